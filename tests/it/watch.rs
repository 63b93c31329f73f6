//! A page that `crowns report --watch` writes shows the database as it is, also
//! after another one took its place.

use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use crate::env::TestEnv;

/// A program that is ended with the test.
struct Watching(Child);

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts to watch a report, and writes `hall.html`.
fn watch(env: &TestEnv, report: &str) -> Watching {
    watch_command(env, &format!("report {report}"))
}

fn watch_command(env: &TestEnv, command: &str) -> Watching {
    let mut command = env.command(&format!("{command} --output hall.html --watch"));
    command.stderr(Stdio::null());
    Watching(command.spawn().unwrap())
}

/// Waits until the page has a text.
#[track_caller]
fn wait_for(env: &TestEnv, text: &str) {
    let start = Instant::now();
    let mut page = String::new();
    while start.elapsed() < Duration::from_secs(60) {
        page = fs::read_to_string(env.path("hall.html")).unwrap_or_default();
        if page.contains(text) {
            // Never half of a page.
            assert!(page.ends_with("</html>\n"));
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("no {text}: {page}");
}

#[test]
fn a_watched_page_shows_what_is_recorded_and_loads_itself_again() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    let _watching = watch(&env, "game --kiosk");
    wait_for(&env, "<html class=\"kiosk\"");
    wait_for(&env, "<meta http-equiv=\"refresh\" content=\"5\">");
    env.ok("score 0 47");
    wait_for(&env, ">47<");
    env.ok("fix 1 0 48");
    wait_for(&env, ">48<");
}

#[test]
fn a_note_is_printed_once_while_a_page_is_watched() {
    let env = TestEnv::new();
    let mut command = env.command("report standings tuesday --output hall.html --watch");
    let mut watching = Watching(command.spawn().unwrap());
    wait_for(&env, "2026-11-17");
    fs::remove_file(env.path("hall.html")).unwrap();
    env.ok("new Ann Bob");
    wait_for(&env, "2026-11-17");
    watching.0.kill().unwrap();
    let notes = io::read_to_string(watching.0.stderr.take().unwrap()).unwrap();
    assert_eq!(notes.matches("was read as").count(), 1, "{notes}");
}

#[test]
fn a_watched_page_of_a_tournament_shows_each_table_that_finishes() {
    let env = TestEnv::new();
    env.ok("tournament new Open --games 1 --tables 2 Ann Bob Cat Dan Eve Fay");
    env.ok("tournament seat");
    let _watching = watch(&env, "tournament --kiosk");
    wait_for(&env, "Game 1: 0 of 2 tables finished");
    for _ in 0..11 {
        env.ok("score --table 1/2 0 13 14");
    }
    wait_for(&env, "Game 1: 1 of 2 tables finished");
}

#[test]
fn watched_seats_show_who_has_changed_places() {
    let env = TestEnv::new();
    env.ok("tournament new Open --games 1 --tables 2 --seed 7 Ann Bob Cat Dan Eve Fay");
    let _watching = watch_command(&env, "tournament print tables --kiosk --refresh 9");
    wait_for(&env, "content=\"9\"");
    env.ok("tournament late Zoe");
    wait_for(&env, ">Zoe<");
}

#[test]
fn a_watched_page_follows_a_database_that_is_restored() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok("score 0 47");
    env.ok("backup copy.db");
    env.ok("score 13 0");
    let _watching = watch(&env, "game --refresh 60");
    wait_for(&env, ">13<");
    wait_for(&env, "content=\"60\"");
    env.ok("restore copy.db --yes");
    let start = Instant::now();
    while fs::read_to_string(env.path("hall.html")).unwrap().contains(">13<") {
        assert!(start.elapsed() < Duration::from_secs(60));
        thread::sleep(Duration::from_millis(100));
    }
    env.ok("score 0 19");
    wait_for(&env, ">19<");
}

#[test]
fn a_page_that_cannot_be_written_for_a_while_is_written_later() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    fs::create_dir(env.path("there")).unwrap();
    let _watching = {
        let mut command = env.command("report game --output there/hall.html --watch");
        Watching(command.stderr(Stdio::null()).spawn().unwrap())
    };
    let page = env.path("there/hall.html");
    let start = Instant::now();
    while !page.exists() {
        assert!(start.elapsed() < Duration::from_secs(60));
        thread::sleep(Duration::from_millis(100));
    }
    // Long enough for the watch to have begun.
    thread::sleep(Duration::from_millis(1_500));
    fs::rename(env.path("there"), env.path("away")).unwrap();
    env.ok("score 0 47");
    thread::sleep(Duration::from_millis(1_500));
    fs::rename(env.path("away"), env.path("there")).unwrap();
    while !fs::read_to_string(&page).unwrap().contains(">47<") {
        assert!(start.elapsed() < Duration::from_secs(60));
        thread::sleep(Duration::from_millis(100));
    }
}
