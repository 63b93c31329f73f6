//! Scores as they are written in a cell.

use super::game::is_mark;
use super::heading::{Heading, is_in};

/// Returns a score as it is typed, `None` if it is: `-` for what is left out, `out` for the
/// sign of a sheet, `0x`, or the word of a language, `ut`; a number without decimals that are zero, `13,0`, without signs
/// that part thousands, `1.234`, without its unit, `12 pts`, and without the marks of a
/// footnote or of bold text, `*12*`; `-` for who did not finish, `DNF`.
pub(super) fn typed(text: &str) -> Option<String> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    match text.to_lowercase().as_str() {
        "–" | "—" | "--" | "n/a" | "dnp" | "dnf" | "dns" | "absent" => {
            return Some("-".to_owned());
        }
        "goes out" | "is out" | "went down" | "laid down" | "won" | "klar" | "lukket"
        | "lukkede" | "stängde" | "valmis" | "lokaði" | "búinn" | "búin" => {
            return Some("out".to_owned());
        }
        word if denies(word) || is_wild_card(word) => return None,
        word if word != "out" && is_out(unmarked(word)) || is_marked_zero(word) => {
            return Some("out".to_owned());
        }
        _ if is_star(text) => return None,
        _ => {}
    }
    let number = unmarked(text);
    let unit = number
        .trim_end_matches('.')
        .rfind(|c: char| !c.is_alphabetic())
        .map_or(0, |last| last + number[last..].chars().next().map_or(0, char::len_utf8));
    let (number, unit) = number.split_at(unit);
    let unit = unit.trim_end_matches('.');
    let is_unit = unit.is_empty()
        || matches!(unit.to_lowercase().as_str(), "p" | "pt" | "pkt")
        || Heading::of(unit) == Some(Heading::Points);
    let number = number.trim().trim_end_matches('.').replace('−', "-");
    let number = number.strip_prefix('+').unwrap_or(&number);
    let (sign, digits) = number.strip_prefix('-').map_or(("", number), |digits| ("-", digits));
    let digits = match digits.rsplit_once([',', '.']) {
        Some((whole, "0" | "00")) => whole,
        _ => digits,
    };
    let mut groups = digits.split([',', '.', ' ', '\u{a0}', '\u{202f}', '\'', '’']);
    let first = groups.next()?;
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_group = |group: &str| group.len() == 3 && are_digits(group);
    let is_number =
        is_unit && !first.is_empty() && are_digits(first) && groups.clone().all(is_group);
    let is_parted = groups.next().is_some();
    let plain: String = digits.chars().filter(char::is_ascii_digit).collect();
    let plain = format!("{sign}{plain}");
    (is_number && (!is_parted || first.len() < 4) && plain != text).then_some(plain)
}

/// Returns `true` for a word of who went out, `went out first` too.
fn is_out(word: &str) -> bool {
    Heading::of(word.strip_suffix(" first").unwrap_or(word)) == Some(Heading::Out)
}

/// Returns `true` for a note beside a score that says no: `0 (nobody out)`.
fn denies(text: &str) -> bool {
    const NO: &str = "no|not|nobody|none|didn't|didn’t|nicht|niemand|keiner|ikke|ingen|inte|ei|\
        kukaan|ekki|enginn";
    let beside = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let mut words = beside.split(|c: char| c.is_whitespace() || "()[],".contains(c));
    beside.len() < text.len() && words.any(|word| is_in(NO, word))
}

/// Returns `true` for what may be a rank with a note that it is wild: `7 (wild)`.
pub(super) fn is_wild_card(text: &str) -> bool {
    let (number, note) = text.split_once(['(', '[']).unwrap_or_default();
    let is_rank = number.trim().parse().is_ok_and(|rank: u8| (3..=13).contains(&rank));
    is_rank && note.split([' ', ')', ']']).any(|word| Heading::of(word) == Some(Heading::Dealt))
}

/// Returns `true` for a 0 with a mark or word beside it: `0x`, `x 0`, `0 (out)`.
fn is_marked_zero(text: &str) -> bool {
    let text: String = text.chars().filter(|c| !matches!(c, ' ' | '(' | ')')).collect();
    let beside = text.strip_prefix('0').or_else(|| text.strip_suffix('0'));
    beside.is_some_and(|beside| is_mark(beside) || is_out(beside))
}

/// Returns a text without the marks around it: `*12*`, `12†`, `12 (a)`, `12 (joker!)`, `'12`.
pub(super) fn unmarked(text: &str) -> &str {
    let is_number =
        |note: &str| note.chars().count() > 2 && note.contains(|c: char| c.is_ascii_digit());
    let text = match text.split_once(['(', '[']) {
        Some((text, note)) if note.ends_with([')', ']']) && !is_number(note) => text,
        _ => text,
    };
    // Who deals is often marked so: `(D) 0`.
    let text = match text.split_once([')', ']']) {
        Some((note, text)) if note.chars().count() == 2 && note.starts_with(['(', '[']) => text,
        _ => text,
    };
    // No cards are among these: 👑.
    let is_picture = |c: char| matches!(c, '\u{1f300}'..='\u{1faff}' | '\u{fe0f}');
    let is_mark = |c: char| c.is_whitespace() || "*_'’†‡¹²³⁴⁵!?".contains(c) || is_picture(c);
    text.trim_matches(is_mark)
}

/// Returns the rank of a number with a sign behind it that may be a card: `4*`, `8d`.
pub(super) fn marked_rank(text: &str) -> Option<u8> {
    let number = text.strip_suffix(|c: char| c == '*' || c.is_ascii_alphabetic())?;
    number.parse().ok().filter(|number| (3..=10).contains(number))
}

/// Returns `true` for a number with a star that is a card.
pub(super) fn is_star(text: &str) -> bool {
    text.ends_with('*') && marked_rank(text).is_some()
}
