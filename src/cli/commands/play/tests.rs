//! Random keys on a screen with a database behind it.

use std::cell::Cell;
use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};
use fastrand::Rng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tempfile::TempDir;

use super::session::Session;
use crate::cli::context::Context;
use crate::game::{DeviceId, Event, GameEvent, RoundEntry, Scoresheet};
use crate::messages::Language;
use crate::render::TextStyle;
use crate::screen::{Effect, Key, Message, Model, NewTable, update, view};
use crate::store::{GameFilter, IdGenerator, PageRequest, Store};

/// An evening: a database, the screen, and a device that writes to the same file.
struct Evening<'a> {
    session: Session<'a>,
    elsewhere: Store,
    now: DateTime<Utc>,
    rounds: u32,
}

/// Names that begin with keys of the screen, with scores or with each other.
const TABLES: [&[&str]; 4] = [
    &["Cat", "Gran", "Ulla"],
    &["Joe", "Jo", "Max", "Mary Lou"],
    &["Quinn"],
    &["out of luck", "K", "Zoë", "山田", "Rob", "Lucy", "Tom"],
];

const TYPED: &str = "12|0|out|12 0 37|0 12|gran 12|cat 0 gran 12 ulla 9|KH,5D|8,K|2O|-|\
                     7D 9D JOKER|x|999";

const SCORES: &str = "10|0|out|20|6+7";

const KEYS: [Key; 16] = [
    Key::Enter,
    Key::Esc,
    Key::Tab,
    Key::BackTab,
    Key::Backspace,
    Key::Delete,
    Key::Left,
    Key::Right,
    Key::Up,
    Key::Down,
    Key::Home,
    Key::PageDown,
    Key::Ctrl('f'),
    Key::Ctrl('t'),
    Key::Ctrl('w'),
    Key::Ctrl('y'),
];

fn one_of(rng: &mut Rng, list: &'static str) -> &'static str {
    rng.choice(list.split('|').collect::<Vec<_>>()).unwrap_or_default()
}

fn message(rng: &mut Rng) -> Vec<Message> {
    let key = |key| vec![Message::Key(key)];
    match rng.u8(..100) {
        0..18 => key(Key::Enter),
        18..28 => key(Key::Esc),
        28..36 => {
            let typed = one_of(rng, "y|n|yes|no|back|n");
            typed.chars().map(Key::Char).chain([Key::Enter]).map(Message::Key).collect()
        }
        36..46 => key(rng.choice(KEYS).unwrap_or(Key::Esc)),
        46..50 => key(Key::F(rng.u8(1..9))),
        50..53 => {
            key(Key::Char(rng.choice(b"cjglrmouUq?ynfb ").map_or('c', |&letter| letter.into())))
        }
        53..54 => key(Key::Char(rng.char(' '..'\u{2fff}'))),
        54..90 => {
            let scores = if rng.u8(..4) > 0 { SCORES } else { TYPED };
            let text = one_of(rng, scores);
            let clear = (rng.u8(..8) > 0).then_some(Key::Ctrl('u'));
            let enter = (rng.u8(..8) > 0).then_some(Key::Enter);
            let typed = clear.into_iter().chain(text.chars().map(Key::Char));
            typed.chain(enter).map(Message::Key).collect()
        }
        90..93 => vec![Message::Paste(one_of(rng, TYPED).to_owned())],
        93..97 => vec![Message::Resize(rng.u16(1..130), rng.u16(1..45))],
        97..99 => vec![Message::Click(rng.u16(..90), rng.u16(..30))],
        _ => vec![Message::Wheel(rng.i16(-9..9))],
    }
}

impl Evening<'_> {
    /// Plays a game by random keys, and returns how many rounds it has.
    fn play(&mut self, rng: &mut Rng, keys: usize) {
        self.session.run(Effect::Start(table(rng.choice(TABLES).unwrap_or(TABLES[0]))));
        let style = TextStyle { signs: rng.bool(), color: rng.bool(), ..TextStyle::PLAIN };
        let mut model = Model::new(self.session.state().unwrap(), style, (80, 24));
        let size = Cell::new((80, 24));
        for _ in 0..keys {
            for message in message(rng) {
                if let Message::Resize(columns, rows) = message {
                    size.set((columns, rows));
                }
                self.tell(&mut model, message);
            }
            if rng.u8(..60) == 0 {
                self.score_elsewhere();
                self.session.look().into_iter().for_each(|message| self.tell(&mut model, message));
            }
            if rng.u8(..8) > 0 {
                continue;
            }
            let (columns, rows) = size.get();
            let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
            terminal.draw(|frame| view(&model, frame)).unwrap();
        }
        assert_eq!(model.sheet(), self.session.state().unwrap().sheet.as_ref());
        // Thousands of open games would be read again for each that starts.
        self.session.run(Effect::Finish);
    }

    fn tell(&mut self, model: &mut Model, message: Message) {
        let mut messages = vec![message];
        while let Some(message) = messages.pop() {
            self.now += TimeDelta::minutes(7);
            for effect in update(model, message, self.now) {
                if matches!(effect, Effect::Quit | Effect::Suspend | Effect::Redraw) {
                    continue;
                }
                let before = model.sheet().cloned();
                let round = match &effect {
                    Effect::Score(round) => Some(round.clone()),
                    _ => None,
                };
                let answers = self.session.run(effect);
                if let (Some(round), Some(sheet)) = (round, before) {
                    self.check(&sheet, round, &answers);
                }
                messages.extend(answers.into_iter().rev());
            }
        }
    }

    /// Checks that the journal has what the same scores through `crowns score` write.
    fn check(&mut self, before: &Scoresheet, round: RoundEntry, answers: &[Message]) {
        let turn = before.next().unwrap();
        let typed: Vec<_> = round.entries.iter().map(|(_, entry)| entry.to_string()).collect();
        let entries = before.read_row(&turn, &typed).unwrap();
        let scored = before.score(RoundEntry { entries, ..round }).unwrap();
        assert!(matches!(answers, [Message::Done { scored: true, .. }]), "{answers:?}");
        let reader = self.session.store.read().unwrap();
        let log = reader.log(GameFilter::default(), PageRequest::first(1)).unwrap();
        assert_eq!(log.items[0].event, Some(Event::Game(scored.event)));
        self.rounds += 1;
    }

    /// Scores the next round as another device does.
    fn score_elsewhere(&mut self) {
        let Some(game) = self.session.game else { return };
        self.now += TimeDelta::minutes(7);
        let sheet = self.elsewhere.read().unwrap().game(game).unwrap();
        let Some((sheet, turn)) = sheet.and_then(|sheet| Some((sheet.clone(), sheet.next()?)))
        else {
            return;
        };
        let scores = turn.playing.iter().map(|seat| match seat {
            0 => "out".to_owned(),
            seat => (seat + 20).to_string(),
        });
        let entries = sheet.read_row(&turn, &scores.collect::<Vec<_>>()).unwrap();
        let round = RoundEntry { entries, ..RoundEntry::default() };
        let event: GameEvent = sheet.score(round).unwrap().event;
        self.elsewhere.command(Utc::now(), |tx| tx.record(game, &event)).unwrap();
    }
}

fn context(db: &Path) -> Context {
    Context::of_test(db, Language::English)
}

fn table(players: &[&str]) -> NewTable {
    let players = players.iter().map(|&name| name.to_owned()).collect();
    NewTable { players, accept_similar: true, ..NewTable::default() }
}

fn open(db: &Path, device: u128) -> Store {
    let device = DeviceId(uuid::Uuid::from_u128(device));
    Store::open(db, device, IdGenerator::random(), Utc::now()).unwrap()
}

/// Plays so many games; returns how many rounds were recorded.
fn play(games: u64, keys: usize) -> u32 {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("crowns.db");
    let context = context(&db);
    let mut evening = Evening {
        session: Session::new(&context, open(&db, 1), None).unwrap(),
        elsewhere: open(&db, 2),
        now: Utc::now(),
        rounds: 0,
    };
    for seed in 0..games {
        evening.play(&mut Rng::with_seed(seed), keys);
    }
    assert!(evening.session.store.verify().unwrap());
    evening.rounds
}

#[test]
fn a_database_that_is_gone_is_named_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("club").join("crowns.db");
    std::fs::create_dir(db.parent().unwrap()).unwrap();
    let context = context(&db);
    let mut session = Session::new(&context, open(&db, 1), None).unwrap();
    session.run(Effect::Start(table(&["Ann", "Bob"])));
    session.look();
    std::fs::remove_dir_all(db.parent().unwrap()).unwrap();
    let is_told = |message: &Message| match message {
        Message::Refused(why) => why.ends_with("no longer exists; nothing was written"),
        _ => false,
    };
    assert!(session.look().as_ref().is_some_and(is_told));
    for effect in [Effect::Undo, Effect::Finish, Effect::Run(vec!["board".to_owned()])] {
        let told = session.run(effect);
        assert!(told.iter().any(is_told), "{told:?}");
    }
    assert!(!db.exists());
}

#[test]
fn another_game_is_shown_by_its_number() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("crowns.db");
    let context = context(&db);
    let mut session = Session::new(&context, open(&db, 1), None).unwrap();
    for names in [["Ann", "Bob"], ["Cat", "Dan"]] {
        session.run(Effect::Start(table(&names)));
    }
    let mut shown = |game: &str| match session.run(Effect::Open(game.to_owned())).pop() {
        Some(Message::Done { state, scored: false, .. }) => state.sheet.map(|sheet| sheet.number),
        _ => None,
    };
    assert_eq!((shown("1"), shown("2"), shown("3")), (Some(1), Some(2), None));
}

#[test]
fn random_keys_record_what_score_records() {
    let rounds = play(16, 120);
    assert!(rounds > 20, "{rounds}");
}

#[test]
#[ignore = "10,000 random key sequences"]
fn ten_thousand_random_key_sequences_record_what_score_records() {
    let rounds = play(10_000, 120);
    assert!(rounds > 10_000, "{rounds}");
}
