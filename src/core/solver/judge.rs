//! Judges a lay-down, with what would have been legal or cheaper: what is nearest
//! to a meld in cards that are none, and a better lay-down of cards that cost
//! points.

use std::iter;

use arrayvec::ArrayVec;
use serde::Serialize;

use super::arrange::arrange;
use super::arrangement::{Arrangement, MAX_MELDS};
use super::phases::without;
use crate::cards::{Card, Hand};
use crate::rules::meld::{MAX_CARDS, Meld, book, run};
use crate::rules::{Judgement, LayDown, RoundRules};

/// A lay-down judged, with what would have been legal or better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LayDownVerdict {
    /// Whether it is legal, and why not.
    pub judgement: Judgement,
    /// How each meld can be fixed, in the order laid down; `None` for a legal
    /// meld, and where nothing helps.
    pub fixes: Vec<Option<MeldFix>>,
    /// A lay-down of the same cards that leaves fewer points, or the best one if
    /// this one is illegal.
    pub better: Option<Arrangement>,
}

/// Judges a lay-down and looks for fixes and a better one.
pub fn judge(lay_down: &LayDown, rules: RoundRules<'_>) -> LayDownVerdict {
    let judgement = lay_down.judge(rules);
    // After the discard what is in no meld lies there and counts.
    let has_discarded = lay_down.discard.is_some() || lay_down.left.is_some();
    let fix = |meld: &Vec<_>| fix_meld(meld, has_discarded, rules);
    LayDownVerdict {
        fixes: lay_down.melds.iter().map(fix).collect(),
        better: better_lay_down(lay_down, &judgement, rules),
        judgement,
    }
}

/// How cards that are no meld can be laid down after all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MeldFix {
    /// The card that does not belong; `None` if the cards are several melds.
    pub leave_out: Option<Card>,
    /// The melds of the other cards; one where a card is left out.
    pub melds: ArrayVec<Meld, MAX_MELDS>,
}

/// Finds how cards that are no meld can be laid down legally.
///
/// Returns several melds of all the cards where there are such, else the meld
/// that is left when one card is taken away: the cheapest if it is `left` to be
/// counted; else, to be discarded, one that is not wild if that serves, then the
/// dearest; then the first in canonical order. Returns nothing where neither
/// helps, or where the cards are a meld already.
pub fn fix_meld(cards: &[Card], left: bool, rules: RoundRules<'_>) -> Option<MeldFix> {
    let is_meld = meld(cards, rules).is_some();
    if is_meld || !(4..=MAX_CARDS).contains(&cards.len()) {
        return None;
    }
    let hand: Hand = cards.iter().copied().collect();
    let arrangement = arrange(&hand, rules);
    if arrangement.deadwood.is_empty() {
        return Some(MeldFix { leave_out: None, melds: arrangement.melds });
    }
    let rest = |card| {
        let rest: ArrayVec<_, MAX_CARDS> = without(&hand, card).cards().collect();
        Some((card, meld(&rest, rules)?))
    };
    let rests = hand.distinct().filter_map(rest);
    let (card, meld) = rests.min_by_key(|&(card, _)| {
        let points = i32::from(rules.value(card));
        if left { (false, points) } else { (rules.is_wild(card), -points) }
    })?;
    Some(MeldFix { leave_out: Some(card), melds: iter::once(meld).collect() })
}

/// Arranges the cards of a lay-down again, if it is illegal or that leaves fewer
/// points than the cards that were left.
///
/// Returns `None` if no better way exists, no cards were left, or
/// where they are not as many as the round has.
pub fn better_lay_down(
    lay_down: &LayDown,
    judgement: &Judgement,
    rules: RoundRules<'_>,
) -> Option<Arrangement> {
    let left = lay_down.left.as_ref()?;
    if lay_down.melded() + left.len() != rules.dealt() {
        return None;
    }
    let hand: Hand = lay_down.melds.iter().flatten().chain(left).copied().collect();
    let arrangement = arrange(&hand, rules);
    let is_better = u32::from(arrangement.penalty) < judgement.penalty;
    (is_better || !judgement.is_legal()).then_some(arrangement)
}

fn meld(cards: &[Card], rules: RoundRules<'_>) -> Option<Meld> {
    run(cards, rules).or_else(|_| book(cards, rules)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;
    use crate::rules::{Round, Ruleset};

    fn read(text: &str) -> Vec<Card> {
        parse_cards(text, Ruleset::official().deck()).unwrap()
    }

    fn shown(melds: &[Meld]) -> String {
        let cards = |meld: &Meld| {
            let words: Vec<_> = meld.cards.iter().map(|p| p.card.to_string()).collect();
            words.join(" ")
        };
        melds.iter().map(cards).collect::<Vec<_>>().join(" | ")
    }

    /// Checks what fixes `round 4: JS JS QS KS`.
    fn check(text: &str, expect: &str) {
        let (head, cards) = text.split_once(": ").unwrap();
        let number = head.strip_prefix("round ").unwrap().parse().unwrap();
        let round = Round::new(number).unwrap();
        let got = match fix_meld(&read(cards), false, Ruleset::official().in_round(round)) {
            None => "nothing".to_owned(),
            Some(MeldFix { leave_out, melds }) => match leave_out {
                None => shown(&melds),
                Some(card) => format!("{}, not {card}", shown(&melds)),
            },
        };
        assert_eq!(got, expect, "{text}");
    }

    #[test]
    fn cards_of_several_melds_are_split() {
        check("round 5: 3H 4H 5H 9C 10C JC", "9C 10C JC | 3H 4H 5H");
        check("round 5: 8C 8D 8H 9C 9D 9H", "8C 8D 8H | 9C 9D 9H");
        check("round 5: 3H 3C 3D 9C 10C JC", "9C 10C JC | 3C 3D 3H");
    }

    #[test]
    fn the_one_card_that_does_not_belong_is_left_out() {
        check("round 4: JS JS QS KS", "JS QS KS, not JS");
        check("round 4: 8C 8D 8H 9H", "8C 8D 8H, not 9H");
        check("round 4: 3C 4C 5C 9D", "3C 4C 5C, not 9D");
    }

    #[test]
    fn a_wild_stays_and_the_dearest_card_is_left_out() {
        check("round 4: 8C 8D 9D JOKER", "8C 8D JOKER, not 9D");
        check("round 4: 3C JOKER JOKER QC", "3C JOKER JOKER, not QC");
    }

    #[test]
    fn the_cheapest_card_is_left_where_it_lies() {
        let leave_out = |cards: &str, left: bool| {
            let rules = Ruleset::official();
            let rules = rules.in_round(Round::new(4).unwrap());
            fix_meld(&read(cards), left, rules).unwrap().leave_out
        };
        let card = |text: &str| read(text).first().copied();
        assert_eq!(leave_out("8C 8D 9D JOKER", false), card("9D"));
        assert_eq!(leave_out("8C 8D 9D JOKER", true), card("8C"));
        assert_eq!(leave_out("3C JOKER JOKER QC", false), card("QC"));
        assert_eq!(leave_out("3C JOKER JOKER QC", true), card("3C"));
    }

    #[test]
    fn a_card_that_does_not_belong_is_discarded_unless_another_was() {
        let rules = Ruleset::official();
        let rules = rules.in_round(Round::new(4).unwrap());
        let judged = |discard: Option<&str>, left: Option<&str>| {
            let discard = discard.and_then(|card| read(card).first().copied());
            let melds = vec![read("8C 8D 9D JOKER")];
            let verdict = judge(&LayDown { melds, discard, left: left.map(read) }, rules);
            let fix = verdict.fixes[0].clone().unwrap();
            (fix.leave_out, verdict.judgement.goes_out, verdict.better.map(|better| better.penalty))
        };
        let (cheapest, dearest) = (read("8C").pop(), read("9D").pop());
        assert_eq!(judged(None, None), (dearest, None, None));
        assert_eq!(judged(Some("KD"), None), (cheapest, Some(false), None));
        assert_eq!(judged(None, Some("QH QS")), (cheapest, Some(false), Some(25)));
    }

    #[test]
    fn a_meld_needs_no_fix_and_some_cards_have_none() {
        check("round 4: 8C 8D 8H", "nothing");
        check("round 4: 8C 9D 10H", "nothing");
        check("round 4: 8C 9D 10H QS", "nothing");
        let many = "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC 3D 3H 3S 3D";
        check(&format!("round 4: {many}"), "nothing");
    }

    #[test]
    fn cards_left_that_could_be_laid_down_are_found() {
        let round = Round::new(5).unwrap();
        let rules = Ruleset::official();
        let better = |left: &str| {
            let lay_down =
                LayDown { melds: vec![read("6D 7* 7* 9D")], discard: None, left: Some(read(left)) };
            let rules = rules.in_round(round);
            let better = better_lay_down(&lay_down, &lay_down.judge(rules), rules);
            better.map(|arrangement| arrangement.penalty)
        };
        assert_eq!(better("8D 10D JD"), Some(0));
        assert_eq!(better("KH 4D 5D"), Some(9));
        assert_eq!(better("KH QC 5C"), None);
        assert_eq!(better("8D 10D"), None);
    }
}
