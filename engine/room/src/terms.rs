//! What holds at a table besides its house rules, and what its players are being asked.

use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::member::MemberId;

/// What becomes of the seats of somebody who leaves for good during a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OnLeave {
    /// A bot plays on.
    #[default]
    Bot,
    /// They are passed over, where the game allows that.
    Pass,
}

/// What a player proposes to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Proposal {
    /// The round ends, and all share a place.
    Draw,
    /// Turns are taken back.
    TakeBack {
        /// To the beginning of the turn during which the round counted this.
        #[ts(type = "number")]
        to_turn: u64,
    },
}

/// An offer that stands, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Offer {
    /// Its number at this table; seats that are offered are counted along.
    #[ts(type = "number")]
    pub id: u64,
    /// What is proposed.
    #[serde(flatten)]
    pub what: Proposal,
    /// A seat of who proposes it.
    pub seat: Seat,
    /// Who proposes it.
    pub member: MemberId,
    /// Who has agreed.
    pub yes: Vec<MemberId>,
    /// Who has not answered.
    pub wait: Vec<MemberId>,
}

/// A bot's seat that somebody who waits may take over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatOffer {
    /// Its number at this table.
    #[ts(type = "number")]
    pub id: u64,
    /// The seat.
    pub seat: Seat,
    /// Who may take it.
    pub member: MemberId,
}

/// The terms of a table, as they are stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Terms {
    /// Whether nobody may change the house rules.
    pub locked: bool,
    pub on_leave: OnLeave,
    /// It stands as long as the round counts this turn.
    pub offer: Option<(u64, Offer)>,
    pub seat_offers: Vec<SeatOffer>,
    /// Offers that have been made.
    pub offers: u64,
    /// The last turn of a round that is no longer kept: turns count over all rounds.
    pub last_turn: u64,
}

impl Terms {
    /// The number of the next offer.
    pub fn next_offer(&mut self) -> u64 {
        self.offers += 1;
        self.offers
    }
}
