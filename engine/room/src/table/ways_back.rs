//! Coming back on another device: by a password, or by a ticket that is good once.
//!
//! A try of a password is counted and stored before anybody knows whether it is right, so that a hundred guesses that
//! are sent at once count as a hundred.

use super::Table;
use super::change::Change;
use crate::effect::{Asked, CallId, ConnectionId, Effect, Hashing, Purpose, close};
use crate::log::{TableEvent, What};
use crate::member::{Device, MemberId, Name};
use crate::refusal::{ALREADY_MEMBER, NOT_MEMBER, Refusal, WRONG_PASSWORD, WRONG_TICKET};
use crate::secret::{Hash, Salt, Typed, ticket_hash};
use crate::stored::PartName;

impl Table {
    /// A member's password was hashed.
    pub(super) fn password_set(&mut self, asked: Asked, salt: Salt, hash: Hash, now: u64) -> Vec<Effect> {
        self.keep_secret(asked, now, |member, _| {
            member.secrets.set_password(salt, hash);
            None
        })
    }

    /// The bits of a member's ticket were drawn.
    pub(super) fn ticket_made(&mut self, asked: Asked, entropy: &[u8; 32], now: u64) -> Vec<Effect> {
        self.keep_secret(asked, now, |member, code| Some(member.secrets.make_ticket(code, entropy, now)))
    }

    /// Changes what a member has for coming back. Nobody else is told.
    fn keep_secret(
        &mut self,
        asked: Asked,
        now: u64,
        keep: impl FnOnce(&mut crate::member::Member, crate::code::TableCode) -> Option<String>,
    ) -> Vec<Effect> {
        let code = self.code;
        let id = asked.member;
        // They may have left, or moved to another device, while the shell was busy.
        let is_theirs = self.connections.get(&asked.connection).is_some_and(|from| from.member == Some(id));
        let Some(member) = self.members.get_mut(id).filter(|_| is_theirs) else {
            return super::taking::refuse(asked.connection, Some(asked.id), &NOT_MEMBER.into());
        };
        let had_password = member.secrets.has_password();
        let ticket = keep(member, code);
        let tells = member.secrets.has_password() != had_password;
        let change = Change { parts: vec![PartName::Members], is_silent: true, ..Change::default() };
        let mut effects = self.conclude(asked, Ok(Some(change)), ticket, now);
        if tells {
            effects.extend(self.pages_of(id).into_iter().map(|page| self.welcome(page)).collect::<Vec<_>>());
        }
        effects
    }

    /// Counts a try, and has the password hashed, also where there is no such member or no password: neither the
    /// answer nor its time tells.
    pub(super) fn recover(
        &mut self,
        call: CallId,
        device: Device,
        name: &str,
        password: Typed,
        now: u64,
    ) -> Vec<Effect> {
        let named = Name::parse(name).ok();
        let found = named.and_then(|name| self.members.iter().find(|member| member.name.is_same(&name)));
        let found = found.map(|member| (member.id, member.secrets.salt()));
        if self.is_another(&device, found.map(|(member, _)| member)) {
            return vec![reply(call, ALREADY_MEMBER.into())];
        }
        let mut effects = Vec::new();
        if let Some(member) = found.and_then(|(id, _)| self.members.get_mut(id)) {
            if let Err(refused) = member.secrets.count_try(now) {
                return vec![reply(call, refused)];
            }
            effects.extend(self.silently());
        }
        let salt = found.and_then(|(_, salt)| salt).unwrap_or_else(|| Salt::decoy(self.code));
        let purpose = Purpose::Recover { call, member: found.map(|(member, _)| member), device };
        effects.push(Effect::Hash(Hashing { purpose, password, salt: Some(salt) }));
        effects
    }

    /// The password of a try was hashed.
    pub(super) fn recovered(
        &mut self,
        call: CallId,
        member: Option<MemberId>,
        device: Device,
        salt: Salt,
        hash: &Hash,
        now: u64,
    ) -> Vec<Effect> {
        // Another call may have bound the device meanwhile.
        if self.is_another(&device, member) {
            return vec![reply(call, ALREADY_MEMBER.into())];
        }
        let found = member.and_then(|member| self.members.get_mut(member));
        match found.and_then(|member| member.secrets.is_right(salt, hash).then_some(member.id)) {
            Some(member) => self.rebind(call, member, device, TableEvent::Recovered {}, now),
            None => vec![reply(call, WRONG_PASSWORD.into())],
        }
    }

    /// Uses a ticket up.
    pub(super) fn claim(&mut self, call: CallId, device: Device, ticket: &str, now: u64) -> Vec<Effect> {
        if let Some(member) = self.members.holder_of(&device) {
            // Their own link, opened on the device that they have: the ticket stays good for the other one.
            let is_own =
                self.members.get(member).is_some_and(|m| m.secrets.has_ticket(&ticket_hash(self.code, ticket), now));
            let answer = if is_own { Ok(member) } else { Err(ALREADY_MEMBER.into()) };
            return vec![Effect::Reply { call, answer }];
        }
        let hash = ticket_hash(self.code, ticket);
        let found = self.members.iter_mut().find_map(|m| m.secrets.use_ticket(&hash, now).then_some(m.id));
        match found {
            Some(member) => self.rebind(call, member, device, TableEvent::Moved {}, now),
            None => vec![reply(call, WRONG_TICKET.into())],
        }
    }

    /// Whether `device` holds a member already, and not this one.
    fn is_another(&self, device: &Device, member: Option<MemberId>) -> bool {
        self.members.holder_of(device).is_some_and(|held| Some(held) != member)
    }

    /// Binds a member to a device. Pages of the old one are told and closed, those of the new one are theirs.
    fn rebind(&mut self, call: CallId, id: MemberId, device: Device, event: TableEvent, now: u64) -> Vec<Effect> {
        let Some(member) = self.members.get_mut(id) else { return vec![reply(call, WRONG_TICKET.into())] };
        let old = std::mem::replace(&mut member.device, device.clone());
        if old == device {
            // They forgot that they are here; the tries are forgotten, too.
            let mut effects: Vec<_> = self.silently().into_iter().collect();
            effects.push(Effect::Reply { call, answer: Ok(id) });
            return effects;
        }
        let moved: Vec<ConnectionId> =
            self.connections.iter().filter(|(_, page)| page.device.as_ref() == Some(&old)).map(|(id, _)| *id).collect();
        for connection in &moved {
            self.disconnect(*connection);
        }
        let mut welcome = Vec::new();
        for (connection, page) in self.connections.iter_mut().filter(|(_, p)| p.device.as_ref() == Some(&device)) {
            page.member = Some(id);
            if page.tab.is_some() {
                welcome.push(*connection);
            }
        }
        let change = Change {
            parts: vec![PartName::Members],
            shows_table: true,
            entries: vec![(self.actor(id), What::Table(event))],
            welcome: welcome.clone(),
            ..Change::default()
        };
        let mut effects = self.commit(change, None, now);
        let close = |connection| Effect::Close { connection, code: close::MOVED, reason: "moved" };
        effects.extend(moved.into_iter().map(close));
        for page in welcome {
            effects.extend(self.come_back(page, now));
        }
        self.note_who_is_gone(now);
        effects.extend(self.alarm(now));
        effects.push(Effect::Reply { call, answer: Ok(id) });
        effects
    }
}

fn reply(call: CallId, refusal: Refusal) -> Effect {
    Effect::Reply { call, answer: Err(refusal) }
}
