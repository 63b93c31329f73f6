use super::{Swedish, ordinal, state};
use crate::game::GameState;
use crate::store::{Named, WriteError};
use crate::words::{Hint, Listed, PlayerWords, Words};

impl PlayerWords for Swedish {
    fn retired(&self) -> &'static str {
        "inaktiv"
    }

    fn no_players(&self) -> &'static str {
        "det finns inga spelare än; `crowns new` och `crowns player add` lägger till några"
    }

    fn player_added(&self, name: &str) -> String {
        format!("{name} är tillagd")
    }

    fn player_renamed(&self, old: &str, new: &str) -> String {
        format!("{old} heter nu {new}")
    }

    fn player_merged(&self, from: &str, into: &str) -> String {
        format!("alla spel som {from} har spelat räknas nu för {into}; `crowns undo` ångrar det")
    }

    fn write_error(&self, error: &WriteError) -> String {
        match error {
            WriteError::NameTaken { what, name } => {
                let what = match what {
                    Named::Player => "en spelare",
                    Named::League => "en liga",
                    Named::Ruleset => "en regelsamling",
                };
                format!("det finns redan {what} `{name}`")
            }
            WriteError::BuiltIn { name } => format!("`{name}` är inbyggd"),
            WriteError::Itself { name } => format!("`{name}` kan inte slås ihop med sig själv"),
            WriteError::Together { from, into, games } => format!(
                "`{from}` och `{into}` kan inte slås ihop: de har spelat {games} spel tillsammans"
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
            true => format!("{name} är inaktiv"),
            false => format!("{name} är aktiv igen"),
        }
    }

    fn player(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("{name}, {}", self.retired()),
            false => name.to_owned(),
        }
    }

    fn no_games(&self) -> &'static str {
        "inga spel än"
    }

    fn nobody(&self) -> &'static str {
        "ingen"
    }

    fn place_or_left(&self, place: Option<usize>) -> String {
        place.map_or("gått".to_owned(), ordinal)
    }

    fn no_page(&self, page: u32) -> String {
        format!("det finns ingen sida {page}; sida 1 har de nyaste")
    }

    fn next_page(&self, page: u32) -> String {
        format!("det finns fler: lägg till `--page {page}`")
    }

    fn nothing_found(&self, what: Listed) -> &'static str {
        match what {
            Listed::Games => "hittade inga spel",
            Listed::Entries => "hittade inga poster",
        }
    }

    fn latest_games_note(&self) -> &'static str {
        "Det här är de senaste; `crowns games --player` visar alla"
    }

    fn state(&self, is: GameState) -> &'static str {
        state(is)
    }

    fn game_state(&self, is: GameState, short: bool, played: u32, rounds: u8) -> String {
        match is {
            GameState::Finished if short => format!("förkortat {played}/{rounds}"),
            GameState::Finished => state(is).to_owned(),
            is => format!("{} {played}/{rounds}", state(is)),
        }
    }

    fn confirm_finished(&self, number: u32, short: bool) -> String {
        match short {
            true => format!("Spel {number} slutade i förtid och räknas som förkortat"),
            false => format!("Spel {number} är avslutat"),
        }
    }

    fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        [
            format!("Spel {number} är avbrutet"),
            format!("`crowns game resume {number}` återupptar det"),
        ]
    }

    fn confirm_deleted(&self, number: u32) -> [String; 2] {
        [
            format!("Spel {number} är borttaget"),
            format!(
                "`crowns undo` hämtar tillbaka det nu, `crowns game resume {number}` när som helst"
            ),
        ]
    }

    fn confirm_moved(&self, number: u32, league: Option<&str>) -> String {
        match league {
            Some(league) => format!("Spel {number} hör till liga {league}"),
            None => format!("Spel {number} hör inte till någon liga"),
        }
    }
}
