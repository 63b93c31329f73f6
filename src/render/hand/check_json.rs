//! The answer to a typed hand as JSON, for programs.

use serde::Serialize;

use super::check::{Question, Ways};
use crate::cards::Card;
use crate::render::json::{Arranged, Cards, Melds, Text, append, line};
use crate::solver::{Arrangement, Verdict};

/// The version of the shape of all JSON that `check` writes.
const VERSION: u8 = 1;

/// Writes the answer to a hand as one line of JSON.
pub fn check_json(question: Question, verdict: &Verdict, ways: Option<&Ways>) -> String {
    line(&Answer::new(None, question, verdict, ways))
}

/// Appends the answer to a line of a batch as one line of JSON.
pub fn batch_json(out: &mut Vec<u8>, line: u64, question: Question, verdict: &Verdict) {
    append(out, &Answer::new(Some(line), question, verdict, None));
}

/// Appends what is wrong with a line of a batch that cannot be answered, as
/// JSON.
pub fn batch_error_json(out: &mut Vec<u8>, line: u64, error: &str) {
    let refusal = Refusal {
        version: VERSION,
        line,
        error,
    };
    append(out, &refusal);
}

#[derive(Serialize)]
struct Refusal<'a> {
    version: u8,
    line: u64,
    error: &'a str,
}

#[derive(Serialize)]
struct Answer<'a> {
    version: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    round: u8,
    dealt: usize,
    wild: &'a str,
    ruleset: &'a str,
    phase: &'a str,
    hand: Cards<'a>,
    can_go_out: Option<bool>,
    discard: Option<Text>,
    go_out_discards: Cards<'a>,
    melds: Melds<'a>,
    deadwood: Cards<'a>,
    penalty: u16,
    /// Only for cards left: how they would be arranged if they hold a meld.
    #[serde(skip_serializing_if = "Option::is_none")]
    still_holds: Option<Option<Arranged<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arrangements: Option<Vec<Way<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<bool>,
}

impl<'a> Answer<'a> {
    fn new(
        line: Option<u64>,
        question: Question<'a>,
        verdict: &'a Verdict,
        ways: Option<&'a Ways>,
    ) -> Self {
        let Question { rules, cards } = question;
        let mut answer = Self {
            version: VERSION,
            line,
            round: rules.round.number(),
            dealt: rules.dealt(),
            wild: rules.wild_rank().text(),
            ruleset: rules.ruleset.name(),
            phase: "",
            hand: Cards(cards),
            can_go_out: None,
            discard: None,
            go_out_discards: Cards(&[]),
            melds: Melds(&[]),
            deadwood: Cards(&[]),
            penalty: verdict.penalty(),
            still_holds: None,
            arrangements: ways.map(|ways| ways.shown.iter().map(Way::new).collect()),
            more: ways.map(|ways| ways.more),
        };
        match verdict {
            Verdict::Counting(arrangement) => {
                answer.phase = "counting";
                answer.lay(arrangement);
            }
            Verdict::Drawn(drawn) => {
                answer.phase = "drawn";
                answer.can_go_out = Some(drawn.can_go_out);
                answer.discard = drawn.discard.map(Text);
                answer.go_out_discards = Cards(&drawn.go_out_discards);
                answer.lay(&drawn.arrangement);
            }
            Verdict::CardsLeft(left) => {
                answer.phase = "left";
                answer.deadwood = Cards(cards);
                let holds = !left.arrangement.melds.is_empty();
                answer.still_holds = Some(holds.then(|| Arranged::new(&left.arrangement)));
            }
        }
        answer
    }

    fn lay(&mut self, arrangement: &'a Arrangement) {
        self.melds = Melds(&arrangement.melds);
        self.deadwood = Cards(&arrangement.deadwood);
    }
}

#[derive(Serialize)]
struct Way<'a> {
    discard: Option<Text>,
    melds: Melds<'a>,
    deadwood: Cards<'a>,
}

impl<'a> Way<'a> {
    fn new((discard, arrangement): &'a (Option<Card>, Arrangement)) -> Self {
        Self {
            discard: discard.map(Text),
            melds: Melds(&arrangement.melds),
            deadwood: Cards(&arrangement.deadwood),
        }
    }
}
