//! What is to be seated, and who sits where in a game.

use std::ops::RangeInclusive;

/// Players, tables and games to be seated.
#[derive(Debug, Clone, Copy)]
pub struct SeatingRequest<'a> {
    /// How many are to be seated; they are numbered from 0. Who sat in games
    /// played and is gone has a higher number.
    pub players: usize,
    /// How many tables there are in each game.
    pub tables: usize,
    /// How many games are to be seated.
    pub games: usize,
    /// Pairs that are to meet as rarely as possible.
    pub apart: &'a [(usize, usize)],
    /// Games that were played or have begun: they stay as they are and count.
    pub played: &'a [SeatedGame],
    /// What random choices follow from.
    pub seed: u64,
}

impl SeatingRequest<'_> {
    /// The most players of a tournament.
    pub const MAX_PLAYERS: usize = 1_000;
    /// The most games of a tournament.
    pub const MAX_GAMES: usize = 100;
    /// The fewest players of a table.
    pub const MIN_TABLE: usize = 3;
    /// The most players of a table: eight can play one game if the discard pile
    /// is shuffled into the stock.
    pub const MAX_TABLE: usize = 8;
    /// The most players of a table by the rules of the game.
    pub const USUAL_MAX_TABLE: usize = 7;

    /// Asks for seats for players who have not met, none of them to be separated.
    pub const fn new(players: usize, tables: usize, games: usize, seed: u64) -> Self {
        Self { players, tables, games, apart: &[], played: &[], seed }
    }

    /// Returns the sizes of the tables: they differ by one at most, the large ones first.
    pub fn sizes(&self) -> impl Iterator<Item = usize> + use<> {
        let (players, tables) = (self.players, self.tables);
        (0..tables).map(move |table| players / tables + usize::from(table < players % tables))
    }

    /// Returns how many players sit at tables that are larger than the smallest.
    pub(super) fn large_chairs(&self) -> usize {
        let smallest = self.players / self.tables;
        self.sizes().filter(|&size| size > smallest).sum()
    }

    pub(super) fn check(&self) -> Result<(), SeatingError> {
        let &Self { players, tables, games, .. } = self;
        Self::check_players(players)?;
        if !(1..=Self::MAX_GAMES).contains(&games) {
            return Err(SeatingError::Games(games));
        }
        let smallest = players.checked_div(tables).unwrap_or_default();
        if smallest < Self::MIN_TABLE || players.div_ceil(tables) > Self::MAX_TABLE {
            return Err(SeatingError::Tables { players, tables });
        }
        let is_no_pair =
            |&&(one, other): &&(usize, usize)| one == other || one.max(other) >= players;
        match self.apart.iter().find(is_no_pair) {
            Some(&(one, other)) => Err(SeatingError::NoPair(one, other)),
            None => Ok(()),
        }
    }

    pub(super) fn check_players(players: usize) -> Result<(), SeatingError> {
        let fits = (Self::MIN_TABLE..=Self::MAX_PLAYERS).contains(&players);
        fits.then_some(()).ok_or(SeatingError::Players(players))
    }
}

/// Why nobody can be seated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatingError {
    /// Too few or too many players.
    Players(usize),
    /// No game or too many.
    Games(usize),
    /// Tables would be too small or too large.
    Tables {
        /// How many play.
        players: usize,
        /// At how many tables.
        tables: usize,
    },
    /// No number of tables gives tables of the sizes wanted.
    Sizes {
        /// How many play.
        players: usize,
        /// The smallest table wanted.
        least: usize,
        /// The largest table wanted.
        most: usize,
    },
    /// A pair of one player, or of one who is not there.
    NoPair(usize, usize),
    /// A player who is not seated in the game.
    NotSeated(usize),
    /// A player who is seated in the game.
    IsSeated(usize),
    /// No table has a chair for another player.
    NoChair,
}

/// Who sits where in one game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatedGame {
    /// The players of each table by number, from 0, in the order of their
    /// seats; the first of them deals first.
    pub tables: Vec<Vec<usize>>,
}

impl SeatedGame {
    /// Returns the table of a player, from 0, if the player is seated.
    pub fn table_of(&self, player: usize) -> Option<usize> {
        self.tables.iter().position(|table| table.contains(&player))
    }

    /// Returns everybody who is seated, table by table.
    pub fn players(&self) -> impl Iterator<Item = usize> {
        self.tables.iter().flatten().copied()
    }

    /// Returns the tables that are larger than the smallest.
    pub(super) fn large_tables(&self) -> impl Iterator<Item = &Vec<usize>> {
        let smallest = self.tables.iter().map(Vec::len).min();
        let is_large = move |table: &&Vec<usize>| Some(table.len()) > smallest;
        self.tables.iter().filter(is_large)
    }
}

/// Lists how many tables seat players at tables of wanted sizes that differ by
/// one at most: tables of one size first, then those nearest the middle of the
/// sizes wanted, then the fewer.
///
/// ```
/// use crowns_core::seating::tables_for;
///
/// assert_eq!(tables_for(23, 4..=6).unwrap(), [5, 4]);
/// assert_eq!(tables_for(24, 4..=6).unwrap(), [4, 6, 5]);
/// assert!(tables_for(7, 4..=6).is_err());
/// ```
///
/// # Errors
///
/// If there are too few or too many players, or no such tables seat them.
pub fn tables_for(
    players: usize,
    sizes: RangeInclusive<usize>,
) -> Result<Vec<usize>, SeatingError> {
    SeatingRequest::check_players(players)?;
    let (least, most) = (*sizes.start(), *sizes.end());
    let fits = |&tables: &usize| players / tables >= least && players.div_ceil(tables) <= most;
    // Twice the distance of the mean size from the middle, times the tables.
    let distance = |tables: usize| (2 * players).abs_diff((least + most) * tables);
    let nearest = |&one: &usize, &other: &usize| {
        let uneven = |tables| !players.is_multiple_of(tables);
        let nearer = (distance(one) * other).cmp(&(distance(other) * one));
        uneven(one).cmp(&uneven(other)).then(nearer)
    };
    let mut tables: Vec<usize> = (1..=players).filter(fits).collect();
    tables.sort_by(nearest);
    if tables.is_empty() {
        return Err(SeatingError::Sizes { players, least, most });
    }
    Ok(tables)
}
