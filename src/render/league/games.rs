//! The list of games for people, and as JSON of version 1; what became of one.

use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table, presets};

use crate::game::{GameState, Scoresheet};
use crate::render::game::result;
use crate::render::style::TextStyle;
use crate::render::text::{Part, shown, wrap};
use crate::rules::Round;
use crate::store::{GameSummary, SeatSummary};

/// Writes games, a row each: number, date, players, state, winner and the
/// winner's total.
pub fn games(page: &Part<GameSummary>, look: TextStyle) -> String {
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(look.width).unwrap_or(u16::MAX))
        .set_header(["game", "date", "players", "state", "winner", "total"]);
    for game in &page.items {
        let winners: Vec<_> = winners(game).collect();
        let total = winners.first().map(|seat| seat.total.to_string());
        table.add_row([
            game.number.to_string(),
            game.date.to_string(),
            names(&game.seats),
            state(game),
            names(winners),
            total.unwrap_or_default(),
        ]);
    }
    for (index, column) in table.column_iter_mut().enumerate() {
        if matches!(index, 0 | 5) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        if !matches!(index, 2 | 4) {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    let lines = table.lines().map(|line| line.trim_end().to_owned() + "\n");
    lines.collect()
}

/// Says that a game was ended early, and who has won it.
pub fn finished(sheet: &Scoresheet, look: TextStyle) -> String {
    let text = match sheet.is_short() {
        true => format!("Game {} is finished early and marked short", sheet.number),
        false => format!("Game {} is finished", sheet.number),
    };
    told(&text, look) + &told(&result(sheet), look)
}

/// Says that a game was abandoned, and how it goes on.
pub fn abandoned(sheet: &Scoresheet, look: TextStyle) -> String {
    let number = sheet.number;
    let back = format!("`crowns game resume {number}` goes on with it");
    told(&format!("Game {number} is abandoned"), look) + &told(&back, look)
}

/// Says that a game is deleted, and how it comes back.
pub fn deleted(sheet: &Scoresheet, look: TextStyle) -> String {
    let number = sheet.number;
    let back = "`crowns undo` brings it back";
    let later = format!("`crowns game resume {number}` does so later");
    told(&format!("Game {number} is deleted"), look) + &told(&format!("{back}, {later}"), look)
}

/// Says under which league a game is filed now.
pub fn moved(sheet: &Scoresheet, look: TextStyle) -> String {
    let number = sheet.number;
    let text = match &sheet.league_name {
        Some(league) => format!("Game {number} is filed under league {}", shown(league)),
        None => format!("Game {number} is filed under no league"),
    };
    told(&text, look)
}

fn told(text: &str, look: TextStyle) -> String {
    wrap("", "", text, look.width) + "\n"
}

fn winners(game: &GameSummary) -> impl Iterator<Item = &SeatSummary> {
    let finished = game.state == GameState::Finished;
    game.seats.iter().filter(move |seat| finished && seat.won)
}

fn names<'a>(seats: impl IntoIterator<Item = &'a SeatSummary>) -> String {
    let names: Vec<_> = seats.into_iter().map(|seat| shown(&seat.name)).collect();
    names.join(", ")
}

/// Writes the state, and how far the game came where it did not end.
fn state(game: &GameSummary) -> String {
    let rounds = game.rounds.min(u32::from(Round::LAST.number()));
    let far = format!("{rounds}/{}", Round::LAST);
    match game.state {
        GameState::Finished if game.short => format!("short {far}"),
        GameState::Finished => "finished".to_owned(),
        state => format!("{} {far}", state.word()),
    }
}
