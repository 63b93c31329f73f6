use super::{Norwegian, ordinal, state};
use crate::game::GameState;
use crate::store::{Named, WriteError};
use crate::words::{Hint, Listed, PlayerWords, Words};

impl PlayerWords for Norwegian {
    fn retired(&self) -> &'static str {
        "inaktiv"
    }

    fn no_players(&self) -> &'static str {
        "det finnes ingen spillere ennå; `crowns new` og `crowns player add` legger til noen"
    }

    fn player_added(&self, name: &str) -> String {
        format!("{name} er lagt til")
    }

    fn player_renamed(&self, old: &str, new: &str) -> String {
        format!("{old} heter nå {new}")
    }

    fn player_merged(&self, from: &str, into: &str) -> String {
        format!("alle spillene til {from} teller nå for {into}; `crowns undo` angrer det")
    }

    fn write_error(&self, error: &WriteError) -> String {
        match error {
            WriteError::NameTaken { what, name } => {
                let what = match what {
                    Named::Player => "en spiller",
                    Named::League => "en liga",
                    Named::Ruleset => "et regelsett",
                };
                format!("det finnes allerede {what} `{name}`")
            }
            WriteError::BuiltIn { name } => format!("`{name}` er innebygd"),
            WriteError::Itself { name } => format!("`{name}` kan ikke slås sammen med seg selv"),
            WriteError::Together { from, into, games } => format!(
                "`{from}` og `{into}` kan ikke slås sammen: de har spilt {games} spill sammen"
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
            true => format!("{name} er inaktiv"),
            false => format!("{name} er aktiv igjen"),
        }
    }

    fn player(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("{name}, {}", self.retired()),
            false => name.to_owned(),
        }
    }

    fn no_games(&self) -> &'static str {
        "ingen spill ennå"
    }

    fn nobody(&self) -> &'static str {
        "ingen"
    }

    fn place_or_left(&self, place: Option<usize>) -> String {
        place.map_or("gått".to_owned(), ordinal)
    }

    fn no_page(&self, page: u32) -> String {
        format!("det finnes ingen side {page}; side 1 har de nyeste")
    }

    fn next_page(&self, page: u32) -> String {
        format!("det finnes flere: legg til `--page {page}`")
    }

    fn nothing_found(&self, what: Listed) -> &'static str {
        match what {
            Listed::Games => "fant ingen spill",
            Listed::Entries => "fant ingen oppføringer",
        }
    }

    fn latest_games_note(&self) -> &'static str {
        "Dette er de nyeste; `crowns games --player` viser alle"
    }

    fn state(&self, is: GameState) -> &'static str {
        state(is)
    }

    fn game_state(&self, is: GameState, short: bool, played: u32, rounds: u8) -> String {
        match is {
            GameState::Finished if short => format!("avkortet {played}/{rounds}"),
            GameState::Finished => state(is).to_owned(),
            is => format!("{} {played}/{rounds}", state(is)),
        }
    }

    fn confirm_finished(&self, number: u32, short: bool) -> String {
        match short {
            true => format!("Spill {number} sluttet før tiden og regnes som avkortet"),
            false => format!("Spill {number} er ferdig"),
        }
    }

    fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        [
            format!("Spill {number} er avbrutt"),
            format!("`crowns game resume {number}` tar det opp igjen"),
        ]
    }

    fn confirm_deleted(&self, number: u32) -> [String; 2] {
        [
            format!("Spill {number} er slettet"),
            format!(
                "`crowns undo` henter det tilbake nå, `crowns game resume {number}` når som helst"
            ),
        ]
    }

    fn confirm_moved(&self, number: u32, league: Option<&str>) -> String {
        match league {
            Some(league) => format!("Spill {number} hører til liga {league}"),
            None => format!("Spill {number} hører ikke til noen liga"),
        }
    }
}
