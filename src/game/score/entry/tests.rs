use super::*;
use crate::game::fixture::check_read;
use crate::rules::{Round, Ruleset};

/// Reads texts by a ruleset and in a round as they are typed or as files have them, or shows the
/// points of those that are typed, with the wilds of a row or without them, or the book of ranks.
#[test]
fn a_score_is_read_as_it_is_typed_and_as_files_have_it() {
    check_read(include_str!("../../../../tests/typed/one-score.txt"), |given, text| {
        let [ruleset, round, how] = given.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let ruleset = match ruleset {
            "texas" => Ruleset::texas(),
            varied => {
                Ruleset::official().with(Some(varied).filter(|one| one.contains('='))).unwrap()
            }
        };
        let rules = ruleset.in_round(Round::new(round.parse().unwrap()).unwrap());
        let typed = |text: &str| ScoreEntry::read_typed(text, rules);
        let points = |read: ScoreEntry| read.points(rules.ruleset).unwrap().to_string();
        match how {
            "file" => told(ScoreEntry::read(text, rules), text),
            "points" => typed(text).map_or_else(|error| format!("{error:?}"), points),
            "wilds" => typed(&with_wild(text, rules)).map_or("none".to_owned(), points),
            "book" => match typed(text) {
                Ok(ScoreEntry::Ranks(ranks)) => format!("{:?}", ranks.book),
                read => panic!("{read:?}"),
            },
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
