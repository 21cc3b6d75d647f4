//! The types of the wire as TypeScript declarations, for the client to be checked against.

use std::collections::BTreeMap;

use rules::game::{Choices, Ground};
use rules::house::RuleSpec;
use ts_rs::{Config, TS, TypeVisitor};

use crate::local::LocalMessage;
use crate::log::Entry;
use crate::wire::{Message, RoundState, TableInfo, TableState};

const HEAD: &str =
    "// The types of the wire. Made by `make types` from the Rust types; a test fails when it is stale.\n";
const TAIL: &str = "/** `table` as it is sent: the shell adds the newest entries of the log. */\n\
    export type TableMessage = Extract<Message, { t: \"table\" }> & { log: Array<Entry> };\n\n\
    /** Any message of a table. */\n\
    export type TableToClient = TableMessage | Exclude<Message, { t: \"table\" }>;\n";

/// The whole file.
pub fn typescript() -> String {
    let mut found = Found { config: Config::default(), declarations: BTreeMap::new() };
    found.visit::<Message<'static>>();
    // These stand in a message as JSON that is ready, which hides their types.
    found.visit::<Entry>();
    found.visit::<RoundState<'static>>();
    found.visit::<LocalMessage>();
    found.visit::<TableState>();
    found.visit::<TableInfo>();
    // These a page has from the engine that it brings.
    found.visit::<Ground>();
    found.visit::<Choices>();
    found.visit::<RuleSpec>();
    let mut file = HEAD.to_owned();
    for declaration in found.declarations.values() {
        file.push_str(&format!("\n{declaration}\n"));
    }
    format!("{file}\n{TAIL}")
}

struct Found {
    config: Config,
    declarations: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is a type of the language, or a list of ours.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}", T::decl(&self.config));
            if let Some(known) = self.declarations.get(&name) {
                assert_eq!(*known, declaration, "two games have a type of this name");
                return;
            }
            self.declarations.insert(name, declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
