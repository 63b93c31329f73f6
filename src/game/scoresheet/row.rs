//! A row of the scoresheet as it is typed: the scores of a round in one go.
//!
//! `score`, `fix` and the first prompt of the dialogue all read this grammar:
//!
//! ```text
//! row    = one score for each player in the order of the seats,
//!          separated by spaces, commas or semicolons:  12 0 37 5   12, 0, 37, 5
//!        | scores with names, in any order:   gran 12 tom 0   gran=12, tom=out
//! named  = name score | name "=" score | name ":" score | name "has" score
//! name   = the name of a seat, or the start of one
//! score  = points          12, or a sum 10+15
//!        | cards           KH 5D or KH,5D; ranks alone, 8 K or 8,K, are cards left,
//!                          as are cards called out, `2 kings and a 5` or K+5+4
//!        | "out" | "x" | "0x"   went out
//!        | "-"                  did not play
//! ```
//!
//! Arguments of which each is one score are read as they are. Where commas could
//! separate players as well as the cards of one player, and both give each
//! player a score, the row is ambiguous. Semicolons separate players only.

mod named;
#[cfg(test)]
mod tests;
mod typed;

use std::borrow::Cow;

use super::error::{Entries, RowError, RowReading, SeatNotFound};
use super::setup::RoundSetup;
use super::sheet::Scoresheet;
use super::words::{COMMAS, SIGN, words_and_signs};
use crate::cards::{CardNames, called_first, called_out, parse_ranks};
use crate::game::find_name::{find_name, nearest_names};
use crate::game::name::name_key;
use crate::game::score::{RowText, ScoreArgsError, ScoreEntry, ScoreEntryError};
use crate::game::text::harmless;

impl Scoresheet {
    /// Reads the scores of a round, one for each player, as arguments or as one
    /// line of text. The head of this file has the grammar, as has `docs/scores.md`.
    pub fn read_row(&self, turn: &RoundSetup, values: &[String]) -> Result<Entries, RowError> {
        let row = Row { sheet: self, turn };
        if values.is_empty() {
            return Err(ScoreArgsError::NoValues { names: row.names() }.into());
        }
        match row.named_or_by_argument(values) {
            Some(read) => read,
            None => row.by_seat(values),
        }
    }

    /// Reads corrected scores of a round: with names, or one for each player.
    pub fn read_corrections(
        &self,
        turn: &RoundSetup,
        values: &[String],
    ) -> Result<Entries, RowError> {
        let row = Row { sheet: self, turn };
        if let Some(read) = row.named_or_by_argument(values) {
            return read;
        }
        row.by_seat(values).map_err(|error| match error {
            RowError::Args(ScoreArgsError::Count { .. }) => {
                let name = row.names().into_iter().next();
                let value = values.iter().find(|value| !value.contains(['=', ':']));
                RowError::Args(ScoreArgsError::NoName {
                    value: harmless(value.unwrap_or(&values[0])),
                    name: name.unwrap_or_else(|| "ann".to_owned()),
                })
            }
            error => error,
        })
    }

    /// Returns `true` if a text that cannot be read was meant as a row rather than
    /// as the cards of one player: it has a name, or points that are no rank.
    pub fn looks_like_row(&self, turn: &RoundSetup, text: &str) -> bool {
        let row = Row { sheet: self, turn };
        let is_of_row = |word: &&str| match row.read_score(word) {
            Ok(ScoreEntry::Points(_)) => parse_ranks(word, self.ruleset.deck()).is_err(),
            Ok(ScoreEntry::WentOut) => word.eq_ignore_ascii_case("out"),
            Ok(_) => false,
            Err(_) => *word == SIGN || self.find_seat(word).is_ok(),
        };
        words_and_signs(text).iter().any(is_of_row)
    }

    /// Returns a score or a row with the names of cards replaced by the notation.
    /// What names a seat stays as it is.
    pub fn in_notation<'a>(&self, text: &'a str, names: &CardNames) -> Cow<'a, str> {
        let is_seat = |word: &str| self.find_seat(word).is_ok();
        let is_of_name = |word: &str| {
            let mut parts = self.seats.iter().flat_map(|seat| seat.name().split_whitespace());
            is_seat(word) || parts.any(|part| name_key(part) == name_key(word))
        };
        match text.split_once(['=', ':']) {
            Some((name, score)) if is_seat(name) => match names.to_notation(score) {
                Cow::Owned(cards) => Cow::Owned(format!("{name}={}", cards.replace(' ', ","))),
                Cow::Borrowed(_) => Cow::Borrowed(text),
            },
            _ => names.to_notation_except(text, is_of_name),
        }
    }

    /// Returns the seat of a name, in any case, or of the start of one that no
    /// other name at the table has.
    pub fn find_seat(&self, name: &str) -> Result<usize, SeatNotFound> {
        let names: Vec<_> = self.seats.iter().map(|seat| seat.name()).collect();
        let name = name.trim();
        match find_name(&names, name).as_slice() {
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

struct Row<'a> {
    sheet: &'a Scoresheet,
    turn: &'a RoundSetup,
}

impl Row<'_> {
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
        if values.len() == self.turn.playing.len()
            && let Ok(entries) = self.in_seat_order(values)
        {
            return Some(Ok(entries));
        }
        let text = values.join(" ");
        let words = self.with_signs_for_words(words_and_signs(&text));
        if !self.is_named(&words) {
            return None;
        }
        let error = match self.named(&words) {
            Err(error) if !matches!(error, RowError::Ambiguous(_)) => error,
            read => return Some(read),
        };
        // An `a` before a card may have been taken for a name.
        let is_no_name = matches!(&error, RowError::Seat(SeatNotFound::None { near, .. })
            if near.is_empty() && !words.contains(&SIGN));
        match self.by_seat(values) {
            read if self.has_only_articles(&words) => Some(read),
            Err(RowError::Args(_) | RowError::Seat(_)) => Some(Err(error)),
            Err(RowError::Score { .. }) if !is_no_name => Some(Err(error)),
            read => Some(read),
        }
    }

    /// Returns `true` if all that may be names are the `a` of cards called out.
    fn has_only_articles(&self, words: &[&str]) -> bool {
        let mut names = (0..words.len()).filter(|&index| self.is_name(words[index]));
        !words.contains(&SIGN) && names.all(|index| called_first(&words[index..]) > 1)
    }

    /// Returns the scores of those who play: a row may have `-` for who has left.
    fn of_players<S: AsRef<str> + Clone>(&self, pieces: &[S]) -> Vec<S> {
        let plays = |seat: usize| self.turn.playing.contains(&seat);
        let mut absent = pieces.iter().enumerate().filter(|&(seat, _)| !plays(seat));
        let is_row = pieces.len() == self.sheet.seats.len()
            && absent.all(|(_, piece)| piece.as_ref().trim() == "-");
        let of_players = pieces.iter().enumerate().filter(|&(seat, _)| !is_row || plays(seat));
        of_players.map(|(_, piece)| piece.clone()).collect()
    }

    fn each_named(&self, values: &[String]) -> Result<Entries, RowError> {
        let read = |value: &String| {
            let (name, score) = value.rsplit_once('=').unwrap_or(("", value));
            let seat = self.sheet.find_seat(name)?;
            Ok((seat, self.score(seat, score)?))
        };
        values.iter().map(read).collect()
    }

    fn in_seat_order<S: AsRef<str>>(&self, pieces: &[S]) -> Result<Entries, RowError> {
        let seats = self.turn.playing.iter().zip(pieces);
        seats.map(|(&seat, piece)| Ok((seat, self.score(seat, piece.as_ref())?))).collect()
    }

    fn score(&self, seat: usize, text: &str) -> Result<ScoreEntry, RowError> {
        self.read_score(text).map_err(|error| RowError::Score { seat, error })
    }

    fn read_score(&self, text: &str) -> Result<ScoreEntry, ScoreEntryError> {
        let text = text.trim();
        let score = text.trim_matches(COMMAS);
        let score = if score.is_empty() { text } else { score };
        ScoreEntry::read_typed(score, self.sheet.ruleset.in_round(self.turn.round))
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
        let names = self.sheet.seat_names();
        self.turn.playing.iter().map(|&seat| names[seat].clone()).collect()
    }

    /// Reads scores in the order of the seats, separated by semicolons, or else
    /// by spaces or by commas.
    fn by_seat(&self, values: &[String]) -> Result<Entries, RowError> {
        let text = values.join(" ");
        let separated_by = |separator: char| -> Vec<&str> {
            text.trim_matches([separator, ' ']).split(separator).map(str::trim).collect()
        };
        let spaced = || text.split_whitespace();
        let ways = match text.contains(';') {
            true => vec![separated_by(';')],
            false => vec![
                trimmed(spaced()),
                trimmed(called_out(&text)),
                separated_by(','),
                trimmed(self.without_conjunctions(&spaced().collect::<Vec<_>>())),
            ],
        };
        let is_cards =
            matches!(self.read_score(&text), Ok(ScoreEntry::Cards(_) | ScoreEntry::Ranks(_)));
        let joined = (!is_cards && !text.contains(';')).then(|| self.with_cards_joined(&text));
        let ways: Vec<_> =
            ways.iter().chain(&joined).map(|pieces| self.of_players(pieces)).collect();
        let players = self.turn.playing.len();

        let mut readings: Vec<RowReading> = Vec::new();
        for pieces in &ways {
            if let (true, Ok(entries)) = (pieces.len() == players, self.in_seat_order(pieces))
                && !readings.iter().any(|other| other.entries.as_ref() == Some(&entries))
            {
                let pieces = pieces.iter().map(|piece| harmless(piece));
                readings.push(RowReading {
                    text: RowText::EachPlayer(self.names().into_iter().zip(pieces).collect()),
                    entries: Some(entries),
                });
            }
        }
        let is_of_one = values.len() == 1 && is_cards;
        if let (true, false) = (is_of_one, readings.is_empty()) {
            readings.push(RowReading { text: RowText::OnePlayer(harmless(&text)), entries: None });
        }
        match readings.as_mut_slice() {
            [] => {}
            [one] => return Ok(one.entries.take().unwrap_or_default()),
            _ => return Err(RowError::Ambiguous(readings)),
        }
        // Which of the scores is none is told only if they are as many as
        // there are players.
        if values.len() == players {
            self.in_seat_order(values)?;
        }
        for pieces in ways.iter().filter(|pieces| pieces.len() == players) {
            self.in_seat_order(pieces)?;
        }
        Err(ScoreArgsError::Count {
            round: self.turn.number,
            names: self.names(),
            values: match values.len() {
                1 if is_of_one => 1,
                1 => ways.iter().map(Vec::len).max().unwrap_or_default(),
                count => count,
            },
        }
        .into())
    }

    /// Splits a text at spaces, but not between cards beside each other that are no
    /// points: `queen king joker out 12`.
    fn with_cards_joined<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let is_cards = |piece: &str| match self.read_score(piece) {
            Ok(entry) => matches!(entry, ScoreEntry::Cards(_) | ScoreEntry::Ranks(_)),
            Err(error) => error.is_of_cards(),
        };
        let mut joined: Vec<&str> = Vec::new();
        let mut is_open = false;
        for piece in called_out(text) {
            let continues = is_open && is_cards(piece);
            is_open = is_cards(piece) && !piece.ends_with(',');
            match joined.last_mut() {
                Some(last) if continues => {
                    let start = last.as_ptr() as usize - text.as_ptr() as usize;
                    let end = piece.as_ptr() as usize - text.as_ptr() as usize + piece.len();
                    *last = &text[start..end];
                }
                _ => joined.push(piece),
            }
        }
        trimmed(joined)
    }

    /// Returns words without those between plain scores, as in `12, 0 and 5`;
    /// between cards they are part of what is called out.
    fn without_conjunctions<'a>(&self, words: &[&'a str]) -> Vec<&'a str> {
        let is_plain = |word: Option<&&str>| match word.map(|word| self.read_score(word)) {
            Some(Ok(entry)) => !matches!(entry, ScoreEntry::Cards(_) | ScoreEntry::Ranks(_)),
            _ => false,
        };
        let is_conjunction = |index: usize| {
            let word = words[index].trim_matches(',').to_lowercase();
            matches!(word.as_str(), "and" | "&")
                && is_plain(index.checked_sub(1).and_then(|before| words.get(before)))
                && is_plain(words.get(index + 1))
        };
        let others = words.iter().enumerate().filter(|&(index, _)| !is_conjunction(index));
        others.map(|(_, word)| *word).collect()
    }
}

/// Returns pieces without the commas around them.
fn trimmed<'a>(pieces: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let pieces = pieces.into_iter().map(|piece| piece.trim_matches(','));
    pieces.filter(|piece| !piece.is_empty()).collect()
}
