//! Splits a lay-down as it is typed into its melds, the discard and the cards left.

use crate::cards::{Deck, is_connector, parse_cards, parse_ranks};
use crate::game::text::{is_one_of, joined};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Melds,
    Discard,
    Left,
}

/// A part as it is typed.
#[derive(Debug)]
pub(super) struct Piece {
    pub(super) part: Part,
    pub(super) text: String,
    begins: Begins,
    pub(super) is_loose: bool,
}

/// What a piece is the first of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Begins {
    Argument,
    /// The text after a separator.
    Section,
    /// A meld after another.
    Comma,
    /// The words after others.
    Words,
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
pub(super) fn pieces(text: &str, own: [&str; 2]) -> Vec<Piece> {
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
    let is_filler = |word: &&str| ["the", "is", "are", "over"].contains(word);
    joined(text.split_whitespace().filter(|word| !is_filler(word)), " ")
}

/// Gives a word for the discard or the cards left that has no cards those that it is about;
/// returns `false` if none are for the cards left.
pub(super) fn give_cards(pieces: &mut Vec<Piece>) -> bool {
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
            let cards = joined(pieces.drain(at + 1..end).map(|piece| piece.text), " ");
            pieces[at].text = without_fillers(&cards);
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
    count(text) < LEAST
        || parse_ranks(text, Deck::FULL).is_ok() && parse_cards(text, Deck::FULL).is_err()
}

/// Splits a text before a comma and one card at its end, if it has no other comma and more
/// cards before this one.
pub(super) fn last_apart(text: &str) -> Option<(&str, &str)> {
    let (rest, card) = text.split_once(',')?;
    (count(rest) > 1 && count(card) == 1).then(|| (rest.trim(), card.trim()))
}

/// Splits melds at the commas and the words between them; `two jokers, 5H 6H` is one meld.
pub(super) fn sections(text: &str) -> Vec<String> {
    let mut sections = Vec::new();
    for text in between_connectors(text) {
        let melds: Vec<_> = text.split(',').map(str::trim).collect();
        let wholes = melds.iter().filter(|meld| count(meld) > 1).count();
        let has_meld = melds.iter().any(|meld| count(meld) >= LEAST);
        match has_meld && (wholes > 1 || wholes == melds.len()) {
            true => sections.extend(melds.into_iter().map(str::to_owned)),
            false => sections.push(text),
        }
    }
    sections
}

/// Splits melds at the words between them; leaves them together where one would have fewer
/// cards than a meld, but for a card alone after several.
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
            vec![joined(cards, " ").trim_matches([',', ' ']).to_owned()]
        }
    }
}

/// Returns `true` for a word between melds, or before one.
fn is_between(word: &str) -> bool {
    const FILLERS: &str = "also|book|finally|first|he|i|lastly|meld|next|ok|okay|run|second|set|\
        she|so|the|then|with";
    is_connector(word) || is_one_of(FILLERS, word)
}

/// Puts commas around what stands between brackets and is named: `(3h 4h 5h) 9c left (kh ks
/// kd)`.
pub(super) fn with_brackets_apart(text: &str, own: [&str; 2]) -> String {
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
        let Some(next) = part_of(word, text[..at].trim().is_empty(), own) else { continue };
        let (before, end) = (&text[start..at], at + word.len());
        let after = text[end..].trim_start();
        let may_be_behind = word.ends_with(',')
            || after.starts_with(',')
            || after.is_empty() && part != Part::Melds && before.contains(',');
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

/// Returns where the cards begin that stand at the end of a text, after the last comma or
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
    let cards = parse_cards(&without_fillers(&text[start..]), Deck::FULL).ok()?;
    let is_enough = if part == Part::Discard { cards.len() == 1 } else { !cards.is_empty() };
    is_enough.then_some(start)
}

/// The fewest cards of a meld.
pub(super) const LEAST: usize = 3;

/// Counts the cards of a text; words that are none count too.
pub(super) fn count(text: &str) -> usize {
    let words = || text.split([' ', ',', '/', ';', '|']).filter(|word| !word.is_empty()).count();
    parse_cards(text, Deck::FULL).map_or_else(|_| words(), |cards| cards.len())
}
