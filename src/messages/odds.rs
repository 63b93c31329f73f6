//! Odds: what to discard, and whether to take the top card.
//!
//! Cards and percentages come ready to print.

use super::{Message, Messages, Said};
use crate::cards::Rank;
use crate::odds::{Objective, PositionError, Ratio, TopAdvice};

messages! { words:
    draws_away(draws: Option<u8>) = "odds-draws-away";
    cards_that_help(helping: u32, unseen: u64, share: &str, kinds: &str) = "odds-helping" {
        helping, unseen, share, kinds = (!kinds.is_empty()).then_some(kinds)
    };
    /// All of the deck that are unseen.
    any_card() = "odds-any-card";
    any_wild(copies: u32) = "odds-any-wild";
    any_of_rank(rank: Rank, copies: u32) = "odds-any-of-rank" {
        rank, ranks = words.rank_plural(rank), copies
    };
    /// Once a card is discarded, for `check`.
    odds_line(draws: u8, helping: u32, unseen: u64, discard: Option<&str>) = "odds-line";
    advised_discard(cards: &[String], leaves: Leaves) = "odds-discard" {
        cards = words.or(cards), leaves = words.what_it_leaves(leaves)
    };
    goes_out_whole() = "odds-goes-out-whole";
    within_draws(draws: u8) = "odds-within";
    between(low: &str, high: &str) = "odds-between";
    sampled_note(samples: u32, seed: Option<&str>) = "odds-sampled";
    on_average(points: &str) = "odds-on-average";
    /// Heads the column of the top card, or of a draw.
    top_column(top: Option<&str>) = "odds-top-column";
    unseen_note() = "odds-unseen";
    train_question() = "odds-train";
    not_in_hand(card: &str) = "odds-not-in-hand";
    /// What to do with the top card, and why.
    top_advice(advice: TopAdvice, top: &str, discard: Option<&str>) = "odds-top-advice" {
        advice = <&str>::from(advice), top, discard
    };
    /// Labels or heads a figure.
    odds_figure(figure: OddsFigure) = "odds-figure" { figure = <&str>::from(figure) };
}

impl Message for PositionError {
    fn said(&self, words: &Messages) -> Said {
        match self {
            Self::HandSize(error) => error.text(words).into(),
            Self::TooFewUnseen(unseen) => refuse!(words, "odds-too-few-unseen", unseen),
        }
    }
}

impl Messages {
    /// Explains how a figure is worked out.
    pub fn odds_explained(&self, explanation: &OddsExplanation<'_>) -> String {
        match *explanation {
            OddsExplanation::Unseen { deck, hand, seen, unseen } => {
                say!(self, "odds-explained-unseen", deck, hand, seen, unseen)
            }
            OddsExplanation::Away(away) => say!(self, "odds-explained-away", draws = away),
            OddsExplanation::Helps => say!(self, "odds-explained-helping"),
            OddsExplanation::Next(Ratio { part, whole }) => {
                say!(self, "odds-explained-next", part, whole)
            }
            OddsExplanation::Two(Ratio { part, whole }) => {
                say!(self, "odds-explained-two", part, whole)
            }
            OddsExplanation::Sampled { samples, seed } => {
                let seed = seed.to_string();
                say!(self, "odds-explained-sampled", samples, seed)
            }
            OddsExplanation::LastTurn { mean, ratio: Ratio { part, whole } } => {
                say!(self, "odds-explained-last-turn", part, whole, mean)
            }
            OddsExplanation::Order(objective) => {
                say!(self, "odds-explained-order", last = objective == Objective::LastTurn)
            }
            OddsExplanation::Top(objective) => {
                say!(self, "odds-explained-top", last = objective == Objective::LastTurn)
            }
        }
    }

    pub fn grade(&self, grade: &Grade<'_>) -> String {
        match *grade {
            Grade::Best { discard } => say!(self, "odds-grade-best", discard),
            Grade::AsGood { discard, best, points: Some([points, best_points]) } => {
                say!(self, "odds-grade-as-good-by-chances", discard, best, points, best_points)
            }
            Grade::AsGood { discard, best, points: None } => {
                say!(self, "odds-grade-as-good", discard, best)
            }
            Grade::Worse { discard, leaves, best, best_leaves, place: (place, places) } => say!(
                self,
                "odds-grade-worse",
                discard,
                place,
                ordinal = self.ordinal(place),
                places,
                leaves = self.what_it_leaves(leaves),
                best,
                best_leaves = self.what_it_leaves(best_leaves)
            ),
        }
    }

    fn what_it_leaves(&self, leaves: Leaves) -> String {
        match leaves {
            Leaves::Nothing => say!(self, "odds-leaves-nothing"),
            Leaves::Points(left) => {
                say!(self, "odds-leaves-points", points = self.points(left.into()))
            }
            Leaves::Draws { away, helping, unseen } => {
                say!(self, "odds-leaves-draws", draws = away, helping, unseen)
            }
        }
    }
}

/// What an advised discard leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    /// The hand goes out.
    Nothing,
    /// Points, as this is the last turn.
    Points(u16),
    /// So many draws to go, with so many cards that help of all unseen.
    Draws {
        /// The fewest draws; `None` if no draws are enough.
        away: Option<u8>,
        /// The unseen cards that help.
        helping: u32,
        /// All unseen cards.
        unseen: u64,
    },
}

/// A figure of the odds, by whose name a message chooses its label.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[strum(serialize_all = "kebab-case")]
pub enum OddsFigure {
    Helps,
    /// Heads the chances to go out.
    Chances,
    /// Heads the points.
    Points,
    /// The points if the hand is counted now.
    Now,
    /// The points on average after one more draw.
    LastTurn,
    /// Heads the discards.
    Discard,
    /// Heads the draws away.
    Away,
    /// Heads the number of cards that help.
    Helping,
    /// Heads the chance to go out at the next turn.
    NextTurn,
    /// Heads the chance to go out within two turns.
    TwoTurns,
    /// Heads the points if the hand is counted now.
    PointsNow,
    /// Heads the points on average after one more draw.
    AfterLastTurn,
    DrawsAway,
    /// Labels the number of cards that help.
    CardsThatHelp,
    /// Labels the chance to go out in this turn.
    OutThisTurn,
    /// Labels the chance to go out by the next turn.
    OutByNextTurn,
    /// Labels the points if the round ends after this turn.
    PointsAfterTurn,
}

/// How a figure is worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OddsExplanation<'a> {
    /// The unseen cards: all of the deck less those in the hand and seen.
    Unseen {
        /// All cards of the deck.
        deck: usize,
        /// Those in the hand.
        hand: usize,
        /// Those seen besides.
        seen: usize,
        /// The rest.
        unseen: usize,
    },
    Away(Option<u8>),
    Helps,
    /// The chance to go out after one draw.
    Next(Ratio),
    /// The chance to go out within two.
    Two(Ratio),
    Sampled {
        /// How often the hand was played on.
        samples: u32,
        seed: u64,
    },
    /// The points on average after one more draw.
    LastTurn {
        mean: &'a str,
        /// The mean as a fraction.
        ratio: Ratio,
    },
    Order(Objective),
    /// Whether to take the top card.
    Top(Objective),
}

/// How good a discard is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade<'a> {
    /// It is the one to advise, or as good.
    Best { discard: &'a str },
    /// It goes out too, or has the same chances: a later rule prefers another one.
    AsGood {
        discard: &'a str,
        /// The one to advise.
        best: &'a str,
        /// The points on average after a last turn that both leave, that of the
        /// discard first; `None` if they are the same or do not count.
        points: Option<[&'a str; 2]>,
    },
    /// Another one is better.
    Worse {
        discard: &'a str,
        leaves: Leaves,
        /// The one to advise.
        best: &'a str,
        best_leaves: Leaves,
        /// The place of the discard in the order, from 1, and of how many.
        place: (usize, usize),
    },
}
