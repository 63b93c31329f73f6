use crate::cards::Rank;
use crate::game::GameState;
pub(super) use crate::words::grammar::counted;
use crate::words::grammar::{in_backticks, joined, with_comma};
use crate::words::{Command, Hint};

/// Joins names: `Ann, Bob ja Cat`.
pub(super) fn and(names: &[String]) -> String {
    joined(names, "ja")
}

/// Joins names of which one is meant: `Ann, Bob tai Cat`.
pub(super) fn or(names: &[String]) -> String {
    joined(names, "tai")
}

/// Asks whether one of the nearest names was meant:
/// `` ; oliko tarkoitus `Ann` vai `Bob`? ``. Empty if there is none.
pub(super) fn did_you_mean(near: &[String]) -> String {
    match near {
        [] => String::new(),
        _ => format!("; oliko tarkoitus {}?", joined(&in_backticks(near), "vai")),
    }
}

/// Writes names as a choice: `` `Ann`, `Bob` tai `Cat` ``.
pub(super) fn any_of(names: &[String]) -> String {
    or(&in_backticks(names))
}

/// Counts games: `1 peli`, `2 peliä`.
pub(super) fn games(count: u64) -> String {
    counted(count, "peli", "peliä")
}

/// Counts rounds: `1 käsi`, `2 kättä`.
pub(super) fn rounds(count: u64) -> String {
    counted(count, "käsi", "kättä")
}

/// Counts tables: `1 pöytä`, `2 pöytää`.
pub(super) fn tables(count: u64) -> String {
    counted(count, "pöytä", "pöytää")
}

/// Counts players: `1 pelaaja`, `2 pelaajaa`.
pub(super) fn players(count: u64) -> String {
    counted(count, "pelaaja", "pelaajaa")
}

/// Returns a number of points: `0 pistettä`, `1 piste`, `-5 pistettä`.
pub(super) fn points(points: i32) -> String {
    match points {
        1 | -1 => format!("{points} piste"),
        _ => format!("{points} pistettä"),
    }
}

/// Returns a place: `1.`, `12.`.
pub(super) fn ordinal(place: usize) -> String {
    format!("{place}.")
}

/// Names the cards of a rank: `seiskat`, `sotamiehet`.
pub(super) fn plural(rank: Rank) -> String {
    match rank {
        Rank::Ace => "ässät",
        Rank::Two => "kakkoset",
        Rank::Three => "kolmoset",
        Rank::Four => "neloset",
        Rank::Five => "viitoset",
        Rank::Six => "kuutoset",
        Rank::Seven => "seiskat",
        Rank::Eight => "kahdeksikot",
        Rank::Nine => "yhdeksiköt",
        Rank::Ten => "kympit",
        Rank::Jack => "sotamiehet",
        Rank::Queen => "kuningattaret",
        Rank::King => "kuninkaat",
    }
    .to_owned()
}

/// Names the state of a game: `peli on …`.
pub(super) const fn state(state: GameState) -> &'static str {
    match state {
        GameState::Open => "kesken",
        GameState::Finished => "päättynyt",
        GameState::Abandoned => "hylätty",
        GameState::Deleted => "poistettu",
    }
}

/// Names a command to run and what it does: `` `crowns games` luettelee pelit ``.
pub(super) fn run(command: Command, does: &'static str) -> Hint {
    Hint::from(command).text(" ").text(does)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_joined_with_commas_and_one_conjunction() {
        let names: Vec<_> = ["Ann", "Bob", "Cat"].map(String::from).into();
        assert_eq!(and(&names), "Ann, Bob ja Cat");
        assert_eq!(or(&names[..2]), "Ann tai Bob");
        assert_eq!(
            did_you_mean(&names[1..]),
            "; oliko tarkoitus `Bob` vai `Cat`?"
        );
        assert_eq!(and(&[]), "");
    }

    #[test]
    fn all_but_one_take_the_partitive() {
        let counts = [0, 1, 2, 11, 21].map(games);
        assert_eq!(
            counts,
            ["0 peliä", "1 peli", "2 peliä", "11 peliä", "21 peliä"]
        );
        assert_eq!(points(1), "1 piste");
        assert_eq!(points(-5), "-5 pistettä");
    }
}
