//! Standings of a tournament as text.

use super::page::TournamentPage;
use super::table::tournament_table;
use crate::render::style::TextStyle;
use crate::render::text::{finish, wrap};

/// Writes the standings of a tournament, a line per player. On a narrow page the
/// least important columns are dropped first.
pub fn tournament_standings(page: &TournamentPage<'_>, style: TextStyle) -> String {
    let words = style.words();
    let lead = [Some(page.title(words)), page.progress(words)];
    let lead = lead.into_iter().flatten();
    let mut text: Vec<_> = lead.map(|line| wrap("", "", &line, style.width)).collect();
    text.push(String::new());
    let standings = page.standings;
    if standings.players.is_empty() {
        text.push(words.no_standings().to_owned());
        return finish(&text);
    }
    let table = tournament_table(standings, style);
    text.extend(table.lines(style));
    text.push(String::new());
    let notes = page.warning(words).into_iter().chain(page.notes(words));
    text.extend(notes.map(|note| wrap("", "  ", &note, style.width)));
    finish(&text)
}
