//! What a Tab in a shell offers, and the scripts that ask for it.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::env::{TestEnv, stdout};
#[cfg(unix)]
use crate::tmux::Tmux;

const FILES: [(&str, &str); 5] = [
    ("bash", "crowns.bash"),
    ("zsh", "_crowns"),
    ("fish", "crowns.fish"),
    ("elvish", "crowns.elv"),
    ("powershell", "_crowns.ps1"),
];

#[test]
fn the_command_prints_the_short_script_of_each_shell() {
    let mut size = 0;
    for (shell, file) in FILES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("completions").join(file);
        let script = fs::read_to_string(path).unwrap();
        size += script.len();
        assert_eq!(TestEnv::new().ok(&["completions", shell]), script);
    }
    assert!(size < 8_000, "{size} bytes");
}

/// Returns what is offered for the last word of a line, without descriptions.
fn offered(env: &TestEnv, line: &str) -> BTreeSet<String> {
    let words: Vec<_> = ["--", "crowns"].into_iter().chain(line.split(' ')).collect();
    let output = env.command(&words).env("COMPLETE", "fish").output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let value = |line: &str| line.split('\t').next().unwrap().to_owned();
    stdout(&output).lines().map(value).collect()
}

#[track_caller]
fn check(env: &TestEnv, line: &str, expect: &[&str]) {
    let expect: BTreeSet<_> = expect.iter().map(|&value| value.to_owned()).collect();
    assert_eq!(offered(env, line), expect, "{line}");
}

fn club() -> TestEnv {
    let env = TestEnv::new();
    env.ok(&["new", "Ann", "Bob", "Mary Lou", "--league", "Tuesday Club", "--yes"]);
    env.ok(&["league", "edit", "Tuesday Club", "--season", "autumn=2026-09-01..2026-12-31"]);
    env.ok("player add Zoë");
    env.ok("rules add house --rule min_naturals=1");
    env.ok(&[
        "tournament",
        "new",
        "Open",
        "Ann",
        "Bob",
        "Zoë",
        "Mary Lou",
        "--games",
        "2",
        "--tables",
        "1",
    ]);
    env
}

#[test]
fn a_tab_offers_what_the_database_holds() {
    let env = club();
    check(&env, "new ", &["Ann", "Bob", "Mary Lou", "Zoë"]);
    check(&env, "new ma", &["Mary Lou"]);
    check(&env, "new Ann, bob, ", &["Mary Lou", "Zoë"]);
    check(&env, "new Ann Bob --dealer ", &["Ann", "Bob"]);
    check(&env, "new --dealer z", &["Zoë"]);
    check(&env, "import --csv a.csv --as Zoe=z", &["Zoe=Zoë"]);
    check(&env, "import --csv a.csv --as=Zoe=z", &["--as=Zoe=Zoë"]);
    check(&env, "report mar", &["Mary Lou"]);
    check(&env, "report tue", &["Tuesday Club"]);
    check(
        &env,
        "game ",
        &["1", "abandon", "delete", "edit", "finish", "last", "move", "resume", "show"],
    );
    check(&env, "player ma", &["Mary Lou"]);
    check(&env, "league tu", &["Tuesday Club"]);
    check(&env, "tournament o", &["Open"]);
    check(&env, "statistics ma", &["Mary Lou"]);
    check(&env, "won y", &["yesterday"]);
    check(&env, "results ma", &["Mary Lou"]);
    check(&env, "leave ", &["Ann", "Bob", "Mary Lou"]);
    check(&env, "tournament leave ", &["Ann", "Bob", "Mary Lou", "Zoë"]);
    check(&env, "tournament swap z", &["Zoë"]);
    check(&env, "report player ", &["Ann", "Bob", "Mary Lou", "Zoë"]);
    check(&env, "standings --league tue", &["Tuesday Club"]);
    check(&env, "standings --league=tue", &["--league=Tuesday Club"]);
    check(&env, "standings --season ", &["autumn"]);
    check(&env, "stats bo", &["Bob"]);
    check(&env, "game show ", &["1", "last"]);
    check(&env, "score --game ", &["1", "last"]);
    check(&env, "new --rules ", &["house", "official", "texas"]);
    check(&env, "report tournament --tournament o", &["Open"]);
    check(&env, "standings t", &["Tuesday Club", "today"]);
    check(&env, "standings bo", &[]);
    check(&env, "records bo", &["Bob"]);
    check(&env, "fix ", &[]);
    env.ok("score 0 13 20 --game 1");
    env.ok("score 0 14 20 --game 1 --force");
    check(&env, "fix ", &["1", "2"]);
    check(&env, "fix --game 1 --round ", &["1", "2"]);
    assert!(!offered(&env, "backup ").contains("."));
    check(&env, "--db elsewhere.db new ", &[]);
}

#[test]
fn a_tab_offers_commands_topics_and_values() {
    let env = TestEnv::new();
    check(&env, "sta", &["standings", "stats"]);
    check(&env, "player ren", &["rename"]);
    check(&env, "rules stock-", &["stock-used-up"]);
    check(&env, "board --color a", &["always", "auto"]);
    check(&env, "--lang ", &["da", "en", "fi", "is", "nb", "sv"]);
    check(&env, "check --round 1", &["1", "10", "11"]);
    check(&env, "config set col", &["color"]);
    check(&env, "config set color ", &["always", "auto", "never"]);
    check(&env, "config set language d", &["da"]);
    check(&env, "games --since y", &["yesterday"]);
    check(&env, "new --rule natural_in", &["natural_in_place=no", "natural_in_place=yes"]);
    check(&env, "new --rule tie", &["tie=extra-round", "tie=most-out", "tie=shared"]);
    check(&env, "new --rule games", &["games_combined=1", "games_combined=2"]);
    check(&env, "new --rule face", &["face_cards=10", "face_cards=11-12-13"]);
    check(&env, "new --rule wild", &["wild_value=", "wild_value=face"]);
    check(&env, "new --rule joker", &["joker_value="]);
    check(&env, "import --csv a.csv --column ro", &["round="]);
    check(&env, "import --csv a.csv --column=da", &["--column=date="]);
    check(&env, "import --csv a.csv --as Zo", &[]);
    check(&env, "help stand", &["standings"]);
    check(&env, "help opt", &["options"]);
    check(&env, "help game f", &["finish"]);
    check(&env, "help game p", &[]);
    let methods = ["average", "beaten", "per-round", "points", "rating", "total", "wins"];
    check(&env, "standings --by ", &methods);
    check(&env, "top --by w", &["wins"]);
    check(&env, "tournament standings --by ", &["average", "beaten", "points", "total"]);
}

#[test]
fn restore_offers_the_backups_and_then_files() {
    let env = club();
    env.ok("backup");
    let offered = offered(&env, "restore ");
    let backups = env.names("backups");
    assert_eq!(offered.len(), backups.len());
    let start = Path::new("backups").join("crowns-").display().to_string();
    assert!(offered.iter().all(|path| path.contains(&start)), "{offered:?}");
    let here = format!("restore {}/crown", env.folder().display());
    let file = env.db().display().to_string();
    assert!(self::offered(&env, &here).contains(&file));
}

#[test]
fn options_stand_behind_a_dash_and_a_dash_alone_is_never_offered() {
    let env = club();
    for line in ["", "check ", "score ", "board -", "check -", "rules ", "doctor -q"] {
        let offered = offered(&env, line);
        let wants_options = line.split(' ').next_back().is_some_and(|word| word.starts_with('-'));
        let is_fit = |value: &String| wants_options == value.starts_with("--");
        assert!(offered.iter().all(is_fit), "{line}: {offered:?}");
    }
    assert!(offered(&env, "check -").contains("--round"));
    assert!(offered(&env, "check --a").contains("--ascii"));
}

#[test]
fn a_tab_only_reads() {
    let env = TestEnv::new();
    check(&env, "new ", &[]);
    check(&env, "game show ", &["last"]);
    assert!(env.names(".").is_empty(), "{:?}", env.names("."));
}

/// Runs a program of a shell where `crowns` is that of the tests.
fn in_shell(env: &TestEnv, shell: &str, program: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_BIN_EXE_crowns")).parent().unwrap();
    let path = env::join_paths(
        std::iter::once(folder.to_owned())
            .chain(env::split_paths(&env::var_os("PATH").unwrap_or_default())),
    );
    let mut command = env.program(shell);
    command.args(["-c", program]).env("PATH", path.unwrap()).stdin(Stdio::null());
    // Not every machine has every shell.
    let output = command.output().ok()?;
    Some(stdout(&output))
}

#[test]
fn bash_and_fish_complete_names_that_can_be_run() {
    let env = club();
    let script = |file| Path::new(env!("CARGO_MANIFEST_DIR")).join("completions").join(file);
    let bash = |words: &str| {
        let file = script("crowns.bash");
        let program = format!(
            "source '{}'; COMP_WORDS=(crowns {words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             _crowns; printf '%s|' \"${{COMPREPLY[@]}}\"",
            file.display()
        );
        in_shell(&env, "bash", &program)
    };
    if let Some(found) = bash("new Ma") {
        assert_eq!(found, "Mary\\ Lou|");
        assert_eq!(bash("new '\"Ma'").unwrap(), "Mary Lou|");
        assert_eq!(bash("standings --league = Tue").unwrap(), "Tuesday\\ Club|");
        assert_eq!(bash("standings --league Tuesday\\\\ Club --season ''").unwrap(), "autumn|");
        assert_eq!(bash("check ''").unwrap(), "|");
        assert_eq!(bash("new --rule min_naturals =").unwrap(), "0|1|2|3|");
        assert_eq!(bash("won y").unwrap(), "yesterday|");
    }
    let file = script("crowns.fish");
    let fish = format!("source '{}'; complete -C 'crowns new Ma'", file.display());
    if let Some(found) = in_shell(&env, "fish", &fish) {
        assert_eq!(found.trim(), "Mary Lou");
    }
}

#[test]
fn shells_that_are_installed_can_read_the_scripts() {
    for (shell, file) in &FILES[..3] {
        let path = Path::new("completions").join(file);
        let Ok(output) = Command::new(shell).arg("-n").arg(path).output() else {
            continue;
        };
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{shell}: {complaint}");
    }
}

#[cfg(unix)]
#[test]
fn zsh_and_elvish_complete_names_in_a_terminal() {
    let env = club();
    let program = Path::new(env!("CARGO_BIN_EXE_crowns"));
    let path = format!("PATH='{}':\"$PATH\"", program.parent().unwrap().display());
    let script = |file| Path::new(env!("CARGO_MANIFEST_DIR")).join("completions").join(file);
    let zsh =
        format!("autoload -U compinit; compinit -D; source '{}'", script("_crowns").display());
    let elvish = format!("eval (slurp < '{}')", script("crowns.elv").display());
    for (shell, options, load) in [("zsh", " -f", zsh), ("elvish", " -norc", elvish)] {
        // Not every machine has every shell.
        if Command::new(shell).arg("--version").output().is_err() {
            continue;
        }
        let Some(tmux) = Tmux::start(&env, 80, 24) else { return };
        tmux.command(&format!("{path} {shell}{options}"));
        std::thread::sleep(std::time::Duration::from_secs(2));
        tmux.command(&load);
        tmux.type_text("crowns stats Ma", &["Tab"]);
        tmux.wait_until("Mary Lou", |shown| shown.contains("Mary") && shown.contains("Lou"));
    }
}
