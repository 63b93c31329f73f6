//! Answers the lines of a batch: `ROUND: CARDS` each, with JSON.

use std::ops::AddAssign;

use super::chunks::Chunk;
use crate::cards::{Hand, parse_cards};
use crate::cli::args::input::{self, MAX_BYTES};
use crate::cli::ui::failure::{Failure, Result, fail};
use crate::messages::Language;
use crate::render::TypedHand;
use crate::render::json::CheckWriter;
use crate::rules::{Round, Ruleset};
use crate::solver::Verdict;

/// Lines of a batch; blank lines and comments are not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct BatchCounts {
    /// Lines that were answered.
    pub(crate) hands: u64,
    /// Lines with an error.
    pub(crate) bad: u64,
}

impl AddAssign for BatchCounts {
    fn add_assign(&mut self, other: Self) {
        self.hands += other.hands;
        self.bad += other.bad;
    }
}

/// Appends a line of JSON for every hand of a chunk.
pub(crate) fn answer(chunk: &Chunk, ruleset: &Ruleset, json: &mut Vec<u8>) -> BatchCounts {
    let mut counts = BatchCounts::default();
    let writer = CheckWriter::new(ruleset);
    let lines = chunk.bytes.split_inclusive(|&byte| byte == b'\n');
    for (number, line) in (chunk.first..).zip(lines) {
        match answer_line(number, line, ruleset, &writer, json) {
            Ok(true) => counts.hands += 1,
            Ok(false) => {}
            Err(error) => {
                CheckWriter::append_error(json, number, &error.message(Language::English.words()));
                counts.bad += 1;
            }
        }
    }
    counts
}

/// Returns `true` if the line has a hand.
fn answer_line(
    number: u64,
    line: &[u8],
    ruleset: &Ruleset,
    writer: &CheckWriter,
    json: &mut Vec<u8>,
) -> Result<bool> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    if line.len() > MAX_BYTES {
        fail!("a line must have at most 64 KiB");
    }
    let line = input::text(line, "a line")?;
    let (line, _comment) = line.split_once('#').unwrap_or((line, ""));
    let line = line.trim();
    if line.is_empty() {
        return Ok(false);
    }
    let (round, cards) = line
        .split_once(':')
        .ok_or_else(|| Failure::new("a line must be ROUND: CARDS, such as `1: 7D 9D JOKER QS`"))?;
    let round = read_round(round.trim())?;
    let cards = parse_cards(cards, ruleset.deck())?;
    if cards.is_empty() {
        fail!("there are no cards after `{round}:`");
    }
    let hand: Hand = cards.iter().copied().collect();
    let rules = ruleset.in_round(round);
    let verdict = Verdict::for_hand(&hand, rules)?;
    let question = TypedHand { rules, cards: &cards };
    writer.append(json, number, question, &verdict);
    Ok(true)
}

fn read_round(text: &str) -> Result<Round> {
    let round = text.parse().ok().and_then(Round::new);
    round.ok_or_else(|| {
        let shown: String = text.chars().take(16).collect();
        Failure::new(format!("a round must be a number from 1 to 11, not `{shown}`"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &[u8], expect: &str) {
        let chunk = Chunk { first: 1, bytes: line.to_vec() };
        let mut json = Vec::new();
        answer(&chunk, &Ruleset::official(), &mut json);
        let got = String::from_utf8(json).unwrap();
        let expect = match expect {
            "" => String::new(),
            error => format!("{{\"version\":1,\"line\":1,\"error\":\"{error}\"}}\n"),
        };
        assert_eq!(got, expect);
    }

    #[test]
    fn blank_lines_and_comments_have_no_answer() {
        check(b"", "");
        check(b" \t\r\n", "");
        check(b"# 1: 7X\n", "");
        check(b"\xef\xbb\xbf# with a byte order mark\n", "");
    }

    #[test]
    fn the_error_of_a_bad_line_shows_what_a_line_is() {
        let form = "a line must be ROUND: CARDS, such as `1: 7D 9D JOKER QS`";
        check(b"7D 9D JOKER QS\n", form);
        check(b"12: 7D\n", "a round must be a number from 1 to 11, not `12`");
        check(b": 7D\n", "a round must be a number from 1 to 11, not ``");
        check(b"3:\r\n", "there are no cards after `3:`");
        check(b"3: \xff\xfe\n", "a line must be UTF-8 text, byte 4 is not");
        check(&vec![b'x'; MAX_BYTES + 1], "a line must have at most 64 KiB");
    }
}
