//! The headings of players: `Ann (pts)`, `Ann total`, `rank Ann`.

use std::collections::{HashMap, HashSet};

use super::game::{Seat, SeatKind};
use super::heading::{Heading, is_first_name};
use crate::game::name_key;

/// Names the players of columns such as `Ann (pts)` and `Ann total`, takes those such as
/// `Ann rank` out, and returns their indexes. Without a column of Ann's points, her totals
/// are all that the file has of her.
pub(super) fn name_players(seats: &mut Vec<Seat>) -> Vec<usize> {
    for seat in &mut *seats {
        if let Some((name, Heading::Points)) = of_player(&seat.player.text) {
            seat.player.text = name.into();
        }
    }
    let names: HashSet<_> = seats.iter().map(|seat| name_key(&seat.player.text)).collect();
    for seat in seats.iter_mut().filter(|seat| seat.kind == SeatKind::Player) {
        let Some((name, Heading::Total | Heading::Subtotal)) = of_player(&seat.player.text) else {
            continue;
        };
        if names.contains(&name_key(name)) {
            seat.kind = SeatKind::TotalsOf(name_key(name));
        } else {
            seat.is_total = true;
            seat.player.text = name.into();
        }
    }
    let is_place = |seat: &mut Seat| match of_player(&seat.player.text) {
        Some((name, Heading::Ignored | Heading::Place)) => names.contains(&name_key(name)),
        _ => false,
    };
    seats.extract_if(.., is_place).map(|seat| seat.index).collect()
}

/// Gives a player the column of who went out behind it; returns `false` if there is no such
/// player.
pub(super) fn give_out(seats: &mut [Seat], out: usize) -> bool {
    let before = seats.iter_mut().rfind(|seat| seat.index < out && seat.kind == SeatKind::Player);
    before.is_some_and(|seat| seat.out.replace(out).is_none())
}

/// Gives players their columns such as `Ann out`, takes those out, and returns their indexes.
pub(super) fn name_outs(seats: &mut Vec<Seat>) -> Vec<usize> {
    let names: HashMap<_, _> =
        seats.iter().map(|seat| (name_key(&seat.player.text), seat.index)).collect();
    let player = |seat: &Seat| match of_player(&seat.player.text) {
        Some((name, Heading::Out)) => names.get(&name_key(name)).copied(),
        _ => None,
    };
    let outs = seats.extract_if(.., |seat| player(seat).is_some());
    let outs: Vec<_> = outs.map(|seat| (seat.index, player(&seat))).collect();
    for (out, player) in &outs {
        let seat = seats.iter_mut().find(|seat| Some(seat.index) == *player);
        seat.into_iter().for_each(|seat| seat.out = Some(*out));
    }
    outs.into_iter().map(|(out, _)| out).collect()
}

/// Returns the name in a heading such as `Ann total`, `Total Ann` or `Ann (pts)`, and what
/// the word beside it means.
fn of_player(text: &str) -> Option<(&str, Heading)> {
    const BETWEEN: [char; 8] = [' ', '_', '(', '[', '-', '–', ':', '/'];
    let text = text.trim_end_matches([')', ']']);
    let read = |(name, word): (_, &str)| {
        let heading = Heading::of(word).filter(|_| !is_first_name(word))?;
        let name = str::trim_end_matches(name, BETWEEN);
        let owner = ["'s", "’s"].iter().find_map(|end| name.strip_suffix(end));
        Some((owner.unwrap_or(name), heading))
    };
    let before = || {
        let (word, name) = text.split_once(BETWEEN)?;
        read((name, word)).filter(|(_, heading)| *heading != Heading::Points)
    };
    text.rsplit_once(BETWEEN).and_then(read).or_else(before).filter(|(name, _)| !name.is_empty())
}
