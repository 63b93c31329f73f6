//! Every message of every language, written with 0, 1, 2, 11, 21 and the longest
//! name.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast;

use super::fixture::{LONGEST, has_words};
use super::fluent::{Entries, Value};
use super::{Language, Messages};
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

/// Checks a term of the leaflet, in the order en da sv nb fi is.
fn check_term(text: impl Fn(&Messages) -> String, expect: [&str; Language::ALL.len()]) {
    for (language, expect) in Language::ALL.iter().zip(expect) {
        let text = text(language.words());
        assert!(text.to_lowercase().contains(expect), "{language:?}: {text}, not {expect}");
    }
}

#[test]
fn the_terms_are_those_of_the_leaflet() {
    check_term(
        |words| words.meld_kind(MeldKind::Book).to_owned(),
        ["book", "sæt", "bok", "bok", "suora (book)", "mism. sort"],
    );
    check_term(
        |words| words.meld_kind(MeldKind::Run).to_owned(),
        ["run", "serie", "serie", "serie", "värisuora", "sömu sort"],
    );
    check_term(|words| words.points(0), ["points", "point", "poäng", "poeng", "pistettä", "stig"]);
    let round = Round::new(5).unwrap();
    check_term(
        |words| words.deal_on_screen(round),
        ["wild", "trumf", "vil", "jokerkort", "vill", "gild"],
    );
    check_term(
        |words| words.round_on_screen(5),
        ["round", "omgang", "omgång", "omgang", "käsi", "umferð"],
    );
    check_term(|words| words.hand_goes_out(0), ["out", "afslut", "gå ut", "gå ut", "näyt", "loka"]);
    check_term(
        |words| words.discard().to_owned(),
        ["discard", "kasser", "kasta", "kast", "poist", "hend"],
    );
    check_term(
        |words| words.deals().to_owned(),
        ["deals", "giver", "delar ut", "deler ut", "jaka", "gefur"],
    );
}

#[test]
fn plurals_are_those_of_the_language() {
    let check = |language: Language, count, expect: &str| {
        assert_eq!(language.words().games(count), expect);
    };
    check(Language::Icelandic, 1, "1 leikur");
    check(Language::Icelandic, 2, "2 leikir");
    check(Language::Icelandic, 11, "11 leikir");
    check(Language::Icelandic, 21, "21 leikur");
    check(Language::Finnish, 1, "1 peli");
    check(Language::Finnish, 21, "21 peliä");
    check(Language::Danish, 1, "1 spil");
    check(Language::Swedish, 21, "21 spel");
    check(Language::Norwegian, 21, "21 spill");
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
    use crate::cards::{Deck, Suit, parse_cards};
    let deck = Deck { games: 2, low_ranks: true };
    for language in Language::translations() {
        let names = language.words().card_names();
        for suit in Suit::ALL {
            assert!(names.suits.iter().any(|(_, named)| *named == suit), "{language:?} {suit}");
        }
        let suits = names.suits.iter().map(|(name, _)| name);
        let ranks = names.ranks.iter().map(|(name, _)| name);
        let all: Vec<_> = suits.chain(ranks).chain(names.jokers).collect();
        for (place, name) in all.iter().enumerate() {
            assert!(parse_cards(name, deck).is_err(), "{language:?} {name}");
            assert!(!all[..place].contains(name), "{language:?} {name} twice");
            assert_eq!(**name, name.to_lowercase());
        }
    }
}

#[test]
fn cards_are_called_out_in_every_language() {
    use crate::cards::{CalledCard, Card, Deck, Rank, parse_ranks};
    let deck = Deck { games: 1, low_ranks: false };
    let check = |language: Language, text: &str| {
        let names = language.words().card_names();
        let ranks = parse_ranks(&names.to_notation(text), deck);
        let [king, seven, three] = [Rank::King, Rank::Seven, Rank::Three].map(CalledCard::Rank);
        let joker = CalledCard::Card(Card::Joker);
        assert_eq!(ranks, Ok(vec![king, king, joker, seven, three, three]), "{text}");
    };
    check(Language::Danish, "to konger, en joker, syv og to treere");
    check(Language::Swedish, "två kungar, en joker, sju och två treor");
    check(Language::Norwegian, "to konger, en joker, sju og to treere");
    check(Language::Finnish, "kaksi kuningasta, jokeri, seitsemän ja kaksi kolmosta");
    check(Language::Icelandic, "tveir kóngar, jóker, sjö og tveir þristar");
}

#[test]
fn numbers_are_read_in_words_of_every_language() {
    use crate::cards::number_word;
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

#[test]
fn scores_are_said_in_every_language() {
    use crate::game::fixture::GameBuilder;
    let check = |language: Language, row: &str, expect: &str| {
        let sheet = GameBuilder::named(&["Ann", "Bob", "Cat"], &[]).sheet();
        let row = sheet.in_notation(row, language.words().card_names());
        let mut read = sheet.read_row(&sheet.next().unwrap(), &[row.into_owned()]).unwrap();
        read.sort_by_key(|(seat, _)| *seat);
        let read: Vec<_> = read.iter().map(|(_, entry)| entry.to_string()).collect();
        assert_eq!(read.join(" "), expect, "{language:?}");
    };
    check(Language::Danish, "femten, ud, femogtyve", "15 out 25");
    check(Language::Danish, "ann seksten point, bob ikke med, ingenting til cat", "16 - 0");
    check(Language::Danish, "fem og tyve ud spillede ikke", "25 out -");
    check(Language::Swedish, "femton ut tjugofem", "15 out 25");
    check(Language::Swedish, "ann ingenting, bob 30 poäng, cat frånvarande", "0 30 -");
    check(Language::Norwegian, "tjuefem ut femogtyve", "25 out 25");
    check(Language::Norwegian, "null, 30 poeng, spilte ikke", "0 30 -");
    check(Language::Finnish, "viisitoista ulos kaksikymmentäviisi", "15 out 25");
    check(Language::Finnish, "nolla, 30 pistettä, poissa", "0 30 -");
    check(Language::Icelandic, "fimmtán út tuttugu og fimm", "15 out 25");
    check(Language::Icelandic, "ann ekkert, bob 30 stig, cat fjarverandi", "0 30 -");
    check(Language::English, "twenty five, zip, absent", "25 0 -");
    check(Language::English, "ann out, everyone else 20", "out 20 20");
    check(Language::Danish, "ann ud, alle andre tyve", "out 20 20");
    check(Language::Danish, "resten 20, bob ud", "20 out 20");
    check(Language::Swedish, "ann ut, de andra 20", "out 20 20");
    check(Language::Swedish, "20 till resten och 0 till cat", "20 20 0");
    check(Language::Norwegian, "ann ut, de øvrige 20", "out 20 20");
    check(Language::Norwegian, "alle 20", "20 20 20");
    check(Language::Finnish, "ann ulos, muut 20", "out 20 20");
    check(Language::Finnish, "cat 0, loput 20", "20 20 0");
    check(Language::Icelandic, "ann út, hinir 20", "out 20 20");
    check(Language::Icelandic, "allir 20", "20 20 20");
    check(Language::Danish, "ann afsluttede, bob 12, cat 5", "out 12 5");
    check(Language::Danish, "lukkede, 12, færdig", "out 12 out");
    check(Language::Finnish, "ann näytti kortit, bob 12, cat meni ulos", "out 12 out");
    check(Language::Finnish, "pääsi ulos, 12, 5", "out 12 5");
    check(Language::Swedish, "klar, 12, 5", "out 12 5");
    check(Language::Swedish, "ann gick ut, bob 12, cat 5", "out 12 5");
    check(Language::Norwegian, "ferdig, 12, 5", "out 12 5");
    check(Language::Icelandic, "ann lokaði, bob 12, cat 5", "out 12 5");
    for (language, rows) in [
        (Language::English, ["everyone 20 except ann who won", "bob and cat 20 each, ann out"]),
        (Language::Danish, ["alle 20 undtagen ann som gik ud", "bob og cat 20 hver, ann vandt"]),
        (Language::Danish, ["alle på nær ann 20, ann ud", "ann ud, de to andre 20"]),
        (Language::Swedish, ["alla 20 utom ann som gick ut", "bob och cat 20 var, ann vann"]),
        (Language::Swedish, ["alla förutom ann 20, ann ut", "ann ut, de två andra 20"]),
        (Language::Norwegian, ["alle 20 unntatt ann som gikk ut", "bob og cat 20 hver, ann vant"]),
        (Language::Norwegian, ["både bob og cat 20, ann ut", "ann ut, de to andre 20"]),
        (Language::Finnish, ["kaikki 20 paitsi ann joka meni ulos", "ann voitti, muut kaksi 20"]),
        (Language::Icelandic, ["allir 20 nema ann sem fór út", "bob og cat 20 hvor, ann vann"]),
        (Language::Icelandic, ["bæði bob og cat 20, ann út", "ann út, hinir tveir 20"]),
    ] {
        for row in rows {
            check(language, row, "out 20 20");
        }
    }
}

#[test]
fn scores_are_said_as_people_say_them() {
    let check = |language: Language, row: &str, expect: &str| {
        let read = read_in_round_6(language, &["Ann", "Bob", "Cat"], row);
        assert_eq!(read, expect, "{language:?} {row}");
    };
    use Language::{Danish, Finnish, Icelandic, Norwegian, Swedish};
    // A semicolon ends a word.
    check(Danish, "ud; toogtyve; to konger", "Ann 0, Bob 22, Cat 26");
    check(Danish, "en konge og en femmer; 12; ud", "Ann 18, Bob 12, Cat 0");
    check(Swedish, "två kungar; 12; ut", "Ann 26, Bob 12, Cat 0");
    check(Finnish, "kaksi kuningasta; 12; ulos", "Ann 26, Bob 12, Cat 0");
    // Behind a count the word for a card is several.
    check(Danish, "Ann to 9'er, Bob ud, Cat to tier", "Ann 18, Bob 0, Cat 20");
    check(Danish, "Ann 2 otter, Bob ud, Cat et par nier", "Ann 40, Bob 0, Cat 18");
    check(Norwegian, "to firer, ut, to syvere", "Ann 8, Bob 0, Cat 14");
    check(Swedish, "två nia, ut, två sjua", "Ann 18, Bob 0, Cat 14");
    check(Finnish, "kaksi ysi, ulos, kaksi yhdeksää", "Ann 18, Bob 0, Cat 18");
    check(Icelandic, "tveir nía, út, tveir kóngur", "Ann 18, Bob 0, Cat 26");
    check(Danish, "Ann 12 Bob ud Cat otter", "Ann 12, Bob 0, Cat 20");
    // Tens and units in words of their own.
    check(Danish, "en og tyve, en og halvtreds, ud", "Ann 21, Bob 51, Cat 0");
    check(Norwegian, "en og tjue, tjue to, ut", "Ann 21, Bob 22, Cat 0");
    check(Swedish, "tjugo två, trettio fem, ut", "Ann 22, Bob 35, Cat 0");
    check(Finnish, "kaksikymmentä kolme, ulos, 5", "Ann 23, Bob 0, Cat 5");
    check(Icelandic, "tuttugu og eitt, þrjátíu og eitt stig, út", "Ann 21, Bob 31, Cat 0");
    // Forms of words.
    check(Icelandic, "Ann var með 22, Bob átti tvær tíur, Cat með 5", "Ann 22, Bob 20, Cat 5");
    check(Icelandic, "Ann er með hjarta áttuna, Bob 5, Cat út", "Ann 20, Bob 5, Cat 0");
    check(Finnish, "Ann jätkä ja akka, Bob ulos, Cat 5", "Ann 23, Bob 0, Cat 5");
    check(Norwegian, "Ann bare 5, Bob to kongene, Cat ut", "Ann 5, Bob 26, Cat 0");
    // A plain keyboard.
    check(Danish, "klor konge, ud, 12", "Ann 13, Bob 0, Cat 12");
    check(Swedish, "tva kungar, klover kung, tjugotva", "Ann 26, Bob 13, Cat 22");
    check(Finnish, "kaksikymmentakolme, ulos, 5", "Ann 23, Bob 0, Cat 5");
}

#[test]
fn one_card_behind_a_number_is_never_several() {
    use Language::{Danish, Finnish, Icelandic, Norwegian, Swedish};
    let read = |language, row: &str| read_in_round_6(language, &["Ann", "Bob", "Cat"], row);
    // The number is a card, too.
    for (language, card, points) in [
        (Swedish, "åtta femma", 25),
        (Swedish, "åtta knekt", 31),
        (Swedish, "åtta sjua", 27),
        (Swedish, "Åtta dam", 32),
        (Swedish, "atta femma", 25),
        (Swedish, "fyra femma", 9),
        (Swedish, "fyra kung", 17),
        (Swedish, "tre femmor", 15),
        (Swedish, "fyra åttor", 80),
        (Icelandic, "átta fimma", 25),
        (Icelandic, "átta gosi", 31),
        (Icelandic, "átta sjöa", 27),
        (Icelandic, "fjórar áttur", 80),
    ] {
        let expect = format!("Ann {points}, Bob 0, Cat 10");
        let out = if language == Swedish { "ut" } else { "út" };
        let row = format!("ann {card}, bob {out}, cat 10");
        assert_eq!(read(language, &row), expect, "{language:?} {card}");
    }
    for (language, card) in [
        (Swedish, "tre femma"),
        (Swedish, "fem femma"),
        (Swedish, "sju knekt"),
        (Swedish, "3 femma"),
        (Danish, "tre otter"),
        (Danish, "fem femmer"),
        (Danish, "otte konge"),
        (Norwegian, "åtte femmer"),
        (Norwegian, "fire knekt"),
        (Finnish, "kolme kutonen"),
        (Finnish, "kahdeksan kasi"),
        (Finnish, "neljä kuningas"),
        (Icelandic, "þrjár fimma"),
        (Icelandic, "þrír gosi"),
    ] {
        for row in
            [format!("ann {card}, cat 10"), format!("cat 10, ann {card}"), format!("{card}, 5, 10")]
        {
            let read = read(language, &row);
            let quoted = format!("CountOrCard {{ text: {card:?} }}");
            assert!(read.contains(&quoted), "{language:?} {row}: {read}");
        }
    }
}

#[test]
fn names_are_separated_from_scores_by_any_sign() {
    let check = |language, row: &str| {
        let read = read_in_round_6(language, &["Mette", "Bo", "Lis", "Ida"], row);
        let mut read: Vec<_> = read.split(", ").collect();
        read.sort();
        assert_eq!(read, ["Bo 14", "Ida 0", "Lis 8", "Mette 20"], "{language:?} {row}");
    };
    for (language, out) in [
        (Language::English, "out"),
        (Language::Danish, "ud"),
        (Language::Swedish, "ut"),
        (Language::Norwegian, "ut"),
        (Language::Finnish, "ulos"),
        (Language::Icelandic, "út"),
    ] {
        for row in [
            "Mette: 20, Bo - 14; Ida OUT; Lis 8",
            "Mette:20, Bo:14; Ida:OUT; Lis:8",
            "Mette=20 Bo=14 Ida=OUT Lis=8",
            "mette: 20 bo - 14 ida: OUT lis = 8",
            "Ida: OUT, Mette - 20, Bo 14, Lis: 8",
            "Mette – 20; Ida – OUT; Bo: 14, Lis 8",
            "Mette :20, Ida =OUT, Bo: 14; Lis 8",
            "Mette :20, Bo = 14, Ida OUT, Lis - 8",
        ] {
            let row = row.replace("OUT", out);
            check(language, &row);
        }
    }
    for (language, row) in [
        (Language::Danish, "ida gik ud; alle andre: 20, 14 og 8"),
        (Language::Danish, "Ida gik ud. Resten 20, 14, 8."),
        (Language::Swedish, "Ida gick ut! De andra: 20 14 8"),
        (Language::Norwegian, "ida ut. alle andre: 20, 14, åtte."),
        (Language::Finnish, "Ida meni ulos. Muut: 20 14 kahdeksan."),
        (Language::Icelandic, "Ida fór út. Hinir: 20, 14 og átta."),
        (Language::Danish, "- mette 20\n- bo 14\n- ida ud\n- lis otte"),
        (
            Language::Swedish,
            "[20.14] Mette: 20 😀\n[20.15] Bo: 14\n[20.15] Ida: ut\n[20.16] Lis: åtta",
        ),
    ] {
        check(language, row);
    }
}

#[test]
fn only_one_went_out_in_every_language() {
    for (language, row) in [
        (Language::Danish, "ingen undtagen bo gik ud"),
        (Language::Danish, "kun bo gik ud"),
        (Language::Swedish, "ingen utom bo gick ut"),
        (Language::Swedish, "bara bo gick ut"),
        (Language::Norwegian, "ingen andre enn bo gikk ut"),
        (Language::Norwegian, "bare bo gikk ut"),
        (Language::Finnish, "ei kukaan paitsi bo meni ulos"),
        (Language::Finnish, "vain bo meni ulos"),
        (Language::Icelandic, "enginn nema bo fór út"),
        (Language::Icelandic, "aðeins bo fór út"),
    ] {
        assert_eq!(read_in_round_6(language, &["Lis", "Bo"], row), "Bo 0", "{language:?} {row}");
    }
}

#[test]
fn an_error_quotes_no_english_that_was_not_typed() {
    let check = |language: Language, row: &str, quoted: &str| {
        let read = read_in_round_6(language, &["Ann", "Bob", "Cat"], row);
        assert!(read.starts_with("refused") && read.contains(quoted), "{row}: {read}");
        for english in ["the ", "\"the\"", "king", " and ", "2 "] {
            assert!(!read.contains(english), "{row}: {read}");
        }
    };
    check(Language::Danish, "Ann otteren xyz, Bob ud", "otteren xyz");
    check(Language::Danish, "Ann to konger og xyz, Bob ud", "to konger og xyz");
    check(Language::Danish, "Ann 12 otter Bob ud", "otter");
    check(Language::Finnish, "Ann kaksi kuningasta ja xyz, Bob ulos", "kaksi kuningasta ja xyz");
}

#[test]
fn the_cards_behind_a_sign_are_of_that_player() {
    let sheet = crate::game::fixture::GameBuilder::named(&["Ann", "Bo"], &[]).sheet();
    let own = Language::Danish.words().card_names();
    assert_eq!(sheet.in_notation("ann=to konger", own), "ann = 2 kings");
}

#[test]
fn a_name_that_begins_like_a_number_is_found_before_a_score() {
    use crate::game::fixture::GameBuilder;
    let check = |language: Language, names: &[&str], row: &str, expect: &str| {
        let sheet = GameBuilder::named(names, &[]).sheet();
        let text = sheet.in_notation(row, language.words().card_names()).into_owned();
        let read = sheet.read_corrections(&sheet.next().unwrap(), &[text]);
        let read = read.map(|mut read| {
            read.sort_by_key(|(seat, _)| *seat);
            let read: Vec<_> = read.iter().map(|(seat, score)| format!("{seat} {score}")).collect();
            read.join(", ")
        });
        assert_eq!(read.unwrap_or_else(|error| format!("{error:?}")), expect, "{row:?}");
    };
    check(Language::Danish, &["Nina", "Bo"], "ni 15", "0 15");
    check(Language::Danish, &["Nina", "Bo"], "ni ud", "0 out");
    check(Language::Danish, &["Tina", "Bo"], "bo 20, ti 15", "0 15, 1 20");
    check(Language::English, &["Bo", "Tenley"], "ten 15", "1 15");
    check(Language::English, &["Bo", "Tenley"], "ten, 15", "0 10, 1 15");
    check(Language::Danish, &["Bo", "Trevor"], "bo tre konger, trevor ud", "0 K K K, 1 out");
    check(Language::Danish, &["Nina", "Bo"], "ni ti", "0 9, 1 10");
}

#[test]
fn corrections_are_said_in_every_language() {
    use crate::game::fixture::GameBuilder;
    let names = ["Ann", "Ida", "Bo"];
    let sheet = GameBuilder::named(&names, &[]).scored(&["13 0 25", "12 0 30", "20 5 0"]).sheet();
    for (language, text) in [
        (Language::English, "ann from 12 to 21 in round 2"),
        (Language::Danish, "ann til 21 i omgang 2"),
        (Language::Danish, "ann fra 12 til 21 i runde 2"),
        (Language::Danish, "ann havde 21 i omgang 2"),
        (Language::Swedish, "ann från 12 till 21 i omgång 2"),
        (Language::Norwegian, "ann fra 12 til 21 i runde 2"),
    ] {
        let own = language.words().card_names();
        let values: Vec<_> = text.split(' ').map(str::to_owned).collect();
        let typed = sheet.split_correction(&values, own).expect(text);
        let values = [sheet.in_notation(&typed.values.join(" "), own).into_owned()];
        let read = sheet.read_corrections(&sheet.turn(typed.round), &values).expect(text);
        let read: Vec<_> = read.iter().map(|(seat, entry)| format!("{seat} {entry}")).collect();
        assert_eq!((typed.round, read.join(", ").as_str()), (2, "0 21"), "{text}");
        let line = sheet.in_notation(text, own);
        let said = sheet.read_row(&sheet.next().unwrap(), &[line.into_owned()]).unwrap_err();
        assert!(format!("{said:?}").contains(r#"["2", "Ann=21"]"#), "{text}: {said:?}");
    }
}

/// Reads a row in round 6, where 8s are wild, as far as players are named in it.
fn read_in_round_6(language: Language, names: &[&str], row: &str) -> String {
    use crate::game::fixture::GameBuilder;
    let others = " 12".repeat(names.len() - 1);
    let out = format!("out{others}");
    let sheet = GameBuilder::named(names, &[]).scored(&[out.as_str(); 5]).sheet();
    let own = language.words().card_names();
    let line = sheet.in_notation(row, own);
    let entries = match sheet.read_row(&sheet.next().unwrap(), &[line.into_owned()]) {
        Ok(entries) => entries,
        Err(error) => return format!("refused: {:?}", sheet.as_typed(error, row, own)),
    };
    let text = |(seat, entry): &(usize, crate::game::ScoreEntry)| {
        let points = entry.points(&sheet.ruleset).unwrap_or_default();
        format!("{} {points}", names[*seat])
    };
    entries.iter().map(text).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_word_of_a_score_is_no_beginning_of_a_name() {
    let check = |language: Language, names: &[&str], row: &str, expect: &str| {
        assert_eq!(read_in_round_6(language, names, row), expect, "{language:?} {row}");
    };
    use Language::{Danish, English, Finnish, Icelandic, Norwegian, Swedish};
    let finns = ["Väinö", "Jaakko"];
    check(Finnish, &finns, "väinö kuningas ja seiska", "Väinö 20");
    check(Finnish, &finns, "väinö kuningas ja seiska, jaakko ulos", "Väinö 20, Jaakko 0");
    check(Finnish, &finns, "jaakko kuningas ja seiska, väinö ulos", "Jaakko 20, Väinö 0");
    check(Finnish, &["Väinö", "Jari"], "väinö 20 ja 5, jari ulos", "Väinö 25, Jari 0");
    check(Finnish, &["Onni", "Väinö"], "väinö on 12, onni ulos", "Väinö 12, Onni 0");
    check(Icelandic, &["Jón", "Ögmundur"], "jón kóngur og sjöa", "Jón 20");
    check(Icelandic, &["Jón", "Ogmundur"], "jón kóngur og sjöa", "Jón 20");
    check(Danish, &["Søren", "Andreas"], "søren konge og syv, andreas ud", "Søren 20, Andreas 0");
    check(Danish, &["Søren", "Hassan"], "søren har 12, hassan ud", "Søren 12, Hassan 0");
    check(Danish, &["Søren", "Allan"], "søren ud, alle andre 20", "Søren 0, Allan 20");
    check(Swedish, &["Stig", "Andreas"], "stig kung och sju, andreas ut", "Stig 20, Andreas 0");
    check(Norwegian, &["Kåre", "Anders"], "kåre en konge, anders ut", "Kåre 13, Anders 0");
    check(English, &["Gran", "Andy"], "gran king and 7, andy out", "Gran 20, Andy 0");
    check(English, &["Gran", "Kingsley"], "gran king, kingsley out", "Gran 13, Kingsley 0");
    check(English, &["Gran", "King"], "king 12, gran out", "King 12, Gran 0");
    check(Danish, &["Søren", "Åse"], "søren joker og spar dame åse ud", "Søren 62, Åse 0");
    let three = ["Ann", "Bob", "Cat"];
    check(Danish, &three, "hundrede, ud, et par konger", "Ann 100, Bob 0, Cat 26");
    check(Swedish, &three, "hundra, ut, ett par kungar", "Ann 100, Bob 0, Cat 26");
    check(Norwegian, &three, "hundre, ut, et par konger", "Ann 100, Bob 0, Cat 26");
    check(Finnish, &three, "sata, ulos, pari kuningasta", "Ann 100, Bob 0, Cat 26");
    check(Danish, &three, "én konge, ud, 12", "Ann 13, Bob 0, Cat 12");
    for (language, names, row) in [
        (Danish, &["Søren", "Åse", "Kåre"], "søren knægt 20 konge ud åse 5"),
        (Danish, &["Søren", "Åse", "Kåre"], "en"),
        (Danish, &["Søren", "Åse", "Kåre"], "et 20"),
        (Danish, &["Søren", "Anna", "Kåre"], "et 20"),
        (Danish, &["Søren", "Anna", "Kåre"], "en ud 12 5"),
        (English, &["Gran", "Andy", "Tom"], "gran king and 7, tom and 12, andy"),
    ] {
        let read = read_in_round_6(language, names, row);
        assert!(read.starts_with("refused: "), "{language:?} {row}: {read}");
    }
}

#[test]
fn the_word_for_a_card_is_never_its_number() {
    let check = |language: Language, cards: &[&str]| {
        for card in cards {
            let row = format!("bo {card}, åse 0");
            let read = read_in_round_6(language, &["Bo", "Åse"], &row);
            assert_eq!(read, "Bo 20, Åse 0", "{language:?} {card}");
        }
    };
    check(Language::Danish, &["otter", "en otter", "otteren", "en 8'er", "8’er"]);
    check(Language::Norwegian, &["åtter", "en åtter", "åtteren", "en 8'er", "8-er"]);
    check(Language::Swedish, &["åttan", "en åtta", "8:an"]);
    check(Language::Finnish, &["kahdeksikko", "kasi", "yksi kahdeksikko"]);
    check(Language::Icelandic, &["áttan"]);
    let plural = read_in_round_6(Language::Danish, &["Bo", "Åse"], "bo 3'erne, åse 0");
    assert!(plural.contains("NoNumber"), "{plural}");
    let two = read_in_round_6(Language::Danish, &["Bo", "Åse"], "bo to 3'ere, åse 0");
    assert_eq!(two, "Bo 6, Åse 0");
    // The number stays one.
    let points = read_in_round_6(Language::Danish, &["Bo", "Åse"], "bo otte, åse 0");
    assert_eq!(points, "Bo 8, Åse 0");
}

#[test]
fn what_a_row_may_be_is_told_in_the_words_that_were_typed() {
    let error = read_in_round_6(Language::Danish, &["Bo", "Åse"], "konge og en syv, 5");
    assert!(error.contains(r#""konge og en syv""#), "{error}");
    assert!(!error.contains(" and "), "{error}");
}

#[test]
fn cards_that_need_a_suit_are_told_as_they_were_typed() {
    use crate::cards::{Deck, parse_cards};
    use crate::messages::Message;
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
            for entry in messages.entries() {
                let ast::Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                let hints = message.attributes.iter().map(|hint| format!("{id}.{}", hint.id.name));
                for id in hints.chain([id.to_owned()]) {
                    let Some(pattern) = messages.pattern(&id) else { continue };
                    let got = messages.write(pattern, &values).unwrap();
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
