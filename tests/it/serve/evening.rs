//! An evening in real browsers: phones and a laptop, with all that happens at a table.
//! The journal is what `crowns score` writes.

#![allow(clippy::print_stdout, reason = "what is skipped is said")]

use std::fs;
use std::path::Path;

use super::{Served, log};
use crate::browser::{Browser, Driver};
use crate::env::TestEnv;
use crate::tmux::Tmux;

const NAMES: [&str; 4] = ["Ann", "Bob", "Cat", "Dan"];

/// What Ann enters in the first round by tapping cards.
const CARDS: &str = "QH,5C,4D";

/// Who comes late has no phone: the laptop enters it, in the browser or in `crowns play`.
const LATE: (&str, &str) = ("Eve", "21");

/// The size of a phone in pixels.
pub(super) const PHONE: (u32, u32) = (390, 844);

pub(super) const SHEET: &str = "location.pathname === '/'";

pub(super) const ENTER: &str = "//form[@id = 'score']//button[contains(@class, 'main')]";

pub(super) const DELETE: &str = "//div[@class = 'pad'][not(@hidden)]//button[@data-delete]";

/// The next answer to something that is sent is lost on the way.
const LOSE_AN_ANSWER: &str = "
    const real = window.fetch;
    window.fetch = async (path, options) => {
        const answer = await real(path, options);
        if (!options.method) return answer;
        window.fetch = real;
        throw new TypeError('lost');
    };";

/// A table with a server, and the same one beside it, where all is done by commands.
struct Table<'a> {
    env: &'a TestEnv,
    beside: TestEnv,
    served: Served,
    phones: Vec<Browser>,
    laptop: Browser,
    /// `crowns play` on the laptop, from the fourth round on; without `tmux` its browser
    /// does the same.
    screen: Option<Tmux<'a>>,
    /// Where pictures are left, if they are taken.
    folder: Option<&'static Path>,
}

impl<'a> Table<'a> {
    fn new(
        env: &'a TestEnv,
        driver: &Driver,
        phones: usize,
        folder: Option<&'static Path>,
    ) -> Self {
        env.ok(&format!("player add {}", LATE.0));
        env.ok(&format!("new {}", NAMES[..phones].join(" ")));
        let served = Served::start(env, "");
        let table = Self {
            beside: env.copied(),
            phones: (0..phones).map(|_| driver.open(PHONE, "en")).collect(),
            laptop: driver.open((1200, 800), "en"),
            screen: None,
            served,
            env,
            folder,
        };
        table.browsers().for_each(|browser| browser.go(&table.served.links[0]));
        table
    }

    fn browsers(&self) -> impl Iterator<Item = &Browser> {
        self.phones.iter().chain([&self.laptop])
    }

    /// Returns the score of a seat in a round as it is typed; one after the other goes
    /// out. Hands of any round can have these points, so that nothing is asked back.
    fn score(&self, round: usize, seat: usize) -> String {
        match round % self.phones.len() == seat {
            true => "out".to_owned(),
            false => (20 + 3 * seat + round).to_string(),
        }
    }

    /// Compares the journal with that of the commands, and shows the round after it.
    #[track_caller]
    fn assert_recorded(&self, command: &str, next: usize) {
        self.beside.ok(command);
        wait_for_round(&self.laptop, next);
        assert_eq!(log(self.env), log(&self.beside), "{command}");
    }

    /// Kills the server and starts it again, while a phone has a digit typed.
    fn restart(&mut self, typing: usize) {
        let phone = &self.phones[typing];
        choose(phone, NAMES[typing]);
        tap_digits(phone, "4");
        self.served.kill();
        self.laptop.wait("!document.querySelector('#offline').hidden");
        self.served = Served::start_at(self.env, self.served.address.port(), "");
        for browser in self.browsers() {
            browser.wait("!document.querySelector('#restarted').hidden");
            browser.wait("document.querySelector('#offline').hidden");
        }
        self.laptop.picture(self.folder, "laptop-restarted");
        let phone = &self.phones[typing];
        phone.wait("document.querySelector('#text').value === '4'");
        phone.tap(DELETE);
    }

    /// Opens all pages and takes pictures of them.
    fn pages(&self, browser: &Browser, kind: &str) {
        let pages = [
            ("sheet", ""),
            ("enter", "enter"),
            ("fix", "fix"),
            ("hand", "hand?cards=7H+8H+9H+KD+4S"),
            ("melds", "melds?cards=7H+8H+9H+/+discard+KD"),
            ("odds", "odds?cards=7H+8H+9H+KD+4S"),
            ("topics", "rules"),
            ("rules", "rules?q=wild"),
            ("standings", "standings"),
            ("night", "night"),
            ("games", "games"),
            ("tournament", "tournament"),
        ];
        for (name, page) in pages {
            browser.go(&format!("http://{}/{page}", self.served.address));
            browser.picture(self.folder, &format!("{kind}-{name}"));
        }
        browser.go(&format!("http://{}/", self.served.address));
    }

    /// Opens the page that asks for a PIN, and the table with a link that only reads.
    fn other_links(&self) {
        let served = Served::start(self.env, "--pin 4711 --read-only");
        let phone = &self.phones[0];
        for (link, kind) in served.links.iter().zip(["pin", "read-only"]) {
            phone.go(link.split(' ').next().unwrap());
            if kind == "pin" {
                phone.picture(self.folder, "phone-pin");
                phone.type_into("//input[@name = 'pin']", "4711");
                phone.tap("//form/button");
            }
            phone.wait("document.querySelector('#sheet')");
            phone.picture(self.folder, &format!("phone-after-{kind}"));
        }
        phone.go(&self.served.links[0]);
    }

    fn play(&mut self, rounds: usize) {
        for round in 1..=rounds {
            for seat in 0..self.phones.len() {
                self.enter_from_phone(round, seat);
            }
            let row: Vec<_> = (0..self.phones.len()).map(|seat| self.score(round, seat)).collect();
            let mut row = row.join(" ");
            if round == 1 {
                row = row.replacen("21", CARDS, 1);
            }
            if round == 4 {
                self.screen = Tmux::start(self.env, 80, 24);
                self.screen.iter().for_each(|screen| screen.crowns("play"));
            }
            if round > 2 {
                wait_for_round(&self.laptop, round);
                self.enter_late_comer(round);
                row = format!("{row} {}", LATE.1);
            }
            if round == 4 {
                // What was sent without a network is the last score that is missing.
                self.laptop.wait("document.querySelector('#missing').innerText.includes('Bob')");
                self.phones[1].set_offline(false);
            }
            self.assert_recorded(&format!("score {row}"), if round < 11 { round + 1 } else { 0 });
            if round == 1 {
                self.correct();
            }
            if round == 2 {
                for env in [self.env, &self.beside] {
                    env.ok(&format!("join {}", LATE.0));
                }
                self.pages(&self.phones[0], "phone");
                if self.folder.is_some() {
                    self.pages(&self.laptop, "laptop");
                }
                self.other_links();
            }
        }
    }

    /// Enters the score of a phone's own player, with what happens on the way.
    fn enter_from_phone(&mut self, round: usize, seat: usize) {
        let (name, score) = (NAMES[seat], self.score(round, seat));
        let is_last = seat + 1 == self.phones.len();
        let folder = self.folder;
        if (round, name) == (3, "Bob") {
            // What Ann has entered is lost, and what Bob has typed is not.
            self.restart(seat);
            send(&self.phones[seat], &score);
            self.laptop.wait("document.querySelector('#missing').innerText.includes('Ann')");
            enter(&self.phones[0], "Ann", &self.score(round, 0));
            return;
        }
        let phone = &self.phones[seat];
        wait_for_round(phone, round);
        choose(phone, name);
        match (round, name) {
            (1, "Ann") => {
                phone.tap("//button[@data-pad = 'cards']");
                for card in ["Q♥", "5♣", "9★", "4♦"] {
                    let (suit_at, _) = card.char_indices().next_back().unwrap();
                    phone.tap(&format!("//button[@data-rank = '{}']", &card[..suit_at]));
                    phone.tap(&format!("//button[@data-suit = '{}']", &card[suit_at..]));
                    if card == "9★" {
                        phone.tap(DELETE);
                    }
                }
                phone.wait("document.querySelector('#text').value.trim() === 'Q♥ 5♣ 4♦'");
                phone.picture(folder, "phone-cards");
                phone.tap(ENTER);
            }
            (1, _) if is_last => {
                // Its answer is lost, so that it is sent twice: it is saved once.
                phone.run(LOSE_AN_ANSWER);
                send(phone, &score);
                phone.wait("document.querySelector('.notice').innerText.includes('round 1')");
            }
            (2, "Bob") => {
                // No hand has 1 point: it is refused, and what is right is entered.
                tap_digits(phone, "1");
                phone.tap(ENTER);
                phone.wait("document.querySelector('[role=alert]')");
                phone.picture(folder, "phone-refused");
                phone.tap(DELETE);
                send(phone, &score);
            }
            (3, "Ann") => {
                // Reloaded with half of a score typed, that is still there.
                tap_digits(phone, &score[..1]);
                phone.reload();
                phone.wait(&format!("document.querySelector('#text').value === '{}'", &score[..1]));
                phone.tap(&format!("//button[@data-add = '{}']", &score[1..]));
                phone.tap(ENTER);
            }
            (4, "Bob") => {
                // Without a network while the others enter theirs.
                phone.set_offline(true);
                send(phone, &score);
                phone.wait("!document.querySelector('#offline').hidden");
                phone.picture(folder, "phone-offline");
                return;
            }
            _ => send(phone, &score),
        }
        phone.wait(SHEET);
    }

    /// Enters the score of the late-comer on the laptop: on the screen, which asks for it
    /// alone once it has seen what the phones have entered.
    fn enter_late_comer(&self, round: usize) {
        let Some(screen) = &self.screen else {
            return enter(&self.laptop, LATE.0, LATE.1);
        };
        screen.wait_for(&format!("round {round} ·"));
        if round == 4 {
            screen.wait_for("Bob, total");
            screen.command(&format!("eve {}", LATE.1));
            let is_missing =
                |name| format!("document.querySelector('#missing').innerText.includes('{name}')");
            let (bob, late) = (is_missing("Bob"), is_missing(LATE.0));
            return self.laptop.wait(&format!("{bob} && !{late}"));
        }
        screen.wait_until(LATE.0, |shown| shown.lines().any(|line| line.starts_with(LATE.0)));
        screen.command(LATE.1);
        screen.wait_for(&format!("Save round {round}?"));
        screen.type_text("", &["Enter"]);
    }

    /// Corrects a score on the laptop, with a reason.
    fn correct(&self) {
        let laptop = &self.laptop;
        laptop.tap("//a[@id = 'fix-link']");
        laptop.tap("//div[@class = 'rounds']/a[text() = '1']");
        laptop.wait("location.search.includes('round=1')");
        laptop.tap("//label[contains(@class, 'seat')][bdi = 'Ann']");
        laptop.type_into("//input[@id = 'text']", "24");
        laptop.type_into("//input[@name = 'why']", "misread");
        laptop.picture(self.folder, "laptop-correcting");
        laptop.tap(ENTER);
        laptop.wait(SHEET);
        self.assert_recorded("fix 1 Ann=24 --why misread", 2);
    }
}

/// Waits until a page shows that a round is next; 0 after the last one.
#[track_caller]
fn wait_for_round(browser: &Browser, round: usize) {
    browser.wait(&format!(
        "{SHEET} && document.querySelector('main').dataset.turn.endsWith(':{round}')"
    ));
}

/// Taps on the name of a player, which asks for the score.
#[track_caller]
pub(super) fn choose(browser: &Browser, name: &str) {
    browser.tap(&format!("//a[contains(@class, 'seat')][bdi = '{name}']"));
    browser
        .wait("location.pathname === '/enter' && document.querySelector('#digits:not([hidden])')");
}

/// Taps a score on the pad.
#[track_caller]
pub(super) fn tap_digits(browser: &Browser, text: &str) {
    for digit in text.chars() {
        browser.tap(&format!("//button[@data-add = '{digit}']"));
    }
    browser.wait(&format!("document.querySelector('#text').value === '{text}'"));
}

/// Taps a score and sends it.
#[track_caller]
fn send(browser: &Browser, text: &str) {
    if text == "out" {
        browser.tap("//button[@name = 'say'][@value = 'out']");
    } else {
        tap_digits(browser, text);
        browser.tap(ENTER);
    }
}

#[track_caller]
fn enter(browser: &Browser, name: &str, text: &str) {
    choose(browser, name);
    send(browser, text);
    browser.wait(SHEET);
}

#[test]
fn two_phones_and_a_laptop_play_four_rounds_in_browsers() {
    let Some(driver) = Driver::start() else { return };
    let env = TestEnv::new();
    let mut table = Table::new(&env, &driver, 2, None);
    table.play(4);
    env.assert_intact();
}

#[test]
#[ignore = "long"]
fn four_phones_and_a_laptop_play_an_evening_in_browsers() {
    let Some(driver) = Driver::start() else { return };
    let folder = Path::new(option_env!("CARGO_TARGET_TMPDIR").unwrap_or("target/tmp"));
    let folder = &*folder.join("serve-pictures").leak();
    fs::create_dir_all(folder).unwrap();
    let env = TestEnv::new();
    let mut table = Table::new(&env, &driver, 4, Some(folder));
    table.play(11);
    for browser in table.browsers() {
        browser.wait("document.querySelector('main').innerText.includes('wins')");
    }
    table.pages(&table.phones[0], "phone-finished");
    for language in ["da", "fi", "is", "nb", "sv"] {
        let phone = driver.open(PHONE, language);
        phone.go(&table.served.links[0]);
        phone.wait(&format!("document.documentElement.lang === '{language}'"));
        table.pages(&phone, &format!("phone-{language}"));
    }
    let shown = |env: &TestEnv| env.json("game show last")["rounds"].clone();
    assert_eq!(shown(&env), shown(&table.beside));
    env.assert_intact();
}
