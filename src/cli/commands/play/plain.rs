//! `crowns play --plain`: what the screen asks and says, line by line, for screen
//! readers and pipes.

use std::io;

use super::session::Session;
use super::tell::tell;
use crate::cli::prelude::*;
use crate::cli::ui::messages;
use crate::messages::MessageLabel;
use crate::render::{outlook, wrap};
use crate::screen::{Message, Model, Said, ask, take_said, update};

/// Asks for line after line, and says what came of each.
pub(super) fn play(mut model: Model, session: &mut Session<'_>) -> Result<Model> {
    let mut terminal = Terminal::find()?;
    session.asks = terminal.is_some();
    session.in_lines = true;
    let style = session.context.style;
    let words = style.words();
    if let Some(sheet) = model.sheet() {
        if terminal.is_some() {
            print_wrapped(words.plain_help(), style.width)?;
        }
        print_wrapped(&outlook(sheet, words), style.width)?;
    }
    let mut shown = String::new();
    loop {
        if model.wants_last_table() {
            update(&mut model, session.last_table(), session.context.now()?);
        }
        session.share(model.typed_round());
        for said in take_said(&mut model) {
            match said {
                Said::Text(text) => print_wrapped(&text, style.width)?,
                Said::Output(text) => print(text)?,
                Said::Labelled(MessageLabel::Warning, text) => messages::warn(&text),
                Said::Labelled(_, text) => messages::refuse(&text),
            }
        }
        let (label, choices) = ask(&model);
        if choices != shown {
            if terminal.is_none() {
                print_wrapped(&label, style.width)?;
            }
            print_wrapped(&choices, style.width)?;
        }
        shown = choices;
        let Some(line) = next_line(&mut terminal, &label)? else {
            // Ctrl-C drops what is asked or typed, and else leaves.
            if terminal.is_none() || !model.is_busy() {
                return Ok(model);
            }
            tell(&mut model, Message::Drop, session, None)?;
            continue;
        };
        if let Some(change) = session.look() {
            model.hold(&line);
            tell(&mut model, change, session, None)?;
            // Enter alone asks what has changed.
            if model.asks_whether_moved() || line.trim().is_empty() {
                continue;
            }
        }
        if !tell(&mut model, Message::Line(line), session, None)? {
            return Ok(model);
        }
    }
}

fn print_wrapped(text: &str, width: usize) -> Result<()> {
    let lines = text.lines().map(|line| wrap("", "", line, width) + "\n");
    print(lines.collect::<String>())
}

/// Reads a line at the terminal, or from standard input; `None` at the end.
fn next_line(terminal: &mut Option<Terminal>, label: &str) -> Result<Option<String>> {
    match terminal {
        Some(terminal) => terminal.next_line(label),
        None => io::stdin().lines().next().transpose().about(|| "cannot read standard input"),
    }
}
