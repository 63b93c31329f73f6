//! The words and signs of a row.

/// Stands for the sign between a name and a score.
pub(super) const SIGN: &str = "=";

/// What separates scores; a comma may also separate the cards of one.
pub(super) const COMMAS: [char; 2] = [',', ';'];

/// Returns `true` for a word that stands between a name and a score, such as `has`.
pub fn is_link(word: &str) -> bool {
    LINKS.iter().any(|link| word.eq_ignore_ascii_case(link))
}

const LINKS: [&str; 11] =
    ["has", "had", "got", "gets", "scores", "scored", "is", "was", "only", "went", "goes"];

/// Splits a row into words and signs. Commas are spaces.
pub(super) fn words_and_signs(text: &str) -> Vec<&str> {
    let is_space = |c: char| c.is_whitespace() || COMMAS.contains(&c);
    let is_sign = |c: char| matches!(c, '=' | ':');
    let mut words = Vec::new();
    for word in text.split(is_space) {
        for (index, part) in word.split(is_sign).enumerate() {
            if index > 0 {
                words.push(SIGN);
            }
            if !part.is_empty() {
                words.push(part);
            }
        }
    }
    words
}
