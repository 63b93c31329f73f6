use super::*;
use crate::cards::Rank;
use crate::rules::{Round, Ruleset};

fn check(round: u8, text: &str, expect: &str) {
    check_by(ScoreEntry::read, round, text, expect);
}

/// Reads what is typed at the table, and nothing that differs from what
/// files have.
fn check_typed(round: u8, text: &str, expect: &str) {
    check_by(ScoreEntry::read_typed, round, text, expect);
    let rules = Ruleset::official();
    let rules = rules.in_round(Round::new(round).unwrap());
    if let Ok(read) = ScoreEntry::read(text, rules) {
        assert_eq!(ScoreEntry::read_typed(text, rules), Ok(read));
    }
}

type Read = fn(&str, RoundRules<'_>) -> Result<ScoreEntry, ScoreEntryError>;

fn check_by(read: Read, round: u8, text: &str, expect: &str) {
    let round = Round::new(round).unwrap();
    let got = match read(text, Ruleset::official().in_round(round)) {
        Ok(ScoreEntry::Ranks(ranks)) => format!("{:?}", ranks.values),
        Ok(ScoreEntry::Points(points)) => points.to_string(),
        Ok(ScoreEntry::WentOut) => "out".to_owned(),
        Ok(ScoreEntry::Absent) => "absent".to_owned(),
        Ok(ScoreEntry::Cards(cards)) => {
            let what = if cards.whole { "hand" } else { "left" };
            let melds = cards.arrangement.melds.len();
            format!("{what} of {}, {melds} melds, {}", cards.cards.len(), cards.points)
        }
        Err(error) => error.to_string(),
    };
    assert_eq!(got, expect, "{text:?}");
}

#[test]
fn points_and_sums_are_added() {
    check(1, "12", "12");
    check(1, " 10+15+8 ", "33");
    check(1, "0", "0");
    check(1, "-5", "-5");
    check(1, "99999999999", "points must be at most 99999, not `99999999999`");
    check(1, "99999+1", "points must be at most 99999, not `99999+1`");
}

#[test]
fn a_word_that_is_nearly_a_score_is_suggested() {
    let check = |text: &str, nearest: &str| {
        let forms = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`";
        check_typed(7, text, &format!("{forms}, not `{text}`{nearest}"));
    };
    check("kigns", "; did you mean `kings`?");
    check("quen and 7", "; did you mean `queen and 7`?");
    check("fourty", "; did you mean `forty`?");
    check("banana", "");
    check("the kng or so", "");
    check_typed(7, "went out", "out");
    check_typed(7, "twenty five", "25");
}

#[test]
fn points_are_said_in_words_and_sums() {
    for text in ["20 + 5", "20 plus 5", "20 and 5", "20 & 5", "twenty plus five", "20 +5"] {
        check_typed(7, text, "25");
    }
    check_typed(7, "10 + 5 + 8", "23");
    check_typed(6, "8 + 5", "13");
    check_typed(6, "8 and 5", "[20, 5]");
    check_typed(7, "99999 + 1", "points must be at most 99999, not `99999+1`");
    for text in ["30 points", "30 pts", "30 pts.", "30 p", "30p", "thirty points", "+30", "30."] {
        check_typed(7, text, "30");
    }
    for text in ["nothing", "nil", "zero", "None", "zip", "0 points"] {
        check_typed(7, text, "0");
    }
    for text in ["did not play", "didn’t play", "didnt play", "absent", "Away", "sat out"] {
        check_typed(7, text, "absent");
    }
    for text in ["0 and 5", "12 and", "and 12", "12 and out", "points", "p"] {
        check_typed(
            7,
            text,
            &format!(
                "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`, not `{text}`"
            ),
        );
    }
}

#[test]
fn ranks_without_suits_are_cards_left() {
    check_typed(3, "8,K", "[8, 13]");
    check_typed(3, "8 K", "[8, 13]");
    check_typed(6, "8,k", "[20, 13]");
    check_typed(2, "K", "[13]");
    check_typed(4, "J,T,10", "[11, 10, 10]");
    check_typed(3, "JK,3", "[50, 3]");
    check_typed(4, "KH,5", "[13, 5]");
    check_typed(1, "5C,5C,5C", "card 3 `5C`: the deck has only 2 of this card");
    check_typed(4, "KH,5D", "left of 2, 0 melds, 18");
    check_typed(1, "8", "8");
    check_typed(6, "8", "8");
    check_typed(6, "8+13", "21");
    check_typed(3, "8,2", "card 2 `2`: the deck has no aces or twos");
    check_typed(1, "8 8 8 8", "in round 1 a hand is counted with 3 cards, not 4");
    let rule = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`";
    check_typed(1, "eleventy", &format!("{rule}, not `eleventy`; did you mean `eleven`?"));
    check_typed(1, "8,12", &format!("{rule}, not `8,12`"));
}

#[test]
fn cards_are_scored_as_they_are_called_out() {
    check_typed(1, "K+5+4", "[13, 5, 4]");
    check_typed(4, "king and 7", "[13, 7]");
    check_typed(4, "2 kings and a 5", "[13, 13, 5]");
    check_typed(5, "a joker and two sevens", "[50, 20, 20]");
    check_typed(5, "KH+5D and 9S", "left of 3, 0 melds, 27");
    check_typed(4, "KH+5", "[13, 5]");
    check_typed(1, "twelve", "12");
    check_typed(1, "twenty-five", "25");
    check_typed(4, "kings", "how many `kings`? write a number before it, as in `2 kings`");
    let rule = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`";
    for text in ["KS and a", "K+", "+K", "king and", "K+12"] {
        check_typed(4, text, &format!("{rule}, not `{text}`"));
    }
}

#[test]
fn cards_left_are_all_that_were_dealt_or_at_least_three_fewer() {
    let refusal = |round: u8, most: &str, cards: u8| {
        let dealt = round + 2;
        format!(
            "in round {round} all {dealt} cards or {most} can be left, not {cards}: a meld has at \
             least three"
        )
    };
    check(1, "KH,5D", &refusal(1, "none", 2));
    check_typed(1, "K", &refusal(1, "none", 1));
    check_typed(2, "8,K", &refusal(2, "at most 1", 2));
    check(4, "KH 5D 4S 3H", &refusal(4, "at most 3", 4));
    check(4, "KH 5D 4S", "left of 3, 0 melds, 22");
    check(1, "KH 5D 4S", "hand of 3, 0 melds, 22");
}

#[test]
fn cards_may_be_said_to_be_left() {
    let check = |text: &str, expect: &str| check_by(ScoreEntry::read_typed, 4, text, expect);
    for text in ["king 4 left", "left king 4", "K 4 left."] {
        check(text, "[13, 4]");
    }
    check("KH 4D left", "left of 2, 0 melds, 17");
    check("12 left", "12");
}

#[test]
fn an_article_before_a_wild_is_no_ace() {
    let rules = Ruleset::texas();
    let rules = rules.in_round(Round::new(6).unwrap());
    for (text, expect) in [
        ("a wild", 20),
        ("an ace, a wild", 21),
        ("a wild and a king", 33),
        ("king, a wild", 33),
        ("a wild, a king", 33),
        ("the wild card", 20),
        ("a wild card and 2 wilds", 60),
    ] {
        let read = ScoreEntry::read_typed(text, rules);
        let points = read.map(|score| score.points(rules.ruleset));
        assert_eq!(points, Ok(Some(expect)), "{text}");
    }
    let joker = ScoreEntry::read_typed("a joker", rules).unwrap().points(rules.ruleset).unwrap();
    let both = ScoreEntry::read_typed("a joker, a wild", rules).unwrap();
    assert_eq!(both.points(rules.ruleset), Some(joker + 20));
}

#[test]
fn a_wild_with_its_rank_is_one_card() {
    let rules = Ruleset::official();
    let rules = rules.in_round(Round::new(6).unwrap());
    let points = |text: &str| {
        let read = ScoreEntry::read_typed(&with_wild(text, rules), rules);
        read.ok()?.points(rules.ruleset)
    };
    for (text, expect) in [
        ("a wild 8", 20),
        ("a wild eight", 20),
        ("the wild 8", 20),
        ("one wild 8", 20),
        ("an 8 wild", 20),
        ("8 wild", 20),
        ("8 wild card", 20),
        ("8 wild, king", 33),
        ("a wild 8 and 5", 25),
        ("5 and a wild 8", 25),
        ("8 and a wild", 40),
        ("a wild, 8", 40),
        ("a wild joker", 50),
        ("2 wild jokers", 100),
        ("3 wild", 60),
        ("three wild", 60),
        ("two wild", 40),
        ("3 wilds", 60),
        ("3 wild cards", 60),
        ("two wild 8s", 40),
        ("two 8s wild", 40),
        ("3 wild eights and a king", 73),
        ("king wild", 33),
    ] {
        assert_eq!(points(text), Some(expect), "{text}");
    }
    for text in ["3 wild 8", "a joker wild", "3 wild joker"] {
        assert_eq!(points(text), None, "{text}");
    }
}

#[test]
fn ranks_that_are_a_book_in_any_suits_are_found() {
    let check = |round: u8, text: &str, varied: &[&str], expect: Option<Rank>| {
        let rules = Ruleset::official().with(varied.iter().copied()).unwrap();
        let read = ScoreEntry::read_typed(text, rules.in_round(Round::new(round).unwrap()));
        let Ok(ScoreEntry::Ranks(ranks)) = read else { panic!("{read:?}") };
        assert_eq!(ranks.book, expect, "{text}");
    };
    check(1, "8 8 8", &[], Some(Rank::Eight));
    check(1, "8 8 9", &[], None);
    check(1, "8 9 10", &[], None);
    check(4, "8 8 JK", &[], Some(Rank::Eight));
    check(4, "8 6 JK", &[], Some(Rank::Eight));
    check(4, "8 6 JK", &["max_wilds=1"], None);
    check(4, "8 9 JK", &["min_naturals=2"], None);
    check(4, "6 6 6", &[], Some(Rank::Six));
    check(1, "8 8 8", &["book_distinct_suits=yes"], None);
}

#[test]
fn who_went_out_is_marked_in_several_ways() {
    for text in ["out", "Out", "x", "X", "0x", "0X", "0*", "out!", "won"] {
        check_typed(1, text, "out");
    }
    check(1, "0*", "card 1 `0*`: rank must be 3–10, J, Q or K; did you mean `10*`?");
}

#[test]
fn letters_for_digits_are_asked_back() {
    let check = |text: &str, meant: &str| {
        check_typed(1, text, &format!("`{text}` is not a number; did you mean `{meant}`?"));
    };
    check("o", "0");
    check("O", "0");
    check("l5", "15");
    check("2O", "20");
    check("I0", "10");
    check_typed(1, "0", "0");
    check_typed(1, "20", "20");
}

#[test]
fn out_and_absent_are_words_of_their_own() {
    check(1, "out", "out");
    check(1, "OUT", "out");
    check(1, "-", "absent");
}

#[test]
fn cards_left_are_priced_for_the_round() {
    check(4, "KH,5D", "left of 2, 0 melds, 18");
    check(3, "KH 5D", "left of 2, 0 melds, 33");
    check(3, "JK", "left of 1, 0 melds, 50");
}

#[test]
fn cards_left_that_hold_a_meld_are_still_priced_loose() {
    check(4, "7H 8H 9H", "left of 3, 1 melds, 24");
}

#[test]
fn a_whole_hand_is_arranged_first() {
    check(1, "7H 8H 9H", "hand of 3, 1 melds, 0");
    check(2, "7H 8H 9H KD", "hand of 4, 1 melds, 13");
    check(1, "7H 8H 9H KD", "in round 1 a hand is counted with 3 cards, not 4");
}

#[test]
fn what_is_no_score_is_answered_with_what_is() {
    let rule = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`";
    check(1, "twelve", &format!("{rule}, not `twelve`"));
    check(1, "", rule);
    check(1, "\u{1b}[2J", &format!("{rule}, not `\u{fffd}[2J`"));
    check(1, "1+", &format!("{rule}, not `1+`"));
    check(1, "10-", &format!("{rule}, not `10-`"));
    check(1, ",", &format!("{rule}, not `,`"));
    check(1, "12+-3", &format!("{rule}, not `12+-3`"));
    check(1, "KH 1D", "card 2 `1D`: rank must be 3–10, J, Q or K; did you mean `10D`?");
}

#[test]
fn an_x_is_a_joker_only_beside_cards_with_their_suits() {
    let official = Ruleset::official();
    let rules = official.in_round(Round::new(9).unwrap());
    for text in [
        "xx",
        "XX",
        "xxx",
        "w",
        "W",
        "ww",
        "x 5",
        "5 x",
        "x,5",
        "x+5",
        "20 x",
        "k x",
        "x and 5",
        "2 kings x",
        "jk x",
        "x x",
        "w 20",
    ] {
        let read = ScoreEntry::read_typed(text, rules);
        assert_eq!(read, Err(ScoreEntryError::Mark { text: text.to_owned() }), "{text}");
    }
    for (text, points) in [
        ("7D X KS", 70),
        ("7d x", 57),
        ("w 7d", 57),
        ("king of hearts x", 63),
        ("7dx", 57),
        ("xx 7d", 107),
    ] {
        let read = ScoreEntry::read_typed(text, rules).map(|read| read.points(&official));
        assert_eq!(read, Ok(Some(points)), "{text}");
    }
    for text in ["x", "X", "0x"] {
        assert_eq!(ScoreEntry::read_typed(text, rules), Ok(ScoreEntry::WentOut), "{text}");
    }
}

#[test]
fn what_is_no_sum_and_no_number_of_cards_is_told_as_that() {
    let official = Ruleset::official();
    let rules = official.in_round(Round::new(9).unwrap());
    for text in ["3x10", "2 x 10", "3*10", "3 × 10"] {
        let read = ScoreEntry::read_typed(text, rules);
        assert_eq!(read, Err(ScoreEntryError::Product { text: text.to_owned() }), "{text}");
    }
    let read = |text: &str| ScoreEntry::read_typed(text, rules);
    let plural = "3s".to_owned();
    assert_eq!(read("3s and 4s"), Err(ScoreEntryError::NoNumber { plural }));
    assert!(matches!(read("3s 4s"), Ok(ScoreEntry::Cards(_))));
    assert!(matches!(read("was"), Err(ScoreEntryError::Unreadable { .. })));
}
