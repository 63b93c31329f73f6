//! Solitaire on the screen: the dialogue of `crowns solitaire`, with the screen for its terminal.

use std::time::Duration;

use super::terminal::{self, TakenTerminal};
use crate::cli::commands::solitaire;
use crate::cli::prelude::*;
use crate::cli::ui::prompt::Layout;
use crate::messages::MessageLabel;
use crate::screen::{Message, SolitaireKey, SolitairePage};

/// Plays the open game of solitaire, or deals one, until it is left.
pub(super) fn play_solitaire(context: &Context, terminal: &TakenTerminal) -> Result<()> {
    let mut prompt = ScreenPrompt {
        terminal,
        page: SolitairePage::default(),
        layout: Box::new(|_| String::new()),
        size: terminal.size()?,
        words: context.words(),
    };
    let mut dialogue = solitaire::dealt(context)?;
    dialogue.run(&mut prompt)?;
    if dialogue.game().ended.is_some() {
        prompt.tell(&render::solitaire_result(dialogue.game(), context.style));
        prompt.next_line(context.words().enter_returns())?;
    }
    Ok(())
}

struct ScreenPrompt<'a> {
    terminal: &'a TakenTerminal,
    page: SolitairePage,
    /// The board, to be laid out again when the size changes.
    layout: Layout,
    /// The columns and rows that it is laid out for.
    size: (u16, u16),
    words: &'static Messages,
}

/// How long a key is waited for at a time.
const WAIT: Duration = Duration::from_secs(1);

impl ScreenPrompt<'_> {
    /// Lays the board out again if the size has changed: an event that says so may
    /// be lost beside that of a key.
    fn lay_out(&mut self) -> Result<()> {
        let size = self.terminal.size()?;
        if size != self.size {
            self.size = size;
            self.page.board = (self.layout)(size.0.into());
            self.terminal.redraw()?;
        }
        Ok(())
    }

    fn handle(&mut self, message: Message) -> Result<Option<SolitaireKey>> {
        match message {
            Message::Key(key) => return Ok(self.page.press(key)),
            Message::Paste(text) => self.page.paste(&text),
            Message::Resize(..) => self.terminal.redraw()?,
            _ => {}
        }
        Ok(None)
    }

    fn say(&mut self, label: MessageLabel, text: &str) {
        self.page.said.push(label.before(text, self.words));
    }
}

impl Prompt for ScreenPrompt<'_> {
    fn next_line(&mut self, label: &str) -> Result<Option<String>> {
        label.clone_into(&mut self.page.label);
        loop {
            self.lay_out()?;
            self.terminal.draw(|frame| self.page.view(frame))?;
            if !terminal::wait(WAIT)? {
                return Ok(None);
            }
            while terminal::has_event()? {
                let Some(message) = terminal::read()? else { continue };
                match self.handle(message)? {
                    None => {}
                    Some(SolitaireKey::Line(line)) => return Ok(Some(line)),
                    Some(SolitaireKey::Leave) => return Ok(None),
                    Some(SolitaireKey::Redraw) => self.terminal.take_again()?,
                    Some(SolitaireKey::Suspend) => terminal::suspend(),
                }
            }
        }
    }

    fn help(&mut self, text: &str) {
        self.tell(text);
    }

    fn tell(&mut self, text: &str) {
        self.page.said.push(text.to_owned());
    }

    fn show(&mut self, page: Layout) {
        self.page.board = page(self.size.0.into());
        self.layout = page;
    }

    fn warn(&mut self, text: &str) {
        self.say(MessageLabel::Warning, text);
    }

    fn refuse(&mut self, why: &str) {
        self.say(MessageLabel::Error, why);
    }
}
