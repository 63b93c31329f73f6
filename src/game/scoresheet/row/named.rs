//! A row in which scores have names, in any order.

use super::super::error::{Entries, RowError, SeatNotFound};
use super::{COMMAS, Row, SIGN, is_conjunction, is_link};
use crate::cards::called_first;
use crate::game::find_name::{same_but_accents, unmarked};
use crate::game::score::{ScoreArgsError, ScoreEntry, ScoreEntryError};
use crate::game::text::harmless;

impl Row<'_> {
    /// Splits a text into words and signs, with names before their scores.
    pub(super) fn words<'t>(&self, text: &'t str) -> Vec<&'t str> {
        self.with_whole_names_first(
            self.with_names_first(self.with_signs_for_words(self.split(text))),
        )
    }

    /// Puts names before their scores: `0 for ann, 20 for bob`.
    fn with_names_first<'t>(&self, words: Vec<&'t str>) -> Vec<&'t str> {
        let mut parts = words.split(|word| word.eq_ignore_ascii_case("for"));
        let (mut score, mut named) = (parts.next().unwrap_or_default(), Vec::new());
        for part in parts {
            let is_name = |count: &usize| self.is_seat_or_rest(&part[..*count].join(" "));
            let name = (1..=part.len()).rev().find(is_name).unwrap_or(1);
            if score.is_empty() || part.is_empty() {
                return words;
            }
            named.extend(part[..name].iter().chain([&SIGN]).chain(score));
            score = &part[name..];
            if let [and, rest @ ..] = score
                && is_conjunction(and)
            {
                score = rest;
            }
        }
        if score.is_empty() && !named.is_empty() { named } else { words }
    }

    /// Puts whole names before their scores if each stands behind its own: `25 ann, 0 bob`; not
    /// where a word may be a name and a card, as [`Self::search_before_names`] reads those.
    fn with_whole_names_first<'t>(&self, words: Vec<&'t str>) -> Vec<&'t str> {
        if words.iter().any(|word| self.is_score(word) && self.find_seat(word).is_ok()) {
            return words;
        }
        let (mut rest, mut named) = (words.strip_prefix(&["and"]).unwrap_or(&words), Vec::new());
        while !rest.is_empty() {
            let Some((score, name)) = self.score_and_name(rest) else { return words };
            let (both, after) = rest.split_at(score + name);
            named.extend(both[score..].iter().chain([&SIGN]).chain(&both[..score]));
            rest = after.strip_prefix(&["and"]).unwrap_or(after);
        }
        named
    }

    /// Returns how many words the first score has, and the whole name behind it.
    fn score_and_name(&self, words: &[&str]) -> Option<(usize, usize)> {
        let is_whole = |name: &[&str]| self.whole_name(name).is_some();
        let score = (1..words.len()).find(|&score| is_whole(&words[score..=score]))?;
        let end = (score + 1..=words.len()).rev().find(|&end| is_whole(&words[score..end]))?;
        self.read_score(&words[..score].join(" ")).is_ok().then_some((score, end - score))
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

    /// Puts the sign in the place of `has` and the like after a name, and of a dash or `to`
    /// before a score: `ann has 12, bob went out, cat - 5`; `ann's` is Ann.
    fn with_signs_for_words<'t>(&self, mut words: Vec<&'t str>) -> Vec<&'t str> {
        let is_seat = |word: &str| self.is_seat_or_rest(word);
        for index in 0..words.len() {
            let name = words[index].strip_suffix("'s").or_else(|| words[index].strip_suffix("’s"));
            if let Some(name) = name.filter(|name| is_seat(name) && !self.is_score(name)) {
                words[index] = name;
            }
            let Some(before) = index.checked_sub(1) else { continue };
            let is_before_score = ["-", "–", "—", "to", "for"].contains(&words[index])
                && !self.is_score(words[before])
                && words.get(index + 1).is_some_and(|word| self.is_score(word) && !is_seat(word));
            let is_link = is_link(words[index]) && !is_seat(words[index]);
            if (is_before_score || is_link) && is_seat(words[before]) {
                words[index] = SIGN;
            }
        }
        words
    }

    fn is_seat_or_rest(&self, text: &str) -> bool {
        self.find_seat(text).is_ok() || is_rest(text)
    }

    /// Reads a row with one score for all who have no other: `ann out, the rest 20`; `None` if
    /// it has none.
    pub(super) fn with_rest(&self, text: &str) -> Option<Result<Entries, RowError>> {
        let and_is_comma = text.replace(" and ", ", ");
        let ways = [
            self.words(text),
            text.split(COMMAS).flat_map(|part| self.words(part)).collect(),
            and_is_comma.split(COMMAS).flat_map(|part| self.words(part)).collect(),
        ];
        let readings = ways.iter().filter_map(|words| self.rest_of_words(words));
        readings.reduce(|first, next| match first {
            Err(error) if !is_unclear(&error) && next.is_ok() => next,
            first => first,
        })
    }

    fn rest_of_words(&self, words: &[&str]) -> Option<Result<Entries, RowError>> {
        let is_meant = |text: &str| is_rest(text) && self.find_seat(text).is_err();
        let rest_at = |start: usize| {
            let mut ends = (start + 1..=words.len()).rev();
            Some((start, ends.find(|&end| is_meant(&words[start..end].join(" ")))?))
        };
        let (start, end) = (0..words.len()).find_map(rest_at)?;
        let behind = &words[end..];
        let behind = behind.strip_prefix(&[SIGN]).unwrap_or(behind);
        let readings = (1..=behind.len()).rev().filter_map(|count| {
            let (text, after) = behind.split_at(count);
            let text = text.join(" ");
            let score = self.read_score(&text).ok()?;
            let others = words[..start].iter().chain(after).copied();
            let others = others.skip_while(|word| is_conjunction(word));
            let others: Vec<_> = others.filter(|word| !word.eq_ignore_ascii_case("each")).collect();
            let others = if others.is_empty() { Ok(Entries::new()) } else { self.named(&others) };
            Some(others.and_then(|others| self.fill_up(others, &text, &score)))
        });
        readings.reduce(|first, next| match first {
            Err(error) if !is_unclear(&error) => next,
            first => first,
        })
    }

    /// Gives a score to each player who has none. It is ambiguous if it may be the points of
    /// each of them.
    fn fill_up(
        &self,
        others: Entries,
        text: &str,
        score: &ScoreEntry,
    ) -> Result<Entries, RowError> {
        let is_left = |seat: &&usize| others.iter().all(|(other, _)| other != *seat);
        let left: Vec<_> = self.turn.playing.iter().filter(is_left).copied().collect();
        let filled = |scores: Vec<ScoreEntry>| {
            others.iter().cloned().chain(left.iter().copied().zip(scores)).collect()
        };
        let shared = filled(vec![score.clone(); left.len()]);
        let each = self.one_for_each(text, left.len()).unwrap_or_default();
        let each = each.iter().filter_map(|text| self.read_score(text).ok()).collect::<Vec<_>>();
        let is_points = |score: &ScoreEntry| matches!(score, ScoreEntry::Points(_));
        match !each.is_empty() && each.iter().all(is_points) {
            true => {
                let readings = [shared, filled(each)];
                Err(RowError::Ambiguous(readings.map(|entries| self.reading(entries)).into()))
            }
            false => Ok(shared),
        }
    }

    /// Returns `true` if names are typed: with a sign, or words that are no
    /// scores but, more or less, names of seats.
    pub(super) fn is_named(&self, words: &[&str]) -> bool {
        words.contains(&SIGN) || words.iter().any(|word| self.is_name(word))
    }

    pub(super) fn is_name(&self, word: &str) -> bool {
        !self.is_score(word)
            && match self.find_seat(word) {
                Ok(_) | Err(SeatNotFound::Several { .. }) => true,
                Err(SeatNotFound::None { near, .. }) => !near.is_empty() && word != "and",
            }
    }

    /// Reads a row of which each part between commas is a name and a score: `jack 5, mo out`;
    /// `None` if one is not, or can be read in two ways.
    pub(super) fn named_between_commas(&self, text: &str) -> Option<Entries> {
        let parts = text.split(COMMAS).map(str::trim).filter(|part| !part.is_empty());
        let (mut entries, mut is_shared, mut names) = (Entries::new(), false, Vec::new());
        for part in parts {
            match self.names_and_score(part) {
                Some(shared) if names.is_empty() || shared.len() > 1 => {
                    is_shared |= shared.len() > 1;
                    let score = &shared[0].1;
                    entries.extend(names.drain(..).map(|seat| (seat, score.clone())));
                    entries.extend(shared);
                }
                // `ann, bob and cat 20`
                None if !self.is_score(part) => names.push(self.find_seat(part).ok()?),
                _ => return None,
            }
        }
        if !names.is_empty() {
            return None;
        }
        let is_first = |(index, (seat, _)): (usize, &(usize, ScoreEntry))| {
            entries[..index].iter().all(|(other, _)| other != seat)
        };
        let is_clear =
            (text.contains(COMMAS) || is_shared) && entries.iter().enumerate().all(is_first);
        is_clear.then_some(entries)
    }

    /// Returns what is wrong with the only part between commas that is no name and score.
    pub(super) fn bad_part(&self, text: &str) -> Option<RowError> {
        let parts = text.split(COMMAS).map(str::trim).filter(|part| !part.is_empty());
        let mut bad = parts.clone().filter(|part| self.name_and_score(part).is_none());
        let part = bad.next().filter(|_| bad.next().is_none() && parts.count() > 1)?;
        let words = self.words(part);
        let seat = |end: usize| Some((self.find_seat(&words[..end].join(" ")).ok()?, end));
        match (1..words.len()).rev().find_map(seat) {
            Some((seat, end)) => {
                let score = words[end..].strip_prefix(&[SIGN]).unwrap_or(&words[end..]);
                self.score(seat, &score.join(" ")).err()
            }
            None => self.is_named(&words).then(|| self.named(&words).err())?,
        }
    }

    /// Reads names with one score behind the last, `ann and bob 20`, if there is only one way.
    fn names_and_score(&self, text: &str) -> Option<Entries> {
        if let Some(entry) = self.name_and_score(text) {
            return Some(vec![entry]);
        }
        let words = self.words(text);
        let words = words.strip_suffix(&["each"]).unwrap_or(&words);
        let mut names: Vec<_> = words.split(|word| is_conjunction(word)).collect();
        let (seat, score) = self.name_and_score(&names.pop()?.join(" "))?;
        let others = names.iter().map(|name| self.find_seat(&name.join(" ")).ok());
        let seats = others.chain([Some(seat)]).collect::<Option<Vec<_>>>()?;
        Some(seats.into_iter().map(|seat| (seat, score.clone())).collect())
    }

    /// Reads one name and one score, if there is only one way.
    fn name_and_score(&self, text: &str) -> Option<(usize, ScoreEntry)> {
        let words = self.words(text);
        let words = words.strip_prefix(&["and"]).unwrap_or(&words);
        match self.readings(words).as_slice() {
            [reading] if reading.len() == 1 => self.entries(reading.clone()).pop(),
            _ => None,
        }
    }

    /// Finds the ways to read words as names with a score each: behind the names, or else
    /// before them.
    fn readings(&self, words: &[&str]) -> Vec<Vec<(usize, String)>> {
        let mut readings = Vec::new();
        self.search(words, &mut Vec::new(), &mut readings);
        if readings.is_empty() {
            self.search_before_names(words, &mut Vec::new(), &mut readings);
        }
        readings
    }

    pub(super) fn named(&self, words: &[&str]) -> Result<Entries, RowError> {
        let mut readings = self.readings(words);
        let calls = |(_, text): &(usize, String)| text.split(' ').any(|word| word == "and");
        let is_called = readings.iter().any(|reading| reading.iter().any(calls));
        if !is_called && readings.iter().any(|reading| self.is_whole(reading)) {
            readings.retain(|reading| self.is_whole(reading));
        }
        match readings.len() {
            0 => self.first_named(words),
            1 => Ok(self.entries(readings.remove(0))),
            _ => {
                let reading = |scores: Vec<(usize, String)>| {
                    let texts = scores.iter().map(|(_, text)| harmless(text)).collect();
                    self.reading_of(self.entries(scores), texts)
                };
                Err(RowError::Ambiguous(readings.into_iter().map(reading).collect()))
            }
        }
    }

    fn is_whole(&self, scores: &[(usize, String)]) -> bool {
        scores.len() == self.turn.playing.len()
    }

    /// Reads scores that were read before.
    fn entries(&self, scores: Vec<(usize, String)>) -> Entries {
        let entry = |(seat, text): (usize, String)| Some((seat, self.read_score(&text).ok()?));
        scores.into_iter().filter_map(entry).collect()
    }

    /// Returns `true` for a player of the round who is in none of the scores.
    fn needs_score(&self, seat: usize, scores: &[(usize, String)]) -> bool {
        self.turn.playing.contains(&seat) && scores.iter().all(|(other, _)| *other != seat)
    }

    /// Finds the ways to read words as names, each with a score, no name twice.
    fn search(
        &self,
        words: &[&str],
        scores: &mut Vec<(usize, String)>,
        found: &mut Vec<Vec<(usize, String)>>,
    ) {
        if words.is_empty() {
            found.push(scores.clone());
        }
        if let [and, rest @ ..] = words
            && is_conjunction(and)
            && !scores.is_empty()
        {
            self.search(rest, scores, found);
        }
        let mut whole = None;
        for names in (1..words.len()).rev() {
            let Ok(seat) = self.find_seat(&words[..names].join(" ")) else {
                continue;
            };
            if whole == Some(seat) || !self.needs_score(seat, scores) {
                continue;
            }
            let count = found.len();
            let rest = &words[names..];
            if let [and, others @ ..] = rest
                && is_conjunction(and)
            {
                self.search_shared(seat, others, scores, found);
            }
            let rest = rest.strip_prefix(&[SIGN]).unwrap_or(rest);
            for values in 1..=rest.len() {
                if found.len() >= ENOUGH || rest[values - 1] == SIGN {
                    break;
                }
                let text = rest[..values].join(" ");
                if self.read_score(&text).is_ok() {
                    scores.push((seat, text));
                    self.search(&rest[values..], scores, found);
                    scores.pop();
                }
            }
            // Of `mr king 9` the king is no card.
            if found.len() > count && self.is_name_of(seat, &words[..names]) {
                whole = Some(seat);
            }
        }
    }

    /// Finds the ways to read words in which a player has the score of the next: `ann and bob
    /// 20`.
    fn search_shared(
        &self,
        seat: usize,
        others: &[&str],
        scores: &mut Vec<(usize, String)>,
        found: &mut Vec<Vec<(usize, String)>>,
    ) {
        let mut readings = Vec::new();
        self.search(others, scores, &mut readings);
        let first = scores.len();
        for mut reading in readings {
            let score = reading.get(first).map(|(_, score)| score.clone());
            if let Some(score) = score.filter(|_| self.needs_score(seat, &reading)) {
                reading.insert(first, (seat, score.clone()));
                let shared = reading[first..].iter().take_while(|(_, text)| *text == score);
                let each = self.one_for_each(&score, shared.count());
                found.push(reading.clone());
                if let Some(each) = each {
                    reading[first..].iter_mut().zip(each).for_each(|(one, text)| one.1 = text);
                    found.push(reading);
                }
            }
        }
    }

    /// Splits a score with `and` that may be one score for each of so many players: `20 and 10`.
    fn one_for_each(&self, text: &str, players: usize) -> Option<Vec<String>> {
        let words: Vec<_> = text.split(' ').collect();
        let parts = words.split(|word| is_conjunction(word)).map(|part| part.join(" "));
        let parts: Vec<_> = parts.collect();
        let is_each = parts.len() == players && parts.len() > 1;
        (is_each && parts.iter().all(|part| self.read_score(part).is_ok())).then_some(parts)
    }

    /// Finds the ways to read words as scores, each with a whole name behind it, no name twice.
    fn search_before_names(
        &self,
        words: &[&str],
        scores: &mut Vec<(usize, String)>,
        found: &mut Vec<Vec<(usize, String)>>,
    ) {
        if words.is_empty() {
            found.push(scores.clone());
        }
        let words = match words {
            [and, rest @ ..] if is_conjunction(and) && !scores.is_empty() => rest,
            words => words,
        };
        let mut whole = None;
        for values in 1..words.len() {
            let text = words[..values].join(" ");
            if found.len() >= ENOUGH || self.read_score(&text).is_err() {
                continue;
            }
            for end in (values + 1..=words.len()).rev() {
                let name = &words[values..end];
                let Some(seat) = self.whole_name(name).filter(|seat| whole != Some(*seat)) else {
                    continue;
                };
                if !self.needs_score(seat, scores) {
                    continue;
                }
                let count = found.len();
                scores.push((seat, text.clone()));
                self.search_before_names(&words[end..], scores, found);
                scores.pop();
                if found.len() > count && self.is_name_of(seat, name) {
                    whole = Some(seat);
                }
            }
        }
    }

    /// Reads names and scores from left to right, for the first error; if there
    /// is none, a name is there twice.
    fn first_named(&self, words: &[&str]) -> Result<Entries, RowError> {
        if let [score @ .., name] = words
            && let (Ok(seat), Ok(_)) = (self.find_seat(name), self.read_score(&score.join(" ")))
        {
            let name = self.sheet.seat_names()[seat].clone();
            let score = score.join(" ");
            return Err(ScoreArgsError::NameLast { name, score }.into());
        }
        let mut entries = Vec::new();
        let mut before: Option<(usize, &[&str])> = None;
        let mut rest = words;
        while !rest.is_empty() {
            let whole = rest;
            if let (["and" | "&", after @ ..], false) = (rest, entries.is_empty()) {
                rest = after;
            }
            let (name, score, after) = self.split_named(rest);
            let seat = match (self.find_seat(&name.join(" ")), before) {
                (Ok(seat), _) => seat,
                // Words before a name belong to the score before them.
                (Err(_), Some((seat, score))) if self.ends_in_seat(name) => {
                    let strays = name.iter().take_while(|word| self.find_seat(word).is_err());
                    let score: Vec<_> = score.iter().chain(strays).copied().collect();
                    self.score(seat, &score.join(" "))?;
                    self.find_seat(&name.join(" "))?
                }
                (Err(error), before) => {
                    // It may be more of the score before it: `king and sevens`.
                    let of_score = before
                        .map(|(seat, score)| self.score(seat, &[score, whole].concat().join(" ")));
                    return match of_score {
                        Some(Err(RowError::Score {
                            seat,
                            error: error @ ScoreEntryError::NoNumber { .. },
                        })) => Err(RowError::Score { seat, error }),
                        _ => Err(error.into()),
                    };
                }
            };
            let is_plain = |word: &&str| {
                let plain = [ScoreEntry::WentOut, ScoreEntry::Absent];
                match self.read_score(word) {
                    Ok(ScoreEntry::Points(_)) => true,
                    read => read.is_ok_and(|entry| plain.contains(&entry)),
                }
            };
            if score.is_empty() {
                let name = self.sheet.seat_names()[seat].clone();
                return Err(ScoreArgsError::NoScore { name }.into());
            }
            let text = score.join(" ");
            match (score, self.score(seat, &text)) {
                (_, Ok(entry)) => entries.push((seat, entry)),
                (_, Err(error @ RowError::Score { error: ScoreEntryError::Mark { .. }, .. })) => {
                    return Err(error);
                }
                ([first, second, ..], Err(_)) if is_plain(first) && called_first(score) < 2 => {
                    let value = harmless(second);
                    return Err(ScoreArgsError::Mixed { value }.into());
                }
                (_, Err(error)) => return Err(error),
            }
            before = Some((seat, score));
            rest = after;
        }
        Ok(entries)
    }

    fn ends_in_seat(&self, words: &[&str]) -> bool {
        words.last().is_some_and(|word| self.find_seat(word).is_ok())
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

fn is_unclear(error: &RowError) -> bool {
    matches!(error, RowError::Ambiguous(_))
}

/// How many ways to read words are enough: more than one is ambiguous.
const ENOUGH: usize = 3;

/// Returns `true` for what stands for all players who are not named.
fn is_rest(text: &str) -> bool {
    const ALL: [&str; 8] =
        ["all", "both", "each", "else", "everybody", "everyone", "others", "rest"];
    let is_part = |word: &str| matches!(word, "of" | "the" | "other" | "players");
    let text = text.to_lowercase();
    let mut words = text.split(' ').filter(|word| !is_part(word)).peekable();
    match words.peek() {
        Some(_) => words.all(|word| ALL.contains(&word)),
        None => text.ends_with("players"),
    }
}
