//! Odds as JSON.

use super::{Object, line, object};
use crate::cards::Card;
use crate::league::rounded;
use crate::odds::{Aim, Answer, ChanceWithin, DiscardOdds, HandOdds, Samples, TopOdds};
use crate::render::hand::{OddsQuestion, TypedHand};

/// Writes the odds of a hand.
pub fn odds(
    question: OddsQuestion<'_>,
    typed: TypedHand<'_>,
    seen: &[Card],
    answer: &Answer,
) -> String {
    let TypedHand { rules, cards } = typed;
    let (mut of_hand, mut discards, mut top, mut samples) = (None, None, None, None);
    match answer {
        Answer::Hand(odds, sampled) => {
            samples = sampled.as_ref();
            of_hand = Some(hand(odds, samples));
        }
        Answer::Discards(odds) => discards = Some(odds.iter().map(discard).collect()),
        Answer::Top(odds) => top = Some(top_card(odds)),
    }
    let discards: Vec<Object> = discards.unwrap_or_default();
    line(object! {
        round: rules.round.number(),
        dealt: rules.dealt(),
        wild: rules.wild_rank(),
        ruleset: rules.ruleset,
        phase: if question.position.has_drawn() { "drawn" } else { "counting" },
        hand: cards,
        seen,
        unseen_count: question.position.unseen().len(),
        last_turn: question.aim == Aim::LastTurn,
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
        away: odds.away,
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
