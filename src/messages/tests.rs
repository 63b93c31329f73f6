//! Every message of every language, written with 0, 1, 2, 11, 21 and the longest name.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::{ast, parser};

use super::fixture::{LONGEST, has_words, in_language};
use super::fluent::{Entries, Value};
use super::{Language, Message, Messages};
use crate::cards::{Deck, Suit, number_word, parse_cards, parse_ranks};
use crate::game::fixture::{GameBuilder, check_read, written};
use crate::game::{Entries as Scores, RowError, Scoresheet};
use crate::rules::Round;
use crate::rules::meld::MeldKind;

/// The messages of a language by name, in the order of [`Messages`].
pub(crate) fn messages(words: &Messages) -> Vec<(&'static str, Vec<String>)> {
    let mut messages = Vec::new();
    let mut write = |name, texts| messages.push((name, texts));
    super::samples::rendered(words, &mut write);
    messages
}

/// Returns what a test finds wrong with the texts of a language.
fn complaints(
    language: Language,
    is_wrong: impl Fn(&str, &str) -> bool,
) -> Vec<(&'static str, &'static str, String)> {
    let mut found = Vec::new();
    for (name, texts) in messages(language.words()) {
        for text in texts.into_iter().filter(|text| is_wrong(name, text)) {
            found.push((language.tag(), name, text));
        }
    }
    found.dedup_by_key(|(_, name, _)| *name);
    found
}

#[test]
fn every_message_is_whole() {
    let is_wrong = |name: &str, text: &str| {
        let is_column = ["how_to_begin", "rule_column"].contains(&name);
        let has_spaces = text.contains("  ") || text.trim() != text;
        let has_stray_comma = [",,", ",;"].iter().any(|signs| text.contains(signs));
        text.contains(['{', '}']) || has_stray_comma || (has_spaces && !is_column)
    };
    for &language in Language::ALL {
        let found = complaints(language, is_wrong);
        assert!(found.is_empty(), "{found:#?}");
    }
}

#[test]
fn every_language_says_what_english_says() {
    let english = messages(Language::English.words());
    assert!(english.len() > 1000, "{}", english.len());
    for &language in Language::ALL {
        let other = messages(language.words());
        assert_eq!(other.len(), english.len());
        for ((name, texts), (_, english)) in other.iter().zip(&english) {
            let empty = |texts: &[String]| texts.iter().all(String::is_empty);
            assert_eq!(empty(texts), empty(english), "{language:?} {name} {texts:?}");
            // A name that is given is not lost.
            let named = |texts: &[String]| texts.concat().contains(LONGEST);
            assert_eq!(named(texts), named(english), "{language:?} {name} {texts:?}");
        }
    }
}

/// Returns a text without code in backticks, commands, and the words of a panel
/// that stand after a slash.
fn without_what_is_typed(text: &str) -> String {
    let prose = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let line = |line: &str| {
        let mut parts = line.split("crowns ").next().unwrap_or_default().split("/ ");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| {
            let (_, rest) = part.split_once([' ', ',']).unwrap_or_default();
            text + " " + rest
        })
    };
    prose.lines().map(line).collect::<Vec<_>>().join(" ")
}

/// Words that English messages have and no other language.
const ENGLISH: [&str; 60] = [
    "the", "and", "with", "without", "from", "this", "that", "which", "who", "what", "when",
    "round", "rounds", "game", "games", "player", "players", "score", "scores", "scored", "card",
    "cards", "wild", "discard", "points", "point", "wins", "won", "went", "leads", "deals",
    "dealt", "draw", "draws", "turn", "table", "tables", "league", "season", "rules", "rule",
    "leaves", "joined", "joins", "leaves", "total", "totals", "average", "helps", "help", "meld",
    "melds", "book", "run", "undone", "saved", "shown", "last", "first", "only",
];

#[test]
fn no_english_is_left() {
    for language in Language::translations() {
        // The leaflets say so themselves.
        let own: &[&str] = match language {
            Language::Danish => &["point"],
            Language::Finnish => &["book"],
            _ => &[],
        };
        let found = complaints(language, |_, text| {
            let prose = without_what_is_typed(text).to_lowercase();
            let mut words = prose.split(|c: char| !c.is_alphanumeric() && c != '-');
            words.any(|word| ENGLISH.contains(&word) && !own.contains(&word))
        });
        assert!(found.is_empty(), "{found:#?}");
    }
}

#[test]
fn the_terms_are_those_of_the_leaflet() {
    let terms: [_; Language::ALL.len()] = [
        ["book", "run", "points", "wild", "round", "out", "discard", "deals"],
        ["sæt", "serie", "point", "trumf", "omgang", "afslut", "kasser", "giver"],
        ["bok", "serie", "poäng", "vil", "omgång", "gå ut", "kasta", "delar ut"],
        ["bok", "serie", "poeng", "jokerkort", "omgang", "gå ut", "kast", "deler ut"],
        ["suora (book)", "värisuora", "pistettä", "vill", "käsi", "näyt", "poist", "jaka"],
        ["mism. sort", "sömu sort", "stig", "gild", "umferð", "loka", "hend", "gefur"],
    ];
    for (language, terms) in Language::ALL.iter().zip(terms) {
        let words = language.words();
        let texts = [
            words.meld_kind(MeldKind::Book),
            words.meld_kind(MeldKind::Run),
            &words.points(0),
            &words.deal_on_screen(Round::new(5).unwrap()),
            &words.round_on_screen(5),
            &words.hand_goes_out(0),
            words.discard(),
            words.deals(),
        ];
        for (text, term) in texts.iter().zip(terms) {
            assert!(text.to_lowercase().contains(term), "{language:?}: {text}, not {term}");
        }
    }
}

#[test]
fn the_seventh_language_is_longer_by_two_fifths_and_in_brackets() {
    let english = messages(Language::English.words());
    for ((name, longer), (_, texts)) in
        messages(Language::PseudoLocale.words()).iter().zip(&english)
    {
        for (longer, text) in longer.iter().zip(texts) {
            // A name alone is no message.
            let is_bare = !longer.starts_with('[') && has_words(text) && text != LONGEST;
            assert!(!is_bare, "{name}: {longer}");
        }
    }
}

#[test]
fn names_of_cards_cannot_be_mistaken() {
    for language in Language::translations() {
        let names = language.words().card_names();
        for suit in Suit::ALL {
            assert!(names.suits.iter().any(|(_, named)| *named == suit), "{language:?} {suit}");
        }
        let suits = names.suits.iter().map(|(name, _)| name);
        let ranks = names.ranks.iter().map(|(name, _)| name);
        let all: Vec<_> = suits.chain(ranks).chain(names.jokers).collect();
        for (place, name) in all.iter().enumerate() {
            assert!(parse_cards(name, Deck::FULL).is_err(), "{language:?} {name}");
            assert!(!all[..place].contains(name), "{language:?} {name} twice");
            assert_eq!(**name, name.to_lowercase());
        }
    }
}

#[test]
fn numbers_in_figures_stay_as_they_are() {
    let rows = (0..=60).flat_map(|one| (0..=60).map(move |other| format!("{one} {other} 0")));
    let rows: Vec<_> = rows.collect();
    for &language in Language::ALL {
        let names = language.words().card_names();
        for row in &rows {
            assert_eq!(names.to_notation(row), *row, "{language:?}");
        }
    }
}

#[test]
fn cards_are_called_out_in_every_language() {
    for line in [
        "<da>to konger, en joker, syv og to treere",
        "<sv>två kungar, en joker, sju och två treor",
        "<nb>to konger, en joker, sju og to treere",
        "<fi>kaksi kuningasta, jokeri, seitsemän ja kaksi kolmosta",
        "<is>tveir kóngar, jóker, sjö og tveir þristar",
    ] {
        let (language, text) = in_language(line);
        let text = language.words().card_names().to_notation(text);
        let ranks = parse_ranks(&text, Deck { games: 1, low_ranks: false }).unwrap();
        let ranks: Vec<_> = ranks.iter().map(ToString::to_string).collect();
        assert_eq!(ranks.join(" "), "K K JOKER 7 3 3", "{line}");
    }
}

#[test]
fn numbers_are_read_in_words_of_every_language() {
    // The units of each language, and how it joins them with tens.
    let check = |language: Language, units: [&str; 9], join: fn(&str, &str) -> String| {
        let names = language.words().card_names();
        let read = |word: &str| {
            let read = names.to_notation(word);
            read.parse().ok().or_else(|| number_word(&read))
        };
        let number_of = |tens: u8| {
            let mut words =
                names.words.iter().filter(move |(_, english)| *english == tens.to_string());
            words.next().unwrap_or_else(|| panic!("{language:?} has no {tens}")).0
        };
        for number in (0..20).filter(|number| *number != 1) {
            assert_eq!(read(number_of(number)), Some(number), "{language:?}");
        }
        for tens in (20..100).step_by(10) {
            assert_eq!(read(number_of(tens)), Some(tens), "{language:?}");
            for (unit, number) in units.iter().zip(1..) {
                let word = join(number_of(tens), unit);
                assert_eq!(read(&word), Some(tens + number), "{language:?} {word}");
            }
        }
    };
    let danish = ["en", "to", "tre", "fire", "fem", "seks", "syv", "otte", "ni"];
    check(Language::Danish, danish, |tens, unit| format!("{unit}og{tens}"));
    let swedish = ["ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio"];
    check(Language::Swedish, swedish, |tens, unit| format!("{tens}{unit}"));
    let norwegian = ["en", "to", "tre", "fire", "fem", "seks", "sju", "åtte", "ni"];
    check(Language::Norwegian, norwegian, |tens, unit| format!("{tens}{unit}"));
    check(Language::Norwegian, norwegian, |tens, unit| format!("{unit}og{tens}"));
    let finnish =
        ["yksi", "kaksi", "kolme", "neljä", "viisi", "kuusi", "seitsemän", "kahdeksan", "yhdeksän"];
    check(Language::Finnish, finnish, |tens, unit| format!("{tens}{unit}"));
}

/// Reads a row for the next round; an error quotes it as it was typed.
fn read_row(sheet: &Scoresheet, language: Language, row: &str) -> Result<Scores, RowError> {
    let own = language.words().card_names();
    let line = sheet.in_notation(row, own).into_owned();
    let read = sheet.read_row(&sheet.next().unwrap(), &[line]);
    read.map_err(|error| sheet.as_typed(error, row, own))
}

#[test]
fn rows_are_read_in_every_language() {
    check_read(include_str!("../../tests/typed/languages.txt"), |players, line| {
        let sheet = GameBuilder::seated(players).sheet();
        let (language, line) = in_language(line);
        let Some(fix) = line.strip_prefix("fix ") else {
            return written(&sheet, read_row(&sheet, language, line));
        };
        let own = language.words().card_names();
        let values: Vec<_> = fix.split(' ').map(str::to_owned).collect();
        let typed = sheet.split_correction(&values, own).unwrap();
        let values = [sheet.in_notation(&typed.values.join(" "), own).into_owned()];
        let read = sheet.read_corrections(&sheet.turn(typed.round), &values);
        format!("{}: {}", typed.round, written(&sheet, read))
    });
}

#[test]
fn the_cards_behind_a_sign_are_of_that_player() {
    let sheet = GameBuilder::named(&["Ann", "Bo"], &[]).sheet();
    let own = Language::Danish.words().card_names();
    assert_eq!(sheet.in_notation("ann=to konger", own), "ann = 2 kings");
}

#[test]
fn cards_that_need_a_suit_are_told_as_they_were_typed() {
    let deck = Deck { games: 1, low_ranks: false };
    let words = Language::Danish.words();
    let text = words.card_names().to_notation("to konger og en femmer");
    let error = parse_cards(&text, deck).unwrap_err().text(words);
    for said in ["`2 konger`", "`5`"] {
        assert!(error.contains(said), "{error}");
    }
    for odd in ["AD", "`en`", "`og`"] {
        assert!(!error.contains(odd), "{error}");
    }
}

#[test]
fn messages_are_written_as_fluent_bundle_writes_them() {
    for &language in Language::ALL {
        let file = super::files::FILES[language as usize];
        let messages = Entries::new(language, file);
        let whole = parser::parse_runtime(file).unwrap();
        let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(file.to_owned()).unwrap()).unwrap();
        bundle.add_builtins().unwrap();
        let names: BTreeSet<&str> = file
            .split('$')
            .skip(1)
            .map(|rest| rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap())
            .collect();
        let numbers = [0, 1, 2, 3, 4, 9, 11, 12, 13, 21, 22, 101, 111, 113, 1000, -1, -21];
        let samples = numbers.map(|number| (Some(number), String::new())).into_iter();
        let texts = ["yes", "none", "open", "Ann"].map(|text| (None, text.to_owned()));
        for (number, text) in samples.chain(texts) {
            let mut args = FluentArgs::new();
            let mut values = Vec::new();
            for &name in &names {
                match number {
                    Some(number) => args.set(name, number),
                    None => args.set(name, text.as_str()),
                }
                let value = number.map_or(Value::from(&text), Value::from);
                values.push((name, value));
            }
            for entry in &whole.body {
                let ast::Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                let hints = message.attributes.iter().map(|hint| format!("{id}.{}", hint.id.name));
                let own = message.value.iter().map(|_| id.to_owned());
                for id in hints.chain(own) {
                    let got = messages.write(messages.pattern(&id).unwrap(), &values).unwrap();
                    let other = bundle.get_message(message.id.name).unwrap();
                    let other = match id.split_once('.') {
                        Some((_, hint)) => other.get_attribute(hint).unwrap().value(),
                        None => other.value().unwrap(),
                    };
                    let expect = bundle.format_pattern(other, Some(&args), &mut Vec::new());
                    assert_eq!(got, expect, "{language:?} {id} {number:?} {text}");
                }
            }
        }
    }
}

#[test]
fn a_message_that_inserts_what_is_not_there_is_none() {
    let messages =
        Entries::new(Language::English, "a = { $b }\nc = { d }\ne = { a }x\ng = { g }\n");
    let write = |id| messages.write(messages.pattern(id).unwrap(), &[("b", Value::from("f"))]);
    assert_eq!(write("a").as_deref(), Some("f"));
    assert_eq!(write("c"), None);
    assert_eq!(write("g"), None);
    assert_eq!(write("e").as_deref(), Some("fx"));
    assert!(messages.pattern("b").is_none());
}
