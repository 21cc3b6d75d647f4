//! Every limit of a table, in one place.

use serde::Deserialize;

/// The protocol that this build speaks; a page that speaks another one is told to reload.
pub const PROTOCOL: u32 = 1;
/// Members of one table.
pub const MEMBERS: usize = 64;
/// Open sockets of one table.
pub const SOCKETS: usize = 100;
/// Bytes of one message from a client.
pub const MESSAGE_BYTES: usize = 4096;
/// Characters of a name, after trimming.
pub const NAME_CHARS: usize = 24;
/// Characters of the string by which a page names itself.
pub const TAB_CHARS: usize = 64;
/// How long a bot waits before its turn, in milliseconds, so that people can follow.
pub const BOT_PAUSE: u64 = 900;

/// The time over which messages of a socket are counted, in milliseconds.
pub const RATE_SPAN: u64 = 10_000;
/// Names on the list of those who may watch.
pub const WATCHERS: usize = 64;
/// Characters of a password, at least and at most.
pub const PASSWORD_CHARS: std::ops::RangeInclusive<usize> = 6..=128;
/// Rounds of PBKDF2 for a password.
pub const PASSWORD_ROUNDS: u32 = 100_000;
/// Wrong tries of a password that close the way back for a member.
pub const PASSWORD_TRIES: usize = 5;
/// Tries are counted over that time, and the way back stays closed for as long, in milliseconds.
pub const PASSWORD_SPAN: u64 = 15 * 60_000;
/// How long a ticket is good for, in milliseconds.
pub const TICKET_LIFE: u64 = 10 * 60_000;
/// Reactions that there are.
pub const REACTIONS: u64 = 6;

/// The limits that tests and benches set otherwise; by default they are the product's. Times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// [`BOT_PAUSE`].
    pub bot_pause: u64,
    /// Messages of one socket in [`RATE_SPAN`]; what is beyond is refused.
    pub messages: usize,
    /// Messages of one socket in [`RATE_SPAN`] with which it is closed.
    pub flood: usize,
    /// How long the last socket of a member may be gone before they are away: a reload is no absence.
    pub away_after: u64,
    /// A socket that pings and was not heard for that long is half open; a round with people looks for them as often.
    pub silence: u64,
    /// How long somebody has to be away before others may do something about it.
    pub away_long: u64,
    /// A member without a seat who is away for that long is dropped.
    pub drop_after: u64,
    /// A table without a connection for that long deletes itself.
    pub life: u64,
    /// Whether the edge counts how often an address opens tables and looks for them.
    pub edge: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bot_pause: BOT_PAUSE,
            messages: 20,
            flood: 60,
            away_after: 10_000,
            silence: 45_000,
            away_long: 120_000,
            drop_after: 24 * 60 * 60_000,
            life: 30 * 24 * 60 * 60_000,
            edge: true,
        }
    }
}
/// The highest id of a command: whole numbers on the wire fit 53 bits.
pub const MAX_ID: u64 = (1 << 53) - 1;
/// Answers kept for each tab, so that a repeat gets the first one.
pub const ANSWERS: usize = 16;
/// Revisions that a socket may be behind what it was sent before it is closed.
pub const UNSEEN_REVISIONS: u64 = 256;
/// Whole turns of a round that can be taken back at a table on the net.
pub const TURNS_KEPT: usize = 32;
/// Log entries that come with the whole state.
pub const LOG_TAIL: usize = 50;
/// Log entries in one page of older ones.
pub const LOG_PAGE: usize = 100;
/// Changes whose log entries are kept; those of a round that runs are kept beyond that.
pub const LOG_CHANGES: usize = 2000;
/// Rows of the journal that have no log entry and are kept for repeats.
pub const PLAIN_ROWS: u64 = 2048;
/// The journal is pruned once in that many rows, so that a turn seldom pays for it.
pub const PRUNE_EVERY: u64 = 256;
