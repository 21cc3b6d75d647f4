//! What is settled between rounds: the game, who sits where, the house rules, the start.
//!
//! Both homes of a round have a lobby: a table on the net, and a table on one device. It knows nothing of
//! who may do what, and nothing of a round that runs: its owner sees to that.

use rules::game::Kind;
use rules::house::{HouseRules, RuleValue};
use rules::seat::Seat;

use crate::log::{Sitter, TableEvent};
use crate::member::{GuardLevel, Holder, Level, MemberId};
use crate::refusal::{NO_FREE_SEAT, NO_SUCH_SEAT, NOBODY_SITS_THERE, NOT_YOUR_SEAT, Refusal, SEAT_TAKEN};
use crate::round::Round;
use crate::stored::LobbyPart;
use crate::wire::SeatState;

/// Seats and house rules of the next round, or of the one that runs.
#[derive(Clone, Debug)]
pub(crate) struct Lobby {
    game: Kind,
    seats: Vec<Option<Holder>>,
    rules: HouseRules,
    rounds: u32,
    starter: Option<Seat>,
}

impl Lobby {
    pub fn new(game: Kind) -> Self {
        let seats = vec![None; most_players(game)];
        Self { game, seats, rules: HouseRules::defaults(game.house_rules()), rounds: 0, starter: None }
    }

    pub fn restore(part: LobbyPart) -> Self {
        let mut seats = part.seats;
        seats.resize(most_players(part.game), None);
        let rules = HouseRules::restore(part.game.house_rules(), part.rules);
        Self { game: part.game, seats, rules, rounds: part.rounds, starter: part.starter }
    }

    pub fn part(&self) -> LobbyPart {
        LobbyPart {
            game: self.game,
            seats: self.seats.clone(),
            rules: self.rules.values().iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect(),
            rounds: self.rounds,
            starter: self.starter,
        }
    }

    pub fn game(&self) -> Kind {
        self.game
    }

    pub fn rules(&self) -> &HouseRules {
        &self.rules
    }

    pub fn states(&self) -> Vec<Option<SeatState>> {
        self.seats.iter().map(|holder| holder.as_ref().map(SeatState::from)).collect()
    }

    /// Seats that are taken, with who has them.
    pub fn taken(&self) -> impl Iterator<Item = (Seat, &Holder)> {
        numbered(&self.seats).filter_map(|(seat, holder)| Some((seat, holder.as_ref()?)))
    }

    pub fn seats_of(&self, member: MemberId) -> Vec<Seat> {
        self.taken().filter(|(_, holder)| holder.member() == Some(member)).map(|(seat, _)| seat).collect()
    }

    /// Takes `seat`, or the first free one; `None` where the member has it already.
    pub fn sit(&mut self, member: MemberId, seat: Option<Seat>) -> Result<Option<TableEvent>, Refusal> {
        let seat = match seat {
            Some(seat) => seat,
            None => self.free().next().ok_or(NO_FREE_SEAT)?,
        };
        match self.place(seat)? {
            Some(holder) if holder.member() == Some(member) => Ok(None),
            Some(_) => Err(SEAT_TAKEN.with("seat", u8::from(seat))),
            free => {
                *free = Some(Holder::person(member));
                Ok(Some(TableEvent::Sat { seat }))
            }
        }
    }

    /// The seats that the member means: `seat`, or all that they have. Refuses with `not_your_seat` when
    /// there is none.
    pub fn own(&self, member: MemberId, seat: Option<Seat>) -> Result<Vec<Seat>, Refusal> {
        let held = self.seats_of(member);
        match seat {
            Some(seat) if held.contains(&seat) => Ok(vec![seat]),
            Some(seat) if seat.index() >= self.seats.len() => Err(NO_SUCH_SEAT.with("seat", u8::from(seat))),
            Some(seat) => Err(NOT_YOUR_SEAT.with("seat", u8::from(seat))),
            None if held.is_empty() => Err(NOT_YOUR_SEAT.into()),
            None => Ok(held),
        }
    }

    /// Frees seats of [`Self::own`].
    pub fn stand(&mut self, seats: &[Seat]) -> Vec<TableEvent> {
        let freed = seats.iter().filter_map(|&seat| {
            self.seats.get_mut(seat.index())?.take()?;
            Some(TableEvent::Stood { seat })
        });
        freed.collect()
    }

    /// Sets the guard of seats of [`Self::own`]; those that have the level already are left out.
    pub fn set_guard(&mut self, seats: &[Seat], level: GuardLevel) -> Vec<TableEvent> {
        let set = seats.iter().filter_map(|&seat| match self.seats.get_mut(seat.index())? {
            Some(Holder::Person { guard, .. }) if *guard != level => {
                *guard = level;
                Some(TableEvent::GuardSet { seat, level })
            }
            _ => None,
        });
        set.collect()
    }

    /// Puts a bot on a free seat, or gives the one that sits there another level; `None` where it has that one.
    pub fn seat_bot(&mut self, seat: Seat, level: &str) -> Result<Option<TableEvent>, Refusal> {
        let level = Level::parse(self.game, level)?;
        match self.place(seat)? {
            Some(Holder::Person { .. }) => Err(SEAT_TAKEN.with("seat", u8::from(seat))),
            Some(Holder::Bot(same)) if *same == level => Ok(None),
            place => {
                *place = Some(Holder::Bot(level.clone()));
                Ok(Some(TableEvent::BotSeated { seat, level }))
            }
        }
    }

    /// Frees a seat and returns who had it.
    pub fn unseat(&mut self, seat: Seat) -> Result<Holder, Refusal> {
        self.place(seat)?.take().ok_or_else(|| NOBODY_SITS_THERE.with("seat", u8::from(seat)))
    }

    /// Gives a seat to somebody else, or to nobody.
    pub fn replace(&mut self, seat: Seat, holder: Option<Holder>) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = holder;
        }
    }

    /// Goes over to another game with its defaults. Bots of a level that it lacks go to its middle one, and guards
    /// are off. Returns those who have no seat any more, since it has fewer.
    pub fn set_game(&mut self, game: Kind) -> Vec<MemberId> {
        self.game = game;
        self.rules = HouseRules::defaults(game.house_rules());
        let mut seats = std::mem::take(&mut self.seats);
        let freed = seats.split_off(seats.len().min(most_players(game)));
        seats.resize(most_players(game), None);
        self.seats = seats.into_iter().map(|holder| holder.and_then(|holder| holder.at(game))).collect();
        let mut unseated: Vec<MemberId> = Vec::new();
        for member in freed.iter().flatten().filter_map(Holder::member) {
            if self.seats_of(member).is_empty() && !unseated.contains(&member) {
                unseated.push(member);
            }
        }
        unseated
    }

    /// Sets a house rule of the next round; `None` where it has that value.
    pub fn set_rule(&mut self, rule: &str, value: RuleValue) -> Result<Option<TableEvent>, Refusal> {
        let old = self.rules.set(rule, value.clone())?;
        Ok((old != value).then(|| TableEvent::RuleChanged { rule: rule.to_owned(), old, new: value }))
    }

    /// Deals the next round with the first turn numbered `turn`: who waits is given a free seat, occupied
    /// seats move together, the seat after the last starter begins. Those who are dealt in leave `waiting`.
    pub fn deal(
        &mut self,
        waiting: &mut Vec<MemberId>,
        turn: u64,
        sitter: impl Fn(&Holder) -> Option<Sitter>,
    ) -> Result<(Round, TableEvent), Refusal> {
        let dealt_in = self.free().count().min(waiting.len());
        let seats = self.compacted(&waiting[..dealt_in]);
        let sitters: Vec<Sitter> = seats.iter().flatten().filter_map(sitter).collect();
        let players = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
        let starter = match self.starter {
            Some(last) => last.next(players),
            None => Seat::FIRST,
        };
        let number = self.rounds + 1;
        let round = Round::start(self.game, number, turn, sitters.clone(), starter, self.rules.clone())?;
        // From here on nothing is refused.
        waiting.drain(..dealt_in);
        self.seats = seats;
        self.rounds = number;
        self.starter = Some(starter);
        let rules = self.rules.values().clone();
        Ok((round, TableEvent::Started { round: number, starter, seats: sitters, rules }))
    }

    fn free(&self) -> impl Iterator<Item = Seat> {
        numbered(&self.seats).filter(|(_, holder)| holder.is_none()).map(|(seat, _)| seat)
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Option<Holder>, Refusal> {
        self.seats.get_mut(seat.index()).ok_or_else(|| NO_SUCH_SEAT.with("seat", u8::from(seat)))
    }

    /// The seats with newcomers in the free ones, moved together.
    fn compacted(&self, newcomers: &[MemberId]) -> Vec<Option<Holder>> {
        let mut newcomers = newcomers.iter();
        let filled =
            self.seats.iter().map(|holder| holder.clone().or_else(|| newcomers.next().copied().map(Holder::person)));
        let mut seats: Vec<_> = filled.flatten().map(Some).collect();
        seats.resize(self.seats.len(), None);
        seats
    }
}

fn most_players(game: Kind) -> usize {
    game.players().last().map_or(0, |most| usize::from(*most))
}

fn numbered(seats: &[Option<Holder>]) -> impl Iterator<Item = (Seat, &Option<Holder>)> {
    seats.iter().zip(0..).filter_map(|(holder, index)| Some((Seat::new(index)?, holder)))
}
