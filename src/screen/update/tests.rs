use chrono::TimeDelta;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;
use crate::game::fixture::GameBuilder;
use crate::game::{CommandId, RoundCorrection, RoundEntry, ScoreEntry, TypedRound};
use crate::messages::{Language, ScreenKeys};
use crate::render::TextStyle;
use crate::screen::{Pasted, State, view};

/// A screen of a game, and what it has asked for.
pub(super) struct Table {
    pub(super) builder: GameBuilder,
    pub(super) model: Model,
    pub(super) effects: Vec<Effect>,
    /// When a key is pressed; `None` is an hour after the game began.
    now: Option<DateTime<Utc>>,
}

impl Table {
    /// Seats players after some rounds.
    pub(super) fn new(names: &[&str], rounds: &[&str]) -> Self {
        let builder = GameBuilder::named(names, &[]).scored(rounds);
        let state = state(&builder);
        let model = Model::new(state, TextStyle::PLAIN, (80, 24));
        Self { builder, model, effects: Vec::new(), now: None }
    }

    /// Presses keys: characters, and `<Enter>` and the like.
    pub(super) fn press(&mut self, keys: &str) -> &mut Self {
        let mut rest = keys;
        while let Some(c) = rest.chars().next() {
            let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
            let (key, after) = match named {
                Some((name, after)) => (named_key(name), after),
                None => (Key::Char(c), &rest[c.len_utf8()..]),
            };
            self.tell(Message::Key(key));
            rest = after;
        }
        self
    }

    pub(super) fn tell(&mut self, message: Message) {
        let later = || self.builder.sheet().started + TimeDelta::hours(1);
        let now = self.now.unwrap_or_else(later);
        self.effects.extend(update(&mut self.model, message, now));
    }

    /// Records the round that the screen has asked for.
    pub(super) fn record(&mut self) -> &mut Self {
        let Some(Effect::Score(round)) = self.effects.pop() else {
            panic!("no round: {:?}", self.model.notices);
        };
        let scored = self.builder.sheet().score(round).unwrap();
        self.builder.record(scored.event);
        let state = Box::new(state(&self.builder));
        self.tell(Message::Done { state, said: "saved".to_owned(), scored: true });
        self
    }

    /// Pastes text, and records each round that is asked for.
    pub(super) fn paste(&mut self, text: &str) -> &mut Self {
        let mut pasted = Pasted::new(text);
        while let Some(message) = pasted.next(&mut self.model) {
            self.tell(message);
            if matches!(self.effects.last(), Some(Effect::Score(_))) {
                self.record();
            }
        }
        self
    }

    fn elsewhere(&mut self, scores: &str) -> &mut Self {
        self.builder.score(scores).unwrap();
        let state = Box::new(state(&self.builder));
        self.tell(Message::Changed(state));
        self
    }

    /// Returns the points that the screen has asked to record, by seat.
    pub(super) fn scored(&self) -> String {
        match self.effects.as_slice() {
            [Effect::Score(RoundEntry { entries, .. })] => {
                entries.iter().map(|(_, entry)| entry.to_string()).collect::<Vec<_>>().join(" ")
            }
            effects => format!("{effects:?}, {:?}", self.model.notices),
        }
    }

    pub(super) fn notices(&self) -> Vec<&str> {
        self.model.notices.iter().map(|notice| notice.text.as_str()).collect()
    }

    pub(super) fn line(&self) -> &str {
        self.model.top().line.text()
    }
}

fn state(builder: &GameBuilder) -> State {
    State { sheet: Some(builder.sheet()), known: builder.names.clone() }
}

fn named_key(name: &str) -> Key {
    match name {
        "Enter" => Key::Enter,
        "Esc" => Key::Esc,
        "Tab" => Key::Tab,
        "Up" => Key::Up,
        "Down" => Key::Down,
        "Left" => Key::Left,
        "Right" => Key::Right,
        "BS" => Key::Backspace,
        "^f" => Key::Ctrl('f'),
        "^t" => Key::Ctrl('t'),
        "^u" => Key::Ctrl('u'),
        "^d" => Key::Ctrl('d'),
        "F4" => Key::F(4),
        "PgUp" => Key::PageUp,
        "PgDn" => Key::PageDown,
        name => panic!("{name}"),
    }
}

const FOUR: [&str; 4] = ["Gran", "Tom", "Lucy", "Max"];

#[test]
fn a_round_is_entered_seat_by_seat_or_as_a_row() {
    let check = |keys: &str, expect: &str| {
        let mut table = Table::new(&FOUR, &[]);
        assert_eq!(table.press(keys).scored(), expect, "{keys}");
    };
    check("12<Enter>0<Enter>37<Enter>6<Enter><Enter>", "12 0 37 6");
    check("12 0 37 6<Enter><Enter>", "12 0 37 6");
    check("gran 12 tom 0 lucy 37 max 6<Enter>y<Enter>", "12 0 37 6");
    check("tom=out, max:9<Enter>12<Enter>37<Enter>y<Enter>", "12 out 37 9");
    check("12<Enter>back<Enter>", "[], []");
    check("12<Enter>back<Enter>13<Enter>0<Enter>9<Enter>9<Enter>y<Enter>", "13 0 9 9");
    check("12<Enter><Left><Left>3<Enter>0<Enter>9<Enter>9<Enter>y<Enter>", "132 0 9 9");
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
fn a_name_that_begins_with_a_key_is_typeable() {
    let check = |names: &[&str], keys: &str, expect: &str| {
        let mut table = Table::new(names, &["0 12"]);
        assert_eq!(table.press(keys).line(), expect, "{keys}");
        assert!(table.effects.iter().all(|effect| matches!(effect, Effect::ReadLog)));
    };
    let names = ["Cat", "Gran"];
    check(&names, "cat 12", "cat 12");
    check(&names, "gran 12", "gran 12");
    check(&names, "Cat 12", "Cat 12");
    check(&names, " cat 12", " cat 12");
    check(&names, "<Tab>12", "Cat 12");
    check(&names, "<Tab><Tab>12", "Gran 12");
    check(&names, "g<Tab>", "Cat ");
    check(&["Lucy", "Rob"], "lucy 3 rob 0", "lucy 3 rob 0");
    check(&["Max", "Joe"], "max 3", "max 3");
    check(&["Max", "Joe"], "joe 3", "joe 3");
    check(&["Ursula", "Quinn"], "ursula 3", "ursula 3");
    check(&["Ursula", "Quinn"], "quinn 3", "quinn 3");
    // Of another letter than the name the panel keeps what is typed.
    check(&names, "ckh 5d", "kh 5d");
}

#[test]
fn a_row_of_a_player_whose_name_begins_with_a_key_is_text() {
    let names = ["Otto", "Quinn", "Joe", "Mo"];
    let check = |names: &[&str], keys: &str, expect: &str| {
        let mut table = Table::new(names, &["0 12 20 9"]);
        table.model.commands = ["completions", "join", "report", "odds"].map(str::to_owned).into();
        table.press(keys);
        assert_eq!((table.line(), table.model.dialogs.len()), (keys, 1));
        table.press("<Enter>");
        let scores: Vec<_> = table.model.entry.answers.iter().flatten().collect();
        let scores: Vec<_> = scores.iter().map(|score| score.to_string()).collect();
        let notices = table.notices().join(" ");
        let got = if scores.is_empty() { notices } else { scores.join(" ") };
        assert!(got.contains(expect), "{keys}: {got}");
    };
    check(&names, "o 12", "12");
    check(&names, "q 42", "42");
    check(&names, "j 12", "12");
    check(&names, "m 12", "12");
    check(&names, "otto went out", "out");
    check(&names, "otto went", "a score must follow Otto");
    for row in ["rest 20", "others 20", "all 20", "everyone else 20", "the rest 20", "mo 5 rest 20"]
    {
        check(&names, row, "20");
    }
    for (row, name) in [
        ("mary 12", "mary"),
        ("mo 12", "mo"),
        ("jerry 30", "jerry"),
        ("jade out", "jade"),
        ("oscar 30", "oscar"),
        ("cora 12", "cora"),
        ("cathy 12", "cathy"),
        ("rosa 12", "rosa"),
        ("rob 12", "rob"),
        ("reni 12", "reni"),
        ("josh 12", "josh"),
    ] {
        check(&FOUR, row, &format!("`{name}` is not a player"));
    }
    // Cards, rounds and questions stay in their panels.
    for typed in [
        "jkh qs",
        "jround 3",
        "okh 5d",
        "chearts 7",
        "ctwo kings",
        "rwild 8",
        "rcan 2 tie",
        "rif out of",
    ] {
        let mut table = Table::new(&FOUR, &["0 12 20 9"]);
        table.press(typed);
        assert_eq!((table.line(), table.model.dialogs.len()), (&typed[1..], 2));
    }
}

#[test]
fn what_changes_or_leaves_waits_for_enter() {
    let check = |names: &[&str], keys: &str, expect: &str| {
        let mut table = Table::new(names, &["0 12"]);
        table.press(keys);
        assert_eq!(format!("{:?}", table.effects), expect, "{keys}");
    };
    check(&["Tom", "Max"], "u", "[]");
    check(&["Tom", "Max"], "u<Enter>", "[Undo]");
    check(&["Tom", "Max"], "U<Enter>", "[Redo]");
    check(&["Ulla", "Max"], "u<Enter>", "[Undo]");
    check(&["Tom", "Max"], "q", "[]");
    check(&["Tom", "Max"], "qq", "[Quit]");
    check(&["Tom", "Max"], "q<Enter>", "[Quit]");
}

#[test]
fn quitting_asks_first_if_scores_are_typed_that_are_not_saved() {
    for keys in ["qq", "q<Enter>", "<^d>"] {
        let mut table = Table::new(&FOUR, &["0 12 20 37"]);
        table.press("12<Enter>").press(keys);
        assert!(table.effects.is_empty(), "{keys}");
        assert!(matches!(table.model.top().question, Question::Confirm { .. }));
        table.press("<Enter>0<Enter>9<Enter>9<Enter>y<Enter>");
        assert_eq!(table.scored(), "12 0 9 9", "{keys}");
        let mut table = Table::new(&FOUR, &["0 12 20 37"]);
        table.press("12<Enter>").press(keys).press("y<Enter>");
        assert_eq!(format!("{:?}", table.effects), "[Quit]");
    }
}

#[test]
fn each_question_says_what_can_be_answered_to_a_question_mark() {
    let questions = [
        ("mn<Enter>", "The players in the order of their seats"),
        ("mn<Enter><Enter>", "A player, or the start of the name"),
        ("mn<Enter><Enter><Enter>", "official, texas or the name"),
        ("mj<Enter>", "The name, such as Zoe"),
        ("mj<Enter>Zoe<Enter>", "The total that Zoe starts with, such as 40; Enter for 37"),
        ("ml<Enter>", "Gran, Tom, Lucy or Max"),
        ("<Up>9<Enter>", "The reason, for the log"),
        ("0 0 9 9<Enter>", "It was Gran or Tom"),
    ];
    for (keys, help) in questions {
        let mut table = Table::new(&FOUR, &["0 12 20 37"]);
        table.press(keys).press("?");
        // Warnings about a correction stay.
        let notice = table.notices().last().copied().unwrap_or_default().to_owned();
        assert!(notice.starts_with(help), "{keys}: {notice}");
        assert!(!notice.contains("Ctrl-C") && !notice.contains("crowns"), "{notice}");
        assert_eq!(table.line(), "", "{keys}");
    }
}

#[test]
fn a_table_that_cannot_be_is_refused_where_it_is_typed() {
    let check = |keys: &str, expect: &str| {
        let mut table = Table::new(&["Gran", "Tom"], &["0 12"]);
        assert_eq!(table.press(keys).notices(), [expect], "{keys}");
        assert_eq!(table.line(), "", "{keys}");
    };
    check(
        "mn<Enter>Gran Tom gran<Enter>",
        "gran: a player has one seat, but players 1 and 3 are the same",
    );
    check("mj<Enter>tom<Enter>", "Tom is already at the table");
    check("mj<Enter>12<Enter>", "`12` is not a name but a score or a keyword");
    let help = "The name, such as Zoe; the total to start with is asked next";
    check("mj<Enter><Enter>", help);
}

#[test]
fn two_scores_of_one_player_are_refused() {
    for row in ["gran 12, gran 15", "gran 12 gran 12", "gran=12 gran=15"] {
        let mut table = Table::new(&FOUR, &[]);
        table.press(row).press("<Enter>");
        assert!(table.model.entry.is_empty(), "{row}");
        assert_eq!(table.notices(), ["Gran has two scores"], "{row}");
        // Nor are they when they are insisted on.
        assert!(table.press("<^f>").model.entry.is_empty(), "{row}");
    }
}

#[test]
fn the_rest_are_those_without_a_score() {
    let mut table = Table::new(&FOUR, &[]);
    table.press("9<Enter>max out, the rest 20<Enter>");
    assert_eq!(table.model.entry.as_row(), "9, 20, 20, out");
    let mut table = Table::new(&FOUR, &[]);
    table.press("max out<Enter>gran 9<Enter>20 for everyone else<Enter>");
    assert_eq!(table.model.entry.as_row(), "9, 20, 20, out");
}

#[test]
fn cards_that_cannot_be_left_are_refused_as_cards() {
    let check = |keys: &str, expect: &str| {
        let mut table = Table::new(&FOUR, &[]);
        let refused = table.press(keys).notices().concat();
        assert!(refused.contains(expect), "{keys}: {refused}");
    };
    let of_cards = "Gran: in round 1 all 3 cards or none can be left, not 2";
    check("KH,5D<Enter>", of_cards);
    check("12<Enter>0<Enter>9<Enter>KH 5D<Enter>", "Max: in round 1 all 3 cards");
    check("12<Enter>0<Enter>9<Enter>8 9<Enter>", "Max: in round 1 all 3 cards");
    // Numbers alone are a row that is too short.
    check("8 9<Enter>", "round 1 has 4 players, but 2 scores were given");
}

#[test]
fn enter_without_a_game_asks_for_the_players() {
    let none = State::default();
    let mut model = Model::new(none, TextStyle::PLAIN, (80, 24));
    for key in [Key::Esc, Key::Enter] {
        update(&mut model, Message::Key(key), DateTime::UNIX_EPOCH);
    }
    assert!(matches!(model.top().question, Question::Players));
}

#[test]
fn each_name_that_is_doubtful_is_asked_about() {
    let mut table = Table::new(&["Gran", "Lucy"], &["0 12"]);
    table.press("mn<Enter>Grann, Tom 12, Lucyy<Enter>");
    let mut questions = Vec::new();
    while let Question::Confirm { question, .. } = &table.model.top().question {
        questions.push(question.clone());
        table.press("y<Enter>");
    }
    assert_eq!(
        questions,
        [
            "There is no player `Grann`; did you mean `Gran`? Add Grann as a new player?",
            "`Tom 12` ends in a score. Is it the name of a new player?",
            "There is no player `Lucyy`; did you mean `Lucy`? Add Lucyy as a new player?",
        ]
    );
    assert!(matches!(&table.model.top().question, Question::Dealer(new) if new.accept_similar));
    // The names can be put right after a no.
    let mut table = Table::new(&["Gran", "Lucy"], &["0 12"]);
    table.press("mn<Enter>Grann, Tom 12<Enter>y<Enter>n<Enter>");
    assert_eq!(table.line(), "Grann, Tom 12");
    // Who joins may have the total behind the name, and others beside.
    let joined = |typed: &str| {
        let mut table = Table::new(&["Gran", "Lucy"], &["0 12"]);
        table.press(typed);
        format!("{:?}", table.effects)
    };
    let zoe = |similar: bool, name: &str| {
        format!(r#"[Join {{ name: "{name}", total: Some(12), accept_similar: {similar} }}]"#)
    };
    assert_eq!(joined("mj<Enter>Zoe 12<Enter>"), zoe(false, "Zoe"));
    assert_eq!(joined("mj<Enter>Luci 12<Enter>y<Enter>"), zoe(true, "Luci"));
    assert_eq!(joined("mj<Enter>Zoe, Max<Enter>"), r#"[Run(["join", "Zoe, Max"])]"#);
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
fn the_next_one_deals_if_the_same_players_start_a_new_game() {
    let check = |keys: &str, expect: &str| {
        let mut table = Table::new(&["Gran", "Tom"], &["0 12", "0 12", "0 12"]);
        table.press("mn<Enter>").press(keys).press("<Enter><Enter>");
        match table.effects.as_slice() {
            [Effect::Start(new)] => assert_eq!(new.dealer, expect, "{keys}"),
            effects => panic!("{effects:?}"),
        }
    };
    check("<Enter>", "Tom");
    check("gran tom<Enter>", "gran");
    check("Max Gran<Enter>", "Max");
    let mut table = Table::new(&["Gran", "Tom"], &["0 12", "0 12", "0 12"]);
    table.press("mn<Enter><Enter>gr<Enter><Enter>");
    assert!(matches!(table.effects.as_slice(), [Effect::Start(new)] if new.dealer == "Gran"));
}

#[test]
fn a_score_is_corrected_by_arrows_with_a_reason() {
    let mut table = Table::new(&FOUR, &["0 12 20 37", "12 0 20 40"]);
    table.press("<Up><Up><Right>31<Enter>misread<Enter>");
    match table.effects.as_slice() {
        [Effect::Correct(fix)] => {
            let entries = format!("{:?}", fix.entries);
            assert_eq!((fix.round, fix.why.as_deref()), (1, Some("misread")));
            assert_eq!(entries, "[(1, Points(31))]");
        }
        effects => panic!("{effects:?}"),
    }
}

#[test]
fn a_checked_hand_becomes_the_score_of_the_player_who_is_asked_for() {
    let mut table = Table::new(&FOUR, &[]);
    table.press("12<Enter>cKH 5D 9C<Enter>0<Enter>9<Enter><Enter>");
    assert_eq!(table.scored(), "12 KH 5D 9C 0 9");
    let mut table = Table::new(&FOUR, &[]);
    table.press("c7D 9D JK QS<Enter>20<Enter>9<Enter>9<Enter>y<Enter>");
    assert_eq!(table.scored(), "out 20 9 9");
}

#[test]
fn what_is_typed_stays_when_the_round_was_entered_elsewhere() {
    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    table.press("13<Enter>gran 20").elsewhere("20 0 9 9");
    assert_eq!(table.model.turn().unwrap().number, 3);
    table.press("<Enter>x1<Enter>");
    assert!(table.effects.is_empty());
    table.press("y<Enter><Enter>");
    assert_eq!(table.line(), "");
    table.press("0<Enter>8<Enter>9<Enter><Enter>");
    assert_eq!(table.scored(), "20 0 8 9");

    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    table.press("13<Enter>9<Enter>0<Enter>8").elsewhere("20 0 9 9").press("n<Enter>");
    table.press("20 0 8 9<Enter>y<Enter>");
    assert_eq!(table.scored(), "20 0 8 9");
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
    table.press("9<Enter><Enter>");
    assert_eq!(table.scored(), "14 out 26 9");
}

#[test]
fn what_was_recorded_as_it_was_typed_is_not_asked_about() {
    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    table.press("20<Enter>out<Enter>").elsewhere("20 0 9 9");
    assert!(!table.model.asks_whether_moved() && table.model.entry.is_empty());
}

#[test]
fn cards_that_are_used_for_the_next_round_cost_what_they_cost_in_it() {
    let mut table = Table::new(&["Gran", "Tom", "Max"], &["0 12 9"]);
    // 4s are wild in round 2, 5s in round 3.
    table.press("4D<Enter>").elsewhere("0 20 9");
    table.press("y<Enter>0<Enter>20<Enter><Enter>").record();
    let played = &table.builder.sheet().played[&3];
    assert_eq!(played.scores[&0].points, Some(4));
}

#[test]
fn a_panel_keeps_what_is_typed_when_the_game_changes_elsewhere() {
    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    table.press("13<Enter>rwho de").elsewhere("20 0 9 9").press("als");
    assert_eq!(table.line(), "who deals");
    table.press("<Esc>");
    assert!(matches!(table.model.top().question, Question::Moved { round: 2 }));
}

#[test]
fn a_name_alone_asks_for_that_player() {
    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    table.press("Lucy<Enter>9<Enter>10<Enter>12<Enter>0<Enter>y<Enter>");
    assert_eq!(table.scored(), "12 0 9 10");
    // Who was asked for already can be put right so.
    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    table.press("12<Enter>0<Enter>g<Enter>");
    assert_eq!(table.line(), "");
    table.press("gran<Enter>");
    assert_eq!(table.line(), "12");
    // A name that no score follows in a row is an error as before.
    table.press("<^u>tom 12 lucy<Enter>");
    assert_eq!(table.notices().len(), 1);
    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    table.press("bob<Enter>");
    assert!(table.notices()[0].contains("a score is points"));
}

#[test]
fn a_round_that_was_dropped_can_be_brought_back() {
    let mut table = Table::new(&FOUR, &[]);
    table.press("KH 5D 9C<Enter>0<Enter>9<Enter>10<Enter>n<Enter>");
    assert!(table.model.entry.is_empty());
    table.press("<Up><Enter>y<Enter>");
    assert_eq!(table.scored(), "KH 5D 9C 0 9 10");
    let mut table = Table::new(&FOUR, &[]);
    table.press("12 0 9 10<Enter>n<Enter>20 0 9 10<Enter>y<Enter>");
    assert_eq!(table.scored(), "20 0 9 10");
}

#[test]
fn running_totals_are_asked_for_until_they_are_switched_off() {
    let mut table = Table::new(&["Gran", "Tom"], &["0 12"]);
    table.press("<^t>10 12<Enter>y<Enter>").record();
    assert!(table.model.entry.totals);
    table.press("10 20<Enter>y<Enter>").record();
    let points = |round: u8| {
        let played = &table.builder.sheet().played[&round];
        [0, 1].map(|seat| played.scores[&seat].points.unwrap())
    };
    assert_eq!((points(2), points(3)), ([10, 0], [0, 8]));
    table.press("<^t>9 0<Enter>y<Enter>").record();
    assert_eq!(table.builder.sheet().total(0), 19);
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
fn who_went_out_is_asked_for_where_several_have_nothing() {
    let mut table = Table::new(&FOUR, &[]);
    table.press("0 0 20 9<Enter>tom<Enter>y<Enter>");
    match table.effects.as_slice() {
        [Effect::Score(round)] => assert_eq!(round.out, Some(1)),
        effects => panic!("{effects:?}"),
    }
}

#[test]
fn slips_and_implausible_scores_are_asked_back() {
    let mut table = Table::new(&FOUR, &[]);
    table.press("2O<Enter>");
    assert!(matches!(table.model.top().question, Question::Slip { .. }));
    table.press("<Enter>0 <Enter>9<Enter>999<Enter>");
    assert_eq!(table.model.notices.len(), 1);
    table.press("<Esc>9<Enter>y<Enter>");
    assert_eq!(table.scored(), "20 0 9 9");
    let mut table = Table::new(&FOUR, &[]);
    table.press("120 0 9 9<Enter><^f>y<Enter>");
    assert_eq!(table.scored(), "120 0 9 9");
}

#[test]
fn a_round_that_is_recorded_is_followed_by_the_next() {
    let mut table = Table::new(&["Gran", "Tom"], &[]);
    table.press("0<Enter>9<Enter>y<Enter>").record();
    table.press("4 0<Enter>y<Enter>").record();
    assert_eq!(table.builder.sheet().played.len(), 2);
    assert_eq!(table.model.turn().unwrap().number, 3);
    table.press("<F4>");
    assert_eq!(table.model.top().panel, Panel::Chart);
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
fn a_refused_answer_leaves_an_empty_line_and_up_brings_it_back() {
    let mut table = Table::new(&FOUR, &[]);
    table.press("n<Enter>");
    assert_eq!((table.line(), table.notices().len()), ("", 1));
    table.press("44<Enter>0<Enter>nn<Enter><Up>");
    assert_eq!(table.line(), "nn");
    table.press("<Esc>120<Enter>");
    assert_eq!(table.line(), "");
    table.press("<^f>9<Enter>y<Enter>");
    assert_eq!(table.scored(), "44 0 120 9");
    // The answers to other questions too.
    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    table.press("mj<Enter>out<Enter>");
    assert_eq!(table.line(), "");
    table.press("<Esc><Up>n<Enter>");
    assert_eq!(table.line(), "");
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
}

#[test]
fn a_letter_that_goes_on_as_a_score_is_text() {
    let names = ["Carl", "Jane", "Lucy", "Rita", "Greg", "Ursula"];
    let check = |keys: &str, expect: &str| {
        let mut table = Table::new(&names, &["0 12 9 9 9 9"]);
        table.press(keys);
        assert_eq!(table.model.dialogs.len(), 1, "{keys}");
        assert_eq!(table.line(), expect, "{keys}");
    };
    for name in ["c", "j", "l", "r", "g", "u"] {
        for score in [" 12", "=12", ":out", " x"] {
            check(&format!("{name}{score}"), &format!("{name}{score}"));
        }
    }
    for cards in ["js,5d", "jc", "jd kh", "j★", "jk,5d", "jkr", "joker 5d"] {
        check(cards, cards);
    }
    for cards in ["jt,5d", "jt kh", "j,8", "js+5d"] {
        check(cards, cards);
    }
    // Enter tells that nothing follows: a joker costs 50.
    let mut table = Table::new(&["Gran", "Tom"], &["0 12"]);
    table.press("jk<Enter>0<Enter>y<Enter>");
    assert_eq!(table.scored(), "JOKER 0");
}

#[test]
fn a_jack_without_its_suit_and_letters_for_digits_are_text() {
    let check = |keys: &str, expect: &str| {
        let mut table = Table::new(&["Gran", "Tom"], &["0 12"]);
        table.press(keys);
        assert_eq!(table.model.dialogs.len(), 1, "{keys}");
        assert_eq!(table.line(), expect, "{keys}");
    };
    let rows = ["j 8 ", "j k,", "j 10+5", "j 12 0", "j out 9", "j - 0", "jk 0", "j8,"];
    for row in rows {
        check(row, row);
    }
    for slip in ["l5", "l2 0 37"] {
        check(slip, slip);
    }
    let scored = |keys: &str, expect: &str| {
        let mut table = Table::new(&["Gran", "Tom", "Max"], &["0 12 20"; 5]);
        table.press(keys);
        // `l` shows the log for the time of one key.
        let reads_log = |effect: &Effect| matches!(effect, Effect::ReadLog);
        table.effects.retain(|effect| !reads_log(effect));
        assert_eq!(table.scored(), expect, "{keys}");
    };
    scored("j 8<Enter>0<Enter>9<Enter>y<Enter>", "J 8 0 9");
    scored("j,8,0<Enter>y<Enter>", "J 8 0");
    scored("l5<Enter><Enter>0<Enter>9<Enter>y<Enter>", "15 0 9");
    scored("l5 0 9<Enter><Enter>y<Enter>", "15 0 9");
}

#[test]
fn a_letter_that_goes_on_as_a_hand_or_a_meld_stays_in_the_panel() {
    let check = |keys: &str, expect: &str| {
        let mut table = Table::new(&["Gran", "Tom"], &["0 12"]);
        table.press(keys);
        assert_eq!(table.model.dialogs.len(), 2, "{keys}");
        assert_eq!(table.line(), expect, "{keys}");
    };
    for typed in ["kh qs", "KH", "th 9h", "6d 7d", "* 7d 8d", "jh js"] {
        check(&format!("j{typed}"), typed);
        check(&format!("j {typed}"), &format!(" {typed}"));
    }
    for typed in ["jk 5d", "7d 9d", "12", "kh,5d"] {
        check(&format!("c{typed}"), typed);
    }
    check("rjoker", "joker");
}

#[test]
fn a_letter_and_the_words_of_cards_are_a_panel_and_its_hand() {
    let check = |language: Language, keys: &str, line: &str, dialogs: usize| {
        let mut table = Table::new(&["Gran", "Tom"], &["0 12"]);
        table.model.style.language = language;
        table.press(keys);
        assert_eq!(table.model.dialogs.len(), dialogs, "{keys}");
        assert_eq!(table.line(), line, "{keys}");
    };
    for (language, hands) in [
        (Language::Danish, &["ruder 7 ruder 8 ruder 9", "dronning", "spar dame", "syv hjerter"]),
        (Language::Swedish, &["ruter 7 ruter 8 ruter 9", "hjärter 7", "spader dam", "kung ruter"]),
        (Language::Norwegian, &["ruter 7 ruter 8 9", "dronning", "spar dame", "hjerter 7"]),
        (Language::English, &["diamond 7 diamond 8", "seven of hearts", "hearts 7", "queen clubs"]),
    ] {
        for hand in hands {
            check(language, &format!("j{hand}"), hand, 2);
            check(language, &format!("j {hand}"), &format!(" {hand}"), 2);
            check(language, &format!("c{hand}"), hand, 2);
        }
        for jack in ["jd,5d", "js 0", "jd kh", "jc"] {
            check(language, jack, jack, 1);
        }
    }
    // Of a Jack with the name of its suit.
    check(Language::Danish, "jruder,8", "jruder,8", 1);
    check(Language::English, "jdiamonds,8", "jdiamonds,8", 1);
}

#[test]
fn words_of_the_language_begin_with_a_key_and_are_text() {
    let check = |language: Language, line: &str| {
        let mut table = Table::new(&["Ole", "Mette"], &["0 12"]);
        table.model.style.language = language;
        table.press(line);
        assert_eq!((table.line(), table.model.dialogs.len()), (line, 1), "{line}");
    };
    for line in ["gik ud", "mette gik ud", "gentag", "ret 2 mette 20", "resten 20", "regler"] {
        check(Language::Danish, line);
    }
    for line in ["gick ut", "rätta 2 mette 20", "resten 20"] {
        check(Language::Swedish, line);
    }
    for line in ["gikk ut", "gjenta", "rett 2 mette 20", "resten 20"] {
        check(Language::Norwegian, line);
    }
    for line in ["loput 20", "muut 20", "meni ulos"] {
        check(Language::Finnish, line);
    }
    for line in ["ruder konge, ruder 7", "ruderkonge", "ret mette 17", "ret sidste mette 19"] {
        check(Language::Danish, line);
    }
    for line in ["ret omgang 1 mette 17", "må man slutte", "gælder det", "regler: joker"] {
        check(Language::Danish, line);
    }
    for line in ["ruter kung, ruter 7", "ruterkung", "oj, mette fick 12", "oj mette 12"] {
        check(Language::Swedish, line);
    }
    for line in ["rett mette 12", "oi, mette fikk 12", "ruter konge"] {
        check(Language::Norwegian, line);
    }
    for line in ["ruutu kuningas, pata kasi", "rouva, kymppi ja kasi", "risti kuningas"] {
        check(Language::Finnish, line);
    }
    // A question about the rules stays one.
    let mut table = Table::new(&["Ole", "Mette"], &["0 12"]);
    table.model.style.language = Language::Danish;
    table.press("ret sæt");
    assert_eq!((table.line(), table.model.dialogs.len()), ("et sæt", 2));
}

#[test]
fn commands_are_typed_in_the_language_of_the_table() {
    let check = |language: Language, line: &str, expect: &str| {
        let mut table = Table::new(&["Ole", "Mette"], &["0 12"]);
        table.model.style.language = language;
        let commands = [
            "board",
            "fix",
            "undo",
            "redo",
            "rules",
            "report",
            "games",
            "standings",
            "join",
            "leave",
            "check",
        ];
        table.model.commands = commands.map(str::to_owned).into();
        table.tell(Message::Line(line.to_owned()));
        let got = format!("{:?} {:?}", table.effects, table.model.top().question);
        assert!(got.contains(expect), "{line}: {got}");
    };
    check(Language::Danish, "fortryd", "[Undo]");
    check(Language::Danish, "gentag", "[Redo]");
    check(Language::Danish, "slut", "[Quit]");
    check(Language::Danish, "regler joker", "Rules");
    check(Language::Danish, "ret 1", "Cell");
    check(Language::Danish, "ret 1 mette 20", r#"["fix", "1", "mette", "20"]"#);
    check(Language::Danish, "hvem vandt?", r#"["report", "night"]"#);
    check(Language::Danish, "stilling", "[] Score");
    check(Language::Danish, "hvem fører", "[] Score");
    check(Language::Finnish, "kuka voitti", r#"["report", "night"]"#);
    check(Language::Swedish, "ångra", "[Undo]");
    check(Language::Icelandic, "afturkalla", "[Undo]");
    check(Language::Danish, "stillingen denne måned", r#"["standings", "denne", "måned"]"#);
    check(Language::Danish, "kom med Zoë", r#"JoinTotal { name: "Zoë""#);
    check(Language::Swedish, "gå mette", r#"["leave", "mette"]"#);
    check(Language::Finnish, "tutki hertta 7", "Check");
    check(Language::Danish, "må man slutte med kun jokere", "Rules");
    check(Language::Danish, "er jokeren 12", "[] Score");
    check(Language::Danish, "regler: joker", "Rules");
    check(Language::English, "rules: joker", "Rules");
    check(Language::Swedish, "hur mycket kostar en joker", "Rules");
    check(Language::Finnish, "paljonko jokeri maksaa", "Rules");
    check(Language::Danish, "ret sidste mette 19", r#"["fix", "sidste", "mette", "19"]"#);
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
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| view(&table.model, frame)).unwrap();
        let screen = format!("{}", terminal.backend());
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
fn tab_writes_the_player_who_is_asked_for_first() {
    let mut table = Table::new(&["Carl", "Jane", "Greg"], &[]);
    table.press("12<Enter>9<Enter><Tab>");
    assert_eq!(table.line(), "Greg ");
    table.press("<Tab>");
    assert_eq!(table.line(), "Carl ");
    table.press("12 <Tab>");
    assert_eq!(table.line(), "Carl 12 Greg ");
}

#[test]
fn enter_takes_the_players_of_the_last_game_and_typing_names_others() {
    let check = |typed: &str, expect: &[&str]| {
        let mut table = Table::new(&["Gran", "Tom"], &[]);
        table.press("mn<Enter>");
        assert_eq!(table.line(), "");
        table.press(&format!("{typed}<Enter>"));
        let Question::Dealer(new) = &table.model.top().question else {
            panic!("{:?}", table.model.top().question);
        };
        assert_eq!(new.players, expect);
    };
    check("", &["Gran", "Tom"]);
    check("Max, Ann", &["Max", "Ann"]);
    check("the usual crowd", &["Gran", "Tom"]);
    let mut table = Table::new(&["Gran", "Tom"], &[]);
    table.press("mn<Enter>ron, sue, sue deals<Enter>");
    assert_eq!(table.notices(), ["there is no player `sue deals`; did you mean `sue`?"]);
}

#[test]
fn the_menu_offers_what_can_be_done() {
    let offered = |model: &Model| {
        let keys = model.words().menu_entries().into_iter().map(|(key, _)| key);
        keys.filter(|key| model.offers(key)).collect::<String>()
    };
    let mut table = Table::new(&["Gran", "Tom"], &["0 9"]);
    assert_eq!(offered(&table.model), "nrjlfs");
    let over: Vec<_> = (1..=11).map(|_| "0 9").collect();
    table = Table::new(&["Gran", "Tom"], &over);
    assert_eq!(offered(&table.model), "nrs");
    table.press("mj<Enter>");
    assert_eq!(table.notices(), ["Type n, r or s, then Enter; Esc goes back"]);
    let none = Model::new(State::default(), TextStyle::PLAIN, (80, 24));
    assert_eq!(offered(&none), "ns");
}

#[test]
fn enter_on_an_empty_line_says_what_can_be_typed_at_this_table() {
    let check = |names: &[&str], expect: &str| {
        let mut table = Table::new(names, &[]);
        table.press("<Enter>");
        let help = table.notices().concat();
        assert!(help.contains(expect), "{help}");
        assert!(!help.contains("Ctrl-C"), "{help}");
    };
    check(&FOUR, "or the whole round: 12 0 37 5.");
    check(&["Gran", "Tom"], "or the whole round: 12 0.");
    check(&["Gran"], "did not play. ? shows all keys");
}

#[test]
fn only_the_score_that_was_refused_is_forced() {
    // On an empty line there is nothing to force.
    let mut table = Table::new(&FOUR, &[]);
    table.press("<^f>400<Enter>");
    assert_eq!(table.notices().len(), 1);
    assert!(table.model.entry.is_empty());
    // What was refused is taken; another implausible score is refused again.
    table.press("<^f>");
    assert_eq!(table.model.entry.as_row(), "400");
    table.press("410<Enter>");
    assert_eq!((table.model.entry.as_row().as_str(), table.notices().len()), ("400", 1));
    // It can be edited and forced after it was brought back.
    table.press("<Up><^f>0<Enter>9<Enter>y<Enter>");
    assert_eq!(table.scored(), "400 410 0 9");
    // In place of a score that is forced another must be plausible.
    let mut table = Table::new(&FOUR, &[]);
    table.press("400<Enter><^f><Left><^u>401<Enter>");
    assert_eq!((table.model.entry.as_row().as_str(), table.notices().len()), ("400", 1));
    // Who goes back and on does not insist again.
    table.press("<Up><^u>400<Enter>0<Enter>9<Enter>9<Enter>y<Enter>");
    assert_eq!(table.scored(), "400 0 9 9");
}

#[test]
fn a_text_at_the_question_whether_to_save_saves_nothing_and_is_not_lost() {
    let asked = |keys: &str| {
        let mut table = Table::new(&FOUR, &[]);
        table.press("12 0 37 6<Enter>").press(keys);
        table
    };
    let is_asked = |table: &Table| matches!(table.model.top().question, Question::Save { .. });
    let held = "`7 8 0 9` is kept; answer yes, no or back first";
    let warnings: Vec<_> = asked("").notices().iter().map(|&text| text.to_owned()).collect();
    assert!(!warnings.is_empty());
    let with_warnings = |said: &str| {
        warnings.iter().map(String::as_str).chain([said]).map(str::to_owned).collect::<Vec<_>>()
    };
    // The warnings of the round that is asked about stay.
    assert_eq!(asked("7 8 0 9<Enter>").notices(), with_warnings(held));
    let again = "`5 6 0` was dropped; answer yes, no or back first";
    let table = asked("7 8 0 9<Enter>5 6 0<Enter>");
    assert!(table.effects.is_empty() && is_asked(&table));
    assert_eq!(table.notices(), with_warnings(again));
    // As it is typed it is seen.
    let table = asked("7 8");
    assert_eq!(
        (table.line(), table.notices()),
        ("7 8", warnings.iter().map(String::as_str).collect())
    );
    // Yes saves the round; the text is for the next.
    let mut table = asked("7 8 0 9<Enter>y<Enter>");
    assert_eq!(table.scored(), "12 0 37 6");
    table.record();
    assert_eq!(table.line(), "7 8 0 9");
    table.press("<Enter>y<Enter>");
    assert_eq!(table.scored(), "7 8 0 9");
    // No drops it; the text is for this one.
    let mut table = asked("7 8 0 9<Enter>n<Enter>");
    assert_eq!((table.line(), table.model.entry.is_empty()), ("7 8 0 9", true));
    table.press("<Enter>y<Enter>");
    assert_eq!(table.scored(), "7 8 0 9");
    // Back keeps both: Up brings the text.
    let mut table = asked("7 8 0 9<Enter><Left>");
    assert_eq!(table.line(), "6");
    assert_eq!(table.press("<Up>").line(), "7 8 0 9");
    // What is deleted, or is no row, is nothing.
    for keys in ["l<Esc>", "7<BS>", "hm<Enter>"] {
        let mut table = asked(keys);
        assert!(is_asked(&table) && table.effects.is_empty(), "{keys}");
        assert_eq!(table.press("<Enter>").scored(), "12 0 37 6", "{keys}");
    }
    // Nor is one score alone.
    let mut table = asked("l5<Enter>");
    assert!(table.effects.is_empty() && is_asked(&table));
    assert!(table.notices().join("|").ends_with("`l5` is not a number; did you mean `15`?"));
    assert_eq!(table.press("<Up>").line(), "l5");
    // Pasted text is held as well, and more of it not read.
    let mut table = asked("");
    table.paste("7 8 0 9\r1 2 0 3\r");
    let notices = table.notices().join("|");
    assert!(notices.ends_with(&format!("{held}|1 line was not read: `1 2 0 3`")), "{notices}");
    assert_eq!(table.press("y<Enter>").record().line(), "7 8 0 9");
}

#[test]
fn scores_by_name_where_it_is_asked_whether_to_save_are_of_that_round() {
    let mut table = Table::new(&FOUR, &[]);
    table.press("12 0 37 6<Enter>lucy 25<Enter>");
    assert!(matches!(table.model.top().question, Question::Save { .. }));
    assert_eq!(table.press("y<Enter>").scored(), "12 0 25 6");
    // A row of all is of the next round.
    let mut table = Table::new(&FOUR, &[]);
    table.press("12 0 37 6<Enter>gran 1 tom 0 lucy 2 max 3<Enter>y<Enter>");
    assert_eq!(table.scored(), "12 0 37 6");
}

#[test]
fn a_name_in_mid_round_is_asked_about_where_it_may_be_a_card() {
    let rounds = ["0 12 20 31"; 4];
    const OTHERS: [&str; 4] = ["Ann", "Joe", "Sue", "Kim"];
    for (names, keys, meant) in
        [(FOUR, "max out<Enter>t 7<Enter>", "Tom"), (OTHERS, "sue out<Enter>j 5<Enter>", "Joe")]
    {
        let mut table = Table::new(&names, &rounds);
        table.press(keys);
        let Question::Reading(readings) = &table.model.top().question else {
            panic!("{keys}: {:?}", table.model.entry);
        };
        assert!(format!("{readings:?}").contains(meant), "{keys}: {readings:?}");
    }
    // Cards that begin no name are those of the player who is asked for.
    let mut table = Table::new(&FOUR, &rounds);
    table.press("max out<Enter>k 9<Enter>");
    assert_eq!(table.model.entry.as_row(), "K 9, out");
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
        assert!(notices.contains("Tom does not play"), "{keys}: {notices}");
    }
}

#[test]
fn what_ends_the_game_asks_where_scores_are_typed() {
    for line in ["finish", "end", "abandon", "delete game 1", "game finish"] {
        let mut table = Table::new(&FOUR, &["0 12 20 31"]);
        table.model.commands =
            ["finish", "end", "abandon", "delete", "game"].map(Into::into).into();
        table.model.meant = |line| {
            Some(match line {
                "finish" | "end" => "game finish".to_owned(),
                "abandon" => "game abandon".to_owned(),
                "delete game 1" => "game delete 1".to_owned(),
                _ => return None,
            })
        };
        table.press("12<Enter>");
        table.tell(Message::Line(line.to_owned()));
        assert!(table.effects.is_empty(), "{line}: {:?}", table.effects);
        table.press("n<Enter>");
        assert_eq!(table.model.entry.as_row(), "12", "{line}");
        table.tell(Message::Line(line.to_owned()));
        table.press("y<Enter>");
        assert!(matches!(table.effects[..], [Effect::Run(_)]), "{line}: {:?}", table.effects);
    }
}

#[test]
fn a_question_mark_explains_an_empty_panel() {
    for key in ["c", "j", "o", "r"] {
        let mut table = Table::new(&FOUR, &["0 12 20 31"]);
        table.press(key).press("?");
        assert_eq!(table.line(), "", "{key}");
        assert!(!table.notices().is_empty(), "{key}");
    }
}

#[test]
fn the_score_of_a_name_with_a_command_in_it_is_a_score() {
    let mut table = Table::new(&["Won Ton", "Top Cat"], &["0 12"]);
    table.model.commands = ["won", "top"].map(str::to_owned).into();
    for line in ["won ton 9", "top 0"] {
        table.tell(Message::Line(line.to_owned()));
    }
    assert_eq!(table.press("y<Enter>").scored(), "9 0");
}

#[test]
fn enter_after_a_text_takes_no_slip_for_its_number() {
    let mut table = Table::new(&FOUR, &[]);
    table.press("2O<Enter>7 8 9<Enter>");
    assert!(matches!(table.model.top().question, Question::Slip { .. }));
    assert_eq!(table.notices(), ["answer yes or no"]);
    table.press("<Enter>");
    assert_eq!(table.model.entry.as_row(), "20");
}

/// Returns the keys on the last line of a screen of 40 by 20.
fn keys_of_narrow(table: &Table) -> String {
    let mut terminal = Terminal::new(TestBackend::new(40, 20)).unwrap();
    terminal.draw(|frame| view(&table.model, frame)).unwrap();
    let screen = terminal.backend().to_string();
    screen.lines().last().unwrap_or_default().to_owned()
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

#[test]
fn an_o_is_text_where_a_score_begins_so() {
    let line = |keys: &str, expect: &str| {
        let mut table = Table::new(&["Otto", "Gran", "Tom", "Max"], &["0 12 20 37"]);
        assert_eq!(table.press(keys).line(), expect, "{keys}");
        let is_base = matches!(table.model.top().question, Question::Score);
        assert!(is_base, "{keys}");
    };
    line("out", "out");
    line("out 12 20 37", "out 12 20 37");
    line("o 12 20 37", "o 12 20 37");
    line("o, 12", "o, 12");
    line("o - 9 8", "o - 9 8");
    line("otto 12", "otto 12");
    line("o=12", "o=12");
    line("O", "O");
    let panel = |keys: &str, expect: &str| {
        let mut table = Table::new(&FOUR, &["0 12 20 37"]);
        assert_eq!(table.press(keys).line(), expect, "{keys}");
        let is_open = matches!(table.model.top().question, Question::Odds);
        assert!(is_open, "{keys}");
    };
    panel("o", "");
    panel("o7c 7d", "7c 7d");
    panel("o 7c 7d", " 7c 7d");
    panel("o10h", "10h");
    panel("o 10h", " 10h");
    panel("oqs", "qs");
    panel("ojk", "jk");
    // Alone it is a slip for 0.
    let mut table = Table::new(&FOUR, &["0 12 20 37"]);
    table.press("o<Enter>");
    assert!(matches!(&table.model.top().question, Question::Slip { text, meant }
        if text == "o" && meant == "0"));
    table.press("<Enter>9<Enter>8<Enter>7<Enter>y<Enter>");
    assert_eq!(table.scored(), "0 9 8 7");
}

/// Draws a screen of 80 by 24 in a language after some keys.
fn drawn(language: Language, keys: &str) -> String {
    let mut table = Table::new(&FOUR, &["out 13 30 5", "12 out 3 4"]);
    table.model.style.language = language;
    table.press(keys);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| view(&table.model, frame)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn the_screen_holds_in_every_language() {
    const KEYS: [&str; 12] = [
        "",
        "12<Enter>0",
        "1 2 3 4<Enter>",
        "0 5 6 7<Enter>",
        "?",
        "c",
        "j",
        "o",
        "r",
        "m",
        "<Up>",
        "xyz<Enter>",
    ];
    for &language in Language::ALL.iter().chain(&[Language::PseudoLocale]) {
        for keys in KEYS {
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
fn words_that_are_no_score_are_quoted_and_not_counted() {
    for text in ["K and", "a thousand", "ten plus", "double check", "skip bob"] {
        let mut table = Table::new(&["Gran", "Tom", "Lucy", "Bob"], &["0 12 20 31"]);
        table.press(&format!("12<Enter>{text}<Enter>"));
        let said = table.notices().join("|");
        assert!(!said.contains("were given") && !said.contains("was given"), "{text}: {said}");
        assert!(said.contains('`'), "{text}: {said}");
    }
    let mut table = Table::new(&["Gran", "Tom", "Lucy"], &["0 12 20"]);
    table.press("20 each<Enter>");
    assert!(table.notices().join("|").contains('`'), "{:?}", table.notices());
    let mut table = Table::new(&["Gran", "Tom"], &["0 12"]);
    table.press("mn<Enter>Gran, Tom<Enter>zoe<Enter>");
    assert_eq!(table.notices().last(), Some(&"`zoe`: the dealer must be one of the players"));
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
