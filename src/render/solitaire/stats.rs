//! The statistics of solitaire, and a game that was recorded.

use crate::game::{Solitaire, SolitaireStats};
use crate::render::style::TextStyle;
use crate::render::text::{columns, finish, to_left, wrap};

/// Writes the statistics of solitaire.
pub fn solitaire_stats(stats: &SolitaireStats, style: TextStyle) -> String {
    let words = style.words();
    let mut lines = vec![wrap(
        "",
        "",
        &words.solitaire_stats_title(stats),
        style.width,
    )];
    let rows = words.solitaire_figures(stats);
    let label = rows.iter().map(|(label, _)| columns(label)).max();
    let label = label.unwrap_or_default();
    lines.extend(rows.into_iter().map(|(name, figure)| {
        let first = format!("  {}  ", to_left(name, label));
        wrap(&first, &" ".repeat(columns(&first)), &figure, style.width)
    }));
    finish(&lines)
}

/// Writes how a game ended or stands, and how to continue it.
pub fn solitaire_result(game: &Solitaire, style: TextStyle) -> String {
    let words = style.words();
    let mut lines = vec![wrap("", "", &words.solitaire_result(game), style.width)];
    if let Some(board) = game.board.as_ref().filter(|_| game.ended.is_none()) {
        let next = words.solitaire_left(board.is_real());
        lines.push(wrap("", "", &next, style.width));
    }
    finish(&lines)
}
