//! Asks for move after move, and records each.

use crate::cards::Card;
use crate::cli::prelude::*;
use crate::game::{
    Board, Event, Played, Solitaire, SolitaireError, SolitaireEvent, SolitaireState, Subject,
    TypedMove, placements,
};
use crate::messages::Step;
use crate::rules::Round;
use crate::store::{Store, UndoReport};

/// A game that is played line by line.
pub(crate) struct Dialogue<'a> {
    context: &'a Context,
    store: Store,
    game: Solitaire,
    /// A real card that was drawn and is still to be played.
    drawn: Option<Card>,
    /// Whether the places for each drawn card are ranked.
    advises: bool,
    /// How many moves were undone here and can be redone.
    undone: u32,
}

/// What the player does.
enum Answer {
    Move(TypedMove),
    Hint,
    Undo,
    Redo,
    Board,
    Abandon,
    Help,
    Leave,
}

impl<'a> Dialogue<'a> {
    pub(super) fn new(context: &'a Context, store: Store, game: Solitaire, advises: bool) -> Self {
        Self { context, store, game, drawn: None, advises, undone: 0 }
    }

    /// Plays until the game is over, or left.
    pub(crate) fn run(&mut self, prompt: &mut impl Prompt) -> Result<()> {
        let words = self.context.style.words();
        prompt.help(words.move_help(self.board().is_real()));
        self.show(prompt);
        while self.game.state == SolitaireState::Open {
            // Each line is a command of its own.
            self.context.committed.clear();
            let Some(line) = prompt.next_line(&self.label())? else {
                return Ok(());
            };
            if line.trim().is_empty() {
                continue;
            }
            let done = match self.read(&line) {
                Ok(Answer::Leave) => return Ok(()),
                Ok(Answer::Abandon) => {
                    let words = self.context.style.words();
                    match prompt.yes_or_no(words.abandon_solitaire(), false, words)? {
                        Some(true) => self.act(Answer::Abandon, prompt),
                        Some(false) => Ok(()),
                        None => return Ok(()),
                    }
                }
                Ok(answer) => self.act(answer, prompt),
                Err(failure) => Err(failure),
            };
            if let Err(failure) = done {
                prompt.refuse(&self.reason(&failure));
            }
        }
        Ok(())
    }

    pub(crate) fn game(&self) -> &Solitaire {
        &self.game
    }

    fn board(&self) -> &Board {
        self.game.board.as_ref().expect("a game that is played has piles")
    }

    pub(super) fn card(&self) -> Option<Card> {
        self.board().next_card().or(self.drawn)
    }

    fn label(&self) -> String {
        let (words, board) = (self.context.style.words(), self.board());
        match self.card() {
            // The prompt counts its columns without escape sequences.
            Some(card) => {
                let style = self.context.style.uncolored();
                words.move_label(&render::card(card, style))
            }
            None => words.draw_label(board.drawn + 1, board.drawn + board.left()),
        }
    }

    fn read(&self, line: &str) -> Result<Answer> {
        Ok(match line.trim().to_lowercase().as_str() {
            "q" | "quit" | "exit" | "leave" => Answer::Leave,
            "?" | "help" => Answer::Help,
            "hint" => Answer::Hint,
            "undo" => Answer::Undo,
            "redo" => Answer::Redo,
            "board" => Answer::Board,
            "abandon" => Answer::Abandon,
            _ => {
                let (deck, is_drawn) = (self.board().ruleset.deck(), self.card().is_some());
                let names = self.context.style.words().card_names();
                Answer::Move(TypedMove::read(line, deck, names, is_drawn)?)
            }
        })
    }

    fn act(&mut self, answer: Answer, prompt: &mut impl Prompt) -> Result<()> {
        let words = self.context.style.words();
        match answer {
            Answer::Move(typed) => self.play(typed, prompt)?,
            Answer::Undo if self.drawn.take().is_some() => {}
            Answer::Undo => self.undo()?,
            Answer::Redo => self.redo()?,
            Answer::Board => {}
            Answer::Hint => {
                let card = self.card().ok_or(RequestError::NoDrawnCard)?;
                self.advise(card, prompt);
                return Ok(());
            }
            Answer::Help => {
                prompt.tell(words.move_help(self.board().is_real()));
                return Ok(());
            }
            Answer::Abandon => self.record(|_| Ok(SolitaireEvent::SolitaireAbandoned {}))?,
            Answer::Leave => return Ok(()),
        }
        self.show(prompt);
        Ok(())
    }

    fn play(&mut self, typed: TypedMove, prompt: &mut impl Prompt) -> Result<()> {
        let card = match (typed.card, self.card()) {
            (Some(card), _) => {
                self.board().draw(card)?;
                card
            }
            (None, Some(card)) => card,
            (None, None) => return Err(RequestError::NoDrawnCard.into()),
        };
        let Some(pile) = typed.pile else {
            self.drawn = Some(card);
            return Ok(());
        };
        let played = self.playing(card, pile, typed.discard)?;
        let (said, missed) = render::played(&played, self.context.style);
        prompt.tell(&said);
        for missed in missed {
            prompt.warn(&missed);
        }
        Ok(())
    }

    fn playing(&mut self, card: Card, pile: Round, discard: Option<Card>) -> Result<Played> {
        let mut done = None;
        self.record(|board| {
            let played = board.play(card, pile, discard)?;
            let event = SolitaireEvent::SolitairePlayed(played.play);
            done = Some(played);
            Ok(event)
        })?;
        (self.drawn, self.undone) = (None, 0);
        Ok(done.expect("the move was recorded"))
    }

    /// Records what happens to the game as it is now: somebody else may have
    /// played meanwhile.
    fn record(
        &mut self,
        event: impl FnOnce(&Board) -> Result<SolitaireEvent, SolitaireError>,
    ) -> Result<()> {
        let (now, id) = (self.context.now()?, self.game.id);
        self.game = self.store.command(now, |tx| {
            let game = tx.solitaire(id)?;
            let board = game.as_ref().and_then(|game| game.board.as_ref());
            let event = event(board.ok_or(RequestError::NoSolitaire)?)?;
            Ok::<_, Failure>(tx.record_solitaire(id, &event)?)
        })?;
        Ok(())
    }

    /// Undoes the last command of this device, if it was a move of this game.
    fn undo(&mut self) -> Result<()> {
        let now = self.context.now()?;
        let next = self.store.next_undo(now)?.filter(|next| self.is_move(next));
        let next = next.ok_or(RequestError::NoMove(Step::Undo))?;
        self.store.undo_command(next.command, now)?;
        self.undone += 1;
        self.reread()
    }

    fn redo(&mut self) -> Result<()> {
        if self.undone == 0 {
            return Err(RequestError::NoMove(Step::Redo).into());
        }
        self.store.redo(self.context.now()?)?;
        self.undone -= 1;
        self.reread()
    }

    fn is_move(&self, command: &UndoReport) -> bool {
        command.events.iter().all(|entry| {
            let is_move =
                matches!(entry.event, Some(Event::Solitaire(SolitaireEvent::SolitairePlayed(_))));
            is_move && entry.subject == Subject::Solitaire(self.game.id)
        })
    }

    fn reread(&mut self) -> Result<()> {
        let game = self.store.read()?.solitaire(self.game.id)?;
        self.game = game.ok_or(RequestError::NoSolitaire)?;
        Ok(())
    }

    fn show(&self, prompt: &mut impl Prompt) {
        let card = self.card();
        let (game, style) = (self.game.clone(), self.context.style);
        let page = move |width| render::solitaire(&game, card, style.of_width(width));
        prompt.show(Box::new(page));
        if let Some(card) = card.filter(|_| self.advises && self.game.ended.is_none()) {
            self.advise(card, prompt);
        }
    }

    fn advise(&self, card: Card, prompt: &mut impl Prompt) {
        let ranked = placements(self.board(), card);
        // Whoever tells it lays it out.
        let style = self.context.style.of_width(usize::MAX);
        prompt.tell(render::placements(&ranked, style).trim_end());
    }

    fn reason(&self, failure: &Failure) -> String {
        failure.message(self.context.style.words()).replace('\n', "; ")
    }
}
