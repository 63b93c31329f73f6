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

/// Returns a number of points: `12 poeng`.
pub(super) fn points(points: i32) -> String {
    format!("{points} poeng")
}

/// Returns a place: `1.`, `12.`.
pub(super) fn ordinal(place: usize) -> String {
    format!("{place}.")
}

/// Names cards of a rank: `sjuere`, `knekter`.
pub(super) fn several(rank: Rank) -> String {
    match rank {
        Rank::Ace => "ess".to_owned(),
        Rank::Jack => "knekter".to_owned(),
        Rank::Queen => "damer".to_owned(),
        Rank::King => "konger".to_owned(),
        rank => format!("{}ere", stem(rank)),
    }
}

/// Names all cards of a rank: `sjuerne`, `knektene`.
pub(super) fn all_of(rank: Rank) -> String {
    match rank {
        Rank::Ace => "essene".to_owned(),
        Rank::Jack => "knektene".to_owned(),
        Rank::Queen => "damene".to_owned(),
        Rank::King => "kongene".to_owned(),
        rank => format!("{}erne", stem(rank)),
    }
}

/// Returns the word for a number, to which an ending is added: `sju`.
fn stem(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "to",
        Rank::Three => "tre",
        Rank::Four => "fir",
        Rank::Five => "femm",
        Rank::Six => "seks",
        Rank::Seven => "sju",
        Rank::Eight => "ått",
        Rank::Nine => "ni",
        Rank::Ten => "ti",
        Rank::Ace => "ess",
        Rank::Jack => "knekt",
        Rank::Queen => "dam",
        Rank::King => "kong",
    }
}

/// Names the state of a game, as in `spill 12 er ferdig`.
pub(super) fn state(state: GameState) -> &'static str {
    match state {
        GameState::Open => "i gang",
        GameState::Finished => "ferdig",
        GameState::Abandoned => "avbrutt",
        GameState::Deleted => "slettet",
    }
}

/// Names a command to run and what it does: ``kjør `crowns games` for å se spillene``.
pub(super) fn run(command: Command, does: &'static str) -> Hint {
    Hint::new("kjør ")
        .command(command)
        .text(" for å ")
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
        let check = |count, expect| assert_eq!(counted(count, "omgang", "omganger"), expect);
        check(0, "0 omganger");
        check(1, "1 omgang");
        check(21, "21 omganger");
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
        check(Rank::Eight, ["åttere", "åtterne"]);
        check(Rank::Queen, ["damer", "damene"]);
    }
}
