//! Seats everybody in every game.

use super::bound::Bound;
use super::field;
use super::game::SeatedGame;
use super::meetings::Meetings;
use super::quality::{Score, SeatingQuality};
use super::request::{SeatingError, SeatingRequest};
use super::search::{self, Search};
use super::share;
use crate::random::Random;

/// How often a search of one kind begins again at most.
const ATTEMPTS: usize = 30;
/// The most steps of all searches times the size of a table, for a step takes
/// longer at a larger one; each kind has one search at least.
const ALL_STEPS: usize = 160_000_000;
/// How many more searches there are for large tables shared out evenly once
/// nothing else can be better.
const MORE: usize = 6;

/// Seats everybody in every game, and says how well; the quality is that of the
/// games played and these together.
///
/// ```
/// use crowns::tournament::{SeatingRequest, seat};
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
    let quality = judge(&games, request);
    Ok((games, quality))
}

/// Judges games together with those played.
fn judge(games: &[SeatedGame], request: &SeatingRequest<'_>) -> SeatingQuality {
    let all = [request.played, games].concat();
    SeatingQuality::of(&all, request.apart)
}

/// Takes the best of the known construction and of the searches, and no more
/// of them once nothing can be better.
fn best(request: &SeatingRequest<'_>, random: &mut Random) -> Vec<SeatedGame> {
    let best_possible = best_possible(request);
    let mut best: Option<(_, Vec<SeatedGame>)> = None;
    let mut more = MORE;
    for start in starts(request) {
        let mut games = start.games(request, random);
        search::part(&mut games, request, random);
        let score = judge(&games, request).score();
        if best.as_ref().is_none_or(|(least, _)| score < *least) {
            best = Some((score, games));
        }
        let Some((least, _)) = &best else { continue };
        if *least <= best_possible || more == 0 {
            break;
        }
        more -= usize::from(least.0 <= best_possible.0);
    }
    best.map(|(_, games)| games).unwrap_or_default()
}

/// Returns a score that no games are better than.
fn best_possible(request: &SeatingRequest<'_>) -> Score {
    let bound = Bound::of(request);
    let played = Meetings::of(request.played);
    let meetings = (
        0,
        played.repeats() + bound.repeats,
        played.most().max(bound.most_meetings),
    );
    let is_even = request.players.is_multiple_of(request.tables);
    (meetings, if is_even { usize::MAX } else { 1 })
}

/// What games come from.
enum Start {
    Construction(Vec<SeatedGame>),
    /// A search of games that turn, so many in a turn.
    Search(usize),
}

impl Start {
    fn games(self, request: &SeatingRequest<'_>, random: &mut Random) -> Vec<SeatedGame> {
        match self {
            Self::Construction(games) => games,
            Self::Search(turns) => Search::begin(request, turns, random).run(random),
        }
    }
}

/// Lists the construction, if there is one, then searches of each number of
/// games in a turn, again and again. Games played do not turn.
fn starts(request: &SeatingRequest<'_>) -> Vec<Start> {
    let is_first = request.played.is_empty();
    let constructed = field::games(request).filter(|_| is_first);
    let fits = |turns: &usize| {
        *turns == 1 || is_first && request.games.is_multiple_of(*turns) && *turns <= request.players
    };
    let turns: Vec<usize> = (1..=request.games).rev().filter(fits).collect();
    let steps = turns.iter().map(|&turns| search::steps(request, turns));
    let size = request.players / request.tables;
    let attempts = (ALL_STEPS / size / steps.sum::<usize>()).clamp(1, ATTEMPTS);
    let searches = std::iter::repeat_n(turns, attempts).flatten();
    let constructed = constructed.map(Start::Construction).into_iter();
    constructed.chain(searches.map(Start::Search)).collect()
}
