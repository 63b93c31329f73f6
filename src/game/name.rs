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

/// Words between names, in the languages of the table and German, which are passed
/// over.
const CONJUNCTIONS: [&str; 8] = ["and", "&", "og", "och", "ja", "samt", "sekä", "und"];

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
