//! A row of the scoresheet as it is typed: the scores of a round in one go.
//!
//! `score`, `fix` and the first prompt of the dialogue all read this grammar:
//!
//! ```text
//! row    = one score for each player in the order of the seats,
//!          separated by spaces, commas or semicolons:  12 0 37 5   12, 0, 37, 5
//!        | scores with names, in any order:   gran 12 tom 0   gran=12, tom=out
//! score  = points          12, or a sum 10+15; as they are said, `20 and 5`
//!        | cards           KH 5D or KH,5D; ranks alone, 8 K or 8,K, are cards left,
//!                          as are cards called out, `2 kings and a 5` or K+5+4
//!        | "out" | "x" | "0x"   went out
//!        | "-"                  did not play
//! ```
//!
//! Arguments of which each is one score are read as they are. Where commas could
//! separate players as well as the cards of one player, and both give each
//! player a score, the row is ambiguous. Semicolons separate players only. `line` splits a
//! row; the grammar of scores with names is at the head of `named`.

mod by_seat;
mod commas;
mod corrects;
mod first_named;
mod line;
mod marks;
mod named;
mod notation;
mod said;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;

use super::error::{Entries, RowError, RowReading, SeatNotFound};
use super::setup::RoundSetup;
use super::sheet::Scoresheet;
use super::tokens::{COMMAS, SIGN, rest_of, unquoted};
use crate::cards::{called_first, parse_ranks};
use crate::game::score::{
    RowText, ScoreArgsError, ScoreEntry, ScoreEntryError, quoting_wild, with_wild,
};
use crate::game::text::{harmless, is_one_of, joined};

impl Scoresheet {
    /// Reads the scores of a round, one for each player, as arguments or as one
    /// line of text. The head of this file has the grammar, as has `docs/scores.md`.
    pub fn read_row(&self, turn: &RoundSetup, values: &[String]) -> Result<Entries, RowError> {
        self.read_row_of(turn, &turn.playing, None, values)
    }

    /// Reads a row of a round that is begun: the rest are those of the open seats.
    pub(super) fn read_row_of(
        &self,
        turn: &RoundSetup,
        open: &[usize],
        asked: Option<usize>,
        values: &[String],
    ) -> Result<Entries, RowError> {
        let row = Row { open, asked, ..Row::new(self, turn) };
        let unquoted = unquoted(values);
        let values = &*without_this_round(unquoted.as_deref().unwrap_or(values));
        if values.is_empty() {
            return Err(ScoreArgsError::NoValues { names: row.names() }.into());
        }
        let text = values.join(" ");
        row.check(&text)?;
        let read = row.with_wilds(values, |values| row.read(values));
        let read = match row.without_marks(&text) {
            Some(text) => row.or_unmarked(read, row.with_wilds(&[text], |values| row.read(values))),
            None => read,
        };
        let read = read.map(with_out_once);
        let out_apart = |error| {
            let read = || row.with_out_first(&text).or_else(|| row.with_out_last(&text));
            if is_unclear(&error) { Err(error) } else { read().ok_or(error) }
        };
        read.or_else(out_apart).or_else(|error| {
            let said = self.said_correction(turn, &text, None);
            let said = said.map_or(Err(error), |said| said.map_err(RowError::from));
            said.map_err(|error| row.count_first(error, values))
        })
    }

    /// Reads corrected scores of a round: with names, or one for each player.
    pub fn read_corrections(
        &self,
        turn: &RoundSetup,
        values: &[String],
    ) -> Result<Entries, RowError> {
        let row = Row { corrects: true, ..Row::new(self, turn) };
        let text = values.join(" ");
        row.check(&text)?;
        let entries = row.with_wilds(values, |values| row.read_corrections(values))?;
        let points = |seat: usize| self.played.get(&turn.number)?.points(seat);
        match self.adds(&text, &entries, points) {
            Some(adds) => Err(adds.into()),
            None => Ok(entries),
        }
    }

    /// Returns the error for points that may be added to those of a player, `tim +5`, or stand
    /// instead of them.
    pub(super) fn adds(
        &self,
        line: &str,
        entries: &[(usize, ScoreEntry)],
        points: impl Fn(usize) -> Option<i32>,
    ) -> Option<ScoreArgsError> {
        let more = |part: &str| {
            let (name, more) = part.split_once('+').or_else(|| part.split_once("plus "))?;
            let name = name.trim_matches([' ', '=', ':']);
            let seat =
                if name.is_empty() { entries.first()?.0 } else { self.find_seat(name).ok()? };
            let (name, score) = (self.seat_name(seat), points(seat)?);
            let sum = format!("{name} {score}+{}", more.trim());
            Some(ScoreArgsError::Adds { name, score, sum })
        };
        line.split(COMMAS).find_map(more)
    }

    /// Returns `true` if a text that cannot be read was meant as a row rather than
    /// as the cards of one player: it has a name, or points that are no rank.
    pub fn looks_like_row(&self, turn: &RoundSetup, text: &str) -> bool {
        let row = Row::new(self, turn);
        let is_of_row = |word: &&str| match row.read_score(word) {
            Ok(ScoreEntry::Points(_)) => parse_ranks(word, self.ruleset.deck()).is_err(),
            Ok(ScoreEntry::WentOut) => word.eq_ignore_ascii_case("out"),
            Ok(_) => false,
            Err(_) => *word == SIGN || row.find_seat(word).is_ok(),
        };
        row.line(text).words.iter().any(is_of_row)
    }

    /// Returns `true` if a text has a word that is neither a score nor between two.
    pub(super) fn has_other_words(&self, turn: &RoundSetup, text: &str) -> bool {
        let row = Row::new(self, turn);
        let words = row.line(text).words;
        let is_between = |index: usize| is_conjunction(words[index]) && index + 1 < words.len();
        (0..words.len()).any(|index| !is_between(index) && !row.is_score(words[index]))
    }
}

struct Row<'a> {
    sheet: &'a Scoresheet,
    turn: &'a RoundSetup,
    /// The seats that may be the rest: those that are not answered.
    open: &'a [usize],
    corrects: bool,
    asked: Option<usize>,
    /// Texts that were read as scores, and as names.
    scores: Known<Result<ScoreEntry, ScoreEntryError>>,
    seats: Known<Result<usize, SeatNotFound>>,
}

type Known<T> = RefCell<HashMap<String, T>>;

/// Returns what is known of a text, or finds it out.
fn known<T: Clone>(known: &Known<T>, text: &str, find: impl FnOnce() -> T) -> T {
    if let Some(found) = known.borrow().get(text) {
        return found.clone();
    }
    let found = find();
    known.borrow_mut().insert(text.to_owned(), found.clone());
    found
}

impl<'a> Row<'a> {
    fn new(sheet: &'a Scoresheet, turn: &'a RoundSetup) -> Self {
        Self {
            sheet,
            turn,
            open: &turn.playing,
            corrects: false,
            asked: None,
            scores: RefCell::default(),
            seats: RefCell::default(),
        }
    }

    /// Refuses a text that is too long, or has two scores for one.
    fn check(&self, text: &str) -> Result<(), RowError> {
        let seat = self.turn.playing.first().copied().unwrap_or_default();
        ScoreEntry::check_length(text).map_err(|error| RowError::Score { seat, error })?;
        Ok(self.check_said_once(text)?)
    }

    /// Returns the seat of a name: of those who play the round before others.
    fn find_seat(&self, name: &str) -> Result<usize, SeatNotFound> {
        let plays = |seat| self.turn.playing.contains(&seat);
        known(&self.seats, name, || match self.sheet.find_seat_of(name, plays) {
            Err(SeatNotFound::None { .. }) => self.sheet.find_seat(name),
            found => found,
        })
    }

    /// Reads arguments, or else with the rank that is wild in the place of the word.
    fn with_wilds(
        &self,
        values: &[String],
        read: impl Fn(&[String]) -> Result<Entries, RowError>,
    ) -> Result<Entries, RowError> {
        let rules = self.sheet.ruleset.in_round(self.turn.round);
        let text = values.join(" ");
        let (error, written) = match (read(values), with_wild(&text, rules)) {
            (Err(error), Cow::Owned(written)) if !is_unclear(&error) => (error, written),
            (read, _) => return read,
        };
        let card = |value: &String| match value.eq_ignore_ascii_case("wild") {
            true => "a wild".to_owned(),
            false => value.clone(),
        };
        let cards: Vec<_> = values.iter().map(card).collect();
        if cards.len() == self.turn.playing.len()
            && let Ok(entries) = self.in_seat_order(&cards)
        {
            return Ok(entries);
        }
        read(&[written]).map_err(|of_wild| match of_wild {
            RowError::Score { seat, error: of_score } if of_score.is_of_cards() => {
                RowError::Score { seat, error: quoting_wild(of_score, &text, rules) }
            }
            _ => error,
        })
    }

    /// Returns that scores are missing for an error of how those that were given are read
    /// together, if each is a score, or that the rest have none.
    fn count_first(&self, error: RowError, values: &[String]) -> RowError {
        let is_short = (2..self.turn.playing.len()).contains(&values.len());
        match error {
            RowError::Score { .. }
                if is_short && values.iter().all(|value| self.read_score(value).is_ok()) =>
            {
                let (round, names) = (self.turn.number, self.names());
                ScoreArgsError::Count { round, names, values: values.len(), example: None }.into()
            }
            RowError::Seat(SeatNotFound::None { name, .. }) if rest_of(&name).is_some() => {
                ScoreArgsError::NoScore { name }.into()
            }
            error => error,
        }
    }

    fn read_corrections(&self, values: &[String]) -> Result<Entries, RowError> {
        self.read_or_told(values).map_err(|error| {
            let text = values.join(" ");
            let words = self.line(&text).words;
            // `zoe to 31`, where nobody is called so.
            let to = words.iter().position(|word| matches!(*word, "to" | "from"));
            let name = &words[..to.unwrap_or(0)];
            if name.is_empty() || name.iter().any(|word| self.is_score(word)) {
                return error;
            }
            self.find_seat(&name.join(" ")).err().map_or(error, RowError::from)
        })
    }

    fn read_or_told(&self, values: &[String]) -> Result<Entries, RowError> {
        if let Some(changes) = self.sheet.changes_said(self.turn, values) {
            return changes.map_err(RowError::from);
        }
        let text = values.join(" ");
        if let Some(read) = self.named_or_by_argument(values) {
            return self.or_initials(read?, &text);
        }
        let read = match self.by_seat_or_initials(values) {
            // Its words may be the cards of one player.
            Err(RowError::Args(ScoreArgsError::Count { .. })) => {
                self.by_seat_or_initials(std::slice::from_ref(&text))
            }
            read => self.or_initials(read?, &text),
        };
        read.map_err(|error| match error {
            RowError::Args(ScoreArgsError::Count { .. }) => {
                let words = self.line(&text).words;
                if words[0].starts_with(char::is_alphabetic)
                    && let Err(error @ RowError::Seat(_)) = self.first_named(&words)
                {
                    return error;
                }
                let name = self.names().into_iter().next();
                let value = values.iter().find(|value| !value.contains(['=', ':']));
                RowError::Args(ScoreArgsError::NoName {
                    value: harmless(value.unwrap_or(&values[0])),
                    name: name.unwrap_or_else(|| "ann".to_owned()),
                })
            }
            error => error,
        })
    }

    fn read(&self, values: &[String]) -> Result<Entries, RowError> {
        match self.named_or_by_argument(values) {
            Some(read) => read,
            None => self.by_seat_or_initials(values),
        }
    }

    /// Reads a row with names, or one whose arguments are scores of their own;
    /// `None` if it is neither.
    fn named_or_by_argument(&self, values: &[String]) -> Option<Result<Entries, RowError>> {
        // Here a name may have any character, even a separator.
        if values.iter().all(|value| value.contains('='))
            && let Ok(entries) = self.each_named(values)
        {
            return Some(Ok(entries));
        }
        let values = &*self.of_players(values);
        let text = values.join(" ");
        let line = self.line(&text);
        if values.len() == self.turn.playing.len()
            && (are_separated_alike(values) || self.readings(&line).is_empty())
            && self.beside_a_name(&text).is_none()
            && let Ok(entries) = self.in_seat_order(values)
        {
            return Some(Ok(entries));
        }
        let words = &line.words;
        let readings = self.readings(&line);
        if !self.is_named(words) {
            return None;
        }
        let error = match self.only(&readings, words) {
            Err(error) if !is_unclear(&error) => error,
            // `an 8` may be a card.
            Ok(scores) if values.len() == 1 && self.is_of_one(&text) => {
                return Some(self.or_readings(scores, vec![one_player(&text)]));
            }
            read => return Some(read),
        };
        if let Some(error) = self.bad_part(&line) {
            return Some(Err(error));
        }
        // An `a` before a card may have been taken for a name.
        let is_no_name = matches!(&error, RowError::Seat(SeatNotFound::None { near, .. })
            if near.is_empty()
                && !words.contains(&SIGN)
                && !words.contains(&"for")
                && self.unknown_name(&text).is_none());
        match self.by_seat(values) {
            read if self.has_only_articles(words) => Some(read),
            Err(RowError::Args(_) | RowError::Seat(_)) => Some(Err(error)),
            Err(RowError::Score { .. }) if !is_no_name => Some(Err(error)),
            read => Some(read),
        }
    }

    fn reading(&self, entries: Entries) -> RowReading {
        let text: Vec<_> = entries.iter().map(|(_, entry)| entry.to_string()).collect();
        self.reading_of(entries, text)
    }

    /// Returns a reading, of which each score is read in a text.
    fn reading_of(&self, entries: Entries, texts: Vec<String>) -> RowReading {
        let names = entries.iter().map(|(seat, _)| self.sheet.seat_name(*seat));
        let text = RowText::EachPlayer(names.zip(texts).collect());
        RowReading { text, entries: Some(entries) }
    }

    /// Returns `true` if a text can be the cards, or the sum, of one player.
    fn is_of_one(&self, text: &str) -> bool {
        match self.read_score(text) {
            Ok(ScoreEntry::Points(_)) => text.split_whitespace().any(is_conjunction),
            Ok(entry) => matches!(entry, ScoreEntry::Cards(_) | ScoreEntry::Ranks(_)),
            Err(_) => false,
        }
    }

    /// Returns `true` if all that may be names are the `a` of cards called out.
    fn has_only_articles(&self, words: &[&str]) -> bool {
        let mut names = (0..words.len()).filter(|&index| self.is_name(words[index])).peekable();
        !words.contains(&SIGN)
            && names.peek().is_some()
            && names.all(|index| called_first(&words[index..]) > 1)
    }

    fn each_named(&self, values: &[String]) -> Result<Entries, RowError> {
        let read = |value: &String| {
            let (name, score) = value.rsplit_once('=').unwrap_or(("", value));
            let seat = self.find_seat(name)?;
            Ok((seat, self.score(seat, score)?))
        };
        values.iter().map(read).collect()
    }

    fn score(&self, seat: usize, text: &str) -> Result<ScoreEntry, RowError> {
        if let Some(total) = text.strip_prefix("to ").filter(|total| self.is_score(total)) {
            let (name, total) = (self.sheet.seat_name(seat), total.to_owned());
            return Err(ScoreArgsError::MayBeTotal { name, total }.into());
        }
        self.read_score(text).map_err(|error| RowError::Score { seat, error })
    }

    fn read_score(&self, text: &str) -> Result<ScoreEntry, ScoreEntryError> {
        let text = text.trim();
        let score = text.trim_matches(COMMAS);
        let score = if score.is_empty() { text } else { score };
        let rules = self.sheet.ruleset.in_round(self.turn.round);
        known(&self.scores, score, || ScoreEntry::read_typed(score, rules))
    }

    /// Returns `true` if a word alone is a score, or cards that cannot be one, or a
    /// slip of one.
    fn is_score(&self, word: &str) -> bool {
        match self.read_score(word) {
            Ok(_) | Err(ScoreEntryError::Slip { .. }) => true,
            Err(ScoreEntryError::Cards(_)) => false,
            Err(error) => error.is_of_cards(),
        }
    }

    /// Returns the names of the players of the round, in the order of their
    /// seats.
    fn names(&self) -> Vec<String> {
        self.turn.playing.iter().map(|&seat| self.sheet.seat_name(seat)).collect()
    }
}

/// Leaves out the 0 of who is said to have gone out, too: `ann 0, bob 0, bob went out`.
fn with_out_once(mut entries: Entries) -> Entries {
    let out = entries.iter().filter(|(_, entry)| *entry == ScoreEntry::WentOut);
    let out: Vec<_> = out.map(|(seat, _)| *seat).collect();
    entries.retain(|(seat, entry)| *entry != ScoreEntry::Points(0) || !out.contains(seat));
    entries
}

/// Returns the values of a row without `this round` before them.
fn without_this_round(values: &[String]) -> Cow<'_, [String]> {
    let text = values.join(" ");
    let mut words = text.split_whitespace();
    let is_this = words.next().is_some_and(|word| is_one_of("this|next", word));
    let is_round = |word: &str| word.trim_end_matches([',', ':']).eq_ignore_ascii_case("round");
    match (is_this && words.next().is_some_and(is_round), values) {
        (false, values) => Cow::Borrowed(values),
        (true, [_]) => Cow::Owned(vec![joined(words, " ")]),
        (true, values) => Cow::Owned(values[2..].to_vec()),
    }
}

fn is_unclear(error: &RowError) -> bool {
    matches!(error, RowError::Ambiguous(_))
}

fn is_conjunction(word: &str) -> bool {
    word == "&" || word.eq_ignore_ascii_case("and")
}

fn one_player(text: &str) -> RowReading {
    RowReading { text: RowText::OnePlayer(harmless(text)), entries: None }
}

/// Returns `true` if arguments are separated alike; of `j 5, k 6` each two may belong together.
fn are_separated_alike(values: &[String]) -> bool {
    let mut ends =
        values[..values.len().saturating_sub(1)].iter().map(|value| value.ends_with(COMMAS));
    let first = ends.next();
    ends.all(|end| Some(end) == first)
}
