//! Corrections as they are said: `tim had 13 not 31`, `oops, cat 27`, `dad 14 in round 3`,
//! `bob went out, not dan`.

use super::super::error::{Entries, RowError};
use super::super::sheet::Scoresheet;
use super::super::tokens::{SIGN, TAKEN_BACK, is_link};
use super::corrects::Answered;
use super::{Row, is_conjunction};
use crate::cards::number_word;
use crate::game::score::{ScoreArgsError, ScoreEntry};
use crate::game::text::{harmless, is_digits, joined, ordinal};

/// What a correction says.
pub(super) struct Said {
    pub(super) round: Option<u8>,
    /// None if nobody is named, and the score is not that of one player alone.
    pub(super) entries: Entries,
    /// What is wrong.
    pub(super) was: Option<ScoreEntry>,
    /// Who did not go out, as another did.
    pub(super) not_out: Option<usize>,
}

/// What is read in the place of what a correction says and a score does not.
const PHRASES: [(&str, &str); 4] = [
    ("", "did not go out|didn't go out|was not out|wasn't out|was wrong|is wrong|was not right"),
    ("not", "instead of|rather than|and not|but not|isn't|wasn't|did not|didn't"),
    ("but", "it's"),
    ("had", "he had|she had|they had"),
];

impl Scoresheet {
    /// Takes the round that words name out of them: `in round 3`, `the last round`, `#2`, `r4`
    /// before others, `the second round`.
    pub(in crate::game::scoresheet) fn take_round<'t>(
        &self,
        words: &[&'t str],
    ) -> Option<(u8, Vec<&'t str>)> {
        const BEFORE: [&str; 6] = ["in", "of", "for", "from", "the", "to"];
        const COUNTED: [&str; 6] = ["round", "score", "scores", "one", "time", "hand"];
        let plain = |index: usize| words.get(index).map(|word| bare(word)).unwrap_or_default();
        let is_name = |index: usize| self.is_name(words[index]);
        let number = |word: &str| {
            let digits = word.trim_start_matches('#');
            digits.parse().ok().or_else(|| number_word(word)).filter(|&round| round > 0)
        };
        let at = |index: usize| match &*plain(index) {
            _ if self.find_seat(words[index]).is_ok() => None,
            "round" | "rd" => Some((number(&plain(index + 1))?, 2)),
            _ if ["round", "rd"].contains(&&*plain(index + 1))
                && let Some(round) = ordinal(words[index]) =>
            {
                Some((round, 2))
            }
            word if index == 0
                && words.len() > 1
                && let Some(digits) = word.strip_prefix('r').filter(|digits| is_digits(digits)) =>
            {
                Some((number(digits)?, 1))
            }
            "last" | "previous" => {
                let is_counted = COUNTED.contains(&&*plain(index + 1));
                // `dan last with 50`
                let is_place = !is_counted && is_link(&plain(index + 1));
                Some((self.last_scored().filter(|_| !is_place)?, 1 + usize::from(is_counted)))
            }
            word if word.starts_with('#') => Some((number(word)?, 1)),
            // `dan 23 in 3`
            "in" if index > 0 && index + 2 == words.len() => Some((number(&plain(index + 1))?, 2)),
            _ => None,
        };
        let (start, (round, len)) = (0..words.len()).find_map(|start| Some((start, at(start)?)))?;
        let is_before = |index: &usize| BEFORE.contains(&&*plain(*index)) && !is_name(*index);
        let before = start - (0..start).rev().take_while(is_before).count();
        Some((round, [&words[..before], &words[start + len..]].concat()))
    }
}

impl Row<'_> {
    /// Refuses two scores of which the second is said to be right: `ann 20, no 25`.
    pub(super) fn check_said_once(&self, text: &str) -> Result<(), ScoreArgsError> {
        const RIGHT: &str = "whoops|er|erm|um|uh|rather|i|mean|meant|make|that|nej|á|í";
        let words: Vec<_> = text.split_whitespace().collect();
        let twice = (0..words.len()).find_map(|at| {
            let is_said = |list: &str, word: &str| self.sheet.is_said(list, &bare(word));
            let is_right = |word: &&&str| is_said(TAKEN_BACK, word) || is_said(RIGHT, word);
            let end = at + 1 + words[at + 1..].iter().take_while(is_right).count();
            // `j 12 i 5`
            let is_initial = end == at + 2 && words[at + 1].eq_ignore_ascii_case("i");
            let is_twice = is_digits(&bare(words[at]))
                && end > at + 1
                && !is_initial
                && words.get(end).is_some_and(|word| is_digits(&bare(word)));
            is_twice.then(|| words[at..=end].join(" "))
        });
        twice.map_or(Ok(()), |text| Err(ScoreArgsError::Twice { text: harmless(&text) }))
    }

    /// Returns how many words at the start take back what was said: `oops`, `i meant`.
    fn sorry_first(&self, words: &[&str]) -> usize {
        const SORRY: &str =
            "i meant|i mean|my bad|whoops|correction|hang on|to|correct|mistake|change|set";
        let said_first =
            |words: &[&str]| begins_with(words, TAKEN_BACK).or_else(|| begins_with(words, SORRY));
        let is_name = |word: &&str| self.sheet.is_name(&bare(word));
        let mut sorry = 0;
        while let Some(len) = said_first(&words[sorry..])
            && !words[sorry..sorry + len].iter().any(is_name)
        {
            sorry += len;
        }
        sorry
    }

    /// Returns how many words say that something was wrong, and nothing else, before a comma or
    /// a colon: `i made a mistake, gus had 35`.
    fn before_correction(&self, words: &[&str]) -> usize {
        const WRONG: [&str; 8] =
            ["error", "forgot", "misheard", "misread", "mistake", "mistyped", "typo", "wrong"];
        let is_end = |word: &&str| word.ends_with([',', ':', ';', '.', '!']);
        let len = words.iter().position(is_end).map_or(0, |end| end + 1);
        let plain: Vec<_> = words[..len].iter().map(|word| bare(word)).collect();
        let is_wrong = plain.iter().any(|word| WRONG.contains(&&**word));
        let says_more =
            |word: &String| word.contains(|c: char| c.is_ascii_digit()) || self.sheet.is_name(word);
        if is_wrong && !plain.iter().any(says_more) { len } else { 0 }
    }

    /// Leaves out the words of a correction that say nothing: `it should be a 23`.
    fn without_fillers<'t>(&self, words: &[&'t str]) -> Vec<&'t str> {
        const FILLERS: &str = "score|from|it|now|that|should|be|have|been";
        let is_filler = |at: usize| self.sheet.is_said(FILLERS, &bare(words[at]));
        let is_number = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
        let said = |at: usize| match at.checked_sub(1) {
            // `dan 25 should be 23`
            Some(last) if words[at] == "should" && self.is_score(words[last]) => Some("to"),
            // `should be a 23`
            Some(last)
                if is_filler(last)
                    && words[at] == "a"
                    && words.get(at + 1).is_some_and(is_number) =>
            {
                None
            }
            _ => (!is_filler(at)).then_some(words[at]),
        };
        (0..words.len()).filter_map(said).collect()
    }

    /// Returns `bob out not cat` for `cat did not go out, bob did`.
    fn who_did_first<'t>(&self, words: &[&'t str]) -> Option<Vec<&'t str>> {
        const NOT_OUT: &str = "did not go out|didn't go out|was not out|wasn't out|isn't out";
        let not_out = |at: usize| Some((at, begins_with(&words[at..], NOT_OUT)?));
        let (at, len) = (1..words.len()).find_map(not_out)?;
        let mut who = &words[at + len..];
        if let ["was", rest @ ..] | [rest @ .., "did" | "was" | "is"] = who {
            who = rest;
        }
        let is_seat = |words: &[&str]| self.find_seat(&words.join(" ")).is_ok();
        let is_meant = is_seat(who) && is_seat(&words[..at]);
        is_meant.then(|| [who, &["out", "not"], &words[..at]].concat())
    }

    /// Returns the round that a correction is about that names none: that of the row if it is
    /// scored, or else the last one.
    fn corrected_round(&self) -> Option<u8> {
        let is_scored = self.sheet.played.contains_key(&self.turn.number);
        if is_scored { Some(self.turn.number) } else { self.sheet.last_scored() }
    }

    /// Returns the name of the only player who has a score in the round that is being entered,
    /// or in another.
    fn owner(
        &self,
        score: &str,
        round: Option<u8>,
        answered: Option<Answered<'_>>,
    ) -> Option<String> {
        let score = self.read_score(score).ok()?.points(&self.sheet.ruleset)?;
        let round = round.or_else(|| self.corrected_round());
        let played = round.and_then(|round| self.sheet.played.get(&round));
        let stored = |seat: usize| played?.points(seat);
        let has = |points: Answered<'_>| -> Vec<usize> {
            let seats = 0..self.sheet.seats.len();
            seats.filter(|&seat| points(seat) == Some(score)).collect()
        };
        let found = answered.map(has).filter(|seats| !seats.is_empty());
        match found.unwrap_or_else(|| has(&stored))[..] {
            [seat] => Some(self.sheet.seat_name(seat)),
            _ => None,
        }
    }

    /// Returns a change of a score without a player, `20 to 31` where two have 20.
    fn of_nobody(&self, was: &str, now: &str) -> Option<Said> {
        self.read_score(now).ok()?;
        let was = Some(self.read_score(was).ok()?);
        Some(Said { round: None, entries: Vec::new(), was, not_out: None })
    }

    /// Reads that two players had the score of each other: `swap ann and bob`.
    fn swapped(&self, words: &[&str]) -> Option<(usize, usize)> {
        const SWAPPED: &str = "swap|swapped|switch|switched|exchange|mixed up|reversed|\
            the other way round|the other way around";
        const FILLERS: &str = "are|been|got|have|i|score|scores|the|up|were";
        let text = format!(" {} ", joined(words.iter().map(|word| bare(word)), " "));
        let rest = SWAPPED.split('|').find_map(|said| {
            let (before, after) = text.split_once(&format!(" {said} "))?;
            Some(format!("{before} {after}"))
        })?;
        let is_filler = |word: &&str| self.sheet.is_said(FILLERS, word);
        let rest: Vec<_> = rest.split_whitespace().filter(|word| !is_filler(word)).collect();
        let and = rest.iter().position(|word| is_conjunction(word) || *word == "with")?;
        let seat = |words: &[&str]| {
            let name = words.join(" ");
            self.find_seat(name.strip_suffix("'s").unwrap_or(&name)).ok()
        };
        Some((seat(&rest[..and])?, seat(&rest[and + 1..])?))
    }

    /// Returns that two players have the scores of each other, in the round that is being entered
    /// or in another.
    fn said_swapped(
        &self,
        (one, other): (usize, usize),
        round: Option<u8>,
        answered: Option<Answered<'_>>,
    ) -> Option<Said> {
        let begun = answered.filter(|answered| round.is_none() && self.is_begun(*answered));
        let round = round.or_else(|| self.corrected_round()).filter(|_| begun.is_none());
        let entry = |seat| match begun {
            Some(answered) => answered(seat).map(ScoreEntry::Points),
            None => self.sheet.played.get(&round?)?.entry(seat),
        };
        let entries = vec![(one, entry(other)?), (other, entry(one)?)];
        Some(Said { round, entries, was: None, not_out: None })
    }

    /// Returns `true` if somebody has a score in the round that is being entered.
    pub(super) fn is_begun(&self, answered: Answered<'_>) -> bool {
        self.turn.playing.iter().any(|&seat| answered(seat).is_some())
    }

    /// Reads what a correction says; `None` if no word says that it is one.
    pub(super) fn said(&self, text: &str, answered: Option<Answered<'_>>) -> Option<Said> {
        let typed: Vec<_> = text.split_whitespace().collect();
        let lead = self.sorry_first(&typed).max(self.before_correction(&typed));
        let taken = self.sheet.take_round(&typed[lead..]);
        let (round, words) =
            taken.map_or((None, typed[lead..].to_vec()), |(round, words)| (Some(round), words));
        if let Some(two) = self.swapped(&words) {
            return self.said_swapped(two, round, answered);
        }
        // `should ann be 13` asks.
        if let [first, name, ..] = typed[..]
            && self.sheet.is_said("should", &bare(first))
            && self.find_seat(&bare(name)).is_ok()
        {
            return None;
        }
        let words = self.without_fillers(&words);
        let words = self.who_did_first(&words).unwrap_or(words);
        let text = without_phrases(&words);
        let mut words = self.line(&text).words;
        // `had bo 21`, as other languages have it after the round; without one it may be asked.
        if let [link, name, ..] = words[..]
            && round.is_some()
            && is_link(link)
            && self.find_seat(link).is_err()
            && self.find_seat(name).is_ok()
        {
            words.remove(0);
        }
        let whole_name = |end: &usize| self.find_seat(&words[..*end].join(" ")).is_ok();
        let owner: String;
        // `cat 27 not 31` and `cat 31 to 27`.
        let (named, was) = match (place(&words, "not"), place_of_to(&words, &typed)) {
            // `dan not 25 but 23`
            (Some(not), _) if let Some(but) = place(&words, "but").filter(|but| *but > not) => {
                ([&words[..not], &words[but + 1..]].concat(), Some(words[not + 1..but].join(" ")))
            }
            (Some(not), _) => {
                let after = &words[not + 1..];
                // `bob out, not cat, cat had 9`
                let is_apart = |end: &usize| {
                    self.find_seat(&after[..*end].join(" ")).is_ok() && self.is_name(after[*end])
                };
                let end = (1..after.len()).find(is_apart).unwrap_or(after.len());
                ([&words[..not], &after[end..]].concat(), Some(after[..end].join(" ")))
            }
            (None, Some(to)) if let Some(name) = (1..to).rev().find(whole_name) => {
                let is_sign = words[name] == SIGN;
                let was = words[name + usize::from(is_sign)..to].join(" ");
                ([&words[..name], &[SIGN], &words[to + 1..]].concat(), Some(was))
            }
            // `change the 25 to 23`, `25 to 23 for dan`
            (None, Some(to)) => {
                let [before @ .., was] = &words[..to] else { return None };
                let [now, name @ ..] = &words[to + 1..] else { return None };
                owner = match name {
                    [] => match self.owner(was, round, answered) {
                        Some(name) => name,
                        None => return self.of_nobody(was, now),
                    },
                    ["for", name @ ..] => name.join(" "),
                    _ => return None,
                };
                if !before.iter().all(|word| self.sheet.is_said("change|the", &bare(word))) {
                    return None;
                }
                (vec![owner.as_str(), SIGN, now], Some((*was).to_owned()))
            }
            (None, None) => (words.clone(), None),
        };
        // `ann won it, bob 3` corrects nothing.
        let is_said = |word: &&str| self.sheet.is_said("it", &bare(word)) || words.contains(word);
        let is_changed = text != typed.join(" ") && !typed.iter().all(is_said);
        if lead == 0 && round.is_none() && was.is_none() && !is_changed {
            return None;
        }
        let not_out = was.as_ref().and_then(|was| self.find_seat(was).ok());
        let was = was.filter(|_| not_out.is_none());
        let was = was.map(|was| self.read_score(&was)).transpose().ok()?;
        // A whole row may be of another round.
        let by_seat = || self.by_seat(std::slice::from_ref(&text)).ok().filter(|_| round.is_some());
        let entries = match self.only(&self.readings_of(&named), &named) {
            Ok(entries) if !entries.is_empty() => entries,
            Err(RowError::Ambiguous(_)) => return None,
            _ => by_seat()?,
        };
        let is_out = matches!(entries[..], [(_, ScoreEntry::WentOut), ..]);
        (not_out.is_none() || is_out).then_some(Said { round, entries, was, not_out })
    }
}

fn place(words: &[&str], said: &str) -> Option<usize> {
    words.iter().position(|word| word.eq_ignore_ascii_case(said))
}

/// Returns where the `to` between two scores is in the words of a correction that was typed so.
fn place_of_to(words: &[&str], typed: &[&str]) -> Option<usize> {
    // In other languages `for` may be `to`: `ann fra 13 til 21`.
    let is_between = |at: &usize| {
        let is_digits_at = |at: usize| words.get(at).is_some_and(|word| is_digits(word));
        *at > 1 && at + 2 == words.len() && is_digits_at(at - 1) && is_digits_at(at + 1)
    };
    let is_from = place(typed, "from").is_some();
    let is_for = || place(words, "for").filter(|at| is_from || is_between(at));
    // `out, to 12` is no change of a score.
    let is_apart =
        |pair: &[&str]| pair[0].ends_with([',', ';']) && pair[1].eq_ignore_ascii_case("to");
    place(words, "to").or_else(is_for).filter(|_| !typed.windows(2).any(is_apart))
}

/// Writes words with what [`PHRASES`] read in the place of others, without signs at the start.
fn without_phrases(words: &[&str]) -> String {
    let mut rest = words.to_vec();
    let mut at = 0;
    while at < rest.len() {
        let begun = |(read, phrases): &(&'static str, &str)| {
            Some((begins_with(&rest[at..], phrases)?, *read))
        };
        if let Some((len, read)) = PHRASES.iter().find_map(begun) {
            rest.splice(at..at + len, read.split_whitespace());
            at += read.split_whitespace().count();
        } else {
            at += 1;
        }
    }
    rest.join(" ").trim_start_matches([':', ',', ' ']).to_owned()
}

/// Returns how many words the phrase of a list has that words begin with, whatever signs are
/// around them.
fn begins_with(words: &[&str], phrases: &str) -> Option<usize> {
    phrases.split('|').find_map(|phrase| {
        let len = phrase.split(' ').count();
        let is_said = |words: &[&str]| words.iter().map(|word| bare(word)).eq(phrase.split(' '));
        words.get(..len).is_some_and(is_said).then_some(len)
    })
}

/// Returns a word in lower case, without the signs around it.
pub(super) fn bare(word: &str) -> String {
    word.trim_matches([',', ';', '.', '!', ':']).to_lowercase()
}
