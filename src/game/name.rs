//! Names of players, leagues and rulesets.

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::text::{is_control, visible};
use crate::cards::{Deck, parse_cards};

/// A name fit to be stored and shown: trimmed, with single spaces, in NFC, of
/// 1 to 40 characters, none of them a control.
///
/// A character is an extended grapheme cluster: what a reader takes for one.
///
/// ```
/// use crowns::game::Name;
///
/// let name = Name::new("  Zoe\u{308}   K. ").unwrap();
/// assert_eq!(name.as_str(), "Zoë K.");
/// assert_eq!(name.key(), Name::new("ZOË k.").unwrap().key());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name(String);

sampled! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum InvalidName {
        Empty;
        TooLong { start: String, characters: usize },
            for { start: "Wolfeschlegel", characters: 50 };
        TooHeavy { code_points: usize }, for { code_points: 500 };
        Control { character: char }, for { character: '\t' };
        /// A sign that separates names, or a name from a score.
        Separator { character: char },
            for { character: ',' } or { character: ';' } or { character: '=' };
        /// A score or a word that stands between names.
        Keyword { name: String }, for { name: "12" };
        /// A card of the deck.
        Card { name: String }, for { name: "5D" };
    }
}

impl Name {
    /// The most characters, as a reader counts them.
    pub const MAX_CHARACTERS: usize = 40;

    /// The most code points: ten per character, enough for any emoji but not
    /// for a pile of combining marks.
    pub const MAX_CODE_POINTS: usize = 10 * Self::MAX_CHARACTERS;

    pub fn new(text: &str) -> Result<Self, InvalidName> {
        let code_points = text.chars().count();
        if code_points > Self::MAX_CODE_POINTS {
            return Err(InvalidName::TooHeavy { code_points });
        }
        let text = text.trim();
        if let Some(character) = text.chars().find(|&c| is_control(c)) {
            return Err(InvalidName::Control { character });
        }
        let words: Vec<_> = text.split_whitespace().collect();
        let name: String = words.join(" ").nfc().collect();
        if name_key(&name).trim().is_empty() {
            return Err(InvalidName::Empty);
        }
        let characters = name.graphemes(true).count();
        if characters > Self::MAX_CHARACTERS {
            let start = name.graphemes(true).take(10).collect();
            return Err(InvalidName::TooLong { start, characters });
        }
        Ok(Self(name))
    }

    /// Reads the name of a new player, which must not be mistaken for a score or
    /// for several names.
    ///
    /// Players of older databases may have such names.
    ///
    /// # Errors
    ///
    /// As [`new`](Self::new), and for separators, scores, keywords and cards.
    pub fn new_player(text: &str) -> Result<Self, InvalidName> {
        let name = Self::new(text)?;
        if let Some(character) = name.0.chars().find(|c| SEPARATORS.contains(c)) {
            return Err(InvalidName::Separator { character });
        }
        if is_score(&name.0) || is_keyword(&name.0) {
            return Err(InvalidName::Keyword { name: name.0 });
        }
        if is_card(&name.0) {
            return Err(InvalidName::Card { name: name.0 });
        }
        Ok(name)
    }

    /// Returns the name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns what two names share that differ in case, width or characters that
    /// show nothing only.
    pub fn key(&self) -> String {
        name_key(&self.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// What cannot be in the name of a new player.
const SEPARATORS: [char; 5] = [',', ';', '&', '=', ':'];

/// What separates names, each of which may have several words.
const COMMAS: [char; 2] = [',', ';'];

/// Words between names, in the languages of the table and German, which are passed
/// over.
const CONJUNCTIONS: [&str; 6] = ["and", "&", "og", "och", "ja", "und"];

/// Words between the names of those who play each other, in small letters: Kim With is a
/// name.
const OPPONENTS: [&str; 11] =
    ["vs", "vs.", "v", "versus", "against", "with", "mod", "imod", "mot", "vastaan", "gegn"];

/// Returns `true` if the last of several words is a score, as in `Lucy 12`.
pub fn ends_in_score(name: &str) -> bool {
    let words: Vec<_> = name.split_whitespace().collect();
    matches!(words.as_slice(), [_, .., last] if is_score(last) || is_keyword(last))
}

fn is_score(word: &str) -> bool {
    let points = word.strip_suffix(['x', 'X']).filter(|points| !points.is_empty());
    points.unwrap_or(word).chars().all(|c| c.is_ascii_digit() || "+-*".contains(c))
}

pub(super) fn is_conjunction(word: &str) -> bool {
    CONJUNCTIONS.contains(&name_key(word).as_str())
}

/// Returns `true` for a word between names.
pub fn is_between_names(word: &str) -> bool {
    is_conjunction(word) || OPPONENTS.contains(&word)
}

fn is_keyword(word: &str) -> bool {
    // Going out, in each language.
    const SCORES: [&str; 10] = ["out", "ud", "ut", "ulos", "út", "x", "-", "–", "back", "?"];
    is_conjunction(word) || SCORES.contains(&name_key(word).as_str())
}

/// A letter alone, such as `K`, may be a name.
fn is_card(word: &str) -> bool {
    let deck = Deck { games: 1, low_ranks: false };
    word.chars().count() > 1 && parse_cards(word, deck).is_ok()
}

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
        Self::read_all(&without_end(without_lead(&args, is_one), is_one), is_known)
    }

    /// Reads names as [`read`](Self::read) does, and leaves out no word before or behind them.
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
        // `J. R.` and `Mr.` are of a name.
        let is_initial = |word: &str| word.ends_with('.') && word.chars().count() < 4;
        let name = if is_initial(word) { word } else { word.trim_matches(MARKS) };
        format!("{name}{comma}")
    };
    if is_one(arg.trim()) {
        return Some(arg.to_owned());
    }
    let words = arg.split(' ').filter(|word| !is_number(word)).map(plain);
    let words: Vec<_> = words.collect();
    let text = words.join(" ");
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

/// Leaves out what is said behind names: `please`, `again`.
fn without_end(mut args: Vec<String>, is_one: impl Fn(&str) -> bool) -> Vec<String> {
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

/// Returns what two names share that differ in case, width or characters that show
/// nothing only.
///
/// Case is folded as far as the standard library goes: upper case first, so
/// that `ß` meets `SS`, then lower.
pub fn name_key(name: &str) -> String {
    let folded: String = name.to_uppercase().to_lowercase().nfkc().collect();
    if folded.is_ascii() { folded } else { visible(&folded) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_arguments;

    fn check(text: &str, expect: &str) {
        let got = match Name::new(text) {
            Ok(name) => name.0,
            Err(error) => error.to_string(),
        };
        assert_eq!(got, expect, "{text:?}");
    }

    #[test]
    fn a_name_is_trimmed_and_composed() {
        check("  Ann ", "Ann");
        check("Mary\u{a0} \u{3000}Lou", "Mary Lou");
        check("e\u{301}", "é");
        check("'; DROP TABLE", "'; DROP TABLE");
        check("שרה", "שרה");
    }

    #[test]
    fn a_name_is_shown_as_it_is_and_compared_by_its_key() {
        let ann = Name::new("Ann").unwrap();
        assert_eq!((ann.as_str(), ann.key().as_str()), ("Ann", "ann"));
        assert_eq!(format!("{ann:>5}"), "  Ann");
    }

    #[test]
    fn a_name_has_one_to_forty_characters() {
        check("", "a name must not be empty");
        check(" \u{200d} ", "a name must not be empty");
        let family = "👨‍👩‍👧‍👦".repeat(40);
        check(&family, &family);
        check(&"x".repeat(41), "a name can have at most 40 characters; `xxxxxxxxxx…` has 41");
        check(
            &format!("Z{}", "\u{335}".repeat(400)),
            "a name can have at most 400 Unicode code points, not 401",
        );
    }

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        check("\u{1b}[31mAnn", "a name cannot contain control characters, such as U+001B");
        check("Ann\u{202e}", "a name cannot contain control characters, such as U+202E");
        check("An\nn", "a name cannot contain control characters, such as a line break");
    }

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
    fn characters_that_show_nothing_are_refused_or_tell_no_names_apart() {
        for hidden in ["\u{34f}", "\u{115f}", "\u{3164}", "\u{ffa0}", "\u{e0001}"] {
            let refused = Name::new(&format!("An{hidden}n"));
            assert!(matches!(refused, Err(InvalidName::Control { .. })), "{hidden:?}");
        }
        for ignored in [
            "\u{200c}",
            "\u{200d}",
            "\u{fe0f}",
            "\u{fe00}",
            "\u{180b}",
            "\u{2800}",
            "\u{e0041}",
            "\u{e0100}",
        ] {
            for name in [format!("Ann{ignored}"), format!("A{ignored}n{ignored}{ignored}n")] {
                assert_eq!(Name::new(&name).unwrap().key(), "ann", "{name:?}");
            }
            check(ignored, "a name must not be empty");
        }
        let keys =
            ["👨\u{200d}👩", "👨👩", "❤\u{200d}🔥", "❤🔥", "🏴\u{e0067}\u{e0062}\u{e007f}", "🏴"]
                .map(name_key);
        for (index, key) in keys.iter().enumerate() {
            assert!(!keys[..index].contains(key), "{key:?}");
        }
        assert_eq!(name_key("❤\u{fe0f}\u{200d}🔥"), name_key("❤\u{200d}🔥"));
    }

    #[test]
    fn case_and_width_do_not_tell_names_apart() {
        for (one, other) in [("Ann", "aNN"), ("Weiß", "WEISS"), ("ΟΔΟΣ", "οδος"), ("Ａｎｎ", "ann")]
        {
            assert_eq!(name_key(one), name_key(other));
        }
        assert_ne!(name_key("Ann"), name_key("Anne"));
    }
}
