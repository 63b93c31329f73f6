//! Whether to take the top card of the discard pile or to draw from the stock.

use super::aim::Aim;
use super::chances::Chances;
use super::discard::HandOdds;
use super::position::Position;
use crate::cards::Card;

/// The top card and the stock beside each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopOdds {
    /// The top card.
    pub top: Card,
    /// The discard to advise once it is taken; `None` if the hand goes out only
    /// without one.
    pub discard: Option<Card>,
    /// What is left of the hand then; `None` if it goes out.
    pub taken: Option<HandOdds>,
    /// The hand as it is, before a draw from the stock.
    pub stock: HandOdds,
    /// What to do.
    pub advice: TopAdvice,
}

/// What to do with the top card, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TopAdvice {
    /// Take it: the hand goes out.
    TakeGoesOut,
    /// Take it: the hand is fewer draws away.
    TakeNearer,
    /// Draw: the top card brings the hand no nearer.
    DrawNoNearer,
    /// Take it in the last turn: it leaves no more than a draw on average.
    TakeCostsLess,
    /// Draw in the last turn: it leaves less on average.
    DrawCostsLess,
}

impl TopAdvice {
    /// Returns `true` if the top card is to be taken.
    pub const fn takes(self) -> bool {
        matches!(
            self,
            Self::TakeGoesOut | Self::TakeNearer | Self::TakeCostsLess
        )
    }
}

impl Position<'_> {
    /// Compares the top card, which is among those seen, with a draw from the
    /// stock. It is to be taken if the hand goes out with it, or is fewer draws
    /// away with it than without.
    ///
    /// In the last turn it is to be taken if it leaves no more points than a draw
    /// does on average.
    ///
    /// # Panics
    ///
    /// If a card was drawn already.
    pub fn top_card(&self, top: Card, aim: Aim) -> TopOdds {
        let mut chances = Chances::default();
        let stock = HandOdds::of(self, &mut chances);
        let taken = self.after_taking(top);
        let goes_out = taken.away() == Some(0);
        let discard = match aim {
            Aim::GoOut if !goes_out => taken.advised_discard(),
            _ => taken.cheapest_discard(),
        };
        let rest = discard.filter(|_| !goes_out);
        let rest = rest.map(|card| HandOdds::of(&taken.after_discard(card), &mut chances));
        TopOdds {
            top,
            discard,
            taken: rest,
            stock,
            advice: self.top_advice(top, aim),
        }
    }

    /// Returns what to do with the top card, as [`top_card`](Self::top_card) does.
    pub fn top_advice(&self, top: Card, aim: Aim) -> TopAdvice {
        let taken = self.after_taking(top);
        let with = taken.away();
        match aim {
            _ if with == Some(0) => TopAdvice::TakeGoesOut,
            Aim::GoOut if with.is_some() && self.away().is_none_or(|away| with < Some(away)) => {
                TopAdvice::TakeNearer
            }
            Aim::GoOut => TopAdvice::DrawNoNearer,
            Aim::LastTurn => {
                let mean = self.last_turn();
                match u64::from(taken.penalty()) * mean.whole <= mean.part {
                    true => TopAdvice::TakeCostsLess,
                    false => TopAdvice::DrawCostsLess,
                }
            }
        }
    }
}
