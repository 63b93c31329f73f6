//! A correction as it is typed: the number of a round, then its scores.
//!
//! ```text
//! correction = round scores         3 tom=20   3, tom=20   r3 tom 20   round 3 tom out
//!            | name number scores   tom 3 out, where only the number can be the round
//! round      = number | "r" number | "round" number
//! ```

use super::sheet::Scoresheet;
use crate::game::hidden::harmless;
use crate::game::score::ScoreArgsError;

/// A correction whose scores are not read yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedCorrection {
    /// The round, by its number.
    pub round: u8,
    /// Its scores, none if only the round was typed.
    pub values: Vec<String>,
}

impl Scoresheet {
    /// Finds the round of a correction in its arguments. The head of this file has
    /// the grammar.
    ///
    /// # Errors
    ///
    /// [`ScoreArgsError::NoRound`] with arguments that name it, and
    /// [`ScoreArgsError::NoCorrection`] if there are no arguments.
    pub fn split_correction(&self, values: &[String]) -> Result<TypedCorrection, ScoreArgsError> {
        let [first, ..] = values else {
            let example = self.example_correction(None);
            return Err(ScoreArgsError::NoCorrection { example });
        };
        if let Some(typed) = self.round_first(values) {
            return Ok(typed);
        }
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
                    ([], Some(last)) => example(last, values),
                    ([], None) => self.example_correction(None),
                };
                Err(ScoreArgsError::NoRound { value, example })
            }
        }
    }

    /// Reads arguments that begin with the round, `None` if they do not.
    fn round_first(&self, values: &[String]) -> Option<TypedCorrection> {
        let (first, rest) = values.split_first()?;
        let first = first.trim();
        let lower = first.to_lowercase();
        let is_name = |text: &str| self.find_seat(text).is_ok();
        if lower == "round" && !is_name(first) {
            return self.round_first(rest);
        }
        let word = lower.split_whitespace().next().unwrap_or_default();
        let marker = ["round", "r"]
            .into_iter()
            .find(|marker| lower.starts_with(marker) && !is_name(word));
        let number = first.get(marker.map_or(0, str::len)..)?.trim_start();
        let end = number.find(|c: char| !c.is_ascii_digit());
        let (number, after) = number.split_at(end.unwrap_or(number.len()));
        let is_apart = |c: char| c.is_whitespace() || matches!(c, ',' | ':');
        if !(after.is_empty() || after.starts_with(is_apart)) {
            return None;
        }
        let round = number.parse().ok().filter(|&round| round > 0)?;
        let after = after.trim_matches(is_apart);
        let after = (!after.is_empty()).then(|| after.to_owned());
        Some(TypedCorrection {
            round,
            values: after.into_iter().chain(rest.iter().cloned()).collect(),
        })
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

    fn last_scored(&self) -> Option<u8> {
        self.played.keys().next_back().copied()
    }

    /// Returns the arguments of some correction, of the last round without one.
    pub fn example_correction(&self, round: Option<u8>) -> Vec<String> {
        let round = round.or(self.last_scored()).unwrap_or(1);
        let names = self.seat_names();
        let name = self.turn(round).playing.first().map(|&seat| &names[seat]);
        let score = name.map(|name| format!("{name}=31"));
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
    use crate::game::PlayerRef;
    use crate::game::fixture::GameBuilder;

    /// Five rounds of Gran, Tom and Rob.
    fn sheet() -> Scoresheet {
        let mut table = GameBuilder::of("ABC", &[]);
        for _ in 1..=5 {
            table.score("out 12 12").unwrap();
        }
        let mut sheet = table.sheet();
        let mut names = ["Gran", "Tom", "Rob"].into_iter();
        sheet.name_seats(|player| PlayerRef::new(names.next().unwrap(), player));
        sheet
    }

    /// Checks the round and its scores, or the arguments that a hint shows.
    fn check(text: &str, expect: &str) {
        let values: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
        let got = match sheet().split_correction(&values) {
            Ok(typed) => format!("{}: {}", typed.round, typed.values.join(" ")),
            Err(ScoreArgsError::NoRound { example, .. }) => {
                let shown = sheet().split_correction(&example).unwrap();
                assert!(sheet().is_read(shown.round, &shown.values), "{example:?}");
                format!("hint {}", example.join(" "))
            }
            Err(error) => error.to_string(),
        };
        assert_eq!(got, expect, "{text}");
    }

    #[test]
    fn a_round_is_named_in_the_ways_that_people_name_it() {
        check("3 tom=20", "3: tom=20");
        check("3, tom=20", "3: tom=20");
        check("3: tom 20", "3: tom 20");
        check("3,tom=20", "3: tom=20");
        check("r3 tom 20", "3: tom 20");
        check("R3, tom 20", "3: tom 20");
        check("round 3 tom out", "3: tom out");
        check("Round3 tom out", "3: tom out");
        check("3", "3: ");
        check("12 tom 1", "12: tom 1");
        let quoted = ["3, tom 20, rob 3".to_owned()];
        let typed = sheet().split_correction(&quoted).unwrap();
        assert_eq!(
            (typed.round, typed.values),
            (3, vec!["tom 20, rob 3".to_owned()])
        );
    }

    #[test]
    fn a_number_after_the_name_is_the_round_if_it_can_be_nothing_else() {
        check("tom 3 out", "3: tom out");
        check("tom 3 20", "3: tom 20");
    }

    #[test]
    fn what_can_be_misread_is_shown_as_it_works() {
        check("tom 3 5", "hint 3 tom 5");
        check("tom 20 3", "hint 3 tom 20");
        check("tom out 3", "hint 3 tom out");
        check("tom 3 K", "hint 3 tom K");
        check("tom 3 KH,5D", "hint 3 tom KH,5D");
        check("tom=out", "hint 5 tom=out");
        check("tom", "hint 5 Gran=31");
        check("r 3 tom 20", "hint 5 r 3 tom 20");
        check("rob 3", "hint 5 rob 3");
        check("0 tom 3", "hint 5 Gran=31");
        check("tom 9 out", "hint 5 Gran=31");
    }
}
