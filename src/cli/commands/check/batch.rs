//! Checks a stream of hands, one per line, on all cores and in constant memory.
//!
//! A reader thread splits the input into chunks of whole lines, as many as one
//! read returned, so that a pipe that pauses is answered at once. Workers check
//! the chunks; the writer takes their answers in the order of the input. Both
//! queues are bounded.

use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use anyhow::Context as _;
use indicatif::ProgressBar;

use super::lines::{self, BatchCounts, Chunk};
use crate::cli::prelude::*;
use crate::render::counted;
use crate::rules::Ruleset;

/// Checks the hands of a file, or of standard input for `-`.
pub(crate) fn run(path: &Path, rules: Ruleset) -> Result<Outcome> {
    let (name, file) = input::open(path)?;
    let (input, progress): (Box<dyn Read + Send>, _) = match file {
        None => (Box::new(io::stdin()), ProgressBar::hidden()),
        Some(file) => {
            let progress = progress::bar_for_file(&file);
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

/// The answers for one chunk.
struct Reply {
    json: Vec<u8>,
    counts: BatchCounts,
    bytes: u64,
}

/// A chunk to judge, and where the answer goes.
type Job = (Chunk, SyncSender<Reply>);

/// An answer that will come, or the error that ended the input.
type PendingReply = io::Result<Receiver<Reply>>;

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
) -> anyhow::Result<BatchCounts> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let (jobs, todo) = sync_channel::<Job>(workers);
    let (promises, promised) = sync_channel::<PendingReply>(2 * workers);
    thread::spawn(move || read(input, &jobs, &promises));
    let (todo, rules) = (Arc::new(Mutex::new(todo)), Arc::new(rules));
    for _ in 0..workers {
        let (todo, rules) = (Arc::clone(&todo), Arc::clone(&rules));
        thread::spawn(move || work(&todo, &rules));
    }
    write(&promised, name, output, progress)
}

fn read(input: impl Read, jobs: &SyncSender<Job>, promises: &SyncSender<PendingReply>) {
    // A send fails only once the writer has gone; then nobody waits.
    let ended = lines::read(input, |chunk| {
        let (reply, promise) = sync_channel(1);
        promises.send(Ok(promise)).is_ok() && jobs.send((chunk, reply)).is_ok()
    });
    if let Err(error) = ended {
        let _ = promises.send(Err(error));
    }
}

fn work(todo: &Mutex<Receiver<Job>>, rules: &Ruleset) {
    loop {
        // The lock is held while waiting: the other workers would wait too.
        let job = todo.lock().ok().and_then(|todo| todo.recv().ok());
        let Some((chunk, reply)) = job else { return };
        let (json, counts) = lines::answer(&chunk, rules);
        let bytes = chunk.bytes.len() as u64;
        // The writer may be gone, and the answer with it.
        let _ = reply.send(Reply { json, counts, bytes });
    }
}

fn write(
    promised: &Receiver<PendingReply>,
    name: &str,
    output: &mut impl Write,
    progress: &ProgressBar,
) -> anyhow::Result<BatchCounts> {
    let mut total = BatchCounts::default();
    for promise in promised {
        let reply = promise.with_context(|| format!("cannot read {name}"))?;
        let Reply { json, counts, bytes } = reply.recv().expect("a worker answers every chunk");
        progress
            .suspend(|| output.write_all(&json).and_then(|()| output.flush()))
            .context("cannot write the answers")?;
        progress.inc(bytes);
        total += counts;
    }
    Ok(total)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

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
