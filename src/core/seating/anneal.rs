//! Simulated annealing: two players of different tables are swapped at random;
//! what is better stays, what is worse by chance, less and less. And a search of all
//! games at once so, in which what a swap would change is worked out before it is made.

use std::ops::{Range, RangeInclusive};

use super::quality::{Bound, Meetings, pairs_met};
use super::request::{SeatedGame, SeatingRequest};
use super::share;
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

    /// Chooses two players to swap, of whom one meets somebody again or sits at
    /// large tables too often or too rarely.
    fn choose(&self, random: &mut Random) -> Option<Self::Swap>;

    /// Returns by how much a swap would change the cost.
    fn change(&mut self, swap: Self::Swap) -> Cost;

    /// Swaps two players.
    fn swap(&mut self, swap: Self::Swap);
}

/// Swaps players at random, and leaves the best games that were found; none cost less than
/// `least`. What costs so much more, `heat`, is as likely as not to be taken at the first step
/// and at the last.
pub(super) fn run<S: Search>(
    search: &mut S,
    least: Cost,
    heat: (f64, f64),
    steps: usize,
    random: &mut Random,
) {
    let mut cost = search.cost();
    let mut best = cost;
    let mut since_best = Vec::new();
    for step in 0..steps {
        if best <= least {
            break;
        }
        let Some(swap) = search.choose(random) else {
            continue;
        };
        let change = search.change(swap);
        let now = heat.0 + (heat.1 - heat.0) * (step as f64 / steps as f64);
        if !is_taken((change.meetings + change.large) as f64, now, random) {
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

/// The fewest steps of a search.
const STEPS: usize = 100_000;
/// Steps for each player of each game, where that makes more.
const STEPS_PER_SEAT: usize = 60;
/// How much a repeated meeting costs; one of a pair that meets more often than
/// need be costs 1 more.
const REPEAT: i64 = 4;
/// How much each game at a large table costs that is too few or too many.
const OUTSIDE: i64 = 4;
/// What costs so much more is as likely as not to be taken at the first step and at the last.
const HEAT: (f64, f64) = (0.4 * REPEAT as f64, 0.1 * REPEAT as f64);
/// To be separated counts as having met so often.
const APART: u16 = 30;

/// Returns the steps of a short search.
pub(super) fn steps(request: &SeatingRequest<'_>) -> usize {
    STEPS.max(STEPS_PER_SEAT * request.players * request.games)
}

/// Searches all games. Players' games at a large table cost the squares of their
/// differences from the mean; with a `spread` they cost nothing as long as they
/// differ by no more than it.
pub(super) fn anneal(
    request: &SeatingRequest<'_>,
    steps: usize,
    spread: Option<usize>,
    random: &mut Random,
) -> Vec<SeatedGame> {
    let (mut search, least) = Annealing::begin(request, spread, random);
    run(&mut search, least, HEAT, steps, random);
    search.games.iter().map(|game| search.seated(game)).collect()
}

/// Two players of different tables of a game who change places.
#[derive(Debug, Clone, Copy)]
struct Swap {
    game: usize,
    one: usize,
    other: usize,
}

/// Games that are being searched, and what they cost.
struct Annealing {
    players: usize,
    /// By chair, the chairs of its table; those of a game are numbered from
    /// table to table, large tables first.
    tables: Vec<Range<usize>>,
    /// How many chairs large tables have.
    large_chairs: usize,
    /// By game and chair, who sits there.
    games: Vec<Vec<usize>>,
    /// By one player and another, how often they meet.
    met: Vec<u16>,
    /// A pair that meets more often costs more than its repeated meetings.
    most: u16,
    /// By player, the games at a large table.
    large: Vec<usize>,
    /// What so many games at a large table cost.
    large_costs: Vec<i64>,
    /// What the games cost before the search, beyond those played.
    cost: Cost,
}

impl Annealing {
    /// Starts with random games; returns what no games cost less than, too.
    fn begin(
        request: &SeatingRequest<'_>,
        spread: Option<usize>,
        random: &mut Random,
    ) -> (Self, Cost) {
        let &SeatingRequest { players, games, .. } = request;
        let bound = Bound::for_request(request);
        let most = bound.most_meetings.max(Meetings::from_games(request.played).most());
        let large = share::large_so_far(request);
        let large_chairs = request.large_chairs();
        let total = large.iter().sum::<usize>() + games * large_chairs;
        let most_large = large.iter().max().map_or(games, |most| most + games);
        let (each, more) = (total / players, total % players);
        let large_costs = match spread {
            Some(spread) => {
                let lowest = total.div_ceil(players).saturating_sub(spread).min(each);
                let low = lowest + random.below(each + 1 - lowest);
                outside(most_large, low..=low + spread)
            }
            None => squares(most_large, total as f64 / players as f64),
        };
        let least = Cost {
            meetings: REPEAT * bound.repeats as i64,
            large: more as i64 * large_costs[(each + 1).min(most_large)]
                + (players - more) as i64 * large_costs[each],
        };
        let mut search = Self {
            players,
            tables: Vec::new(),
            large_chairs,
            games: Vec::new(),
            met: vec![0; players * players],
            most: most as u16,
            large,
            large_costs,
            cost: Cost::default(),
        };
        for size in request.sizes() {
            let first = search.tables.len();
            let table = (0..size).map(|_| first..first + size);
            search.tables.extend(table);
        }
        search.remember(request);
        for game in shuffled(request, games, random) {
            search.sit(game.players().collect());
        }
        let large = search.large.iter();
        search.cost.large = large.map(|&large| search.large_costs[large]).sum();
        (search, least)
    }

    /// Counts the games played, and who is to be separated as having met.
    fn remember(&mut self, request: &SeatingRequest<'_>) {
        for &(one, other) in request.apart {
            self.met[one * self.players + other] = APART;
            self.met[other * self.players + one] = APART;
        }
        for (one, other) in pairs_met(request.played) {
            if one.max(other) < self.players {
                self.met[one * self.players + other] += 1;
                self.met[other * self.players + one] += 1;
            }
        }
    }

    /// Adds a game, by chair.
    fn sit(&mut self, game: Vec<usize>) {
        for (chair, &player) in game.iter().enumerate() {
            for &other in &game[self.tables[chair].start..chair] {
                self.cost.meetings += self.price(self.met_by(player)[other]);
                self.met[player * self.players + other] += 1;
                self.met[other * self.players + player] += 1;
            }
        }
        for &player in &game[..self.large_chairs] {
            self.large[player] += 1;
        }
        self.games.push(game);
    }

    /// Returns how often each other has met a player.
    fn met_by(&self, player: usize) -> &[u16] {
        &self.met[player * self.players..][..self.players]
    }

    /// Returns what another meeting of a pair costs that has met so often.
    fn price(&self, met: u16) -> i64 {
        REPEAT * i64::from(met) + i64::from(met >= self.most)
    }

    /// Returns a game by its tables.
    fn seated(&self, game: &[usize]) -> SeatedGame {
        let firsts = (0..self.players).filter(|&chair| self.tables[chair].start == chair);
        let tables = firsts.map(|first| game[self.tables[first].clone()].to_vec());
        SeatedGame { tables: tables.collect() }
    }
}

impl Search for Annealing {
    type Swap = Swap;

    fn cost(&self) -> Cost {
        self.cost
    }

    fn choose(&self, random: &mut Random) -> Option<Swap> {
        let game = random.below(self.games.len());
        let one = random.below(self.players);
        let players = &self.games[game];
        let is_uneven = self.large_costs[self.large[players[one]]] > 1;
        let met = self.met_by(players[one]);
        // Nobody has met themselves.
        let mut others = players[self.tables[one].clone()].iter();
        if !is_uneven && others.all(|&other| met[other] <= 1) {
            return None;
        }
        let other = random.below(self.players);
        (self.tables[one] != self.tables[other]).then_some(Swap { game, one, other })
    }

    fn change(&mut self, swap: Swap) -> Cost {
        let game = &self.games[swap.game];
        let mut change = Cost::default();
        for (chair, comes) in [(swap.one, swap.other), (swap.other, swap.one)] {
            let leaves = self.met_by(game[chair]);
            let comes = self.met_by(game[comes]);
            for neighbor in self.tables[chair].clone() {
                if neighbor != chair {
                    let neighbor = game[neighbor];
                    change.meetings += self.price(comes[neighbor]);
                    change.meetings -= self.price(leaves[neighbor] - 1);
                }
            }
        }
        let (low, high) = (swap.one.min(swap.other), swap.one.max(swap.other));
        if low < self.large_chairs && high >= self.large_chairs {
            let cost = |player: usize| self.large_costs[self.large[player]];
            let (leaves, comes) = (game[low], game[high]);
            change.large -= cost(leaves) + cost(comes);
            change.large += self.large_costs[self.large[leaves] - 1];
            change.large += self.large_costs[self.large[comes] + 1];
        }
        change
    }

    fn swap(&mut self, swap: Swap) {
        let players = [swap.one, swap.other].map(|chair| self.games[swap.game][chair]);
        let seats = [(swap.one, players[0], players[1]), (swap.other, players[1], players[0])];
        for (chair, leaves, comes) in seats {
            for neighbor in self.tables[chair].clone() {
                if neighbor != chair {
                    let neighbor = self.games[swap.game][neighbor];
                    self.met[leaves * self.players + neighbor] -= 1;
                    self.met[neighbor * self.players + leaves] -= 1;
                    self.met[comes * self.players + neighbor] += 1;
                    self.met[neighbor * self.players + comes] += 1;
                }
            }
            if chair < self.large_chairs {
                self.large[leaves] -= 1;
                self.large[comes] += 1;
            }
        }
        self.games[swap.game].swap(swap.one, swap.other);
    }
}

/// Prices games at a large table, from none up to `most`: the square of the
/// difference from the mean.
fn squares(most: usize, mean: f64) -> Vec<i64> {
    let cost = |large: usize| (large as f64 - mean) * (large as f64 - mean);
    (0..=most).map(|large| f64::round(cost(large)) as i64).collect()
}

/// Prices games at a large table, from none up to `most`: each that is too few
/// or too many for a range.
fn outside(most: usize, range: RangeInclusive<usize>) -> Vec<i64> {
    let (low, high) = (*range.start(), *range.end());
    let cost = |large: usize| low.saturating_sub(large) + large.saturating_sub(high);
    (0..=most).map(|large| OUTSIDE * cost(large) as i64).collect()
}
