//! What a command asks for, read field by field. A type of its own for each command, with all that reads it, would
//! take a tenth of the Worker.

use rules::seat::Seat;
use serde_json::Value;

use crate::member::MemberId;
use crate::refusal::{BAD_MESSAGE, NO_SUCH_SEAT, Refusal};
use crate::wire::Request;

/// The arguments of a command. Everything refuses with `bad_message` where a field is missing or no such thing.
#[derive(Clone, Copy)]
pub(crate) struct Args<'a>(pub &'a Request);

impl<'a> Args<'a> {
    /// The field as `read` takes it; `None` where it is left out or null.
    pub fn maybe<T>(self, key: &str, read: impl FnOnce(&'a Value) -> Option<T>) -> Result<Option<T>, Refusal> {
        let fields = match &self.0.args {
            Value::Null => return Ok(None),
            Value::Object(fields) => fields,
            _ => return Err(self.bad()),
        };
        match fields.get(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => read(value).map(Some).ok_or_else(|| self.bad()),
        }
    }

    pub fn number(self, key: &str) -> Result<u64, Refusal> {
        self.maybe(key, Value::as_u64)?.ok_or_else(|| self.bad())
    }

    pub fn flag(self, key: &str) -> Result<bool, Refusal> {
        self.maybe(key, Value::as_bool)?.ok_or_else(|| self.bad())
    }

    pub fn text(self, key: &str) -> Result<&'a str, Refusal> {
        self.maybe(key, Value::as_str)?.ok_or_else(|| self.bad())
    }

    pub fn member(self) -> Result<MemberId, Refusal> {
        u32::try_from(self.number("member")?).map(MemberId).map_err(|_| self.bad())
    }

    /// The seat that is named. Refuses with `no_such_seat`, too.
    pub fn seat(self) -> Result<Seat, Refusal> {
        self.maybe_seat()?.ok_or_else(|| self.bad())
    }

    pub fn maybe_seat(self) -> Result<Option<Seat>, Refusal> {
        let number = self.maybe("seat", Value::as_u64)?;
        let seat = |number: u64| u8::try_from(number).ok().and_then(Seat::new);
        number.map(|number| seat(number).ok_or_else(|| NO_SUCH_SEAT.with("seat", number))).transpose()
    }

    pub fn bad(self) -> Refusal {
        BAD_MESSAGE.with("command", self.0.name.as_str())
    }
}
