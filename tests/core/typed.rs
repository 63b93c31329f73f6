//! Cards as people type and call them out, and rules as they are set: the tables
//! `tests/typed/cards.txt` and `tests/typed/rules.txt`.
//!
//! A line that begins with `>` says how the cases below it are read, one with `=>` what each
//! of them is read as; each other line is a case. A text may stand in quotes, with escapes.

use crowns::cards::{
    CalledCard, CardErrorKind, CardNames, Deck, ParseCardError, ParseRanksError, Rank, Suit,
    called_out, nearest_called, number_word, parse_cards, parse_ranks, rank_called, tidied,
};
use crowns::rules::Ruleset;

const OFFICIAL: Deck = Deck { games: 1, low_ranks: false };

/// Words of a language whose cards print other letters.
const ICELANDIC: CardNames = CardNames {
    suits: &[("hjarta", Suit::Hearts), ("tígull", Suit::Diamonds), ("tígul", Suit::Diamonds)],
    ranks: &[
        ("g", Rank::Jack),
        ("d", Rank::Queen),
        ("gosi", Rank::Jack),
        ("drottning", Rank::Queen),
    ],
    jokers: &["jóker"],
    words: &[("í", "of"), ("tveir", "2"), ("gosar", "jacks"), ("umferð", "round")],
};

/// Words of numbers, of which the last is left out in Danish.
const NUMBERS: &[(&str, &str)] = &[
    ("og", "and"),
    ("en", "an"),
    ("to", "2"),
    ("tyve", "20"),
    ("konger", "kings"),
    ("nier", "the 9"),
    ("et par", "pair"),
    ("20+5", "25"),
];

const NORWEGIAN: CardNames = CardNames { words: NUMBERS, ..ICELANDIC };
const DANISH: CardNames = CardNames { words: NUMBERS.split_at(7).0, ..ICELANDIC };

#[test]
fn cards_are_read_as_in_the_table() {
    check(include_str!("../typed/cards.txt"), read);
}

#[test]
fn rules_are_set_as_in_the_table() {
    check(include_str!("../typed/rules.txt"), set);
}

fn check(table: &str, read: fn(&str, &str) -> String) {
    let (mut how, mut of_all, mut failed) = ("", "", String::new());
    for line in table.lines().filter(|line| !line.is_empty()) {
        if line.starts_with('#') {
            of_all = "";
        } else if let Some(given) = line.strip_prefix("> ") {
            (how, of_all) = (given, "");
        } else if let Some(expect) = line.strip_prefix("=> ") {
            of_all = expect;
        } else {
            let (text, expect) = line.split_once(" => ").unwrap_or((line, of_all));
            let text = unquoted(text);
            let expect = if expect == "same" { text.clone() } else { unquoted(expect) };
            let read = read(how, &text);
            if read != expect {
                failed += &format!("{how}: {line}\n{read:?}\n");
            }
        }
    }
    assert!(failed.is_empty(), "\n{failed}");
}

/// Sets rules of a preset, then others after a semicolon; returns the name of the ruleset.
fn set(preset: &str, text: &str) -> String {
    let rules = text.split("; ").try_fold(Ruleset::named(preset).unwrap(), |rules, settings| {
        rules.with(settings.split(' '))
    });
    rules.map_or_else(|error| format!("! {error:?}"), |rules| rules.name().to_owned())
}

/// Returns a text without its quotes and escapes.
fn unquoted(text: &str) -> String {
    let bare = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text);
    bare.replace("\\n", "\n").replace("\\u{fe0f}", "\u{fe0f}").replace("\\u{fe0e}", "\u{fe0e}")
}

fn read(how: &str, text: &str) -> String {
    let in_words = |read: Option<String>| read.unwrap_or_else(|| "none".to_owned());
    match how {
        "ranks" => ranks(text, OFFICIAL),
        "ranks of two games" => ranks(text, Deck { games: 2, ..OFFICIAL }),
        "ranks with aces" => ranks(text, Deck { low_ranks: true, ..OFFICIAL }),
        "pieces" => called_out(text).join(" | "),
        "cards" => match parse_cards(text, OFFICIAL) {
            Ok(cards) => cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
            Err(bad) => format!("! {}", bad.0.iter().map(flaw).collect::<Vec<_>>().join("; ")),
        },
        "rank" => in_words(rank_called(text).map(|rank| rank.to_string())),
        "nearest" => in_words(nearest_called(text, &CardNames::NONE)),
        "nearest Danish" => {
            let ranks = &[("konge", Rank::King)];
            in_words(nearest_called(text, &CardNames { ranks, ..DANISH }))
        }
        "number" => in_words(number_word(text).map(|number| number.to_string())),
        "tidied" => tidied(text).into_owned(),
        "hand" => CardNames::ENGLISH.hand_to_notation(text),
        "Icelandic" => ICELANDIC.to_notation(text).into_owned(),
        "Danish" => DANISH.to_notation(text).into_owned(),
        "Norwegian" => NORWEGIAN.to_notation(text).into_owned(),
        "English" => CardNames::ENGLISH.to_notation(text).into_owned(),
        "no names" => CardNames::NONE.to_notation(text).into_owned(),
        _ => panic!("nothing is read as {how}"),
    }
}

fn ranks(text: &str, deck: Deck) -> String {
    match parse_ranks(text, deck) {
        Ok(ranks) => {
            let ranks: Vec<_> = ranks.iter().map(CalledCard::to_string).collect();
            ranks.join(" ").replace("JOKER", "JK")
        }
        Err(ParseRanksError::NotRanks) => "none".to_owned(),
        Err(ParseRanksError::NotDealt(bad)) => {
            let bad = bad.0.iter().map(|bad| format!("{} {}", bad.place, bad.text));
            format!("not dealt {}", bad.collect::<Vec<_>>().join(", "))
        }
        Err(ParseRanksError::NoNumber { plural }) => format!("how many {plural}"),
        Err(ParseRanksError::Article { rank }) => format!("an ace and {rank}, or {rank}"),
    }
}

fn flaw(bad: &ParseCardError) -> String {
    let (what, nearest) = match &bad.flaw {
        CardErrorKind::Rank { low_ranks: false, nearest } => ("no rank", nearest),
        CardErrorKind::Suit { nearest } => ("wrong suit", nearest),
        CardErrorKind::NoCard { nearest } => ("no card", nearest),
        CardErrorKind::NoSuit { rank } => {
            return format!("{} {}: no suit of {rank}", bad.place, bad.text);
        }
        CardErrorKind::Number => ("a number", &None),
        CardErrorKind::NoLowRanks => ("no low ranks", &None),
        other => panic!("{other:?}"),
    };
    let nearest = nearest.as_ref().map_or(String::new(), |card| format!(", {card}"));
    format!("{} {}: {what}{nearest}", bad.place, bad.text)
}
