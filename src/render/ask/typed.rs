//! Hands and lay-downs that are typed into a panel or a page, and the odds of a hand.

use crate::cards::{Card, Deck, Hand, HandPart, ParseCardsError, parse_cards, parse_parts};
use crate::game::{HandText, HandTextPart, TypedLayDown};
use crate::messages::{Message, Messages, RequestError};
use crate::odds::{Answer, NearestOdds, Objective, Position, PositionError, Sampling};
use crate::render::hand::{JudgedLayDown, OddsQuestion, TypedHand, check, judge, odds};
use crate::render::text::TextStyle;
use crate::rules::{Round, RoundRules, Ruleset};
use crate::solver::{self, Verdict};

#[derive(Debug)]
pub struct CheckedHand<'a> {
    pub rules: RoundRules<'a>,
    pub cards: Vec<Card>,
    pub verdict: Verdict,
}

impl CheckedHand<'_> {
    pub fn text(&self, odds: Option<&NearestOdds>, style: TextStyle) -> String {
        check(TypedHand { rules: self.rules, cards: &self.cards }, &self.verdict, odds, style)
    }

    /// Returns [how far](nearest_odds) the hand is from going out.
    pub fn odds(&self) -> Option<NearestOdds> {
        nearest_odds(self.cards.iter().copied().collect(), &self.verdict, self.rules)
    }
}

/// Returns how far a hand is from going out; `None` if it goes out or costs nothing, or is what is
/// left of one.
pub fn nearest_odds(hand: Hand, verdict: &Verdict, rules: RoundRules<'_>) -> Option<NearestOdds> {
    if verdict.is_yes() || matches!(verdict, Verdict::CardsLeft(_)) {
        return None;
    }
    Position::new(hand, &Hand::default(), rules).ok()?.nearest()
}

/// Checks the hand that is typed, in the round that is typed with it, else in this one;
/// fewer cards than a hand has are cards left.
///
/// # Errors
///
/// What is wrong with it, as a sentence.
pub fn checked<'a>(
    text: &str,
    rules: RoundRules<'a>,
    words: &Messages,
) -> Result<CheckedHand<'a>, String> {
    let text = words.card_names().hand_to_notation(text);
    let [_, own_left] = words.parts_of_lay_down();
    let typed = HandText::read(&text, &[(HandTextPart::Left, own_left)]);
    let rules = typed.round.map_or(rules, |round| rules.ruleset.in_round(round));
    let cards = parse_cards(&typed.cards, rules.deck()).map_err(|error| error.text(words))?;
    let hand: Hand = cards.iter().copied().collect();
    let verdict = match typed.is_left || cards.len() < rules.dealt() {
        true => Verdict::for_cards_left(&hand, rules).map_err(|error| error.text(words)),
        false => Verdict::for_hand(&hand, rules).map_err(|error| error.text(words)),
    };
    Ok(CheckedHand { rules, cards, verdict: verdict? })
}

pub fn check_text(text: &str, rules: RoundRules<'_>, style: TextStyle) -> String {
    let checked = checked(text, rules, style.words());
    checked.map_or_else(|why| why, |checked| checked.text(None, style))
}

pub fn judge_text(text: &str, rules: RoundRules<'_>, style: TextStyle) -> String {
    let words = style.words();
    let parts = shlex::split(text);
    let parts = parts.unwrap_or_else(|| text.split_whitespace().map(str::to_owned).collect());
    let typed = TypedLayDown::read(&parts, words.card_names(), words.parts_of_lay_down());
    let rules = typed.round.map_or(rules, |round| rules.ruleset.in_round(round));
    let lay_down = match typed.parse(rules) {
        Ok(lay_down) => lay_down,
        Err(error) => return error.text(words),
    };
    let verdict = &solver::judge(&lay_down, rules);
    let lay_down = &lay_down;
    judge(&JudgedLayDown { rules, lay_down, verdict, kind: None, is_round_named: true }, style)
}

/// The cards of a question about odds; what is wrong with their numbers is told when they are taken.
#[derive(Debug)]
pub struct OddsCards {
    pub hand: Vec<Card>,
    top: Option<Vec<Card>>,
    seen: Option<Vec<Card>>,
}

impl OddsCards {
    /// Parses all cards against one deck, so that every bad one is reported.
    pub fn parse(
        hand: &str,
        top: Option<&str>,
        seen: Option<&str>,
        deck: Deck,
    ) -> Result<Self, ParseCardsError> {
        if top.is_none() && seen.is_none() {
            return Ok(Self { hand: parse_cards(hand, deck)?, top: None, seen: None });
        }
        let parts = [(HandPart::Hand, Some(hand)), (HandPart::Top, top), (HandPart::Seen, seen)];
        let parts = parts.into_iter().filter_map(|(part, text)| Some((part, text?)));
        let mut parsed = parse_parts(parts, deck)?.into_iter();
        let hand = parsed.next().unwrap_or_default();
        Ok(Self { hand, top: top.and_then(|_| parsed.next()), seen: parsed.next() })
    }

    pub fn top(&self) -> Result<Option<Card>, RequestError> {
        match self.top.as_deref() {
            None => Ok(None),
            Some(&[card]) => Ok(Some(card)),
            Some(cards) => Err(RequestError::TopCount(cards.len())),
        }
    }

    pub fn seen(self) -> Result<Vec<Card>, RequestError> {
        match self.seen {
            Some(none) if none.is_empty() => Err(RequestError::SeenWithoutCards),
            seen => Ok(seen.unwrap_or_default()),
        }
    }
}

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
        let cards = OddsCards::parse(&cards, top.as_deref(), seen.as_deref(), rules.deck())
            .map_err(|error| NoRequest::Wrong(error.text(words)))?;
        if cards.hand.len() < rules.dealt() {
            return Err(NoRequest::Few(cards.hand.len()));
        }
        let top = cards.top().map_err(wrong)?;
        if top.is_some() && cards.hand.len() > rules.dealt() {
            return Err(wrong(RequestError::TopAfterDraw));
        }
        let request = Self {
            ruleset: rules.ruleset.clone(),
            round: rules.round,
            hand: cards.hand.iter().copied().collect(),
            top,
            seen: cards.seen().map_err(wrong)?.into_iter().collect(),
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
    fn an_answer_has_one_notation() {
        let official = Ruleset::official();
        let rules = official.in_round(Round::new(4).unwrap());
        for &language in Language::ALL {
            for (text, named) in [
                ("3d 4d 5d 5c / 5h 6h 6h left kd 5d", "`3♦`"),
                ("5h 6h 7h 9c 9d 8s", "6♦ 7♦ 8♦, 9♣ 9♥ 9♠"),
                ("8c 10c jc", "`9♣`"),
            ] {
                for signs in [true, false] {
                    let style = TextStyle { signs, language, ..TextStyle::PLAIN };
                    let answer = judge_text(text, rules, style);
                    let letters = Card::all().map(|card| card.to_string());
                    let mut letters = letters.filter(|card| card.len() < 4);
                    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '*';
                    let has_letters =
                        letters.any(|card| answer.split(|c| !is_word(c)).any(|word| word == card));
                    assert_eq!(has_letters, !signs, "{language:?} {answer}");
                    let has_signs = answer.contains(['♣', '♦', '♥', '♠', '★']);
                    assert_eq!(has_signs, signs, "{language:?} {answer}");
                    assert!(!signs || answer.contains(named), "{language:?} {named} {answer}");
                }
            }
        }
    }

    #[test]
    fn words_between_melds_are_passed_over_in_every_language() {
        let official = Ruleset::official();
        let rules = official.in_round(Round::new(4).unwrap());
        let both = judge_text("3H 4H 5H, KH KS KD", rules, TextStyle::PLAIN);
        let check = |language: Language, words: &[&str]| {
            for word in words {
                let text = format!("3H 4H 5H {word} KH KS KD");
                let style = TextStyle { language, ..TextStyle::PLAIN };
                let expect = judge_text("3H 4H 5H, KH KS KD", rules, style);
                assert_eq!(judge_text(&text, rules, style), expect, "{language:?} {word}");
            }
        };
        assert!(both.contains("Yes, "), "{both}");
        check(Language::English, &["ok", "and then", "then", "plus", "also", "next", "OK, then"]);
        check(Language::Danish, &["og så", "så", "derefter", "også", "næste", "plus", "ok"]);
        check(Language::Swedish, &["och sedan", "sen", "också", "nästa", "plus", "ok"]);
        check(Language::Norwegian, &["og så", "deretter", "også", "neste", "pluss", "ok"]);
        check(Language::Finnish, &["ja sitten", "sitten", "myös", "seuraavaksi", "plus", "ok"]);
        check(Language::Icelandic, &["og svo", "síðan", "líka", "næst", "plús", "ok"]);
    }

    #[test]
    fn the_example_of_a_lay_down_is_legal_and_in_the_words_of_the_language() {
        let official = Ruleset::official();
        for &language in Language::ALL {
            let words = language.words();
            let (_, example) = words.judge_panel_help().split_once(": ").unwrap();
            for part in words.parts_of_lay_down() {
                assert!(example.contains(part), "{language:?} {example}");
            }
            let parts = shlex::split(example).unwrap();
            let typed = TypedLayDown::read(&parts, words.card_names(), words.parts_of_lay_down());
            let rules = official.in_round(Round::new(6).unwrap());
            let lay_down = typed.parse(rules).unwrap();
            assert!(solver::judge(&lay_down, rules).judgement.is_legal(), "{language:?} {example}");
        }
    }

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
