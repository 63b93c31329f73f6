//! What is asked on a terminal: what a command leaves out, and what is odd.

use crate::env::TestEnv;
use crate::tmux::Tmux;

/// Asks on a terminal of 40 lines; skipped without `tmux`.
fn in_terminal(env: &TestEnv, dialogue: impl FnOnce(&Tmux)) {
    if let Some(tmux) = Tmux::start(env, 80, 40) {
        dialogue(&tmux);
    }
}

#[test]
fn commands_without_arguments_ask_for_them() {
    let env = TestEnv::new();
    in_terminal(&env, |tmux| {
        tmux.crowns("new");
        tmux.wait_for_prompt("Players?");
        tmux.answer("Gran, Tom, Lucy, Max", "Who deals first? [Gran]");
        tmux.answer("", "Rules? [official]");
        tmux.type_text("", &["Enter"]);
        tmux.wait_for("Game 1: Gran, Tom, Lucy and Max, official rules");

        tmux.crowns("score");
        tmux.wait_for_prompt("Gran (deals), total 0:");
        tmux.answer("12 0 37 5", "[Y/n/back]");
        tmux.type_text("", &["Enter"]);
        tmux.wait_for("Round 1: Gran 12, Tom 0x, Lucy 37, Max 5");

        tmux.crowns("stats");
        tmux.wait_for_prompt("Player to show in detail? [none]");
        tmux.type_text("", &["C-c"]);

        env.ok("backup");
        tmux.crowns("restore");
        tmux.wait_for_prompt("Which backup? [1]");
        tmux.type_text("", &["C-c"]);

        env.ok("game finish");
        tmux.command("clear");
        tmux.crowns("new");
        tmux.wait_for_prompt("Players? [Gran, Tom, Lucy, Max]");
    });
}

#[test]
fn which_of_several_games_and_with_which_total_is_asked() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok("score 0 13");
    env.ok("new Dan Eve");
    in_terminal(&env, |tmux| {
        tmux.crowns("join Zoe");
        tmux.wait_for_prompt("Which game?");
        tmux.answer("7", "Which game?");
        tmux.answer("carl", "Which game?");
        tmux.answer("1", "Zoe starts with? [13, the highest total]");
        tmux.type_text("20", &["Enter"]);
        tmux.wait_for("Zoe joins game 1 with 20 points");
        env.ok("leave Zoe --game 1");
        tmux.command("clear");
        // Only one has the player; another answer names who plays.
        tmux.crowns("fix 1 bob 14");
        tmux.wait_for("Bob had 13, now has 14");
        tmux.crowns("fix 1 bob 13");
        tmux.wait_for("Bob had 14, now has 13");
        tmux.crowns("board");
        tmux.wait_for_prompt("Which game?");
        tmux.type_text("dan and eve", &["Enter"]);
        tmux.wait_for("Game 2: ");
        tmux.command("clear");
        tmux.crowns("join zoe --game 1");
        tmux.wait_for("Zoe joins game 1 with 20 points, the total they left with");
    });
}

#[test]
fn words_that_join_are_one_name_or_several() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    in_terminal(&env, |tmux| {
        tmux.crowns("join Zoe Max");
        tmux.wait_for_prompt("Is `Zoe Max` one player? [Y/n]");
        tmux.type_text("n", &["Enter"]);
        tmux.wait_for("Zoe joins game 1");
        tmux.command("clear");
        tmux.crowns("join Max Power");
        tmux.wait_for_prompt("Is `Max Power` one player? [Y/n]");
        tmux.type_text("", &["Enter"]);
        tmux.wait_for("Max Power joins game 1");
        assert_eq!(env.json("board")["players"].as_array().unwrap().len(), 5);
    });
}

#[test]
fn questions_of_an_import_explain_themselves_and_are_left() {
    let env = TestEnv::new();
    std::fs::write(env.path("old.csv"), "Satz,Ann,Bob\n1,0,13\n2,12,0\n").unwrap();
    in_terminal(&env, |tmux| {
        for leave in ["q", "quit"] {
            tmux.command("clear");
            tmux.crowns("import --csv old.csv");
            tmux.wait_for_prompt("[Y/n]");
            tmux.type_text("?", &["Enter"]);
            tmux.wait_for("Ctrl-C cancels");
            tmux.type_text(leave, &["Enter"]);
            tmux.wait_for("canceled; nothing was imported");
            assert_eq!(env.ok("player list"), "");
        }
    });
}

#[test]
fn lines_that_are_pasted_are_all_read() {
    let env = TestEnv::new();
    in_terminal(&env, |tmux| {
        tmux.crowns("solitaire table");
        tmux.wait_for_prompt("Pile 3, cards:");
        tmux.paste("7H 8H 9H\n5C 5C 3D 4D\nKS KS QD 10S JOKER\n");
        tmux.wait_for_prompt("Pile 6, cards:");
    });
}

#[test]
fn what_is_odd_is_asked_back() {
    let env = TestEnv::new();
    env.ok("new Gran Tom");
    in_terminal(&env, |tmux| {
        tmux.crowns("score 0 13");
        tmux.wait_for("Round 2: deal 4");
        let before = env.ok("log");
        for (command, question) in [
            ("new Gran", "Only Gran plays. Start a game of one? [y/N]"),
            ("score 0 13", "Round 1 just got these scores. Enter them for round 2 too? [y/N]"),
            ("score --round 9 20 0", "Round 2 is next. Enter round 9 anyway? [y/N]"),
            ("score o 13", "`o` is not a number; did you mean `0`? [Y/n]"),
        ] {
            tmux.command("clear");
            tmux.crowns(command);
            tmux.wait_for_prompt(question);
            tmux.type_text("n", &["Enter"]);
            tmux.wait_for_prompt("$");
        }
        assert_eq!(env.ok("log"), before);
        env.ok("undo");
        tmux.crowns("undo");
        tmux.wait_for_prompt("Take back the start of game 1: Gran, Tom? [y/N]");
    });
}

#[test]
fn a_correction_shows_a_warning_once() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok("score 0 13");
    in_terminal(&env, |tmux| {
        tmux.crowns("fix");
        tmux.wait_for_prompt("Which round? [1]");
        tmux.answer("", "Ann (deals), total 0 [out]:");
        tmux.answer("", "Bob, total 0 [13]:");
        tmux.answer("12", "[Y/n/back]");
        tmux.answer("", "Why?");
        tmux.type_text("", &["Enter"]);
        tmux.wait_for("Bob had 13, now has 12");
        let warning = "cannot have exactly 12 points";
        assert_eq!(tmux.shown().matches(warning).count(), 1);
    });
}

#[test]
fn scores_are_warned_of_as_the_game_is_when_they_are_saved() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok("score 0 13");
    in_terminal(&env, |tmux| {
        tmux.crowns("score");
        tmux.wait_for_prompt("Ann, total 0:");
        tmux.answer("0 14", "[Y/n/back]");
        env.ok("undo");
        tmux.type_text("", &["Enter"]);
        tmux.wait_for("round 2 was entered, but round 1 is next");
    });
}

#[test]
fn a_signal_at_a_question_gives_the_terminal_back() {
    let env = TestEnv::new();
    env.ok("new Gran Tom");
    in_terminal(&env, |tmux| {
        let before = tmux.state("before");
        let questions =
            [("score", "Gran (deals), total 0:"), ("play --plain", ""), ("solitaire", "")];
        for (nth, (command, question)) in questions.into_iter().enumerate() {
            for signal in ["TERM", "HUP", "INT", "QUIT"] {
                tmux.command("clear");
                tmux.crowns(command);
                tmux.wait_until(question, |shown| {
                    let shown = shown.trim_end();
                    shown.ends_with(question) && shown.ends_with([':', '?', '>', ']'])
                });
                let sent = std::process::Command::new("kill")
                    .args(["-s", signal, &tmux.process()])
                    .status();
                assert!(sent.unwrap().success());
                tmux.wait_for_prompt("$");
                let after = tmux.state(&format!("{signal}{nth}"));
                assert_eq!(after, before, "{command}, SIG{signal}");
            }
        }
    });
}
