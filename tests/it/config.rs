//! Settings that last: an option counts before the environment, that before the file.

use std::fs;
use std::process::Command;

use crate::env::{TestEnv, message, stdout};

/// Prepares a command where no variable names the language.
fn command(env: &TestEnv, line: &str) -> Command {
    let mut command = env.command(line);
    command.env_remove("CROWNS_LANG");
    command
}

fn run(env: &TestEnv, line: &str) -> String {
    stdout(&command(env, line).output().unwrap())
}

fn write(env: &TestEnv, text: &str) {
    let file = env.ok("config path");
    let file = std::path::Path::new(file.trim());
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
}

#[test]
fn a_setting_counts_after_the_option_and_the_environment() {
    let env = TestEnv::with_games(0);
    run(&env, "config set language da");
    assert!(run(&env, "board").contains("Spil 1"), "{}", run(&env, "board"));
    let swedish = command(&env, "board").env("CROWNS_LANG", "sv").output().unwrap();
    assert!(stdout(&swedish).contains("Spel 1"), "{swedish:?}");
    assert!(run(&env, "board --lang en").contains("Game 1"));
    assert_eq!(run(&env, "config get language"), "da\n");
    assert!(run(&env, "config").contains("language  da        file\n"));
    run(&env, "config unset language");
    assert!(run(&env, "board").contains("Game 1"));
}

#[test]
fn color_and_ascii_last_and_an_option_says_no_to_them() {
    let env = TestEnv::new();
    let check = "check --round 1 7D 9D JOKER QS";
    env.ok("config set color always");
    assert!(env.ok(check).contains("7♦"));
    env.ok("config set ascii true");
    assert!(!env.ok(check).contains("7♦") && env.ok(check).contains('\x1b'));
    assert!(env.ok(&format!("{check} --ascii=false")).contains("7♦"));
    assert!(!env.ok(&format!("{check} --color never")).contains('\x1b'));
    let plain = env.command(check).env("NO_COLOR", "1").output().unwrap();
    assert!(!stdout(&plain).contains('\x1b'));
}

#[test]
fn new_games_get_the_league_and_the_rules_of_the_settings() {
    let env = TestEnv::new();
    env.ok("config set league Tuesday");
    env.ok("config set rules texas");
    let game = env.json("new Ann Bob");
    assert_eq!(game["game"]["league"]["name"], "Tuesday");
    assert_eq!(game["game"]["ruleset"]["name"], "texas");
    let game = env.json("new Ann Bob --no-league --rules official");
    assert!(game["game"]["league"].is_null(), "{game}");
    assert_eq!(game["game"]["ruleset"]["name"], "official");
    env.ok("result Ann 12 Bob 9");
    assert!(env.ok("games --league Tuesday").contains('3'));
    assert!(TestEnv::new().ok("check --round 1 7D 9D JOKER QS").contains("official rules"));
    env.ok("game abandon 1");
    env.ok("game abandon 2");
    assert!(env.ok("check --round 1 7D 9D JOKER QS").contains("texas rules"));
}

#[test]
fn a_wrong_file_is_named_with_line_and_key_and_stops_nothing_that_does_not_need_it() {
    let env = TestEnv::new();
    write(&env, "# ours\ncolor = \"blue\"\nlanguage = \"en\"\nrules = \"texsa\"\nfont = 3\n");
    let output = env.run("games");
    assert!(output.status.success(), "{output:?}");
    let said = message(&output);
    assert!(said.contains("line 2: `color` must be auto, always or never, not `blue`"), "{said}");
    assert!(said.contains("line 5: there is no setting `font`"), "{said}");
    let refused = message(&env.run("new Ann Bob"));
    assert!(refused.contains("line 4, `rules`: there is no ruleset `texsa`"), "{refused}");
    env.ok("new Ann Bob --rules official");
    write(&env, "ascii = yes\n");
    let output = env.run("board");
    assert!(output.status.success() && message(&output).contains("line 1: "), "{output:?}");
}

#[test]
fn a_setting_changes_in_its_place_and_comments_stay() {
    let env = TestEnv::new();
    write(&env, "# of the club\nleague = \"Tuesday\" # or Friday\n\nascii = true\n");
    env.ok("config set league Friday");
    env.ok("config unset ascii");
    env.ok(&["config", "set", "pager", "less -R"]);
    let file = env.ok("config path");
    assert_eq!(
        fs::read_to_string(file.trim()).unwrap(),
        "# of the club\nleague = \"Friday\" # or Friday\npager = \"less -R\"\n"
    );
    assert!(env.error("config set color blue").contains("auto, always or never"));
    assert_eq!(env.run("config unset ascii").status.code(), Some(1));
}

#[test]
fn what_is_mistyped_is_refused_or_can_be_removed() {
    let env = TestEnv::new();
    env.ok("league add Tuesday");
    assert!(env.error("config set league Tusday").contains("did you mean `Tuesday`?"));
    env.ok("config set league tuesday");
    env.ok("config set league none");
    assert_eq!(env.run("config get league").status.code(), Some(1));
    assert_eq!(message(&env.run("config set pager off")), "`pager` is now empty");
    env.ok("league add Tusday --new-league");
    env.ok("config set league Tusday");
    env.ok("config set league Chess");
    write(&env, "font = 3\nascii = true\n");
    env.ok("config unset font");
    assert_eq!(message(&env.run("config list")), "");
    assert!(env.error("config unset fonts").contains("there is no setting `fonts`"));
    assert_eq!(env.ok("config get"), env.ok("config list"));
    let output = env.command(&["config", "get", "language"]).env("CROWNS_LANG", "zz").output();
    assert_eq!(crate::env::stdout(&output.unwrap()), "en\n");
    let file = env.ok("config path");
    fs::remove_file(file.trim()).unwrap();
    fs::create_dir(file.trim()).unwrap();
    let error = env.error("config set ascii true");
    assert!(error.contains("is a directory") && error.contains("move it away"), "{error}");
}

#[test]
fn an_import_goes_into_the_league_of_the_settings() {
    let env = TestEnv::new();
    fs::write(env.path("old.csv"), "Date,Round,Ann,Bob\n2026-01-01,1,0,13\n").unwrap();
    let set = env.run("config set league Club");
    let told = message(&set);
    assert!(told.contains("there is no league `Club` yet; the next game adds it"), "{told}");
    env.ok("import --csv old.csv");
    assert!(env.ok("games --league Club").contains("2026-01-01"));
    env.ok("import --csv old.csv --no-league");
    assert_eq!(env.ok("games --league Club").matches("2026-01-01").count(), 1);
    let again = env.run("config set league Club");
    assert_eq!(message(&again).matches("no league").count(), 0);
}

#[test]
fn the_language_is_english_by_default_where_no_locale_is_set() {
    let env = TestEnv::new();
    let listed = |locale: Option<&str>| {
        let mut command = command(&env, "config");
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command.envs(locale.map(|locale| ("LANG", locale)));
        stdout(&command.output().unwrap()).lines().next().unwrap().to_owned()
    };
    if cfg!(target_os = "linux") {
        assert_eq!(
            listed(None).split_whitespace().collect::<Vec<_>>(),
            ["language", "en", "default"]
        );
    }
    assert_eq!(
        listed(Some("da_DK")).split_whitespace().collect::<Vec<_>>(),
        ["language", "da", "locale"]
    );
}
