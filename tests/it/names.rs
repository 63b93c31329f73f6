//! Any name is stored, shown and aligned safely.

use std::process::Output;

use crowns::game::{Name, is_control};
use crowns::store::JournalLine;
use rusqlite::Connection;
use serde_json::Value;
use unicode_width::UnicodeWidthStr;
use uuid::Uuid;

use crate::env::{TestEnv, on_one_line, stdout};
use crate::journal_rows::merge;

/// An environment that checks that nothing steers the terminal.
struct Table(TestEnv);

impl Table {
    fn new() -> Self {
        Self(TestEnv::new())
    }

    fn run(&self, args: &[&str]) -> Output {
        self.0.run(args)
    }

    /// Runs a command that must succeed, and returns what it printed.
    fn ok(&self, args: &[&str]) -> String {
        let Output { status, stdout, stderr } = self.run(args);
        let stderr = String::from_utf8(stderr).unwrap();
        assert!(status.success(), "{args:?}: {stderr}");
        assert_harmless(&stderr);
        String::from_utf8(stdout).unwrap()
    }

    /// Runs a command that must fail, and returns its error.
    fn error(&self, args: &[&str]) -> String {
        let stderr = self.0.error(args);
        assert_harmless(&stderr);
        stderr
    }

    fn players(&self) -> Vec<String> {
        let json = self.0.json("player list");
        let players = json["players"].as_array().unwrap().iter();
        players.map(|player| player["name"].as_str().unwrap().to_owned()).collect()
    }
}

/// Nothing steers the terminal. The isolates that keep a name which runs from
/// right to left to itself are the program's own, and are closed.
fn assert_harmless(text: &str) {
    let steers = |c: char| c.is_control() && c != '\n' || ('\u{202a}'..='\u{202e}').contains(&c);
    assert!(!text.chars().any(steers), "{text:?}");
    for line in text.lines() {
        let count = |c| line.matches(c).count();
        assert_eq!(count('\u{2068}'), count('\u{2069}'), "{line:?}");
    }
}

const EMOJI: &str =
    "🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊";

const ODD: [&str; 7] = [
    "') DROP TABLE",
    "שרה",
    "فاطمة",
    EMOJI,
    "Z\u{335}o\u{335}\u{336}e\u{335}",
    "李小龍",
    "%s \"$HOME\" `id`",
];

#[test]
fn unusual_names_are_stored_unchanged() {
    let table = Table::new();
    table.ok(&[&["new"], &ODD[..]].concat());
    let players = table.players();
    assert_eq!(players.len(), ODD.len());
    for name in ODD {
        assert!(players.iter().any(|player| player == name), "{name}");
        let page = table.ok(&["player", "show", name]);
        assert!(page.contains(name), "{page}");
        assert_harmless(&page);
        table.ok(&["leave", name, "--game", "1"]);
        table.ok(&["join", name, "--score", "12"]);
    }
    let json: Value = serde_json::from_str(&table.ok(&["board", "--json"])).unwrap();
    let players = json["players"].as_array().unwrap();
    let names: Vec<_> = players.iter().map(|player| &player["name"]).collect();
    assert_eq!(names, ODD);
}

#[test]
fn unusual_names_are_aligned() {
    let table = Table::new();
    table.ok(&[&["new"], &ODD[..]].concat());
    let board = table.ok(&["board"]);
    assert_harmless(&board);
    assert!(board.lines().all(|line| line.width() <= 80), "{board}");
    let lines: Vec<_> = board.lines().collect();
    let row = lines.iter().position(|line| line.contains("# wild"));
    let heading = lines[row.unwrap() - 1];
    assert!(heading.contains("שרה") && heading.contains('~'), "{heading}");
}

#[test]
fn names_that_would_steer_the_terminal_are_refused() {
    let table = Table::new();
    for (name, shown) in [
        ("\u{1b}[31mAnn\u{1b}[0m", "U+001B"),
        ("Ann\u{202e}", "U+202E"),
        ("A\u{200f}nn", "U+200F"),
        ("Ann\nBob", "a line break"),
        ("A\u{9b}2Jnn", "U+009B"),
    ] {
        for args in [
            &["player", "add", name][..],
            &["new", name],
            &["new", "Bob", "Cat", "--league", name],
            &["new", "Bob", "Cat", "--place", name],
            &["new", "Bob", "Cat", "--note", name],
        ] {
            let error = table.error(args);
            assert!(error.contains(shown), "{error}");
        }
        table.error(&["player", "show", name]);
        table.error(&["board", "--game", name]);
    }
    assert_eq!(table.players(), [""; 0]);
}

/// Text that would clear the screen, set a title and turn the direction.
const HOSTILE: &str = r"\u001b[2J\u001b]0;owned\u0007\u009b2J\u202e\u200fX";

/// A league and a game, all of whose texts are hostile.
fn hostile_journal() -> Vec<JournalLine> {
    let id = Uuid::from_u128;
    let ruleset = format!(r#"{{"name":"{HOSTILE}","knobs":{{"min_naturals":"1"}}}}"#);
    let players = format!(r#""{}","{}""#, id(1), id(2));
    let events = [
        ("player", 1, r#"{"kind":"player_added","name":"Ann"}"#.to_owned()),
        ("player", 2, r#"{"kind":"player_added","name":"Bob"}"#.to_owned()),
        ("ruleset", 3, format!(r#"{{"kind":"ruleset_added","ruleset":{ruleset}}}"#)),
        (
            "league",
            4,
            format!(r#"{{"kind":"league_added","name":"Club","terms":{{"ruleset":{ruleset}}}}}"#),
        ),
        (
            "league",
            4,
            format!(
                r#"{{"kind":"league_season_set","season":{{"name":"{HOSTILE}","from":"2026-01-01","until":"2026-12-31"}},"was":null}}"#
            ),
        ),
        (
            "game",
            5,
            format!(
                r#"{{"kind":"game_started","number":1,"seats":[{players}],"dealer":"{}","ruleset":{ruleset},"league":"{}","date":"2026-11-21","place":"{HOSTILE}","note":"{HOSTILE}"}}"#,
                id(1),
                id(4)
            ),
        ),
        (
            "game",
            5,
            format!(
                r#"{{"kind":"round_scored","round":1,"scores":[{{"player":"{}","points":0}},{{"player":"{}","points":13,"cards":"{HOSTILE}"}}],"out":{{"player":"{}"}}}}"#,
                id(1),
                id(2),
                id(1)
            ),
        ),
        ("game", 5, format!(r#"{{"kind":"game_abandoned","why":"{HOSTILE}"}}"#)),
        ("game", 5, r#"{"kind":"game_resumed"}"#.to_owned()),
        ("game", 5, r#"{"kind":"game_finished"}"#.to_owned()),
        ("player", 1, format!(r#"{{"kind":"{HOSTILE}"}}"#)),
    ];
    let line = |(number, (kind, aggregate, event)): (u128, (&str, u128, String))| JournalLine {
        id: id(number),
        command: id(number),
        time: 1_790_000_000_000 + number as i64,
        device: id(9),
        kind: kind.to_owned(),
        aggregate: id(aggregate),
        event,
    };
    (100..).zip(events).map(line).collect()
}

#[test]
fn no_text_of_a_file_steers_the_terminal() {
    let env = TestEnv::new();
    merge(&env, hostile_journal());
    env.ok("export hostile.jsonl");
    let other = Table::new();
    let file = env.path("hostile.jsonl");
    other.ok(&["import", file.to_str().unwrap()]);
    let foreign = "\u{1b}[2J\u{9b}2J\u{202e}";
    let connection = Connection::open(other.0.db()).unwrap();
    let table = format!("CREATE TABLE \"{foreign}\" (x)");
    connection.execute_batch(&table).unwrap();
    drop(connection);
    for command in [
        "",
        "board --game 1",
        "board --game 1 --chart",
        "games",
        "game show 1",
        "rules list",
        "rules show nothing",
        "rules show official",
        "new Ann Bob --rules nothing",
        "new Ann Bob --league Club",
        "score 0 13",
        "league list",
        "league show Club",
        "standings --league Club",
        "standings --league Club --season nothing",
        "standings --league Club --explain Ann",
        "stats Ann",
        "records",
        "player list",
        "player show Ann",
        "log",
        "undo",
        "redo",
        "report game 1",
        "report night",
        "report standings",
        "export --csv games",
        "export --csv scores",
        "doctor",
        "doctor --repair",
        "restore crowns.db",
    ] {
        for json in [false, true] {
            let mut args: Vec<_> = command.split(' ').filter(|word| !word.is_empty()).collect();
            args.extend(json.then_some("--json"));
            let output = other.run(&args);
            for text in [output.stdout, output.stderr] {
                let text = String::from_utf8(text).unwrap();
                let steers =
                    |c: char| is_control(c) && !matches!(c, '\n' | '\r' | '\u{2068}' | '\u{2069}');
                assert!(!text.contains(steers), "{args:?}: {text:?}");
            }
        }
    }
    let hostile: String = serde_json::from_str(&format!("\"{HOSTILE}\"")).unwrap();
    let output = other.run(&["rules", "show", &hostile]);
    assert_harmless(&String::from_utf8(output.stdout).unwrap());
    let json = other.0.json("rules list");
    let rulesets = json["rulesets"].as_array().unwrap().iter();
    let mut names = rulesets.map(|ruleset| &ruleset["name"]);
    assert!(names.any(|name| *name == hostile.as_str()), "{json}");
}

#[test]
fn players_of_older_databases_play_under_names_that_are_refused_now() {
    let table = Table::new();
    table.ok(&["player", "add", "Tom"]);
    let older = ["Gran,", "12", "a=b", "out"];
    let added = table.0.store().command(chrono::Utc::now(), |tx| {
        for name in older {
            tx.add_player(&Name::new(name).unwrap()).unwrap();
        }
        Ok::<_, crowns::store::StoreError>(())
    });
    added.unwrap();
    table.ok(&["new", "Gran,", "12", "a=b", "out", "Tom"]);
    let scores = ["gran,=13", "12=0", "a=b=20", "out=out", "tom=5"];
    table.ok(&[&["score"], &scores[..]].concat());
    table.ok(&["fix", "1", "12=14"]);
    let board = table.0.json("board");
    let totals = board["players"].as_array().unwrap().iter();
    let totals: Vec<_> = totals.map(|player| player["total"].as_i64().unwrap()).collect();
    assert_eq!(totals, [13, 14, 20, 0, 5]);
    for name in older {
        let again = format!("{name}2").replace("out2", "x");
        table.error(&["player", "add", &again]);
    }
}

#[test]
fn players_and_leagues_are_found_by_their_beginning_and_without_accents() {
    let env = TestEnv::new();
    for league in ["Thursday", "Tuesday", "Café"] {
        env.ok(&["league", "add", league]);
    }
    env.ok(&["new", "José", "Josephine", "--league", "Tuesday"]);
    assert!(env.ok("player show jose").starts_with("José"));
    assert!(env.ok("games --league tue").contains("José"));
    assert!(env.ok("league show cafe").starts_with("League Café"));
    let error = env.error("player show jos");
    assert!(error.contains("`jos` could be `José` or `Josephine`"), "{error}");
    let error = env.error("standings --league t");
    assert!(error.contains("`t` could be `Thursday` or `Tuesday`"), "{error}");
}

#[test]
fn a_name_where_a_command_stands_shows_whose_it_is() {
    let env = TestEnv::new();
    env.ok(&["new", "Karin", "Mary Lou", "Tim", "--league", "Tuesday Club"]);
    for (line, command) in [
        ("karin", "player show Karin"),
        ("kar --ascii", "player show Karin"),
        ("mary lou", "player show 'Mary Lou'"),
        ("karin --json", "player show Karin --json"),
        ("tuesday club", "league show 'Tuesday Club'"),
        ("karin mary lou", "stats karin 'mary lou'"),
        ("karin stats", "stats karin"),
        ("mary lou's stats", "stats 'mary lou'"),
        ("karin vs tim", "stats karin tim"),
        ("karin games", "games karin"),
        ("karin this year", "stats karin 'this year'"),
        ("show mary lou", "player show 'Mary Lou'"),
    ] {
        let command: Vec<_> = command
            .split('\'')
            .enumerate()
            .flat_map(|(index, part)| match index % 2 {
                0 => part.split_whitespace().map(str::to_owned).collect(),
                _ => vec![part.to_owned()],
            })
            .collect();
        let command: Vec<_> = command.iter().map(String::as_str).collect();
        assert_eq!(env.ok(line), env.ok(command.as_slice()), "{line}");
    }
    for line in ["zoe", "karin zoe", "tim karin mary lou zoe"] {
        assert!(env.error(line).contains("unrecognized subcommand"), "{line}");
    }
    // What is like a command is a slip, unless it is the whole name.
    env.ok("player add Boarder");
    assert!(env.error("boarde").contains("'board'"));
    assert!(env.ok("boarder").starts_with("Boarder"));
    assert!(TestEnv::new().error("karin").contains("unrecognized subcommand"));
}

#[test]
fn names_stand_beside_those_that_differ_in_an_accent() {
    let env = TestEnv::new();
    let sorted = ["Åse", "Asta", "Bo", "Emil", "Émile", "Øyvind", "Zoë", "Zofia"];
    let mut names = sorted;
    names.reverse();
    env.ok(&[&["new"], names.as_slice()].concat());
    env.ok("league add Ærlig");
    env.ok("league add Tuesday");
    env.ok("league add Båt");
    let listed = |text: &str| {
        let names = text.lines().filter_map(|line| {
            let mut words = line.split_whitespace();
            words.find_map(|word| sorted.into_iter().find(|name| word == *name))
        });
        names.collect::<Vec<_>>()
    };
    assert_eq!(listed(&env.ok("player list")), sorted);
    for _ in 0..11 {
        env.ok("score 0 0 0 0 0 0 0 0");
    }
    assert_eq!(listed(&env.ok("standings")), sorted);
    let leagues = env.json("league list");
    let leagues = leagues["leagues"].as_array().unwrap().iter();
    let leagues: Vec<_> = leagues.map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(leagues, ["Ærlig", "Båt", "Tuesday"]);
}

#[test]
fn a_retired_league_is_named_by_the_beginning_of_its_name_too() {
    let env = TestEnv::new();
    env.ok("league add Tuesday");
    env.ok("league retire Tuesday");
    for name in ["Tuesday", "tues"] {
        let error = env.error(&["new", "Ann", "Bob", "--league", name]);
        assert!(error.contains("error: the league `Tuesday` is retired"), "{error}");
        assert!(error.contains("hint: run `crowns league return Tuesday` to bring it back"));
    }
    env.ok("new Ann Bob --league tues --new-league");
}

#[test]
fn commands_of_a_tournament_find_players_without_their_accents() {
    let env = TestEnv::new();
    env.ok("player add Günther Émile");
    env.ok("tournament new Cup Ann Bob Cat Dan Eve Finn Emile --games 2");
    assert!(env.ok("tournament late Gunther").contains("Günther sits at table"));
    assert!(env.ok("tournament swap gunther emile").contains("Günther and Émile have swapped"));
    assert!(env.ok("tournament leave GUNTHER").contains("Günther has left"));
    assert!(env.ok("tournament late gunther").contains("Günther sits at table"));
}

#[test]
fn a_new_league_that_is_similar_to_another_is_taken_for_a_slip() {
    let env = TestEnv::new();
    env.ok("league add Tuesday");
    let error = env.error("league add Tusday");
    assert!(error.contains("there is no league `Tusday`; did you mean `Tuesday`?"), "{error}");
    assert!(error.contains("if this is a new league, pass `--new-league`"), "{error}");
    env.ok("league add Tusday --new-league");
}

#[test]
fn a_deleted_player_who_plays_on_another_device_is_there() {
    let [one, other] = [TestEnv::new(), TestEnv::new()];
    let exchange = |name: &str, from: &TestEnv, to: &TestEnv| {
        let file = from.path(name);
        let file = file.to_str().unwrap();
        from.ok(&["export", file]);
        to.ok(&["import", file]);
    };
    one.ok("player add Zed Ann");
    exchange("added", &one, &other);
    one.ok("player delete Zed");
    assert!(!one.ok("player list").contains("Zed"));
    other.ok("new Zed Ann");
    exchange("deleted", &one, &other);
    assert!(other.ok("player show zed").contains("open"));
    exchange("played", &other, &one);
    assert!(one.ok("player list").contains("Zed"));
    one.error("player delete Zed");
}

#[test]
fn a_question_about_a_player_is_answered_at_the_line_of_play() {
    let env = TestEnv::new();
    env.ok("new Bob Karin");
    env.ok("score 0 13");
    let lines = "is bob winning?\nhas karin ever won\nwho beat bob\n";
    let told = stdout(&env.with_input("play --plain", lines));
    assert!(told.contains("Bob leads with 0"), "{told}");
    assert!(told.contains("Karin\n\n  games "), "{told}");
    assert!(told.contains("Bob has finished no games"), "{told}");
    assert!(!told.contains("Who wins?"), "{told}");
}

#[test]
fn who_won_tonight_names_the_game_that_goes_on() {
    let env = TestEnv::new();
    env.ok("new Bob Karin");
    for line in ["who won tonight", "who won"] {
        let error = env.error(line);
        assert!(error.contains("run `crowns board` for Bob and Karin"), "{line}: {error}");
    }
}

#[test]
fn a_question_about_two_who_play_is_answered_by_the_board() {
    let env = TestEnv::new();
    env.ok("new Bob Ann Karin");
    env.ok("score 0 13 20");
    for line in ["is bob ahead of ann", "are bob and ann winning", "how are bob and ann doing"] {
        assert_eq!(env.ok(line), env.ok("board"), "{line}");
    }
    for line in ["is bob winning or ann", "are ann and bob out", "is bob ahead of ann"] {
        let told = stdout(&env.with_input(
            "play --plain",
            &format!(
                "{line}
"
            ),
        ));
        assert!(told.contains("Bob leads with 0, then Ann 13"), "{line}: {told}");
    }
    env.ok("player add Zoe");
    assert!(env.ok("is bob ahead of zoe").contains("no games together"));
    assert!(env.ok("does bob beat ann").contains("no games together"));
}

#[test]
fn a_line_with_scores_is_no_question_about_a_player() {
    let env = TestEnv::new();
    env.ok("new Bob Ann Karin Zoe");
    let before = env.ok("board");
    for line in [
        "who went out is ann, 13 20 5 9",
        "what bob has 13",
        "is ann out, bob 13, karin 5, zoe 9",
        "how bob 13",
        "has bob got 13",
    ] {
        let output = env.with_input(
            "play --plain",
            &format!(
                "{line}
0 13 20 5
"
            ),
        );
        let told = String::from_utf8(output.stderr.clone()).unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}: {told}");
        assert!(told.contains("is not a player of game 1"), "{line}: {told}");
        assert!(!told.contains("fix"), "{line}: {told}");
        assert_eq!(env.ok("board"), before, "{line}");
    }
}

#[test]
fn a_command_that_is_suggested_is_whole() {
    for line in ["has ann won 0", "mary lou had 13", "d'arcy had 13"] {
        let env = TestEnv::new();
        let output = env.with_input(
            "play --plain",
            &format!(
                "{line}
"
            ),
        );
        let told = String::from_utf8(output.stderr.clone()).unwrap();
        assert!(!told.contains("fix last `") && !told.contains("` or ` "), "{line}: {told}");
    }
}

#[test]
fn a_player_and_a_league_of_one_name_are_told_apart_in_a_note() {
    let env = TestEnv::new();
    env.ok("new Bob Karin");
    env.ok("league add Karin");
    for (line, read) in [("games bob karin", "Bob"), ("games karin karin", "Karin")] {
        let output = env.run(line);
        let told = String::from_utf8(output.stderr.clone()).unwrap();
        let note = format!("was read as `{read} --league Karin`");
        assert!(told.contains(&note) && told.contains("no games found"), "{line}: {told}");
    }
}

#[test]
fn of_several_with_a_name_who_plays_is_asked_about() {
    let env = TestEnv::new();
    env.ok(&["new", "Bob", "Karin Alm"]);
    env.ok(&["player", "add", "Karin Berg"]);
    env.ok("score 0 13");
    assert_eq!(env.ok("how is karin doing"), env.ok("board"));
    assert!(env.ok("has karin ever won").starts_with(
        "Karin Alm
"
    ));
    env.ok("join 'Karin Berg'");
    let told = env.with_input("--ascii play --plain", "has karin ever won\n");
    let told = on_one_line(&told.stderr);
    assert!(told.contains("`crowns player show 'Karin Alm'`"), "{told}");
    env.ok(&["player", "add", "Karin"]);
    assert!(env.ok("has karin ever won").starts_with(
        "Karin
"
    ));
}

#[test]
fn a_player_who_is_called_like_a_word_of_the_rules_is_asked_about() {
    let env = TestEnv::new();
    env.ok("new Bob May");
    assert_eq!(env.ok("how is may doing"), env.ok("board"));
    assert!(env.ok("who beat may").starts_with("May has finished no games"));
    assert!(env.ok("may i lay off").contains("lay"));
    assert!(env.ok("how may may win").contains("Who wins"));
}

#[test]
fn the_same_players_on_another_day_are_another_game() {
    let env = TestEnv::new();
    env.ok("new Bob Ann");
    assert!(env.ok("new --same").starts_with("Game 1: "));
    assert!(env.ok("new --same --date 2026-11-20").starts_with("Game 2: "));
    assert!(env.ok("new --same --date 2026-11-20").starts_with("Game 2: "));
    assert!(env.ok(&["new", "--same", "--place", "home"]).starts_with("Game 3: "));
}

#[test]
fn the_list_of_players_fits_a_narrow_screen_and_is_whole_elsewhere() {
    let env = TestEnv::new();
    let names = ["Bartholomäus von Hohenstein", "Maria Magdalena Schmidt", "Tim", "Tom"];
    let new = [&["new"], &names[..], &["--new-player", "--league", "Tuesday evening"]].concat();
    env.ok(new.as_slice());
    let list = |columns: &str| {
        stdout(&env.command(&["player", "list"]).env("COLUMNS", columns).output().unwrap())
    };
    let narrow = list("40");
    assert!(narrow.lines().all(|line| line.width() <= 40), "{narrow}");
    let wide = list("80");
    assert!(names.iter().all(|name| wide.contains(name)), "{wide}");
    assert!(wide.contains("Tuesday evening") && wide.contains("  Tom\n"), "{wide}");
}
