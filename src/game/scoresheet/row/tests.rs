use super::super::draft::RoundDraft;
use super::super::typed_correction::TypedCorrection;
use super::*;
use crate::cards::CardNames;
use crate::game::fixture::{GameBuilder, check_arguments, written};

#[test]
fn scores_are_read_as_they_are_written_and_said() {
    check(include_str!("../../../../tests/typed/scores.txt"));
}

#[test]
fn names_are_told_from_scores_and_from_each_other() {
    check(include_str!("../../../../tests/typed/names.txt"));
}

#[test]
fn one_score_may_be_of_several_players() {
    check(include_str!("../../../../tests/typed/several.txt"));
}

#[test]
fn corrections_are_read_or_told_what_to_type() {
    check(include_str!("../../../../tests/typed/corrections.txt"));
}

/// Checks a table of rows for the round that is next; one with `fix` before it corrects another,
/// and one with `asked` is typed where a player is asked for a score: the first, or who is left
/// after the answers before it, `asked 12 | out | 20`, or after `back` the first again.
#[track_caller]
fn check(table: &str) {
    check_arguments(table, |players, values| {
        let sheet = GameBuilder::seated(players).sheet();
        let turn = sheet.due(None).unwrap();
        let line = values.join(" ");
        if let Some(asked) = line.strip_prefix("asked ") {
            let (answers, asked) = asked.rsplit_once(" | ").unwrap_or(("", asked));
            let mut draft = RoundDraft::for_turn(&turn);
            for answer in answers.split(" | ").filter(|answer| !answer.is_empty()) {
                let is_back = answer == "back";
                if !is_back {
                    draft.put_row(&turn, draft.read(answer, &sheet, &turn).unwrap(), false);
                }
                draft.index = draft.next_open(0).filter(|_| !is_back).unwrap_or_default();
            }
            return written(&sheet, draft.read(asked, &sheet, &turn));
        }
        let Some(fix) = line.strip_prefix("fix ") else {
            return written(&sheet, sheet.read_row(&turn, values));
        };
        let fix = if values.len() == 1 { vec![fix.to_owned()] } else { values[1..].to_vec() };
        let fixed = sheet.split_correction(&fix, &CardNames::ENGLISH).map_err(RowError::from);
        let fixed = fixed.and_then(|TypedCorrection { round, values }| {
            Ok((round, sheet.read_corrections(&sheet.turn(round), &values)?))
        });
        match fixed {
            Ok((round, entries)) => format!("{round}: {}", written(&sheet, Ok(entries))),
            Err(error) => written(&sheet, Err(error)),
        }
    });
}

#[test]
fn a_row_that_cannot_be_read_is_told_from_the_cards_of_one_player() {
    let sheet = GameBuilder::seated("Gran, Tom, Lucy, Max").sheet();
    let turn = sheet.due(None).unwrap();
    for row in ["20 0 4,K 4+10+15", "20, 0, KZ, 30", "gran 3 tom KZ", "out KZ 3 3", "zoe = KH"] {
        assert!(sheet.looks_like_row(&turn, row), "{row}");
    }
    for hand in ["KH 5Q", "8 K 5Z 3", "KH,5D 5Q", "zoe KH"] {
        assert!(!sheet.looks_like_row(&turn, hand), "{hand}");
    }
    // A conjunction is between two scores.
    assert!(sheet.has_other_words(&turn, "12 and"));
    assert!(!sheet.has_other_words(&turn, "12 and 5"));
}

#[test]
fn several_seats_are_named_with_commas_or_words_between_them() {
    let sheet = GameBuilder::seated("Oma Ruth, Jean-Luc, Max").sheet();
    let check =
        |text, seats: &[usize]| assert_eq!(sheet.find_seats(text).unwrap(), seats, "{text}");
    check("Oma, Jean", &[0, 1]);
    check("oma and jean luc", &[0, 1]);
    check("oma ruth", &[0]);
    check("oma max jean", &[0, 2, 1]);
    check("max, max", &[2]);
    check("", &[]);
    assert!(sheet.find_seats("oma, zoe").is_err());
    // What joins names is the beginning of none.
    assert!(GameBuilder::seated("Jaakko, Bo").sheet().find_seats("ja").is_err());
}

#[test]
fn a_name_that_begins_like_a_number_is_meant_before_a_score_only() {
    let sheet = GameBuilder::seated("Tenley, Bob").sheet();
    let check = |words: &[&str], whole: &[&str]| {
        assert_eq!(sheet.whole_names(words, &CardNames::NONE), whole);
    };
    check(&["ten", "15,"], &["Tenley", "15,"]);
    check(&["ten", "out"], &["Tenley", "out"]);
    check(&["ten", ","], &["ten", ","]);
}

#[test]
fn an_error_quotes_the_article_that_was_typed() {
    let sheet = GameBuilder::seated("Ann, Bob").sheet();
    for row in ["bob a seven and xyz, ann out", "bob a seven xyz, ann out"] {
        let error = sheet.read_row(&sheet.turn(6), &[row.to_owned()]).unwrap_err();
        let error = format!("{:?}", sheet.as_typed(error, row, &CardNames::ENGLISH));
        assert!(!error.contains("one seven"), "{row}: {error}");
    }
}
