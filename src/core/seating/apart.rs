//! Keeps pairs apart that are to be, without another repeated meeting.

use super::game::SeatedGame;
use super::meetings::Meetings;
use super::request::SeatingRequest;
use crate::random::Random;

/// Gives players other numbers until pairs that are to be separated do not
/// meet, if that is found: no other count changes.
pub(super) fn rename(games: &mut [SeatedGame], request: &SeatingRequest<'_>, random: &mut Random) {
    let meetings = Meetings::of(&*games);
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
