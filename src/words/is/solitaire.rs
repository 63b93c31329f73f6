use super::grammar::{games, games_dative, percent};
use super::{Icelandic, or, points};
use crate::game::{
    Board, PILES, Placement, Solitaire, SolitaireError, SolitaireOrigin, SolitaireState,
    SolitaireStats, TypedMoveError, TypedPilesError,
};
use crate::rules::Round;
use crate::words::grammar::with_comma;
use crate::words::solitaire::in_piles;
use crate::words::{Hint, SolitaireColumn, SolitaireWords, Words};

impl SolitaireWords for Icelandic {
    fn solitaire_error(&self, error: &SolitaireError) -> String {
        match error {
            SolitaireError::Over(SolitaireState::Won) => {
                "kaplinum er lokið: hann gekk upp".to_owned()
            }
            SolitaireError::Over(_) => {
                "kaplinum er lokið: ekkert spil er eftir til að draga".to_owned()
            }
            SolitaireError::NoneLeft { card, copies } => format!(
                "í stokknum eru bara {copies} `{card}`, og ekkert þeirra er eftir til að draga"
            ),
            SolitaireError::NotNext { card, next } => {
                format!("næsta spil er `{next}`, ekki `{card}`")
            }
            SolitaireError::Closed(pile) => {
                format!("röð {} hefur verið snúið á hvolf", pile.dealt())
            }
            SolitaireError::NoDiscard(pile) => format!(
                "röð {} lokar ekki með þessu spili: nefndu spilið sem á að henda úr henni",
                pile.dealt()
            ),
            SolitaireError::NotInPile { pile, card } => {
                format!("í röð {} er ekkert `{card}` til að henda", pile.dealt())
            }
            SolitaireError::ThrownAtOnce { card, .. } => {
                format!("í þessum kapli má ekki henda strax spilinu sem var dregið, `{card}`")
            }
        }
    }

    fn typed_move_error(&self, error: &TypedMoveError) -> String {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards(error),
            TypedMoveError::NoPile(text) => {
                format!("nefna þarf röð, 3 til 10, J, Q eða K, ekki `{text}`")
            }
            TypedMoveError::DrawnCount(cards) => {
                format!("eitt spil er dregið í einu, ekki {cards}")
            }
            TypedMoveError::DiscardCount(cards) => {
                format!("úr röð er einu spili hent, ekki {cards}")
            }
        }
    }

    fn typed_move_error_hint(&self, error: &TypedMoveError) -> Option<Hint> {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards_hint(error),
            _ => Some(Hint::new(
                "skrifaðu röðina og spilið sem á að henda úr henni, t.d. `7 JC`",
            )),
        }
    }

    fn typed_piles_error(&self, error: &TypedPilesError) -> String {
        match error {
            TypedPilesError::Cards(bad) => (self as &dyn Words).bad_cards(&in_piles(bad)),
            TypedPilesError::Size { pile, cards } => {
                let pile = pile.dealt();
                format!("í röð {pile} eru {pile} spil, ekki {cards}")
            }
            TypedPilesError::TooMany { wanted: 0, .. } => {
                "allar raðir eru fullar; til að leiðrétta eina skaltu fyrst skrifa númer hennar og \
                 tvípunkt"
                    .to_owned()
            }
            TypedPilesError::TooMany { wanted, cards } => {
                format!("í raðirnar vantar {wanted} spil, ekki {cards}")
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
            Some(seed) => format!("fræ {seed}"),
            None => "alvöru spil".to_owned(),
        };
        let left = game.board.as_ref().map_or(0, Board::left);
        format!("Kapall, {cards}, {ruleset}: {left} spil í stokknum")
    }

    fn solitaire_column(&self, column: SolitaireColumn) -> &'static str {
        match column {
            SolitaireColumn::Pile => "röð",
            SolitaireColumn::Wild => "allt",
            SolitaireColumn::Away => "draga",
            SolitaireColumn::Cards => "spil",
        }
    }

    fn closes(&self) -> &'static str {
        "lokar"
    }

    fn never(&self) -> &'static str {
        "aldrei"
    }

    fn turned_over(&self) -> &'static str {
        "á hvolfi"
    }

    fn drawn_card(&self, draw: usize, of: usize, card: &str) -> String {
        format!("Dráttur {draw} af {of}: {card}")
    }

    fn move_label(&self, card: &str) -> String {
        format!("{card} í röð:")
    }

    fn draw_label(&self, draw: usize, of: usize) -> String {
        format!("Dráttur {draw} af {of}, spil:")
    }

    fn move_help(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => {
                "Skrifaðu spilið sem þú dróst, síðan röðina sem það fer í og spilið sem á að henda \
                 úr henni, t.d. 7 JC; aðeins röðina ef hún lokar. Líka hint, undo, redo, board, \
                 abandon, og q til að hætta; það sem spilað var geymist."
            }
            false => {
                "Skrifaðu röðina sem spilið fer í og spilið sem á að henda úr henni, t.d. 7 JC; \
                 aðeins röðina ef hún lokar. Líka hint, undo, redo, board, abandon, og q til að \
                 hætta; það sem spilað var geymist."
            }
        }
    }

    fn closing(&self, pile: Round, discards: &[String]) -> String {
        let pile = pile.dealt();
        match discards {
            [] => format!("röð {pile} lokar án þess að neinu sé hent"),
            discards => format!("röð {pile} lokar ef hent er {}", or(discards)),
        }
    }

    fn played(&self, card: &str, pile: Round, discard: Option<&str>, closed: bool) -> String {
        let pile = pile.dealt();
        let discard = discard.map(|discard| format!(", {discard} hent"));
        let closed = if closed { ", snúið á hvolf" } else { "" };
        format!("{card} í röð {pile}{}{closed}", discard.unwrap_or_default())
    }

    fn missed_closing(&self, pile: Round, discard: Option<&str>) -> String {
        let pile = pile.dealt();
        let by = discard.map_or_else(
            || "án þess að neinu væri hent".to_owned(),
            |discard| format!("með því að henda {discard}"),
        );
        format!("röð {pile} hefði getað lokað {by}; `undo` afturkallar þetta")
    }

    fn placement(&self, number: usize, placement: &Placement, discard: Option<&str>) -> String {
        let pile = placement.pile.dealt();
        let throw = match discard {
            Some(discard) => format!(", henda {discard}"),
            None => String::new(),
        };
        let closes = if placement.closes { ", lokar" } else { "" };
        let short = match placement.short {
            0 => "allar raðir geta lokað".to_owned(),
            short => format!("vantar {short} spil"),
        };
        format!("{number}. röð {pile}{throw}{closes}: {short}")
    }

    fn placements_order(&self) -> &'static str {
        "Raðað eftir því hve mörg spil vantar í bestu áætlunina sem fannst"
    }

    fn cannot_be_won(&self, wanted: usize, left: usize) -> String {
        format!(
            "Kapallinn getur ekki gengið upp: í raðirnar vantar {wanted} spil, eftir í \
             stokknum: {left}"
        )
    }

    fn cannot_go_out(&self, pile: Round) -> String {
        format!(
            "Kapallinn getur ekki gengið upp: röð {} lokar ekki með spilunum sem eru eftir",
            pile.dealt()
        )
    }

    fn solitaire_result(&self, game: &Solitaire) -> String {
        let closed = format!("{} af {PILES} röðum á hvolfi", game.score.closed);
        let left = game
            .score
            .left
            .map(|left| format!(", {} eftir", points(left.into())));
        let cards = game
            .board
            .as_ref()
            .map(Board::left)
            .filter(|&left| left > 0);
        let cards = cards.map(|left| format!(", {left} spil í stokknum"));
        let cards = cards.unwrap_or_default();
        match game.state {
            SolitaireState::Won => format!("Þú vinnur: allar {PILES} raðirnar á hvolfi{cards}"),
            SolitaireState::Lost => format!("Þú tapar: {closed}{}", left.unwrap_or_default()),
            SolitaireState::Open => format!("Í gangi: {closed}{cards}"),
        }
    }

    fn solitaire_left(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => "`crowns solitaire table` heldur þessum kapli áfram",
            false => "`crowns solitaire` heldur þessum kapli áfram",
        }
    }

    fn open_solitaire(&self, game: &Solitaire) -> String {
        let command = match game.origin() {
            SolitaireOrigin::Table => "crowns solitaire table",
            _ => "crowns solitaire",
        };
        let closed = game.score.closed;
        format!("Kapall, {closed} af {PILES} röðum á hvolfi: `{command}` heldur honum áfram")
    }

    fn enter_returns(&self) -> &'static str {
        "Enter fer til baka:"
    }

    fn abandon_solitaire(&self) -> &'static str {
        "Hætta við þennan kapal? Hann telst þá tapaður"
    }

    fn solitaire_stats_title(&self, stats: &SolitaireStats) -> String {
        match stats.won_rate() {
            None => "Kapall: engum er lokið enn".to_owned(),
            Some(rate) => format!(
                "Kapall: {}, unnið {} ({})",
                games(stats.game_count.into()),
                stats.won_count,
                percent(100.0 * rate, 0)
            ),
        }
    }

    fn solitaire_figures(&self, stats: &SolitaireStats) -> Vec<(&'static str, String)> {
        let row = |longest: u32, current: u32| format!("mest {longest}, nú {current}");
        let piles = stats.closed_mean().map(|mean| {
            (
                "á hvolfi",
                format!("{} af {PILES} röðum að meðaltali", with_comma(mean, 1)),
            )
        });
        let left = stats.left_mean().map(|mean| {
            let games = games_dative(stats.counted_count.into());
            (
                "stig eftir",
                format!("{} að meðaltali, í {games}", with_comma(mean, 1)),
            )
        });
        let streaks = [
            ("unnið í röð", row(stats.longest_won, stats.current_won)),
            ("tapað í röð", row(stats.longest_lost, stats.current_lost)),
        ];
        let streaks = streaks.into_iter().filter(|_| stats.game_count > 0);
        piles.into_iter().chain(left).chain(streaks).collect()
    }

    fn pile_label(&self, pile: Round, wanted: usize) -> String {
        match pile.dealt() {
            pile if pile == wanted => format!("Röð {pile}, spil:"),
            pile => format!("Röð {pile}, {wanted} í viðbót:"),
        }
    }

    fn piles_label(&self) -> &'static str {
        "Enter til að byrja, eða röð til að leiðrétta, t.d. 3: 7D 9D QS:"
    }

    fn pile_help(&self) -> &'static str {
        "Skrifaðu eða límdu raðirnar frá 3 til 13 spila, hverja í sína línu, t.d. 7D 9D QS, eða \
         öll 88 spilin í einu. 5: og fimm spil leiðrétta röðina með fimm; board sýnir raðirnar, \
         back tekur þá síðustu aftur, q hættir."
    }

    fn piles_to_paste(&self) -> &'static str {
        "Raðirnar sem þú skrifaðir, til að líma næst:"
    }
}
