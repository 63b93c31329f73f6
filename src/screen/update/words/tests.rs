//! What is typed as words, on the screen and in lines.

use super::super::fixture::{Table, commands};
use super::*;
use crate::game::fixture::GameBuilder;
use crate::messages::Language;
use crate::render::TextStyle;
use crate::screen::{Message, Model, Pasted, Said, State, ask, take_said, update};

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

/// Types lines; returns what is said, and after each line what is asked.
fn talk(names: &[&str], rounds: &[&str], typed: &[&str]) -> Vec<String> {
    let mut table = Table::new(names, rounds);
    let state = State { sheet: Some(table.builder.sheet()), known: table.builder.names.clone() };
    let model = Model::new(state, TextStyle::PLAIN, (80, 24)).in_lines();
    table.model = model.with_commands(commands(), |_| None);
    let mut heard = Vec::new();
    for line in typed {
        table.tell(Message::Line((*line).to_owned()));
        if matches!(table.effects[..], [Effect::Score(_)]) {
            table.record();
        }
        heard.extend(take_said(&mut table.model).into_iter().map(|said| match said {
            Said::Text(text) | Said::Output(text) => text,
            Said::Labelled(label, text) => format!("{label:?}: {text}"),
        }));
        heard.extend(table.effects.drain(..).map(|effect| format!("{effect:?}")));
        heard.push(format!("> {}", ask(&table.model).0));
    }
    heard
}

#[test]
fn in_lines_it_speaks_in_sentences() {
    assert_eq!(
        talk(&["Dan", "Eve", "Bob"], &["0 16 9"], &["20 20 out", "undo", "20"]),
        [
            "Round 2 saved: Dan 20, Eve 20, Bob out. Bob leads with 9, then Dan 20, Eve 36. Round 3: deal 5, 5s wild, \
             Bob deals, Dan starts",
            "> Dan, total 20:",
            "Undo",
            "> Dan, total 20:",
            "> Eve, total 36:",
        ]
    );
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
fn in_lines_mistakes_are_asked_back_and_nothing_is_lost() {
    assert_eq!(
        talk(
            &["Dan", "Eve", "Bob"],
            &[],
            &["ndo", "l2 0 40", "what", "no", "12", "back", "", "0", "31", "?", "whatever", "y"]
        ),
        [
            "Error: there is no command `ndo`; did you mean `undo`?",
            "> Dan (deals), total 0:",
            "> `l2` is not a number; did you mean `12`? [Y/n]",
            "answer yes or no",
            "> `l2` is not a number; did you mean `12`? [Y/n]",
            "> Dan (deals), total 0:",
            "> Eve, total 0:",
            "> Dan (deals), total 0 [12]:",
            "> Eve, total 0:",
            "> Bob, total 0:",
            "Warning: Dan has 12, but no hand of 3 cards costs 12 with its best melds laid \
             down; was a meld missed, or is the sum wrong?",
            "Round 1, not saved yet: Dan 12, Eve 0, Bob 31",
            "> Save round 1? [Y/n/back]",
            "`yes` saves the scores, `back` returns to them, `no` drops them",
            "> Save round 1? [Y/n/back]",
            "`yes` saves the scores, `back` returns to them, `no` drops them",
            "> Save round 1? [Y/n/back]",
            "Round 1 saved: Dan 12, Eve 0, Bob 31. Eve leads with 0, then Dan 12, Bob 31. Round 2: deal 4, 4s wild, Eve \
             deals, Bob starts",
            "> Dan, total 12:",
        ]
    );
}

#[test]
fn in_lines_a_hand_is_of_the_round_entered_last_and_all_places_are_told_at_the_end() {
    let typed = ["judge 7d 8d jk", "check round 3 7d 8d jk", "odds 5 -w 3", "20", "check 7d 8d jk"];
    let heard = talk(&["Dan", "Eve"], &["0 16"], &typed);
    let commands: Vec<_> = heard.iter().filter(|line| line.starts_with("Run")).collect();
    assert_eq!(
        commands,
        [
            r#"Run(["judge", "--round", "1", "7d", "8d", "jk"])"#,
            r#"Run(["check", "--round", "3", "7d", "8d", "jk"])"#,
            r#"Run(["odds", "5", "-w", "3"])"#,
            r#"Run(["check", "--round", "2", "7d", "8d", "jk"])"#,
        ]
    );
    let heard = talk(&["Dan", "Eve"], &["0 16"; 10], &["20 out"]);
    assert!(
        heard.iter().any(|said| said.contains("wins with 20 points, then Eve 160")),
        "{heard:?}"
    );
}

#[test]
fn in_lines_a_player_joins_and_leaves_by_questions() {
    assert_eq!(
        talk(&["Dan", "Eve", "Bob"], &["0 16 9"], &["join", "Zoe", "back", "back", "leave", "eve"]),
        [
            "> Who joins?",
            "> Total Zoe starts with? [16, the highest total]",
            "> Who joins?",
            "> Dan, total 0:",
            "> Who leaves?",
            "Leave { seat: 1 }",
            "> Who leaves?",
        ]
    );
}

#[test]
fn in_lines_a_score_of_another_player_is_said() {
    assert_eq!(
        talk(
            &["Bo", "Gran", "Dad", "Andy"],
            &["0 5 12 9"],
            &["9", "20", "a forty one", "back", "a 30"]
        )[1..],
        [
            "> Dad, total 12:",
            "> Andy, total 9:",
            "> Dad, total 12 [41]:",
            "Warning: nobody went out in round 2: no player has 0 points",
            "Round 2, not saved yet: Bo 9, Gran 20, Dad 41, Andy 30",
            "> Save round 2? [Y/n/back]",
        ]
    );
    assert_eq!(
        talk(&["Bo", "Dad", "Andy"], &["5 12 0"], &["a 30"]),
        ["Andy: 30", "> Bo, total 5:"]
    );
}

#[test]
fn in_lines_a_correction_is_of_the_round_that_has_the_score() {
    let typed = [
        "33",
        "priya 31 not 33",
        "oops, priya 29",
        "sorry, nan 21",
        "priya 20 not 40",
        "nan 14 not 12",
        "nan 14 in round 1",
        "nan 20 in round 2",
    ];
    assert_eq!(
        talk(&["Priya", "Nan", "Al"], &["0 12 9"], &typed),
        [
            "> Nan (deals), total 12:",
            "Priya: 31",
            "> Nan (deals), total 12:",
            "Priya: 29",
            "> Nan (deals), total 12:",
            "Error: which round does this correct? type `Nan 21` for round 2, or run `crowns fix 1 \
             Nan=21`",
            "> Nan (deals), total 12:",
            "Error: Priya has 29 in round 2, not 40",
            "> Nan (deals), total 12:",
            "Error: to correct a score, run `crowns fix 1 Nan=14`",
            "> Nan (deals), total 12:",
            "Error: to correct a score, run `crowns fix 1 Nan=14`",
            "> Nan (deals), total 12:",
            "> Al, total 9:",
        ]
    );
    // Nothing else can be meant in the first round.
    let heard = talk(&["Mum", "Al"], &[], &["17", "mum had 16 not 17", "0"]);
    assert!(heard.contains(&"Round 1, not saved yet: Mum 16, Al 0".to_owned()), "{heard:?}");
}

#[test]
fn a_held_answer_is_in_the_prompt_after_a_refusal_too() {
    assert_eq!(
        talk(&["Dan", "Eve"], &["0 12"], &["16", "back", "mumble"])[3..],
        ["> Dan, total 0 [16]:".to_owned()]
    );
}

#[test]
fn a_score_alone_where_a_warning_names_a_player_is_asked_whose_it_is() {
    let typed = ["12", "0", "31", "20", "bob 20", "y"];
    let heard = talk(&["Dan", "Eve", "Bob"], &[], &typed);
    let asked = "Error: `Dan 20` corrects that score; otherwise answer yes, no or back";
    assert!(heard.contains(&asked.to_owned()), "{heard:?}");
    assert!(heard.iter().any(|said| said.starts_with("Round 1 saved: Dan 12, Eve 0, Bob 20")));
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
        table.tell(Message::Ran { state, changed: false, printed: String::new(), told });
        table.notices().join("|")
    };
    let usage = "\n\nUsage: crowns [OPTIONS] [COMMAND]\n\nFor more information, try '--help'.";
    let unknown = |name: &str| format!("error: unrecognized subcommand '{name}'");
    let none = "there is no command `why`; `?` shows what you can type";
    assert_eq!(said(&(unknown("why") + usage)), none);
    let tip = "\n\n  tip: some similar subcommands exist: 'leave', 'player retire', 'game delete'";
    let near = "there is no command `remove`; did you mean `leave`?";
    assert_eq!(said(&(unknown("remove") + tip + usage)), near);
}

#[test]
fn what_corrects_a_score_where_it_is_asked_whether_to_save_is_not_held() {
    let mut table = Table::read("Gran, Dad, Andy; 0 12 9; lines commands words +oops");
    let last = table.builder.names[2].clone();
    table.press("9 0 12<Enter>").tell(Message::Line(format!("oops {last} 20")));
    assert_eq!(table.model.entry.as_row(), "9, 0, 20", "{:?}", table.notices());
    let heard = talk(&["Dan", "Eve", "Bob"], &[], &["12", "0", "31", "oops bob 20", "y"]);
    let saved = "Round 1 saved: Dan 12, Eve 0, Bob 20";
    assert!(heard.iter().any(|said| said.starts_with(saved)), "{heard:?}");
    for line in ["bob 22 actually", "make bob 25", "its dan 22", "bob 20 not 21", "9 8"] {
        let heard = talk(&["Dan", "Eve", "Bob"], &["0 12 9"], &["12", "0", "31", line]);
        let said = heard.iter().rev().nth(1).unwrap();
        assert!(said.starts_with("Error: "), "{line}: {heard:?}");
        assert!(heard.iter().all(|said| !said.contains("is kept")), "{line}: {heard:?}");
    }
    let heard = talk(&["Dan", "Eve", "Bob"], &[], &["12", "0", "31", "everyone 20"]);
    assert!(heard.iter().any(|said| said.starts_with("`everyone 20` is kept")), "{heard:?}");
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
