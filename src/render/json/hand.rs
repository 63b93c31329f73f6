//! Hands as JSON: the judgement of a lay-down, and odds.

use super::{Object, line, object};
use crate::cards::Card;
use crate::league::rounded;
use crate::messages::Message;
use crate::odds::{Answer, ChanceWithin, DiscardOdds, HandOdds, Objective, Samples, TopOdds};
use crate::render::hand::{JudgedLayDown, OddsQuestion, TypedHand};
use crate::rules::MeldReadings;
use crate::rules::meld::{Meld, MeldError, MeldKind, StandsFor};
use crate::solver::{LayDownVerdict, MeldFix};

pub fn judge(case: &JudgedLayDown) -> String {
    let JudgedLayDown { rules, lay_down, verdict, .. } = case;
    let LayDownVerdict { judgement, fixes, better } = verdict;
    let legal = judgement.is_legal();
    let melds = lay_down.melds.iter().zip(&judgement.melds).zip(fixes);
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
        better: better,
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

pub fn odds(
    question: OddsQuestion<'_>,
    typed: TypedHand<'_>,
    seen: &[Card],
    answer: &Answer,
) -> String {
    let TypedHand { rules, cards } = typed;
    let (of_hand, discards, top, samples) = match answer {
        Answer::Hand(odds, samples) => {
            (Some(hand(odds, samples.as_ref())), Vec::new(), None, samples.as_ref())
        }
        Answer::Discards(odds) => (None, odds.iter().map(discard).collect(), None, None),
        Answer::Top(odds) => (None, Vec::new(), Some(top_card(odds)), None),
    };
    line(object! {
        round: rules.round.number(),
        dealt: rules.dealt(),
        wild: rules.wild_rank(),
        ruleset: rules.ruleset,
        phase: if question.position.has_drawn() { "drawn" } else { "counting" },
        hand: cards,
        seen,
        unseen_count: question.position.unseen.len(),
        last_turn: question.objective == Objective::LastTurn,
        odds: of_hand,
        discards,
        top,
        sample_count: samples.and_then(|samples| Some(samples.within.first()?.samples)),
        seed: samples.map(|samples| samples.seed),
    })
}

fn hand(odds: &HandOdds, samples: Option<&Samples>) -> Object {
    let sampled = samples.map_or(&[][..], |samples| &samples.within);
    let chances = odds.within(sampled).into_iter().map(chance);
    object! {
        away: odds.draws_away,
        helps: odds.helps,
        helping_count: odds.helping(),
        chances: chances.collect::<Vec<_>>(),
        penalty: odds.penalty,
        last_turn_penalty: rounded(odds.last_turn.value()),
    }
}

fn discard(odds: &DiscardOdds) -> Object {
    let own = object! { discards: odds.cards, goes_out: odds.goes_out };
    own.and([hand(&odds.rest, None)])
}

fn top_card(odds: &TopOdds) -> Object {
    object! {
        card: odds.top,
        take: odds.advice.takes(),
        reason: <&str>::from(odds.advice),
        discard: odds.discard,
        goes_out: odds.taken.is_none(),
        taken: odds.taken.as_ref().map(|odds| hand(odds, None)),
        drawn: hand(&odds.stock, None),
    }
}

fn chance(chance: ChanceWithin) -> Object {
    object! {
        draws: chance.draws,
        share: rounded(chance.share),
        low: chance.interval.map(|(low, _)| rounded(low)),
        high: chance.interval.map(|(_, high)| rounded(high)),
    }
}
