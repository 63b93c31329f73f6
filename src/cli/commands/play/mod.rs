//! `crowns play`: the evening on one screen.

mod events;
mod odds;
mod plain;
mod session;
#[cfg(unix)]
mod signals;
mod solitaire;
mod terminal;

use std::io::{self, IsTerminal};
use std::time::Duration;

use ratatui::crossterm::event;

pub(crate) use self::plain::CommandLines;
use self::session::Session;
use self::terminal::TakenTerminal;
use crate::cli::args::lookup::GamePosition;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{About, Result};
use crate::messages::RequestError;
use crate::screen::{Effect, Message, Model, update, view};

/// Keep score on one screen for the whole evening
///
/// Shows the sheet, what is next and what is asked for; scores are typed as for
/// `crowns score`. Without an open game, asks for the players of a new one. `?`
/// shows the keys.
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
    #[arg(long)]
    plain: bool,

    /// Let the mouse select a score to correct, and scroll
    #[arg(long, conflicts_with = "plain")]
    mouse: bool,
}

pub(crate) fn run(args: Args, context: &Context, commands: &CommandLines<'_>) -> Result<Outcome> {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(RequestError::ScreenWithoutTerminal.into());
    }
    let game = args.game.into_option();
    if args.plain {
        return plain::run(&game, context, commands);
    }
    let store = context.open_silently()?;
    let warnings = context.warnings(&store)?;
    let sheet = game.sheet_if_any(&store.read()?)?;
    let mut session = Session::new(context, store, sheet.map(|sheet| sheet.id))?;
    let state = session.state()?;
    let unusable = || "cannot use the terminal";
    let terminal = TakenTerminal::take(args.mouse).about(unusable)?;
    #[cfg(unix)]
    signals::handle(terminal.clone()).about(unusable)?;
    let size = terminal.size().about(unusable)?;
    let model = Model::new(state, context.style, size).with_warnings(warnings);
    let played = play(model, &mut session, &terminal);
    terminal.give_back();
    played.map(|()| Outcome::Yes)
}

/// How often the database is asked whether somebody else has changed it.
const LOOK: Duration = Duration::from_millis(400);

/// Draws and handles events until the screen is left.
fn play(mut model: Model, session: &mut Session<'_>, terminal: &TakenTerminal) -> Result<()> {
    let unusable = || "cannot use the terminal";
    let mut is_drawn = false;
    loop {
        if !is_drawn {
            terminal.draw(|frame| view(&model, frame)).about(unusable)?;
            is_drawn = true;
        }
        if model.wants_last_table() {
            update(&mut model, session.last_table(), session.context.now()?);
            is_drawn = false;
            continue;
        }
        let mut messages = Vec::new();
        if !terminal::wait(session.odds.wait(LOOK)).about(unusable)? {
            return Ok(());
        }
        // What was typed ahead is drawn once.
        while event::poll(Duration::ZERO).about(unusable)? {
            messages.extend(events::message(event::read().about(unusable)?));
        }
        messages.extend(session.odds.answer());
        if messages.is_empty() {
            messages.extend(session.look());
        }
        for message in messages {
            is_drawn = false;
            // Back at a size that it had, the terminal may still be empty.
            if matches!(message, Message::Resize(..)) {
                terminal.redraw().about(unusable)?;
            }
            if !tell(&mut model, message, session, terminal)? {
                return Ok(());
            }
        }
    }
}

/// Tells the screen a message, and carries out what it asks for; returns `false`
/// if it is left.
fn tell(
    model: &mut Model,
    message: Message,
    session: &mut Session<'_>,
    terminal: &TakenTerminal,
) -> Result<bool> {
    let mut messages = vec![message];
    while let Some(message) = messages.pop() {
        for effect in update(model, message, session.context.now()?) {
            match effect {
                Effect::Quit => return Ok(false),
                Effect::Redraw => terminal.take_again().about(|| "cannot use the terminal")?,
                #[cfg(unix)]
                Effect::Suspend => signals::suspend(),
                #[cfg(not(unix))]
                Effect::Suspend => {}
                Effect::Solitaire => {
                    let played = solitaire::play(session.context, terminal);
                    messages.extend(session.after_solitaire(played));
                    // The window may have another size since.
                    let (columns, rows) = terminal.size().about(|| "cannot use the terminal")?;
                    messages.push(Message::Resize(columns, rows));
                }
                effect => {
                    let answers = session.run(effect);
                    messages.extend(answers.into_iter().rev());
                }
            }
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests;
