//! The judgement of a lay-down as JSON.

use std::slice;

use serde::Serialize;

use super::hand::{ArrangementShape, CardText, Cards, MeldCards, Melds, StandsForList, kind_name};
use super::line;
use crate::cards::Card;
use crate::render::hand::JudgedLayDown;
use crate::rules::meld::{Meld, MeldError, MeldKind};
use crate::rules::{LayDownProblem, MeldReadings, RulesetRef};
use crate::solver::MeldFix;

/// Writes the judgement of a lay-down.
pub fn judge(case: &JudgedLayDown) -> String {
    let JudgedLayDown {
        rules,
        lay_down,
        judgement,
        ..
    } = case;
    let melds = lay_down.melds.iter().zip(&judgement.melds).zip(case.fixes);
    let legal = judgement.is_legal();
    line(JudgementShape {
        round: rules.round.number(),
        dealt: rules.dealt(),
        wild: rules.wild_rank().text(),
        ruleset: RulesetRef::from(rules.ruleset),
        legal,
        can_go_out: judgement.goes_out,
        discard: lay_down.discard.map(CardText),
        melds: melds
            .map(|((cards, readings), fix)| JudgedMeld::of(cards, readings, fix.as_ref()))
            .collect(),
        deadwood: Cards(lay_down.left.as_deref().unwrap_or_default()),
        penalty: judgement.penalty,
        score: judgement.goes_out.filter(|_| legal).map(|out| match out {
            true => i64::from(rules.ruleset.go_out_bonus()),
            false => i64::from(judgement.penalty),
        }),
        problems: judgement
            .problems
            .iter()
            .map(LayDownProblem::to_string)
            .collect(),
        better: case.better.map(ArrangementShape::of),
    })
}

#[derive(Serialize)]
struct JudgementShape<'a> {
    round: u8,
    dealt: usize,
    wild: &'a str,
    ruleset: RulesetRef,
    legal: bool,
    /// `null` where only melds are judged.
    can_go_out: Option<bool>,
    discard: Option<CardText>,
    melds: Vec<JudgedMeld<'a>>,
    deadwood: Cards<&'a [Card]>,
    penalty: u32,
    score: Option<i64>,
    problems: Vec<String>,
    /// An arrangement of the same cards with a lower penalty, if there is one.
    better: Option<ArrangementShape<'a>>,
}

#[derive(Serialize)]
struct JudgedMeld<'a> {
    kind: Option<&'static str>,
    cards: MeldOrTyped<'a>,
    stands_for: Option<StandsForList<'a>>,
    legal: bool,
    readings: [Reading<'a>; 2],
    fix: Option<FixShape<'a>>,
}

impl<'a> JudgedMeld<'a> {
    fn of(cards: &'a [Card], readings: &'a MeldReadings, fix: Option<&'a MeldFix>) -> Self {
        let meld = readings.book.as_ref().or(readings.run.as_ref()).ok();
        Self {
            kind: meld.map(|meld| kind_name(meld.kind)),
            cards: meld.map_or(MeldOrTyped::Typed(Cards(cards)), |meld| {
                MeldOrTyped::Meld(MeldCards(meld))
            }),
            stands_for: meld.map(StandsForList),
            legal: readings.is_legal(),
            readings: [
                Reading::of(MeldKind::Book, &readings.book),
                Reading::of(MeldKind::Run, &readings.run),
            ],
            fix: fix.map(FixShape::of),
        }
    }
}

/// The cards of a meld in its order, or as typed where they are no meld.
#[derive(Serialize)]
#[serde(untagged)]
enum MeldOrTyped<'a> {
    Meld(MeldCards<'a>),
    Typed(Cards<&'a [Card]>),
}

/// The cards of a meld read as a book or as a run.
#[derive(Serialize)]
struct Reading<'a> {
    kind: &'static str,
    legal: bool,
    cards: Option<MeldCards<'a>>,
    stands_for: Option<StandsForList<'a>>,
    why_not: Option<String>,
}

impl<'a> Reading<'a> {
    fn of(kind: MeldKind, reading: &'a Result<Meld, MeldError>) -> Self {
        let meld = reading.as_ref().ok();
        Self {
            kind: kind_name(kind),
            legal: meld.is_some(),
            cards: meld.map(MeldCards),
            stands_for: meld.map(StandsForList),
            why_not: reading.as_ref().err().map(MeldError::to_string),
        }
    }
}

/// Several melds of all the cards, or one meld without the card to leave out.
#[derive(Serialize)]
struct FixShape<'a> {
    leave_out: Option<CardText>,
    melds: Melds<'a>,
}

impl<'a> FixShape<'a> {
    fn of(fix: &'a MeldFix) -> Self {
        match fix {
            MeldFix::Split(melds) => Self {
                leave_out: None,
                melds: Melds(melds),
            },
            MeldFix::LeaveOut { card, meld } => Self {
                leave_out: Some(CardText(*card)),
                melds: Melds(slice::from_ref(meld)),
            },
        }
    }
}
