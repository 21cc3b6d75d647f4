//! A table's SQLite storage: its parts, and the journal of what was answered.

use std::collections::BTreeMap;

use room::effect::{JournalRow, Write};
use room::limits;
use room::member::{MemberId, Tab};
use room::stored::{PartName, Stored};
use room::table::Given;
use wasm_bindgen::prelude::*;
use worker::worker_sys::types::DurableObjectStorage;
use worker::{Error, Result, SqlStorage, SqlStorageValue, Storage};

#[wasm_bindgen]
extern "C" {
    // `worker` does not bind it. It rolls all of its writes back when the closure throws.
    #[wasm_bindgen(extends = js_sys::Object)]
    type TransactionalStorage;

    #[wasm_bindgen(method, catch, js_name = transactionSync)]
    fn transaction_sync(
        this: &TransactionalStorage,
        closure: &mut dyn FnMut() -> std::result::Result<(), JsValue>,
    ) -> std::result::Result<JsValue, JsValue>;
}

/// A turn writes the round and a row of the journal. As one statement, by way of a view that stores nothing, it is
/// atomic without a transaction around it; that takes half of the time.
const SCHEMA: [&str; 4] = [
    "CREATE TABLE part (key INTEGER PRIMARY KEY, json TEXT NOT NULL)",
    "CREATE TABLE journal (number INTEGER PRIMARY KEY, revision INTEGER, entries TEXT, member INTEGER, tab TEXT, \
     id INTEGER, content TEXT, answer TEXT)",
    "CREATE VIEW turn AS SELECT *, '' AS round FROM journal",
    "CREATE TRIGGER store_turn INSTEAD OF INSERT ON turn BEGIN \
     UPDATE part SET json = NEW.round WHERE key = 2; \
     INSERT INTO journal VALUES (NEW.number, NEW.revision, NEW.entries, NEW.member, NEW.tab, NEW.id, NEW.content, \
     NEW.answer); END",
];

const APPEND: &str = "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
const STORE_TURN: &str = "INSERT INTO turn VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";

/// The storage of one table.
pub struct TableStorage {
    storage: Storage,
    sql: SqlStorage,
}

impl TableStorage {
    pub fn new(storage: Storage) -> Self {
        let sql = storage.sql();
        Self { storage, sql }
    }

    /// Whether a table was ever stored here. Asking stores nothing.
    pub fn is_used(&self) -> Result<bool> {
        let tables = self.sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'part'", None)?;
        Ok(tables.raw().next().is_some())
    }

    /// Stores all of `writes`, or nothing.
    pub fn persist(&self, writes: &[Write], is_new: bool) -> Result<()> {
        match writes {
            [Write::Journal(row)] => return self.run(APPEND, columns(row)),
            [Write::Part(PartName::Round, round), Write::Journal(row)] if !is_new => {
                let mut bindings = columns(row);
                bindings.push(round.as_str().into());
                return self.run(STORE_TURN, bindings);
            }
            _ => {}
        }
        let mut step = || {
            if is_new {
                for statement in SCHEMA {
                    self.sql.exec(statement, None)?;
                }
            }
            writes.iter().try_for_each(|write| self.write(write)).map_err(JsValue::from)
        };
        let storage: &DurableObjectStorage = self.storage.as_raw();
        let storage: &TransactionalStorage = storage.unchecked_ref();
        storage.transaction_sync(&mut step).map(|_| ()).map_err(Error::from)
    }

    /// The stored parts of the table.
    pub fn load(&self) -> Result<Stored> {
        if !self.is_used()? {
            return Ok(Stored::default());
        }
        let mut parts = BTreeMap::new();
        for row in self.sql.exec("SELECT key, json FROM part", None)?.raw() {
            if let [SqlStorageValue::Integer(key), SqlStorageValue::String(json)] = row?.as_mut_slice()
                && let Some(name) = PartName::ALL.into_iter().find(|name| i64::from(name.key()) == *key)
            {
                parts.insert(name, std::mem::take(json));
            }
        }
        let revision =
            self.number("SELECT revision FROM journal WHERE revision IS NOT NULL ORDER BY number DESC LIMIT 1")?;
        let row = self.number("SELECT number FROM journal ORDER BY number DESC LIMIT 1")?;
        Ok(Stored { parts, revision, row })
    }

    /// The last answers of a page, oldest first.
    pub fn answers(&self, member: MemberId, tab: &Tab) -> Result<Vec<Given>> {
        let query = "SELECT id, content, answer FROM journal WHERE member = ? AND tab = ? ORDER BY number DESC LIMIT ?";
        let bindings = vec![
            SqlStorageValue::Integer(member.0.into()),
            tab.as_str().into(),
            SqlStorageValue::Integer(limits::ANSWERS as i64),
        ];
        let mut answers = Vec::new();
        for row in self.sql.exec(query, bindings)?.raw() {
            if let [SqlStorageValue::Integer(id), SqlStorageValue::String(content), SqlStorageValue::String(answer)] =
                row?.as_slice()
            {
                answers.push(Given { id: id.unsigned_abs(), content: content.clone(), answer: answer.clone() });
            }
        }
        answers.reverse();
        Ok(answers)
    }

    /// Up to `most` of the newest log entries with a revision below `before`, as a JSON list, oldest
    /// first. The entries of one change stay together.
    pub fn log(&self, before: Option<u64>, most: usize) -> Result<String> {
        let query = "SELECT entries FROM journal WHERE entries <> '' AND revision < ? ORDER BY number DESC LIMIT ?";
        let before = i64::try_from(before.unwrap_or(limits::MAX_ID).min(limits::MAX_ID)).unwrap_or(i64::MAX);
        let bindings = vec![SqlStorageValue::Integer(before), SqlStorageValue::Integer(most as i64)];
        let mut changes: Vec<String> = Vec::new();
        let mut count = 0;
        for row in self.sql.exec(query, bindings)?.raw() {
            let [SqlStorageValue::String(entries)] = row?.try_into().unwrap_or([SqlStorageValue::Null]) else {
                continue;
            };
            count += entries.lines().count();
            if count > most {
                break;
            }
            changes.push(entries.replace('\n', ","));
        }
        changes.reverse();
        Ok(format!("[{}]", changes.join(",")))
    }

    /// The entries of all changes in the log, oldest first, one a line.
    pub fn entries(&self) -> Result<Vec<String>> {
        let query = "SELECT entries FROM journal WHERE entries <> '' ORDER BY number";
        let mut all = Vec::new();
        for row in self.sql.exec(query, None)?.raw() {
            if let [SqlStorageValue::String(entries)] = row?.as_mut_slice() {
                all.push(std::mem::take(entries));
            }
        }
        Ok(all)
    }

    fn write(&self, write: &Write) -> Result<()> {
        match write {
            Write::Part(name, json) => {
                let query = "INSERT INTO part VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET json = excluded.json";
                self.sql.exec(query, vec![SqlStorageValue::Integer(name.key().into()), json.as_str().into()])?;
            }
            Write::Journal(row) => self.run(APPEND, columns(row))?,
            Write::Prune { before_revision, before_plain } => {
                let old = "DELETE FROM journal WHERE revision < ?1 AND entries <> '' AND number < \
                           (SELECT number FROM journal WHERE entries <> '' ORDER BY number DESC LIMIT 1 OFFSET ?2)";
                self.sql
                    .exec(old, vec![integer(*before_revision), SqlStorageValue::Integer(limits::LOG_CHANGES as i64)])?;
                // The newest change may be a plain row, such as a hop; without it the revision would go back.
                let plain = "DELETE FROM journal WHERE entries = '' AND number < ? AND number <> \
                             (SELECT number FROM journal WHERE revision IS NOT NULL ORDER BY number DESC LIMIT 1)";
                self.sql.exec(plain, vec![integer(*before_plain)])?;
            }
        }
        Ok(())
    }

    fn run(&self, query: &str, bindings: Vec<SqlStorageValue>) -> Result<()> {
        self.sql.exec(query, bindings).map(|_| ())
    }

    fn number(&self, query: &str) -> Result<u64> {
        match self.sql.exec(query, None)?.raw().next().transpose()?.as_deref() {
            Some([SqlStorageValue::Integer(number)]) => Ok(number.unsigned_abs()),
            _ => Ok(0),
        }
    }
}

fn columns(row: &JournalRow) -> Vec<SqlStorageValue> {
    let mut columns = vec![integer(row.number), row.revision.map(integer_of).into(), row.entries.as_str().into()];
    match &row.command {
        Some(command) => columns.extend([
            SqlStorageValue::Integer(command.member.0.into()),
            command.tab.as_str().into(),
            integer(command.id),
            command.content.as_str().into(),
            command.answer.as_str().into(),
        ]),
        None => columns.extend(std::iter::repeat_n(SqlStorageValue::Null, 5)),
    }
    columns
}

/// All numbers that are stored fit 53 bits: ids are checked, the others count up from 0.
fn integer_of(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn integer(number: u64) -> SqlStorageValue {
    SqlStorageValue::Integer(integer_of(number))
}
