//! The round that a correction names as it is typed, and its scores:
//!
//! ```text
//! correction = round scores         3 tom=20   3, tom=20   r3 tom 20   round 3 tom out
//!            | name number scores   tom 3 out, where only the number can be the round
//! round      = number | "r" number | "round" number | "#" number | "last"
//! ```

use super::error::RowError;
use super::sheet::Scoresheet;
use crate::cards::CardNames;
use crate::game::name::is_conjunction;
use crate::game::score::ScoreArgsError;
use crate::game::text::{harmless, is_digits, joined, ordinal};
use crate::rules::Round;

/// A correction whose scores are not read yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedCorrection {
    pub round: u8,
    /// Its scores, none if only the round was typed.
    pub values: Vec<String>,
}

impl Scoresheet {
    /// Finds the round of a correction in its arguments. The head of this file has
    /// the grammar; a round and the last one may be said in the words of a language.
    pub fn split_correction(
        &self,
        values: &[String],
        names: &CardNames,
    ) -> Result<TypedCorrection, ScoreArgsError> {
        let said: Vec<Vec<_>> =
            values.iter().map(|value| value.trim().split(' ').collect()).collect();
        let mut english = self.round_in_english(&said.concat(), names).into_iter();
        let argument = |words: &Vec<_>| joined(english.by_ref().take(words.len()), " ");
        let values = &*said.iter().map(argument).collect::<Vec<_>>();
        let [first, ..] = values else {
            let example = self.example_correction(None);
            return Err(ScoreArgsError::NoCorrection { example });
        };
        if let Some(several) = self.several_rounds(values) {
            return Err(several);
        }
        if let Some(typed) = self.with_round(values) {
            return Ok(typed);
        }
        // `fix "tom 3 20"`
        let words: Vec<_> = match values {
            [one] => one.split_whitespace().map(str::to_owned).collect(),
            values => values.to_vec(),
        };
        let values = &*words;
        let readings: Vec<_> = (0..values.len())
            .filter_map(|index| Some((index, self.round_at(values, index)?)))
            .collect();
        let last = self.last_scored();
        let of_last = last.filter(|&round| self.is_read(round, values));
        match (readings.as_slice(), of_last) {
            ([(index, typed)], None) if *index > 0 && index + 1 < values.len() => Ok(typed.clone()),
            (readings, of_last) => {
                let value = harmless(first);
                let example = match (readings, of_last) {
                    ([(_, typed), ..], _) => example(typed.round, &typed.values),
                    // There is no round 0.
                    ([], Some(last)) => {
                        let scores = values.strip_prefix(&["0".to_owned()]).unwrap_or(values);
                        // With names and signs if it is in words.
                        match self.changes_said(&self.turn(last), scores) {
                            Some(Ok(said)) => self.fix(last, &said),
                            _ => example(last, scores),
                        }
                    }
                    ([], None) => self.example_correction(None),
                };
                Err(ScoreArgsError::NoRound { value, example })
            }
        }
    }

    /// Puts English in the place of words that name a round: `i sidste omgang`.
    pub(super) fn round_in_english<'a>(
        &self,
        words: &[&'a str],
        names: &'a CardNames,
    ) -> Vec<&'a str> {
        // `sidste omgang: bo 9`
        let called = |word: &'a str| names.called(word.trim_end_matches(':'));
        let is_of_round = |word: &'a str| {
            matches!(called(word), "last" | "round") && self.find_seat(word).is_err()
        };
        let is_number = |word: &str| word.parse::<u8>().is_ok();
        let is_followed = |index: usize| words.get(index + 1).is_some_and(|next| is_of_round(next));
        // `anden omgang`: other languages have one word for the second and the other.
        let counted = |index: usize| match called(words[index]) {
            _ if !is_followed(index) => None,
            "other" | "others" => Some("second"),
            first => ordinal(first).map(|_| first),
        };
        // `i omgang 3`, `i 2. omgang`
        let is_before = |index: usize| {
            is_followed(index) || index + 1 < words.len() && counted(index + 1).is_some()
        };
        let english = |(index, &word): (usize, &&'a str)| match called(word) {
            "in" | "of" if is_before(index) => "in",
            _ if let Some(counted) = counted(index) => counted,
            // `runde to`
            number if index > 0 && is_of_round(words[index - 1]) && is_number(number) => number,
            // `bo 23 i 3`, where nobody else is named by an initial
            "in" | "of"
                if word != "of"
                    && index > 0
                    && index + 2 == words.len()
                    && is_number(words[index + 1])
                    && words.iter().any(|word| self.is_name(word)) =>
            {
                "in"
            }
            english if is_of_round(word) => english,
            // `rettelse: bo 9`
            english @ ("correction" | "sorry" | "oops") if word.ends_with(':') => english,
            _ => word,
        };
        words.iter().enumerate().map(english).collect()
    }

    /// Returns the error for corrections of several rounds, with the arguments for each if all
    /// of them are scored: `3 tim 5, 4 lena 30`, and `3 tim 5 4 lena 30`, where the 4 may be a
    /// card of Tim as well.
    pub(super) fn several_rounds(&self, values: &[String]) -> Option<ScoreArgsError> {
        let text = values.join(" ");
        let corrections = self.corrections(&text.split_whitespace().collect::<Vec<_>>())?;
        let (rounds, mut examples): (Vec<_>, Vec<_>) = corrections.into_iter().unzip();
        if !rounds.iter().all(|round| self.played.contains_key(round)) {
            examples.clear();
        }
        (rounds.len() > 1).then_some(ScoreArgsError::SeveralRounds { examples })
    }

    /// Splits words into corrections, each with its round and scores that can be read, perhaps
    /// in two ways; `None` if one has not. Only after a comma may a number be a round that is
    /// not scored.
    fn corrections(&self, words: &[&str]) -> Option<Vec<(u8, Vec<String>)>> {
        let ends_part = |word: &str| word.ends_with([',', ';']);
        let is_score = |word: &str| {
            let score = word.rsplit('=').next().unwrap_or(word);
            is_digits(score) || score.eq_ignore_ascii_case("out")
        };
        let begins = |at: &usize| {
            let (before, word) = (&words[..*at], words[*at]);
            let is_behind_and = matches!(before, [.., score, and]
                if is_conjunction(and) && (is_score(score) || !is_digits(word)));
            let last = before[at - 1];
            let is_apart = ends_part(last) || is_behind_and;
            match words.get(at + 1).filter(|_| is_digits(word)) {
                Some(name) => {
                    let is_played = || word.parse().is_ok_and(|no| self.played.contains_key(&no));
                    let may_begin = ends_part(last) || (is_apart || is_score(last)) && is_played();
                    let name = name.split('=').next().unwrap_or(name);
                    may_begin && self.find_seat(name).is_ok()
                }
                None => is_apart && !word.starts_with(|c: char| c.is_ascii_digit()),
            }
        };
        let plain = |words: &[&str]| -> Vec<String> {
            let ends_in_and = words.last().is_some_and(|last| is_conjunction(last));
            let words = &words[..words.len() - usize::from(ends_in_and)];
            words.iter().map(|word| word.trim_end_matches([',', ';']).to_owned()).collect()
        };
        let whole = |words: &[&str]| {
            let arguments = plain(words);
            let TypedCorrection { round, values } = self.with_round(&arguments)?;
            let is_round = Round::new(round).is_some() || self.played.contains_key(&round);
            let read = || self.read_corrections(&self.turn(round), &values);
            let is_read = || matches!(read(), Ok(_) | Err(RowError::Ambiguous(_)));
            (is_round && !values.is_empty() && is_read()).then_some((round, arguments))
        };
        let split = (1..words.len()).filter(begins).find_map(|at| {
            let first = whole(&words[..at])?;
            Some([vec![first], self.corrections(&words[at..])?].concat())
        });
        split.or_else(|| Some(vec![whole(words)?]))
    }

    /// Reads arguments that name the round.
    fn with_round(&self, values: &[String]) -> Option<TypedCorrection> {
        let first = self.round_first(values);
        let in_words = || {
            let words: Vec<_> = values.iter().flat_map(|value| value.split_whitespace()).collect();
            let (round, rest) = self.take_round(&words)?;
            Some(TypedCorrection { round, values: rest.into_iter().map(str::to_owned).collect() })
        };
        let Some(first) = first else {
            // In words: `ann to 31 in round 1`.
            return in_words();
        };
        // The number before `for gran in round 3` is the score.
        let is_round = Round::new(first.round).is_some() || self.played.contains_key(&first.round);
        let is_score = |said: &TypedCorrection| {
            said.round != first.round && (!is_round || self.is_read(said.round, &said.values))
        };
        Some(in_words().filter(is_score).unwrap_or(first))
    }

    /// Reads arguments that begin with the round, `None` if they do not.
    pub(super) fn round_first(&self, values: &[String]) -> Option<TypedCorrection> {
        let (first, rest) = values.split_first()?;
        let first = first.trim();
        let lower = first.to_lowercase();
        let is_name = |text: &str| self.find_seat(text).is_ok();
        match &*lower {
            "round" if !is_name(first) => return self.round_first(rest),
            "last" if !is_name(first) => {
                let is_round = rest.first().is_some_and(|word| word.eq_ignore_ascii_case("round"));
                let values = rest[usize::from(is_round)..].to_vec();
                return Some(TypedCorrection { round: self.last_scored()?, values });
            }
            _ => {}
        }
        let word = lower.split_whitespace().next().unwrap_or_default();
        let marker =
            ["round", "r"].into_iter().find(|marker| lower.starts_with(marker) && !is_name(word));
        let number = first.get(marker.map_or(0, str::len)..)?.trim_start();
        let end = number.find(|c: char| !c.is_ascii_digit());
        let (number, after) = number.split_at(end.unwrap_or(number.len()));
        let is_apart = |c: char| c.is_whitespace() || matches!(c, ',' | ':');
        if !(after.is_empty() || after.starts_with(is_apart)) {
            return None;
        }
        let round = number.parse().ok().filter(|&round| round > 0)?;
        let after = Some(after.trim_matches(is_apart)).filter(|after| !after.is_empty());
        let values = after.map(str::to_owned).into_iter().chain(rest.iter().cloned()).collect();
        Some(TypedCorrection { round, values })
    }

    /// Reads one argument as a round that is scored and the others as its scores.
    fn round_at(&self, values: &[String], index: usize) -> Option<TypedCorrection> {
        let round = values[index].trim().parse().ok()?;
        let mut values = values.to_vec();
        values.remove(index);
        let is_read = self.played.contains_key(&round) && self.is_read(round, &values);
        is_read.then_some(TypedCorrection { round, values })
    }

    fn is_read(&self, round: u8, values: &[String]) -> bool {
        !values.is_empty() && self.read_corrections(&self.turn(round), values).is_ok()
    }

    pub fn last_scored(&self) -> Option<u8> {
        self.played.keys().next_back().copied()
    }

    /// Returns the arguments of some correction, of the last round without one that is scored.
    /// It has the score that a player has, if there is one, and changes nothing then.
    pub fn example_correction(&self, round: Option<u8>) -> Vec<String> {
        let scored = round.filter(|round| self.played.contains_key(round));
        let round = scored.or(self.last_scored()).unwrap_or(1);
        let played = self.played.get(&round);
        let out = played.and_then(|played| played.out);
        let seat = self.turn(round).playing.iter().copied().find(|&seat| Some(seat) != out);
        let points = |seat: usize| played?.scores.get(&seat)?.points;
        let score =
            seat.map(|seat| format!("{}={}", self.seat_name(seat), points(seat).unwrap_or(31)));
        std::iter::once(round.to_string()).chain(score).collect()
    }
}

fn example(round: u8, values: &[String]) -> Vec<String> {
    let values = values.iter().map(|value| harmless(value));
    std::iter::once(round.to_string()).chain(values).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::{GameBuilder, check_arguments};

    #[test]
    fn the_round_of_a_correction_is_found() {
        let words = &[
            ("sidste", "last"),
            ("omgang", "round"),
            ("tredje", "third"),
            ("andre", "others"),
            ("to", "2"),
            ("i", "in"),
        ];
        let names = CardNames { words, ..CardNames::ENGLISH };
        check_arguments(include_str!("../../../tests/typed/rounds.txt"), |players, values| {
            let sheet = GameBuilder::seated(players).sheet();
            match sheet.split_correction(values, &names) {
                Ok(typed) => format!("{}: {}", typed.round, typed.values.join(" ")),
                Err(ScoreArgsError::NoRound { example, .. }) => {
                    let shown = sheet.split_correction(&example, &names).unwrap();
                    assert!(sheet.is_read(shown.round, &shown.values), "{example:?}");
                    format!("hint {}", example.join(" "))
                }
                Err(error) => format!("! {error}"),
            }
        });
    }

    #[test]
    fn what_follows_the_round_in_an_argument_is_one() {
        let sheet = GameBuilder::seated("Gran, Tom, Rob").sheet();
        let quoted = ["3, tom 20, rob 3".to_owned()];
        let typed = sheet.split_correction(&quoted, &CardNames::ENGLISH).unwrap();
        assert_eq!((typed.round, typed.values), (3, vec!["tom 20, rob 3".to_owned()]));
    }

    #[test]
    fn a_correction_without_arguments_is_shown_one() {
        let sheet = GameBuilder::seated("Gran, Tom, Rob").sheet();
        let Err(ScoreArgsError::NoCorrection { example }) =
            sheet.split_correction(&[], &CardNames::ENGLISH)
        else {
            panic!("nothing was typed");
        };
        assert_eq!(example, ["5", "Tom=12"]);
    }
}
