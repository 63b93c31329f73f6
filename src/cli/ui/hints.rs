//! What mends a score that cannot be entered, or a file that cannot be used.

use std::io;
use std::path::Path;

use crate::cli::args::scores::Slip;
use crate::cli::commands::export::Exists;
use crate::cli::commands::import::Rejected;
use crate::game::{GameState, PlayError, ScoreEntryError};
use crate::render::quoted;
use crate::store::StoreError;

/// Names one command or flag that mends an error, where there is one.
pub(crate) fn of(error: &anyhow::Error) -> Option<String> {
    if let Some(slip) = error.downcast_ref::<Slip>() {
        return slip.hint();
    }
    if let Some(exists) = error.downcast_ref::<Exists>() {
        return Some(exists.hint());
    }
    if let Some(rejected) = error.downcast_ref::<Rejected>() {
        return rejected.hint();
    }
    if let Some(bad) = error.downcast_ref::<ScoreEntryError>() {
        return entry(bad).map(str::to_owned);
    }
    let is_directory = |error: &io::Error| error.kind() == io::ErrorKind::IsADirectory;
    if error.downcast_ref().is_some_and(is_directory) {
        return Some("name a file in it".to_owned());
    }
    error.downcast_ref().and_then(play)
}

/// Says what makes a file one that can be used.
pub(crate) fn store(error: &StoreError) -> Option<String> {
    let quoted = |path: &Path| quoted(&path.to_string_lossy());
    let hint = match error {
        StoreError::Directory { path } => {
            let file = quoted(&path.join("crowns.db"));
            format!("name a file in it, such as `{file}`")
        }
        StoreError::NoFolder { folder } => format!("`mkdir -p {}` makes it", quoted(folder)),
        StoreError::Permission { path } => {
            format!("`ls -l {}` shows who has the permission", quoted(path))
        }
        StoreError::CannotMake { path } => {
            let folder = path.parent().filter(|folder| *folder != Path::new(""));
            let folder = quoted(folder.unwrap_or(Path::new(".")));
            format!("`ls -ld {folder}` shows who may write there")
        }
        StoreError::ReadOnly => "`crowns board` and whatever else only reads still works; to \
             write, make both writable or name a copy of the file with `--db`"
            .to_owned(),
        StoreError::Interrupted => "make both writable, then give the command again".to_owned(),
        StoreError::Full | StoreError::NoRoom { .. } => {
            "make room on the disk, then give the command again".to_owned()
        }
        StoreError::Busy { .. } => "once it is done, give the command again".to_owned(),
        StoreError::WriteAhead => {
            "end that program, such as Litestream, then give the command again".to_owned()
        }
        StoreError::Exists { .. } => "to replace it, add `--force`".to_owned(),
        StoreError::Damaged | StoreError::ParseEventError { .. } | StoreError::Altered { .. } => {
            "`crowns doctor` tells what is wrong and what mends it".to_owned()
        }
        StoreError::DamagedCopy { path } | StoreError::BadCopy { path, .. } => format!(
            "`crowns --db {} doctor --repair` saves what can still be read of it",
            quoted(path)
        ),
        StoreError::NothingToSave => "`crowns restore FILE` puts a backup back".to_owned(),
        StoreError::OldReadOnly { .. } => {
            "copy it to where you may write, and name the copy with `--db`".to_owned()
        }
        StoreError::Newer { .. } => "a newer crowns reads it".to_owned(),
        _ => return None,
    };
    Some(hint)
}

fn entry(error: &ScoreEntryError) -> Option<&'static str> {
    match error {
        ScoreEntryError::TooManyCards { .. } => Some("leave out the card that was discarded"),
        ScoreEntryError::Unreadable { .. }
        | ScoreEntryError::TooLarge { .. }
        | ScoreEntryError::Cards(_) => None,
    }
}

fn play(error: &PlayError) -> Option<String> {
    let hint = match error {
        PlayError::NotOpen { game, state } => match state {
            GameState::Finished => {
                format!("`crowns fix ROUND NAME=VALUE --game {game}` corrects a round of it")
            }
            _ => format!("`crowns game resume {game}` goes on with it"),
        },
        PlayError::Over { game, state } => match state {
            GameState::Finished => format!("`crowns game show {game}` shows how it ended"),
            _ => format!("`crowns game resume {game}` goes on with it"),
        },
        PlayError::NoRound { .. } => "a game has rounds 1 to 11".to_owned(),
        PlayError::AlreadyScored { game, round, .. } => {
            format!("`crowns fix {round} NAME=VALUE --game {game}` corrects it")
        }
        PlayError::NotScored { game, round } => {
            format!("`crowns score --round {round} --game {game}` scores it")
        }
        PlayError::Missing { .. } => "`-` stands for who did not play".to_owned(),
        PlayError::TotalFalls { .. } => {
            "without `--totals` the numbers are the points of the round".to_owned()
        }
        PlayError::ImplausibleScore(_) => "if it is right all the same, add `--force`".to_owned(),
        _ => return None,
    };
    Some(hint)
}
