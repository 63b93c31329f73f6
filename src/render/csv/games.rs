//! Games, a row each.

use std::collections::HashMap;

use super::Rows;
use super::cell::{some, some_text, text, texts, yes};
use crate::game::{GameState, LeagueId};
use crate::store::{GameSummary, SeatSummary};

/// A table of games: `game`, `uuid`, `date`, `state`, `short` (1 or 0),
/// `ruleset`, `league`, `place`, `note`, `rounds`, `players`, `names`,
/// `winners` and `winning_total`.
///
/// `players` counts those whom `names` lists. `winners` and `winning_total`
/// are empty where the game is not finished.
#[derive(Debug)]
pub struct Games {
    rows: Rows,
    leagues: HashMap<LeagueId, String>,
}

impl Games {
    /// Begins the table, with what leagues are called.
    pub fn new(leagues: HashMap<LeagueId, String>) -> Self {
        let rows = Rows::headed(&[
            "game",
            "uuid",
            "date",
            "state",
            "short",
            "ruleset",
            "league",
            "place",
            "note",
            "rounds",
            "players",
            "names",
            "winners",
            "winning_total",
        ]);
        Self { rows, leagues }
    }

    /// Adds a game.
    pub fn add(&mut self, game: &GameSummary) {
        let league = game.league.and_then(|id| self.leagues.get(&id));
        let winners: Vec<&SeatSummary> = match game.state {
            GameState::Finished => game.seats.iter().filter(|seat| seat.won).collect(),
            _ => Vec::new(),
        };
        self.rows.add([
            game.number.to_string(),
            game.id.to_string(),
            game.date.to_string(),
            game.state.word().to_owned(),
            yes(game.short),
            text(game.ruleset.name()),
            some_text(league.map(String::as_str)),
            some_text(game.place.as_deref()),
            some_text(game.note.as_deref()),
            game.rounds.to_string(),
            game.seats.len().to_string(),
            texts(game.seats.iter().map(|seat| seat.name.as_str())),
            texts(winners.iter().map(|seat| seat.name.as_str())),
            some(winners.first().map(|seat| seat.total)),
        ]);
    }

    /// Takes out what was written since the last time.
    pub fn take(&mut self) -> String {
        self.rows.take()
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use uuid::Uuid;

    use super::super::read;
    use super::*;
    use crate::game::{GameId, PlayerId};
    use crate::rules::Ruleset;

    fn game(state: GameState) -> GameSummary {
        let seat = |name: &str, total, won| SeatSummary {
            player: PlayerId(Uuid::nil()),
            name: name.to_owned(),
            total,
            place: Some(1),
            won,
        };
        GameSummary {
            id: GameId(Uuid::nil()),
            number: 12,
            state,
            short: false,
            ruleset: Ruleset::official(),
            league: Some(LeagueId(Uuid::nil())),
            date: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
            place: Some("Ann's, upstairs".into()),
            note: Some("=1+1".into()),
            rounds: 11,
            seats: vec![seat("Ann", -5, true), seat("@Bob", 30, false)],
        }
    }

    fn check(state: GameState, expect: [&str; 14]) {
        let leagues = [(LeagueId(Uuid::nil()), "Tuesday".to_owned())];
        let mut games = Games::new(leagues.into());
        let head = games.take();
        assert!(head.ends_with(",winning_total\r\n"), "{head}");
        games.add(&game(state));
        let rows = games.take();
        assert_eq!(rows.matches("\r\n").count(), 1);
        assert_eq!(read(&rows), [expect]);
        assert_eq!(games.take(), "");
    }

    #[test]
    fn a_game_is_a_row() {
        check(
            GameState::Finished,
            [
                "12",
                "00000000-0000-0000-0000-000000000000",
                "2026-11-21",
                "finished",
                "0",
                "official",
                "Tuesday",
                "Ann's, upstairs",
                "'=1+1",
                "11",
                "2",
                "Ann; '@Bob",
                "Ann",
                "-5",
            ],
        );
    }

    #[test]
    fn a_game_that_is_not_finished_has_no_winner() {
        let mut games = Games::new(HashMap::new());
        games.add(&game(GameState::Open));
        let rows = read(&games.take());
        assert_eq!(rows[1][12..], ["", ""]);
        assert_eq!(rows[1][6], "");
    }
}
