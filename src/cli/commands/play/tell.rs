//! What the screen asks for, carried out until it asks for nothing more.

use super::session::Session;
#[cfg(unix)]
use super::signals;
use super::solitaire;
use super::terminal::TakenTerminal;
use crate::cli::ui::failure::{About, Result};
use crate::screen::{Effect, Message, Model, update};

/// Tells the screen a message, and carries out what it asks for; returns `false`
/// if it is left. Without a terminal nothing is drawn.
pub(super) fn tell(
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
                (Effect::Redraw, Some(terminal)) => {
                    terminal.take_again().about(|| "cannot use the terminal")?
                }
                #[cfg(unix)]
                (Effect::Suspend, Some(_)) => signals::suspend(),
                #[cfg(not(unix))]
                (Effect::Suspend, Some(_)) => {}
                (Effect::Solitaire, Some(terminal)) => {
                    let played = solitaire::play(session.context, terminal);
                    messages.extend(session.after_solitaire(played));
                    // The window may have another size since.
                    let (columns, rows) = terminal.size().about(|| "cannot use the terminal")?;
                    messages.push(Message::Resize(columns, rows));
                }
                (effect, _) => {
                    let answers = session.run(effect);
                    messages.extend(answers.into_iter().rev());
                }
            }
        }
    }
    Ok(true)
}
