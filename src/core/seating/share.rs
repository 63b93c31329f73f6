//! Shares out what is left once it is settled how often players meet: who is which of
//! them, so that pairs do not meet, large tables, table numbers, seats.

use super::quality::Meetings;
use super::request::{SeatedGame, SeatingRequest};
use crate::random::Random;

/// How often each table is tried for a better exchange.
const TRIES: usize = 300;

/// Gives players other numbers until pairs that are to be separated do not
/// meet, if that is found: no other count changes.
pub(super) fn keep_apart(
    games: &mut [SeatedGame],
    request: &SeatingRequest<'_>,
    random: &mut Random,
) {
    let meetings = Meetings::from_games(&*games);
    let mut names: Vec<usize> = (0..request.players).collect();
    let met = |names: &[usize]| -> usize {
        request.apart.iter().map(|&(one, other)| meetings.between(names[one], names[other])).sum()
    };
    let mut least = met(&names);
    for _ in 0..request.players * 200 {
        if least == 0 {
            break;
        }
        let (one, other) = (random.below(names.len()), random.below(names.len()));
        names.swap(one, other);
        let now = met(&names);
        if now <= least {
            least = now;
        } else {
            names.swap(one, other);
        }
    }
    let mut player_of = vec![0; names.len()];
    for (player, &name) in names.iter().enumerate() {
        player_of[name] = player;
    }
    for player in games.iter_mut().flat_map(|game| &mut game.tables).flatten() {
        *player = player_of[*player];
    }
}

/// Shares out the numbers of tables, then seats, whose first deals first.
pub(super) fn out(games: &mut [SeatedGame], request: &SeatingRequest<'_>, random: &mut Random) {
    share_numbers(games, request, random);
    share_seats(games, request, random);
}

/// Counts the games played at a large table, by player; a game that a player
/// missed counts as that of a player of it counts on average.
pub(super) fn large_so_far(request: &SeatingRequest<'_>) -> Vec<usize> {
    let mut counts = vec![0.0; request.players];
    for game in request.played {
        let large = game.large_tables().map(Vec::len).sum::<usize>() as f64;
        let share = large / game.players().count().max(1) as f64;
        let mut of_game = vec![share; request.players];
        let sits = |player: &usize| *player < request.players;
        for player in game.players().filter(sits) {
            of_game[player] = 0.0;
        }
        for &player in game.large_tables().flatten().filter(|&player| sits(player)) {
            of_game[player] = 1.0;
        }
        counts.iter_mut().zip(of_game).for_each(|(count, more)| *count += more);
    }
    counts.into_iter().map(|count| f64::round(count) as usize).collect()
}

/// How often each player has had each of several places.
struct Turns {
    places: usize,
    counts: Vec<usize>,
}

impl Turns {
    fn new(players: usize, places: usize) -> Self {
        Self { places, counts: vec![0; players * places] }
    }

    fn count(&mut self, player: usize, place: usize) -> &mut usize {
        &mut self.counts[player * self.places + place]
    }

    /// Counts a place of a player, if both are among those shared out to.
    fn add(&mut self, player: usize, place: usize) {
        if place < self.places && player < self.counts.len() / self.places {
            *self.count(player, place) += 1;
        }
    }

    /// Moves players to another place; returns `true` if that is as even or more.
    fn moves(&mut self, moved: &[(usize, usize, usize)]) -> bool {
        let mut squares = 0_isize;
        for &(player, from, to) in moved {
            let left = self.count(player, from);
            squares -= 2 * *left as isize - 1;
            *left -= 1;
            let entered = self.count(player, to);
            squares += 2 * *entered as isize + 1;
            *entered += 1;
        }
        squares <= 0
    }

    /// Takes such a move back.
    fn moves_back(&mut self, moved: &[(usize, usize, usize)]) {
        for &(player, from, to) in moved {
            *self.count(player, to) -= 1;
            *self.count(player, from) += 1;
        }
    }
}

/// Gives the tables of each game numbers, so that each player sits at many.
fn share_numbers(games: &mut [SeatedGame], request: &SeatingRequest<'_>, random: &mut Random) {
    let mut turns = Turns::new(request.players, request.tables);
    for game in games.iter_mut() {
        random.shuffle(&mut game.tables);
    }
    for game in request.played.iter().chain(&*games) {
        for (number, table) in game.tables.iter().enumerate() {
            table.iter().for_each(|&player| turns.add(player, number));
        }
    }
    for _ in 0..TRIES * request.tables * games.len() {
        let tables = &mut games[random.below(games.len())].tables;
        let (one, other) = (random.below(tables.len()), random.below(tables.len()));
        if one == other {
            continue;
        }
        let leave = tables[one].iter().map(|&player| (player, one, other));
        let come = tables[other].iter().map(|&player| (player, other, one));
        let moved: Vec<_> = leave.chain(come).collect();
        if turns.moves(&moved) {
            tables.swap(one, other);
        } else {
            turns.moves_back(&moved);
        }
    }
}

/// Orders the players of each table, so that each has many seats, the first
/// among them, whose player deals first.
fn share_seats(games: &mut [SeatedGame], request: &SeatingRequest<'_>, random: &mut Random) {
    let mut turns = Turns::new(request.players, SeatingRequest::MAX_TABLE);
    for table in games.iter_mut().flat_map(|game| &mut game.tables) {
        random.shuffle(table);
    }
    let tables = request.played.iter().chain(&*games).flat_map(|game| &game.tables);
    for (seat, &player) in tables.flat_map(|table| table.iter().enumerate()) {
        turns.add(player, seat);
    }
    for _ in 0..TRIES * request.tables * games.len() {
        let tables = &mut games[random.below(games.len())].tables;
        let table = &mut tables[random.below(request.tables)];
        let (one, other) = (random.below(table.len()), random.below(table.len()));
        let moved = [(table[one], one, other), (table[other], other, one)];
        if one != other && turns.moves(&moved) {
            table.swap(one, other);
        } else if one != other {
            turns.moves_back(&moved);
        }
    }
}
