//! A row of scores in the order of the seats, perhaps with who went out beside it: `0 0 7 9, bob
//! went out`.

use super::super::error::{Entries, RowError, RowReading};
use super::{Row, are_separated_alike, is_conjunction, one_player};
use crate::cards::{CardNames, between, called_first, called_out, nearest_called, parse_ranks};
use crate::game::score::{ScoreArgsError, ScoreEntry};
use crate::game::text::{harmless, is_digits};

impl Row<'_> {
    /// Reads a row of which each word may be a score. If names are meant, such as `j 12` for
    /// Joe, only these give each a score; if both ways do, it is ambiguous.
    pub(super) fn by_seat_or_initials(&self, values: &[String]) -> Result<Entries, RowError> {
        let by_seat = self.by_seat(values);
        let text = values.join(" ");
        if by_seat.is_ok()
            && let Some(value) = self.beside_a_name(&text)
        {
            return Err(ScoreArgsError::Mixed { value }.into());
        }
        let is_all = |reading: &RowReading| {
            let entries = reading.entries.as_ref();
            entries.is_some_and(|entries| entries.len() == self.turn.playing.len())
        };
        let mut readings = self.named_readings(&text);
        // Arguments are more likely to be the scores of all.
        if values.len() > 1
            && are_separated_alike(values)
            && matches!(by_seat, Ok(_) | Err(RowError::Ambiguous(_)))
        {
            readings.retain(is_all);
        }
        if readings.is_empty() {
            return by_seat;
        }
        let is_of_one = self.is_of_one(&text);
        match by_seat {
            Ok(by_seat) => return self.or_readings(by_seat, readings),
            Err(RowError::Ambiguous(others)) => readings.extend(others),
            Err(_) if is_of_one && values.len() == 1 => readings.push(one_player(&text)),
            Err(error) if is_of_one && !readings.iter().any(is_all) => return Err(error),
            // Of `king K 8 K 12` for four players the names may be scores.
            Err(error @ RowError::Args(ScoreArgsError::Count { .. }))
                if text.split_whitespace().all(|word| self.is_score(word))
                    && text.split_whitespace().count() >= self.turn.playing.len()
                    && !readings.iter().any(is_all) =>
            {
                return Err(error);
            }
            Err(_) => {}
        }
        only_reading(readings)
    }

    /// Returns the score beside one with a name, where commas do not separate the scores of all:
    /// `jack 10, out`.
    pub(super) fn beside_a_name(&self, text: &str) -> Option<String> {
        let parts = text.split(',').map(|part| part.split_whitespace().collect::<Vec<_>>());
        let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
        let is_named = |part: &Vec<&str>| self.is_name_and_score(part);
        let value = parts.iter().find(|part| !is_named(part)).map(|part| part.join(" "))?;
        let is_mixed = parts.len() < self.turn.playing.len() && parts.iter().any(is_named);
        is_mixed.then_some(value)
    }

    /// Returns scores, unless words of a text that they take for cards can be names.
    pub(super) fn or_initials(&self, scores: Entries, text: &str) -> Result<Entries, RowError> {
        let is_named = self.is_named(&self.line(text).words);
        let readings = if is_named { Vec::new() } else { self.named_readings(text) };
        self.or_readings(scores, readings)
    }

    /// Returns scores, unless there are other readings.
    pub(super) fn or_readings(
        &self,
        scores: Entries,
        mut readings: Vec<RowReading>,
    ) -> Result<Entries, RowError> {
        readings.retain(|reading| !self.has_points_of(reading, &scores));
        if readings.is_empty() {
            return Ok(scores);
        }
        readings.push(self.reading(scores));
        Err(RowError::Ambiguous(readings))
    }

    /// Returns `true` if a reading has the points of some scores: an 8 that is left costs 8.
    pub(super) fn has_points_of(&self, reading: &RowReading, scores: &Entries) -> bool {
        let points = |(seat, entry): &(usize, ScoreEntry)| {
            (*seat, entry.points(&self.sheet.ruleset), *entry == ScoreEntry::WentOut)
        };
        let entries = reading.entries.as_ref();
        entries.is_some_and(|entries| entries.iter().map(points).eq(scores.iter().map(points)))
    }

    /// Finds the ways to read a text as names with their scores, of all players or some.
    fn named_readings(&self, text: &str) -> Vec<RowReading> {
        let line = self.line(text);
        match self.only(&self.readings(&line), &line.words) {
            Ok(entries) => vec![self.reading(entries)],
            Err(RowError::Ambiguous(readings)) => readings,
            Err(_) => Vec::new(),
        }
    }

    /// Reads scores in the order of the seats, separated by semicolons, or else
    /// by spaces or by commas.
    pub(super) fn by_seat(&self, values: &[String]) -> Result<Entries, RowError> {
        let text = values.join(" ");
        let is_of_one = self.is_of_one(&text);
        let ways = self.ways_to_split(&text, is_of_one);
        let players = self.turn.playing.len();
        let of_all = || ways.iter().filter(|pieces| pieces.len() == players);

        let mut readings: Vec<RowReading> = Vec::new();
        for pieces in of_all() {
            if let Ok(entries) = self.in_seat_order(pieces) {
                let texts = pieces.iter().map(|piece| harmless(piece)).collect();
                self.add_other(&mut readings, entries, texts);
            }
        }
        // `8 K 0 out 5`, which may be 8, K, 0 and out, 5 or 8 and K, 0, out, 5.
        let words: Vec<_> = text.split_whitespace().collect();
        if !readings.is_empty() && words.len() > players && !text.contains([',', ';', '|', '/']) {
            for way in self.ways_to_join(&words) {
                self.add_other(&mut readings, self.in_seat_order(&way)?, way);
            }
        }
        if !readings.is_empty() {
            readings.extend((is_of_one && values.len() == 1).then(|| one_player(&text)));
            return only_reading(readings);
        }
        // Which of the scores is none is told only if they are as many as
        // there are players.
        if values.len() == players {
            self.in_seat_order(values)?;
        }
        for pieces in of_all() {
            self.in_seat_order(pieces)?;
        }
        if let Some(name) = self.unknown_name(&text) {
            self.find_seat(&name)?;
        }
        Err(ScoreArgsError::Count {
            round: self.turn.number,
            names: self.names(),
            values: match values.len() {
                1 if is_of_one => 1,
                1 => ways.iter().map(Vec::len).max().unwrap_or_default(),
                count => count,
            },
            example: self.with_cards_of_one_joined(values),
        }
        .into())
    }

    /// Returns the ways to split a text into the scores of players.
    fn ways_to_split<'t>(&self, text: &'t str, is_of_one: bool) -> Vec<Vec<&'t str>> {
        let separated_by = |separator: char| -> Vec<&str> {
            text.trim_matches([separator, ' ']).split(separator).map(str::trim).collect()
        };
        // Only players are separated so.
        if let Some(sign) = [';', '|', '/'].into_iter().find(|&sign| text.contains(sign)) {
            return vec![self.of_players(&separated_by(sign))];
        }
        let (words, called): (Vec<_>, _) = (text.split_whitespace().collect(), called_out(text));
        let mut ways = vec![
            trimmed(words.iter().copied()),
            trimmed(called.iter().copied()),
            separated_by(','),
            trimmed(self.without_conjunctions(&words)),
            trimmed(self.join_said_scores(text, &called)),
            // `twenty one five` is no `one five`.
            trimmed(self.join_said_scores(text, &words)),
            trimmed(text.split(" - ")),
        ];
        ways.extend((!is_of_one).then(|| self.with_cards_joined(text)));
        ways.iter().map(|pieces| self.of_players(pieces)).collect()
    }

    /// Adds a reading whose scores no other has.
    fn add_other(&self, readings: &mut Vec<RowReading>, entries: Entries, texts: Vec<String>) {
        if !readings.iter().any(|other| other.entries.as_ref() == Some(&entries)) {
            readings.push(self.reading_of(entries, texts));
        }
    }

    /// Joins cards of one player that are separated as the scores of players are: `K 5, out,
    /// 12` for `K,5,out,12`; `None` unless there is one way for so many players.
    fn with_cards_of_one_joined(&self, values: &[String]) -> Option<String> {
        let text = values.join(" ");
        let pieces: Vec<_> = match text.contains(',') {
            true => text.split(',').map(str::trim).collect(),
            false => text.split_whitespace().collect(),
        };
        match self.ways_to_join(&pieces).as_slice() {
            [way] if pieces.len() > way.len() => Some(way.join(", ")),
            _ => None,
        }
    }

    /// Returns the ways to join pieces beside each other to a score for each player; none if
    /// there are too many. Numbers alone are rather the scores of too many players.
    fn ways_to_join(&self, pieces: &[&str]) -> Vec<Vec<String>> {
        const MOST: usize = 99;
        const MOST_PIECES: usize = 9;
        let players = self.turn.playing.len();
        // Those to join the first pieces, by the count of these.
        let mut ways: Vec<Vec<Vec<String>>> = vec![vec![Vec::new()]];
        for end in 1..=pieces.len() {
            let mut found = Vec::new();
            for start in end.saturating_sub(MOST_PIECES)..end {
                let score = pieces[start..end].join(" ");
                let is_score = (start + 1 == end || score.contains(char::is_alphabetic))
                    && self.read_score(&score).is_ok();
                let before = ways[start].iter().filter(|way| is_score && way.len() < players);
                found.extend(before.map(|way| [&way[..], std::slice::from_ref(&score)].concat()));
            }
            if found.len() > MOST {
                return Vec::new();
            }
            ways.push(found);
        }
        let mut ways = ways.pop().unwrap_or_default();
        ways.retain(|way| way.len() == players);
        ways
    }

    /// Joins the pieces of a text that are said as the score of one player: `20 + 5`, `did not
    /// play`, and `2 kings and a 5` of pieces that are called out.
    fn join_said_scores<'t>(&self, text: &'t str, pieces: &[&'t str]) -> Vec<&'t str> {
        const MOST: usize = 9;
        let mut joined = Vec::new();
        let mut rest = pieces;
        while !rest.is_empty() {
            let ends = rest.iter().position(|piece| piece.ends_with(','));
            let most = ends.map_or(rest.len(), |end| end + 1).min(MOST);
            let is_said = |count: &usize| self.is_plain(between(text, &rest[..*count]));
            let (said, after) = rest.split_at((2..=most).rev().find(is_said).unwrap_or(1));
            joined.push(between(text, said));
            rest = after;
        }
        joined
    }

    /// Returns `true` if a text is cards, even if they cannot be left.
    pub(super) fn is_card(&self, text: &str) -> bool {
        match self.read_score(text) {
            Ok(entry) => matches!(entry, ScoreEntry::Cards(_) | ScoreEntry::Ranks(_)),
            Err(error) => error.is_of_cards(),
        }
    }

    /// Returns `true` if a text is a score that is no cards.
    pub(super) fn is_plain(&self, text: &str) -> bool {
        let read = self.read_score(text);
        read.is_ok_and(|entry| !matches!(entry, ScoreEntry::Cards(_) | ScoreEntry::Ranks(_)))
    }

    /// Returns words that are neither a score nor a name of the table, with a score after
    /// them: `mary 12`.
    pub(super) fn unknown_name(&self, text: &str) -> Option<String> {
        let words = self.line(text).words;
        let is_word = |index: usize| {
            let word = words[index];
            let is_name = word.chars().count() > 1
                && word.starts_with(char::is_alphabetic)
                && !is_conjunction(word)
                && !word.eq_ignore_ascii_case("the")
                && called_first(&words[index..]) == 0;
            is_name && !self.is_score(word) && nearest_called(word, &CardNames::NONE).is_none()
        };
        let start = (0..words.len()).find(|&index| is_word(index))?;
        let end = (start..words.len()).find(|&index| !is_word(index))?;
        self.is_score(words[end]).then(|| words[start..end].join(" "))
    }

    /// Splits a text at spaces, but not between cards beside each other that are no
    /// points, `queen king joker out 12`; into nothing if points beside them may be one more
    /// card, `8 king king 0`.
    fn with_cards_joined<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let is_rank = |piece: &&str| {
            self.is_card(piece) || parse_ranks(piece, self.sheet.ruleset.deck()).is_ok()
        };
        let may_be_card = |two: &[&str]| {
            self.is_card(two[0]) != self.is_card(two[1])
                && !two[0].ends_with(',')
                && two.iter().all(is_rank)
        };
        let pieces = self.join_said_scores(text, &called_out(text));
        if pieces.windows(2).any(may_be_card) {
            return Vec::new();
        }
        let mut joined: Vec<&str> = Vec::new();
        let mut is_open = false;
        for piece in pieces {
            let continues = is_open && self.is_card(piece);
            is_open = self.is_card(piece) && !piece.ends_with(',');
            match joined.last_mut() {
                Some(last) if continues => *last = between(text, &[*last, piece]),
                _ => joined.push(piece),
            }
        }
        trimmed(joined)
    }

    /// Returns words without those between plain scores, as in `12, 0 and 5`;
    /// between cards they are part of what is called out.
    fn without_conjunctions<'a>(&self, words: &[&'a str]) -> Vec<&'a str> {
        let is_plain = |word: Option<&&str>| word.is_some_and(|word| self.is_plain(word));
        let is_passed_over = |index: usize| {
            is_conjunction(words[index].trim_matches(','))
                && is_plain(index.checked_sub(1).and_then(|before| words.get(before)))
                && is_plain(words.get(index + 1))
        };
        let others = words.iter().enumerate().filter(|&(index, _)| !is_passed_over(index));
        others.map(|(_, word)| *word).collect()
    }

    /// Returns the scores of those who play: a row may have `-` for who has left.
    pub(super) fn of_players<S: AsRef<str> + Clone>(&self, pieces: &[S]) -> Vec<S> {
        let plays = |seat: usize| self.turn.playing.contains(&seat);
        let mut absent = pieces.iter().enumerate().filter(|&(seat, _)| !plays(seat));
        let is_row = pieces.len() == self.sheet.seats.len()
            && absent.all(|(_, piece)| piece.as_ref().trim() == "-");
        let of_players = pieces.iter().enumerate().filter(|&(seat, _)| !is_row || plays(seat));
        of_players.map(|(_, piece)| piece.clone()).collect()
    }

    pub(super) fn in_seat_order<S: AsRef<str>>(&self, pieces: &[S]) -> Result<Entries, RowError> {
        let seats = self.turn.playing.iter().zip(pieces);
        seats.map(|(&seat, piece)| Ok((seat, self.score(seat, piece.as_ref())?))).collect()
    }

    /// Reads a row and who went out after it: `0 0 7 9, bob went out`, where Bob has 0, or the
    /// scores of the others, `0 7 9, bob went out`.
    pub(super) fn with_out_last(&self, text: &str) -> Option<Entries> {
        let words: Vec<_> = text.split_whitespace().collect();
        let read = |words: &[&str]| {
            let text = words.join(" ");
            self.read(&[text.trim_matches([',', ';', '(', ')', '.', ' ']).to_owned()]).ok()
        };
        (1..words.len()).rev().take(5).find_map(|at| {
            let [(out, ScoreEntry::WentOut)] = *read(&words[at..])? else { return None };
            let scores = words[..at].strip_suffix(&["and"]).unwrap_or(&words[..at]);
            if let Some(entries) = self.others_than(out, &scores.join(" ")) {
                return Some(entries);
            }
            let mut entries = read(scores)?;
            let (_, entry) = entries.iter_mut().find(|(seat, _)| *seat == out)?;
            matches!(entry, ScoreEntry::Points(0)).then(|| *entry = ScoreEntry::WentOut)?;
            Some(entries)
        })
    }

    /// Reads who went out, and after a comma the scores of the others: `bob out, 20 7 9`.
    pub(super) fn with_out_first(&self, text: &str) -> Option<Entries> {
        let (first, others) = text.split_once([',', ';', ':'])?;
        let [(out, ScoreEntry::WentOut)] = *self.read(&[first.to_owned()]).ok()? else {
            return None;
        };
        self.others_than(out, others)
    }

    /// Reads the points of all others than who went out, in the order of their seats.
    fn others_than(&self, out: usize, text: &str) -> Option<Entries> {
        let scores: Vec<_> =
            text.split([' ', ',', ';']).filter(|score| !score.is_empty()).collect();
        let seats = self.turn.playing.iter().copied().filter(|&seat| seat != out);
        let is_whole = scores.len() + 1 == self.turn.playing.len()
            && scores.iter().all(|score| is_digits(score));
        let entry = |(seat, score): (usize, &&str)| Some((seat, self.read_score(score).ok()?));
        let entries = seats.zip(&scores).map(entry);
        let out = std::iter::once(Some((out, ScoreEntry::WentOut)));
        is_whole.then(|| out.chain(entries).collect()).flatten()
    }
}

/// Returns the scores of the only reading.
pub(super) fn only_reading(mut readings: Vec<RowReading>) -> Result<Entries, RowError> {
    match readings.as_mut_slice() {
        [RowReading { entries, .. }] => Ok(entries.take().unwrap_or_default()),
        _ => Err(RowError::Ambiguous(readings)),
    }
}

/// Returns pieces without the commas around them.
fn trimmed<'a>(pieces: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let pieces = pieces.into_iter().map(|piece| piece.trim_matches(','));
    pieces.filter(|piece| !piece.is_empty()).collect()
}
