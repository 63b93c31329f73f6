//! Rows of scores as people type them. One with known scores, typed in each form by players
//! of any names, reads back as these scores or is asked back or refused, and never as others.

use crowns::cards::CardNames;
use crowns::game::{
    Aggregate, CommandId, DeviceId, Entries, EventId, NewGame, PlayerId, PlayerRef, Recorded,
    RoundDraft, RoundSetup, RowError, ScoreEntry, Scoresheet,
};
use crowns::rules::Ruleset;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::RngSeed;
use uuid::Uuid;

const FOUR: [&str; 4] = ["Gran", "Tom", "Lucy", "Max"];

/// A sheet without scores whose seats have these names.
fn sheet(names: &[&str]) -> Scoresheet {
    let seats: Vec<_> = (1..=names.len() as u128).map(|n| PlayerId(Uuid::from_u128(n))).collect();
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let event = NewGame::new(seats, Ruleset::official(), day).start(12).unwrap();
    let started = Recorded {
        id: EventId(Uuid::nil()),
        command: CommandId(Uuid::nil()),
        time: chrono::DateTime::UNIX_EPOCH,
        device: DeviceId(Uuid::nil()),
        event,
    };
    let mut sheet = Scoresheet::fold(Uuid::nil(), vec![started]).unwrap();
    for (seat, name) in sheet.seats.iter_mut().zip(names) {
        seat.counts_for = PlayerRef::new(*name, seat.player);
    }
    sheet
}

/// The sixth round, in which 8s are wild.
fn turn(sheet: &Scoresheet) -> RoundSetup {
    sheet.turn(6)
}

/// Reads a row as one argument and as many.
fn read(names: &[&str], row: &str) -> [Result<String, String>; 2] {
    let words: Vec<_> = row.split(' ').collect();
    [read_arguments(names, &[row]), read_arguments(names, &words)]
}

fn read_arguments(names: &[&str], values: &[&str]) -> Result<String, String> {
    let sheet = sheet(names);
    let values: Vec<_> = values.iter().map(|value| (*value).to_owned()).collect();
    let read = sheet.read_row(&turn(&sheet), &values);
    read.map(|entries| shown(names, entries)).map_err(|error| format!("{error:?}"))
}

fn shown(names: &[&str], mut entries: Entries) -> String {
    entries.sort_by_key(|(seat, _)| *seat);
    let text = |(seat, entry): &(usize, ScoreEntry)| format!("{} {entry}", names[*seat]);
    entries.iter().map(text).collect::<Vec<_>>().join(", ")
}

fn check_for(names: &[&str], row: &str, expect: &str) {
    for read in read(names, row) {
        assert_eq!(read, Ok(expect.to_owned()), "{row}");
    }
}

#[test]
fn several_players_share_one_score() {
    let all = "Gran 13, Tom 20, Lucy 13, Max out";
    for row in [
        "gran and lucy 13, max out, the rest 20",
        "gran and lucy 13 max out tom 20",
        "max out, gran and lucy 13, others 20",
        "gran and lucy 13 and max out and tom 20",
        "everyone 13 except tom 20 and max out",
        "everyone 13 except tom and max, tom 20, max out",
    ] {
        check_for(&FOUR, row, all);
    }
    check_for(&FOUR, "everyone 20 except tom and max 13", "Gran 20, Tom 13, Lucy 20, Max 13");
    check_for(&FOUR, "gran has 13 and the rest have 20", "Gran 13, Tom 20, Lucy 20, Max 20");
    check_for(&FOUR, "gran, tom and lucy 13, max out", "Gran 13, Tom 13, Lucy 13, Max out");
}

#[test]
fn a_row_with_two_meanings_is_asked_back_or_refused() {
    let four = ["Ann", "Bob", "Cat", "Dan"];
    let none: &[(&[&str], &[&str])] = &[
        (
            &four,
            &[
                "ann out, all but bob 20",
                "everyone but bob 20 except cat 5",
                "ann out, the other two 20",
                "ann out, both others 20",
                "ann 5, bob out, cat 6, dan 7, the rest 20",
                "ann bob 20, cat 5 each, dan out",
                "ann bob cat 20, dan out",
                "ann 5, bob out, the other 20",
                "ann but bob 20",
                // Cards of each, or one each.
                "cat out, the rest 5, 6, 7",
                // Two scores are not those of three.
                "cat out, the rest 5 6",
                "cat out, rest 5 6 7",
                "cat out, 5, 6 and 7 for the rest",
                "cat out, the rest a king, a queen and a jack",
                "ann and bob 5 6, cat out, dan 7",
                "ann, bob and dan 5 6 7, cat out",
                "bob out and nothing else",
                // The first has an 8, or an 8 and a King.
                "8 K 0 out 5",
                "8 K 0 out 20 and 5",
            ],
        ),
        (
            &["Jack", "King", "Ben"],
            &["ben, jack 5, king out", "ben, jack 5", "king, jack 5, ben out"],
        ),
        (
            &["Ann", "Six", "Bob", "Kay"],
            &["ann, six 5, bob out, kay 12", "ann 5, six, bob 6, kay out"],
        ),
    ];
    for (names, rows) in none {
        for row in *rows {
            for read in read(names, row) {
                assert!(read.is_err(), "{row}: {read:?}");
            }
        }
    }
    for row in [
        "ann 12 points but bob out cat 5 dan 20",
        "ann 12 pts, but bob out, cat 5, dan 20",
        "12 for ann but out for bob, 5 for cat, 20 for dan",
    ] {
        check_for(&four, row, "Ann 12, Bob out, Cat 5, Dan 20");
    }
    for row in ["everyone else 20", "the rest 20", "20 for the others"] {
        for read in read(&four, row) {
            assert!(read.is_err_and(|error| error.contains("OnlyRest")), "{row}");
        }
        // Who is asked is not one of them.
        let sheet = sheet(&four);
        let turn = turn(&sheet);
        let others = RoundDraft::for_turn(&turn).read(row, &sheet, &turn).unwrap();
        assert_eq!(shown(&four, others), "Bob 20, Cat 20, Dan 20", "{row}");
    }
    check_for(&four, "everyone 20", "Ann 20, Bob 20, Cat 20, Dan 20");
    for row in ["everyone gets 20 points but bob out", "20 for everyone but bob out"] {
        check_for(&four, row, "Ann 20, Bob out, Cat 20, Dan 20");
    }
    check_for(&four, "ann out, bob 5, the rest twenty five", "Ann out, Bob 5, Cat 25, Dan 25");
}

#[test]
fn all_but_some_have_a_score() {
    let four = ["Ann", "Bob", "Cat", "Dan"];
    for row in ["all but bob 20", "everyone except bob has 20", "20 for all but bob"] {
        check_for(&four, row, "Ann 20, Cat 20, Dan 20");
    }
    for row in [
        "everyone but ann got 20, ann out",
        "ann out, everybody except ann 20",
        "ann out, the other three 20",
        "the other 3 players have 20, ann is out",
        "20 for the three others, ann out",
        "bob cat and dan 20 each, ann out",
        "bob cat dan each 20 ann out",
        "ann out and 20 each for bob, cat and dan",
        "ann has gone out, 20 each for bob, cat and dan",
        "bob, cat, and dan 20 each, ann out",
        "ann's score is out, everyone else's score is 20",
    ] {
        check_for(&four, row, "Ann out, Bob 20, Cat 20, Dan 20");
    }
    let jacks = ["King", "Jack Black", "Jack", "Ace"];
    let row = "0 each for king and jack black, 5 for ace";
    check_for(&jacks, row, "King 0, Jack Black 0, Ace 5");
    check_for(&jacks, "0 ace, - jack", "Jack -, Ace 0");
    check_for(&four, "ann out, bob 5, cat 6, the other 20", "Ann out, Bob 5, Cat 6, Dan 20");
    check_for(&four, "this round: ann out, bob 5, cat 6", "Ann out, Bob 5, Cat 6");
    let two = "Ann out, Bob 5, Cat 20, Dan 20";
    for row in [
        "everyone 20 apart from bob 5 and ann out",
        "all but ann and bob 20, ann out, bob 5",
        "ann out bob 5 the other two 20",
    ] {
        check_for(&four, row, two);
    }
}

#[test]
fn a_long_line_is_read_or_refused_soon() {
    let names = ["Jack", "King", "Queen", "Ace", "Six", "Ten", "Kay"];
    let row = names.map(|name| format!("{name} a jack and a six and a ten")).join(" ");
    let read = read_arguments(&names, &[&row]).unwrap();
    assert_eq!(read, names.map(|name| format!("{name} J 6 10")).join(", "));
    let thrice = format!("{row} {row} {row}");
    let pasted = "Kay and Jack play a king or a six ".repeat(900);
    for row in [thrice, format!("Kay king {} Jack 5", "and king ".repeat(200)), pasted] {
        let refused = read_arguments(&names, &[&row]);
        assert!(refused.is_err(), "{refused:?}");
    }
}

#[test]
fn who_went_out_may_stand_beside_the_scores_of_the_others() {
    for row in [
        "13 20 5 max out",
        "13, 20, 5, max went out",
        "13 20 5 and max went out",
        "max out, 13 20 5",
        "13 20 5 0, max went out",
    ] {
        check_for(&FOUR, row, "Gran 13, Tom 20, Lucy 5, Max out");
    }
    check_for(&FOUR, "13 20 5 tom out", "Gran 13, Tom out, Lucy 20, Max 5");
    for row in ["13 20 5 6 max out", "13 20 max out", "13 0 5 6, max went out"] {
        for read in read(&FOUR, row) {
            assert!(read.is_err(), "{row}: {read:?}");
        }
    }
}

#[test]
fn one_score_may_be_for_the_rest() {
    let rest = "Gran out, Tom 20, Lucy 20, Max 20";
    for row in [
        "gran out, rest 20",
        "gran out, the rest 20",
        "gran out everyone else 20",
        "gran wins, everyone else 20",
        "gran out and everybody else 20",
        "gran out, all others 20",
        "gran out, others 20",
        "gran out, the other players 20",
        "rest 20, gran out",
        "Everyone else has 20, gran went out",
        "everyone else: 20, gran: out",
        "gran=out, rest=20",
        "20 for the rest, out for gran",
        "gran out, rest twenty",
        "gran out all the rest of the players got 20",
        "gran out, 20 for everyone else",
        "gran out and 20 for everyone else",
        "gran out, everybody else got 20 each",
    ] {
        check_for(&FOUR, row, rest);
    }
}

#[test]
fn a_score_is_for_several_wherever_they_are_named() {
    let names = ["Ann", "Bob", "Cat", "Dan"];
    for (rows, expect) in [
        (
            &[
                "20 for ann and bob, cat out",
                "cat out, 20 for bob and ann",
                "20 each for ann and bob, cat out",
                "Cat out, 20 for both ann and bob",
                "20 for ann and bob; out for cat",
            ][..],
            "Ann 20, Bob 20, Cat out",
        ),
        (
            &[
                "everyone 10 except bob who went out",
                "Everyone 10 but bob, who won",
                "all 10 except for bob out",
                "everybody got 10 except bob who is out",
            ],
            "Ann 10, Bob out, Cat 10, Dan 10",
        ),
        (
            &[
                "ann out, 20 each",
                "ann out, 20 each for the others",
                "ann out 20 each for the rest",
                "20 each, ann out",
                "Ann went out, 20 each for everyone else",
                "ann out and 20 each",
                "ann out, 20 the rest",
            ],
            "Ann out, Bob 20, Cat 20, Dan 20",
        ),
        (
            &[
                "ann and bob both 20",
                "ann and bob both have 20",
                "both ann and bob 20",
                "Ann and bob each 20",
                "ann & bob both got 20",
                "20 for both bob and ann",
            ],
            "Ann 20, Bob 20",
        ),
        (
            &[
                "a, b, c 20, d out",
                "ann, bob, cat 20, dan out",
                "d out; a, b, c 20",
                "ann, bob, cat each 20, dan out",
                "ann, bob and cat 20, dan out",
                "ann, bob, cat have 20, dan went out",
            ],
            "Ann 20, Bob 20, Cat 20, Dan out",
        ),
    ] {
        for row in rows {
            check_for(&names, row, expect);
        }
    }
    // Here a score may be missing, or belong to somebody else.
    for row in [
        "ann, bob 20, cat out",
        "ann, bob 20",
        "20 ann and bob 10",
        "ann 10 bob 20 each",
        "a, j, k 20",
        "ann, bob 20, cat, dan 10",
        "20 each",
        "rest 20, others 10",
        "ann, bob, rest 20",
    ] {
        assert!(read(&names, row).iter().all(Result::is_err), "{row}");
    }
    for row in [
        "20 and 10 for ann and bob",
        "ann and bob both 20 and 10",
        "ann out, bob 5, 20 and 10 each",
    ] {
        for read in read(&names, row) {
            assert!(read.is_err_and(|error| error.starts_with("Ambiguous")), "{row}");
        }
    }
}

#[test]
fn names_behind_a_score_for_one_share_it() {
    let names = ["Ann", "Bob", "Cat", "Dan"];
    let all = "Ann out, Bob 20, Cat 20, Dan 20";
    for row in [
        "20 for bob, cat and dan, ann out",
        "20 for bob, cat, and dan, ann out",
        "20 for bob, cat, dan; ann out",
        "20 each for bob, cat and dan, ann out",
        "ann out, 20 for bob, cat and dan",
        "out for ann, 20 for bob, cat, dan",
        "20 for bob, cat and dan and ann is out",
        "20 to bob, cat and dan, ann out",
    ] {
        check_for(&names, row, all);
    }
    check_for(&names, "20 each for bob, cat, ann out", "Ann out, Bob 20, Cat 20");
    check_for(&names, "20 for bob, and cat, ann out", "Ann out, Bob 20, Cat 20");
    check_for(&names, "a king for bob, cat and dan, ann out", "Ann out, Bob K, Cat K, Dan K");
    check_for(&names, "20 for bob, 10 for cat and dan", "Bob 20, Cat 10, Dan 10");
    // Each score may be that of the names between them.
    for row in [
        "20 for bob, cat and dan, ann 10",
        "20 for bob, cat and dan and ann 10",
        "20 for bob, cat, dan, ann 5",
    ] {
        for read in read(&names, row) {
            assert!(read.is_err_and(|error| error.starts_with("Ambiguous")), "{row}");
        }
    }
    for row in [
        "20 for bob, cat",
        "20 for bob, cat, ann out",
        "20 for bob and cat, dan, ann out",
        "20 for bob, cat, 10 for dan, ann out",
        "20 bob, cat and dan, ann out",
        "20 and 10 and 5 for bob, cat and dan, ann out",
        "20 and 10 for bob, cat, ann out",
    ] {
        for read in read(&names, row) {
            assert!(read.is_err_and(|error| error.contains("NoScore")), "{row}");
        }
    }
    let jacks = ["Jack", "Kay", "Otto", "Won"];
    check_for(&jacks, "20 to jack, 12 to kay, out to won", "Jack 20, Kay 12, Won out");
    for (row, why) in [
        ("10 for jack, kay, otto 5, won out", "NoScore { name: \"Kay\" }"),
        ("10 for jack, won, otto 5, kay out", "NoScore { name: \"Won\" }"),
        ("20 for jack, 8, won out", "Mixed { value: \"8\" }"),
        ("20 for jack, king, won out", "Mixed { value: \"king\" }"),
    ] {
        for read in read(&jacks, row) {
            assert!(read.is_err_and(|error| error.contains(why)), "{row}");
        }
    }
    let early = sheet(&names);
    let row = "2 kings for bob, cat and dan, ann out".to_owned();
    let error = early.read_row(&early.turn(2), &[row]).unwrap_err();
    assert!(matches!(error, RowError::Score { seat: 1, .. }), "{error:?}");
}

#[test]
fn all_but_some_are_said_in_other_words() {
    let names = ["Ann", "Bob", "Cat", "Dan"];
    let all = "Ann out, Bob 20, Cat 20, Dan 20";
    for row in [
        "apart from ann everyone 20, ann out",
        "except ann everyone has 20, ann out",
        "every one but ann 20, ann out",
        "every body except ann 20, ann out",
        "everyone excluding ann 20, ann out",
        "everyone besides ann 20, ann out",
        "everyone other than ann 20, ann out",
    ] {
        check_for(&names, row, all);
    }
    check_for(&names, "except for bob, everyone got 20", "Ann 20, Cat 20, Dan 20");
    check_for(&names, "everyone but ann or bob 20", "Cat 20, Dan 20");
    check_for(&names, "ann out, the other three 8+K", "Ann out, Bob 8 K, Cat 8 K, Dan 8 K");
    assert!(read(&names, "ann or bob 20").iter().all(Result::is_err));
    // Who is asked is none of the other three.
    let sheet = sheet(&names);
    let turn = turn(&sheet);
    let mut draft = RoundDraft { index: 1, ..RoundDraft::for_turn(&turn) };
    let others = draft.read("the other three 20", &sheet, &turn).unwrap();
    assert_eq!(shown(&names, others), "Ann 20, Cat 20, Dan 20");
    draft.put(&turn, 1, ScoreEntry::WentOut);
    let error = draft.read("the other two 20", &sheet, &turn).unwrap_err();
    assert!(format!("{error:?}").contains("OtherRest"), "{error:?}");
}

#[test]
fn the_last_players_of_a_round_have_a_row_of_their_own() {
    let names = ["Ann", "Bob", "Cat", "Dan"];
    let sheet = sheet(&names);
    let turn = turn(&sheet);
    let mut draft = RoundDraft { index: 2, ..RoundDraft::for_turn(&turn) };
    draft.put(&turn, 0, ScoreEntry::Points(30));
    draft.put(&turn, 1, ScoreEntry::WentOut);
    let read = |line: &str| draft.read(line, &sheet, &turn).map(|read| shown(&names, read));
    for line in ["12 13", "12, 13", "12/13"] {
        assert_eq!(read(line).unwrap(), "Cat 12, Dan 13", "{line}");
    }
    // Two ranks may be the cards of one.
    for line in ["12 and 13", "twenty and five", "8 5", "8, 5"] {
        let read = read(line);
        assert!(matches!(read, Err(RowError::Ambiguous(_))), "{line}: {read:?}");
    }
    for (line, expect) in [
        ("8 K", "Cat 8 K"),
        ("20 + 5", "Cat 25"),
        ("twenty five", "Cat 25"),
        ("2 kings and a 5", "Cat K K 5"),
    ] {
        assert_eq!(read(line).unwrap(), expect, "{line}");
    }
    assert!(read("12 13 14").is_err());
}

#[test]
fn players_with_names_like_words_between_scores_are_players() {
    let buts = ["Butch", "But", "Rest"];
    check_for(&buts, "butch 20 but but out and rest 10", "Butch 20, But out, Rest 10");
    check_for(&buts, "everyone 20 but butch out", "Butch out, But 20, Rest 20");
    check_for(&buts, "everyone 20 but but out", "Butch 20, But out, Rest 20");
    check_for(&buts, "but, butch and rest 20", "Butch 20, But 20, Rest 20");
    check_for(&buts, "rest out, the rest 20", "Butch 20, But 20, Rest out");
    check_for(
        &["Won", "Each", "Both"],
        "both won and each 20 each, both out",
        "Won 20, Each 20, Both out",
    );
    for (names, text, expect) in [
        (["Six", "Rest", "King"], "six to 21 in round 2", "Six 21"),
        (["Six", "Rest", "King"], "king to 21 in round 2", "King 21"),
        (["Six", "Rest", "King"], "2 rest to 21", "Rest 21"),
        (["Won", "Each", "Both"], "won to 21 in round 2", "Won 21"),
        (["But", "Other", "Hver"], "but to 21 in round 2", "But 21"),
    ] {
        let sheet = sheet(&names);
        let values: Vec<_> = text.split(' ').map(str::to_owned).collect();
        let typed = sheet.split_correction(&values, &CardNames::ENGLISH).unwrap();
        let read = sheet.read_corrections(&sheet.turn(typed.round), &typed.values);
        assert_eq!((typed.round, shown(&names, read.unwrap()).as_str()), (2, expect), "{text}");
    }
}

#[test]
fn an_error_quotes_what_is_wrong_and_nothing_else() {
    let two = sheet(&["Ann", "Bob"]);
    let error = |sheet: &Scoresheet, row: &str, names: &CardNames| {
        let error = sheet.read_row(&sheet.turn(1), &[row.to_owned()]).unwrap_err();
        format!("{:?}", sheet.as_typed(error, row, names))
    };
    let read = error(&two, "bob=8,K ann=0", &CardNames::ENGLISH);
    assert!(read.contains("seat: 1") && read.contains("CardsLeft"), "{read}");
    let names = sheet(&["Tenley", "Sevenah", "Bob"]);
    let read = error(&names, "seven and ten 20, bob out", &CardNames::ENGLISH);
    assert!(read.contains("name: \"seven\", near: [\"Sevenah\"]"), "{read}");
    let danish = CardNames { words: &[("undtagen", "except")], ..CardNames::ENGLISH };
    for (row, word, meant) in [
        ("everyone exept ann 20", "exept", "except"),
        ("everyone 20 execpt bob 10", "execpt", "except"),
        ("ann out, evryone else 20", "evryone", "everyone"),
        ("everyone undtagn ann 20", "undtagn", "undtagen"),
    ] {
        let read = error(&two, row, &danish);
        assert!(read.contains(&format!("name: {word:?}, near: [{meant:?}]")), "{row}: {read}");
    }
}

#[test]
fn a_wild_may_be_the_first_of_a_row_or_a_whole_argument() {
    check_for(&FOUR, "wild 5 12 0", "Gran 8, Tom 5, Lucy 12, Max 0");
    check_for(&FOUR, "wild, 5, 12, 0", "Gran 8, Tom 5, Lucy 12, Max 0");
    check_for(&FOUR, "tom wild", "Tom 8");
    check_for(&FOUR, "max wild, tom 5", "Tom 5, Max 8");
    let arguments = |values: &[&str]| read_arguments(&FOUR, values);
    let all = "Gran 5, Tom 8, Lucy 0, Max 15";
    assert_eq!(arguments(&["5", "wild", "0", "15"]), Ok(all.to_owned()));
    assert_eq!(arguments(&["5", "Wild", "0", "15"]), Ok(all.to_owned()));
    let both = "Gran 8 K, Tom out, Lucy 12, Max 5";
    assert_eq!(arguments(&["wild and a king, out, 12, 5"]), Ok(both.to_owned()));
    // Here the 5 may be how many wilds there are, and `wild 5` asks about the rules.
    for row in [&["5 wild 0 15"][..], &["wild 5"], &["wild 5 12"], &["5", "wild", "0"]] {
        assert!(arguments(row).is_err(), "{row:?}");
    }
    // In round 3 a 5 beside a wild may be the same card.
    let three = sheet(&["Ann", "Bob", "Cat"]);
    let values = ["5", "wild", "0", "15"].map(str::to_owned);
    let read = three.read_row(&three.turn(3), &values).unwrap();
    assert_eq!(shown(&["Ann", "Bob", "Cat"], read), "Ann 5, Bob 0, Cat 15");
}

#[test]
fn a_wild_is_a_score_of_a_correction() {
    for (text, expect) in [
        ("3 bob wild", "Bob 5"),
        ("3 bob a wild", "Bob 5"),
        ("bob wild in round 3", "Bob 5"),
        ("3 ann 2 wilds, bob wild and 7", "Ann 5 5, Bob 5 7"),
    ] {
        let names = ["Ann", "Bob", "Cat"];
        let sheet = sheet(&names);
        let values: Vec<_> = text.split(' ').map(str::to_owned).collect();
        let typed = sheet.split_correction(&values, &CardNames::ENGLISH).unwrap();
        let read = sheet.read_corrections(&sheet.turn(typed.round), &typed.values);
        assert_eq!((typed.round, shown(&names, read.unwrap()).as_str()), (3, expect), "{text}");
    }
}

#[test]
fn cards_that_the_wilds_are_too_many_for_say_so() {
    let sheet = sheet(&FOUR);
    let why = "in round 1 all 3 cards or none can be left, not 1: a meld has at least three";
    for row in ["out a wild 2 wilds 5", "out, a wild, 2 wilds, 5", "gran wild, tom out"] {
        let error = sheet.read_row(&sheet.turn(1), &[row.to_owned()]).unwrap_err();
        let RowError::Score { error, .. } = error else { panic!("{row}: {error:?}") };
        assert_eq!(error.to_string(), why, "{row}");
    }
}

/// Names of which many are cards, numbers or words of a row, or begin like one.
const NAMES: [&str; 18] = [
    "Jack",
    "King",
    "Kay",
    "Joe",
    "Ace",
    "Tenley",
    "Six",
    "An",
    "Queenie",
    "Anna",
    "Andy",
    "Fiona",
    "Eve",
    "Tom",
    "Xavier",
    "Mr. King",
    "Jack Black",
    "Otto",
];

const SCORES: [&str; 14] = [
    "0",
    "out",
    "5",
    "6",
    "12",
    "20",
    "K",
    "8 K",
    "king",
    "king and 7",
    "2 kings",
    "20 and 5",
    "a joker",
    "-",
];

/// Forms of a row, in which `A` to `D` are names and `w` to `z` scores, and what each player has.
const FORMS: [(&str, &str); 40] = [
    ("w x y z", "wxyz"),
    ("w, x, y, z", "wxyz"),
    ("w; x; y; z", "wxyz"),
    ("A w B x C y D z", "wxyz"),
    ("A w, B x, C y, D z", "wxyz"),
    ("D z, B x, A w, C y", "wxyz"),
    ("w A x B y C z D", "wxyz"),
    ("w A, x B, y C, z D", "wxyz"),
    ("w for A, x for B, y for C, z for D", "wxyz"),
    ("A = w B = x C = y D = z", "wxyz"),
    ("A: w. B: x. C: y. D: z.", "wxyz"),
    ("A has w, B has x, C got y and D had z", "wxyz"),
    ("A w and B x and C y and D z", "wxyz"),
    ("A w; B x", "wx.."),
    ("A w B x", "wx.."),
    ("A w and B x", "wx.."),
    ("w A and x B", "wx.."),
    ("w A, B x, y C", "wxy."),
    ("B x", ".x.."),
    ("x B", ".x.."),
    ("A and B w", "ww.."),
    ("A and B both w, D z", "ww.z"),
    ("A & B w each, C y, D z", "wwyz"),
    ("A, B and C w, D z", "wwwz"),
    ("A, B, C w, D z", "wwwz"),
    ("w for A and B, C y", "wwy."),
    ("w each for A and B, z for D", "ww.z"),
    ("everyone w except B x", "wxww"),
    ("all w but B who x", "wxww"),
    ("A w, x each", "wxxx"),
    ("A w, the rest x", "wxxx"),
    ("A w, B x and everyone else y", "wxyy"),
    ("x for the rest, A w", "wxxx"),
    ("A w and x each for the others", "wxxx"),
    ("w for A, B and C, z for D", "wwwz"),
    ("D z, w for A, B, and C", "wwwz"),
    ("w to A, B, C, z for D", "wwwz"),
    ("w each for A, B, D z", "ww.z"),
    ("except A everyone x", ".xxx"),
    ("apart from B everyone w, B x", "wxww"),
];

/// Writes a form with names and scores in the place of its letters.
fn typed(form: &str, names: &[String], scores: &[&str]) -> String {
    let word = |word: &str| {
        let bare = word.trim_end_matches([',', ';', '.', ':']);
        let text = match bare {
            "A" | "B" | "C" | "D" => &*names["ABCD".find(bare).unwrap()],
            "w" | "x" | "y" | "z" => scores["wxyz".find(bare).unwrap()],
            bare => bare,
        };
        format!("{text}{}", &word[bare.len()..])
    };
    form.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn points(sheet: &Scoresheet, turn: &RoundSetup, score: &str) -> Option<i32> {
    let read = ScoreEntry::read_typed(score, sheet.ruleset.in_round(turn.round));
    read.unwrap().points(&sheet.ruleset)
}

proptest! {
    // The same cases each time; `PROPTEST_RNG_SEED` and `PROPTEST_CASES` choose others.
    #![proptest_config(ProptestConfig {
        rng_seed: RngSeed::Fixed(0),
        ..ProptestConfig::with_cases(100)
    })]

    #[test]
    fn a_row_reads_back_as_its_scores_or_is_asked_back(
        names in subsequence(NAMES.to_vec(), 4).prop_shuffle(),
        (form, who) in select(FORMS.to_vec()),
        scores in prop::collection::vec(select(SCORES.to_vec()), 4),
        letters in select(vec![1, 3, 20]),
    ) {
        // Only one can go out.
        let goes_out = |letter: char| "wxyz".find(letter).is_some_and(|at| scores[at] == "out");
        prop_assume!(who.chars().filter(|letter| goes_out(*letter)).count() < 2);
        let sheet = sheet(&names);
        let turn = turn(&sheet);
        // Behind a score, a letter is a card.
        let letters = if form.starts_with(['w', 'x']) { 20 } else { letters };
        let short = names.iter().map(|name| match name.contains(' ') {
            true => name.to_lowercase(),
            false => name.to_lowercase().chars().take(letters).collect(),
        });
        let short: Vec<String> = short.collect();
        // The beginning of two names says nothing, and an `a` before a card is an article.
        prop_assume!(short.iter().all(|name| name != "a" && sheet.find_seat(name).is_ok()));
        let line = typed(form, &short, &scores);
        let meant: Vec<_> = who.chars().map(|letter| "wxyz".find(letter)).collect();
        let meant: Vec<_> = meant.iter().map(|at| at.map(|at| points(&sheet, &turn, scores[at]))).collect();
        // Arguments are rather the scores of all, in the order of the seats.
        let arguments: Vec<_> = match who.contains('.') {
            true => vec![line.clone()],
            false => line.split(' ').map(str::to_owned).collect(),
        };
        for read in [
            sheet.read_row(&turn, std::slice::from_ref(&line)),
            sheet.read_row(&turn, &arguments),
            RoundDraft::for_turn(&turn).read(&line, &sheet, &turn),
        ] {
            let Ok(entries) = read else { continue };
            // Cards alone are those of who is asked.
            if !form.contains(['A', 'B']) && entries.len() == 1 {
                continue;
            }
            let mut got = vec![None; 4];
            for (seat, entry) in &entries {
                got[*seat] = Some(entry.points(&sheet.ruleset));
            }
            prop_assert_eq!(got, meant.clone(), "{} of {:?}: {:?}", line, names, entries);
        }
    }
}

#[test]
fn each_form_of_a_row_is_read() {
    let names = ["gran", "tom", "lucy", "max"].map(str::to_owned);
    let sheet = sheet(&FOUR);
    let turn = turn(&sheet);
    for (form, _) in FORMS {
        let line = typed(form, &names, &["12", "out", "0", "5"]);
        let read = sheet.read_row(&turn, std::slice::from_ref(&line));
        assert!(read.is_ok(), "{line}: {read:?}");
    }
}
