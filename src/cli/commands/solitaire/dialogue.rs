//! Asks for the piles of a real table, then for move after move, and records each.

use crate::cards::{Card, Deck};
use crate::cli::prelude::*;
use crate::cli::ui::prompt::{is_back, yes_or_no};
use crate::game::{
    Board, Event, Played, Solitaire, SolitaireError, SolitaireEvent, SolitaireState, TypedMove,
    TypedPiles, placements,
};
use crate::messages::Step;
use crate::store::UndoReport;

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

impl<'a> Dialogue<'a> {
    pub(super) fn new(context: &'a Context, store: Store, game: Solitaire, advises: bool) -> Self {
        Self { context, store, game, drawn: None, advises, undone: 0 }
    }

    /// Plays until the game is over, or left.
    pub(crate) fn run(&mut self, prompt: &mut impl Prompt) -> Result<()> {
        let words = self.context.words();
        prompt.help(words.move_help(self.board().is_real()));
        self.show(prompt);
        while self.game.state == SolitaireState::Open {
            // Each line is a command of its own.
            self.context.committed.clear();
            let Some(line) = prompt.next_line(&self.label())? else { return Ok(()) };
            if line.trim().is_empty() {
                continue;
            }
            let word = line.trim().to_lowercase();
            let is_meant = match word.as_str() {
                "q" | "quit" | "exit" | "leave" => return Ok(()),
                "abandon" => match prompt.yes_or_no(words.abandon_solitaire(), false, words)? {
                    Some(is_meant) => is_meant,
                    None => return Ok(()),
                },
                _ => true,
            };
            let done = if is_meant { self.act(&word, &line, prompt) } else { Ok(()) };
            if let Err(failure) = done {
                prompt.refuse(&failure.in_one_line(words));
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
        let (words, board) = (self.context.words(), self.board());
        match self.card() {
            // The prompt counts its columns without escape sequences.
            Some(card) => words.move_label(&render::card(card, self.context.style.uncolored())),
            None => words.draw_label(board.drawn + 1, board.drawn + board.left()),
        }
    }

    /// Does what a line says, which is a word or a move.
    fn act(&mut self, word: &str, line: &str, prompt: &mut impl Prompt) -> Result<()> {
        match word {
            "undo" if self.drawn.take().is_some() => {}
            "undo" => self.undo()?,
            "redo" => self.redo()?,
            "board" => {}
            "hint" => {
                self.advise(self.card().ok_or(RequestError::NoDrawnCard)?, prompt);
                return Ok(());
            }
            "?" | "help" => {
                prompt.tell(self.context.words().move_help(self.board().is_real()));
                return Ok(());
            }
            "abandon" => self.record(|_| Ok(SolitaireEvent::SolitaireAbandoned {}))?,
            _ => {
                let (deck, is_drawn) = (self.board().ruleset.deck(), self.card().is_some());
                let names = self.context.words().card_names();
                self.play(TypedMove::read(line, deck, names, is_drawn)?, prompt)?;
            }
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
        missed.iter().for_each(|missed| prompt.warn(missed));
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

    /// Records what happens to the game as it is now: somebody else may have played meanwhile.
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
            is_move && entry.aggregate == self.game.id.0
        })
    }

    fn reread(&mut self) -> Result<()> {
        self.game = self.store.read()?.solitaire(self.game.id)?.ok_or(RequestError::NoSolitaire)?;
        Ok(())
    }

    fn show(&self, prompt: &mut impl Prompt) {
        let card = self.card();
        let (game, style) = (self.game.clone(), self.context.style);
        prompt.show(Box::new(move |width| render::solitaire(&game, card, style.of_width(width))));
        if let Some(card) = card.filter(|_| self.advises && self.game.ended.is_none()) {
            self.advise(card, prompt);
        }
    }

    fn advise(&self, card: Card, prompt: &mut impl Prompt) {
        let ranked = placements(self.board(), card);
        let style = self.context.style;
        prompt.show(Box::new(move |width| render::placements(&ranked, style.of_width(width))));
    }
}

/// Asks for the piles, the smallest first.
///
/// With `confirms`, shows them all at the end, so that one can be corrected before the game begins.
pub(super) fn ask_piles(
    prompt: &mut impl Prompt,
    deck: Deck,
    confirms: bool,
    style: TextStyle,
) -> Result<Vec<Vec<Card>>> {
    let words = style.words();
    let mut piles = TypedPiles::new(deck);
    let mut shown = piles.clone();
    prompt.help(words.pile_help());
    loop {
        let next = piles.next();
        let label = match next {
            Some((pile, wanted)) => words.pile_label(pile, wanted),
            None if confirms => {
                if shown != piles {
                    shown.clone_from(&piles);
                    show_piles(&piles, prompt, style);
                }
                words.piles_label().to_owned()
            }
            None => return Ok(piles.into_cards()),
        };
        let Some(answer) = prompt.next_line(&label)? else {
            if confirms {
                hand_back(&piles, prompt, style);
            }
            return Err(stopped(&piles, confirms));
        };
        if next.is_none() && yes_or_no(&answer, true, words) == Some(true) {
            return Ok(piles.into_cards());
        }
        // Lines that are pasted together come as one answer.
        for line in answer.lines().map(str::trim) {
            match line.to_lowercase().as_str() {
                "" => {}
                "?" | "help" => prompt.tell(words.pile_help()),
                "q" | "quit" | "exit" | "leave" => {
                    hand_back(&piles, prompt, style);
                    return Err(RequestError::Cancelled.into());
                }
                "board" => show_piles(&piles, prompt, style),
                back if is_back(back, words) => piles.back(),
                _ => {
                    if let Err(error) = piles.add(&words.card_names().to_notation(line)) {
                        prompt.refuse(&Failure::from(error).in_one_line(words));
                        break;
                    }
                }
            }
        }
    }
}

fn show_piles(piles: &TypedPiles, prompt: &mut impl Prompt, style: TextStyle) {
    let piles = piles.clone();
    prompt.show(Box::new(move |width| render::typed_piles(&piles, style.of_width(width))));
}

/// Shows the piles that were typed as they can be pasted, each in one line however
/// narrow the terminal is.
fn hand_back(piles: &TypedPiles, prompt: &mut impl Prompt, style: TextStyle) {
    if piles.piles().any(|(_, cards)| !cards.is_empty()) {
        prompt.tell(style.words().piles_to_paste());
        let lines = render::typed_piles(piles, style.of_width(usize::MAX));
        prompt.show(Box::new(move |_| lines.clone()));
    }
}

/// Returns the failure of a user who gives no answer, or of input that ends within the piles.
fn stopped(piles: &TypedPiles, confirms: bool) -> Failure {
    match piles.next().filter(|_| !confirms) {
        Some((pile, wanted)) => RequestError::PilesEnd { pile, wanted }.into(),
        None => RequestError::Cancelled.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::ui::prompt::Script;
    use crate::game::deal;
    use crate::game::fixture::{check_table, matches};

    /// Holds dialogues of a language about piles: the answers, in which `DEALT` stands for all cards
    /// of a deal, and below them what is said, and the first pile if they are taken.
    #[test]
    fn piles_are_typed_shown_and_corrected_before_the_game_begins() {
        let official = Ruleset::official();
        let text = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        let dealt = deal(&official, true, 42).piles;
        check_table(include_str!("../../../../tests/typed/deals.txt"), |case| {
            let (answers, expect) = case.text.split_once('\n').unwrap();
            let language = Language::from_tag(case.given).unwrap();
            let answers = answers.replace("DEALT", &text(&dealt.concat())).replace("\\n", "\n");
            let mut script = Script::new(&answers);
            let style = TextStyle { language, ..TextStyle::PLAIN };
            let came = match ask_piles(&mut script, official.deck(), true, style) {
                Ok(piles) if piles[1..] == dealt[1..] => format!("=> {}", text(&piles[0])),
                Ok(piles) => format!("=> other cards: {piles:?}"),
                Err(failure) => failure.message(language.words()),
            };
            let said = format!("{}\n{came}", script.notes.join("\n"));
            let said = said.lines().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
            let expect = expect.lines().map(|line| &line[2..]).collect::<Vec<_>>().join("\n");
            (!matches(&said, &expect)).then(|| format!("is\n{said}"))
        });
    }
}
