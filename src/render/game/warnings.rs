//! Warnings about a round that was recorded anyway.

use crate::game::{ScoreWarning, Scoresheet};
use crate::render::text::{seat_names, shown};
use crate::words::{ScoreWarningContext, Words};

/// Writes a warning about a round.
///
/// `named` is the game if the suggested command has to name it.
pub fn warning(
    sheet: &Scoresheet,
    round: u8,
    warning: &ScoreWarning,
    named: Option<u32>,
    words: &dyn Words,
) -> String {
    let names = seat_names(sheet);
    let fix = match warning {
        ScoreWarning::WhoWentOut { seats } => {
            fix(round, seats.first().map(|&seat| &names[seat]), named)
        }
        _ => String::new(),
    };
    let names: Vec<_> = names.iter().map(|name| shown(name)).collect();
    let context = ScoreWarningContext {
        round,
        dealt: sheet.turn(round).round.dealt(),
        bonus: sheet.ruleset.go_out_bonus().into(),
        names: &names,
        fix: &fix,
    };
    words.score_warning(warning, &context)
}

/// Writes the command that records who went out.
fn fix(round: u8, out: Option<&String>, named: Option<u32>) -> String {
    let mut fix = format!("crowns fix {round}");
    if let Some(name) = out {
        fix += &format!(" {}", quoted(&format!("{name}=out")));
    }
    if let Some(game) = named {
        fix += &format!(" --game {game}");
    }
    fix
}

/// Quotes a word for a shell.
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
