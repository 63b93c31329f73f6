use chrono::DateTime;

use super::*;
use crate::cli::ui::prompt::Script;
use crate::game::fixture::GameBuilder;
use crate::game::{GameEvent, RoundScore, Scoresheet};
use crate::messages::Language;

const NAMES: [&str; 3] = ["Ann", "Bob", "Cat"];

/// A game that Cat deals first, after some rounds.
fn sheet(rounds: &[&str]) -> Scoresheet {
    let mut sheet = GameBuilder::named(&NAMES, &[]).scored(rounds).sheet();
    (sheet.number, sheet.first_dealer) = (1, 2);
    sheet
}

/// Holds a dialogue. Returns what was asked and refused, and the scores.
fn run(answers: &str) -> (Vec<String>, String) {
    run_on(&sheet(&[]), 1, answers)
}

/// Holds a dialogue about a round of a game.
fn run_on(sheet: &Scoresheet, round: u8, answers: &str) -> (Vec<String>, String) {
    let turn = sheet.turn(round);
    let dialogue = Dialogue {
        sheet,
        turn: &turn,
        totals: false,
        force: false,
        named: None,
        now: DateTime::UNIX_EPOCH,
        words: Language::default().words(),
    };
    let mut script = Script::new(answers);
    let came = match dialogue.run(&mut script) {
        Ok(Some(draft)) => scores(sheet, &turn, draft),
        Ok(None) => "dropped".to_owned(),
        Err(error) => error.message(Language::default().words()),
    };
    (script.notes, came)
}

fn scores(sheet: &Scoresheet, turn: &RoundSetup, draft: RoundDraft) -> String {
    if !draft.before.is_empty() {
        let changed = draft.changes(turn);
        let changed = changed.iter().map(|(seat, entry)| format!("{} {entry}", NAMES[*seat]));
        return changed.collect::<Vec<_>>().join(", ");
    }
    let GameEvent::RoundScored(RoundScore { scores, out, .. }) =
        draft.score(sheet, turn).unwrap().event
    else {
        panic!("a round was scored")
    };
    let points: Vec<_> = scores.iter().map(|mark| mark.points).collect();
    let out = match out {
        crate::game::WentOut::Unknown => "nobody knows",
        crate::game::WentOut::Player(player) => NAMES[player.0.as_u128() as usize - 1],
    };
    format!("{points:?} {out}")
}

fn check(answers: &str, notes: &[&str], came: &str) {
    let got = run(answers);
    assert_eq!((got.0, got.1.as_str()), (notes.iter().map(|&n| n.to_owned()).collect(), came));
}

const SAVE: &str = "Save these scores? [Y/n/back]";
const START: &str = "Round 1: deal 3, 3s wild, Cat deals, Ann starts";

#[test]
fn each_player_is_asked_for_and_the_dealer_told() {
    check(
        "13/out/20+5/yes",
        &[START, "Ann, total 0:", "Bob, total 0:", "Cat (deals), total 0:", SAVE],
        "[Some(13), Some(0), Some(25)] Bob",
    );
}

#[test]
fn back_shows_the_score_that_enter_keeps_and_typing_replaces() {
    check(
        "13/back/14/out/20/back/back//-/",
        &[
            START,
            "Ann, total 0:",
            "Bob, total 0:",
            "Ann, total 0 [13]:",
            "Bob, total 0:",
            "Cat (deals), total 0:",
            SAVE,
            "Cat (deals), total 0 [20]:",
            "Bob, total 0 [out]:",
            "Cat (deals), total 0 [20]:",
            SAVE,
        ],
        "[Some(14), Some(0), None] Bob",
    );
}

#[test]
fn a_bad_answer_is_refused_where_it_is_given_and_leaves_an_empty_line() {
    check(
        "back//dozen/151/out/out/13/20/yes",
        &[
            START,
            "Ann, total 0:",
            "error: there is no previous player",
            "Ann, total 0:",
            "error: a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`",
            "Ann, total 0:",
            "error: a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`, not \
             `dozen`",
            "Ann, total 0:",
            "error: 151 is too high for Ann in round 1: 3 cards cost at most 150; to enter it anyway, \
             run `crowns score --force`",
            "Ann, total 0:",
            "Bob, total 0:",
            "error: only one player can go out, not both Ann and Bob",
            "Bob, total 0:",
            "Cat (deals), total 0:",
            SAVE,
        ],
        "[Some(0), Some(13), Some(20)] Ann",
    );
}

#[test]
fn a_question_mark_explains_and_asks_again() {
    let (notes, came) = run("?/13/out/20/?/y");
    let words = Language::default().words();
    assert_eq!(notes[1..4], ["Ann, total 0:", &words.score_help(false), "Ann, total 0:"]);
    assert_eq!(notes[6..], [SAVE, words.save_help(), SAVE]);
    assert_eq!(came, "[Some(13), Some(0), Some(20)] Bob");
}

#[test]
fn of_several_zeros_it_is_asked_who_went_out() {
    check(
        "0/0/20/cat/dan/b/yes",
        &[
            START,
            "Ann, total 0:",
            "Bob, total 0:",
            "Cat (deals), total 0:",
            "Who went out?",
            "error: it was Ann or Bob",
            "Who went out?",
            "error: `dan` is not a player of game 1; its players are Ann, Bob and Cat",
            "Who went out?",
            SAVE,
        ],
        "[Some(0), Some(0), Some(20)] Bob",
    );
    check(
        "0/0/20/back/0/-/yes",
        &[
            START,
            "Ann, total 0:",
            "Bob, total 0:",
            "Cat (deals), total 0:",
            "Who went out?",
            "Cat (deals), total 0 [20]:",
            "Who went out?",
            "warning: Ann, Bob and Cat all have 0 points in round 1, so it is not known who \
             went out; if it was Ann, run `crowns fix 1 Ann=out`",
            "warning: everyone who played round 1 has 0 points",
            SAVE,
        ],
        "[Some(0), Some(0), Some(0)] nobody knows",
    );
}

#[test]
fn no_drops_the_scores_and_is_no_error() {
    assert_eq!(run("13/out/20/no").1, "dropped");
    assert_eq!(run("13/out/20/b/14/n").1, "dropped");
}

#[test]
fn the_end_of_answers_scores_nothing() {
    for answers in ["13", "0/0/20"] {
        assert_eq!(run(answers).1, "canceled; nothing was changed");
    }
}

#[test]
fn a_whole_row_may_be_the_first_answer() {
    let rows = ["13 0 25", "13,0,25", "13; 0; 25", "bob out, ann 13 cat:25", "10+3 x 25"];
    for row in rows {
        let (notes, came) = run(&format!("{row}/"));
        assert_eq!(notes[1..], ["Ann, total 0:", SAVE], "{row}");
        assert_eq!(came, "[Some(13), Some(0), Some(25)] Bob");
    }
    check(
        "13 0/13 151 0/KH 1D 5H/13/12 0 5 6/out/20/",
        &[
            START,
            "Ann, total 0:",
            "error: round 1 has 3 players, but 2 scores were given; in seat order the players are \
             Ann, Bob and Cat",
            "Ann, total 0:",
            "error: 151 is too high for Bob in round 1: 3 cards cost at most 150; to enter it anyway, \
             run `crowns score --force`",
            "Ann, total 0:",
            "error: card 2 `1D`: rank must be 3–10, J, Q or K; did you mean `10D`?",
            "Ann, total 0:",
            "Bob, total 0:",
            "error: round 1 has 3 players, but 4 scores were given; in seat order the players are \
             Ann, Bob and Cat",
            "Bob, total 0:",
            "Cat (deals), total 0:",
            SAVE,
        ],
        "[Some(13), Some(0), Some(20)] Bob",
    );
}

#[test]
fn letters_for_digits_are_asked_back() {
    let asked = |text: &str, meant: &str| {
        format!("`{text}` is not a number; did you mean `{meant}`? [Y/n]")
    };
    check(
        "l5/y/O//2O/no/20/y",
        &[
            START,
            "Ann, total 0:",
            &asked("l5", "15"),
            "Bob, total 0:",
            &asked("O", "0"),
            "Cat (deals), total 0:",
            &asked("2O", "20"),
            "Cat (deals), total 0:",
            SAVE,
        ],
        "[Some(15), Some(0), Some(20)] Bob",
    );
    let (notes, came) = run("l5 o 20///");
    assert_eq!(notes[2..4], [asked("l5", "15"), asked("o", "0")]);
    assert_eq!(came, "[Some(15), Some(0), Some(20)] Bob");
}

#[test]
fn each_prompt_shows_the_running_total_and_the_same_numbers_are_told() {
    let sheet = sheet(&["13 out 25"]);
    let (notes, _) = run_on(&sheet, 2, "13/0/25/y");
    assert_eq!(
        notes[1..],
        [
            "Ann (deals), total 13:",
            "Bob, total 0:",
            "Cat, total 25:",
            "warning: round 2 has the same scores as round 1, which was entered just before it; \
             if it was entered twice, `crowns undo` takes it back",
            SAVE,
        ]
    );
}

#[test]
fn a_correction_shows_the_scores_of_the_round_and_enter_keeps_them() {
    let sheet = sheet(&["13 out 25"]);
    let (notes, came) = run_on(&sheet, 1, "/20/out/y");
    assert_eq!(
        notes[1..],
        ["Ann, total 0 [13]:", "Bob, total 0 [out]:", "Cat (deals), total 0 [25]:", SAVE]
    );
    assert_eq!(came, "Bob 20, Cat out");
    assert_eq!(run_on(&sheet, 1, "tom 12/cat 20/y").1, "Cat 20");
    assert_eq!(run_on(&sheet, 1, "151//20/out/y").1, "Bob 20, Cat out");
}

#[test]
fn who_did_not_play_may_come_first_but_not_alone() {
    let (notes, came) = run("-/out/20/");
    assert_eq!(came, "[None, Some(0), Some(20)] Bob");
    assert!(!notes.iter().any(|note| note.starts_with("error")));
    let (notes, _) = run("-/-/-/20/");
    let refusal = "error: round 1 needs a score for at least one player, not `-` for all";
    assert!(notes.iter().any(|note| note.starts_with(refusal)));
}

#[test]
fn a_row_with_one_bad_score_says_whose_it_is_and_why() {
    let (notes, _) = run("20, KZ, 0/20 0/20 0 4,K/20 0 20/");
    let error = |note: &&String| note.starts_with("error: ");
    let errors: Vec<_> = notes.iter().filter(error).collect();
    assert_eq!(
        errors,
        [
            "error: Bob: card 1 `KZ`: suit must be C, D, H, S or T (stars; also * or R)",
            "error: round 1 has 3 players, but 2 scores were given; in seat order the players are \
             Ann, Bob and Cat",
            "error: Cat: in round 1 all 3 cards or none can be left, not 2: a meld has at least three",
        ]
    );
}
