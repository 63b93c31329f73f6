//! Games in a list, and the selection of games that figures are based on.

use crate::game::{GameState, GameSummary, RankingMethod, Scoresheet, SeatSummary};
use crate::league::GameSelection;
use crate::messages::{Label, Language, Messages};
use crate::render::game::result;
use crate::render::table::{Cell, Column, Link, Rows, Table};
use crate::render::text::{TextStyle, finish, shown};
use crate::rules::Round;
use crate::store::Page;

/// Writes games, a row each: number, date, players, state, winner and winning total.
pub fn games(page: &Page<GameSummary>, style: TextStyle) -> String {
    games_table(&page.items, style.language).front(&["game", "date", "names"]).indent(1).text(style)
}

/// Returns games as a table, a row each.
///
/// In CSV `players` is the number of `names`, and `short` is 1 or 0. `winners`
/// and `winning_total` are empty if the game is not finished.
pub fn games_table(games: &[GameSummary], language: Language) -> Table {
    let words = language.words();
    let column = Column::new;
    let headed =
        |name, label| Column::new(name).text(words.label(label)).page(words.page_heading(label));
    Rows::new(games)
        .with(headed("game", Label::Game), |game| {
            Cell::from(game.details.number).linked(Link::Game(game.details.id))
        })
        .with(column("uuid"), |game| game.details.id.to_string().into())
        .with(headed("date", Label::Date).left(), |game| {
            Cell::from(game.details.date).linked(Link::NightOf(game.details.id))
        })
        .with(headed("state", Label::State).left(), |game| {
            let state = Cell::from(game.details.state.name()).shown_as(state(game, words));
            match game.details.state {
                GameState::Open => state.strong_if(true),
                GameState::Finished => state,
                GameState::Abandoned | GameState::Deleted => state.faint(),
            }
        })
        .with(column("short"), |game| game.details.short.into())
        .with(column("ruleset"), |game| Cell::name(game.details.ruleset.name()))
        .with(column("league"), |game| {
            game.details.league.as_ref().map(|league| Cell::name(&league.name)).into()
        })
        .with(column("place"), |game| game.details.venue.as_ref().map(Cell::name).into())
        .with(column("note"), |game| game.details.note.as_ref().map(Cell::name).into())
        .with(column("rounds"), |game| game.round_count.into())
        .with(column("players"), |game| game.players.len().into())
        .with(headed("names", Label::Players).wrapped(), |game| names(&game.players))
        .with(headed("winners", Label::Winner).wrapped(), |game| {
            names(winners(game)).strong_if(true)
        })
        .with(headed("winning_total", Label::Method(RankingMethod::Total)), |game| {
            Cell::or_empty(winners(game).next().map(|seat| seat.total))
        })
        .table()
}

pub fn finished(sheet: &Scoresheet, style: TextStyle) -> String {
    let words = style.words();
    let finished = words.confirm_finished(sheet.number, sheet.is_short());
    let resume = sheet.is_short().then(|| words.how_to_resume(sheet.number));
    sentences([finished, result(sheet, words)].into_iter().chain(resume), style)
}

pub fn abandoned(sheet: &Scoresheet, style: TextStyle) -> String {
    sentences(style.words().confirm_abandoned(sheet.number), style)
}

pub fn deleted(sheet: &Scoresheet, style: TextStyle) -> String {
    sentences(style.words().confirm_deleted(sheet.number), style)
}

pub fn moved(sheet: &Scoresheet, style: TextStyle) -> String {
    let league = sheet.league.as_ref().map(|league| shown(&league.name));
    let moved = style.words().confirm_moved(sheet.number, league.as_deref());
    sentences([moved], style)
}

fn sentences(texts: impl IntoIterator<Item = String>, style: TextStyle) -> String {
    texts.into_iter().map(|text| style.wrap(&text) + "\n").collect()
}

fn winners(game: &GameSummary) -> impl Iterator<Item = &SeatSummary> {
    let finished = game.details.state == GameState::Finished;
    game.players.iter().filter(move |seat| finished && seat.won)
}

fn names<'a>(seats: impl IntoIterator<Item = &'a SeatSummary>) -> Cell {
    Cell::names(seats.into_iter().map(|seat| &*seat.player.name))
}

fn state(game: &GameSummary, words: &Messages) -> String {
    let last = Round::LAST.number();
    words.game_state(
        game.details.state,
        game.details.short,
        game.round_count.min(last.into()),
        last,
    )
}

/// Returns a selection for a sentence, with printable names.
pub(crate) fn selected(games: &GameSelection) -> GameSelection {
    let mut games = games.clone();
    let league = games.league.as_mut().map(|league| &mut league.name);
    let season = games.season.as_mut().map(|season| &mut season.name);
    league.into_iter().chain(season).for_each(|name| *name = shown(name));
    games
}

/// Writes that players have finished no such games, and how to select more.
pub(crate) fn no_games(games: &GameSelection, names: &[String], style: TextStyle) -> String {
    let (words, selected) = (style.words(), selected(games));
    let none = words.no_finished_games(names, &selected);
    let more = words.how_to_select_more(&selected).to_owned();
    finish(&[none, more].map(|text| style.wrap(&text)))
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use uuid::Uuid;

    use super::*;
    use crate::game::{GameDetails, GameId, LeagueId, LeagueRef, PlayerId, PlayerRef};
    use crate::render::table::read_csv;
    use crate::rules::Ruleset;

    fn game(league: LeagueRef) -> GameSummary {
        let seat = |name: &str, total, won| SeatSummary {
            player: PlayerRef::new(name, PlayerId(Uuid::nil())),
            total,
            place: Some(1),
            won,
        };
        GameSummary {
            details: GameDetails {
                id: GameId(Uuid::nil()),
                number: 12,
                state: GameState::Finished,
                short: false,
                ruleset: Ruleset::official(),
                league: Some(league),
                date: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
                venue: Some("Ann's, upstairs".into()),
                note: Some("=1+1".into()),
                tournament: None,
            },
            round_count: 11,
            players: vec![seat("Ann", -5, true), seat("@Bob", 30, false)],
        }
    }

    #[test]
    fn a_game_is_a_row() {
        let league = LeagueRef { name: "Tuesday".to_owned(), uuid: LeagueId(Uuid::nil()) };
        let head = games_table(&[], Language::English).csv();
        assert!(head.ends_with(",winning_total\r\n"), "{head}");
        let rows = games_table(&[game(league)], Language::English).csv_rows();
        assert_eq!(rows.matches("\r\n").count(), 1);
        let row = "12|00000000-0000-0000-0000-000000000000|2026-11-21|finished|0|official|Tuesday|\
                   Ann's, upstairs|'=1+1|11|2|Ann; '@Bob|Ann|-5";
        assert_eq!(read_csv(&rows)[0].join("|"), row);
    }
}
