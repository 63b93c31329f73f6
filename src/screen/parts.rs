//! Cards that are typed in parts, with `/` between them.

/// Returns what follows a word at the start of a part. The letters that it begins
/// with are enough: no card is one of them alone.
pub(super) fn after_word(part: &str, word: &str) -> Option<String> {
    let (first, rest) = part.split_once(' ').unwrap_or((part, ""));
    let is_word = !first.is_empty() && word.starts_with(&first.to_lowercase());
    is_word.then(|| rest.to_owned())
}
