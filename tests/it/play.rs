//! `crowns play` in a real terminal.

use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::env::TestEnv;
use crate::tmux::Tmux;

/// Sends a signal to a process.
fn signal(process: &str, signal: &str) {
    let status = Command::new("kill").args([signal, process]).status();
    assert!(status.unwrap().success());
}

/// Returns all events without their times.
fn events(env: &TestEnv) -> Vec<String> {
    let log = env.ok("log");
    let text = |line: &str| line.chars().skip("2026-11-21 19:30  ".len()).collect();
    log.lines().map(text).collect()
}

#[test]
fn without_a_terminal_it_says_how_to_go_on() {
    let env = TestEnv::new();
    assert_eq!(
        env.error("play"),
        "error: the screen needs a terminal\n\nhint: run `crowns play --plain`, which asks line \
         by line\n"
    );
}

#[test]
fn a_whole_evening_of_four_is_played_on_the_screen() {
    let env = TestEnv::new();
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    tmux.crowns("play");
    tmux.wait_for("Players?");
    tmux.type_text("Gran, Tom, Lucy, Max", &["Enter", "Enter", "Enter"]);
    tmux.wait_for("round 1");
    // A row, then seat by seat with a resize in mid-entry.
    tmux.type_text("gran 12 tom 0 lucy 37 max 6", &["Enter"]);
    tmux.wait_for("Save round 1?");
    tmux.type_text("", &["Enter"]);
    tmux.wait_for("round 2 ·");
    tmux.type_text("20", &["Enter"]);
    tmux.type_text("1", &[]);
    for (columns, rows) in [(40, 10), (1, 1), (120, 40), (80, 24)] {
        tmux.resize(columns, rows);
    }
    tmux.wait_for("Tom (deals), total 0: 1");
    tmux.type_text("3", &["Enter"]);
    tmux.type_text("out", &["Enter"]);
    tmux.type_text("9", &["Enter"]);
    tmux.wait_for("Save round 2?");
    tmux.type_text("y", &["Enter"]);
    tmux.wait_for("round 3 ·");
    // A correction, with a reason.
    tmux.type_text("", &["Up", "Up"]);
    tmux.wait_for("Correct round 1, Gran 12:");
    tmux.type_text("21", &["Enter"]);
    tmux.type_text("misread", &["Enter"]);
    tmux.wait_for("Gran had 12, now has 21");
    // A late-comer.
    tmux.type_text("mj", &["Enter"]);
    tmux.type_text("Zoe", &["Enter", "Enter"]);
    tmux.wait_for("Zoe joins game 1 with 41 points");
    tmux.type_text("out 10 10 20 13", &["Enter", "Enter"]);
    tmux.wait_for("round 4 ·");
    // What is killed loses what is being typed.
    tmux.type_text("10", &["Enter"]);
    tmux.type_text("99", &[]);
    tmux.wait_for("Tom, total 23: 99");
    signal(&tmux.process(), "-KILL");
    tmux.wait_for("Killed");
    // The terminal is still raw: Enter is no end of a line.
    tmux.type_text("reset; echo reset-done", &["C-j"]);
    tmux.wait_for("reset-done\n");
    tmux.crowns("play");
    tmux.wait_for("round 4 ·");
    tmux.wait_for("Gran, total 41:");
    for round in 4..=11 {
        tmux.type_text(&format!("10 0 20 13 {round}"), &["Enter"]);
        tmux.wait_for(&format!("Save round {round}?"));
        tmux.type_text("", &["Enter"]);
        tmux.wait_until_gone(&format!("Save round {round}?"));
    }
    tmux.wait_for("Tom wins with 23 points");
    tmux.type_text("q", &[]);
    tmux.wait_for("$");

    // The same through commands.
    let same = TestEnv::new();
    same.ok("new Gran Tom Lucy Max");
    same.ok("score gran 12 tom 0 lucy 37 max 6");
    same.ok("score 20 13 out 9");
    same.ok(&["fix", "1", "gran=21", "--why", "misread"]);
    same.ok("join Zoe");
    same.ok("score out 10 10 20 13");
    for round in 4..=11 {
        same.ok(&format!("score 10 0 20 13 {round}"));
    }
    assert_eq!(events(&env), events(&same));
    env.assert_intact();
}

#[test]
fn no_key_that_is_typed_while_the_terminal_is_resized_waits_for_the_next() {
    let env = TestEnv::new();
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    env.ok("new Ann Bob");
    tmux.crowns("play");
    tmux.wait_for("total 0:");
    for columns in [90, 80].into_iter().cycle().take(60) {
        tmux.resize_and_type(columns, 24, "7");
        tmux.wait_for("total 0: 7");
        tmux.type_text("", &["BSpace"]);
        tmux.wait_until_gone("total 0: 7");
    }
}

#[test]
fn a_resize_there_and_back_leaves_no_empty_screen() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    tmux.crowns("play");
    tmux.wait_for("Ann, total 25:");
    tmux.type_text("12", &[]);
    // tmux forgets what is drawn between two sizes of which it tells nobody.
    tmux.wait_for("Ann, total 25: 12");
    for _ in 0..10 {
        tmux.resize_at_once(&[(1, 1), (80, 24)]);
        tmux.wait_for("Ann, total 25: 12");
        tmux.wait_for("Round 3: deal 5");
    }
}

#[test]
fn the_screen_ends_when_its_terminal_is_gone_and_no_signal_says_so() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    // In a session of its own it gets no SIGHUP.
    let program = env!("CARGO_BIN_EXE_crowns");
    tmux.command(&format!("setsid -w sh -c 'echo $$ >pid; exec {program} play'"));
    tmux.wait_for("Ann, total 25:");
    let process = std::fs::read_to_string(env.path("pid")).unwrap();
    drop(tmux);
    let is_running = || {
        let mut state = Command::new("ps");
        state.args(["-o", "stat=", "-p", process.trim()]);
        let state = state.output().unwrap().stdout;
        !state.is_empty() && !state.starts_with(b"Z")
    };
    let start = Instant::now();
    while is_running() {
        assert!(start.elapsed() < Duration::from_secs(20));
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn the_terminal_is_as_before_after_each_way_out() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    let before = tmux.state("before");
    let ways: [(&str, &dyn Fn()); 6] = [
        ("q", &|| tmux.type_text("qq", &[])),
        ("ctrl-c", &|| tmux.type_text("", &["C-c"])),
        ("ctrl-d", &|| tmux.type_text("", &["C-d"])),
        ("term", &|| signal(&tmux.process(), "-TERM")),
        ("hup", &|| signal(&tmux.process(), "-HUP")),
        ("int", &|| signal(&tmux.process(), "-INT")),
    ];
    for (name, leave) in ways {
        tmux.crowns("play --mouse");
        tmux.wait_for("Ann, total 25:");
        assert_eq!(tmux.variable("alternate_on"), "1");
        leave();
        tmux.wait_until_gone("total 25:");
        assert_eq!(tmux.state(name), before, "{name}");
    }
}

#[test]
fn ctrl_z_gives_the_terminal_back_and_fg_takes_it_again() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    let before = tmux.state("before");
    tmux.crowns("play");
    tmux.wait_for("Ann, total 25:");
    tmux.type_text("12", &["C-z"]);
    tmux.wait_until_gone("total 25:");
    assert_eq!(tmux.state("stopped"), before);
    env.ok("score 0 20 37");
    tmux.command("fg");
    tmux.wait_for("Use what you typed for round 3 as round 4?");
    tmux.type_text("y", &["Enter"]);
    tmux.wait_for("total 25: 12");
    // A signal from outside stops it as well.
    let process = tmux.process();
    signal(&process, "-TSTP");
    tmux.wait_until_gone("total 25:");
    assert_eq!(tmux.state("stopped-again"), before);
    tmux.command("fg");
    tmux.wait_for("total 25: 12");
    tmux.type_text("", &["C-c"]);
    tmux.wait_until_gone("total 25:");
    assert_eq!(tmux.state("left"), before);
}

#[test]
fn two_screens_on_one_database_show_and_keep_what_the_other_records() {
    let env = TestEnv::with_games(0);
    let Some(one) = Tmux::start(&env, 80, 24) else {
        return;
    };
    one.crowns("play");
    one.wait_for("Ann, total 25:");
    one.type_text("13", &[]);
    one.wait_for("total 25: 13");
    let other = Tmux::beside(&env, "other");
    other.crowns("play");
    other.wait_for("Ann, total 25:");
    other.type_text("0 20 37", &["Enter"]);
    other.wait_for("Save round 3?");
    other.type_text("", &["Enter"]);
    other.wait_for("round 4 ·");
    // Shown within a second; the machine may be busy with other tests.
    let took = one.wait_for("Entered elsewhere just now: round 3: Ann 0x, Bob 20, Cat 37");
    assert!(took < Duration::from_secs(5), "{took:?}");
    one.wait_for("Use what you typed for round 3 as round 4? [y/n]");
    one.type_text("y", &["Enter"]);
    one.wait_for("total 25: 13");
    one.type_text("", &["Enter"]);
    one.type_text("0", &["Enter"]);
    one.type_text("20", &["Enter", "Enter"]);
    one.wait_for("round 5 ·");
    other.wait_for("round 5 ·");
    for tmux in [&one, &other] {
        tmux.type_text("qq", &[]);
    }
    let board = env.ok("board");
    for row in ["3    5 |   0x", "4    6 | d13"] {
        assert!(board.contains(row), "{row}:\n{board}");
    }
    env.assert_intact();
}

#[test]
fn a_database_that_is_restored_under_the_screen_is_shown() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    env.ok("backup before.db");
    env.ok("score 0 20 37");
    tmux.crowns("play");
    tmux.wait_for("round 4 ·");
    env.ok("restore before.db --yes");
    tmux.wait_for("round 3 ·");
    tmux.type_text("0 9 10", &["Enter"]);
    tmux.wait_for("Save round 3?");
    tmux.type_text("", &["Enter"]);
    tmux.wait_for("round 4 ·");
    tmux.type_text("", &["C-c"]);
    assert!(env.ok("board").contains("3    5 |   0x"));
    env.assert_intact();
}

#[test]
fn undo_asks_before_it_takes_back_a_game() {
    let env = TestEnv::new();
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    tmux.crowns("play");
    tmux.wait_for("Players?");
    tmux.type_text("Ann Bob", &["Enter", "Enter", "Enter"]);
    tmux.wait_for("Ann (deals), total 0:");
    tmux.type_text("0 12", &["Enter", "Enter"]);
    tmux.wait_for("round 2 ·");
    tmux.type_text("u", &["Enter"]);
    tmux.wait_for("undid: round 1 of game 1");
    tmux.type_text("u", &["Enter"]);
    tmux.wait_for("Take back the start of game 1");
    tmux.type_text("y", &["Enter"]);
    // In the title, and as what is asked.
    tmux.wait_until("no game, said twice", |shown| shown.matches("No game is open").count() == 2);
    tmux.type_text("U", &["Enter"]);
    tmux.wait_for("Ann (deals), total 0:");
    tmux.type_text("U", &["Enter"]);
    tmux.wait_for("round 2 ·");
    tmux.type_text("", &["C-c"]);
    env.assert_intact();
}

#[test]
fn the_mouse_is_off_unless_asked_for_and_then_selects_a_score() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    tmux.crowns("play");
    tmux.wait_for("Ann, total 25:");
    assert_eq!(tmux.variable("mouse_any_flag"), "0");
    tmux.type_text("", &["C-c"]);
    tmux.wait_until_gone("total 25:");
    tmux.crowns("play --mouse");
    tmux.wait_for("Ann, total 25:");
    assert_eq!(tmux.variable("mouse_any_flag"), "1");
    tmux.type_text("\u{1b}[<0;20;4M\u{1b}[<0;20;4m", &[]);
    tmux.wait_for("Correct round 2, Bob 0:");
    tmux.type_text("", &["C-c"]);
}

#[test]
fn the_screen_has_colors_and_signs_unless_they_are_off() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    let program = env!("CARGO_BIN_EXE_crowns");
    let check = |variables: &str, options: &str, has_color: bool, has_signs: bool| {
        tmux.command(&format!("{variables} {program} play {options}"));
        tmux.wait_for("Ann, total 25:");
        let colored = ["\u{1b}[38;5;", "\u{1b}[32m", "\u{1b}[36m"];
        let shown = tmux.shown_in_color();
        let is_colored = colored.iter().any(|color| shown.contains(color));
        assert_eq!(is_colored, has_color, "{variables} {options}");
        assert_eq!(!tmux.shown().is_ascii(), has_signs, "{variables} {options}");
        // Leader, dealer and who went out.
        for sign in [">Bob", "d", "0x"] {
            assert!(tmux.shown().contains(sign), "{sign}");
        }
        tmux.type_text("", &["C-c"]);
        tmux.wait_until_gone("total 25:");
    };
    check("", "", true, true);
    check("NO_COLOR=1", "", false, true);
    check("", "--ascii", true, false);
    check("NO_COLOR=1", "--ascii", false, false);
}

#[test]
fn a_lost_database_is_warned_of_on_the_screen() {
    let env = TestEnv::with_games(1);
    std::fs::remove_file(env.db()).unwrap();
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    tmux.crowns("play");
    tmux.wait_for("warning: `crowns.db` is missing or empty, but there are backups of it");
    tmux.type_text("", &["C-c"]);
}

#[test]
fn plain_asks_line_by_line_and_takes_commands() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    tmux.crowns("play --plain");
    tmux.wait_for("Round 3: deal 5, 5s wild, Cat deals, Ann starts");
    tmux.wait_for_prompt("Ann, total 25:");
    assert_eq!(tmux.variable("alternate_on"), "0");
    tmux.answer("0", "Bob, total 20:");
    tmux.answer("20", "Cat (deals), total 67:");
    tmux.answer("37", "Save round 3? [Y/n/back]");
    tmux.answer("", "Ann (deals), total 25:");
    let shown = tmux.shown();
    assert!(shown.contains(
        "Round 3 saved: Ann 0, Bob 20, Cat 37. Ann leads with 25, then Bob 40, Cat 104."
    ));
    tmux.answer("ndo", "Ann (deals), total 25:");
    tmux.answer("stop", "Ann (deals), total 25:");
    assert!(tmux.shown().contains("there is no command `stop`"), "{}", tmux.shown());
    assert!(!tmux.shown().contains("Usage:"));
    tmux.answer("undo", "Ann, total 25:");
    assert!(tmux.shown().contains("undid: round 3 of game 1"));
    assert!(!tmux.shown().contains("wild |"), "{}", tmux.shown());
    tmux.answer("score 0 9 10", "Ann (deals), total 25:");
    tmux.answer("quit", "$");
    assert!(tmux.shown().contains("Game 1: rounds 1 to 3 are saved."));
    assert!(env.ok("board").contains("3    5 |   0x    25 |   9     29 | d10     77"));
}

#[test]
fn line_by_line_is_chosen_by_itself_where_nothing_can_be_drawn() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    let program = env!("CARGO_BIN_EXE_crowns");
    for term in ["dumb", "''"] {
        tmux.command(&format!("TERM={term} {program} play"));
        tmux.wait_for_prompt("Ann, total 25:");
        assert_eq!(tmux.variable("alternate_on"), "0", "{term}");
        tmux.answer("quit", "$");
    }
}

#[test]
fn line_by_line_reads_a_pipe() {
    let env = TestEnv::new();
    let lines = "Gran, Tom and Lucy\ntom\n\n20 out 40\nfix 1 lucy=30\nundo\nredo\n\
                 how many cards are dealt\nboard\nquit\n";
    let output = env.with_input("play --plain", lines);
    let text = String::from_utf8(output.stdout).unwrap();
    for expect in [
        "Who deals first? [Gran]",
        "Round 1 saved: Gran 20, Tom out, Lucy 40. Tom leads with 0, then Gran 20, Lucy\n40.",
        "Lucy had 40, now has 30",
        "does it again. Tom leads",
        "How many cards",
        "# wild",
        "Game 1: round 1 is saved. `crowns play --plain` continues it.",
    ] {
        assert!(text.contains(expect), "{expect}:\n{text}");
    }
    assert_eq!(text.matches("# wild").count(), 1, "the sheet is for `board`:\n{text}");
    assert_eq!(
        (output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()),
        (Some(0), "")
    );
}

#[test]
fn commands_are_about_the_game_on_the_screen() {
    let played = || {
        let env = TestEnv::new();
        env.ok("new Ann Bob --rules texas");
        env.ok("new Dan Eve");
        env.ok("score 7 0 --game 2");
        env.ok("score 10 0 --game 1");
        env.ok("game finish 1");
        env
    };
    let after = |lines: &str| {
        let env = played();
        let output = env.with_input("play --plain 1", lines);
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{lines}");
        (env, String::from_utf8(output.stdout).unwrap())
    };
    let (env, _) = after("game edit --note here\ngame resume\n");
    assert!(env.ok("game show 1").contains("\nhere\n"));
    assert!(env.ok("games --state open").contains("Ann, Bob"));
    let (env, _) = after("game resume\nend game\n");
    assert!(env.ok("games --state open").contains("Dan, Eve"));
    let (_, text) = after("report game\ngame show\n");
    assert!(text.contains("Bob wins with 0 points") && !text.contains("Eve"), "{text}");
    let (_, text) = after("board 2\nchart 2\n");
    assert!(text.matches("Game 2: ").count() == 2, "{text}");
    let (env, text) = after("game delete\n");
    assert!(env.ok("games --state deleted").contains("Ann, Bob"));
    assert!(!text.contains("The game is deleted") && !text.contains("Game 1 is saved"), "{text}");
    for again in ["rematch", "new --same", "new same players"] {
        let (env, _) = after(&format!("{again}\n"));
        assert!(env.ok("game show 3").contains("texas rules"), "{again}");
    }
    let env = played();
    env.ok("game resume 1");
    (2..=11).for_each(|_| _ = env.ok("score 10 0 --game 1"));
    let hint = env.error("score 1 2 --game 1").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(hint.contains("run `crowns new Ann Bob --dealer Bob --rules texas` to"), "{hint}");
}

#[test]
fn each_error_of_a_command_is_wrapped_once_whatever_its_label_is() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    std::fs::write(env.path("typed"), "check --round 4 k q\n").unwrap();
    let typed = std::fs::File::open(env.path("typed")).unwrap();
    let mut play = env.command("play --plain --lang da");
    let told = play.env("COLUMNS", "40").stdin(typed).output().unwrap().stderr;
    let expect = "\
fejl: kort 1 `k`: efter valøren skal der
        stå en kulør, for eksempel `KD`
      kort 2 `q`: efter valøren skal der
        stå en kulør, for eksempel `QD`

      tip: hvis det er de løse kort, så
        kør `crowns check --round 4 k q
        --left`
";
    let told = String::from_utf8(told).unwrap();
    assert!(told.starts_with(expect), "{told}");
}

#[test]
fn who_leaves_before_a_game_is_told_that_none_was_started() {
    let output = TestEnv::new().with_input("play --plain", "quit\n");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("no game was started"), "{told}");
}

#[test]
fn a_pipe_ends_at_the_first_line_that_is_not_taken() {
    let none = "Game 1: no round is saved yet.";
    let check = |lines: &str, expect_out: &[&str], expect_err: &[&str]| {
        let env = TestEnv::new();
        env.ok("new --yes --new-player Gran Tom Lucy Max Zoe Ann Bob");
        let output = env.with_input("play --plain", lines);
        let out = String::from_utf8(output.stdout).unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        // Sentences are wrapped.
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(output.status.code(), Some(2), "{lines}: {out}{told}");
        assert!(!told.contains("could not be shown"), "{lines}: {told}");
        for expect in expect_out {
            assert!(out.contains(expect), "{lines}: {expect}\n{out}");
        }
        for expect in expect_err {
            assert!(told.contains(expect), "{lines}: {expect}\n{told}");
        }
        env.assert_intact();
        let log = env.ok("log");
        let is_recorded = |round: &str| log.contains(&format!("{round} of game 1"));
        assert_eq!(is_recorded("round 1"), expect_out != [none], "{lines}:\n{log}");
        assert!(!is_recorded("round 2"), "{lines}:\n{log}");
    };
    let first = "Game 1: round 1 is saved.";
    let not_taken =
        "line 1 (`0 20 37 zz 20 9 31`) was refused, and the lines after it were not read";
    check("0 20 37 zz 20 9 31\n5 20 37 5 20 out 31\n", &[none], &["not `zz`", not_taken]);
    check(
        "0 20 37 9 20 9 31\n5OO 20 37 5 20 out 31\n20 out 9 9 9 9 9\n",
        &[first],
        &["line 3 (`20 out 9 9 9 9 9`) was refused"],
    );
    // All scores of a round, some of them, and one with a name.
    let saved = "0 20 37 9 20 9 31\n";
    let lost = "round 2 was not saved: Gran 10, Tom 0, Lucy 20, Max 30, Zoe 12, Ann 12, Bob 5";
    let ended = "the input ended where an answer was needed: Save round 2? [Y/n/back]";
    check(&format!("{saved}10\n0\n20\n30\n12\n12\n5\n"), &[first], &[lost, ended]);
    let lost = "round 2 was not saved: Gran 10, Tom 0, Lucy 20";
    check(&format!("{saved}10\n0\n20\n"), &[first], &[lost, "needed: Max, total 9"]);
    let ended =
        "the input ended where an answer was needed: Quit without the scores typed for round 2?";
    check(&format!("{saved}10\n0\n20\nquit\n"), &[first], &[lost, ended]);
    check(&format!("{saved}tom 12\n"), &[first], &["round 2 was not saved: Tom 12"]);
    check(
        &format!("{saved}join\n"),
        &[first],
        &["the input ended where an answer was needed: Who joins?"],
    );
    // A command that is refused is a line that is not taken.
    check(
        &format!("{saved}fix 9 tom=3\n20 out 9 9 9 9 9\n"),
        &[first],
        &["line 2 (`fix 9 tom=3`)"],
    );
}

#[test]
fn an_empty_pipe_is_no_error() {
    let env = TestEnv::new();
    assert_eq!(env.with_input("play --plain", "").status.code(), Some(0));
    env.ok("new --yes --new-player Gran Tom");
    assert_eq!(env.with_input("play --plain", "").status.code(), Some(0));
    let output = env.with_input("play --plain", "12\nquit\ny\n");
    assert_eq!(output.status.code(), Some(0));
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told, "warning: round 1 was not saved: Gran 12\n");
}

/// Starts `crowns play` in a terminal and pastes a text; `None` if there is no `tmux`.
fn with_pasted<'a>(env: &'a TestEnv, options: &str, text: &str) -> Option<Tmux<'a>> {
    let tmux = Tmux::start(env, 80, 24)?;
    tmux.crowns(options);
    tmux.wait_for("Ann, total 25:");
    tmux.paste_marked(text);
    if options != "play" {
        tmux.type_text("", &["Enter"]);
    }
    Some(tmux)
}

#[test]
fn pasted_rows_stop_at_the_first_that_is_refused_and_words_answer_a_question() {
    for options in ["play", "play --plain"] {
        let env = TestEnv::with_games(0);
        let Some(tmux) = with_pasted(&env, options, "0 20 zz\n9 0 31\n") else {
            return;
        };
        tmux.wait_for("1 line was not read: `9 0 31`");
        assert!(tmux.shown().contains("not `zz`"), "{}", tmux.shown());
        if options == "play" {
            tmux.type_text("", &["Up"]);
            tmux.wait_for("Ann, total 25: 0 20 zz");
            tmux.type_text("", &["BSpace", "BSpace"]);
            tmux.type_text("37", &["Enter"]);
            tmux.wait_for("Save round 3?");
            tmux.type_text("back", &["Enter"]);
            tmux.wait_for("total 67: 37");
            tmux.type_text("", &["Enter"]);
            tmux.wait_for("Save round 3?");
            tmux.type_text("no", &["Enter"]);
            tmux.wait_for("nothing was saved");
            tmux.type_text("12", &["Enter", "C-c"]);
            tmux.wait_for("warning: round 3 was not saved: Ann 12");
        }
        assert!(!env.ok("board").contains("3    5 |   0"));
    }
}

#[test]
fn a_whole_evening_is_played_line_by_line() {
    let env = TestEnv::new();
    let Some(tmux) = Tmux::start(&env, 80, 50) else {
        return;
    };
    tmux.crowns("play --plain");
    tmux.wait_for_prompt("Players?");
    tmux.answer("Gran, Tom and Lucy", "Who deals first? [Gran]");
    tmux.answer("tom", "Rules? [official]");
    tmux.answer("", "Gran, total 0:");
    tmux.answer("l2 0 40", "did you mean `12`? [Y/n]");
    tmux.answer("", "Gran, total 12:");
    // What is next is said once.
    let next = "Lucy deals, Gran starts";
    assert_eq!(tmux.shown().matches(next).count(), 1);
    tmux.answer("undo", "Gran, total 0:");
    tmux.answer("redo", "Gran, total 12:");
    // With mistakes, canceled once.
    tmux.answer("no", "Gran, total 12:");
    tmux.answer("20", "Tom, total 0:");
    tmux.type_text("", &["C-c"]);
    tmux.wait_for_prompt("Gran, total 12:");
    tmux.answer("20 9 out", "total 32:");
    // A correction, a late-comer, somebody who leaves.
    tmux.answer("fix 1 lucy=10", "total 32:");
    assert!(tmux.shown().contains("Lucy had 40, now has 10"));
    tmux.answer("join Zoe", "Zoe starts with? [32, the highest total]");
    tmux.answer("", "total 32:");
    assert!(tmux.shown().contains("Zoe joins game 1 with 32 points"));
    tmux.answer("leave Tom", "total 32:");
    // What the panels of the screen show.
    for (command, expect) in [
        ("check --round 3 7D 9D JK 5S 6S", "This hand costs"),
        ("judge --round 3 6D,7D,8D", "1. run"),
        ("board --chart", "Totals by round"),
        ("log", "corrected: Lucy 40 -> Lucy 10"),
        ("rules ties", "Who wins when two players"),
        ("?", "shows this again"),
    ] {
        tmux.answer(command, "total 32:");
        let shown = tmux.shown();
        let answer = shown.split(&format!("total 32: {command}")).nth(1);
        assert!(answer.is_some_and(|answer| answer.contains(expect)), "{shown}");
    }
    // Another device enters the round; what was typed is asked about.
    env.ok("score 10 20 out");
    tmux.answer("0 21 10", "Use what you typed for round 3 as round 4? [y/n]");
    assert!(tmux.shown().contains("Entered elsewhere just now: round 3"));
    tmux.answer("y", "total 42 [0 21 10]:");
    tmux.answer("", "total 42:");
    env.ok("score 10 20 out");
    tmux.answer("0 21 11", "Use what you typed for round 5 as round 6? [y/n]");
    tmux.answer("n", "total 52:");
    // A game beside it is played until it is over, then the first one again.
    tmux.answer("new Ann Bob --new-player", "Ann (deals), total 0:");
    tmux.answer("out 20", "Ann, total 0:");
    tmux.answer("game finish 2", "total 52:");
    tmux.answer("quit", "$");
    env.assert_intact();
    let log = env.ok("log");
    for event in ["round 4 of game 1", "round 5 of game 1", "round 1 of game 2"] {
        assert_eq!(log.matches(event).count(), 1, "{event} in\n{log}");
    }
}

#[test]
fn words_are_typed_on_the_screen_and_it_says_in_the_shell_what_is_saved() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    tmux.crowns("play");
    tmux.wait_for("Ann, total 25:");
    tmux.type_text("undo", &["Enter"]);
    tmux.wait_for("undid: round 2 of game 1");
    tmux.type_text("ndo", &["Enter"]);
    tmux.wait_for("did you mean `undo`?");
    tmux.wait_for("undid: round 2 of game 1");
    tmux.type_text("redo", &["Enter"]);
    tmux.wait_for("round 3 ·");
    tmux.type_text("join Jo --new-player", &["Enter"]);
    tmux.wait_for("Jo joins game 1");
    tmux.type_text("leave bob", &["Enter"]);
    tmux.wait_for("Bob leaves game 1");
    tmux.type_text("fix 1 ann 5 cat 30", &["Enter"]);
    tmux.wait_for("now has 30");
    tmux.type_text("games", &["Enter"]);
    tmux.wait_for("open 2/11");
    tmux.type_text("leave nobody", &["Enter"]);
    tmux.wait_for("`nobody` is not a player of game 1");
    tmux.type_text("quit", &["Enter"]);
    tmux.wait_for("Game 1: rounds 1 and 2 are saved. `crowns play` continues it.");
    env.assert_intact();
}

#[test]
fn odds_are_told_on_the_screen_and_typing_goes_on_meanwhile() {
    let env = TestEnv::new();
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    env.ok(&["new", "--yes", "--new-player", "Gran", "Tom"]);
    tmux.crowns("play");
    tmux.wait_for("Gran");
    tmux.type_text("o", &[]);
    tmux.wait_for("Type your hand of round 1: 3 cards");
    tmux.type_text("7d 9d", &[]);
    tmux.wait_for("2 cards so far");
    tmux.type_text(" 9x", &[]);
    tmux.wait_for("card 3 `9x`");
    tmux.type_text("", &["BSpace"]);
    tmux.type_text("h", &[]);
    tmux.wait_for("1 draw away from going out");
    // What is typed next is of a hand that has drawn.
    tmux.type_text(" jk", &[]);
    tmux.wait_for(": the hand goes out");
    tmux.type_text("", &["Escape"]);
    // A key that is read together with Escape is Alt and that key.
    tmux.wait_until_gone(": the hand goes out");
    tmux.type_text("out 12", &["Enter"]);
    tmux.wait_for("Save round 1?");
}

#[test]
fn ctrl_c_ends_a_command_and_drops_what_was_typed_meanwhile() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    // Nobody writes into it: to read it takes for ever.
    let status = Command::new("mkfifo").arg(env.path("pipe")).status();
    assert!(status.unwrap().success());
    tmux.crowns("play");
    tmux.wait_for("Ann, total 25:");
    tmux.type_text("import pipe", &["Enter"]);
    tmux.wait_for("Still running; Ctrl-C stops it");
    tmux.type_text("12", &["Enter", "C-c"]);
    tmux.wait_for("`import pipe` was stopped");
    tmux.wait_for("Ann, total 25:");
    assert!(!tmux.shown().contains("total 25: 12"));
    tmux.type_text("0 20 37", &["Enter", "Enter"]);
    tmux.wait_for("round 4 ·");
    tmux.type_text("serve", &["Enter"]);
    tmux.wait_for("`serve` runs until Ctrl-C: start it in another terminal");
    tmux.type_text("", &["C-c"]);
    env.assert_intact();
}

#[test]
fn pasted_rounds_are_entered_on_the_screen_and_line_by_line() {
    for options in ["play", "play --plain"] {
        let env = TestEnv::with_games(0);
        let Some(tmux) = with_pasted(&env, options, "0 20 37\n9 0 31\n") else {
            return;
        };
        tmux.wait_until("two rounds", |_| env.ok("board").contains("4    6 |"));
        tmux.type_text("quit", &["Enter"]);
        tmux.wait_for("rounds 1 to 4 are saved");
    }
}

#[test]
fn a_dumb_terminal_is_asked_and_ctrl_c_drops_what_is_asked() {
    let env = TestEnv::with_games(0);
    let Some(tmux) = Tmux::start(&env, 80, 50) else {
        return;
    };
    tmux.command(&format!("TERM=dumb {} play", env!("CARGO_BIN_EXE_crowns")));
    tmux.wait_for_prompt("Ann, total 25:");
    tmux.answer("board --chart", "Ann, total 25:");
    assert!(tmux.shown().is_ascii(), "{}", tmux.shown());
    // A command asks, and is left.
    tmux.type_text("fix 1", &["Enter"]);
    tmux.wait_until("a question", |shown| {
        let last = shown.trim_end().lines().last().unwrap_or_default();
        last.ends_with(':') && !last.contains("total 25:")
    });
    tmux.type_text("", &["C-c"]);
    tmux.wait_for_prompt("Ann, total 25:");
    assert!(tmux.shown().contains("`fix 1` was stopped"), "{}", tmux.shown());
    // What is typed for the round is dropped, then the program is left.
    tmux.answer("12", "Bob, total 20:");
    tmux.type_text("", &["C-c"]);
    tmux.wait_for_prompt("Ann, total 25:");
    assert!(tmux.shown().contains("nothing was saved"));
    tmux.type_text("", &["C-c"]);
    tmux.wait_for("Game 1: rounds 1 and 2 are saved.");
}
