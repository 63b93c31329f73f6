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
//! follows is melds. One without cards behind it is of those of the next
//! argument or section, else of those of the section before it, or of all before it if these
//! are no meld: `king 4 left`.
//!
//! Of one card more than the round deals the last is the discard, if it stands alone or
//! the others are melds without it.

use super::hand_text::{is_nothing, take_round};
use super::text::is_one_of;
use crate::cards::{
    Card, CardNames, Deck, HandPart, ParseCardsError, is_connector, parse_cards, parse_parts,
    parse_ranks, tidied,
};
use crate::rules::{LayDown, Round, RoundRules, meld};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TypedLayDown {
    round: Option<Round>,
    melds: Vec<String>,
    discard: Option<String>,
    left: Option<String>,
    /// Whether the last meld was typed card by card.
    is_loose: bool,
    /// Whether a comma stands before the last card of the last meld, and before no other.
    is_last_apart: bool,
    /// Whether a word for the cards left has none.
    has_empty_left: bool,
    /// Whether an argument is empty, as where a variable of a shell is not set.
    has_empty: bool,
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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Melds,
    Discard,
    Left,
}

/// A part as it is typed.
#[derive(Debug)]
struct Piece {
    part: Part,
    text: String,
    begins: Begins,
    is_loose: bool,
}

/// What a piece is the first of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Begins {
    Argument,
    /// The text behind a separator.
    Section,
    /// A meld behind another.
    Comma,
    /// The words behind others.
    Words,
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
        let text = args.iter().map(apart).collect::<Vec<_>>().join("\n");
        let text = with_brackets_apart(&text, own);
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

    /// Returns the round that was typed with the melds.
    pub const fn round(&self) -> Option<Round> {
        self.round
    }

    /// Returns `true` if the discard was typed as such.
    pub const fn names_discard(&self) -> bool {
        self.discard.is_some()
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

    /// Splits cards that were typed one by one.
    fn split(
        &self,
        melds: Vec<Vec<Card>>,
        rules: RoundRules<'_>,
    ) -> Result<Vec<Vec<Card>>, TypedLayDownError> {
        match melds.as_slice() {
            [cards] if self.is_loose && !is_meld(cards, rules) => split(cards, rules),
            _ => Ok(melds),
        }
    }
}

/// Puts the single cards among lines together; returns whether they were single. A
/// connector between whole lines is left out.
fn together(lines: &str) -> Vec<(String, bool)> {
    let mut texts: Vec<(String, bool)> = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let is_after_whole = texts.last().is_none_or(|(_, is_loose)| !is_loose);
        match (texts.last_mut(), count(line) > 1) {
            _ if is_after_whole && line.split_whitespace().all(is_between) => {}
            (Some((text, true)), false) => *text = format!("{text} {line}"),
            (_, is_whole) => texts.push((line.to_owned(), !is_whole)),
        }
    }
    texts
}

/// Returns the parts of all arguments, each meld by itself; none for melds is empty.
fn pieces(text: &str, own: [&str; 2]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (text, is_loose) in together(text) {
        for (index, section) in text.split(['/', ';', '|']).enumerate() {
            let mut begins = if index == 0 { Begins::Argument } else { Begins::Section };
            for (part, text) in parts(section, own) {
                let text = text.trim_matches([' ', ',']);
                if part != Part::Melds {
                    pieces.push(Piece { part, text: without_fillers(text), begins, is_loose });
                    begins = Begins::Words;
                } else if !text.is_empty() {
                    for text in sections(text) {
                        pieces.push(Piece { part, text, begins, is_loose });
                        begins = Begins::Comma;
                    }
                    begins = Begins::Words;
                }
            }
        }
    }
    pieces
}

fn without_fillers(text: &str) -> String {
    let words = text.split_whitespace();
    let words = words.filter(|word| !["the", "is", "are", "over"].contains(word));
    words.collect::<Vec<_>>().join(" ")
}

/// Gives a word for the discard or the cards left that has no cards those that it is about;
/// returns `false` if none are for the cards left.
fn give_cards(pieces: &mut Vec<Piece>) -> bool {
    let mut at = 0;
    let mut are_left_known = true;
    while at < pieces.len() {
        let Piece { part, begins, is_loose, .. } = pieces[at];
        let is_empty = part != Part::Melds && pieces[at].text.is_empty();
        let is_of_next = |next: &Piece| {
            let is_beside = match next.begins {
                Begins::Argument => is_loose,
                Begins::Section => begins != Begins::Words,
                Begins::Comma | Begins::Words => false,
            };
            next.part == Part::Melds && is_beside
        };
        let others = pieces.iter().filter(|piece| piece.part == Part::Melds).count();
        let before = at
            .checked_sub(1)
            .filter(|&before| pieces[before].part == Part::Melds && begins != Begins::Section);
        if !is_empty {
            // It has its cards.
        } else if pieces.get(at + 1).is_some_and(is_of_next) {
            let is_last = |piece: &Piece| piece.begins != Begins::Comma;
            let rest = pieces[at + 2..].iter().position(is_last);
            let end = rest.map_or(pieces.len(), |rest| at + 2 + rest);
            let cards: Vec<_> = pieces.drain(at + 1..end).map(|piece| piece.text).collect();
            pieces[at].text = without_fillers(&cards.join(" "));
        } else if let Some(before) = before
            && let Some((rest, card)) = last_apart(&pieces[before].text)
        {
            let (rest, card) = (rest.to_owned(), card.to_owned());
            pieces[before].text = rest;
            pieces[at].text = without_fillers(&card);
        } else if let Some(before) = before
            && (others > 1 || part == Part::Left && is_no_meld(&pieces[before].text))
        {
            let cards = pieces.remove(before).text;
            at = before;
            pieces[at].text = without_fillers(&cards);
        } else {
            are_left_known &= part != Part::Left;
        }
        at += 1;
    }
    are_left_known
}

/// Returns `true` for cards that are no meld, as they are too few or have no suits.
fn is_no_meld(text: &str) -> bool {
    count(text) < LEAST || parse_ranks(text, ANY).is_ok() && parse_cards(text, ANY).is_err()
}

/// Splits a text before a comma and one card at its end, if it has no other comma and more
/// cards before this one.
fn last_apart(text: &str) -> Option<(&str, &str)> {
    let (rest, card) = text.split_once(',')?;
    (count(rest) > 1 && count(card) == 1).then(|| (rest.trim(), card.trim()))
}

/// Splits melds at the commas and the words between them.
fn sections(text: &str) -> Vec<String> {
    let mut sections = Vec::new();
    for text in between_connectors(text) {
        let melds: Vec<_> = text.split(',').map(str::trim).collect();
        let wholes = melds.iter().filter(|meld| count(meld) > 1).count();
        match wholes > 1 || wholes == melds.len() {
            true => sections.extend(melds.into_iter().map(str::to_owned)),
            false => sections.push(text),
        }
    }
    sections
}

/// Splits melds at the words between them; leaves them together where one would have fewer
/// cards than a meld, but for a card alone behind several.
fn between_connectors(text: &str) -> Vec<String> {
    let text = text.replace('+', " + ");
    let words: Vec<_> = text.split_whitespace().collect();
    let pieces = words.split(|word| is_between(word.trim_matches(',')));
    let pieces = pieces.map(|words| words.join(" ").trim_matches(',').to_owned());
    let pieces: Vec<_> = pieces.filter(|piece| !piece.is_empty()).collect();
    let wholes = match pieces.as_slice() {
        [wholes @ .., last] if wholes.len() > 1 && count(last) == 1 => wholes,
        pieces => pieces,
    };
    match wholes.iter().all(|piece| count(piece) >= LEAST) {
        true => pieces,
        false => {
            let cards = words.iter().filter(|word| !is_between(word.trim_matches(',')));
            let cards = cards.copied().collect::<Vec<_>>().join(" ");
            vec![cards.trim_matches([',', ' ']).to_owned()]
        }
    }
}

/// Returns `true` for a word between melds.
fn is_between(word: &str) -> bool {
    const FILLERS: &str = "also|finally|first|he|i|lastly|next|ok|okay|second|she|so|the|then|\
        with";
    is_connector(word) || is_one_of(FILLERS, word)
}

/// Puts commas around what stands between brackets and is named: `(3h 4h 5h) 9c left (kh ks
/// kd)`.
fn with_brackets_apart(text: &str, own: [&str; 2]) -> String {
    let mut pieces = text.split([')', ']', '}']);
    let mut written = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (between, rest) = match piece.split_once(['(', '[', '{']) {
            Some((between, rest)) => (between, Some(rest)),
            None => (piece, None),
        };
        let mut words = between.split_whitespace().skip(1);
        let comma = if words.any(|word| part_of(word, false, own).is_some()) { "," } else { "" };
        written += &format!("){comma}{between}");
        written += &rest.map(|rest| format!("{comma}({rest}")).unwrap_or_default();
    }
    written
}

/// Returns the part that a word names. The letters that its name begins with are enough,
/// within other words three of them.
fn part_of(word: &str, is_first: bool, own: [&str; 2]) -> Option<Part> {
    const SURE: usize = 3;
    const DISCARDS: [&str; 7] =
        ["discarded", "discards", "discarding", "throw", "throws", "drop", "drops"];
    const LEFT: [&str; 6] = ["leftover", "leftovers", "remaining", "remainder", "deadwood", "rest"];
    let word = word.trim_start_matches("--").trim_matches([':', ',', '.']).to_lowercase();
    let is = |name: &str, own: &str| {
        let is_enough = if is_first { !word.is_empty() } else { word.len() >= SURE };
        is_enough && name.starts_with(&word) || word == own.to_lowercase()
    };
    let is_one_of = |words: &[&str]| words.contains(&word.as_str());
    let is_discard = is("discard", own[0]) || is_one_of(&DISCARDS);
    match (is_discard, is("left", own[1]) || is_one_of(&LEFT)) {
        (true, _) => Some(Part::Discard),
        (_, true) => Some(Part::Left),
        _ => None,
    }
}

/// Splits a text before each word for the discard or the cards left, but before its cards
/// where these stand before it.
fn parts<'t>(text: &'t str, own: [&str; 2]) -> Vec<(Part, &'t str)> {
    let mut parts = Vec::new();
    let (mut part, mut start) = (Part::Melds, 0);
    for word in text.split_whitespace() {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        let is_first = text[..at].trim().is_empty();
        let Some(next) = part_of(word, is_first, own) else { continue };
        let (before, end) = (&text[start..at], at + word.len());
        let behind = text[end..].trim_start();
        let may_be_behind = word.ends_with(',')
            || behind.starts_with(',')
            || behind.is_empty() && part != Part::Melds && before.contains(',');
        match cards_at_end(before, next).filter(|_| may_be_behind) {
            Some(cards) => {
                parts.push((part, &before[..cards]));
                parts.push((next, &before[cards..]));
                (part, start) = (Part::Melds, end);
            }
            None => {
                parts.push((part, before));
                (part, start) = (next, end);
            }
        }
    }
    parts.push((part, &text[start..]));
    parts
}

/// Returns where the cards begin that stand at the end of a text, behind the last comma or
/// a meld and a word; `None` if they are none, or too many for the part.
fn cards_at_end(text: &str, part: Part) -> Option<usize> {
    let first = text.rfind(',').map_or(0, |comma| comma + 1);
    let mut start = first;
    for word in text[first..].split_whitespace().filter(|word| is_between(word)) {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        if text[start..at].trim().is_empty() || count(&text[first..at]) >= LEAST {
            start = at + word.len();
        }
    }
    let cards = parse_cards(&without_fillers(&text[start..]), ANY).ok()?;
    let is_enough = if part == Part::Discard { cards.len() == 1 } else { !cards.is_empty() };
    is_enough.then_some(start)
}

/// The fewest cards of a meld.
const LEAST: usize = 3;

/// A deck with all cards that can be typed.
const ANY: Deck = Deck { games: 2, low_ranks: true };

/// Counts the cards of a text; words that are none count too.
fn count(text: &str) -> usize {
    let words = || text.split([' ', ',', '/', ';', '|']).filter(|word| !word.is_empty()).count();
    parse_cards(text, ANY).map_or_else(|_| words(), |cards| cards.len())
}

/// Splits cards into melds, as they are typed one after the other; leaves them
/// together where there is no way.
fn split(cards: &[Card], rules: RoundRules<'_>) -> Result<Vec<Vec<Card>>, TypedLayDownError> {
    let mut splits = Vec::new();
    find_splits(cards, &mut Vec::new(), rules, &mut splits);
    let written = |melds: &Vec<Vec<Card>>| {
        let meld =
            |meld: &Vec<Card>| meld.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        melds.iter().map(meld).collect::<Vec<_>>().join(", ")
    };
    match splits.as_slice() {
        [one, other, ..] => Err(TypedLayDownError::SeveralSplits([written(one), written(other)])),
        [one] => Ok(one.clone()),
        [] => Ok(vec![cards.to_vec()]),
    }
}

fn find_splits(
    cards: &[Card],
    before: &mut Vec<Vec<Card>>,
    rules: RoundRules<'_>,
    found: &mut Vec<Vec<Vec<Card>>>,
) {
    if cards.is_empty() {
        found.push(before.clone());
    }
    for len in LEAST..=cards.len() {
        let (first, rest) = cards.split_at(len);
        if is_meld(first, rules) {
            before.push(first.to_vec());
            find_splits(rest, before, rules, found);
            before.pop();
        }
    }
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
        let cards =
            |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        check_arguments(include_str!("../../tests/typed/lay-downs.txt"), |_, values| {
            let typed = TypedLayDown::read(values, &names, ["kasser", "tilbage"]);
            match typed.parse(ruleset.in_round(Round::new(4).unwrap())) {
                Ok(LayDown { melds, discard, left }) => {
                    let round = typed.round().map(|round| format!("round {}", round.number()));
                    let melds = melds.iter().map(|meld| cards(meld));
                    let discard = discard.map(|card| format!("discard {card}"));
                    let left = left.map(|left| format!("left {}", cards(&left)));
                    let parts = round.into_iter().chain(melds).chain(discard).chain(left);
                    parts.collect::<Vec<_>>().join(" / ")
                }
                Err(error) => format!("{error:?}"),
            }
        });
    }
}
