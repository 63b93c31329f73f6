//! The odds of a hand that is typed into a panel or a page.

use crate::cards::{Card, Hand, HandPart, parse_cards, parse_parts};
use crate::game::{HandText, HandTextPart};
use crate::messages::{Message, Messages, RequestError};
use crate::odds::{Answer, Objective, Position, PositionError, Sampling};
use crate::render::hand::{OddsQuestion, odds};
use crate::render::text::TextStyle;
use crate::rules::{Round, RoundRules, Ruleset};

#[derive(Debug, Clone, PartialEq)]
pub struct OddsRequest {
    ruleset: Ruleset,
    round: Round,
    hand: Hand,
    top: Option<Card>,
    seen: Hand,
    objective: Objective,
}

#[derive(Debug)]
pub enum NoRequest {
    /// Cards are missing yet, so many are there.
    Few(usize),
    /// What is typed cannot be asked, for this reason.
    Wrong(String),
}

impl OddsRequest {
    /// Works out the odds: takes up to a second.
    pub fn answer(&self) -> Option<Answer> {
        Some(self.position().ok()?.answer(self.top, self.objective, Sampling::default()))
    }

    pub fn text(&self, answer: &Answer, style: TextStyle) -> Option<String> {
        let question = OddsQuestion {
            position: &self.position().ok()?,
            objective: self.objective,
            explain: false,
            names_seed: false,
        };
        Some(odds(question, answer, style))
    }

    fn position(&self) -> Result<Position<'_>, PositionError> {
        let seen = self.seen.cards().chain(self.top).collect();
        Position::new(self.hand, &seen, self.ruleset.in_round(self.round))
    }

    /// Reads a hand in the round that is typed with it, else in this one; `top 8H`,
    /// `seen KH 4D` and `last turn` may follow; a language may have its own words for them.
    pub fn read(text: &str, rules: RoundRules<'_>, words: &Messages) -> Result<Self, NoRequest> {
        let wrong = |error: RequestError| NoRequest::Wrong(error.text(words));
        let own = words.parts_of_odds();
        let asked = HandTextPart::OF_ODDS.into_iter().zip(own).collect::<Vec<_>>();
        let text = words.card_names().hand_to_notation(text);
        let HandText { round, cards, top, seen, is_last_turn, .. } = HandText::read(&text, &asked);
        let rules = round.map_or(rules, |round| rules.ruleset.in_round(round));
        let objective = if is_last_turn { Objective::LastTurn } else { Objective::GoOut };
        let parsed = match (&top, &seen) {
            (None, None) => parse_cards(&cards, rules.deck()).map(|cards| vec![cards]),
            _ => {
                let parts = [
                    (HandPart::Hand, Some(cards)),
                    (HandPart::Top, top.clone()),
                    (HandPart::Seen, seen),
                ];
                let parts = parts.iter().filter_map(|(part, text)| Some((*part, text.as_deref()?)));
                parse_parts(parts, rules.deck())
            }
        };
        let mut parsed = parsed.map_err(|error| NoRequest::Wrong(error.text(words)))?.into_iter();
        let hand = parsed.next().unwrap_or_default();
        if hand.len() < rules.dealt() {
            return Err(NoRequest::Few(hand.len()));
        }
        let top = match top.and_then(|_| parsed.next()).as_deref() {
            None => None,
            Some([card]) => Some(*card),
            Some(cards) => return Err(wrong(RequestError::TopCount(cards.len()))),
        };
        if top.is_some() && hand.len() > rules.dealt() {
            return Err(wrong(RequestError::TopAfterDraw));
        }
        let request = Self {
            ruleset: rules.ruleset.clone(),
            round: rules.round,
            hand: hand.into_iter().collect(),
            top,
            seen: parsed.next().unwrap_or_default().into_iter().collect(),
            objective,
        };
        match request.position() {
            Ok(_) => Ok(request),
            Err(error) => Err(NoRequest::Wrong(error.text(words))),
        }
    }
}

impl NoRequest {
    pub fn text(&self, round: Round, words: &Messages) -> String {
        match self {
            Self::Few(0) => words.odds_panel_help(round),
            Self::Few(cards) => words.cards_so_far(*cards, round),
            Self::Wrong(why) => why.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn the_parts_of_a_question_have_the_words_of_the_language_and_english_ones() {
        let official = Ruleset::official();
        let rules = official.in_round(Round::new(1).unwrap());
        for &language in Language::ALL {
            let words = language.words();
            let read = |text: &str| OddsRequest::read(text, rules, words).unwrap();
            let [top, seen, last] = words.parts_of_odds();
            let help = words.odds_panel_help(rules.round);
            for part in [top, seen, last] {
                assert!(help.contains(&format!("/ {part}")), "{help}");
            }
            let own = read(&format!("7C 7D 9H / {top} 8H / {seen} KH 4D / {last}"));
            assert_eq!(own, read("7C 7D 9H / top 8H / seen KH 4D / last"), "{language:?}");
            assert_eq!(own.seen.len(), 2);
            assert_eq!((own.top.is_some(), own.objective), (true, Objective::LastTurn));
        }
    }
}
