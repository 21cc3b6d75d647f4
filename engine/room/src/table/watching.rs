//! Who sees the round, and who is shut out.

use super::Table;
use super::change::Change;
use super::people::Connection;
use crate::effect::{ConnectionId, Effect, close};
use crate::log::TableEvent;
use crate::member::{Device, MemberId};
use crate::refusal::{MAY_NOT_WATCH, Refusal};
use crate::watch::Watch;
use crate::wire::{self, Message};

/// What a page may do besides having seats: when it changes, the page is told the whole state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    pub host: bool,
    pub sees: bool,
}

impl Table {
    /// Chooses who may watch.
    pub(super) fn set_watch(&mut self, host: MemberId, watch: Watch) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        if self.watch == watch {
            return Ok(None);
        }
        self.watch = watch.clone();
        let change = self.change(host, [TableEvent::WatchChanged(watch)]);
        Ok(change.map(|change| Change { shuts_out: true, ..change }))
    }

    /// Whether somebody at `device` may read the log and the record.
    pub fn may_read(&self, device: Option<&Device>) -> Result<(), Refusal> {
        let member = device.and_then(|device| self.members.holder_of(device));
        if self.sees(member) { Ok(()) } else { Err(MAY_NOT_WATCH.into()) }
    }

    /// The standing of the page at the other end of a socket.
    pub(super) fn standing(&self, connection: ConnectionId) -> Standing {
        self.connections.get(&connection).map(|connection| self.standing_of(connection)).unwrap_or_default()
    }

    pub(super) fn standing_of(&self, connection: &Connection) -> Standing {
        let member = connection.member;
        Standing { host: member.is_some() && member == self.host, sees: self.sees(member) }
    }

    /// After a sleep: pages know what was stored.
    pub(super) fn know_what_was_told(&mut self) {
        let ids: Vec<_> = self.connections.keys().copied().collect();
        for id in ids {
            let told = self.standing(id);
            if let Some(connection) = self.connections.get_mut(&id) {
                connection.told = told;
            }
        }
    }

    /// Closes the sockets of those who may not see the round, and have nothing else to do here: they wait for no
    /// seat, and are not the host. A page that has not said hello yet is not here.
    pub(super) fn shut_out(&mut self) -> Vec<Effect> {
        let stays = |member: MemberId| self.waiting.contains(&member) || self.host == Some(member);
        let may_stay = |connection: &Connection| {
            connection.tab.is_none() || self.sees(connection.member) || connection.member.is_some_and(stays)
        };
        let out = self.connections.iter().filter(|(_, connection)| !may_stay(connection)).map(|(id, _)| *id);
        let out: Vec<_> = out.collect();
        self.close(out, &MAY_NOT_WATCH.into(), MAY_NOT_WATCH.as_str())
    }

    /// Tells these sockets why, and closes them.
    pub(super) fn close(&mut self, out: Vec<ConnectionId>, why: &Refusal, reason: &'static str) -> Vec<Effect> {
        if out.is_empty() {
            return Vec::new();
        }
        let text = wire::text(&Message::No { id: None, refusal: why });
        let mut effects = vec![Effect::Send { to: out.clone(), text }];
        for connection in out {
            self.disconnect(connection);
            effects.push(Effect::Close { connection, code: close::SHUT_OUT, reason });
        }
        effects
    }

    /// Shows a reaction to all who see the table.
    pub(super) fn react(&self, member: MemberId, with: u8) -> Change {
        Change { passing: Some((member, with)), ..Change::default() }
    }

    pub(super) fn tell_in_passing(&self, passing: Option<(MemberId, u8)>) -> Option<Effect> {
        let (member, with) = passing?;
        let to = self.connections.iter().filter(|(_, to)| to.tab.is_some() && to.told.sees).map(|(id, _)| *id);
        Some(Effect::Send { to: to.collect(), text: wire::text(&Message::Reaction { member, with }) })
    }

    fn sees(&self, member: Option<MemberId>) -> bool {
        if self.watch == Watch::Everyone || member.is_some_and(|member| self.seated.contains(&member)) {
            return true;
        }
        self.watch.admits(member.and_then(|member| self.members.get(member)).map(|member| &member.name))
    }

    /// Keeps the order in which members have sat down. Seats change in many ways; this looks at what came of it.
    pub(super) fn count_seated(&mut self) {
        let mut holders: Vec<MemberId> = self.lobby.taken().filter_map(|(_, holder)| holder.member()).collect();
        self.seated.retain(|member| holders.contains(member));
        holders.retain(|member| !self.seated.contains(member));
        for member in holders {
            if !self.seated.contains(&member) {
                self.seated.push(member);
            }
        }
    }
}
