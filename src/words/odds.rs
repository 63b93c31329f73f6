use super::Hint;
use crate::cards::Rank;
use crate::odds::{Aim, PositionError, Ratio, TopAdvice};

subject! {
/// Odds: what to discard, and whether to take the top card.
///
/// Cards and percentages come ready to print.
pub trait OddsWords {
    /// Returns why no odds can be told.
    fn position_error(&self, error: &PositionError) -> String;

    /// Returns how to ask instead.
    fn position_error_hint(&self, error: &PositionError) -> Option<Hint>;

    /// Returns how far a hand is from going out: `2 draws away from going out`.
    fn draws_away(&self, away: Option<u8>) -> String;

    /// Returns how many unseen cards help, and which: `23 of 105 unseen cards,
    /// 22%: any wild (11), 8H (2)`.
    fn cards_that_help(&self, helping: u32, unseen: u64, share: &str, kinds: &str) -> String;

    /// Names all cards of the deck that are unseen.
    fn any_card(&self) -> &'static str;

    /// Names all wilds that are unseen, so many.
    fn any_wild(&self, copies: u32) -> String;

    /// Names all cards of a rank that are unseen, so many.
    fn any_of_rank(&self, rank: Rank, copies: u32) -> String;

    /// Returns how far the hand is once a card is discarded, for `check`.
    fn odds_line(&self, away: u8, helping: u32, unseen: u64, discard: Option<&str>) -> String;

    /// Returns what to discard and what that leaves.
    fn advised_discard(&self, cards: &[String], leaves: Leaves) -> String;

    /// Returns that the hand goes out without a discard.
    fn goes_out_whole(&self) -> &'static str;

    /// Returns what to do with the top card, and why.
    fn top_advice(&self, advice: TopAdvice, top: &str, discard: Option<&str>) -> String;

    /// Labels or heads a figure.
    fn odds_figure(&self, figure: OddsFigure) -> &'static str;

    /// Labels a chance to go out: `within 2 draws`.
    fn within_draws(&self, draws: u8) -> String;

    /// Returns the interval of a sampled chance: `between 12% and 17%`.
    fn between(&self, low: &str, high: &str) -> String;

    /// Returns how chances were sampled.
    fn sampled_note(&self, samples: u32, seed: u64) -> String;

    /// Returns points on average.
    fn on_average(&self, points: &str) -> String;

    /// Heads the column of the top card, or of a draw.
    fn top_column(&self, top: Option<&str>) -> String;

    /// Returns what counts as unseen.
    fn unseen_note(&self) -> &'static str;

    /// Explains how a figure is worked out.
    fn odds_explained(&self, explanation: &OddsExplanation<'_>) -> String;

    /// Asks which card to discard.
    fn train_question(&self) -> &'static str;

    /// Returns that an answer is no card of the hand.
    fn not_in_hand(&self, card: &str) -> String;

    /// Grades a discard.
    fn grade(&self, grade: &Grade<'_>) -> String;
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

/// A figure of the odds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum OddsFigure {
    /// The cards that help.
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
    /// The draws away.
    Away(Option<u8>),
    /// The cards that help.
    Helps,
    /// The chance to go out after one draw.
    Next(Ratio),
    /// The chance to go out within two.
    Two(Ratio),
    /// The chances that are sampled.
    Sampled {
        /// How often the hand was played on.
        samples: u32,
        /// The seed.
        seed: u64,
    },
    /// The points on average after one more draw.
    LastTurn {
        /// The mean as it is written.
        mean: &'a str,
        /// The mean as a fraction.
        ratio: Ratio,
    },
    /// The order of the discards.
    Order(Aim),
    /// Whether to take the top card.
    Top(Aim),
}

/// How good a discard is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade<'a> {
    /// It is the one to advise, or as good.
    Best {
        /// The discard.
        discard: &'a str,
    },
    /// It goes out too, or has the same chances: a later rule prefers another one.
    AsGood {
        /// The discard.
        discard: &'a str,
        /// The one to advise.
        best: &'a str,
        /// The points on average after a last turn that both leave, that of the
        /// discard first; `None` if they are the same or do not count.
        points: Option<[&'a str; 2]>,
    },
    /// Another one is better.
    Worse {
        /// The discard.
        discard: &'a str,
        /// What it leaves.
        leaves: Leaves,
        /// The one to advise.
        best: &'a str,
        /// What that leaves.
        best_leaves: Leaves,
        /// The place of the discard in the order, from 1, and of how many.
        place: (usize, usize),
    },
}
