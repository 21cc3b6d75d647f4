//! The Durable Object that is a table: the shell around [`room::table::Table`].
//!
//! Each handler loads the table if memory is empty, lets it handle what came in, and carries the effects
//! out, all in one go: nothing is awaited in between, so no other event can come between a change, its
//! storage and its messages. Sockets hibernate: between events nothing is kept only in memory.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use js_sys::JsString;
use room::effect::{Attachment, CallId, ConnectionId, Effect, Hashing, close};
use room::limits::{self, Limits};
use room::member::{Device, MemberId};
use room::record;
use room::refusal::{BAD_MESSAGE, Code, Refusal, TABLE_FULL};
use room::stored::Unreadable;
use room::table::{Input, Table as Room};
use room::wire::{self, Message};
use wasm_bindgen::prelude::*;
use worker::worker_sys::WebSocketRequestResponsePair;
use worker::{
    DurableObject, Env, Error, Method, Request, Response, Result, State, WebSocket, WebSocketIncomingMessage,
    WebSocketPair, durable_object,
};

use crate::answer::{BAD_FORMAT, NO_SUCH_TABLE, NO_UPGRADE, NOT_FOUND, UNREADABLE, json, refusal};
use crate::device;
use crate::limit::limits_in;
use crate::open::Opening;
use crate::passwords::hash;
use crate::storage::TableStorage;
use crate::typed_code;
use crate::ways_back::Wanted;

#[wasm_bindgen]
extern "C" {
    // `worker` takes a Rust string, which it turns into a new one of JavaScript's for each of a hundred sockets.
    type TextSocket;

    #[wasm_bindgen(method, catch)]
    fn send(this: &TextSocket, text: &JsString) -> std::result::Result<(), JsValue>;

    // `worker` does not bind it.
    type PingedState;

    #[wasm_bindgen(method, catch, js_name = getWebSocketAutoResponseTimestamp)]
    fn answered_ping(this: &PingedState, socket: &JsValue) -> std::result::Result<Option<js_sys::Date>, JsValue>;
}

/// The ready state of a socket that can still be written to.
const OPEN: u16 = 1;

/// A table.
// The bare attribute: `#[durable_object(websocket)]` would leave out alarms.
#[durable_object]
pub struct Table {
    state: State,
    storage: TableStorage,
    limits: Limits,
    awake: RefCell<Option<Awake>>,
    /// Answers to calls over HTTP that have come, and whose callers have not taken them yet.
    replies: RefCell<BTreeMap<CallId, std::result::Result<MemberId, Refusal>>>,
    calls: Cell<u32>,
}

/// What is in memory while the table is awake.
struct Awake {
    room: Room,
    sockets: BTreeMap<ConnectionId, WebSocket>,
    /// The number of each of `sockets`: its attachment has it too, but takes longer to read.
    numbers: js_sys::Map,
    next: u32,
}

/// Why a table is not there.
enum Absent {
    Missing,
    Unreadable,
}

impl DurableObject for Table {
    fn new(state: State, env: Env) -> Self {
        // Answered by the runtime, without waking the table.
        if let Ok(pair) = WebSocketRequestResponsePair::new("ping", "pong") {
            state.set_websocket_auto_response(&pair);
        }
        let storage = TableStorage::new(state.storage());
        Self {
            state,
            storage,
            limits: limits_in(&env),
            awake: RefCell::new(None),
            replies: RefCell::new(BTreeMap::new()),
            calls: Cell::new(0),
        }
    }

    async fn fetch(&self, mut req: Request) -> Result<Response> {
        let path = req.path();
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        match (req.method(), parts.as_slice()) {
            (Method::Post, ["open"]) => {
                let opening: Opening = req.json().await?;
                self.open(opening)
            }
            (Method::Get, ["api", "tables", _]) => match self.wake()? {
                Ok(()) => self.with_room(|room| json(200, &room.info())),
                Err(absent) => absent.answer(),
            },
            (Method::Get, ["api", "tables", typed, what @ ("log" | "record")]) => match self.wake()? {
                Ok(()) => match self.may_read(&req, typed)? {
                    Err(refused) => refusal(403, &refused),
                    Ok(()) if *what == "log" => self.log(&req),
                    Ok(()) => self.record(&req),
                },
                Err(absent) => absent.answer(),
            },
            (Method::Post, ["recover" | "claim"]) => {
                let wanted: Wanted = req.json().await?;
                match self.wake()? {
                    Ok(()) => self.come_back(wanted).await,
                    Err(absent) => absent.answer(),
                }
            }
            (Method::Get, ["api", "tables", typed, "socket"]) => self.socket(&req, typed),
            _ => refusal(404, &NOT_FOUND.into()),
        }
    }

    async fn alarm(&self) -> Result<Response> {
        if self.wake()?.is_ok() {
            self.tell_who_is_heard();
            self.run(Input::Alarm).await?;
        }
        Response::empty()
    }

    async fn websocket_message(&self, socket: WebSocket, message: WebSocketIncomingMessage) -> Result<()> {
        let WebSocketIncomingMessage::String(text) = message else {
            let text = wire::text(&Message::No { id: None, refusal: &BAD_MESSAGE.into() });
            send(&socket, &text.into());
            return Ok(());
        };
        if self.wake()?.is_err() {
            hang_up(&socket, close::NO_TABLE, NO_SUCH_TABLE);
            return Ok(());
        }
        let Some(connection) = self.with_awake(|awake| awake.number_of(&socket)) else { return Ok(()) };
        self.recall(connection)?;
        if Room::asks_who_is_here(&text) {
            self.tell_who_is_heard();
        }
        self.run(Input::Message { connection, text: &text }).await
    }

    async fn websocket_close(&self, socket: WebSocket, code: usize, reason: String, _was_clean: bool) -> Result<()> {
        // These three are made by the runtime and may not be sent; any other close is answered, or the client waits.
        if let Some(code) = u16::try_from(code).ok().filter(|code| ![1005, 1006, 1015].contains(code)) {
            let _ = socket.close(Some(code), Some(reason));
        }
        self.gone(&socket)
    }

    async fn websocket_error(&self, socket: WebSocket, _error: Error) -> Result<()> {
        self.gone(&socket)
    }
}

impl Table {
    /// Opens a table here, unless there is one.
    fn open(&self, opening: Opening) -> Result<Response> {
        if self.storage.is_used()? {
            return refusal(409, &Code::new("code_taken").into());
        }
        let device = Device::of(opening.code, &opening.token);
        let (room, effects) = Room::open(opening.code, opening.game, device, opening.name, now());
        for effect in effects {
            match effect {
                Effect::Persist(writes) => self.storage.persist(&writes, true)?,
                Effect::SetAlarm(at) => self.set_alarm(at)?,
                // There is nobody yet who could be told anything.
                _ => {}
            }
        }
        *self.awake.borrow_mut() = Some(Awake::new(room.under(self.limits), BTreeMap::new()));
        json(201, &serde_json::json!({}))
    }

    fn log(&self, req: &Request) -> Result<Response> {
        let url = req.url()?;
        let before = url.query_pairs().find(|(key, _)| key == "before").map(|(_, value)| value.parse::<u64>());
        match before.transpose() {
            Ok(before) => {
                let log = self.storage.log(before, limits::LOG_PAGE)?;
                let log: serde_json::Value = serde_json::from_str(&log)?;
                json(200, &serde_json::json!({ "log": log }))
            }
            Err(_) => refusal(400, &BAD_MESSAGE.with("before", "a number")),
        }
    }

    /// Whether the device of the request may read what happened here.
    fn may_read(&self, req: &Request, typed: &str) -> Result<std::result::Result<(), Refusal>> {
        let token = device::token(req.headers())?;
        let device = typed_code(typed).zip(token).map(|(code, token)| Device::of(code, &token));
        self.with_room(|room| Ok(room.may_read(device.as_ref())))
    }

    fn record(&self, req: &Request) -> Result<Response> {
        if req.url()?.query_pairs().any(|(key, value)| key == "format" && value != "json") {
            return refusal(400, &BAD_FORMAT.into());
        }
        let entries = self.storage.entries()?;
        let info = self.with_room(|room| Ok(room.info()))?;
        json(200, &record::record(info.code, info.game, entries.iter().flat_map(|entries| entries.lines())))
    }

    /// Somebody wants to be a member again on another device. The hash of a password is awaited here, with nothing
    /// borrowed: the try was counted and stored before.
    async fn come_back(&self, wanted: Wanted) -> Result<Response> {
        let call = CallId(self.calls.get());
        self.calls.set(call.0.wrapping_add(1));
        self.run(wanted.input(call)).await?;
        let reply = self.replies.borrow_mut().remove(&call);
        match reply {
            Some(Ok(member)) => json(200, &serde_json::json!({ "member": member })),
            Some(Err(refused)) => refusal(Wanted::status(refused.code), &refused),
            None => Err(Error::RustError("the call was not answered".into())),
        }
    }

    /// Tells the table when pings of its sockets were last answered: the runtime does that while the table sleeps.
    fn tell_who_is_heard(&self) {
        let state: &PingedState = self.state.as_raw().unchecked_ref();
        let heard: Vec<_> = self.with_awake(|awake| {
            let answered = |(connection, socket): (&ConnectionId, &WebSocket)| {
                let at = state.answered_ping(socket.as_ref()).ok()??;
                Some((*connection, at.get_time() as u64))
            };
            awake.sockets.iter().filter_map(answered).collect()
        });
        self.handle(Input::Heard(&heard));
    }

    fn set_alarm(&self, at: u64) -> Result<()> {
        // Like a write it takes its place in order at once; there is nothing to wait for.
        let at = js_sys::Date::new(&JsValue::from(at as f64));
        let _ = self.state.storage().as_raw().set_alarm(at, js_sys::Object::new())?;
        Ok(())
    }

    /// Accepts a socket. A page can't read why a handshake failed, so a refusal is told inside of it.
    fn socket(&self, req: &Request, typed: &str) -> Result<Response> {
        if !is_upgrade(req)? {
            return refusal(426, &NO_UPGRADE.into());
        }
        match (self.wake()?, typed_code(typed)) {
            (Ok(()), _) if self.with_awake(|awake| awake.room.is_full()) => refused_socket(close::FULL, TABLE_FULL),
            (Ok(()), Some(code)) => {
                let pair = WebSocketPair::new()?;
                self.state.accept_web_socket(&pair.server);
                let device = device::token(req.headers())?.map(|token| Device::of(code, &token));
                let connection = self.with_awake(|awake| awake.accept(pair.server));
                self.handle(Input::Connected { connection, device });
                Response::from_websocket(pair.client)
            }
            (Err(Absent::Unreadable), _) => refused_socket(close::RESTART, UNREADABLE),
            _ => refused_socket(close::NO_TABLE, NO_SUCH_TABLE),
        }
    }

    /// Loads the table if memory is empty. A wake-up is no start: the sockets that stayed open are taken
    /// up again, and nobody is told anything.
    fn wake(&self) -> Result<std::result::Result<(), Absent>> {
        if self.awake.borrow().is_some() {
            return Ok(Ok(()));
        }
        let mut sockets = BTreeMap::new();
        let mut attachments = Vec::new();
        for socket in self.state.get_websockets() {
            if socket.as_ref().ready_state() == OPEN
                && let Ok(Some(attachment)) = socket.deserialize_attachment::<Attachment>()
            {
                sockets.insert(attachment.connection, socket);
                attachments.push(attachment);
            }
        }
        match Room::restore(&self.storage.load()?, attachments) {
            Ok(room) => {
                *self.awake.borrow_mut() = Some(Awake::new(room.under(self.limits), sockets));
                Ok(Ok(()))
            }
            Err(Unreadable::Missing) => Ok(Err(Absent::Missing)),
            Err(unreadable) => {
                worker::console_error!("a table can't be read: {unreadable:?}");
                Ok(Err(Absent::Unreadable))
            }
        }
    }

    /// Hands the table the stored answers of a page that it has not heard of since it woke up.
    fn recall(&self, connection: ConnectionId) -> Result<()> {
        if let Some((member, tab)) = self.with_awake(|awake| awake.room.lacks_answers(connection)) {
            let given = self.storage.answers(member, &tab)?;
            self.with_awake(|awake| awake.room.load_answers((member, tab), given));
        }
        Ok(())
    }

    fn gone(&self, socket: &WebSocket) -> Result<()> {
        if self.wake()?.is_ok()
            && let Some(connection) = self.with_awake(|awake| awake.number_of(socket))
        {
            self.handle(Input::Closed { connection });
            self.with_awake(|awake| awake.remove(connection));
        }
        Ok(())
    }

    /// Handles what came in, and then the hashes that were asked for: they take their time, in which other things
    /// may come in.
    async fn run(&self, input: Input<'_>) -> Result<()> {
        let mut hashings = self.handle(input);
        while let Some(hashing) = hashings.pop() {
            let (salt, hash) = hash(&hashing).await?;
            if self.wake()?.is_ok() {
                hashings.extend(self.handle(Input::Hashed { purpose: hashing.purpose, salt, hash }));
            }
        }
        Ok(())
    }

    /// Handles what came in, all in one go. What takes its time is returned.
    fn handle(&self, input: Input<'_>) -> Vec<Hashing> {
        let effects = self.with_awake(|awake| awake.room.handle(input, now()));
        let mut hashings = Vec::new();
        for effect in effects {
            match effect {
                Effect::Hash(hashing) => hashings.push(hashing),
                effect => match self.carry_out(effect) {
                    Ok(more) => hashings.extend(more),
                    Err(error) => {
                        worker::console_error!("a change could not be stored: {error}");
                        self.restart();
                        return Vec::new();
                    }
                },
            }
        }
        hashings
    }

    /// Only a failed write is an error; a socket that fails does not stop the others.
    fn carry_out(&self, effect: Effect) -> Result<Vec<Hashing>> {
        match effect {
            Effect::Persist(writes) => self.storage.persist(&writes, false)?,
            Effect::Send { to, text } => self.with_awake(|awake| {
                let text = JsString::from(text);
                for socket in to.iter().filter_map(|connection| awake.sockets.get(connection)) {
                    send(socket, &text);
                }
            }),
            Effect::Welcome { to, head } => {
                let log = self.storage.log(None, limits::LOG_TAIL)?;
                let text = wire::with_log(&head, &log);
                self.with_awake(|awake| awake.sockets.get(&to).map(|socket| send(socket, &text.into())));
            }
            Effect::SetAlarm(at) => self.set_alarm(at)?,
            Effect::Think(think) => {
                let command = self.with_awake(|awake| {
                    let view = awake.room.round()?.view();
                    view.bot(think.seat, think.level.as_str(), &mut random_below)
                });
                return Ok(self.handle(Input::Thought { think, command }));
            }
            Effect::Draw(asked) => {
                let mut entropy = [0; 32];
                getrandom::fill(&mut entropy).map_err(|error| Error::RustError(error.to_string()))?;
                return Ok(self.handle(Input::Drawn { asked, entropy }));
            }
            Effect::Reply { call, answer } => {
                self.replies.borrow_mut().insert(call, answer);
            }
            Effect::Forget => {
                // Both take their place in order, as writes do.
                let storage = self.state.storage();
                let _ = storage.as_raw().delete_alarm(js_sys::Object::new())?;
                let _ = storage.as_raw().delete_all()?;
                self.awake.take();
            }
            // It takes its time: `run` sees to it.
            Effect::Hash(hashing) => return Ok(vec![hashing]),
            Effect::Attach(attachment) => self.with_awake(|awake| {
                if let Some(socket) = awake.sockets.get(&attachment.connection)
                    && socket.serialize_attachment(&attachment).is_err()
                {
                    worker::console_warn!("a socket will not be known after the table has slept");
                }
            }),
            Effect::Close { connection, code, reason } => self.with_awake(|awake| {
                if let Some(socket) = awake.remove(connection) {
                    let _ = socket.close(Some(code), Some(reason));
                }
            }),
        }
        Ok(Vec::new())
    }

    /// Memory must not run ahead of the disk: the table is forgotten, and the pages come back to what is stored.
    fn restart(&self) {
        if let Some(awake) = self.awake.take() {
            for socket in awake.sockets.values() {
                let _ = socket.close(Some(close::RESTART), Some("restart"));
            }
        }
    }

    fn with_room<T>(&self, run: impl FnOnce(&Room) -> Result<T>) -> Result<T> {
        match self.awake.borrow().as_ref() {
            Some(awake) => run(&awake.room),
            None => Err(Error::RustError("the table sleeps".into())),
        }
    }

    /// Only called after [`Self::wake`]; where the table was dropped meanwhile, there is nothing to do.
    fn with_awake<T: Default>(&self, run: impl FnOnce(&mut Awake) -> T) -> T {
        self.awake.borrow_mut().as_mut().map_or_else(T::default, run)
    }
}

impl Awake {
    fn new(room: Room, sockets: BTreeMap<ConnectionId, WebSocket>) -> Self {
        let numbers = js_sys::Map::new();
        for (connection, socket) in &sockets {
            numbers.set(socket.as_ref(), &connection.0.into());
        }
        let next = sockets.keys().next_back().map_or(0, |last| last.0 + 1);
        Self { room, sockets, numbers, next }
    }

    fn accept(&mut self, socket: WebSocket) -> ConnectionId {
        let connection = ConnectionId(self.next);
        self.next += 1;
        self.numbers.set(socket.as_ref(), &connection.0.into());
        self.sockets.insert(connection, socket);
        connection
    }

    fn remove(&mut self, connection: ConnectionId) -> Option<WebSocket> {
        let socket = self.sockets.remove(&connection)?;
        self.numbers.delete(socket.as_ref());
        Some(socket)
    }

    fn number_of(&self, socket: &WebSocket) -> Option<ConnectionId> {
        // Socket numbers are small whole numbers, which fit a float.
        let number = self.numbers.get(socket.as_ref()).as_f64().map(|number| ConnectionId(number as u32));
        number.or_else(|| Some(socket.deserialize_attachment::<Attachment>().ok()??.connection))
    }
}

impl Absent {
    fn answer(self) -> Result<Response> {
        match self {
            Self::Missing => refusal(404, &NO_SUCH_TABLE.into()),
            Self::Unreadable => refusal(503, &UNREADABLE.into()),
        }
    }
}

/// Whether a WebSocket is asked for.
pub fn is_upgrade(req: &Request) -> Result<bool> {
    Ok(req.headers().get("Upgrade")?.is_some_and(|upgrade| upgrade.eq_ignore_ascii_case("websocket")))
}

/// A socket that says why it is closed.
pub fn refused_socket(close: u16, code: Code) -> Result<Response> {
    let pair = WebSocketPair::new()?;
    pair.server.accept()?;
    hang_up(&pair.server, close, code);
    Response::from_websocket(pair.client)
}

fn now() -> u64 {
    // Whole milliseconds, which fit a float for some hundred thousand years.
    js_sys::Date::now() as u64
}

/// A whole number below `below`, each as likely as any other but for one part in 2³² / `below`.
fn random_below(below: u32) -> u32 {
    // Without entropy a bot still plays, only always the same.
    let drawn = getrandom::u32().unwrap_or_default();
    ((u64::from(drawn) * u64::from(below)) >> 32) as u32
}

fn send(socket: &WebSocket, text: &JsString) {
    let raw: &TextSocket = AsRef::<JsValue>::as_ref(socket.as_ref()).unchecked_ref();
    // A closing socket is still listed, and writing to it throws.
    if socket.as_ref().ready_state() == OPEN && raw.send(text).is_err() {
        worker::console_warn!("a socket did not take a message");
    }
}

fn hang_up(socket: &WebSocket, close: u16, code: Code) {
    send(socket, &wire::text(&Message::No { id: None, refusal: &code.into() }).into());
    let _ = socket.close(Some(close), Some(code.as_str()));
}
