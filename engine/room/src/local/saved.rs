//! How a table on one device is kept: one JSON object with a version. A round is kept as its turns and is
//! played again when it comes back, so that nothing can be restored that could not have been played.
//!
//! Version 1 kept each turn as the commands that it was played with; it is read like all others.

use std::collections::{BTreeMap, VecDeque};

use rules::house::{HouseRules, RuleValue};
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::record::Record;
use super::{Abilities, Local, PERSON};
use crate::history::{Turn, owned};
use crate::limits;
use crate::lobby::Lobby;
use crate::log::Sitter;
use crate::member::{GuardLevel, Holder, Level, Name};
use crate::round::{ENDED, Input, Round};
use crate::stored::{LobbyPart, Unreadable};
use crate::wire;

/// The version of the kept form. A higher one is not read.
const VERSION: u32 = 2;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    name: Name,
    lobby: LobbyPart,
    revision: u64,
    last_turn: u64,
    /// The newest entries, each as it was sent.
    log: Vec<Box<RawValue>>,
    paused: bool,
    /// Whether a round waits to be gone on with: pages ask that before they load the engine.
    begun: bool,
    round: Option<SavedRound>,
}

#[derive(Serialize, Deserialize)]
struct SavedRound {
    number: u32,
    starter: Seat,
    seats: Vec<Sitter>,
    rules: BTreeMap<String, RuleValue>,
    turns: Vec<SavedTurn>,
    played: usize,
    /// The number of the turn that is to be played.
    turn: u64,
    /// Whether it was the person who ended it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    ended: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SavedTurn {
    Whole(Turn),
    /// As version 1 kept it; a bot has one command, its turn as a whole.
    Parts {
        seat: Seat,
        commands: Vec<Value>,
    },
}

impl SavedTurn {
    /// Plays it in `round`; `None` where it can't be played.
    fn play(self, round: &mut Round) -> Option<()> {
        let played = round.history().len();
        match self {
            Self::Whole(turn) => round.go_on(turn)?,
            Self::Parts { seat, commands } => {
                let is_bot = round.seats().get(seat.index())?.bot().is_some();
                for args in &commands {
                    let turn = round.turn();
                    let done = if is_bot {
                        let command = round.kind().command(args).ok()?;
                        round.handle(Input::PlayBot { seat, turn, command: &command })
                    } else {
                        round.handle(Input::Play { seat, turn, args })
                    };
                    done.ok()?;
                }
            }
        }
        (round.history().len() == played + 1 && !round.is_mid_turn()).then_some(())
    }
}

impl Local {
    /// Makes a table again from what [`super::Effect::Save`] gave.
    pub fn restore(text: &str) -> Result<Self, Unreadable> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        let broken = |error: serde_json::Error| Unreadable::Broken(error.to_string());
        let Versioned { version } = serde_json::from_str(text).map_err(broken)?;
        if version > VERSION {
            return Err(Unreadable::Newer(version));
        }
        let saved: Saved = serde_json::from_str(text).map_err(broken)?;
        saved.restored().ok_or_else(|| Unreadable::Broken("not a table that was played".into()))
    }

    pub(super) fn saved(&self) -> String {
        let saved = Saved {
            version: VERSION,
            name: self.name.clone(),
            lobby: self.lobby.part(),
            revision: self.revision,
            last_turn: self.last_turn,
            log: self.log.iter().cloned().collect(),
            paused: self.paused,
            begun: self.abilities().begun,
            round: self.record.as_ref().map(|record| SavedRound {
                number: record.round().number(),
                starter: record.round().starter(),
                seats: record.round().seats().to_vec(),
                rules: owned(record.round().history().first_rules()),
                turns: record.turns().cloned().map(SavedTurn::Whole).collect(),
                played: record.played(),
                turn: record.round().turn(),
                ended: record.round().is_ended(),
            }),
        };
        wire::raw(&saved).get().to_owned()
    }
}

impl Saved {
    fn restored(self) -> Option<Local> {
        let Self { lobby, name, revision, last_turn, log, paused, round, .. } = self;
        let is_known = |level: &Level| Level::parse(lobby.game, level.as_str()).is_ok();
        let holders_are_known = lobby.seats.iter().flatten().all(|holder| match holder {
            Holder::Person { member, guard } => *member == PERSON && is_guard(lobby.game, *guard),
            Holder::Bot(level) => is_known(level),
        });
        if revision.max(last_turn) > limits::MAX_ID || !holders_are_known {
            return None;
        }
        let record = match round {
            None => None,
            Some(SavedRound { number, starter, seats, rules, turns, played, turn, ended }) => {
                let sitters_are_known = seats.iter().all(|sitter| match sitter {
                    Sitter::Person { member, guard, .. } => *member == PERSON && is_guard(lobby.game, *guard),
                    Sitter::Bot { bot } => is_known(bot),
                });
                if turn > limits::MAX_ID || !sitters_are_known {
                    return None;
                }
                let rules = HouseRules::restore(lobby.game.house_rules(), rules);
                let mut round = Round::start(lobby.game, number, 1, seats, starter, rules).ok()?;
                turns.into_iter().try_for_each(|saved| saved.play(&mut round))?;
                let mut record = Record::restore(round, played, turn)?;
                if ended {
                    record.end(ENDED).ok()?;
                }
                Some(record)
            }
        };
        let log: VecDeque<_> = log.into_iter().collect();
        let lobby = Lobby::restore(lobby);
        Some(Local { name, lobby, revision, record, last_turn, log, paused, told: Abilities::default() })
    }
}

fn is_guard(game: rules::game::Kind, level: GuardLevel) -> bool {
    GuardLevel::parse(game, level.into()).is_ok()
}
