//! What a drawn card can close, and what came of a move.

use crate::cards::Card;
use crate::game::{Closing, MissedClosing, Placement, Played};
use crate::render::style::TextStyle;
use crate::render::text::{card, finish, wrap};

/// Returns how piles go out with the drawn card, a line each.
pub(super) fn closings(closings: &[Closing], style: TextStyle) -> Vec<String> {
    let line = |closing: &Closing| {
        // The one to advise stands first.
        let others = closing.discards.iter().copied();
        let others = others.filter(|&other| Some(other) != closing.discard);
        let discards = closing.discard.into_iter().chain(others);
        let discards: Vec<_> = discards.map(|discard| card(discard, style)).collect();
        style.words().closing(closing.pile, &discards)
    };
    closings.iter().map(line).collect()
}

/// Writes the best places for a drawn card, a line each, and what their order
/// is by.
pub fn placements(ranked: &[Placement], style: TextStyle) -> String {
    let words = style.words();
    let mut lines: Vec<String> = (1..)
        .zip(ranked.iter().take(SHOWN))
        .map(|(number, placement)| {
            let discard = placement.discard.map(|discard| card(discard, style));
            let line = words.placement(number, placement, discard.as_deref());
            wrap("  ", "     ", &line, style.width)
        })
        .collect();
    lines.push(wrap("  ", "  ", words.placements_order(), style.width));
    finish(&lines)
}

/// How many places are shown.
const SHOWN: usize = 3;

/// Returns what was played, and what was overlooked: warnings, which are plain.
pub fn played(played: &Played, style: TextStyle) -> (String, Vec<String>) {
    let words = style.words();
    let text = |discard: Option<Card>, style| discard.map(|discard| card(discard, style));
    let play = played.play;
    let said = words.played(
        &card(play.card, style),
        played.pile,
        text(play.discard, style).as_deref(),
        play.closed,
    );
    let missed = |missed: &MissedClosing| {
        let discard = text(missed.discard, style.uncolored());
        words.missed_closing(missed.pile, discard.as_deref())
    };
    (said, played.missed.iter().map(missed).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::SolitaireMove;
    use crate::rules::Round;

    #[test]
    fn what_was_overlooked_is_warned_of_without_escape_sequences() {
        let [played_to, missed] = [0, 1].map(|place| Round::all().nth(place).unwrap());
        let move_made = Played {
            pile: played_to,
            play: SolitaireMove {
                draw: 1,
                card: Card::Joker,
                pile: 3,
                discard: Some(Card::Joker),
                closed: false,
            },
            missed: vec![MissedClosing {
                pile: missed,
                discard: Some(Card::Joker),
            }],
        };
        let style = TextStyle {
            color: true,
            ..TextStyle::PLAIN
        };
        let (said, warnings) = played(&move_made, style);
        assert!(said.contains('\x1b'), "{said}");
        assert_eq!(warnings.len(), 1);
        assert!(warnings[0].contains("JOKER"), "{warnings:?}");
        assert!(!warnings[0].contains('\x1b'), "{warnings:?}");
    }
}
