use super::{English, and, points};
use crate::game::ScoreWarning;
use crate::words::{ScoreWarningContext, ScoreWords};

impl ScoreWords for English {
    fn score_warning(&self, warning: &ScoreWarning, context: &ScoreWarningContext<'_>) -> String {
        let &ScoreWarningContext {
            round,
            dealt,
            bonus,
            names,
            fix,
        } = context;
        match warning {
            ScoreWarning::Forced(refusal) => format!("{refusal}; recorded anyway"),
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
            ScoreWarning::NobodyOut => format!(
                "nobody went out in round {round}: nobody has {}",
                points(bonus)
            ),
            ScoreWarning::AllZero => format!("everyone who played round {round} has 0 points"),
            ScoreWarning::WhoWentOut { seats } => {
                let all: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
                let both = if seats.len() == 2 { "both" } else { "all" };
                let first = all.first().map(String::as_str).unwrap_or_default();
                format!(
                    "{} {both} have {} in round {round}, so it is not known who went out; if it \
                     was {first}: `{fix}`",
                    and(&all),
                    points(bonus)
                )
            }
            ScoreWarning::LikeTotals => format!(
                "no score of round {round} is below the total before it; if these are running \
                 totals, `crowns undo`, then score again with `--totals`"
            ),
        }
    }
}
