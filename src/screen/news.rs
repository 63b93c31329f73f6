//! What somebody else has done to the game.

use crate::game::Scoresheet;
use crate::messages::Messages;
use crate::render;

/// Returns what somebody else has changed: the round that was entered, or that
/// there is a change.
pub fn news(now: Option<&Scoresheet>, before: Option<&Scoresheet>, words: &Messages) -> String {
    let Some(now) = now else {
        return words.changed_elsewhere().to_owned();
    };
    let is_new = |round: &&u8| before.is_none_or(|before| !before.played.contains_key(round));
    let same_game = before.is_some_and(|before| before.id == now.id);
    match now.played.keys().rfind(is_new).filter(|_| same_game) {
        Some(&round) => words.entered_elsewhere(&render::round_scores(now, round, words)),
        None => words.changed_elsewhere().to_owned(),
    }
}
