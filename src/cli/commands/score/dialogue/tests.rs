use chrono::{DateTime, NaiveDate};
use uuid::Uuid;

use super::*;
use crate::cli::ui::prompt::cancelled;
use crate::game::{
    CommandId, DeviceId, EventId, GameEvent, GameId, NewGame, PlayerId, PlayerRef, Recorded,
    RoundScore,
};
use crate::rules::Ruleset;
use crate::words::Language;

const NAMES: [&str; 3] = ["Ann", "Bob", "Cat"];

fn sheet() -> Scoresheet {
    let id = |seat: usize| PlayerId(Uuid::from_u128(seat as u128));
    let game = NewGame {
        seats: (0..NAMES.len()).map(id).collect(),
        dealer: Some(id(2)),
        ruleset: Ruleset::official(),
        league: None,
        date: NaiveDate::default(),
        venue: None,
        note: None,
    };
    let started = Recorded {
        id: EventId(Uuid::nil()),
        command: CommandId(Uuid::nil()),
        time: DateTime::UNIX_EPOCH,
        device: DeviceId(Uuid::nil()),
        event: game.start(1).unwrap(),
    };
    let mut sheet = Scoresheet::fold(GameId(Uuid::nil()), [started]).unwrap();
    sheet.name_seats(|player| PlayerRef::new(NAMES[player.0.as_u128() as usize], player));
    sheet
}

/// Answers in turn; notes what was asked, what stood there already, and what
/// was refused.
struct Script<'a> {
    answers: std::str::Split<'a, char>,
    notes: Vec<String>,
}

impl Prompt for Script<'_> {
    fn read_line(&mut self, label: &str, before: &str) -> Result<String> {
        self.notes.push(label.to_owned() + before);
        self.answers.next().map(str::to_owned).ok_or_else(cancelled)
    }

    fn help(&mut self, _text: &str) {}

    fn tell(&mut self, text: &str) {
        self.notes.push(text.to_owned());
    }

    fn warn(&mut self, text: &str) {
        self.notes.push(format!("warning: {text}"));
    }

    fn refuse(&mut self, why: &str) {
        self.notes.push(format!("error: {why}"));
    }
}

/// Holds a dialogue. Returns what was asked and refused, and the scores.
fn run(answers: &str) -> (Vec<String>, String) {
    let sheet = sheet();
    let turn = sheet.due(None).unwrap();
    let dialogue = Dialogue {
        sheet: &sheet,
        turn: &turn,
        totals: false,
        force: false,
        named: None,
        words: Language::default().words(),
    };
    let mut script = Script {
        answers: answers.split('/'),
        notes: Vec::new(),
    };
    let came = match dialogue.run(&mut script) {
        Ok(Some(draft)) => scores(&sheet, draft),
        Ok(None) => "dropped".to_owned(),
        Err(error) => error.message(Language::default().words()),
    };
    (script.notes, came)
}

fn scores(sheet: &Scoresheet, draft: RoundEntry) -> String {
    let GameEvent::RoundScored(RoundScore { scores, out, .. }) = sheet.score(draft).unwrap().event
    else {
        panic!("a round was scored")
    };
    let points: Vec<_> = scores.iter().map(|mark| mark.points).collect();
    let out = match out {
        crate::game::WentOut::Unknown => "nobody knows",
        crate::game::WentOut::Player(player) => NAMES[player.0.as_u128() as usize],
    };
    format!("{points:?} {out}")
}

fn check(answers: &str, notes: &[&str], came: &str) {
    let got = run(answers);
    assert_eq!(
        (got.0, got.1.as_str()),
        (notes.iter().map(|&n| n.to_owned()).collect(), came)
    );
}

const SAVE: &str = "Save these scores? [Y/n/back]";
const START: &str = "Round 1: deal 3, 3s wild, Cat deals, Ann starts";

#[test]
fn each_player_is_asked_for_and_the_dealer_told() {
    check(
        "13/out/20+5/yes",
        &[
            START,
            "Ann, total 0:",
            "Bob, total 0:",
            "Cat (deals), total 0:",
            SAVE,
        ],
        "[Some(13), Some(0), Some(25)] Bob",
    );
}

#[test]
fn back_shows_what_was_typed_before() {
    check(
        "13/back/14/out/20/back/back/out/-/",
        &[
            START,
            "Ann, total 0:",
            "Bob, total 0:",
            "Ann, total 0:13",
            "Bob, total 0:",
            "Cat (deals), total 0:",
            SAVE,
            "Cat (deals), total 0:20",
            "Bob, total 0:out",
            "Cat (deals), total 0:20",
            SAVE,
        ],
        "[Some(14), Some(0), None] Bob",
    );
}

#[test]
fn a_bad_answer_is_refused_where_it_is_given_and_leaves_an_empty_line() {
    check(
        "back//twelve/151/out/out/13/20/yes",
        &[
            START,
            "Ann, total 0:",
            "error: there is no previous player",
            "Ann, total 0:",
            "error: a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`",
            "Ann, total 0:",
            "error: a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`, not \
             `twelve`",
            "Ann, total 0:",
            "error: Ann cannot have 151 in round 1: 3 cards cost at most 150; to enter it anyway, \
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
    assert_eq!(
        notes[1..4],
        ["Ann, total 0:", &words.score_help(false), "Ann, total 0:"]
    );
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
            "Cat (deals), total 0:20",
            "Who went out?",
            "warning: Ann, Bob and Cat all have 0 points in round 1, so it is not known who \
             went out; if it was Ann: `crowns fix 1 Ann=out`",
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
