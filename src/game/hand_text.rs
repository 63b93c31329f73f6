//! A hand as it is typed: its cards, the round that it is of, and what is told of it.
//!
//! ```text
//! text  = part {["/"] part}
//! part  = cards | "top" card | "seen" cards | "last" ["turn"] | "left" cards
//! round = "round" number | "wild" rank | ranks ["are"] "wild"       anywhere
//! ```
//!
//! Behind a slash, or a bar, the letters that a word begins with are enough. Words that say
//! nothing are passed over: `my hand is`, `on the`.

use std::borrow::Cow;

use crate::cards::{number_word, rank_called};
use crate::rules::Round;

/// A part of the text that is no hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandTextPart {
    Top,
    Seen,
    LastTurn,
    Left,
}

/// The texts of a hand and of what is told of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandText {
    pub round: Option<Round>,
    /// The cards of the hand, or those left of one.
    pub cards: String,
    pub is_left: bool,
    pub top: Option<String>,
    pub seen: Option<String>,
    pub is_last_turn: bool,
}

impl HandText {
    /// Reads a text in the notation and in English, with the own words of a language for
    /// the parts that can be asked for; others are cards.
    pub fn read(text: &str, asked: &[(HandTextPart, &str)]) -> Self {
        let (round, text) = take_round(text);
        let mut read = Self { round, ..Self::default() };
        let is_said = |word: &&str| {
            let word = word.trim_end_matches([',', ':']).to_lowercase();
            !FILLERS.contains(&word.as_str())
        };
        let text = text.trim_end().trim_end_matches('?');
        for section in text.split(['/', ';', '|']) {
            let mut part = None;
            for (index, word) in section.split_whitespace().filter(is_said).enumerate() {
                let name = word.trim_matches([',', ':']).to_lowercase();
                let is =
                    |(part, own): &&(HandTextPart, &str)| part.is_called(&name, index == 0, own);
                let next = asked.iter().find(is).filter(|_| !name.is_empty());
                let is_of_last = |(_, own): &(HandTextPart, &str)| {
                    own.to_lowercase().split(' ').any(|word| word == name)
                };
                let is_turn = name == "turn" || asked.iter().any(is_of_last);
                match next {
                    Some(&(next, _)) => {
                        read.begin(next);
                        part = Some(next);
                    }
                    None if part == Some(HandTextPart::LastTurn) && is_turn => {}
                    None => read.add(part, word),
                }
            }
        }
        read
    }

    fn begin(&mut self, part: HandTextPart) {
        match part {
            HandTextPart::Top => drop(self.top.get_or_insert_default()),
            HandTextPart::Seen => drop(self.seen.get_or_insert_default()),
            HandTextPart::LastTurn => self.is_last_turn = true,
            HandTextPart::Left => self.is_left = true,
        }
    }

    fn add(&mut self, part: Option<HandTextPart>, word: &str) {
        let text = match part {
            Some(HandTextPart::Top) => self.top.get_or_insert_default(),
            Some(HandTextPart::Seen) => self.seen.get_or_insert_default(),
            Some(HandTextPart::Left | HandTextPart::LastTurn) | None => &mut self.cards,
        };
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
}

/// Words that tell nothing of a hand.
const FILLERS: [&str; 12] =
    ["my", "hand", "is", "are", "was", "on", "the", "card", "cards", "have", "i", "these"];

impl HandTextPart {
    /// What may be told of a hand whose odds are asked for.
    pub const OF_ODDS: [Self; 3] = [Self::Top, Self::Seen, Self::LastTurn];

    /// Returns `true` if a word in lower case begins the part.
    fn is_called(self, word: &str, is_first: bool, own: &str) -> bool {
        let (name, others): (_, &[&str]) = match self {
            Self::Top => ("top", &["upcard", "pile"]),
            Self::Seen => ("seen", &["gone"]),
            Self::LastTurn => ("last", &[]),
            Self::Left => ("left", &["leftover", "remaining", "deadwood", "rest"]),
        };
        let own = own.to_lowercase();
        let own = own.split(' ').next().unwrap_or_default();
        let is_short = is_first && self != Self::Left;
        [name, own].into_iter().any(|name| word == name || is_short && name.starts_with(word))
            || others.contains(&word)
            || word == "last-turn" && self == Self::LastTurn
    }
}

/// Takes the round out of a text: `round 2`, `round two`, `wild kings`, `with 7s wild`.
pub fn take_round(text: &str) -> (Option<Round>, Cow<'_, str>) {
    let words: Vec<_> = text.split_whitespace().collect();
    let found = (0..words.len()).find_map(|start| {
        let (round, last) = round_first(&words[start..])?;
        let is_filler = |word: &&&str| {
            let word = word.to_lowercase();
            matches!(word.as_str(), "in" | "with" | "for" | "of" | "it's" | "its" | "the")
        };
        let filler = words[..start].iter().rev().take_while(is_filler).count();
        Some((round, words[start - filler], last))
    });
    let Some((round, first, last)) = found else { return (None, text.into()) };
    let at = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let rest = format!("{} {}", &text[..at(first)], &text[at(last) + last.len()..]);
    (Some(round), rest.into())
}

/// Reads a round in the first words of a text; returns the last of these, or the part of
/// it that is of the round, too.
fn round_first<'a>(words: &[&'a str]) -> Option<(Round, &'a str)> {
    let first = words[0].trim_matches(ENDS).to_lowercase();
    match first.as_str() {
        "round" | "--round" | "r" | "-r" => number_first(words.get(1)?),
        "wild" | "wilds" | "--wild" | "-w" => {
            let rank = words[1..].iter().find(|word| !word.eq_ignore_ascii_case("the"))?;
            Some((round_of_wild(rank.trim_matches(ENDS))?, rank))
        }
        _ => {
            let joined = ["round", "r"].iter().find_map(|name| {
                let (start, number) = words[0].split_at_checked(name.len())?;
                let number = number.strip_prefix(ENDS).unwrap_or(number);
                start.eq_ignore_ascii_case(name).then(|| number_first(number))?
            });
            joined.or_else(|| {
                let are = matches!(words.get(1), Some(&("are" | "is")));
                let wild = words.get(1 + usize::from(are))?;
                let word = wild.trim_matches(ENDS).to_lowercase();
                let is_wild = matches!(word.as_str(), "wild" | "wilds");
                Some((round_of_wild(&first).filter(|_| is_wild)?, *wild))
            })
        }
    }
}

/// Reads the number of a round at the start of a word, up to a colon or a comma.
fn number_first(word: &str) -> Option<(Round, &str)> {
    let len = word.find(ENDS).unwrap_or(word.len());
    let end = (len + 1).min(word.len());
    Some((round_called(&word[..len])?, &word[..end]))
}

/// What may end a word of a round.
const ENDS: [char; 3] = [',', ':', ';'];

/// Returns the round of a number, in words too; `None` for any other text.
pub fn round_called(text: &str) -> Option<Round> {
    let text = text.trim();
    Round::new(text.parse().ok().or_else(|| number_word(text))?)
}

/// Returns the round of a wild rank that is called out: `4`, `four`, `kings`.
pub fn round_of_wild(text: &str) -> Option<Round> {
    let rank = rank_called(text.trim())?;
    Round::all().find(|round| round.wild() == rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use HandTextPart::{LastTurn, Left, Seen, Top};

    #[test]
    fn a_round_is_taken_out_of_a_hand() {
        let check = |text: &str, round: u8, rest: &str| {
            let (taken, left) = take_round(text);
            let left = left.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!((taken.map(Round::number), left.as_str()), (Some(round), rest), "{text}");
        };
        check("KH 7D 8D round 2", 2, "KH 7D 8D");
        check("KH 7D 8D round two", 2, "KH 7D 8D");
        check("Round 11: KH 7D", 11, "KH 7D");
        check("round 3,KH 7D", 3, "KH 7D");
        check("r4 KH 7D", 4, "KH 7D");
        check("round4: KH 7D", 4, "KH 7D");
        check("KH 7D in round eleven, left", 11, "KH 7D left");
        check("KH 7D 8D wild four", 2, "KH 7D 8D");
        check("KH 7D 8D with 7s wild", 5, "KH 7D 8D");
        check("KH 7D 8D with the 7 wild", 5, "KH 7D 8D");
        check("KH 7D 8D wild the 7", 5, "KH 7D 8D");
        check("kings are wild: KH 7D 8D", 11, "KH 7D 8D");
        check("wilds: Kings, KH 7D", 11, "KH 7D");
    }

    #[test]
    fn what_is_no_round_stays_in_the_hand() {
        for text in ["KH 7D", "round", "round 12 KH", "wild KH", "7S W 9D", "RH", "r KH", ""] {
            assert_eq!(take_round(text), (None, text.into()));
        }
    }

    #[test]
    fn what_is_told_of_a_hand_needs_no_option() {
        let read = |text: &str| {
            HandText::read(text, &[(Top, ""), (Seen, "set"), (LastTurn, "sidste tur")])
        };
        let hand = HandText { cards: "KH KS KD 4D".to_owned(), ..HandText::default() };
        let top = HandText { top: Some("4H".to_owned()), ..hand.clone() };
        assert_eq!(read("KH KS KD 4D / top 4H"), top);
        assert_eq!(read("KH KS KD 4D top 4H"), top);
        assert_eq!(read("KH KS / t 4H / KD 4D"), top);
        let round = Round::new(2);
        let seen = Some("3D 4D".to_owned());
        let all = HandText { round, seen, is_last_turn: true, ..top };
        assert_eq!(
            read("round 2: KH KS KD 4D, top: 4H seen 3D 4D last turn"),
            HandText { cards: "KH KS KD 4D,".to_owned(), ..all.clone() }
        );
        assert_eq!(read("KH KS KD 4D / 4s wild / s 3D 4D / top 4H / l"), all);
        assert_eq!(read("KH/KS;KD 4D"), hand);
    }

    #[test]
    fn words_that_say_nothing_of_a_hand_are_passed_over() {
        let read = |text: &str| HandText::read(text, &[(Top, ""), (LastTurn, "sidste tur")]);
        let hand = HandText { cards: "KH KS KD 4D".to_owned(), ..HandText::default() };
        let top = HandText { top: Some("8h".to_owned()), ..hand.clone() };
        for text in ["my hand is KH KS KD 4D", "hand: KH KS KD 4D", "KH KS | KD 4D", "KH KS KD 4D?"]
        {
            assert_eq!(read(text), hand, "{text}");
        }
        for told in ["top 8h", "upcard 8h", "on the pile 8h", "top card is 8h", "| top: 8h"] {
            assert_eq!(read(&format!("KH KS KD 4D {told}")), top, "{told}");
        }
    }

    #[test]
    fn cards_left_are_told_before_or_after_them() {
        let read = |text: &str| HandText::read(text, &[(Left, "tilbage")]);
        let left = HandText { cards: "K K 5".to_owned(), is_left: true, ..HandText::default() };
        assert_eq!(read("left K K 5"), left);
        assert_eq!(read("K K 5 left"), left);
        assert_eq!(read("K K 5 tilbage"), left);
        assert!(!read("l K K 5").is_left);
        assert_eq!(read("KH top 4H").cards, "KH top 4H");
    }
}
