use super::{English, counted, or, points};
use crate::game::{
    Board, PILES, Placement, Solitaire, SolitaireError, SolitaireOrigin, SolitaireState,
    SolitaireStats, TypedMoveError, TypedPilesError,
};
use crate::rules::Round;
use crate::words::solitaire::in_piles;
use crate::words::{Hint, SolitaireColumn, SolitaireWords, Words};

impl SolitaireWords for English {
    fn solitaire_error(&self, error: &SolitaireError) -> String {
        match error {
            SolitaireError::Over(SolitaireState::Won) => "the game is over: it is won".to_owned(),
            SolitaireError::Over(_) => "the game is over: no card is left to draw".to_owned(),
            SolitaireError::NoneLeft { card, copies } => {
                format!("the deck has only {copies} of this card, and no `{card}` is left to draw")
            }
            SolitaireError::NotNext { card, next } => {
                format!("the next card is `{next}`, not `{card}`")
            }
            SolitaireError::Closed(pile) => format!("pile {} is turned over", pile.dealt()),
            SolitaireError::NoDiscard(pile) => format!(
                "pile {} does not go out with this card: name the card that it throws",
                pile.dealt()
            ),
            SolitaireError::NotInPile { pile, card } => {
                format!("pile {} has no `{card}` to throw", pile.dealt())
            }
            SolitaireError::ThrownAtOnce { card, .. } => {
                format!("the drawn card may not be thrown at once in this game, `{card}`")
            }
        }
    }

    fn typed_move_error(&self, error: &TypedMoveError) -> String {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards(error),
            TypedMoveError::NoPile(text) => {
                format!("a move names a pile, 3 to 10, J, Q or K, not `{text}`")
            }
            TypedMoveError::DrawnCount(cards) => {
                format!("one card is drawn at a time, not {cards}")
            }
            TypedMoveError::DiscardCount(cards) => format!("a pile throws one card, not {cards}"),
        }
    }

    fn typed_move_error_hint(&self, error: &TypedMoveError) -> Option<Hint> {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards_hint(error),
            _ => Some(Hint::new(
                "type the pile and the card that it throws, such as `7 JC`",
            )),
        }
    }

    fn typed_piles_error(&self, error: &TypedPilesError) -> String {
        match error {
            TypedPilesError::Cards(bad) => (self as &dyn Words).bad_cards(&in_piles(bad)),
            TypedPilesError::Size { pile, cards } => {
                let pile = pile.dealt();
                format!("pile {pile} has {pile} cards, not {cards}")
            }
            TypedPilesError::TooMany { wanted: 0, .. } => {
                "all piles are full; to correct one, type its number and a colon first".to_owned()
            }
            TypedPilesError::TooMany { wanted, cards } => {
                let wanted = counted(*wanted as u64, "card");
                format!("the piles take {wanted}, not {cards}")
            }
        }
    }

    fn typed_piles_error_hint(&self, error: &TypedPilesError) -> Option<Hint> {
        match error {
            TypedPilesError::Cards(bad) => (self as &dyn Words).bad_cards_hint(&in_piles(bad)),
            _ => None,
        }
    }

    fn solitaire_title(&self, game: &Solitaire, ruleset: &str) -> String {
        let cards = match game.seed {
            Some(seed) => format!("seed {seed}"),
            None => "real cards".to_owned(),
        };
        let left = game.board.as_ref().map_or(0, Board::left);
        format!(
            "Solitaire, {cards}, {ruleset}: {} to draw",
            counted(left as u64, "card")
        )
    }

    fn solitaire_column(&self, column: SolitaireColumn) -> &'static str {
        match column {
            SolitaireColumn::Pile => "pile",
            SolitaireColumn::Wild => "wild",
            SolitaireColumn::Away => "away",
            SolitaireColumn::Cards => "cards",
        }
    }

    fn closes(&self) -> &'static str {
        "closes"
    }

    fn never(&self) -> &'static str {
        "never"
    }

    fn turned_over(&self) -> &'static str {
        "turned over"
    }

    fn drawn_card(&self, draw: usize, of: usize, card: &str) -> String {
        format!("Draw {draw} of {of}: {card}")
    }

    fn move_label(&self, card: &str) -> String {
        format!("{card} to pile:")
    }

    fn draw_label(&self, draw: usize, of: usize) -> String {
        format!("Draw {draw} of {of}, card:")
    }

    fn move_help(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => {
                "Type the card that you drew, then the pile that it goes to and the card that the \
                 pile throws, such as 7 JC; the pile alone if it goes out. Also hint, undo, \
                 redo, board, abandon, and q to leave; what was played stays."
            }
            false => {
                "Type the pile that the card goes to and the card that it throws, such as 7 JC; the \
                 pile alone if it goes out. Also hint, undo, redo, board, abandon, and q \
                 to leave; what was played stays."
            }
        }
    }

    fn closing(&self, pile: Round, discards: &[String]) -> String {
        let pile = pile.dealt();
        match discards {
            [] => format!("pile {pile} goes out without a discard"),
            discards => format!("pile {pile} goes out by throwing {}", or(discards)),
        }
    }

    fn played(&self, card: &str, pile: Round, discard: Option<&str>, closed: bool) -> String {
        let pile = pile.dealt();
        let discard = discard.map(|discard| format!(", {discard} thrown"));
        let closed = if closed { ", turned over" } else { "" };
        format!(
            "{card} to pile {pile}{}{closed}",
            discard.unwrap_or_default()
        )
    }

    fn missed_closing(&self, pile: Round, discard: Option<&str>) -> String {
        let pile = pile.dealt();
        let by = discard.map_or_else(
            || "without a discard".to_owned(),
            |discard| format!("by throwing {discard}"),
        );
        format!("pile {pile} could have gone out {by}; `undo` takes the move back")
    }

    fn placement(&self, number: usize, placement: &Placement, discard: Option<&str>) -> String {
        let pile = placement.pile.dealt();
        let throw = match discard {
            Some(discard) => format!(", throw {discard}"),
            None => String::new(),
        };
        let closes = if placement.closes {
            ", which goes out"
        } else {
            ""
        };
        let short = match placement.short {
            0 => "all piles can go out".to_owned(),
            short => format!("{} short", counted(short.into(), "card")),
        };
        format!("{number}. pile {pile}{throw}{closes}: {short}")
    }

    fn placements_order(&self) -> &'static str {
        "Ranked by the cards that the best plan found is short of"
    }

    fn cannot_be_won(&self, wanted: usize, left: usize) -> String {
        let wanted = counted(wanted as u64, "card");
        format!("The game cannot be won: the piles need {wanted}, {left} to draw")
    }

    fn cannot_go_out(&self, pile: Round) -> String {
        format!(
            "The game cannot be won: pile {} does not go out with the cards left",
            pile.dealt()
        )
    }

    fn solitaire_result(&self, game: &Solitaire) -> String {
        let closed = format!("{} of {PILES} piles turned over", game.score.closed);
        let left = game
            .score
            .left
            .map(|left| format!(", {} left", points(left.into())));
        let cards = game
            .board
            .as_ref()
            .map(Board::left)
            .filter(|&left| left > 0);
        let cards = cards.map(|left| format!(", {} to draw", counted(left as u64, "card")));
        let cards = cards.unwrap_or_default();
        match game.state {
            SolitaireState::Won => format!("Won: all {PILES} piles turned over{cards}"),
            SolitaireState::Lost => format!("Lost: {closed}{}", left.unwrap_or_default()),
            SolitaireState::Open => format!("Open: {closed}{cards}"),
        }
    }

    fn solitaire_left(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => "`crowns solitaire table` continues this game",
            false => "`crowns solitaire` continues this game",
        }
    }

    fn open_solitaire(&self, game: &Solitaire) -> String {
        let command = match game.origin() {
            SolitaireOrigin::Table => "crowns solitaire table",
            _ => "crowns solitaire",
        };
        let closed = game.score.closed;
        format!("Solitaire, {closed} of {PILES} piles turned over: `{command}` continues it")
    }

    fn enter_returns(&self) -> &'static str {
        "Press Enter to return:"
    }

    fn abandon_solitaire(&self) -> &'static str {
        "Abandon this game? It counts as lost"
    }

    fn solitaire_stats_title(&self, stats: &SolitaireStats) -> String {
        match stats.won_rate() {
            None => "Solitaire: no game is over yet".to_owned(),
            Some(rate) => {
                let games = counted(stats.game_count.into(), "game");
                format!(
                    "Solitaire: {games}, {} won ({:.0}%)",
                    stats.won_count,
                    100.0 * rate
                )
            }
        }
    }

    fn solitaire_figures(&self, stats: &SolitaireStats) -> Vec<(&'static str, String)> {
        let row = |longest: u32, current: u32| format!("{longest} at most, {current} now");
        let piles = stats.closed_mean().map(|mean| {
            (
                "turned over",
                format!("{mean:.1} of {PILES} piles on average"),
            )
        });
        let left = stats.left_mean().map(|mean| {
            let games = counted(stats.counted_count.into(), "game");
            ("points left", format!("{mean:.1} on average, in {games}"))
        });
        let streaks = [
            ("won in a row", row(stats.longest_won, stats.current_won)),
            ("lost in a row", row(stats.longest_lost, stats.current_lost)),
        ];
        let streaks = streaks.into_iter().filter(|_| stats.game_count > 0);
        piles.into_iter().chain(left).chain(streaks).collect()
    }

    fn pile_label(&self, pile: Round, wanted: usize) -> String {
        match pile.dealt() {
            pile if pile == wanted => format!("Pile {pile}, cards:"),
            pile => format!("Pile {pile}, {wanted} more:"),
        }
    }

    fn piles_label(&self) -> &'static str {
        "Enter to begin, or a pile to correct, such as 3: 7D 9D QS:"
    }

    fn pile_help(&self) -> &'static str {
        "Type or paste the piles from 3 to 13 cards, a line each, such as 7D 9D QS, or all 88 \
         cards at once. 5: and five cards correct the pile of five; board shows the piles, back \
         takes the last one back, q leaves."
    }

    fn piles_to_paste(&self) -> &'static str {
        "The piles that you typed, to paste the next time:"
    }
}
