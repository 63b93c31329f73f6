//! Cells of results that name players, with their totals in the same cell or in another.

use super::cell_text::word_and_number;
use super::columns::Columns;
use super::error::Result;
use super::game::{Cell, Record, RowKind};
use super::heading::{Heading, WINNERS, is_first_name, is_heading_of, is_rank};
use super::problem::SheetProblem;
use super::row::{Row, is_score, score};
use super::totals::LARGEST;
use crate::game::is_between_names;

/// The most bytes of a cell with players and totals.
const MOST_BYTES: usize = 1000;

/// A player in a cell, and the total as it is written.
pub(super) struct Paired<'a> {
    /// What a `1.` before the name, or the heading, says.
    pub(super) place: Option<u32>,
    pub(super) name: &'a str,
    pub(super) total: &'a str,
}

impl Columns {
    /// Returns the players whom a row of results names, with their totals, and their places if
    /// there are some.
    pub(super) fn paired(&self, row: &Row, pairs: &[(usize, usize)]) -> Result<Vec<Record>> {
        let mut records = Vec::new();
        for &(names, sums) in pairs {
            let missing = |of: usize, problem: SheetProblem| Err(problem.at(self.place(row, of)));
            let (name, sum) = match (self.cell_at(row, names), self.cell_at(row, sums)) {
                (Some(name), Some(sum)) => (name, sum),
                (None, None) => continue,
                (None, Some(sum)) if matches!(&*sum.text, "-" | "0") => continue,
                (None, Some(_)) => return missing(names, SheetProblem::NoPlayer),
                (Some(_), None) => return missing(sums, SheetProblem::NoPoints),
            };
            let found = match (names == sums, pairs.len()) {
                (true, 1) => paired(&name.text),
                (true, _) => one(&name.text).map(|one| vec![one]),
                (false, 1) => beside(&name.text, &sum.text),
                (false, _) => {
                    let place = place(&self.names[names]);
                    Some(vec![Paired { place, name: &name.text, total: &sum.text }])
                }
            };
            let Some(found) = found else {
                let [players, totals] = [&name, &sum].map(|cell| cell.text.to_string());
                return Err(SheetProblem::Unpaired { players, totals }.at(&sum));
            };
            for Paired { place, name: player, total } in found {
                let player = Cell { text: player.into(), location: name.location.clone() };
                let total = Cell { text: total.into(), location: sum.location.clone() };
                records.push(Record { place, ..Record::new(RowKind::Totals, Err(player), total) });
            }
        }
        Ok(records)
    }
}

/// Returns the place that heads a column of players: `1st`, `2. Platz`, `Winner`.
fn place(heading: &str) -> Option<u32> {
    if is_heading_of(heading, WINNERS) {
        return Some(1);
    }
    let (word, number) = word_and_number(heading)?;
    let is_place = is_rank(&word) || matches!(&*word, "st" | "nd" | "rd" | "th");
    number.parse().ok().filter(|_| is_place)
}

/// Splits a list of players or totals: at `;`, else at `|`, `/` or `,`, and at words such as
/// `and`.
pub(super) fn list(text: &str) -> Vec<&str> {
    let sign = [';', '|', '/', ','].into_iter().find(|sign| text.contains(*sign));
    let mut parts = Vec::new();
    for part in text.split(|c| Some(c) == sign) {
        let mut start = 0;
        for (at, word) in words(part).filter(|(_, word)| is_between_names(word)) {
            parts.push(&part[start..at]);
            start = at + word.len();
        }
        parts.push(&part[start..]);
    }
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Returns the words of a text, each with the index of its first byte.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut end = 0;
    text.split_whitespace().map(move |word| {
        let at = end + text[end..].find(word).unwrap_or_default();
        end = at + word.len();
        (at, word)
    })
}

/// Returns so many totals of a list; `None` if there are others, or if all may be one number.
pub(super) fn totals(text: &str, count: usize) -> Option<Vec<&str>> {
    let is_one = score(text).is_some_and(|total| total <= LARGEST.into_iter().sum());
    if is_one || count == 1 {
        return (is_one && count == 1).then(|| vec![text]);
    }
    let listed = list(text);
    let totals = if listed.len() > 1 { listed } else { text.split_whitespace().collect() };
    (totals.len() == count && totals.iter().all(|total| is_score(total))).then_some(totals)
}

/// Reads the players of a cell, with their totals in another.
pub(super) fn beside<'a>(names: &'a str, sums: &'a str) -> Option<Vec<Paired<'a>>> {
    let names = list(names);
    let totals = totals(sums, names.len())?;
    let pairs = names.into_iter().zip(totals);
    Some(pairs.map(|(name, total)| Paired { place: None, name, total }).collect())
}

/// Reads the players of a cell, each with a total: `Ann 95, Bob 120`, `Ann 95 Bob 120`.
pub(super) fn paired(text: &str) -> Option<Vec<Paired<'_>>> {
    // A file without the separator is one long cell.
    if text.len() > MOST_BYTES {
        return None;
    }
    let listed = list(text);
    if listed.len() > 1 || one(text).is_some() {
        return listed.into_iter().map(one).collect();
    }
    let mut players = Vec::new();
    let mut start = 0;
    for (at, word) in words(text).filter(|(_, word)| is_score(word.trim_matches(['(', ')']))) {
        let end = at + word.len();
        players.push(one(&text[start..end])?);
        start = end;
    }
    (!players.is_empty() && start == text.len()).then_some(players)
}

/// Reads a player with a total, and the place before that: `Ann 95`, `1. Ann 95`.
fn one(text: &str) -> Option<Paired<'_>> {
    let text = text.trim();
    let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let place = text[..text.len() - after.len()].parse().ok();
    let ranked = after.strip_prefix(['.', ')', ':']).filter(|_| place.is_some());
    let ranked = ranked.and_then(|text| unranked(text.trim()));
    ranked.map(|ranked| Paired { place, ..ranked }).or_else(|| unranked(text))
}

/// Reads a player with a total: `Ann 95`, `Ann (95)`, `Ann: 95 pts`, `95 Ann`.
fn unranked(text: &str) -> Option<Paired<'_>> {
    let is_digit = |c: char| c.is_ascii_digit();
    let (name, total) = if text.starts_with(is_digit) {
        let (total, name) = text.split_at(text.find(char::is_alphabetic)?);
        // `98 (W)` is a score with a mark.
        if total.ends_with('(') {
            return None;
        }
        (name, total)
    } else {
        let start = text.find(is_digit)?;
        let is_negative = text[..start].ends_with(" -");
        text.split_at(start - usize::from(is_negative))
    };
    let name = name.trim_matches(|c: char| c.is_whitespace() || ":=(-–".contains(c));
    let total = total.trim_end_matches(|c: char| c.is_whitespace() || ":=()-–".contains(c));
    let word = name.split_whitespace().next()?;
    let is_name = match Heading::of(word) {
        None | Some(Heading::Out | Heading::Dealt) => name.starts_with(char::is_alphabetic),
        Some(_) => is_first_name(word),
    };
    let is_player = is_name && !name.contains(is_digit) && is_score(total);
    is_player.then_some(Paired { place: None, name, total })
}
