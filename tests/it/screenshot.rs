//! The picture of `crowns play` at the head of the README, `docs/play.svg`, is of the
//! screen as it is. `CROWNS_REFRESH=1 cargo test --test it screenshot::` draws it.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crowns::render::TextStyle;
use crowns::screen::{Key, Message, Model, State, update, view};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use crate::env::{NOW, TestEnv};

const SIZE: (u16, u16) = (104, 26);

/// The width and height of a character, in pixels.
const CELL: (f32, f32) = (8.4, 18.0);

const MARGIN: f32 = 12.0;

#[test]
fn the_picture_of_the_readme_is_of_the_screen() {
    let picture = svg(&evening());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/play.svg");
    if std::env::var_os("CROWNS_REFRESH").is_some() {
        fs::write(&file, &picture).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert!(picture == stored, "the screen has changed: draw the picture again");
}

/// Six rounds of four, while the scores of the seventh are typed.
fn evening() -> Terminal<TestBackend> {
    let env = TestEnv::new();
    env.ok("new Ann Bob Cat Dan");
    for scores in
        ["out 13 37 8", "12 0x 20 31", "25 7 out 16", "0x 34 9 41", "18 0x 22 6", "30 11 0x 27"]
    {
        env.ok(&format!("score {scores}"));
    }
    let store = env.store();
    let reader = store.read().unwrap();
    let game = reader.open_games().unwrap()[0].details.id;
    let state = State { sheet: reader.game(game).unwrap(), ..State::default() };
    let style = TextStyle { signs: true, color: true, ..TextStyle::PLAIN };
    let mut model = Model::new(state, style, SIZE);
    for key in "14 out 2".chars().map(|c| if c == ' ' { Key::Enter } else { Key::Char(c) }) {
        update(&mut model, Message::Key(key), NOW.parse().unwrap());
    }
    let mut terminal = Terminal::new(TestBackend::new(SIZE.0, SIZE.1)).unwrap();
    terminal.draw(|frame| view(&model, frame)).unwrap();
    terminal
}

/// Draws a terminal, runs of cells of one style as one text.
fn svg(terminal: &Terminal<TestBackend>) -> String {
    let (columns, rows) = (f32::from(SIZE.0), f32::from(SIZE.1));
    let (width, height) = (columns * CELL.0 + 2.0 * MARGIN, rows * CELL.1 + 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#1e1e2a\"/>\n"
    );
    let buffer = terminal.backend().buffer();
    let Position { x, y } = terminal.backend().cursor_position();
    svg += &rect(x.into(), y, 1.0, "#d8d8e0");
    for y in 0..SIZE.1 {
        for (x, width, text, cell) in runs(buffer, y) {
            let reversed = cell.modifier.contains(Modifier::REVERSED);
            let (ink, paper) = if reversed { (cell.bg, cell.fg) } else { (cell.fg, cell.bg) };
            if reversed || paper != Color::Reset {
                svg += &rect(x, y, width, hex(paper, "#d8d8e0"));
            }
            if text.trim().is_empty() {
                continue;
            }
            let ink = hex(ink, if reversed { "#1e1e2a" } else { "#d8d8e0" });
            let bold =
                if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let dim = if cell.modifier.contains(Modifier::DIM) { " opacity=\"0.6\"" } else { "" };
            let (left, top) = (MARGIN + x * CELL.0, MARGIN + f32::from(y) * CELL.1 + 13.5);
            let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            writeln!(
                svg,
                "<text x=\"{left:.1}\" y=\"{top:.1}\" textLength=\"{:.1}\" fill=\"{ink}\"{bold}{dim} \
                 xml:space=\"preserve\">{text}</text>",
                width * CELL.0,
            )
            .unwrap();
        }
    }
    svg + "</svg>\n"
}

/// Returns the runs of cells of one style in a row: the first column, the width in
/// columns, the text and a cell of each.
fn runs(buffer: &Buffer, y: u16) -> Vec<(f32, f32, String, Cell)> {
    let mut runs: Vec<(f32, f32, String, Cell)> = Vec::new();
    let mut x = 0;
    while x < SIZE.0 {
        let cell = &buffer[(x, y)];
        let width = u16::try_from(cell.symbol().width().max(1)).unwrap();
        let same =
            |last: &Cell| (last.fg, last.bg, last.modifier) == (cell.fg, cell.bg, cell.modifier);
        match runs.last_mut() {
            Some((_, columns, text, last)) if same(last) => {
                *columns += f32::from(width);
                text.push_str(cell.symbol());
            }
            _ => runs.push((x.into(), width.into(), cell.symbol().to_owned(), cell.clone())),
        }
        x += width;
    }
    runs
}

fn rect(x: f32, y: u16, width: f32, color: &str) -> String {
    let (left, top) = (MARGIN + x * CELL.0, MARGIN + f32::from(y) * CELL.1);
    let (width, height) = (width * CELL.0, CELL.1);
    format!(
        "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height}\" \
         fill=\"{color}\"/>\n"
    )
}

/// Returns a color as terminals show it; `reset` for theirs.
fn hex(color: Color, reset: &'static str) -> &'static str {
    match color {
        Color::Black => "#000000",
        Color::Red | Color::LightRed => "#f38ba8",
        Color::Green | Color::LightGreen => "#a6e3a1",
        Color::Yellow | Color::LightYellow => "#f9e2af",
        Color::Blue | Color::LightBlue => "#89b4fa",
        Color::Magenta | Color::LightMagenta => "#cba6f7",
        Color::Cyan | Color::LightCyan => "#94e2d5",
        Color::Gray => "#b0b0ba",
        Color::DarkGray => "#7a7a88",
        _ => reset,
    }
}
