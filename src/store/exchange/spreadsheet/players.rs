//! The headings of players: `Ann (pts)`, `Ann total`, `rank Ann`.

use std::collections::HashSet;

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

/// Returns the name in a heading such as `Ann total`, `Total Ann` or `Ann (pts)`, and what
/// the word beside it means.
fn of_player(text: &str) -> Option<(&str, Heading)> {
    const BETWEEN: [char; 4] = [' ', '_', '(', '['];
    let text = text.trim_end_matches([')', ']']);
    let read = |(name, word): (_, &str)| {
        let heading = Heading::of(word).filter(|_| !is_first_name(word))?;
        Some((str::trim_end_matches(name, BETWEEN), heading))
    };
    let before = || {
        let (word, name) = text.split_once(BETWEEN)?;
        read((name, word)).filter(|(_, heading)| *heading != Heading::Points)
    };
    text.rsplit_once(BETWEEN).and_then(read).or_else(before).filter(|(name, _)| !name.is_empty())
}
