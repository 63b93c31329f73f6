//! Solitaire: the board, the dialogue and its results.
//!
//! Cards come ready to print.

use super::{Command, Message, Messages, Said};
use crate::cards::{HandPart, ParseCardError, ParseCardsError};
use crate::game::{
    Board, PILES, Placement, Solitaire, SolitaireError, SolitaireOrigin, SolitaireState,
    SolitaireStats, TypedMoveError, TypedPilesError,
};
use crate::rules::Round;

messages! { words:
    closes() = "solitaire-closes";
    /// A pile that cannot go out with the cards left.
    never() = "solitaire-never";
    turned_over() = "solitaire-turned-over";
    drawn_card(draw: usize, draws: usize, card: &str) = "solitaire-draw";
    move_label(card: &str) = "solitaire-move";
    draw_label(draw: usize, draws: usize) = "solitaire-draw-card";
    closing(pile: Round, discards: &[String]) = "solitaire-closing" {
        pile = pile.dealt(), count = discards.len(), discards = words.or(discards)
    };
    played(card: &str, pile: Round, discard: Option<&str>, closed: bool) = "solitaire-played" {
        card, pile = pile.dealt(), discard, closed
    };
    missed_closing(pile: Round, discard: Option<&str>) = "solitaire-missed-closing" {
        pile = pile.dealt(), discard
    };
    placements_order() = "solitaire-placements-order";
    cannot_be_won(wanted: usize, left: usize) = "solitaire-cannot-be-won";
    cannot_go_out(pile: Round) = "solitaire-cannot-go-out" { pile = pile.dealt() };
    solitaire_left(real_cards: bool) = "solitaire-left" { command = resume(real_cards) };
    /// Before a game that is over is left.
    enter_returns() = "solitaire-enter-returns";
    abandon_solitaire() = "solitaire-abandon";
    piles_label() = "solitaire-piles";
    pile_help() = "solitaire-pile-help";
    /// Introduces the piles that were typed when the dialogue is left.
    piles_to_paste() = "solitaire-piles-to-paste";
    solitaire_column(column: SolitaireColumn) = "solitaire-column-" + column;
    move_help(real_cards: bool) => match real_cards {
        true => "solitaire-move-help-real",
        false => "solitaire-move-help",
    };
    /// Asks for the cards of a pile, of which it takes so many more.
    pile_label(pile: Round, wanted: usize) => match (pile.dealt(), wanted) {
        (dealt, wanted) if dealt == wanted => "solitaire-pile",
        _ => "solitaire-pile-more",
    } { pile = pile.dealt(), wanted };
}

said! { words:
    impl Error + Message for SolitaireError {
        Over(state) = "solitaire-over" { state = state.name() };
        NoneLeft { card, copies } = "solitaire-none-left";
        NotNext { card, next } = "solitaire-not-next";
        Closed(pile) = "solitaire-closed" { pile = pile.dealt() };
        NoDiscard(pile) = "solitaire-no-discard" { pile = pile.dealt() };
        NotInPile { pile, card } = "solitaire-not-in-pile" { pile = pile.dealt(), card };
        ThrownAtOnce { card, pile: _ } = "solitaire-thrown-at-once" { card };
    }
}

error! { TypedMoveError }

impl Message for TypedMoveError {
    fn said(&self, words: &Messages) -> Said {
        let said = match self {
            Self::Cards(error) => return error.said(words),
            Self::NoPile(text) if text.is_empty() => refuse!(words, "solitaire-no-move"),
            Self::NoPile(text) => refuse!(words, "solitaire-no-pile", text),
            Self::DrawnCount(cards) => refuse!(words, "solitaire-drawn-count", cards),
            Self::DiscardCount(cards) => refuse!(words, "solitaire-discard-count", cards),
        };
        said.with(hint!(words, "solitaire-move-hint"))
    }
}

said! { words:
    impl Error + Message for TypedPilesError {
        Cards(bad) => in_piles(bad).said(words);
        Size { pile, cards } = "solitaire-pile-size" { pile = pile.dealt(), cards };
        TooMany { wanted, cards } = "solitaire-too-many-cards";
    }
}

impl Messages {
    /// Returns how an open game stands, and how to continue it.
    pub fn open_solitaire(&self, game: &Solitaire) -> String {
        let (closed, piles) = (game.score.closed, PILES);
        let command = resume(game.origin() == SolitaireOrigin::Table);
        say!(self, "solitaire-is-open", closed, piles, command)
    }

    /// Returns where a card may be played, the best place being number 1, and how
    /// good that is.
    pub fn placement(&self, number: usize, placement: &Placement, discard: Option<&str>) -> String {
        let &Placement { pile, closes, short, .. } = placement;
        let pile = pile.dealt();
        say!(self, "solitaire-placement", number, pile, discard, closes, short)
    }

    /// Heads a board: what was dealt, by which rules, and how many cards are
    /// left to draw.
    pub fn solitaire_title(&self, game: &Solitaire, ruleset: &str) -> String {
        let seed = game.seed.map(|seed| seed.to_string());
        say!(self, "solitaire-title", seed, ruleset, cards = cards_left(game))
    }

    /// Returns how a game ended, or how it stands.
    pub fn solitaire_result(&self, game: &Solitaire) -> String {
        let (closed, piles, cards) = (game.score.closed, PILES, cards_left(game));
        let points = game.score.left.map(|left| self.points(left.into()));
        match game.state {
            SolitaireState::Won => say!(self, "solitaire-won", piles, cards),
            SolitaireState::Lost => say!(self, "solitaire-lost", closed, piles, points),
            SolitaireState::Open => say!(self, "solitaire-open", closed, piles, cards),
        }
    }

    pub fn solitaire_stats_title(&self, stats: &SolitaireStats) -> String {
        let Some(rate) = stats.won_rate() else {
            return say!(self, "solitaire-stats-none");
        };
        say!(
            self,
            "solitaire-stats",
            games = stats.game_count,
            won = stats.won_count,
            rate = self.percent(100.0 * rate, 0)
        )
    }

    pub fn solitaire_figures(&self, stats: &SolitaireStats) -> Vec<(&'static str, String)> {
        let mean = |mean| self.decimal(mean, 1);
        let closed = stats.closed_mean().map(mean);
        let closed = closed.map(|mean| say!(self, "solitaire-mean-closed", mean, piles = PILES));
        let left = stats.left_mean().map(mean);
        let games = stats.counted_count;
        let left = left.map(|mean| say!(self, "solitaire-mean-left", mean, games));
        let streak = |longest: u32, current: u32| {
            (stats.game_count > 0).then(|| say!(self, "solitaire-streak", longest, current))
        };
        let figures = [
            ("solitaire-mean-closed.label", closed),
            ("solitaire-mean-left.label", left),
            ("solitaire-streak.label-won", streak(stats.longest_won, stats.current_won)),
            ("solitaire-streak.label-lost", streak(stats.longest_lost, stats.current_lost)),
        ];
        let figures = figures.into_iter();
        figures.filter_map(|(label, figure)| Some((self.plain(label), figure?))).collect()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum SolitaireColumn {
    Pile,
    Wild,
    /// How many cards it takes to go out.
    Away,
    Cards,
}

/// Returns the command that continues the open game.
pub(super) fn resume(real_cards: bool) -> Command {
    Command::new(if real_cards { "solitaire table" } else { "solitaire" })
}

fn cards_left(game: &Solitaire) -> usize {
    game.board.as_ref().map_or(0, Board::left)
}

fn in_piles(bad: &[(Round, ParseCardError)]) -> ParseCardsError {
    let named = |(pile, bad): &(Round, ParseCardError)| ParseCardError {
        part: Some(HandPart::Pile(pile.dealt())),
        ..bad.clone()
    };
    ParseCardsError(bad.iter().map(named).collect())
}
