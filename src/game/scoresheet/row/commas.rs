//! A row whose commas separate names with their scores.

use super::super::error::RowError;
use super::super::tokens::SIGN;
use super::Row;
use super::line::Line;
use super::named::{ENOUGH, Scores};
use super::names::{Names, Who};

/// What the parts of a line between commas say.
#[derive(Clone, Default)]
struct ByCommas {
    scores: Scores,
    /// Those whose score follows.
    names: Vec<Who>,
    doubt: Doubt,
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
}

impl Row<'_> {
    /// Finds the ways to read a line as names with their scores: by its commas, or else, or if
    /// these leave a doubt, without them.
    pub(super) fn readings(&self, line: &Line<'_>) -> Vec<Scores> {
        let by_commas = self.between_commas(line);
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
            readings.truncate(ENOUGH);
        }
        let is_clear = |reading: &ByCommas| {
            let scores = reading.scores.iter().enumerate();
            let mut scores = scores.map(|(index, (who, _))| (*who, &reading.scores[..index]));
            reading.names.is_empty() && scores.all(|(who, before)| self.needs_score(who, before))
        };
        let clear = readings.into_iter().filter(is_clear);
        clear.map(|reading| (reading.scores, reading.doubt)).collect()
    }

    /// Goes on with a part between commas.
    fn with_part(&self, before: &ByCommas, part: &[&str]) -> Vec<ByCommas> {
        // `ann, bob each 20`
        let is_each = |word: &&str| !before.names.is_empty() && ["both", "each"].contains(word);
        let words: Vec<_> = part.iter().copied().filter(|word| !is_each(word)).collect();
        let words = self.after_conjunction(&words);
        let firsts = self.first_names(words, &[]);
        let items = self.whole_items(words);
        if items.is_empty() {
            let is_all = |names: &Names| names.len == words.len() && !names.needs_each;
            let Some(names) = firsts.into_iter().find(is_all) else { return Vec::new() };
            let mut after = before.clone();
            after.names.extend(names.whose);
            if self.is_score(words[0]) {
                after.doubt = after.doubt.max(Doubt::NameOrScore);
            }
            return vec![after];
        }
        let with_item = |item: Scores| {
            let mut after = before.clone();
            let names = std::mem::take(&mut after.names);
            let is_list = names.len() + item.len() > 2 || words.len() < part.len();
            if names.is_empty() || !is_list {
                if !names.is_empty() {
                    after.doubt = Doubt::Missing;
                }
                after.scores.extend(item);
                return Some(after);
            }
            let whose: Vec<_> = names.into_iter().chain(item.iter().map(|(who, _)| *who)).collect();
            let [shared] = self.shared(&whose, &item[0].1).try_into().ok()?;
            after.scores.extend(shared);
            Some(after)
        };
        let shares =
            |item: &Scores| !firsts.is_empty() && !item.iter().any(|(who, _)| who.is_rest());
        let items = items.into_iter().filter(|item| before.names.is_empty() || shares(item));
        items.filter_map(with_item).collect()
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
        let mut bad = parts.iter().filter(|part| self.whole_items(part).len() != 1);
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
}
