//! What stands in a cell.

use crate::render::text::harmless;

/// Writes a text that someone typed so that no spreadsheet takes it for a
/// formula: with `'` before the sign that would begin one.
///
/// The sign is looked for behind separators too: a spreadsheet of a country
/// that has commas in its numbers splits rows at `;`. A text that is a number,
/// such as `-5`, does no harm and stays one.
pub(super) fn text(text: &str) -> String {
    let text = harmless(text);
    if is_number(&text) {
        return text;
    }
    let mut cell = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for c in text.chars() {
        if begins && starts_formula(c) {
            cell.push('\'');
        }
        begins = matches!(c, ';' | '|') || begins && (c.is_whitespace() || c == '"');
        cell.push(c);
    }
    cell
}

/// Writes texts in one cell, `Ann; Bob`.
pub(super) fn texts<'a>(all: impl IntoIterator<Item = &'a str>) -> String {
    let texts: Vec<_> = all.into_iter().map(text).collect();
    texts.join("; ")
}

/// Writes a text where there is one.
pub(super) fn some_text(some: Option<&str>) -> String {
    some.map(text).unwrap_or_default()
}

/// Writes a number where there is one.
pub(super) fn some<T: ToString>(number: Option<T>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// Writes a yes as 1 and a no as 0: they can be added up.
pub(super) fn yes(yes: bool) -> String {
    u8::from(yes).to_string()
}

/// Signs that begin a formula; the wide ones do in East Asian spreadsheets.
/// Tabs and line ends, which do too, are replaced by then.
fn starts_formula(c: char) -> bool {
    matches!(c, '=' | '+' | '-' | '@' | '＝' | '＋' | '－' | '＠')
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let all_digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    all_digits(whole) && all_digits(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str, expect: &str) {
        assert_eq!(text(typed), expect);
    }

    #[test]
    fn a_formula_becomes_a_text() {
        check("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")");
        check("+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0");
        check("-2+3", "'-2+3");
        check("@SUM(A1)", "'@SUM(A1)");
        check("  =1", "  '=1");
        check("＝1+1", "'＝1+1");
        check("\"=1\"", "\"'=1\"");
        check("-", "'-");
    }

    #[test]
    fn a_formula_behind_a_separator_becomes_a_text_too() {
        check("Ann;=1+1", "Ann;'=1+1");
        check("Ann; @x", "Ann; '@x");
        assert_eq!(texts(["Ann", "=1"]), "Ann; '=1");
    }

    #[test]
    fn anything_else_stays_as_it_is() {
        for typed in [
            "Ann", "Ann-Lee", "a=b", "O'Neil", "-5", "+49", "-0.5", "", "שרה", "🦊",
        ] {
            check(typed, typed);
        }
    }

    #[test]
    fn nothing_steers_the_terminal() {
        check("A\u{1b}[2J\tB", "A\u{fffd}[2J\u{fffd}B");
    }
}
