//! The panel beside the sheet, or in its place on a narrow screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::areas::{Areas, BETWEEN};
use super::bottom::{draw_lines, key_name};
use super::grid::Running;
use super::text::{self, DIM};
use crate::game::{Scoresheet, SeatStanding};
use crate::messages::{Message, Messages};
use crate::render::ask::{check_text, judge_text};
use crate::render::{self, TextStyle, columns, fit, shown, to_left, to_right, wrap};
use crate::screen::hand;
use crate::screen::model::Model;
use crate::screen::question::{Panel, Question, Topic};

pub(super) fn draw(model: &Model, areas: &Areas, buffer: &mut Buffer) {
    let area = areas.panel;
    if area.is_empty() {
        return;
    }
    if !areas.sheet.is_empty() {
        let line = if model.style.signs { "│" } else { "|" };
        for y in area.y..area.bottom() {
            buffer.set_string(area.x - BETWEEN / 2 - 1, y, line, DIM);
        }
    }
    draw_lines(model, lines(model, area), model.top().scroll, area, buffer);
}

pub(super) fn lines(model: &Model, area: Rect) -> Vec<Line<'static>> {
    let style = TextStyle { width: area.width.into(), ..model.style };
    text::lines(&text(model, style, area.height.into()))
}

pub(super) fn text(model: &Model, style: TextStyle, rows: usize) -> String {
    let words = style.words();
    if let Question::Reading(readings) = &model.top().question {
        let readings = readings.iter().zip(1..);
        let lines = readings.map(|(reading, n)| words.choice(n, &words.row_text(&reading.text)));
        return wrapped(lines, style);
    }
    if let Some(help) = model.help() {
        return wrapped([help], style);
    }
    match model.top().panel {
        Panel::Next => next(model, style, rows),
        Panel::Result => result(model, style, rows),
        Panel::Output => model.output.clone(),
        Panel::Chart => {
            model.sheet.as_ref().map(|sheet| render::chart(sheet, style)).unwrap_or_default()
        }
        Panel::Of(topic @ (Topic::Check | Topic::Judge | Topic::Odds)) => {
            of_hand(model, topic, style)
        }
        Panel::Log => wrapped(model.log.lines().map(str::to_owned), style),
        Panel::Of(Topic::Rules) => rules(model, style),
        Panel::Keys => keys(words, style),
        Panel::Of(Topic::Menu) => {
            let entries = words.menu_entries().into_iter().filter(|(key, _)| model.offers(key));
            let lines = entries.map(|(key, does)| format!("{key}  {does}"));
            wrapped(lines, style)
        }
    }
}

fn wrapped(lines: impl IntoIterator<Item = String>, style: TextStyle) -> String {
    lines.into_iter().map(|line| wrap("", "   ", &line, style.width)).collect::<Vec<_>>().join("\n")
}

fn next(model: &Model, style: TextStyle, rows: usize) -> String {
    let words = style.words();
    // That no game is open is what is asked.
    let Some(sheet) = &model.sheet else { return String::new() };
    let outlook = render::outlook(sheet, words);
    let mut lines: Vec<String> = style.hang(&outlook).lines().map(str::to_owned).collect();
    lines.push(String::new());
    let needs = render::needs(sheet, style);
    match needs.is_empty() {
        true => lines.extend(standings(sheet, &Running::new(model, sheet), style)),
        false => lines.extend(needs.iter().flat_map(|line| line.lines().map(str::to_owned))),
    }
    // If not all fit, the blank line is the first to go; if there is space left,
    // the chart fills it.
    if lines.len() > rows {
        lines.retain(|line| !line.is_empty());
    }
    let chart = render::chart(sheet, style);
    if sheet.played.len() > 1 && lines.len() + 1 + chart.lines().count() <= rows {
        lines.push(String::new());
        lines.extend(chart.lines().map(str::to_owned));
    }
    lines.join("\n")
}

/// Writes the places and the chart, which is lower where that lets it be seen whole.
fn result(model: &Model, style: TextStyle, rows: usize) -> String {
    let whole = next(model, style, usize::MAX);
    let Some(sheet) = model.sheet.as_ref().filter(|_| whole.lines().count() > rows) else {
        return whole;
    };
    // Without a blank line and without the chart.
    let places = next(model, style, 1);
    let room = rows.saturating_sub(places.lines().count());
    match render::chart_in_rows(sheet, style, room) {
        Some(chart) => places + "\n" + chart.trim_end_matches('\n'),
        None => whole,
    }
}

fn standings(sheet: &Scoresheet, running: &Running, style: TextStyle) -> Vec<String> {
    let words = style.words();
    if running.standings.is_empty() {
        return Vec::new();
    }
    let names: Vec<_> = sheet.seat_names().iter().map(|name| shown(name)).collect();
    let widest = names.iter().map(|name| columns(name)).max().unwrap_or_default();
    let widest = widest.min(style.width.saturating_sub(15));
    let best = running.standings.first().map_or(0, |first| first.total);
    let line = |standing: &SeatStanding| {
        let place = match standing.place {
            Some(place) => words.ordinal(place),
            None => words.no_place().to_owned(),
        };
        let name = to_left(&fit(&names[standing.seat], widest, style), widest);
        let behind = match standing.total - best {
            0 => String::new(),
            behind => format!("{behind:+}"),
        };
        let line = format!(
            "{} {name} {} {}",
            to_left(&place, 4),
            to_right(&standing.total.to_string(), 4),
            to_right(&behind, 4)
        );
        line.trim_end().to_owned()
    };
    running.standings.iter().map(line).collect()
}

/// Writes what is told of the hand or the lay-down that is typed, and before it which round
/// it is of.
fn of_hand(model: &Model, topic: Topic, style: TextStyle) -> String {
    let Some(typed) = hand::typed(model) else { return String::new() };
    let words = style.words();
    if let Some(number) = typed.unknown {
        return wrapped([words.no_such_round(number)], style);
    }
    let text = match (topic, typed.text) {
        (Topic::Check, "") => words.check_panel_help(typed.rules.round),
        (Topic::Check, _) => return check(model, &typed, style),
        (Topic::Judge, "") => words.judge_panel_help().to_owned(),
        (Topic::Judge, text) => judge_text(text, typed.rules, style),
        _ => match hand::odds(model) {
            None => return String::new(),
            Some(Ok(_)) => {
                model.odds_text(style).unwrap_or_else(|| words.odds_pending().to_owned())
            }
            Some(Err(why)) => why.text(typed.rules.round, words),
        },
    };
    let text = text.lines().map(str::to_owned);
    wrapped(typed.heading(words).into_iter().chain(text), style)
}

fn check(model: &Model, typed: &hand::Typed<'_>, style: TextStyle) -> String {
    let words = style.words();
    let heading = typed.heading(words).map(|heading| wrapped([heading], style));
    let text = check_text(typed.text, typed.rules, style);
    let taken = hand::score(model).zip(model.asked_seat()).map(|(score, seat)| {
        wrapped([String::new(), words.take_over(&model.name(seat), &score)], style)
    });
    let lines = text.lines().map(|line| style.hang(line));
    heading.into_iter().chain(lines).chain(taken).collect::<Vec<_>>().join("\n")
}

fn rules(model: &Model, style: TextStyle) -> String {
    let words = style.words();
    let rulings = words.rulings();
    let typed = model.top().line.text().trim();
    if typed.is_empty() {
        return wrapped([words.rules_panel_help().to_owned()], style)
            + "\n\n"
            + &render::topics(rulings, style);
    }
    match words.answer_to(typed) {
        Ok(answer) => {
            render::rounds_asked(model.sheet.as_ref(), typed, &answer, style)
                + &render::answer(rulings, &answer, style)
        }
        Err(error) => wrapped([error.text(words)], style),
    }
}

fn keys(words: &Messages, style: TextStyle) -> String {
    let entries = words.all_screen_keys().map(|(key, does)| (key_name(key, style), does));
    let widest = entries.iter().map(|(key, _)| columns(key)).max().unwrap_or_default();
    let below = " ".repeat(widest + 2);
    let line = |(key, does): (String, &str)| {
        wrap(&format!("{}  ", to_left(&key, widest)), &below, does, style.width)
    };
    entries.map(line).join("\n")
}
