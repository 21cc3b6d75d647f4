//! The log: the public, ordered list of all that happened at a table. Clients word it.

use std::collections::BTreeMap;

use rules::game::{Event, Kind};
use rules::house::RuleValue;
use rules::outcome::Outcome;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::member::{GuardLevel, Level, MemberId, Name};
use crate::terms::{OnLeave, Proposal};
use crate::watch::{Watch, WatchState};

/// One entry of the log. Several may have the same revision.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Entry {
    /// The revision that it belongs to.
    #[ts(type = "number")]
    pub revision: u64,
    /// When, in milliseconds since 1970, UTC.
    #[ts(type = "number")]
    pub at: u64,
    /// Who did it.
    pub actor: Actor,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
    /// It is told to the pages that are open, and does not stand in the log.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub transient: bool,
}

impl Entry {
    /// `what` happened at `at`, as a part of the change `revision`.
    pub(crate) fn new(revision: u64, at: u64, actor: Actor, what: What) -> Self {
        let transient = matches!(&what, What::Game(event) if !event.is_logged());
        Self { revision, at, actor, what, transient }
    }
}

/// Who did something. All is left out where the table did it by itself. The name stands here too, since
/// an entry outlives the member.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct Actor {
    /// The member.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub member: Option<MemberId>,
    /// Their name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<Name>,
    /// The level of the bot that did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<Level>,
    /// The seat for which they did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum What {
    /// At the table.
    Table(TableEvent),
    /// In the game.
    Game(Event),
}

/// What happens at a table around its rounds.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
pub enum TableEvent {
    /// The table was opened.
    Opened {
        /// For this game.
        game: Kind,
    },
    /// The actor joined.
    Joined {},
    /// The actor took a seat.
    Sat {
        /// This one.
        seat: Seat,
    },
    /// The actor gave a seat up.
    Stood {
        /// This one.
        seat: Seat,
    },
    /// The host put a bot on a seat, or gave the one there another level.
    BotSeated {
        /// Which seat.
        seat: Seat,
        /// How it plays.
        level: Level,
    },
    /// The host freed a seat.
    Unseated {
        /// Which.
        seat: Seat,
        /// Who had it.
        sitter: Sitter,
    },
    /// The actor chose how much the guard of a seat of theirs helps.
    GuardSet {
        /// Which seat.
        seat: Seat,
        /// From now on.
        level: GuardLevel,
    },
    /// The actor wants to be dealt in at the next round.
    Waits {},
    /// The actor no longer wants to.
    WaitsNoLonger {},
    /// The host changed a house rule of the next round.
    RuleChanged {
        /// Which.
        rule: String,
        /// What it was.
        old: RuleValue,
        /// What it is.
        new: RuleValue,
    },
    /// The actor has left for good.
    Left {
        /// The seats that they had in the round.
        seats: Vec<Seat>,
        /// What becomes of these.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<OnLeave>,
    },
    /// The host removed a member.
    Removed {
        /// Whom.
        member: MemberId,
        /// Their name.
        name: Name,
        /// The seats that they had in the round.
        seats: Vec<Seat>,
        /// What becomes of these.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<OnLeave>,
    },
    /// Somebody is the host now.
    HostIs {
        /// Who.
        member: MemberId,
        /// Their name.
        name: Name,
    },
    /// The rules of the table, as they are now, came into force in the round that runs.
    RulesInForce {
        /// All of them.
        #[ts(type = "Record<string, boolean | string>")]
        rules: BTreeMap<&'static str, RuleValue>,
    },
    /// The host locked the house rules.
    RulesLocked {},
    /// The host took the lock back.
    RulesUnlocked {},
    /// The host chose another game.
    GameChanged {
        /// What was played before.
        old: Kind,
        /// What is played now.
        new: Kind,
    },
    /// The host chose what becomes of the seats of who leaves.
    OnLeaveChanged {
        /// From now on.
        on_leave: OnLeave,
    },
    /// The host offered a bot's seat to somebody who waits.
    SeatOffered {
        /// Which.
        seat: Seat,
        /// To whom.
        member: MemberId,
        /// Their name.
        name: Name,
    },
    /// The actor let a bot play for somebody who is away.
    StoodIn {
        /// In this seat.
        seat: Seat,
        /// How it plays.
        level: Level,
    },
    /// The actor is back and plays for themselves.
    Back {
        /// In this seat.
        seat: Seat,
    },
    /// The host chose who may watch.
    WatchChanged(#[ts(as = "WatchState")] Watch),
    /// The actor came back on another device by their password.
    Recovered {},
    /// The actor moved to another device by a ticket.
    Moved {},
    /// The actor took a seat over in mid-round.
    TookOver {
        /// Which.
        seat: Seat,
        /// Who had it.
        from: Sitter,
    },
    /// The actor asked the others in the round.
    Offered {
        /// The number of the offer.
        #[ts(type = "number")]
        offer: u64,
        /// What is proposed.
        #[serde(flatten)]
        what: Proposal,
    },
    /// The actor took their offer back.
    Withdrawn {
        /// Its number.
        #[ts(type = "number")]
        offer: u64,
    },
    /// The actor answered an offer.
    Answered {
        /// Its number.
        #[ts(type = "number")]
        offer: u64,
        /// Whether they agree.
        yes: bool,
    },
    /// The round ended otherwise than by its game: the host ended it, or all agreed.
    Over(Outcome),
    /// Turns were taken back: all agreed, or it was one device.
    TakenBack {
        /// So many whole ones.
        turns: usize,
    },
    /// Turns that had been taken back were made again.
    MadeAgain {
        /// So many.
        turns: usize,
    },
    /// A round began.
    Started {
        /// Its number, from 1.
        round: u32,
        /// The seat that moves first.
        starter: Seat,
        /// Who sits where, by seat.
        seats: Vec<Sitter>,
        /// The rules in force.
        #[ts(type = "Record<string, boolean | string>")]
        rules: BTreeMap<&'static str, RuleValue>,
    },
}

/// Who sits in a seat of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Sitter {
    /// A person.
    Person {
        /// The member.
        member: MemberId,
        /// Their name.
        name: Name,
        /// How much the guard of this seat helps; fixed for the round.
        #[serde(default)]
        guard: GuardLevel,
        /// The level of the bot that plays for them while they are away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        stand_in: Option<Level>,
    },
    /// A bot.
    Bot {
        /// Its level.
        bot: Level,
    },
}

impl Sitter {
    /// A person who plays for themselves.
    pub fn person(member: MemberId, name: Name, guard: GuardLevel) -> Self {
        Self::Person { member, name, guard, stand_in: None }
    }

    /// How the bot plays that plays for this seat; `None` where a person does.
    pub fn bot(&self) -> Option<&Level> {
        match self {
            Self::Bot { bot } => Some(bot),
            Self::Person { stand_in, .. } => stand_in.as_ref(),
        }
    }

    /// The member, if it is a person.
    pub fn member(&self) -> Option<MemberId> {
        match self {
            Self::Person { member, .. } => Some(*member),
            Self::Bot { .. } => None,
        }
    }
}
