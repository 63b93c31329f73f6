//! What is on the screen.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::message::{Effect, Key, NewTable, State};
use super::question::{Dialog, Panel, Question, TextLine};
use crate::game::{
    FORCE, GameState, PlayerId, RoundDraft, RoundSetup, ScoreEntry, Scoresheet, StartReason,
    TypedScore,
};
use crate::messages::{MessageLabel, Messages};
use crate::odds::Answer;
use crate::render::ask::OddsRequest;
use crate::render::{TextStyle, shown};
use crate::rules::PRESETS;

#[derive(Debug, Default)]
pub struct Model {
    pub(super) style: TextStyle,
    pub(super) sheet: Option<Scoresheet>,
    pub(super) known: Vec<String>,
    /// Earlier names of players, with the present ones.
    pub(super) former: Vec<(String, String)>,
    /// Who would play again after the last game; `None` if nobody has looked.
    pub(super) last: Option<Option<NewTable>>,
    pub(super) entry: RoundDraft,
    /// What was entered on phones for the round, which the entry has too.
    pub(super) phones: BTreeMap<PlayerId, Vec<TypedScore>>,
    /// What is asked, the newest question on top; the first is never closed.
    pub(super) dialogs: Vec<Dialog>,
    pub(super) notices: Vec<Notice>,
    /// The first line of them that is shown.
    pub(super) notices_scroll: usize,
    /// The letter that opened what is on top, while nothing else was pressed.
    pub(super) opened_by: Option<char>,
    pub(super) opened_at: DateTime<Utc>,
    /// The answer that was refused, while nothing else was pressed.
    pub(super) refused: Option<String>,
    /// Why the line that was entered last was not taken, if it was not.
    pub(super) untaken: Option<Untaken>,
    /// Whether the line was emptied by the key before.
    pub(super) is_emptied: bool,
    /// Whether the scores that are taken next are insisted on.
    pub(super) insists: bool,
    /// The letter that has begun the name of a command, while that goes on.
    pub(super) begun: Option<char>,
    /// What is odd about a round that is recorded without a question.
    pub(super) warned: Vec<Notice>,
    /// What is done without asking whether to drop scores: it was agreed to.
    pub(super) agreed: Vec<Effect>,
    /// Whether help was asked for last, so that Enter does not answer.
    pub(super) explained: bool,
    /// What is a command at the entry line: words of the screen, and those of the program.
    pub commands: Vec<String>,
    /// The commands, and none that only lead to some: they may be meant by another word.
    pub suggested: Vec<String>,
    /// Returns the command that is meant by a line with another word for it.
    pub meant: Option<fn(&str) -> Option<String>>,
    /// The name of the rules that a new game is offered.
    pub rules: String,
    /// Whether all is written in lines instead of drawn.
    pub is_plain: bool,
    pub(super) output: String,
    pub(super) log: String,
    /// The hand whose odds were asked for, and what was told of it. They are an effect, as
    /// they may take a second: each change of the hand asks again, and an answer about another
    /// hand is dropped.
    pub(super) odds: Option<(OddsRequest, Option<Answer>)>,
    pub size: (u16, u16),
    /// What is to be done about the message that is handled.
    pub(super) effects: Vec<Effect>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Notice {
    pub(super) kind: NoticeKind,
    pub(super) text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoticeKind {
    /// What was done: stays while the next line is typed and refused.
    Done,
    Note,
    Warning,
    Error,
}

impl NoticeKind {
    pub(super) fn label(self) -> Option<MessageLabel> {
        match self {
            Self::Done | Self::Note => None,
            Self::Warning => Some(MessageLabel::Warning),
            Self::Error => Some(MessageLabel::Error),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Untaken {
    /// It was refused, or is held: that is said.
    Said,
    /// It is no answer to what is asked.
    NoAnswer,
}

/// The commands of the screen, beside those of the program.
const OWN: [&str; 8] = ["quit", "exit", "help", "menu", "chart", "rematch", "crowns", "go"];

impl Model {
    pub fn new(state: State, style: TextStyle, size: (u16, u16)) -> Self {
        let dialogs = vec![Dialog::new(Question::Over, Panel::Next)];
        let commands = OWN.map(str::to_owned).to_vec();
        let (rules, suggested) = (PRESETS[0].to_owned(), commands.clone());
        let mut model =
            Self { style, size, dialogs, rules, commands, suggested, ..Self::default() };
        model.follow(state);
        if model.sheet.is_none() {
            model.ask(Question::Players);
        }
        model
    }

    pub(super) fn meant(&self, line: &str) -> Option<String> {
        self.meant?(line)
    }

    /// Returns the number of the game on the screen, how many of its rounds are
    /// recorded, and whether it is still played.
    pub fn saved(&self) -> Option<(u32, usize, bool)> {
        let sheet = self.sheet.as_ref()?;
        Some((sheet.number, sheet.played.len(), self.is_open()))
    }

    /// Returns what says which scores were entered and are not recorded; `None` if all are.
    pub fn not_saved(&self) -> Option<String> {
        let turn = self.turn().filter(|_| !self.entry.is_empty())?;
        Some(self.words().round_not_saved(turn.number, &self.scores_said()))
    }

    /// Returns the scores that were entered, each with its name, in points.
    pub(super) fn scores_said(&self) -> Vec<String> {
        let (Some(sheet), Some(turn)) = (&self.sheet, self.turn()) else { return Vec::new() };
        let answers = turn.playing.iter().zip(&self.entry.answers);
        let score = |(&seat, answer): (&usize, &Option<TypedScore>)| {
            let points = match &answer.as_ref()?.score {
                _ if self.entry.out == Some(seat) => ScoreEntry::WentOut,
                entry @ (ScoreEntry::WentOut | ScoreEntry::Absent) => entry.clone(),
                _ => ScoreEntry::Points(self.entry.points(sheet, &turn, seat)?),
            };
            Some(format!("{} {}", self.name(seat), self.words().score_said(&points)))
        };
        answers.filter_map(score).collect()
    }

    /// Says which scores are entered and not recorded; `None` if there are none.
    pub(super) fn entered_so_far(&self) -> Option<String> {
        let turn = self.turn().filter(|_| !self.entry.is_empty())?;
        Some(self.words().not_saved_so_far(turn.number, &self.scores_said()))
    }

    /// Says in lines which scores are entered and not recorded.
    pub(super) fn note_entered(&mut self) {
        if let Some(text) = self.entered_so_far().filter(|_| self.is_plain) {
            self.notices.push(Notice { kind: NoticeKind::Note, text });
        }
    }

    /// Returns `true` unless the line that was entered last was refused, or answered nothing.
    pub fn was_taken(&self) -> bool {
        self.untaken.is_none()
    }

    /// Returns `true` if an answer is missing: not to who plays where no game is open.
    pub fn awaits_answer(&self) -> bool {
        let is_first = self.sheet.is_none() && matches!(self.top().question, Question::Players);
        self.is_busy() && !is_first
    }

    /// Returns `true` if scores were typed that are not recorded, or something is asked besides.
    pub fn is_busy(&self) -> bool {
        self.dialogs.len() > 1 || !self.entry.is_empty()
    }

    pub fn asks_whether_moved(&self) -> bool {
        matches!(self.top().question, Question::Moved { .. })
    }

    /// Returns `true` if the players of the last game are to be looked up: that
    /// takes longer the more games there are, and is not waited for.
    pub fn wants_last_table(&self) -> bool {
        self.sheet.is_none() && self.last.is_none()
    }

    pub fn sheet(&self) -> Option<&Scoresheet> {
        self.sheet.as_ref()
    }

    /// Returns the round that is next, `None` if no game is open.
    pub(super) fn turn(&self) -> Option<RoundSetup> {
        self.sheet.as_ref().and_then(Scoresheet::next)
    }

    /// Returns the number of the round that is next, 0 if no game is open.
    pub(super) fn turn_number(&self) -> u8 {
        self.turn().map_or(0, |turn| turn.number)
    }

    pub fn words(&self) -> &'static Messages {
        self.style.words()
    }

    /// Returns the seat whose score is asked for.
    pub(super) fn asked_seat(&self) -> Option<usize> {
        self.turn()?.playing.get(self.entry.index).copied()
    }

    /// Returns what is answered already for that seat.
    pub(super) fn answer(&self) -> Option<&ScoreEntry> {
        Some(&self.entry.answers.get(self.entry.index)?.as_ref()?.score)
    }

    pub(super) fn top(&self) -> &Dialog {
        self.dialogs.last().expect("the first dialog is never closed")
    }

    pub(super) fn top_mut(&mut self) -> &mut Dialog {
        self.dialogs.last_mut().expect("the first dialog is never closed")
    }

    pub(super) fn line(&mut self) -> &mut TextLine {
        &mut self.top_mut().line
    }

    pub(super) fn ask(&mut self, question: Question) {
        let panel = match question {
            Question::Panel(topic) => Panel::Of(topic),
            _ => self.top().panel,
        };
        self.dialogs.push(Dialog::new(question, panel));
    }

    pub(super) fn ask_instead(&mut self, question: Question) {
        self.close();
        self.ask(question);
    }

    /// Returns who played last, and are offered for a new game.
    pub(super) fn offered(&self) -> Option<NewTable> {
        match &self.sheet {
            Some(sheet) => NewTable::after(sheet),
            None => self.last.clone().flatten(),
        }
    }

    /// Returns the total that a player joins with unless another is named, and where
    /// it comes from.
    pub(super) fn start_total(&self, name: &str) -> (i32, StartReason) {
        let start = |sheet: &Scoresheet| sheet.default_start(sheet.find_seat(name).ok());
        self.sheet.as_ref().map_or((0, StartReason::Given), start)
    }

    /// Returns `true` if a letter of the menu, or another key, can be used now.
    pub(super) fn offers(&self, key: &str) -> bool {
        match key {
            "r" => self.offered().is_some(),
            "j" | "l" => self.is_open(),
            "f" => self.sheet.as_ref().is_some_and(|sheet| sheet.finish().is_ok()),
            "n" | "s" | "Esc" => true,
            _ => false,
        }
    }

    pub(super) fn odds_text(&self, style: TextStyle) -> Option<String> {
        let (request, answer) = self.odds.as_ref()?;
        request.text(answer.as_ref()?, style)
    }

    /// Edits the line; a character takes the place of what is answered already.
    pub(super) fn edit(&mut self, key: Key) {
        let begins = std::mem::take(&mut self.top_mut().is_answered);
        if begins && matches!(key, Key::Char(_)) {
            self.line().clear();
        }
        if self.line().press(key) {
            self.top_mut().scroll = 0;
        }
    }

    /// Drops what was typed for the round.
    pub(super) fn drop_entry(&mut self) {
        self.entry = self.entry.without_answers();
        self.dialogs[0].line.clear();
    }

    pub(super) fn close(&mut self) {
        if self.dialogs.len() > 1 {
            self.dialogs.pop();
        }
    }

    pub(super) fn name(&self, seat: usize) -> String {
        let names = self.sheet.as_ref().map(Scoresheet::seat_names).unwrap_or_default();
        names.get(seat).map(|name| shown(name)).unwrap_or_default()
    }

    pub(super) fn names(&self, seats: &[usize]) -> Vec<String> {
        seats.iter().map(|&seat| self.name(seat)).collect()
    }

    pub(super) fn is_open(&self) -> bool {
        self.sheet.as_ref().is_some_and(|sheet| sheet.state() == GameState::Open)
    }

    /// Says something below what was done last, or that something was done.
    pub(super) fn say(&mut self, kind: NoticeKind, text: impl Into<String>) {
        match kind {
            NoticeKind::Done => self.notices.clear(),
            _ => self.clear_answered(),
        }
        self.notices.push(Notice { kind, text: text.into() });
    }

    /// Forgets what was said about what was typed before. What was done stays, and so do the
    /// warnings about what is asked.
    pub(super) fn clear_answered(&mut self) {
        let is_reviewed = matches!(self.top().question, Question::Save { .. } | Question::Why(_));
        self.notices.retain(|Notice { kind, .. }| {
            *kind == NoticeKind::Done || is_reviewed && *kind == NoticeKind::Warning
        });
    }

    pub(super) fn refuse(&mut self, why: impl Into<String>) {
        self.untaken = Some(Untaken::Said);
        self.say(NoticeKind::Error, why);
    }

    /// Refuses what is typed: the line is empty again, and `Up` brings the answer back.
    pub(super) fn refuse_line(&mut self, why: impl Into<String>) {
        self.refused = Some(self.line().take()).filter(|line| !line.is_empty());
        self.refuse(why);
    }

    /// Adds to a refusal how the score is entered all the same.
    pub(super) fn force(&self, refusal: &str) -> String {
        match self.is_plain {
            true => self.words().force_hint(refusal, FORCE),
            false => self.words().force_key(refusal),
        }
    }

    /// Shows warnings until the next key.
    pub fn warn(&mut self, warnings: Vec<String>) {
        let warning = |text| Notice { kind: NoticeKind::Warning, text };
        self.notices = warnings.into_iter().map(warning).collect();
    }

    pub fn note(&mut self, text: impl Into<String>) {
        self.say(NoticeKind::Note, text);
    }

    /// Returns what can be answered to the question on top; `None` if its keys or its
    /// panel say it.
    pub(super) fn help(&self) -> Option<String> {
        let words = self.words();
        Some(match &self.top().question {
            Question::Players => words.players_help(self.offered().is_some()),
            Question::Dealer(_) => words.who_deals_help().to_owned(),
            Question::Ruleset(_) => words.rules_to_play_help().to_owned(),
            Question::Why(_) => words.why_help().to_owned(),
            Question::WentOut(seats) => words.who_went_out_help(&self.names(seats), true),
            Question::JoinName => words.join_help().to_owned(),
            Question::JoinTotal { name, .. } => {
                let (total, reason) = self.start_total(name);
                words.join_total_help(&shown(name), total, reason)
            }
            Question::LeaveName => {
                let seated = self.sheet.as_ref().map(Scoresheet::seated);
                words.leave_help(&self.names(&seated.unwrap_or_default()))
            }
            _ => return None,
        })
    }
}
