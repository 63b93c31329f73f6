use super::{English, counted, grammar, ordinal};
use crate::game::GameState;
use crate::store::{Named, WriteError};
use crate::words::{Hint, Listed, PlayerWords, Words};

impl PlayerWords for English {
    fn retired(&self) -> &'static str {
        "retired"
    }

    fn no_players(&self) -> &'static str {
        "there are no players yet; `crowns new` and `crowns player add` add some"
    }

    fn player_added(&self, name: &str) -> String {
        format!("added {name}")
    }

    fn player_renamed(&self, old: &str, new: &str) -> String {
        format!("{old} is now called {new}")
    }

    fn player_merged(&self, from: &str, into: &str) -> String {
        format!("all games of {from} now count for {into}; `crowns undo` undoes the merge")
    }

    fn write_error(&self, error: &WriteError) -> String {
        match error {
            WriteError::NameTaken { what, name } => {
                let what = match what {
                    Named::Player => "player",
                    Named::League => "league",
                    Named::Ruleset => "ruleset",
                };
                format!("there is already a {what} `{name}`")
            }
            WriteError::BuiltIn { name } => format!("`{name}` is built in"),
            WriteError::Missing { what, id } => format!("there is no {what} {id}"),
            WriteError::Itself { name } => format!("`{name}` cannot be merged into itself"),
            WriteError::Together { from, into, games } => format!(
                "`{from}` and `{into}` cannot be merged: they played {} together",
                counted((*games).into(), "game")
            ),
            WriteError::Start(error) => (self as &dyn Words).start_error(error),
            WriteError::Store(error) => error.to_string(),
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
            true => format!("{name} is retired"),
            false => format!("{name} is back"),
        }
    }

    fn player(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("{name}, retired"),
            false => name.to_owned(),
        }
    }

    fn no_games(&self) -> &'static str {
        "no games yet"
    }

    fn nobody(&self) -> &'static str {
        "nobody"
    }

    fn place_or_left(&self, place: Option<usize>) -> String {
        place.map_or("left".to_owned(), ordinal)
    }

    fn no_page(&self, page: u32) -> String {
        format!("there is no page {page}; page 1 has the newest")
    }

    fn next_page(&self, page: u32) -> String {
        format!("there are more: pass `--page {page}`")
    }

    fn nothing_found(&self, what: Listed) -> &'static str {
        match what {
            Listed::Games => "no games found",
            Listed::Entries => "no entries found",
        }
    }

    fn latest_games_note(&self) -> &'static str {
        "These are the latest; `crowns games --player` shows all"
    }

    fn state(&self, state: GameState) -> &'static str {
        grammar::state(state)
    }

    fn game_state(&self, state: GameState, short: bool, played: u32, rounds: u8) -> String {
        match state {
            GameState::Finished if short => format!("short {played}/{rounds}"),
            GameState::Finished => "finished".to_owned(),
            state => format!("{} {played}/{rounds}", grammar::state(state)),
        }
    }

    fn confirm_finished(&self, number: u32, short: bool) -> String {
        match short {
            true => format!("Game {number} ended early and is marked as short"),
            false => format!("Game {number} is finished"),
        }
    }

    fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        [
            format!("Game {number} is abandoned"),
            format!("`crowns game resume {number}` resumes it"),
        ]
    }

    fn confirm_deleted(&self, number: u32) -> [String; 2] {
        [
            format!("Game {number} is deleted"),
            format!("`crowns undo` brings it back now, `crowns game resume {number}` at any time"),
        ]
    }

    fn confirm_moved(&self, number: u32, league: Option<&str>) -> String {
        match league {
            Some(league) => format!("Game {number} is in league {league}"),
            None => format!("Game {number} is in no league"),
        }
    }
}
