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

/// The limits that tests and benches set otherwise; by default they are the product's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// [`BOT_PAUSE`].
    pub bot_pause: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { bot_pause: BOT_PAUSE }
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
