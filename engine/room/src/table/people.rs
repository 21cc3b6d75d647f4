//! Who is at the other end of a socket.

use std::collections::VecDeque;

use super::Table;
use super::answers::Page;
use super::change::Change;
use super::watching::Standing;
use crate::effect::{Attachment, ConnectionId, Effect, close};
use crate::limits;
use crate::log::{Actor, Sitter, TableEvent, What};
use crate::member::{Device, Holder, Member, MemberId, Name, Tab};
use crate::refusal::{NAME_TAKEN, NO_DEVICE, Refusal, TABLE_FULL, TOO_OLD};
use crate::secret::Secrets;
use crate::stored::{MembersPart, PartName};
use crate::wire::{self, Hello, Message};

/// Everybody who has joined.
#[derive(Clone, Debug, Default)]
pub(super) struct Members {
    next: u32,
    list: Vec<Member>,
    /// Since when nobody has been connected, where that is so.
    pub quiet: Option<u64>,
}

impl Members {
    pub fn restore(part: MembersPart) -> Self {
        Self { next: part.next, list: part.members, quiet: part.quiet }
    }

    pub fn part(&self) -> MembersPart {
        MembersPart { next: self.next, members: self.list.clone(), quiet: self.quiet }
    }

    pub fn add(&mut self, name: Name, device: Device) -> MemberId {
        let id = MemberId(self.next);
        self.next += 1;
        self.list.push(Member { id, name, device, away: None, secrets: Secrets::default() });
        id
    }

    pub fn iter(&self) -> impl Iterator<Item = &Member> {
        self.list.iter()
    }

    pub fn get(&self, id: MemberId) -> Option<&Member> {
        self.list.iter().find(|member| member.id == id)
    }

    pub fn get_mut(&mut self, id: MemberId) -> Option<&mut Member> {
        self.list.iter_mut().find(|member| member.id == id)
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Member> {
        self.list.iter_mut()
    }

    pub fn remove(&mut self, id: MemberId) {
        self.list.retain(|member| member.id != id);
    }

    /// Who has a seat, under their name.
    pub fn sitter(&self, holder: &Holder) -> Option<Sitter> {
        Some(match holder {
            Holder::Bot(level) => Sitter::Bot { bot: level.clone() },
            Holder::Person { member, guard } => Sitter::person(*member, self.get(*member)?.name.clone(), *guard),
        })
    }

    pub fn holder_of(&self, device: &Device) -> Option<MemberId> {
        self.list.iter().find(|member| member.device == *device).map(|member| member.id)
    }

    /// Whether one more may join under `name`. Refuses with `table_full` or `name_taken`.
    fn may_join(&self, name: &Name) -> Result<(), Refusal> {
        if self.list.len() >= limits::MEMBERS {
            return Err(TABLE_FULL.with("most", limits::MEMBERS));
        }
        if self.list.iter().any(|member| member.name.is_same(name)) {
            return Err(NAME_TAKEN.into());
        }
        Ok(())
    }
}

/// An open socket.
#[derive(Clone, Debug)]
pub(super) struct Connection {
    pub device: Option<Device>,
    pub member: Option<MemberId>,
    /// `None` before `hello`: nothing is sent to it until then.
    pub tab: Option<Tab>,
    /// The highest revision that it is known to have taken in.
    pub seen: u64,
    /// What the page knows of its own standing.
    pub told: Standing,
    /// When something was last heard over it since the table woke up.
    pub heard: u64,
    /// Whether it pings: only then does silence say something.
    pub pings: bool,
    /// Nothing was heard for so long that it must be half open.
    pub is_silent: bool,
    /// When messages came of late.
    pub recent: VecDeque<u64>,
}

impl Connection {
    pub fn restore(attachment: Attachment, members: &Members, revision: u64) -> Self {
        let member = attachment.device.as_ref().and_then(|device| members.holder_of(device));
        Self {
            device: attachment.device,
            member,
            tab: attachment.tab,
            seen: revision,
            told: Standing::default(),
            heard: 0,
            pings: false,
            is_silent: false,
            recent: VecDeque::new(),
        }
    }

    pub fn page(&self) -> Option<Page> {
        Some((self.member?, self.tab.clone()?))
    }
}

impl Table {
    /// Greets a page: it joins under a name, comes back as the member that its device holds, or looks.
    pub(super) fn hello(
        &mut self,
        connection: ConnectionId,
        id: u64,
        hello: Hello,
        now: u64,
    ) -> Result<Vec<Effect>, Refusal> {
        if hello.protocol != limits::PROTOCOL {
            self.disconnect(connection);
            let text = wire::text(&Message::No { id: Some(id), refusal: &TOO_OLD.with("protocol", limits::PROTOCOL) });
            let refused = Effect::Send { to: vec![connection], text };
            return Ok(vec![refused, Effect::Close { connection, code: close::TOO_OLD, reason: TOO_OLD.as_str() }]);
        }
        let Some(from) = self.connections.get(&connection) else { return Ok(Vec::new()) };
        let (device, member) = (from.device.clone(), from.member);
        let joins = match (&hello.name, member) {
            (Some(typed), None) => {
                let device = device.clone().ok_or(NO_DEVICE)?;
                let name = Name::parse(typed)?;
                self.members.may_join(&name)?;
                Some((name, device))
            }
            _ => None,
        };
        // From here on nothing is refused.
        let mut effects = self.replace_older(connection, device.as_ref(), &hello.tab);
        effects.extend(self.greet(connection, hello.tab));
        if let Some((name, device)) = joins {
            effects.extend(self.join(name, device, now));
        } else {
            // It is told of its own return, too.
            effects.extend(self.come_back(connection, now));
            effects.push(self.welcome(connection));
            self.note_who_is_gone(now);
            // A bot may have waited for somebody to come.
            effects.extend(self.alarm(now));
        }
        effects.push(self.ok(connection, id));
        Ok(effects)
    }

    /// Forgets a socket.
    pub(super) fn disconnect(&mut self, connection: ConnectionId) {
        let Some(gone) = self.connections.remove(&connection) else { return };
        if let Some(page) = gone.page()
            && !self.connections.values().any(|other| other.page().as_ref() == Some(&page))
        {
            self.answers.forget(&page);
        }
    }

    pub(super) fn actor(&self, member: MemberId) -> Actor {
        Actor {
            member: Some(member),
            name: self.members.get(member).map(|member| member.name.clone()),
            ..Actor::default()
        }
    }

    /// A new socket of a page replaces its older one, which may hang half open for minutes.
    fn replace_older(&mut self, newer: ConnectionId, device: Option<&Device>, tab: &Tab) -> Vec<Effect> {
        let is_same =
            |other: &Connection| device.is_some() && other.device.as_ref() == device && other.tab.as_ref() == Some(tab);
        let older = self.connections.iter().filter(|(id, other)| **id != newer && is_same(other));
        let older: Vec<_> = older.map(|(id, _)| *id).collect();
        for connection in &older {
            self.connections.remove(connection);
        }
        older
            .into_iter()
            .map(|connection| Effect::Close { connection, code: close::REPLACED, reason: "replaced" })
            .collect()
    }

    fn greet(&mut self, connection: ConnectionId, tab: Tab) -> Option<Effect> {
        let revision = self.revision;
        let from = self.connections.get_mut(&connection)?;
        from.seen = revision;
        let is_known = from.tab.as_ref() == Some(&tab);
        from.tab = Some(tab);
        // A second hello of the same page, after a gap, has nothing new to remember.
        (!is_known)
            .then(|| Effect::Attach(Attachment { connection, device: from.device.clone(), tab: from.tab.clone() }))
    }

    /// Every page of the device becomes the new member's, and is told the whole state; the others are
    /// told who came.
    fn join(&mut self, name: Name, device: Device, now: u64) -> Vec<Effect> {
        let member = self.members.add(name, device.clone());
        let mut own = Vec::new();
        for (id, connection) in &mut self.connections {
            if connection.device.as_ref() == Some(&device) {
                connection.member = Some(member);
                if connection.tab.is_some() {
                    own.push(*id);
                }
            }
        }
        let actor = self.actor(member);
        let mut change = Change {
            parts: vec![PartName::Members],
            shows_table: true,
            entries: vec![(actor.clone(), What::Table(TableEvent::Joined {}))],
            welcome: own,
            ..Change::default()
        };
        if self.host.is_none() {
            // The last one had left: whoever comes next takes care of the table.
            self.host = Some(member);
            change.parts.push(PartName::Table);
            change.entries.extend(self.host_is(member));
        }
        if self.is_playing() {
            self.waiting.push(member);
            change.parts.push(PartName::Table);
            change.entries.push((actor, What::Table(TableEvent::Waits {})));
        }
        self.commit(change, None, now)
    }
}
