use super::{Norwegian, or, points};
use crate::game::{
    Board, PILES, Placement, Solitaire, SolitaireError, SolitaireOrigin, SolitaireState,
    SolitaireStats, TypedMoveError, TypedPilesError,
};
use crate::rules::Round;
use crate::words::solitaire::in_piles;
use crate::words::{Hint, PhraseWords, SolitaireColumn, SolitaireWords, Words};

impl SolitaireWords for Norwegian {
    fn solitaire_error(&self, error: &SolitaireError) -> String {
        match error {
            SolitaireError::Over(SolitaireState::Won) => "kabalen er slutt: du vant".to_owned(),
            SolitaireError::Over(_) => "kabalen er slutt: det er ingen kort å trekke".to_owned(),
            SolitaireError::NoneLeft { card, copies } => {
                format!(
                    "kortstokken har bare {copies} av dette kortet, og det er ingen `{card}` igjen \
                     å trekke"
                )
            }
            SolitaireError::NotNext { card, next } => {
                format!("det neste kortet er `{next}`, ikke `{card}`")
            }
            SolitaireError::Closed(pile) => format!("bunke {} er snudd", pile.dealt()),
            SolitaireError::NoDiscard(pile) => format!(
                "bunke {} kan ikke avsluttes med dette kortet: skriv også hvilket kort den kaster",
                pile.dealt()
            ),
            SolitaireError::NotInPile { pile, card } => {
                format!("bunke {} har ingen `{card}` å kaste", pile.dealt())
            }
            SolitaireError::ThrownAtOnce { card, .. } => {
                format!("i denne kabalen kan et trukket kort ikke kastes med en gang, `{card}`")
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
                format!("det trekkes ett kort om gangen, ikke {cards}")
            }
            TypedMoveError::DiscardCount(cards) => {
                format!("en bunke kaster ett kort, ikke {cards}")
            }
        }
    }

    fn typed_move_error_hint(&self, error: &TypedMoveError) -> Option<Hint> {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards_hint(error),
            _ => Some(Hint::new(
                "skriv bunken og kortet den kaster, for eksempel `7 JC`",
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
                "alle bunkene er fulle; skriv nummeret og et kolon først for å rette en".to_owned()
            }
            TypedPilesError::TooMany { wanted, cards } => {
                format!("bunkene mangler {wanted} kort, ikke {cards}")
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
            Some(seed) => format!("startverdi {seed}"),
            None => "ekte kort".to_owned(),
        };
        let left = game.board.as_ref().map_or(0, Board::left);
        format!("Kabal, {cards}, {ruleset}: {left} kort å trekke")
    }

    fn solitaire_column(&self, column: SolitaireColumn) -> &'static str {
        match column {
            SolitaireColumn::Pile => "bunke",
            SolitaireColumn::Wild => "joker",
            SolitaireColumn::Away => "trekk",
            SolitaireColumn::Cards => "kort",
        }
    }

    fn closes(&self) -> &'static str {
        "avslutt"
    }

    fn never(&self) -> &'static str {
        "aldri"
    }

    fn turned_over(&self) -> &'static str {
        "snudd"
    }

    fn drawn_card(&self, draw: usize, of: usize, card: &str) -> String {
        format!("Trekk {draw} av {of}: {card}")
    }

    fn move_label(&self, card: &str) -> String {
        format!("{card} til bunke:")
    }

    fn draw_label(&self, draw: usize, of: usize) -> String {
        format!("Trekk {draw} av {of}, kort:")
    }

    fn move_help(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => {
                "Skriv det trukne kortet, så bunken og kortet den kaster, for eksempel 7 JC; \
                 bare bunken hvis den kan avsluttes. Dessuten hint, undo, redo, board, \
                 abandon og q for å gå; det som er spilt, blir stående."
            }
            false => {
                "Skriv bunken og kortet den kaster, for eksempel 7 JC; bare bunken hvis den kan \
                 avsluttes. Dessuten hint, undo, redo, board, abandon og q for å gå; det som er \
                 spilt, blir stående."
            }
        }
    }

    fn closing(&self, pile: Round, discards: &[String]) -> String {
        let pile = pile.dealt();
        match discards {
            [] => format!("bunke {pile} kan avsluttes uten å kaste"),
            discards => format!("bunke {pile} kan avsluttes ved å kaste {}", or(discards)),
        }
    }

    fn played(&self, card: &str, pile: Round, discard: Option<&str>, closed: bool) -> String {
        let pile = pile.dealt();
        let discard = discard.map(|discard| format!(", {discard} kastet"));
        let closed = if closed { ", snudd" } else { "" };
        format!(
            "{card} til bunke {pile}{}{closed}",
            discard.unwrap_or_default()
        )
    }

    fn missed_closing(&self, pile: Round, discard: Option<&str>) -> String {
        let pile = pile.dealt();
        match discard {
            Some(discard) => format!(
                "bunke {pile} kunne vært avsluttet ved å kaste {discard}; `undo` angrer trekket"
            ),
            None => {
                format!("bunke {pile} kunne vært avsluttet uten å kaste; `undo` angrer trekket")
            }
        }
    }

    fn placement(&self, number: usize, placement: &Placement, discard: Option<&str>) -> String {
        let pile = placement.pile.dealt();
        let throw = match discard {
            Some(discard) => format!(", kast {discard}"),
            None => String::new(),
        };
        let closes = if placement.closes {
            ", som avsluttes"
        } else {
            ""
        };
        let short = match placement.short {
            0 => "alle bunker kan avsluttes".to_owned(),
            short => format!("{short} kort for lite"),
        };
        format!("{number}. bunke {pile}{throw}{closes}: {short}")
    }

    fn placements_order(&self) -> &'static str {
        "Ordnet etter hvor mange kort den beste planen som ble funnet, mangler"
    }

    fn cannot_be_won(&self, wanted: usize, left: usize) -> String {
        format!(
            "Kabalen kan ikke gå opp: bunkene mangler {wanted} kort, og bare {left} \
             kan trekkes"
        )
    }

    fn cannot_go_out(&self, pile: Round) -> String {
        format!(
            "Kabalen kan ikke gå opp: bunke {} kan ikke avsluttes med kortene som er igjen",
            pile.dealt()
        )
    }

    fn solitaire_result(&self, game: &Solitaire) -> String {
        let closed = format!("{} av {PILES} bunker snudd", game.score.closed);
        let left = game
            .score
            .left
            .map(|left| format!(", {} igjen", points(left.into())));
        let cards = game
            .board
            .as_ref()
            .map(Board::left)
            .filter(|&left| left > 0);
        let cards = cards.map(|left| format!(", {left} kort å trekke"));
        let cards = cards.unwrap_or_default();
        match game.state {
            SolitaireState::Won => format!("Vunnet: alle {PILES} bunkene snudd{cards}"),
            SolitaireState::Lost => format!("Tapt: {closed}{}", left.unwrap_or_default()),
            SolitaireState::Open => format!("I gang: {closed}{cards}"),
        }
    }

    fn solitaire_left(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => "`crowns solitaire table` fortsetter kabalen",
            false => "`crowns solitaire` fortsetter kabalen",
        }
    }

    fn open_solitaire(&self, game: &Solitaire) -> String {
        let command = match game.origin() {
            SolitaireOrigin::Table => "crowns solitaire table",
            _ => "crowns solitaire",
        };
        let closed = game.score.closed;
        format!("Kabal, {closed} av {PILES} bunker snudd: `{command}` fortsetter den")
    }

    fn enter_returns(&self) -> &'static str {
        "Trykk Enter for å gå tilbake:"
    }

    fn abandon_solitaire(&self) -> &'static str {
        "Gi opp kabalen? Den teller som tapt"
    }

    fn solitaire_stats_title(&self, stats: &SolitaireStats) -> String {
        match stats.won_rate() {
            None => "Kabal: ingen spill er ferdige ennå".to_owned(),
            Some(rate) => {
                format!(
                    "Kabal: {} spill, {} vunnet ({})",
                    stats.game_count,
                    stats.won_count,
                    self.percent(100.0 * rate, 0)
                )
            }
        }
    }

    fn solitaire_figures(&self, stats: &SolitaireStats) -> Vec<(&'static str, String)> {
        let row = |longest: u32, current: u32| format!("høyst {longest}, nå {current}");
        let piles = stats.closed_mean().map(|mean| {
            (
                "snudd",
                format!("{} av {PILES} bunker i snitt", self.decimal(mean, 1)),
            )
        });
        let left = stats.left_mean().map(|mean| {
            (
                "poeng igjen",
                format!(
                    "{} i snitt, i {} spill",
                    self.decimal(mean, 1),
                    stats.counted_count
                ),
            )
        });
        let streaks = [
            ("vunnet på rad", row(stats.longest_won, stats.current_won)),
            ("tapt på rad", row(stats.longest_lost, stats.current_lost)),
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
        "Enter for å begynne, eller en bunke å rette, for eksempel 3: 7D 9D QS:"
    }

    fn pile_help(&self) -> &'static str {
        "Skriv eller lim inn bunkene fra 3 til 13 kort, én per linje, for eksempel 7D 9D QS, \
         eller alle 88 kort på én gang. 5: og fem kort retter bunken med fem; board viser \
         bunkene, tilbake angrer den siste, q avbryter."
    }

    fn piles_to_paste(&self) -> &'static str {
        "Bunkene som du har skrevet, til å lime inn neste gang:"
    }
}
