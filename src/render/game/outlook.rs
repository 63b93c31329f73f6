//! The next turn of a game, or its result.

use super::board::board;
use crate::game::{GameState, RoundSetup, Scoresheet, StartReason};
use crate::messages::Messages;
use crate::render::plot::chart;
use crate::render::style::TextStyle;
use crate::render::text::{finish, shown, shown_names, wrap};
use crate::rules::Round;

/// Writes the players and rules of a game that starts, and the next turn.
pub fn started(sheet: &Scoresheet, style: TextStyle) -> String {
    let words = style.words();
    let mut about = vec![shown(&words.ruleset(&sheet.ruleset))];
    let league = sheet.league.as_ref();
    about.extend(league.map(|league| words.in_league(&shown(&league.name))));
    let table = sheet.tournament.as_ref();
    about.extend(
        table.map(|table| words.table_of_tournament(&shown(&table.tournament.name), table)),
    );
    let game = words.game_started(sheet.number, &shown_names(sheet), &about);
    lines(game, sheet, style)
}

/// Writes who joins with how many points and why so many, and the scoresheet.
pub fn joined(sheet: &Scoresheet, seat: usize, reason: StartReason, style: TextStyle) -> String {
    let name = &shown_names(sheet)[seat];
    let start = sheet.seats[seat].stays.last().map(|stay| stay.start_total);
    let joins = style.words();
    let joins = joins.joins(name, sheet.number, start.unwrap_or_default(), reason);
    line_and_sheet(&joins, sheet, style)
}

/// Writes who leaves with how many points, and the scoresheet.
pub fn left(sheet: &Scoresheet, seat: usize, style: TextStyle) -> String {
    let (name, total) = (&shown_names(sheet)[seat], sheet.total(seat));
    let leaves = style.words().leaves(name, sheet.number, total);
    line_and_sheet(&leaves, sheet, style)
}

fn line_and_sheet(line: &str, sheet: &Scoresheet, style: TextStyle) -> String {
    let line = wrap("", "", line, style.width);
    format!("{line}\n\n{}", scoresheet(sheet, style))
}

fn lines(first: String, sheet: &Scoresheet, style: TextStyle) -> String {
    let next = outlook(sheet, style.words());
    finish(&[first, next].map(|line| wrap("", "", &line, style.width)))
}

/// Writes the board, and below it the next turn or the result.
pub fn scoresheet(sheet: &Scoresheet, style: TextStyle) -> String {
    let outlook = wrap("", "", &outlook(sheet, style.words()), style.width);
    format!("{}\n{outlook}\n", board(sheet, style))
}

/// Writes the board and the outlook, and below them the chart of running
/// totals.
pub fn scoresheet_and_chart(sheet: &Scoresheet, style: TextStyle) -> String {
    format!("{}\n{}", scoresheet(sheet, style), chart(sheet, style))
}

/// Returns the next turn or the result, as one or more sentences.
pub fn outlook(sheet: &Scoresheet, words: &Messages) -> String {
    match sheet.state() {
        GameState::Open => next_line(sheet, words),
        _ => result(sheet, words),
    }
}

/// Returns the next turn: what is dealt, who deals and who starts; empty if the
/// game is not open.
///
/// `Round 5: deal 7, 7s wild, Cat deals, Ann starts`
pub fn next_line(sheet: &Scoresheet, words: &Messages) -> String {
    let turn = sheet.next();
    turn.map_or_else(String::new, |turn| turn_line(sheet, &turn, words))
}

/// Returns what is dealt in a round, who deals and who starts.
pub fn turn_line(sheet: &Scoresheet, turn: &RoundSetup, words: &Messages) -> String {
    words.turn(turn, &shown_names(sheet))
}

/// Returns who has won, or how else the game ended; empty while it is open.
pub fn result(sheet: &Scoresheet, words: &Messages) -> String {
    let rounds = || sheet.played.range(..=Round::LAST.number()).count();
    match sheet.state() {
        GameState::Open => String::new(),
        GameState::Deleted => words.game_deleted().to_owned(),
        GameState::Abandoned => words.game_abandoned(rounds()),
        GameState::Finished if sheet.played.is_empty() => words.finished_unplayed().to_owned(),
        GameState::Finished if sheet.is_short() => {
            let winners = winners(sheet, words);
            match &sheet.tournament {
                None => words.finished_early(&winners, rounds()),
                Some(table) => {
                    let tournament = shown(&table.tournament.name);
                    words.table_finished_early(&winners, rounds(), &tournament)
                }
            }
        }
        GameState::Finished => winners(sheet, words),
    }
}

fn winners(sheet: &Scoresheet, words: &Messages) -> String {
    let names = shown_names(sheet);
    let seats = sheet.winners();
    let winners: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
    let (Some(&first), Some(winner)) = (seats.first(), winners.first()) else {
        return words.nobody_won().to_owned();
    };
    let total = sheet.total(first);
    if seats.len() > 1 {
        return words.share_win(&winners, total);
    }
    if sheet.seats.len() == 1 {
        return words.played_alone(winner, total);
    }
    let is_level = |seat: &usize| {
        let seated = !sheet.seats[*seat].is_left();
        *seat != first && seated && sheet.total(*seat) == total
    };
    let level = (0..sheet.seats.len()).filter(is_level);
    let level: Vec<_> = level.map(|seat| names[seat].clone()).collect();
    match level.is_empty() {
        true => words.wins(winner, total),
        false => words.wins_tie(winner, total, &level, sheet.ruleset.tie()),
    }
}
