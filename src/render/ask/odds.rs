//! The odds of a hand that is typed into a panel or a page.

use crate::cards::{Card, Hand, HandPart, parse_cards, parse_parts};
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
        };
        Some(odds(question, answer, style))
    }

    fn position(&self) -> Result<Position<'_>, PositionError> {
        let seen = self.seen.cards().chain(self.top).collect();
        Position::new(self.hand, &seen, self.ruleset.in_round(self.round))
    }

    /// Writes the odds of the hand that is typed, or what is missing.
    pub fn answered(text: &str, rules: RoundRules<'_>, style: TextStyle) -> String {
        let words = style.words();
        match Self::read(text, rules, words) {
            Ok(request) => request.answer().and_then(|answer| request.text(&answer, style)),
            Err(why) => Some(why.text(rules.round, words)),
        }
        .unwrap_or_default()
    }

    /// Reads a hand, with `top 8H`, `seen KH 4D` and `last turn` behind it, all
    /// with `/` between them.
    pub fn read(text: &str, rules: RoundRules<'_>, words: &Messages) -> Result<Self, NoRequest> {
        let wrong = |error: RequestError| NoRequest::Wrong(error.text(words));
        let (mut hand, mut top, mut seen, mut objective) =
            (String::new(), None, None, Objective::GoOut);
        let text = words.card_names().to_notation(text);
        for part in text.split('/').map(str::trim) {
            if let Some(card) = after_word(part, "top") {
                top = Some(card);
            } else if let Some(cards) = after_word(part, "seen") {
                seen = Some(cards);
            } else if after_word(part, "last").is_some() {
                objective = Objective::LastTurn;
            } else {
                hand = format!("{hand} {part}");
            }
        }
        let parsed = match (&top, &seen) {
            (None, None) => parse_cards(&hand, rules.deck()).map(|cards| vec![cards]),
            _ => {
                let parts = [
                    (HandPart::Hand, Some(hand)),
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
    pub fn text(self, round: Round, words: &Messages) -> String {
        match self {
            Self::Few(0) => words.odds_panel_help(round),
            Self::Few(cards) => words.cards_so_far(cards, round),
            Self::Wrong(why) => why,
        }
    }
}

/// Returns what follows a word at the start of a part. The letters that it begins
/// with are enough: no card is one of them alone.
fn after_word(part: &str, word: &str) -> Option<String> {
    let (first, rest) = part.split_once(' ').unwrap_or((part, ""));
    let is_word = !first.is_empty() && word.starts_with(&first.to_lowercase());
    is_word.then(|| rest.to_owned())
}
