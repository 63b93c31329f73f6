use crate::cards::Rank;
use crate::game::GameState;
pub(super) use crate::words::grammar::counted;
use crate::words::grammar::{in_backticks, joined};
use crate::words::{Command, Hint};

/// Joins names: `Ann, Bob og Cat`.
pub(super) fn and(names: &[String]) -> String {
    joined(names, "og")
}

/// Joins names of which one is meant: `Ann, Bob eller Cat`.
pub(super) fn or(names: &[String]) -> String {
    joined(names, "eller")
}

/// Asks whether one of the nearest names was meant: `` ; mente du `Ann`? ``.
/// Empty if there is none.
pub(super) fn did_you_mean(near: &[String]) -> String {
    match near {
        [] => String::new(),
        _ => format!("; mente du {}?", any_of(near)),
    }
}

/// Writes names as a choice: `` `Ann`, `Bob` eller `Cat` ``.
pub(super) fn any_of(names: &[String]) -> String {
    or(&in_backticks(names))
}

/// Returns a number of points: `12 point`.
pub(super) fn points(points: i32) -> String {
    format!("{points} point")
}

/// Returns a place: `1.`, `12.`.
pub(super) fn ordinal(place: usize) -> String {
    format!("{place}.")
}

/// Names cards of a rank: `7'ere`, `bønder`.
pub(super) fn several(rank: Rank) -> String {
    match rank {
        Rank::Ace => "esser".to_owned(),
        Rank::Jack => "bønder".to_owned(),
        Rank::Queen => "dronninger".to_owned(),
        Rank::King => "konger".to_owned(),
        rank => format!("{rank}'ere"),
    }
}

/// Names all cards of a rank: `7'erne`, `bønderne`.
pub(super) fn all_of(rank: Rank) -> String {
    match rank {
        Rank::Ace => "esserne".to_owned(),
        Rank::Jack => "bønderne".to_owned(),
        Rank::Queen => "dronningerne".to_owned(),
        Rank::King => "kongerne".to_owned(),
        rank => format!("{rank}'erne"),
    }
}

/// Names the state of a game, as in `spil 12 er færdigt`.
pub(super) fn state(state: GameState) -> &'static str {
    match state {
        GameState::Open => "i gang",
        GameState::Finished => "færdigt",
        GameState::Abandoned => "afbrudt",
        GameState::Deleted => "slettet",
    }
}

/// Names a command to run and what it does: ``kør `crowns games` for at se spillene``.
pub(super) fn run(command: Command, does: &'static str) -> Hint {
    Hint::new("kør ")
        .command(command)
        .text(" for at ")
        .text(does)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_name_has_a_conjunction() {
        let names: Vec<_> = ["Ann", "Bob", "Cat"].map(String::from).into();
        assert_eq!(and(&names), "Ann, Bob og Cat");
        assert_eq!(or(&names), "Ann, Bob eller Cat");
    }

    #[test]
    fn only_one_is_singular() {
        let check = |count, expect| assert_eq!(counted(count, "omgang", "omgange"), expect);
        check(0, "0 omgange");
        check(1, "1 omgang");
        check(21, "21 omgange");
    }

    #[test]
    fn places_have_their_ending() {
        let places = [1, 2, 3, 11, 12, 21, 111].map(ordinal);
        let expect = ["1.", "2.", "3.", "11.", "12.", "21.", "111."];
        assert_eq!(places, expect);
    }

    #[test]
    fn ranks_are_inflected() {
        let check = |of, expect| assert_eq!([several(of), all_of(of)], expect);
        check(Rank::Eight, ["8'ere", "8'erne"]);
        check(Rank::Queen, ["dronninger", "dronningerne"]);
    }
}
