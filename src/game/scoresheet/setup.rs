//! Whose deal it is, who plays, and what comes next.

use std::cmp::Reverse;

use super::sheet::{GameState, Scoresheet};
use crate::game::hand_text::take_round;
use crate::game::text::number_said;
use crate::rules::{Round, Tie};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundSetup {
    /// Its number; from 12 on a round that settles a tie.
    pub number: u8,
    /// What is dealt and wild. A round that settles a tie is dealt like the
    /// eleventh; the rules are silent, this is a custom.
    pub round: Round,
    pub dealer: usize,
    /// The seat that starts: the one left of the dealer. Source: leaflet.
    pub starter: usize,
    /// The seats that play, in the order of the table.
    pub playing: Vec<usize>,
}

/// Returns the rounds that a question names: `round 5`, `rounds 5 and 7`, `with 8 cards`, `kings
/// wild`, `after round 5`; none for `after the last round`.
///
/// # Errors
///
/// The number of a round that there is not.
pub fn rounds_named(question: &str) -> Result<Vec<Round>, u8> {
    let lower = question.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric());
    let words: Vec<_> = words.filter(|word| !["", "and", "or"].contains(word)).collect();
    let mut numbers = Vec::new();
    for (at, _) in words.iter().enumerate().filter(|(_, word)| word.starts_with("round")) {
        numbers.extend(words[at + 1..].iter().map_while(|word| number_said(word)));
    }
    numbers.dedup();
    match numbers.len() {
        0 | 1 => round_named(&lower).map(|round| round.into_iter().collect()),
        _ => numbers.into_iter().map(|number| Round::new(number).ok_or(number)).collect(),
    }
}

/// The words of a question about what was before.
const PAST: [&str; 6] = ["dealt", "was", "were", "did", "had", "started"];

fn round_named(lower: &str) -> Result<Option<Round>, u8> {
    let words: Vec<_> = lower.split(|c: char| !c.is_alphanumeric()).collect();
    // With the card that is drawn a hand has one more.
    let drawn = words.windows(2).any(|pair| pair[0] == "after" && pair[1].starts_with("draw"));
    let numbered = words.windows(2).find_map(|pair| match *pair {
        ["round", number] => number_said(number),
        _ => None,
    });
    let is_said = |list: &[&str]| words.iter().any(|word| list.contains(word));
    // Without the game nobody knows which it was: `last round 6s were wild`.
    if numbered.is_none()
        && is_said(&PAST)
        && words.windows(2).any(|pair| pair == ["last", "round"])
    {
        return Ok(None);
    }
    // The cards may be those of one player: `bob got 4 cards in round 3`.
    let of_cards = || {
        words.windows(2).find_map(|pair| match *pair {
            [number, "card" | "cards"] => {
                number_said(number).map(|dealt| dealt.saturating_sub(2 + u8::from(drawn)))
            }
            _ => None,
        })
    };
    let numbered = numbered.or_else(|| take_round(lower).0.map(Round::number)).or_else(of_cards);
    let shifted = |number: Option<u8>| Ok(number.and_then(Round::new));
    // What stands before a round: `after the fifth round`.
    let is_before_round = |list: &[&str]| {
        let place = words.iter().position(|word| list.contains(word));
        let next = words[place.unwrap_or(words.len())..].iter().take(4);
        let mut next = next.take_while(|word| **word != "in");
        next.any(|word| *word == "round")
    };
    let to_last = words.windows(3).find(|words| words[1..] == ["to", "last"]);
    match to_last.map(|words| words[0]) {
        Some("next" | "second") => return shifted(Some(Round::LAST.number() - 1)),
        Some(_) => return Ok(None),
        None if is_before_round(&["after", "efter", "etter"]) => {
            return shifted(numbered.map(|number| number + 1));
        }
        None if is_before_round(&["before", "før", "före", "innan"]) => {
            return shifted(numbered.and_then(|number| number.checked_sub(1)));
        }
        None => {}
    }
    numbered.map(|number| Round::new(number).ok_or(number)).transpose()
}

impl Scoresheet {
    /// Returns the first round that is not scored, `None` if the game is not
    /// open.
    pub fn next(&self) -> Option<RoundSetup> {
        let mut rounds = 1..u8::MAX;
        let unscored = rounds.find(|number| !self.played.contains_key(number));
        (self.state() == GameState::Open).then(|| self.turn(unscored.unwrap_or(u8::MAX)))
    }

    /// Returns the seats of those who have not left, in the order of the table.
    pub fn seated(&self) -> Vec<usize> {
        let seats = 0..self.seats.len();
        seats.filter(|&seat| !self.seats[seat].is_left()).collect()
    }

    /// Returns the seat that deals first if the same table plays again: the
    /// one left of the last dealer, or the first dealer of a game without a
    /// scored round. `None` if everybody left.
    pub fn next_first_dealer(&self) -> Option<usize> {
        let next = match self.last_scored() {
            Some(round) => self.turn(round).dealer + 1,
            None => self.first_dealer,
        };
        let seated = self.seated();
        seated.iter().find(|&&seat| seat >= next).or(seated.first()).copied()
    }

    /// Returns who deals, starts and plays in a round, played or not.
    pub fn turn(&self, number: u8) -> RoundSetup {
        let playing = self.playing(number);
        let first = match self.playing(1).contains(&self.first_dealer) {
            true => self.first_dealer,
            // Who got up before the first deal hands it on.
            false => self.left_of(self.first_dealer, &self.playing(1)),
        };
        let dealer =
            (2..=number).fold(first, |dealer, round| self.left_of(dealer, &self.playing(round)));
        RoundSetup {
            number,
            round: dealt_like(number),
            dealer,
            starter: self.left_of(dealer, &playing),
            playing,
        }
    }

    /// Returns the rounds that a question is about: those that it names, or the next one; none if
    /// it names one that there is not.
    pub fn rounds_asked(&self, question: &str) -> Vec<RoundSetup> {
        let lower = question.to_lowercase();
        let words: Vec<_> = lower.split(|c: char| !c.is_alphanumeric()).collect();
        let is_said = |list: &[&str]| words.iter().any(|word| list.contains(word));
        let is_before_round = |list: &[&str]| {
            words.windows(2).any(|pair| list.contains(&pair[0]) && pair[1] == "round")
        };
        let is_past = is_said(&PAST);
        let next = self.next();
        let Ok(asked) = rounds_named(question) else { return Vec::new() };
        let is_counted =
            words.windows(2).any(|pair| pair[1] == "rounds" && number_said(pair[0]).is_some());
        if asked.is_empty() && (is_counted || is_said(&["ago", "penultimate"])) {
            return Vec::new();
        }
        if is_before_round(&["next", "following"])
            || asked.is_empty() && is_said(&["after"]) && is_said(&["deals", "this"])
        {
            let due = next.map(|turn| turn.number);
            return due.iter().flat_map(|due| [*due, due + 1]).map(|one| self.turn(one)).collect();
        }
        let named: Vec<_> =
            match is_before_round(&["previous"]) || is_past && is_before_round(&["last"]) {
                true => self.last_scored().into_iter().collect(),
                false => asked.into_iter().map(Round::number).collect(),
            };
        match named.is_empty() {
            true => next.into_iter().collect(),
            false => named.into_iter().map(|number| self.turn(number)).collect(),
        }
    }

    /// Returns the seats that play a round: all who sit at the table then,
    /// or, past the eleventh, those whom the tie is between.
    pub fn playing(&self, number: u8) -> Vec<usize> {
        if number > Round::LAST.number() {
            return self.contenders_before(number);
        }
        (0..self.seats.len()).filter(|&seat| self.seats[seat].sits_in(number)).collect()
    }

    /// Returns the seats that the win is between once the eleven rounds are
    /// scored: the lowest totals, less those whom the tie rule leaves out.
    pub(super) fn contenders(&self) -> Vec<usize> {
        match self.ruleset.tie() {
            Tie::Shared => self.lowest(),
            Tie::MostOut => keep_least(self.lowest(), |seat| Reverse(self.times_out(seat))),
            Tie::ExtraRound => self.contenders_before(u8::MAX),
        }
    }

    /// A player who is not lowest in a tie-breaking round is out. A tie-breaking round that
    /// other players played, before a correction, breaks no tie.
    fn contenders_before(&self, number: u8) -> Vec<usize> {
        let extra = Round::LAST.number() + 1;
        if number <= extra {
            return self.lowest();
        }
        self.played.range(extra..number).fold(self.lowest(), |left, (&round, played)| {
            if !self.have_scores(&left, round) {
                return left;
            }
            keep_least(left, |seat| played.points(seat).unwrap_or(i32::MAX))
        })
    }

    /// Returns the seats at the table with the lowest total.
    pub(super) fn lowest(&self) -> Vec<usize> {
        keep_least(self.seated(), |seat| self.total(seat))
    }

    fn left_of(&self, seat: usize, playing: &[usize]) -> usize {
        playing.iter().find(|&&other| other > seat).or(playing.first()).copied().unwrap_or(seat)
    }
}

/// Returns what a round deals and which rank is wild in it.
pub(super) fn dealt_like(number: u8) -> Round {
    Round::new(number).unwrap_or(Round::LAST)
}

fn keep_least<K: Ord>(seats: Vec<usize>, key: impl Fn(usize) -> K) -> Vec<usize> {
    let least = seats.iter().map(|&seat| key(seat)).min();
    seats.into_iter().filter(|&seat| least.as_ref() == Some(&key(seat))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_named_alone_together_and_by_those_beside_them() {
        for (question, expect) in [
            ("what is wild in round 5", vec![5]),
            ("what is wild in round 3 and round 5", vec![3, 5]),
            ("what is wild in rounds 3, 5 and 7?", vec![3, 5, 7]),
            ("what is wild in round 3, who deals in round 3", vec![3]),
            ("what is wild with 8 cards", vec![6]),
            ("what is wild when i hold 8 cards after drawing", vec![5]),
            ("what is wild after round 5", vec![6]),
            ("what is wild before the fifth round", vec![4]),
            ("what is wild in the last round", vec![11]),
            ("what is wild in the second to last round", vec![10]),
            ("next to last round", vec![10]),
            ("third to last round", vec![]),
            ("who deals after round 11", vec![]),
            ("who deals before round 1", vec![]),
            ("who deals after bob in round 3", vec![3]),
            ("hvad er trumf efter round 5", vec![6]),
            ("we dealt 6 cards in round 3", vec![3]),
            ("what if i have four cards when fives are wild", vec![3]),
            ("can a book have three wilds", vec![]),
            ("how much are three wild cards worth", vec![]),
            ("last round 6s were wild, are they wild now", vec![]),
        ] {
            let named: Vec<_> = rounds_named(question).unwrap();
            let numbers: Vec<_> = named.into_iter().map(Round::number).collect();
            assert_eq!(numbers, expect, "{question}");
        }
        assert_eq!(rounds_named("what is wild in rounds 5 and 12"), Err(12));
    }
}
