//! Seats everybody in every game, and changes the seats for players who come late or leave.

use super::anneal::{self, anneal};
use super::constructions;
use super::quality::{self, Bound, Meetings, Score, SeatingQuality};
use super::request::{SeatedGame, SeatingError, SeatingRequest};
use super::share;
use super::turning::{self, turn};
use crate::random::Random;

/// The most steps of all searches for each pair of seats; each kind has one
/// search at least. Then, if more meetings are repeated than need be.
const STEPS_PER_PAIR: [u64; 2] = [1_000, 2_500];
/// The most steps of all searches times the size of a table, for a step takes
/// longer at a larger one.
const ALL_STEPS: u64 = 160_000_000;
/// The same times the seats, if more meetings are repeated than need be: few seats
/// are worth a longer search.
const ALL_STEPS_OF_SEATS: u64 = 88_000_000_000;
/// How many numbers of tables are compared at most.
const COMPARED: usize = 4;

/// Seats everybody in every game, and says how well; the quality is that of the
/// games played and these together.
///
/// ```
/// use crowns_core::seating::{SeatingRequest, seat};
///
/// let (games, quality) = seat(&SeatingRequest::new(16, 4, 5, 1)).unwrap();
/// assert_eq!(games.len(), 5);
/// assert_eq!((quality.repeats, quality.least_repeats), (0, 0));
/// ```
///
/// # Errors
///
/// If there are too few or too many players, tables of other than 3 to 8, or
/// pairs of players that are not there.
pub fn seat(
    request: &SeatingRequest<'_>,
) -> Result<(Vec<SeatedGame>, SeatingQuality), SeatingError> {
    request.check()?;
    let mut random = Random::new(request.seed);
    let mut games = best(request, &mut random);
    share::out(&mut games, request, &mut random);
    let quality = SeatingQuality::from_games(&[request.played, &games].concat(), request.apart);
    Ok((games, quality))
}

/// Seats everybody at one of several numbers of tables: of all, or of as many as
/// are compared at most and can have the fewest repeated meetings, that which has
/// the fewest meetings of pairs to be separated, then the fewest repeated ones,
/// then is listed first.
///
/// # Errors
///
/// Those of [`seat`], and if no number of tables is listed.
pub fn seat_at_any(
    request: &SeatingRequest<'_>,
    tables: &[usize],
) -> Result<(Vec<SeatedGame>, SeatingQuality), SeatingError> {
    let mut possible = Vec::new();
    for (rank, &tables) in tables.iter().enumerate() {
        let request = SeatingRequest { tables, ..*request };
        request.check()?;
        let ((apart_met, repeats, _), _) = best_possible(&request);
        possible.push(((apart_met, repeats, rank), request));
    }
    possible.sort_unstable_by_key(|&(key, _)| key);
    let mut best = None;
    for (least, request) in possible.into_iter().take(COMPARED) {
        if best.as_ref().is_some_and(|(key, _)| *key <= least) {
            continue;
        }
        let (games, quality) = seat(&request)?;
        let key = (quality.apart_met, quality.repeats, least.2);
        if best.as_ref().is_none_or(|(best, _)| key < *best) {
            best = Some((key, (games, quality)));
        }
    }
    let none = SeatingError::Tables { players: request.players, tables: 0 };
    best.map(|(_, seated)| seated).ok_or(none)
}

/// Takes the best of a known construction and of the searches, and no more
/// of them once nothing can be better.
fn best(request: &SeatingRequest<'_>, random: &mut Random) -> Vec<SeatedGame> {
    let best_possible = best_possible(request);
    let constructed = constructions::games(request).filter(|_| request.played.is_empty());
    let mut best = constructed.map(|games| Rated::new(games, request, random));
    for (attempt, is_longer) in attempts(request) {
        let is_done = |best: &Rated| {
            best.score <= best_possible || is_longer && best.score.0 <= best_possible.0
        };
        if best.as_ref().is_some_and(is_done) {
            break;
        }
        let spread = best.as_ref().map_or(0, |best| best.score.1.saturating_sub(1));
        let spread = spread.max(best_possible.1);
        let found = Rated::new(attempt.games(request, spread, random), request, random);
        if best.as_ref().is_none_or(|best| found.score < best.score) {
            best = Some(found);
        }
    }
    best.map(|best| best.games).unwrap_or_default()
}

/// Games, and how good they are.
struct Rated {
    score: Score,
    games: Vec<SeatedGame>,
}

impl Rated {
    /// Keeps pairs apart by other names for the players, and rates the games.
    fn new(mut games: Vec<SeatedGame>, request: &SeatingRequest<'_>, random: &mut Random) -> Self {
        if request.played.is_empty() {
            share::keep_apart(&mut games, request, random);
        }
        let score = quality::score(&[request.played, &games].concat(), request.apart);
        Self { score, games }
    }
}

/// Returns a score that no games are better than.
fn best_possible(request: &SeatingRequest<'_>) -> Score {
    let bound = Bound::for_request(request);
    let ((apart_met, repeats, most), _) = quality::score(request.played, request.apart);
    let meetings = (apart_met, repeats + bound.repeats, most.max(bound.most_meetings));
    let large = request.games * request.large_chairs();
    let spread = usize::from(!large.is_multiple_of(request.players));
    (meetings, spread)
}

/// A search for games.
#[derive(Debug, Clone, Copy)]
enum Attempt {
    /// Of games that turn, so many in a turn.
    Turning(usize),
    /// Of all games, in so many steps.
    All(usize),
    /// Of all games, in so many steps, with large tables more even than in the
    /// best games found before.
    Even(usize),
}

impl Attempt {
    fn steps(self, request: &SeatingRequest<'_>) -> usize {
        match self {
            Self::Turning(turns) => turning::steps(request, turns),
            Self::All(steps) | Self::Even(steps) => steps,
        }
    }

    /// Returns the games found; even are those that differ by `spread` at most
    /// in games at a large table.
    fn games(
        self,
        request: &SeatingRequest<'_>,
        spread: usize,
        random: &mut Random,
    ) -> Vec<SeatedGame> {
        match self {
            Self::Turning(turns) => turn(request, turns, random),
            Self::All(steps) => anneal(request, steps, None, random),
            Self::Even(steps) => anneal(request, steps, Some(spread), random),
        }
    }
}

/// Lists searches of each number of games in a turn and of all games, again and
/// again, those of all games twice as long every other time; and whether the usual
/// steps are used up. Games played do not turn.
fn attempts(request: &SeatingRequest<'_>) -> impl Iterator<Item = (Attempt, bool)> {
    let fits = |turns: &usize| {
        request.played.is_empty()
            && request.games.is_multiple_of(*turns)
            && *turns <= request.players
    };
    let turns: Vec<usize> = (2..=request.games).rev().filter(fits).collect();
    let first = turns.len() + 1;
    let short = anneal::steps(request);
    // Equal tables are as even as can be.
    let has_large = request.large_chairs() > 0;
    let rounds = (0..).flat_map(move |round| {
        let steps = short << (round / 2);
        let even = has_large.then_some(Attempt::Even(steps));
        turns.clone().into_iter().map(Attempt::Turning).chain([Attempt::All(steps)]).chain(even)
    });
    let seats = (request.players * request.games) as u64;
    let size = (request.players / request.tables) as u64;
    let most = [ALL_STEPS / size, ALL_STEPS_OF_SEATS / seats / size];
    let [usual, longer] = [0, 1].map(|at| most[at].min(STEPS_PER_PAIR[at] * seats * seats));
    let mut used = 0;
    rounds.enumerate().map_while(move |(at, attempt)| {
        used += attempt.steps(request) as u64;
        let is_longer = at >= first && used > usual;
        (!is_longer || used <= longer).then_some((attempt, is_longer))
    })
}

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
/// separated from, one who meets the fewest again; if nobody can move, the others play on alone,
/// two at least. Returns who moved, if anybody.
///
/// # Errors
///
/// If the player does not sit at an open table, or nobody can move and one player would be
/// left; nothing is changed then.
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
    let open = (0..game.tables.len()).filter(|&table| is_open(table));
    let largest = open.map(|table| game.tables[table].len()).max().unwrap_or_default();
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
    let Some((from, moved)) = players.min_by_key(|&(_, other)| costs.of(other, &rest)) else {
        if rest.len() < 2 {
            return Err(SeatingError::NoChair);
        }
        game.tables[table] = rest;
        return Ok(None);
    };
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
