//! A hand as it is typed: its cards, the round that it is of, and what is told of it.
//!
//! ```text
//! text  = part {["/"] part}
//! part  = cards | "top" card | "seen" cards | "last" "turn" | "left" cards
//! round = "round" number | "wild" ["is"] rank | ranks ["are"] "wild"
//!       | ("third" | "3rd" | "last") "round"                        anywhere
//! ```
//!
//! `last` alone is the last turn at the end, behind a slash and before another part. `3s wild`
//! and `r4`, in which a card may be meant, name the round at the start, at the end and behind
//! a comma, a colon, a slash or `with`.
//!
//! Behind a slash, or a bar, the letters that a word begins with are enough. Words that say
//! nothing are passed over: `my hand is`, `on the`.

use std::borrow::Cow;

use crate::cards::{Deck, number_word, parse_cards, rank_called, tidied};
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
        let text = tidied(&text);
        let mut read = Self { round, ..Self::default() };
        let is_said = |word: &&str| {
            let word = word.trim_end_matches([',', ':']).to_lowercase();
            !FILLERS.contains(&word.as_str())
        };
        let text = text.trim_end().trim_end_matches('?');
        for section in text.split(['/', ';', '|']) {
            let mut part = None;
            let words: Vec<_> = section.split_whitespace().filter(is_said).collect();
            let names = words.iter().map(|word| word.trim_matches([',', ':']).to_lowercase());
            let names: Vec<_> = names.collect();
            let called = |index: usize| {
                let name = names.get(index).filter(|name| !name.is_empty())?;
                let is =
                    |(part, own): &&(HandTextPart, &str)| part.is_called(name, index == 0, own);
                asked.iter().find(is).map(|(part, _)| *part)
            };
            let is_of_last = |name: &str| {
                name == "turn"
                    || asked.iter().any(|(part, own)| {
                        let mut words = own.split(' ').skip(1);
                        *part == HandTextPart::LastTurn
                            && words.any(|word| word.to_lowercase() == name)
                    })
            };
            let mut is_turn = false;
            for (index, word) in words.iter().enumerate() {
                if std::mem::take(&mut is_turn) {
                    continue;
                }
                is_turn = names.get(index + 1).is_some_and(|next| is_of_last(next));
                let is_whole = |part: &HandTextPart| {
                    *part != HandTextPart::LastTurn
                        || is_turn
                        || names[index].contains('-')
                        || index + 1 == words.len()
                        || called(index + 1).is_some()
                };
                match called(index).filter(is_whole) {
                    Some(next) => {
                        read.begin(next);
                        part = Some(next);
                        is_turn &= next == HandTextPart::LastTurn;
                    }
                    None => {
                        read.add(part, word);
                        is_turn = false;
                    }
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

/// Returns `true` for what is said of no cards.
pub fn is_nothing(text: &str) -> bool {
    matches!(text, "-" | "0" | "no" | "no cards") || number_word(text) == Some(0)
}

/// Takes the round out of a text: `round 2`, `third round`, `wild kings`, `with 7s wild`.
pub fn take_round(text: &str) -> (Option<Round>, Cow<'_, str>) {
    let words: Vec<_> = text.split_whitespace().collect();
    let at = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let found = (0..words.len()).find_map(|start| {
        let is_filler = |word: &&&str| {
            let word = word.to_lowercase();
            matches!(
                word.as_str(),
                "in" | "with" | "for" | "of" | "it's" | "its" | "the" | "if" | "when"
            )
        };
        let fillers = words[..start].iter().rev().take_while(is_filler).count();
        let NamedRound { round, last, may_be_card } = NamedRound::first(&words[start..])?;
        let (before, after) = (&text[..at(words[start])], &text[at(last) + last.len()..]);
        let is_blank_line =
            |text: &str| text.chars().take_while(|c| c.is_whitespace()).any(|c| c == '\n');
        let is_apart = fillers > 0
            || before.trim_end().is_empty()
            || before.trim_end().ends_with([',', ':', ';', '/', '|', '('])
            || before.trim_end_matches([' ', '\t']).ends_with('\n')
            || after.trim_start().is_empty()
            || is_blank_line(after)
            || after.trim_start().starts_with(['/', '|', ')']);
        (!may_be_card || is_apart).then(|| (round, words[start - fillers], last))
    });
    let Some((round, first, last)) = found else { return (None, text.into()) };
    let rest = format!("{} {}", &text[..at(first)], &text[at(last) + last.len()..]);
    (Some(round), rest.into())
}

/// A round that some words name.
struct NamedRound<'a> {
    round: Round,
    /// The last of the words, or the part of it that is of the round.
    last: &'a str,
    /// Whether a card may be meant: `3s`, `r4`.
    may_be_card: bool,
}

impl<'a> NamedRound<'a> {
    fn first(words: &[&'a str]) -> Option<Self> {
        let surely = |(round, last)| Self { round, last, may_be_card: false };
        let first = words[0].trim_matches(ENDS).to_lowercase();
        match first.as_str() {
            "round" if words.get(1) == Some(&"of") => Self::of_wild(words.get(2)?, words[2], false),
            "round" | "--round" | "r" | "-r" | "rd" | "rnd" => {
                number_first(words.get(1)?).map(surely)
            }
            "wild" | "wilds" | "--wild" | "-w" => {
                let skipped = ["the", "is", "are"];
                let rank = words[1..].iter().find(|word| !skipped.contains(*word))?;
                Self::of_wild(rank, rank, true)
            }
            _ => {
                let joined = ["round", "rd", "r"].iter().find_map(|name| {
                    let (start, number) = words[0].split_at_checked(name.len())?;
                    let number = number.trim_start_matches(ENDS);
                    let (round, last) =
                        start.eq_ignore_ascii_case(name).then(|| number_first(number))??;
                    Some(Self { round, last, may_be_card: name.len() == 1 })
                });
                let is_word = |index: usize, names: &[&str]| {
                    let word = words.get(index).map(|word| word.trim_matches(ENDS).to_lowercase());
                    word.is_some_and(|word| names.contains(&word.as_str()))
                };
                let nth = || {
                    let round = round_of_ordinal(&first).filter(|_| is_word(1, &["round"]))?;
                    Some(surely((round, words[1])))
                };
                let of_ranks = || {
                    let are = is_word(1, &["are", "is"]);
                    let at = 1 + usize::from(are);
                    let is_wild = is_word(at, &["wild", "wilds"]);
                    is_wild.then(|| Self::of_wild(words[0], words[at], !are))?
                };
                // `the 8s round`
                let named = || {
                    let is_numbered = words.get(2).is_some_and(|word| number_first(word).is_some());
                    let is_named = first.ends_with('s') && is_word(1, &["round"]) && !is_numbered;
                    is_named.then(|| Self::of_wild(&first, words[1], false))?
                };
                joined.or_else(nth).or_else(named).or_else(of_ranks)
            }
        }
    }

    /// Reads a wild rank; `last` is the last word.
    fn of_wild(rank: &str, last: &'a str, may_be_card: bool) -> Option<Self> {
        let rank = rank.trim_matches(ENDS);
        let round = round_of_wild(rank)?;
        let deck = Deck { games: 1, low_ranks: false };
        Some(Self { round, last, may_be_card: may_be_card && parse_cards(rank, deck).is_ok() })
    }
}

/// Reads the number of a round at the start of a word, up to a colon or a comma.
fn number_first(word: &str) -> Option<(Round, &str)> {
    let len = word.find(ENDS).unwrap_or(word.len());
    let end = (len + 1).min(word.len());
    Some((round_of_number(&word[..len])?, &word[..end]))
}

/// What may stand around a word of a round.
const ENDS: [char; 5] = [',', ':', ';', '(', ')'];

fn round_of_number(text: &str) -> Option<Round> {
    Round::new(text.parse().ok().or_else(|| number_word(text))?)
}

/// Returns the round of `third`, `3rd` or `last`.
fn round_of_ordinal(word: &str) -> Option<Round> {
    const ORDINALS: &str =
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh";
    if matches!(word, "last" | "final") {
        return Some(Round::LAST);
    }
    let digits = ["st", "nd", "rd", "th"].iter().find_map(|ending| word.strip_suffix(ending));
    let named = ORDINALS.split(' ').zip(1..).find(|(name, _)| *name == word);
    Round::new(digits.and_then(|digits| digits.parse().ok()).or(named.map(|(_, number)| number))?)
}

/// Returns the round that a text names and nothing else, a number being enough.
pub fn round_called(text: &str) -> Option<Round> {
    let named = || take_round(text).0.filter(|_| take_round(text).1.trim().is_empty());
    round_of_number(text.trim()).or_else(named)
}

/// Returns the round of a wild rank that is called out: `4`, `four`, `kings`.
pub fn round_of_wild(text: &str) -> Option<Round> {
    let rank = rank_called(text.trim())?;
    Round::all().find(|round| round.wild() == rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_cases;
    use HandTextPart::{LastTurn, Left, Seen, Top};

    fn taken(text: &str) -> String {
        let (round, left) = take_round(text);
        let left = left.split_whitespace().collect::<Vec<_>>().join(" ");
        format!("{} {left}", round.unwrap().number())
    }

    #[test]
    fn a_round_is_taken_out_of_a_hand() {
        check_cases(
            "KH 7D 8D round 2 | KH 7D 8D round two | KH 7D 8D wild four => 2 KH 7D 8D
            Round 11: KH 7D | kings are wild: KH 7D | KH 7D last round => 11 KH 7D
            wilds: Kings, KH 7D => 11 KH 7D
            KH 7D in round eleven, left => 11 KH 7D left
            kings are wild: KH 7D 8D => 11 KH 7D 8D
            round 3,KH 7D | wild is 5 KH 7D | KH 7D (round 3) | KH 7D rd 3 => 3 KH 7D
            third round, KH 7D | KH 7D 3rd round => 3 KH 7D
            r4 KH 7D | round4: KH 7D => 4 KH 7D
            KH 7D 8D with 7s wild | KH 7D 8D with the 7 wild | KH 7D 8D wild the 7 => 5 KH 7D 8D
            4s wild KH 9H | KH 9H 4s wild | KH 4s are wild 9H | KH fours wild 9H => 2 KH 9H
            KH, 4s wild, 9H => 2 KH, 9H
            KH / 4s wild / 9H => 2 KH / / 9H",
            taken,
        );
        assert_eq!(taken("KH\n4s wild\n9H"), "2 KH 9H");
    }

    #[test]
    fn what_is_no_round_stays_in_the_hand() {
        for text in ["KH 7D", "round", "round 12 KH", "wild KH", "7S W 9D", "RH", "r KH", ""] {
            assert_eq!(take_round(text), (None, text.into()));
        }
        // A card of spades, or of stars, may be meant.
        for text in ["7H 8H 3s wild 9H", "KH KD 4s wild 9H", "7H wild 4s 9H", "7H r4 9H"] {
            assert_eq!(take_round(text), (None, text.into()));
        }
    }

    #[test]
    fn a_round_is_called_in_any_of_these_ways() {
        check_cases(
            r#"3 | three | r3 | R3 | round 3 | third round | 5s wild | wild 5 | rd 3 | (round 3) => 3
            12 | 5s | KH | round 3 KH | third | "" => -"#,
            |text| round_called(text).map_or("-".to_owned(), |round| round.to_string()),
        );
        assert_eq!(round_called(" 3 "), Round::new(3));
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
    fn no_card_is_lost_behind_a_word() {
        let read = |text: &str| HandText::read(text, &[(Top, ""), (LastTurn, "sidste tur")]);
        for text in ["KH KD, last card KS", "KH KD / last KS", "KH KD last KS", "KH KD l KS"] {
            let hand = read(text);
            assert!(!hand.is_last_turn && hand.cards.contains('l'), "{text} {hand:?}");
        }
        let turn = HandText { cards: "KH KD".into(), is_last_turn: true, ..HandText::default() };
        for text in
            ["KH KD last turn", "KH KD last", "KH KD / last", "KH KD / l", "last turn KH KD"]
        {
            assert_eq!(read(text), turn, "{text}");
        }
        assert_eq!(read("sidste tur KH KD"), turn);
        let top = HandText { top: Some("4H".to_owned()), ..turn };
        assert_eq!(read("KH KD last top 4H"), top);
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
