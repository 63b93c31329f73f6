//! What is typed as words, on the screen and in lines.

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::super::tests::Table;
use super::*;
use crate::game::RoundEntry;
use crate::messages::Language;
use crate::render::TextStyle;
use crate::screen::model::{Notice, NoticeKind};
use crate::screen::{Message, Model, Pasted, Said, State, ask, take_said, update, view};

const COMMANDS: [&str; 18] = [
    "play", "new", "score", "board", "fix", "undo", "redo", "join", "leave", "check", "odds",
    "judge", "rules", "games", "log", "report", "restore", "stats",
];

fn commands() -> Vec<String> {
    COMMANDS.map(str::to_owned).into()
}

fn table(rounds: &[&str]) -> Table {
    let mut table = Table::new(&["Gran", "Bob", "Tim", "Lena"], rounds);
    table.model.commands = commands();
    table
}

#[test]
fn every_command_is_typed_at_the_entry_line() {
    let check = |typed: &str, expect: &str| {
        let mut table = table(&["0 12 20 31", "0 12 20 31", "0 12 20 31"]);
        table.press(typed).press("<Enter>");
        // The letter of the log has shown it for a moment.
        if typed != "log" {
            table.effects.retain(|effect| !matches!(effect, Effect::ReadLog));
        }
        let done = match table.effects.as_slice() {
            [] => format!("{:?} {:?}", table.model.top().question, table.model.top().panel),
            effects => format!("{effects:?}"),
        };
        assert!(done.contains(expect), "{typed}: {done}");
        let is_refused = |notice: &Notice| notice.kind == NoticeKind::Error;
        assert!(!table.model.notices.iter().any(is_refused), "{typed}: {:?}", table.notices());
    };
    check("undo", "[Undo]");
    check("Undo", "[Undo]");
    check("crowns undo", "[Undo]");
    check("redo", "[Redo]");
    check("join Jo", r#"JoinTotal { name: "Jo""#);
    check("join Jo --score 30", r#"[Run(["join", "Jo", "--score", "30"])]"#);
    check("leave bob", r#"[Run(["leave", "bob"])]"#);
    check("leave \"Mary Lou\"", r#"[Run(["leave", "Mary Lou"])]"#);
    check("fix 3 tim 5 lena 30", r#"[Run(["fix", "3", "tim", "5", "lena", "30"])]"#);
    check("fix 2", "Cell { round: 2");
    check("board", "Score Next");
    check("board --chart", r#"[Run(["board", "--chart"])]"#);
    check("chart", "Score Chart");
    check("log", "[ReadLog");
    check("odds", "Odds");
    check("judge", "Judge");
    check("check 7h 8h 9h", "Check");
    check("check --round 3 7h", r#"[Run(["check", "--round", "3", "7h"])]"#);
    check("rules wild", "Rules");
    check("rules list", r#"[Run(["rules", "list"])]"#);
    check("stats gran", r#"[Run(["stats", "gran"])]"#);
    check("help", "Score Keys");
    check("quit", "[Quit]");
    check("exit", "[Quit]");
    check("new game", "Players");
    check("new Ann Bob", r#"[Run(["new", "Ann", "Bob"])]"#);
    check("menu", "Menu");
    check("join", "JoinName");
    check("leave", "LeaveName");
    check("join Zoe 20", r#"[Join { name: "Zoe", total: Some(20)"#);
    check("join Zoe, Max 20", r#"[Run(["join", "Zoe,", "Max", "20"])]"#);
    check("join Max Power", r#"JoinTotal { name: "Max Power""#);
    check("leave gran, bob", r#"[Run(["leave", "gran,", "bob"])]"#);
}

#[test]
fn commands_at_a_question_beside_the_scores_leave_it_or_say_what_it_takes() {
    let at = |keys: &str, typed: &str| {
        let mut table = table(&["0 12 20 31"]);
        table.model.commands.push("who".to_owned());
        table.press(keys);
        let asked = format!("{:?}", table.model.top().question);
        table.tell(Message::Line(typed.to_owned()));
        let is_asked = format!("{:?}", table.model.top().question) == asked;
        (is_asked, table.notices().join(" "), table.effects)
    };
    for keys in [
        "0 0 20 31<Enter>",
        "12 0 20 31<Enter>",
        "mj<Enter>",
        "ml<Enter>",
        "mj<Enter>Zoe<Enter>",
        "mf<Enter>",
    ] {
        let (is_asked, notices, effects) = at(keys, "undo");
        assert!(!is_asked && effects.is_empty(), "{keys}: {notices} {effects:?}");
    }
    for keys in [
        "0 0 20 31<Enter>",
        "mj<Enter>",
        "ml<Enter>",
        "mj<Enter>Zoe<Enter>",
        "mn<Enter>Gran, Bob<Enter>",
    ] {
        let (is_asked, notices, effects) = at(keys, "who deals");
        let is_help = !notices.is_empty() && !notices.contains("who deals");
        assert!(is_asked && is_help && effects.is_empty(), "{keys}: {notices}");
    }
    let (_, _, effects) = at("mf<Enter>", "quit");
    assert!(matches!(effects[..], [Effect::Quit]), "{effects:?}");
}

#[test]
fn scores_without_a_game_are_told_how_to_begin_one() {
    let none = State::default();
    for keys in [&[][..], &[Key::Esc]] {
        let mut model = Model::new(none.clone(), TextStyle::PLAIN, (80, 24));
        for &key in keys {
            update(&mut model, Message::Key(key), DateTime::UNIX_EPOCH);
        }
        for line in ["12", "ann 12 bob 0", "out, 12"] {
            let line = Message::Line(line.to_owned());
            let effects = update(&mut model, line, DateTime::UNIX_EPOCH);
            assert!(effects.is_empty(), "{effects:?}");
            let notice = &model.notices.last().unwrap().text;
            assert!(notice.starts_with("no game is open; to start one"), "{notice}");
        }
        let line = Message::Line("Ann Bob".to_owned());
        update(&mut model, line, DateTime::UNIX_EPOCH);
        assert!(matches!(model.top().question, Question::Dealer(_)), "{:?}", model.top().question);
    }
    let mut over = table(&["0 12 20 31"; 11]);
    over.press("12<Enter>");
    assert!(over.effects.is_empty());
    assert!(over.notices().concat().starts_with("game 12 is over; `rematch` or `new`"));
}

#[test]
fn what_is_typed_behind_a_panel_command_is_its_question() {
    let mut table = table(&["0 12 20 31"]);
    table.press("rules wild<Enter>");
    assert_eq!(table.line(), "wild");
}

#[test]
fn quit_leaves_at_any_question() {
    for keys in [
        "",
        "mj<Enter>",
        "ml<Enter>",
        "mn<Enter>",
        "mn<Enter>Ann, Bob<Enter>",
        "mn<Enter>Ann, Bob<Enter><Enter>",
        "m",
    ] {
        let mut table = table(&["0 12 20 31"]);
        table.press(keys);
        table.tell(Message::Line("quit".to_owned()));
        assert!(matches!(table.effects[..], [Effect::Quit]), "{keys}: {:?}", table.effects);
    }
}

#[test]
fn a_command_is_typed_where_no_round_is_asked_for_too() {
    let mut over = table(&["0 12 20 31"; 11]);
    over.press("undo<Enter>");
    assert!(matches!(over.effects[..], [Effect::Undo]));
    let mut over = table(&["0 12 20 31"; 11]);
    over.press("nonsense<Enter>");
    assert_eq!(format!("{:?}", over.effects), r#"[Run(["nonsense"])]"#);
}

#[test]
fn a_letter_is_a_key_only_if_no_command_follows_it() {
    let check = |keys: &str, line: &str, question: &str| {
        let mut table = table(&["0 12 20 31"]);
        table.press(keys);
        let is_open = format!("{:?}", table.model.top().question).starts_with(question);
        assert!(is_open, "{keys}: {:?}", table.model.top().question);
        assert_eq!(table.line(), line, "{keys}");
        let changes = |effect: &Effect| matches!(effect, Effect::Undo | Effect::Redo);
        assert!(!table.effects.iter().any(changes), "{keys}");
    };
    check("u", "u", "Score");
    check("und", "und", "Score");
    check("c", "", "Check");
    check("che", "che", "Score");
    check("c7h", "7h", "Check");
    check("re", "re", "Score");
    check("ren", "en", "Rules");
    check("rend of game", "end of game", "Rules");
    check("report night", "report night", "Score");
    check("ga", "ga", "Score");
    check("jr,5d", "jr,5d", "Score");
    check("jround 1", "round 1", "Judge");
}

#[test]
fn a_player_who_is_called_like_a_command_is_scored() {
    let mut table = Table::new(&["Stats", "Bob"], &[]);
    table.model.commands = commands();
    table.press("stats 12 bob 0<Enter><Enter>");
    assert_eq!(table.scored(), "12 0");
}

#[test]
fn a_row_may_begin_with_any_word_of_a_name() {
    let mut table = Table::new(&["Oma Ruth", "Anna Ohlsen"], &[]);
    table.press("ruth 12 anna 0<Enter><Enter>");
    assert_eq!(table.scored(), "12 0");
    let mut table = Table::new(&["Oma Ruth", "Anna Ohlsen"], &[]);
    table.press("ohlsen 12 ruth 0<Enter><Enter>");
    assert_eq!(table.scored(), "0 12");
}

#[test]
fn an_error_does_not_replace_what_was_done() {
    let mut table = table(&[]);
    table.press("12 0 37 6<Enter><Enter>").record();
    assert_eq!(table.notices(), ["saved"]);
    table.press("ndo<Enter>");
    let notices = table.notices();
    assert_eq!(notices.len(), 2, "{notices:?}");
    assert_eq!(notices[0], "saved");
    assert!(notices[1].contains("ndo"), "{notices:?}");
    table.press("12<Enter>");
    assert!(table.notices().is_empty(), "{:?}", table.notices());
}

#[test]
fn a_question_mark_and_enter_explain_and_answer_nothing() {
    let check = |keys: &str, question: &str| {
        let mut table = table(&["0 12 20 31"]);
        table.press(keys).press("?<Enter>");
        assert!(table.effects.is_empty(), "{keys}: {:?}", table.effects);
        let asked = format!("{:?}", table.model.top().question);
        assert!(asked.starts_with(question), "{keys}: {asked}");
        assert!(!table.notices().is_empty(), "{keys}");
    };
    check("mj<Enter>", "JoinName");
    check("mj<Enter>Zoe<Enter>", "JoinTotal");
    check("mn<Enter>Ann, Bob<Enter>", "Dealer");
    check("12 0 37 6<Enter>", "Save");
    check("mf<Enter>", "Confirm");
    check("12 0 0 6<Enter>", "WentOut");
}

#[test]
fn each_pasted_line_is_entered() {
    let mut table = table(&[]);
    table.paste("20 out 37 6\r\n20 20 out 5\n5");
    assert_eq!(table.builder.sheet().played.len(), 2);
    assert_eq!(table.line(), "5");
}

#[test]
fn pasted_lines_end_as_any_terminal_ends_them() {
    for end in ["\r", "\n", "\r\n"] {
        let mut pasted = Pasted::new(&format!("20 out 37 6{end}{end}20 20 out 5{end}5"));
        let mut model = table(&[]).model;
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
fn no_pasted_line_is_entered_after_one_that_was_not_taken() {
    let check = |text: &str, rounds: usize, expect: &[&str]| {
        let mut table = Table::new(&["Tim", "Lena", "Bob"], &["0 12 20"; 7]);
        table.model.commands = commands();
        table.paste(text);
        assert!(table.effects.is_empty(), "{text}: {:?}", table.effects);
        assert_eq!(table.builder.sheet().played.len(), 7 + rounds, "{text}");
        let notices = table.notices().join("|");
        for expect in expect {
            assert!(notices.contains(expect), "{text}: {notices}");
        }
        table
    };
    // The round is not that of the next line, and Up brings back what was refused.
    let unread = "1 line was not read: `out 50 60`";
    let mut table = check("out 20 zz\nout 50 60\n", 0, &["not `zz`", unread]);
    assert_eq!(table.press("<Up>").line(), "out 20 zz");
    let lines = "tim out lena 5 bob 4\nbob had 40 not 4\nundo\n";
    let unread = "1 line was not read: `undo`";
    let mut table = check(lines, 1, &["saved", unread]);
    assert_eq!(table.press("<Up>").line(), "bob had 40 not 4");
    // A question that the next line does not answer.
    let unread = "2 lines were not read: `out 50 60`, `20 out 6`";
    let table = check("5OO out 20\nout 50 60\n20 out 6\n", 0, &["answer yes or no", unread]);
    assert!(matches!(table.model.top().question, Question::Slip { .. }));
    // What is not entered yet is not typed either.
    let unread = "2 lines were not read: `out 50 60`, `20`";
    assert_eq!(check("zz\nout 50 60\n20", 0, &[unread]).line(), "");
    // One that the next line answers.
    check("2O out 9\ny\nout 20 6\n", 2, &["saved"]);
    check("out 20 6\nout 20 9\n", 2, &["saved"]);
}

#[test]
fn what_was_entered_and_is_not_recorded_is_told() {
    let told = |keys: &str| {
        let mut table = Table::new(&["Tim", "Lena", "Bob"], &["0 12 20"]);
        table.press(keys);
        (table.model.not_saved(), table.model.awaits_answer())
    };
    let some = |text: &str| (Some(text.to_owned()), true);
    assert_eq!(told(""), (None, false));
    assert_eq!(told("20<Enter>out<Enter>"), some("round 2 was not saved: Tim 20, Lena out"));
    assert_eq!(told("bob 9<Enter>"), some("round 2 was not saved: Bob 9"));
    assert_eq!(told("20 out 9<Enter>"), some("round 2 was not saved: Tim 20, Lena out, Bob 9"));
    assert_eq!(told("2O out 9<Enter>"), (None, true));
    let none = Model::new(State::default(), TextStyle::PLAIN, (80, 24));
    assert!(!none.awaits_answer());
}

#[test]
fn each_question_takes_whole_words_as_its_answer() {
    let check = |keys: &str, expect: &str| {
        let mut table = table(&["0 12 20 31"]);
        table.press(keys);
        let asked = format!("{:?}", table.model.top().question);
        let asked = asked.split([' ', '(']).next().unwrap_or_default();
        let effects: Vec<_> = table.effects.iter().map(|effect| format!("{effect:?}")).collect();
        let effects: Vec<_> =
            effects.iter().filter_map(|effect| effect.split([' ', '(', '{']).next()).collect();
        let got = format!("{asked} {:?} {}", table.line(), effects.join(" "));
        assert_eq!(got.trim(), expect, "{keys}: {:?}", table.notices());
    };
    let save = "20 out 37 6<Enter>";
    for yes in ["yes", "y", "Yes", "YES", "ye"] {
        check(&format!("{save}{yes}<Enter>"), r#"Save "" Score"#);
    }
    for no in ["no", "n", "No"] {
        check(&format!("{save}{no}<Enter>"), r#"Score """#);
    }
    for back in ["back", "b", "Back"] {
        check(&format!("{save}{back}<Enter>"), r#"Score "6""#);
    }
    // A letter alone does nothing yet.
    for letters in ["n", "ba", "yes", "nope"] {
        check(&format!("{save}{letters}"), &format!("Save {letters:?}"));
    }
    for yes in ["ok", "yep", "save it", "Correct", "Yes."] {
        check(&format!("{save}{yes}<Enter>"), r#"Save "" Score"#);
    }
    for other in ["nope", "maybe", "yesterday", "okay then"] {
        check(&format!("{save}{other}<Enter>"), r#"Save """#);
    }
    let slip = "2O out 37 6<Enter>";
    check(&format!("{slip}no<Enter>"), r#"Score """#);
    check(&format!("{slip}yes<Enter>"), r#"Save """#);
    check(&format!("{slip}back<Enter>"), r#"Score "2O out 37 6""#);
    check(&format!("{slip}12<Enter>"), r#"Slip """#);
    check("mf<Enter>yes<Enter>", r#"Confirm "" Finish"#);
    check("mf<Enter>no<Enter>", r#"Score """#);
    check("mf<Enter>nothing<Enter>", r#"Confirm """#);
    // Words at the menu.
    check("mjoin<Enter>", r#"JoinName """#);
    check("mjoin Zoe<Enter>", r#"JoinTotal """#);
    check("mnew<Enter>", r#"Players """#);
    check("mleave<Enter>", r#"LeaveName """#);
    check("mback<Enter>", r#"Score """#);
    check("mlx<Enter>", r#"Menu """#);
    // Which of two readings is meant.
    let mut table = Table::new(&["Dan", "Eve"], &["0 12"; 5]);
    table.press("8,K 5<Enter>");
    assert!(matches!(table.model.top().question, Question::Reading(_)), "{:?}", table.notices());
    table.press("9<Enter>");
    assert!(matches!(table.model.top().question, Question::Reading(_)));
    table.press("1<Enter>");
    assert!(matches!(table.model.top().question, Question::Save { .. }));
}

#[test]
fn a_letter_that_goes_on_with_a_name_is_text() {
    const NAMES: [&str; 20] = [
        "C'Anna",
        "C’Nae",
        "Cécile",
        "C-Jay",
        "J'Nae",
        "J-Lo",
        "João",
        "G’Ann",
        "Gösta",
        "L'Oréal",
        "Lærke",
        "R’shad",
        "Rénée",
        "M'Baku",
        "M-J",
        "Märta",
        "O'Brien",
        "O’Shea",
        "Ülo",
        "Q'orianka",
    ];
    for name in NAMES {
        let plain = name.to_lowercase().replace('’', "'");
        let curly = plain.replace('\'', "’");
        for typed in [plain, curly] {
            let mut table = Table::new(&[name, "Tim"], &["0 12"]);
            table.model.commands = commands();
            table.press(&format!("{typed} twenty-five"));
            let line = format!("{typed} twenty-five");
            assert_eq!((table.line(), table.model.dialogs.len()), (&*line, 1), "{typed}");
            table.press("<Enter>out<Enter>y<Enter>");
            // The letter of the log has shown it for a moment.
            table.effects.retain(|effect| !matches!(effect, Effect::ReadLog));
            assert_eq!(table.scored(), "25 out", "{typed}");
        }
    }
    // Without its accents, too.
    let mut table = Table::new(&["Cécile", "Tim"], &["0 12"]);
    assert_eq!(table.press("cecile 12").line(), "cecile 12");
}

#[test]
fn neither_ok_nor_go_back_opens_a_panel() {
    let mut table = table(&["0 12 20 31"]);
    table.press("ok<Enter>");
    assert_eq!(table.model.dialogs.len(), 1);
    assert!(table.notices().join("|").contains("not `ok`"), "{:?}", table.notices());
    let mut table = self::table(&["0 12 20 31"]);
    table.press("20<Enter>go back<Enter>");
    assert_eq!((table.line(), table.model.entry.index), ("20", 0));
    let mut table = self::table(&["0 12 20 31"]);
    assert_eq!(table.press("okh 5d").line(), "kh 5d");
    assert_eq!(table.model.top().panel, Panel::Odds);
}

/// The commands that an entry line leads to, and what is said.
fn entered(table: &mut Table, line: &str) -> (String, String) {
    table.effects.clear();
    table.tell(Message::Line(line.to_owned()));
    (format!("{:?}", table.effects), table.notices().join("|"))
}

#[test]
fn a_command_that_runs_until_it_is_stopped_is_not_begun() {
    let refused = |line: &str| {
        let mut table = table(&["0 12 20 31"]);
        table.model.commands.extend(["serve", "sync"].map(str::to_owned));
        entered(&mut table, line)
    };
    for line in ["serve", "serve --port 80", "sync club --watch", "report game --watch --output x"]
    {
        let (effects, said) = refused(line);
        assert_eq!(effects, "[]", "{line}");
        assert_eq!(said, format!("`{line}` runs until Ctrl-C: start it in another terminal"));
    }
    for line in ["serve --help", "sync club", "report game"] {
        let (effects, _) = refused(line);
        assert!(effects.starts_with("[Run("), "{line}: {effects}");
    }
}

#[test]
fn what_looks_like_an_option_or_another_game_is_no_row() {
    let mut table = table(&["0 12 20 31"]);
    assert_eq!(entered(&mut table, "score -h").0, r#"[Run(["score", "-h"])]"#);
    assert_eq!(entered(&mut table, "play 1").0, r#"[Open("1")]"#);
    assert_eq!(entered(&mut table, "play --plain").0, r#"[Run(["play", "--plain"])]"#);
    // A dash is a score.
    table.press("<^u>score 12 0 37 -<Enter>");
    assert_eq!(table.model.entry.as_row(), "12, 0, 37, -");
}

#[test]
fn scores_where_no_round_is_played_are_no_command() {
    let over = "game 12 is over; `rematch` or `new` starts the next, `fix` corrects a score";
    for line in ["13", "12 0 37 6", "gran 12", "out"] {
        let mut table = table(&["0 12 20 31"; 11]);
        assert_eq!(entered(&mut table, line), ("[]".to_owned(), over.to_owned()), "{line}");
    }
}

#[test]
fn a_round_that_does_not_exist_is_named_in_each_panel() {
    for panel in ["c", "j", "o"] {
        let mut table = table(&["0 12 20 31"]);
        table.press(panel).press("round 12 4D 5D 6D");
        let shown = drawn(&table);
        assert!(shown.contains("there is no round 12: the"), "{panel}: {shown}");
        table.press("<Enter>");
        assert!(table.model.entry.is_empty() && table.effects.is_empty(), "{panel}");
    }
}

#[test]
fn the_next_hand_replaces_the_one_that_was_entered() {
    for (panel, hand) in [("c", "4D 5D"), ("j", "4D 5D 6D"), ("o", "4D 5D 6D 8S")] {
        let mut table = table(&["0 12 20 31"]);
        table.press(panel).press(hand).press("<Enter>round 3 9S");
        assert_eq!(table.line(), "round 3 9S", "{panel}");
        // Arrows edit what was entered.
        table.press("<Enter><Left>x");
        assert_eq!(table.line(), "round 3 9xS", "{panel}");
    }
    for command in ["judge 4D 5D 6D", "odds 4D 5D 6D 8S", "rules wild"] {
        let mut table = table(&["0 12 20 31"]);
        table.press(command).press("<Enter>9S");
        assert_eq!(table.line(), "9S", "{command}");
    }
}

#[test]
fn to_finish_early_says_that_typed_scores_are_not_saved() {
    let mut table = table(&["0 12 20 31"]);
    table.press("13<Enter>mf<Enter>");
    assert_eq!(table.notices(), ["The scores typed for round 2 will not be saved"]);
    let mut table = self::table(&["0 12 20 31"]);
    assert!(table.press("mf<Enter>").notices().is_empty());
}

/// Draws a screen of 80 by 24.
fn drawn(table: &Table) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| view(&table.model, frame)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn enter_in_the_rules_opens_a_topic_and_the_next_question_replaces_it() {
    let mut table = table(&["0 12 20 31"]);
    table.press("r<Enter>");
    let rulings = table.model.words().rulings();
    assert_eq!(table.line(), rulings.all().next().unwrap().topic);
    table.press("wild<Enter>").press("ties");
    assert_eq!(table.line(), "ties");
    // Of several topics the first is opened.
    table.press("<Enter>").press("same card twice<Enter>");
    assert_eq!(table.line(), "duplicates-in-a-book");
}

#[test]
fn after_the_last_round_the_places_and_the_chart_are_shown() {
    let mut table = table(&["0 12 20 31"; 10]);
    table.press("12 0 37 6<Enter><Enter>").record();
    assert_eq!(table.model.top().panel, Panel::Result);
    table.press("<Esc>");
    assert_eq!(table.model.top().panel, Panel::Next);
}

#[test]
fn a_hand_is_of_the_round_entered_last_until_the_next_has_begun() {
    let round = |keys: &str| {
        let mut table = table(&["0 12 20 31", "0 12 20 31"]);
        table.press(keys);
        let typed = crate::screen::hand::typed(&table.model).unwrap();
        (typed.rules.round.number(), typed.is_last)
    };
    assert_eq!(round("c"), (2, true));
    assert_eq!(round("j"), (2, true));
    assert_eq!(round("o"), (2, true));
    assert_eq!(round("12<Enter>c"), (3, false));
    assert_eq!(round("cround 3 7h"), (3, false));
    assert_eq!(round("cround 1: 7h"), (1, false));
    assert_eq!(round("jround 1 7h"), (1, false));
    assert_eq!(round("oround 3 7h"), (3, false));
    let five = "7h 8h 9h jk kd";
    assert_eq!(round(&format!("o{five}")), (2, true));
    assert_eq!(round(&format!("o{five} 4s")), (3, false));
    assert_eq!(round(&format!("o{five} / seen 4c 5c")), (2, true));
    // Once the next has begun, what fits the last only is of that.
    assert_eq!(round("12<Enter>j7h 8h 9h jk"), (2, true));
    assert_eq!(round("12<Enter>o7h 8h 9h jk"), (2, true));
    assert_eq!(round(&format!("12<Enter>o{five}")), (3, false));
    assert_eq!(round(&format!("12<Enter>j{five}")), (3, false));
    assert_eq!(round("12<Enter>c7h 8h 9h jk"), (3, false));
    assert_eq!(round(&format!("c{five}3c")), (3, false));
    assert_eq!(round(&format!("j{five}, discard 3c")), (3, false));
    let shown = |keys: &str| {
        let mut table = table(&["0 12 20 31", "0 12 20 31"]);
        drawn(table.press(keys))
    };
    for panel in ["c", "j", "o"] {
        let shown = shown(&format!("12<Enter>{panel}"));
        assert!(shown.contains("Round 3, not entered yet"), "{panel}: {shown}");
    }
    assert!(shown("o").contains("Round 2, entered last"));
    let mut first = table(&[]);
    first.press("c");
    let typed = crate::screen::hand::typed(&first.model).unwrap();
    assert_eq!((typed.rules.round.number(), typed.is_last), (1, false));
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
    use crate::messages::Language;
    let table = Table::new(&["Dan", "eve"], &["0 16"]);
    for &language in Language::ALL {
        let standing = crate::render::standing(&table.builder.sheet(), language.words()).unwrap();
        assert!(standing.starts_with(char::is_uppercase), "{language:?} {standing}");
    }
    let table = Table::new(&["Dan", "eve"], &["16 0"]);
    let english = crate::render::standing(&table.builder.sheet(), Language::English.words());
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
            "Error: Dan: a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`, not \
             `ndo`",
            "> Dan (deals), total 0:",
            "> `l2` is not a number; did you mean 12? [Y/n]",
            "answer yes or no",
            "> `l2` is not a number; did you mean 12? [Y/n]",
            "> Dan (deals), total 0:",
            "> Eve, total 0:",
            "> Dan (deals), total 0 [12]:",
            "> Eve, total 0:",
            "> Bob, total 0:",
            "Warning: Dan has 12, but no hand of 3 cards costs 12 with its best melds laid \
             down; was a meld missed, or is the sum wrong?",
            "Round 1, not saved yet: Dan 12, Eve 0, Bob 31",
            "> Save round 1? [Y/n/back]",
            "`yes` saves them, `back` returns to the scores, `no` drops them",
            "> Save round 1? [Y/n/back]",
            "`yes` saves them, `back` returns to the scores, `no` drops them",
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
            "> Zoe starts with? [16, the highest total]",
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
            "Warning: nobody went out in round 2: nobody has 0 points",
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
    let tell = |table: &mut Table, builder: &crate::game::fixture::GameBuilder| {
        let state = State { sheet: Some(builder.sheet()), known: Vec::new() };
        table.tell(Message::Done { state: Box::new(state), said: "done".into(), scored: false });
        (table.notices().join("|"), ask(&table.model).0)
    };
    table.tell(Message::Line("9".to_owned()));
    table.tell(Message::Line("31".to_owned()));
    let before = crate::game::fixture::GameBuilder::named(&["Gran", "Dad"], &[]).scored(&["0 12"]);
    let mut joined = crate::game::fixture::GameBuilder::named(&["Gran", "Dad"], &[]);
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
fn words_for_the_players_of_the_last_game_are_no_names() {
    let asked = |line: &str| {
        let mut table = table(&["0 12 20 31"; 11]);
        table.press("mn<Enter>");
        table.tell(Message::Line(line.to_owned()));
        match &table.model.top().question {
            Question::Dealer(new) => new.players.join(" "),
            Question::Confirm { question, .. } => question.clone(),
            question => format!("{question:?}"),
        }
    };
    for line in ["the same", "same again", "Same as last night", "everybody", "as yesterday"] {
        assert_eq!(asked(line), "Gran Bob Tim Lena", "{line}");
    }
    // Of no game there are none.
    let mut model = Model::new(State::default(), TextStyle::PLAIN, (80, 24));
    update(&mut model, Message::Line("the same".to_owned()), DateTime::UNIX_EPOCH);
    assert!(matches!(model.top().question, Question::Players) && !model.was_taken());
    let new = "There are no players `what` and `else`. Add them as new players?";
    assert_eq!(asked("what, else"), new);
    assert_eq!(asked("Zoe Max"), "Zoe Max");
    assert_eq!(asked("gran max"), "gran max");
}

/// The program's words for commands, as far as these tests need them.
fn meant(line: &str) -> Option<String> {
    let meant = match line {
        "won" | "who won" => "report night",
        "who is winning" | "totals" | "next" | "how many rounds left" | "sheet" => "board",
        "again" => "new --same",
        "again texas" => "new --same --rules texas",
        _ => return None,
    };
    Some(meant.to_owned())
}

/// A game of Gran, Dad and Andy after one round, in lines, with all words.
fn in_lines() -> Table {
    let mut table = Table::new(&["Gran", "Dad", "Andy"], &["0 12 9"]);
    table.model.is_plain = true;
    let words = ["won", "who", "totals", "next", "how", "sheet", "again", "oops", "drop", "cancel"];
    table.model.commands = commands();
    table.model.commands.extend(words.map(str::to_owned));
    table.model.meant = meant;
    table
}

#[test]
fn a_line_that_is_a_score_is_no_command() {
    let mut table = in_lines();
    assert_eq!(entered(&mut table, "won").0, "[]");
    assert_eq!(table.model.entry.as_row(), "out");
    assert_eq!(entered(&mut table, "who won").0, r#"[Run(["report", "night"])]"#);
    assert_eq!(entered(&mut table, "oops gran 20").0, "[]");
    assert_eq!(table.model.entry.as_row(), "20");
}

#[test]
fn the_sheet_is_for_board_and_a_question_is_answered_in_sentences() {
    let answer = "Gran leads with 0, then Andy 9, Dad 12. Round 2: deal 4, 4s wild, Dad deals, \
                  Andy starts. 10 rounds left, this one included";
    for is_plain in [true, false] {
        for line in ["who is winning", "totals", "next", "how many rounds left"] {
            let mut table = in_lines();
            table.model.is_plain = is_plain;
            assert_eq!(entered(&mut table, line), ("[]".to_owned(), answer.to_owned()), "{line}");
        }
    }
    for line in ["board", "sheet"] {
        assert_eq!(entered(&mut in_lines(), line).0, r#"[Run(["board"])]"#, "{line}");
    }
}

#[test]
fn scores_that_are_typed_by_mistake_are_dropped_after_a_question() {
    for line in ["no", "drop", "never mind", "Scratch that.", "start over", "cancel"] {
        let mut table = in_lines();
        table.tell(Message::Line("12".to_owned()));
        assert_eq!(entered(&mut table, line).0, "[]", "{line}");
        let question = &table.model.top().question;
        assert!(matches!(question, Question::Confirm { yes: OnYes::Drop, .. }), "{line}");
        table.tell(Message::Line("y".to_owned()));
        assert!(table.model.entry.is_empty() && table.model.dialogs.len() == 1, "{line}");
    }
    assert_eq!(entered(&mut in_lines(), "clear").1, "nothing was changed");
    // A line that is emptied takes the score back, one that is empty does not.
    let mut table = table(&["0 12 20 31"]);
    table.press("12<Enter>9<Enter><Left><BS><Enter>");
    assert_eq!((table.model.entry.as_row(), table.line()), ("12".to_owned(), ""));
    assert_eq!(table.notices(), ["Bob has no score now"]);
    table.press("9<Enter><Left><Esc><Enter>");
    assert_eq!(table.model.entry.as_row(), "12, 9");
}

#[test]
fn in_lines_the_result_of_a_game_that_is_finished_early_is_said_once() {
    let mut table = in_lines();
    let finished = table.builder.sheet().finish().unwrap();
    table.builder.record(finished);
    let state = State { sheet: Some(table.builder.sheet()), known: Vec::new() };
    let said = render::result(&table.builder.sheet(), table.model.words());
    table.tell(Message::Done { state: Box::new(state), said: said.clone(), scored: false });
    assert_eq!(table.notices().join("|").matches("wins").count(), 1, "{:?}", table.notices());
    assert!(said.contains("wins"), "{said}");
}

#[test]
fn a_rematch_may_name_its_rules() {
    let started = |line: &str| {
        let mut table = table(&["0 12 20 31"; 11]);
        table.model.commands.push("again".to_owned());
        table.model.meant = meant;
        table.tell(Message::Line(line.to_owned()));
        match table.effects.as_slice() {
            [Effect::Start(new)] => format!("{} {}", new.rules, new.dealer),
            effects => format!("{effects:?}"),
        }
    };
    for line in ["rematch texas", "rematch with texas rules", "again texas"] {
        assert_eq!(started(line), "texas Lena", "{line}");
    }
    for line in ["rematch", "again", "same again", "play again", "new --same"] {
        assert_eq!(started(line), "[Rematch]", "{line}");
    }
    // Before a game those of the last one play again.
    let mut model = Model::new(State::default(), TextStyle::PLAIN, (80, 24));
    let last = table(&["0 12 20 31"; 11]).model.offered();
    update(&mut model, Message::LastTable(last), DateTime::UNIX_EPOCH);
    let line = Message::Line("rematch".to_owned());
    let effects = update(&mut model, line, DateTime::UNIX_EPOCH);
    assert!(matches!(effects[..], [Effect::Rematch]), "{effects:?}");
}

#[test]
fn who_comes_and_goes_in_a_sentence_is_told_the_command() {
    for (line, command) in [
        ("andy leaves", "leave Andy"),
        ("Gran has to go to bed", "leave Gran"),
        ("bye gran", "leave Gran"),
        ("aunt june joins", "join aunt june"),
        ("Zoe is back!", "join Zoe"),
    ] {
        let (effects, said) = entered(&mut in_lines(), line);
        assert_eq!((&*effects, said), ("[]", format!("for that, type `{command}`")), "{line}");
    }
    assert_eq!(entered(&mut in_lines(), "dad left 20").0, "[]");
    for (language, joins, leaves) in [
        (Language::Danish, "Lone kommer med", "Gran går"),
        (Language::Danish, "Lone vil være med", "Gran skal hjem"),
        (Language::Norwegian, "Lone blir med", "Gran drar hjem"),
        (Language::Swedish, "Lone hänger med", "Gran måste gå"),
        (Language::Finnish, "Lone tulee mukaan", "Gran lähtee kotiin"),
        (Language::Icelandic, "Lone bætist við", "Gran þarf að fara"),
        (Language::Danish, "Lone joins", "Gran leaves"),
    ] {
        for (line, command) in [(joins, "`join Lone`"), (leaves, "`leave Gran`")] {
            let mut table = in_lines();
            table.model.style.language = language;
            let (effects, said) = entered(&mut table, line);
            assert!(effects == "[]" && said.contains(command), "{line}: {effects} {said}");
        }
    }
    for line in ["bye", "good night"] {
        assert_eq!(entered(&mut in_lines(), line).0, "[Quit]", "{line}");
    }
    let mut table = in_lines();
    table.model.commands.push("join".to_owned());
    let why = "a player who joins sits in the last seat; type only the name, `aunt june`";
    assert_eq!(entered(&mut table, "join aunt june after dad"), ("[]".to_owned(), why.to_owned()));
}

#[test]
fn who_is_said_to_deal_is_told_who_does() {
    let deals = "Gran deals in round 1; to begin with another dealer, type `new Gran Dad Andy \
                 --dealer Dad`";
    for line in ["dad deals", "Dad is dealing", "dealer dad", "dad is the dealer."] {
        let mut table = Table::new(&["Gran", "Dad", "Andy"], &[]);
        assert_eq!(entered(&mut table, line), ("[]".to_owned(), deals.to_owned()), "{line}");
    }
    let mut table = table(&["0 12 20 31"]);
    table.model.is_plain = true;
    for line in ["Bob deals", "Lena is dealing"] {
        let deals = "Bob deals in round 2; the deal goes on to the left after each round";
        assert_eq!(entered(&mut table, line).1, deals, "{line}");
    }
    table.model.style.language = Language::Danish;
    assert!(entered(&mut table, "Lena deler ud").1.starts_with("Bob giver i omgang 2"));
}

#[test]
fn points_for_who_has_some_are_neither_added_nor_taken_instead() {
    let mut table = table(&["0 12 20 31"]);
    for (line, why) in [
        ("tim 20", ""),
        ("tim +5", "Tim has 20 already; for both together type `Tim 20+5`"),
        ("tim = +5", "Tim has 20 already; for both together type `Tim 20+5`"),
        ("gran +7", ""),
        ("tim 20+5", ""),
        ("tim 6", ""),
    ] {
        table.tell(Message::Line(line.to_owned()));
        let said = table.notices().last().cloned().unwrap_or_default();
        assert!(
            if why.is_empty() { !said.contains("already") } else { said == why },
            "{line} {said}"
        );
    }
    assert_eq!(table.model.entry.as_row(), "7, 6");
}

#[test]
fn what_is_wild_begins_with_the_round() {
    let mut table = table(&["0 12 20 31", "0 12 20 31"]);
    table.model.meant = |line| Some(format!("rules -- {line}"));
    table.model.commands.push("what".to_owned());
    table.tell(Message::Line("what is wild".to_owned()));
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| view(&table.model, frame)).unwrap();
    let shown = terminal.backend().to_string();
    assert!(shown.contains("Round 3: deal 5, 5s wild"), "{shown}");
}

#[test]
fn a_question_about_the_points_of_a_player_is_answered_by_the_standing() {
    let asked = |line: &str| {
        let mut table = in_lines();
        table.model.commands.extend(["what", "how", "is"].map(str::to_owned));
        table.model.meant = |line| Some(format!("rules -- {line}"));
        entered(&mut table, line)
    };
    for line in ["what does dad have", "how many points does andy have", "how is Gran doing"] {
        assert!(asked(line).1.starts_with("Gran leads with 0, then Andy 9, Dad 12."), "{line}");
    }
    assert!(asked("what does a king have").0.contains("Run"));
}

#[test]
fn the_evening_ends_in_other_words_too() {
    for line in ["we're done", "call it a night", "see you tomorrow", "pause"] {
        assert_eq!(entered(&mut in_lines(), line).0, "[Quit]", "{line}");
    }
    assert_eq!(
        entered(&mut in_lines(), "dad should have 20").1,
        "to correct a score, run `crowns fix 1 Dad=20`"
    );
}

#[test]
fn words_behind_a_name_are_about_the_player() {
    let meant = |line: &str| line.strip_suffix(" stats").map(|name| format!("stats {name}"));
    for (line, expect) in
        [("tim stats", r#"[Run(["stats", "tim"])]"#), ("zoe stats", "[]"), ("tim 12", "[]")]
    {
        let mut table = table(&["0 12 20 31"]);
        table.model.meant = meant;
        table.tell(Message::Line(line.to_owned()));
        assert_eq!(format!("{:?}", table.effects), expect, "{line}");
    }
}

#[test]
fn what_is_no_command_is_said_in_a_sentence() {
    let said = |told: &str| {
        let mut table = in_lines();
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
fn questions_take_what_people_answer() {
    let mut table = in_lines();
    for line in ["new", "Gran, Dad and Tom."] {
        table.tell(Message::Line(line.to_owned()));
    }
    let Question::Dealer(new) = &table.model.top().question else { panic!() };
    assert_eq!(new.players, ["Gran", "Dad", "Tom"]);
    for line in ["dad deals", "back"] {
        table.tell(Message::Line(line.to_owned()));
    }
    assert_eq!(ask(&table.model).0, "Who deals first? [Dad]");
    for line in ["yes", "standard"] {
        table.tell(Message::Line(line.to_owned()));
    }
    let Some(Effect::Start(new)) = table.effects.last() else { panic!("{:?}", table.effects) };
    assert_eq!((&*new.dealer, &*new.rules), ("Dad", "official"));
    // Who went out, and the total of who joins.
    let mut table = in_lines();
    for line in ["0 0 9", "dad did", "y"] {
        table.tell(Message::Line(line.to_owned()));
    }
    assert!(matches!(table.effects[..], [Effect::Score(RoundEntry { out: Some(1), .. })]));
    for (total, expect) in [("same as dad", 12), ("one hundred and fifty", 150), ("40 points", 40)]
    {
        let mut table = in_lines();
        for line in ["join Zoe", total] {
            table.tell(Message::Line(line.to_owned()));
        }
        let Some(Effect::Join { total, .. }) = table.effects.last() else { panic!() };
        assert_eq!(*total, Some(expect));
    }
    // A command at the question whether to save is typed after `back`.
    for line in ["c", "check 7d 8d"] {
        let mut table = in_lines();
        table.press("9 0 12<Enter>");
        let (effects, said) = entered(&mut table, line);
        assert!(said.contains(&format!("first, then type `{line}`")), "{line}: {said} {effects}");
    }
    // None of the readings.
    for line in ["no", "neither", "back", "undo"] {
        let mut table = Table::new(&["Dan", "Eve"], &["0 12"; 5]);
        table.press("8,K 5<Enter>");
        table.tell(Message::Line(line.to_owned()));
        assert!(matches!(table.model.top().question, Question::Score), "{line}");
    }
}

#[test]
fn what_corrects_a_score_where_it_is_asked_whether_to_save_is_not_held() {
    let mut table = in_lines();
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
fn scores_that_were_dropped_are_brought_back() {
    for (line, back) in [("12", "Gran=12"), ("tim 9", "Tim=9"), ("9 0 12 5", "9, 0, 12, 5")] {
        let mut table = table(&["0 12 20 31"]);
        for line in [line, "back", "never mind", "y"] {
            table.tell(Message::Line(line.to_owned()));
        }
        assert!(table.model.entry.is_empty(), "{line}");
        assert_eq!(table.press("<Up>").line(), back);
    }
}

#[test]
fn a_correction_of_another_round_is_not_shown_in_this_one() {
    let table = table(&["0 12 20 31"]);
    let sheet = table.builder.sheet();
    let turn = sheet.next().unwrap();
    for line in ["tim 14 in round 1", "tim 14 not 20", "tim 14 not 3"] {
        assert!(table.model.entry.preview(line, &sheet, &turn).is_empty(), "{line}");
    }
    assert!(!table.model.entry.preview("tim 14", &sheet, &turn).is_empty());
}

#[test]
fn never_mind_is_no_reason_for_a_correction() {
    for line in ["never mind", "cancel", "No.", "Nevermind!"] {
        for keys in ["<Up>9<Enter>", "<Up>", "<Up>9"] {
            let mut table = table(&["0 12 20 31"]);
            table.press(keys).press("<^u>").press(line).press("<Enter>");
            assert!(table.effects.is_empty(), "{keys} {line}: {:?}", table.effects);
            assert!(matches!(table.model.top().question, Question::Score), "{keys} {line}");
            assert_eq!(table.notices(), ["nothing was changed"], "{keys} {line}");
        }
    }
    let mut table = table(&["0 12 20 31"]);
    table.press("<Up>9<Enter>no score was written<Enter>");
    assert!(matches!(table.effects[..], [Effect::Correct(_)]));
}

#[test]
fn a_card_that_is_a_name_too_is_asked_back() {
    let asked = |names: &[&str], line: &str| {
        let round = ["0", "12", "20", "31"][..names.len()].join(" ");
        let mut table = Table::new(names, &[&*round; 5]);
        table.press(line).press("<Enter>");
        match &table.model.top().question {
            Question::Reading(_) => "asked".to_owned(),
            _ => table.model.scores_said().join(", "),
        }
    };
    let jacks = ["Anna", "Jack", "Tom", "Bo"];
    assert_eq!(asked(&jacks, "9 jack"), "asked");
    assert_eq!(asked(&jacks, "9 jack and 3 anna"), "asked");
    assert_eq!(asked(&jacks, "9 jack, 3 anna"), "Anna 3, Jack 9");
    assert_eq!(asked(&jacks, "9 jack 7 anna 30 tom 0 bo"), "Anna 7, Jack 9, Tom 30, Bo 0");
    let kings = ["Mr. King", "Bo", "St. John"];
    for (line, expect) in [
        ("mr king 9", "Mr. King 9"),
        ("mr. king 9", "Mr. King 9"),
        ("9 mr king", "Mr. King 9"),
        ("mr king: 9", "Mr. King 9"),
        ("mr king out", "Mr. King out"),
        ("mr king and bo 9", "Mr. King 9, Bo 9"),
        ("mr king 9, 3 bo", "Mr. King 9, Bo 3"),
        ("st john 9", "St. John 9"),
    ] {
        assert_eq!(asked(&kings, line), expect, "{line}");
    }
    let mut table = in_lines();
    for line in ["new", "Mr. King, Bo", "Mr King"] {
        table.tell(Message::Line(line.to_owned()));
    }
    let Question::Ruleset(new) = &table.model.top().question else { panic!() };
    assert_eq!(new.dealer, "Mr. King");
}

#[test]
fn a_checked_hand_says_which_score_it_replaces() {
    let mut table = Table::new(&FOUR, &["0 12 20 31"]);
    table.press("12<Enter><Left>").press("<^u>cKH<Enter>");
    let mut other = Table::new(&FOUR, &["0 12 20 31"]);
    other.press("12<Enter><Left><^u>cround 5 KH 5D 6D<Enter>");
    assert_eq!(other.model.entry.as_row(), "12");
    assert_eq!(table.notices(), ["Gran KH (was 12)"]);
}

const FOUR: [&str; 4] = ["Gran", "Tom", "Lucy", "Max"];
