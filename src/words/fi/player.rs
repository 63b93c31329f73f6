use super::{Finnish, counted, grammar, ordinal};
use crate::game::GameState;
use crate::store::{Named, WriteError};
use crate::words::{Hint, Listed, PlayerWords, Words};

impl PlayerWords for Finnish {
    fn retired(&self) -> &'static str {
        "arkistoitu"
    }

    fn no_players(&self) -> &'static str {
        "pelaajia ei vielä ole; `crowns new` ja `crowns player add` lisäävät heitä"
    }

    fn player_added(&self, name: &str) -> String {
        format!("lisättiin {name}")
    }

    fn player_renamed(&self, old: &str, new: &str) -> String {
        format!("{old} on nyt nimeltään {new}")
    }

    fn player_merged(&self, from: &str, into: &str) -> String {
        format!(
            "{from} ja {into} ovat nyt yksi pelaaja, jonka nimi on {into}; `crowns undo` kumoaa \
             yhdistämisen"
        )
    }

    fn write_error(&self, error: &WriteError) -> String {
        match error {
            WriteError::NameTaken { what, name } => {
                let what = match what {
                    Named::Player => "pelaaja",
                    Named::League => "liiga",
                    Named::Ruleset => "säännöstö",
                };
                format!("{what} `{name}` on jo olemassa")
            }
            WriteError::BuiltIn { name } => format!("säännöstö `{name}` kuuluu ohjelmaan"),
            WriteError::Itself { name } => {
                format!("pelaajaa `{name}` ei voi yhdistää itseensä")
            }
            WriteError::Together { from, into, games } => format!(
                "pelaajia `{from}` ja `{into}` ei voi yhdistää: he ovat pelanneet yhdessä {}",
                counted((*games).into(), "pelin", "peliä")
            ),
            WriteError::Start(error) => (self as &dyn Words).start_error(error),
            WriteError::Missing { .. } | WriteError::Store(_) => error.to_string(),
        }
    }

    fn write_error_hint(&self, error: &WriteError) -> Option<Hint> {
        match error {
            WriteError::Start(error) => (self as &dyn Words).start_error_hint(error),
            _ => None,
        }
    }

    fn player_retired(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("{name} on arkistoitu"),
            false => format!("{name} on taas mukana"),
        }
    }

    fn player(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("{name}, arkistoitu"),
            false => name.to_owned(),
        }
    }

    fn no_games(&self) -> &'static str {
        "ei vielä pelejä"
    }

    fn nobody(&self) -> &'static str {
        "ei ketään"
    }

    fn place_or_left(&self, place: Option<usize>) -> String {
        place.map_or("lähti".to_owned(), ordinal)
    }

    fn no_page(&self, page: u32) -> String {
        format!("sivua {page} ei ole; uusimmat ovat sivulla 1")
    }

    fn next_page(&self, page: u32) -> String {
        format!("lista jatkuu: lisää `--page {page}`")
    }

    fn nothing_found(&self, what: Listed) -> &'static str {
        match what {
            Listed::Games => "pelejä ei löytynyt",
            Listed::Entries => "merkintöjä ei löytynyt",
        }
    }

    fn latest_games_note(&self) -> &'static str {
        "Nämä ovat uusimmat; `crowns games --player` näyttää kaikki"
    }

    fn state(&self, state: GameState) -> &'static str {
        grammar::state(state)
    }

    fn game_state(&self, state: GameState, short: bool, played: u32, rounds: u8) -> String {
        match state {
            GameState::Finished if short => format!("lyhyt {played}/{rounds}"),
            GameState::Finished => grammar::state(state).to_owned(),
            state => format!("{} {played}/{rounds}", grammar::state(state)),
        }
    }

    fn confirm_finished(&self, number: u32, short: bool) -> String {
        match short {
            true => format!("Peli {number} päätettiin kesken ja on merkitty lyhyeksi"),
            false => format!("Peli {number} on päättynyt"),
        }
    }

    fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        [
            format!("Peli {number} on hylätty"),
            format!("`crowns game resume {number}` jatkaa sitä"),
        ]
    }

    fn confirm_deleted(&self, number: u32) -> [String; 2] {
        [
            format!("Peli {number} on poistettu"),
            format!(
                "`crowns undo` palauttaa sen nyt, `crowns game resume {number}` milloin tahansa"
            ),
        ]
    }

    fn confirm_moved(&self, number: u32, league: Option<&str>) -> String {
        match league {
            Some(league) => format!("Peli {number} kuuluu liigaan {league}"),
            None => format!("Peli {number} ei kuulu mihinkään liigaan"),
        }
    }
}
