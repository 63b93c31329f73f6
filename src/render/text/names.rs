//! Names as text that cannot break the layout: none steers the terminal, and
//! columns are counted as a terminal counts them.

use std::borrow::Cow;

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::game::{Scoresheet, harmless, is_control};
use crate::render::style::TextStyle;

/// Returns typed text on one line and harmless: characters that would steer
/// the terminal are replaced, and right-to-left text is isolated from what is
/// beside it.
pub fn shown(text: &str) -> String {
    isolated(&harmless(text))
}

/// Replaces whatever else would steer the terminal in a text that is about to
/// be printed: a name that nobody has made harmless.
///
/// Line ends, tabs, colors and the marks that isolate right-to-left text are
/// the program's own and stay.
pub fn printable(text: &str) -> Cow<'_, str> {
    let is_plain = |c| matches!(c, '\n' | '\t' | ISOLATE | END) || !is_control(c);
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut printable = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let own = match c {
            '\r' if rest.starts_with("\r\n") => 2,
            '\u{1b}' => color(rest),
            c if is_plain(c) => c.len_utf8(),
            _ => 0,
        };
        match own {
            0 => printable.push('\u{fffd}'),
            own => printable += &rest[..own],
        }
        rest = &rest[own.max(c.len_utf8())..];
    }
    Cow::Owned(printable)
}

/// Returns the length of the color sequence that a text begins with, 0 if it is
/// another one.
fn color(text: &str) -> usize {
    let parameters = text.strip_prefix("\u{1b}[").unwrap_or_default();
    let end = parameters.find(|c: char| !c.is_ascii_digit() && c != ';');
    match end.map(|end| (end, &parameters[end..])) {
        Some((end, rest)) if rest.starts_with('m') => "\u{1b}[m".len() + end,
        _ => 0,
    }
}

/// Isolates right-to-left text, so that it does not reorder what is beside it.
///
/// Must be the last step: the end mark must not be cut off.
pub(crate) fn isolated(text: &str) -> String {
    if text.chars().any(runs_left) {
        format!("{ISOLATE}{text}{END}")
    } else {
        text.to_owned()
    }
}

/// First strong isolate and its end: without them a terminal that supports
/// text direction would swap two columns with such headings.
const ISOLATE: char = '\u{2068}';
const END: char = '\u{2069}';

/// Returns `true` if a character belongs to a right-to-left script.
fn runs_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}'
        | '\u{fb1d}'..='\u{fdff}'
        | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

/// Returns the names of the seats, all different.
pub fn seat_names(sheet: &Scoresheet) -> Vec<String> {
    sheet.seat_names()
}

/// Returns the names of the seats, all different and ready to print.
pub(crate) fn shown_names(sheet: &Scoresheet) -> Vec<String> {
    seat_names(sheet).iter().map(|name| shown(name)).collect()
}

/// Returns the width of a text in columns.
pub(crate) fn columns(text: &str) -> usize {
    text.width()
}

/// Cuts a name to a width, and marks it as cut.
pub(crate) fn fit(name: &str, most: usize, style: TextStyle) -> String {
    if columns(name) <= most {
        return name.to_owned();
    }
    let mut cut = String::new();
    for grapheme in name.graphemes(true) {
        if columns(&cut) + columns(grapheme) + 1 > most {
            break;
        }
        cut += grapheme;
    }
    cut.push(if style.signs { '…' } else { '~' });
    cut
}

/// Aligns a text right in some columns.
pub(crate) fn to_right(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(columns(text))) + text
}

/// Aligns a text left in some columns.
pub(crate) fn to_left(text: &str, width: usize) -> String {
    text.to_owned() + &" ".repeat(width.saturating_sub(columns(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_cannot_steer_the_terminal() {
        assert_eq!(shown("A\u{1b}[2J\u{202e}n"), "A\u{fffd}[2J\u{fffd}n");
        assert_eq!(shown("שרה"), "\u{2068}שרה\u{2069}");
        assert_eq!(columns(&shown("שרה")), 3);
    }

    #[test]
    fn what_is_printed_keeps_lines_and_colors_only() {
        let check = |text: &str, expect: &str| assert_eq!(printable(text), expect);
        check("Ann\t1\r\nBob\n", "Ann\t1\r\nBob\n");
        check(
            "\u{1b}[1;31mAnn\u{1b}[0m\u{1b}[m",
            "\u{1b}[1;31mAnn\u{1b}[0m\u{1b}[m",
        );
        check(&shown("שרה"), "\u{2068}שרה\u{2069}");
        check("A\u{1b}[2Jn\r\u{202e}n", "A\u{fffd}[2Jn\u{fffd}\u{fffd}n");
        check(
            "\u{1b}]0;x\u{7}\u{1b}[31",
            "\u{fffd}]0;x\u{fffd}\u{fffd}[31",
        );
        check("A\u{9b}2Jn\u{7f}\u{1b}", "A\u{fffd}2Jn\u{fffd}\u{fffd}");
    }

    #[test]
    fn a_name_is_cut_between_characters() {
        let check = |name: &str, most, expect: &str| {
            let cut = fit(name, most, TextStyle::PLAIN);
            assert_eq!(cut, expect);
            assert!(columns(&cut) <= most);
        };
        check("Ann", 3, "Ann");
        check("Annabel", 5, "Anna~");
        check("🦊🦊🦊🦊", 6, "🦊🦊~");
        check("e\u{335}e\u{335}e\u{335}e\u{335}", 3, "e\u{335}e\u{335}~");
        check("👩‍👩‍👧‍👦Ann", 4, "👩‍👩‍👧‍👦A~");
    }
}
