//! How many tables there are.

use std::ops::RangeInclusive;

use super::request::{SeatingError, SeatingRequest};

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
