use chrono::DateTime;

use super::*;
use crate::cli::ui::prompt::Script;
use crate::game::fixture::{GameBuilder, check_table, matches};
use crate::game::{GameEvent, RoundScore, Scoresheet, WentOut};
use crate::messages::Language;

/// Holds the dialogues of a table about a round, `> 2; 13 out 25`, behind which are the rounds
/// that are scored: the answers, and below them what is asked and told, and what comes of it.
#[test]
fn what_is_asked_and_told_is_as_it_is_written() {
    check_table(include_str!("../../../../../tests/typed/dialogue.txt"), |case| {
        let (round, rounds) = case.given.split_once("; ").unwrap_or((case.given, ""));
        let rounds: Vec<_> = rounds.split("; ").filter(|round| !round.is_empty()).collect();
        let (answers, expect) = case.text.split_once('\n').unwrap();
        let expect = expect.lines().map(str::trim).collect::<Vec<_>>().join("\n");
        let (mut said, came) = run(&rounds, round.parse().unwrap(), answers);
        said.push(format!("=> {came}"));
        let said = said.join("\n");
        (!matches(&said, &expect)).then(|| format!("is\n{said}"))
    });
}

/// Holds a dialogue about a round of a game that Cat deals first. Returns what was asked and
/// refused, and what came of it.
fn run(rounds: &[&str], round: u8, answers: &str) -> (Vec<String>, String) {
    let mut sheet = GameBuilder::named(&["Ann", "Bob", "Cat"], &[]).scored(rounds).sheet();
    (sheet.number, sheet.first_dealer) = (1, 2);
    let turn = sheet.turn(round);
    let dialogue = Dialogue {
        sheet: &sheet,
        turn: &turn,
        totals: false,
        force: false,
        named: None,
        now: DateTime::UNIX_EPOCH,
        words: Language::default().words(),
        refused: RefCell::default(),
    };
    let mut script = Script::new(answers);
    let came = match dialogue.run(&mut script) {
        Ok(Some(draft)) => scores(&sheet, &turn, draft),
        Ok(None) => "dropped".to_owned(),
        Err(error) => error.message(Language::default().words()),
    };
    (script.notes, came)
}

fn scores(sheet: &Scoresheet, turn: &RoundSetup, draft: RoundDraft) -> String {
    let names = sheet.seat_names();
    if !draft.before.is_empty() {
        let changed = draft.changes(turn);
        let changed = changed.iter().map(|(seat, entry)| format!("{} {entry}", names[*seat]));
        return changed.collect::<Vec<_>>().join(", ");
    }
    let GameEvent::RoundScored(RoundScore { scores, out, .. }) =
        draft.score(sheet, turn).unwrap().event
    else {
        panic!("a round was scored")
    };
    let points = scores.iter().map(|score| score.points);
    let points = points.map(|points| points.map_or("-".to_owned(), |points| points.to_string()));
    let out = match out {
        WentOut::Unknown => "nobody knows who",
        WentOut::Player(player) => &names[player.0.as_u128() as usize - 1],
    };
    format!("{}, {out} went out", points.collect::<Vec<_>>().join(" "))
}

#[test]
fn a_question_mark_explains_and_asks_again() {
    let (notes, came) = run(&[], 1, "?/13/out/20/?/y");
    let words = Language::default().words();
    assert_eq!(notes[1..4], ["Ann, total 0:", &words.score_help(false), "Ann, total 0:"]);
    let save = "Save these scores? [Y/n/back]";
    assert_eq!(notes[6..], [save, words.save_help(), save]);
    assert_eq!(came, "13 0 20, Bob went out");
}
