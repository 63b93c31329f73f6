use crate::cards::Rank;
use crate::game::GameState;
pub(super) use crate::words::grammar::counted;
use crate::words::grammar::{in_backticks, joined};
use crate::words::{Command, Hint};

/// Joins names: `Ann, Bob och Cat`.
pub(super) fn and(names: &[String]) -> String {
    joined(names, "och")
}

/// Joins names of which one is meant: `Ann, Bob eller Cat`.
pub(super) fn or(names: &[String]) -> String {
    joined(names, "eller")
}

/// Asks whether one of the nearest names was meant: `` ; menade du `Ann`? ``.
/// Empty if there is none.
pub(super) fn did_you_mean(near: &[String]) -> String {
    match near {
        [] => String::new(),
        _ => format!("; menade du {}?", any_of(near)),
    }
}

/// Writes names as a choice: `` `Ann`, `Bob` eller `Cat` ``.
pub(super) fn any_of(names: &[String]) -> String {
    or(&in_backticks(names))
}

/// Returns a number of points: `12 poäng`.
pub(super) fn points(points: i32) -> String {
    format!("{points} poäng")
}

/// Returns a place: `1:a`, `12:e`.
pub(super) fn ordinal(place: usize) -> String {
    match (place % 10, place % 100) {
        (1 | 2, tens) if !matches!(tens, 11 | 12) => format!("{place}:a"),
        _ => format!("{place}:e"),
    }
}

/// Names cards of a rank: `sjuor`, `knektar`.
pub(super) fn several(rank: Rank) -> String {
    match rank {
        Rank::Ace => "ess".to_owned(),
        Rank::Jack => "knektar".to_owned(),
        Rank::Queen => "damer".to_owned(),
        Rank::King => "kungar".to_owned(),
        rank => format!("{}or", stem(rank)),
    }
}

/// Names all cards of a rank: `sjuorna`, `knektarna`.
pub(super) fn all_of(rank: Rank) -> String {
    match rank {
        Rank::Ace => "essen".to_owned(),
        Rank::Jack => "knektarna".to_owned(),
        Rank::Queen => "damerna".to_owned(),
        Rank::King => "kungarna".to_owned(),
        rank => format!("{}orna", stem(rank)),
    }
}

/// Returns the word for a number, to which an ending is added: `sju`.
fn stem(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "två",
        Rank::Three => "tre",
        Rank::Four => "fyr",
        Rank::Five => "femm",
        Rank::Six => "sex",
        Rank::Seven => "sju",
        Rank::Eight => "ått",
        Rank::Nine => "ni",
        Rank::Ten => "ti",
        Rank::Ace => "ess",
        Rank::Jack => "knekt",
        Rank::Queen => "dam",
        Rank::King => "kung",
    }
}

/// Names the state of a game, as in `spel 12 är avslutat`.
pub(super) fn state(state: GameState) -> &'static str {
    match state {
        GameState::Open => "pågående",
        GameState::Finished => "avslutat",
        GameState::Abandoned => "avbrutet",
        GameState::Deleted => "borttaget",
    }
}

/// Names a command to run and what it does: ``kör `crowns games` för att se spelen``.
pub(super) fn run(command: Command, does: &'static str) -> Hint {
    Hint::new("kör ")
        .command(command)
        .text(" för att ")
        .text(does)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_name_has_a_conjunction() {
        let names: Vec<_> = ["Ann", "Bob", "Cat"].map(String::from).into();
        assert_eq!(and(&names), "Ann, Bob och Cat");
        assert_eq!(or(&names), "Ann, Bob eller Cat");
    }

    #[test]
    fn only_one_is_singular() {
        let check = |count, expect| assert_eq!(counted(count, "omgång", "omgångar"), expect);
        check(0, "0 omgångar");
        check(1, "1 omgång");
        check(21, "21 omgångar");
    }

    #[test]
    fn places_have_their_ending() {
        let places = [1, 2, 3, 11, 12, 21, 111].map(ordinal);
        let expect = ["1:a", "2:a", "3:e", "11:e", "12:e", "21:a", "111:e"];
        assert_eq!(places, expect);
    }

    #[test]
    fn ranks_are_inflected() {
        let check = |of, expect| assert_eq!([several(of), all_of(of)], expect);
        check(Rank::Eight, ["åttor", "åttorna"]);
        check(Rank::Queen, ["damer", "damerna"]);
    }
}
