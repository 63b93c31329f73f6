//! What the program does: watching, and being killed.

use std::fs;
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

use crate::env::{TestEnv, on_one_line};

/// A device with a home of its own.
fn device(name: &str) -> TestEnv {
    let env = TestEnv::new();
    env.ok(&format!("player add {name}"));
    env
}

fn events(env: &TestEnv) -> String {
    let export = env.ok("export");
    export.split_once('\n').unwrap().1.to_owned()
}

#[test]
fn sync_says_what_was_sent_and_what_came_in() {
    let (ann, bob) = (TestEnv::new(), TestEnv::new());
    fs::create_dir(ann.path("the club")).unwrap();
    let club = ann.path("the club").canonicalize().unwrap();
    let club = club.to_str().unwrap();
    ann.ok("new Ann Bob");
    ann.ok("score 0 12 --force");
    assert_eq!(
        ann.ok(&["sync", "the club"]),
        "Sent 4 events to `the club`\nReceived nothing new\n"
    );
    assert_eq!(
        bob.ok(&["sync", club]).replace(club, "the club"),
        "Nothing to send to `the club`\nReceived 4 events\n  1 new game, 2 new players\n"
    );
    // Both score one round.
    bob.ok("score 20 0 --force");
    ann.ok("score 0 23 --force");
    ann.ok("sync");
    let said = bob.ok("sync");
    assert!(said.contains("Round 2 of game 1 was scored twice:"), "{said}");
    assert!(said.contains("crowns fix 2 "), "{said}");
    ann.ok("undo");
    ann.ok("sync");
    bob.ok("sync");
    ann.ok("sync");
    assert_eq!(ann.board(), bob.board());
    assert!(ann.ok("board").contains("20"), "{}", ann.ok("board"));
}

#[test]
fn devices_are_called_by_the_names_that_they_were_given() {
    let (ann, bob) = (device("Ann"), device("Bob"));
    let shared = tempfile::tempdir().unwrap();
    let target = shared.path().to_str().unwrap();
    // Bob's clock is some hours behind Ann's, then days.
    let at = |env: &TestEnv, now: &str, arguments: &[&str]| {
        let mut command = env.command(arguments);
        let output = command.env("CROWNS_NOW", now).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        on_one_line(&[output.stdout, output.stderr].concat())
    };
    at(&ann, "2026-11-21T19:30:00Z", &["sync", target, "--name", "table 7"]);
    at(&ann, "2026-11-21T19:30:00Z", &["player", "add", "Cat"]);
    at(&ann, "2026-11-21T19:30:00Z", &["sync"]);
    let said = at(&bob, "2026-11-21T16:00:00Z", &["sync", target]);
    assert!(said.contains("the clock of table 7 is 3 hours ahead"), "{said}");
    let id = fs::read_to_string(ann.path("home/crowns/device")).unwrap();
    let folder = shared.path().join("crowns-journal").join(&id);
    fs::write(folder.join("000001 (conflicted copy).jsonl"), "").unwrap();
    let said = at(&bob, "2026-11-21T19:30:00Z", &["sync"]);
    let file = "000001 (conflicted copy).jsonl of table 7: a conflict copy";
    assert!(said.contains(file) && !said.contains(&id), "{said}");
    fs::remove_file(folder.join("000001.jsonl")).unwrap();
    let report = on_one_line(&bob.run("doctor").stdout);
    assert!(report.contains("`000001.jsonl` of table 7 is missing"), "{report}");
    assert!(!report.contains(&id), "{report}");
    ann.error(&["sync", "--name", " "]);
}

#[test]
fn watch_exchanges_what_is_new_until_it_is_interrupted() {
    let (ann, bob) = (device("Ann"), device("Bob"));
    let shared = tempfile::tempdir().unwrap();
    let target = shared.path().to_str().unwrap();
    let mut watching = ann.start(&["sync", target, "--watch"]);
    bob.ok(&["sync", target]);
    let deadline = Instant::now() + Duration::from_secs(30);
    while !ann.ok("player list").contains("Bob") {
        assert!(Instant::now() < deadline, "nothing came in");
        thread::sleep(Duration::from_millis(100));
    }
    ann.ok("player add Cat");
    while !bob.ok("player list").contains("Cat") {
        assert!(Instant::now() < deadline, "nothing was sent");
        bob.ok("sync");
        thread::sleep(Duration::from_millis(100));
    }
    watching.kill().unwrap();
    watching.wait().unwrap();
}

/// Kills a command at some time.
fn kill(mut child: Child, after: Duration) {
    thread::sleep(after);
    let _ = child.kill();
    child.wait().unwrap();
}

/// Adds players on two devices and syncs, killed again and again; then both
/// have all players that were acknowledged.
fn survives_kills(kills: u64) {
    let (ann, bob) = (device("Ann"), device("Bob"));
    let shared = tempfile::tempdir().unwrap();
    let target = shared.path().to_str().unwrap();
    let mut rng = fastrand::Rng::with_seed(7);
    for number in 0..kills {
        let env = if rng.bool() { &ann } else { &bob };
        env.ok(&format!("player add P{number}"));
        kill(env.start(&["sync", target]), Duration::from_micros(rng.u64(..60_000)));
    }
    for env in [&ann, &bob, &ann] {
        let said = env.json(&["sync", target]);
        assert!(said["renewal"].is_null(), "{said}");
    }
    assert_eq!(events(&ann), events(&bob));
    assert_eq!(ann.ok("player list").lines().count() as u64, kills + 3);
    ann.assert_intact();
    bob.assert_intact();
}

runs! {
    nothing_is_lost_when_sync_is_killed: survives_kills(12);
    nothing_is_lost_when_sync_is_killed_a_thousand_times: survives_kills(1000), "a long run";
}

#[test]
fn what_came_in_is_there_even_if_nothing_can_be_written() {
    let (ann, bob) = (device("Ann"), device("Bob"));
    let shared = tempfile::tempdir().unwrap();
    let target = shared.path().to_str().unwrap();
    ann.ok(&["sync", target]);
    // Root can write to what is read-only; a file in its place is in the way of all.
    let id = fs::read_to_string(bob.path("home/crowns/device")).unwrap();
    fs::write(shared.path().join("crowns-journal").join(id), "").unwrap();
    let output = bob.run(&["sync", target]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(bob.ok("player list").contains("Ann"));
    let said = crate::env::message(&output);
    assert!(said.contains("cannot write to"), "{said}");
    let shown = crate::env::stdout(&output);
    assert!(shown.starts_with("Sent nothing to "), "{shown}");
    assert!(said.contains("the next sync sends what is missing"), "{said}");
}

#[test]
fn a_wrong_name_creates_no_database() {
    let env = TestEnv::new();
    fs::write(env.path("notes.txt"), "").unwrap();
    for command in ["sync nowhere", "sync notes.txt", "sync", "sync --watch"] {
        env.error(command);
        assert!(!env.db().exists(), "{command}");
    }
}

#[test]
fn the_directory_that_sync_makes_means_the_one_that_it_is_in() {
    let (ann, bob) = (device("Ann"), TestEnv::new());
    let shared = tempfile::tempdir().unwrap();
    let target = shared.path().to_str().unwrap();
    ann.ok(&["sync", target]);
    let inside = format!("{target}/crowns-journal");
    bob.ok(&["sync", &inside]);
    assert_eq!(events(&ann), events(&bob));
    let device = fs::read_to_string(ann.path("home/crowns/device")).unwrap();
    let names = fs::read_dir(&inside).unwrap();
    let names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, [device.trim()]);
}

#[test]
fn games_of_others_that_were_never_here_come_with_a_warning_once() {
    let (ann, bob, new) = (device("Ann"), device("Bob"), TestEnv::new());
    let shared = tempfile::tempdir().unwrap();
    let target = shared.path().to_str().unwrap();
    for (env, warned) in [(&ann, false), (&bob, true), (&bob, false), (&ann, false), (&new, false)]
    {
        let said = crate::env::message(&env.run(&["sync", target]));
        assert_eq!(said.contains("had no events in common"), warned, "{said}");
    }
}

#[cfg(not(feature = "postgres"))]
#[test]
fn without_the_feature_a_server_is_refused_with_what_to_do() {
    let error = device("Ann").error("sync postgres://ann@db.example.org/club");
    let error = crate::env::on_one_line(error.as_bytes());
    assert!(
        error.starts_with("error: this build of crowns has no PostgreSQL support hint: "),
        "{error}"
    );
}

#[test]
fn a_password_that_was_typed_is_in_no_message() {
    let env = device("Ann");
    for target in [
        "postgres://ann:s3cret@127.0.0.1:1/x",
        "POSTGRES://ann:s3cret@h/x",
        " postgres://ann:s3cret@127.0.0.1:1/x",
        "postgres:/ann:s3cret@h/x",
        "postgresql://h/x?sslpassword=s3cret&password=s3cret",
        "host=h password=s3cret user=ann",
        "https://u:s3cret@h/x",
        "https://u:a s3cret@h/x",
    ] {
        for command in [
            &["sync", target][..],
            &["sync", target, "--json"],
            &["import", target],
            &["--db", target, "games"],
            &["--db", target, "new", "Ann", "Bob", "--json"],
            &["sync", ".", target],
            &["completions", target],
        ] {
            let output = env.run(command);
            let said = format!("{output:?}");
            assert!(!said.contains("s3cret"), "{command:?}: {said}");
        }
    }
}
