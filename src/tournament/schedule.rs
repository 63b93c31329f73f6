//! The games of a tournament as its events have them: seats them, and finds
//! places for players who come late or leave.

use std::collections::HashMap;

use crate::game::{PlayerId, TableCount, Tournament, TournamentEvent};
use crate::seating::{
    SeatedGame, SeatingError, SeatingQuality, SeatingRequest, add_player, remove_player,
    seat_at_any, tables_for,
};

/// The players of a tournament numbered as the seating needs them: those who
/// play from a game on come first.
#[derive(Debug)]
pub struct Schedule<'a> {
    tournament: &'a Tournament,
    players: Vec<PlayerId>,
    numbers: HashMap<PlayerId, usize>,
    count: usize,
    /// The first game that is to be seated.
    from: u8,
}

impl<'a> Schedule<'a> {
    /// Numbers the players of the games from one on; those before it are over or
    /// have begun.
    pub fn new(tournament: &'a Tournament, from: u8) -> Self {
        let mut schedule =
            Self { tournament, players: Vec::new(), numbers: HashMap::new(), count: 0, from };
        for player in tournament.players_of(from) {
            schedule.number(player);
        }
        schedule.count = schedule.players.len();
        let seated = tournament.seated.values().flatten();
        for &player in seated.flat_map(|table| &table.seats) {
            schedule.number(player);
        }
        schedule
    }

    fn number(&mut self, player: PlayerId) {
        let next = self.players.len();
        if *self.numbers.entry(player).or_insert(next) == next {
            self.players.push(player);
        }
    }

    /// Seats all games from the first that is to be seated, at so many tables if
    /// they are named, else at as many as before. If that is not possible, and
    /// the first time, the number of tables follows from how the tournament
    /// began.
    ///
    /// # Errors
    ///
    /// If there are too few or too many players, or for the tables named.
    pub fn seat(&self, tables: Option<u16>) -> Result<Vec<TournamentEvent>, SeatingError> {
        let games = self.from..=self.tournament.start.games;
        let played: Vec<_> = (1..self.from).filter_map(|game| self.game(game)).collect();
        let request = SeatingRequest {
            apart: &self.apart(),
            played: &played,
            ..SeatingRequest::new(self.count, 1, games.clone().count(), self.tournament.start.seed)
        };
        let tables = match tables {
            Some(tables) => vec![tables.into()],
            None => tables_to_compare(self.tournament.start.tables, self.tables(), self.count)?,
        };
        let (seated, _) = seat_at_any(&request, &tables)?;
        Ok(games.zip(&seated).map(|(game, seated)| self.event(game, seated)).collect())
    }

    /// Returns at how many tables the first game that is to be seated was seated
    /// before, or the game before it.
    fn tables(&self) -> Option<usize> {
        self.tournament.seated.range(..=self.from).last().map(|(_, tables)| tables.len())
    }

    /// Seats a player who came late in an empty chair of a game at one of the
    /// tables, by number, that are open.
    ///
    /// # Errors
    ///
    /// [`SeatingError::NoChair`] if there is none.
    pub fn add(
        &self,
        game: u8,
        player: PlayerId,
        is_open: impl Fn(u16) -> bool,
    ) -> Result<TournamentEvent, SeatingError> {
        let (mut seated, others) = self.apart_from_others(game)?;
        let number = self.numbers.get(&player).copied().unwrap_or(self.players.len());
        let is_open = |table| is_open(number_of(table));
        add_player(&mut seated, number, is_open, &others, &self.apart())?;
        let name = |number: &usize| self.players.get(*number).copied().unwrap_or(player);
        Ok(named(game, &seated, name))
    }

    /// Takes a player out of a game at a table that is open; if the table would
    /// be too small, somebody of a larger one that is open moves there.
    ///
    /// # Errors
    ///
    /// [`SeatingError::NotSeated`] if the player sits at no open table, and
    /// [`SeatingError::NoChair`] if nobody can move.
    pub fn remove(
        &self,
        game: u8,
        player: PlayerId,
        is_open: impl Fn(u16) -> bool,
    ) -> Result<TournamentEvent, SeatingError> {
        let (mut seated, others) = self.apart_from_others(game)?;
        let number = self.numbers.get(&player).copied();
        let number = number.ok_or(SeatingError::NotSeated(self.players.len()))?;
        let is_open = |table| is_open(number_of(table));
        remove_player(&mut seated, number, is_open, &others, &self.apart())?;
        Ok(self.event(game, &seated))
    }

    /// Judges the seats of all games but the final.
    pub fn quality(&self) -> SeatingQuality {
        let games = 1..=self.tournament.start.games;
        let games: Vec<_> = games.filter_map(|game| self.game(game)).collect();
        SeatingQuality::from_games(&games, &self.pairs().collect::<Vec<_>>())
    }

    fn apart_from_others(&self, game: u8) -> Result<(SeatedGame, Vec<SeatedGame>), SeatingError> {
        let seated = self.game(game).ok_or(SeatingError::NoChair)?;
        let others = 1..=self.tournament.start.games;
        let others = others.filter(|&other| other != game);
        Ok((seated, others.filter_map(|other| self.game(other)).collect()))
    }

    fn game(&self, game: u8) -> Option<SeatedGame> {
        let tables = self.tournament.seated.get(&game)?.iter();
        let tables = tables.map(|table| table.seats.iter().map(|player| self.numbers[player]));
        Some(SeatedGame { tables: tables.map(Iterator::collect).collect() })
    }

    /// Returns the pairs who are not to meet, of those who are to be seated.
    fn apart(&self) -> Vec<(usize, usize)> {
        self.pairs().filter(|&(one, other)| one.max(other) < self.count).collect()
    }

    /// Returns the pairs who are not to meet, of those who play or have played.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let pairs = self.tournament.start.apart.iter();
        pairs.filter_map(|[one, other]| Some((*self.numbers.get(one)?, *self.numbers.get(other)?)))
    }

    fn event(&self, game: u8, seated: &SeatedGame) -> TournamentEvent {
        named(game, seated, |&number| self.players[number])
    }
}

fn named(game: u8, seated: &SeatedGame, name: impl Fn(&usize) -> PlayerId) -> TournamentEvent {
    let tables = seated.tables.iter();
    TournamentEvent::TournamentSeated {
        game,
        tables: tables.map(|table| table.iter().map(&name).collect()).collect(),
    }
}

/// Returns the number of a table that is counted from 0.
fn number_of(table: usize) -> u16 {
    u16::try_from(table + 1).unwrap_or(u16::MAX)
}

/// Lists the numbers of tables of which the best is taken: as many as before or
/// as were asked for, if the players fit; else all that have the sizes wanted,
/// or of the usual ones that nearest to the number asked for.
fn tables_to_compare(
    count: TableCount,
    before: Option<usize>,
    players: usize,
) -> Result<Vec<usize>, SeatingError> {
    let (asked, sizes) = match count {
        TableCount::Tables(tables) => {
            let sizes = SeatingRequest::MIN_TABLE..=SeatingRequest::MAX_TABLE;
            (Some(usize::from(tables)), sizes)
        }
        TableCount::Size { least, most } => (None, least.into()..=most.into()),
    };
    let usual = || {
        let sizes = SeatingRequest::MIN_TABLE..=SeatingRequest::USUAL_MAX_TABLE;
        tables_for(players, sizes)
    };
    let wanted = before.or(asked);
    let fitting = tables_for(players, sizes).or_else(|_| usual())?;
    match (wanted, asked) {
        (Some(wanted), _) if fitting.contains(&wanted) => Ok(vec![wanted]),
        (Some(wanted), Some(_)) => {
            let nearest = usual()?.into_iter().min_by_key(|tables| tables.abs_diff(wanted));
            Ok(Vec::from_iter(nearest))
        }
        _ => Ok(fitting),
    }
}

#[cfg(test)]
mod tests;
