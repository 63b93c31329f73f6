//! What is odd about a round, in words; it is kept all the same.

use crate::game::{ScoreWarning, Scoresheet};
use crate::render::text::{and, points, seat_names, shown};

/// Writes a warning of a round.
///
/// `named` is the game where a command that would mend it has to name it.
pub fn warning(
    sheet: &Scoresheet,
    round: u8,
    warning: &ScoreWarning,
    named: Option<u32>,
) -> String {
    let names = seat_names(sheet);
    let name = |seat: usize| shown(&names[seat]);
    let dealt = sheet.turn(round).round.dealt();
    match warning {
        ScoreWarning::Forced(refusal) => format!("{refusal}; kept, as you insist"),
        &ScoreWarning::AboveLargest {
            seat,
            points,
            largest,
        } => format!(
            "{} has {points}, but {dealt} cards arranged at their best count {largest} at most; \
             was a meld missed?",
            name(seat)
        ),
        &ScoreWarning::Impossible { seat, points } => format!(
            "{} has {points}, but no {dealt} cards arranged at their best count just that; \
             was a meld missed, or an error made in the sum?",
            name(seat)
        ),
        &ScoreWarning::HoldsMeld {
            seat,
            points: counted,
            best,
        } => format!(
            "the cards left to {} still hold a meld; with it laid down they count {}, not {counted}",
            name(seat),
            points(best)
        ),
        ScoreWarning::NobodyOut => {
            let due = points(sheet.ruleset.go_out_bonus().into());
            format!("nobody went out in round {round}: nobody has {due}")
        }
        ScoreWarning::AllZero => format!("everyone who played round {round} has 0 points"),
        ScoreWarning::WhoWentOut { seats } => {
            let all: Vec<_> = seats.iter().map(|&seat| name(seat)).collect();
            let both = if seats.len() == 2 { "both" } else { "all" };
            let due = points(sheet.ruleset.go_out_bonus().into());
            let mut fix = format!("crowns fix {round}");
            if let Some(&seat) = seats.first() {
                fix += &format!(" {}", quoted(&format!("{}=out", names[seat])));
            }
            if let Some(game) = named {
                fix += &format!(" --game {game}");
            }
            format!(
                "{} {both} have {due} in round {round}, it is not known who went out; \
                 to say that it was {}: `{fix}`",
                and(&all),
                seats.first().map_or_else(String::new, |&seat| name(seat)),
            )
        }
        ScoreWarning::LikeTotals => format!(
            "no score of round {round} is below the total before it; if these are running \
             totals, `crowns undo`, then score again with `--totals`"
        ),
    }
}

/// Writes a word as a shell takes it.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "=-_.,+/".contains(c);
    let is_first = |c: char| c.is_alphanumeric() || "./".contains(c);
    if word.starts_with(is_first) && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", shown(word).replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_can_be_pasted() {
        let check = |word: &str, expect: &str| assert_eq!(quoted(word), expect);
        check("Ann", "Ann");
        check("Ann=out", "Ann=out");
        check("Zoë=out", "Zoë=out");
        check("./a/crowns.db", "./a/crowns.db");
        check("-n=out", "'-n=out'");
        check("Mary Lou=out", "'Mary Lou=out'");
        check("'; DROP TABLE", r"''\''; DROP TABLE'");
        check("O'Hara=out", r"'O'\''Hara=out'");
        check("$(rm)=out", "'$(rm)=out'");
    }
}
