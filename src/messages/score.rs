//! Scores of a round: what was typed, priced, corrected and found odd.

use super::{Command, Message, Messages, Said, quoted};
use crate::cards::{CardErrorKind, ParseCardError};
use crate::game::{
    ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError, ScoreWarning,
};

messages! { words:
    cards_cost(name: &str, points: i32) = "score-of-cards" { name, points = words.points(points) };
    corrected_total(correction: &str, old: i32, new: i32) = "score-corrected-total";
    confirmed(round: u8) = "score-confirmed";
    after_total(total: i32, before: i32) = "score-after-total";
    corrected_out(round: u8, old: Option<&str>, new: Option<&str>) => match (old, new) {
        (Some(_), Some(_)) => "score-corrected-out",
        (None, Some(_)) => "score-corrected-out-known",
        (_, None) => "score-corrected-out-unknown",
    } { round, old, new };
}

impl Message for ScoreArgsError {
    fn said(&self, words: &Messages) -> Said {
        match self {
            Self::NoValues { names } => {
                let (command, names) = (score_by_seat(names.len()), words.and(names));
                refuse!(words, "score-none-given", names, command)
            }
            Self::Mixed { value } => refuse!(words, "score-mixed", value),
            Self::NoScore { name } => refuse!(words, "score-missing", name),
            Self::Corrects { example } => {
                let typed = [&["fix".to_owned()], example.as_slice()].concat().join(" ");
                refuse!(words, "score-corrects", typed, command = fix(example))
            }
            Self::WasAnother { round, name, score, typed, example } => {
                let command = fix(example);
                let said = refuse!(words, "score-was-another", round, name, score, typed, command);
                if example.is_empty() { said.with(None) } else { said }
            }
            Self::SeveralRounds { examples } if examples.is_empty() => {
                refuse!(words, "score-one-round")
            }
            Self::SeveralRounds { examples } => {
                let commands =
                    examples.iter().map(|example| format!("`{}`", fix(example).line(None)));
                let commands = words.and(&commands.collect::<Vec<_>>());
                refuse!(words, "score-several-rounds", commands)
            }
            Self::Twice { text } => refuse!(words, "score-twice", text),
            Self::Adds { name, score, sum } => refuse!(words, "score-adds", name, score, sum),
            Self::MayBeTotal { name, total } => {
                refuse!(words, "score-may-be-total", name, total)
            }
            Self::OnlyRest { name } => refuse!(words, "score-only-rest", name),
            Self::OtherRest { names } if names.is_empty() => refuse!(words, "score-no-rest"),
            Self::OtherRest { names } => {
                refuse!(words, "score-other-rest", names = words.and(names))
            }
            Self::NameLast { name, score } => refuse!(words, "score-name-last", name, score),
            Self::CorrectsEither { round, scores, example } => {
                let command = fix(example).line(None);
                refuse!(words, "score-corrects-either", round, scores, command)
            }
            Self::Count { round, names, values: scores } => {
                let hint = match *scores > names.len() {
                    true => hint!(words, "score-count.hint-too-many"),
                    false => hint!(words, "score-count.hint-too-few"),
                };
                let (players, names) = (names.len(), words.and(names));
                refuse!(words, "score-count", round, players, scores, names).with(hint)
            }
            Self::NoName { value, name } => {
                let example = quoted(&format!("{name}={value}"));
                refuse!(words, "score-without-name", value, example)
            }
            Self::NoCorrection { example } => {
                refuse!(words, "score-no-correction", command = fix(example))
            }
            Self::NoRound { value, example } => {
                let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
                let command = fix(example);
                let said =
                    refuse!(words, "score-without-round", value, number = is_number, command);
                if is_number { said.with(None) } else { said }
            }
            Self::Ambiguous { readings } => {
                let example = readings.iter().find_map(|reading| match reading {
                    RowText::EachPlayer(scores) => Some(named_scores(scores)),
                    RowText::OnePlayer(_) => None,
                });
                let readings: Vec<_> = readings.iter().map(|text| words.row_text(text)).collect();
                refuse!(words, "score-ambiguous", readings = words.or(&readings), example)
            }
            Self::TableChanged => {
                refuse!(words, "score-table-changed", command = Command::new("board"))
            }
        }
    }
}

impl Message for ScoreEntryError {
    fn said(&self, words: &Messages) -> Said {
        match self {
            Self::Unreadable { text, .. } if text.is_empty() => refuse!(words, "score-forms"),
            Self::Unreadable { text, nearest } => {
                let rule = say!(words, "score-unreadable", text);
                match nearest {
                    Some(card) => refuse!(words, "hand-did-you-mean", rule, card),
                    None => rule.into(),
                }
            }
            Self::TooLarge { text } => {
                refuse!(words, "score-too-large", text)
            }
            Self::Cards(error) => {
                let is_low = |card: &ParseCardError| card.flaw == CardErrorKind::NoLowRanks;
                let hint = || hint!(words, "score-low-ranks-hint");
                Said::from(error.text(words)).with(error.0.iter().any(is_low).then(hint))
            }
            Self::NoNumber { plural } => {
                refuse!(words, "score-no-number", plural)
            }
            Self::CountOrCard { text } => refuse!(words, "score-count-or-card", text),
            Self::Article { rank } => refuse!(words, "score-article", rank),
            Self::NotWhole { text } => refuse!(words, "score-not-whole", text),
            Self::Mark { text } => refuse!(words, "score-mark", text),
            Self::Product { text } => refuse!(words, "score-product", text),
            Self::Slip { text, meant } => refuse!(words, "score-slip", text, meant),
            Self::TooManyCards { round, dealt, cards } => {
                refuse!(words, "score-too-many-cards", round, dealt, cards)
            }
            Self::CardsLeft(error) => error.said(words).with(hint!(words, "score-cards-left-hint")),
        }
    }
}

impl Message for ImplausibleScore {
    fn said(&self, words: &Messages) -> Said {
        match self {
            Self::AboveCap { name, points, round, dealt, cap } => {
                refuse!(words, "score-above-cap", name, points, round, dealt, cap)
            }
            Self::BelowLeast { name, points, least } => {
                refuse!(words, "score-below-least", name, points, least)
            }
            Self::Negative { name, points } => refuse!(words, "score-negative", name, points),
            Self::OutWithPoints { name, points, due } => {
                refuse!(words, "score-out-with-points", name, points, due)
            }
        }
    }
}

impl Messages {
    /// Returns a score as it is typed in the language.
    pub fn score_said(&self, score: &ScoreEntry) -> String {
        match score {
            ScoreEntry::WentOut => self.called_out("out").to_owned(),
            score => score.to_string(),
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

    /// Returns how a player's score of a round was corrected; `None` is a round
    /// that was not played.
    pub fn correction(&self, round: u8, name: &str, old: Option<i32>, new: Option<i32>) -> String {
        match (old, new) {
            (Some(old), Some(new)) if old == new => {
                say!(self, "score-correction-same", round, name, points = self.points(new))
            }
            (Some(old), Some(new)) => say!(self, "score-correction", round, name, old, new),
            (None, Some(new)) => say!(self, "score-correction-played", round, name, new),
            (Some(old), None) => say!(self, "score-correction-not-played", round, name, old),
            (None, None) => say!(self, "score-correction-never-played", round, name),
        }
    }

    /// Returns what is odd about a score that was recorded all the same.
    pub fn score_warning(
        &self,
        warning: &ScoreWarning,
        context: &ScoreWarningContext<'_>,
    ) -> String {
        let &ScoreWarningContext { round, dealt, bonus, names, command } = context;
        let name = |seat: usize| &names[seat];
        match *warning {
            ScoreWarning::Forced(ref score) => {
                say!(self, "score-forced", problem = score.text(self))
            }
            ScoreWarning::AboveLargest { seat, points, largest } => {
                say!(self, "score-above-largest", name = name(seat), points, dealt, largest)
            }
            ScoreWarning::Impossible { seat, points } => {
                say!(self, "score-impossible", name = name(seat), points, round)
            }
            ScoreWarning::HoldsMeld { seat, points, best } => {
                say!(self, "score-holds-meld", name = name(seat), best = self.points(best), points)
            }
            ScoreWarning::TakenAsOut { seat } => {
                say!(self, "score-taken-as-out", name = name(seat), round, bonus, command)
            }
            ScoreWarning::HoldsBook { seat, rank } => {
                let rank = self.rank_plural(rank);
                say!(self, "score-holds-book", name = name(seat), rank)
            }
            ScoreWarning::NobodyOut => {
                say!(self, "score-nobody-out", round, points = self.points(bonus), bonus)
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
            ScoreWarning::LateStart { seat, round, start, now } => say!(
                self,
                "score-late-start",
                name = name(seat),
                round,
                start = self.points(start),
                now,
                command
            ),
            ScoreWarning::StillZero { seat } => {
                say!(self, "score-still-zero", name = name(seat), points = bonus, round, command)
            }
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

/// Writes scores with their names, as arguments.
fn named_scores(scores: &[(String, String)]) -> String {
    let one = |(name, score): &(String, String)| quoted(&format!("{name}={score}"));
    format!("`{}`", scores.iter().map(one).collect::<Vec<_>>().join(" "))
}

fn score_by_seat(players: usize) -> Command {
    let scores = ["0", "13", "37", "20", "18"].into_iter().cycle().take(players);
    scores.fold(Command::new("score"), Command::arg)
}
