//! Checks a stream of hands, one per line, on all cores and in constant memory, and answers the
//! lines, `ROUND: CARDS` each, with JSON.
//!
//! A reader splits the input into chunks of whole lines, as many as one read returned, so
//! that a pipe that pauses is answered at once. Each chunk is checked in a thread of its
//! own; the writer takes their answers in the order of the input, from a queue that is bounded.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::thread;

use indicatif::ProgressBar;
use memchr::{memchr, memchr_iter, memrchr};

use crate::cards::{Card, Hand, parse_hand, parse_plain_hand};
use crate::cli::args::input::{self, MAX_BYTES};
use crate::cli::prelude::*;
use crate::render::json::CheckWriter;
use crate::render::{TypedHand, counted};
use crate::solver::Verdict;

/// Checks the hands of a file, or of standard input for `-`.
pub(super) fn run(path: &Path, rules: Ruleset) -> Result<Outcome> {
    let (name, file) = input::open(path)?;
    let (input, progress): (Box<dyn Read + Send>, _) = match file {
        None => (Box::new(io::stdin()), ProgressBar::hidden()),
        Some(file) => {
            let progress = terminal::file_progress_bar(&file);
            (Box::new(file), progress)
        }
    };

    let counts = stream(input, &name, &mut io::stdout(), rules, &progress);
    progress.finish_and_clear();
    match counts? {
        BatchCounts { bad: 0, .. } => Ok(Outcome::Yes),
        BatchCounts { hands, bad } => {
            fail!("{} in {name}, {} judged", counted(bad, "bad line"), counted(hands, "hand"))
        }
    }
}

/// Answers every line of `input`, called `name`, on `output`, in order.
///
/// Returns without waiting for the reader when the output is closed: the
/// reader may be blocked on an input that stays open.
fn stream(
    input: impl Read + Send + 'static,
    name: &str,
    output: &mut impl Write,
    rules: Ruleset,
    progress: &ProgressBar,
) -> Result<BatchCounts> {
    let rules = Arc::new(rules);
    // As many chunks are checked at once as wait for the writer.
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let (send, answers) = sync_channel(workers);
    thread::spawn(move || {
        let ended = read(input, |chunk| {
            let rules = Arc::clone(&rules);
            let work = move || (chunk.bytes.len(), answer(&chunk, &rules));
            // A send fails only once the writer has gone; then nobody waits.
            send.send(thread::Builder::new().spawn(work)).is_ok()
        });
        if let Err(error) = ended {
            let _ = send.send(Err(error));
        }
    });
    let mut total = BatchCounts::default();
    for thread in answers {
        let thread = thread.about(|| format!("cannot read {name}"))?;
        let (bytes, (json, counts)) = thread.join().expect("every chunk is answered");
        progress
            .suspend(|| output.write_all(&json).and_then(|()| output.flush()))
            .about(|| "cannot write the answers")?;
        progress.inc(bytes as u64);
        total.hands += counts.hands;
        total.bad += counts.bad;
    }
    Ok(total)
}

/// Lines of a batch; blank lines and comments are not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct BatchCounts {
    /// Lines that were answered.
    hands: u64,
    /// Lines with an error.
    bad: u64,
}

/// Returns a line of JSON for every hand of a chunk.
fn answer(chunk: &Chunk, ruleset: &Ruleset) -> (Vec<u8>, BatchCounts) {
    let mut counts = BatchCounts::default();
    let mut writer = CheckWriter::new(ruleset, chunk.bytes.len() * 16);
    let mut cards = Vec::with_capacity(16);
    let mut rest = &chunk.bytes[..];
    for number in chunk.first.. {
        let end = memchr(b'\n', rest).map_or(rest.len(), |end| end + 1);
        let Some(line) = rest.split_off(..end).filter(|line| !line.is_empty()) else { break };
        let answered = read_line(line, ruleset, &mut cards).and_then(|read| {
            let Some((round, hand)) = read else { return Ok(false) };
            let rules = ruleset.in_round(round);
            // A verdict is large: it stays where it is.
            let verdict = &Verdict::for_hand(&hand, rules);
            let verdict = verdict.as_ref().map_err(Clone::clone)?;
            writer.append(number, TypedHand { rules, cards: &cards }, verdict);
            Ok(true)
        });
        match answered {
            Ok(true) => counts.hands += 1,
            Ok(false) => {}
            Err(error) => {
                writer.append_error(number, &error.message(Language::English.words()));
                counts.bad += 1;
            }
        }
    }
    (writer.into_bytes(), counts)
}

/// Reads the hand of a line, if it has one, and puts its cards into a list.
fn read_line(
    line: &[u8],
    ruleset: &Ruleset,
    cards: &mut Vec<Card>,
) -> Result<Option<(Round, Hand)>> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    if line.len() > MAX_BYTES {
        fail!("a line must have at most 64 KiB");
    }
    if let plain @ Some(_) = read_plain_line(line, ruleset, cards) {
        return Ok(plain);
    }
    let line = input::text(line, "a line")?;
    let (line, _comment) = line.split_once('#').unwrap_or((line, ""));
    let line = line.trim();
    if line.is_empty() {
        return Ok(None);
    }
    let (round, text) = line
        .split_once(':')
        .ok_or_else(|| Failure::new("a line must be ROUND: CARDS, such as `1: 7D 9D JOKER QS`"))?;
    let round = read_round(round.trim())?;
    let hand = parse_hand(text, ruleset.deck(), cards)?;
    if cards.is_empty() {
        fail!("there are no cards after `{round}:`");
    }
    Ok(Some((round, hand)))
}

/// Reads a line with a round and plain cards and nothing else, as nearly all are.
fn read_plain_line(line: &[u8], ruleset: &Ruleset, cards: &mut Vec<Card>) -> Option<(Round, Hand)> {
    let (number, text) = match line {
        [digit @ b'1'..=b'9', b':', text @ ..] => (digit - b'0', text),
        [b'1', digit @ b'0'..=b'1', b':', text @ ..] => (digit - b'0' + 10, text),
        _ => return None,
    };
    let hand = parse_plain_hand(text, ruleset.deck(), cards)?;
    Some((Round::new(number).filter(|_| !cards.is_empty())?, hand))
}

fn read_round(text: &str) -> Result<Round> {
    let round = text.parse().ok().and_then(Round::new);
    round.ok_or_else(|| {
        let shown: String = text.chars().take(16).collect();
        Failure::new(format!("a round must be a number from 1 to 11, not `{shown}`"))
    })
}

/// Bytes per read.
const READ: usize = 64 * 1024;

/// Some lines of a stream, each but the last ended by a line feed.
#[derive(Debug, PartialEq, Eq)]
struct Chunk {
    /// The number of the first line, counted from 1.
    first: u64,
    /// The lines; of one longer than [`MAX_BYTES`] perhaps only the start, which is longer too.
    bytes: Vec<u8>,
}

/// Reads to the end and sends chunks until one is refused with `false`.
///
/// A chunk holds the lines that one read completed, so none waits for the next read.
fn read(input: impl Read, mut send: impl FnMut(Chunk) -> bool) -> io::Result<()> {
    let mut input = BufReader::with_capacity(READ, input);
    let mut first = 1;
    loop {
        let mut bytes = Vec::new();
        input.by_ref().take(MAX_BYTES as u64 + 1).read_until(b'\n', &mut bytes)?;
        let is_cut = bytes.len() > MAX_BYTES && !bytes.ends_with(b"\n");
        if !is_cut {
            let end = memrchr(b'\n', input.buffer());
            let whole = end.map_or(0, |end| end + 1);
            bytes.extend_from_slice(&input.buffer()[..whole]);
            input.consume(whole);
        }
        let ends = memchr_iter(b'\n', &bytes).count() as u64;
        if bytes.is_empty() || !send(Chunk { first, bytes }) {
            return Ok(());
        }
        first += ends;
        if is_cut {
            input.skip_until(b'\n')?;
            first += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn check(line: &[u8], expect: &str) {
        let (json, _) = answer(&Chunk { first: 1, bytes: line.to_vec() }, &Ruleset::official());
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

    fn check_pieces(pieces: &[&str], expect: &[(u64, &str)]) {
        // Gives one piece a read.
        let nothing: Box<dyn Read> = Box::new(io::empty());
        let chained = pieces.iter().fold(nothing, |read, piece| {
            Box::new(read.chain(io::Cursor::new(piece.as_bytes().to_vec())))
        });
        let mut got = Vec::new();
        read(chained, |chunk| {
            got.push((chunk.first, String::from_utf8(chunk.bytes).unwrap()));
            true
        })
        .unwrap();
        let expect: Vec<_> = expect.iter().map(|&(n, text)| (n, text.to_owned())).collect();
        assert_eq!(got, expect);
    }

    #[test]
    fn each_read_returns_the_lines_that_it_completed() {
        check_pieces(&[], &[]);
        check_pieces(&["a\nb\n", "c\n"], &[(1, "a\nb\n"), (3, "c\n")]);
        check_pieces(&["a\nb", "c", "d\ne"], &[(1, "a\n"), (2, "bcd\n"), (3, "e")]);
    }

    #[test]
    fn a_line_that_is_too_long_is_cut_and_the_next_one_is_whole() {
        let long = "x".repeat(MAX_BYTES);
        check_pieces(&[&long], &[(1, &long)]);
        check_pieces(
            &["a\n", &long, "x", &long, "\nb\n"],
            &[(1, "a\n"), (2, &format!("{long}x")), (3, "b\n")],
        );
        check_pieces(&[&long, "xx\nb", "\n"], &[(1, &format!("{long}x")), (2, "b\n")]);
    }

    fn answers(input: &[u8]) -> (String, BatchCounts) {
        let mut output = Vec::new();
        let input = io::Cursor::new(input.to_vec());
        let hidden = ProgressBar::hidden();
        let counts = stream(input, "memory", &mut output, Ruleset::official(), &hidden)
            .expect("memory is read and written");
        (String::from_utf8(output).unwrap(), counts)
    }

    #[test]
    fn lines_are_answered_in_their_order() {
        let hands: String = (0..20_000).map(|_| "1: 7X\n#\n").collect();
        let (text, counts) = answers(hands.as_bytes());
        assert_eq!(counts.bad, 20_000);
        for (index, line) in text.lines().enumerate() {
            let start = format!(r#"{{"version":1,"line":{},"error""#, 2 * index + 1);
            assert!(line.starts_with(&start), "{line}");
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_answered_line_by_line(bytes: Vec<u8>) {
            let (text, counts) = answers(&bytes);
            prop_assert_eq!(text.lines().count() as u64, counts.hands + counts.bad);
        }

        #[test]
        fn anything_like_a_hand_is_answered(text in "([0-9]{1,2} ?: ?([3-9TJQKA10]{1,2}[CDHS*TRX♥,]|JK| ){0,16}[\r#]?\n?){0,5}") {
            let (answers, counts) = answers(text.as_bytes());
            prop_assert_eq!(answers.lines().count() as u64, counts.hands + counts.bad);
        }
    }
}
