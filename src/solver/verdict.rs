//! What a hand comes to, where the number of its cards tells the question.

use thiserror::Error;

use super::{Arrangement, Drawn, WrongSize, arrange, arrangements, counting, drawn};
use crate::cards::{Card, Hand};
use crate::rules::{Round, Ruleset};

/// The answer to a hand, by the phase that it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// As many cards as were dealt: they are counted.
    Counting(Arrangement),
    /// One card more: the player has drawn and has yet to discard.
    Drawn(Drawn),
    /// Cards left on the table after the melds were laid down.
    Left(Left),
}

/// What cards already left on the table come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// The plain sum of all the cards, in points.
    pub penalty: u16,
    /// The cards best arranged, for those who missed a meld.
    pub arrangement: Arrangement,
}

/// More cards than can be left once a player has discarded.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("in round {round} no more than {most} cards can be left, here are {cards}")]
pub struct TooManyLeft {
    /// The round.
    pub round: Round,
    /// The cards dealt in the round.
    pub most: usize,
    /// The cards that are there.
    pub cards: usize,
}

impl Verdict {
    /// Answers a hand: counted with as many cards as were dealt, drawn with
    /// one more.
    ///
    /// # Errors
    ///
    /// [`WrongSize`] with any other number of cards.
    pub fn of(hand: &Hand, round: Round, rules: &Ruleset) -> Result<Self, WrongSize> {
        if hand.len() == round.dealt() + 1 {
            drawn(hand, round, rules).map(Self::Drawn)
        } else {
            counting(hand, round, rules).map(Self::Counting)
        }
    }

    /// Answers cards already left on the table: their plain sum.
    ///
    /// # Errors
    ///
    /// [`TooManyLeft`] with more cards than were dealt.
    pub fn of_left(hand: &Hand, round: Round, rules: &Ruleset) -> Result<Self, TooManyLeft> {
        let (most, cards) = (round.dealt(), hand.len());
        if cards > most {
            return Err(TooManyLeft { round, most, cards });
        }
        Ok(Self::Left(Left {
            penalty: hand.cards().map(|card| rules.value(card, round)).sum(),
            arrangement: arrange(hand, round, rules),
        }))
    }

    /// Returns what the hand costs, in points: counted at once, or after the
    /// discard to advise, or as it lies on the table.
    pub const fn penalty(&self) -> u16 {
        match self {
            Self::Counting(arrangement) => arrangement.penalty,
            Self::Drawn(drawn) => drawn.arrangement.penalty,
            Self::Left(left) => left.penalty,
        }
    }

    /// Says whether the hand goes out, or costs nothing where it is counted.
    pub const fn is_yes(&self) -> bool {
        match self {
            Self::Drawn(drawn) => drawn.can_go_out,
            Self::Counting(_) | Self::Left(_) => self.penalty() == 0,
        }
    }

    /// Returns every different way to lay the hand out that costs as little:
    /// the discard, where there is one, and the arrangement of the rest.
    ///
    /// The discard to advise comes first, then the others in canonical order.
    /// It is lazy, as [`arrangements`] is. Cards left on the table are not
    /// discarded from.
    pub fn ways<'a>(
        &self,
        hand: Hand,
        round: Round,
        rules: &'a Ruleset,
    ) -> impl Iterator<Item = (Option<Card>, Arrangement)> + use<'a> {
        let discards = match self {
            Self::Drawn(drawn) => drawn.as_good_discards(&hand, round, rules),
            Self::Counting(_) | Self::Left(_) => vec![None],
        };
        discards.into_iter().flat_map(move |discard| {
            let rest = without(hand, discard);
            arrangements(&rest, round, rules).map(move |way| (discard, way))
        })
    }
}

impl Drawn {
    fn as_good_discards(&self, hand: &Hand, round: Round, rules: &Ruleset) -> Vec<Option<Card>> {
        let as_good = |&card: &Card| {
            if self.can_go_out {
                return self.go_out_discards.contains(&card);
            }
            let rest = without(*hand, Some(card));
            arrange(&rest, round, rules).penalty == self.arrangement.penalty
        };
        let others = hand.distinct().filter(|&card| Some(card) != self.discard);
        let others = others.filter(as_good).map(Some);
        std::iter::once(self.discard).chain(others).collect()
    }
}

fn without(mut hand: Hand, discard: Option<Card>) -> Hand {
    if let Some(card) = discard {
        hand.remove(card);
    }
    hand
}
