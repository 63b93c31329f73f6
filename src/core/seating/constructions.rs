//! Games in which nobody meets again, by known constructions.
//!
//! From the arithmetic of a finite field: with as many tables as a field has elements,
//! players stand in columns of that many; player j of column i sits in game g at table
//! j + g·i. Two players of different columns meet in the one game in which the difference
//! of their tables is 0, two of the same column never. Source: the classical resolvable
//! transversal design, Bose, "On the application of the properties of Galois
//! fields to the construction of hyper-Graeco-Latin squares", 1938.
//!
//! Each the one before moved on: players stand in rings; whoever is left over stays. A game
//! becomes the next one when each ring moves on by a place. Nobody meets again if the first
//! game has each difference between two places once, in a ring and from ring to ring: the
//! method of differences of Bose, "On the construction of balanced incomplete block designs",
//! 1939. Where the first games are from is in `docs/seating.md`.

use std::cmp::Reverse;

use super::request::{SeatedGame, SeatingRequest};

/// Returns games without a repeated meeting, if a construction is known.
pub(super) fn games(request: &SeatingRequest<'_>) -> Option<Vec<SeatedGame>> {
    games_of_a_field(request).or_else(|| games_of_a_starter(request))
}

/// Returns games without a repeated meeting if the tables are as many as a
/// field has elements and there are no more games than that; one game more if
/// the columns can be cut into tables.
fn games_of_a_field(request: &SeatingRequest<'_>) -> Option<Vec<SeatedGame>> {
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
struct Field {
    prime: usize,
    /// The powers of an element that runs through all but 0.
    powers: Vec<usize>,
    /// Which power an element is, `None` for 0.
    exponents: Vec<Option<usize>>,
}

impl Field {
    /// Returns the field of `size` elements, or `None` if there is none: `size`
    /// is no power of a prime.
    fn new(size: usize) -> Option<Self> {
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
    fn add(&self, mut one: usize, mut other: usize) -> usize {
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
    fn power(&self, exponent: usize) -> usize {
        self.powers[exponent % self.powers.len()]
    }

    fn multiply(&self, one: usize, other: usize) -> usize {
        match (self.exponents[one], self.exponents[other]) {
            (Some(one), Some(other)) => self.power(one + other),
            _ => 0,
        }
    }
}

/// Games that move on.
struct Starter {
    players: usize,
    tables: usize,
    /// How many places a ring has.
    ring: usize,
    /// After how many games the tables are those of the first again, and the
    /// first tables of a game; the others are these moved on by as many places.
    turns: &'static [(usize, &'static str)],
}

/// Tables of players, who are digits to the base of 36.
const STARTERS: [Starter; 3] = [
    Starter {
        players: 32,
        tables: 8,
        ring: 8,
        turns: &[(4, "01hr 2bou 3egi 8djp"), (4, "0eot 13nq 2ckl bdir"), (2, "16de hkop")],
    },
    Starter {
        players: 36,
        tables: 9,
        ring: 11,
        turns: &[(11, "07qr 1hpz 28av 3csx 45bi 6eny 9djl fgmt kouw")],
    },
    Starter {
        players: 33,
        tables: 11,
        ring: 11,
        turns: &[
            (11, "04p 1dk 2qw 3hi 58a 67t 9bj cmo egu fln rsv"),
            (1, "0kq"),
            (1, "0bt"),
            (1, "0hs"),
            (1, "0gv"),
            (1, "0ir"),
        ],
    },
];

/// Returns games without a repeated meeting, if they are known: those of the
/// largest number of players at as many tables, or of these without the last.
fn games_of_a_starter(request: &SeatingRequest<'_>) -> Option<Vec<SeatedGame>> {
    let &SeatingRequest { players, tables, .. } = request;
    let starter = STARTERS.iter().find(|starter| starter.tables == tables);
    let all = starter.map(Starter::games).or_else(|| games_at_tables_of_four(tables))?;
    let present = all.into_iter().map(|mut game| {
        for table in &mut game.tables {
            table.retain(|&player| player < players);
        }
        game.tables.sort_by_key(|table| Reverse(table.len()));
        game
    });
    let has_sizes = |game: &SeatedGame| request.sizes().eq(game.tables.iter().map(Vec::len));
    let games: Vec<SeatedGame> = present.filter(has_sizes).take(request.games).collect();
    (games.len() == request.games).then_some(games)
}

impl Starter {
    fn games(&self) -> Vec<SeatedGame> {
        let games = self.turns.iter().flat_map(|&(turns, first)| {
            (0..turns).map(move |game| {
                let moves = (game..self.ring).step_by(turns);
                let tables =
                    moves.flat_map(|by| first.split(' ').map(move |table| self.moved(table, by)));
                SeatedGame { tables: tables.collect() }
            })
        });
        games.collect()
    }

    /// Returns who has the chairs of a table when all rings have moved on.
    fn moved(&self, table: &str, by: usize) -> Vec<usize> {
        let players = table.chars().filter_map(|digit| digit.to_digit(36));
        let moved = |player: usize| {
            let place = player % self.ring;
            let first = player - place;
            if first + self.ring > self.players { player } else { first + (place + by) % self.ring }
        };
        players.map(|player| moved(player as usize)).collect()
    }
}

/// Returns as many games of 3q + 1 players at tables of four as there are elements in a
/// field of q = 4t + 1: three rings of them move on by all, and one player stays. In the
/// first game one table has the three zeros and who stays, the others αⁱ and −αⁱ of a
/// ring with αⁱ⁺ᵗ and −αⁱ⁺ᵗ of the next one, for i from 0 to t − 1, where α is primitive.
fn games_at_tables_of_four(tables: usize) -> Option<Vec<SeatedGame>> {
    let size = (4 * tables - 1) / 3;
    if size * 3 + 1 != 4 * tables || size % 4 != 1 {
        return None;
    }
    let field = Field::new(size)?;
    let quarter = size / 4;
    let game = |by: usize| {
        let moved = |ring: usize, element: usize| ring % 3 * size + field.add(element, by);
        let zeros = vec![moved(0, 0), moved(1, 0), moved(2, 0), 3 * size];
        let others = (0..3).flat_map(|ring| (0..quarter).map(move |power| (ring, power)));
        let others = others.map(|(ring, power)| {
            let chair = |quarters: usize| {
                moved(ring + quarters % 2, field.power(power + quarters * quarter))
            };
            (0..4).map(chair).collect()
        });
        SeatedGame { tables: std::iter::once(zeros).chain(others).collect() }
    };
    Some((0..size).map(game).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::quality::Meetings;

    #[track_caller]
    fn check(games: &[SeatedGame], players: usize, count: usize) {
        assert_eq!(games.len(), count, "{players}");
        for game in games {
            let mut seated: Vec<usize> = game.players().collect();
            seated.sort_unstable();
            assert_eq!(seated, (0..players).collect::<Vec<_>>());
        }
        assert_eq!(Meetings::from_games(games).most(), 1, "{players}");
    }

    #[test]
    fn everybody_sits_once_a_game_and_nobody_meets_again() {
        let [thirty_two, thirty_six, thirty_three] = STARTERS.map(|starter| starter.games());
        check(&thirty_two, 32, 10);
        check(&thirty_six, 36, 11);
        check(&thirty_three, 33, 16);
        for size in [5, 9, 13, 17, 25, 29, 37, 41, 49] {
            let players = 3 * size + 1;
            check(&games_at_tables_of_four(players / 4).unwrap(), players, size);
        }
        assert!(
            [1, 2, 3, 5, 8, 11, 16].iter().all(|&tables| games_at_tables_of_four(tables).is_none())
        );
    }

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
