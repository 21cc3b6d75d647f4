//! What a table wants done. The shell around it carries effects out in their order.

use serde::{Deserialize, Serialize};

use crate::member::{Device, MemberId, Tab};
use crate::refusal::Refusal;
use crate::round::Think;
use crate::secret::{Salt, Typed};
use crate::stored::PartName;

/// One open socket, numbered by the shell; never given twice while the table is in memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ConnectionId(pub u32);

/// What a socket remembers while the table sleeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    /// Its number.
    pub connection: ConnectionId,
    /// The device at its other end; `None` where it has no cookie.
    pub device: Option<Device>,
    /// The page at its other end; `None` before `hello`.
    pub tab: Option<Tab>,
}

/// One thing to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Store all of this in one step. It comes before every message that tells of it; when it fails,
    /// the table in memory has to be dropped and every socket closed with [`close::RESTART`].
    Persist(Vec<Write>),
    /// Send one text to each of these sockets. One that fails does not stop the others.
    Send {
        /// The receivers.
        to: Vec<ConnectionId>,
        /// The message.
        text: String,
    },
    /// Send the whole state: `head` by [`crate::wire::with_log`] with the newest
    /// [`crate::limits::LOG_TAIL`] entries, which only the shell has.
    Welcome {
        /// The receiver.
        to: ConnectionId,
        /// The message but for its log.
        head: String,
    },
    /// Wake the table up at that time, in milliseconds since 1970; it replaces an earlier one.
    SetAlarm(u64),
    /// Find the turn of a bot from what everybody sees, and hand it back with
    /// [`crate::table::Input::Thought`]. The table never searches itself.
    Think(Think),
    /// Let the socket remember this while the table sleeps.
    Attach(Attachment),
    /// Hash a password, which takes its time, and hand the hash back with [`crate::table::Input::Hashed`].
    Hash(Hashing),
    /// Draw 256 random bits and hand them back with [`crate::table::Input::Drawn`].
    Draw(Asked),
    /// Answer a call over HTTP, with the member that the caller now is.
    Reply {
        /// Which call.
        call: CallId,
        /// What comes of it.
        answer: Result<MemberId, Refusal>,
    },
    /// Delete everything that is stored, alarm included, and drop the table: it is gone.
    Forget,
    /// Close a socket. The table has forgotten it already.
    Close {
        /// The socket.
        connection: ConnectionId,
        /// One of [`close`].
        code: u16,
        /// The same in a word, for people who debug.
        reason: &'static str,
    },
}

/// A call over HTTP that waits for its answer, numbered by the shell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CallId(pub u32);

/// A password to be hashed by PBKDF2-SHA-256 in [`crate::limits::PASSWORD_ROUNDS`] rounds to 256 bits.
#[derive(Clone, Debug, PartialEq)]
pub struct Hashing {
    /// What it is for.
    pub purpose: Purpose,
    /// The password.
    pub password: Typed,
    /// With this salt; a new one is drawn where there is none.
    pub salt: Option<Salt>,
}

/// What a password is hashed for.
#[derive(Clone, Debug, PartialEq)]
pub enum Purpose {
    /// A member sets it.
    Set(Asked),
    /// Somebody wants to come back with it.
    Recover {
        /// By this call.
        call: CallId,
        /// As this member; `None` where there is none to come back as, which must take as long.
        member: Option<MemberId>,
        /// The device that they have now.
        device: Device,
    },
}

/// A command that can't be answered before the shell has brought something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The socket that it came over.
    pub connection: ConnectionId,
    /// Who sent it.
    pub member: MemberId,
    /// From which page.
    pub tab: Tab,
    /// With which id.
    pub id: u64,
    /// A hash of what it asked for, without anything secret.
    pub content: String,
}

/// Codes with which sockets are closed.
pub mod close {
    /// The table is gone, or was never there.
    pub const NO_TABLE: u16 = 4001;
    /// The same page has opened a newer socket.
    pub const REPLACED: u16 = 4002;
    /// The host has removed the member, or those at the other end may no longer watch.
    pub const SHUT_OUT: u16 = 4003;
    /// The member is on another device now.
    pub const MOVED: u16 = 4004;
    /// The page speaks an older protocol.
    pub const TOO_OLD: u16 = 4005;
    /// The socket fell too far behind.
    pub const TOO_SLOW: u16 = 4008;
    /// More messages came over the socket than anybody's hands can send.
    pub const TOO_FAST: u16 = 4009;
    /// The table starts afresh.
    pub const RESTART: u16 = 1011;
    /// The table has as many sockets as it may.
    pub const FULL: u16 = 1013;
}

/// One write of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    /// Replaces a part of the table.
    Part(PartName, String),
    /// Appends a row to the journal.
    Journal(JournalRow),
    /// Drops what [`crate::limits`] lets go: rows with log entries that are older than the newest
    /// [`crate::limits::LOG_CHANGES`] and have a revision below `before_revision`, and rows without
    /// entries whose number is below `before_plain`.
    Prune {
        /// The first revision of the round that runs, or the present one.
        before_revision: u64,
        /// The number of the first row without entries that is kept.
        before_plain: u64,
    },
}

/// A row of the journal: a command that was answered, with what it changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    /// The number of the row; grows by one.
    pub number: u64,
    /// The revision that the command made; `None` where it changed nothing.
    pub revision: Option<u64>,
    /// The log entries of the change, one a line, each a JSON object; empty where it has none.
    pub entries: String,
    /// The command; `None` for a change that none asked for.
    pub command: Option<Answered>,
}

/// A command with the answer that it got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Who sent it.
    pub member: MemberId,
    /// From which page.
    pub tab: Tab,
    /// With which id.
    pub id: u64,
    /// A hash of what it asked for.
    pub content: String,
    /// The message that answered it.
    pub answer: String,
}
