//! Says of points that came out of a running total which total that was: the
//! points were never typed.

use crate::cli::ui::failure::Failure;
use crate::game::{PlayError, ScoreWarning, Scoresheet};
use crate::render;
use crate::words::Words;

/// Puts the total before why its points cannot be.
pub(crate) fn error(sheet: &Scoresheet, round: u8, error: PlayError, words: &dyn Words) -> Failure {
    let total = match &error {
        PlayError::ImplausibleScore(why) => {
            seat_of(sheet, why.name()).map(|seat| total(sheet, round, seat, why.points(), words))
        }
        _ => None,
    };
    let error = Failure::from(error);
    match total {
        Some(total) => error.about(total),
        None => error,
    }
}

/// Writes what is odd about a round, with the total before its points.
pub(crate) fn warning(
    sheet: &Scoresheet,
    round: u8,
    warning: &ScoreWarning,
    named: Option<u32>,
    words: &dyn Words,
) -> String {
    let text = render::warning(sheet, round, warning, named, words);
    let of = match warning {
        ScoreWarning::Forced(why) => seat_of(sheet, why.name()).map(|seat| (seat, why.points())),
        &ScoreWarning::AboveLargest { seat, points, .. }
        | &ScoreWarning::Impossible { seat, points } => Some((seat, points)),
        _ => None,
    };
    match of {
        Some((seat, points)) => format!("{}: {text}", total(sheet, round, seat, points, words)),
        None => text,
    }
}

fn total(sheet: &Scoresheet, round: u8, seat: usize, points: i32, words: &dyn Words) -> String {
    let before = sheet.total_before(seat, round);
    words.after_total(before + points, before)
}

fn seat_of(sheet: &Scoresheet, name: &str) -> Option<usize> {
    sheet.seats.iter().position(|seat| seat.name() == name)
}
