//! What the examples share: arguments, house rules, and errors with a stable code.

// Each example is a crate of its own and uses a part of this.
#![allow(dead_code)]

use std::fmt;
use std::io::Write;
use std::process::ExitCode;

use rules::game::Kind;
use rules::house::{HouseRules, RuleValue};
use rules::refusal::Refusal;
use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};

/// What was wrong with the input: a stable code, and what it is about.
pub struct Failure {
    code: String,
    about: String,
}

/// A failure with this code.
pub fn fail(code: &str, about: impl fmt::Display) -> Failure {
    Failure { code: code.to_owned(), about: about.to_string() }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        fail(refusal.code.as_str(), serde_json::Value::from(refusal.detail))
    }
}

/// Runs an example with the arguments of the command line. A failure goes to standard error as
/// `error: CODE: ABOUT`, and the exit code is 2.
pub fn run(example: impl FnOnce(&[String]) -> Result<(), Failure>) -> ExitCode {
    let args: Result<Vec<String>, _> = std::env::args_os().skip(1).map(|arg| arg.into_string()).collect();
    let result = match args {
        Ok(args) => example(&args),
        Err(arg) => Err(fail("not_unicode", arg.to_string_lossy())),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { code, about }) => {
            eprintln!("error: {code}: {about}");
            ExitCode::from(2)
        }
    }
}

/// Prints a line. Nobody has to read all of them: a closed pipe is no failure.
pub fn print(line: impl fmt::Display) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// The game of this name.
pub fn kind(name: &str) -> Result<Kind, Failure> {
    Kind::deserialize(StrDeserializer::<Error>::new(name)).map_err(|_| fail("unknown_game", name))
}

/// Sets a rule from `KEY=VALUE`; `true` and `on`, `false` and `off` are for switches.
pub fn set_rule(rules: &mut HouseRules, assignment: &str) -> Result<(), Failure> {
    let (key, value) = assignment.split_once('=').ok_or_else(|| fail("no_value", assignment))?;
    let value = match value {
        "true" | "on" => RuleValue::Switch(true),
        "false" | "off" => RuleValue::Switch(false),
        _ => RuleValue::Choice(value.to_owned()),
    };
    rules.set(key, value)?;
    Ok(())
}
