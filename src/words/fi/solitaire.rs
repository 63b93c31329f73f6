use super::grammar::{cards as counted_cards, games, percent};
use super::{Finnish, or, points};
use crate::game::{
    Board, PILES, Placement, Solitaire, SolitaireError, SolitaireOrigin, SolitaireState,
    SolitaireStats, TypedMoveError, TypedPilesError,
};
use crate::rules::Round;
use crate::words::grammar::with_comma;
use crate::words::solitaire::in_piles;
use crate::words::{Hint, SolitaireColumn, SolitaireWords, Words};

impl SolitaireWords for Finnish {
    fn solitaire_error(&self, error: &SolitaireError) -> String {
        match error {
            SolitaireError::Over(SolitaireState::Won) => "peli on ohi: se on voitettu".to_owned(),
            SolitaireError::Over(_) => "peli on ohi: nostettavia kortteja ei ole".to_owned(),
            SolitaireError::NoneLeft { card, copies } => format!(
                "korttia `{card}` on pakassa vain {copies}, eikä sitä ole enää nostettavissa"
            ),
            SolitaireError::NotNext { card, next } => {
                format!("seuraava kortti on `{next}`, ei `{card}`")
            }
            SolitaireError::Closed(pile) => format!("pino {} on käännetty", pile.dealt()),
            SolitaireError::NoDiscard(pile) => format!(
                "pino {} ei mene läpi tällä kortilla: anna kortti, joka siitä poistetaan",
                pile.dealt()
            ),
            SolitaireError::NotInPile { pile, card } => {
                format!(
                    "pinossa {} ei ole poistettavaa korttia `{card}`",
                    pile.dealt()
                )
            }
            SolitaireError::ThrownAtOnce { card, .. } => {
                format!("nostettua korttia `{card}` ei tässä pelissä saa heti poistaa")
            }
        }
    }

    fn typed_move_error(&self, error: &TypedMoveError) -> String {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards(error),
            TypedMoveError::NoPile(text) => {
                format!("siirrossa annetaan pino, 3–10, J, Q tai K, ei `{text}`")
            }
            TypedMoveError::DrawnCount(cards) => {
                format!("kerralla nostetaan yksi kortti, ei {cards}")
            }
            TypedMoveError::DiscardCount(cards) => {
                format!("pinosta poistetaan yksi kortti, ei {cards}")
            }
        }
    }

    fn typed_move_error_hint(&self, error: &TypedMoveError) -> Option<Hint> {
        match error {
            TypedMoveError::Cards(error) => (self as &dyn Words).bad_cards_hint(error),
            _ => Some(Hint::new(
                "kirjoita pino ja siitä poistettava kortti, esimerkiksi `7 JC`",
            )),
        }
    }

    fn typed_piles_error(&self, error: &TypedPilesError) -> String {
        match error {
            TypedPilesError::Cards(bad) => (self as &dyn Words).bad_cards(&in_piles(bad)),
            TypedPilesError::Size { pile, cards } => {
                let pile = pile.dealt();
                format!("pinossa {pile} on {pile} korttia, ei {cards}")
            }
            TypedPilesError::TooMany { wanted: 0, .. } => {
                "kaikki pinot ovat täynnä; kun korjaat pinoa, kirjoita ensin sen numero ja \
                 kaksoispiste"
                    .to_owned()
            }
            TypedPilesError::TooMany { wanted, cards } => {
                let wanted = counted_cards(*wanted as u64);
                format!("pinoihin mahtuu {wanted}, ei {cards}")
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
            Some(seed) => format!("siemenluku {seed}"),
            None => "oikeat kortit".to_owned(),
        };
        let left = game.board.as_ref().map_or(0, Board::left);
        format!(
            "Pasianssi, {cards}, {ruleset}: {} nostamatta",
            counted_cards(left as u64)
        )
    }

    fn solitaire_column(&self, column: SolitaireColumn) -> &'static str {
        match column {
            SolitaireColumn::Pile => "pino",
            SolitaireColumn::Wild => "villi",
            SolitaireColumn::Away => "nostot",
            SolitaireColumn::Cards => "kortit",
        }
    }

    fn closes(&self) -> &'static str {
        "läpi"
    }

    fn never(&self) -> &'static str {
        "ei enää"
    }

    fn turned_over(&self) -> &'static str {
        "käännetty"
    }

    fn drawn_card(&self, draw: usize, of: usize, card: &str) -> String {
        format!("Nosto {draw}/{of}: {card}")
    }

    fn move_label(&self, card: &str) -> String {
        format!("{card}, pinoon:")
    }

    fn draw_label(&self, draw: usize, of: usize) -> String {
        format!("Nosto {draw}/{of}, kortti:")
    }

    fn move_help(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => {
                "Kirjoita nostamasi kortti, sitten pino, johon se menee, ja pinosta poistettava \
                 kortti, esimerkiksi 7 JC; pelkkä pino, jos se menee läpi. Myös hint, undo, redo, \
                 board, abandon, ja q lopettaa; pelattu säilyy."
            }
            false => {
                "Kirjoita pino, johon kortti menee, ja pinosta poistettava kortti, esimerkiksi 7 \
                 JC; pelkkä pino, jos se menee läpi. Myös hint, undo, redo, board, abandon, ja q \
                 lopettaa; pelattu säilyy."
            }
        }
    }

    fn closing(&self, pile: Round, discards: &[String]) -> String {
        let pile = pile.dealt();
        match discards {
            [] => format!("pino {pile} menee läpi poistamatta korttia"),
            discards => format!("pino {pile} menee läpi, kun poistetaan {}", or(discards)),
        }
    }

    fn played(&self, card: &str, pile: Round, discard: Option<&str>, closed: bool) -> String {
        let pile = pile.dealt();
        let discard = discard.map(|discard| format!(", {discard} poistettu"));
        let closed = if closed { ", käännetty" } else { "" };
        format!(
            "{card} pinoon {pile}{}{closed}",
            discard.unwrap_or_default()
        )
    }

    fn missed_closing(&self, pile: Round, discard: Option<&str>) -> String {
        let pile = pile.dealt();
        let by = discard.map_or_else(
            || " poistamatta korttia".to_owned(),
            |discard| format!(" poistamalla {discard}"),
        );
        format!("pino {pile} olisi mennyt läpi{by}; `undo` kumoaa siirron")
    }

    fn placement(&self, number: usize, placement: &Placement, discard: Option<&str>) -> String {
        let pile = placement.pile.dealt();
        let throw = match discard {
            Some(discard) => format!(", poista {discard}"),
            None => String::new(),
        };
        let closes = if placement.closes {
            ", menee läpi"
        } else {
            ""
        };
        let short = match placement.short {
            0 => "kaikki pinot voivat mennä läpi".to_owned(),
            short => format!("puuttuu {}", counted_cards(short.into())),
        };
        format!("{number}. pino {pile}{throw}{closes}: {short}")
    }

    fn placements_order(&self) -> &'static str {
        "Järjestys: montako korttia parhaasta löydetystä suunnitelmasta puuttuu"
    }

    fn cannot_be_won(&self, wanted: usize, left: usize) -> String {
        let wanted = counted_cards(wanted as u64);
        format!("Peliä ei voi voittaa: pinoihin tarvitaan {wanted}, nostamatta on {left}")
    }

    fn cannot_go_out(&self, pile: Round) -> String {
        format!(
            "Peliä ei voi voittaa: pino {} ei mene läpi jäljellä olevilla korteilla",
            pile.dealt()
        )
    }

    fn solitaire_result(&self, game: &Solitaire) -> String {
        let closed = format!("käännetty {}/{PILES} pinoa", game.score.closed);
        let left = game
            .score
            .left
            .map(|left| format!(", jäljellä {}", points(left.into())));
        let cards = game
            .board
            .as_ref()
            .map(Board::left)
            .filter(|&left| left > 0);
        let cards = cards.map(|left| format!(", {} nostamatta", counted_cards(left as u64)));
        let cards = cards.unwrap_or_default();
        match game.state {
            SolitaireState::Won => format!("Voitto: kaikki {PILES} pinoa käännetty{cards}"),
            SolitaireState::Lost => format!("Häviö: {closed}{}", left.unwrap_or_default()),
            SolitaireState::Open => format!("Kesken: {closed}{cards}"),
        }
    }

    fn solitaire_left(&self, real_cards: bool) -> &'static str {
        match real_cards {
            true => "`crowns solitaire table` jatkaa tätä peliä",
            false => "`crowns solitaire` jatkaa tätä peliä",
        }
    }

    fn open_solitaire(&self, game: &Solitaire) -> String {
        let command = match game.origin() {
            SolitaireOrigin::Table => "crowns solitaire table",
            _ => "crowns solitaire",
        };
        let closed = game.score.closed;
        format!("Pasianssi, käännetty {closed}/{PILES} pinoa: `{command}` jatkaa sitä")
    }

    fn enter_returns(&self) -> &'static str {
        "Enter palaa:"
    }

    fn abandon_solitaire(&self) -> &'static str {
        "Hylätäänkö tämä peli? Se lasketaan hävityksi"
    }

    fn solitaire_stats_title(&self, stats: &SolitaireStats) -> String {
        match stats.won_rate() {
            None => "Pasianssi: yhtään peliä ei ole vielä pelattu loppuun".to_owned(),
            Some(rate) => format!(
                "Pasianssi: {}, voitettu {} ({})",
                games(stats.game_count.into()),
                stats.won_count,
                percent(100.0 * rate, 0)
            ),
        }
    }

    fn solitaire_figures(&self, stats: &SolitaireStats) -> Vec<(&'static str, String)> {
        let row = |longest: u32, current: u32| format!("enintään {longest}, nyt {current}");
        let piles = stats.closed_mean().map(|mean| {
            (
                "käännetty",
                format!("keskimäärin {}/{PILES} pinoa", with_comma(mean, 1)),
            )
        });
        let left = stats.left_mean().map(|mean| {
            let games = games(stats.counted_count.into());
            (
                "pisteitä jäi",
                format!("keskimäärin {}, {games}", with_comma(mean, 1)),
            )
        });
        let streaks = [
            ("voittoputki", row(stats.longest_won, stats.current_won)),
            ("tappioputki", row(stats.longest_lost, stats.current_lost)),
        ];
        let streaks = streaks.into_iter().filter(|_| stats.game_count > 0);
        piles.into_iter().chain(left).chain(streaks).collect()
    }

    fn pile_label(&self, pile: Round, wanted: usize) -> String {
        match pile.dealt() {
            pile if pile == wanted => format!("Pino {pile}, kortit:"),
            pile => format!("Pino {pile}, vielä {wanted}:"),
        }
    }

    fn piles_label(&self) -> &'static str {
        "Enter aloittaa; tai korjattava pino, esimerkiksi 3: 7D 9D QS:"
    }

    fn pile_help(&self) -> &'static str {
        "Kirjoita tai liitä pinot 3 kortista 13 korttiin, kukin omalle rivilleen, esimerkiksi \
         7D 9D QS, tai kaikki 88 korttia kerralla. 5: ja viisi korttia korjaa viiden pinon; \
         board näyttää pinot, back ottaa viimeisen takaisin, q lopettaa."
    }

    fn piles_to_paste(&self) -> &'static str {
        "Kirjoittamasi pinot liitettäviksi ensi kerralla:"
    }
}
