//! A row whose commas separate names with their scores.

use super::super::error::RowError;
use super::super::tokens::SIGN;
use super::line::{Line, Names, Who};
use super::named::Scores;
use super::{Row, is_conjunction};
use crate::game::score::{ScoreArgsError, ScoreEntry};
use crate::game::text::harmless;

/// How many ways to read some parts of a line are followed.
const MOST: usize = 16;

/// What the parts of a line between commas say.
#[derive(Clone, Default)]
struct ByCommas {
    scores: Scores,
    /// Those whose score follows.
    names: Vec<Who>,
    /// A score whose names may go on: `20 for ann, bob and cat`.
    list: Option<List>,
    doubt: Doubt,
}

/// A score and those who share it.
#[derive(Clone)]
struct List {
    score: String,
    whose: Vec<Who>,
    has_each: bool,
    /// Whether an `and` was before the last name.
    has_and: bool,
}

/// Why the commas of a line may say something else.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Doubt {
    #[default]
    None,
    /// What was taken for a name without a score may be a score.
    NameOrScore,
    /// Of two names the score of the first may be missing: `ben, jack 5`.
    Missing,
    /// Several would have gone out: `ann, bob and cat out`.
    SharedOut,
}

impl Row<'_> {
    /// Finds the ways to read a line as names with their scores: by its commas, or else, or if
    /// these leave a doubt, without them.
    pub(super) fn readings(&self, line: &Line<'_>) -> Vec<Scores> {
        let mut readings = self.readings_of_line(line);
        for scores in line.linked.iter().flat_map(|linked| self.readings_of_line(linked)) {
            if !readings.iter().any(|other| self.is_same(&scores, other)) {
                readings.push(scores);
            }
        }
        readings
    }

    fn readings_of_line(&self, line: &Line<'_>) -> Vec<Scores> {
        let mut by_commas = self.between_commas(line);
        let is_read = !by_commas.is_empty();
        by_commas.retain(|(_, doubt)| *doubt != Doubt::SharedOut);
        if is_read && by_commas.is_empty() {
            return Vec::new();
        }
        if by_commas.iter().any(|(_, doubt)| *doubt == Doubt::None) {
            by_commas.retain(|(_, doubt)| *doubt != Doubt::Missing);
        }
        let mut readings = match by_commas.as_slice() {
            [(_, Doubt::None)] => Vec::new(),
            _ => self.readings_of(&line.words),
        };
        let most = if readings.is_empty() { Doubt::NameOrScore } else { Doubt::Missing };
        for (scores, doubt) in by_commas {
            if doubt <= most && !readings.contains(&scores) {
                readings.push(scores);
            }
        }
        readings
    }

    /// Finds the ways to read a line of which each part between commas is a name and a score,
    /// `jack 5, mo out`, or a name that shares the score of those after it.
    fn between_commas(&self, line: &Line<'_>) -> Vec<(Scores, Doubt)> {
        let parts = line.parts();
        if parts.len() < 2 {
            return Vec::new();
        }
        let mut readings = vec![ByCommas::default()];
        for part in parts {
            readings = readings.iter().flat_map(|before| self.with_part(before, part)).collect();
            if readings.len() > MOST {
                readings.truncate(MOST);
                readings.iter_mut().for_each(|reading| reading.doubt = Doubt::Missing);
            }
        }
        let is_clear = |reading: &ByCommas| {
            let scores = reading.scores.iter().enumerate();
            let mut scores = scores.map(|(index, (who, _))| (*who, &reading.scores[..index]));
            reading.names.is_empty() && scores.all(|(who, before)| self.needs_score(who, before))
        };
        let clear = readings.into_iter().filter_map(|reading| self.closed(reading));
        clear.filter(is_clear).map(|reading| (reading.scores, reading.doubt)).collect()
    }

    /// Goes on with a part between commas.
    fn with_part(&self, before: &ByCommas, part: &[&str]) -> Vec<ByCommas> {
        // `ann, bob each 20`
        let is_each = |word: &&str| !before.names.is_empty() && ["both", "each"].contains(word);
        let words: Vec<_> = part.iter().copied().filter(|word| !is_each(word)).collect();
        // `except bob, everyone 20`
        let is_first = before.scores.is_empty() && before.names.is_empty();
        let words = if is_first { &words } else { self.after_conjunction(&words) };
        let firsts = self.first_names(words, &[]);
        let items = self.whole_items(words);
        if items.is_empty() {
            let is_all = |names: &Names| names.len == words.len() && !names.needs_each;
            let Some(names) = firsts.into_iter().find(is_all) else { return Vec::new() };
            let mut before = before.clone();
            if self.is_score(words[0]) {
                before.doubt = before.doubt.max(Doubt::NameOrScore);
            }
            let mut listed = before.clone();
            let is_listed = listed.list.as_mut().is_some_and(|list| {
                let was_last = list.has_and;
                list.has_and = part.iter().any(|word| is_conjunction(word));
                list.whose.extend(&names.whose);
                !was_last
            });
            let next = self.closed(before).map(|mut next| {
                next.names.extend(names.whose);
                next
            });
            return is_listed.then_some(listed).into_iter().chain(next).collect();
        }
        // Of `20 for ann, bob and cat and dan is out` the last names may be no part of the list.
        let last_and = words.iter().rposition(|word| is_conjunction(word));
        let split = match (last_and, &before.list) {
            (Some(and @ 1..), Some(_)) if items.iter().all(|item| item.len() > 1) => {
                let listed = self.with_part(before, &words[..and]).into_iter();
                listed.flat_map(|listed| self.with_part(&listed, &words[and..])).collect()
            }
            _ => Vec::new(),
        };
        let Some(mut before) = self.closed(before.clone()) else { return split };
        if !split.is_empty() && self.is_out(&items[0][0].1) {
            before.doubt = Doubt::SharedOut;
        }
        let is_for = words.contains(&"for");
        let with_item = |item: Scores| {
            let mut after = before.clone();
            let names = std::mem::take(&mut after.names);
            // Of `ruth K, J, jo 5` the J is a card, as Jo has a score.
            if names.iter().any(|name| item.iter().any(|(who, _)| who == name)) {
                return None;
            }
            let is_list = names.len() + item.len() > 2 || words.len() < part.len();
            if names.is_empty() || !is_list {
                if !names.is_empty() {
                    after.doubt = after.doubt.max(Doubt::Missing);
                } else if let ([(who, score)], true) = (&*item, is_for) {
                    after.list = Some(List {
                        score: score.clone(),
                        whose: vec![*who],
                        has_each: words.contains(&"each"),
                        has_and: false,
                    });
                }
                after.scores.extend(item);
                return Some(after);
            }
            // Of `joe, eve and tom 20 and 5` nobody knows what Joe has.
            if item.iter().any(|(_, score)| *score != item[0].1) {
                return None;
            }
            let whose: Vec<_> = names.into_iter().chain(item.iter().map(|(who, _)| *who)).collect();
            let shared = self.shared_by_list(&mut after, &whose, &item[0].1)?;
            after.scores.extend(shared);
            Some(after)
        };
        let shares =
            |item: &Scores| !firsts.is_empty() && !item.iter().any(|(who, _)| who.is_rest());
        let items = items.into_iter().filter(|item| before.names.is_empty() || shares(item));
        split.into_iter().chain(items.filter_map(with_item)).collect()
    }

    /// Gives the score of a list to the names that follow it; `None` if it may be one for each.
    fn closed(&self, mut reading: ByCommas) -> Option<ByCommas> {
        let Some(list) = reading.list.take().filter(|list| list.whose.len() > 1) else {
            return Some(reading);
        };
        if list.whose.len() < 3 && !list.has_each && !list.has_and {
            reading.doubt = reading.doubt.max(Doubt::Missing);
        }
        let shared = self.shared_by_list(&mut reading, &list.whose, &list.score)?;
        reading.scores.extend(shared.into_iter().skip(1));
        Some(reading)
    }

    /// Gives a score to all in a list.
    fn shared_by_list(&self, reading: &mut ByCommas, whose: &[Who], score: &str) -> Option<Scores> {
        if self.is_out(score) {
            reading.doubt = Doubt::SharedOut;
        }
        let [shared] = self.shared(whose, score).try_into().ok()?;
        Some(shared)
    }

    fn is_out(&self, score: &str) -> bool {
        matches!(self.read_score(score), Ok(ScoreEntry::WentOut))
    }

    /// Finds the ways to read words as one score with its names; none if there are others.
    fn whole_items(&self, words: &[&str]) -> Vec<Scores> {
        let readings = self.readings_of(words);
        let item = |reading: &Scores| (reading.clone(), words.len());
        let is_item = |reading: &Scores, scores_first| {
            self.items(words, scores_first, &[]).contains(&item(reading))
        };
        let are_items = readings.iter().all(|one| is_item(one, false) || is_item(one, true));
        if are_items { readings } else { Vec::new() }
    }

    /// Returns what is wrong with the only part between commas that is no name and score.
    pub(super) fn bad_part(&self, line: &Line<'_>) -> Option<RowError> {
        let parts = line.parts();
        let bad = parts.iter().filter(|part| self.whole_items(part).len() != 1);
        let bad: Vec<_> = bad.copied().collect();
        let lone = |part: &&[&str]| {
            let words = self.after_conjunction(part);
            let first = words.first()?;
            let is_name = !self.is_score(first) || self.sheet.is_name(first);
            let mut names = self.first_names(words, &[]).into_iter().filter(|_| is_name);
            names.find(|names| names.len == words.len()).map(|names| names.whose[0])
        };
        if let Some(Some(Who::Seat(seat))) = bad.first().map(lone)
            && bad.iter().all(|part| lone(part).is_some())
        {
            return Some(ScoreArgsError::NoScore { name: self.sheet.seat_name(seat) }.into());
        }
        let [words] = bad[..] else { return None };
        let text = words.join(" ");
        if parts.len() < 2 {
            return None;
        }
        if words != parts[0] && self.read_score(&text).is_ok() && self.find_seat(&text).is_err() {
            return Some(ScoreArgsError::Mixed { value: harmless(&text) }.into());
        }
        let seat = |end: usize| Some((self.find_seat(&words[..end].join(" ")).ok()?, end));
        match (1..words.len()).rev().find_map(seat) {
            Some((seat, end)) => {
                let score = words[end..].strip_prefix(&[SIGN]).unwrap_or(&words[end..]);
                self.score(seat, &score.join(" ")).err()
            }
            // `K ann=0` after `bob=8`
            None if words != parts[0] && self.is_card(words[0]) => None,
            None => {
                self.is_named(words).then(|| self.only(&self.readings_of(words), words).err())?
            }
        }
    }
}
