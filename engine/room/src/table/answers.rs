//! The last answers of each open page, so that a repeated command gets the first answer again.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::{self, Write as _};

use crate::conduct::SET_PASSWORD;
use crate::limits::ANSWERS;
use crate::member::{MemberId, Tab};
use crate::wire::Request;

/// A page of a member: ids are counted by it.
pub(super) type Page = (MemberId, Tab);

/// An answer that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// The id of the command.
    pub id: u64,
    /// The [`content`] of the command.
    pub content: String,
    /// The message that answered it.
    pub answer: String,
}

/// What is known of an id.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// It is new.
    New,
    /// The same command came before, and was answered so.
    Repeat(String),
    /// It was used for something else, or is older than all that is kept.
    Reused,
}

/// Answers by page. A page that is not in the map may have older ones in storage.
#[derive(Clone, Debug, Default)]
pub(super) struct Answers(BTreeMap<Page, VecDeque<Given>>);

impl Answers {
    pub fn has(&self, page: &Page) -> bool {
        self.0.contains_key(page)
    }

    /// Takes the answers of a page as they were stored, oldest first.
    pub fn load(&mut self, page: Page, given: Vec<Given>) {
        let skipped = given.len().saturating_sub(ANSWERS);
        self.0.insert(page, given.into_iter().skip(skipped).collect());
    }

    pub fn find(&self, page: &Page, id: u64, content: &str) -> Known {
        let Some(window) = self.0.get(page) else { return Known::New };
        if let Some(given) = window.iter().find(|given| given.id == id) {
            return if given.content == content { Known::Repeat(given.answer.clone()) } else { Known::Reused };
        }
        // Ids only grow: one below all that are kept was answered so long ago that its answer is gone.
        let is_old = window.len() == ANSWERS && window.iter().all(|given| id < given.id);
        if is_old { Known::Reused } else { Known::New }
    }

    pub fn keep(&mut self, page: Page, given: Given) {
        let window = self.0.entry(page).or_default();
        window.push_back(given);
        if window.len() > ANSWERS {
            window.pop_front();
        }
    }

    /// Forgets a page that is closed; storage still has its answers.
    pub fn forget(&mut self, page: &Page) {
        self.0.remove(page);
    }
}

/// A short hash of all that a command asks for; the order of keys does not matter. It guards against
/// mistakes and not against malice: whoever makes two commands collide repeats their own first answer.
pub(super) fn content(request: &Request) -> String {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    // Writing to a hash can't fail.
    let _ = match request.name.as_str() {
        // Whatever is made of a password so quickly could be tried out by whoever reads it.
        SET_PASSWORD => write!(hash, "{SET_PASSWORD}"),
        name => write!(hash, "{name} {:?} {}", request.turn, request.args),
    };
    format!("{:016x}", hash.0)
}

/// FNV-1a, 64 bits (draft-eastlake-fnv): stored, so it must never change, as the standard library's may.
struct Fnv(u64);

impl fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Page {
        (MemberId(0), Tab::try_from("a".to_owned()).unwrap())
    }

    fn given(id: u64) -> Given {
        Given { id, content: format!("content {id}"), answer: format!("answer {id}") }
    }

    #[test]
    fn a_repeat_gets_its_first_answer_and_other_content_is_told_apart() {
        let mut answers = Answers::default();
        answers.keep(page(), given(1));
        assert_eq!(answers.find(&page(), 1, "content 1"), Known::Repeat("answer 1".into()));
        assert_eq!(answers.find(&page(), 1, "content 2"), Known::Reused);
        assert_eq!(answers.find(&page(), 2, "content 1"), Known::New);
    }

    #[test]
    fn an_id_below_all_that_are_kept_is_refused_and_never_taken_for_new() {
        let mut answers = Answers::default();
        for id in 1..=ANSWERS as u64 + 1 {
            answers.keep(page(), given(id));
        }
        assert_eq!(answers.find(&page(), 1, "content 1"), Known::Reused);
        assert_eq!(answers.find(&page(), 2, "content 2"), Known::Repeat("answer 2".into()));
    }

    #[test]
    fn the_content_of_a_command_does_not_depend_on_the_order_of_its_keys() {
        let read = |text: &str| content(&serde_json::from_str(text).unwrap());
        let one = read(r#"{"id":1,"do":"set_rule","args":{"rule":"win","value":"own"}}"#);
        assert_eq!(one, read(r#"{"args":{"value":"own","rule":"win"},"do":"set_rule","id":2}"#));
        assert_ne!(one, read(r#"{"id":1,"do":"set_rule","args":{"rule":"win","value":"filled"}}"#));
        assert_ne!(read(r#"{"id":1,"do":"play","turn":1}"#), read(r#"{"id":1,"do":"play","turn":2}"#));
    }
}
