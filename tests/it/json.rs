//! `docs/json.md` and what the commands write agree: every field that is
//! written is documented with its type, and every documented field is written.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use rusqlite::Connection;
use serde_json::Value;

use crate::env::TestEnv;

const PAGE: &str = include_str!("../../docs/json.md");

#[test]
fn the_page_documents_every_field_that_is_written_and_no_other() {
    let page = Page::read(PAGE);
    let mut seen = BTreeSet::new();
    let mut check = |object: &str, json: &str| {
        for line in json.lines() {
            let mut value: Value = serde_json::from_str(line).unwrap();
            let version = value.as_object_mut().unwrap().remove("version");
            assert_eq!(version, Some(1.into()), "{line}");
            page.check(object, &value, &mut seen);
        }
    };
    for (object, json) in outputs() {
        check(object, &json);
    }
    let documented = page.fields();
    let unwritten: Vec<_> = documented.difference(&seen).collect();
    assert!(unwritten.is_empty(), "no command wrote {unwritten:#?}");
}

#[test]
fn the_page_names_an_object_for_every_command_with_json() {
    let page = Page::read(PAGE);
    for object in page.linked() {
        assert!(page.objects.contains_key(&object), "no section {object}");
    }
}

/// The objects of the page by name, each with its fields and their types.
struct Page {
    objects: BTreeMap<String, Object>,
    text: &'static str,
}

#[derive(Default)]
struct Object {
    extends: Option<String>,
    fields: BTreeMap<String, String>,
}

impl Page {
    fn read(text: &'static str) -> Self {
        let mut objects = BTreeMap::new();
        let sections = text.split_once("\n## Objects\n").unwrap().1.split("\n### ");
        for section in sections.skip(1) {
            let (name, body) = section.split_once('\n').unwrap();
            let mut object = Object::default();
            for line in body.lines() {
                if let Some(rest) = line.strip_prefix("A [").filter(|_| line.ends_with("with:")) {
                    object.extends = Some(rest.split(']').next().unwrap().to_owned());
                }
                let cells: Vec<_> = line.split('|').map(str::trim).collect();
                if let [_, field, kind, ..] = cells[..]
                    && let Some(field) = field.strip_prefix('`')
                {
                    let field = field.trim_end_matches('`').to_owned();
                    object.fields.insert(field, kind.to_owned());
                }
            }
            objects.insert(name.to_owned(), object);
        }
        Self { objects, text }
    }

    /// Returns the objects that the table of commands names.
    fn linked(&self) -> BTreeSet<String> {
        let commands = self.text.split_once("\n## Objects\n").unwrap().0;
        let links = commands.split('[').skip(1);
        links.filter_map(|link| Some(link.split_once("](#")?.0.to_owned())).collect()
    }

    /// Returns every field as `object.field`.
    fn fields(&self) -> BTreeSet<String> {
        let of = |(name, object): (&String, &Object)| {
            let fields = object.fields.keys();
            fields.map(|field| format!("{name}.{field}")).collect::<Vec<_>>()
        };
        self.objects.iter().flat_map(of).collect()
    }

    /// Returns the type of each field of an object, with those it extends.
    fn types(&self, name: &str) -> BTreeMap<&str, (String, &str)> {
        let object = self.objects.get(name);
        let object = object.unwrap_or_else(|| panic!("the page has no section `{name}`"));
        let base = object.extends.as_deref();
        let mut types = base.map(|base| self.types(base)).unwrap_or_default();
        for (field, kind) in &object.fields {
            types.insert(field, (format!("{name}.{field}"), kind));
        }
        types
    }

    fn check(&self, name: &str, value: &Value, seen: &mut BTreeSet<String>) {
        let object = value.as_object();
        let object = object.unwrap_or_else(|| panic!("{name} is no object: {value}"));
        let types = self.types(name);
        for field in object.keys() {
            assert!(
                types.contains_key(field.as_str()),
                "{name}.{field} is not documented: {value}"
            );
        }
        for (field, (path, kind)) in types {
            let (kind, optional) = match kind.strip_suffix(", optional") {
                Some(kind) => (kind, true),
                None => (kind, false),
            };
            let Some(value) = object.get(field) else {
                assert!(optional, "{path} is missing: {value}");
                continue;
            };
            let (kind, nullable) = match kind.strip_suffix(" or null") {
                Some(kind) => (kind, true),
                None => (kind, false),
            };
            if value.is_null() {
                assert!(nullable, "{path} is null");
                continue;
            }
            seen.insert(path.clone());
            self.check_type(&path, kind, value, seen);
        }
    }

    fn check_type(&self, path: &str, kind: &str, value: &Value, seen: &mut BTreeSet<String>) {
        let fits = match kind {
            "text" => value.is_string(),
            "integer" => value.is_i64() || value.is_u64(),
            "decimal" => value.is_number() && has_four_digits(value),
            "boolean" => value.is_boolean(),
            "any" => true,
            "map of text" => {
                let map = value.as_object();
                map.is_some_and(|map| map.values().all(Value::is_string))
            }
            _ if kind.starts_with("list of ") => {
                let list = value.as_array();
                let list = list.unwrap_or_else(|| panic!("{path} is no list: {value}"));
                for value in list {
                    self.check_type(path, &kind["list of ".len()..], value, seen);
                }
                true
            }
            object => {
                self.check(object, value, seen);
                true
            }
        };
        assert!(fits, "{path} is not of type {kind}: {value}");
    }
}

fn has_four_digits(value: &Value) -> bool {
    let text = value.to_string();
    text.split_once('.').is_none_or(|(_, digits)| digits.len() <= 4 && !digits.contains('e'))
}

/// Runs every command that has `--json`, and returns each output with the
/// object that the page promises.
fn outputs() -> Vec<(&'static str, String)> {
    let mut outputs = Vec::new();
    hands(&mut outputs);
    let env = evening(&mut outputs);
    figures(&env, &mut outputs);
    solitaire(&mut outputs);
    tournament(&mut outputs);
    devices(&env, &mut outputs);
    syncs(&mut outputs);
    health(&env, &mut outputs);
    outputs
}

type Outputs = Vec<(&'static str, String)>;

/// Gives a command with `--json` and returns what it prints, whatever its
/// status.
fn json(env: &TestEnv, command: &str) -> String {
    let output = env.run(&format!("{command} --json"));
    assert!(!output.stdout.is_empty(), "{command}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn hands(outputs: &mut Outputs) {
    let env = TestEnv::new();
    let mut add = |object, command: &str| outputs.push((object, json(&env, command)));
    add("answer", "check --round 1 7D 9D JOKER QS --all");
    add("answer", "check --round 5 --left KS KH KC 4D");
    add("odds", "odds --round 3 7C,7D,9H,10H,KS --samples 50");
    add("odds", "odds --round 3 7C,7D,9H,10H,KS --samples 0 --last-turn");
    add("odds", "odds --round 3 7C,7D,9H,10H,KS,KC");
    add("odds", "odds --round 3 7C,7D,9H,10H,KS --top 8H");
    add("odds", "odds --round 1 7D,9D,JOKER --top QS");
    add("judgment", "judge --round 4 JS,JS,QS,KS --discard 3D");
    add("judgment", "judge --round 1 7D,8D,9D --discard 3D");
    add("judgment", "judge --round 4 7D,8D,9D --left KS,KH,KC");
    add("topics", "rules");
    add("topics", "rules --find joker");
    add("ruling", "rules naturals");
    add("ruling", "rules ties");
    add("ruling", "rules unusable-wild");
    add("ruling", "rules --lang nb kan jeg legge på andres bøker");
    add("candidates", "rules last");
    add("candidates", "rules may i discard");
    add("rulesets", "rules list");
    add("ruleset page", "rules show texas");
    fs::write(env.path("hands.txt"), "1: 7D 9D JOKER QS\n1: 7X\n").unwrap();
    let batch = env.run("check --batch hands.txt");
    outputs.push(("answer", String::from_utf8(batch.stdout).unwrap()));
    let failed = env.run("rules tise --json");
    outputs.push(("error", String::from_utf8(failed.stderr).unwrap()));
}

fn syncs(outputs: &mut Outputs) {
    let (ann, bob) = (TestEnv::new(), TestEnv::new());
    let shared = tempfile::tempdir().unwrap();
    let sync = format!("sync {}", shared.path().display());
    ann.ok("player add Ann");
    bob.ok_at("2026-11-21T19:45:00Z", &sync);
    bob.ok_at("2026-11-21T19:45:00Z", "player add Bob");
    let copy = bob.copied();
    bob.ok_at("2026-11-21T19:45:00Z", &sync);
    let journal = shared.path().join("crowns-journal");
    fs::write(journal.join("notes"), "").unwrap();
    let id = fs::read_to_string(bob.path("home/crowns/device")).unwrap();
    fs::write(journal.join(id).join("notes"), "").unwrap();
    outputs.push(("synced", json(&ann, &sync)));
    copy.ok("player add Cat");
    outputs.push(("synced", json(&copy, &sync)));
    let remote = ["-c", "init.defaultBranch=main", "init", "--quiet"];
    for arguments in [&remote[..], &["remote", "add", "origin", "/nowhere"]] {
        let git = Command::new("git").arg("-C").arg(shared.path()).args(arguments).status();
        assert!(git.unwrap().success());
    }
    outputs.push(("synced", json(&ann, &sync)));
    let cat = TestEnv::new();
    cat.ok("player add Cat");
    let id = fs::read_to_string(cat.path("home/crowns/device")).unwrap();
    fs::write(shared.path().join("crowns-journal").join(id), "").unwrap();
    outputs.push(("synced", json(&cat, &sync)));
}

fn solitaire(outputs: &mut Outputs) {
    let env = TestEnv::new();
    outputs.push(("solitaire", json(&env, "solitaire --seed 42 --advise")));
    let moves = env.with_input("solitaire --json", "8 9*\n3\n");
    outputs.push(("solitaire", String::from_utf8(moves.stdout).unwrap()));
    outputs.push(("solitaire", json(&env, "solitaire abandon")));
    outputs.push(("solitaire", json(&env, "solitaire score 9 --left 31")));
    outputs.push(("solitaire page", json(&env, "solitaire stats")));
    outputs.push(("log page", json(&env, "log")));
    outputs.push(("statistics of all", json(&env, "stats")));
}

fn tournament(outputs: &mut Outputs) {
    let env = TestEnv::new();
    let mut add = |object, command: &str| outputs.push((object, json(&env, command)));
    let players = "--cut 2 --by total Ann Bob Cat Dan Eve Finn Gus";
    for new in ["Cup --games 2 --size 3..4", "Club --games 1 --tables 2"] {
        add("tournament page", &format!("tournament new {new} {players}"));
    }
    add("log page", "log");
    add("tournament page", "tournament seat");
    add("tournament page", "tournament leave Gus");
    add("tournament page", "tournament late Gus");
    add("tournament page", "tournament swap Ann Bob");
    add("log page", "log");
    add("games page", "games");
    for (table, scores) in [(1, "0 7 8 9"), (2, "0 9 8")].repeat(11) {
        let scored = env.run(&format!("score --table {table} {scores} --force"));
        assert!(scored.status.success(), "{scored:?}");
    }
    add("tournament page", "tournament cut");
    add("log page", "log");
    for _ in 0..11 {
        assert!(env.run("score 0 9 --force").status.success());
    }
    add("tournament standings", "tournament standings");
    add("tournament page", "tournament show");
    add("tournament page", "tournament quality");
    add("tournaments", "tournament list");
}

/// Plays games at a env, and does all that can be done to one.
fn evening(outputs: &mut Outputs) -> TestEnv {
    let env = TestEnv::new();
    let mut add = |object, command: &str| outputs.push((object, json(&env, command)));
    add("ruleset page", "rules add kitchen --rule min_naturals=2");
    add("ruleset page", "rules add attic --rule tie=most-out");
    add("ruleset page", "rules retire attic");
    add("players", "player add Eve Ewe");
    add("player change", "player rename Ewe Evelyn");
    add("player change", "player merge Evelyn Eve");
    add("player change", "player retire Eve");
    add("player change", "player return Eve");
    add(
        "league page",
        "league add Tuesday --rules texas --min-games 1 --season Autumn=2026-09-01..2026-12-31",
    );
    add(
        "league page",
        "league edit Tuesday --by points --drop-worst 1 --tie-break wins --report-lang da",
    );
    add(
        "league page",
        "league edit Tuesday --season Autumn=2026-09-01..2026-12-30 --season Spring=2026-03-01..2026-05-31",
    );
    add("league page", "league edit Tuesday --rename Tuesdays --drop-season Spring");
    add("league page", "league retire Tuesdays");
    add("league page", "league return Tuesdays");
    add(
        "scoresheet",
        "new Ann Bob Cat --league Tuesdays --rules official --place here --note rain",
    );
    add("scoresheet", "score 0 13 -");
    add("scoresheet", "fix 1 Bob=14 --why misread");
    add("scoresheet", "leave Cat");
    add("scoresheet", "join Dan");
    add("scoresheet", "score 20 0 7");
    add("scoresheet", "join Dan --score 30");
    add(
        "scoresheet",
        "game edit --seats Cat Bob Ann Dan --dealer Bob --date 2026-11-20 --place there --note sun",
    );
    add("changes", "undo");
    add("changes", "redo");
    add("scoresheet", "board");
    add("scoresheet", "game finish");
    add("scoresheet", "game resume 1");
    add("scoresheet", "game abandon 1");
    add("scoresheet", "game resume 1");
    add("scoresheet", "game delete 1");
    add("scoresheet", "game resume 1");
    add("scoresheet", "game move 1 --no-league");
    add("scoresheet", "game move 1 --league Tuesdays");
    add("scoresheet", "game finish");
    add("changes", "redo");
    for game in 0..11 {
        let day = 10 + game;
        let new =
            format!("new Ann Bob Cat --league Tuesdays --rules official --date 2026-11-{day}");
        env.ok(&new);
        for round in 0..11 {
            // In one game Ann comes back from the last place.
            let (ann, bob) = match (game, round) {
                (4, 0..9) => (40, 20),
                (4, _) => (0, 100),
                _ => (round % 3 * 4, 20 + game),
            };
            env.ok(&format!("score {ann} {bob} 0"));
        }
    }
    add("scoresheet", "game show last");
    env
}

fn figures(env: &TestEnv, outputs: &mut Outputs) {
    let mut add = |object, command: &str| outputs.push((object, json(env, command)));
    let span = "--league Tuesdays --season Autumn --players 3";
    add("games page", "games");
    add("players", "player list");
    add("player page", "player show Ann");
    add("leagues", "league list");
    add("league page", "league show Tuesdays");
    add("standings", &format!("standings {span}"));
    add("explanation", &format!("standings {span} --explain Ann"));
    add("statistics of all", &format!("stats {span}"));
    add("statistics", &format!("stats Ann {span}"));
    add("statistics", "stats Bob");
    add("statistics", "stats Cat");
    add("head to head", &format!("stats Ann Bob {span}"));
    add("head to head", "stats Ann Cat");
    add("records", &format!("records {span}"));
    add("game report", "report game last");
    add("night report", "report night --league Tuesdays");
    add("standings", "report standings");
    add("player report", &format!("report player Ann {span}"));
    add("log page", "log");
    for page in 2..12 {
        add("log page", &format!("log --page {page}"));
    }
}

/// Exports, backs up, restores and imports.
fn devices(env: &TestEnv, outputs: &mut Outputs) {
    let other = TestEnv::new();
    let mut add = |env, object, command: &str| outputs.push((object, json(env, command)));
    add(env, "file", "export all.jsonl");
    add(env, "table file", "export --csv scores scores.csv");
    add(env, "table file", "export --csv standings standings.csv");
    add(env, "file", "backup copy.db");
    add(env, "file", "backup");
    add(env, "backups", "backup list");
    add(env, "restored", "restore copy.db --yes");
    fs::copy(env.path("all.jsonl"), other.path("all.jsonl")).unwrap();
    other.ok("new Ann Bob");
    add(&other, "imported", "import all.jsonl");
    let day = "game,date,round,Ann,Bob\n1,2024-01-02,1,0,12\n1,2024-01-02,2,13,0\n";
    fs::write(env.path("day.csv"), day).unwrap();
    add(env, "imported games", "import --csv day.csv --dry-run");
    conflict(outputs);
    reseated(outputs);
}

/// Seats a table that has begun otherwise on another device.
fn reseated(outputs: &mut Outputs) {
    let env = TestEnv::new();
    env.ok("tournament new Open --games 1 --tables 2 Ann Bob Cat Dan Eve Finn Gus Hal");
    env.ok("tournament seat");
    let other = env.copied();
    fs::remove_dir_all(other.path("home")).unwrap();
    let show = other.json("tournament show");
    let first = |table: usize| show["games"][0]["tables"][table]["players"][0]["name"].clone();
    let [one, two] = [0, 1].map(|table| first(table).as_str().unwrap().to_owned());
    other.ok(&format!("tournament swap {one} {two}"));
    other.ok("export swapped.jsonl");
    fs::copy(other.path("swapped.jsonl"), env.path("swapped.jsonl")).unwrap();
    env.ok("score --table 1 --force 0 12 20 30");
    outputs.push(("imported", json(&env, "import swapped.jsonl")));
}

/// Scores one round on two devices and gives both players one name, and merges
/// them with an event of a later version.
fn conflict(outputs: &mut Outputs) {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    let other = env.copied();
    fs::remove_dir_all(other.path("home")).unwrap();
    env.ok("score 0 13");
    env.ok("player rename Ann Zoe");
    other.ok("score 14 0");
    other.ok("player rename Bob Zoe");
    crate::journal_rows::add_long_events(&other);
    other.ok("export other.jsonl");
    let file = fs::read_to_string(other.path("other.jsonl")).unwrap() + "{}\n";
    fs::write(env.path("other.jsonl"), file).unwrap();
    let import = "import --skip-refused other.jsonl";
    outputs.push(("imported", json(&env, import)));
    outputs.push(("log page", json(&env, "log")));
}

/// Looks at a database that is well, at one whose cache is not, and at
/// a damaged one.
fn health(env: &TestEnv, outputs: &mut Outputs) {
    let live = TestEnv::new();
    live.ok_at("2026-11-21T19:00:00Z", "new Ann Bob");
    for round in 1..=11 {
        let now = format!("2026-11-21T19:{:02}:00Z", 5 * round);
        live.ok_at(&now, &format!("score out {}", 20 + round));
    }
    outputs.push(("statistics", json(&live, "stats Ann")));
    for command in ["config", "config set league Tuesdays", "config unset league"] {
        outputs.push(("configuration", json(env, command)));
    }
    outputs.push(("settings file", json(env, "config path")));
    outputs.push(("health", json(env, "doctor")));
    let connection = Connection::open(env.db()).unwrap();
    connection.execute_batch("DELETE FROM game_cache").unwrap();
    drop(connection);
    outputs.push(("health", json(env, "doctor")));
    outputs.push(("health", json(env, "doctor --repair")));
    let mut bytes = fs::read(env.db()).unwrap();
    bytes[100..4096].fill(0xa5);
    env.write_db(&bytes);
    outputs.push(("health", json(env, "doctor --repair")));
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok("score 0 13");
    env.ok("score 13 0");
    env.destroy_round(1);
    outputs.push(("health", json(&env, "doctor --repair")));
}
