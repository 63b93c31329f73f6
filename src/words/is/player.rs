use super::grammar::games_accusative;
use super::{Icelandic, grammar, ordinal};
use crate::game::GameState;
use crate::store::{Named, WriteError};
use crate::words::{Hint, Listed, PlayerWords, Words};

impl PlayerWords for Icelandic {
    fn retired(&self) -> &'static str {
        "ekki með"
    }

    fn no_players(&self) -> &'static str {
        "engir leikmenn eru til enn; `crowns new` og `crowns player add` bæta þeim við"
    }

    fn player_added(&self, name: &str) -> String {
        format!("{name} bættist við")
    }

    fn player_renamed(&self, old: &str, new: &str) -> String {
        format!("{old} heitir nú {new}")
    }

    fn player_merged(&self, from: &str, into: &str) -> String {
        format!(
            "{from} og {into} eru nú einn leikmaður sem heitir {into}; `crowns undo` afturkallar \
             það"
        )
    }

    fn write_error(&self, error: &WriteError) -> String {
        match error {
            WriteError::NameTaken { what, name } => match what {
                Named::Player => format!("leikmaður sem heitir `{name}` er þegar til"),
                Named::League => format!("deild sem heitir `{name}` er þegar til"),
                Named::Ruleset => format!("reglur sem heita `{name}` eru þegar til"),
            },
            WriteError::BuiltIn { name } => format!("`{name}` fylgir forritinu"),
            WriteError::Itself { name } => {
                format!("nefna þarf tvo leikmenn til að sameina, ekki `{name}` tvisvar")
            }
            WriteError::Together { from, into, games } => format!(
                "ekki er hægt að sameina `{from}` og `{into}`: þau hafa spilað {} saman",
                games_accusative((*games).into())
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
            true => format!("{name} er ekki lengur með"),
            false => format!("{name} er aftur með"),
        }
    }

    fn player(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("{name}, ekki með"),
            false => name.to_owned(),
        }
    }

    fn no_games(&self) -> &'static str {
        "engir leikir enn"
    }

    fn nobody(&self) -> &'static str {
        "enginn"
    }

    fn place_or_left(&self, place: Option<usize>) -> String {
        place.map_or("fór".to_owned(), ordinal)
    }

    fn no_page(&self, page: u32) -> String {
        format!("síða {page} er ekki til; á síðu 1 er það nýjasta")
    }

    fn next_page(&self, page: u32) -> String {
        format!("listinn heldur áfram: bættu við `--page {page}`")
    }

    fn nothing_found(&self, what: Listed) -> &'static str {
        match what {
            Listed::Games => "engir leikir fundust",
            Listed::Entries => "engar færslur fundust",
        }
    }

    fn latest_games_note(&self) -> &'static str {
        "Þetta eru þeir nýjustu; `crowns games --player` sýnir alla"
    }

    fn state(&self, state: GameState) -> &'static str {
        grammar::state(state)
    }

    fn game_state(&self, state: GameState, short: bool, played: u32, rounds: u8) -> String {
        match state {
            GameState::Finished if short => format!("stuttur {played}/{rounds}"),
            GameState::Finished => grammar::state(state).to_owned(),
            state => format!("{} {played}/{rounds}", grammar::state(state)),
        }
    }

    fn confirm_finished(&self, number: u32, short: bool) -> String {
        match short {
            true => format!("Leik {number} lauk snemma og hann er skráður sem stuttur"),
            false => format!("Leik {number} er lokið"),
        }
    }

    fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        [
            format!("Hætt var við leik {number}"),
            format!("`crowns game resume {number}` heldur honum áfram"),
        ]
    }

    fn confirm_deleted(&self, number: u32) -> [String; 2] {
        [
            format!("Leik {number} var eytt"),
            format!(
                "`crowns undo` nær honum aftur núna, `crowns game resume {number}` hvenær sem er"
            ),
        ]
    }

    fn confirm_moved(&self, number: u32, league: Option<&str>) -> String {
        match league {
            Some(league) => format!("Leikur {number} er í deild {league}"),
            None => format!("Leikur {number} er ekki í neinni deild"),
        }
    }
}
