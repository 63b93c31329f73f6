//! The scoresheet as players know it: a row per round, a column per player.
//!
//! A player has two columns, the points of the round and the running total. If
//! the players do not all fit beside each other, columns move closer, names are
//! cut, then the sheet is split into several, one below the other.

use std::ops::Range;

use anstyle::{AnsiColor, Style};

use super::cells::{SheetCell, SheetCells, SheetRow, needs, rules_league_and_table};
use crate::game::{GameState, PlayedRound, ScoreConflict, Scoresheet};
use crate::messages::Messages;
use crate::render::text::{
    OUT_SIGN, TextStyle, columns, finish, fit, harmless, isolated, score, shown, shown_names,
    to_right,
};

/// Writes the scoresheet, and before the last round what each player needs.
pub fn board(sheet: &Scoresheet, style: TextStyle) -> String {
    let grid = Grid::new(sheet, style);
    let mut lines = title(sheet, style);
    for block in grid.blocks() {
        lines.push(String::new());
        lines.extend(grid.block(&block));
    }
    lines.push(String::new());
    lines.push(style.wrap(&grid.legend()));
    lines.extend(notes(sheet, style));
    let needs = needs(sheet, style);
    if !needs.is_empty() {
        lines.push(String::new());
        lines.extend(needs);
    }
    finish(&lines)
}

fn title(sheet: &Scoresheet, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let heading = words.game_heading(sheet.number, sheet.state(), sheet.is_short());
    let mut about = vec![sheet.date.to_string()];
    about.extend(sheet.venue.as_deref().map(shown));
    about.extend(rules_league_and_table(sheet, words).map(|(part, _)| part));
    let title = format!("{heading}: {}", about.join(", "));
    let note = sheet.note.as_deref().map(shown);
    [Some(title), note].into_iter().flatten().map(|line| style.wrap(&line)).collect()
}

fn notes(sheet: &Scoresheet, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let mut notes = joined_and_left(sheet, words);
    notes.extend(sheet.forced_rounds().map(|round| words.implausible_round(round)));
    notes.extend(sheet.idle_rounds().into_iter().map(|round| words.idle_round(round)));
    notes.extend(scored_twice(sheet, words));
    let line = |note: String| style.hang(&note);
    notes.into_iter().map(line).collect()
}

/// Returns the rounds that were scored twice and differently, each with the scores that
/// do not count.
pub fn scored_twice(sheet: &Scoresheet, words: &Messages) -> Vec<String> {
    let note = |conflict: &ScoreConflict| {
        words.scored_twice(conflict.round, &played_scores(sheet, &conflict.earlier, ""))
    };
    sheet.conflicts.iter().map(note).collect()
}

/// Writes the scores of a round, with a sign after that of who went out.
pub(crate) fn played_scores(sheet: &Scoresheet, played: &PlayedRound, sign: &str) -> String {
    let names = sheet.seat_names();
    let scores = played.scores.iter().map(|(&seat, scored)| {
        let out = if played.out == Some(seat) { sign } else { "" };
        format!("{} {}{out}", shown(&names[seat]), score(scored.points))
    });
    scores.collect::<Vec<_>>().join(", ")
}

pub(crate) fn joined_and_left(sheet: &Scoresheet, words: &Messages) -> Vec<String> {
    let mut notes = Vec::new();
    for (place, (name, seat)) in shown_names(sheet).iter().zip(&sheet.seats).enumerate() {
        // Who came back before the next round was not away.
        let mut was_away = true;
        for (index, stay) in seat.stays.iter().enumerate() {
            if was_away && (index > 0 || stay.from_round > 1 || stay.start_total != 0) {
                let (round, total) = (stay.from_round, stay.start_total);
                let left = sheet.total_left_with(place).filter(|&left| left > total);
                let left = left.filter(|_| index + 1 == seat.stays.len());
                notes.push(match left {
                    Some(left) => words.player_came_back_below(name, round, total, left),
                    None => words.player_joined(name, round, total),
                });
            }
            was_away = !sheet.is_back_at_once(place, index);
            let until = stay.left_before_round.filter(|_| was_away);
            notes.extend(until.map(|until| words.player_left(name, until)));
        }
    }
    notes
}

struct Grid {
    style: TextStyle,
    names: Vec<String>,
    leads: Vec<bool>,
    finished: bool,
    rows: Vec<SheetRow>,
    lead: usize,
    /// The final totals and the places, once there are scores.
    sums: Vec<(&'static str, Vec<String>)>,
    points: usize,
    total: usize,
}

/// Seats that are shown beside each other.
struct Block {
    seats: Range<usize>,
    layout: Layout,
    widths: Vec<usize>,
}

/// How much space the columns of a seat have.
#[derive(Debug, Clone, Copy)]
struct Layout {
    /// The width of the line between seats, with blanks beside it.
    apart: usize,
    gap: usize,
    /// Whether the heading of totals is the short one.
    is_short: bool,
}

/// The width of the number of a round and its wild.
const LEAD: usize = 7;

const BOLD: Style = Style::new().bold();

/// The narrowest width that a name is cut to.
const SHORTEST: usize = 6;

/// The layouts, the widest first. In the last one the column of the sign for
/// going out still separates points from total.
const LAYOUTS: [Layout; 6] = [
    Layout::new(3, 1, false),
    Layout::new(2, 1, false),
    Layout::new(1, 1, false),
    Layout::new(2, 1, true),
    Layout::new(1, 1, true),
    Layout::new(1, 0, true),
];

/// The layout of a page that is too narrow for all names.
const NARROWEST: Layout = LAYOUTS[LAYOUTS.len() - 1];

impl Layout {
    const fn new(apart: usize, gap: usize, is_short: bool) -> Self {
        Self { apart, gap, is_short }
    }
}

impl Grid {
    fn new(sheet: &Scoresheet, style: TextStyle) -> Self {
        let words = style.words();
        let cells = SheetCells::new(sheet, &sheet.standings(), &sheet.leaders(), words);
        let rows = cells.rows;
        let widest = |text: fn(&SheetCell) -> String| {
            let cells = rows.iter().flat_map(|row| &row.cells);
            cells.map(|cell| text(cell).len()).max().unwrap_or_default()
        };
        let totals: Vec<_> = cells.totals.iter().map(i32::to_string).collect();
        let widest_total = totals.iter().map(String::len).max().unwrap_or_default();
        Self {
            style,
            names: sheet.seat_names().iter().map(|name| harmless(name)).collect(),
            leads: cells.leads,
            lead: [words.round_and_wild(), words.total(), words.place()]
                .map(columns)
                .into_iter()
                .fold(LEAD, usize::max),
            finished: sheet.state() == GameState::Finished,
            // The heading has the column of the dealer's sign too.
            points: widest(SheetCell::points).max(columns(words.points_in_short()) - 1),
            total: widest(SheetCell::total).max(widest_total),
            sums: match sheet.played.is_empty() && !sheet.has_only_totals() {
                true => Vec::new(),
                false => vec![(words.total(), totals), (words.place(), cells.places)],
            },
            rows,
        }
    }

    /// The width of a seat: a sign, points, a sign, the total.
    fn cell(&self, layout: Layout) -> usize {
        1 + self.points + 1 + layout.gap + self.total(layout)
    }

    fn total(&self, layout: Layout) -> usize {
        self.total.max(columns(self.total_heading(layout)))
    }

    fn total_heading(&self, layout: Layout) -> &'static str {
        let words = self.style.words();
        if layout.is_short { words.total_in_short() } else { words.total() }
    }

    fn name(&self, seat: usize) -> usize {
        columns(&self.names[seat]) + usize::from(self.leads[seat])
    }

    /// Splits the seats into as few blocks as the page allows, of similar size.
    fn blocks(&self) -> Vec<Block> {
        let seats = self.names.len();
        let split = |count: usize| -> Vec<_> {
            let size = seats.div_ceil(count);
            (0..seats).step_by(size.max(1)).map(|start| start..seats.min(start + size)).collect()
        };
        let fitting = |count| split(count).into_iter().map(|seats| self.fitting(seats)).collect();
        // A page may be too narrow even for one seat.
        let alone = |seats| Block { seats, layout: NARROWEST, widths: vec![self.cell(NARROWEST)] };
        let alone = || split(seats).into_iter().map(alone).collect();
        (1..=seats).find_map(fitting).unwrap_or_else(alone)
    }

    /// Returns the block of seats that fits the page, `None` if none does: with
    /// whole names and wide gaps if possible, then closer, then with cut names.
    fn fitting(&self, seats: Range<usize>) -> Option<Block> {
        let longest = seats.clone().map(|seat| self.name(seat)).max()?;
        let whole = LAYOUTS.map(|layout| (layout, longest));
        let cut = (SHORTEST..longest).rev().map(|cut| (NARROWEST, cut));
        let mut blocks = whole.into_iter().chain(cut).map(|(layout, most)| {
            let width = |seat| self.name(seat).min(most).max(self.cell(layout));
            Block { widths: seats.clone().map(width).collect(), seats: seats.clone(), layout }
        });
        blocks.find(|block| {
            let page = block.widths.iter().map(|width| block.layout.apart + width);
            self.lead + page.sum::<usize>() <= self.style.width
        })
    }

    fn block(&self, block: &Block) -> Vec<String> {
        let layout = block.layout;
        let line = |label: &str, cell: &dyn Fn(usize, usize) -> String| {
            let cells = block.seats.clone().zip(&block.widths);
            let between = self.between(layout.apart);
            let cells = cells.map(|(seat, &width)| between.clone() + &cell(seat, width));
            let line = to_right(label, self.lead) + &cells.collect::<String>();
            line.trim_end().to_owned()
        };
        let words = self.style.words();
        let mut lines = vec![line("", &|seat, width| self.heading(seat, width))];
        // A game with only totals has none below these.
        if !self.rows.is_empty() || self.sums.is_empty() {
            lines.push(line(words.round_and_wild(), &|_, width| {
                let points = columns(words.points_in_short());
                let total = self.total(layout) + layout.gap + 1;
                let indent = width.saturating_sub(points + total);
                let total = to_right(self.total_heading(layout), total);
                " ".repeat(indent) + words.points_in_short() + &total
            }));
        }
        for row in &self.rows {
            lines.push(line(&label(row), &|seat, width| {
                self.filled(&row.cells[seat], width, layout)
            }));
        }
        for (label, sums) in &self.sums {
            lines.push(line(label, &|seat, width| {
                let indent = width.saturating_sub(columns(&sums[seat]));
                " ".repeat(indent) + &self.styled(&sums[seat], BOLD, self.leads[seat])
            }));
        }
        lines
    }

    fn between(&self, apart: usize) -> String {
        let line = if self.style.signs { "│" } else { "|" };
        let before = " ".repeat(usize::from(apart > 1));
        let after = " ".repeat(usize::from(apart > 2));
        before + &self.style.paint(Style::new().dimmed(), line) + &after
    }

    fn heading(&self, seat: usize, width: usize) -> String {
        let leads = self.leads[seat];
        let sign = if leads { ">" } else { "" };
        let name = isolated(&fit(&self.names[seat], width - sign.len(), self.style));
        let padding = width.saturating_sub(sign.len() + columns(&name));
        " ".repeat(padding) + &self.styled(&format!("{sign}{name}"), BOLD, leads)
    }

    fn filled(&self, cell: &SheetCell, width: usize, layout: Layout) -> String {
        let [sign, _] = self.style.words().dealer_sign();
        let deals = if cell.deals { sign } else { "" };
        let out = if cell.out { OUT_SIGN } else { " " };
        let total_width = layout.gap + self.total(layout);
        let points = cell.points();
        let taken = columns(deals) + points.len() + 1 + total_width;
        let dealer = self.styled(deals, AnsiColor::Cyan.on_default(), cell.deals);
        let green = AnsiColor::Green.on_default();
        let points = self.styled(&format!("{points}{out}"), green, cell.out);
        let total = to_right(&cell.total(), total_width);
        format!("{}{dealer}{points}{total}", " ".repeat(width - taken))
    }

    fn styled(&self, text: &str, ansi: Style, when: bool) -> String {
        if when { self.style.paint(ansi, text) } else { text.to_owned() }
    }

    fn legend(&self) -> String {
        let cells = || self.rows.iter().flat_map(|row| &row.cells);
        let words = self.style.words();
        let [dealer, _] = words.dealer_sign();
        let signs = [
            (!self.rows.is_empty(), dealer, words.deals()),
            (cells().any(|cell| cell.out), OUT_SIGN, words.went_out()),
            (self.leads.contains(&true), ">", words.leads(self.finished)),
            (cells().any(|cell| cell.points == Some(None)), "-", words.did_not_play()),
        ];
        let signs = signs.iter().filter(|(occurs, ..)| *occurs);
        signs.map(|(_, sign, meaning)| format!("{sign} {meaning}")).collect::<Vec<_>>().join("   ")
    }
}

fn label(row: &SheetRow) -> String {
    format!("{:>2} {:>4}", row.number, row.round.wild().text())
}

#[cfg(test)]
mod tests;
