//! What a shell passes on in place of `*`: names of files, or an error. And what no shell knows:
//! the dashes and quotes of a text that was pasted.

use std::ffi::OsString;

use crate::cli::prelude::*;

/// Finds the error of a shell that found no file for a pattern and was typed, or
/// passed on, as an argument: by zsh `zsh: no matches found: 7*`, by bash `no
/// match: 7*`, by fish `No matches for wildcard '7*'`.
pub(super) fn shell_error_in<'a>(args: impl IntoIterator<Item = &'a str>) -> Option<RequestError> {
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

/// Tells that a card that is the name of a file was probably typed with `*`.
pub(super) fn hint_for_card(word: &str) -> Option<Hint> {
    // `a` stands before a card that is said.
    let is_name = word.contains(char::is_alphanumeric) && word != "a";
    (is_name && Path::new(word).exists()).then(|| {
        let mut ranks = Round::all().map(|round| round.wild().text());
        let rank = ranks.find(|rank| word.starts_with(rank));
        let replaced = match rank {
            Some(rank) => format!("`{rank}*` with the names of files that begin with {rank}"),
            None => "`*` with file names".to_owned(),
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
    let is_file = |value: &&String| {
        Path::new(value).exists() && value.parse::<i32>().is_err() && *value != "a"
    };
    values.iter().find(is_file).map(|file| {
        Hint::new(format!(
            "`{}` is a file: the shell replaces `*` with file names; write `out` or `x` for the \
             player who went out, and put cards with `*` in quotes",
            shown(file)
        ))
    })
}

/// Finds an argument that has a long dash for the hyphens of an option, or curly quotes
/// for those of the shell.
pub(crate) fn pasted(args: &[OsString]) -> Option<Failure> {
    let is_dash = |c: char| matches!(c, '–' | '—' | '―' | '−');
    args.iter().take_while(|arg| *arg != "--").filter_map(|arg| arg.to_str()).find_map(|arg| {
        let option = arg.trim_start_matches(|c| is_dash(c) || c == '-');
        let dashes = &arg[..arg.len() - option.len()];
        if dashes.contains(is_dash) && option.starts_with(char::is_alphabetic) {
            let hyphens = if option.chars().nth(1).is_some_and(|c| c != '=') { "--" } else { "-" };
            let failure =
                Failure::new(format!("`{}` begins with a dash instead of hyphens", shown(arg)));
            return Some(failure.hint(Hint::new(format!("write `{hyphens}{}`", shown(option)))));
        }
        let quoted = arg.strip_prefix(['“', '”', '„', '«', '‘', '‚'])?;
        let is_text = quoted.contains(' ') && quoted.contains(['“', '”', '»', '‘', '’']);
        let is_pattern = quoted.contains(['*', '?']);
        (!is_text && !is_pattern).then(|| {
            let failure = Failure::new(format!("`{}` has a curly quote", shown(arg)));
            failure.hint(Hint::new("a shell understands only straight quotes: \"Mary Lou\""))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    #[test]
    fn what_shells_pass_on_and_texts_that_were_pasted_are_known() {
        check_read(include_str!("../../../tests/typed/shells.txt"), |how, typed| {
            let args = shlex::split(typed).unwrap();
            let found = if how == "pasted" {
                let found = pasted(&args.iter().map(OsString::from).collect::<Vec<_>>());
                let words = Language::English.words();
                let hint = |failure: &Failure| failure.fix(words).unwrap().write(None);
                found.map(|found| format!("{}; {}", found.message(words), hint(&found)))
            } else {
                shell_error_in(args.iter().map(String::as_str)).map(|error| match error {
                    RequestError::ShellError { message, pattern } => {
                        format!("{message} of {pattern}")
                    }
                    error => panic!("{error:?}"),
                })
            };
            found.unwrap_or("-".to_owned())
        });
    }

    #[test]
    fn a_sign_is_no_file_of_a_star() {
        assert!(hint_for_card("/").is_none() && hint_for_card("..").is_none());
        assert!(hint_for_card(env!("CARGO_MANIFEST_DIR")).is_some());
    }
}
