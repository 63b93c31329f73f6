//! What the script of the pages does, in a real browser: taps on cards, and a network that
//! is missing, hangs or lets nobody in.

use std::time::{Duration, Instant};

use super::evening::{DELETE, ENTER, PHONE, SHEET, choose, tap_digits};
use super::{Served, enter, log, table};
use crate::browser::{Browser, Driver};
use crate::env::TestEnv;

const CARDS: &str = "//button[@data-pad = 'cards']";

/// Starts a table of three and a browser that shows it; `None` without one.
fn opened() -> Option<(Driver, TestEnv, Served, Browser)> {
    let driver = Driver::start()?;
    let (env, served) = table("");
    let browser = driver.open(PHONE, "en");
    browser.go(&served.links[0]);
    Some((driver, env, served, browser))
}

#[track_caller]
fn tap_card(browser: &Browser, part: &str) {
    let button = match part {
        "♣" | "♦" | "♥" | "♠" | "★" => format!("//button[@data-suit = '{part}']"),
        "JK" => "//button[@aria-label = 'Joker']".to_owned(),
        rank => format!("//button[@data-rank = '{rank}']"),
    };
    browser.tap(&button);
}

#[track_caller]
fn wait_for_text(browser: &Browser, text: &str) {
    browser.wait(&format!("document.querySelector('#text').value.trim() === '{text}'"));
}

#[track_caller]
fn wait_for_score(browser: &Browser, name: &str, score: &str) {
    browser.wait(&format!(
        "{SHEET} && [...document.querySelectorAll('.seat')].some((seat) =>
            seat.innerText.split(/\\s+/).join(' ') === '{name} {score}')"
    ));
}

const OFFLINE: &str = "!document.querySelector('#offline').hidden";

#[test]
fn a_score_that_is_corrected_before_it_is_sent_is_the_one_that_counts() {
    let Some((_driver, env, served, browser)) = opened() else { return };
    let mut other = served.phone();
    enter(&mut other, "Bob", "out");
    enter(&mut other, "Cat", "25");
    choose(&browser, "Ann");
    browser.set_offline(true);
    tap_digits(&browser, "20");
    browser.tap(ENTER);
    browser.wait(OFFLINE);
    browser.tap(DELETE);
    browser.tap("//button[@data-add = '1']");
    wait_for_text(&browser, "21");
    browser.tap(ENTER);
    browser.set_offline(false);
    browser.wait("document.querySelector('.notice').innerText.includes('Ann 21, Bob 0x, Cat 25')");
    assert_eq!(log(&env).iter().filter(|line| line.contains("round 2")).count(), 1);
}

#[test]
fn a_network_that_hangs_is_named_and_the_last_score_counts_though_all_arrive() {
    let Some((_driver, env, served, browser)) = opened() else { return };
    let mut other = served.phone();
    enter(&mut other, "Bob", "out");
    choose(&browser, "Ann");
    served.hang(true);
    tap_digits(&browser, "30");
    let start = Instant::now();
    browser.tap(ENTER);
    browser.wait(OFFLINE);
    assert!(start.elapsed() < Duration::from_secs(8), "{:?}", start.elapsed());
    browser.tap(DELETE);
    browser.tap("//button[@data-add = '1']");
    wait_for_text(&browser, "31");
    browser.tap(ENTER);
    served.hang(false);
    wait_for_score(&browser, "Ann", "31");
    browser.wait("document.querySelector('#offline').hidden");
    enter(&mut other, "Cat", "26");
    browser.wait("document.body.innerText.includes('Round 3')");
    let recorded = "round 2 of game 1: Ann 31, Bob 0, Cat 26";
    assert_eq!(log(&env).iter().filter(|line| *line == recorded).count(), 1, "{:?}", log(&env));
}

#[test]
fn no_card_that_is_tapped_is_left_out() {
    let Some((_driver, _env, _served, browser)) = opened() else { return };
    choose(&browser, "Ann");
    browser.tap(CARDS);
    for part in ["5", "♥", "6", "♣", "9", "★", "K"] {
        tap_card(&browser, part);
    }
    wait_for_text(&browser, "5♥ 6♣ 9★ K");
    // The suit is asked for.
    browser.tap(ENTER);
    browser.wait("document.querySelector('.suits.asked')");
    tap_card(&browser, "♠");
    wait_for_text(&browser, "5♥ 6♣ 9★ K♠");
    browser.wait("!document.querySelector('.suits.asked')");
    browser.tap(ENTER);
    wait_for_score(&browser, "Ann", "5H 6C 9* KS");
    // Also where another card follows.
    choose(&browser, "Bob");
    browser.tap(CARDS);
    for part in ["K", "JK", "5", "♥"] {
        tap_card(&browser, part);
    }
    wait_for_text(&browser, "K JOKER 5♥");
    for left in ["K JOKER", "K", ""] {
        browser.tap(DELETE);
        wait_for_text(&browser, left);
    }
    // A rank that was deleted takes no suit, and who went out needs none.
    tap_card(&browser, "♥");
    wait_for_text(&browser, "");
    tap_card(&browser, "Q");
    browser.tap("//button[@name = 'say'][@value = 'out']");
    wait_for_score(&browser, "Bob", "Went out");
    browser.tap("//nav/a[. = 'Hand']");
    browser.wait("location.pathname === '/hand'");
    for part in ["7", "♥", "7", "♠", "7", "★", "K", "Q", "♥"] {
        tap_card(&browser, part);
    }
    wait_for_text(&browser, "7♥ 7♠ 7★ K Q♥");
}

#[test]
fn the_pad_stays_when_others_enter_something_or_a_score_is_refused() {
    let Some((_driver, _env, served, browser)) = opened() else { return };
    let cards = "!document.querySelector('#cards').hidden";
    choose(&browser, "Ann");
    browser.tap(CARDS);
    enter(&mut served.phone(), "Bob", "20");
    browser.wait(&format!("document.querySelector('#live').innerText.includes('20') && {cards}"));
    tap_card(&browser, "5");
    enter(&mut served.phone(), "Cat", "30");
    browser.wait(&format!("document.querySelector('#live').innerText.includes('30') && {cards}"));
    tap_card(&browser, "♥");
    wait_for_text(&browser, "5♥");
    for part in ["5", "♥", "5", "♥"] {
        tap_card(&browser, part);
    }
    // There are two of each.
    browser.tap(ENTER);
    browser.wait(&format!("document.querySelector('[role=alert]') && {cards}"));
    browser.tap(DELETE);
    browser.tap(DELETE);
    wait_for_text(&browser, "5♥");
    // Loaded again, what is typed and its pad are there.
    browser.reload();
    wait_for_text(&browser, "5♥");
    browser.wait(cards);
    browser.tap(ENTER);
    wait_for_score(&browser, "Ann", "5H");
    // What was sent is not typed again.
    choose(&browser, "Ann");
    wait_for_text(&browser, "");
    // A keyboard stays where it is.
    browser.tap("//button[@data-keyboard]");
    enter(&mut served.phone(), "Bob", "21");
    browser.wait(
        "document.querySelector('#live').innerText.includes('21')
            && document.activeElement.id === 'text'",
    );
}

#[test]
fn who_is_no_longer_let_in_is_told() {
    let Some((_driver, env, mut served, browser)) = opened() else { return };
    let port = served.address.port();
    choose(&browser, "Ann");
    served.kill();
    browser.wait(OFFLINE);
    tap_digits(&browser, "20");
    browser.tap(ENTER);
    let mut served = Served::start_at(&env, port, "--pin 4711");
    browser.wait("document.querySelector('#pin')");
    // What was typed meanwhile is sent then.
    browser.type_into("//input[@name = 'pin']", "4711");
    browser.tap("//form/button");
    wait_for_score(&browser, "Ann", "20");
    served.kill();
    let served = Served::start_at(&env, port, "--new-link");
    browser.wait("document.body.innerText.includes('This link is not valid')");
    browser.go(&served.links[0]);
    browser.wait(SHEET);
}

#[test]
fn the_longest_names_fit_a_phone() {
    let Some(driver) = Driver::start() else { return };
    let env = TestEnv::new();
    let name = "Wowwowwowwowwowwowwowwowwowwowwowwowwow";
    env.ok(&["new", "Ann", name]);
    env.ok(&["new", "Bob", name]);
    let served = Served::start(&env, "");
    let browser = driver.open(PHONE, "en");
    browser.go(&served.links[0]);
    for page in ["/", "/?game=1", "/games"] {
        browser.go(&format!("http://{}{page}", served.address));
        browser.picture(None, page);
    }
}
