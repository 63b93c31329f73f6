use super::{English, and, counted, or, plural, points, run};
use crate::game::{
    ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError, ScoreWarning,
};
use crate::words::score::{fix, score_by_seat};
use crate::words::{Command, HandWords, Hint, ScoreWarningContext, ScoreWords, quoted};

impl ScoreWords for English {
    fn score_args_error(&self, error: &ScoreArgsError) -> String {
        match error {
            ScoreArgsError::NoValues { .. } => "no scores were given".to_owned(),
            ScoreArgsError::Mixed { value } => {
                format!("scores must be given by seat or by name, not both; `{value}` has no name")
            }
            ScoreArgsError::Count {
                round,
                names,
                values,
            } => {
                let players = counted(names.len() as u64, "player");
                let scores = counted(*values as u64, "score");
                let were = if *values == 1 { "was" } else { "were" };
                format!(
                    "round {round} has {players}, but {scores} {were} given; in seat order the \
                     players are {}",
                    and(names)
                )
            }
            ScoreArgsError::NoName { value, .. } => {
                format!("a correction must name its player, `{value}` does not")
            }
            ScoreArgsError::NoCorrection { .. } => "no correction was given".to_owned(),
            ScoreArgsError::NoRound { value, .. } => {
                format!("a correction must name its round, `{value}` does not")
            }
            ScoreArgsError::Ambiguous { readings } => {
                let readings: Vec<_> = readings.iter().map(|text| self.row_text(text)).collect();
                format!("these scores can be read as {}", or(&readings))
            }
            ScoreArgsError::TableChanged => {
                "the players at the table have changed in the meantime; nothing was scored"
                    .to_owned()
            }
        }
    }

    fn score_args_error_hint(&self, error: &ScoreArgsError) -> Option<Hint> {
        Some(match error {
            ScoreArgsError::NoValues { names } => Hint::new(format!(
                "give one for each player in the order of their seats, {}, such as ",
                and(names)
            ))
            .command(score_by_seat(names.len())),
            ScoreArgsError::Mixed { .. } => {
                Hint::new("name the player of every score, such as `bob=12 ann=0`, or of none")
            }
            ScoreArgsError::Count { names, values, .. } if *values > names.len() => Hint::new(
                "write the cards of one player together, `KH,5D` or \"KH 5D\"; write `-` for a \
                 player who did not play",
            ),
            ScoreArgsError::Count { .. } => {
                Hint::new("write `-` for a player who did not play, `out` for who went out")
            }
            ScoreArgsError::NoName { value, name } => Hint::new(format!(
                "write whose score it is, such as `{}`",
                quoted(&format!("{name}={value}"))
            )),
            ScoreArgsError::NoCorrection { example } => {
                Hint::new("name the round, then the player and the score, such as ")
                    .command(fix(example))
            }
            ScoreArgsError::NoRound { example, .. } => {
                Hint::new("name the round first, such as ").command(fix(example))
            }
            ScoreArgsError::Ambiguous { .. } => {
                Hint::new("give each player's score as an argument of its own, such as ")
                    .command(Command::new("score 8,K 5"))
                    .text(", or name the players, such as `bob=8,K ann=0`")
            }
            ScoreArgsError::TableChanged => {
                run(Command::new("board"), "to see who is at the table now")
            }
        })
    }

    fn score_entry_error(&self, error: &ScoreEntryError) -> String {
        match error {
            ScoreEntryError::Unreadable { text } => {
                let rule = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`";
                match text.as_str() {
                    "" => rule.to_owned(),
                    text => format!("{rule}, not `{text}`"),
                }
            }
            ScoreEntryError::TooLarge { text } => {
                format!(
                    "points must be at most {}, not `{text}`",
                    ScoreEntry::MAX_POINTS
                )
            }
            ScoreEntryError::Cards(error) => self.bad_cards(error),
            ScoreEntryError::Slip { text, meant } => {
                format!("`{text}` is not a number; did you mean `{meant}`?")
            }
            ScoreEntryError::TooManyCards {
                round,
                dealt,
                cards,
            } => format!("in round {round} a hand is counted with {dealt} cards, not {cards}"),
            ScoreEntryError::CardsLeft(error) => English.impossible_cards_left(error),
        }
    }

    fn score_entry_error_hint(&self, error: &ScoreEntryError) -> Option<Hint> {
        match error {
            ScoreEntryError::TooManyCards { .. } => {
                Some(Hint::new("leave out the card that was discarded"))
            }
            ScoreEntryError::CardsLeft(_) => Some(Hint::new(
                "name all the cards left, or enter the points instead",
            )),
            ScoreEntryError::Unreadable { .. }
            | ScoreEntryError::TooLarge { .. }
            | ScoreEntryError::Slip { .. }
            | ScoreEntryError::Cards(_) => None,
        }
    }

    fn row_text(&self, text: &RowText) -> String {
        match text {
            RowText::EachPlayer(scores) => {
                let score = |(name, score): &(String, String)| format!("{name} `{score}`");
                and(&scores.iter().map(score).collect::<Vec<_>>())
            }
            RowText::OnePlayer(cards) => format!("the cards left to one player, `{cards}`"),
        }
    }

    fn implausible_score(&self, score: &ImplausibleScore) -> String {
        match score {
            ImplausibleScore::AboveCap {
                name,
                points,
                round,
                dealt,
                cap,
            } => format!(
                "{name} cannot have {points} in round {round}: {dealt} cards cost at most {cap}"
            ),
            ImplausibleScore::BelowLeast {
                name,
                points,
                least,
            } => format!("{name} cannot have {points}: the cheapest card costs {least}"),
            ImplausibleScore::Negative { name, points } => {
                format!("{name} cannot have {points}: points cannot be negative")
            }
            ImplausibleScore::OutWithPoints { name, points, due } => {
                format!("{name} went out and so scores {due}, not {points}")
            }
        }
    }

    fn cards_cost(&self, name: &str, cost: i32) -> String {
        format!("{name} scores {}", points(cost))
    }

    fn correction(&self, round: u8, name: &str, old: Option<i32>, new: Option<i32>) -> String {
        let change = match (old, new) {
            (Some(old), Some(new)) if old == new => format!("still has {}", points(new)),
            (Some(old), Some(new)) => format!("had {old}, now has {new}"),
            (None, Some(new)) => format!("did not play, now has {new}"),
            (Some(old), None) => format!("had {old}, now did not play"),
            (None, None) => "did not play".to_owned(),
        };
        format!("Round {round}: {name} {change}")
    }

    fn corrected_total(&self, correction: &str, old: i32, new: i32) -> String {
        format!("{correction}; the total is {new}, not {old}")
    }

    fn corrected_out(&self, round: u8, old: Option<&str>, new: Option<&str>) -> String {
        match (old, new) {
            (Some(old), Some(new)) => format!("Round {round}: {new} went out, not {old}"),
            (None, Some(new)) => format!("Round {round}: {new} went out"),
            (_, None) => format!("Round {round}: it is no longer known who went out"),
        }
    }

    fn confirmed(&self, round: u8) -> String {
        format!("Round {round} stays as it is; its other scores no longer count")
    }

    fn after_total(&self, total: i32, before: i32) -> String {
        format!("a total of {total} after {before}")
    }

    fn score_warning(&self, warning: &ScoreWarning, context: &ScoreWarningContext<'_>) -> String {
        let &ScoreWarningContext {
            round,
            dealt,
            bonus,
            names,
            command,
        } = context;
        match warning {
            ScoreWarning::Forced(score) => {
                format!("{}; recorded anyway", self.implausible_score(score))
            }
            &ScoreWarning::AboveLargest {
                seat,
                points,
                largest,
            } => format!(
                "{} has {points}, but a best-arranged hand of {dealt} cards costs {largest} at \
                 most; was a meld missed?",
                names[seat]
            ),
            &ScoreWarning::Impossible { seat, points } => format!(
                "{} has {points}, but no best-arranged hand of {dealt} cards costs {points}; was a \
                 meld missed, or is the sum wrong?",
                names[seat]
            ),
            &ScoreWarning::HoldsMeld {
                seat,
                points: counted,
                best,
            } => format!(
                "the cards left to {} still hold a meld; with it laid down they cost {}, not \
                 {counted}",
                names[seat],
                points(best)
            ),
            &ScoreWarning::TakenAsOut { seat } => format!(
                "{} has the only 0 of round {round} and so is taken to have gone out, which scores \
                 {bonus}; if not: `{command}`",
                names[seat]
            ),
            &ScoreWarning::HoldsBook { seat, rank } => format!(
                "the cards left to {} hold a book of {}; was it missed?",
                names[seat],
                plural(rank)
            ),
            ScoreWarning::NobodyOut => format!(
                "nobody went out in round {round}: nobody has {}",
                points(bonus)
            ),
            ScoreWarning::AllZero => format!("everyone who played round {round} has 0 points"),
            ScoreWarning::WhoWentOut {
                seats,
                points: same,
            } => {
                let all: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
                let have = match all.len() {
                    1 => "has",
                    2 => "both have",
                    _ => "all have",
                };
                let first = all.first().map(String::as_str).unwrap_or_default();
                format!(
                    "{} {have} {} in round {round}, so it is not known who went out; if it was \
                     {first}: `{command}`",
                    and(&all),
                    points(*same)
                )
            }
            ScoreWarning::SameAsBefore { round: before } => format!(
                "round {round} has the same scores as round {before}, which was entered just before \
                 it; if it was entered twice, `crowns undo` takes it back"
            ),
            ScoreWarning::OutOfTurn { next } => format!(
                "round {round} was entered, but round {next} is next; if that is a mistake, \
                 `crowns undo` takes it back"
            ),
            &ScoreWarning::LateStart {
                seat,
                round: from,
                start,
                highest,
            } => format!(
                "{} joined in round {from} with {}; after this correction it would be {highest}; \
                 to change it: `{command}`",
                names[seat],
                points(start)
            ),
            ScoreWarning::TieGone { round } => format!(
                "round {round} was played to break a tie that is no longer there; if this \
                 correction is a mistake, `crowns undo` takes it back"
            ),
            ScoreWarning::LikeTotals => format!(
                "no score of round {round} is below the total before it; if these are running \
                 totals, `crowns undo`, then score again with `--totals`"
            ),
        }
    }
}
