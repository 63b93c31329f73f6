use super::{Danish, ordinal, state};
use crate::game::GameState;
use crate::store::{Named, WriteError};
use crate::words::{Hint, Listed, PlayerWords, Words};

impl PlayerWords for Danish {
    fn retired(&self) -> &'static str {
        "inaktiv"
    }

    fn no_players(&self) -> &'static str {
        "der er ingen spillere endnu; `crowns new` og `crowns player add` tilføjer nogle"
    }

    fn player_added(&self, name: &str) -> String {
        format!("{name} er tilføjet")
    }

    fn player_renamed(&self, old: &str, new: &str) -> String {
        format!("{old} hedder nu {new}")
    }

    fn player_merged(&self, from: &str, into: &str) -> String {
        format!(
            "alle spil, som {from} har spillet, tæller nu for {into}; `crowns undo` fortryder det"
        )
    }

    fn write_error(&self, error: &WriteError) -> String {
        match error {
            WriteError::NameTaken { what, name } => {
                let what = match what {
                    Named::Player => "en spiller",
                    Named::League => "en liga",
                    Named::Ruleset => "et regelsæt",
                };
                format!("der er allerede {what} `{name}`")
            }
            WriteError::BuiltIn { name } => format!("`{name}` er indbygget"),
            WriteError::Itself { name } => format!("`{name}` kan ikke lægges sammen med sig selv"),
            WriteError::Together { from, into, games } => format!(
                "`{from}` og `{into}` kan ikke lægges sammen: de har spillet {games} spil sammen"
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
            false => format!("{name} er aktiv igen"),
        }
    }

    fn player(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("{name}, {}", self.retired()),
            false => name.to_owned(),
        }
    }

    fn no_games(&self) -> &'static str {
        "ingen spil endnu"
    }

    fn nobody(&self) -> &'static str {
        "ingen"
    }

    fn place_or_left(&self, place: Option<usize>) -> String {
        place.map_or("gået".to_owned(), ordinal)
    }

    fn no_page(&self, page: u32) -> String {
        format!("der er ingen side {page}; side 1 har de nyeste")
    }

    fn next_page(&self, page: u32) -> String {
        format!("der er flere: tilføj `--page {page}`")
    }

    fn nothing_found(&self, what: Listed) -> &'static str {
        match what {
            Listed::Games => "ingen spil fundet",
            Listed::Entries => "ingen poster fundet",
        }
    }

    fn latest_games_note(&self) -> &'static str {
        "Det er de seneste; `crowns games --player` viser alle"
    }

    fn state(&self, is: GameState) -> &'static str {
        state(is)
    }

    fn game_state(&self, is: GameState, short: bool, played: u32, rounds: u8) -> String {
        match is {
            GameState::Finished if short => format!("afkortet {played}/{rounds}"),
            GameState::Finished => state(is).to_owned(),
            is => format!("{} {played}/{rounds}", state(is)),
        }
    }

    fn confirm_finished(&self, number: u32, short: bool) -> String {
        match short {
            true => format!("Spil {number} sluttede før tid og regnes som afkortet"),
            false => format!("Spil {number} er færdigt"),
        }
    }

    fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        [
            format!("Spil {number} er afbrudt"),
            format!("`crowns game resume {number}` genoptager det"),
        ]
    }

    fn confirm_deleted(&self, number: u32) -> [String; 2] {
        [
            format!("Spil {number} er slettet"),
            format!(
                "`crowns undo` bringer det tilbage nu, `crowns game resume {number}` når som helst"
            ),
        ]
    }

    fn confirm_moved(&self, number: u32, league: Option<&str>) -> String {
        match league {
            Some(league) => format!("Spil {number} hører til liga {league}"),
            None => format!("Spil {number} hører ikke til nogen liga"),
        }
    }
}
