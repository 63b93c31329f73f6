//! Warnings about a round that was recorded anyway.

use crate::game::{ScoreWarning, Scoresheet};
use crate::render::text::{seat_names, shown};
use crate::words::{Command, ScoreWarningContext, Words};

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
    let mut fix = Command::new("fix").arg(round);
    if let Some(name) = out {
        fix = fix.arg(format!("{name}=out"));
    }
    if let Some(game) = named {
        fix = fix.option("--game", game);
    }
    fix.line(None)
}
