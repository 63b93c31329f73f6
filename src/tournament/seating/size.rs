//! How many tables there are.

use std::ops::RangeInclusive;

use super::request::{SeatingError, SeatingRequest};

/// Returns how many tables seat players at tables of wanted sizes that differ by
/// one at most: if possible tables of one size, then those nearest the middle of
/// the sizes wanted, then the fewer.
///
/// ```
/// use crowns::tournament::tables_for;
///
/// assert_eq!(tables_for(80, 4..=6).unwrap(), 16);
/// assert_eq!(tables_for(23, 4..=6).unwrap(), 5);
/// assert!(tables_for(7, 4..=6).is_err());
/// ```
///
/// # Errors
///
/// If there are too few or too many players, or no such tables seat them.
pub fn tables_for(players: usize, sizes: RangeInclusive<usize>) -> Result<usize, SeatingError> {
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
    let tables = (1..=players).filter(fits).min_by(nearest);
    tables.ok_or(SeatingError::Sizes {
        players,
        least,
        most,
    })
}
