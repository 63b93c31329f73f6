//! A row in which scores have names, in any order. The grammar of its words:
//!
//! ```text
//! row   = item {["and" | "but" | "except"] item}
//!         The parts between commas are items, where they can be; there
//!         a name without a score shares that of those after it, if they are three or `each`
//! item  = names ["="] score ["each"]               ann 12; ann and bob 20 each
//!       | score [["each"] "for"] names             20 for ann and bob; 20 each
//!         Names after a comma share it too, as do those before a score: 20 for ann, bob and cat
//!         Without `for` these are whole names, and either all items of a row without commas
//!         are so or none, but for those of the rest.
//!       | "everyone" score "except" names          everyone 15 except ann, ann out
//! names = name {"and" name} ["both" | "each"]  |  "both" name "and" name
//!         With `each` there may be no `and` between them, and where a score for each
//!         follows: ann bob cat 20 5 8.
//!       | "the rest" | "everyone else" | "each" ...   all who are not named; as many scores as
//!                                                      they are go by seat: the rest 12 5 9
//!       | "the other two" | "two others" ...           if so many are not named
//!       | "everyone" ("but" | "except") names          all others; also `except bob everyone`,
//!                                                      and `or` between those excepted
//! name  = the name of a seat, or the start of one that is no word of a score: `and` is
//!         not Andy, `king` not Kingsley
//! "="   = "=" | ":" | "has" | "got" ...              of a correction "to" as well
//! ```

use std::collections::{BTreeSet, HashSet};

use super::super::error::{Entries, RowError, RowReading, SeatNotFound};
use super::super::tokens::{Rest, SIGN, is_link};
use super::by_seat::only_reading;
use super::line::Who;
use super::{Row, is_conjunction};
use crate::game::score::ScoreEntry;
use crate::game::text::{harmless, is_digits};

/// The texts of scores.
pub(super) type Scores = Vec<(Who, String)>;

/// The most words of a score: a hand of 14 cards as they are called out.
const LONGEST_SCORE: usize = 40;

/// How many ways to read words are enough, of the whole row and of a part of it: more than one
/// is ambiguous.
const ENOUGH: usize = 3;

/// The scores of an item that words begin with, and how many words it has.
type Item = (Scores, usize);

impl Row<'_> {
    /// Returns `true` if names are typed: with a sign or `for`, or words that are no
    /// scores but, more or less, names of seats, or stand for the rest of them.
    pub(super) fn is_named(&self, words: &[&str]) -> bool {
        let is_rest = |at: usize| {
            self.first_names(&words[at..], &[]).iter().any(|names| names.whose[0].is_rest())
        };
        words.contains(&SIGN)
            || words.split_last().is_some_and(|(_, before)| before.contains(&"for"))
            || words.iter().any(|word| self.is_name(word))
            || words.iter().any(|word| self.is_score(word)) && (0..words.len()).any(is_rest)
    }

    pub(super) fn is_name(&self, word: &str) -> bool {
        !self.is_score(word)
            && match self.find_seat(word) {
                Ok(_) | Err(SeatNotFound::Several { .. }) => true,
                Err(SeatNotFound::None { near, .. }) => !near.is_empty() && word != "and",
            }
    }

    /// Takes the only one of the ways to read words, of the whole row if there is one.
    pub(super) fn only(&self, readings: &[Scores], words: &[&str]) -> Result<Entries, RowError> {
        let mut readings: Vec<_> = readings.iter().flat_map(|one| self.filled_up(one)).collect();
        let calls = |(_, text): &(Who, String)| text.split(' ').any(|word| word == "and");
        // Somebody called Had may be left out in a reading.
        let is_link_name = |word: &&str| is_link(word) && self.find_seat(word).is_ok();
        let is_called = readings.iter().flatten().any(calls) || words.iter().any(is_link_name);
        if !is_called && readings.iter().any(|reading| self.is_whole(reading)) {
            readings.retain(|reading| self.is_whole(reading));
        }
        if readings.is_empty() {
            return self.first_named(words);
        }
        let mut found: Vec<RowReading> = Vec::new();
        for scores in readings {
            let texts = scores.iter().map(|(_, text)| harmless(text)).collect();
            let entries = self.entries(scores);
            if !found.iter().any(|other| self.has_points_of(other, &entries)) {
                found.push(self.reading_of(entries, texts));
            }
        }
        only_reading(found)
    }

    /// Returns `true` if each player of the round has a score.
    fn is_whole(&self, scores: &Scores) -> bool {
        scores.len() == self.turn.playing.len() || scores.iter().any(|(who, _)| who.is_rest())
    }

    /// Gives the score of the rest to each player who has none, or one to each.
    pub(super) fn filled_up(&self, scores: &Scores) -> Vec<Scores> {
        let (rest, others): (Scores, Scores) =
            scores.iter().cloned().partition(|(who, _)| who.is_rest());
        let [(Who::Rest(rest), text)] = rest.as_slice() else { return vec![others] };
        let mut left = self.without_score(&others);
        let is_all = left.len() == self.turn.playing.len();
        // Who is asked is not one of `the others`.
        let is_but_one = match *rest {
            Rest::All => false,
            Rest::Others => is_all,
            Rest::Count(count) => is_all && count + 1 == left.len(),
        };
        left.retain(|who| !(is_but_one && self.asked.map(Who::Seat) == Some(*who)));
        let fits = match *rest {
            Rest::All => !left.is_empty(),
            Rest::Others => !left.is_empty() && left.len() < self.turn.playing.len(),
            Rest::Count(count) => left.len() == count,
        };
        if !fits {
            return Vec::new();
        }
        let shared = self.shared(&left, text).into_iter().filter(|scores| self.is_read(scores));
        shared.map(|scores| [&*others, &scores].concat()).collect()
    }

    fn is_read(&self, scores: &Scores) -> bool {
        scores.iter().all(|(_, text)| self.read_score(text).is_ok())
    }

    /// Returns those who may be the rest and are in none of the scores.
    pub(super) fn without_score(&self, scores: &[(Who, String)]) -> Vec<Who> {
        let open = self.open.iter().map(|&seat| Who::Seat(seat));
        open.filter(|who| self.needs_score(*who, scores)).collect()
    }

    /// Reads scores that were read before.
    pub(super) fn entries(&self, scores: Scores) -> Entries {
        let entry = |(who, text): (Who, String)| Some((who.seat()?, self.read_score(&text).ok()?));
        scores.into_iter().filter_map(entry).collect()
    }

    /// Returns `true` for a player of the round who is in none of the scores, or for the rest.
    pub(super) fn needs_score(&self, who: Who, scores: &[(Who, String)]) -> bool {
        match who {
            Who::Rest(_) => !scores.iter().any(|(other, _)| other.is_rest()),
            Who::Seat(seat) => {
                self.turn.playing.contains(&seat) && scores.iter().all(|(other, _)| *other != who)
            }
        }
    }

    /// Finds the ways to read words as names with a score each: after the names, or before
    /// them. Of `k six` with King and Six both may be meant.
    pub(super) fn readings_of(&self, words: &[&str]) -> Vec<Scores> {
        let mut found: Vec<Scores> = Vec::new();
        for scores_first in [false, true] {
            let (mut readings, mut dead) = (Vec::new(), HashSet::new());
            self.search(words, scores_first, &mut Scores::new(), &mut readings, &mut dead);
            readings.retain(|reading| !found.iter().any(|other| self.is_same(reading, other)));
            found.extend(readings);
        }
        found
    }

    /// Returns `true` for two readings with the same scores, however they are typed.
    pub(super) fn is_same(&self, scores: &Scores, others: &Scores) -> bool {
        let score =
            |(who, text): &(Who, String)| (*who, self.read_score(text).map_err(|_| text.clone()));
        scores.iter().map(score).eq(others.iter().map(score))
    }

    /// Finds the ways to read words as items, perhaps with `and` between them, no name twice.
    /// How many words are left for which players, and lead to nothing, is in `dead`. Returns
    /// `true` if a way was found, or found again.
    fn search(
        &self,
        words: &[&str],
        scores_first: bool,
        scores: &mut Scores,
        found: &mut Vec<Scores>,
        dead: &mut HashSet<(usize, BTreeSet<Who>)>,
    ) -> bool {
        let words = if scores.is_empty() { words } else { self.after_conjunction(words) };
        if words.is_empty() && !scores.is_empty() {
            return self.add_reading(scores, found);
        }
        let state = (words.len(), scores.iter().map(|(who, _)| *who).collect());
        if dead.contains(&state) {
            return false;
        }
        let mut is_found = false;
        for (item, len) in self.items(words, scores_first, scores) {
            let before = scores.len();
            scores.extend(item);
            is_found |= self.search(&words[len..], scores_first, scores, found, dead);
            scores.truncate(before);
        }
        if !is_found {
            dead.insert(state);
        }
        is_found
    }

    /// Adds a reading that is not there, unless there are enough of its kind.
    fn add_reading(&self, scores: &Scores, found: &mut Vec<Scores>) -> bool {
        let gives_all = |scores: &Scores| {
            self.is_whole(scores) && self.filled_up(scores).iter().any(|all| self.is_whole(all))
        };
        let is_all = gives_all(scores);
        let is_wanted = found.iter().filter(|other| gives_all(other) == is_all).count() < ENOUGH;
        if is_wanted && !found.iter().any(|other| self.is_same(scores, other)) {
            found.push(scores.clone());
        }
        is_wanted
    }

    /// Finds the items that words may begin with, with names that are not taken.
    pub(super) fn items(
        &self,
        words: &[&str],
        scores_first: bool,
        taken: &[(Who, String)],
    ) -> Vec<Item> {
        let mut items = Vec::new();
        let mut add = |whose: &[Who], text: &str, after: &[&str]| {
            let is_read = |scores: &Scores| whose[0].is_rest() || self.is_read(scores);
            let shared = self.shared(whose, text).into_iter().filter(is_read);
            items.extend(shared.map(|scores| (scores, words.len() - after.len())));
        };
        for names in self.first_names(words, taken) {
            let is_rest = names.whose[0].is_rest();
            if scores_first && !is_rest {
                continue;
            }
            let is_several = is_rest || names.whose.len() > 1;
            let eachs = |words: &[&str]| match words {
                ["both" | "each", ..] if is_several => 1,
                _ => 0,
            };
            let rest = &words[names.len..];
            let each_before = eachs(rest);
            let rest = &rest[each_before..];
            let rest = rest.strip_prefix(&[SIGN]).unwrap_or(rest);
            let has_list = is_several && names.whose[0] != Who::Rest(Rest::Count(1));
            let lists = if has_list { self.first_lists(rest) } else { Vec::new() };
            let scores = self.first_scores(rest).into_iter().map(|score| (score, false));
            for ((text, len), is_list) in scores.chain(lists.into_iter().map(|list| (list, true))) {
                let after = &rest[len..];
                let each_after = eachs(after);
                let after = &after[each_after..];
                if !names.needs_each || is_list || each_before + each_after > 0 {
                    add(&names.whose, &text, after);
                }
                // `everyone 15 except fay`, whose score is elsewhere
                if is_rest {
                    for others in self.all_but_those_behind(after, taken) {
                        add(&others.whose, &text, &after[others.len..]);
                    }
                }
            }
        }
        for (text, len) in self.first_scores(words) {
            let rest = &words[len..];
            let behind_each = rest.strip_prefix(&["each"]);
            let behind_for = behind_each.unwrap_or(rest).strip_prefix(&["for"]);
            let named = behind_for.unwrap_or(rest);
            // Of `jack 5 may` the 5 may be all that Jack has.
            if behind_for.is_none() && self.is_name_and_score(&words[..len]) {
                continue;
            }
            for names in self.first_names(named, taken) {
                let name = &named[..names.len];
                // Of `9 jack black` the jack is no card.
                let is_part = || {
                    let whole = |at: usize| {
                        words[at].contains(char::is_alphanumeric)
                            && self.is_name_of(names.whose[0], &words[at..len + names.len])
                    };
                    (0..len).any(whole)
                };
                let is_whole = || self.whole_name(name).is_some() && !is_part();
                let is_named = || behind_for.is_some() || scores_first && is_whole();
                // `20 each` alone says not of whom.
                let is_begun = self.open.len() < self.turn.playing.len();
                let is_alone = named == ["each"] && taken.is_empty() && !is_begun;
                if (!names.needs_each || behind_each.is_some())
                    && (names.whose[0].is_rest() && !is_alone || is_named())
                {
                    add(&names.whose, &text, &named[names.len..]);
                }
            }
        }
        items
    }

    /// Returns `true` for the name of a seat and a score after it: `jack 5`.
    pub(super) fn is_name_and_score(&self, words: &[&str]) -> bool {
        let [name, score @ ..] = words else { return false };
        self.whole_name(&[name]).is_some() && self.read_score(&score.join(" ")).is_ok()
    }

    /// Finds the scores that words may begin with, each with the number of its words.
    fn first_scores(&self, words: &[&str]) -> Vec<(String, usize)> {
        let end = words.iter().position(|word| *word == SIGN).unwrap_or(words.len());
        let texts = (1..=end.min(LONGEST_SCORE)).map(|len| (words[..len].join(" "), len));
        texts.filter(|(text, _)| self.read_score(text).is_ok()).collect()
    }

    /// Finds lists of scores that words may begin with, one for each of several: `12 5 and 9`.
    fn first_lists(&self, words: &[&str]) -> Vec<(String, usize)> {
        let is_of_list = |word: &&&str| is_conjunction(word) || self.read_score(word).is_ok();
        let end = words.iter().take_while(is_of_list).count();
        let texts = (2..=end.min(2 * self.open.len())).map(|len| (words[..len].join(" "), len));
        let is_list = |(text, len): &(String, usize)| {
            !is_conjunction(words[len - 1]) && self.read_score(text).is_err()
        };
        texts.filter(is_list).collect()
    }

    /// Gives a score to each of some players; if it may be one score for each, `20 and 10` or
    /// `20 10`, in this way too.
    pub(super) fn shared(&self, whose: &[Who], text: &str) -> Vec<Scores> {
        let with = |texts: Vec<String>| whose.iter().copied().zip(texts).collect();
        let words: Vec<_> = text.split(' ').collect();
        let parts = words.split(|word| is_conjunction(word)).map(|part| part.join(" "));
        // A number may have several words.
        let is_number = matches!(self.read_score(text), Ok(ScoreEntry::Points(_)));
        let single = words.iter().filter(|word| !is_conjunction(word) && !is_number);
        let each = [parts.collect(), single.map(|&word| word.to_owned()).collect::<Vec<_>>()];
        let each = each.into_iter().find(|texts| {
            texts.len() > 1
                && texts.len() == whose.len()
                && texts.iter().all(|text| self.read_score(text).is_ok())
        });
        // `12 and 9` and `7 9` are no sum for each of three.
        let mut scores = words.iter().filter(|word| !is_conjunction(word));
        let is_list = whose.len() > 1
            && each.is_none()
            && scores.clone().count() > 1
            && scores.all(|word| is_digits(word));
        let shared = (!is_list).then(|| with(vec![text.to_owned(); whose.len()]));
        shared.into_iter().chain(each.map(with)).collect()
    }
}
