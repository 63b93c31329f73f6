//! Names of several players as they are typed, and of those who join, with their totals.

use super::name::{ends_in_score, is_between_names, is_conjunction};
use super::name_doubt::is_no_name;
use super::score::ScoreEntry;
use super::text::{is_control, is_one_of, joined, without_end};

/// What separates names, each of which may have several words.
const COMMAS: [char; 2] = [',', ';'];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedNames {
    /// The names, not checked yet.
    pub names: Vec<String>,
    /// A single text of several words that was read as several names.
    pub split: Option<String>,
}

impl TypedNames {
    /// Reads the names in some arguments: one in each, with `and`, `vs` or `&` between
    /// them, and perhaps `game with` before them. Where there are commas or semicolons, these separate and spaces do
    /// not, unless all words between two are known names. A single argument without them is split into words, except for names
    /// that are known.
    pub fn read(args: &[String], is_known: impl Fn(&str) -> bool) -> Self {
        // Several words in one of several arguments were quoted, and are a name.
        let is_quoted = |arg: &str| args.len() > 1 && arg.contains(' ') && !arg.contains(COMMAS);
        let is_one = |arg: &str| arg.chars().any(is_control) || is_quoted(arg) || is_known(arg);
        let args: Vec<_> = args.iter().filter_map(|arg| without_marks(arg, is_one)).collect();
        Self::read_all(&without_request(without_lead(&args, is_one), is_one), is_known)
    }

    /// Reads names as [`read`](Self::read) does, and leaves out no word before or after them.
    pub fn read_all(args: &[String], is_known: impl Fn(&str) -> bool) -> Self {
        let mut names = Vec::new();
        let mut split = None;
        let is_one = |arg: &str| arg.chars().any(is_control) || is_known(arg);
        if args.iter().any(|arg| arg.contains(COMMAS) && !is_one(arg.trim())) {
            let names = between_commas(args, is_one).into_iter();
            let names = names.flat_map(|name| match is_one(&name) || is_conjunction(&name) {
                true => vec![name],
                false => between(&name, is_between_names),
            });
            let names = names.flat_map(|name| {
                let words: Vec<_> = name.split(' ').collect();
                match !is_one(&name) && words.iter().all(|word| is_known(word)) {
                    true => words.into_iter().map(str::to_owned).collect(),
                    false => vec![name],
                }
            });
            return Self { names: names.collect(), split };
        }
        for arg in args {
            let arg = arg.trim();
            let words: Vec<_> = arg.split_whitespace().collect();
            if arg.is_empty() || is_one(arg) || args.len() == 1 && is_conjunction(arg) {
                names.push(arg.to_owned());
            } else if args.len() == 1 && words.len() > 1 {
                names.extend(known_or_words(&words, &is_known));
                split = Some(words.join(" "));
            } else {
                names.extend(between(arg, is_between_names));
            }
        }
        Self { names, split }
    }
}

/// Leaves out the numbers of a list, quotes and the ends of sentences: `1. ann 2. bob`, `"ann",
/// "bob"`, `zoe!`; `None` if nothing is left.
fn without_marks(arg: &str, is_one: impl Fn(&str) -> bool) -> Option<String> {
    const TITLES: &str = "mrs|rev|prof|col|gen|sgt|capt|frk|mag|ing|jnr|snr|esq";
    const MARKS: [char; 9] = ['"', '“', '”', '„', '*', '!', '?', ':', '.'];
    let is_number = |word: &str| {
        let number = word.trim_end_matches(['.', ')']);
        number.len() < word.len() && number.parse::<u8>().is_ok()
    };
    let plain = |word: &str| {
        let (word, comma) = match word.strip_suffix(COMMAS) {
            Some(name) => (name, &word[name.len()..]),
            None => (word, ""),
        };
        // `J. R.`, `J.R.` and `Mr.` are of a name.
        let is_title = |word: &str| is_one_of(TITLES, &word.to_lowercase());
        let is_initial = |word: &str| {
            let part = word.strip_suffix('.').map(|word| word.rsplit('.').next().unwrap_or(word));
            part.is_some_and(|part| (1..3).contains(&part.chars().count()) || is_title(part))
        };
        let name = if is_initial(word) { word } else { word.trim_matches(MARKS) };
        format!("{name}{comma}")
    };
    if is_one(arg.trim()) {
        return Some(arg.to_owned());
    }
    let text = joined(arg.split(' ').filter(|word| !is_number(word)).map(plain), " ");
    (!text.trim().is_empty() || arg.trim().is_empty()).then_some(text)
}

/// Leaves out what stands before names: `game`, `a new game with`, `we are`.
fn without_lead(args: &[String], is_one: impl Fn(&str) -> bool) -> Vec<String> {
    const BEFORE_GAME: [&str; 6] = ["a", "another", "new", "one", "our", "the"];
    const AFTER_GAME: [&str; 4] = ["between", "for", "of", "with"];
    const BEFORE_NAMES: &str = "we are|we're|it's|it is|the players are|players are|playing are|\
        with|med|með|for|för|mellem|mellan|vi er|vi är|me olemme|við erum";
    let Some((first, rest)) = args.split_first().filter(|(first, _)| !is_one(first.trim())) else {
        return args.to_vec();
    };
    let words: Vec<_> = first.split_whitespace().chain(rest.iter().map(|arg| arg.trim())).collect();
    let lower: Vec<_> = words.iter().map(|word| word.to_lowercase()).collect();
    let lower: Vec<_> = lower.iter().map(String::as_str).collect();
    let before = lower.iter().take_while(|word| BEFORE_GAME.contains(*word)).count();
    let begun = |said: &str| {
        let len = said.split(' ').count();
        lower.get(..len)?.iter().copied().eq(said.split(' ')).then_some(len)
    };
    let lead = match lower[before..] {
        ["game", with, ..] if AFTER_GAME.contains(&with) => before + 2,
        ["game", ..] => before + 1,
        _ => match BEFORE_NAMES.split('|').find_map(begun) {
            Some(len) if len < words.len() => len,
            _ => return args.to_vec(),
        },
    };
    let in_first = first.split_whitespace().count();
    let of_first = words[lead.min(in_first)..in_first].join(" ");
    let of_first = (!of_first.is_empty()).then_some(of_first);
    of_first.into_iter().chain(rest.iter().skip(lead.saturating_sub(in_first)).cloned()).collect()
}

/// Leaves out what is said after names: `please`, `again`.
fn without_request(mut args: Vec<String>, is_one: impl Fn(&str) -> bool) -> Vec<String> {
    const SAID: [&str; 10] =
        ["please", "pls", "plz", "thanks", "again", "now", "igen", "igjen", "aftur", "taas"];
    let is_said = |word: &str| {
        SAID.contains(&&*word.trim_end_matches(['.', '!', ',']).to_lowercase()) && !is_one(word)
    };
    loop {
        let is_only = args.len() == 1;
        let Some(last) = args.last_mut() else { break };
        let (before, word) = last.trim().rsplit_once(' ').unwrap_or(("", last.trim()));
        let before = before.to_owned();
        if is_one(last.trim()) || !is_said(word) || before.is_empty() && is_only {
            break;
        }
        *last = before;
        while let Some(last) = args.last_mut() {
            last.truncate(last.trim_end_matches([',', ' ']).len());
            if !last.is_empty() {
                break;
            }
            args.pop();
        }
    }
    args
}

/// Splits arguments at commas, and what is between these at conjunctions.
pub(super) fn between_commas(args: &[String], is_one: impl Fn(&str) -> bool) -> Vec<String> {
    let mut parts = vec![String::new()];
    for arg in args.iter().map(|arg| arg.trim()) {
        let pieces: Vec<_> = match is_one(arg) && arg.contains(COMMAS) {
            true => vec![arg, ""],
            false => arg.split(COMMAS).collect(),
        };
        for (index, piece) in pieces.into_iter().enumerate() {
            match parts.last_mut() {
                Some(part) if index == 0 => *part = format!("{part} {piece}"),
                _ => parts.push(piece.to_owned()),
            }
        }
    }
    let parts = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty());
    // Alone it was meant as a name, which it cannot be.
    let names = |part: &str| match is_one(part) || is_conjunction(part) {
        true => vec![part.to_owned()],
        false => between(part, is_conjunction),
    };
    parts.flat_map(names).collect()
}

/// Splits words into the longest names that are known, and single words.
fn known_or_words(words: &[&str], is_known: &impl Fn(&str) -> bool) -> Vec<String> {
    let mut names = Vec::new();
    let mut rest = words;
    while !rest.is_empty() {
        let known = (1..=rest.len()).rev().find(|&count| is_known(&rest[..count].join(" ")));
        let (name, after) = rest.split_at(known.unwrap_or(1));
        if known.is_some() || !is_between_names(name[0]) {
            names.push(name.join(" "));
        }
        rest = after;
    }
    names
}

/// Splits a text at the words between names.
fn between(text: &str, is_between: impl Fn(&str) -> bool) -> Vec<String> {
    let text = text.replace('&', " & ");
    let words: Vec<_> = text.split_whitespace().collect();
    let parts = words.split(|word| is_between(word));
    parts.filter(|part| !part.is_empty()).map(|part| part.join(" ")).collect()
}

/// A player who joins, with the total to start with if one was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedJoin {
    pub name: String,
    pub total: Option<i32>,
}

impl TypedJoin {
    /// Reads players, with commas or `and` between them, each with the total after it if
    /// there is one: `Zoe 20, Max Power`, `Zoe 20 Max 30`. A name may have several words, unless each of them
    /// is a name that is known and the whole is none.
    pub fn read(args: &[String], is_known: impl Fn(&str) -> bool) -> Vec<Self> {
        let is_one = |text: &str| text.chars().any(is_control) || is_known(text);
        let parts = between_commas(args, is_one).into_iter();
        let parts: Vec<_> = parts
            .flat_map(|part| if is_one(&part) { vec![part] } else { behind_totals(&part) })
            .collect();
        let mut joins: Vec<Self> = Vec::new();
        for part in &parts {
            let whole = Self { name: part.clone(), total: None };
            let join = if is_one(part) { whole } else { Self::with_total(part).unwrap_or(whole) };
            let words: Vec<_> = join.name.split(' ').collect();
            match (joins.last_mut(), points(part)) {
                // `Zoe, 20`
                (Some(Self { total: total @ None, .. }), Some(points)) => *total = Some(points),
                _ if join.total.is_none()
                    && !is_known(&join.name)
                    && words.iter().all(|word| is_known(word)) =>
                {
                    joins.extend(join.each_word());
                }
                _ => joins.push(join),
            }
        }
        joins
    }

    /// Returns a player for each word of the name; the total is of the last.
    pub fn each_word(self) -> Vec<Self> {
        let names = self.name.split(' ').map(str::to_owned);
        let mut joins: Vec<_> = names.map(|name| Self { name, total: None }).collect();
        if let Some(last) = joins.last_mut() {
            last.total = self.total;
        }
        joins
    }

    /// Reads a name with a total after it: `Zoe 20`, `Zoe with 20 points`.
    fn with_total(text: &str) -> Option<Self> {
        let text = without_end(text, UNITS.split('|')).unwrap_or(text).replace('=', " ");
        let (name, total) = text.rsplit_once(' ')?;
        let mut name = name.trim_end();
        let shorter = |name| without_end(name, LINKS.split('|')).or_else(|| name.strip_suffix(':'));
        while let Some(shorter) = shorter(name) {
            name = shorter;
        }
        // Mr X, but not `zoe x`.
        let total = points(total).filter(|_| name.ends_with(" X") || !ends_in_score(name))?;
        Some(Self { name: name.to_owned(), total: Some(total) })
    }
}

/// What a total is counted in.
const UNITS: &str = "points|pts|point|poäng|poeng|pisteellä|pistettä|stig";

/// Words between a name and a total.
const LINKS: &str = "with|at|from|has|on|start|starts|starting|begins|beginning|total|med|\
    på|fra|från|starter|begynder|begynner|börjar|startar|með|frá|byrjar|summalla|aloittaa|\
    alkaa|pisteillä";

/// Splits players after each total with a name before and after it: `Zoe 50`, `Max 60`.
fn behind_totals(text: &str) -> Vec<String> {
    let words: Vec<_> = text.split(' ').collect();
    // In capitals `At` and `Med` are names.
    let is_in = |list: &str, word: &str| list.split('|').any(|one| one == word);
    let begins_name = |word: &str| {
        word.starts_with(char::is_alphabetic)
            && ![UNITS, LINKS].iter().any(|list| is_in(list, word))
            && !is_no_name(word)
    };
    let (mut parts, mut start) = (Vec::new(), 0);
    for end in 2..words.len() {
        let total = end - 1 - usize::from(is_in(UNITS, words[end - 1]));
        if total > start && points(words[total]).is_some() && begins_name(words[end]) {
            parts.push(words[start..end].join(" "));
            start = end;
        }
    }
    parts.push(words[start..].join(" "));
    parts
}

fn points(text: &str) -> Option<i32> {
    text.parse().ok().filter(|total: &i32| total.abs() <= ScoreEntry::MAX_POINTS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_arguments;

    /// Checks names; `split` says that those of one argument were taken apart.
    #[test]
    fn names_are_typed_with_spaces_commas_and_conjunctions() {
        check_arguments(include_str!("../../tests/typed/players.txt"), |_, values| {
            let typed = TypedNames::read(values, |name| {
                ["Mary Lou", "Gran,", "Kim", "Pia"].contains(&name)
            });
            let is_split = if typed.split.is_some() { "split: " } else { "" };
            format!("{is_split}{}", typed.names.join(" | "))
        });
    }

    #[test]
    fn no_word_is_left_out_of_names_that_are_new() {
        let names = |args: &[&str]| {
            let args: Vec<_> = args.iter().map(|arg| (*arg).to_owned()).collect();
            TypedNames::read_all(&args, |_| false).names
        };
        assert_eq!(names(&["Game", "Max", "Please"]), ["Game", "Max", "Please"]);
        assert_eq!(names(&["Game Max and Thanks"]), ["Game", "Max", "Thanks"]);
    }

    #[test]
    fn who_joins_is_typed_with_totals_and_names_of_several_words() {
        let known = ["Ann", "Bob", "Mary Lou", "Tom 2", "Ann Bob Cat", "Cat"];
        check_arguments(include_str!("../../tests/typed/joins.txt"), |_, values| {
            let text = |join: TypedJoin| match join.total {
                Some(total) => format!("{}: {total}", join.name),
                None => join.name,
            };
            let joins = TypedJoin::read(values, |name| known.contains(&name));
            joins.into_iter().map(text).collect::<Vec<_>>().join("; ")
        });
    }

    #[test]
    fn a_name_can_be_split_into_those_of_several() {
        let join = TypedJoin { name: "Zoe Max".to_owned(), total: Some(20) };
        let [zoe, max] = join.each_word().try_into().unwrap();
        assert_eq!((zoe.name.as_str(), zoe.total), ("Zoe", None));
        assert_eq!((max.name.as_str(), max.total), ("Max", Some(20)));
    }
}
