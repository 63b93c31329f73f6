use super::*;
use crate::cards::Rank;
use crate::game::fixture::check_cases;
use crate::rules::{Round, Ruleset};

/// Checks how texts are read as the score of a round in files.
#[track_caller]
fn check(round: u8, cases: &str) {
    check_by(ScoreEntry::read, round, cases);
}

/// Checks how they are read at the table, where nothing differs from what files have.
#[track_caller]
fn check_typed(round: u8, cases: &str) {
    let read: Read = |text, rules| {
        let typed = ScoreEntry::read_typed(text, rules);
        if let Ok(read) = ScoreEntry::read(text, rules) {
            assert_eq!(typed, Ok(read));
        }
        typed
    };
    check_by(read, round, cases);
}

type Read = fn(&str, RoundRules<'_>) -> Result<ScoreEntry, ScoreEntryError>;

#[track_caller]
fn check_by(read: Read, round: u8, cases: &str) {
    let rules = Ruleset::official();
    let rules = rules.in_round(Round::new(round).unwrap());
    check_cases(cases, |text| match read(text, rules) {
        Ok(ScoreEntry::Ranks(ranks)) => format!("{:?}", ranks.values),
        Ok(ScoreEntry::Points(points)) => points.to_string(),
        Ok(ScoreEntry::WentOut) => "out".to_owned(),
        Ok(ScoreEntry::Absent) => "absent".to_owned(),
        Ok(ScoreEntry::Cards(cards)) => {
            let what = if cards.whole { "hand" } else { "left" };
            let melds = cards.arrangement.melds.len();
            format!("{what} of {}, {melds} melds, {}", cards.cards.len(), cards.points)
        }
        Err(error) => {
            let forms = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`";
            error.to_string().replace(forms, "FORMS").replace(&format!("not `{text}`"), "not it")
        }
    });
}

#[test]
fn points_and_sums_are_added() {
    check(
        1,
        "12 => 12
        10+15+8 => 33
        0 => 0
        -5 => -5
        99999999999 | 99999+1 => points must be at most 99,999, not it",
    );
    check_by(|text, rules| ScoreEntry::read(&format!(" {text} "), rules), 1, "10+15+8 => 33");
}

#[test]
fn a_word_that_is_nearly_a_score_is_suggested() {
    check_typed(
        7,
        "kigns => FORMS, not it; did you mean `kings`?
        quen and 7 => FORMS, not it; did you mean `queen and 7`?
        fourty => FORMS, not it; did you mean `forty`?
        banana | the kng or so => FORMS, not it
        went out => out
        twenty five => 25",
    );
}

#[test]
fn points_are_said_in_words_and_sums() {
    check_typed(
        7,
        "20 + 5 | 20 plus 5 | 20 and 5 | 20 & 5 | twenty plus five | 20 +5 => 25
        10 + 5 + 8 => 23
        99999 + 1 => points must be at most 99,999, not `99999+1`
        30 points | 30 pts | 30 pts. | 30 p | 30p | thirty points | +30 | 30. => 30
        nothing | nil | zero | None | zip | 0 points => 0
        did not play | didn’t play | didnt play | absent | Away | sat out => absent
        0 and 5 | 12 and | and 12 | 12 and out | points | p => FORMS, not it",
    );
    check_typed(6, "8 + 5 => 13\n8 and 5 => [20, 5]");
}

#[test]
fn ranks_without_suits_are_cards_left() {
    check_typed(
        1,
        "5C,5C,5C => card 3 `5C`: the deck has only 2 of this card
        8 => 8
        8 8 8 8 => a hand has 3 cards in round 1, not 4
        eleventy => FORMS, not it; did you mean `eleven`?
        8,12 => FORMS, not it",
    );
    check_typed(2, "K => [13]");
    check_typed(
        3,
        "8,K | 8 K => [8, 13]
        JK,3 => [50, 3]
        8,2 => card 2 `2`: the deck has no aces or twos",
    );
    check_typed(
        4,
        "J,T,10 => [11, 10, 10]
        KH,5 => [13, 5]
        KH,5D => left of 2, 0 melds, 18",
    );
    check_typed(6, "8,k => [20, 13]\n8 => 8\n8+13 => 21");
}

#[test]
fn cards_are_scored_as_they_are_called_out() {
    check_typed(1, "K+5+4 => [13, 5, 4]\ntwelve => 12\ntwenty-five => 25");
    check_typed(
        4,
        "king and 7 => [13, 7]
        2 kings and a 5 => [13, 13, 5]
        KH+5 => [13, 5]
        kings => `kings` needs a number before it, as in `2 kings`
        KS and a | K+ | +K | king and | K+12 => FORMS, not it",
    );
    check_typed(
        5,
        "a joker and two sevens => [50, 20, 20]
        KH+5D and 9S => left of 3, 0 melds, 27",
    );
}

#[test]
fn cards_left_are_all_that_were_dealt_or_at_least_three_fewer() {
    let three = "a meld has at least three";
    check(
        1,
        &format!(
            "KH,5D => in round 1 all 3 cards or none can be left, not 2: {three}
            KH 5D 4S => hand of 3, 0 melds, 22"
        ),
    );
    check_typed(1, &format!("K => in round 1 all 3 cards or none can be left, not 1: {three}"));
    check_typed(
        2,
        &format!("8,K => in round 2 all 4 cards or at most 1 can be left, not 2: {three}"),
    );
    check(
        4,
        &format!(
            "KH 5D 4S 3H => in round 4 all 6 cards or at most 3 can be left, not 4: {three}
            KH 5D 4S => left of 3, 0 melds, 22"
        ),
    );
}

#[test]
fn cards_may_be_said_to_be_left() {
    check_by(
        ScoreEntry::read_typed,
        4,
        "king 4 left | left king 4 | K 4 left. => [13, 4]
        KH 4D left => left of 2, 0 melds, 17
        12 left => 12",
    );
}

/// Returns the points of what is typed in a round, or that it is an error.
fn points<'r>(rules: RoundRules<'r>) -> impl Fn(&str) -> String + 'r {
    move |text| match ScoreEntry::read_typed(text, rules) {
        Ok(read) => read.points(rules.ruleset).map_or("none".to_owned(), |n| n.to_string()),
        Err(error) => format!("{error:?}"),
    }
}

#[test]
fn an_article_before_a_wild_is_no_ace() {
    let rules = Ruleset::texas();
    let rules = rules.in_round(Round::new(6).unwrap());
    check_cases(
        "a wild | the wild card => 20
        an ace, a wild => 21
        a wild and a king | king, a wild | a wild, a king => 33
        a wild card and 2 wilds => 60",
        points(rules),
    );
    let joker = ScoreEntry::read_typed("a joker", rules).unwrap().points(rules.ruleset).unwrap();
    let both = ScoreEntry::read_typed("a joker, a wild", rules).unwrap();
    assert_eq!(both.points(rules.ruleset), Some(joker + 20));
}

#[test]
fn a_wild_with_its_rank_is_one_card() {
    let rules = Ruleset::official();
    let rules = rules.in_round(Round::new(6).unwrap());
    check_cases(
        "a wild 8 | a wild eight | the wild 8 | one wild 8 | an 8 wild | 8 wild | 8 wild card => 20
        8 wild, king | king wild => 33
        a wild 8 and 5 | 5 and a wild 8 => 25
        8 and a wild | a wild, 8 | two wild | two wild 8s | two 8s wild => 40
        a wild joker => 50
        2 wild jokers => 100
        3 wild | three wild | 3 wilds | 3 wild cards => 60
        3 wild eights and a king => 73
        3 wild 8 | a joker wild | 3 wild joker => none",
        |text| {
            let read = ScoreEntry::read_typed(&with_wild(text, rules), rules).ok();
            let points = read.and_then(|read| read.points(rules.ruleset));
            points.map_or("none".to_owned(), |points| points.to_string())
        },
    );
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
    check_typed(1, "out | Out | x | X | 0x | 0X | 0* | out! | won => out");
    check(1, "0* => card 1 `0*`: rank must be 3–10, J, Q or K; did you mean `10*`?");
}

#[test]
fn letters_for_digits_are_asked_back() {
    check_typed(
        1,
        "o => `o` is not a number; did you mean `0`?
        O => `O` is not a number; did you mean `0`?
        l5 => `l5` is not a number; did you mean `15`?
        2O => `2O` is not a number; did you mean `20`?
        I0 => `I0` is not a number; did you mean `10`?
        0 => 0
        20 => 20",
    );
}

#[test]
fn out_and_absent_are_words_of_their_own() {
    check(1, "out | OUT => out\n- => absent");
}

#[test]
fn cards_left_are_priced_for_the_round_and_loose() {
    check(3, "KH 5D => left of 2, 0 melds, 33\nJK => left of 1, 0 melds, 50");
    check(4, "KH,5D => left of 2, 0 melds, 18\n7H 8H 9H => left of 3, 1 melds, 24");
}

#[test]
fn a_whole_hand_is_arranged_first() {
    check(
        1,
        "7H 8H 9H => hand of 3, 1 melds, 0
        7H 8H 9H KD => a hand has 3 cards in round 1, not 4",
    );
    check(2, "7H 8H 9H KD => hand of 4, 1 melds, 13");
}

#[test]
fn what_is_no_score_is_answered_with_what_is() {
    check(
        1,
        r#"twelve | 1+ | 10- | , | 12+-3 => FORMS, not it
        "" => FORMS
        KH 1D => card 2 `1D`: rank must be 3–10, J, Q or K; did you mean `10D`?"#,
    );
    check(1, "\u{1b}[2J => FORMS, not `\u{fffd}[2J`");
}

#[test]
fn an_x_is_a_joker_only_beside_cards_with_their_suits() {
    let official = Ruleset::official();
    let rules = official.in_round(Round::new(9).unwrap());
    for text in
        "xx|XX|xxx|w|W|ww|x 5|5 x|x,5|x+5|20 x|k x|x and 5|2 kings x|jk x|x x|w 20".split('|')
    {
        let read = ScoreEntry::read_typed(text, rules);
        assert_eq!(read, Err(ScoreEntryError::Mark { text: text.to_owned() }), "{text}");
    }
    check_cases(
        "7D X KS => 70
        7d x | w 7d | 7dx => 57
        king of hearts x => 63
        xx 7d => 107",
        points(rules),
    );
    check_typed(9, "x | X | 0x => out");
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
