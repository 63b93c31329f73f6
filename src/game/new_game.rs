//! A game before its first event: who plays, who deals, by which rules.

use std::cmp::Ordering;

use chrono::NaiveDate;

use super::event::{GameEvent, GameStart};
use super::id::{LeagueId, PlayerId};
use crate::rules::{MAX_PLAYERS, Round, Ruleset};

#[derive(Debug, Clone)]
pub struct NewGame {
    /// The players in the order of their seats, to the left.
    pub seats: Vec<PlayerId>,
    /// Who deals first; `None` for the first seat.
    pub dealer: Option<PlayerId>,
    pub ruleset: Ruleset,
    pub league: Option<LeagueId>,
    pub date: NaiveDate,
    pub venue: Option<String>,
    pub note: Option<String>,
    /// The seed by which seats or the dealer were drawn.
    pub seed: Option<u64>,
}

sampled! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum StartError {
        NoPlayers;
        NeedsTwoGames { most: usize, players: usize }, for { most: 8, players: 9 };
        TooMany { most: usize, players: usize }, for { most: 14, players: 15 };
        Twice { first: usize, seat: usize }, for { first: 1, seat: 3 };
        DealerAway;
    }
}

impl NewGame {
    /// Makes a game in no league; the first seat deals.
    pub const fn new(seats: Vec<PlayerId>, ruleset: Ruleset, date: NaiveDate) -> Self {
        let (dealer, league, venue, note, seed) = (None, None, None, None, None);
        Self { seats, dealer, ruleset, league, date, venue, note, seed }
    }

    /// Returns the event that starts the game under a number.
    ///
    /// # Errors
    ///
    /// [`StartError`] if nobody plays, a player sits twice, the dealer does not play, or the
    /// rules take fewer players.
    pub fn start(self, number: u32) -> Result<GameEvent, StartError> {
        let first = *self.seats.first().ok_or(StartError::NoPlayers)?;
        table_size(self.seats.len(), &self.ruleset)?;
        seated_once(&self.seats)?;
        let dealer = self.dealer.unwrap_or(first);
        if !self.seats.contains(&dealer) {
            return Err(StartError::DealerAway);
        }
        Ok(GameEvent::GameStarted(GameStart {
            number,
            seats: self.seats,
            dealer,
            ruleset: self.ruleset,
            league: self.league,
            date: self.date,
            venue: self.venue,
            note: self.note,
            tournament: None,
            seed: self.seed,
        }))
    }
}

/// Refuses a player who sits twice.
pub fn seated_once<T: PartialEq>(seats: &[T]) -> Result<(), StartError> {
    for (seat, player) in seats.iter().enumerate() {
        if let Some(first) = seats[..seat].iter().position(|other| other == player) {
            return Err(StartError::Twice { first: first + 1, seat: seat + 1 });
        }
    }
    Ok(())
}

/// When the stock runs out, so that the discard pile is shuffled into it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StockNote {
    /// It may in the last round.
    LastRound,
    /// It does in the last rounds.
    LastRounds,
}

/// Returns when the stock runs out: it may with seven players under the official
/// rules, and does where fewer cards stay. Source: leaflet, web rules.
pub fn stock_note(players: usize, rules: &Ruleset) -> Option<StockNote> {
    let spare = |players: usize, deck: usize| deck.saturating_sub(players * Round::LAST.dealt());
    let of_seven = spare(7, Ruleset::official().deck().size());
    match spare(players, rules.deck().size()).cmp(&of_seven) {
        Ordering::Less => Some(StockNote::LastRounds),
        Ordering::Equal => Some(StockNote::LastRound),
        Ordering::Greater => None,
    }
}

/// Checks that the cards serve so many players.
pub(super) fn table_size(players: usize, rules: &Ruleset) -> Result<(), StartError> {
    if players > MAX_PLAYERS {
        return Err(StartError::TooMany { most: MAX_PLAYERS, players });
    }
    let most = rules.max_players();
    if players > most {
        return Err(StartError::NeedsTwoGames { most, players });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::{check_read, player};

    #[test]
    fn a_game_starts_with_players_for_whom_it_has_cards() {
        check_read(include_str!("../../tests/games/new.txt"), |settings, text| {
            let (players, dealer) = match text.strip_suffix(" deals") {
                Some(text) => text.split_once(", ").unwrap(),
                None => (text, ""),
            };
            let settings = Some(settings).filter(|settings| *settings != "official");
            let ruleset = Ruleset::official().with(settings).unwrap();
            let dealer = dealer.chars().map(player).next();
            let seats = players.chars().map(player).collect();
            let game = NewGame { dealer, ..NewGame::new(seats, ruleset, NaiveDate::default()) };
            game.start(1).map_or_else(|error| error.to_string(), |_| "started".to_owned())
        });
    }

    #[test]
    fn the_stock_of_seven_may_run_out_in_the_last_round() {
        let check = |players: usize, rules: &Ruleset, expect: Option<StockNote>| {
            assert_eq!(stock_note(players, rules), expect, "{players}");
        };
        let official = Ruleset::official();
        check(6, &official, None);
        check(7, &official, Some(StockNote::LastRound));
        check(8, &official, Some(StockNote::LastRounds));
        check(8, &Ruleset::texas(), None);
        let two = official.with(["games_combined=2"]).unwrap();
        check(14, &two, None);
        check(16, &two, Some(StockNote::LastRounds));
    }
}
