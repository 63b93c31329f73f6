//! Odds: what to discard, and whether to take the top card.
//!
//! Cards and percentages come ready to print.

use super::Messages;
use crate::cards::Rank;
use crate::odds::{PositionError, Ratio, TopAdvice};

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
    top_advice(advice: TopAdvice, top: &str, discard: Option<&str>) = "odds-top-advice" {
        advice = <&str>::from(advice), top, discard
    };
    /// Labels or heads a figure.
    odds_figure(figure: OddsFigure) = "odds-figure" { figure = <&str>::from(figure) };
    explained_away(draws: Option<u8>) = "odds-explained-away";
    explained_helping() = "odds-explained-helping";
    explained_next(ratio: Ratio) = "odds-explained-next" { part = ratio.part, whole = ratio.whole };
    explained_two(ratio: Ratio) = "odds-explained-two" { part = ratio.part, whole = ratio.whole };
    explained_sampled(samples: u32, seed: &str) = "odds-explained-sampled";
    explained_last_turn(mean: &str, ratio: Ratio) = "odds-explained-last-turn" {
        part = ratio.part, whole = ratio.whole, mean
    };
    explained_order(last: bool) = "odds-explained-order";
    explained_top(last: bool) = "odds-explained-top";
    grade_best(discard: &str) = "odds-grade-best";
    grade_as_good(discard: &str, best: &str) = "odds-grade-as-good";
    /// With the points on average after a last turn that both leave.
    grade_as_good_by_chances(discard: &str, best: &str, points: &str, best_points: &str) =
        "odds-grade-as-good-by-chances";
}

said! { words:
    impl Message for PositionError {
        HandSize(error) => error.text(words).into();
        TooFewUnseen(unseen) = "odds-too-few-unseen";
    }
}

impl Messages {
    /// Explains the unseen cards: all of the deck less those in the hand and those seen.
    pub fn explained_unseen(&self, deck: usize, hand: usize, unseen: usize) -> String {
        say!(self, "odds-explained-unseen", deck, hand, seen = deck - hand - unseen, unseen)
    }

    /// Another discard is better: this one has the place, from 1, of some.
    pub fn grade_worse(
        &self,
        [discard, best]: [&str; 2],
        [left, best_left]: [Leaves; 2],
        (place, places): (usize, usize),
    ) -> String {
        say!(
            self,
            "odds-grade-worse",
            discard,
            place,
            ordinal = self.ordinal(place),
            places,
            leaves = self.what_it_leaves(left),
            best,
            best_leaves = self.what_it_leaves(best_left)
        )
    }

    fn what_it_leaves(&self, leaves: Leaves) -> String {
        by_variant!(say self, leaves, Leaves {
            Nothing = "odds-leaves-nothing";
            Points(left) = "odds-leaves-points" { points = self.points(left.into()) };
            Draws { away, helping, unseen } = "odds-leaves-draws" { draws = away, helping, unseen };
        })
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
        helping: u32,
        unseen: u64,
    },
}

/// A figure of the odds, by whose name a message chooses its label.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
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
    /// Labels the draws away.
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
