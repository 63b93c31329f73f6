//! What is typed as words, on the screen and in lines.

use super::super::fixture::{Table, commands};
use super::*;
use crate::game::fixture::GameBuilder;
use crate::messages::Language;
use crate::render::TextStyle;
use crate::screen::{Message, Model, Pasted, State, ask, update};

#[test]
fn pasted_lines_end_as_any_terminal_ends_them() {
    for end in ["\r", "\n", "\r\n"] {
        let mut pasted = Pasted::new(&format!("20 out 37 6{end}{end}20 20 out 5{end}5"));
        let mut model = Table::new(&["Gran", "Bob"], &[]).model;
        let lines: Vec<_> = std::iter::from_fn(|| pasted.next(&mut model))
            .map(|line| format!("{line:?}"))
            .collect();
        assert_eq!(
            lines,
            [r#"Line("20 out 37 6")"#, r#"Line("20 20 out 5")"#, r#"Paste("5")"#],
            "{end:?}"
        );
    }
}

#[test]
fn a_letter_that_goes_on_with_a_name_is_text() {
    let names = "C'Anna C’Nae Cécile C-Jay J'Nae J-Lo João G’Ann Gösta L'Oréal Lærke R’shad Rénée \
                 M'Baku M-J Märta O'Brien O’Shea Ülo Q'orianka";
    for name in names.split(' ') {
        let plain = name.to_lowercase().replace('’', "'");
        let curly = plain.replace('\'', "’");
        for typed in [plain, curly] {
            let mut table = Table::new(&[name, "Tim"], &["0 12"]);
            table.model.commands = commands();
            table.press(&format!("{typed} twenty-five"));
            let line = format!("{typed} twenty-five");
            assert_eq!((table.line(), table.model.dialogs.len()), (&*line, 1), "{typed}");
            table.press("<Enter>out<Enter>y<Enter>");
            assert_eq!(table.scored(), "25 out", "{typed}");
        }
    }
}

#[test]
fn a_sentence_about_who_leads_has_a_capital_in_every_language() {
    let table = Table::new(&["Dan", "eve"], &["0 16"]);
    for &language in Language::ALL {
        let standing = render::standing(&table.builder.sheet(), language.words()).unwrap();
        assert!(standing.starts_with(char::is_uppercase), "{language:?} {standing}");
    }
    let table = Table::new(&["Dan", "eve"], &["16 0"]);
    let english = render::standing(&table.builder.sheet(), Language::English.words());
    assert!(english.unwrap().starts_with("eve leads"));
}

#[test]
fn scores_that_stay_typed_when_seats_change_are_said_and_asked_in_order() {
    let mut table = Table::new(&["Gran", "Dad"], &["0 12"]);
    table.model.is_plain = true;
    let tell = |table: &mut Table, builder: &GameBuilder| {
        let state = State { sheet: Some(builder.sheet()), known: Vec::new() };
        table.tell(Message::Done { state: Box::new(state), said: "done".into(), scored: false });
        (table.notices().join("|"), ask(&table.model).0)
    };
    table.tell(Message::Line("9".to_owned()));
    table.tell(Message::Line("31".to_owned()));
    let before = GameBuilder::named(&["Gran", "Dad"], &[]).scored(&["0 12"]);
    let mut joined = GameBuilder::named(&["Gran", "Dad"], &[]);
    joined.score("0 12").unwrap();
    joined.join('C', None).unwrap();
    let held = "|Round 2, not saved yet: Gran 9, Dad 31";
    let (said, asked) = tell(&mut table, &joined);
    assert!(said.ends_with(held) && asked == "C, total 12:", "{said} {asked}");
    table.tell(Message::Line("20".to_owned()));
    let (said, asked) = tell(&mut table, &before);
    assert!(said.ends_with(held) && asked == "Dad (deals), total 12 [31]:", "{said} {asked}");
    // With nothing typed the first seat is asked first.
    table.tell(Message::Drop);
    assert_eq!(tell(&mut table, &joined).1, "Gran, total 0:");
}

#[test]
fn in_lines_the_result_of_a_game_that_is_finished_early_is_said_once() {
    let mut table = Table::read("Gran, Dad, Andy; 0 12 9; lines commands words +oops");
    let finished = table.builder.sheet().finish().unwrap();
    table.builder.record(finished);
    let state = State { sheet: Some(table.builder.sheet()), known: Vec::new() };
    let said = render::result(&table.builder.sheet(), table.model.words());
    table.tell(Message::Done { state: Box::new(state), said: said.clone(), scored: false });
    assert_eq!(table.notices().join("|").matches("wins").count(), 1, "{:?}", table.notices());
    assert!(said.contains("wins"), "{said}");
}

#[test]
fn what_is_no_command_is_said_in_a_sentence() {
    let said = |told: &str| {
        let mut table = Table::read("Gran, Dad, Andy; 0 12 9; lines commands words +oops");
        let state = State { sheet: Some(table.builder.sheet()), known: Vec::new() };
        let (state, told) = (Box::new(state), told.to_owned());
        table.tell(Message::Ran {
            state,
            changed: false,
            failed: true,
            printed: String::new(),
            told,
        });
        table.notices().join("|")
    };
    let usage = "\n\nUsage: crowns [OPTIONS] [COMMAND]\n\nFor more information, try '--help'.";
    let unknown = |name: &str| format!("error: unrecognized subcommand '{name}'");
    let none = "there is no command `why`; `?` shows what you can type";
    assert_eq!(said(&(unknown("why") + usage)), none);
    let tip = "\n\n  tip: some similar subcommands exist: 'leave', 'player retire', 'game delete'";
    let near = "there is no command `remove`; did you mean `leave`?";
    assert_eq!(said(&(unknown("remove") + tip + usage)), near);
    // What failed without a label is an error, too.
    assert_eq!(said("stopped"), "stopped");
}

#[test]
fn a_correction_of_another_round_is_not_shown_in_this_one() {
    let table = Table::read("Gran, Bob, Tim, Lena; 0 12 20 31");
    let sheet = table.builder.sheet();
    let turn = sheet.next().unwrap();
    for line in ["tim 14 in round 1", "tim 14 not 20", "tim 14 not 3"] {
        assert!(table.model.entry.preview(line, &sheet, &turn).is_empty(), "{line}");
    }
    assert!(!table.model.entry.preview("tim 14", &sheet, &turn).is_empty());
}

#[test]
fn before_a_game_those_of_the_last_one_play_again() {
    let mut model = Model::new(State::default(), TextStyle::PLAIN, (80, 24));
    let last = Table::read("Gran, Bob; 0 12 x11").model.offered();
    update(&mut model, Message::LastTable(last), DateTime::UNIX_EPOCH);
    let effects = update(&mut model, Message::Line("rematch".to_owned()), DateTime::UNIX_EPOCH);
    assert!(matches!(effects[..], [Effect::Rematch]), "{effects:?}");
}
