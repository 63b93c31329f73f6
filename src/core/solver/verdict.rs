//! The answer to a hand; the number of its cards tells the question.

use std::iter;

use super::arrange::{arrange, best};
use super::arrangement::Arrangement;
use super::arrangements::arrangements;
use super::phases::{DrawnHand, HandSizeError, search_discards, without};
use crate::cards::{Card, Hand};
use crate::rules::{ImpossibleCardsLeft, RoundRules};

/// The answer to a hand, by the phase that it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// As many cards as were dealt: they are counted.
    Counting(Arrangement),
    /// One card more: the player has drawn and has yet to discard.
    Drawn(DrawnHand),
    /// Cards left on the table after the melds were laid down.
    CardsLeft(CardsLeft),
}

/// What cards that were left on the table cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardsLeft {
    /// The plain sum of all the cards, in points.
    pub penalty: u16,
    /// The cards best arranged, for those who missed a meld.
    pub arrangement: Arrangement,
}

impl Verdict {
    /// Answers a hand: counted with as many cards as were dealt, drawn with
    /// one more.
    ///
    /// # Errors
    ///
    /// [`HandSizeError`] with any other number of cards.
    pub fn for_hand(hand: &Hand, rules: RoundRules<'_>) -> Result<Self, HandSizeError> {
        match hand.len().checked_sub(rules.dealt()) {
            Some(0) => Ok(Self::Counting(best(hand, rules))),
            Some(1) => Ok(Self::Drawn(search_discards(hand, rules))),
            _ => Err(HandSizeError::new(hand, rules.round)),
        }
    }

    /// Answers cards already left on the table: their plain sum.
    ///
    /// # Errors
    ///
    /// [`ImpossibleCardsLeft`] with more cards than were dealt, or one or two fewer.
    pub fn for_cards_left(hand: &Hand, rules: RoundRules<'_>) -> Result<Self, ImpossibleCardsLeft> {
        rules.check_cards_left(hand.len())?;
        Ok(Self::CardsLeft(CardsLeft {
            penalty: hand.cards().map(|card| rules.value(card)).sum(),
            arrangement: arrange(hand, rules),
        }))
    }

    /// Returns what the hand costs, in points: counted at once, or after the
    /// discard to advise, or as it lies on the table.
    pub const fn penalty(&self) -> u16 {
        match self {
            Self::Counting(arrangement) => arrangement.penalty,
            Self::Drawn(drawn) => drawn.arrangement.penalty,
            Self::CardsLeft(left) => left.penalty,
        }
    }

    /// Returns `true` if the hand goes out, or costs nothing where it is counted.
    pub const fn is_yes(&self) -> bool {
        match self {
            Self::Drawn(drawn) => drawn.can_go_out,
            Self::Counting(_) | Self::CardsLeft(_) => self.penalty() == 0,
        }
    }

    /// Returns every different way to lay the hand out that does as well: the
    /// discard, where there is one, and the arrangement of the rest.
    ///
    /// Of a hand that goes out, these are the ways to go out, of any other
    /// those with the least penalty. The discard to advise comes first, then the
    /// others in the order of cards, then going out without one, where that is
    /// allowed. The arrangements of each are in the order of [`arrangements`],
    /// and as lazy. Cards left on the table are not discarded from.
    pub fn arrangements<'a>(
        &self,
        hand: Hand,
        rules: RoundRules<'a>,
    ) -> impl Iterator<Item = (Option<Card>, Arrangement)> + use<'a> {
        let (discards, goes_out) = match self {
            Self::Drawn(drawn) => (drawn.as_good_discards(&hand, rules), drawn.can_go_out),
            Self::Counting(_) | Self::CardsLeft(_) => (vec![None], false),
        };
        discards.into_iter().flat_map(move |discard| {
            let rest = discard.map_or(hand, |card| without(&hand, card));
            arrangements(&rest, rules)
                .take_while(move |arrangement| !goes_out || arrangement.deadwood.is_empty())
                .map(move |arrangement| (discard, arrangement))
        })
    }
}

impl DrawnHand {
    /// Returns each discard that does as well, the one to advise first; `None` is
    /// to go out without one.
    fn as_good_discards(&self, hand: &Hand, rules: RoundRules<'_>) -> Vec<Option<Card>> {
        let as_good = |card: &Card| match self.can_go_out {
            true => self.go_out_discards.contains(card),
            false => arrange(&without(hand, *card), rules).penalty == self.arrangement.penalty,
        };
        let others = hand.distinct().filter(|card| Some(*card) != self.discard);
        let others = others.filter(as_good).map(Some);
        // Without a discard it goes out where all the cards meld.
        let needs_none = self.can_go_out && !rules.ruleset.discard_to_go_out();
        let none = (needs_none && self.discard.is_some()).then_some(None);
        iter::once(self.discard).chain(others).chain(none).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;
    use crate::rules::{Round, Ruleset};

    const ROUND: u8 = 1;

    fn hand(text: &str) -> Hand {
        parse_cards(text, Ruleset::official().deck()).unwrap().into_iter().collect()
    }

    fn of(text: &str) -> Verdict {
        let round = Round::new(ROUND).unwrap();
        Verdict::for_hand(&hand(text), Ruleset::official().in_round(round)).unwrap()
    }

    fn of_left(text: &str) -> Result<Verdict, ImpossibleCardsLeft> {
        let round = Round::new(ROUND).unwrap();
        Verdict::for_cards_left(&hand(text), Ruleset::official().in_round(round))
    }

    /// Checks what a hand costs and whether that is a yes.
    fn check(verdict: &Verdict, penalty: u16, is_yes: bool) {
        assert_eq!((verdict.penalty(), verdict.is_yes()), (penalty, is_yes));
    }

    /// Checks each discard of the arrangements, and what is left of the hand.
    fn check_ways(text: &str, expect: &[&str]) {
        let official = Ruleset::official();
        check_ways_in(official.in_round(Round::new(ROUND).unwrap()), text, expect);
    }

    fn check_ways_in(rules: RoundRules<'_>, text: &str, expect: &[&str]) {
        let hand: Hand = parse_cards(text, rules.deck()).unwrap().into_iter().collect();
        let laid_out = |(discard, rest): (Option<Card>, Arrangement)| {
            let melded = rest.melds.iter().flat_map(|meld| &meld.cards);
            let cards = melded.map(|placed| placed.card).chain(rest.deadwood);
            let cards: Vec<_> = cards.map(|card| card.to_string()).collect();
            let discard = discard.map_or("none".to_owned(), |card| card.to_string());
            format!("{discard}: {}", cards.join(" "))
        };
        let verdict = Verdict::for_hand(&hand, rules).unwrap();
        let arrangements: Vec<_> = verdict.arrangements(hand, rules).map(laid_out).collect();
        assert_eq!(arrangements, expect, "{text}");
    }

    #[test]
    fn the_number_of_cards_tells_the_question() {
        assert!(matches!(of("7D 8D 9D"), Verdict::Counting(_)));
        assert!(matches!(of("7D 8D 9D 10D"), Verdict::Drawn(_)));
        let round = Round::new(ROUND).unwrap();
        for wrong in ["7D 8D", "7D 8D 9D 10D JD"] {
            let verdict = Verdict::for_hand(&hand(wrong), Ruleset::official().in_round(round));
            assert!(verdict.is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_hand_goes_out_or_costs_nothing_or_is_no() {
        check(&of("7D 8D 9D"), 0, true);
        check(&of("7D 8D 10D"), 25, false);
        check(&of("7D 8D 9D 10D"), 0, true);
        check(&of("7D 8D 10H KC"), 25, false);
    }

    #[test]
    fn cards_left_cost_their_sum_even_where_a_meld_was_missed() {
        check(&of_left("7D 8D 9D").unwrap(), 24, false);
        check(&of_left("JOKER 3H 4D").unwrap(), 74, false);
        check(&of_left("").unwrap(), 0, true);
        assert_eq!(of_left("7D 8D 9D 10D").map_err(|error| error.cards), Err(4));
        assert_eq!(of_left("JOKER 3H").map_err(|error| error.cards), Err(2));
    }

    #[test]
    fn the_ways_are_of_each_discard_that_does_as_well_the_advised_one_first() {
        check_ways("7D 8D 9D 10D", &["10D: 7D 8D 9D", "7D: 8D 9D 10D"]);
        check_ways("4D 6H 9S 9C", &["9C: 4D 6H 9S", "9S: 4D 6H 9C"]);
        check_ways("4D 6H 9S KC", &["KC: 4D 6H 9S"]);
        check_ways("7D 8D 9D", &["none: 7D 8D 9D"]);
    }

    #[test]
    fn going_out_without_a_discard_is_listed_where_it_is_allowed() {
        let rules = Ruleset::official().with(["discard_to_go_out=no"]).unwrap();
        let round = Round::new(3).unwrap();
        check_ways_in(
            rules.in_round(round),
            "J* 5D 5C 5* JC 10D",
            &[
                "10D: JC J* 5C 5D 5*",
                "none: 10D 5C 5D JC J* 5*",
                "none: 10D 5C 5* JC J* 5D",
                "none: 10D 5D 5* JC J* 5C",
            ],
        );
    }

    #[test]
    fn of_a_hand_that_goes_out_only_ways_to_go_out_are_listed() {
        let rules = Ruleset::texas().with(["min_naturals=3", "ace_value=0"]).unwrap();
        let round = Round::new(3).unwrap();
        check_ways_in(
            rules.in_round(round),
            "QC AC 9C JC JOKER KC",
            &["9C: JOKER JC QC KC AC", "AC: 9C JOKER JC QC KC"],
        );
    }
}
