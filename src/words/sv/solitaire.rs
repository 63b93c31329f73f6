use super::{Swedish, or, points};
use crate::game::{
    Board, PILES, Placement, Solitaire, SolitaireError, SolitaireOrigin, SolitaireState,
    SolitaireStats, TypedMoveError, TypedPilesError,
};
use crate::rules::Round;
use crate::words::solitaire::in_piles;
use crate::words::{Hint, PhraseWords, SolitaireColumn, SolitaireWords, Words};

impl SolitaireWords for Swedish {
    fn solitaire_error(&self, error: &SolitaireError) -> String {
        match error {
            SolitaireError::Over(SolitaireState::Won) => "spelet är slut: du har vunnit".to_owned(),
            SolitaireError::Over(_) => "spelet är slut: det finns inga kort att dra".to_owned(),
            SolitaireError::NoneLeft { card, copies } => {
                format!(
                    "kortleken har bara {copies} av det här kortet, och det finns ingen `{card}` \
                     kvar att dra"
                )
            }
            SolitaireError::NotNext { card, next } => {
                format!("nästa kort är `{next}`, inte `{card}`")
            }
            SolitaireError::Closed(pile) => format!("hög {} är vänd", pile.dealt()),
            SolitaireError::NoDiscard(pile) => format!(
                "hög {} kan inte avslutas med det här kortet: skriv också vilket kort den kastar",
                pile.dealt()
            ),
            SolitaireError::NotInPile { pile, card } => {
                format!("hög {} har ingen `{card}` att kasta", pile.dealt())
            }
            SolitaireError::ThrownAtOnce { card, .. } => {
                format!("i det här spelet får ett draget kort inte kastas direkt, `{card}`")
            }
        }
    }

    fn typed_move_error(&self, error: &TypedMoveError) -> String {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards(error),
            TypedMoveError::NoPile(text) => {
                format!("skriv en hög, 3 till 10, J, Q eller K, inte `{text}`")
            }
            TypedMoveError::DrawnCount(cards) => {
                format!("ett kort dras åt gången, inte {cards}")
            }
            TypedMoveError::DiscardCount(cards) => format!("en hög kastar ett kort, inte {cards}"),
        }
    }

    fn typed_move_error_hint(&self, error: &TypedMoveError) -> Option<Hint> {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards_hint(error),
            _ => Some(Hint::new(
                "skriv högen och kortet den kastar, till exempel `7 JC`",
            )),
        }
    }

    fn typed_piles_error(&self, error: &TypedPilesError) -> String {
        match error {
            TypedPilesError::Cards(bad) => (self as &dyn Words).bad_cards(&in_piles(bad)),
            TypedPilesError::Size { pile, cards } => {
                let pile = pile.dealt();
                format!("hög {pile} har {pile} kort, inte {cards}")
            }
            TypedPilesError::TooMany { wanted: 0, .. } => {
                "alla högar är fulla; skriv numret och ett kolon först för att rätta en".to_owned()
            }
            TypedPilesError::TooMany { wanted, cards } => {
                format!("högarna saknar {wanted} kort, inte {cards}")
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
            Some(seed) => format!("startvärde {seed}"),
            None => "riktiga kort".to_owned(),
        };
        let left = game.board.as_ref().map_or(0, Board::left);
        format!("Solitaire, {cards}, {ruleset}: {left} kort att dra")
    }

    fn solitaire_column(&self, column: SolitaireColumn) -> &'static str {
        match column {
            SolitaireColumn::Pile => "hög",
            SolitaireColumn::Wild => "vilt",
            SolitaireColumn::Away => "drag",
            SolitaireColumn::Cards => "kort",
        }
    }

    fn closes(&self) -> &'static str {
        "avsluta"
    }

    fn never(&self) -> &'static str {
        "aldrig"
    }

    fn turned_over(&self) -> &'static str {
        "vänd"
    }

    fn drawn_card(&self, draw: usize, of: usize, card: &str) -> String {
        format!("Drag {draw} av {of}: {card}")
    }

    fn move_label(&self, card: &str) -> String {
        format!("{card} till hög:")
    }

    fn draw_label(&self, draw: usize, of: usize) -> String {
        format!("Drag {draw} av {of}, kort:")
    }

    fn move_help(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => {
                "Skriv det dragna kortet, sedan högen och kortet den kastar, till exempel 7 \
                 JC; bara högen om den kan avslutas. Dessutom hint, undo, redo, board, \
                 abandon och q för att sluta; det som har spelats står kvar."
            }
            false => {
                "Skriv högen och kortet den kastar, till exempel 7 JC; bara högen om den kan \
                 avslutas. Dessutom hint, undo, redo, board, abandon och q för att sluta; det \
                 som har spelats står kvar."
            }
        }
    }

    fn closing(&self, pile: Round, discards: &[String]) -> String {
        let pile = pile.dealt();
        match discards {
            [] => format!("hög {pile} kan avslutas utan att kasta"),
            discards => format!("hög {pile} kan avslutas genom att kasta {}", or(discards)),
        }
    }

    fn played(&self, card: &str, pile: Round, discard: Option<&str>, closed: bool) -> String {
        let pile = pile.dealt();
        let discard = discard.map(|discard| format!(", {discard} kastat"));
        let closed = if closed { ", vänd" } else { "" };
        format!(
            "{card} till hög {pile}{}{closed}",
            discard.unwrap_or_default()
        )
    }

    fn missed_closing(&self, pile: Round, discard: Option<&str>) -> String {
        let pile = pile.dealt();
        match discard {
            Some(discard) => format!(
                "hög {pile} hade kunnat avslutas genom att kasta {discard}; `undo` ångrar draget"
            ),
            None => format!("hög {pile} hade kunnat avslutas utan att kasta; `undo` ångrar draget"),
        }
    }

    fn placement(&self, number: usize, placement: &Placement, discard: Option<&str>) -> String {
        let pile = placement.pile.dealt();
        let throw = match discard {
            Some(discard) => format!(", kasta {discard}"),
            None => String::new(),
        };
        let closes = if placement.closes {
            ", som avslutas"
        } else {
            ""
        };
        let short = match placement.short {
            0 => "alla högar kan avslutas".to_owned(),
            short => format!("{short} kort för lite"),
        };
        format!("{number}. hög {pile}{throw}{closes}: {short}")
    }

    fn placements_order(&self) -> &'static str {
        "Ordnade efter hur många kort som saknas i den bästa plan som hittades"
    }

    fn cannot_be_won(&self, wanted: usize, left: usize) -> String {
        format!(
            "Spelet går inte att vinna: högarna saknar {wanted} kort, och bara {left} \
             kan dras"
        )
    }

    fn cannot_go_out(&self, pile: Round) -> String {
        format!(
            "Spelet går inte att vinna: hög {} kan inte avslutas med korten som är kvar",
            pile.dealt()
        )
    }

    fn solitaire_result(&self, game: &Solitaire) -> String {
        let closed = format!("{} av {PILES} högar vända", game.score.closed);
        let left = game
            .score
            .left
            .map(|left| format!(", {} kvar", points(left.into())));
        let cards = game
            .board
            .as_ref()
            .map(Board::left)
            .filter(|&left| left > 0);
        let cards = cards.map(|left| format!(", {left} kort att dra"));
        let cards = cards.unwrap_or_default();
        match game.state {
            SolitaireState::Won => format!("Vunnet: alla {PILES} högar vända{cards}"),
            SolitaireState::Lost => format!("Förlorat: {closed}{}", left.unwrap_or_default()),
            SolitaireState::Open => format!("Pågår: {closed}{cards}"),
        }
    }

    fn solitaire_left(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => "`crowns solitaire table` fortsätter spelet",
            false => "`crowns solitaire` fortsätter spelet",
        }
    }

    fn open_solitaire(&self, game: &Solitaire) -> String {
        let command = match game.origin() {
            SolitaireOrigin::Table => "crowns solitaire table",
            _ => "crowns solitaire",
        };
        let closed = game.score.closed;
        format!("Solitaire, {closed} av {PILES} högar vända: `{command}` fortsätter spelet")
    }

    fn enter_returns(&self) -> &'static str {
        "Tryck Enter för att gå tillbaka:"
    }

    fn abandon_solitaire(&self) -> &'static str {
        "Ge upp spelet? Det räknas som förlorat"
    }

    fn solitaire_stats_title(&self, stats: &SolitaireStats) -> String {
        match stats.won_rate() {
            None => "Solitaire: inget spel är avslutat än".to_owned(),
            Some(rate) => {
                format!(
                    "Solitaire: {} spel, {} vunna ({})",
                    stats.game_count,
                    stats.won_count,
                    self.percent(100.0 * rate, 0)
                )
            }
        }
    }

    fn solitaire_figures(&self, stats: &SolitaireStats) -> Vec<(&'static str, String)> {
        let row = |longest: u32, current: u32| format!("högst {longest}, nu {current}");
        let piles = stats.closed_mean().map(|mean| {
            (
                "vända",
                format!("{} av {PILES} högar i snitt", self.decimal(mean, 1)),
            )
        });
        let left = stats.left_mean().map(|mean| {
            (
                "poäng kvar",
                format!(
                    "{} i snitt, i {} spel",
                    self.decimal(mean, 1),
                    stats.counted_count
                ),
            )
        });
        let streaks = [
            ("vunna i rad", row(stats.longest_won, stats.current_won)),
            (
                "förlorade i rad",
                row(stats.longest_lost, stats.current_lost),
            ),
        ];
        let streaks = streaks.into_iter().filter(|_| stats.game_count > 0);
        piles.into_iter().chain(left).chain(streaks).collect()
    }

    fn pile_label(&self, pile: Round, wanted: usize) -> String {
        match pile.dealt() {
            pile if pile == wanted => format!("Hög {pile}, kort:"),
            pile => format!("Hög {pile}, {wanted} till:"),
        }
    }

    fn piles_label(&self) -> &'static str {
        "Enter för att börja, eller en hög att rätta, till exempel 3: 7D 9D QS:"
    }

    fn pile_help(&self) -> &'static str {
        "Skriv eller klistra in högarna från 3 till 13 kort, en per rad, till exempel 7D 9D QS, \
         eller alla 88 kort på en gång. 5: och fem kort rättar högen med fem; board visar \
         högarna, tillbaka ångrar den sista, q avbryter."
    }

    fn piles_to_paste(&self) -> &'static str {
        "Högarna som du har skrivit, att klistra in nästa gång:"
    }
}
