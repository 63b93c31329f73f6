//! `crowns play --plain`: the line dialogue in a loop, for screen readers.

use crate::cli::args::lookup::GameArg;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages;
use crate::cli::ui::prompt::{Prompt, Terminal};
use crate::game::Scoresheet;
use crate::render::outlook;

/// Runs a command line; it prints its errors itself.
pub(crate) type RunLine<'a> = &'a dyn Fn(&[String]);

/// Asks for round after round; what else is typed runs as a command.
pub(super) fn run(game: &GameArg, context: &Context, run_line: RunLine<'_>) -> Result<Outcome> {
    let words = context.style.words();
    let Some(mut terminal) = Terminal::find()? else {
        return Err(Failure::new("standard error must be a terminal"));
    };
    let mut game = game.clone();
    terminal.tell(words.plain_help());
    loop {
        let sheet = game.sheet_if_any(&context.open_read_only()?.read()?)?;
        let next = sheet.as_ref().and_then(Scoresheet::next);
        let is_due = next.is_some();
        if let Some(sheet) = &sheet {
            messages::print_line(&outlook(sheet, words));
            if next.is_none() {
                // The game is over: the next command is about another.
                game = GameArg::default();
            }
        }
        let answer = match terminal.read_line(
            words
                .plain_label(next.as_ref().map(|turn| turn.number))
                .as_str(),
        ) {
            Ok(answer) => answer,
            // Ctrl-C and Ctrl-D leave.
            Err(_) => return Ok(Outcome::Yes),
        };
        let typed = shlex::split(&answer)
            .unwrap_or_else(|| answer.split_whitespace().map(str::to_owned).collect());
        let is_row = sheet
            .as_ref()
            .zip(next.as_ref())
            .is_some_and(|(sheet, turn)| {
                let has_number = answer
                    .trim_start()
                    .starts_with(|c: char| c.is_ascii_digit());
                has_number || sheet.read_row(turn, &typed).is_ok()
            });
        match typed
            .iter()
            .map(String::as_str)
            .collect::<Vec<_>>()
            .as_slice()
        {
            [] if is_due => run_line(&["score".to_owned()]),
            [] => run_line(&["new".to_owned()]),
            ["q" | "quit" | "exit"] => return Ok(Outcome::Yes),
            ["?" | "help" | "play", ..] | ["crowns", "play", ..] => {
                terminal.tell(words.plain_help())
            }
            ["crowns", ..] => run_line(&typed[1..]),
            _ if is_row => run_line(&[&["score".to_owned()], &*typed].concat()),
            _ => run_line(&typed),
        }
    }
}
