//! Changes of a seated game for players who come late or leave.

use super::meetings::Meetings;
use super::request::{SeatedGame, SeatingError, SeatingRequest};

/// Seats a player who comes late in an empty chair and returns the table: of
/// the smallest tables that are open, one with nobody to be separated from and
/// the fewest whom the player meets in `others`. Nobody else moves.
///
/// # Errors
///
/// If the player sits in the game, or no smallest table is open and has an empty chair.
pub fn add_player(
    game: &mut SeatedGame,
    player: usize,
    is_open: impl Fn(usize) -> bool,
    others: &[SeatedGame],
    apart: &[(usize, usize)],
) -> Result<usize, SeatingError> {
    if game.table_of(player).is_some() {
        return Err(SeatingError::IsSeated(player));
    }
    let smallest = game.tables.iter().map(Vec::len).clone().min().ok_or(SeatingError::NoChair)?;
    if smallest >= SeatingRequest::USUAL_MAX_TABLE {
        return Err(SeatingError::NoChair);
    }
    let costs = Costs::new(others, apart);
    let open = (0..game.tables.len()).filter(|&table| is_open(table));
    let small = open.filter(|&table| game.tables[table].len() == smallest);
    let table = small
        .min_by_key(|&table| costs.of(player, &game.tables[table]))
        .ok_or(SeatingError::NoChair)?;
    game.tables[table].push(player);
    Ok(table)
}

/// Takes a player out of a game. If the table is too small then, one player of
/// a largest table that is open moves there: of those who meet nobody to be
/// separated from, one who meets the fewest again. Returns who moved, if anybody.
///
/// # Errors
///
/// If the player does not sit at an open table, or the table would be too small
/// and nobody can move; nothing is changed then.
pub fn remove_player(
    game: &mut SeatedGame,
    player: usize,
    is_open: impl Fn(usize) -> bool,
    others: &[SeatedGame],
    apart: &[(usize, usize)],
) -> Result<Option<usize>, SeatingError> {
    let table = game.table_of(player).filter(|&table| is_open(table));
    let table = table.ok_or(SeatingError::NotSeated(player))?;
    let left = game.tables[table].len() - 1;
    let largest = game.tables.iter().map(Vec::len).max().unwrap_or_default();
    if left + 1 >= largest && left >= SeatingRequest::MIN_TABLE {
        game.tables[table].retain(|&other| other != player);
        return Ok(None);
    }
    let costs = Costs::new(others, apart);
    let rest: Vec<usize> =
        game.tables[table].iter().copied().filter(|&other| other != player).collect();
    let is_source = |&from: &usize| {
        let size = game.tables[from].len();
        from != table && is_open(from) && size == largest && size > SeatingRequest::MIN_TABLE
    };
    let sources = (0..game.tables.len()).filter(is_source);
    let players =
        sources.flat_map(|from| game.tables[from].iter().map(move |&other| (from, other)));
    let (from, moved) =
        players.min_by_key(|&(_, other)| costs.of(other, &rest)).ok_or(SeatingError::NoChair)?;
    game.tables[from].retain(|&other| other != moved);
    game.tables[table].retain(|&other| other != player);
    game.tables[table].push(moved);
    Ok(Some(moved))
}

/// Whom players have met, and whom they are to be separated from.
struct Costs<'a> {
    meetings: Meetings,
    apart: &'a [(usize, usize)],
}

impl<'a> Costs<'a> {
    fn new(others: &[SeatedGame], apart: &'a [(usize, usize)]) -> Self {
        Self { meetings: Meetings::from_games(others), apart }
    }

    /// Counts those at a table whom a player is to be separated from, then the
    /// meetings with all of them.
    fn of(&self, player: usize, table: &[usize]) -> (usize, usize) {
        let is_apart = |&&other: &&usize| {
            self.apart.contains(&(player, other)) || self.apart.contains(&(other, player))
        };
        let met = table.iter().map(|&other| self.meetings.between(player, other));
        (table.iter().filter(is_apart).count(), met.sum())
    }
}
