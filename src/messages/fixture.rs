//! What tests of all languages need: a longer text, and the texts of messages.

use super::{Hint, Language};
use crate::cards::CardNames;

/// Whether a text is more than signs, such as the dealer's `d`.
pub(crate) fn has_words(text: &str) -> bool {
    text.chars().count() > 1 && text.contains(char::is_alphabetic)
}

/// Puts a text in brackets and fills it with letters of two bytes, in words that
/// can be wrapped, so that it is longer by two fifths. Signs stay signs.
pub(crate) fn longer(text: &str) -> String {
    if !has_words(text) {
        return text.to_owned();
    }
    let more = (text.chars().count() * 2 / 5).saturating_sub(2);
    let filler = |at: usize| {
        if at.is_multiple_of(7) && more > 7 { ' ' } else { 'ö' }
    };
    let filler: String = (0..more).map(filler).collect();
    format!("[{text}{filler}]")
}

/// The texts of a message.
pub(crate) trait Texts {
    fn texts(self) -> Vec<String>;
}

impl Texts for String {
    fn texts(self) -> Vec<String> {
        vec![self]
    }
}

impl Texts for &str {
    fn texts(self) -> Vec<String> {
        vec![self.to_owned()]
    }
}

impl<T: Texts> Texts for Option<T> {
    fn texts(self) -> Vec<String> {
        self.map(Texts::texts).unwrap_or_default()
    }
}

impl<T: Texts> Texts for Vec<T> {
    fn texts(self) -> Vec<String> {
        self.into_iter().flat_map(Texts::texts).collect()
    }
}

impl<T: Texts, const N: usize> Texts for [T; N] {
    fn texts(self) -> Vec<String> {
        self.into_iter().flat_map(Texts::texts).collect()
    }
}

impl<T: Texts + Copy> Texts for &[T] {
    fn texts(self) -> Vec<String> {
        self.iter().copied().flat_map(Texts::texts).collect()
    }
}

impl<K, T: Texts> Texts for (K, T) {
    fn texts(self) -> Vec<String> {
        self.1.texts()
    }
}

impl Texts for Hint {
    fn texts(self) -> Vec<String> {
        vec![self.write(None)]
    }
}

impl Texts for &CardNames {
    fn texts(self) -> Vec<String> {
        Vec::new()
    }
}

/// Returns the words of a text that stand in no brackets, apart from names.
pub(crate) fn bare(text: &str, names: &[&str]) -> Vec<String> {
    let mut depth = 0;
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ if depth == 0 => outside.push(c),
            _ => {}
        }
        if depth == 0 && c == ']' {
            outside.push(' ');
        }
    }
    let words = outside.split(|c: char| !c.is_alphabetic());
    let words = words.filter(|word| word.chars().count() > 1 && !names.contains(word));
    words.map(str::to_owned).collect()
}

/// Returns the text that a page shows.
pub(crate) fn visible(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        text += before;
        text.push(' ');
        let closing = match tag {
            _ if tag.starts_with("style") => "</style>",
            _ if tag.starts_with("script") => "</script>",
            _ => ">",
        };
        rest = tag.split_once(closing).map_or("", |(_, rest)| rest);
    }
    text + rest
}

/// The longest name that a player can have.
pub(crate) const LONGEST: &str = "Þórður-Ægir Åström Näkkäläjärvi-Sørensen";

/// Splits `<da>ret 1`, a line in a language.
pub(crate) fn in_language(line: &str) -> (Language, &str) {
    let (tag, line) = line.strip_prefix('<').and_then(|line| line.split_once('>')).expect(line);
    (Language::from_tag(tag).unwrap(), line)
}
