//! What was changed about a game apart from its rounds.

use super::outlook::scoresheet;
use crate::game::{GameEdits, PlayerId, Scoresheet};
use crate::messages::GameChange;
use crate::render::style::TextStyle;
use crate::render::text::{finish, shown, shown_names, wrap};

/// Writes what was changed, and the scoresheet.
pub fn edited(edits: &GameEdits, sheet: &Scoresheet, style: TextStyle) -> String {
    let words = style.words();
    let names = shown_names(sheet);
    let name = |player: PlayerId| {
        let seat = sheet.seat_of(player);
        seat.map(|seat| names[seat].clone()).unwrap_or_default()
    };
    let changes = words.game_changes(&GameChange::all(edits, name, shown));
    let line = words.game_edited(sheet.number, &changes);
    let line = wrap("", "  ", &line, style.width);
    format!("{}\n{}", finish(&[line]), scoresheet(sheet, style))
}
