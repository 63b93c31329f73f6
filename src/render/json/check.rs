//! The answer to a typed hand as JSON.

use serde::Serialize;
use serde_json::value::RawValue;

use super::object::raw;
use super::{Object, append, line, object};
use crate::cards::Card;
use crate::render::hand::{Alternatives, TypedHand};
use crate::rules::Ruleset;
use crate::rules::meld::Meld;
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
        Self {
            ruleset: raw(ruleset),
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
        append(out, object! { line, error });
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
            hand: cards,
            can_go_out: None,
            discard: None,
            go_out_discards: &[],
            melds: &[],
            deadwood: &[],
            penalty: verdict.penalty(),
            score: i32::from(verdict.penalty()),
            still_holds: None,
            arrangements: ways.map(|ways| ways.shown.iter().map(alternative).collect()),
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
                answer.discard = drawn.discard;
                answer.go_out_discards = &drawn.go_out_discards;
                answer.arrange(&drawn.arrangement);
                if drawn.can_go_out {
                    answer.score = rules.ruleset.go_out_bonus().into();
                }
            }
            Verdict::CardsLeft(left) => {
                answer.phase = "left";
                answer.deadwood = cards;
                let holds = !left.arrangement.melds.is_empty();
                answer.still_holds = Some(holds.then_some(&left.arrangement));
            }
        }
        answer
    }
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
    hand: &'a [Card],
    can_go_out: Option<bool>,
    discard: Option<Card>,
    go_out_discards: &'a [Card],
    melds: &'a [Meld],
    deadwood: &'a [Card],
    penalty: u16,
    score: i32,
    /// Only for cards left: how they are arranged if they hold a meld.
    #[serde(skip_serializing_if = "Option::is_none")]
    still_holds: Option<Option<&'a Arrangement>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arrangements: Option<Vec<Object>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<bool>,
}

impl<'a> Answer<'a> {
    fn arrange(&mut self, arrangement: &'a Arrangement) {
        self.melds = &arrangement.melds;
        self.deadwood = &arrangement.deadwood;
    }
}

/// One of several arrangements with the same penalty.
fn alternative((discard, arrangement): &(Option<Card>, Arrangement)) -> Object {
    object! {
        discard,
        melds: arrangement.melds,
        deadwood: arrangement.deadwood,
    }
}
