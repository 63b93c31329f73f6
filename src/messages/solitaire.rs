use super::{Command, Hint, Messages};
use crate::cards::{HandPart, ParseCardError, ParseCardsError};
use crate::game::{
    Board, PILES, Placement, Solitaire, SolitaireError, SolitaireOrigin, SolitaireState,
    SolitaireStats, TypedMoveError, TypedPilesError,
};
use crate::rules::Round;

/// Solitaire: the board, the dialogue and its results.
///
/// Cards come ready to print.
impl Messages {
    /// Returns why a card cannot be played so.
    pub fn solitaire_error(&self, error: &SolitaireError) -> String {
        match error {
            SolitaireError::Over(state) => say!(self, "solitaire-over", state = state.name()),
            SolitaireError::NoneLeft { card, copies } => {
                say!(self, "solitaire-none-left", card, copies)
            }
            SolitaireError::NotNext { card, next } => {
                say!(self, "solitaire-not-next", card, next)
            }
            SolitaireError::Closed(pile) => say!(self, "solitaire-closed", pile = pile.dealt()),
            SolitaireError::NoDiscard(pile) => {
                say!(self, "solitaire-no-discard", pile = pile.dealt())
            }
            SolitaireError::NotInPile { pile, card } => {
                say!(self, "solitaire-not-in-pile", pile = pile.dealt(), card)
            }
            SolitaireError::ThrownAtOnce { card, .. } => {
                say!(self, "solitaire-thrown-at-once", card)
            }
        }
    }

    /// Returns why a typed text is no move.
    pub fn typed_move_error(&self, error: &TypedMoveError) -> String {
        match error {
            TypedMoveError::Cards(error) => self.bad_cards(error),
            TypedMoveError::NoPile(text) => say!(self, "solitaire-no-pile", text),
            TypedMoveError::DrawnCount(cards) => say!(self, "solitaire-drawn-count", cards),
            TypedMoveError::DiscardCount(cards) => say!(self, "solitaire-discard-count", cards),
        }
    }

    /// Returns how a move is typed.
    pub fn typed_move_error_hint(&self, error: &TypedMoveError) -> Option<Hint> {
        match error {
            TypedMoveError::Cards(error) => self.bad_cards_hint(error),
            _ => Some(hint!(self, "solitaire-move-hint")),
        }
    }

    /// Returns why a line is no cards of piles.
    pub fn typed_piles_error(&self, error: &TypedPilesError) -> String {
        match error {
            TypedPilesError::Cards(bad) => self.bad_cards(&in_piles(bad)),
            TypedPilesError::Size { pile, cards } => {
                say!(self, "solitaire-pile-size", pile = pile.dealt(), cards)
            }
            TypedPilesError::TooMany { wanted, cards } => {
                say!(self, "solitaire-too-many-cards", wanted, cards)
            }
        }
    }

    /// Returns how the cards of piles are typed.
    pub fn typed_piles_error_hint(&self, error: &TypedPilesError) -> Option<Hint> {
        match error {
            TypedPilesError::Cards(bad) => self.bad_cards_hint(&in_piles(bad)),
            _ => None,
        }
    }

    /// Heads a board: what was dealt, by which rules, and how many cards are
    /// left to draw.
    pub fn solitaire_title(&self, game: &Solitaire, ruleset: &str) -> String {
        let seed = game.seed.map(|seed| seed.to_string());
        say!(
            self,
            "solitaire-title",
            seed,
            ruleset,
            cards = cards_left(game)
        )
    }

    /// Heads a column of the board.
    pub fn solitaire_column(&self, column: SolitaireColumn) -> &'static str {
        self.plain(match column {
            SolitaireColumn::Pile => "solitaire-column-pile",
            SolitaireColumn::Wild => "solitaire-column-wild",
            SolitaireColumn::Away => "solitaire-column-away",
            SolitaireColumn::Cards => "solitaire-column-cards",
        })
    }

    /// Returns that a pile goes out with the drawn card.
    pub fn closes(&self) -> &'static str {
        self.plain("solitaire-closes")
    }

    /// Returns that a pile does not go out with the cards left.
    pub fn never(&self) -> &'static str {
        self.plain("solitaire-never")
    }

    /// Returns that a pile is turned over.
    pub fn turned_over(&self) -> &'static str {
        self.plain("solitaire-turned-over")
    }

    /// Returns which card is drawn.
    pub fn drawn_card(&self, draw: usize, of: usize, card: &str) -> String {
        say!(self, "solitaire-draw", draw, draws = of, card)
    }

    /// Asks where a drawn card is played.
    pub fn move_label(&self, card: &str) -> String {
        say!(self, "solitaire-move", card)
    }

    /// Asks for the card that was drawn.
    pub fn draw_label(&self, draw: usize, of: usize) -> String {
        say!(self, "solitaire-draw-card", draw, draws = of)
    }

    /// Returns what can be answered.
    pub fn move_help(&self, real_cards: bool) -> &'static str {
        self.plain(match real_cards {
            true => "solitaire-move-help-real",
            false => "solitaire-move-help",
        })
    }

    /// Returns how a pile goes out with the drawn card.
    pub fn closing(&self, pile: Round, discards: &[String]) -> String {
        say!(
            self,
            "solitaire-closing",
            pile = pile.dealt(),
            count = discards.len(),
            discards = self.or(discards)
        )
    }

    /// Returns what was played.
    pub fn played(&self, card: &str, pile: Round, discard: Option<&str>, closed: bool) -> String {
        let pile = pile.dealt();
        say!(self, "solitaire-played", card, pile, discard, closed)
    }

    /// Warns that a pile could have gone out.
    pub fn missed_closing(&self, pile: Round, discard: Option<&str>) -> String {
        let pile = pile.dealt();
        say!(self, "solitaire-missed-closing", pile, discard)
    }

    /// Returns where a card may be played, the best place being number 1, and how
    /// good that is.
    pub fn placement(&self, number: usize, placement: &Placement, discard: Option<&str>) -> String {
        say!(
            self,
            "solitaire-placement",
            number,
            pile = placement.pile.dealt(),
            discard,
            closes = placement.closes,
            short = placement.short
        )
    }

    /// Returns what the ranks of places are by.
    pub fn placements_order(&self) -> &'static str {
        self.plain("solitaire-placements-order")
    }

    /// Returns that the open piles want more cards than are left.
    pub fn cannot_be_won(&self, wanted: usize, left: usize) -> String {
        say!(self, "solitaire-cannot-be-won", wanted, left)
    }

    /// Returns that the cards left are not enough for a pile.
    pub fn cannot_go_out(&self, pile: Round) -> String {
        say!(self, "solitaire-cannot-go-out", pile = pile.dealt())
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

    /// Returns how to continue a game that is left.
    pub fn solitaire_left(&self, real_cards: bool) -> String {
        say!(self, "solitaire-left", command = resume(real_cards))
    }

    /// Returns how an open game stands, and how to continue it.
    pub fn open_solitaire(&self, game: &Solitaire) -> String {
        say!(
            self,
            "solitaire-is-open",
            closed = game.score.closed,
            piles = PILES,
            command = resume(game.origin() == SolitaireOrigin::Table)
        )
    }

    /// Asks for Enter before the game that is over is left.
    pub fn enter_returns(&self) -> &'static str {
        self.plain("solitaire-enter-returns")
    }

    /// Asks whether to abandon the game.
    pub fn abandon_solitaire(&self) -> &'static str {
        self.plain("solitaire-abandon")
    }

    /// Returns how many games of solitaire are over, and won.
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

    /// Returns the figures of solitaire, each with its label.
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
            (
                "solitaire-streak.label-won",
                streak(stats.longest_won, stats.current_won),
            ),
            (
                "solitaire-streak.label-lost",
                streak(stats.longest_lost, stats.current_lost),
            ),
        ];
        let figures = figures.into_iter();
        figures
            .filter_map(|(label, figure)| Some((self.plain(label), figure?)))
            .collect()
    }

    /// Asks for the cards of a pile, of which it takes so many more.
    pub fn pile_label(&self, pile: Round, wanted: usize) -> String {
        match pile.dealt() {
            pile if pile == wanted => say!(self, "solitaire-pile", pile),
            pile => say!(self, "solitaire-pile-more", pile, wanted),
        }
    }

    /// Asks whether the piles are right.
    pub fn piles_label(&self) -> &'static str {
        self.plain("solitaire-piles")
    }

    /// Returns what can be answered for the cards of a pile.
    pub fn pile_help(&self) -> &'static str {
        self.plain("solitaire-pile-help")
    }

    /// Introduces the piles that were typed when the dialogue is left.
    pub fn piles_to_paste(&self) -> &'static str {
        self.plain("solitaire-piles-to-paste")
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

/// Returns the command that continues the open game.
pub(super) fn resume(real_cards: bool) -> Command {
    Command::new(match real_cards {
        true => "solitaire table",
        false => "solitaire",
    })
}

fn cards_left(game: &Solitaire) -> usize {
    game.board.as_ref().map_or(0, Board::left)
}

/// Names the piles of bad cards.
fn in_piles(bad: &[(Round, ParseCardError)]) -> ParseCardsError {
    let named = |(pile, bad): &(Round, ParseCardError)| ParseCardError {
        part: Some(HandPart::Pile(pile.dealt())),
        ..bad.clone()
    };
    ParseCardsError(bad.iter().map(named).collect())
}
