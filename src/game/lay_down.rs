//! Lay-downs as they are typed: on the command line, at a prompt and in a panel.
//!
//! ```text
//! lay-down = meld {separator meld} {[separator] ("discard" card | "left" cards)}
//! separator = "/" | ";" | "|" | "," between several cards each
//!           | "and" | "+" between three cards or more each; "ok", "then" and the like
//!             are passed over
//! ```
//!
//! The round may stand anywhere, as [`take_round`] reads it, and a new line is as good as
//! an argument of its own.
//!
//! Of arguments each that has several cards is a meld, or several; single cards are
//! read together, and if nothing separates them, split where that makes melds in
//! one way only.
//!
//! Before a comma such a word is of the cards before it, `9c left, kh ks kd`, and what
//! follows is melds. One without cards after it is of those of the next
//! argument or section, else of those of the section before it, or of all before it if these
//! are no meld: `king 4 left`.
//!
//! Of one card more than the round deals the last is the discard, if it stands alone or
//! the others are melds without it.
//!
//! Where it is asked whether cards are a meld, they are neither split nor is one of them the
//! discard: see [`TypedLayDown::as_one_each`].

mod pieces;

use self::pieces::{
    LEAST, Part, Piece, count, give_cards, last_apart, pieces, sections, with_brackets_apart,
};
use super::hand_text::{is_nothing, take_round};
use super::text::joined;
#[cfg(test)]
use crate::cards::parse_cards;
use crate::cards::{Card, CardNames, HandPart, ParseCardsError, parse_parts, tidied};
use crate::rules::{LayDown, Round, RoundRules, meld};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TypedLayDown {
    /// The round that was typed with the melds.
    pub round: Option<Round>,
    melds: Vec<String>,
    /// The discard, if it was typed as such.
    pub discard: Option<String>,
    left: Option<String>,
    /// Whether the last meld was typed card by card.
    is_loose: bool,
    /// Whether a comma stands before the last card of the last meld, and before no other.
    is_last_apart: bool,
    /// Whether a word for the cards left has none.
    has_empty_left: bool,
    /// Whether an argument is empty, as where a variable of a shell is not set.
    has_empty: bool,
    /// Whether cards that nothing separates are one meld.
    is_one_each: bool,
}

sampled! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum TypedLayDownError {
        Cards(ParseCardsError),
            for (parse_cards("1D", crate::rules::Ruleset::official().deck()).unwrap_err());
        /// There is no meld, and nothing else.
        Empty;
        EmptyMeld;
        /// No cards are told to be left.
        EmptyLeft;
        /// Another number of cards than one.
        DiscardCount(usize), for (2);
        /// Cards that are melds in several ways, of which these are two.
        SeveralSplits([String; 2]),
            for (["7H 8H 9H, JK 9C 9D 9S", "7H 8H 9H JK, 9C 9D 9S"].map(str::to_owned));
    }
}

impl TypedLayDown {
    /// Reads arguments. Cards may have the names of a language, and `own` is what it
    /// calls the discard and the cards left.
    pub fn read(args: &[String], names: &CardNames, own: [&str; 2]) -> Self {
        let has_empty = args.iter().any(|arg| arg.trim().is_empty());
        // Of an argument without blanks a separator ends a card: `7D/discard 8S`.
        let apart = |arg: &String| match arg.contains(char::is_whitespace) {
            true => arg.clone(),
            false => arg.replace('/', "\n/\n").replace(';', "\n;\n"),
        };
        let text = with_brackets_apart(&joined(args.iter().map(apart), "\n"), own);
        let text = names.hand_to_notation(&text);
        let (round, text) = take_round(&text);
        let text = tidied(&text);
        let mut typed = Self { has_empty, round, ..Self::default() };
        let mut pieces = pieces(&text, own);
        typed.has_empty_left = !give_cards(&mut pieces);
        for Piece { part, text, is_loose, .. } in &pieces {
            typed.add(*part, text, *is_loose);
        }
        typed
    }

    /// Takes cards that nothing separates for one meld, whatever they could be otherwise.
    #[must_use]
    pub fn as_one_each(self) -> Self {
        Self { is_one_each: true, ..self }
    }

    /// Returns `true` if only cards left were typed.
    pub const fn is_only_left(&self) -> bool {
        self.melds.is_empty() && self.discard.is_none() && self.left.is_some()
    }

    fn add(&mut self, part: Part, text: &str, is_loose: bool) {
        let are_melds = |text: &str| sections(text).iter().all(|meld| count(meld) >= LEAST);
        if part != Part::Melds
            && self.melds.is_empty()
            && let Some((first, melds)) = text.split_once(',')
            && (part == Part::Discard || are_melds(melds))
        {
            // The melds follow a discard, or cards left, that are named first.
            self.add(part, first.trim(), is_loose);
            return self.add(Part::Melds, melds.trim(), is_loose);
        }
        let place = match part {
            Part::Discard => self.discard.get_or_insert_default(),
            Part::Left => self.left.get_or_insert_default(),
            Part::Melds if text.is_empty() => return,
            Part::Melds => {
                let melds = sections(text);
                self.is_last_apart = melds.last().is_some_and(|last| last_apart(last).is_some());
                self.melds.extend(melds);
                self.is_loose = is_loose;
                return;
            }
        };
        if part != Part::Left || !is_nothing(text) {
            *place = format!("{place} {text}");
        }
    }

    /// Returns the lay-down in a round; all cards are of one deck.
    pub fn parse(&self, rules: RoundRules<'_>) -> Result<LayDown, TypedLayDownError> {
        if self.has_empty && !self.melds.is_empty() {
            return Err(TypedLayDownError::EmptyMeld);
        }
        if self.has_empty_left {
            return Err(TypedLayDownError::EmptyLeft);
        }
        if self.melds.is_empty() && self.left.is_none() {
            return Err(TypedLayDownError::Empty);
        }
        let parts = (1..).map(HandPart::Meld).zip(&self.melds);
        let parts = parts
            .chain(self.discard.iter().map(|text| (HandPart::Discard, text)))
            .chain(self.left.iter().map(|text| (HandPart::Left, text)))
            .map(|(part, text)| (part, text.as_str()));
        let parsed = parse_parts(parts, rules.deck()).map_err(TypedLayDownError::Cards)?;
        let mut parsed = parsed.into_iter();
        let melds: Vec<_> = parsed.by_ref().take(self.melds.len()).collect();
        let discard = match self.discard.as_ref().and_then(|_| parsed.next()).as_deref() {
            None => None,
            Some(&[card]) => Some(card),
            Some(cards) => return Err(TypedLayDownError::DiscardCount(cards.len())),
        };
        let left = parsed.next();
        if self.is_one_each {
            return Ok(LayDown { melds, discard, left });
        }
        if discard.is_none()
            && left.is_none()
            && let Some(lay_down) = self.with_last_as_discard(&melds, rules)?
        {
            return Ok(lay_down);
        }
        Ok(LayDown { melds: self.split(melds, rules)?, discard, left })
    }

    /// Takes the last card as the discard where no other reading is likelier.
    fn with_last_as_discard(
        &self,
        melds: &[Vec<Card>],
        rules: RoundRules<'_>,
    ) -> Result<Option<LayDown>, TypedLayDownError> {
        let typed: usize = melds.iter().map(Vec::len).sum();
        let [before @ .., last] = melds else { return Ok(None) };
        let Some((&discard, rest)) = last.split_last() else { return Ok(None) };
        let are_melds = |melds: &[Vec<Card>]| melds.iter().all(|meld| is_meld(meld, rules));
        if typed != rules.dealt() + 1
            || !self.is_last_apart && are_melds(&self.split(melds.to_vec(), rules)?)
        {
            return Ok(None);
        }
        let rest = (!rest.is_empty()).then(|| rest.to_vec());
        let is_alone = rest.is_none();
        let melds = self.split(before.iter().cloned().chain(rest).collect(), rules)?;
        let is_likely = !melds.is_empty() && (is_alone || are_melds(&melds));
        Ok(is_likely.then_some(LayDown { melds, discard: Some(discard), left: None }))
    }

    /// Splits cards that were typed one by one; leaves them together where there is no way.
    fn split(
        &self,
        melds: Vec<Vec<Card>>,
        rules: RoundRules<'_>,
    ) -> Result<Vec<Vec<Card>>, TypedLayDownError> {
        let mut ways = match melds.as_slice() {
            [cards] if self.is_loose && !is_meld(cards, rules) => splits(cards, rules),
            _ => Vec::new(),
        };
        let written =
            |melds: &Vec<Vec<Card>>| joined(melds.iter().map(|meld| joined(meld, " ")), ", ");
        match ways.as_mut_slice() {
            [one, other, ..] => {
                Err(TypedLayDownError::SeveralSplits([written(one), written(other)]))
            }
            [one] => Ok(std::mem::take(one)),
            [] => Ok(melds),
        }
    }
}

/// Finds the ways to split cards into melds, as they are typed one after the other.
fn splits(cards: &[Card], rules: RoundRules<'_>) -> Vec<Vec<Vec<Card>>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let firsts = (LEAST..=cards.len()).map(|len| cards.split_at(len));
    let melds = firsts.filter(|(first, _)| is_meld(first, rules));
    let with_others = melds.flat_map(|(first, rest)| {
        splits(rest, rules).into_iter().map(move |others| [vec![first.to_vec()], others].concat())
    });
    with_others.collect()
}

fn is_meld(cards: &[Card], rules: RoundRules<'_>) -> bool {
    meld::book(cards, rules).is_ok() || meld::run(cards, rules).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_arguments;
    use crate::rules::{Round, Ruleset};

    /// In the fourth round, which deals six cards.
    #[test]
    fn a_lay_down_is_read_as_it_is_typed() {
        let names = CardNames { words: &[("og", "and"), ("så", "then")], ..CardNames::ENGLISH };
        let ruleset = Ruleset::official();
        check_arguments(include_str!("../../tests/typed/lay-downs.txt"), |_, values| {
            let typed = TypedLayDown::read(values, &names, ["kasser", "tilbage"]);
            match typed.parse(ruleset.in_round(Round::new(4).unwrap())) {
                Ok(LayDown { melds, discard, left }) => {
                    let round = typed.round.map(|round| format!("round {}", round.number()));
                    let melds = melds.iter().map(|meld| joined(meld, " "));
                    let discard = discard.map(|card| format!("discard {card}"));
                    let left = left.map(|left| format!("left {}", joined(left, " ")));
                    joined(round.into_iter().chain(melds).chain(discard).chain(left), " / ")
                }
                Err(error) => format!("{error:?}"),
            }
        });
    }
}
