//! What can be answered to the question on top.

use super::asking::Asking;
use super::model::Model;
use crate::render::shown;

/// Returns what can be answered to the question on top; `None` if its keys or its
/// panel say it.
pub(super) fn help(model: &Model) -> Option<String> {
    let words = model.words();
    let names =
        |seats: &[usize]| -> Vec<_> { seats.iter().map(|&seat| model.name(seat)).collect() };
    Some(match &model.top().asking {
        Asking::Players => words.players_help(model.offered().is_some()),
        Asking::Dealer(_) => words.who_deals_help().to_owned(),
        Asking::Ruleset(_) => words.rules_to_play_help().to_owned(),
        Asking::Why(_) => words.why_help().to_owned(),
        Asking::WentOut(seats) => words.who_went_out_help(&names(seats), true),
        Asking::JoinName => words.join_help().to_owned(),
        Asking::JoinTotal { name, .. } => {
            words.join_total_help(&shown(name), model.start_total(name))
        }
        Asking::LeaveName => {
            let seated = model.sheet.as_ref().map(|sheet| sheet.seated());
            words.leave_help(&names(&seated.unwrap_or_default()))
        }
        _ => return None,
    })
}
