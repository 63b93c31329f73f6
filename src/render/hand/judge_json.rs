//! The judgement of a lay-down as JSON, for programs.

use std::slice;

use serde::Serialize;

use super::judge::Case;
use crate::render::json::{Arranged, Cards, Melds, Own, StandsForList, Text, line};
use crate::rules::LayDownProblem;
use crate::rules::meld::{Meld, MeldError};
use crate::solver::MeldFix;

/// The version of the shape of all JSON that `judge` writes.
const VERSION: u8 = 1;

/// Writes the judgement of a lay-down as one line of JSON.
pub fn judge_json(case: &Case) -> String {
    let Case {
        rules,
        lay_down,
        judgement,
        ..
    } = case;
    let melds = lay_down.melds.iter().zip(&judgement.melds).zip(case.mends);
    let shape = Shape {
        version: VERSION,
        round: rules.round.number(),
        dealt: rules.dealt(),
        wild: rules.wild_rank().text(),
        ruleset: rules.ruleset.name(),
        legal: judgement.is_legal(),
        melds: melds
            .map(|((cards, readings), mend)| Judged {
                cards: Cards(cards),
                legal: readings.is_legal(),
                book: Reading::new(&readings.book),
                run: Reading::new(&readings.run),
                mend: mend.as_ref().map(Mended::new),
            })
            .collect(),
        discard: lay_down.discard.map(Text),
        left: Cards(lay_down.left.as_deref().unwrap_or_default()),
        penalty: judgement.penalty,
        goes_out: judgement.goes_out,
        problems: judgement
            .problems
            .iter()
            .map(LayDownProblem::to_string)
            .collect(),
        better: case.better.map(Arranged::new),
    };
    line(&shape)
}

#[derive(Serialize)]
struct Shape<'a> {
    version: u8,
    round: u8,
    dealt: usize,
    wild: &'a str,
    ruleset: &'a str,
    legal: bool,
    melds: Vec<Judged<'a>>,
    discard: Option<Text>,
    left: Cards<'a>,
    penalty: u32,
    /// Null where only melds are judged.
    goes_out: Option<bool>,
    problems: Vec<String>,
    /// The same cards laid down for fewer points, where that can be.
    better: Option<Arranged<'a>>,
}

#[derive(Serialize)]
struct Judged<'a> {
    cards: Cards<'a>,
    legal: bool,
    book: Reading<'a>,
    run: Reading<'a>,
    mend: Option<Mended<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Reading<'a> {
    Yes {
        legal: bool,
        cards: Own<'a>,
        stands_for: StandsForList<'a>,
    },
    No {
        legal: bool,
        why_not: String,
    },
}

impl<'a> Reading<'a> {
    fn new(reading: &'a Result<Meld, MeldError>) -> Self {
        match reading {
            Ok(meld) => Self::Yes {
                legal: true,
                cards: Own(meld),
                stands_for: StandsForList(meld),
            },
            Err(why_not) => Self::No {
                legal: false,
                why_not: why_not.to_string(),
            },
        }
    }
}

/// Several melds of all the cards, or one without the card left out.
#[derive(Serialize)]
struct Mended<'a> {
    leave_out: Option<Text>,
    melds: Melds<'a>,
}

impl<'a> Mended<'a> {
    fn new(mend: &'a MeldFix) -> Self {
        match mend {
            MeldFix::Split(melds) => Self {
                leave_out: None,
                melds: Melds(melds),
            },
            MeldFix::LeaveOut { card, meld } => Self {
                leave_out: Some(Text(*card)),
                melds: Melds(slice::from_ref(meld)),
            },
        }
    }
}
