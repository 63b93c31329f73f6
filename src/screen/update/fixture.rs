//! A table at which keys are pressed, and the cases of `tests/keys`.

use chrono::TimeDelta;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;
use crate::game::fixture::{GameBuilder, check_table, otherwise};
use crate::game::{RoundEntry, ScoreEntry, TypedRound, TypedScore};
use crate::messages::Language;
use crate::render::TextStyle;
use crate::screen::{Pasted, Said, ask, take_said};

pub(in crate::screen) const FOUR: [&str; 4] = ["Gran", "Tom", "Lucy", "Max"];

pub(super) const COMMANDS: [&str; 18] = [
    "play", "new", "score", "board", "fix", "undo", "redo", "join", "leave", "check", "odds",
    "judge", "rules", "games", "log", "report", "restore", "stats",
];

/// The program's words for commands, as far as these tests need them.
fn meant(line: &str) -> Option<String> {
    let meant = match line {
        "won" | "who won" => "report night",
        "who is winning" | "totals" | "next" | "how many rounds left" | "sheet" => "board",
        "again" => "new --same",
        "again texas" => "new --same --rules texas",
        "finish" | "end" => "game finish",
        "abandon" => "game abandon",
        "delete game 1" => "game delete 1",
        _ if let Some((_, scores)) = line
            .split_once(' ')
            .filter(|(word, _)| matches!(*word, "change" | "correct" | "edit")) =>
        {
            return Some(format!("fix {scores}"));
        }
        _ => return line.strip_suffix(" stats").map(|name| format!("stats {name}")),
    };
    Some(meant.to_owned())
}

pub(in crate::screen) struct Table {
    pub(in crate::screen) builder: GameBuilder,
    pub(in crate::screen) model: Model,
    pub(super) effects: Vec<Effect>,
    /// What `<say 12>` led to.
    heard: String,
    /// When a key is pressed; `None` is an hour after the game began.
    now: Option<DateTime<Utc>>,
}

impl Table {
    /// Seats players after some rounds.
    pub(in crate::screen) fn new(names: &[&str], rounds: &[&str]) -> Self {
        Self::of(GameBuilder::named(names, &[]).scored(rounds))
    }

    fn of(builder: GameBuilder) -> Self {
        let model = Model::new(state(&builder), TextStyle::PLAIN, (80, 24));
        Self { builder, model, effects: Vec::new(), heard: String::new(), now: None }
    }

    /// Reads a table: `nobody`, or `Gran, Tom; 0 12 x3 / 12 0; commands +who`, which are the
    /// names, the rounds, and what else is known there, as rules, `go_out_bonus=-5`.
    pub(super) fn read(text: &str) -> Self {
        let (names, rest) = text.split_once(';').unwrap_or((text, ""));
        let (rounds, known) = rest.split_once(';').unwrap_or((rest, ""));
        let repeated = |text| {
            let (round, times) = str::rsplit_once(text, " x").unwrap_or((text, "1"));
            vec![round; times.parse().unwrap()]
        };
        let rounds = rounds.split('/').map(str::trim).filter(|round| !round.is_empty());
        let names: Vec<_> = names.split(", ").collect();
        let rules: Vec<_> = known.split_whitespace().filter(|known| known.contains('=')).collect();
        let builder = GameBuilder::named(&names, &rules);
        let mut table = Self::of(builder.scored(&rounds.flat_map(repeated).collect::<Vec<_>>()));
        if text == "nobody" {
            table.model = Model::new(State::default(), TextStyle::PLAIN, (80, 24));
        }
        for known in known.split_whitespace() {
            match known {
                "commands" => {
                    table.model.commands.extend(COMMANDS.map(str::to_owned));
                    table.model.suggested.extend(COMMANDS.map(str::to_owned));
                }
                "words" => table.model.meant = Some(meant),
                "rules" => table.model.meant = Some(|line| Some(format!("rules -- {line}"))),
                "lines" => table.model.is_plain = true,
                rule if rule.contains('=') => {}
                word => table.model.commands.push(word.trim_start_matches('+').to_owned()),
            }
        }
        table
    }

    /// Presses keys: characters, and `<Enter>` and the like. `<line undo>` enters a line as a
    /// whole, `<say 12>` listens to what is said then and records a round, `<da>` changes the
    /// language, `<size 40 12>` the columns and rows, `<record>` records the round that is asked
    /// for, `<elsewhere 0 12>` records the next one on another device, where `<leaves Tom>` lets
    /// a player leave, `<paste 0\n12>` pastes, and `<soon>` is when the last round was recorded.
    ///
    /// `<done Gran, Tom; 0 12; finish>` says that something was done, after which the
    /// game is that of [`GameBuilder::seated`], or that of `nobody`; `<asked Sure?>` asks
    /// before something is undone, `<failed error: …>` is what a command that failed has
    /// told, `<phones Gran 13, Tom 25>` what is entered on phones, and `<drop>` drops
    /// what is typed.
    pub(in crate::screen) fn press(&mut self, keys: &str) -> &mut Self {
        let mut rest = keys;
        while let Some(c) = rest.chars().next() {
            let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
            let (name, after) = named.unwrap_or(("", &rest[c.len_utf8()..]));
            match name.split_once(' ').unwrap_or((name, "")) {
                ("", _) => self.tell(Message::Key(Key::Char(c))),
                ("line", line) => self.tell(Message::Line(line.to_owned())),
                ("say", line) => self.say(line),
                ("record", _) => {
                    assert!(matches!(self.effects.last(), Some(Effect::Score(_))), "{keys}");
                    self.record();
                }
                ("size", size) => {
                    let (columns, rows) = size.split_once(' ').unwrap();
                    self.tell(Message::Resize(columns.parse().unwrap(), rows.parse().unwrap()));
                }
                ("soon", _) => {
                    let sheet = self.builder.sheet();
                    self.now = sheet.played.values().next_back().map(|played| played.time);
                }
                ("leaves", who) => {
                    let sheet = self.builder.sheet();
                    let left = sheet.leave(sheet.find_seat(who).unwrap()).unwrap();
                    self.builder.record(left);
                    self.tell(Message::Changed(Box::new(state(&self.builder))));
                }
                ("elsewhere", scores) => _ = self.elsewhere(scores),
                ("done", game) => self.done(game),
                ("asked", question) => {
                    self.tell(Message::Confirm(question.to_owned(), Effect::Undo));
                }
                ("failed", told) => self.tell(Message::Ran {
                    state: Box::new(state(&self.builder)),
                    changed: false,
                    failed: true,
                    printed: String::new(),
                    told: told.replace("\\n", "\n"),
                }),
                ("phones", scores) => self.phones(scores),
                ("drop", _) => self.tell(Message::Drop),
                ("paste", text) => {
                    self.paste(&text.replace("\\n", "\n").replace("\\r", "\r"));
                }
                _ => match Language::from_tag(name) {
                    Some(language) => self.model.style.language = language,
                    None => self.tell(Message::Key(named_key(name))),
                },
            }
            rest = after;
        }
        self
    }

    pub(in crate::screen) fn tell(&mut self, message: Message) {
        let later = || self.builder.sheet().started + TimeDelta::hours(1);
        let now = self.now.unwrap_or_else(later);
        self.effects.extend(update(&mut self.model, message, now));
    }

    fn done(&mut self, game: &str) {
        let (state, said) = match game {
            "nobody" => (State { sheet: None, ..state(&self.builder) }, "done".to_owned()),
            game => {
                let state = state(&GameBuilder::seated(game));
                let sheet = state.sheet.as_ref().filter(|sheet| sheet.next().is_none());
                let result = sheet.map(|sheet| render::result(sheet, self.model.words()));
                (state, result.unwrap_or_else(|| "done".to_owned()))
            }
        };
        self.tell(Message::Done { state: Box::new(state), said, scored: false });
    }

    fn phones(&mut self, scores: &str) {
        let (sheet, turn) = (self.builder.sheet(), self.model.turn().unwrap());
        let scores = scores.split(", ").filter_map(|score| score.split_once(' '));
        let scores = scores.map(|(name, points)| {
            let score = ScoreEntry::Points(points.parse().unwrap());
            (sheet.find_seat(name).unwrap(), score.into())
        });
        let scores: Vec<(usize, TypedScore)> = scores.collect();
        let entered = scores.iter().map(|(seat, answer)| (*seat, answer));
        let typed = TypedRound::new(&sheet, &turn, entered);
        self.tell(Message::Phones(Some(typed).filter(|_| !scores.is_empty())));
    }

    fn say(&mut self, line: &str) {
        self.effects.clear();
        self.tell(Message::Line(line.to_owned()));
        if matches!(self.effects[..], [Effect::Score(_)]) {
            self.record();
        }
        let said = take_said(&mut self.model).into_iter().map(|said| match said {
            Said::Text(text) | Said::Output(text) => text,
            Said::Labelled(label, text) => format!("{label:?}: {text}"),
        });
        self.heard = said.collect::<Vec<_>>().join("|");
    }

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

    fn paste(&mut self, text: &str) {
        let mut pasted = Pasted::new(text);
        while let Some(message) = pasted.next(&mut self.model) {
            self.tell(message);
            if matches!(self.effects.last(), Some(Effect::Score(_))) {
                self.record();
            }
        }
    }

    pub(super) fn elsewhere(&mut self, scores: &str) -> &mut Self {
        self.builder.score(scores).unwrap();
        let state = Box::new(state(&self.builder));
        self.tell(Message::Changed(state));
        self
    }

    /// Returns the scores that the screen has asked to record, by seat.
    pub(super) fn scored(&self) -> String {
        let mut asked = self.effects.iter().filter(|effect| !matches!(effect, Effect::ReadLog));
        match (asked.next(), asked.next()) {
            (Some(Effect::Score(RoundEntry { entries, .. })), None) => {
                entries.iter().map(|(_, entry)| entry.to_string()).collect::<Vec<_>>().join(" ")
            }
            _ => format!("{:?}, {:?}", self.effects, self.model.notices),
        }
    }

    pub(super) fn notices(&self) -> Vec<&str> {
        self.model.notices.iter().map(|notice| notice.text.as_str()).collect()
    }

    pub(super) fn line(&self) -> &str {
        self.model.top().line.text()
    }

    pub(in crate::screen) fn drawn(&self) -> String {
        let (columns, rows) = self.model.size;
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| view::view(&self.model, frame)).unwrap();
        terminal.backend().to_string()
    }

    /// Returns what is to be seen, by the name that it has in `tests/keys`.
    fn seen(&self, what: &str) -> String {
        let (model, top) = (&self.model, self.model.top());
        match what {
            "line" => self.line().to_owned(),
            "asks" => format!("{:?}", top.question),
            "prompt" => ask(model).0,
            "panel" => format!("{:?}", top.panel),
            "scroll" => top.scroll.to_string(),
            "hidden" => view::hidden_notices(model).0.to_string(),
            "offers" => {
                let keys = model.words().menu_entries().into_iter().map(|(key, _)| key);
                keys.filter(|key| model.offers(key)).collect()
            }
            "open" => model.dialogs.len().to_string(),
            "heard" => self.heard.clone(),
            "said" => self.notices().join("|"),
            "refused" => {
                let mut notices = model.notices.iter();
                format!("{:?}", notices.find(|notice| notice.kind == NoticeKind::Error))
            }
            "row" => model.entry.as_row(),
            "entered" => model.scores_said().join(", "),
            "unsaved" => model.not_saved().unwrap_or_default(),
            "own" => model.typed_round().is_some().to_string(),
            "awaits" => model.awaits_answer().to_string(),
            "taken" => model.was_taken().to_string(),
            "rounds" => self.builder.sheet().played.len().to_string(),
            "points" => {
                let sheet = self.builder.sheet();
                let scores = sheet.played.values().next_back().map(|round| &round.scores);
                let points = scores.into_iter().flatten().filter_map(|(_, score)| score.points);
                points.map(|points| points.to_string()).collect::<Vec<_>>().join(" ")
            }
            "hand" => {
                let typed = hand::typed(model).unwrap();
                let number = typed.rules.round.number().to_string();
                number + if typed.is_last { " last" } else { "" }
            }
            "does" => {
                let effects = self.effects.iter().map(|effect| format!("{effect:?}"));
                effects.collect::<Vec<_>>().join(" ")
            }
            "scores" => self.scored(),
            "shows" => self.drawn(),
            what => panic!("`{what}` is not to be seen"),
        }
    }

    /// Presses the keys of a line, and returns what is seen otherwise than it says.
    fn play(&mut self, line: &str, of_all: &str) -> Option<String> {
        let (keys, expected) = line.split_once("=>").unwrap_or((line, ""));
        self.effects.clear();
        self.press(&keys.trim().replace('␣', " "));
        let (what, failed) = otherwise([expected, of_all], |what| self.seen(what))?;
        let others = ["line", "asks", "panel", "open", "said", "row", "does"];
        let shown = others.into_iter().filter(|other| *other != what).chain([what]);
        let shown: String = shown.map(|what| format!("    {what}={}\n", self.seen(what))).collect();
        Some(format!("  {}: not {failed}, but\n{shown}", keys.trim()))
    }
}

/// Plays the cases of a table of `tests/keys`: keys, and after `=>` what is to be seen then,
/// `line=12 & row!=`, where `…` is any text. `␣` is a space at an end.
#[track_caller]
pub(super) fn check_keys(cases: &str) {
    check_table(cases, |case| {
        let mut table = Table::read(case.given);
        case.text.lines().find_map(|line| table.play(line, case.of_all))
    });
}

pub(super) fn state(builder: &GameBuilder) -> State {
    State { sheet: Some(builder.sheet()), known: builder.names.clone(), former: Vec::new() }
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
        "F4" => Key::F(4),
        "PgUp" => Key::PageUp,
        "PgDn" => Key::PageDown,
        name => match name.strip_prefix('^').and_then(|key| key.parse().ok()) {
            Some(key) => Key::Ctrl(key),
            None => panic!("{name}"),
        },
    }
}
