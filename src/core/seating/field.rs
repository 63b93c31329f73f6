//! Games in which nobody meets again, from the arithmetic of a finite field.
//!
//! With as many tables as a field has elements, players stand in columns of
//! that many; player j of column i sits in game g at table j + g·i. Two players
//! of different columns meet in the one game in which the difference of their
//! tables is 0, two of the same column never. Source: the classical resolvable
//! transversal design, Bose, "On the application of the properties of Galois
//! fields to the construction of hyper-Graeco-Latin squares", 1938.

use super::request::{SeatedGame, SeatingRequest};

/// Returns games without a repeated meeting if the tables are as many as a
/// field has elements and there are no more games than that; one game more if
/// the columns can be cut into tables.
pub(super) fn games(request: &SeatingRequest<'_>) -> Option<Vec<SeatedGame>> {
    let &SeatingRequest { players, tables, games, .. } = request;
    let columns = players.div_ceil(tables);
    let of_columns = games == tables + 1 && players == columns * tables && tables % columns == 0;
    if columns > tables || (games > tables && !of_columns) {
        return None;
    }
    let field = Field::new(tables)?;
    let in_game = |game: usize| {
        let mut seated = vec![Vec::new(); tables];
        for player in 0..players {
            let (column, row) = (player / tables, player % tables);
            seated[field.add(row, field.multiply(game, column))].push(player);
        }
        SeatedGame { tables: seated }
    };
    let mut all: Vec<SeatedGame> = (0..games.min(tables)).map(in_game).collect();
    if of_columns {
        let everybody: Vec<usize> = (0..players).collect();
        let cut = everybody.chunks(columns).map(<[usize]>::to_vec);
        all.push(SeatedGame { tables: cut.collect() });
    }
    Some(all)
}

/// The finite field of a prime power of elements, numbered from 0: the digits
/// of a number, to the base of the prime, are the coefficients of a polynomial.
pub(super) struct Field {
    prime: usize,
    /// The powers of an element that runs through all but 0.
    powers: Vec<usize>,
    /// Which power an element is, `None` for 0.
    exponents: Vec<Option<usize>>,
}

impl Field {
    /// Returns the field of `size` elements, or `None` if there is none: `size`
    /// is no power of a prime.
    pub(super) fn new(size: usize) -> Option<Self> {
        let prime = (2..=size).find(|prime| size.is_multiple_of(*prime))?;
        let is_power = std::iter::successors(Some(prime), |power| Some(power * prime))
            .take_while(|&power| power <= size)
            .any(|power| power == size);
        if !is_power {
            return None;
        }
        // Some polynomial is primitive: its root has all elements but 0 as powers.
        (0..size).find_map(|polynomial| Self::with_root(prime, size, polynomial))
    }

    /// Returns the field in which the first power that has no digit equals a
    /// polynomial, if the powers of its root are all elements but 0.
    fn with_root(prime: usize, size: usize, polynomial: usize) -> Option<Self> {
        let mut field = Self { prime, powers: Vec::new(), exponents: vec![None; size] };
        let mut element = 1;
        while element != 0 && field.exponents[element].is_none() {
            field.exponents[element] = Some(field.powers.len());
            field.powers.push(element);
            let high = element / (size / prime);
            let shifted = element % (size / prime) * prime;
            element = (0..high).fold(shifted, |sum, _| field.add(sum, polynomial));
        }
        (field.powers.len() == size - 1).then_some(field)
    }

    /// Adds two polynomials, digit by digit.
    pub(super) fn add(&self, mut one: usize, mut other: usize) -> usize {
        let (mut sum, mut place) = (0, 1);
        while one > 0 || other > 0 {
            sum += (one + other) % self.prime * place;
            place *= self.prime;
            one /= self.prime;
            other /= self.prime;
        }
        sum
    }

    /// Returns a power of an element that runs through all but 0.
    pub(super) fn power(&self, exponent: usize) -> usize {
        self.powers[exponent % self.powers.len()]
    }

    fn multiply(&self, one: usize, other: usize) -> usize {
        match (self.exponents[one], self.exponents[other]) {
            (Some(one), Some(other)) => self.power(one + other),
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_there_for_each_prime_power_and_obeys_its_laws() {
        let sizes = [2, 3, 4, 5, 7, 8, 9, 16, 25, 27, 32, 49, 64, 81, 128];
        for size in sizes {
            let field = Field::new(size).unwrap();
            let add = |one, other| field.add(one, other);
            let multiply = |one, other| field.multiply(one, other);
            for one in 0..size {
                assert_eq!(multiply(one, 1), one);
                let products = (0..size).map(|other| multiply(one, other));
                let distinct: std::collections::BTreeSet<_> = products.collect();
                assert_eq!(distinct.len(), if one == 0 { 1 } else { size });
                for other in 0..size {
                    assert_eq!(multiply(one, other), multiply(other, one));
                    let sum = multiply(one, add(other, 1));
                    assert_eq!(sum, add(multiply(one, other), one), "{size}");
                }
            }
        }
        assert!([1, 6, 10, 12, 18, 100].map(Field::new).iter().all(Option::is_none));
    }
}
