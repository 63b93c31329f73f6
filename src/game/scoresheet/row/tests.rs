use super::super::draft::RoundDraft;
use super::*;
use crate::game::PlayerRef;
use crate::game::fixture::GameBuilder;

/// A sheet whose seats have these names, the sixth round next.
fn sheet(names: &[&str]) -> Scoresheet {
    let mut table = GameBuilder::new(&"ABCDEF"[..names.len()], &[]);
    for _ in 1..=5 {
        let others = " 12".repeat(names.len() - 1);
        table.score(&format!("out{others}")).unwrap();
    }
    let mut sheet = table.sheet();
    let mut names = names.iter();
    sheet.name_seats(|player| PlayerRef::new(*names.next().unwrap(), player));
    sheet
}

const FOUR: [&str; 4] = ["Gran", "Tom", "Lucy", "Max"];

fn read(names: &[&str], values: &[&str]) -> Result<String, RowError> {
    let sheet = sheet(names);
    let values: Vec<_> = values.iter().map(|value| (*value).to_owned()).collect();
    let mut entries = sheet.read_row(&sheet.due(None).unwrap(), &values)?;
    entries.sort_by_key(|(seat, _)| *seat);
    let text = |(seat, entry): &(usize, ScoreEntry)| format!("{} {entry}", names[*seat]);
    Ok(entries.iter().map(text).collect::<Vec<_>>().join(", "))
}

/// Reads a row of Gran, Tom, Lucy and Max.
fn check(values: &[&str], expect: &str) {
    check_for(&FOUR, values, expect);
}

fn check_for(names: &[&str], values: &[&str], expect: &str) {
    let got = read(names, values).unwrap_or_else(|error| match error {
        RowError::Args(error) => error.to_string(),
        RowError::Seat(error) => error.to_string(),
        RowError::Score { seat, error } => format!("{}: {error}", names[seat]),
        RowError::Ambiguous(readings) => {
            let readings = readings.into_iter().map(|reading| reading.text).collect();
            ScoreArgsError::Ambiguous { readings }.to_string()
        }
    });
    assert_eq!(got, expect, "{values:?}");
}

const SCORES: &str = "Gran 12, Tom 0, Lucy 37, Max 5";

#[test]
fn scores_are_separated_by_spaces_commas_or_semicolons_in_any_number_of_arguments() {
    check(&["12", "0", "37", "5"], SCORES);
    check(&["12,0,37,5"], SCORES);
    check(&["12,", "0,", "37,", "5"], SCORES);
    check(&["12 0 37 5"], SCORES);
    check(&["12, 0, 37, 5"], SCORES);
    check(&["12", ",0", ",37", ",5"], SCORES);
    check(&["12; 0; 37; 5"], SCORES);
    check(&["12;0;37;5;"], SCORES);
    check(&["12;", "0;", "37;", "5"], SCORES);
    check(&["gran 12; tom=0; lucy 37; max: 5"], SCORES);
    check(&["8,K; 0; 12; 5"], "Gran 8 K, Tom 0, Lucy 12, Max 5");
    check(&["8 K;0;12;5"], "Gran 8 K, Tom 0, Lucy 12, Max 5");
    check(&["0*", "12", "x,", "-"], "Gran out, Tom 12, Lucy out, Max -");
    check(&["10+15 0 12 5,"], "Gran 25, Tom 0, Lucy 12, Max 5");
}

#[test]
fn a_wild_is_a_card_of_a_row() {
    check(&["0 13 14 a wild"], "Gran 0, Tom 13, Lucy 14, Max 8");
    check(&["a", "wild", "0", "14", "13"], "Gran 8, Tom 0, Lucy 14, Max 13");
    check(&["0, 13, 14, a wild and a king"], "Gran 0, Tom 13, Lucy 14, Max 8 K");
    check_for(
        &["Ann", "Bob"],
        &["0 a wild zed"],
        "`0 a wild zed` is not a player of game 12; its players are Ann and Bob",
    );
}

#[test]
fn a_row_may_be_said_in_a_sentence() {
    check(
        &["gran has 12, tom went out, lucy got 37 and max has 5"],
        "Gran 12, Tom out, Lucy 37, Max 5",
    );
    check(&["max", "had", "5,", "gran", "scored", "12"], "Gran 12, Max 5");
    check(
        &["gran 12, tom 2 kigns, lucy 37, max 5"],
        "Tom: a score is points (12), a sum (10+15), \
        cards (KH,5D), `out` or `-`, not `2 kigns`; did you mean `2 kings`?",
    );
    check_for(&["Ann", "Has"], &["ann", "12", "has", "0"], "Ann 12, Has 0");
    check(&["went out", "12", "37", "5"], "Gran out, Tom 12, Lucy 37, Max 5");
}

#[test]
fn cards_beside_each_other_are_of_one_player_where_only_that_gives_each_a_score() {
    check(&["queen king joker out 13 5"], "Gran Q K JK, Tom out, Lucy 13, Max 5");
    check(&["one king one queen, out, 13, 5"], "Gran K Q, Tom out, Lucy 13, Max 5");
    check(
        &["two", "kings", "a", "joker", "out", "13", "KH", "5D"],
        "Gran K K JK, Tom out, Lucy 13, Max KH 5D",
    );
    check(&["king queen out 13"], "Gran K, Tom Q, Lucy out, Max 13");
    check(&["king queen out 13 5"], "Gran K Q, Tom out, Lucy 13, Max 5");
    let counted = "round 6 has 4 players, but 5 scores were given; in seat order the players are \
                   Gran, Tom, Lucy and Max";
    check(&["king five out 13 5"], counted);
}

#[test]
fn an_article_is_no_name() {
    let annas = ["Anna", "Bob", "Cat"];
    check_for(&annas, &["a king out 12"], "Anna K, Bob out, Cat 12");
    check_for(&annas, &["two kings a joker out 12"], "Anna K K JK, Bob out, Cat 12");
    check_for(&annas, &["an ace, out, 12"], "Anna: card 1 `an ace`: the deck has no aces or twos");
    check_for(&annas, &["a 12, b out, c 5"], "Anna 12, Bob out, Cat 5");
}

#[test]
fn scores_may_have_names_in_any_order_with_or_without_signs() {
    check(&["gran", "12", "tom", "0", "lucy", "37", "max", "5"], SCORES);
    check(&["max 5 gran 12 tom 0 lucy 37"], SCORES);
    check(&["gran=12,", "tom=0,", "lucy=37", "max=5"], SCORES);
    check(&["gran=12,tom=0,lucy=37,max=5"], SCORES);
    check(&["gran:12", "tom:0", "lucy:37", "max:5"], SCORES);
    check(&["gran:", "12", "tom:", "0", "lucy", "=", "37", "max", "5"], SCORES);
    check(&["g", "12,", "t", "0,", "l", "37,", "m", "5"], SCORES);
    check(&["gran=12,", "tom=out"], "Gran 12, Tom out");
    check_for(
        &["Mary Lou", "Bob"],
        &["mary", "lou", "12", "bob", "KH", "5D"],
        "Mary Lou 12, Bob KH 5D",
    );
}

#[test]
fn the_cards_of_a_player_may_be_joined_by_commas_or_quoted() {
    check(&["8,K", "0", "12", "KH,5D"], "Gran 8 K, Tom 0, Lucy 12, Max KH 5D");
    check(&["8 K", "0", "12", "5"], "Gran 8 K, Tom 0, Lucy 12, Max 5");
    check(&["8,K 0 12 5"], "Gran 8 K, Tom 0, Lucy 12, Max 5");
    check(&["8 K, 0, 12, 5"], "Gran 8 K, Tom 0, Lucy 12, Max 5");
    check(&["8+13", "0", "12", "5"], "Gran 21, Tom 0, Lucy 12, Max 5");
    check(&["gran 8 K tom 0 lucy 12 max 5"], "Gran 8 K, Tom 0, Lucy 12, Max 5");
}

#[test]
fn cards_are_called_out_for_a_player() {
    const THREE: [&str; 3] = ["Ann", "Bob", "Cat"];
    let check = |row: &str, expect: &str| {
        check_for(&THREE, &[row], expect);
        check_for(&THREE, &row.split(' ').collect::<Vec<_>>(), expect);
    };
    check("K+5+4 out 12", "Ann K 5 4, Bob out, Cat 12");
    check("king and 7 out 12", "Ann K 7, Bob out, Cat 12");
    check("2 kings and a 5 out 12", "Ann K K 5, Bob out, Cat 12");
    check("out 12 a joker and two sevens", "Ann out, Bob 12, Cat JK 7 7");
    check("a king and a queen, out, 12", "Ann K Q, Bob out, Cat 12");
    check("king of hearts and 7d out twelve", "Ann KH 7D, Bob out, Cat 12");
    check("bob out ann 2 kings and a 5 cat 12", "Ann K K 5, Bob out, Cat 12");
    check("12, 0 and 5", "Ann 12, Bob 0, Cat 5");
    check("out, 7 and 5, 12", "Ann out, Bob 7 5, Cat 12");
    check("kings out 12", "Ann: `kings` needs a number before it, as in `2 kings`");
    check(
        "out 12 the jokers",
        "round 6 has 3 players, but 4 scores were given; in seat order the players are Ann, Bob \
         and Cat",
    );
    check_for(
        &["Ann", "Bob"],
        &["7 and 5"],
        "these scores can be read as Ann `7` and Bob `5` or the score of one player, \
         `7 and 5`",
    );
    check_for(&["Ann", "Andy"], &["ann king and 7"], "Ann K 7");
}

#[test]
fn what_each_argument_says_by_itself_is_taken_as_before() {
    check_for(&["Ann", "Bob"], &["KH,", "5D"], "Ann KH, Bob 5D");
    check_for(&["Ann", "Bob"], &["KH,5D", "8"], "Ann KH 5D, Bob 8");
    check_for(&["Ann", "Cat=1"], &["cat=1=5", "ann=KH 5D"], "Ann KH 5D, Cat=1 5");
    check_for(&["12", "Gran,"], &["12=5", "gran,=out"], "12 5, Gran, out");
    check_for(&["K", "J"], &["8", "K"], "K 8, J K");
}

#[test]
fn a_row_that_can_be_read_in_two_ways_is_asked_back() {
    check_for(
        &["Ann", "Bob"],
        &["8,K 5"],
        "these scores can be read as Ann `8,K` and Bob `5`, Ann `8` and Bob `K 5` or the score \
         of one player, `8,K 5`",
    );
    check_for(
        &["Ann", "Bob"],
        &["8,K"],
        "these scores can be read as Ann `8` and Bob `K` or the score of one player, `8,K`",
    );
    check_for(&["Ann", "Bob"], &["8,0"], "Ann 8, Bob 0");
}

#[test]
fn an_error_names_the_score_the_player_or_what_was_meant() {
    check(&["12,2O,37,5"], "Tom: `2O` is not a number; did you mean `20`?");
    check(&["l5", "0", "37", "5"], "Gran: `l5` is not a number; did you mean `15`?");
    check(&["gram", "12", "tom", "0"], "`gram` is not a player of game 12; did you mean `Gran`?");
    check(
        &["zoe=1", "tom=0"],
        "`zoe` is not a player of game 12; its players are Gran, Tom, Lucy and Max",
    );
    check(
        &["12 0 37"],
        "round 6 has 4 players, but 3 scores were given; in seat order the players are Gran, \
         Tom, Lucy and Max",
    );
    check(
        &["gran=12", "0", "37", "5"],
        "scores must be given by seat or by name, not both; `0` has no name",
    );
}

#[test]
fn a_row_that_cannot_be_read_is_told_from_the_cards_of_one_player() {
    let sheet = sheet(&FOUR);
    let turn = sheet.due(None).unwrap();
    for row in ["20 0 4,K 4+10+15", "20, 0, KZ, 30", "gran 3 tom KZ", "out KZ 3 3"] {
        assert!(sheet.looks_like_row(&turn, row), "{row}");
    }
    for cards in ["KH 5Q", "8 K 5Z 3", "KH,5D 5Q"] {
        assert!(!sheet.looks_like_row(&turn, cards), "{cards}");
    }
}

#[test]
fn a_row_may_have_a_dash_for_who_has_left() {
    let mut table = GameBuilder::named(&FOUR, &[]).scored(&["out 20 20 20"]);
    let left = table.sheet().leave(1).unwrap();
    table.record(left);
    let sheet = table.sheet();
    let turn = sheet.due(None).unwrap();
    let read = |values: &[&str]| {
        let values: Vec<_> = values.iter().map(|value| (*value).to_owned()).collect();
        sheet.read_row(&turn, &values)
    };
    let expect = read(&["12 0 37"]).unwrap();
    for row in [&["12 - 0 37"][..], &["12", "-", "0", "37"], &["12, -, 0, 37"]] {
        assert_eq!(read(row).unwrap(), expect, "{row:?}");
    }
    // A score in the place of who has left is one too many.
    assert!(read(&["12 9 0 37"]).is_err());
    assert!(read(&["12 0 - 37"]).is_err());
}

#[test]
fn words_that_could_be_a_name_hide_neither_two_readings_nor_what_is_no_score() {
    let got = read(&["Theo", "Bob"], &["king and the 7, 5"]);
    let Err(RowError::Ambiguous(readings)) = got else {
        panic!("{got:?}");
    };
    assert_eq!(readings.len(), 2);
    check_for(
        &["Ann", "Bob", "Cat"],
        &["KS and a", "out", "12"],
        "Ann: a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`, not `KS and a`",
    );
    // A conjunction between plain scores is passed over, one between cards is not.
    check_for(&["Ann", "Bob", "Cat"], &["12", "and", "0", "and", "5"], "Ann 12, Bob 0, Cat 5");
    assert!(read(&["Ann", "Bob", "Cat"], &["king", "and", "out", "12"]).is_err());
}

#[test]
fn what_is_called_out_belongs_to_the_player_before_it_also_where_it_is_wrong() {
    let row = |cards: &str| format!("Gran 0, Tom {cards}, Lucy 37, Max 5");
    let check = |cards: &str, expect: &str| {
        check(&[&row(cards)], &format!("Tom: {expect}"));
        check(&["Gran", "0", "Tom", cards, "Lucy", "37", "Max", "5"], &format!("Tom: {expect}"));
    };
    check("3 aces and a king", "card 1 `3 aces`: the deck has no aces or twos");
    check("a king and two 2s", "card 2 `two 2s`: the deck has no aces or twos");
    check(
        "king and seven and nine and ten and jack and queen",
        "in round 6 all 8 cards or at most 5 can be left, not 6: a meld has at least three",
    );
}

#[test]
fn the_last_of_several_named_scores_may_follow_an_and() {
    check(&["Gran 12, Tom 0, Lucy 37 and Max 5"], SCORES);
    check(&["Gran 12, Tom 0, Lucy 37, and Max 5"], SCORES);
    check(&["gran", "12", "&", "tom", "0", "and", "lucy", "37", "&", "max", "5"], SCORES);
    check_for(&["Ann", "Bob"], &["Ann 8 and king and Bob out"], "Ann 8 K, Bob out");
    // A conjunction begins no name.
    check_for(
        &["Andy", "Bob"],
        &["bob 0 and 12"],
        "`12` is not a player of game 12; its players are Andy and Bob",
    );
}

#[test]
fn a_word_that_is_no_score_is_told_from_the_name_before_it() {
    let not = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`, not";
    check(
        &["Gran 0 Tom twelv Lucy 37 Max 5"],
        &format!("Tom: {not} `twelv`; did you mean `twelve`?"),
    );
    check(&["Gran", "0", "Tom", "37", "Lucy", "37", "Max", "?"], &format!("Max: {not} `?`"));
}

#[test]
fn scores_are_said_in_words_and_sums() {
    const THREE: [&str; 3] = ["Ann", "Bob", "Cat"];
    let check = |row: &str, expect: &str| {
        check_for(&THREE, &[row], expect);
        check_for(&THREE, &row.split(' ').collect::<Vec<_>>(), expect);
    };
    for sum in ["20 + 5", "20 plus 5", "20 and 5", "twenty five"] {
        check(&format!("ann {sum}, bob out, cat 12"), "Ann 25, Bob out, Cat 12");
        check(&format!("ann {sum} bob out cat 12"), "Ann 25, Bob out, Cat 12");
        check(&format!("{sum}, out, 12"), "Ann 25, Bob out, Cat 12");
        check(&format!("{sum} out 12"), "Ann 25, Bob out, Cat 12");
    }
    check("12, 20 and 5", "Ann 12, Bob 20, Cat 5");
    check("none 20 out", "Ann 0, Bob 20, Cat out");
    check("ann nothing, bob 20, cat went out", "Ann 0, Bob 20, Cat out");
    check("ann did not play, bob out, cat 30 points", "Ann -, Bob out, Cat 30");
    check("did not play out 30 pts", "Ann -, Bob out, Cat 30");
    check("away, 30 p, out", "Ann -, Bob 30, Cat out");
    check("ann absent bob 20 cat out", "Ann -, Bob 20, Cat out");
    check_for(
        &["Ann", "Bob"],
        &["20 and 5"],
        "these scores can be read as Ann `20` and Bob `5` or the score of one player, `20 and 5`",
    );
}

#[test]
fn a_score_may_be_said_before_its_name() {
    check(
        &["0 for gran, 12 for tom, 20 + 5 for max and 3 for lucy"],
        "Gran 0, Tom 12, Lucy 3, Max 25",
    );
    check(&["0", "for", "max"], "Max 0");
    check(
        &["0 for zoe"],
        "`zoe` is not a player of game 12; its players are Gran, Tom, Lucy and Max",
    );
}

#[test]
fn the_first_letter_of_a_name_may_be_that_of_a_card_or_a_slip() {
    const NAMES: [&str; 4] = ["Otto", "Quinn", "Joe", "Mo"];
    check_for(&NAMES, &["q 42"], "Quinn 42");
    check_for(&NAMES, &["o 12"], "Otto 12");
    check_for(&NAMES, &["j", "12", "m", "out"], "Joe 12, Mo out");
    check_for(&NAMES, &["o 12, q out, j 5, m 20"], "Otto 12, Quinn out, Joe 5, Mo 20");
    check_for(&["Joe", "Kim"], &["j 12, k 8"], "Joe 12, Kim 8");
    check_for(
        &["Joe", "Kim"],
        &["j 5, k 8"],
        "these scores can be read as Joe `5` and Kim `8`, Joe `j 5` and Kim `k 8` or the score \
         of one player, `j 5, k 8`",
    );
    check_for(
        &NAMES,
        &["j 8"],
        "these scores can be read as Joe `8` or the score of one player, `j 8`",
    );
    // Cards in the order of the seats stay cards.
    check_for(&NAMES, &["q j 12 5"], "Otto Q, Quinn J, Joe 12, Mo 5");
}

/// In the sixth round eights are wild.
#[test]
fn a_card_that_is_called_may_be_wild_where_its_number_alone_is_points() {
    let sheet = sheet(&["Bob", "Cat", "Dan"]);
    let turn = sheet.due(None).unwrap();
    for (row, bob) in [
        ("bob a eight, cat out, dan 10", 20),
        ("bob has a eight, cat out, dan 10", 20),
        ("a eight for bob, cat out, dan 10", 20),
        ("bob a eight and a king, cat out, dan 10", 33),
        ("bob a seven, cat out, dan 10", 7),
        ("bob eight, cat out, dan 10", 8),
        ("bob a thirty, cat out, dan 10", 30),
    ] {
        let entries = sheet.read_row(&turn, &[row.to_owned()]).unwrap();
        assert_eq!(entries[0].1.points(&sheet.ruleset), Some(bob), "{row}");
    }
}

#[test]
fn with_commas_only_commas_separate() {
    let jacks = ["Jo", "Jack", "Mo"];
    check_for(&jacks, &["jo a jack and a five, jack 5, mo out"], "Jo J 5, Jack 5, Mo out");
    check_for(&jacks, &["jo 12; jack a king; mo out"], "Jo 12, Jack K, Mo out");
    check_for(&jacks, &["jack 5, out, 12"], "Jo J 5, Jack out, Mo 12");
    let court = ["Jack", "King", "Queen", "Ace"];
    check_for(
        &court,
        &["jack 5, king a queen, queen 20, ace out"],
        "Jack 5, King Q, Queen 20, Ace out",
    );
    check_for(
        &court,
        &["jack", "5", "king", "12", "queen", "20", "ace", "out"],
        "Jack 5, King 12, Queen 20, Ace out",
    );
    check_for(&["King", "Andy", "Six"], &["K king, andy Q, J six"], "King K, Andy Q, Six J");
    let four = ["Tom", "Jack", "King", "Jack Black"];
    check_for(
        &four,
        &["5 each for tom, jack, jack black K, king out"],
        "these scores can be read as Tom `5`, Jack `jack`, Jack Black `K` and King `out` or \
         Tom `5`, Jack `5`, Jack Black `K` and King `out`",
    );
}

#[test]
fn a_name_nobody_has_or_without_a_score_is_named() {
    let players = "is not a player of game 12; its players are Gran, Tom, Lucy and Max";
    check(&["mary 12"], &format!("`mary` {players}"));
    check(&["12", "0", "mary", "lou", "37"], &format!("`mary lou` {players}"));
    check(&["gran 12, mary 20"], &format!("`mary` {players}"));
    let missing = |name: &str| format!("a score must follow {name}, such as `12`, `out` or `-`");
    check(&["gran went"], &missing("Gran"));
    check(&["gran 12 tom"], &missing("Tom"));
    check(&["gran went out"], "Gran out");
    check_for(&["Jean-Luc", "Renée"], &["jean luc 12 renee out"], "Jean-Luc 12, Renée out");
}

#[test]
fn several_seats_are_named_with_commas_or_words_between_them() {
    let sheet = sheet(&["Oma Ruth", "Jean-Luc", "Max"]);
    let check = |text: &str, expect: &[usize]| {
        assert_eq!(sheet.find_seats(text).unwrap(), expect, "{text}");
    };
    check("Oma, Jean", &[0, 1]);
    check("oma and jean luc", &[0, 1]);
    check("oma ruth", &[0]);
    check("oma max jean", &[0, 2, 1]);
    check("max, max", &[2]);
    assert!(sheet.find_seats("oma, zoe").is_err());
    // What joins names is the beginning of none.
    assert!(GameBuilder::named(&["Jaakko", "Bo"], &[]).sheet().find_seats("ja").is_err());
    assert!(sheet.find_seats("").unwrap().is_empty());
}

#[test]
fn a_row_is_read_with_the_signs_that_people_put_into_it() {
    for row in [
        "gran: 12. tom: 0. lucy: 37. max: 5.",
        "12/0/37/5",
        "12 | 0 | 37 | 5",
        "12 - 0 - 37 - 5",
        "gran - 12, tom - 0, lucy – 37, max - 5",
        "gran's 12, tom's 0, lucy has 37 points, max’s 5",
        "gran +12, tom +0, lucy +37, max +5",
        "gran, 12, tom, 0, lucy, 37, max, 5",
        "max 5. gran 12, tom 0, lucy 37!",
    ] {
        check(&[row], SCORES);
    }
    check(&["max won, gran 12, tom - , lucy 37"], "Gran 12, Tom -, Lucy 37, Max out");
    check(&["gran - tom 12"], "Gran -, Tom 12");
    check(&["12 - - 5"], "Gran 12, Tom -, Lucy -, Max 5");
    check(&["gran for 12, tom for 20"], "Gran 12, Tom 20");
}

#[test]
fn a_correction_of_who_is_not_at_the_table_is_told() {
    let sheet = sheet(&FOUR);
    let check = |values: &[&str], expect: &str| {
        let values: Vec<_> = values.iter().map(|value| (*value).to_owned()).collect();
        let error = match sheet.read_corrections(&sheet.turn(1), &values).unwrap_err() {
            RowError::Seat(error) => error.to_string(),
            RowError::Args(error) => error.to_string(),
            error => panic!("{error:?}"),
        };
        assert_eq!(error, expect, "{values:?}");
    };
    let players = "is not a player of game 12; its players are Gran, Tom, Lucy and Max";
    check(&["zoe", "3"], &format!("`zoe` {players}"));
    check(&["Dan", "3"], &format!("`Dan` {players}"));
    check(&["mary lou 36"], &format!("`mary lou` {players}"));
    check(&["12"], "a correction must name its player; `12` does not");
    check(&["12", "0"], "a correction must name its player; `12` does not");
}

#[test]
fn one_score_may_be_for_all_who_have_no_other() {
    check(&["all 20"], "Gran 20, Tom 20, Lucy 20, Max 20");
    check(&["everyone", "20"], "Gran 20, Tom 20, Lucy 20, Max 20");
    check(&["max 5, tom 0, both others 20"], "Gran 20, Tom 0, Lucy 20, Max 5");
    check(&["max 5, king and 7 for the rest"], "Gran K 7, Tom K 7, Lucy K 7, Max 5");
    check(&["max 5, rest 8 K 9, gran out"], "Gran out, Tom 8 K 9, Lucy 8 K 9, Max 5");
    check(
        &["zoe 5, rest 20"],
        "`zoe` is not a player of game 12; its players are Gran, Tom, Lucy and Max",
    );
    // As many cards as players may be one each.
    check(
        &["max 5, rest 8 K, gran out"],
        "these scores can be read as Max `5`, Gran `out`, Tom `8 K` and Lucy `8 K` or Max `5`, \
         Gran `out`, Tom `8` and Lucy `K`",
    );
    check(
        &["max 5, gran out, rest king and 7"],
        "these scores can be read as Max `5`, Gran `out`, Tom `king and 7` and Lucy `king and 7` \
         or Max `5`, Gran `out`, Tom `king` and Lucy `7`",
    );
    // A player who is called so.
    check_for(&["Rest", "Bob"], &["rest 20, bob out"], "Rest 20, Bob out");
    check_for(&["Allan", "Bob"], &["all 20, bob out"], "Allan 20, Bob out");
    check(
        &["rest"],
        "round 6 has 4 players, but 1 score was given; in seat order the players are Gran, Tom, \
         Lucy and Max",
    );
}

#[test]
fn a_correction_in_words_is_told_what_to_type() {
    let corrects = |example: &str| format!("to correct a score, run `crowns {example}`");
    check(&["tom had 13 not 12"], &corrects("fix 5 Tom=13"));
    check(&["tom", "had", "13", "not", "12"], &corrects("fix 5 Tom=13"));
    check(&["oops, lucy 27"], &corrects("fix 5 Lucy=27"));
    check(&["no wait, Tom had 30"], &corrects("fix 5 Tom=30"));
    check(&["gran 14 last round"], &corrects("fix 5 Gran=14"));
    check(&["tom had 14 in round 3 not 12"], &corrects("fix 3 Tom=14"));
    check(&["tom had 14 in round 3 not 9"], "Tom has 12 in round 3, not 9");
    for said in [
        "tom had 13 instead of 12",
        "tom 13 rather than 12",
        "tom 12 -> 13",
        "tom should have been 13",
        "previous round tom 13",
        "tom 13 last time",
        "tom had 13 last hand",
        "the last round was wrong: tom had 13",
        "tom did not go out last round, he had 13",
        "tom didn't go out in round 5, she had 13",
        "mistake: tom had 13",
        "to correct tom 13 in round 5",
        "r5 tom 13",
        "the fifth round tom 13",
        "5th round: tom 13",
        "in round 5 had tom 13",
    ] {
        check(&[said], &corrects("fix 5 Tom=13"));
    }
    check(&["second round tom 13"], &corrects("fix 2 Tom=13"));
    check(&["tom had 13 instead of 14"], "Tom has 12 in round 5, not 14");
    // Who did not go out has 0 all the same only where both have.
    check(&["tom went out in round 4, not gran"], &corrects("fix 4 Tom=out"));
    check(&["it was tom who went out in round 4, not gran"], &corrects("fix 4 Tom=out"));
    let mut table = GameBuilder::named(&FOUR, &[]);
    table.score("out 0 20 20").unwrap();
    let now = table.sheet();
    for text in ["tom went out in round 1, not gran", "tom went out not gran last round"] {
        let text = text.replace("not", "instead of");
        match now.read_row(&now.due(None).unwrap(), &[text]) {
            Err(RowError::Args(ScoreArgsError::Corrects { example })) => {
                assert_eq!(example.join(" "), "1 Tom=out Gran=0");
            }
            read => panic!("{read:?}"),
        }
    }
    assert_eq!(fix(&FOUR, "4 tom 12 -> 13"), "4: Tom 13");
    assert_eq!(fix(&FOUR, "4 tom 12->13"), "4: Tom 13");
    assert_eq!(fix(&FOUR, "second round tom 13 instead of 12"), "2: Tom 13");
    // No round has what was wrong.
    check(&["gran had 13 not 31"], "Gran has 0 in round 5, not 31");
    check(&["gran had 13 not 31 in round 2"], "Gran has 0 in round 2, not 31");
    // Who was not in the last round is corrected in the one before.
    let mut table = GameBuilder::named(&FOUR, &[]).scored(&["out 20 20 20"]);
    let left = table.sheet().leave(1).unwrap();
    table.record(left);
    table.score("out 12 12").unwrap();
    let now = table.sheet();
    match now.read_row(&now.due(None).unwrap(), &["oops, tom 14".to_owned()]) {
        Err(RowError::Args(ScoreArgsError::Corrects { example })) => {
            assert_eq!(example.join(" "), "1 Tom=14");
        }
        read => panic!("{read:?}"),
    }
    check(&["gran was 12 tom only 0 lucy 37 max was 5"], SCORES);
    let sheet = sheet(&FOUR);
    let typed = sheet
        .split_correction(&["last", "gran", "20"].map(str::to_owned), &CardNames::ENGLISH)
        .unwrap();
    assert_eq!((typed.round, typed.values.join(" ").as_str()), (5, "gran 20"));
    let typed = sheet
        .split_correction(&["last", "round", "gran=20"].map(str::to_owned), &CardNames::ENGLISH)
        .unwrap();
    assert_eq!((typed.round, typed.values.join(" ").as_str()), (5, "gran=20"));
}

#[test]
fn a_correction_names_its_round_and_what_was_wrong_in_words() {
    let sheet = sheet(&FOUR);
    let fix = |text: &str| {
        let values: Vec<_> = text.split(' ').map(str::to_owned).collect();
        let typed = sheet
            .split_correction(&values, &CardNames::ENGLISH)
            .map_err(|error| error.to_string())?;
        let entries = sheet.read_corrections(&sheet.turn(typed.round), &typed.values);
        let entries = entries.map_err(|error| match error {
            RowError::Args(error) => error.to_string(),
            error => format!("{error:?}"),
        })?;
        let score = |(seat, entry): &(usize, ScoreEntry)| format!("{} {entry}", FOUR[*seat]);
        let scores: Vec<_> = entries.iter().map(score).collect();
        Ok::<_, String>(format!("{}: {}", typed.round, scores.join(", ")))
    };
    for (text, expect) in [
        ("tom to 31 in round 1", "1: Tom 31"),
        ("Tom's last score to 14", "5: Tom 14"),
        ("the last round tom 31", "5: Tom 31"),
        ("round two tom 31", "2: Tom 31"),
        ("#2 tom 31", "2: Tom 31"),
        ("1 tom 12 to 31", "1: Tom 31"),
        ("1 tom from 12 to 31", "1: Tom 31"),
        ("1 tom 31 not 12", "1: Tom 31"),
    ] {
        assert_eq!(fix(text).as_deref(), Ok(expect), "{text}");
    }
    // It was another score.
    let was_another = "Tom has 12 in round 1, not 13";
    assert_eq!(fix("1 tom 13 to 31"), Err(was_another.to_owned()));
    assert_eq!(fix("1 tom 31 not 13"), Err(was_another.to_owned()));
    let values = ["Tom's", "score", "to", "14"].map(str::to_owned);
    match sheet.split_correction(&values, &CardNames::ENGLISH) {
        Err(ScoreArgsError::NoRound { example, .. }) => assert_eq!(example.join(" "), "5 Tom=14"),
        typed => panic!("{typed:?}"),
    }
}

#[test]
fn an_article_before_a_number_or_a_card_in_words_is_no_name() {
    const THREE: [&str; 3] = ["Gran", "Dad", "Andy"];
    check_for(&THREE, &["a thirty, out, 12"], "Gran 30, Dad out, Andy 12");
    check_for(&THREE, &["a forty one out 12"], "Gran 41, Dad out, Andy 12");
    check_for(&THREE, &["dad a hundred, gran out, a 12"], "Gran out, Dad 100, Andy 12");
    check_for(&THREE, &["dad a king and a queen"], "Dad K Q");
    check_for(&["A", "Bob"], &["a thirty bob out"], "A 30, Bob out");
}

#[test]
fn names_are_those_of_who_plays_the_round() {
    let mut table = GameBuilder::named(&["Ann", "Bob", "Andy"], &[]).scored(&["out 20 20"]);
    let left = table.sheet().leave(2).unwrap();
    table.record(left);
    let sheet = table.sheet();
    let read = sheet.read_row(&sheet.due(None).unwrap(), &["an 12, bob out".to_owned()]);
    assert!(read.is_err(), "{read:?}");
    let read = sheet.read_row(&sheet.due(None).unwrap(), &["a 12, bob out".to_owned()]);
    assert_eq!(read.unwrap()[0].0, 0);
}

#[test]
fn a_score_may_stand_before_a_whole_name() {
    let all = "Gran 25, Tom 0, Lucy 38, Max out";
    check(&["25 gran, 0 tom, 38 lucy, out max"], all);
    check(&["25 gran, tom 0, 38 lucy, and out max"], all);
    check(&["25", "gran", "0", "tom", "38", "lucy", "out", "max"], all);
    check(&["30 tom"], "Tom 30");
    check(&["25 gr"], "write the name first: `Gran 25`");
    check(&["25 gr, 0 tom"], "write the name first: `Gran 25`");
    check(&["king and 7 tom"], "Tom K 7");
    check_for(&["Zoë", "Bob"], &["12 zoe, out bob"], "Zoë 12, Bob out");
    check_for(&["Grandma Sue", "Bob"], &["25 grandma, out bob"], "Grandma Sue 25, Bob out");
}

#[test]
fn of_parts_between_commas_the_bad_one_is_told() {
    let not = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`, not";
    check(&["gran 20 + 5, tom out, lucy kqz"], &format!("Lucy: {not} `kqz`"));
    let many = "`kings` needs a number before it, as in `2 kings`";
    check(&["gran 20 + 5, tom kings, lucy out"], &format!("Tom: {many}"));
}

#[test]
fn a_plural_after_and_is_asked_back_and_no_name() {
    let many = "`sevens` needs a number before it, as in `2 sevens`";
    check(&["gran king and sevens"], &format!("Gran: {many}"));
    check(&["gran 12 tom king and sevens"], &format!("Tom: {many}"));
}

#[test]
fn a_letter_that_begins_no_name_is_told_in_a_correction() {
    let sheet = sheet(&FOUR);
    let read = sheet.read_corrections(&sheet.due(None).unwrap(), &["z 3".to_owned()]);
    let Err(RowError::Seat(SeatNotFound::None { name, .. })) = read else { panic!("{read:?}") };
    assert_eq!(name, "z");
}

#[test]
fn a_sign_is_of_a_row_and_a_conjunction_is_between_two_scores() {
    let sheet = sheet(&FOUR);
    let turn = sheet.due(None).unwrap();
    assert!(sheet.looks_like_row(&turn, "zoe = KH") && !sheet.looks_like_row(&turn, "zoe KH"));
    assert!(!sheet.has_other_words(&turn, "12 and 5"));
    assert!(sheet.has_other_words(&turn, "12 and"));
}

#[test]
fn a_name_that_begins_like_a_number_is_meant_before_a_score_only() {
    let sheet = sheet(&["Tenley", "Bob"]);
    let whole = |words: [&'static str; 2]| sheet.whole_names(&words, &CardNames::NONE).join(" ");
    assert_eq!(whole(["ten", "15,"]), "Tenley 15,");
    assert_eq!(whole(["ten", "out"]), "Tenley out");
    assert_eq!(whole(["ten", ","]), "ten ,");
}

#[test]
fn one_score_may_be_for_several_and_for_all_but_some() {
    check(&["max out, gran and tom 20"], "Gran 20, Tom 20, Max out");
    check(&["gran and tom 20"], "Gran 20, Tom 20");
    check(&["gran, tom and lucy 20"], "Gran 20, Tom 20, Lucy 20");
    check(&["gran, tom 20"], "a score must follow Gran, such as `12`, `out` or `-`");
    check(&["gran & tom 20 each, lucy out"], "Gran 20, Tom 20, Lucy out");
    check(&["everyone 20 except tom out"], "Gran 20, Tom out, Lucy 20, Max 20");
    check(&["all out but gran 20"], "Gran 20, Tom out, Lucy out, Max out");
    check_for(&["Butch", "Bob"], &["but 20, bob out"], "Butch 20, Bob out");
}

#[test]
fn as_many_scores_as_names_that_share_them_are_ambiguous() {
    let ambiguous = |row: &str| {
        let read = read(&FOUR, &[row]);
        assert!(matches!(read, Err(RowError::Ambiguous(_))), "{row}: {read:?}");
    };
    check(
        &["gran and tom 20 and 10"],
        "these scores can be read as Gran `20 and 10` and Tom `20 and 10` or Gran `20` and Tom `10`",
    );
    for row in [
        "gran and tom 20 and 10, lucy out, max 7",
        "gran and tom king and queen lucy out max 5",
        "lucy out gran 20 max and tom 10 and 5",
        "gran out, tom 5, rest 20 and 10",
        "gran out, tom 5, the others 20 and 10",
        "gran & tom 20 & 10",
        "max 5, 20 and 10 and 30 for the rest",
    ] {
        ambiguous(row);
    }
    check(&["gran 20 and 10, tom out"], "Gran 30, Tom out");
    check(&["gran and tom 20 and 10 and 5"], "Gran 35, Tom 35");
    check(&["gran out, rest 20 and 10"], "Gran out, Tom 30, Lucy 30, Max 30");
}

#[test]
fn a_row_of_another_round_is_one_of_it() {
    let fix = "to correct a score, run `crowns fix 1 Gran=12 Tom=0 Lucy=37 Max=5`";
    check(&["round 1 12 0 37 5"], fix);
    check(&["round 6 12 0 37 5"], SCORES);
}

#[test]
fn the_wild_rank_is_called_wild() {
    // 8s are wild in round 6, and cost 20.
    check(&["8 and wild, a wild, one wild, two wild cards"], "Gran 8 8, Tom 8, Lucy 8, Max 8 8");
    check(&["tom a wild card, gran 2 wilds"], "Gran 8 8, Tom 8");
}

#[test]
fn a_score_before_a_name_that_is_a_card_is_never_of_another() {
    let jacks = ["Jack", "Anna", "Tom", "Bo"];
    let all = "Jack 9, Anna 7, Tom 30, Bo 0";
    check_for(&jacks, &["9 jack, 7 anna, 30 tom, 0 bo"], all);
    check_for(&jacks, &["9 jack 7 anna 30 tom 0 bo"], all);
    check_for(
        &jacks,
        &["9 jack and 7 anna, tom 30; 0 bo"],
        "these scores can be read as Jack `9` and Anna `7` or Anna `9 jack and 7`",
    );
    check_for(&jacks, &["17 tom, 9 jack, 3 anna, 0 bo"], "Jack 9, Anna 3, Tom 17, Bo 0");
    check_for(&jacks, &["9 jack, rest 20"], "Jack 9, Anna 20, Tom 20, Bo 20");
    check_for(
        &jacks,
        &["9 jack and 3 anna"],
        "these scores can be read as Jack `9` and Anna `3` or Anna `9 jack and 3`",
    );
    check_for(
        &jacks,
        &["9 jack"],
        "these scores can be read as Jack `9` or the score of one player, `9 jack`",
    );
    let court = ["Jack", "Anna", "King", "Bo"];
    check_for(&court, &["9 jack, 5 king, 3 anna, 0 bo"], "Jack 9, Anna 3, King 5, Bo 0");
    check_for(&["Ace", "Anna"], &["5 ace, 3 anna"], "Ace 5, Anna 3");
    check_for(&["Jack Black", "Anna"], &["9 jack black, 3 anna"], "Jack Black 9, Anna 3");
    check_for(&["Jack Black", "Anna"], &["9 jack black 3 anna"], "Jack Black 9, Anna 3");
}

#[test]
fn a_whole_name_is_no_card() {
    let names = ["Mr. King", "Bo", "St. John"];
    for row in ["mr king 9", "mr. king 9", "9 mr king", "mr king: 9", "mr king has 9"] {
        check_for(&names, &[row], "Mr. King 9");
    }
    check_for(&names, &["mr king king and 7"], "Mr. King K 7");
    check_for(&names, &["mr king and bo 9, st john 0"], "Mr. King 9, Bo 9, St. John 0");
    check_for(&names, &["9 mr king, 3 bo, st. john out"], "Mr. King 9, Bo 3, St. John out");
    check_for(
        &["Ann", "Ann King"],
        &["ann king 9"],
        "these scores can be read as Ann King `9` or Ann `king 9`",
    );
}

#[test]
fn who_has_left_is_in_no_reading() {
    let rounds = ["0 12 20"; 5];
    let mut table = GameBuilder::named(&["Joe", "Bob", "Kim"], &[]).scored(&rounds);
    let left = table.sheet().leave(2).unwrap();
    table.record(left);
    let sheet = table.sheet();
    let read = sheet.read_row(&sheet.due(None).unwrap(), &["j 5, k 8".to_owned()]);
    let Err(RowError::Ambiguous(readings)) = read else { panic!("{read:?}") };
    assert!(!format!("{readings:?}").contains("Kim"), "{readings:?}");
}

/// Corrects a game of some players; returns the round and the scores, or why not.
fn fix(names: &[&str], text: &str) -> String {
    let sheet = sheet(names);
    let shown = |values: &[String]| match sheet.split_correction(values, &CardNames::ENGLISH) {
        Ok(typed) => match sheet.read_corrections(&sheet.turn(typed.round), &typed.values) {
            Ok(entries) => {
                let score =
                    |(seat, entry): &(usize, ScoreEntry)| format!("{} {entry}", names[*seat]);
                let scores: Vec<_> = entries.iter().map(score).collect();
                format!("{}: {}", typed.round, scores.join(", "))
            }
            Err(RowError::Ambiguous(_)) => "ambiguous".to_owned(),
            Err(RowError::Args(error)) => error.to_string(),
            Err(error) => format!("{error:?}"),
        },
        Err(error) => error.to_string(),
    };
    let whole = shown(&[text.to_owned()]);
    let words: Vec<_> = text.split(' ').map(str::to_owned).collect();
    assert_eq!(shown(&words), whole, "{text}");
    whole
}

#[test]
fn what_may_be_added_or_a_total_is_asked_back() {
    for text in ["5 tom +20", "5 tom=+20", "5 lucy 3, tom +20", "5 tom, +20"] {
        let adds = "Tom has 12 already; for both together type `Tom 12+20`";
        assert_eq!(fix(&FOUR, text), adds, "{text}");
    }
    assert_eq!(fix(&FOUR, "5 tom 12+20"), "5: Tom 32");
    assert_eq!(fix(&FOUR, "5 tom to 20"), "5: Tom 20");
    let total = "`to 62` may be a total; for the points of the round type `Tom 62`";
    check(&["gran out, tom to 62, lucy 12, max 5"], total);
    check(&["tom", "to", "62"], total);
}

#[test]
fn a_second_round_that_is_said_is_never_a_score() {
    let each = "correct one round at a time";
    for text in [
        "tom 5 in round 3 and 6 in round 4",
        "tom had 20 in round 3 but 7 in round 4",
        "tom 5 in round 3 lucy 6 in round 4",
        "tom 5 round 3 lucy 6 round 4",
        "tom 5 in round 3 but lucy 6 in round 4",
        "round 3 tom 5 round 4 lucy 6",
        "round 3: tom 5. round 4: lucy 6",
        "3 tom 20 last lucy 7",
        "3 tom 20 round 4 lucy 7",
        "last round tom 20 round 3 lucy 7",
        "3 tom 5, 6 lucy 7",
    ] {
        assert_eq!(fix(&FOUR, text), each, "{text}");
    }
    for (text, expect) in [
        ("3 tom 5 in round 3", "3: Tom 5"),
        ("tom 5 in round 3 lucy 6", "3: Tom 5, Lucy 6"),
        ("3 tom 5, lucy 6", "3: Tom 5, Lucy 6"),
        ("3 tom 5 6 lucy 7", "3: Tom 5 6, Lucy 7"),
        ("3 12 0 37 5", "3: Gran 12, Tom 0, Lucy 37, Max 5"),
        ("last 12, 0, K, 5", "5: Gran 12, Tom 0, Lucy K, Max 5"),
    ] {
        assert_eq!(fix(&FOUR, text), expect, "{text}");
    }
}

#[test]
fn a_correction_of_names_that_are_cards_is_asked_back() {
    for (names, text) in [
        (&["Joe", "Kim", "Ann"][..], "3 j 5 and k 6"),
        (&["Will", "Jack", "King", "Joe"], "last jack 5, king 6"),
        (&["Will", "Jack", "King", "Joe"], "3 jack 5 king 6"),
        (&["Will", "Jack", "King", "Joe"], "jack 5, king 6 in round 3"),
        (&["Will", "Jack", "King", "Joe"], "last jack 20, king 9"),
        (&["Ann", "Joe", "Kim", "Bob"], "3 j 20 k 7"),
        // It may be the hand of one player.
        (&["Will", "Jack", "King", "Joe"], "last king 6"),
        (&["Will", "Jack", "King", "Joe"], "king 6 in round 3"),
        (&["Will", "Jack", "King", "Joe"], "last jack 5 and king 6"),
    ] {
        assert_eq!(fix(names, text), "ambiguous", "{text}");
    }
    assert_eq!(fix(&["Ann", "Joe", "Kim", "Bob"], "3 j 20"), "3: Joe 20");
    assert_eq!(fix(&["Ann", "Joe", "Kim", "Bob"], "3 ann 5 joe 6"), "3: Ann 5, Joe 6");
    let court = ["Will", "Jack", "King", "Joe"];
    assert_eq!(fix(&court, "3 k 5 0 12"), "3: Will K, Jack 5, King 0, Joe 12");
}

#[test]
fn two_named_scores_are_no_hand_of_who_is_asked() {
    let read = |names: &[&str], line: &str| {
        let sheet = sheet(names);
        let turn = sheet.due(None).unwrap();
        RoundDraft::for_turn(&turn).read(line, &sheet, &turn)
    };
    let court = ["Will", "Jack", "King", "Joe"];
    let initials = ["Ann", "Joe", "Kim", "Bob"];
    for (names, line) in [
        (court, "jack 5 and king 6"),
        (court, "king 10 and jack 9"),
        (court, "jack 5 & king 6"),
        (initials, "j 5 and k 6"),
        (initials, "j 20 k 7"),
        (initials, "j 20, k 7"),
    ] {
        let read = read(&names, line);
        assert!(matches!(read, Err(RowError::Ambiguous(_))), "{line}: {read:?}");
    }
    for line in ["king and 7", "two kings and a 5", "K 5 8"] {
        assert_eq!(read(&FOUR, line).unwrap().len(), 1, "{line}");
    }
    assert_eq!(read(&court, "king and 7").unwrap().len(), 1);
}

#[test]
fn what_follows_a_name_without_its_score_is_told() {
    let players = "is not a player of game 12; its players are Gran, Tom, Lucy and Max";
    let not = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`, not";
    let missing = "a score must follow Gran, such as `12`, `out` or `-`";
    check(&["gran 12 points tom 5 points lucy abc"], &format!("Lucy: {not} `abc`"));
    check(&["gran 5 tom max = 5"], &format!("`tom max` {players}"));
    check(&["gran, tom, 20 for lucy"], missing);
    check(&["2 kings for zoe"], &format!("`zoe` {players}"));
    check(&["2 aces for tom, 5 for max"], "Tom: card 1 `2 aces`: the deck has no aces or twos");
    check(
        &["gran 12 tom 12 xx lucy 5"],
        "Tom: `12 xx` is not a score: write `0x` or `out` for the player who went out, `JK` for a Joker left",
    );
}

#[test]
fn everyone_but_all_or_but_the_others_is_nobody() {
    check_for(
        &["Ann", "Bob"],
        &["everyone but ann and bob 20"],
        "`everyone but ann and bob` is not a player of game 12; its players are Ann and Bob",
    );
    check(
        &["everyone except the rest 20"],
        "`everyone except the rest` is not a player of game 12; its players are Gran, Tom, Lucy \
         and Max",
    );
}

#[test]
fn initials_that_are_cards_are_asked_back_unless_each_word_is_an_argument() {
    let each = "these scores can be read as Joe `20 and 10` and Kim `20 and 10` or Joe `20` and \
                Kim `10`";
    check_for(&["Joe", "Kim"], &["j", "5", "k", "6"], "Joe 5, Kim 6");
    check_for(&["Joe", "Kim", "Bob"], &["j and k 20 and 10"], each);
    check_for(
        &["Anna", "Bob"],
        &["a 8"],
        "these scores can be read as the score of one player, `a 8` or Anna `8`",
    );
    check_for(
        &["Ann", "Kim"],
        &["ann out, k"],
        "scores must be given by seat or by name, not both; `k` has no name",
    );
    check_for(&["Joe", "Kim"], &["k's 12"], "Joe: `k's` needs a number before it, as in `2 k's`");
}

#[test]
fn a_wild_beside_another_card_may_be_of_one_player_or_two() {
    let either = |one: &str, other: &str, row: &str| {
        format!(
            "these scores can be read as Ann `{one}` and Bob `{other}` or the score of one player, \
             `{row}`"
        )
    };
    for [one, other, row] in [
        ["a wild", "a king", "a wild, a king"],
        ["8", "a wild", "8,a wild"],
        ["a wild", "8", "a wild,8"],
    ] {
        check_for(&["Ann", "Bob"], &[row], &either(one, other, row));
    }
}

#[test]
fn a_player_may_be_called_like_a_word_between_a_name_and_a_score() {
    let not = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`, not `has 0`";
    check_for(&["Ann", "Has"], &["ann: has 0"], &format!("Ann: {not}"));
    check_for(&["Ann", "Has"], &["ann has 0"], "Ann 0");
}

#[test]
fn a_round_that_is_said_beside_another_is_refused() {
    check(
        &["tom had 13 in round 3, lucy 6 in round 4"],
        "one `crowns fix` corrects one round: run `crowns fix tom had 13 in round 3` and `crowns \
         fix lucy 6 in round 4`",
    );
    // Not as 30 for each.
    check(
        &["oops, gran and tom 20 and 10"],
        "`oops gran and tom` is not a player of game 12; its players are Gran, Tom, Lucy and Max",
    );
}

#[test]
fn a_score_may_have_a_list_of_names_behind_it() {
    check(&["20 for gran, tom and lucy and max is out"], "Gran 20, Tom 20, Lucy 20, Max out");
    check(&["20 for gran, tom and lucy and max out"], "Gran 20, Tom 20, Lucy 20, Max out");
    check(&["20 each for gran, tom, max out"], "Gran 20, Tom 20, Max out");
    let missing = "a score must follow Tom, such as `12`, `out` or `-`";
    check(&["20 for gran, tom, max out"], missing);
    check(&["20 and 10 for gran, tom, max out"], missing);
    check(&["out for gran, tom and lucy"], missing);
    check(&["gran 12, tom 5, lucy"], "a score must follow Lucy, such as `12`, `out` or `-`");
    check(&["20 to tom, 5 to gra"], "Gran 5, Tom 20");
    check(&["and gran 12, tom 5"], "Gran 12, Tom 5");
    check_for(
        &["Ann", "Bob", "King"],
        &["king, ann 5"],
        "a score must follow King, such as `12`, `out` or `-`",
    );
}

#[test]
fn the_rest_are_those_without_a_score() {
    let others = "say whose score differs, as in `Gran out, the rest 20`";
    for row in ["the others 20", "the other two 20", "two others 20"] {
        check(&[row], others);
    }
    check(&["gran 12, tom 5, lucy 4, max out, everyone 20"], "every player already has a score");
    check(&["gran out, the other players 20"], "Gran out, Tom 20, Lucy 20, Max 20");
    check(
        &["gran out, the other two 20"],
        "the others are Tom, Lucy and Max: write `the others 20` for all of them, or name the \
         players",
    );
    check(&["gran tom lucy each 20, max out"], "Gran 20, Tom 20, Lucy 20, Max out");
    check(&["everyone but gran or tom 20"], "Lucy 20, Max 20");
    check(&["except gran and tom everyone 20, tom 5"], "Tom 5, Lucy 20, Max 20");
    check(&["gran out, 20 each"], "Gran out, Tom 20, Lucy 20, Max 20");
}

#[test]
fn a_row_may_begin_with_the_round_that_it_is_of() {
    check(&["this round 12 0 37 5"], SCORES);
    check(&["this", "round", "12", "0", "37", "5"], SCORES);
    check(&["next round: 12, 0, 37, 5"], SCORES);
}

#[test]
fn marks_of_a_list_or_a_chat_are_no_part_of_a_row() {
    let names = ["Ann", "Bob", "Cat", "Dan"];
    for row in [
        "- Ann 20",
        "• Ann 20",
        "* ann 20",
        "1. Ann 20",
        "1) ann 20",
        "@Ann 20",
        "@ann: 20",
        "[20:14] Ann: 20",
        "[28/11/2026, 20:14:33] Ann: 20",
        "28.11.26, 20:14 - Ann: 20",
        "[20.14] Ann: 20",
        "[11/28/26, 8:14:33 PM] Ann: 20",
        "20:14 ann 20",
        "Ann: 20 😀",
        "Ann: 20 👍🏽",
        "- @ann = 20 🎉",
    ] {
        check_for(&names, &[row], "Ann 20");
    }
    let all = "Ann 20, Bob out, Cat 8 K, Dan 5";
    for row in [
        "- Ann 20\n- Bob out\n- Cat 8 K\n- Dan 5",
        "1. ann: 20\n2. bob: out\n3. cat: 8 K\n4. dan: 5\n",
        "1. ann 20, 2. bob out, 3. cat 8 K, 4. dan 5",
        "[20:14] Ann: 20\n[20:15] Bob: out 😀\n[20:15] Cat: 8 K\n[20:16] Dan: 5 😭",
        "@ann 20, @bob out, @cat 8 K and @dan 5",
    ] {
        check_for(&names, &[row], all);
    }
    let words: Vec<_> = "- ann 20 😀".split(' ').collect();
    check_for(&names, &words, "Ann 20");
    // Who did not play, and cards.
    check_for(&names, &["- ann, 0 bob"], "Ann -, Bob 0");
    check_for(&names, &["- 12 0 5"], "Ann -, Bob 12, Cat 0, Dan 5");
    check_for(&names, &["ann 5 ♥"], "Ann 5H");
    for row in ["[20:14] Ann: bob 20", "3. 20", "ann 😀 bob", "20:14", "😀", "20:14 7 bob 5", "- "]
    {
        assert!(read(&names, &[row]).is_err(), "{row}");
    }
}

#[test]
fn scores_of_the_rest_go_by_seat_if_they_are_as_many() {
    let names = ["Ann", "Bob", "Cat", "Gus"];
    for row in [
        "gus went out; everyone else: 12 5 K",
        "gus went out, the rest 12 5 K",
        "gus out, the others 12, 5, K",
        "gus is out. the rest have 12, 5 and K",
        "everyone else 12 5 K, gus out",
        "the other three 12 5 K; gus out",
    ] {
        check_for(&names, &[row], "Ann 12, Bob 5, Cat K, Gus out");
    }
    let row = "ann out, bob 7, the other two 12 and a king";
    check_for(&names, &[row], "Ann out, Bob 7, Cat 12, Gus K");
    check_for(&names, &["everyone 12 0 5 30"], "Ann 12, Bob 0, Cat 5, Gus 30");
    let others = "the others are Ann, Bob and Cat: write `the others 20` for all of them, or name \
                  the players";
    for row in ["gus out, the rest 12 5", "gus out, everyone else: 12 5 9 13"] {
        check_for(&names, &[row], others);
    }
}

#[test]
fn only_one_may_have_gone_out() {
    let names = ["Ann", "Bob", "Cat", "Dan"];
    for row in [
        "nobody but dan went out",
        "no one but dan went out",
        "No one except Dan is out",
        "nobody besides dan out",
        "noone other than dan went out",
        "only dan went out",
        "none but dan finished",
    ] {
        check_for(&names, &[row], "Dan out");
    }
    check_for(&names, &["ann 5, only bob went out, cat 6"], "Ann 5, Bob out, Cat 6");
    check_for(&names, &["ann only 5, bob out"], "Ann 5, Bob out");
    check_for(&["Only", "None", "Bob"], &["only out, none 5, bob 6"], "Only out, None 5, Bob 6");
}

/// Checks that a row is asked back because it has several readings.
fn check_ambiguous(names: &[&str], row: &str) {
    let read = read(names, &[row]);
    assert!(matches!(read, Err(RowError::Ambiguous(_))), "{row}: {read:?}");
}

#[test]
fn who_is_called_like_a_word_between_a_name_and_a_score_may_be_meant_or_not() {
    let names = ["Had", "Three", "Rose", "Stats", "Ann"];
    check_ambiguous(&names, "stats out. Three and Rose had 45 points each; the others one joker");
    check_ambiguous(&names, "three and rose had 45 each");
    check_ambiguous(&["Ann", "Is", "Bob"], "ann and bob is 20 each");
    check_for(&["Ann", "Is"], &["ann is out"], "Ann out");
    check_for(&names, &["rose had 45, three out"], "Three out, Rose 45");
    check_for(&names, &["rose 45, had 20, three out"], "Had 20, Three out, Rose 45");
    check_for(
        &["Ann", "Got", "Bob"],
        &["ann got 20, got out, bob got 5"],
        "Ann 20, Got out, Bob 5",
    );
    assert!(read(&names, &["rose, had 20"]).is_err());
}

#[test]
fn an_error_quotes_the_article_that_was_typed() {
    let sheet = sheet(&["Ann", "Bob"]);
    for row in ["bob a seven and xyz, ann out", "bob a seven xyz, ann out"] {
        let error = sheet.read_row(&sheet.turn(6), &[row.to_owned()]).unwrap_err();
        let error = format!("{:?}", sheet.as_typed(error, row, &CardNames::ENGLISH));
        assert!(!error.contains("one seven"), "{row}: {error}");
    }
}

#[test]
fn a_reading_of_the_whole_row_is_never_missed() {
    // The first three that are found leave somebody out.
    let row = "bob jack jack six six ten six jack jack";
    check_for(&["Bob", "Jack", "Six", "Ten"], &[row], "Bob J J, Jack J, Six 6, Ten 6");
}

#[test]
fn a_full_name_is_not_two() {
    let names = ["Queenie", "Six", "Jack", "Jack Black"];
    // Jack has none of these, but Six may have a jack.
    check_ambiguous(&names, "5 each for queenie, six, jack black 7");
    check_for(&names, &["queenie, six, jack 5, black 7"], "Queenie 5, Six 5, Jack 5, Jack Black 7");
    let names = ["Ann", "Ben", "Jo", "Jo Black"];
    check_for(&names, &["5 each for ann, ben, jo black 7"], "Ann 5, Ben 5, Jo Black 7");
    // Of `ann king` without a score the king is a card.
    check_for(&["Ann", "Ann King", "Bob"], &["ann king, bob 5"], "Ann K, Bob 5");
}
