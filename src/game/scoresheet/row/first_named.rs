//! What is wrong with names and scores that cannot be read together.

use super::super::error::{Entries, RowError, SeatNotFound};
use super::super::tokens::SIGN;
use super::Row;
use super::line::Who;
use super::named::Scores;
use crate::cards::called_first;
use crate::game::score::{ScoreArgsError, ScoreEntryError};
use crate::game::text::harmless;

impl Row<'_> {
    /// Reads names and scores from left to right, for the first error; if there
    /// is none, a name is there twice.
    pub(super) fn first_named(&self, words: &[&str]) -> Result<Entries, RowError> {
        // `0 for zoe`
        let is_for = |at: &usize| words[*at] == "for";
        for at in (1..words.len().saturating_sub(1)).filter(is_for) {
            if self.first_names(&words[at + 1..], &[]).is_empty() {
                self.find_seat(words[at + 1])?;
            }
            // `2 kings for zoe`, where two cards cannot be left
            let score = words[..at].join(" ");
            if let (Ok(seat), Err(error)) = (self.find_seat(words[at + 1]), self.read_score(&score))
                && error.is_of_cards()
            {
                return Err(RowError::Score { seat, error });
            }
        }
        if let [score @ .., name] = words
            && let (Ok(seat), Ok(_)) = (self.find_seat(name), self.read_score(&score.join(" ")))
        {
            let (name, score) = (self.sheet.seat_name(seat), score.join(" "));
            return Err(ScoreArgsError::NameLast { name, score }.into());
        }
        let (mut scores, mut of_rest) = (Scores::new(), Scores::new());
        let mut before: Option<(usize, &[&str])> = None;
        let mut rest = words;
        while !rest.is_empty() {
            let whole = rest;
            if !(scores.is_empty() && of_rest.is_empty()) {
                rest = self.after_conjunction(rest);
            }
            let items = self.items(rest, true, &of_rest).into_iter();
            let longest =
                items.filter(|(scores, _)| scores[0].0.is_rest()).max_by_key(|item| item.1);
            if let Some((item, len)) = longest {
                of_rest = item;
                rest = &rest[len..];
                continue;
            }
            let (name, score, after) = self.split_named(rest);
            let strays = name.iter().take_while(|word| self.find_seat(word).is_err()).count();
            let seat = match (self.find_seat(&name.join(" ")), before) {
                (Ok(seat), _) => seat,
                // Words before a name belong to the score before them.
                (Err(_), Some((seat, score))) if (1..name.len()).contains(&strays) => {
                    let more = &whole[..whole.len() - rest.len() + strays];
                    let text = [score, more].concat().join(" ");
                    self.score(seat, &text)?;
                    scores.pop();
                    scores.push((Who::Seat(seat), text));
                    rest = &rest[strays..];
                    continue;
                }
                // `seven and ten 20`, where Sevenah plays
                (Err(_), None) if let Some(error) = self.near_a_name(name) => {
                    return Err(error.into());
                }
                (Err(error), before) => {
                    // It may be more of the score before it: `king and sevens`.
                    let more = |(seat, score): (usize, &[&str])| {
                        self.score(seat, &[score, whole].concat().join(" ")).err()
                    };
                    return Err(match before.and_then(more) {
                        Some(RowError::Score {
                            seat,
                            error: error @ ScoreEntryError::NoNumber { .. },
                        }) => RowError::Score { seat, error },
                        _ => error.into(),
                    });
                }
            };
            if score.is_empty() {
                return Err(ScoreArgsError::NoScore { name: self.sheet.seat_name(seat) }.into());
            }
            let text = score.join(" ");
            let is_cards_left = text.contains(char::is_alphabetic)
                && matches!(
                    self.read_score(&text),
                    Err(ScoreEntryError::CardsLeft(_) | ScoreEntryError::TooManyCards { .. })
                );
            match (score, self.score(seat, &text)) {
                (_, Ok(_)) => scores.push((Who::Seat(seat), text)),
                (_, Err(error @ RowError::Score { error: ScoreEntryError::Mark { .. }, .. })) => {
                    return Err(error);
                }
                ([first, second, ..], Err(_))
                    if self.is_plain(first) && called_first(score) < 2 && !is_cards_left =>
                {
                    let value = harmless(second);
                    return Err(ScoreArgsError::Mixed { value }.into());
                }
                (_, Err(error)) => return Err(error),
            }
            before = Some((seat, score));
            rest = after;
        }
        let left = self.without_score(&scores).into_iter().filter_map(Who::seat);
        let mut names: Vec<_> = left.map(|seat| self.sheet.seat_name(seat)).collect();
        scores.extend(of_rest);
        match self.filled_up(&scores).into_iter().next() {
            Some(scores) => Ok(self.entries(scores)),
            None if names.len() == self.turn.playing.len() => {
                Err(ScoreArgsError::OnlyRest { name: names.swap_remove(0) }.into())
            }
            None => Err(ScoreArgsError::OtherRest { names }.into()),
        }
    }

    /// Returns the error for the first of several words, if it is nearly a name.
    fn near_a_name(&self, words: &[&str]) -> Option<SeatNotFound> {
        let error = self.find_seat(words.first().filter(|_| words.len() > 1)?).err()?;
        matches!(&error, SeatNotFound::None { near, .. } if !near.is_empty()).then_some(error)
    }

    /// Splits the first name and its score from the words after them.
    fn split_named<'w, 't>(
        &self,
        words: &'w [&'t str],
    ) -> (&'w [&'t str], &'w [&'t str], &'w [&'t str]) {
        let sign = words.iter().position(|word| *word == SIGN);
        let first_score = words.iter().skip(1).position(|word| self.is_score(word));
        let first_score = first_score.map_or(words.len(), |index| index + 1);
        let is_seat = |len: &usize| self.find_seat(&words[..*len].join(" ")).is_ok();
        let (name, rest) = match sign {
            Some(sign) if sign <= first_score => (&words[..sign], &words[sign + 1..]),
            // Of `anna k` the k is no card.
            _ => {
                let full = (2..=words.len()).rev().find(|&len| self.is_full_name(&words[..len]));
                let name = full.or_else(|| (1..=first_score).rev().find(is_seat));
                words.split_at(name.unwrap_or(first_score))
            }
        };
        let called = called_first(rest).max(1);
        let starts_name = |index: usize| {
            let is_signed = rest.get(index + 1) == Some(&SIGN);
            is_signed || index >= called && !self.is_score(rest[index])
        };
        let end = (0..rest.len()).find(|&index| starts_name(index));
        let (score, after) = rest.split_at(end.unwrap_or(rest.len()));
        (name, score, after)
    }
}
