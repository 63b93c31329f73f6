//! A row in which scores have names, in any order. The grammar of its words:
//!
//! ```text
//! row   = item {["and"] item}    the parts between commas are items, where they can be; there
//!         a name without a score shares that of those after it, if they are three or `each`
//! item  = names ["="] score ["each"]               ann 12; ann and bob 20 each
//!       | score [["each"] "for"] names             20 for ann and bob; 20 each
//!         Without `for` these are whole names. Either all items of a row without commas are
//!         so or none, but for those of the rest.
//! names = name {"and" name} ["both" | "each"]  |  "both" name "and" name
//!       | "the rest" | "everyone else" | "each" ...   all who are not named
//! name  = the name of a seat, or the start of one that is no word of a score: `and` is
//!         not Andy, `king` not Kingsley
//! "="   = "=" | ":" | "has" | "got" | "to" ...
//! ```

use std::collections::{BTreeSet, HashSet};
use std::iter;

use super::super::error::{Entries, RowError, SeatNotFound};
use super::super::tokens::{SIGN, is_rest};
use super::line::Line;
use super::{Row, is_conjunction};
use crate::cards::called_first;
use crate::game::find_name::{same_but_accents, unmarked};
use crate::game::score::{ScoreArgsError, ScoreEntry, ScoreEntryError};
use crate::game::text::harmless;

/// Seats with the text of their scores; [`REST`] is one of them.
pub(super) type Scores = Vec<(usize, String)>;

/// Stands for all players who are not named.
const REST: usize = usize::MAX;

/// The most words of a score: a hand of 14 cards as they are called out.
const LONGEST_SCORE: usize = 40;

/// How many ways to read words are enough: more than one is ambiguous.
const ENOUGH: usize = 3;

/// The seats of names that words begin with, and how many words they have.
type Names = (Vec<usize>, usize);

/// The scores of an item that words begin with, and how many words it has.
type Item = (Scores, usize);

impl Row<'_> {
    /// Returns `true` if names are typed: with a sign or `for`, or words that are no
    /// scores but, more or less, names of seats, or stand for the rest of them.
    pub(super) fn is_named(&self, words: &[&str]) -> bool {
        let is_rest = |at: usize| {
            self.first_names(&words[at..], &[]).iter().any(|(seats, _)| *seats == [REST])
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

    /// Finds the ways to read a line as names with their scores: by its commas, or else, or if
    /// a name between them may be a score, without them.
    pub(super) fn readings(&self, line: &Line<'_>) -> Vec<Scores> {
        let by_commas = self.between_commas(line, false);
        let mut readings = match by_commas {
            Some((_, false)) => Vec::new(),
            _ => self.readings_of(&line.words),
        };
        let by_commas = match by_commas {
            None if !readings.is_empty() => self.between_commas(line, true),
            by_commas => by_commas,
        };
        let by_commas = by_commas.map(|(scores, _)| scores);
        readings.extend(by_commas.filter(|one| !readings.contains(one)));
        readings
    }

    /// Takes the only one of the ways to read words, of the whole row if there is one.
    pub(super) fn only(&self, readings: &[Scores], words: &[&str]) -> Result<Entries, RowError> {
        let mut readings: Vec<_> = readings.iter().flat_map(|one| self.filled_up(one)).collect();
        let calls = |(_, text): &(usize, String)| text.split(' ').any(|word| word == "and");
        let is_called = readings.iter().flatten().any(calls);
        let is_whole = |reading: &Scores| reading.len() == self.turn.playing.len();
        if !is_called && readings.iter().any(is_whole) {
            readings.retain(is_whole);
        }
        match readings.len() {
            0 => self.first_named(words),
            1 => Ok(self.entries(readings.remove(0))),
            _ => {
                let reading = |scores: Scores| {
                    let texts = scores.iter().map(|(_, text)| harmless(text)).collect();
                    self.reading_of(self.entries(scores), texts)
                };
                Err(RowError::Ambiguous(readings.into_iter().map(reading).collect()))
            }
        }
    }

    /// Gives the score of the rest to each player who has none, or one to each.
    fn filled_up(&self, scores: &Scores) -> Vec<Scores> {
        let is_rest = |(seat, _): &(usize, String)| *seat == REST;
        let (rest, others): (Scores, Scores) = scores.iter().cloned().partition(is_rest);
        let [(_, text)] = rest.as_slice() else { return vec![others] };
        let left = self.open.iter().copied().filter(|seat| self.needs_score(*seat, &others));
        let shared = self.shared(&left.collect::<Vec<_>>(), text);
        shared.iter().map(|scores| [&*others, scores].concat()).collect()
    }

    /// Reads scores that were read before.
    fn entries(&self, scores: Scores) -> Entries {
        let entry = |(seat, text): (usize, String)| Some((seat, self.read_score(&text).ok()?));
        scores.into_iter().filter_map(entry).collect()
    }

    /// Returns `true` for a player of the round who is in none of the scores, or for the rest.
    fn needs_score(&self, seat: usize, scores: &[(usize, String)]) -> bool {
        (seat == REST || self.turn.playing.contains(&seat))
            && scores.iter().all(|(other, _)| *other != seat)
    }

    /// Reads a line of which each part between commas is a name and a score, `jack 5, mo out`,
    /// or a name that shares the score of those after it; `None` if one is not, or can be read
    /// in two ways. Returns whether such a name may be a score, too. Where the score of a name
    /// may be missing, such as that of Ben in `ben, jack 5`, it has none, or nothing is read.
    fn between_commas(&self, line: &Line<'_>, may_miss: bool) -> Option<(Scores, bool)> {
        let (mut scores, mut names, mut is_doubtful) = (Scores::new(), Vec::new(), false);
        for part in line.parts() {
            // `ann, bob each 20`
            let is_each = |word: &&str| !names.is_empty() && ["both", "each"].contains(word);
            let words: Vec<_> = part.iter().copied().filter(|word| !is_each(word)).collect();
            let firsts = self.first_names(&words, &[]);
            match self.only_item(&words) {
                Some(item) if names.is_empty() => scores.extend(item),
                Some(item) => {
                    // Of two names the score of the first may be missing.
                    let is_list = names.len() + item.len() > 2 || words.len() < part.len();
                    if firsts.is_empty() || item.iter().any(|(seat, _)| *seat == REST) {
                        return None;
                    }
                    if is_list {
                        names.extend(item.iter().map(|(seat, _)| *seat));
                        let [shared] = self.shared(&names, &item[0].1).try_into().ok()?;
                        scores.extend(shared);
                    } else if may_miss {
                        scores.extend(item);
                    } else {
                        return None;
                    }
                    names.clear();
                }
                None => {
                    is_doubtful |= self.is_score(words.first()?);
                    names.extend(firsts.into_iter().find(|(_, len)| *len == words.len())?.0);
                }
            }
        }
        let is_first = |(index, (seat, _)): (usize, &(usize, String))| {
            self.needs_score(*seat, &scores[..index])
        };
        let is_clear = names.is_empty() && scores.iter().enumerate().all(is_first);
        (is_clear && !scores.is_empty()).then_some((scores, is_doubtful))
    }

    /// Reads words as one score with its names, if there is no other way.
    fn only_item(&self, words: &[&str]) -> Option<Scores> {
        let words = words.strip_prefix(&["and"]).unwrap_or(words);
        let [reading] = self.readings_of(words).try_into().ok()?;
        let item = (reading, words.len());
        let is_item = |scores_first| self.items(words, scores_first, &[]).contains(&item);
        (is_item(false) || is_item(true)).then(|| item.0.clone())
    }

    /// Returns what is wrong with the only part between commas that is no name and score.
    pub(super) fn bad_part(&self, line: &Line<'_>) -> Option<RowError> {
        let parts = line.parts();
        let mut bad = parts.iter().filter(|part| self.only_item(part).is_none());
        let words = *bad.next().filter(|_| bad.next().is_none() && parts.len() > 1)?;
        let seat = |end: usize| Some((self.find_seat(&words[..end].join(" ")).ok()?, end));
        match (1..words.len()).rev().find_map(seat) {
            Some((seat, end)) => {
                let score = words[end..].strip_prefix(&[SIGN]).unwrap_or(&words[end..]);
                self.score(seat, &score.join(" ")).err()
            }
            None => {
                self.is_named(words).then(|| self.only(&self.readings_of(words), words).err())?
            }
        }
    }

    /// Finds the ways to read words as names with a score each: behind the names, or else
    /// before them.
    pub(super) fn readings_of(&self, words: &[&str]) -> Vec<Scores> {
        let mut found = Vec::new();
        for scores_first in [false, true] {
            if found.is_empty() {
                let mut dead = HashSet::new();
                self.search(words, scores_first, &mut Scores::new(), &mut found, &mut dead);
            }
        }
        found
    }

    /// Finds the ways to read words as items, perhaps with `and` between them, no name twice.
    /// How many words are left for which players, and cannot be read, is in `dead`.
    fn search(
        &self,
        words: &[&str],
        scores_first: bool,
        scores: &mut Scores,
        found: &mut Vec<Scores>,
        dead: &mut HashSet<(usize, BTreeSet<usize>)>,
    ) {
        let words = match words {
            [and, rest @ ..] if is_conjunction(and) && !scores.is_empty() => rest,
            words => words,
        };
        if words.is_empty() && !scores.is_empty() {
            found.push(scores.clone());
        }
        let state = (words.len(), scores.iter().map(|(seat, _)| *seat).collect());
        if dead.contains(&state) {
            return;
        }
        let count = found.len();
        for (item, len) in self.items(words, scores_first, scores) {
            if found.len() >= ENOUGH {
                break;
            }
            let before = scores.len();
            scores.extend(item);
            self.search(&words[len..], scores_first, scores, found, dead);
            scores.truncate(before);
        }
        if found.len() == count {
            dead.insert(state);
        }
    }

    /// Finds the items that words may begin with, with names that are not taken.
    fn items(&self, words: &[&str], scores_first: bool, taken: &[(usize, String)]) -> Vec<Item> {
        let mut items = Vec::new();
        let mut add = |seats: &[usize], text: &str, after: &[&str]| {
            let item = |scores| (scores, words.len() - after.len());
            items.extend(self.shared(seats, text).into_iter().map(item));
        };
        for (seats, len) in self.first_names(words, taken) {
            if scores_first && seats != [REST] {
                continue;
            }
            let is_each = |word: &&&str| {
                ["both", "each"].contains(*word) && (seats.len() > 1 || seats == [REST])
            };
            let without = |rest: &'_ [&str]| rest.iter().take(1).filter(is_each).count();
            let rest = &words[len..];
            let rest = &rest[without(rest)..];
            let rest = rest.strip_prefix(&[SIGN]).unwrap_or(rest);
            for (text, len) in self.first_scores(rest) {
                let after = &rest[len..];
                add(&seats, &text, &after[without(after)..]);
            }
        }
        for (text, len) in self.first_scores(words) {
            let rest = &words[len..];
            let behind_for = rest.strip_prefix(&["each"]).unwrap_or(rest).strip_prefix(&["for"]);
            let named = behind_for.unwrap_or(rest);
            for (seats, end) in self.first_names(named, taken) {
                // Of `9 jack black` the jack is no card.
                let is_part =
                    || (0..len).any(|at| self.is_name_of(seats[0], &words[at..len + end]));
                let is_whole = || self.whole_name(&named[..end]).is_some() && !is_part();
                let is_named = || scores_first && (behind_for.is_some() || is_whole());
                // `20 each` alone says not of whom.
                let is_begun = self.open.len() < self.turn.playing.len();
                let is_alone = named == ["each"] && taken.is_empty() && !is_begun;
                if seats == [REST] && !is_alone || is_named() {
                    add(&seats, &text, &named[end..]);
                }
            }
        }
        items
    }

    /// Finds the names that words may begin with, the longest of each number first.
    fn first_names(&self, words: &[&str], taken: &[(usize, String)]) -> Vec<Names> {
        const LONGEST: usize = 8;
        let (mut all, mut full) = (Vec::new(), None);
        for len in (1..=words.len().min(LONGEST)).rev() {
            let (name, after) = words.split_at(len);
            let seat = match self.find_seat(&name.join(" ")) {
                Ok(seat) => seat,
                // Of `nothing else` nobody else is meant.
                Err(_) if is_rest(&name.join(" ")) && name != ["else"] => REST,
                Err(_) => continue,
            };
            if full == Some(seat) || !self.needs_score(seat, taken) {
                continue;
            }
            // Of `mr king` the king is no card.
            if seat != REST && self.is_name_of(seat, name) {
                full = Some(seat);
            }
            all.push((vec![seat], len));
            // Of `all but bob` bob is none.
            if let [and, others @ ..] = after
                && is_conjunction(and)
                && seat != REST
            {
                let others = self.first_names(others, taken).into_iter();
                let others = others.filter(|(others, _)| !others.contains(&seat));
                all.extend(
                    others.map(|(others, end)| ([vec![seat], others].concat(), len + 1 + end)),
                );
            }
        }
        if let [both, others @ ..] = words
            && both.eq_ignore_ascii_case("both")
        {
            let two = self.first_names(others, taken).into_iter();
            all.extend(two.filter(|(two, _)| two.len() == 2).map(|(two, len)| (two, len + 1)));
        }
        all
    }

    /// Finds the scores that words may begin with, each with the number of its words.
    fn first_scores(&self, words: &[&str]) -> Vec<(String, usize)> {
        let end = words.iter().position(|word| *word == SIGN).unwrap_or(words.len());
        let texts = (1..=end.min(LONGEST_SCORE)).map(|len| (words[..len].join(" "), len));
        texts.filter(|(text, _)| self.read_score(text).is_ok()).collect()
    }

    /// Gives a score to each of some players; if it may be one score for each, `20 and 10` or
    /// `20 10`, in this way too.
    fn shared(&self, seats: &[usize], text: &str) -> Vec<Scores> {
        let with = |texts: Vec<String>| seats.iter().copied().zip(texts).collect();
        let words: Vec<_> = text.split(' ').collect();
        let parts = words.split(|word| is_conjunction(word)).map(|part| part.join(" "));
        // A number may have several words.
        let is_number = matches!(self.read_score(text), Ok(ScoreEntry::Points(_)));
        let single = words.iter().filter(|word| !is_conjunction(word) && !is_number);
        let each = [parts.collect(), single.map(|&word| word.to_owned()).collect::<Vec<_>>()];
        let each = each.into_iter().find(|texts| {
            texts.len() > 1
                && texts.len() == seats.len()
                && texts.iter().all(|text| self.read_score(text).is_ok())
        });
        let shared = with(vec![text.to_owned(); seats.len()]);
        iter::once(shared).chain(each.map(with)).collect()
    }

    /// Returns the seat of a name of which each word is typed in full.
    fn whole_name(&self, name: &[&str]) -> Option<usize> {
        let seat = self.find_seat(&name.join(" ")).ok()?;
        let mut parts = name.iter().map(|word| self.sheet.has_name_part(seat, word));
        parts.all(|is_part| is_part).then_some(seat)
    }

    /// Returns `true` if words are the name of a seat with all its words.
    fn is_name_of(&self, seat: usize, words: &[&str]) -> bool {
        same_but_accents(unmarked(self.sheet.seats[seat].name()), &words.join(" "))
    }

    /// Reads names and scores from left to right, for the first error; if there
    /// is none, a name is there twice.
    pub(super) fn first_named(&self, words: &[&str]) -> Result<Entries, RowError> {
        // `0 for zoe`
        let is_for = |at: &usize| words[*at] == "for";
        for at in (1..words.len().saturating_sub(1)).filter(is_for) {
            if self.first_names(&words[at + 1..], &[]).is_empty() {
                self.find_seat(words[at + 1])?;
            }
        }
        if let [score @ .., name] = words
            && let (Ok(seat), Ok(_)) = (self.find_seat(name), self.read_score(&score.join(" ")))
        {
            let name = self.sheet.seat_names()[seat].clone();
            let score = score.join(" ");
            return Err(ScoreArgsError::NameLast { name, score }.into());
        }
        let (mut scores, mut of_rest) = (Scores::new(), Scores::new());
        let mut before: Option<(usize, &[&str])> = None;
        let mut rest = words;
        while !rest.is_empty() {
            let whole = rest;
            if let (["and" | "&", after @ ..], false) = (rest, scores.is_empty()) {
                rest = after;
            }
            let items = self.items(rest, true, &of_rest).into_iter();
            let longest = items.filter(|(scores, _)| scores[0].0 == REST).max_by_key(|item| item.1);
            if let Some((item, len)) = longest {
                of_rest = item;
                rest = &rest[len..];
                continue;
            }
            let (name, score, after) = self.split_named(rest);
            let seat = match (self.find_seat(&name.join(" ")), before) {
                (Ok(seat), _) => seat,
                // Words before a name belong to the score before them.
                (Err(_), Some((seat, score)))
                    if name.last().is_some_and(|word| self.find_seat(word).is_ok()) =>
                {
                    let strays = name.iter().take_while(|word| self.find_seat(word).is_err());
                    let score: Vec<_> = score.iter().chain(strays).copied().collect();
                    self.score(seat, &score.join(" "))?;
                    self.find_seat(&name.join(" "))?
                }
                (Err(error), before) => {
                    // It may be more of the score before it: `king and sevens`.
                    let more = |(seat, score): (usize, &[&str])| {
                        self.score(seat, &[score, whole].concat().join(" ")).err()
                    };
                    return Err(match before.and_then(more) {
                        Some(RowError::Score {
                            seat,
                            error: error @ ScoreEntryError::NoNumber { .. },
                        }) => RowError::Score { seat, error },
                        _ => error.into(),
                    });
                }
            };
            if score.is_empty() {
                let name = self.sheet.seat_names()[seat].clone();
                return Err(ScoreArgsError::NoScore { name }.into());
            }
            let text = score.join(" ");
            match (score, self.score(seat, &text)) {
                (_, Ok(_)) => scores.push((seat, text)),
                (_, Err(error @ RowError::Score { error: ScoreEntryError::Mark { .. }, .. })) => {
                    return Err(error);
                }
                ([first, second, ..], Err(_))
                    if self.is_plain(first) && called_first(score) < 2 =>
                {
                    let value = harmless(second);
                    return Err(ScoreArgsError::Mixed { value }.into());
                }
                (_, Err(error)) => return Err(error),
            }
            before = Some((seat, score));
            rest = after;
        }
        scores.extend(of_rest);
        Ok(self.entries(self.filled_up(&scores).remove(0)))
    }

    /// Splits the first name and its score from the words after them.
    fn split_named<'w, 't>(
        &self,
        words: &'w [&'t str],
    ) -> (&'w [&'t str], &'w [&'t str], &'w [&'t str]) {
        let sign = words.iter().position(|word| *word == SIGN);
        let first_score = words.iter().skip(1).position(|word| self.is_score(word));
        let first_score = first_score.map_or(words.len(), |index| index + 1);
        let is_seat = |len: &usize| self.find_seat(&words[..*len].join(" ")).is_ok();
        let (name, rest) = match sign {
            Some(sign) if sign <= first_score => (&words[..sign], &words[sign + 1..]),
            _ => words.split_at((1..=first_score).rev().find(is_seat).unwrap_or(first_score)),
        };
        let called = called_first(rest).max(1);
        let starts_name = |index: usize| {
            let is_signed = rest.get(index + 1) == Some(&SIGN);
            is_signed || index >= called && !self.is_score(rest[index])
        };
        let end = (0..rest.len()).find(|&index| starts_name(index));
        let (score, after) = rest.split_at(end.unwrap_or(rest.len()));
        (name, score, after)
    }
}
