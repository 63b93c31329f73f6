//! Asks for a round, player by player.

use super::totals;
use crate::cli::args::lookup;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::prompt::{Ask, Question, cancelled};
use crate::game::{PlayError, RoundEntry, RoundSetup, ScoreEntry, ScoreWarning, Scoresheet};
use crate::render::{self, seat_names, shown};
use crate::words::Words;

/// The round that is asked for.
pub(crate) struct Dialogue<'a> {
    pub(crate) sheet: &'a Scoresheet,
    pub(crate) turn: &'a RoundSetup,
    /// Whether the numbers are running totals.
    pub(crate) totals: bool,
    /// Whether implausible scores are insisted on.
    pub(crate) force: bool,
    /// The game where a command has to name it.
    pub(crate) named: Option<u32>,
    pub(crate) words: &'static dyn Words,
}

/// Who is said to have gone out.
pub(crate) enum Said {
    Seat(usize),
    NobodyKnows,
    /// The answer before is to be corrected first.
    Back,
}

const BACK: &str = "back";

impl Dialogue<'_> {
    /// Asks for the round; what comes back is fit to be scored, and all that
    /// is odd about it was told.
    ///
    /// # Errors
    ///
    /// [`cancelled`] where whoever is asked wants no more of it.
    pub(crate) fn hold(&self, ask: &mut impl Ask) -> Result<RoundEntry> {
        ask.tell(&render::turn_line(self.sheet, self.turn));
        let mut typed = vec![String::new(); self.turn.playing.len()];
        let mut at = 0;
        loop {
            while at < typed.len() {
                let answer = self.ask_one(ask, &typed, at)?;
                if is_back(&answer) {
                    at -= 1;
                } else {
                    typed[at] = answer;
                    at += 1;
                }
            }
            if let Some(draft) = self.conclude(ask, &typed)? {
                return Ok(draft);
            }
            at -= 1;
        }
    }

    fn ask_one(&self, ask: &mut impl Ask, typed: &[String], at: usize) -> Result<String> {
        let seat = self.turn.playing[at];
        let name = shown(&seat_names(self.sheet)[seat]);
        let deals = match self.turn.playing.len() {
            2.. if seat == self.turn.dealer => " (deals)",
            _ => "",
        };
        let label = format!("{name}{deals}:");
        let help = self.help();
        let check = |answer: &str| match (is_back(answer), at) {
            (true, 0) => Err("there is nobody before to go back to".to_owned()),
            (true, _) => Ok(()),
            (false, _) => self.weigh(&typed[..at], answer),
        };
        ask.ask(&Question {
            label: &label,
            before: &typed[at],
            help: &help,
            check: &check,
        })
    }

    fn help(&self) -> String {
        let number = match self.totals {
            true => "a running total such as 112",
            false => "points (12), a sum (10+15)",
        };
        format!(
            "Each: {number}, cards left (KH,5D), `out`, or `-` for did not play; `back` \
             corrects the one before, Ctrl-C leaves all as it was"
        )
    }

    /// Says what is wrong with an answer, as far as those before it tell.
    fn weigh(&self, before: &[String], answer: &str) -> Result<(), String> {
        let answers = before.iter().map(String::as_str).chain([answer]);
        let draft = self.draft(answers.map(str::trim).chain(std::iter::repeat("-")));
        let draft = draft.map_err(|failure| failure.message().replace('\n', "; "))?;
        self.sheet.score(draft).map(drop).map_err(|error| {
            let may_be_forced = matches!(error, PlayError::ImplausibleScore(_));
            let failure = match self.totals {
                true => totals::error(self.sheet, self.turn.number, error),
                false => error.into(),
            };
            match may_be_forced {
                true => format!(
                    "{}; to insist, begin with `crowns score --force`",
                    failure.message()
                ),
                false => failure.message().replace('\n', "; "),
            }
        })
    }

    fn draft<'t>(&self, answers: impl Iterator<Item = &'t str>) -> Result<RoundEntry> {
        let read = |(&seat, text)| {
            Ok((
                seat,
                ScoreEntry::read(text, self.sheet.ruleset.in_round(self.turn.round))?,
            ))
        };
        let entries: Result<Vec<_>> = self.turn.playing.iter().zip(answers).map(read).collect();
        let mut entries = entries?;
        if self.totals {
            entries = self.sheet.from_totals(self.turn.number, entries)?;
        }
        Ok(RoundEntry {
            round: Some(self.turn.number),
            entries,
            out: None,
            force: self.force,
        })
    }

    /// Asks what is left to say, and whether it is to be kept; nothing where
    /// the last answer is to be corrected.
    fn conclude(&self, ask: &mut impl Ask, typed: &[String]) -> Result<Option<RoundEntry>> {
        let mut draft = self.draft(typed.iter().map(String::as_str))?;
        let mut scored = self.sheet.score(draft.clone())?;
        if let Some(seats) = several_zeros(&scored.warnings) {
            match who_went_out(ask, self.sheet, seats, true)? {
                Said::Back => return Ok(None),
                Said::NobodyKnows => {}
                Said::Seat(seat) => {
                    draft.out = Some(seat);
                    scored = self.sheet.score(draft.clone())?;
                }
            }
        }
        let odd = scored.warnings.iter();
        for warning in odd.filter(|warning| is_told(warning, self.totals)) {
            let number = self.turn.number;
            let told = match self.totals {
                true => totals::warning,
                false => render::warning,
            };
            ask.warn(&told(self.sheet, number, warning, self.named, self.words));
        }
        let answer = ask.ask(&Question {
            label: "Keep these scores?",
            before: "",
            help: "Enter or `yes` keeps them, `back` corrects, `no` leaves all as it was",
            check: &|answer| match Outcome::read(answer) {
                Some(_) => Ok(()),
                None => Err("answer yes, no or back".to_owned()),
            },
        })?;
        match Outcome::read(&answer) {
            Some(Outcome::Keep) => Ok(Some(draft)),
            Some(Outcome::Back) => Ok(None),
            Some(Outcome::Drop) | None => Err(cancelled()),
        }
    }
}

/// Whether scores are to be kept.
enum Outcome {
    Keep,
    Drop,
    Back,
}

impl Outcome {
    fn read(text: &str) -> Option<Self> {
        match text.trim().to_lowercase().as_str() {
            "" | "y" | "yes" => Some(Self::Keep),
            "n" | "no" => Some(Self::Drop),
            "b" | BACK => Some(Self::Back),
            _ => None,
        }
    }
}

/// Says whether a warning is of use: points that look like totals are no
/// wonder where they came from totals.
pub(crate) fn is_told(warning: &ScoreWarning, totals: bool) -> bool {
    !(totals && *warning == ScoreWarning::LikeTotals)
}

/// Returns those who may have gone out, where nobody said who did.
pub(crate) fn several_zeros(warnings: &[ScoreWarning]) -> Option<&[usize]> {
    warnings.iter().find_map(|warning| match warning {
        ScoreWarning::WhoWentOut { seats } => Some(seats.as_slice()),
        _ => None,
    })
}

/// Asks which of several players went out.
///
/// # Errors
///
/// [`cancelled`] where whoever is asked wants no more of it.
pub(crate) fn who_went_out(
    ask: &mut impl Ask,
    sheet: &Scoresheet,
    seats: &[usize],
    may_go_back: bool,
) -> Result<Said> {
    let names = seat_names(sheet);
    let names: Vec<_> = seats.iter().map(|&seat| shown(&names[seat])).collect();
    let read = |answer: &str| match answer.trim() {
        "-" => Ok(Said::NobodyKnows),
        answer if may_go_back && is_back(answer) => Ok(Said::Back),
        answer => match lookup::seat(sheet, answer) {
            Ok(seat) if seats.contains(&seat) => Ok(Said::Seat(seat)),
            Ok(_) => Err(format!("it was {}", names.join(" or "))),
            Err(failure) => Err(failure.message()),
        },
    };
    let back = if may_go_back { ", `back` corrects" } else { "" };
    let answer = ask.ask(&Question {
        label: "Who went out?",
        before: "",
        help: &format!("It was {}; `-` if nobody knows{back}", names.join(" or ")),
        check: &|answer| read(answer).map(drop),
    })?;
    read(&answer).map_err(Failure::new)
}

fn is_back(answer: &str) -> bool {
    answer.trim().eq_ignore_ascii_case(BACK)
}

#[cfg(test)]
mod tests;
