//! Simulated annealing: two players of different tables are swapped at random;
//! what is better stays, what is worse by chance, less and less.

use super::request::{SeatedGame, SeatingRequest};
use crate::random::Random;

/// What games cost, the most important first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost {
    /// Repeated meetings and what else is counted of meetings.
    pub(super) meetings: i64,
    /// Games at a large table that are not shared out evenly.
    pub(super) large: i64,
}

impl Cost {
    const fn plus(self, other: Self) -> Self {
        Self { meetings: self.meetings + other.meetings, large: self.large + other.large }
    }

    pub(super) const fn minus(self, other: Self) -> Self {
        Self { meetings: self.meetings - other.meetings, large: self.large - other.large }
    }
}

/// Games that are searched.
pub(super) trait Search {
    /// Two players who change places; swapped again, they are back.
    type Swap: Copy;

    /// Returns what the games cost before the search.
    fn cost(&self) -> Cost;

    /// Returns what no games cost less than.
    fn least(&self) -> Cost;

    /// Returns how much worse is as likely as not to be taken at the first step
    /// and at the last.
    fn heat(&self) -> (f64, f64);

    /// Chooses two players to swap, of whom one meets somebody again or sits at
    /// large tables too often or too rarely.
    fn choose(&self, random: &mut Random) -> Option<Self::Swap>;

    /// Returns by how much a swap would change the cost.
    fn change(&mut self, swap: Self::Swap) -> Cost;

    /// Swaps two players.
    fn swap(&mut self, swap: Self::Swap);
}

/// Swaps players at random, and leaves the best games that were found.
pub(super) fn run<S: Search>(search: &mut S, steps: usize, random: &mut Random) {
    let (first, last) = search.heat();
    let mut cost = search.cost();
    let mut best = cost;
    let mut since_best = Vec::new();
    for step in 0..steps {
        if best <= search.least() {
            break;
        }
        let Some(swap) = search.choose(random) else {
            continue;
        };
        let change = search.change(swap);
        let heat = first + (last - first) * (step as f64 / steps as f64);
        if !is_taken((change.meetings + change.large) as f64, heat, random) {
            continue;
        }
        search.swap(swap);
        cost = cost.plus(change);
        since_best.push(swap);
        if cost < best {
            best = cost;
            since_best.clear();
        }
    }
    for swap in since_best.into_iter().rev() {
        search.swap(swap);
    }
}

/// Returns `true` if what is worse by so much is taken at a heat.
///
/// Metropolis' rule, with (1 − x/1024)¹⁰²⁴ for the exponential function, whose
/// last digits differ between machines.
fn is_taken(worse: f64, heat: f64, random: &mut Random) -> bool {
    if worse <= 0.0 {
        return true;
    }
    let mut chance = (1.0 - worse / heat / 1024.0).max(0.0);
    for _ in 0..10 {
        chance *= chance;
    }
    const PRECISION: u64 = 1 << 53;
    ((random.next_u64() % PRECISION) as f64) < chance * PRECISION as f64
}

/// Seats everybody at random in so many games.
pub(super) fn shuffled(
    request: &SeatingRequest<'_>,
    games: usize,
    random: &mut Random,
) -> Vec<SeatedGame> {
    let mut everybody: Vec<usize> = (0..request.players).collect();
    let game = |_| {
        random.shuffle(&mut everybody);
        let mut rest = everybody.as_slice();
        let table = |size: usize| {
            let (table, after) = rest.split_at(size);
            rest = after;
            table.to_vec()
        };
        let tables = request.sizes().map(table).collect();
        SeatedGame { tables }
    };
    (0..games).map(game).collect()
}
