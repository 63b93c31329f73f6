use super::{Danish, or, points};
use crate::game::{
    Board, PILES, Placement, Solitaire, SolitaireError, SolitaireOrigin, SolitaireState,
    SolitaireStats, TypedMoveError, TypedPilesError,
};
use crate::rules::Round;
use crate::words::solitaire::in_piles;
use crate::words::{Hint, PhraseWords, SolitaireColumn, SolitaireWords, Words};

impl SolitaireWords for Danish {
    fn solitaire_error(&self, error: &SolitaireError) -> String {
        match error {
            SolitaireError::Over(SolitaireState::Won) => {
                "kabalen er slut: du har vundet".to_owned()
            }
            SolitaireError::Over(_) => "kabalen er slut: der er ingen kort at trække".to_owned(),
            SolitaireError::NoneLeft { card, copies } => {
                format!(
                    "spillet har kun {copies} af dette kort, og der er ingen `{card}` tilbage at \
                     trække"
                )
            }
            SolitaireError::NotNext { card, next } => {
                format!("det næste kort er `{next}`, ikke `{card}`")
            }
            SolitaireError::Closed(pile) => format!("bunke {} er vendt om", pile.dealt()),
            SolitaireError::NoDiscard(pile) => format!(
                "bunke {} kan ikke afsluttes med dette kort: skriv også, hvilket kort den kasserer",
                pile.dealt()
            ),
            SolitaireError::NotInPile { pile, card } => {
                format!("bunke {} har ingen `{card}` at kassere", pile.dealt())
            }
            SolitaireError::ThrownAtOnce { card, .. } => {
                format!("i denne kabale må et trukket kort ikke kasseres med det samme, `{card}`")
            }
        }
    }

    fn typed_move_error(&self, error: &TypedMoveError) -> String {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards(error),
            TypedMoveError::NoPile(text) => {
                format!("skriv en bunke, 3 til 10, J, Q eller K, ikke `{text}`")
            }
            TypedMoveError::DrawnCount(cards) => {
                format!("der trækkes ét kort ad gangen, ikke {cards}")
            }
            TypedMoveError::DiscardCount(cards) => {
                format!("en bunke kasserer ét kort, ikke {cards}")
            }
        }
    }

    fn typed_move_error_hint(&self, error: &TypedMoveError) -> Option<Hint> {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards_hint(error),
            _ => Some(Hint::new(
                "skriv bunken og det kort, den kasserer, for eksempel `7 JC`",
            )),
        }
    }

    fn typed_piles_error(&self, error: &TypedPilesError) -> String {
        match error {
            TypedPilesError::Cards(bad) => (self as &dyn Words).bad_cards(&in_piles(bad)),
            TypedPilesError::Size { pile, cards } => {
                let pile = pile.dealt();
                format!("bunke {pile} har {pile} kort, ikke {cards}")
            }
            TypedPilesError::TooMany { wanted: 0, .. } => {
                "alle bunker er fulde; skriv nummeret og et kolon først for at rette en".to_owned()
            }
            TypedPilesError::TooMany { wanted, cards } => {
                format!("bunkerne mangler {wanted} kort, ikke {cards}")
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
            Some(seed) => format!("startværdi {seed}"),
            None => "rigtige kort".to_owned(),
        };
        let left = game.board.as_ref().map_or(0, Board::left);
        format!("Kabale, {cards}, {ruleset}: {left} kort at trække")
    }

    fn solitaire_column(&self, column: SolitaireColumn) -> &'static str {
        match column {
            SolitaireColumn::Pile => "bunke",
            SolitaireColumn::Wild => "trumf",
            SolitaireColumn::Away => "træk",
            SolitaireColumn::Cards => "kort",
        }
    }

    fn closes(&self) -> &'static str {
        "afslut"
    }

    fn never(&self) -> &'static str {
        "aldrig"
    }

    fn turned_over(&self) -> &'static str {
        "vendt om"
    }

    fn drawn_card(&self, draw: usize, of: usize, card: &str) -> String {
        format!("Træk {draw} af {of}: {card}")
    }

    fn move_label(&self, card: &str) -> String {
        format!("{card} til bunke:")
    }

    fn draw_label(&self, draw: usize, of: usize) -> String {
        format!("Træk {draw} af {of}, kort:")
    }

    fn move_help(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => {
                "Skriv det trukne kort, så bunken og det kort, den kasserer, for eksempel 7 \
                 JC; kun bunken, hvis den kan afsluttes. Desuden hint, undo, redo, board, \
                 abandon og q for at gå; det spillede bliver stående."
            }
            false => {
                "Skriv bunken og det kort, den kasserer, for eksempel 7 JC; kun bunken, hvis den \
                 kan afsluttes. Desuden hint, undo, redo, board, abandon og q for at gå; det \
                 spillede bliver stående."
            }
        }
    }

    fn closing(&self, pile: Round, discards: &[String]) -> String {
        let pile = pile.dealt();
        match discards {
            [] => format!("bunke {pile} kan afsluttes uden at kassere"),
            discards => format!("bunke {pile} kan afsluttes ved at kassere {}", or(discards)),
        }
    }

    fn played(&self, card: &str, pile: Round, discard: Option<&str>, closed: bool) -> String {
        let pile = pile.dealt();
        let discard = discard.map(|discard| format!(", {discard} kasseret"));
        let closed = if closed { ", vendt om" } else { "" };
        format!(
            "{card} til bunke {pile}{}{closed}",
            discard.unwrap_or_default()
        )
    }

    fn missed_closing(&self, pile: Round, discard: Option<&str>) -> String {
        let pile = pile.dealt();
        match discard {
            Some(discard) => format!(
                "bunke {pile} kunne være afsluttet ved at kassere {discard}; `undo` fortryder \
                 trækket"
            ),
            None => format!(
                "bunke {pile} kunne være afsluttet uden at kassere; `undo` fortryder trækket"
            ),
        }
    }

    fn placement(&self, number: usize, placement: &Placement, discard: Option<&str>) -> String {
        let pile = placement.pile.dealt();
        let throw = match discard {
            Some(discard) => format!(", kasser {discard}"),
            None => String::new(),
        };
        let closes = if placement.closes {
            ", som afsluttes"
        } else {
            ""
        };
        let short = match placement.short {
            0 => "alle bunker kan afsluttes".to_owned(),
            short => format!("{short} kort for lidt"),
        };
        format!("{number}. bunke {pile}{throw}{closes}: {short}")
    }

    fn placements_order(&self) -> &'static str {
        "Ordnet efter, hvor mange kort den bedste fundne plan mangler"
    }

    fn cannot_be_won(&self, wanted: usize, left: usize) -> String {
        format!(
            "Kabalen kan ikke gå op: bunkerne mangler {wanted} kort, og kun {left} kan \
             trækkes"
        )
    }

    fn cannot_go_out(&self, pile: Round) -> String {
        format!(
            "Kabalen kan ikke gå op: bunke {} kan ikke afsluttes med de kort, der er tilbage",
            pile.dealt()
        )
    }

    fn solitaire_result(&self, game: &Solitaire) -> String {
        let closed = format!("{} af {PILES} bunker vendt om", game.score.closed);
        let left = game
            .score
            .left
            .map(|left| format!(", {} tilbage", points(left.into())));
        let cards = game
            .board
            .as_ref()
            .map(Board::left)
            .filter(|&left| left > 0);
        let cards = cards.map(|left| format!(", {left} kort at trække"));
        let cards = cards.unwrap_or_default();
        match game.state {
            SolitaireState::Won => format!("Vundet: alle {PILES} bunker vendt om{cards}"),
            SolitaireState::Lost => format!("Tabt: {closed}{}", left.unwrap_or_default()),
            SolitaireState::Open => format!("I gang: {closed}{cards}"),
        }
    }

    fn solitaire_left(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => "`crowns solitaire table` fortsætter kabalen",
            false => "`crowns solitaire` fortsætter kabalen",
        }
    }

    fn open_solitaire(&self, game: &Solitaire) -> String {
        let command = match game.origin() {
            SolitaireOrigin::Table => "crowns solitaire table",
            _ => "crowns solitaire",
        };
        let closed = game.score.closed;
        format!("Kabale, {closed} af {PILES} bunker vendt om: `{command}` fortsætter den")
    }

    fn enter_returns(&self) -> &'static str {
        "Tryk Enter for at gå tilbage:"
    }

    fn abandon_solitaire(&self) -> &'static str {
        "Opgiv kabalen? Den tæller som tabt"
    }

    fn solitaire_stats_title(&self, stats: &SolitaireStats) -> String {
        match stats.won_rate() {
            None => "Kabale: intet spil er færdigt endnu".to_owned(),
            Some(rate) => {
                format!(
                    "Kabale: {} spil, {} vundet ({})",
                    stats.game_count,
                    stats.won_count,
                    self.percent(100.0 * rate, 0)
                )
            }
        }
    }

    fn solitaire_figures(&self, stats: &SolitaireStats) -> Vec<(&'static str, String)> {
        let row = |longest: u32, current: u32| format!("højst {longest}, nu {current}");
        let piles = stats.closed_mean().map(|mean| {
            (
                "vendt om",
                format!("{} af {PILES} bunker i snit", self.decimal(mean, 1)),
            )
        });
        let left = stats.left_mean().map(|mean| {
            (
                "point tilbage",
                format!(
                    "{} i snit, i {} spil",
                    self.decimal(mean, 1),
                    stats.counted_count
                ),
            )
        });
        let streaks = [
            ("vundet i træk", row(stats.longest_won, stats.current_won)),
            ("tabt i træk", row(stats.longest_lost, stats.current_lost)),
        ];
        let streaks = streaks.into_iter().filter(|_| stats.game_count > 0);
        piles.into_iter().chain(left).chain(streaks).collect()
    }

    fn pile_label(&self, pile: Round, wanted: usize) -> String {
        match pile.dealt() {
            pile if pile == wanted => format!("Bunke {pile}, kort:"),
            pile => format!("Bunke {pile}, {wanted} til:"),
        }
    }

    fn piles_label(&self) -> &'static str {
        "Enter for at begynde, eller en bunke at rette, for eksempel 3: 7D 9D QS:"
    }

    fn pile_help(&self) -> &'static str {
        "Skriv eller indsæt bunkerne fra 3 til 13 kort, én pr. linje, for eksempel 7D 9D QS, \
         eller alle 88 kort på én gang. 5: og fem kort retter bunken med fem; board viser \
         bunkerne, tilbage fortryder den sidste, q afbryder."
    }

    fn piles_to_paste(&self) -> &'static str {
        "De bunker, du har skrevet, til at indsætte næste gang:"
    }
}
