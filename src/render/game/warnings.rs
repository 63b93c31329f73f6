//! Warnings about a round that was recorded anyway.

use crate::game::{ScoreWarning, Scoresheet};
use crate::messages::{Command, Messages, ScoreWarningContext};
use crate::render::text::{seat_names, shown};

/// Writes a warning about a round.
///
/// `named` is the game if the suggested command has to name it.
pub fn warning(
    sheet: &Scoresheet,
    round: u8,
    warning: &ScoreWarning,
    named: Option<u32>,
    words: &Messages,
) -> String {
    let names = seat_names(sheet);
    let command = command(round, warning, &names, named);
    let names: Vec<_> = names.iter().map(|name| shown(name)).collect();
    let context = ScoreWarningContext {
        round,
        dealt: sheet.turn(round).round.dealt(),
        bonus: sheet.ruleset.go_out_bonus().into(),
        names: &names,
        command: &command
            .map(|command| command.line(None))
            .unwrap_or_default(),
    };
    words.score_warning(warning, &context)
}

/// Returns the command that puts right what a warning is about, if there is one.
fn command(
    round: u8,
    warning: &ScoreWarning,
    names: &[String],
    named: Option<u32>,
) -> Option<Command> {
    let fix = |seat: usize, score: &str| {
        let fix = Command::new("fix").arg(round);
        fix.arg(format!("{}={score}", names[seat]))
    };
    let command = match warning {
        ScoreWarning::WhoWentOut { seats, .. } => fix(*seats.first()?, "out"),
        ScoreWarning::TakenAsOut { seat } => fix(*seat, "0"),
        ScoreWarning::LateStart { seat, highest, .. } => {
            let join = Command::new("join").arg(&names[*seat]);
            join.option("--score", highest)
        }
        _ => return None,
    };
    Some(match named {
        Some(game) => command.option("--game", game),
        None => command,
    })
}
