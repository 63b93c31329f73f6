//! The names that a typed one stands for, and those that are near it.

use std::collections::{BTreeSet, HashMap};

use strsim::damerau_levenshtein;
use unicode_normalization::UnicodeNormalization;
use uuid::Uuid;

use super::name::name_key;
use crate::rules::nearest;

/// Returns the names nearest to a typed one, in any case, the nearest first; a period after a
/// word is no letter: `Bob S.` is near to Bob Smith.
pub fn nearest_names<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let key = |name: &str| {
        let key = name_key(name);
        key.split(' ').map(|word| word.trim_end_matches('.')).collect::<Vec<_>>().join(" ")
    };
    nearest(&key(typed), names.into_iter().map(|name| (key(name), name)))
}

/// Returns the indexes of the names that a typed one stands for, in any case.
///
/// The first of these that there are: the same name; the same without accents, and all that
/// begin so if it has accents; the same with the [mark](disambiguated) that tells players apart; the
/// same with letters spelled out, such as `aase` for Åse; the same letters, such as `obrien` for
/// O'Brien, and the same words, `jean luc` for Jean-Luc and `mr king` for Mr. King; all that begin
/// so without accents; all with a word that is so or begins so, such as `ruth` for Oma Ruth.
pub fn find_name(names: &[&str], typed: &str) -> Vec<usize> {
    // Alone, an acute accent is typed for an apostrophe.
    let key = name_key(&typed.trim().replace('´', "'"));
    if key.is_empty() {
        return Vec::new();
    }
    let plain = without_accents(&key);
    let plain_name = |name: &str| without_accents(&name_key(name));
    let spelled = spelled_out(&key);
    let spelled_name = |name: &str| spelled_out(&name_key(name));
    let has_accents = key != plain;
    // Between words and at the ends, such a sign is no part of a name: `gran - tom`.
    let is_word = !plain.contains(char::is_whitespace)
        && plain.starts_with(char::is_alphanumeric)
        && plain.ends_with(char::is_alphanumeric);
    let letters = letters(&plain);
    let letters_of = |name: &str| self::letters(&plain_name(unmarked(name)));
    // Two letters may be a card.
    let is_start = plain.chars().count() > 2;
    let is_of_word = |word: &str, typed: &str| word == typed || is_start && word.starts_with(typed);
    let has_word =
        |name: &str, typed: &str| name.split([' ', '-']).any(|word| is_of_word(word, typed));
    let bare = |text: &str| text.replace(|c: char| ".'`’‘´ʼ·".contains(c), "");
    let spaced = |name: &str| bare(&plain_name(unmarked(name))).replace('-', " ");
    let words = bare(&plain);
    let has_words = words.contains(' ') && words.trim() == words;
    let stages: [&dyn Fn(&str) -> bool; 10] = [
        &|name| name_key(name) == key,
        // `bø` may be Børge as well as Bo.
        &|name| plain_name(name) == plain || has_accents && name_key(name).starts_with(&key),
        &|name| plain_name(unmarked(name)) == plain,
        &|name| spelled_name(unmarked(name)) == spelled,
        &|name| is_word && letters_of(name) == letters,
        &|name| has_words && spaced(name) == words,
        &|name| plain_name(name).starts_with(&plain) || spelled_name(name).starts_with(&spelled),
        &|name| is_word && letters_of(name).starts_with(&letters),
        &|name| has_words && spaced(name).starts_with(&words),
        &|name| {
            let name = unmarked(name);
            is_word
                && (has_word(&plain_name(name), &plain) || has_word(&spelled_name(name), &spelled))
        },
    ];
    let found = stages.into_iter().map(|holds| {
        let found = names.iter().enumerate().filter(|(_, name)| holds(name));
        found.map(|(index, _)| index).collect::<Vec<_>>()
    });
    found.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}

/// Returns for each name the indexes of those that it may have been typed for:
/// they differ in case, accents or the mark, or in one letter of four and more, or of three
/// that begin with the same: Tim and Tom.
pub fn look_alikes(names: &[&str]) -> Vec<BTreeSet<usize>> {
    let plain = |name: &&str| without_accents(&name_key(unmarked(name)));
    let keys: Vec<String> = names.iter().map(plain).collect();
    // Two texts that differ in a letter are the same without one of each.
    let mut shortened: HashMap<String, Vec<usize>> = HashMap::new();
    for (index, key) in keys.iter().enumerate() {
        let without = key.char_indices().map(|(at, c)| {
            let (before, after) = key.split_at(at);
            before.to_owned() + &after[c.len_utf8()..]
        });
        let all: BTreeSet<_> = without.chain([key.clone()]).collect();
        for text in all {
            shortened.entry(text).or_default().push(index);
        }
    }
    let mut near = vec![BTreeSet::new(); names.len()];
    let len = |key: &str| key.chars().count();
    let are_short =
        |a: &str, b: &str| (len(a), len(b)) == (3, 3) && a.chars().next() == b.chars().next();
    for same in shortened.values() {
        for (nth, &one) in same.iter().enumerate() {
            for &other in &same[nth + 1..] {
                let (a, b) = (&keys[one], &keys[other]);
                let may_slip = len(a).max(len(b)) > 3 || are_short(a, b);
                if a == b || may_slip && damerau_levenshtein(a, b) < 2 {
                    near[one].insert(other);
                    near[other].insert(one);
                }
            }
        }
    }
    near
}

/// Returns the name of what has an id; if others have the name, too, with a mark, `Cat (1a2b)`:
/// as much of the end of the id as no other has. The end is random, the beginning is the time.
pub fn disambiguated(name: &str, id: Uuid, others: impl IntoIterator<Item = Uuid>) -> String {
    let others: Vec<String> = others.into_iter().map(|other| other.simple().to_string()).collect();
    if others.is_empty() {
        return name.to_owned();
    }
    let id = id.simple().to_string();
    let is_unique = |mark: &&str| !others.iter().any(|other| other.ends_with(mark));
    let mut marks = (MIN_MARK..=id.len()).map(|length| &id[id.len() - length..]);
    format!("{name} ({})", marks.find(is_unique).unwrap_or(&id))
}

/// Returns a name without the mark that [`disambiguated`] has added, if it has one.
pub fn unmarked(name: &str) -> &str {
    let is_mark =
        |mark: &str| mark.len() >= MIN_MARK && mark.bytes().all(|byte| byte.is_ascii_hexdigit());
    match name.strip_suffix(')').and_then(|name| name.rsplit_once(" (")) {
        Some((unmarked, mark)) if is_mark(mark) => unmarked,
        _ => name,
    }
}

/// The fewest characters of a mark.
const MIN_MARK: usize = 4;

/// Returns `true` if two names differ only in case and in what stands between
/// letters: `O'Brien` and `obrien`, `Mary-Jo` and `maryjo`.
pub fn same_name(one: &str, other: &str) -> bool {
    let (one, other) = (name_key(one), name_key(other));
    one == other || !letters(&one).is_empty() && letters(&one) == letters(&other)
}

/// Returns `true` if two names differ as [`same_name`] allows, and in accents, which may be
/// spelled out: `Renee` and Renée, `Aase` and Åse.
pub fn same_but_accents(one: &str, other: &str) -> bool {
    let is_same =
        |plain: fn(&str) -> String| same_name(&plain(&name_key(one)), &plain(&name_key(other)));
    is_same(without_accents) || is_same(spelled_out)
}

/// Returns `true` if a name begins with the letters of a text, in any case, without accents
/// or spelled out.
pub fn begins_with(name: &str, start: &str) -> bool {
    let (name, start) = (name_key(name), name_key(start));
    let begins =
        |plain: fn(&str) -> String| letters(&plain(&name)).starts_with(&letters(&plain(&start)));
    begins(without_accents) || begins(spelled_out)
}

/// Returns what orders names: an accent counts where nothing else differs.
pub fn name_order(name: &str) -> (String, String) {
    let key = name_key(name);
    (without_accents(&key), key)
}

/// Returns the letters of a name in lower case, without accents and what stands between them.
pub fn name_letters(name: &str) -> String {
    letters(&without_accents(&name_key(name)))
}

/// Returns a text without spaces, periods, hyphens and apostrophes.
fn letters(text: &str) -> String {
    let is_between = |c: char| c.is_whitespace() || ".-'`’‘´ʼ‐‑–—·".contains(c);
    text.chars().filter(|&c| !is_between(c)).collect()
}

/// Returns a folded name with letters as they are spelled where a keyboard has none: `aa`
/// for å, `oe` for ø and ö.
fn spelled_out(key: &str) -> String {
    if key.is_ascii() {
        return key.to_owned();
    }
    let mut spelled = String::with_capacity(key.len());
    for c in key.chars() {
        match c {
            'å' => spelled += "aa",
            'ä' | 'æ' => spelled += "ae",
            'ö' | 'ø' => spelled += "oe",
            'ü' => spelled += "ue",
            'þ' => spelled += "th",
            c => spelled.push(c),
        }
    }
    without_accents(&spelled)
}

/// Returns a folded name without the accents of Latin, Greek and Cyrillic
/// letters; marks of other scripts tell letters apart and stay.
pub(super) fn without_accents(key: &str) -> String {
    if key.is_ascii() {
        return key.to_owned();
    }
    let is_accent = |c: &char| matches!(c, '\u{300}'..='\u{36f}');
    let mut plain = String::with_capacity(key.len());
    for c in key.nfkd().filter(|c| !is_accent(c)) {
        match c {
            'æ' => plain += "ae",
            'œ' => plain += "oe",
            'ø' => plain.push('o'),
            'ł' => plain.push('l'),
            'đ' | 'ð' => plain.push('d'),
            'ı' => plain.push('i'),
            c => plain.push(c),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    #[test]
    fn names_are_found_as_they_are_typed() {
        check_read(include_str!("../../tests/typed/found-names.txt"), |names, typed| {
            let names: Vec<_> = names.split(", ").collect();
            match find_name(&names, typed).as_slice() {
                [] => "-".to_owned(),
                found => found.iter().map(|&index| names[index]).collect::<Vec<_>>().join(", "),
            }
        });
    }

    #[test]
    fn a_mark_is_added_and_left_out() {
        let cat = |id| Uuid::from_u128(id);
        let marked = disambiguated("Cat", cat(0x1a2b), [cat(0x3c4d)]);
        assert_eq!((marked.as_str(), unmarked(&marked)), ("Cat (1a2b)", "Cat"));
        for name in ["Cat", "Cat (12)", "Cat (the 2nd)", "Cat(1a2b)", ")", " ()"] {
            assert_eq!(unmarked(name), name);
        }
    }

    #[test]
    fn accents_order_names_that_are_else_the_same() {
        let mut names = ["Zoé", "Åse", "Zoe", "zoe b", "Asta", "Þór", "Thea", "Zora"];
        names.sort_by_cached_key(|name| name_order(name));
        assert_eq!(names, ["Åse", "Asta", "Thea", "Zoe", "Zoé", "zoe b", "Zora", "Þór"]);
    }

    #[test]
    fn names_look_alike_that_differ_in_case_accents_or_a_letter() {
        let check = |names: &[&str], expect: &[&[usize]]| {
            let near: Vec<Vec<_>> = look_alikes(names).into_iter().map(Vec::from_iter).collect();
            assert_eq!(near, expect, "{names:?}");
        };
        check(&["Zoe", "zoë", "Zoé"], &[&[1, 2], &[0, 2], &[0, 1]]);
        check(&["Kristian", "Christian", "Cristian"], &[&[2], &[2], &[0, 1]]);
        check(&["Karin", "Karni", "Ann", "Anne"], &[&[1], &[0], &[3], &[2]]);
        check(&["Ann", "Dan", "Jan"], &[&[], &[], &[]]);
        check(&["Tim", "Tom", "Kim", "To"], &[&[1], &[0], &[], &[]]);
        check(&["Cat (1a2b)", "Cat (3c4d)"], &[&[1], &[0]]);
    }

    #[test]
    fn names_may_differ_in_accents_alone() {
        for (one, other) in [("Renee", "Renée"), ("jean luc", "Jéan-Luc"), ("Bjorn", "Bjørn")] {
            assert!(same_but_accents(one, other) && !same_name("Renee", "Renée"), "{one}");
        }
        for (one, other) in [("Aase", "Åse"), ("Soeren", "Søren"), ("Mueller", "Müller")] {
            assert!(same_but_accents(one, other) && !same_name(one, other), "{one}");
        }
        assert!(!same_but_accents("Rene", "Renée"));
        assert!(begins_with("Åse", "aa") && begins_with("Åse", "AS") && !begins_with("Åse", "e"));
    }

    #[test]
    fn a_slip_or_a_beginning_is_near() {
        let names = ["Ann", "Anne", "Bob", "Robert", "Annabel"];
        assert_eq!(nearest_names("Ann", names), ["Ann", "Anne", "Annabel"]);
        assert_eq!(nearest_names("bbo", names), ["Bob"]);
        assert_eq!(nearest_names("rob", names), ["Bob", "Robert"]);
        assert_eq!(nearest_names("zed", names), [""; 0]);
        assert_eq!(nearest_names("A", ["B"]), [""; 0]);
        assert_eq!(nearest_names("Eleven", ["Seven"]), [""; 0]);
        assert_eq!(nearest_names("bob s.", ["Bob Smith", "Bo"]), ["Bob Smith"]);
        assert_eq!(nearest_names("...", ["Ann"]), [""; 0]);
        assert_eq!(nearest_names("Kristofer", ["Christofer"]), ["Christofer"]);
    }
}
