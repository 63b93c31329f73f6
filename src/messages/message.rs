//! A sentence and its hint: prose, and `crowns` commands as values, written as they are
//! typed in a shell.

use std::borrow::Cow;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use serde::{Serialize, Serializer};

use super::{Language, Messages};
use crate::game::harmless;

/// A value with a sentence in any language, such as an error.
pub trait Message {
    /// Returns the sentence, without a final period, and what to do about it.
    fn said(&self, words: &Messages) -> Said;

    /// Returns the sentence alone.
    fn text(&self, words: &Messages) -> String {
        self.said(words).text
    }

    /// Returns what to do about it, `None` if the sentence says it all.
    fn hint(&self, words: &Messages) -> Option<Hint> {
        self.said(words).hint
    }

    /// Returns the sentence in English, as data has it.
    fn in_english(&self) -> String {
        self.text(Language::English.words())
    }
}

/// A sentence, and the hint that goes with it.
#[derive(Debug, Clone)]
pub struct Said {
    pub(super) text: String,
    pub(super) hint: Option<Hint>,
}

impl Said {
    /// Puts a hint in the place of the one that stands beside the sentence.
    pub(super) fn with(self, hint: impl Into<Option<Hint>>) -> Self {
        let hint = hint.into();
        Self { hint, ..self }
    }
}

impl From<String> for Said {
    fn from(text: String) -> Self {
        Self { text, hint: None }
    }
}

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

    #[must_use]
    pub fn command(mut self, command: Command) -> Self {
        self.0.push(Part::Command(command));
        self
    }

    /// Changes its commands.
    #[must_use]
    pub fn map_commands(self, change: impl Fn(Command) -> Command) -> Self {
        let changed = |part| match part {
            Part::Command(command) => Part::Command(change(command)),
            text => text,
        };
        Self(self.0.into_iter().map(changed).collect())
    }

    /// Adds another hint.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
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

impl From<&'static str> for Hint {
    fn from(text: &'static str) -> Self {
        Self::new(text)
    }
}

impl From<String> for Hint {
    fn from(text: String) -> Self {
        Self::new(text)
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

/// A `crowns` command as it is typed in a shell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    db: Option<PathBuf>,
    args: Vec<String>,
}

impl Command {
    /// Starts with the name of the command and arguments that need no quotes,
    /// separated by spaces.
    pub fn new(words: &'static str) -> Self {
        Self { db: None, args: words.split(' ').map(str::to_owned).collect() }
    }

    /// Returns the command that was typed with these arguments.
    pub fn typed(args: impl IntoIterator<Item = String>) -> Self {
        let written = |arg: String| match arg.strip_prefix("--") {
            Some(option) if quoted(option) == option => arg,
            _ => quoted(&arg),
        };
        Self { db: None, args: args.into_iter().map(written).collect() }
    }

    /// Returns `true` for a command of one of these names.
    pub fn is_one_of(&self, names: &[&str]) -> bool {
        self.args.first().is_some_and(|name| names.contains(&name.as_str()))
    }

    /// Returns `true` if it has one of these options.
    pub fn has_one_of(&self, options: &[&str]) -> bool {
        self.args.iter().any(|arg| options.contains(&arg.as_str()))
    }

    /// Makes a command about the tournament of this name, if one must be named: without, it is
    /// about the one that was created last, and so is each `--table`.
    #[must_use]
    pub fn of_tournament(self, name: Option<&str>) -> Self {
        let Some(name) = name else { return self };
        let show = Self::new("tournament show");
        match self.args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["board", "--table", table] => {
                let game = table.split('/').next().unwrap_or(table);
                show.arg(game).option("--tournament", name)
            }
            ["tournament"] => show.option("--tournament", name),
            ["tournament", "new" | "list", ..] => self,
            ["tournament", ..] if !self.has_one_of(&["--tournament"]) => {
                self.option("--tournament", name)
            }
            _ => self,
        }
    }

    /// Adds an argument, which is quoted where a shell needs it.
    #[must_use]
    pub fn arg(mut self, arg: impl Display) -> Self {
        self.args.push(quoted(&arg.to_string()));
        self
    }

    #[must_use]
    pub fn args(self, args: impl IntoIterator<Item: Display>) -> Self {
        args.into_iter().fold(self, Self::arg)
    }

    #[must_use]
    pub fn option(self, name: &'static str, value: impl Display) -> Self {
        self.switch(name).arg(value)
    }

    /// Adds an option without a value.
    #[must_use]
    pub fn switch(mut self, name: &'static str) -> Self {
        self.args.push(name.to_owned());
        self
    }

    #[must_use]
    pub fn path(self, path: &Path) -> Self {
        self.arg(path.to_string_lossy())
    }

    /// Makes the command about this database, whatever was given with `--db`.
    #[must_use]
    pub fn on(mut self, db: &Path) -> Self {
        self.db = Some(db.to_owned());
        self
    }

    /// Writes the command as it is typed; the database is the one that it is
    /// about, else the one that was given with `--db`.
    pub fn line(&self, db: Option<&Path>) -> String {
        let db = self.db.as_deref().or(db);
        let db =
            db.map_or_else(String::new, |db| format!("--db {} ", quoted(&db.to_string_lossy())));
        format!("crowns {db}{}", self.args.join(" "))
    }
}

pub fn quoted(word: &str) -> String {
    const SIGNS: &str = if cfg!(windows) { "=-_.,+/\\:" } else { "=-_.,+/" };
    let is_plain = |c: char| c.is_alphanumeric() || SIGNS.contains(c);
    let is_first = |c: char| c.is_alphanumeric() || "./".contains(c);
    if word.starts_with(is_first) && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", harmless(word).replace('\'', r"'\''"))
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

    #[test]
    fn an_argument_is_quoted_for_the_shell() {
        let command = Command::new("player return").arg("Mary Lou").arg("O'Hara");
        assert_eq!(command.line(None), r"crowns player return 'Mary Lou' 'O'\''Hara'");
    }

    #[test]
    fn a_hint_can_be_pasted() {
        let check = |word: &str, expect: &str| assert_eq!(quoted(word), expect);
        check("Ann", "Ann");
        check("Ann=out", "Ann=out");
        check("Zoë=out", "Zoë=out");
        check("./a/crowns.db", "./a/crowns.db");
        check("-n=out", "'-n=out'");
        check("Mary Lou=out", "'Mary Lou=out'");
        check("'; DROP TABLE", r"''\''; DROP TABLE'");
        check("O'Hara=out", r"'O'\''Hara=out'");
        check("$(rm)=out", "'$(rm)=out'");
    }
}
