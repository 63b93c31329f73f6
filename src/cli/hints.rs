//! What mends a score that cannot be entered.

use super::entries::Slip;
use crate::game::{BadEntry, PlayError, State};

/// Names one command or flag that mends an error, where there is one.
pub(super) fn of(error: &anyhow::Error) -> Option<String> {
    if let Some(slip) = error.downcast_ref::<Slip>() {
        return slip.hint();
    }
    if let Some(bad) = error.downcast_ref::<BadEntry>() {
        return entry(bad).map(str::to_owned);
    }
    error.downcast_ref().and_then(play)
}

fn entry(error: &BadEntry) -> Option<&'static str> {
    match error {
        BadEntry::TooManyCards { .. } => Some("leave out the card that was discarded"),
        BadEntry::Unreadable { .. } | BadEntry::TooLarge { .. } | BadEntry::Cards(_) => None,
    }
}

fn play(error: &PlayError) -> Option<String> {
    let hint = match error {
        PlayError::NotOpen { game, state } => match state {
            State::Finished => {
                format!("`crowns fix ROUND NAME=VALUE --game {game}` corrects a round of it")
            }
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
        PlayError::Implausible(_) => "if it is right all the same, add `--force`".to_owned(),
        _ => return None,
    };
    Some(hint)
}
