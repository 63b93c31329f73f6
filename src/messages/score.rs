use super::{Command, Hint, Messages, quoted};
use crate::game::{
    ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError, ScoreWarning,
};

/// Scores of a round: what was typed, priced, corrected and found odd.
impl Messages {
    /// Returns why typed scores do not give each player one.
    pub fn score_args_error(&self, error: &ScoreArgsError) -> String {
        match error {
            ScoreArgsError::NoValues { .. } => say!(self, "score-none-given"),
            ScoreArgsError::Mixed { value } => say!(self, "score-mixed", value),
            ScoreArgsError::Count {
                round,
                names,
                values,
            } => say!(
                self,
                "score-count",
                round,
                players = names.len(),
                scores = values,
                names = self.and(names)
            ),
            ScoreArgsError::NoName { value, .. } => say!(self, "score-without-name", value),
            ScoreArgsError::NoCorrection { .. } => say!(self, "score-no-correction"),
            ScoreArgsError::NoRound { value, .. } => say!(self, "score-without-round", value),
            ScoreArgsError::Ambiguous { readings } => {
                let readings: Vec<_> = readings.iter().map(|text| self.row_text(text)).collect();
                say!(self, "score-ambiguous", readings = self.or(&readings))
            }
            ScoreArgsError::TableChanged => say!(self, "score-table-changed"),
        }
    }

    /// Returns how to type scores.
    pub fn score_args_error_hint(&self, error: &ScoreArgsError) -> Option<Hint> {
        Some(match error {
            ScoreArgsError::NoValues { names } => hint!(
                self,
                "score-none-given.hint",
                names = self.and(names),
                command = score_by_seat(names.len())
            ),
            ScoreArgsError::Mixed { .. } => hint!(self, "score-mixed.hint"),
            ScoreArgsError::Count { names, values, .. } if *values > names.len() => {
                hint!(self, "score-count.hint-too-many")
            }
            ScoreArgsError::Count { .. } => hint!(self, "score-count.hint-too-few"),
            ScoreArgsError::NoName { value, name } => hint!(
                self,
                "score-without-name.hint",
                example = quoted(&format!("{name}={value}"))
            ),
            ScoreArgsError::NoCorrection { example } => {
                hint!(self, "score-no-correction.hint", command = fix(example))
            }
            ScoreArgsError::NoRound { example, .. } => {
                hint!(self, "score-without-round.hint", command = fix(example))
            }
            ScoreArgsError::Ambiguous { .. } => hint!(
                self,
                "score-ambiguous.hint",
                command = Command::new("score 8,K 5")
            ),
            ScoreArgsError::TableChanged => {
                hint!(
                    self,
                    "score-table-changed.hint",
                    command = Command::new("board")
                )
            }
        })
    }

    /// Returns why a text is no score.
    pub fn score_entry_error(&self, error: &ScoreEntryError) -> String {
        match error {
            ScoreEntryError::Unreadable { text } if text.is_empty() => say!(self, "score-forms"),
            ScoreEntryError::Unreadable { text } => say!(self, "score-unreadable", text),
            ScoreEntryError::TooLarge { text } => {
                say!(self, "score-too-large", most = ScoreEntry::MAX_POINTS, text)
            }
            ScoreEntryError::Cards(error) => self.bad_cards(error),
            ScoreEntryError::Slip { text, meant } => say!(self, "score-slip", text, meant),
            ScoreEntryError::TooManyCards {
                round,
                dealt,
                cards,
            } => say!(
                self,
                "score-too-many-cards",
                round = round.number(),
                dealt,
                cards
            ),
            ScoreEntryError::CardsLeft(error) => self.impossible_cards_left(error),
        }
    }

    /// Returns what to leave out of a score.
    pub fn score_entry_error_hint(&self, error: &ScoreEntryError) -> Option<Hint> {
        match error {
            ScoreEntryError::TooManyCards { .. } => Some(hint!(self, "score-too-many-cards.hint")),
            ScoreEntryError::CardsLeft(_) => Some(hint!(self, "score-cards-left-hint")),
            ScoreEntryError::Unreadable { .. }
            | ScoreEntryError::TooLarge { .. }
            | ScoreEntryError::Slip { .. }
            | ScoreEntryError::Cards(_) => None,
        }
    }

    /// Returns how a row of scores can be read.
    pub fn row_text(&self, text: &RowText) -> String {
        match text {
            RowText::EachPlayer(scores) => {
                let score = |(name, score): &(String, String)| format!("{name} `{score}`");
                self.and(&scores.iter().map(score).collect::<Vec<_>>())
            }
            RowText::OnePlayer(cards) => say!(self, "score-row-of-one", cards),
        }
    }

    /// Returns why no player can have a score.
    pub fn implausible_score(&self, score: &ImplausibleScore) -> String {
        match score {
            ImplausibleScore::AboveCap {
                name,
                points,
                round,
                dealt,
                cap,
            } => say!(self, "score-above-cap", name, points, round, dealt, cap),
            ImplausibleScore::BelowLeast {
                name,
                points,
                least,
            } => say!(self, "score-below-least", name, points, least),
            ImplausibleScore::Negative { name, points } => {
                say!(self, "score-negative", name, points)
            }
            ImplausibleScore::OutWithPoints { name, points, due } => {
                say!(self, "score-out-with-points", name, points, due)
            }
        }
    }

    /// Returns what the typed cards of a player cost, in points.
    pub fn cards_cost(&self, name: &str, points: i32) -> String {
        say!(self, "score-of-cards", name, points = self.points(points))
    }

    /// Returns how a player's score of a round was corrected; `None` is a round
    /// that was not played.
    pub fn correction(&self, round: u8, name: &str, old: Option<i32>, new: Option<i32>) -> String {
        match (old, new) {
            (Some(old), Some(new)) if old == new => say!(
                self,
                "score-correction-same",
                round,
                name,
                points = self.points(new)
            ),
            (Some(old), Some(new)) => say!(self, "score-correction", round, name, old, new),
            (None, Some(new)) => say!(self, "score-correction-played", round, name, new),
            (Some(old), None) => say!(self, "score-correction-not-played", round, name, old),
            (None, None) => say!(self, "score-correction-never-played", round, name),
        }
    }

    /// Adds to a correction how the total changed.
    pub fn corrected_total(&self, correction: &str, old: i32, new: i32) -> String {
        say!(self, "score-corrected-total", correction, old, new)
    }

    /// Returns how a correction changed who went out of a round.
    pub fn corrected_out(&self, round: u8, old: Option<&str>, new: Option<&str>) -> String {
        match (old, new) {
            (Some(old), Some(new)) => say!(self, "score-corrected-out", round, old, new),
            (None, Some(new)) => say!(self, "score-corrected-out-known", round, new),
            (_, None) => say!(self, "score-corrected-out-unknown", round),
        }
    }

    /// Returns that the scores of a round were confirmed, others being dropped.
    pub fn confirmed(&self, round: u8) -> String {
        say!(self, "score-confirmed", round)
    }

    /// Returns what points were computed from: a running total and the one
    /// before it.
    pub fn after_total(&self, total: i32, before: i32) -> String {
        say!(self, "score-after-total", total, before)
    }

    /// Returns what is odd about a score that was recorded all the same.
    pub fn score_warning(
        &self,
        warning: &ScoreWarning,
        context: &ScoreWarningContext<'_>,
    ) -> String {
        let &ScoreWarningContext {
            round,
            dealt,
            bonus,
            names,
            command,
        } = context;
        let name = |seat: usize| &names[seat];
        match *warning {
            ScoreWarning::Forced(ref score) => {
                say!(
                    self,
                    "score-forced",
                    problem = self.implausible_score(score)
                )
            }
            ScoreWarning::AboveLargest {
                seat,
                points,
                largest,
            } => say!(
                self,
                "score-above-largest",
                name = name(seat),
                points,
                dealt,
                largest
            ),
            ScoreWarning::Impossible { seat, points } => {
                say!(self, "score-impossible", name = name(seat), points, dealt)
            }
            ScoreWarning::HoldsMeld { seat, points, best } => say!(
                self,
                "score-holds-meld",
                name = name(seat),
                best = self.points(best),
                points
            ),
            ScoreWarning::TakenAsOut { seat } => {
                say!(
                    self,
                    "score-taken-as-out",
                    name = name(seat),
                    round,
                    bonus,
                    command
                )
            }
            ScoreWarning::HoldsBook { seat, rank } => {
                let rank = self.rank_plural(rank);
                say!(self, "score-holds-book", name = name(seat), rank)
            }
            ScoreWarning::NobodyOut => {
                say!(
                    self,
                    "score-nobody-out",
                    round,
                    points = self.points(bonus),
                    bonus
                )
            }
            ScoreWarning::AllZero => say!(self, "score-all-zero", round),
            ScoreWarning::WhoWentOut { ref seats, points } => {
                let all: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
                let first = all.first().map(String::as_str).unwrap_or_default();
                say!(
                    self,
                    "score-who-went-out",
                    players = all.len(),
                    names = self.and(&all),
                    points = self.points(points),
                    round,
                    first,
                    command
                )
            }
            ScoreWarning::SameAsBefore { round: before } => {
                say!(self, "score-same-as-before", round, before)
            }
            ScoreWarning::OutOfTurn { next } => say!(self, "score-out-of-turn", round, next),
            ScoreWarning::LateStart {
                seat,
                round,
                start,
                highest,
            } => say!(
                self,
                "score-late-start",
                name = name(seat),
                round,
                start = self.points(start),
                highest,
                command
            ),
            ScoreWarning::TieGone { round } => say!(self, "score-tie-gone", round),
            ScoreWarning::LikeTotals => say!(self, "score-like-totals", round),
        }
    }
}

/// The round that a [`ScoreWarning`] is about.
#[derive(Debug, Clone, Copy)]
pub struct ScoreWarningContext<'a> {
    /// The number of the round.
    pub round: u8,
    /// The cards dealt to each player.
    pub dealt: usize,
    /// The score of a player who goes out, in points.
    pub bonus: i32,
    /// The names by seat, ready to be printed.
    pub names: &'a [String],
    /// The command that puts it right, empty if there is none.
    pub command: &'a str,
}

/// Returns an example of a correction.
fn fix(args: &[String]) -> Command {
    args.iter().fold(Command::new("fix"), Command::arg)
}

/// Returns an example of scores by seat.
fn score_by_seat(players: usize) -> Command {
    let example = ["0", "12", "37", "20", "8"].into_iter().cycle();
    let scores = example.take(players);
    scores.fold(Command::new("score"), Command::arg)
}
