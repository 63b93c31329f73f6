//! The errors of the other modules as failures, each with the hint that the
//! command line has for it.

use std::path::Path;

use super::failure::Failure;
use crate::cards::{CardErrorKind, ParseCardsError};
use crate::game::{GameState, InvalidName, PlayError, ScoreEntryError, StartError};
use crate::render::quoted;
use crate::render::{Command, Hint};
use crate::rules::RulesetError;
use crate::rules::rulings::RulingNotFound;
use crate::solver::{HandSizeError, TooManyCardsLeft};
use crate::store::{ExportError, StoreError, WriteError};

impl From<ParseCardsError> for Failure {
    fn from(error: ParseCardsError) -> Self {
        let hint = error.0.iter().find_map(|card| match card.flaw {
            CardErrorKind::NoLowRanks => Some(Hint::new(
                "for aces and twos, pass `--rules texas` or `--rule low_ranks=ace-two`",
            )),
            CardErrorKind::TooMany { copies: 2 | 6, .. } => Some(Hint::new(
                "for two games shuffled together, pass `--rule games_combined=2`",
            )),
            _ => None,
        });
        Self::of_table(error).hint(hint)
    }
}

impl From<RulesetError> for Failure {
    fn from(error: RulesetError) -> Self {
        let hint = match &error {
            RulesetError::NoAces { .. } => Some(Hint::new("pass `--rule low_ranks=ace-two`")),
            RulesetError::NoKnob {
                nearest: Some(knob),
                ..
            } => Some(Hint::new(format!("did you mean `{}`?", knob.name()))),
            RulesetError::BadValue { .. } | RulesetError::NoKnob { nearest: None, .. } => {
                Some(Hint::run(
                    Command::new("rules show official"),
                    "to list every knob with its value",
                ))
            }
            RulesetError::NoRuleset { .. }
            | RulesetError::NoValue { .. }
            | RulesetError::Twice { .. } => None,
        };
        Self::of_table(error).hint(hint)
    }
}

impl From<RulingNotFound> for Failure {
    fn from(error: RulingNotFound) -> Self {
        let hint = match &error {
            RulingNotFound::Unknown { .. } => Some(
                Hint::new("run ")
                    .command(Command::new("rules"))
                    .text(" to list the topics, ")
                    .command(Command::new("rules --find WORD"))
                    .text(" to search them"),
            ),
            RulingNotFound::Ambiguous { .. } => None,
        };
        Self::of_table(error).hint(hint)
    }
}

impl From<HandSizeError> for Failure {
    fn from(error: HandSizeError) -> Self {
        let hint = (error.cards < error.drawn)
            .then(|| Hint::new("for cards left after the melds are laid down, pass `--left`"));
        Self::of_table(error).hint(hint)
    }
}

impl From<TooManyCardsLeft> for Failure {
    fn from(error: TooManyCardsLeft) -> Self {
        Self::of_table(error)
    }
}

impl From<InvalidName> for Failure {
    fn from(error: InvalidName) -> Self {
        Self::of_table(error)
    }
}

impl From<ScoreEntryError> for Failure {
    fn from(error: ScoreEntryError) -> Self {
        let hint = match &error {
            ScoreEntryError::TooManyCards { .. } => {
                Some(Hint::new("leave out the card that was discarded"))
            }
            ScoreEntryError::Unreadable { .. }
            | ScoreEntryError::TooLarge { .. }
            | ScoreEntryError::Cards(_) => None,
        };
        Self::of_table(error).hint(hint)
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        let fix = |round: &dyn std::fmt::Display, game: &u32| {
            let fix = Command::new("fix").arg(round).arg("NAME=VALUE");
            Hint::run(fix.option("--game", game), "to correct a round of it")
        };
        let resume = |game: &u32| Hint::run(Command::new("game resume").arg(game), "to resume it");
        let hint = match &error {
            PlayError::NotOpen { game, state } => match state {
                GameState::Finished => fix(&"ROUND", game),
                _ => resume(game),
            },
            PlayError::Over { game, state } => match state {
                GameState::Finished => Hint::run(
                    Command::new("game show").arg(game),
                    "to show the final scoresheet",
                ),
                _ => resume(game),
            },
            PlayError::NoRound { .. } => Hint::new("a game has rounds 1 to 11"),
            PlayError::AlreadyScored { game, round, .. } => {
                let fix = Command::new("fix").arg(round).arg("NAME=VALUE");
                Hint::run(fix.option("--game", game), "to correct it")
            }
            PlayError::NotScored { game, round } => {
                let score = Command::new("score --round").arg(round);
                Hint::run(score.option("--game", game), "to score it")
            }
            PlayError::Missing { .. } => Hint::new("write `-` for a player who did not play"),
            PlayError::TotalFalls { .. } => {
                Hint::new("if the numbers are the points of the round, leave out `--totals`")
            }
            PlayError::ImplausibleScore(_) => {
                Hint::new("if it is right, pass `--force` to accept it")
            }
            PlayError::IsOpen { .. }
            | PlayError::NotPlaying { .. }
            | PlayError::Twice { .. }
            | PlayError::TwoOut { .. }
            | PlayError::NothingNew { .. }
            | PlayError::AtTable { .. }
            | PlayError::NotAtTable { .. }
            | PlayError::LastPlayer { .. }
            | PlayError::TooLate
            | PlayError::Table(_) => return Self::of_table(error),
        };
        Self::of_table(error).hint(hint)
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Self {
        let hint = match &error {
            StartError::NeedsTwoGames { .. } => Some(Hint::new(
                "for two games shuffled together, pass `--games-combined 2`",
            )),
            StartError::NoPlayers
            | StartError::TooMany { .. }
            | StartError::Twice { .. }
            | StartError::DealerAway => None,
        };
        Self::of_table(error).hint(hint)
    }
}

impl From<WriteError> for Failure {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::Store(error) => error.into(),
            WriteError::Start(error) => error.into(),
            WriteError::NameTaken { .. }
            | WriteError::BuiltIn { .. }
            | WriteError::Missing { .. }
            | WriteError::Itself { .. }
            | WriteError::Together { .. } => Self::new(error.to_string()),
        }
    }
}

impl From<ExportError> for Failure {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::Write(error) => error.into(),
            ExportError::Store(error) => error.into(),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        let failure = Self::new(error.to_string()).hint(store_hint(&error));
        if error.names_file() {
            failure
        } else {
            failure.of_database()
        }
    }
}

fn store_hint(error: &StoreError) -> Option<Hint> {
    let path = |path: &Path| quoted(&path.to_string_lossy());
    let hint = match error {
        StoreError::Directory { path: folder } => Hint::new(format!(
            "name a file in it, such as `{}`",
            path(&folder.join("crowns.db"))
        )),
        StoreError::NoFolder { folder } => {
            Hint::new(format!("run `mkdir -p {}` to create it", path(folder)))
        }
        StoreError::Permission { path: file } => Hint::new(format!(
            "run `ls -l {}` to see who has the permission",
            path(file)
        )),
        StoreError::CannotMake { path: file } => {
            let folder = file.parent().filter(|folder| *folder != Path::new(""));
            let folder = path(folder.unwrap_or(Path::new(".")));
            Hint::new(format!("run `ls -ld {folder}` to see who may write there"))
        }
        StoreError::ReadOnly => Hint::new("commands that only read, such as ")
            .command(Command::new("board"))
            .text(
                ", still work; to write, make both writable or name a copy of the file with `--db`",
            ),
        StoreError::Interrupted => Hint::new("make both writable, then run the command again"),
        StoreError::Full | StoreError::NoRoom { .. } => {
            Hint::new("free some space on the disk, then run the command again")
        }
        StoreError::Busy { .. } => Hint::new("wait until it is done, then run the command again"),
        StoreError::WriteAhead => {
            Hint::new("stop that program, such as Litestream, then run the command again")
        }
        StoreError::Exists { .. } => Hint::new("pass `--force` to replace it"),
        StoreError::Damaged | StoreError::ParseEventError { .. } | StoreError::Altered { .. } => {
            Hint::run(
                Command::new("doctor"),
                "to see what is wrong and how to repair it",
            )
        }
        StoreError::DamagedCopy { path } | StoreError::BadCopy { path, .. } => Hint::run(
            Command::new("doctor --repair").on(path),
            "to recover what can still be read",
        ),
        StoreError::NothingToSave => Hint::run(Command::new("restore FILE"), "to restore a backup"),
        StoreError::OldReadOnly { .. } => {
            Hint::new("copy it to a directory you can write to, and name the copy with `--db`")
        }
        StoreError::Newer { .. } => Hint::new("upgrade crowns to read it"),
        StoreError::NotFile { .. }
        | StoreError::NoFile { .. }
        | StoreError::Itself { .. }
        | StoreError::Foreign { .. }
        | StoreError::Io { .. }
        | StoreError::Line { .. }
        | StoreError::Sqlite(_)
        | StoreError::Migration(_) => return None,
    };
    Some(hint)
}
