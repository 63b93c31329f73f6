//! The judgement of a lay-down as JSON.

use super::{Object, line, object};
use crate::cards::Card;
use crate::messages::Message;
use crate::render::hand::JudgedLayDown;
use crate::rules::MeldReadings;
use crate::rules::meld::{Meld, MeldError, MeldKind, StandsFor};
use crate::solver::MeldFix;

/// Writes the judgement of a lay-down.
pub fn judge(case: &JudgedLayDown) -> String {
    let JudgedLayDown {
        rules,
        lay_down,
        judgement,
        ..
    } = case;
    let legal = judgement.is_legal();
    let melds = lay_down.melds.iter().zip(&judgement.melds).zip(case.fixes);
    let melds = melds.map(|((cards, readings), fix)| meld(cards, readings, fix.as_ref()));
    let score = |goes_out| match goes_out {
        true => i64::from(rules.ruleset.go_out_bonus()),
        false => i64::from(judgement.penalty),
    };
    let problems = judgement.problems.iter().map(Message::in_english);
    line(object! {
        round: rules.round.number(),
        dealt: rules.dealt(),
        wild: rules.wild_rank(),
        ruleset: rules.ruleset,
        legal,
        can_go_out: judgement.goes_out,
        discard: lay_down.discard,
        melds: melds.collect::<Vec<_>>(),
        deadwood: lay_down.left.as_deref().unwrap_or_default(),
        penalty: judgement.penalty,
        score: judgement.goes_out.filter(|_| legal).map(score),
        problems: problems.collect::<Vec<_>>(),
        better: case.better,
    })
}

/// A meld as laid down; its cards are as typed where they are no meld.
fn meld(cards: &[Card], readings: &MeldReadings, fix: Option<&MeldFix>) -> Object {
    let meld = readings.book.as_ref().or(readings.run.as_ref()).ok();
    object! {
        kind: meld.map(|meld| meld.kind),
        cards: meld.map_or_else(|| cards.to_vec(), dealt),
        stands_for: meld.map(stands_for),
        legal: readings.is_legal(),
        readings: [
            reading(MeldKind::Book, &readings.book),
            reading(MeldKind::Run, &readings.run),
        ],
        fix,
    }
}

/// The cards of a meld read as a book or as a run.
fn reading(kind: MeldKind, reading: &Result<Meld, MeldError>) -> Object {
    let meld = reading.as_ref().ok();
    object! {
        kind,
        legal: meld.is_some(),
        cards: meld.map(dealt),
        stands_for: meld.map(stands_for),
        why_not: reading.as_ref().err().map(Message::in_english),
    }
}

fn dealt(meld: &Meld) -> Vec<Card> {
    meld.cards.iter().map(|placed| placed.card).collect()
}

fn stands_for(meld: &Meld) -> Vec<StandsFor> {
    meld.cards.iter().map(|placed| placed.stands_for).collect()
}
