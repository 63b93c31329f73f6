//! `crowns` commands as values, written as they are typed in a shell.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use crate::game::harmless;

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

    /// Adds an argument, which is quoted where a shell needs it.
    #[must_use]
    pub fn arg(mut self, arg: impl Display) -> Self {
        self.args.push(quoted(&arg.to_string()));
        self
    }

    /// Adds an option with its value.
    #[must_use]
    pub fn option(mut self, name: &'static str, value: impl Display) -> Self {
        self.args.push(name.to_owned());
        self.arg(value)
    }

    /// Adds a path.
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

/// Quotes a word for a shell.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "=-_.,+/".contains(c);
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
