use super::*;
use crate::cards::Rank;
use crate::game::fixture::check_read;
use crate::rules::{Round, Ruleset};

/// Reads texts by a ruleset and in a round as they are typed or as files have them, or shows the
/// points of those that are typed, with the wilds of a row or without them.
#[test]
fn a_score_is_read_as_it_is_typed_and_as_files_have_it() {
    check_read(include_str!("../../../../tests/typed/one-score.txt"), |given, text| {
        let [ruleset, round, how] = given.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let ruleset = if ruleset == "texas" { Ruleset::texas() } else { Ruleset::official() };
        let rules = ruleset.in_round(Round::new(round.parse().unwrap()).unwrap());
        let typed = |text: &str| ScoreEntry::read_typed(text, rules);
        let points = |read: ScoreEntry| read.points(rules.ruleset).unwrap().to_string();
        match how {
            "file" => told(ScoreEntry::read(text, rules), text),
            "points" => typed(text).map_or_else(|error| format!("{error:?}"), points),
            "wilds" => typed(&with_wild(text, rules)).map_or("none".to_owned(), points),
            _ => {
                // Nothing differs from what files have.
                if let Ok(read) = ScoreEntry::read(text, rules) {
                    assert_eq!(typed(text), Ok(read));
                }
                told(typed(text), text)
            }
        }
    });
}

fn told(read: Result<ScoreEntry, ScoreEntryError>, text: &str) -> String {
    match read {
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
    }
}

#[test]
fn blanks_are_passed_over_and_controls_are_not_shown() {
    let official = Ruleset::official();
    let read = |text| ScoreEntry::read(text, official.in_round(Round::new(1).unwrap()));
    assert_eq!(read(" 10+15+8 "), Ok(ScoreEntry::Points(33)));
    assert_eq!(told(read("\u{1b}[2J"), ""), "FORMS, not `\u{fffd}[2J`");
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
