//! Whole games through the binary, from `crowns new` to the result, against
//! scoresheets worked out by hand.

use std::process::Output;
use std::thread;

use serde_json::Value;

use crate::env::TestEnv;

/// An environment in which whole games are played.
struct Table(TestEnv);

impl Table {
    fn new() -> Self {
        Self(TestEnv::new())
    }

    fn answer(&self, command: &str) -> Output {
        self.0.run(command)
    }

    /// Gives a command that must do, and returns what it prints.
    fn run(&self, command: &str) -> String {
        self.0.ok(command)
    }

    /// Gives a command and compares the last line that it prints.
    fn check(&self, command: &str, last: &str) {
        let printed = self.run(command);
        // A finished game shows a chart below.
        let told = printed.split("\nTotals by round").next().unwrap_or_default();
        assert_eq!(told.trim_end().lines().last(), Some(last), "{command}");
    }

    /// Compares the scoresheet of the last game: for each round its number,
    /// wild, dealer and who went out, then points and running total by seat;
    /// `-` for one who did not play, `.` for one who was not there.
    fn check_sheet(&self, expect: &[&str]) {
        let sheet = self.0.json("board --game last");
        let players: Vec<_> = list(&sheet["players"]).map(|one| &one["uuid"]).collect();
        let row = |round: &Value| {
            let cell = |player: &&Value| {
                let mut scores = list(&round["scores"]);
                match scores.find(|score| score["uuid"] == **player) {
                    Some(score) if score["score"].is_null() => format!("-/{}", score["total"]),
                    Some(score) => format!("{}/{}", score["score"], score["total"]),
                    None => ".".to_owned(),
                }
            };
            let cells: Vec<_> = players.iter().map(cell).collect();
            format!(
                "{} {} {} {}: {}",
                round["round"],
                text(&round["wild"]),
                name(&round["dealer"]),
                round["went_out"]["name"].as_str().unwrap_or("?"),
                cells.join(" ")
            )
        };
        let rows: Vec<_> = list(&sheet["rounds"]).map(row).collect();
        assert_eq!(rows, expect);
    }

    fn winners(&self) -> String {
        let sheet = self.0.json("board --game last");
        let winners = list(&sheet["players"]).filter(|player| player["won"] == true);
        let winners: Vec<_> = winners.map(name).collect();
        winners.join(" ")
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().unwrap().iter()
}

fn name(player: &Value) -> &str {
    text(&player["name"])
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[test]
fn four_play_with_typing_errors_a_late_player_and_a_tie() {
    let table = Table::new();
    table.check("new Ann Bob Cat Dan", "Round 1: deal 3, 3s wild, Ann deals, Bob starts");
    table.run("score 0 13 20 31");
    table.run("score bob=out ann=16 cat=5+12 dan=17");
    // Typed wrongly, taken back and typed again.
    table.run("score 30 0 12 8");
    table.run("undo");
    table.check("score 3 out 12 8", "Round 4: deal 6, 6s wild, Dan deals, Ann starts");
    table.run("fix 2 dan=7 --why misread");
    // The highest total so far is that of Cat: 20 + 17 + 12.
    table.run("join Eve");
    table.run("score 10 20 out 6 25");
    table.run("score --totals 29 43 60 60 89");
    // With 8s wild a king and a five cost 13 + 5.
    table.run("score ann=KH,5D b=out c=22 d=9 e=-");
    table.run("score 0 0 14 23 6");
    table.run("fix 7 bob=out");
    table.run("score 12 21 out 5 8");
    table.run("score out 9 7 30 41");
    table.check("score 24 5 0 11 13", "Round 11: deal 13, Kings wild, Ann deals, Bob starts");
    table.check("score out 15 20 40 3", "Ann wins with 83 points");
    table.check(
        "fix 11 bob=5 --game last --why misheard",
        "Ann and Bob share the win with 83 points each",
    );
    table.check_sheet(&[
        "1 3 Ann Ann: 0/0 13/13 20/20 31/31 .",
        "2 4 Bob Bob: 16/16 0/13 17/37 7/38 .",
        "3 5 Cat Bob: 3/19 0/13 12/49 8/46 .",
        "4 6 Dan Cat: 10/29 20/33 0/49 6/52 25/74",
        "5 7 Eve Ann: 0/29 10/43 11/60 8/60 15/89",
        "6 8 Ann Bob: 18/47 0/43 22/82 9/69 -/89",
        "7 9 Bob Bob: 0/47 0/43 14/96 23/92 6/95",
        "8 10 Cat Cat: 12/59 21/64 0/96 5/97 8/103",
        "9 J Dan Ann: 0/59 9/73 7/103 30/127 41/144",
        "10 Q Eve Cat: 24/83 5/78 0/103 11/138 13/157",
        "11 K Ann Ann: 0/83 5/83 20/123 40/178 3/160",
    ]);
    assert_eq!(table.winners(), "Ann Bob");
    let log = table.run("log");
    let log = log.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(log.contains("Dan 17 -> Dan 7, because: misread"), "{log}");
}

#[test]
fn the_texas_rules_count_aces_and_require_naturals() {
    let table = Table::new();
    table.run("new Ann Bob --rules texas");
    // Three Jokers are no book without a natural card; officially they are.
    table.run("score JK,JK,JK out");
    // Ace, king and queen are a run, and so are ace, two, three and four.
    table.run("score AH,KH,QH,5D out");
    table.run("score out AH,2H,3H,4H,9C");
    table.run("score 1 out");
    table.run("score out 2");
    table.run("score AH,2D out");
    for points in [50, 40, 30, 27] {
        table.run(&format!("score out {points}"));
    }
    table.check("score out 2", "Ann wins with 159 points");
    table.check_sheet(&[
        "1 3 Ann Bob: 150/150 0/0",
        "2 4 Bob Bob: 5/155 0/0",
        "3 5 Ann Ann: 0/155 9/9",
        "4 6 Bob Bob: 1/156 0/9",
        "5 7 Ann Ann: 0/156 2/11",
        "6 8 Bob Bob: 3/159 0/11",
        "7 9 Ann Ann: 0/159 50/61",
        "8 10 Bob Ann: 0/159 40/101",
        "9 J Ann Ann: 0/159 30/131",
        "10 Q Bob Ann: 0/159 27/158",
        "11 K Ann Ann: 0/159 2/160",
    ]);
}

#[test]
fn fourteen_play_with_two_games_combined() {
    const NAMES: &str = "Ada Ben Cyd Dot Eli Fay Gus Hal Ida Jim Kit Lou Mia Ned";
    let table = Table::new();
    let refused = table.answer(&format!("new {NAMES}"));
    assert_eq!(refused.status.code(), Some(2));
    table.run(&format!("new {NAMES} --games-combined 2"));
    // The first goes out in round 1, the second in round 2 …; all others
    // score 10 in the first seat, 11 in the second … 23 in the last.
    for round in 0..11 {
        let score = |seat: usize| match (round, seat) {
            (round, seat) if round == seat => "out".to_owned(),
            // A third five of clubs is there, and makes a book: 13, not 12.
            (1, 2) => "5C,5C,5C,KH".to_owned(),
            (_, seat) => (10 + seat).to_string(),
        };
        let scores: Vec<_> = (0..14).map(score).collect();
        table.run(&format!("score {}", scores.join(" ")));
    }
    let sheet: Value = serde_json::from_str(&table.run("board --game last --json")).unwrap();
    let totals: Vec<_> =
        list(&sheet["players"]).map(|player| player["total"].as_i64().unwrap()).collect();
    assert_eq!(totals, [100, 110, 121, 130, 140, 150, 160, 170, 180, 190, 200, 231, 242, 253]);
    let dealers: Vec<_> = list(&sheet["rounds"]).map(|r| name(&r["dealer"])).collect();
    assert_eq!(dealers.join(" "), NAMES[..NAMES.len() - 12]);
    assert_eq!(table.winners(), "Ada");
}

#[test]
fn one_plays_alone() {
    let table = Table::new();
    table.check("new Ann --yes", "Round 1: deal 3, 3s wild");
    for points in ["13", "out", "7", "0", "out", "20", "out", "out", "9", "out"] {
        table.run(&format!("score {points}"));
    }
    table.check("score ann=3", "Ann ends with 52 points");
    table.check_sheet(&[
        "1 3 Ann ?: 13/13",
        "2 4 Ann Ann: 0/13",
        "3 5 Ann ?: 7/20",
        "4 6 Ann Ann: 0/20",
        "5 7 Ann Ann: 0/20",
        "6 8 Ann ?: 20/40",
        "7 9 Ann Ann: 0/40",
        "8 10 Ann Ann: 0/40",
        "9 J Ann ?: 9/49",
        "10 Q Ann Ann: 0/49",
        "11 K Ann ?: 3/52",
    ]);
}

#[test]
fn of_many_who_score_a_round_at_once_one_succeeds_and_the_others_get_an_error() {
    let table = Table::new();
    table.run("new Ann Bob");
    let outputs: Vec<_> = thread::scope(|scope| {
        let table = &table;
        let score = |points: u32| move || table.answer(&format!("score --round 1 0 {points}"));
        let runs: Vec<_> = (13..19).map(|points| scope.spawn(score(points))).collect();
        runs.into_iter().map(|run| run.join().unwrap()).collect()
    });
    let (done, told): (Vec<_>, Vec<_>) = outputs.iter().partition(|run| run.status.success());
    assert_eq!(done.len(), 1);
    let sheet: Value = serde_json::from_str(&table.run("board --json")).unwrap();
    let stands =
        format!("error: round 1 is already scored: Ann 0, Bob {}", sheet["players"][1]["total"]);
    for run in told {
        assert_eq!(run.status.code(), Some(2));
        let error = String::from_utf8_lossy(&run.stderr);
        assert!(error.starts_with(&stands), "{error}");
    }
}
