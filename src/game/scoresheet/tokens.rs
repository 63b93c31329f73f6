//! The words, signs and commas of a line of scores, and what some of them stand for.

/// Stands for the sign between a name and a score.
pub(super) const SIGN: &str = "=";

/// Stands for a comma or a semicolon.
pub(super) const COMMA: &str = ",";

/// What separates scores; a comma may also separate the cards of one.
pub(super) const COMMAS: [char; 2] = [',', ';'];

/// Splits a text into words, signs and commas.
pub(super) fn tokens(text: &str) -> Vec<&str> {
    let is_sign = |c: char| matches!(c, '=' | ':');
    let ends = |c: char| c.is_whitespace() || is_sign(c) || COMMAS.contains(&c);
    let mut tokens = Vec::new();
    for part in text.split_inclusive(ends) {
        let word = part.trim_end_matches(ends);
        let sign = match part.chars().next_back() {
            Some(c) if is_sign(c) => Some(SIGN),
            Some(c) if COMMAS.contains(&c) => Some(COMMA),
            _ => None,
        };
        tokens.extend(Some(word).filter(|word| !word.is_empty()).into_iter().chain(sign));
    }
    tokens
}

/// Returns `true` for a word that stands between a name and a score, such as `has`.
pub fn is_link(word: &str) -> bool {
    const LINKS: [&str; 13] = [
        "has", "have", "had", "got", "gets", "scores", "scored", "is", "was", "only", "went",
        "goes", "who",
    ];
    LINKS.iter().any(|link| word.eq_ignore_ascii_case(link))
}

/// Returns `true` for what stands for all players who are not named.
pub(super) fn is_rest(text: &str) -> bool {
    const ALL: [&str; 8] =
        ["all", "both", "each", "else", "everybody", "everyone", "others", "rest"];
    let is_part = |word: &str| matches!(word, "of" | "the" | "other" | "players");
    let text = text.to_lowercase();
    let mut words = text.split(' ').filter(|word| !is_part(word)).peekable();
    match words.peek() {
        Some(_) => words.all(|word| ALL.contains(&word)),
        None => text.ends_with("players"),
    }
}
