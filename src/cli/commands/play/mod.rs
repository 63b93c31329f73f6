//! `crowns play`: the evening on one screen.

mod commands;
mod session;
mod solitaire;
mod terminal;

use std::io::{self, IsTerminal};
use std::time::Duration;

use clap::Command;

use self::session::Session;
use self::solitaire::play_solitaire;
use self::terminal::TakenTerminal;
use crate::cli::meant;
use crate::cli::prelude::*;
use crate::cli::ui::terminal::{is_dumb, refuse};
use crate::messages::{Command as Typed, MessageLabel};
use crate::render::{outlook, wrap};
use crate::screen::{Effect, Message, Model, Pasted, Said, ask, take_said, update, view};

/// Keep score on one screen for the whole evening
///
/// Shows the sheet, what is next and what is asked for; scores are typed as for `crowns score`.
/// Without an open game, asks for the players of a new one. `?` shows the keys.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns play
  crowns play 12
  crowns play --plain

Each round is recorded as soon as it is entered: nothing is lost, whatever
happens to the terminal. docs/play.md describes the screen.")]
pub(crate) struct Args {
    #[command(flatten)]
    game: GamePosition,

    /// Ask line by line instead, for screen readers
    #[arg(
        long,
        value_name = "BOOL",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        hide_possible_values = true
    )]
    plain: Option<bool>,

    /// Let the mouse select a score to correct, and scroll
    #[arg(long, conflicts_with = "plain")]
    mouse: bool,
}

/// Keeps score until the screen is left. `meant` returns the command that a line with another
/// word for it means.
pub(crate) fn run(
    args: Args,
    context: &Context,
    program: &Command,
    meant: fn(&str) -> Option<String>,
) -> Result<Outcome> {
    // A terminal that cannot be drawn on takes lines.
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let plain = args.plain.unwrap_or_else(|| !args.mouse && context.settings.is_true(Key::Plain));
    let is_plain = plain || (is_terminal && is_dumb());
    if !is_plain && !is_terminal {
        return Err(RequestError::ScreenWithoutTerminal.into());
    }
    let game = args.game.into_option();
    let store = context.open_silently()?;
    let warnings = context.warnings(&store)?;
    let sheet = game.sheet_if_any(&store.read()?)?;
    let mut session = Session::new(context, store, sheet.map(|sheet| sheet.id))?;
    let mut model = Model::new(session.state()?, context.style, (80, 24));
    model.commands.extend(meant::words(program));
    model.suggested.extend(meant::suggested(program));
    context.settings.rules().clone_into(&mut model.rules);
    (model.meant, model.is_plain) = (Some(meant), is_plain);
    model.warn(warnings);
    if is_plain {
        let (left, error) = play_plain(model, &mut session, program)?;
        let saved = say_what_is_saved(&left, context)?;
        // An error is not about what is recorded: that was said.
        context.committed.clear();
        return error.map_or(Ok(saved), |error| Err(error.into()));
    }
    let terminal = TakenTerminal::take(args.mouse)?;
    #[cfg(unix)]
    terminal.handle_signals()?;
    model.size = terminal.size()?;
    let played = play(model, &mut session, &terminal);
    terminal.give_back();
    say_what_is_saved(&played?, context)
}

/// Says in the shell what is recorded, how to go on, and what is not recorded.
fn say_what_is_saved(left: &Model, context: &Context) -> Result<Outcome> {
    let deleted = left.sheet().filter(|sheet| sheet.state() == GameState::Deleted);
    if let Some(sheet) = deleted {
        let heading = context.words().game_heading(sheet.number, sheet.state(), sheet.is_short());
        print(heading + "\n")?;
    } else if let Some((game, rounds, is_open)) = left.saved() {
        let command = Typed::new(if left.is_plain { "play --plain" } else { "play" });
        let command = command.line(context.style.db);
        let saved = context.words().left_with(game, rounds, is_open, &command);
        print(wrap("", "", &saved, context.style.width) + "\n")?;
    } else {
        note(context.words().not_started());
    }
    if let Some(scores) = left.not_saved() {
        warn(&scores);
    }
    Ok(Outcome::Yes)
}

/// How often the database is asked whether somebody else has changed it.
const LOOK: Duration = Duration::from_millis(400);

/// How long a command runs before it is said that it does.
const LONG: Duration = Duration::from_secs(1);

/// Draws and handles events until the screen is left.
fn play(mut model: Model, session: &mut Session<'_>, terminal: &TakenTerminal) -> Result<Model> {
    let mut is_drawn = false;
    loop {
        if !is_drawn {
            terminal.draw(|frame| view(&model, frame))?;
            is_drawn = true;
            session.share(model.typed_round());
        }
        if model.wants_last_table() {
            update(&mut model, session.last_table(), session.context.now()?);
            is_drawn = false;
            continue;
        }
        let mut messages = Vec::new();
        if !terminal::wait(session.odds.wait(LOOK))? {
            return Ok(model);
        }
        // What was typed ahead is drawn once.
        while terminal::has_event()? {
            messages.extend(terminal::read()?);
        }
        messages.extend(session.odds.answer());
        if messages.is_empty() {
            messages.extend(session.look());
        }
        for message in messages {
            is_drawn = false;
            // Back at a size that it had, the terminal may still be empty.
            if matches!(message, Message::Resize(..)) {
                terminal.redraw()?;
            }
            let Message::Paste(text) = message else {
                if !tell(&mut model, message, session, Some(terminal))? {
                    return Ok(model);
                }
                continue;
            };
            let mut pasted = Pasted::new(&text);
            while let Some(message) = pasted.next(&mut model) {
                if !tell(&mut model, message, session, Some(terminal))? {
                    return Ok(model);
                }
            }
        }
    }
}

/// Asks for line after line, and says what came of each. Of a pipe the first line that is not
/// taken is the last that is read, and an error, as is an answer that is missing at its end.
fn play_plain(
    mut model: Model,
    session: &mut Session<'_>,
    program: &Command,
) -> Result<(Model, Option<RequestError>)> {
    let mut terminal = Terminal::find()?;
    if let Some(terminal) = &mut terminal {
        terminal.outlive_interrupts()?;
    }
    session.asks = terminal.is_some().then(|| program.clone());
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
    let (mut pasted, mut read, mut text) = (Pasted::default(), 0, String::new());
    loop {
        let mut next = pasted.next(&mut model);
        if model.wants_last_table() {
            update(&mut model, session.last_table(), session.context.now()?);
        }
        session.share(model.typed_round());
        for said in take_said(&mut model) {
            match said {
                Said::Text(text) => print_wrapped(&text, style.width)?,
                Said::Output(text) => print(text)?,
                Said::Labelled(MessageLabel::Warning, text) => warn(&text),
                Said::Labelled(_, text) => refuse(&text),
            }
        }
        if terminal.is_none() && !model.was_taken() {
            let more = next_line(&mut terminal, "")?.is_some();
            return Ok((model, Some(RequestError::LineNotTaken { line: read, text, more })));
        }
        let (label, choices) = ask(&model);
        if choices != shown {
            if terminal.is_none() {
                print_wrapped(&label, style.width)?;
            }
            print_wrapped(&choices, style.width)?;
        }
        shown = choices;
        if next.is_none()
            && let Some(line) = next_line(&mut terminal, &label)?
        {
            read += 1;
            // Windows marks the encoding of a text at its start.
            let line = line.trim_start_matches('\u{feff}');
            line.trim().clone_into(&mut text);
            // Several lines may have been pasted.
            pasted = Pasted::new(&format!("{line}\n"));
            next = pasted.next(&mut model).or(Some(Message::Line(String::new())));
        }
        let Some(Message::Line(line)) = next else {
            if terminal.is_none() {
                let error = RequestError::InputEnded {
                    question: label.trim_end_matches([':', ' ']).to_owned(),
                };
                let error = Some(error).filter(|_| model.awaits_answer());
                return Ok((model, error));
            }
            // Ctrl-C drops what is asked or typed, and else leaves.
            if !model.is_busy() {
                return Ok((model, None));
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
            return Ok((model, None));
        }
    }
}

/// Tells the screen a message, and carries out what it asks for; returns `false`
/// if it is left. Without a terminal nothing is drawn.
fn tell(
    model: &mut Model,
    message: Message,
    session: &mut Session<'_>,
    terminal: Option<&TakenTerminal>,
) -> Result<bool> {
    let mut messages = vec![message];
    while let Some(message) = messages.pop() {
        for effect in update(model, message, session.context.now()?) {
            match (effect, terminal) {
                (Effect::Quit, _) => return Ok(false),
                (Effect::Redraw, Some(terminal)) => terminal.take_again()?,
                (Effect::Suspend, Some(_)) => terminal::suspend(),
                (Effect::Solitaire, Some(terminal)) => {
                    let played = play_solitaire(session.context, terminal);
                    messages.extend(session.after_solitaire(played));
                    messages.push(resized(terminal)?);
                }
                (Effect::Run(arguments), Some(terminal)) => {
                    let mut is_told = false;
                    let mut wait = |time| {
                        if time > LONG && !is_told {
                            is_told = true;
                            model.note(model.words().command_runs());
                            terminal.draw(|frame| view(model, frame))?;
                        }
                        terminal::is_interrupted()
                    };
                    let ran = session.run_command(&arguments, &mut wait);
                    messages.push(resized(terminal)?);
                    messages.extend(ran);
                }
                (effect, _) => {
                    messages.extend(session.run(effect).into_iter().rev());
                }
            }
        }
    }
    Ok(true)
}

/// Returns the size that the window has now: it may be another one since.
fn resized(terminal: &TakenTerminal) -> Result<Message> {
    let (columns, rows) = terminal.size()?;
    Ok(Message::Resize(columns, rows))
}

fn print_wrapped(text: &str, width: usize) -> Result<()> {
    print(text.lines().map(|line| wrap("", "", line, width) + "\n").collect::<String>())
}

/// Reads a line at the terminal, or from standard input; `None` at the end.
fn next_line(terminal: &mut Option<Terminal>, label: &str) -> Result<Option<String>> {
    match terminal {
        Some(terminal) => terminal.next_line(label),
        None => io::stdin().lines().next().transpose().about(|| "cannot read standard input"),
    }
}

#[cfg(test)]
mod tests;
