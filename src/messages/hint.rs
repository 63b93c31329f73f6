//! Hints: what fixes an error or a problem, with the commands that do it as
//! values.

use std::borrow::Cow;
use std::path::Path;

use serde::{Serialize, Serializer};

use super::Command;

/// What to do about an error or a problem: prose and commands.
///
/// Serialized as text, without a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint(Vec<Part>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    Text(Cow<'static, str>),
    Command(Command),
}

impl Hint {
    /// Starts a hint with prose.
    pub fn new(text: impl Into<Cow<'static, str>>) -> Self {
        Self(vec![Part::Text(text.into())])
    }

    /// Names a command to run and what it does, as in "run `crowns games` to
    /// list the games", for commands that speak English alone.
    pub fn run(command: Command, does: &'static str) -> Self {
        Self::new("run ").command(command).text(" ").text(does)
    }

    /// Adds prose.
    #[must_use]
    pub fn text(mut self, text: impl Into<Cow<'static, str>>) -> Self {
        self.0.push(Part::Text(text.into()));
        self
    }

    /// Adds a command.
    #[must_use]
    pub fn command(mut self, command: Command) -> Self {
        self.0.push(Part::Command(command));
        self
    }

    /// Writes the hint; its commands get the database that was given with
    /// `--db`, without which they would be about another one.
    pub fn write(&self, db: Option<&Path>) -> String {
        let write = |part: &Part| match part {
            Part::Text(text) => text.to_string(),
            Part::Command(command) => format!("`{}`", command.line(db)),
        };
        self.0.iter().map(write).collect()
    }
}

impl From<Command> for Hint {
    /// Starts a hint with a command.
    fn from(command: Command) -> Self {
        Self(vec![Part::Command(command)])
    }
}

impl Serialize for Hint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.write(None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_about_the_database_that_was_given() {
        let check = |hint: &Hint, db: Option<&str>, expect: &str| {
            assert_eq!(hint.write(db.map(Path::new)), expect);
        };
        let games = Hint::new("run ").command(Command::new("games")).text(" to list the games");
        check(&games, None, "run `crowns games` to list the games");
        check(
            &games,
            Some("my games.db"),
            "run `crowns --db 'my games.db' games` to list the games",
        );
        let other = Command::new("doctor --repair").on(Path::new("b.db"));
        check(
            &Hint::new("try ").command(other),
            Some("a.db"),
            "try `crowns --db b.db doctor --repair`",
        );
    }
}
