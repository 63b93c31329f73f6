//! Scores from running totals. Messages name the total that points were computed
//! from: the points were never typed.

use crate::cli::prelude::*;
use crate::game::{PlayError, ScoreWarning, ScoredRound, Scoresheet};

/// Writes the warnings about a round, without those that totals explain.
pub(crate) fn warnings(
    sheet: &Scoresheet,
    scored: &ScoredRound,
    totals: bool,
    named: Option<u32>,
    words: &Messages,
) -> Vec<String> {
    // Points that were computed from totals look like totals.
    let is_explained = |warning: &ScoreWarning| totals && *warning == ScoreWarning::LikeTotals;
    let write = if totals { warning } else { render::warning };
    let warnings = scored.warnings.iter();
    warnings
        .filter(|warning| !is_explained(warning))
        .map(|warning| write(sheet, scored.round, warning, named, words))
        .collect()
}

/// Puts the total before why its points cannot be.
pub(crate) fn error(sheet: &Scoresheet, round: u8, error: PlayError, words: &Messages) -> Failure {
    let total = error.refused_score().and_then(|why| {
        let seat = seat_of(sheet, why.name())?;
        Some(total(sheet, round, seat, why.points(), words))
    });
    let error = Failure::from(error);
    match total {
        Some(total) => error.about(total),
        None => error,
    }
}

/// Writes what is odd about a round, with the total before its points.
fn warning(
    sheet: &Scoresheet,
    round: u8,
    warning: &ScoreWarning,
    named: Option<u32>,
    words: &Messages,
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

fn total(sheet: &Scoresheet, round: u8, seat: usize, points: i32, words: &Messages) -> String {
    let before = sheet.total_before(seat, round);
    words.after_total(before + points, before)
}

fn seat_of(sheet: &Scoresheet, name: &str) -> Option<usize> {
    sheet.seats.iter().position(|seat| seat.name() == name)
}
