//! The arguments of the process: joins an option with its value, drops the options that a hint
//! adds itself, and adds `--game`.

use std::ffi::{OsStr, OsString};

use crate::game::TypedDay;

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
        match arg.as_str() {
            "--db" | "--lang" | "--color" => drop(rest.next()),
            "--ascii" => {}
            other
                if ["--db=", "--lang=", "--color=", "--ascii="]
                    .iter()
                    .any(|of| other.starts_with(of)) => {}
            _ => others.push(arg),
        }
    }
    others
}

pub(super) fn with_game(args: &[OsString], number: &str) -> Vec<OsString> {
    let end = args.iter().position(|arg| arg == "--").unwrap_or(args.len());
    let mut named = args.to_vec();
    named.splice(end..end, ["--game", number].map(OsString::from));
    named
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
