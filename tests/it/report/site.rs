//! `crowns report site`: linked pages in a folder, of which only those are written
//! that have changed and only own ones are removed; and the report of a player.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant, SystemTime};
use std::{fs, thread};

use super::{CLUB, NAMES, count, each, parsed, text_of};
use crate::env::{TestEnv, message};
use crate::journal_rows::add_league;
use crate::seeded::{LEAGUE, Recipe};

/// Writes the site, and returns what the command says.
#[track_caller]
fn write(env: &TestEnv, arguments: &str) -> String {
    let output = env.run(&format!("report site {arguments}"));
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Returns what is in the files of a folder, and when each was written.
fn files(folder: &Path) -> BTreeMap<String, (String, SystemTime)> {
    let entry = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        let text = fs::read_to_string(entry.path()).unwrap();
        (
            entry.file_name().into_string().unwrap(),
            (text, entry.metadata().unwrap().modified().unwrap()),
        )
    };
    fs::read_dir(folder).unwrap().map(entry).collect()
}

/// Checks that pages are valid, run and fetch nothing, and that each is reached from
/// the first; returns how many there are.
#[track_caller]
fn check_pages(folder: &Path) -> usize {
    let pages = files(folder);
    let mut links = BTreeMap::new();
    for (file, (html, _)) in &pages {
        let dom = parsed(html);
        assert!(dom.errors.borrow().is_empty(), "{file}: {:?}", dom.errors.borrow());
        assert_eq!(count(&dom.document, "h1"), 1, "{file}");
        let mut to = BTreeSet::new();
        each(&dom.document, &mut |name, attributes| {
            let barred = ["script", "img", "link", "iframe", "object", "embed", "form", "base"];
            assert!(!barred.contains(&name), "{file} has <{name}>");
            for (attribute, value) in attributes {
                assert!(!attribute.starts_with("on") && attribute != "src", "{file}: {attribute}");
                if attribute == "href" {
                    assert!(pages.contains_key(value), "{file} links to {value}");
                    to.insert(value.clone());
                }
            }
        });
        links.insert(file.clone(), to);
    }
    let mut reached = BTreeSet::from(["index.html".to_owned()]);
    let mut next = vec!["index.html".to_owned()];
    while let Some(file) = next.pop() {
        next.extend(links[&file].iter().filter(|file| reached.insert((*file).clone())).cloned());
    }
    let all: BTreeSet<String> = pages.into_keys().collect();
    assert_eq!(reached, all);
    all.len()
}

/// An environment with games of a club in which everything happens, a league with two
/// seasons and a tournament.
fn club() -> TestEnv {
    let env = TestEnv::new();
    let recipe = Recipe { games: 40, players: 12, table: (2, 7), odd: true, seed: 3 };
    add_league(&mut env.store(), recipe);
    env.ok("tournament new Open --new-player --games 1 --tables 2 Amy Ben Cleo Dirk Eva Fred");
    env.ok("tournament seat");
    for _ in 0..11 {
        env.ok("score --table 1 --force out 7 8");
    }
    env
}

#[test]
fn a_site_is_valid_pages_that_lead_to_each_other() {
    let env = club();
    let said = write(&env, "pages");
    let pages = env.path("pages");
    let all = check_pages(&pages);
    assert!(said.contains(&format!("wrote {all} of {all} pages to `pages`\n")), "{said}");
    let names = env.names("pages");
    for kind in ["game-", "night-", "player-", "tournament-"] {
        assert!(names.iter().any(|name| name.starts_with(kind)), "{kind}: {names:?}");
    }
    // A finished game is on the page of its night, its players, and in the list.
    let files = files(&pages);
    let game = env.json("games --state finished")["games"][0]["number"].to_string();
    let linking =
        files.iter().filter(|(_, (html, _))| html.contains(&format!("href=\"game-{game}.html\"")));
    let linking: Vec<_> = linking.map(|(name, _)| name.split('-').next().unwrap()).collect();
    for kind in ["games.html", "night", "player"] {
        assert!(linking.contains(&kind), "{kind}: {linking:?}");
    }
}

#[test]
fn only_pages_that_have_changed_are_written_again() {
    let env = club();
    write(&env, "pages");
    let first = files(&env.path("pages"));
    let said = write(&env, "pages");
    assert!(said.contains(&format!("wrote 0 of {} pages", first.len())), "{said}");
    assert_eq!(files(&env.path("pages")), first);
    // The open game of the tournament is on its own page and in two lists.
    env.ok("score --table 2 --force out 7 8");
    let said = write(&env, "pages");
    let second = files(&env.path("pages"));
    let changed: Vec<_> = second.iter().filter(|(name, page)| first[*name] != **page).collect();
    assert!(said.contains(&format!("wrote {} of", changed.len())), "{said}");
    assert!((1..=3).contains(&changed.len()), "{changed:?}");
    assert!(changed.iter().all(|(_, (html, _))| html.ends_with(" -->\n")));
}

#[test]
fn pages_that_are_no_longer_right_are_removed_and_nothing_else_is() {
    let env = club();
    write(&env, "pages");
    let game = env.json("games --state finished")["games"][0]["number"].to_string();
    let page = env.path("pages").join(format!("game-{game}.html"));
    let own = fs::read_to_string(&page).unwrap();
    let strange = [("game-9999.html", "mine"), ("copy.html", &own), ("notes.txt", "notes")];
    for (name, text) in strange {
        fs::write(env.path("pages").join(name), text).unwrap();
    }
    fs::create_dir(env.path("pages").join("pictures.html")).unwrap();
    let before = env.names("pages");
    env.ok(&format!("game delete {game}"));
    let said = write(&env, "pages");
    assert!(said.contains(", removed "), "{said}");
    assert!(!page.exists());
    for (name, text) in strange {
        assert_eq!(fs::read_to_string(env.path("pages").join(name)).unwrap(), text, "{name}");
    }
    assert!(env.path("pages").join("pictures.html").is_dir());
    assert!(env.names("pages").is_subset(&before));
    // It comes back with the game.
    env.ok("undo");
    write(&env, "pages");
    assert_eq!(fs::read_to_string(&page).unwrap(), own);
}

#[test]
fn a_file_of_somebody_else_is_not_replaced() {
    let env = club();
    let strange = ["<!DOCTYPE html><title>Our club</title>", ""];
    for text in strange {
        let _ = fs::remove_dir_all(env.path("pages"));
        fs::create_dir(env.path("pages")).unwrap();
        fs::write(env.path("pages/records.html"), text).unwrap();
        let error = env.error("report site pages");
        assert!(error.contains("was not written by `crowns report site`"), "{error}");
        assert!(error.contains("records.html"), "{error}");
        assert_eq!(env.names("pages").len(), 1);
        assert_eq!(fs::read_to_string(env.path("pages/records.html")).unwrap(), text);
    }
    // Nor is an own page that somebody has changed.
    fs::remove_file(env.path("pages/records.html")).unwrap();
    write(&env, "pages");
    let index = fs::read_to_string(env.path("pages/index.html")).unwrap();
    fs::write(env.path("pages/index.html"), index.replace("</h1>", "!</h1>")).unwrap();
    let error = env.error("report site pages");
    assert!(error.contains("index.html"), "{error}");
    fs::write(env.path("file"), "").unwrap();
    let error = env.error("report site file");
    assert!(error.contains("cannot create the directory"), "{error}");
}

#[test]
fn the_site_of_a_league_has_its_seasons_and_its_language() {
    let env = club();
    env.ok(&format!(
        "league edit {LEAGUE} --report-lang da --season Old=2000-01-01..2001-12-31 \
         --season All=2002-01-01..2099-12-31"
    ));
    write(&env, &format!("pages --league {LEAGUE}"));
    check_pages(&env.path("pages"));
    let page = |name: &str| fs::read_to_string(env.path("pages").join(name)).unwrap();
    for name in env.names("pages") {
        assert!(page(&name).contains("<html lang=\"da\">"), "{name}");
    }
    assert!(page("index.html").contains("href=\"season-2.html\""));
    assert!(page("season-2.html").contains("aria-current=\"page\"><bdi>All</bdi>"));
    // Games of others are not on it.
    for name in env.names("pages").iter().filter(|name| name.starts_with("game-")) {
        assert!(text_of(&parsed(&page(name)).document).contains(LEAGUE), "{name}");
    }
    assert!(!env.names("pages").iter().any(|name| name.starts_with("tournament-")));
}

#[test]
fn a_site_shows_names_unchanged_and_nothing_of_them_runs() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("pages");
    CLUB.run("2026-11-22T10:00:00Z", &["report", "site", pages.to_str().unwrap()]);
    check_pages(&pages);
    let titles: Vec<String> = files(&pages)
        .into_iter()
        .filter(|(name, _)| name.starts_with("player-"))
        .map(|(_, (html, _))| text_of(&parsed(&html).document))
        .collect();
    for name in NAMES {
        assert!(titles.iter().any(|title| title.contains(name)), "{name}");
    }
}

#[test]
fn a_page_without_a_server_is_put_into_the_site_and_taken_out_again() {
    let env = TestEnv::with_games(1);
    let built = [("index.html", "<p>judge</p>\n"), ("offline.js", "// offline\n")];
    fs::create_dir(env.path("built")).unwrap();
    let error = env.error("report site pages --judge built");
    assert!(error.contains("index.html") && error.contains("judge-page"), "{error}");
    for (name, text) in built {
        fs::write(env.path("built").join(name), text).unwrap();
    }
    write(&env, "pages --judge built");
    let first = files(&env.path("pages/judge"));
    for (name, text) in built {
        let (written, _) = &first[name];
        // The last line is a comment in a script, too.
        let last = format!("<!-- crowns report site: judge/{name} ");
        assert!(written.starts_with(&format!("{text}{last}")), "{written}");
    }
    let index = fs::read_to_string(env.path("pages/index.html")).unwrap();
    let link = "<a href=\"judge/index.html\"><bdi>Hands and rules</bdi></a>";
    assert!(index.contains(link), "{index}");
    let said = write(&env, "pages --judge built");
    assert!(said.contains("wrote 0 of "), "{said}");
    assert_eq!(files(&env.path("pages/judge")), first);
    let said = write(&env, "pages");
    assert!(said.contains(", removed 2\n"), "{said}");
    assert!(env.names("pages/judge").is_empty());
    let index = fs::read_to_string(env.path("pages/index.html")).unwrap();
    assert!(!index.contains("judge/"), "{index}");
    fs::write(env.path("pages/judge/index.html"), "mine").unwrap();
    let error = env.error("report site pages --judge built");
    assert!(error.contains("was not written by `crowns report site`"), "{error}");
}

#[test]
fn a_watched_site_follows_the_database() {
    let env = TestEnv::with_games(1);
    let mut command = env.command("report site pages --watch");
    let mut watching = command.stderr(Stdio::null()).spawn().unwrap();
    let wait = |file: &str, text: &str| {
        let start = Instant::now();
        while !fs::read_to_string(env.path("pages").join(file))
            .is_ok_and(|page| page.contains(text))
        {
            assert!(start.elapsed() < Duration::from_secs(60), "{file} has no {text}");
            thread::sleep(Duration::from_millis(100));
        }
    };
    wait("index.html", "Ann");
    env.ok("score 49 0 30");
    wait("game-2.html", ">49<");
    env.ok("new Dan Eve");
    wait("games.html", "href=\"game-3.html\"");
    watching.kill().unwrap();
    watching.wait().unwrap();
    check_pages(&env.path("pages"));
}

#[test]
fn the_report_of_a_player_has_figures_opponents_records_and_games() {
    let env = TestEnv::with_games(12);
    let text = env.ok("report player ann");
    for part in ["Ann: 12 games", "Overall", "By opponent", "Records", "Last games", "Most games"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let games = text.split("Last games\n").nth(1).unwrap();
    assert_eq!(games.lines().count(), 1 + 10, "{games}");
    let csv = env.ok("report player Ann --csv");
    assert_eq!(csv.lines().count(), 1 + 12, "{csv}");
    let markdown = env.ok("report player Ann --md");
    assert!(markdown.starts_with("## Ann: 12 games"), "{markdown}");
    assert_eq!(markdown.matches("\n### ").count(), 4, "{markdown}");
    assert!(env.ok("report player Ann --svg").starts_with("<svg"));
    let html = env.ok("report player Ann --html");
    let dom = parsed(&html);
    assert!(dom.errors.borrow().is_empty(), "{:?}", dom.errors.borrow());
    assert_eq!(count(&dom.document, "a"), 0);
    assert_eq!(count(&dom.document, "table"), 4);
    assert!(text_of(&dom.document).contains("Last games"));
    let none = env.ok("report player Ann --since 2030-01-01");
    assert!(none.contains("no") && !none.contains("Last games"), "{none}");
    let unknown = env.run("report player Zoe");
    assert!(message(&unknown).contains("Zoe"), "{}", message(&unknown));
}

/// Takes a minute; `--ignored --nocapture` says how long a site of 1,000 games takes.
#[test]
#[ignore = "long"]
fn a_site_of_a_thousand_games_and_fifty_players() {
    let env = TestEnv::new();
    let recipe = Recipe { games: 1000, players: 50, table: (5, 5), odd: false, seed: 1 };
    add_league(&mut env.store(), recipe);
    let timed = |what: &str| {
        let start = Instant::now();
        let said = write(&env, "pages");
        println!("{what}: {:.2} s, {}", start.elapsed().as_secs_f64(), said.trim());
        files(&env.path("pages"))
    };
    let first = timed("first run");
    let second = timed("second run");
    assert_eq!(first, second);
    let bytes: usize = first.values().map(|(html, _)| html.len()).sum();
    println!("{} files, {} kB", check_pages(&env.path("pages")), bytes / 1000);
    let players = first.keys().filter(|name| name.starts_with("player-")).count();
    let games = first.keys().filter(|name| name.starts_with("game-")).count();
    assert_eq!((players, games), (50, 1000));
}
