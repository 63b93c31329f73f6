//! All that can be told of a position, as one value; and whether to take the top
//! card of the discard pile or to draw from the stock.

use super::chances::{Chances, Sampled};
use super::discard::{DiscardOdds, HandOdds};
use super::position::{Objective, Position};
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
        Self { samples: 500, seed: 1 }
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
    pub fn answer(&self, top: Option<Card>, objective: Objective, sampling: Sampling) -> Answer {
        if let Some(top) = top {
            return Answer::Top(self.top_card(top, objective));
        }
        if self.has_drawn() {
            return Answer::Discards(self.discards(objective));
        }
        let Sampling { samples, seed } = sampling;
        let odds = HandOdds::new(self, &mut Chances::default());
        let is_open = objective == Objective::GoOut && odds.within_two.part < odds.within_two.whole;
        let sampled = (samples > 0 && is_open)
            .then(|| Samples { within: self.play_on(DRAWS, samples, seed), seed });
        Answer::Hand(odds, sampled)
    }
}

/// The chance to go out within some draws, exact or sampled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ChanceWithin {
    /// The draws.
    pub draws: u8,
    /// The chance, from 0 to 1.
    pub share: f64,
    /// The interval that holds a sampled one with 95 %; `None` if it is exact.
    pub interval: Option<(f64, f64)>,
}

impl HandOdds {
    /// Returns the chances to go out within one draw, two, and as many as were
    /// sampled. The first two are exact, and so is that none is to be had in fewer
    /// draws than the hand is away; no other is less than that of two.
    pub fn within(&self, sampled: &[Sampled]) -> Vec<ChanceWithin> {
        let exact = |draws, share| ChanceWithin { draws, share, interval: None };
        let least = self.within_two.value();
        let more = sampled.iter().filter(|sampled| sampled.draws > 2).map(|sampled| {
            if self.draws_away.is_none_or(|away| sampled.draws < away) {
                return exact(sampled.draws, 0.0);
            }
            let (low, high) = sampled.interval();
            ChanceWithin {
                draws: sampled.draws,
                share: sampled.value().max(least),
                interval: Some((low.max(least), high.max(least))),
            }
        });
        [exact(1, self.next.value()), exact(2, least)].into_iter().chain(more).collect()
    }
}

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
    /// The fewest points that the hand costs with the card.
    pub penalty: u16,
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
        matches!(self, Self::TakeGoesOut | Self::TakeNearer | Self::TakeCostsLess)
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
    pub fn top_card(&self, top: Card, objective: Objective) -> TopOdds {
        let mut chances = Chances::default();
        let stock = HandOdds::new(self, &mut chances);
        let taken = self.after_taking(top);
        let goes_out = taken.draws_away() == Some(0);
        let discard = match objective {
            Objective::GoOut if !goes_out => taken.advised_discard(),
            _ => taken.cheapest_discard(),
        };
        let rest = discard.filter(|_| !goes_out);
        let rest = rest.map(|card| HandOdds::new(&taken.after_discard(card), &mut chances));
        let (penalty, advice) = (taken.penalty(), self.top_advice(top, objective));
        TopOdds { top, discard, taken: rest, penalty, stock, advice }
    }

    /// Returns what to do with the top card, as [`top_card`](Self::top_card) does.
    pub fn top_advice(&self, top: Card, objective: Objective) -> TopAdvice {
        let taken = self.after_taking(top);
        let with = taken.draws_away();
        match objective {
            _ if with == Some(0) => TopAdvice::TakeGoesOut,
            Objective::GoOut
                if with.is_some() && self.draws_away().is_none_or(|away| with < Some(away)) =>
            {
                TopAdvice::TakeNearer
            }
            Objective::GoOut => TopAdvice::DrawNoNearer,
            Objective::LastTurn => {
                let mean = self.last_turn();
                match u64::from(taken.penalty()) * mean.whole <= mean.part {
                    true => TopAdvice::TakeCostsLess,
                    false => TopAdvice::DrawCostsLess,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::Ratio;

    #[test]
    fn no_chance_is_told_that_is_less_than_that_of_two_draws() {
        let [next, within_two] = [1, 5].map(|part| Ratio { part, whole: 10 });
        let odds = HandOdds {
            draws_away: Some(1),
            helps: Vec::new(),
            next,
            within_two,
            penalty: 0,
            last_turn: next,
        };
        let share = |out| {
            let sampled = [Sampled { draws: 3, out, samples: 10 }];
            let told = odds.within(&sampled);
            let shares: Vec<f64> = told.iter().map(|chance| chance.share).collect();
            assert_eq!(shares[..2], [0.1, 0.5]);
            shares[2]
        };
        assert_eq!(share(4).to_string(), "0.5");
        assert_eq!(share(6).to_string(), "0.6");
    }
}
