//! What a shell passes on in place of `*`: names of files, or an error.

use std::path::Path;

use crate::messages::{Hint, RequestError};
use crate::render::shown;

/// Finds the error of a shell that found no file for a pattern and was typed, or
/// passed on, as an argument: by zsh `zsh: no matches found: 7*`, by bash `no
/// match: 7*`, by fish `No matches for wildcard '7*'`.
pub(crate) fn error_in<'a>(args: impl IntoIterator<Item = &'a str>) -> Option<RequestError> {
    let args: Vec<_> = args.into_iter().collect();
    let text = args.join(" ");
    // Lowered as ASCII, so that places in it are places in the text.
    let start = text.to_ascii_lowercase().find("no match")?;
    let words = text[start..].split_inclusive(char::is_whitespace);
    let is_end = |c: char| c.is_whitespace() || c == '.';
    let mut end = start;
    for word in words {
        end += word.len();
        let pattern = word.trim().trim_matches(QUOTES);
        if pattern.contains(['*', '?']) {
            return Some(RequestError::ShellError {
                message: shown(text[start..end].trim_end_matches(is_end)),
                pattern: shown(pattern),
            });
        }
    }
    None
}

/// What shells put around a pattern in their errors.
const QUOTES: [char; 8] = ['\'', '"', '“', '”', '‘', '’', '.', '`'];

/// How a rank may be written before a `*`.
const RANKS: [&str; 11] = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/// Tells that a card that is the name of a file was probably typed with `*`.
pub(crate) fn hint_for_card(word: &str) -> Option<Hint> {
    Path::new(word).exists().then(|| {
        let rank = RANKS.into_iter().find(|rank| word.starts_with(rank));
        let replaced = match rank {
            Some(rank) => format!("`{rank}*` by the names of files that begin with {rank}"),
            None => "`*` by the names of files".to_owned(),
        };
        Hint::new(format!(
            "`{}` is a file: the shell replaces {replaced}; write stars as `7T` or `7★`, or put \
             the cards in quotes",
            shown(word)
        ))
    })
}

/// Tells that a score that is the name of a file was probably typed as `*`.
pub(crate) fn hint_for_score(values: &[String]) -> Option<Hint> {
    let is_file = |value: &&String| Path::new(value).exists() && value.parse::<i32>().is_err();
    values.iter().find(is_file).map(|file| {
        Hint::new(format!(
            "`{}` is a file: the shell replaces `*` by the names of files; write `out` or `x` for \
             who went out, and put cards with `*` in quotes",
            shown(file)
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_errors_of_shells_are_known() {
        let check = |args: &[&str], expect: Option<(&str, &str)>| {
            let found = error_in(args.iter().copied());
            let found = found.as_ref().map(|error| match error {
                RequestError::ShellError { message, pattern } => (&**message, &**pattern),
                error => panic!("{error:?}"),
            });
            assert_eq!(found, expect);
        };
        let zsh = Some(("no matches found: 7*", "7*"));
        check(&["7D", "zsh: no matches found: 7*", "QS"], zsh);
        check(&["7D", "zsh:", "no", "matches", "found:", "7*", "QS"], zsh);
        let bash = Some(("no match: 7*", "7*"));
        check(&["7D", "bash: no match: 7*", "QS"], bash);
        let fish = Some(("No matches for wildcard '7*'", "7*"));
        check(&["fish: No matches for wildcard '7*'. See `help`."], fish);
        let fish = Some(("No matches for wildcard “10*”", "10*"));
        check(&["fish: No matches for wildcard “10*”."], fish);
        check(&["7*", "no", "match"], None);
        check(&["no matches", "7D"], None);
    }
}
