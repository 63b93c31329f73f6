use crate::cards::Rank;
use crate::game::GameState;
use crate::words::grammar::{in_backticks, joined, with_comma};
use crate::words::{Command, Hint};

/// Joins names: `Ann, Bob og Cat`.
pub(super) fn and(names: &[String]) -> String {
    joined(names, "og")
}

/// Joins names of which one is meant: `Ann, Bob eða Cat`.
pub(super) fn or(names: &[String]) -> String {
    joined(names, "eða")
}

/// Asks whether one of the nearest names was meant: `` ; áttirðu við `Ann`? ``.
/// Empty if there is none.
pub(super) fn did_you_mean(near: &[String]) -> String {
    match near {
        [] => String::new(),
        _ => format!("; áttirðu við {}?", any_of(near)),
    }
}

/// Writes names as a choice: `` `Ann`, `Bob` eða `Cat` ``.
pub(super) fn any_of(names: &[String]) -> String {
    or(&in_backticks(names))
}

/// Returns `true` if a number takes the singular: 1, 21, 31 and so on, but not
/// 11.
pub(super) const fn is_singular(count: u64) -> bool {
    count % 10 == 1 && count % 100 != 11
}

/// Counts things: `1 leikur`, `2 leikir`, `11 leikir`, `21 leikur`.
pub(super) fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{count} {}", if is_singular(count) { one } else { many })
}

/// Counts games in the nominative: `1 leikur`, `2 leikir`.
pub(super) fn games(count: u64) -> String {
    counted(count, "leikur", "leikir")
}

/// Counts games in the accusative: `1 leik`, `2 leiki`.
pub(super) fn games_accusative(count: u64) -> String {
    counted(count, "leik", "leiki")
}

/// Counts games in the dative: `1 leik`, `2 leikjum`.
pub(super) fn games_dative(count: u64) -> String {
    counted(count, "leik", "leikjum")
}

/// Counts rounds in the nominative or accusative: `1 umferð`, `2 umferðir`.
pub(super) fn rounds(count: u64) -> String {
    counted(count, "umferð", "umferðir")
}

/// Counts players in the nominative: `1 leikmaður`, `2 leikmenn`.
pub(super) fn players(count: u64) -> String {
    counted(count, "leikmaður", "leikmenn")
}

/// Returns a number of points, which look the same as one: `1 stig`, `2 stig`.
pub(super) fn points(points: i32) -> String {
    format!("{points} stig")
}

/// Returns a place: `1.`, `12.`.
pub(super) fn ordinal(place: usize) -> String {
    format!("{place}.")
}

/// Names the cards of a rank: `sjöur`, `gosar`.
pub(super) fn plural(rank: Rank) -> String {
    match rank {
        Rank::Ace => "ásar",
        Rank::Two => "tvistar",
        Rank::Three => "þristar",
        Rank::Four => "fjarkar",
        Rank::Five => "fimmur",
        Rank::Six => "sexur",
        Rank::Seven => "sjöur",
        Rank::Eight => "áttur",
        Rank::Nine => "níur",
        Rank::Ten => "tíur",
        Rank::Jack => "gosar",
        Rank::Queen => "drottningar",
        Rank::King => "kóngar",
    }
    .to_owned()
}

/// Names the state of a game in a list.
pub(super) const fn state(state: GameState) -> &'static str {
    match state {
        GameState::Open => "í gangi",
        GameState::Finished => "lokið",
        GameState::Abandoned => "hætt við",
        GameState::Deleted => "eytt",
    }
}

/// Names a command to run and what it does: `` `crowns games` sýnir leikina ``.
pub(super) fn run(command: Command, does: &'static str) -> Hint {
    Hint::from(command).text(" ").text(does)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_joined_with_commas_and_one_conjunction() {
        let names: Vec<_> = ["Ann", "Bob", "Cat"].map(String::from).into();
        assert_eq!(and(&names), "Ann, Bob og Cat");
        assert_eq!(or(&names[..2]), "Ann eða Bob");
        assert_eq!(did_you_mean(&names[1..]), "; áttirðu við `Bob` eða `Cat`?");
        assert_eq!(and(&[]), "");
    }

    #[test]
    fn one_and_twenty_one_are_singular_and_eleven_is_not() {
        let counts = [0, 1, 2, 11, 21, 111, 121].map(games);
        let expect = [
            "0 leikir",
            "1 leikur",
            "2 leikir",
            "11 leikir",
            "21 leikur",
            "111 leikir",
            "121 leikur",
        ];
        assert_eq!(counts, expect);
    }
}
