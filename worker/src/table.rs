//! One table: a Durable Object with SQLite storage whose sockets hibernate between turns.

use worker::{
    DurableObject, Env, Error, Request, Response, Result, State, WebSocket, WebSocketIncomingMessage,
    WebSocketPair, durable_object, worker_sys::WebSocketRequestResponsePair,
};

/// The ready state of a socket that can still be written to.
const OPEN: u16 = 1;

// The bare attribute: `#[durable_object(websocket)]` would leave out alarms.
/// A table.
#[durable_object]
pub struct Table {
    state: State,
}

impl DurableObject for Table {
    fn new(state: State, _env: Env) -> Self {
        // Answered by the runtime, without waking the room.
        if let Ok(pair) = WebSocketRequestResponsePair::new("ping", "pong") {
            state.set_websocket_auto_response(&pair);
        }
        Self { state }
    }

    async fn fetch(&self, _req: Request) -> Result<Response> {
        self.sql("CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, body TEXT NOT NULL)", vec![])?;
        let pair = WebSocketPair::new()?;
        self.state.accept_web_socket(&pair.server);
        Response::from_websocket(pair.client)
    }

    async fn alarm(&self) -> Result<Response> {
        Response::empty()
    }

    async fn websocket_message(&self, _ws: WebSocket, message: WebSocketIncomingMessage) -> Result<()> {
        let WebSocketIncomingMessage::String(body) = message else { return Ok(()) };
        self.sql("INSERT INTO message (body) VALUES (?)", vec![body.as_str().into()])?;
        for socket in self.state.get_websockets() {
            // A closing socket is still listed, and a failed one must not silence those after it.
            if socket.as_ref().ready_state() == OPEN && socket.send_with_str(&body).is_err() {
                worker::console_warn!("a socket did not take a message");
            }
        }
        Ok(())
    }

    async fn websocket_close(&self, ws: WebSocket, code: usize, reason: String, _was_clean: bool) -> Result<()> {
        // These three are made by the runtime and may not be sent; any other close is answered, or the client waits.
        let code = u16::try_from(code).ok().filter(|code| ![1005, 1006, 1015].contains(code));
        if let Some(code) = code {
            let _ = ws.close(Some(code), Some(reason));
        }
        Ok(())
    }

    async fn websocket_error(&self, _ws: WebSocket, _error: Error) -> Result<()> {
        Ok(())
    }
}

impl Table {
    fn sql(&self, query: &str, values: Vec<worker::SqlStorageValue>) -> Result<()> {
        self.state.storage().sql().exec(query, values).map(|_| ())
    }
}
