//! The lines at the bottom: notices, what is asked with what is typed, the keys.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::Line;

use super::text::{BOLD, DIM};
use crate::game::harmless;
use crate::messages::ScreenKeys;
use crate::render::{TextStyle, columns, fit, shown, to_right, wrap};
use crate::screen::hand;
use crate::screen::model::{Model, Notice, NoticeKind};
use crate::screen::question::{Question, Topic};

/// Returns the notices as lines of a width, and the first lines of a question
/// that does not fit beside its answer.
pub(super) fn notices(model: &Model, width: u16) -> Vec<Line<'static>> {
    let mut notices = Vec::new();
    for Notice { kind, text } in &model.notices {
        let style = match kind {
            NoticeKind::Done | NoticeKind::Note => colored(model, Color::Cyan),
            NoticeKind::Warning => colored(model, Color::Yellow),
            NoticeKind::Error => colored(model, Color::Red),
        };
        let text = match kind.label() {
            Some(label) => label.before(text, model.words()),
            None => text.clone(),
        };
        for line in text.lines() {
            // It may repeat what was typed.
            let wrapped = wrap("", "  ", &harmless(line), width.into());
            notices.extend(wrapped.lines().map(|line| Line::styled(line.to_owned(), style)));
        }
    }
    let (first, _) = split_label(model, width.into());
    notices.extend(first.into_iter().map(|line| Line::styled(line, BOLD)));
    notices
}

/// Splits what is asked into the line that the answer is beside, and those before it.
fn split_label(model: &Model, width: usize) -> (Vec<String>, String) {
    let most = width.saturating_sub(TYPED);
    let label = short_label(model, most);
    let mut lines: Vec<_> = wrap("", "", &label, most).lines().map(str::to_owned).collect();
    let last = lines.pop().unwrap_or_default();
    // On a narrow screen the end of a question must be enough.
    if width < 30 {
        lines.clear();
    }
    (lines, last)
}

/// Draws lines from the one that is scrolled to on. If not all fit, the last row says how much
/// is below it.
pub(super) fn draw_lines(
    model: &Model,
    lines: Vec<Line<'_>>,
    scroll: usize,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (height, rest) = (usize::from(area.height), lines.len().saturating_sub(scroll));
    let rows = if rest > height && height > 1 { height - 1 } else { height };
    for (y, line) in (area.y..area.bottom()).zip(lines.into_iter().skip(scroll).take(rows)) {
        buffer.set_line(area.x, y, &line, area.width);
    }
    if rows < height {
        let more = model.words().more_lines(rest - rows);
        let more = to_right(&fit(&more, area.width.into(), model.style), area.width.into());
        buffer.set_string(area.x, area.bottom() - 1, more, DIM);
    }
}

/// Draws what is asked and what is typed; returns where the cursor is.
pub(super) fn draw_entry(model: &Model, area: Rect, buffer: &mut Buffer) -> Option<Position> {
    if area.is_empty() {
        return None;
    }
    let width = usize::from(area.width);
    let (_, label) = split_label(model, width);
    let line = &model.top().line;
    // A narrow screen shows what is typed rather than the question.
    let is_of_words = matches!(
        model.top().question,
        Question::Slip { .. }
            | Question::Reading(_)
            | Question::Save { .. }
            | Question::Moved { .. }
            | Question::Panel(Topic::Menu)
            | Question::Confirm { .. }
    );
    let is_whole = columns(&label) + TYPED <= width || is_of_words && line.is_empty();
    let label_width = if is_whole { columns(&label) + 1 } else { (width / 2).min(columns(&label)) };
    buffer.set_stringn(area.x, area.y, &label, label_width, BOLD);
    let left = width.saturating_sub(label_width + 1);
    let (text, cursor) = window(line.text(), line.before_cursor(), left);
    let start = area.x + label_width as u16;
    buffer.set_stringn(start, area.y, text, left + 1, Style::new());
    Some(Position::new((start + cursor as u16).min(area.right() - 1), area.y))
}

/// The columns that are left for what is typed, if possible.
const TYPED: usize = 8;

/// Returns what is asked, with names as short as they must be for one line; what needs more
/// lines all the same has them in full.
fn short_label(model: &Model, width: usize) -> String {
    let mut shorter = (3..=width).rev().map(|most| label(model, most));
    shorter.find(|label| columns(label) <= width).unwrap_or_else(|| label(model, width))
}

/// Returns the part of a text around its cursor that fits, and the column of the cursor in it.
fn window<'t>(text: &'t str, before: &str, width: usize) -> (&'t str, usize) {
    let mut starts = before.char_indices().map(|(start, _)| start);
    let start = starts.find(|&start| columns(&before[start..]) <= width).unwrap_or(before.len());
    (&text[start..], columns(&before[start..]))
}

pub(super) fn draw_keys(model: &Model, area: Rect, buffer: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let mut x = area.x;
    for (key, does) in fitting_keys(model, area.width.into()) {
        let (at, y) = buffer.set_stringn(x, area.y, &key, key.len(), BOLD);
        let (end, _) = buffer.set_stringn(at + 1, y, does, does.len(), DIM);
        x = end + BETWEEN_KEYS as u16;
    }
}

const BETWEEN_KEYS: usize = 2;

/// Returns the keys that fit, with what they do. Those that lead out come before all others.
fn fitting_keys(model: &Model, width: usize) -> Vec<(String, &'static str)> {
    let is_menu = matches!(model.top().question, Question::Panel(Topic::Menu));
    let is_offered = |key: &str| !is_menu || model.offers(key);
    let entries = model.words().screen_keys(keys(model)).into_iter();
    let entries = entries.filter(|(key, _)| is_offered(key));
    let entries: Vec<_> = entries.map(|(key, does)| (key_name(&key, model.style), does)).collect();
    let leads_out = |entry: &&(String, &str)| ["q", "Esc"].contains(&entry.0.as_str());
    let taken = |(key, does): &(String, &str)| columns(key) + 1 + columns(does) + BETWEEN_KEYS;
    let out = entries.iter().rfind(leads_out).cloned();
    let mut rest = (width + BETWEEN_KEYS).saturating_sub(out.as_ref().map_or(0, taken));
    let mut is_full = false;
    let mut fits = |entry: &(String, &'static str)| {
        if Some(entry) == out.as_ref() {
            return true;
        }
        is_full |= taken(entry) > rest;
        rest -= if is_full { 0 } else { taken(entry) };
        !is_full
    };
    entries.iter().filter(|entry| fits(entry)).cloned().collect()
}

/// Writes a key; without signs arrows are named.
pub(super) fn key_name(key: &str, style: TextStyle) -> String {
    if style.signs {
        return key.to_owned();
    }
    let names = ["←↑↓→", "←", "→", "↑"].iter().zip(style.words().arrow_keys());
    names.fold(key.to_owned(), |key, (sign, name)| key.replace(sign, name))
}

fn keys(model: &Model) -> ScreenKeys {
    if model.refused.is_some() {
        return ScreenKeys::Refused;
    }
    match &model.top().question {
        Question::Score => ScreenKeys::Score,
        Question::Over => ScreenKeys::Over,
        Question::Cell { .. } => ScreenKeys::Cell,
        Question::Save { doubt: None, .. } => ScreenKeys::Save,
        Question::Save { doubt: Some(_), .. } => ScreenKeys::SaveDoubted,
        Question::Slip { .. } | Question::Confirm { .. } => ScreenKeys::YesNo,
        Question::Moved { .. } => ScreenKeys::Moved,
        Question::Reading(readings) => ScreenKeys::Reading(readings.len()),
        Question::Panel(Topic::Menu) => ScreenKeys::Menu,
        Question::Panel(Topic::Check) if hand::typed(model).is_some_and(|typed| typed.is_next) => {
            ScreenKeys::Check
        }
        Question::Panel(_) => ScreenKeys::Panel,
        _ => ScreenKeys::Question,
    }
}

/// Returns what is asked, with names of so many columns at the most.
pub(super) fn label(model: &Model, most: usize) -> String {
    let words = model.words();
    let name = |seat: usize| fit(&model.name(seat), most, model.style);
    match &model.top().question {
        Question::Score => score_label(model, most),
        Question::Over => words.over_label(model.sheet.is_some()).to_owned(),
        Question::Cell { round, seat } => {
            let played = model.sheet.as_ref().and_then(|sheet| sheet.played.get(round));
            let points = played.and_then(|played| played.points(*seat));
            words.correct_label(*round, &name(*seat), points)
        }
        Question::Slip { text, meant } => words.yes_or_no(&words.slip(&shown(text), meant), true),
        Question::Reading(_) => words.which_reading().to_owned(),
        Question::WentOut(_) => words.who_went_out().to_owned(),
        Question::Save { doubt: None, .. } => words.save_label(model.turn_number()),
        Question::Save { doubt: Some(doubt), .. } => words.doubted_label(doubt),
        Question::Moved { round } => words.moved_label(*round, model.turn_number()),
        Question::Why(_) => words.why().to_owned(),
        Question::Panel(Topic::Check) => words.check_label().to_owned(),
        Question::Panel(Topic::Judge) => words.judge_label().to_owned(),
        Question::Panel(Topic::Odds) => words.odds_label().to_owned(),
        Question::Panel(Topic::Rules) => words.rules_label().to_owned(),
        Question::Panel(Topic::Menu) => words.menu_label().to_owned(),
        Question::Players => match model.offered() {
            None => words.which_players(None),
            Some(last) => {
                let last: Vec<_> = last.players.iter().map(|name| shown(name)).collect();
                words.which_players(Some(&fit(&last.join(", "), most, model.style)))
            }
        },
        Question::Dealer(table) => words.who_deals(&fit(&shown(&table.dealer), most, model.style)),
        Question::Ruleset(_) => words.which_rules(&shown(&model.rules)),
        Question::JoinName => words.join_label().to_owned(),
        Question::JoinTotal { name, .. } => {
            let (total, reason) = model.start_total(name);
            words.join_total_label(&fit(&shown(name), most, model.style), total, reason)
        }
        Question::LeaveName => words.leave_label().to_owned(),
        Question::Confirm { question, .. } => words.yes_or_no(question, false),
    }
}

fn score_label(model: &Model, most: usize) -> String {
    let (Some(sheet), Some(turn)) = (&model.sheet, model.turn()) else { return String::new() };
    let Some(seat) = model.asked_seat() else { return String::new() };
    let deals = turn.playing.len() > 1 && seat == turn.dealer;
    let name = fit(&model.name(seat), most, model.style);
    let words = model.words();
    let total = sheet.total_before(seat, turn.number);
    match model.entry.totals {
        true => words.total_prompt(&name, deals, total),
        false => {
            let typed = match (model.top().line.text(), model.answer()) {
                (text, Some(score)) if text.is_empty() || text == score.to_string() => {
                    Some(words.score_said(score))
                }
                ("", None) => None,
                (text, _) => Some(text.to_owned()),
            };
            words.score_prompt(&name, deals, total, typed.as_deref().filter(|_| model.is_plain))
        }
    }
}

pub(super) fn colored(model: &Model, color: Color) -> Style {
    if model.style.color { Style::new().fg(color) } else { Style::new() }
}
