use super::fixture::{FOUR, Table, check_keys, commands, state};
use super::*;
use crate::game::fixture::GameBuilder;
use crate::game::{CommandId, ScoreEntry, TypedRound};
use crate::messages::ScreenKeys;
use crate::render::TextStyle;
use crate::screen::ask;

#[test]
fn letters_open_panels_or_begin_a_text() {
    check_keys(include_str!("../../../tests/keys/letters.txt"));
}

#[test]
fn rounds_are_entered_saved_and_corrected() {
    check_keys(include_str!("../../../tests/keys/rounds.txt"));
}

#[test]
fn games_are_begun_and_their_players_come_and_go() {
    check_keys(include_str!("../../../tests/keys/games.txt"));
}

#[test]
fn words_are_commands_answers_or_questions() {
    check_keys(include_str!("../../../tests/keys/words.txt"));
}

#[test]
fn in_lines_it_speaks_and_listens() {
    check_keys(include_str!("../../../tests/keys/lines.txt"));
}

#[test]
fn the_players_of_a_game_that_was_taken_back_are_offered_again() {
    let mut table = Table::new(&["Gran", "Tom"], &[]);
    let none = State { sheet: None, known: table.builder.names.clone() };
    table.tell(Message::Done { state: Box::new(none), said: "undid".to_owned(), scored: false });
    table.press("mn<Enter><Enter>tom<Enter><Enter>");
    match table.effects.as_slice() {
        [Effect::Start(new)] => {
            assert_eq!(new.players, ["Gran", "Tom"]);
            assert_eq!(new.dealer, "Tom");
        }
        effects => panic!("{effects:?}"),
    }
}

#[test]
fn what_phones_enter_is_an_answer_until_something_else_is_typed() {
    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    let phones = |table: &Table, scores: &[(usize, i32)]| {
        let sheet = table.builder.sheet();
        let scores: Vec<_> =
            scores.iter().map(|&(seat, points)| (seat, ScoreEntry::Points(points))).collect();
        let scores = scores.iter().map(|(seat, score)| (*seat, score));
        Message::Phones(Some(TypedRound::new(&sheet, &sheet.next().unwrap(), scores)))
    };
    let told = phones(&table, &[(0, 13), (2, 25)]);
    table.tell(told);
    assert_eq!(table.notices(), ["On the phones: Gran 13, Lucy 25"]);
    // Tom is asked for next; Lucy's score follows her phone.
    table.press("out<Enter>");
    assert!(table.model.typed_round().is_some());
    let told = phones(&table, &[(0, 13), (2, 26)]);
    table.tell(told);
    // Gran is typed here in another way, and stays so.
    table.press("gran 14<Enter>");
    table.tell(Message::Phones(None));
    let told = phones(&table, &[(0, 13), (2, 26)]);
    table.tell(told);
    table.press("9<Enter>");
    assert!(table.notices().contains(&"Gran has 14 here, but 13 on a phone"));
    table.press("<Enter>");
    assert_eq!(table.scored(), "14 out 26 9");
}

#[test]
fn a_half_typed_round_is_asked_about_in_words_that_hold_after_an_undo_too() {
    let mut table = Table::new(&["Gran", "Tom"], &["0 12", "9 0"]);
    table.press("13<Enter>");
    let undone = GameBuilder::named(&["Gran", "Tom"], &[]).scored(&["0 12"]);
    table.tell(Message::Done {
        state: Box::new(state(&undone)),
        said: "undid".to_owned(),
        scored: false,
    });
    assert!(matches!(table.model.top().question, Question::Moved { round: 3 }));
    table.press("x<Enter>");
    assert_eq!(
        table.notices(),
        ["undid", "Round 2 is next now: y uses what you typed for it, n drops it"]
    );
    table.press("y<Enter><Left>");
    assert_eq!(table.line(), "13");
}

#[test]
fn what_takes_back_a_whole_game_is_asked_first() {
    let command = CommandId(uuid::Uuid::from_u128(1));
    let check = |key: &str, expect: &[Effect]| {
        let mut table = Table::new(&FOUR, &[]);
        let question = "Take back the game 2 started?".to_owned();
        table.tell(Message::Confirm(question, Effect::UndoCommand(command)));
        table.press(key);
        assert_eq!(format!("{:?}", table.effects), format!("{expect:?}"));
    };
    check("y<Enter>", &[Effect::UndoCommand(command)]);
    check("n<Enter>", &[]);
    check("<Enter>", &[]);
}

#[test]
fn the_menu_takes_its_words_in_each_language() {
    for &language in Language::ALL {
        for (letter, expect) in [("j", "JoinName"), ("l", "LeaveName"), ("n", "Players")] {
            let mut table = Table::new(&["Ole", "Mette"], &["0 12"]);
            table.model.style.language = language;
            let keys = table.model.words().screen_keys(ScreenKeys::Menu);
            let (_, word) = keys.iter().find(|(key, _)| key.as_str() == letter).unwrap();
            table.press("m");
            table.tell(Message::Line((*word).to_owned()));
            let asked = format!("{:?}", table.model.top().question);
            assert!(asked.contains(expect), "{language:?} {word}: {asked}");
        }
        let mut table = Table::new(&["Ole", "Mette"], &["0 12"]);
        table.model.style.language = language;
        table.press("m");
        table.tell(Message::Line("xyz".to_owned()));
        assert!(!table.notices().is_empty(), "{language:?}");
        let keys = table.model.words().screen_keys(ScreenKeys::Menu);
        let (_, word) = keys.iter().find(|(key, _)| key == "f").unwrap();
        table.tell(Message::Line((*word).to_owned()));
        assert!(table.effects.is_empty(), "{language:?} {word}: {:?}", table.effects);
        assert!(matches!(table.model.top().question, Question::Confirm { .. }), "{language:?}");
    }
}

/// Returns the request for odds among what the screen has asked for last.
fn odds_request(table: &Table) -> Box<crate::render::ask::OddsRequest> {
    match table.effects.last() {
        Some(Effect::Odds(request)) => request.clone(),
        effect => panic!("{effect:?}"),
    }
}

#[test]
fn odds_are_asked_for_beside_what_is_typed_and_late_answers_are_dropped() {
    let told = |table: &Table| table.model.odds_text(TextStyle::PLAIN).is_some();
    let tell = |table: &mut Table, request: Box<crate::render::ask::OddsRequest>| {
        let answer = request.answer();
        table.tell(Message::Odds(request, answer));
    };
    let mut table = Table::new(&FOUR, &[]);
    table.press("o7C 7D 9");
    assert!(table.effects.is_empty(), "{:?}", table.effects);
    // The hand is that of the round of the game, which deals three cards.
    table.press("HKS");
    assert_eq!(table.effects.len(), 2, "{:?}", table.effects);
    let (three, four) = match table.effects.as_slice() {
        [Effect::Odds(three), Effect::Odds(four)] => (three.clone(), four.clone()),
        effects => panic!("{effects:?}"),
    };
    tell(&mut table, three);
    assert!(!told(&table), "of a hand that is not typed any more");
    tell(&mut table, four.clone());
    assert!(told(&table));
    // What leaves the hand as it is asks for nothing again.
    table.press(" <Left><Right>");
    assert_eq!(table.effects.len(), 2, "{:?}", table.effects);
    table.press("/ last");
    assert!(!told(&table), "of another question");
    tell(&mut table, four.clone());
    assert!(!told(&table));
    let last = odds_request(&table);
    table.press("<Esc>");
    assert!(table.model.odds.is_none(), "the panel was left");
    tell(&mut table, last);
    assert!(table.model.odds.is_none());
    // A pasted hand is asked at once, and stays one of its round if that is entered meanwhile.
    table.press("o");
    table.tell(Message::Paste("7c 7d 9h / top ks".to_owned()));
    assert_eq!(table.effects.len(), 4, "{:?}", table.effects);
    let asked = format!("{:?}", odds_request(&table));
    table.elsewhere("0 12 20 37");
    assert_eq!((table.effects.len(), format!("{:?}", odds_request(&table))), (4, asked));
}

#[test]
fn a_table_that_is_seated_again_is_named_with_who_sits_there_now() {
    use crate::game::{GameId, TableRef, TournamentId, TournamentTable};
    let mut table = Table::new(&["Gran", "Tom"], &[]);
    let tournament = TournamentId(uuid::Uuid::nil());
    let at = TableRef::from(TournamentTable { tournament, game: 1, table: 7 });
    let mut before = state(&table.builder);
    before.sheet.as_mut().unwrap().tournament = Some(at.clone());
    table.tell(Message::Changed(Box::new(before)));
    table.press("12<Enter>");
    let mut now = state(&GameBuilder::named(&["Lucy", "Tom"], &[]));
    let sheet = now.sheet.as_mut().unwrap();
    (sheet.tournament, sheet.id) = (Some(at), GameId(uuid::Uuid::from_u128(9)));
    table.tell(Message::Changed(Box::new(now)));
    assert_eq!(table.notices(), ["table 7 of game 1 now seats Lucy and Tom"]);
    assert!(table.model.turn().is_some() && table.model.not_saved().is_none());
}

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
