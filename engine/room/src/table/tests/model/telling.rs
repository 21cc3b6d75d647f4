//! The second, simple telling of a table's rules of conduct: what each command does, and with which code it is refused.

pub const SEATS: usize = 6;

#[derive(Clone, Debug, PartialEq)]
pub enum Who {
    Person { member: u64, guard: u64 },
    Bot(&'static str),
}

/// A round: who sits there, and for whom a bot stands in.
#[derive(Clone, Debug, Default)]
pub struct Round {
    pub seats: Vec<(Who, bool)>,
    pub is_over: bool,
}

/// An offer of a draw.
#[derive(Clone, Debug)]
pub struct Offer {
    pub id: u64,
    pub by: u64,
    pub yes: Vec<u64>,
    pub wait: Vec<u64>,
}

#[derive(Clone, Debug)]
pub struct Model {
    /// Members with the device that they hold, in the order in which they came.
    pub members: Vec<(u64, usize)>,
    pub next_member: u64,
    pub host: Option<u64>,
    pub seats: [Option<Who>; SEATS],
    /// Who has seats, in the order in which they sat down.
    pub seated: Vec<u64>,
    pub waiting: Vec<u64>,
    pub locked: bool,
    pub long_hops: bool,
    pub round: Option<Round>,
    pub offer: Option<Offer>,
    pub offers: u64,
}

pub type Told = Result<(), &'static str>;

impl Model {
    pub fn opened() -> Self {
        Self {
            members: vec![(0, 0)],
            next_member: 1,
            host: Some(0),
            seats: Default::default(),
            seated: Vec::new(),
            waiting: Vec::new(),
            locked: false,
            long_hops: false,
            round: None,
            offer: None,
            offers: 0,
        }
    }

    pub fn member_of(&self, device: usize) -> Option<u64> {
        self.members.iter().find(|(_, held)| *held == device).map(|(member, _)| *member)
    }

    pub fn is_playing(&self) -> bool {
        self.round.as_ref().is_some_and(|round| !round.is_over)
    }

    pub fn seats_of(&self, member: u64) -> Vec<usize> {
        let holds = |who: &Option<Who>| matches!(who, Some(Who::Person { member: holder, .. }) if *holder == member);
        (0..SEATS).filter(|seat| holds(&self.seats[*seat])).collect()
    }

    pub fn host_only(&self, member: u64) -> Told {
        if self.host == Some(member) { Ok(()) } else { Err("not_host") }
    }

    pub fn between_rounds(&self) -> Told {
        if self.is_playing() { Err("round_running") } else { Ok(()) }
    }

    pub fn seat(seat: u64) -> Result<usize, &'static str> {
        usize::try_from(seat).ok().filter(|seat| *seat < SEATS).ok_or("no_such_seat")
    }

    pub fn own(&self, member: u64, seat: Option<u64>) -> Result<Vec<usize>, &'static str> {
        let held = self.seats_of(member);
        match seat {
            None if held.is_empty() => Err("not_your_seat"),
            None => Ok(held),
            Some(seat) => {
                let seat = Self::seat(seat)?;
                if held.contains(&seat) { Ok(vec![seat]) } else { Err("not_your_seat") }
            }
        }
    }

    pub fn sit(&mut self, member: u64, seat: Option<u64>) -> Told {
        if self.is_playing() {
            if seat.is_some() || !self.seats_of(member).is_empty() {
                return Err("round_running");
            }
            if !self.waiting.contains(&member) {
                self.waiting.push(member);
            }
            return Ok(());
        }
        let seat = match seat {
            Some(seat) => Self::seat(seat)?,
            None => self.seats.iter().position(Option::is_none).ok_or("no_free_seat")?,
        };
        match &self.seats[seat] {
            Some(Who::Person { member: holder, .. }) if *holder == member => return Ok(()),
            Some(_) => return Err("seat_taken"),
            None => self.seats[seat] = Some(Who::Person { member, guard: 0 }),
        }
        self.waiting.retain(|other| *other != member);
        Ok(())
    }

    pub fn stand(&mut self, member: u64, seat: Option<u64>) -> Told {
        if seat.is_none() && self.waiting.contains(&member) {
            self.waiting.retain(|other| *other != member);
            return Ok(());
        }
        let seats = self.own(member, seat)?;
        self.between_rounds()?;
        seats.into_iter().for_each(|seat| self.seats[seat] = None);
        Ok(())
    }

    pub fn set_guard(&mut self, member: u64, seat: Option<u64>, level: u64) -> Told {
        if level > 1 {
            return Err("no_such_level");
        }
        let seats = self.own(member, seat)?;
        self.between_rounds()?;
        seats.into_iter().for_each(|seat| self.seats[seat] = Some(Who::Person { member, guard: level }));
        Ok(())
    }

    pub fn seat_bot(&mut self, member: u64, seat: u64, level: &'static str) -> Told {
        self.host_only(member)?;
        self.between_rounds()?;
        let seat = Self::seat(seat)?;
        match &self.seats[seat] {
            Some(Who::Person { .. }) => Err("seat_taken"),
            _ => {
                self.seats[seat] = Some(Who::Bot(level));
                Ok(())
            }
        }
    }

    pub fn unseat(&mut self, member: u64, seat: u64) -> Told {
        self.host_only(member)?;
        self.between_rounds()?;
        self.seats[Self::seat(seat)?].take().map(drop).ok_or("nobody_sits_there")
    }

    pub fn set_rule(&mut self, member: u64, value: bool) -> Told {
        self.host_only(member)?;
        if self.locked {
            return Err("rules_locked");
        }
        self.long_hops = value;
        Ok(())
    }

    pub fn lock(&mut self, member: u64, locked: bool) -> Told {
        self.host_only(member)?;
        if self.locked && !locked && self.is_playing() {
            return Err("rules_locked");
        }
        self.locked = locked;
        Ok(())
    }

    pub fn start(&mut self, member: u64) -> Told {
        self.host_only(member)?;
        self.between_rounds()?;
        let free = self.seats.iter().filter(|seat| seat.is_none()).count();
        let mut newcomers = self.waiting.iter().take(free).copied().collect::<Vec<_>>().into_iter();
        let came = newcomers.len();
        let filled = self
            .seats
            .iter()
            .cloned()
            .map(|seat| seat.or_else(|| newcomers.next().map(|member| Who::Person { member, guard: 0 })));
        let dealt: Vec<Who> = filled.flatten().collect();
        if dealt.len() < 2 {
            return Err("wrong_number_of_players");
        }
        self.waiting.drain(..came);
        self.seats = Default::default();
        for (seat, who) in dealt.iter().enumerate() {
            self.seats[seat] = Some(who.clone());
        }
        self.round = Some(Round { seats: dealt.into_iter().map(|who| (who, false)).collect(), is_over: false });
        Ok(())
    }

    pub fn end_round(&mut self, member: u64) -> Told {
        self.host_only(member)?;
        match &mut self.round {
            Some(round) if !round.is_over => {
                round.is_over = true;
                Ok(())
            }
            _ => Err("no_round"),
        }
    }

    pub fn give_host(&mut self, member: u64, to: u64) -> Told {
        self.host_only(member)?;
        if !self.members.iter().any(|(id, _)| *id == to) {
            return Err("no_such_member");
        }
        self.host = Some(to);
        Ok(())
    }

    pub fn take_host(&mut self, member: u64, is_host_gone: bool) -> Told {
        if self.seats_of(member).is_empty() {
            return Err("not_your_seat");
        }
        if self.host != Some(member) && !is_host_gone {
            return Err("host_is_here");
        }
        self.host = Some(member);
        Ok(())
    }

    pub fn stand_in(&mut self, member: u64, seat: u64, is_host_gone: bool, away_long: &[u64]) -> Told {
        let is_player = !self.seats_of(member).is_empty();
        if self.host != Some(member) && !(is_player && is_host_gone) {
            return Err("not_host");
        }
        let Some(round) = self.round.as_mut().filter(|round| !round.is_over) else { return Err("no_round") };
        match round.seats.get_mut(seat as usize) {
            Some((Who::Person { .. }, true)) => Ok(()),
            Some((Who::Person { member, .. }, stands_in)) if away_long.contains(member) => {
                *stands_in = true;
                Ok(())
            }
            _ => Err("not_away"),
        }
    }

    /// Ends a membership; `here` are those whose pages are open.
    pub fn take_out(&mut self, member: u64, here: &[u64]) {
        for seat in self.seats_of(member) {
            let left = if self.is_playing() { Some(Who::Bot("eight")) } else { None };
            if let Some(round) = self.round.as_mut().filter(|round| !round.is_over) {
                round.seats[seat] = (Who::Bot("eight"), false);
            }
            self.seats[seat] = left;
        }
        self.waiting.retain(|other| *other != member);
        self.members.retain(|(id, _)| *id != member);
        self.count_seated();
        if self.host == Some(member) {
            let all: Vec<u64> = self.seated.iter().copied().chain(self.members.iter().map(|(id, _)| *id)).collect();
            self.host = all.iter().find(|id| here.contains(id)).or(all.first()).copied();
        }
    }

    pub fn remove(&mut self, member: u64, whom: u64, here: &[u64]) -> Told {
        self.host_only(member)?;
        if whom == member {
            return Err("not_yourself");
        }
        if !self.members.iter().any(|(id, _)| *id == whom) {
            return Err("no_such_member");
        }
        self.take_out(whom, here);
        Ok(())
    }

    /// The people who play for themselves.
    pub fn people(&self) -> Vec<u64> {
        let round = self.round.iter().filter(|round| !round.is_over).flat_map(|round| &round.seats);
        let mut people: Vec<u64> = round
            .filter_map(|(who, stands_in)| match who {
                Who::Person { member, .. } if !stands_in => Some(*member),
                _ => None,
            })
            .collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    pub fn offer(&mut self, member: u64) -> Told {
        if !self.is_playing() {
            return Err("no_round");
        }
        let people = self.people();
        if !people.contains(&member) {
            return Err("not_your_seat");
        }
        if self.offer.is_some() {
            return Err("offer_stands");
        }
        self.offers += 1;
        let wait: Vec<u64> = people.into_iter().filter(|other| *other != member).collect();
        if wait.is_empty() {
            self.agree();
        } else {
            self.offer = Some(Offer { id: self.offers, by: member, yes: Vec::new(), wait });
        }
        Ok(())
    }

    pub fn withdraw(&mut self, member: u64, id: u64) -> Told {
        self.offer.take_if(|offer| offer.id == id && offer.by == member).map(drop).ok_or("no_such_offer")
    }

    pub fn answer(&mut self, member: u64, id: u64, yes: bool) -> Told {
        let Some(offer) = self.offer.as_mut().filter(|offer| offer.id == id) else { return Err("no_such_offer") };
        if yes && offer.yes.contains(&member) {
            return Ok(());
        }
        if !offer.wait.contains(&member) {
            return Err("no_such_offer");
        }
        offer.wait.retain(|other| *other != member);
        offer.yes.push(member);
        let is_agreed = yes && offer.wait.is_empty();
        if !yes || is_agreed {
            self.offer = None;
        }
        if is_agreed {
            self.agree();
        }
        Ok(())
    }

    pub fn agree(&mut self) {
        if let Some(round) = &mut self.round {
            round.is_over = true;
        }
    }

    pub fn count_seated(&mut self) {
        let mut holders = Vec::new();
        for seat in self.seats.iter().flatten() {
            if let Who::Person { member, .. } = seat
                && !holders.contains(member)
            {
                holders.push(*member);
            }
        }
        self.seated.retain(|member| holders.contains(member));
        holders.retain(|member| !self.seated.contains(member));
        self.seated.extend(holders);
    }

    /// What follows from any change: offers lapse with the people that they were made to, and with the round.
    pub fn follow(&mut self) {
        self.count_seated();
        let people = self.people();
        self.offer.take_if(|offer| {
            let mut asked: Vec<u64> = offer.yes.iter().chain(&offer.wait).copied().collect();
            asked.push(offer.by);
            asked.sort_unstable();
            people != asked
        });
    }
}
