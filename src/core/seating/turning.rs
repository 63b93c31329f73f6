//! A search of games that turn.
//!
//! Players stand in rings of as many as there are games in a turn, and a game
//! becomes the next one when each ring moves on by one place; who is left over
//! stays. So one game of a turn is searched and all of them follow, which makes
//! the search much smaller and finds what a search of all games does not: no
//! repeated meeting for 18 players at 6 tables in 8 games, 24 at 6 in 7, or 28
//! at 7 in 9. It knows neither games played nor pairs to be separated.

use super::anneal::{Cost, Search, run, shuffled};
use super::quality::{Bound, pair, pairs_among, pairs_met};
use super::request::{SeatedGame, SeatingRequest};
use crate::random::Random;

/// The least steps of a search.
const STEPS: usize = 300_000;
/// Steps for each player of each game, where that makes more.
const STEPS_PER_SEAT: usize = 60;
/// How much a repeated meeting in each game of a turn costs; large tables that
/// are not shared out evenly cost the squares of each player's number of them.
const REPEAT: i64 = 2;
/// How many repeated meetings in each game of a turn are as likely as not at
/// the first step and at the last.
const HEAT: (f64, f64) = (0.6, 0.15);

/// Games that are being searched, and what they cost.
struct Turning {
    players: usize,
    /// The games in a turn.
    turns: usize,
    /// The first game of each turn.
    firsts: Vec<SeatedGame>,
    /// By pair of players: which turning pair it belongs to.
    turning: Vec<u32>,
    /// By turning pair.
    pairs: Vec<TurningPair>,
    /// Games at a large table, by player; a ring has those of its first.
    large: Vec<usize>,
    /// Games at a large table of all players.
    all_large: usize,
    /// The size of the smallest table.
    smallest: usize,
    cost: Cost,
}

/// A seat in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Seat {
    table: u16,
    seat: u8,
}

impl Seat {
    fn choose(game: &SeatedGame, random: &mut Random) -> Self {
        let table = random.below(game.tables.len());
        let seat = random.below(game.tables[table].len());
        Self { table: table as u16, seat: seat as u8 }
    }

    fn indices(self) -> (usize, usize) {
        (self.table.into(), self.seat.into())
    }
}

/// Two players of different tables of a first game who change places.
#[derive(Debug, Clone, Copy)]
struct Swap {
    game: u16,
    one: Seat,
    other: Seat,
}

/// Pairs of players that turn into each other, so that they meet as often.
#[derive(Debug, Clone, Copy, Default)]
struct TurningPair {
    /// How many pairs they are.
    size: usize,
    /// How often each of them meets.
    meetings: usize,
}

impl TurningPair {
    fn cost(self) -> i64 {
        REPEAT * (self.size * pairs_among(self.meetings)) as i64
    }
}

/// Returns the steps of a search with so many games in a turn.
pub(super) fn steps(request: &SeatingRequest<'_>, turns: usize) -> usize {
    STEPS.max(STEPS_PER_SEAT * request.players * request.games / turns)
}

/// Searches games of which so many are in a turn.
pub(super) fn turn(
    request: &SeatingRequest<'_>,
    turns: usize,
    random: &mut Random,
) -> Vec<SeatedGame> {
    let mut search = Turning::begin(request, turns, random);
    let least = Cost {
        meetings: REPEAT * Bound::for_request(request).repeats as i64,
        large: search.squares_when_even(),
    };
    let repeats = (REPEAT * turns as i64) as f64;
    let heat = (HEAT.0 * repeats, HEAT.1 * repeats);
    run(&mut search, least, heat, steps(request, turns), random);
    search.games()
}

impl Turning {
    /// Starts with random games.
    fn begin(request: &SeatingRequest<'_>, turns: usize, random: &mut Random) -> Self {
        let players = request.players;
        let firsts = shuffled(request, request.games / turns, random);
        let mut search = Self {
            players,
            turns,
            firsts: Vec::new(),
            turning: vec![u32::MAX; pairs_among(players)],
            pairs: Vec::new(),
            large: vec![0; players],
            all_large: request.games * request.large_chairs(),
            smallest: players / request.tables,
            cost: Cost::default(),
        };
        for high in 1..players {
            for low in 0..high {
                search.number(high, low);
            }
        }
        for (one, other) in pairs_met(&firsts) {
            search.meet(one, other, true);
        }
        for &player in firsts.iter().flat_map(SeatedGame::large_tables).flatten() {
            search.sit_large(player, true);
        }
        search.firsts = firsts;
        search
    }

    /// Numbers a turning pair, unless it is known.
    fn number(&mut self, one: usize, other: usize) {
        if self.turning[pair(one, other)] != u32::MAX {
            return;
        }
        let mut size = 0;
        for turn in 0..self.turns {
            let turned = pair(self.turned(one, turn), self.turned(other, turn));
            if self.turning[turned] == u32::MAX {
                self.turning[turned] = self.pairs.len() as u32;
                size += 1;
            }
        }
        self.pairs.push(TurningPair { size, ..TurningPair::default() });
    }

    /// Returns the least squares of as many games at a large table.
    fn squares_when_even(&self) -> i64 {
        let (each, rest) = (self.all_large / self.players, self.all_large % self.players);
        (rest * (each + 1) * (each + 1) + (self.players - rest) * each * each) as i64
    }

    /// Returns the first player of a player's ring: the player, if left over.
    fn lead(&self, player: usize) -> usize {
        let ring = player / self.turns * self.turns;
        if ring + self.turns > self.players { player } else { ring }
    }

    /// Lets a player sit at a large table in the first game of a turn, or not any more.
    fn sit_large(&mut self, player: usize, they_do: bool) {
        let lead = self.lead(player);
        let is_ring = lead + self.turns <= self.players;
        let (size, times) = if is_ring { (self.turns, 1) } else { (1, self.turns) };
        let count = &mut self.large[lead];
        self.cost.large -= (size * *count * *count) as i64;
        if they_do {
            *count += times
        } else {
            *count -= times
        }
        self.cost.large += (size * *count * *count) as i64;
    }

    /// Returns who has a player's seat in a later game of the turn.
    fn turned(&self, player: usize, turn: usize) -> usize {
        let lead = self.lead(player);
        if lead + self.turns > self.players {
            return player;
        }
        lead + (player - lead + turn) % self.turns
    }

    /// Lets two players meet in the first game of a turn, or not any more.
    fn meet(&mut self, one: usize, other: usize, they_do: bool) {
        let turning = &mut self.pairs[self.turning[pair(one, other)] as usize];
        self.cost.meetings -= turning.cost();
        let times = self.turns / turning.size;
        if they_do {
            turning.meetings += times
        } else {
            turning.meetings -= times
        }
        self.cost.meetings += turning.cost();
    }

    /// Returns `true` if a player meets somebody again at a table.
    fn has_repeat(&self, player: usize, table: &[usize]) -> bool {
        let turning = |other: usize| self.pairs[self.turning[pair(player, other)] as usize];
        table.iter().any(|&other| other != player && turning(other).meetings > 1)
    }

    fn player(&self, game: usize, seat: Seat) -> usize {
        let (table, seat) = seat.indices();
        self.firsts[game].tables[table][seat]
    }

    /// Returns all games: each first one and those that it turns into.
    fn games(&self) -> Vec<SeatedGame> {
        let turns = self.firsts.iter().flat_map(|first| {
            (0..self.turns).map(|turn| {
                let turned = |table: &Vec<usize>| {
                    table.iter().map(|&player| self.turned(player, turn)).collect()
                };
                let tables = first.tables.iter().map(turned).collect();
                SeatedGame { tables }
            })
        });
        turns.collect()
    }
}

impl Search for Turning {
    type Swap = Swap;

    fn cost(&self) -> Cost {
        self.cost
    }

    fn choose(&self, random: &mut Random) -> Option<Swap> {
        let game = random.below(self.firsts.len());
        let one = Seat::choose(&self.firsts[game], random);
        let player = self.player(game, one);
        let large = self.large[self.lead(player)] * self.players;
        let is_even = large.abs_diff(self.all_large) < self.players;
        let table = &self.firsts[game].tables[usize::from(one.table)];
        if is_even && !self.has_repeat(player, table) {
            return None;
        }
        let other = Seat::choose(&self.firsts[game], random);
        let game = game as u16;
        (one.table != other.table).then_some(Swap { game, one, other })
    }

    fn change(&mut self, swap: Swap) -> Cost {
        let before = self.cost;
        self.swap(swap);
        let change = self.cost.minus(before);
        self.swap(swap);
        change
    }

    fn swap(&mut self, Swap { game, one, other }: Swap) {
        let game = usize::from(game);
        let player = self.player(game, one);
        let second = self.player(game, other);
        for (leaves, comes, seat) in [(player, second, one), (second, player, other)] {
            let (table, seat) = seat.indices();
            for at in 0..self.firsts[game].tables[table].len() {
                if at != seat {
                    let neighbor = self.firsts[game].tables[table][at];
                    self.meet(leaves, neighbor, false);
                    self.meet(comes, neighbor, true);
                }
            }
            if self.firsts[game].tables[table].len() > self.smallest {
                self.sit_large(leaves, false);
                self.sit_large(comes, true);
            }
            self.firsts[game].tables[table][seat] = comes;
        }
    }
}
