//! A tournament as its director sees it: the tables of a game, and the list of
//! tournaments.

use crate::messages::{DirectorColumn, Label};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows};
use crate::render::text::{finish, shown, wrap};
use crate::store::TournamentSummary;
use crate::tournament::{SeatingQuality, StoredTournament, TableStatus};

/// Writes a game of a tournament, table by table, and what comes next.
pub fn tournament(
    stored: &StoredTournament,
    number: u8,
    quality: SeatingQuality,
    style: TextStyle,
) -> String {
    let mut text = heading(stored, quality, style);
    text.push(String::new());
    text.extend(game(stored, number, style));
    text.extend(next(stored, style));
    finish(&text)
}

/// Writes that a tournament goes on, how far it is and what comes next.
pub fn open_tournament(stored: &StoredTournament, style: TextStyle) -> String {
    let words = style.words();
    let name = shown(&stored.tournament.start.name);
    let game = stored.current().or(stored.games.first());
    let progress = game.map(|game| words.game_progress(stored, game));
    let lines = [words.open_tournament(&name)].into_iter().chain(progress);
    let mut text: Vec<_> = lines
        .map(|line| wrap("", "  ", &line, style.width))
        .collect();
    text.extend(next(stored, style));
    finish(&text)
}

/// Writes what was done to a tournament, then a game of it.
pub fn tournament_change(
    stored: &StoredTournament,
    done: &[String],
    number: u8,
    style: TextStyle,
) -> String {
    let mut text: Vec<_> = done
        .iter()
        .map(|done| wrap("", "", done, style.width))
        .collect();
    if !done.is_empty() {
        text.push(String::new());
    }
    text.extend(game(stored, number, style));
    text.extend(next(stored, style));
    finish(&text)
}

/// Writes how good the seats of a tournament are.
pub fn seating_quality(
    stored: &StoredTournament,
    quality: SeatingQuality,
    style: TextStyle,
) -> String {
    finish(&heading(stored, quality, style))
}

/// Returns what a tournament is, and how good its seats are.
fn heading(stored: &StoredTournament, quality: SeatingQuality, style: TextStyle) -> Vec<String> {
    let start = &stored.tournament.start;
    let name = shown(&start.name);
    let words = style.words();
    let title = words.tournament_heading(&name, &words.ruleset(&start.ruleset), stored);
    let mut text = vec![wrap("", "  ", &title, style.width)];
    let lines = words.seating_quality(&quality).into_iter();
    text.extend(lines.map(|line| wrap("  ", "  ", &line, style.width)));
    text
}

fn game(stored: &StoredTournament, number: u8, style: TextStyle) -> Vec<String> {
    let Some(game) = stored.game(number) else {
        return Vec::new();
    };
    let words = style.words();
    let title = words.game_progress(stored, game);
    let mut text = vec![wrap("", "  ", &title, style.width)];
    let column = |label| Column::figures(words.label(label));
    let number = |table: &TableStatus| {
        let game = table.game.as_ref();
        game.map_or(Cell::Empty, |game| game.result.game.number.into())
    };
    let table = Column::figures(words.director_column(DirectorColumn::Table));
    let mut rows = Rows::of(&game.tables).with(table, |table| u32::from(table.table).into());
    if game.is_started() {
        rows = rows
            .with(column(Label::Game), number)
            .with(column(Label::State).left(), |table| {
                Cell::Text(words.table_state(table))
            });
    }
    let rows = rows.with(column(Label::Players).wrapped(), |table| {
        let names = table.players.iter().map(|player| player.name.to_string());
        Cell::Names(names.collect())
    });
    text.extend(rows.table().lines(style));
    text
}

fn next(stored: &StoredTournament, style: TextStyle) -> Vec<String> {
    let next = style.words().tournament_next(stored);
    let next = next.map(|next| [String::new(), wrap("", "", &next.write(None), style.width)]);
    next.into_iter().flatten().collect()
}

/// Writes a list of tournaments.
pub fn tournaments(tournaments: &[TournamentSummary], style: TextStyle) -> String {
    let words = style.words();
    if tournaments.is_empty() {
        return wrap("", "", words.no_tournaments(), style.width) + "\n";
    }
    let column = |label| Column::figures(words.label(label));
    let name = Column::figures(words.director_column(DirectorColumn::Name));
    let table = Rows::of(tournaments)
        .with(name.cut(), |one| Cell::Name(one.tournament.name.clone()))
        .with(column(Label::Date), |one| one.date.into())
        .with(column(Label::Games), |one| one.game_count.into())
        .with(column(Label::Players), |one| one.player_count.into());
    table.table().text(style)
}
