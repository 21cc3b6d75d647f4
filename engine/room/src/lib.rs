//! Tables and rounds as pure state machines: input and time in, effects out.
//!
//! * [`table::Table`] holds the members, seats, house rules and log of a table around a round. Its home
//!   is a Durable Object, whose shell carries the [`effect::Effect`]s out.
//! * [`local::Local`] is a table on one device, whose home is a browser's worker.
//! * [`round::Round`] is one game from deal to result. It knows no device and no network.
//! * [`wire`] has the messages as they are on the wire, [`log`] the entries of the log.
//! * [`declarations`] writes the types of the wire for the client.
//! * [`limits`] has every limit, [`refusal`] every code that is not a game's own.
//!
//! Nothing here does IO, owns a clock or draws a random number, and nothing here names a game: that is
//! what [`rules::game`] is for.

#![forbid(unsafe_code)]

mod args;
pub mod code;
pub mod conduct;
pub mod course;
pub mod declarations;
pub mod effect;
mod history;
pub mod limits;
mod lobby;
pub mod local;
pub mod log;
pub mod member;
pub mod record;
pub mod refusal;
pub mod round;
pub mod secret;
pub mod stored;
pub mod table;
pub mod terms;
pub mod watch;
pub mod wire;
