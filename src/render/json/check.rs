//! The answer to a typed hand as JSON.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::hand::{ArrangementShape, CardText, Cards, Melds};
use super::{append, line};
use crate::cards::Card;
use crate::render::hand::{Alternatives, TypedHand};
use crate::rules::{Ruleset, RulesetRef};
use crate::solver::{Arrangement, Verdict};

/// Writes the answers to hands that are played under one ruleset, which it
/// writes only once.
#[derive(Debug)]
pub struct CheckWriter {
    ruleset: Box<RawValue>,
}

impl CheckWriter {
    /// Makes a writer for hands under a ruleset.
    pub fn new(ruleset: &Ruleset) -> Self {
        let ruleset = to_raw_value(&RulesetRef::from(ruleset));
        Self {
            ruleset: ruleset.expect("a ruleset is text alone"),
        }
    }

    /// Writes the answer to one hand.
    pub fn answer(
        &self,
        question: TypedHand,
        verdict: &Verdict,
        ways: Option<&Alternatives>,
    ) -> String {
        line(self.shape(None, question, verdict, ways))
    }

    /// Appends the answer to a line of a batch.
    pub fn append(&self, out: &mut Vec<u8>, line: u64, question: TypedHand, verdict: &Verdict) {
        append(out, self.shape(Some(line), question, verdict, None));
    }

    /// Appends the error of a line of a batch.
    pub fn append_error(out: &mut Vec<u8>, line: u64, error: &str) {
        append(out, LineError { line, error });
    }

    fn shape<'a>(
        &'a self,
        line: Option<u64>,
        question: TypedHand<'a>,
        verdict: &'a Verdict,
        ways: Option<&'a Alternatives>,
    ) -> Answer<'a> {
        let TypedHand { rules, cards } = question;
        let mut answer = Answer {
            line,
            round: rules.round.number(),
            dealt: rules.dealt(),
            wild: rules.wild_rank().text(),
            ruleset: &self.ruleset,
            phase: "",
            hand: Cards(cards),
            can_go_out: None,
            discard: None,
            go_out_discards: Cards(&[]),
            melds: Melds(&[]),
            deadwood: Cards(&[]),
            penalty: verdict.penalty(),
            score: i32::from(verdict.penalty()),
            still_holds: None,
            arrangements: ways.map(|ways| ways.shown.iter().map(AlternativeShape::of).collect()),
            more: ways.map(|ways| ways.more),
        };
        match verdict {
            Verdict::Counting(arrangement) => {
                answer.phase = "counting";
                answer.arrange(arrangement);
            }
            Verdict::Drawn(drawn) => {
                answer.phase = "drawn";
                answer.can_go_out = Some(drawn.can_go_out);
                answer.discard = drawn.discard.map(CardText);
                answer.go_out_discards = Cards(&drawn.go_out_discards);
                answer.arrange(&drawn.arrangement);
                if drawn.can_go_out {
                    answer.score = rules.ruleset.go_out_bonus().into();
                }
            }
            Verdict::CardsLeft(left) => {
                answer.phase = "left";
                answer.deadwood = Cards(cards);
                let holds = !left.arrangement.melds.is_empty();
                answer.still_holds = Some(holds.then(|| ArrangementShape::of(&left.arrangement)));
            }
        }
        answer
    }
}

#[derive(Serialize)]
struct LineError<'a> {
    line: u64,
    error: &'a str,
}

#[derive(Serialize)]
struct Answer<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    round: u8,
    dealt: usize,
    wild: &'a str,
    ruleset: &'a RawValue,
    phase: &'a str,
    hand: Cards<&'a [Card]>,
    can_go_out: Option<bool>,
    discard: Option<CardText>,
    go_out_discards: Cards<&'a [Card]>,
    melds: Melds<'a>,
    deadwood: Cards<&'a [Card]>,
    penalty: u16,
    score: i32,
    /// Only for cards left: how they are arranged if they hold a meld.
    #[serde(skip_serializing_if = "Option::is_none")]
    still_holds: Option<Option<ArrangementShape<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arrangements: Option<Vec<AlternativeShape<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<bool>,
}

impl<'a> Answer<'a> {
    fn arrange(&mut self, arrangement: &'a Arrangement) {
        self.melds = Melds(&arrangement.melds);
        self.deadwood = Cards(&arrangement.deadwood);
    }
}

/// One of several arrangements with the same penalty.
#[derive(Serialize)]
struct AlternativeShape<'a> {
    discard: Option<CardText>,
    melds: Melds<'a>,
    deadwood: Cards<&'a [Card]>,
}

impl<'a> AlternativeShape<'a> {
    fn of((discard, arrangement): &'a (Option<Card>, Arrangement)) -> Self {
        Self {
            discard: discard.map(CardText),
            melds: Melds(&arrangement.melds),
            deadwood: Cards(&arrangement.deadwood),
        }
    }
}
