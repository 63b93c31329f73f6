use super::fixture::{FOUR, Table, check_keys, state};
use super::*;
use crate::game::fixture::GameBuilder;
use crate::game::{CommandId, RoundCorrection, ScoreEntry, TypedRound};
use crate::messages::{Language, ScreenKeys};
use crate::render::TextStyle;
use crate::screen::State;

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
fn whatever_score_takes_is_taken_at_the_entry_line() {
    const TABLES: [[&str; 4]; 4] = [
        FOUR,
        ["Cat", "Joe", "Lucy", "Rob"],
        ["Ulla", "Quinn", "Mary Lou", "Gus"],
        ["jc", "K", "Jo", "Joker"],
    ];
    // `docs/scores.md`; `{n}` is the name of a seat.
    const ROWS: [&str; 20] = [
        "12 0 37 5",
        "12/0/37/5",
        "12 | 0 | 37 | 5",
        "12,0,37,5",
        "12, 0, 37, 5",
        "12 ,0 ,37 ,5",
        "{0} 12 {1} 0 {2} 37 {3} 5",
        "{0}=12, {1}=out, {2}=37, {3}=5",
        "{3}: 12 {2}: 0 {1}: 37 {0}: 5",
        "{2}:12 {1}:0 {3}:x {0}:-",
        "10+15+8 out 7+6 -",
        "0* 12 20 31",
        "x 12 20 31",
        "out 12 20 31",
        "j 0 12 9",
        "j,0,12,9",
        "js 0 12 9",
        "jk 0 12 9",
        "q 0 12 9",
        "8 K 4 9 Q, 0, 37, 5",
    ];
    for names in TABLES {
        for row in ROWS {
            let mut typed = row.to_owned();
            for (seat, name) in names.iter().enumerate() {
                typed = typed.replace(&format!("{{{seat}}}"), &name.to_lowercase());
            }
            let mut table = Table::new(&names, &["0 12 20 31"; 5]);
            let sheet = table.builder.sheet();
            let turn = sheet.next().unwrap();
            let mut read = sheet.read_row(&turn, &[typed.clone()]).unwrap();
            read.sort_by_key(|(seat, _)| *seat);
            table.press(&typed).press("<Enter>");
            let answers = table.model.entry.answers.iter().flatten().cloned();
            assert_eq!(
                answers.enumerate().collect::<Vec<_>>(),
                read,
                "{names:?} {typed}: {:?}",
                table.notices()
            );
        }
    }
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
fn warnings_that_do_not_fit_are_counted_and_scrolled() {
    let mut table = Table::new(&FOUR, &[]);
    table.tell(Message::Resize(40, 12));
    table.press("12 5 9 10<Enter>");
    let shown = |table: &Table| view::hidden_notices(&table.model);
    let hidden = shown(&table);
    assert!(hidden > 0);
    table.press("<PgDn>");
    assert!(shown(&table) < hidden);
    table.press("<PgDn><PgDn><PgDn><PgDn><PgDn>");
    assert_eq!(shown(&table), 0);
    assert!(matches!(table.model.top().question, Question::Save { .. }));
    table.press("<PgUp><PgUp><PgUp><PgUp><PgUp><PgUp>");
    assert_eq!(shown(&table), hidden);
    table.press("<Enter>");
    assert_eq!(table.scored(), "12 5 9 10");
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
fn a_correction_shows_the_warnings_of_fix_before_it_is_saved() {
    let mut table = Table::new(&["Gran", "Tom"], &["0 12", "9 0", "0 13"]);
    table.press("<Up><Right>99<Enter>mis");
    let fixed = table.builder.sheet().correct(RoundCorrection {
        round: 3,
        entries: vec![(1, ScoreEntry::Points(99))],
        why: None,
        force: false,
    });
    let sheet = table.builder.sheet();
    let words = table.model.words();
    let warnings = fixed.unwrap().warnings;
    let warnings = warnings.iter();
    let warnings: Vec<_> =
        warnings.map(|warning| crate::render::warning(&sheet, 3, warning, None, words)).collect();
    assert!(!warnings.is_empty());
    assert_eq!(table.notices(), warnings);
    assert!(table.effects.is_empty());
    table.press("<Enter>");
    assert!(matches!(
        table.effects.as_slice(),
        [Effect::Correct(RoundCorrection { why: Some(_), .. })]
    ));
}

#[test]
fn the_same_row_twice_is_one_question_that_enter_answers_by_no() {
    let rounds = &["0 12 20 37"];
    let check = |answer: &str, expect: &str| {
        let mut table = Table::new(&FOUR, rounds);
        table.now = Some(table.builder.sheet().played[&1].time);
        table.press("0 12 20 37<Enter>");
        assert!(table.notices().is_empty(), "{:?}", table.notices());
        let Question::Save { doubt: Some(doubt), .. } = &table.model.top().question else {
            panic!("{:?}", table.model.top().question);
        };
        assert!(doubt.ends_with("Enter them for round 2 too?"), "{doubt}");
        table.press(answer);
        assert_eq!(table.scored(), expect);
        assert!(table.model.entry.is_empty() != expect.starts_with('0'));
    };
    check("y<Enter>", "0 12 20 37");
    check("<Enter>", "[], [Notice { kind: Note, text: \"nothing was saved\" }]");
    // In lines the question may not be seen.
    let mut table = Table::new(&FOUR, rounds);
    table.now = Some(table.builder.sheet().played[&1].time);
    table.model.is_plain = true;
    table.press("0 12 20 37<Enter><Enter>");
    let why = "nothing was saved: the answer to `Round 1 just got these scores. Enter them for round 2 \
        too?` was no";
    assert_eq!(table.notices(), [why]);
}

#[test]
fn what_is_beside_the_sheet_begins_at_its_top_after_a_panel() {
    let mut table = Table::new(&FOUR, &["0 12 20 37"; 3]);
    table.press("?<PgDn><PgDn>");
    assert!(table.model.top().scroll > 0);
    table.press("<Esc>");
    assert_eq!((table.model.top().panel, table.model.top().scroll), (Panel::Next, 0));
}

#[test]
fn scores_are_said_in_the_words_of_the_language() {
    for (tag, out) in [("en", "out"), ("da", "ud"), ("sv", "ut"), ("fi", "ulos"), ("is", "út")] {
        let mut table = Table::new(&FOUR, &[]);
        table.model.style.language = Language::from_tag(tag).unwrap();
        table.press("0 12<Enter>");
        table.model.entry.answers[0] = Some(ScoreEntry::WentOut);
        let said = table.model.scores_said();
        assert!(said[0].ends_with(&format!(" {out}")), "{tag}: {said:?}");
    }
}

#[test]
fn an_answer_too_many_is_no_card() {
    for (language, answer) in [
        (Language::Danish, "ja"),
        (Language::Icelandic, "já"),
        (Language::Finnish, "kyllä"),
        (Language::English, "yes"),
    ] {
        let mut table = Table::new(&["Ole", "Mette"], &["0 12"]);
        table.model.style.language = language;
        table.tell(Message::Line(answer.to_owned()));
        let error =
            crate::game::ScoreEntryError::Unreadable { text: answer.to_owned(), nearest: None };
        let said = crate::messages::Message::text(&error, language.words());
        assert!(table.notices().concat().contains(&said), "{answer}: {:?}", table.notices());
    }
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

#[test]
fn the_ways_to_read_a_row_are_shown_with_as_many_keys_at_any_width() {
    let names = ["Joe", "Kim", "Lucy", "Max", "Mo", "Zoe"];
    for (columns, rows) in [(80, 24), (120, 30), (60, 20)] {
        let mut table = Table::new(&names, &["0 12 20 31 5 6"; 5]);
        table.model.size = (columns, rows);
        table.press("j 5, k 8<Enter>");
        let Question::Reading(readings) = table.model.top().question.clone() else {
            panic!("{:?} {:?}", table.model.top().question, table.notices());
        };
        let screen = table.drawn();
        for number in 1..=readings.len() {
            assert!(screen.contains(&format!("{number}: ")), "{screen}");
        }
        let keys: Vec<_> = (1..=readings.len()).map(|number| number.to_string()).collect();
        let keys = format!("{} choose", keys.join(" "));
        assert!(screen.contains(&keys), "{screen}");
        table.press("<Enter>");
        assert!(!table.notices().is_empty());
    }
}

#[test]
fn the_menu_offers_what_can_be_done() {
    let offered = |model: &Model| {
        let keys = model.words().menu_entries().into_iter().map(|(key, _)| key);
        keys.filter(|key| model.offers(key)).collect::<String>()
    };
    assert_eq!(offered(&Table::new(&["Gran", "Tom"], &["0 9"]).model), "nrjlfs");
    assert_eq!(offered(&Table::new(&["Gran", "Tom"], &["0 9"; 11]).model), "nrs");
    assert_eq!(offered(&Model::new(State::default(), TextStyle::PLAIN, (80, 24))), "ns");
}

#[test]
fn a_score_of_who_has_left_is_refused() {
    for keys in ["tom 20<Enter>", "tom 20, lucy out<Enter>", "<^f>"] {
        let mut table = Table::new(&FOUR, &["0 12 20 31"]);
        let left = table.builder.sheet().leave(1).unwrap();
        table.builder.record(left);
        let state = Box::new(state(&table.builder));
        table.tell(Message::Changed(state));
        if keys == "<^f>" {
            table.press("tom 20");
        }
        table.press(keys);
        assert!(table.model.entry.is_empty(), "{keys}: {:?}", table.model.entry);
        let notices = table.notices().join(" ");
        assert!(notices.contains("Tom is not at the table"), "{keys}: {notices}");
    }
}

/// Returns the keys on the last line of a screen of 40 by 20.
fn keys_of_narrow(table: &Table) -> String {
    table.drawn().lines().last().unwrap_or_default().to_owned()
}

#[test]
fn a_narrow_screen_names_the_key_that_leads_out() {
    let check = |keys: &str, expect: &str| {
        for &language in Language::ALL {
            let mut table = Table::new(&FOUR, &["0 12 20 37"]);
            table.model.style.language = language;
            table.tell(Message::Resize(40, 20));
            let keys = keys_of_narrow(table.press(keys));
            assert!(keys.contains(expect), "{language:?} {keys}");
        }
    };
    check("", " q ");
    check("m", " Esc ");
    check("c", " Esc ");
    check("mj<Enter>", " Esc ");
    let mut over = Table::new(&FOUR, &["0 12 20 37"; 11]);
    over.tell(Message::Resize(40, 20));
    assert!(keys_of_narrow(&over).contains("q quit"));
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
    let told = |table: &Table| {
        let odds = table.model.odds.as_ref();
        odds.is_some_and(|odds| odds.text(TextStyle::PLAIN).is_some())
    };
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

/// Draws a screen of 80 by 24 in a language after some keys.
fn drawn(language: Language, keys: &str) -> String {
    let mut table = Table::new(&FOUR, &["out 13 30 5", "12 out 3 4"]);
    table.model.style.language = language;
    table.press(keys).drawn()
}

#[test]
fn the_screen_holds_in_every_language() {
    let keys = "|12<Enter>0|1 2 3 4<Enter>|0 5 6 7<Enter>|?|c|j|o|r|m|<Up>|xyz<Enter>";
    for &language in Language::ALL.iter().chain(&[Language::PseudoLocale]) {
        for keys in keys.split('|') {
            let screen = drawn(language, keys);
            for line in screen.lines().rev().take(2) {
                let is_whole = line.contains(char::is_alphabetic) && !line.contains('…');
                assert!(is_whole, "{language:?} {keys}\n{screen}");
            }
        }
    }
}

#[test]
fn what_is_asked_and_the_keys_are_never_cut() {
    for keys in ["", "0 5 6 7<Enter>", "c", "j", "o", "r", "m", "<Up>"] {
        let screen = drawn(Language::PseudoLocale, keys);
        for line in screen.lines().rev().take(2) {
            let count = |sign| line.matches(sign).count();
            assert_eq!(count('['), count(']'), "{keys}\n{screen}");
        }
    }
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
