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
    /// `None` is a round that was not played.
    correction(round: u8, name: &str, old: Option<i32>, new: Option<i32>) => match (old, new) {
        (Some(old), Some(new)) if old == new => "score-correction-same",
        (Some(_), Some(_)) => "score-correction",
        (None, Some(_)) => "score-correction-played",
        (Some(_), None) => "score-correction-not-played",
        (None, None) => "score-correction-never-played",
    } { round, name, old, new, points = words.points(new.unwrap_or_default()) };
}

said! { words:
    impl Error + Message for ScoreArgsError {
        NoValues { names } = "score-none-given" {
            names = words.and(names), command = score_by_seat(names.len())
        };
        Mixed { value } = "score-mixed";
        NoScore { name } = "score-missing";
        Corrects { example } = "score-corrects" {
            typed = [&[words.command_in_words("fix").to_owned()], example.as_slice()].concat().join(" "),
            command = fix(example)
        };
        WasAnother { round, name, score, typed, example } => {
            let command = fix(example);
            let said = refuse!(words, "score-was-another", round, name, score, typed, command);
            if example.is_empty() { said.with(None) } else { said }
        };
        SeveralRounds { examples } => match examples.is_empty() {
            true => refuse!(words, "score-one-round"),
            false => {
                let command = |example: &Vec<String>| format!("`{}`", fix(example).line(None));
                let commands = words.and(&examples.iter().map(command).collect::<Vec<_>>());
                refuse!(words, "score-several-rounds", commands)
            }
        };
        OtherRound { round, next, scores } = "score-other-round" {
            round, next,
            command = Command::new("score").option("--round", *round).args(scores)
        };
        Twice { text } = "score-twice";
        Adds { name, score, sum } = "score-adds";
        MayBeTotal { name, total } = "score-may-be-total";
        OnlyRest { name } = "score-only-rest";
        OtherRest { names } => match names.is_empty() {
            true => refuse!(words, "score-no-rest"),
            false => refuse!(words, "score-other-rest", names = words.and(names)),
        };
        NameLast { name, score } = "score-name-last";
        CorrectsEither { round, scores, example } = "score-corrects-either" {
            round, scores, command = fix(example).line(None)
        };
        Count { round, names, values: scores, example } => {
            let hint = match *scores > names.len() {
                true if example.is_some() => hint!(words, "score-count.hint-spaces"),
                true => hint!(words, "score-count.hint-too-many"),
                false => hint!(words, "score-count.hint-too-few"),
            };
            let (players, names) = (names.len(), words.and(names));
            let rule = say!(words, "score-count", round, players, scores, names);
            match example {
                Some(card) => refuse!(words, "hand-did-you-mean", rule, card).with(hint),
                None => Said::from(rule).with(hint),
            }
        };
        NoName { value, name } = "score-without-name" {
            value, example = quoted(&format!("{name}={value}"))
        };
        NoCorrection { example } = "score-no-correction" { command = fix(example) };
        NoRound { value, example } => {
            let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
            let command = fix(example);
            let said = refuse!(words, "score-without-round", value, number = is_number, command);
            if is_number { said.with(None) } else { said }
        };
        Ambiguous { readings } => {
            let example = readings.iter().find_map(|reading| match reading {
                RowText::EachPlayer(scores) => Some(named_scores(scores)),
                RowText::OnePlayer(_) => None,
            });
            let readings: Vec<_> = readings.iter().map(|text| words.row_text(text)).collect();
            refuse!(words, "score-ambiguous", readings = words.or(&readings), example)
        };
        TableChanged = "score-table-changed" { command = Command::new("board") };
    }
}

said! { words:
    impl Error + Message for ScoreEntryError {
        Unreadable { text, nearest } => match nearest {
            _ if text.is_empty() => refuse!(words, "score-forms"),
            Some(card) => {
                let rule = say!(words, "score-unreadable", text);
                refuse!(words, "hand-did-you-mean", rule, card)
            }
            None => refuse!(words, "score-unreadable", text),
        };
        TooLarge { text } = "score-too-large";
        Cards(error) => {
            let is_low = |card: &ParseCardError| card.flaw == CardErrorKind::NoLowRanks;
            let hint = || hint!(words, "score-low-ranks-hint");
            Said::from(error.text(words)).with(error.0.iter().any(is_low).then(hint))
        };
        NoNumber { plural } = "score-no-number";
        CountOrCard { text } = "score-count-or-card";
        Article { rank } = "score-article";
        NotWhole { text } = "score-not-whole";
        Mark { text } = "score-mark";
        Product { text } = "score-product";
        Slip { text, meant } = "score-slip";
        TooManyCards { round, dealt, cards } = "score-too-many-cards";
        CardsLeft(error) => error.said(words).with(hint!(words, "score-cards-left-hint"));
    }
}

said! { words:
    impl Error + Message for ImplausibleScore {
        AboveCap { name, points, round, dealt, cap } = "score-above-cap";
        BelowLeast { name, points, least } = "score-below-least";
        Negative { name, points } = "score-negative";
        OutWithPoints { name, points, due } = "score-out-with-points";
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

    /// Returns what is odd about a score that was recorded all the same.
    pub fn score_warning(
        &self,
        warning: &ScoreWarning,
        context: &ScoreWarningContext<'_>,
    ) -> String {
        let &ScoreWarningContext { round, dealt, bonus, names, command } = context;
        let name = |seat: &usize| &names[*seat];
        by_variant!(say self, warning, ScoreWarning {
            Forced(score) = "score-forced" { problem = score.text(self) };
            AboveLargest { seat, points, largest } = "score-above-largest" {
                name = name(seat), points, dealt, largest
            };
            Impossible { seat, points } = "score-impossible" { name = name(seat), points, round };
            HoldsMeld { seat, points, best } = "score-holds-meld" {
                name = name(seat), best = self.points(*best), points
            };
            TakenAsOut { seat } = "score-taken-as-out" { name = name(seat), round, bonus, command };
            HoldsBook { seat, rank } = "score-holds-book" {
                name = name(seat), rank = self.rank_plural(*rank)
            };
            NobodyOut = "score-nobody-out" { round, points = self.points(bonus), bonus };
            AllZero = "score-all-zero" { round };
            WhoWentOut { seats, points } => {
                let all: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
                let first = all.first().map(String::as_str).unwrap_or_default();
                let (players, points) = (all.len(), self.points(*points));
                let names = self.and(&all);
                say!(self, "score-who-went-out", players, names, points, round, first, command)
            };
            SameAsBefore { round: before } = "score-same-as-before" { round, before };
            OutOfTurn { next } = "score-out-of-turn" { round, next };
            LateStart { seat, round, start, now } = "score-late-start" {
                name = name(seat), round, start = self.points(*start), now, command
            };
            StillZero { seat } = "score-still-zero" {
                name = name(seat), points = bonus, round, command
            };
            TieGone { round } = "score-tie-gone";
            LikeTotals = "score-like-totals" { round };
        })
    }
}

/// The round that a [`ScoreWarning`] is about.
#[derive(Debug, Clone, Copy)]
pub struct ScoreWarningContext<'a> {
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
    Command::new("fix").args(args)
}

/// Writes scores with their names, as arguments.
fn named_scores(scores: &[(String, String)]) -> String {
    let one = |(name, score): &(String, String)| quoted(&format!("{name}={score}"));
    format!("`{}`", scores.iter().map(one).collect::<Vec<_>>().join(" "))
}

fn score_by_seat(players: usize) -> Command {
    let scores = ["0", "13", "37", "20", "18"].into_iter().cycle().take(players);
    Command::new("score").args(scores)
}
