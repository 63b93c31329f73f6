//! Text with colors as lines of the screen.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

pub(in crate::screen) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

pub(super) const DIM: Style = Style::new().add_modifier(Modifier::DIM);

/// Splits text into lines; the sequences that color it become styles.
pub(in crate::screen) fn lines(text: &str) -> Vec<Line<'static>> {
    let mut style = Style::new();
    text.lines().map(|line| spans(line, &mut style)).collect()
}

fn spans(line: &str, style: &mut Style) -> Line<'static> {
    let mut spans = Vec::new();
    let mut parts = line.split("\u{1b}[");
    let first = parts.next().unwrap_or_default();
    spans.push(Span::styled(first.to_owned(), *style));
    for part in parts {
        let (codes, text) = part.split_once('m').unwrap_or((part, ""));
        *style = codes
            .split(';')
            .fold(*style, |style, code| applied(style, code.parse().unwrap_or_default()));
        spans.push(Span::styled(text.to_owned(), *style));
    }
    spans.retain(|span| !span.content.is_empty());
    Line::from(spans)
}

/// Applies a code of Select Graphic Rendition, as far as the text of this
/// program uses them. Source: ECMA-48, 8.3.117.
fn applied(style: Style, code: u8) -> Style {
    match code {
        0 => Style::new(),
        1 => style.add_modifier(Modifier::BOLD),
        2 => style.add_modifier(Modifier::DIM),
        3 => style.add_modifier(Modifier::ITALIC),
        4 => style.add_modifier(Modifier::UNDERLINED),
        7 => style.add_modifier(Modifier::REVERSED),
        30..=37 => style.fg(COLORS[usize::from(code - 30)]),
        90..=97 => style.fg(COLORS[usize::from(code - 90 + 8)]),
        _ => style,
    }
}

/// The sixteen colors of a terminal in the order of their codes.
const COLORS: [Color; 16] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_of_text_become_styles() {
        let text = "a \u{1b}[1m\u{1b}[31mred\u{1b}[0m b\nplain";
        let bold_red = Style::new().fg(Color::Red).add_modifier(Modifier::BOLD);
        assert_eq!(
            lines(text),
            [
                Line::from(vec![Span::raw("a "), Span::styled("red", bold_red), Span::raw(" b")]),
                Line::from(vec![Span::raw("plain")]),
            ]
        );
    }

    #[test]
    fn colors_that_run_over_a_line_end_go_on() {
        let lines = lines("\u{1b}[33ma\nb\u{1b}[0m");
        assert_eq!(lines[1].spans[0].style.fg, Some(Color::Yellow));
    }
}
