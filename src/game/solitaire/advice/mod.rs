//! Where to play a drawn card.
//!
//! A [plan](plan) is made for all cards that are left, and changed for each open pile
//! to have the drawn card there; the pile whose plan is short of the fewest cards is
//! the advice.

mod plan;

use std::cmp::Reverse;

use self::plan::Planner;
use super::board::Board;
use super::pile::Pile;
use crate::cards::{Card, Hand};
use crate::odds::short_of;
use crate::rules::Round;

/// Where a drawn card may be played, and how good that is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placement {
    /// The pile.
    pub pile: Round,
    /// The card that it throws; `None` if it goes out without one.
    pub discard: Option<Card>,
    /// Whether the pile is turned over.
    pub closes: bool,
    /// How many cards the best plan that was found is short of turning all
    /// piles over; with 0 the game can be won whatever order the cards have.
    pub short: u32,
}

/// Ranks the open piles as places for a drawn card, the best first.
///
/// The order is that of the cards that a plan is short of, then whether the pile
/// is turned over, then how few cards all piles still wait for, then that of the
/// piles. The same board gets the same advice.
pub fn placements(board: &Board, card: Card) -> Vec<Placement> {
    let closings = board.closings(card);
    let mut planner = Planner::new(board, card);
    let plans = planner.plans();
    let piles = board.open().zip(plans).enumerate();
    let mut ranked: Vec<_> = piles
        .map(|(index, (pile, plan))| {
            let closing = closings.iter().find(|closing| closing.pile == pile.round);
            let discard = match closing {
                Some(closing) => closing.discard,
                None => Some(discard(board, pile, card, &planner.others_of(&plan, index))),
            };
            let placement = Placement {
                pile: pile.round,
                discard,
                closes: closing.is_some(),
                short: plan.shortage.into(),
            };
            let waiting = planner.waiting(index);
            (
                (plan.shortage, !placement.closes, waiting, index),
                placement,
            )
        })
        .collect();
    ranked.sort_by_key(|&(key, _)| key);
    ranked.into_iter().map(|(_, placement)| placement).collect()
}

/// Returns the card that a pile needs least: the fewest cards are missing
/// without it, with those planned for the pile and then without them; no wild if
/// another serves; then the dearest, then the first in canonical order.
fn discard(board: &Board, pile: &Pile, card: Card, planned: &[Card]) -> Card {
    let rules = board.rules(pile);
    let hand = pile.with(card);
    let may_go = |&thrown: &Card| board.throw_drawn || pile.cards.count(thrown) > 0;
    let key = |&thrown: &Card| {
        let mut alone = hand;
        alone.remove(thrown);
        let with: Hand = alone.cards().chain(planned.iter().copied()).collect();
        (
            short_of(&with, rules),
            short_of(&alone, rules),
            rules.is_wild(thrown),
            Reverse(rules.value(thrown)),
            thrown,
        )
    };
    let thrown = hand.distinct().filter(may_go).min_by_key(key);
    thrown.expect("a pile has a card to throw")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::solitaire::{SolitaireState, deal};
    use crate::rules::Ruleset;

    #[test]
    fn the_advice_is_a_legal_move_under_other_rules_and_the_same_each_time() {
        let knobs = ["min_naturals=2", "max_wilds=1", "book_distinct_suits=yes"];
        let strict = Ruleset::texas().with(knobs).unwrap();
        let mut board = Board::new(deal(&strict, false, 3)).unwrap();
        for _ in 0..4 {
            let card = board.next_card().unwrap();
            let ranked = placements(&board, card);
            assert_eq!(ranked.len(), board.open().count());
            assert_eq!(ranked, placements(&board, card));
            let played = board.play(card, ranked[0].pile, ranked[0].discard).unwrap();
            assert_eq!(played.play.closed, ranked[0].closes);
            board = board.after(&played.play);
        }
        assert_eq!(board.state(), SolitaireState::Open);
    }
}
