//! The seats of names, alone or in a line of scores.

use std::collections::BTreeSet;

use super::error::SeatNotFound;
use super::sheet::Scoresheet;
use super::tokens::{is_of_score, tokens};
use crate::cards::{number_word, rank_called};
use crate::game::find_name::{find_name, nearest_names, same_but_accents, same_name};
use crate::game::text::is_one_of;
use crate::game::typed_names::between_commas;

impl Scoresheet {
    /// Returns `true` if the first word of a line is a name at the table, or the start of one.
    pub fn begins_with_name(&self, line: &str) -> bool {
        let words = tokens(line);
        let is_name = |first| !matches!(self.find_seat(first), Err(SeatNotFound::None { .. }));
        !self.begins_with_article(&words) && words.first().is_some_and(|first| is_name(first))
    }

    /// Returns `true` if the last word of a line is a whole word of a name at the table.
    pub fn ends_with_name(&self, line: &str) -> bool {
        let last = tokens(line).pop();
        last.is_some_and(|last| (0..self.seats.len()).any(|seat| self.has_name_part(seat, last)))
    }

    pub(super) fn has_name_part(&self, seat: usize, word: &str) -> bool {
        let is_part = |word| {
            self.seats[seat].name().split([' ', '-']).any(|part| same_but_accents(part, word))
        };
        word.split('-').all(is_part)
    }

    /// Returns `true` if words begin with an `a` that belongs to the number or the card after
    /// it, `a thirty`, and nobody is called so.
    pub(super) fn begins_with_article(&self, words: &[&str]) -> bool {
        let [a, next, ..] = words else { return false };
        let next = next.to_lowercase();
        let is_called = next.chars().count() > 2
            && next.starts_with(char::is_alphabetic)
            && (number_word(&next).is_some()
                || rank_called(&next).is_some()
                || ["joker", "jokers", "pair"].contains(&&*next));
        is_called && a.eq_ignore_ascii_case("a") && !self.is_name(a)
    }

    /// Returns `true` if a word is the whole name of somebody at the table.
    pub(super) fn is_name(&self, word: &str) -> bool {
        self.seats.iter().any(|seat| same_name(seat.name(), word))
    }

    /// Returns `true` for a word of a list, unless somebody at the table is called so.
    pub(super) fn is_said(&self, list: &str, word: &str) -> bool {
        is_one_of(list, word) && !self.is_name(word)
    }

    /// Returns the seats of names, with commas, `and` or spaces between them: `Oma, Jean`.
    pub fn find_seats(&self, text: &str) -> Result<Vec<usize>, SeatNotFound> {
        let is_seat = |name: &str| self.find_seat(name).is_ok();
        let mut seats = Vec::new();
        for part in between_commas(&[text.to_owned()], is_seat) {
            let words: Vec<_> = part.split(' ').collect();
            match !is_seat(&part) && words.iter().all(|word| is_seat(word)) {
                true => seats.extend(words.iter().filter_map(|word| self.find_seat(word).ok())),
                false => seats.push(self.find_seat(&part)?),
            }
        }
        let mut found = BTreeSet::new();
        seats.retain(|seat| found.insert(*seat));
        Ok(seats)
    }

    /// Returns the seat of a name, in any case, or of the start of one that no
    /// other name at the table has. A word of a score, such as `and`, is no start of one.
    pub fn find_seat(&self, name: &str) -> Result<usize, SeatNotFound> {
        self.find_seat_of(name, |_| true)
    }

    /// Returns the seat of a name among some of the seats.
    pub(super) fn find_seat_of(
        &self,
        name: &str,
        may_be: impl Fn(usize) -> bool,
    ) -> Result<usize, SeatNotFound> {
        let names: Vec<_> = self.seats.iter().map(|seat| seat.name()).collect();
        let name = name.trim();
        let some = names.iter().enumerate();
        let some: Vec<_> = some.map(|(seat, name)| if may_be(seat) { *name } else { "" }).collect();
        let mut found = find_name(&some, name);
        if let Some(last) = name.split(' ').next_back().filter(|word| is_of_score(word)) {
            let is_whole = |word: &str| same_name(word, last);
            found.retain(|&seat| names[seat].split([' ', '-']).any(is_whole));
        }
        match found.as_slice() {
            [one] => Ok(*one),
            [] => Err(SeatNotFound::None {
                name: name.to_owned(),
                near: owned(nearest_names(name, names.iter().copied())),
                game: self.number,
                names: owned(names),
            }),
            several => Err(SeatNotFound::Several {
                name: name.to_owned(),
                names: owned(several.iter().map(|&seat| names[seat])),
            }),
        }
    }
}

fn owned<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    names.into_iter().map(str::to_owned).collect()
}
