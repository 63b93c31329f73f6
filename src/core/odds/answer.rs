//! All that can be told of a position, as one value.

use super::aim::Aim;
use super::chances::Chances;
use super::discard::{DiscardOdds, HandOdds};
use super::position::Position;
use super::sample::Sampled;
use super::top::TopOdds;
use crate::cards::Card;

/// All that can be told of a position.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// Of a hand before the draw, with chances that were sampled, if any were.
    Hand(HandOdds, Option<Samples>),
    /// Of each discard after the draw, the one to advise first.
    Discards(Vec<DiscardOdds>),
    /// Of the top card beside a draw from the stock.
    Top(TopOdds),
}

/// How to play a hand on at random.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sampling {
    /// How often.
    pub samples: u32,
    /// The seed of the random numbers.
    pub seed: u64,
}

/// Chances of one hand that were sampled.
#[derive(Debug, Clone, PartialEq)]
pub struct Samples {
    /// How often it went out within 1, 2 and more draws.
    pub within: Vec<Sampled>,
    /// The seed.
    pub seed: u64,
}

/// The most draws for which chances are told.
const DRAWS: u8 = 4;

impl Default for Sampling {
    fn default() -> Self {
        Self {
            samples: 500,
            seed: 1,
        }
    }
}

impl Position<'_> {
    /// Tells of the top card, if there is one, else of each discard, if a card was
    /// drawn, else of the hand. Nothing is sampled in the last turn, nor of a hand
    /// that is certain to be able to go out within two draws.
    ///
    /// # Panics
    ///
    /// With a top card, if a card was drawn already.
    pub fn answer(&self, top: Option<Card>, aim: Aim, sampling: Sampling) -> Answer {
        if let Some(top) = top {
            return Answer::Top(self.top_card(top, aim));
        }
        if self.has_drawn() {
            return Answer::Discards(self.discards(aim));
        }
        let Sampling { samples, seed } = sampling;
        let odds = HandOdds::of(self, &mut Chances::default());
        let is_open = aim == Aim::GoOut && odds.within_two.part < odds.within_two.whole;
        let sampled = (samples > 0 && is_open).then(|| Samples {
            within: self.play_on(DRAWS, samples, seed),
            seed,
        });
        Answer::Hand(odds, sampled)
    }
}
