//! Pictures of the screen at several sizes, with names that are hard to lay out.

use std::fs;
use std::path::{Path, PathBuf};

use crowns::game::Scoresheet;
use crowns::render::TextStyle;
use crowns::screen::{Effect, Key, Message, Model, State, update, view};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use crate::env::TestEnv;

/// Names that are long, wide, of combining characters or written to the left.
const NAMES: [&str; 14] = [
    "Gran",
    "Maximiliane-Charlotte",
    "山田太郎",
    "Zoe\u{308} A\u{30a}sa",
    "Tom",
    "שרה",
    "👩‍👩‍👧‍👦 family",
    "Ed",
    "Katherine the Great",
    "李小龍とその仲間たち",
    "Lucy",
    "Mary Lou",
    "e\u{335}e\u{335}e\u{335}",
    "Max",
];

const SIZES: [(u16, u16); 4] = [(120, 40), (80, 24), (60, 20), (40, 12)];

/// A game of so many players with some rounds, the last but one with a late
/// score for each.
fn sheet(players: usize) -> Scoresheet {
    let env = TestEnv::new();
    let mut new = vec!["new", "--yes", "--games-combined", "2", "--new-player"];
    new.extend(&NAMES[..players]);
    env.ok(&new);
    for round in 0..5 {
        let scores = (0..players).map(|seat| match (seat + round) % players {
            0 => "out".to_owned(),
            turn => (10 * turn % 47 + 3 + round).to_string(),
        });
        let scores: Vec<_> = scores.collect();
        let mut score = vec!["score", "--force"];
        score.extend(scores.iter().map(String::as_str));
        env.ok(&score);
    }
    let store = env.store();
    let reader = store.read().unwrap();
    let game = reader.open_games().unwrap()[0].details.id;
    reader.game(game).unwrap().unwrap()
}

/// Presses keys: characters, and `<Enter>` and the like. Odds are told after them.
fn press(model: &mut Model, keys: &str) {
    let now = crate::env::NOW.parse().unwrap();
    let mut odds = None;
    let mut rest = keys;
    while let Some(c) = rest.chars().next() {
        let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
        let (key, after) = match named {
            Some(("Enter", after)) => (Key::Enter, after),
            Some(("Up", after)) => (Key::Up, after),
            Some(("PgUp", after)) => (Key::PageUp, after),
            Some(("PgDn", after)) => (Key::PageDown, after),
            Some(("^t", after)) => (Key::Ctrl('t'), after),
            Some((name, _)) => panic!("{name}"),
            None => (Key::Char(c), &rest[c.len_utf8()..]),
        };
        for effect in update(model, Message::Key(key), now) {
            if let Effect::Odds(request) = effect {
                odds = Some(request);
            }
        }
        rest = after;
    }
    if let Some(request) = odds {
        let answer = request.answer();
        update(model, Message::Odds(request, answer), now);
    }
}

/// Draws a model; the cell of the cursor is marked with a `▏` after it.
fn picture(model: &Model, (columns, rows): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| view(model, frame)).unwrap();
    let cursor = terminal.backend().cursor_position();
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..rows {
        let mut line = String::new();
        let mut covered = 0;
        for x in 0..columns {
            let symbol = buffer[(x, y)].symbol();
            if covered == 0 {
                line += symbol;
                covered = unicode_width::UnicodeWidthStr::width(symbol).saturating_sub(1);
            } else {
                covered -= 1;
            }
            if (x, y) == (cursor.x, cursor.y) {
                line += "▏";
            }
        }
        text += line.trim_end();
        text += "\n";
    }
    text
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screen")
}

/// Compares a picture with the one that is stored, or stores it.
fn check(name: &str, picture: &str) {
    let file = folder().join(format!("{name}.txt"));
    if std::env::var_os("CROWNS_REFRESH").is_some() {
        fs::create_dir_all(folder()).unwrap();
        fs::write(&file, picture).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(picture, stored, "{name}:\n{picture}");
}

#[test]
fn the_screen_looks_as_its_pictures_for_any_table_and_size() {
    for players in [1, 4, 5, 7, 14] {
        let sheet = sheet(players);
        let mut text = String::new();
        for size in SIZES {
            for signs in [true, false] {
                let style = TextStyle { signs, ..TextStyle::PLAIN };
                let state = State { sheet: Some(sheet.clone()), ..State::default() };
                let mut model = Model::new(state, style, size);
                press(&mut model, "12");
                let (columns, rows) = size;
                let kind = if signs { "" } else { ", ascii" };
                if signs || size == (80, 24) {
                    text += &format!("=== {columns}x{rows}{kind}\n{}", picture(&model, size));
                }
            }
        }
        check(&format!("{players}-players"), &text);
    }
}

#[test]
fn each_question_and_panel_looks_as_its_picture() {
    let sheet = sheet(4);
    let states = [
        ("a score is refused", "gran 999<Enter>"),
        ("a slip is asked back", "2O<Enter>"),
        ("a row can be read in two ways", "8 9 10 K<Enter>"),
        ("who went out is not clear", "0 0 9 10<Enter>"),
        ("a round is complete, with warnings", "21 20 39 40<Enter>"),
        ("numbers are totals", "<^t>"),
        ("a refusal that is long", "12 0 20<Enter>"),
        ("the rest of it", "12 0 20<Enter><PgDn>"),
        ("a row is held", "21 20 39 40<Enter>20 0 9 14<Enter>"),
        ("a round was dropped", "21 20 39 40<Enter>n<Enter>"),
        ("a score is corrected", "<Up><Up>31"),
        ("why it is corrected", "<Up><Up>31<Enter>too m"),
        ("a hand", "cround 6 KH 5D 9T 8D 8H 3C QS 7D"),
        ("no hand, of the round entered last", "c7X"),
        ("a lay-down", "jround 6 6D 7T 8D / 9C 9T 9S / discard QS / left 4D"),
        ("how to ask for odds", "o"),
        ("odds of too few cards", "oround 6 KH 5D 9T"),
        ("a top card", "oround 6 KH 5D 9T 8D 8H 3C QS 7D / top 9D / seen KC KS"),
        ("the last turn", "oround 6 KH 5D 9T 8D 8H 3C QS 7D 9D / last"),
        ("no top card", "oround 6 KH 5D 9T 8D 8H 3C QS 7D / t 9D 9C"),
        ("a new game", "mn<Enter>"),
        ("a name like another", "mj<Enter>Grant<Enter>"),
        ("who joins with how much", "mj<Enter>Nora<Enter>"),
        ("who leaves", "ml<Enter>?"),
        ("scores are not saved", "12<Enter>qq"),
        ("finishing early", "mf<Enter>"),
    ];
    for size in [(80, 24), (40, 12)] {
        let mut text = String::new();
        for (name, keys) in states {
            let state = State {
                sheet: Some(sheet.clone()),
                known: NAMES.map(str::to_owned).into(),
                ..State::default()
            };
            let style = TextStyle { signs: true, ..TextStyle::PLAIN };
            let mut model = Model::new(state, style, size);
            press(&mut model, keys);
            text += &format!("=== {name}: {keys}\n{}", picture(&model, size));
        }
        check(&format!("states-{}x{}", size.0, size.1), &text);
    }
}

/// What is next, and each panel with what opens it.
const PANELS: [(&str, &str); 9] = [
    ("what is next", ""),
    ("a hand", "cround 6 KH 5D 9T 8D 8H 3C QS 7D"),
    ("a lay-down", "jround 6 6D 7T 8D / 9C 9T 9S / discard QS / left 4D"),
    ("what to discard", "oround 6 KH 5D 9T 8D 8H 3C QS 7D 9D"),
    ("the chart", "g"),
    ("the log", "l"),
    ("a rule", "rwho deals"),
    ("the keys", "?"),
    ("the menu", "m"),
];

/// A screen of four players with a panel; the log has more entries than fit.
fn with_panel(sheet: &Scoresheet, keys: &str, size: (u16, u16)) -> Model {
    let state = State { sheet: Some(sheet.clone()), ..State::default() };
    let style = TextStyle { signs: true, ..TextStyle::PLAIN };
    let mut model = Model::new(state, style, size);
    press(&mut model, keys);
    let entry = |round: u8| {
        format!("2026-11-21 19:{round}  round {round} of game 1: Gran 12, Maximiliane-Charlotte 0")
    };
    let log: Vec<_> = (10..60).rev().map(entry).collect();
    let now = crate::env::NOW.parse().unwrap();
    update(&mut model, Message::Log(log.join("\n")), now);
    model
}

#[test]
fn each_panel_looks_as_its_picture_at_any_size() {
    let sheet = sheet(4);
    for size in SIZES.into_iter().chain([(1, 1)]) {
        let mut text = String::new();
        for (name, keys) in PANELS {
            let model = with_panel(&sheet, keys, size);
            text += &format!("=== {name}: {keys}\n{}", picture(&model, size));
        }
        check(&format!("panels-{}x{}", size.0, size.1), &text);
    }
}

#[test]
fn each_panel_is_scrolled_to_its_end_and_back() {
    let sheet = sheet(4);
    for size in SIZES {
        for (name, keys) in PANELS {
            let mut model = with_panel(&sheet, keys, size);
            let top = picture(&model, size);
            press(&mut model, &"<PgDn>".repeat(20));
            let end = picture(&model, size);
            assert!(!end.contains("more, PgDn"), "{name} {size:?}:\n{end}");
            assert_eq!(top != end, top.contains("more, PgDn"), "{name} {size:?}");
            press(&mut model, &"<PgUp>".repeat(20));
            assert_eq!(picture(&model, size), top, "{name} {size:?}");
        }
    }
}

#[test]
fn the_rules_have_sixty_columns_or_the_whole_screen() {
    let sheet = sheet(4);
    for columns in 60..=140 {
        let model = with_panel(&sheet, "rwho deals", (columns, 24));
        let picture = picture(&model, (columns, 24));
        let lines = picture.lines().skip(1);
        let beside = lines.filter_map(|line| line.split_once('│'));
        let left: Vec<_> =
            beside.map(|(left, _)| unicode_width::UnicodeWidthStr::width(left)).collect();
        // With a sheet beside it, its line is left of sixty columns at least.
        let is_wide = left.iter().all(|left| left + 2 + 60 <= columns.into());
        assert!(is_wide, "{columns}:\n{picture}");
    }
}

#[test]
fn the_last_line_of_80_columns_has_the_keys_that_a_round_needs() {
    for signs in [true, false] {
        let state = State { sheet: Some(sheet(4)), ..State::default() };
        let style = TextStyle { signs, ..TextStyle::PLAIN };
        let model = Model::new(state, style, (80, 24));
        let picture = picture(&model, (80, 24));
        let line = picture.lines().last().unwrap();
        for key in [
            "? keys", "c check", "o odds", "j judge", "r rules", "u undo", "fix", "m game",
            "q quit",
        ] {
            assert!(line.contains(key), "{key}: {line}");
        }
    }
}

#[test]
fn the_screen_is_drawn_at_any_size() {
    let sheet = sheet(7);
    let keys = ["", "12 0 ", "c7D 9D", "jKH / 9C", "o7D", "g", "rties", "m", "?", "<Up>", "mnAnn"];
    for keys in keys {
        for columns in [0, 1, 2, 3, 5, 7, 13, 21, 29, 34, 47, 55, 80, 89] {
            for rows in [0, 1, 2, 3, 4, 5, 6, 8, 13, 24, 40] {
                let state = State { sheet: Some(sheet.clone()), ..State::default() };
                let mut model = Model::new(state, TextStyle::PLAIN, (columns, rows));
                press(&mut model, keys);
                picture(&model, (columns, rows));
            }
        }
    }
}
