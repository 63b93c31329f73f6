//! The page that judges without a server, in a real Chromium: its answers are those of
//! the commands, it needs no network, and how large it is. `docs/judge.md` describes it.
//!
//! Skipped, and said so, where it has not been built, or without `chromium` and
//! `chromedriver`.

#![allow(clippy::print_stdout, reason = "what is skipped is said")]

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fs, thread};

use crate::browser::{Browser, Driver};
use crate::env::{TestEnv, stdout};

/// The most bytes of both files, compressed with gzip.
const MOST_BYTES: usize = 250_000;

/// The languages, with a question that people ask.
const LANGUAGES: [(&str, &str); 6] = [
    ("en", "who deals first"),
    ("da", "hvem deler kort ud"),
    ("sv", "vem delar ut korten"),
    ("nb", "hvem deler ut kortene"),
    ("fi", "kuka jakaa kortit"),
    ("is", "hver gefur spilin"),
];

/// Returns the directory of the page, `None` if it has not been built.
fn built() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/judge-page");
    let is_there = folder.join("index.html").is_file();
    if !is_there {
        println!("skipped: `cargo run --example judge-page -- target/judge-page` was not run");
    }
    is_there.then_some(folder)
}

/// Serves the files of a directory until it is told not to; returns the port.
fn served(folder: &Path, is_stopped: &Arc<AtomicBool>) -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    let (folder, is_stopped) = (folder.to_owned(), Arc::clone(is_stopped));
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            if is_stopped.load(Ordering::Relaxed) {
                continue;
            }
            let mut request = String::new();
            BufReader::new(&stream).read_line(&mut request).unwrap_or_default();
            let path = request.split(' ').nth(1).unwrap_or_default().trim_start_matches('/');
            let file = if path.is_empty() { "index.html" } else { path };
            let kind = if file.ends_with(".js") { "text/javascript" } else { "text/html" };
            let (status, body) = match fs::read(folder.join(file)) {
                Ok(body) => ("200 OK", body),
                Err(_) => ("404 Not Found", Vec::new()),
            };
            let head = format!(
                "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
                 Connection: close\r\n\r\n",
                body.len()
            );
            let _ = stream.write_all(&[head.into_bytes(), body].concat());
        }
    });
    port
}

/// Returns the answer that a page shows for an address after `#`.
#[track_caller]
fn answer(browser: &Browser, address: &str) -> String {
    browser.run(&format!("document.body.innerHTML = ''; location.hash = {address:?}"));
    browser.wait("document.querySelector('#answer')");
    browser.run("return document.querySelector('#answer').textContent").as_str().unwrap().to_owned()
}

/// Returns what a command says, on a page as wide as that in the browser.
fn said(env: &TestEnv, language: &str, command: &str) -> String {
    let mut command = env.command(&format!("{command} --lang {language} --color always"));
    let text = stdout(&command.env("COLUMNS", "44").output().unwrap());
    let mut parts = text.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.filter_map(|part| Some(part.split_once('m')?.1)).collect::<String>()
}

#[test]
fn pages_without_a_server_answer_as_the_commands_do() {
    let (Some(folder), Some(driver)) = (built(), Driver::start()) else { return };
    let env = TestEnv::new();
    let browser = driver.open((390, 844), "en");
    // A file is as good as a server.
    browser.go(&format!("file://{}/index.html", folder.display()));
    browser.wait("document.querySelector('#ask')");
    let asked = [
        ("hand?round=1&cards=7D 9D JOKER QS", "check --round 1 7D 9D JOKER QS"),
        ("hand?round=4&cards=10S QD 8H 9C JD 3H", "check --round 4 10S QD 8H 9C JD 3H"),
        ("hand?round=1&rules=texas&cards=JK JK JK QS", "check --round 1 --rules texas JK JK JK QS"),
        ("melds?round=1&cards=7D 8D 9D / discard QS", "judge --round 1 7D,8D,9D --discard QS"),
        ("melds?round=1&cards=7D 8D 10D", "judge --round 1 7D,8D,10D"),
        ("odds?round=1&cards=7C 7D 9H", "odds --round 1 7C 7D 9H"),
        ("odds?round=2&cards=7C 7D 9H 10H KS", "odds --round 2 7C 7D 9H 10H KS"),
        ("odds?round=2&cards=7C 7D 9H 10H / top 8H", "odds --round 2 7C 7D 9H 10H --top 8H"),
    ];
    for (language, question) in LANGUAGES {
        for (address, command) in asked {
            let expect = said(&env, language, command);
            let got = answer(&browser, &format!("#{language}/{address}"));
            // The note on what was sampled names no seed here.
            let end = if command.starts_with("odds --round 1") { "\n\n" } else { "\0" };
            let [got, expect] = [&got, &expect].map(|text| text.split(end).next().unwrap().trim());
            assert_eq!(got, expect, "{language}: {address}");
        }
        for question in ["ties", question] {
            let ruling = env.json(&format!("rules {question} --lang {language}"));
            let got = answer(&browser, &format!("#{language}/rules?q={question}"));
            let parts = match ruling["topics"].as_array() {
                Some(topics) => topics.iter().map(|topic| &topic["question"]).collect(),
                None => vec![&ruling["question"], &ruling["answer"][0]],
            };
            for part in parts {
                assert!(got.contains(part.as_str().unwrap()), "{language}: {got}");
            }
            // A page leaves out what is typed in a terminal.
            assert!(!got.contains('`') && !got.contains("--"), "{language}: {got}");
        }
        assert_eq!(browser.run("return document.documentElement.lang"), language);
    }
    // What is wrong is said, and asking goes on.
    let wrong = answer(&browser, "#en/hand?cards=1H");
    assert!(wrong.starts_with("Card 1 `1H`: rank must be"), "{wrong}");
    browser.run("location.hash = '#en/rules?q=xyzzy'");
    browser.wait("document.querySelector('[role=alert]')");
}

#[test]
fn the_page_is_used_by_thumb_and_opens_again_without_a_network() {
    let (Some(folder), Some(driver)) = (built(), Driver::start()) else { return };
    let is_stopped = Arc::new(AtomicBool::new(false));
    let port = served(&folder, &is_stopped);
    let browser = driver.open((390, 844), "en");
    browser.go(&format!("http://127.0.0.1:{port}/"));
    browser.wait("document.querySelector('#ask')");
    browser.wait("navigator.serviceWorker.controller");
    is_stopped.store(true, Ordering::Relaxed);
    browser.set_offline(true);
    browser.reload();
    browser.wait("document.querySelector('#ask')");
    browser.run("document.querySelector('#round').value = '1'");
    for (rank, suit) in [("7", "♦"), ("8", "♦"), ("9", "♦"), ("Q", "♠")] {
        browser.tap(&format!("//button[@data-rank = '{rank}']"));
        browser.tap(&format!("//button[@data-suit = '{suit}']"));
    }
    browser.tap("//button[contains(@class, 'main')]");
    browser.wait("document.querySelector('#answer')");
    assert!(browser.text().contains("Yes, this hand goes out"), "{}", browser.text());
    browser.tap("//a[. = 'Dansk']");
    browser.wait("document.documentElement.lang === 'da' && document.querySelector('#answer')");
    browser.tap("//nav/a[. = 'Regler']");
    browser.wait("document.querySelector('.topics a')");
    browser.run("history.back()");
    browser.wait("document.querySelector('#answer')");
}

/// Writes pictures into `target/tmp/judge-pictures`.
#[test]
fn no_page_is_wider_than_the_window() {
    let (Some(folder), Some(driver)) = (built(), Driver::start()) else { return };
    let pictures = Path::new(option_env!("CARGO_TARGET_TMPDIR").unwrap_or("target/tmp"))
        .join("judge-pictures");
    fs::create_dir_all(&pictures).unwrap();
    for (kind, width, height) in [("phone", 390, 844), ("wide", 1200, 800)] {
        let browser = driver.open((width, height), "en");
        browser.go(&format!("file://{}/index.html", folder.display()));
        browser.wait("document.querySelector('#ask')");
        let pages = [
            ("hand", "#en/hand?round=4&cards=10S QD 8H 9C JD 3H"),
            ("melds", "#fi/melds?round=1&cards=7D 8D 10D"),
            ("odds", "#is/odds?round=2&cards=7C 7D 9H 10H KS"),
            ("rules", "#sv/rules?q=ties"),
        ];
        for (name, address) in pages {
            answer(&browser, address);
            browser.picture(Some(&pictures), &format!("{kind}-{name}"));
        }
        browser.run("location.hash = '#nb/rules'");
        browser.wait("document.querySelector('.topics')");
        browser.picture(Some(&pictures), &format!("{kind}-topics"));
    }
}

#[test]
fn the_page_fetches_nothing_and_is_small() {
    let Some(folder) = built() else { return };
    let mut bytes = 0;
    for file in ["index.html", "offline.js"] {
        let text = fs::read(folder.join(file)).unwrap();
        let mut packed = Vec::new();
        let options =
            zopfli::Options { iteration_count: NonZeroU64::MIN, ..zopfli::Options::default() };
        zopfli::compress(options, zopfli::Format::Gzip, &*text, &mut packed).unwrap();
        bytes += packed.len();
    }
    println!("{bytes} bytes compressed");
    assert!(bytes <= MOST_BYTES, "{bytes}");
    let page = fs::read_to_string(folder.join("index.html")).unwrap();
    assert!(page.contains("default-src 'none'; script-src 'sha256-"));
    for outside in ["src=\"", "href=\"http", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
}
