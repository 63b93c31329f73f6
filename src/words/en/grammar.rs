use crate::cards::Rank;
use crate::game::GameState;
use crate::words::grammar::{in_backticks, joined};
use crate::words::{Command, Hint};

/// Joins names: `Ann, Bob and Cat`.
pub fn and(names: &[String]) -> String {
    joined(names, "and")
}

/// Joins names of which one is meant: `Ann, Bob or Cat`.
pub fn or(names: &[String]) -> String {
    joined(names, "or")
}

/// Asks whether one of the nearest names was meant: `` ; did you mean `Ann`? ``.
/// Empty if there is none.
pub fn did_you_mean(near: &[String]) -> String {
    match near {
        [] => String::new(),
        _ => format!("; did you mean {}?", any_of(near)),
    }
}

/// Writes names as a choice: `` `Ann`, `Bob` or `Cat` ``.
pub fn any_of(names: &[String]) -> String {
    or(&in_backticks(names))
}

/// Names a command to run and what it does, as in "run `crowns games` to list
/// the games".
pub fn run(command: Command, does: &'static str) -> Hint {
    Hint::run(command, does)
}

/// Names the state of a game.
pub(super) fn state(state: GameState) -> &'static str {
    match state {
        GameState::Open => "open",
        GameState::Finished => "finished",
        GameState::Abandoned => "abandoned",
        GameState::Deleted => "deleted",
    }
}

/// Counts things: `1 game`, `2 games`.
pub fn counted(count: u64, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Returns a number of points: `0 points`, `1 point`, `-5 points`.
pub fn points(points: i32) -> String {
    match points {
        1 | -1 => format!("{points} point"),
        _ => format!("{points} points"),
    }
}

/// Returns a place: `1st`, `12th`.
pub fn ordinal(place: usize) -> String {
    let end = match (place % 10, place % 100) {
        (1, tens) if tens != 11 => "st",
        (2, tens) if tens != 12 => "nd",
        (3, tens) if tens != 13 => "rd",
        _ => "th",
    };
    format!("{place}{end}")
}

/// Names the cards of a rank: `7s`, `Jacks`.
pub fn plural(rank: Rank) -> String {
    match rank {
        Rank::Jack => "Jacks".to_owned(),
        Rank::Queen => "Queens".to_owned(),
        Rank::King => "Kings".to_owned(),
        rank => format!("{rank}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_joined_with_commas_and_one_conjunction() {
        let names: Vec<_> = ["Ann", "Bob", "Cat"].map(String::from).into();
        assert_eq!(and(&names), "Ann, Bob and Cat");
        assert_eq!(or(&names[..2]), "Ann or Bob");
        assert_eq!(or(&names[..1]), "Ann");
        assert_eq!(and(&[]), "");
    }

    #[test]
    fn only_one_is_singular() {
        assert_eq!(counted(0, "game"), "0 games");
        assert_eq!(counted(1, "game"), "1 game");
        assert_eq!(points(1), "1 point");
        assert_eq!(points(-1), "-1 point");
        assert_eq!(points(0), "0 points");
    }

    #[test]
    fn eleventh_to_thirteenth_are_no_exceptions() {
        let places = [1, 2, 3, 4, 11, 12, 13, 21, 111].map(ordinal);
        let expect = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "111th",
        ];
        assert_eq!(places, expect);
    }
}
