use super::Hint;
use crate::cards::{HandPart, ParseCardError, ParseCardsError};
use crate::game::{
    Placement, Solitaire, SolitaireError, SolitaireStats, TypedMoveError, TypedPilesError,
};
use crate::rules::Round;

subject! {
/// Solitaire: the board, the dialogue and its results.
///
/// Cards come ready to print.
pub trait SolitaireWords {
    /// Returns why a card cannot be played so.
    fn solitaire_error(&self, error: &SolitaireError) -> String;

    /// Returns why a typed text is no move.
    fn typed_move_error(&self, error: &TypedMoveError) -> String;

    /// Returns how a move is typed.
    fn typed_move_error_hint(&self, error: &TypedMoveError) -> Option<Hint>;

    /// Returns why a line is no cards of piles.
    fn typed_piles_error(&self, error: &TypedPilesError) -> String;

    /// Returns how the cards of piles are typed.
    fn typed_piles_error_hint(&self, error: &TypedPilesError) -> Option<Hint>;

    /// Heads a board: what was dealt, by which rules, and how many cards are
    /// left to draw.
    fn solitaire_title(&self, game: &Solitaire, ruleset: &str) -> String;

    /// Heads a column of the board.
    fn solitaire_column(&self, column: SolitaireColumn) -> &'static str;

    /// Returns that a pile goes out with the drawn card.
    fn closes(&self) -> &'static str;

    /// Returns that a pile does not go out with the cards left.
    fn never(&self) -> &'static str;

    /// Returns that a pile is turned over.
    fn turned_over(&self) -> &'static str;

    /// Returns which card is drawn.
    fn drawn_card(&self, draw: usize, of: usize, card: &str) -> String;

    /// Asks where a drawn card is played.
    fn move_label(&self, card: &str) -> String;

    /// Asks for the card that was drawn.
    fn draw_label(&self, draw: usize, of: usize) -> String;

    /// Returns what can be answered.
    fn move_help(&self, real_cards: bool) -> &'static str;

    /// Returns how a pile goes out with the drawn card.
    fn closing(&self, pile: Round, discards: &[String]) -> String;

    /// Returns what was played.
    fn played(&self, card: &str, pile: Round, discard: Option<&str>, closed: bool) -> String;

    /// Warns that a pile could have gone out.
    fn missed_closing(&self, pile: Round, discard: Option<&str>) -> String;

    /// Returns where a card may be played, the best place being number 1, and how
    /// good that is.
    fn placement(&self, number: usize, placement: &Placement, discard: Option<&str>) -> String;

    /// Returns what the ranks of places are by.
    fn placements_order(&self) -> &'static str;

    /// Returns that the open piles want more cards than are left.
    fn cannot_be_won(&self, wanted: usize, left: usize) -> String;

    /// Returns that the cards left are not enough for a pile.
    fn cannot_go_out(&self, pile: Round) -> String;

    /// Returns how a game ended, or how it stands.
    fn solitaire_result(&self, game: &Solitaire) -> String;

    /// Returns how to continue a game that is left.
    fn solitaire_left(&self, real_cards: bool) -> &'static str;

    /// Returns how an open game stands, and how to continue it.
    fn open_solitaire(&self, game: &Solitaire) -> String;

    /// Asks for Enter before the game that is over is left.
    fn enter_returns(&self) -> &'static str;

    /// Asks whether to abandon the game.
    fn abandon_solitaire(&self) -> &'static str;

    /// Returns how many games of solitaire are over, and won.
    fn solitaire_stats_title(&self, stats: &SolitaireStats) -> String;

    /// Returns the figures of solitaire, each with its label.
    fn solitaire_figures(&self, stats: &SolitaireStats) -> Vec<(&'static str, String)>;

    /// Asks for the cards of a pile, of which it takes so many more.
    fn pile_label(&self, pile: Round, wanted: usize) -> String;

    /// Asks whether the piles are right.
    fn piles_label(&self) -> &'static str;

    /// Returns what can be answered for the cards of a pile.
    fn pile_help(&self) -> &'static str;

    /// Introduces the piles that were typed when the dialogue is left.
    fn piles_to_paste(&self) -> &'static str;
}
}

/// A column of the board of solitaire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[allow(missing_docs)]
pub enum SolitaireColumn {
    Pile,
    Wild,
    /// How many cards it takes to go out.
    Away,
    Cards,
}

/// Names the piles of bad cards.
pub(super) fn in_piles(bad: &[(Round, ParseCardError)]) -> ParseCardsError {
    let named = |(pile, bad): &(Round, ParseCardError)| ParseCardError {
        part: Some(HandPart::Pile(pile.dealt())),
        ..bad.clone()
    };
    ParseCardsError(bad.iter().map(named).collect())
}
