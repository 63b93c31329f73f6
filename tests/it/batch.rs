//! What a batch does that no snapshot can show: pauses, closed pipes, bulk.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crowns::cards::{Card, Deck, Hand, parse_cards};
use crowns::render::TypedHand;
use crowns::render::json::CheckWriter;
use crowns::rules::{Round, Ruleset};
use crowns::solver::Verdict;

#[cfg(target_os = "linux")]
use crate::env::TestEnv;

fn crowns(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("crowns"));
    command.args(args);
    command
}

/// Starts a batch that reads from a pipe and writes to one.
fn start() -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let mut child = crowns(&["check", "--batch", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    (child, input, output)
}

/// Runs a batch to its end; returns its lines, errors and exit status.
fn check(input: &[u8]) -> (Vec<String>, String, Option<i32>) {
    let done = assert_cmd::Command::from(crowns(&["check", "--batch", "-"]))
        .write_stdin(input)
        .output()
        .unwrap();
    let text = String::from_utf8(done.stdout).unwrap();
    let errors = String::from_utf8(done.stderr).unwrap();
    (text.lines().map(str::to_owned).collect(), errors, done.status.code())
}

#[test]
fn a_pipe_that_pauses_gets_its_answer_before_it_closes() {
    let (mut child, mut input, mut output) = start();
    for round in 1..=3 {
        input.write_all(b"1: 7D 9D JOKER QS\n").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let expect = format!(r#"{{"version":1,"line":{round},"round":1"#);
        assert!(line.starts_with(&expect), "{line}");
    }
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_closed_pipe_ends_the_batch_at_once_and_is_no_error() {
    let (mut child, mut input, mut output) = start();
    input.write_all(b"1: 7D 9D JOKER QS\n").unwrap();
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    drop(output);
    let closed = Instant::now();
    let status = loop {
        // The input stays open: an answer is what finds nobody listening. The
        // first may not, while a program that another test starts at this moment
        // has a copy of the pipe; the last may find that the batch has ended.
        let _ = input.write_all(b"1: 7D 9D JOKER QS\n1: 7X\n");
        std::thread::sleep(Duration::from_millis(5));
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        assert!(closed.elapsed() < Duration::from_secs(10), "still waiting");
    };
    assert_eq!(status.code(), Some(0));
    let mut errors = String::new();
    child.stderr.unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!(errors, "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_bar_is_shown_beside_a_file_and_not_beside_a_program_that_reads_the_answers() {
    let env = TestEnv::new();
    std::fs::write(env.path("hands.txt"), "1: 7D 8D 9D\n").unwrap();
    let hands = env.path("hands.txt").display().to_string();
    let shown = |to: &str| env.in_terminal(&format!("check --batch '{hands}' {to}"), "", &[]).text;
    assert!(shown("> /dev/null").contains('%'));
    assert!(!shown("| cat").contains('%'));
}

#[test]
fn a_line_of_ten_megabytes_is_one_bad_line() {
    let mut input = b"1: 7D 9D JOKER QS\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', 10_000_000));
    input.extend(b"\n1: 7D 8D 9D\n");
    let (lines, errors, status) = check(&input);
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1], r#"{"version":1,"line":2,"error":"a line must have at most 64 KiB"}"#);
    assert!(lines[2].starts_with(r#"{"version":1,"line":3,"round":1"#));
    assert_eq!(errors, "error: 1 bad line in standard input, 2 hands judged\n");
    assert_eq!(status, Some(2));
}

#[test]
fn a_single_hand_is_not_read_from_ten_megabytes_or_invalid_utf8() {
    let asked = |input: Vec<u8>| {
        let mut command = assert_cmd::Command::from(crowns(&["check", "--round", "1", "-"]));
        let done = command.write_stdin(input).output().unwrap();
        assert_eq!((done.stdout.len(), done.status.code()), (0, Some(2)));
        String::from_utf8(done.stderr).unwrap()
    };
    assert_eq!(
        asked(vec![b'x'; 10_000_000]),
        "error: standard input is too long for one hand: more than 64 KiB\n"
    );
    assert_eq!(
        asked(b"7D \xff".to_vec()),
        "error: standard input must be UTF-8 text, byte 4 is not\n"
    );
}

#[test]
fn invalid_utf8_affects_only_its_line() {
    let (lines, _, status) = check(b"1: 7D \xff\n1: 7D 8D 9D\n1: 7D 8D 9D \xe2\x99");
    let starts = lines.iter().map(|line| &line[..29]);
    assert_eq!(
        starts.collect::<Vec<_>>(),
        [
            r#"{"version":1,"line":1,"error""#,
            r#"{"version":1,"line":2,"round""#,
            r#"{"version":1,"line":3,"error""#,
        ]
    );
    assert_eq!(status, Some(2));
}

#[test]
fn every_bad_card_of_a_line_is_named() {
    let (lines, ..) = check(b"1: 5C 1H 7X");
    let expect = "card 2 `1H`: rank must be 3–10, J, Q or K; did you mean `10H`?\\n\
                  card 3 `7X`: suit must be C, D, H, S or T (stars; also * or R)";
    assert_eq!(lines, [format!(r#"{{"version":1,"line":1,"error":"{expect}"}}"#)]);
}

#[test]
fn ten_thousand_lines_are_answered_in_order_as_if_asked_one_by_one() {
    let rules = Ruleset::official();
    let hands: Vec<_> = (0..10_000).map(|seed| deal(seed, rules.deck())).collect();
    let input: String = hands.iter().map(|hand| format!("{hand}\n")).collect();
    let (lines, errors, status) = check(input.as_bytes());
    assert_eq!((errors.as_str(), status), ("", Some(0)));
    assert_eq!(lines.len(), hands.len());
    for (number, (hand, line)) in (1..).zip(hands.iter().zip(lines)) {
        assert_eq!(format!("{line}\n"), single(number, hand, &rules));
    }
}

/// Answers a line alone, through the library.
fn single(number: u64, line: &str, ruleset: &Ruleset) -> String {
    let (round, cards) = line.split_once(": ").unwrap();
    let round = Round::new(round.parse().unwrap()).unwrap();
    let rules = ruleset.in_round(round);
    let cards = parse_cards(cards, rules.deck()).unwrap();
    let hand: Hand = cards.iter().copied().collect();
    let verdict = Verdict::for_hand(&hand, rules).unwrap();
    let mut writer = CheckWriter::new(ruleset, 0);
    writer.append(number, TypedHand { rules, cards: &cards }, &verdict);
    String::from_utf8(writer.into_bytes()).unwrap()
}

/// Deals a counted or drawn hand of any round, the same for the same seed.
fn deal(seed: u64, deck: Deck) -> String {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let mut pack: Vec<Card> = Card::all()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(deck.copies(card))))
        .collect();
    let round = 1 + random(11);
    let size = round + 2 + random(2);
    let cards = (0..size).map(|_| pack.swap_remove(random(pack.len())).to_string());
    format!("{round}: {}", cards.collect::<Vec<_>>().join(" "))
}
