//! The judgement of a lay-down as JSON, for programs.

use serde::Serialize;

use super::Case;
use crate::cards::Card;
use crate::rules::Problem;
use crate::rules::meld::{Kind, Meld, NoMeld, Placed, Stand};
use crate::solver::{Arrangement, Mend};

/// The version of the shape of all JSON that `judge` writes.
const VERSION: u8 = 1;

/// Writes the judgement of a lay-down as one line of JSON.
pub fn judge_json(case: &Case) -> String {
    let Case {
        round,
        lay_down,
        judgement,
        ..
    } = case;
    let melds = lay_down.melds.iter().zip(&judgement.melds).zip(case.mends);
    let shape = Shape {
        version: VERSION,
        round: round.number(),
        dealt: round.dealt(),
        wild: round.wild().text(),
        ruleset: case.rules.name(),
        legal: judgement.is_legal(),
        melds: melds
            .map(|((cards, readings), mend)| Judged {
                cards: texts(cards),
                legal: readings.is_legal(),
                book: Reading::new(&readings.book),
                run: Reading::new(&readings.run),
                mend: mend.as_ref().map(Mended::new),
            })
            .collect(),
        discard: lay_down.discard.map(|card| card.to_string()),
        left: texts(lay_down.left.as_deref().unwrap_or_default()),
        penalty: judgement.penalty,
        goes_out: judgement.goes_out,
        problems: judgement.problems.iter().map(Problem::to_string).collect(),
        better: case.better.map(Better::new),
    };
    serde_json::to_string(&shape).expect("a shape without maps is JSON") + "\n"
}

#[derive(Serialize)]
struct Shape<'a> {
    version: u8,
    round: u8,
    dealt: usize,
    wild: &'a str,
    ruleset: &'a str,
    legal: bool,
    melds: Vec<Judged>,
    discard: Option<String>,
    left: Vec<String>,
    penalty: u32,
    /// Null where only melds are judged.
    goes_out: Option<bool>,
    problems: Vec<String>,
    /// The same cards laid down for fewer points, where that can be.
    better: Option<Better>,
}

#[derive(Serialize)]
struct Judged {
    cards: Vec<String>,
    legal: bool,
    book: Reading,
    run: Reading,
    mend: Option<Mended>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Reading {
    Yes {
        legal: bool,
        cards: Vec<String>,
        stands_for: Vec<String>,
    },
    No {
        legal: bool,
        why_not: String,
    },
}

impl Reading {
    fn new(reading: &Result<Meld, NoMeld>) -> Self {
        match reading {
            Ok(meld) => Self::Yes {
                legal: true,
                cards: own(meld),
                stands_for: stands_for(meld),
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
struct Mended {
    leave_out: Option<String>,
    melds: Vec<MeldShape>,
}

impl Mended {
    fn new(mend: &Mend) -> Self {
        match mend {
            Mend::Split(melds) => Self {
                leave_out: None,
                melds: melds.iter().map(MeldShape::new).collect(),
            },
            Mend::LeaveOut { card, meld } => Self {
                leave_out: Some(card.to_string()),
                melds: vec![MeldShape::new(meld)],
            },
        }
    }
}

#[derive(Serialize)]
struct Better {
    melds: Vec<MeldShape>,
    deadwood: Vec<String>,
    penalty: u16,
}

impl Better {
    fn new(arrangement: &Arrangement) -> Self {
        Self {
            melds: arrangement.melds.iter().map(MeldShape::new).collect(),
            deadwood: texts(&arrangement.deadwood),
            penalty: arrangement.penalty,
        }
    }
}

#[derive(Serialize)]
struct MeldShape {
    kind: &'static str,
    cards: Vec<String>,
    stands_for: Vec<String>,
}

impl MeldShape {
    fn new(meld: &Meld) -> Self {
        Self {
            kind: match meld.kind {
                Kind::Book => "book",
                Kind::Run => "run",
            },
            cards: own(meld),
            stands_for: stands_for(meld),
        }
    }
}

fn own(meld: &Meld) -> Vec<String> {
    let own = |placed: &Placed| placed.card.to_string();
    meld.cards.iter().map(own).collect()
}

fn stands_for(meld: &Meld) -> Vec<String> {
    let stands_for = |placed: &Placed| match placed.stands_for {
        Stand::Card(card) => card.to_string(),
        Stand::Rank(rank) => rank.to_string(),
    };
    meld.cards.iter().map(stands_for).collect()
}

fn texts(cards: &[Card]) -> Vec<String> {
    cards.iter().map(Card::to_string).collect()
}
