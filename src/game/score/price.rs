//! What typed cards cost: a whole hand, cards left, or ranks without suits.

use super::error::ScoreEntryError;
use crate::cards::{CalledCard, Card, Hand, Rank, Suit};
use crate::rules::{RoundRules, meld};
use crate::solver::{self, Arrangement};

/// Typed cards and what they cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricedCards {
    pub cards: Vec<Card>,
    /// What they cost, in points. The whole hand is arranged first, while
    /// cards left are taken to be all loose.
    pub points: u16,
    /// Whether these are as many cards as were dealt.
    pub whole: bool,
    /// The cards best arranged. If cards left still hold a meld, the player
    /// missed it.
    pub arrangement: Arrangement,
}

/// Typed cards left of which only the ranks are known, and what they cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricedRanks {
    pub ranks: Vec<CalledCard>,
    /// What each of them costs, in points.
    pub values: Vec<u16>,
    /// The rank of a book that they hold whatever their suits are. The player
    /// missed it.
    pub book: Option<Rank>,
}

impl PricedRanks {
    pub fn new(ranks: Vec<CalledCard>, rules: RoundRules<'_>) -> Self {
        let values = ranks.iter().map(|&card| rules.value(any_card(card)));
        Self { values: values.collect(), book: certain_book(&ranks, rules), ranks }
    }

    /// Returns what they cost together, in points.
    pub fn points(&self) -> u16 {
        self.values.iter().sum()
    }
}

pub(super) fn price(
    cards: Vec<Card>,
    rules: RoundRules<'_>,
) -> Result<PricedCards, ScoreEntryError> {
    check_count(cards.len(), rules)?;
    let whole = cards.len() == rules.dealt();
    let hand: Hand = cards.iter().copied().collect();
    let arrangement = solver::arrange(&hand, rules);
    let points =
        if whole { arrangement.penalty } else { cards.iter().map(|&card| rules.value(card)).sum() };
    Ok(PricedCards { cards, points, whole, arrangement })
}

/// Returns a card of a rank. The suit makes no difference to its value.
fn any_card(called: CalledCard) -> Card {
    called.rank().map_or(Card::Joker, |rank| Card::Suited(rank, Suit::Stars))
}

/// Returns the rank of a book that cards of these ranks hold whatever their suits
/// are: also if all have one suit, which rules may forbid.
fn certain_book(ranks: &[CalledCard], rules: RoundRules<'_>) -> Option<Rank> {
    const LEAST: usize = 3;
    let mut cards: Vec<_> = ranks.iter().copied().map(any_card).collect();
    cards.sort_unstable();
    let (wilds, naturals): (Vec<_>, Vec<_>) =
        cards.into_iter().partition(|&card| rules.is_wild(card));
    let is_book = |rank: &Rank| {
        let own = naturals.iter().filter(|card| card.rank() == Some(*rank));
        let book: Vec<_> = own.chain(&wilds).take(LEAST).copied().collect();
        meld::book(&book, rules).is_ok()
    };
    naturals.iter().rev().filter_map(|card| card.rank()).chain([rules.wild_rank()]).find(is_book)
}

/// Checks that so many cards can be left of those dealt: all of them, or at least
/// three fewer.
pub(super) fn check_count(cards: usize, rules: RoundRules<'_>) -> Result<(), ScoreEntryError> {
    let (round, dealt) = (rules.round, rules.dealt());
    if cards > dealt {
        return Err(ScoreEntryError::TooManyCards { round, dealt, cards });
    }
    rules.check_cards_left(cards).map_err(ScoreEntryError::CardsLeft)
}
