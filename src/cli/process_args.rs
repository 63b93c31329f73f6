//! The arguments of the process: splits them at options, joins an option with its value, drops the
//! options that a hint adds itself, and adds `--game`.

use std::ffi::{OsStr, OsString};

use crate::game::TypedDay;

/// The options of the program that take a value.
const WITH_VALUE: [&str; 3] = ["--db", "--lang", "--color"];

/// Returns `true` if an option is given, even among wrong arguments.
pub(super) fn has_option(args: &[OsString], option: &str) -> bool {
    args.iter().take_while(|arg| *arg != "--").any(|arg| arg == option)
}

/// Turns `--all 25` into `--all=25` and leaves `--all 7D` alone: a number after `--all` is how many
/// hands to show, anything else a card. Of `--until march 2024` the year belongs to the month.
/// A space before `-,` tells a score from an option.
pub(super) fn join_values(args: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let is_number = |arg: &OsStr| arg.as_encoded_bytes().iter().all(u8::is_ascii_digit);
    let is_month = |option: &OsStr, month: &OsStr| {
        ["--since", "--until", "--season"].iter().any(|period| option == *period)
            && month
                .to_str()
                .and_then(|month| TypedDay::parse(month).ok())
                .is_some_and(|day| matches!(day, TypedDay::Month { year: None, .. }))
    };
    let begins = |arg: &OsStr, with: &[u8]| arg.as_encoded_bytes().starts_with(with);
    let mut joined: Vec<OsString> = Vec::new();
    let mut options = true;
    for arg in args {
        options &= arg != "--";
        match joined.as_mut_slice() {
            [.., all] if options && all == "--all" && !arg.is_empty() && is_number(&arg) => {
                all.push("=");
                all.push(arg);
            }
            [.., option, month]
                if options && arg.len() == 4 && is_number(&arg) && is_month(option, month) =>
            {
                month.push(" ");
                month.push(arg);
            }
            _ if options && [&b"-,"[..], b"-;"].iter().any(|dash| begins(&arg, dash)) => {
                let mut score = OsString::from(" ");
                score.push(arg);
                joined.push(score);
            }
            _ => joined.push(arg),
        }
    }
    joined
}

/// Returns the arguments without `--db`, which hints add, and without `--lang`, `--color` and
/// `--ascii`, which `play` sets for its commands.
pub(super) fn what_is_asked(args: &[OsString]) -> Vec<String> {
    let mut rest = args.iter().map(|arg| arg.to_string_lossy().into_owned());
    let mut others = Vec::new();
    while let Some(arg) = rest.next() {
        let option = arg.split('=').next().unwrap_or_default();
        let takes_value = WITH_VALUE.contains(&option);
        if takes_value && option == arg {
            rest.next();
        } else if !takes_value && option != "--ascii" {
            others.push(arg);
        }
    }
    others
}

pub(super) fn is_plain(arg: &OsString) -> bool {
    !arg.as_encoded_bytes().starts_with(b"-")
}

/// Splits arguments before the first that is an option.
pub(super) fn split_plain(args: &[OsString]) -> (&[OsString], &[OsString]) {
    args.split_at(args.iter().take_while(|arg| is_plain(arg)).count())
}

/// Returns arguments as one text; `None` if they are not UTF-8.
pub(super) fn joined(args: &[OsString]) -> Option<String> {
    args.join(OsStr::new(" ")).into_string().ok()
}

/// Puts words between arguments.
pub(super) fn between<W: Into<OsString>>(
    before: &[OsString],
    words: impl IntoIterator<Item = W>,
    after: &[OsString],
) -> Vec<OsString> {
    let words: Vec<_> = words.into_iter().map(W::into).collect();
    [before, &words, after].concat()
}

/// Returns where the first argument stands that is no option of the program or its value.
pub(super) fn first_plain(args: &[OsString]) -> Option<usize> {
    let is_value = |place: usize| WITH_VALUE.iter().any(|option| args[place - 1] == *option);
    (1..args.len()).find(|&place| is_plain(&args[place]) && !is_value(place))
}

pub(super) fn with_game(args: &[OsString], number: &str) -> Vec<OsString> {
    let end = args.iter().position(|arg| arg == "--").unwrap_or(args.len());
    between(&args[..end], ["--game", number], &args[end..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    #[test]
    fn a_number_after_all_is_its_count_and_one_after_a_month_its_year() {
        check_read(include_str!("../../tests/typed/joined.txt"), |_, typed| {
            let args = shlex::split(typed).unwrap().into_iter().map(OsString::from);
            join_values(args).join(OsStr::new("|")).into_string().unwrap()
        });
    }
}
