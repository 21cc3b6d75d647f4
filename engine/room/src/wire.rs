//! The messages between a page and its table, as they are on the wire.

use std::collections::BTreeMap;

use rules::game::{Command as GameCommand, Kind, View};
use rules::house::RuleValue;
use rules::outcome::Outcome;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::args::Args;
use crate::code::TableCode;
use crate::conduct::Conduct;
use crate::course::Course;
use crate::limits;
use crate::log::Sitter;
use crate::member::{GuardLevel, Holder, Level, MemberId, Name, Tab};
use crate::refusal::{BAD_MESSAGE, Refusal, TOO_LARGE, UNKNOWN_COMMAND};
use crate::round::Round;
use crate::terms::{Offer, OnLeave, SeatOffer, Terms};
use crate::watch::WatchState;

/// A message of a client: a command with its id.
#[derive(Clone, Debug, Deserialize)]
pub struct Request {
    /// Grows by one with each command of a page.
    pub id: u64,
    /// The name of the command.
    #[serde(rename = "do")]
    pub name: String,
    /// The turn that the page saw; `play` has one.
    pub turn: Option<u64>,
    /// What the command asks for.
    #[serde(default)]
    pub args: Value,
}

/// A command, read and checked for its shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Joins, or comes back, or looks.
    Hello(Hello),
    /// Takes a seat, or the first free one.
    Sit(Option<Seat>),
    /// Gives a seat up, or all.
    Stand(Option<Seat>),
    /// Puts a bot on a seat.
    SeatBot {
        /// Which.
        seat: Seat,
        /// How it plays.
        level: String,
    },
    /// Frees a seat.
    Unseat(Seat),
    /// Chooses how much the guard of the sender's seats helps in the next round.
    SetGuard {
        /// Of which seat; of all that they have where none is named.
        seat: Option<Seat>,
        /// From 0, which is off.
        level: u64,
    },
    /// Sets a house rule of the next round.
    SetRule {
        /// Which.
        rule: String,
        /// To what.
        value: RuleValue,
    },
    /// Starts a round.
    Start,
    /// A command of the game's.
    Play {
        /// The turn that its sender saw.
        turn: u64,
        /// The game's command.
        args: Value,
    },
    /// What concerns people, and not the game.
    Conduct(Conduct),
    /// Something about the course of a round.
    Course(Course),
    /// The page has taken in everything up to this revision.
    Seen(u64),
}

/// `hello`: who is there.
#[derive(Clone, Debug, PartialEq)]
pub struct Hello {
    /// How the page names itself.
    pub tab: Tab,
    /// The protocol that it speaks.
    pub protocol: u32,
    /// A name to join under.
    pub name: Option<String>,
}

impl Request {
    /// Reads a message as it came. Refuses with `too_large` or `bad_message`.
    pub(crate) fn parse(text: &str) -> Result<Self, Refusal> {
        if text.len() > limits::MESSAGE_BYTES {
            return Err(TOO_LARGE.with("most", limits::MESSAGE_BYTES));
        }
        let request = serde_json::from_str::<Self>(text).ok().filter(|request| request.id <= limits::MAX_ID);
        request.ok_or_else(|| BAD_MESSAGE.into())
    }

    /// Reads the command. Refuses with `unknown_command` or `bad_message`.
    pub fn command(&self) -> Result<Command, Refusal> {
        let args = Args(self);
        Ok(match self.name.as_str() {
            "hello" => Command::Hello(Hello {
                tab: Tab::try_from(args.text("tab")?.to_owned()).map_err(|_| args.bad())?,
                protocol: u32::try_from(args.number("protocol")?).map_err(|_| args.bad())?,
                name: args.maybe("name", Value::as_str)?.map(str::to_owned),
            }),
            "sit" => Command::Sit(args.maybe_seat()?),
            "stand" => Command::Stand(args.maybe_seat()?),
            "seat_bot" => Command::SeatBot { level: args.text("level")?.to_owned(), seat: args.seat()? },
            "unseat" => Command::Unseat(args.seat()?),
            "set_guard" => Command::SetGuard { level: args.number("level")?, seat: args.maybe_seat()? },
            "set_rule" => {
                let value =
                    args.maybe("value", |value| RuleValue::deserialize(value).ok())?.ok_or_else(|| args.bad())?;
                Command::SetRule { rule: args.text("rule")?.to_owned(), value }
            }
            "start" => Command::Start,
            "play" => {
                let turn = self.turn.ok_or_else(|| BAD_MESSAGE.with("missing", "turn"))?;
                Command::Play { turn, args: self.args.clone() }
            }
            "seen" => Command::Seen(args.number("revision")?),
            name => match (Conduct::read(self)?, Course::read(self)?) {
                (Some(conduct), _) => Command::Conduct(conduct),
                (None, Some(course)) => Command::Course(course),
                (None, None) => return Err(UNKNOWN_COMMAND.with("command", name.chars().take(32).collect::<String>())),
            },
        })
    }

    pub(crate) fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, Refusal> {
        // Missing arguments are read as none at all, which is enough for commands that need none.
        static NOTHING: std::sync::LazyLock<Value> = std::sync::LazyLock::new(|| Value::Object(Default::default()));
        let args = if self.args.is_null() { &*NOTHING } else { &self.args };
        T::deserialize(args).map_err(|_| BAD_MESSAGE.with("command", self.name.as_str()))
    }
}

/// A message of the table.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Message<'a> {
    /// The whole state. The newest log entries follow as `log`.
    Table {
        /// The number of the last change.
        #[ts(type = "number")]
        revision: u64,
        /// Who the receiver is here.
        you: You,
        /// All but the round.
        #[ts(type = "TableState")]
        table: &'a RawValue,
        /// The round; null before the first one.
        #[ts(type = "RoundState | null")]
        view: Option<&'a RawValue>,
    },
    /// What changed.
    Events {
        /// The number of the change.
        #[ts(type = "number")]
        revision: u64,
        /// What happened, in its order.
        #[ts(type = "Array<Entry>")]
        events: &'a RawValue,
        /// The round as it is now; null before the first one.
        #[ts(type = "RoundState | null")]
        view: Option<&'a RawValue>,
        /// All but the round, where something of it changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(type = "TableState", optional)]
        table: Option<&'a RawValue>,
    },
    /// The command was carried out.
    Ok {
        /// The command.
        #[ts(type = "number")]
        id: u64,
        /// The number of the last change.
        #[ts(type = "number")]
        revision: u64,
        /// What `make_ticket` asked for; told once, and kept nowhere.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ticket: Option<String>,
    },
    /// A member shows how they feel, for a moment.
    Reaction {
        /// Who.
        member: MemberId,
        /// One of the six.
        with: u8,
    },
    /// The command was refused, and nothing changed.
    No {
        /// The command; null where the message could not be read.
        #[ts(type = "number | null")]
        id: Option<u64>,
        /// Why.
        #[serde(flatten)]
        refusal: &'a Refusal,
    },
}

/// Who the receiver of a message is at the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct You {
    /// Null for a nameless spectator.
    pub member: Option<MemberId>,
    /// The seats that they hold.
    pub seats: Vec<Seat>,
    /// Whether they are the host.
    pub host: bool,
    /// Whether they can come back from another device by a password.
    pub password: bool,
    /// Whether they may see the round and the log; without that they are told neither.
    pub sees: bool,
}

/// All of a table but its round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableState {
    /// The table's name; null where it is on one device.
    #[ts(type = "string | null")]
    pub code: Option<TableCode>,
    /// What is played here.
    pub game: Kind,
    /// Whether a round runs.
    pub phase: Phase,
    /// The member who chooses; null where the last one has left, until somebody joins.
    pub host: Option<MemberId>,
    /// Who may watch.
    #[serde(flatten)]
    pub watch: WatchState,
    /// Everybody who has joined, in the order in which they came.
    pub members: Vec<MemberState>,
    /// The seats of the next round, or of the one that runs.
    pub seats: Vec<Option<SeatState>>,
    /// The house rules of the next round, or those that come into force in the one that runs.
    #[ts(type = "Record<string, boolean | string>")]
    pub rules: BTreeMap<&'static str, RuleValue>,
    /// What holds besides.
    #[serde(flatten)]
    pub terms: TermsState,
}

/// What holds at a table besides its house rules, and what its players are being asked.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TermsState {
    /// Whether nobody may change the house rules.
    pub locked: bool,
    /// What becomes of the seats of somebody who leaves.
    pub on_leave: OnLeave,
    /// Whether that may be that they are passed over.
    pub may_pass: bool,
    /// The offer that stands.
    pub offer: Option<Offer>,
    /// Bots' seats that are offered to those who wait.
    pub seat_offers: Vec<SeatOffer>,
}

impl TermsState {
    pub(crate) fn of(game: Kind, terms: &Terms) -> Self {
        Self {
            locked: terms.locked,
            on_leave: terms.on_leave,
            may_pass: game.may_pass(),
            offer: terms.offer.as_ref().map(|(_, offer)| offer.clone()),
            seat_offers: terms.seat_offers.clone(),
        }
    }
}

/// Whether a round runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// None has been started yet.
    Lobby,
    /// One runs.
    Playing,
    /// The last one has ended.
    Over,
}

impl Phase {
    /// The phase of a table with this round.
    pub fn of(round: Option<&Round>) -> Self {
        match round {
            None => Self::Lobby,
            Some(round) if round.outcome().is_none() => Self::Playing,
            Some(_) => Self::Over,
        }
    }
}

/// A member, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MemberState {
    /// Their number.
    pub id: MemberId,
    /// What they typed.
    pub name: Name,
    /// Whether they want to be dealt in at the next round.
    pub waiting: bool,
    /// When they were last heard of, in milliseconds since 1970; null while they are here.
    #[ts(type = "number | null")]
    pub away: Option<u64>,
}

/// A seat that is taken.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum SeatState {
    /// By a person.
    Member {
        /// Who it is.
        member: MemberId,
        /// How much the guard of this seat helps.
        guard: GuardLevel,
    },
    /// By a bot.
    Bot {
        /// How it plays.
        bot: Level,
    },
}

impl From<&Holder> for SeatState {
    fn from(holder: &Holder) -> Self {
        match holder {
            Holder::Person { member, guard } => Self::Member { member: *member, guard: *guard },
            Holder::Bot(level) => Self::Bot { bot: level.clone() },
        }
    }
}

/// A round as a viewer may see it; `legal` is added for each viewer.
#[derive(Debug, Serialize, TS)]
pub struct RoundState<'a> {
    /// The game, and what only it has.
    #[serde(flatten)]
    pub game: &'a View,
    /// Its number at this table, from 1.
    pub round: u32,
    /// Grows with each change of the position or of the rules in force.
    #[ts(type = "number")]
    pub turn: u64,
    /// The seat whose command is awaited; null once it is over.
    pub to_move: Option<Seat>,
    /// How it ended; null while it runs.
    pub result: Option<&'a Outcome>,
    /// Who sits where.
    pub seats: &'a [Sitter],
    /// The commands of this viewer, each ready to be sent.
    pub legal: &'a [GameCommand],
}

/// The round as viewers see it, as JSON: without legal commands, and with those of `seat` if it is one.
/// All but these is written once, for both.
pub fn round_texts(round: &Round, seat: Option<Seat>) -> (Box<RawValue>, Option<Box<RawValue>>) {
    let view = round.view();
    let state = RoundState {
        game: &view,
        round: round.number(),
        turn: round.turn(),
        to_move: round.to_move(),
        result: round.outcome(),
        seats: round.seats(),
        legal: &[],
    };
    let plain = raw(&state);
    let with_legal = seat.and_then(|seat| {
        // `legal` is the last field.
        let head = plain.get().strip_suffix("[]}")?;
        let legal = raw(&view.legal(seat));
        RawValue::from_string(format!("{head}{}}}", legal.get())).ok()
    });
    (plain, with_legal)
}

/// A list of what is JSON already.
pub fn raw_list(items: &[Box<RawValue>]) -> Box<RawValue> {
    raw(&items)
}

/// `value` as JSON. The types of this module always are: they have string keys, and no number that JSON lacks.
pub fn raw<T: Serialize>(value: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_default()
}

/// The message as its text.
pub fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// [`Message::Table`] but for its log, which [`with_log`] adds: an object that lacks its closing brace.
pub fn without_log(message: &Message<'_>) -> String {
    let mut head = text(message);
    head.pop();
    head
}

/// The message that begins with `head`, with the entries of `log`, which is a JSON list.
pub fn with_log(head: &str, log: &str) -> String {
    format!("{head},\"log\":{log}}}")
}

/// What anyone may know of a table without being at it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableInfo {
    /// The table's name.
    #[ts(type = "string")]
    pub code: TableCode,
    /// What is played there.
    pub game: Kind,
    /// Whether a round runs.
    pub phase: Phase,
    /// Who sits there.
    pub players: Vec<PlayerInfo>,
    /// Who may watch.
    #[ts(type = "\"everyone\" | \"named\" | \"nobody\"")]
    pub watch: &'static str,
    /// The number of the last change.
    #[ts(type = "number")]
    pub revision: u64,
}

/// A player of [`TableInfo`].
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayerInfo {
    /// Their seat.
    pub seat: Seat,
    /// What they typed, if it is a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<Name>,
    /// How it plays, if it is a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<Level>,
}
