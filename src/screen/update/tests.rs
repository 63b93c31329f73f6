use super::fixture::{COMMANDS, FOUR, Table, check_keys, state};
use super::*;
use crate::game::fixture::GameBuilder;
use crate::messages::ScreenKeys;
use crate::render::TextStyle;
use crate::screen::Pasted;

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
fn the_menu_takes_its_words_in_each_language() {
    for &language in Language::ALL {
        let asked = [("j", "JoinName"), ("l", "LeaveName"), ("n", "Players"), ("f", "Confirm")];
        for (letter, expect) in asked {
            let mut table = Table::new(&["Ole", "Mette"], &["0 12"]);
            table.model.style.language = language;
            let keys = table.model.words().screen_keys(ScreenKeys::Menu);
            let (_, word) = keys.iter().find(|(key, _)| key.as_str() == letter).unwrap();
            table.press("m").tell(Message::Line("xyz".to_owned()));
            assert!(!table.notices().is_empty(), "{language:?}");
            table.tell(Message::Line((*word).to_owned()));
            let asked = format!("{:?}", table.model.top().question);
            assert!(asked.contains(expect), "{language:?} {word}: {asked}");
            assert!(table.effects.is_empty(), "{language:?} {word}: {:?}", table.effects);
        }
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
    let said = ["table 7 of game 1 now seats Lucy and Tom", "round 1 was not saved: Gran 12"];
    assert_eq!(table.notices(), said);
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
            table.model.commands.extend(COMMANDS.map(str::to_owned));
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
fn in_lines_the_result_that_a_command_prints_is_said_once() {
    let mut table = Table::read("Gran, Dad, Andy; 0 12 9; lines commands words");
    let finished = table.builder.sheet().finish().unwrap();
    table.builder.record(finished);
    let sheet = table.builder.sheet();
    // It is wrapped, with what else can be done.
    let result = render::result(&sheet, table.model.words()).replace("; ", ";\n");
    table.tell(Message::Ran {
        state: Box::new(State { sheet: Some(sheet), ..State::default() }),
        changed: true,
        failed: false,
        printed: format!("Game 1 ended early\n{result}\n`crowns game resume 1` resumes it\n"),
        told: String::new(),
    });
    assert_eq!(table.notices().join("|").matches("wins").count(), 1, "{:?}", table.notices());
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

#[test]
fn a_name_that_a_player_had_before_is_asked_back() {
    let mut table = Table::new(&["Gran", "Tom"], &["0 12"]);
    table.model.former = vec![("Tim".to_owned(), "Tom".to_owned())];
    table.press("mj<Enter>Tim<Enter>");
    let Question::Confirm { question, .. } = &table.model.top().question else {
        panic!("{:?}", table.model.top().question);
    };
    assert!(question.contains("did you mean `Tom`"), "{question}");
}
