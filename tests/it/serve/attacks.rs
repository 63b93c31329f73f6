//! What must not harm: random and oversized requests, slow clients, too many
//! connections, two servers on one database, a server that is killed, and many phones.
//! Each has a small form, and a long one that is run with `--ignored`.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

use std::collections::HashSet;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;

use super::{Phone, Served, enter, page_of, table};
use crate::env::TestEnv;
use crate::journal_rows::journal_rows;

/// Returns a text of some of these characters, longer now and then.
fn noise(rng: &mut Rng) -> String {
    const SIGNS: [&str; 24] = [
        "a", "0", "7", "=", "&", "%", "%0", "%00", "/", "..", "?", "#", "<script>", "\"", "'",
        "\r", "\n", "\t", "\u{1b}", "é", "🦊", ";", ":", " ",
    ];
    let length = match rng.u8(..) {
        0..4 => rng.usize(10_000..100_000),
        _ => rng.usize(..60),
    };
    (0..length).map(|_| rng.choice(SIGNS).unwrap()).collect()
}

fn random_request(phone: &Phone, rng: &mut Rng) -> String {
    const METHODS: [&str; 7] = ["GET", "POST", "PUT", "HEAD", "OPTIONS", "TRACE", "ge t"];
    // All but `/undo`, which a phone may do.
    const PATHS: [&str; 15] = [
        "/",
        "/enter",
        "/record",
        "/fix",
        "/pin",
        "/hand",
        "/melds",
        "/odds",
        "/rules",
        "/games",
        "/night",
        "/crowns.js",
        "/../../../etc/passwd",
        "/%2e%2e/crowns.db",
        "//etc/passwd",
    ];
    let method = rng.choice(METHODS).unwrap();
    let path = match rng.u8(..4) {
        0 => format!("/{}", noise(rng)),
        1 => format!("{}?{}", rng.choice(PATHS).unwrap(), noise(rng)),
        _ => rng.choice(PATHS).unwrap().to_owned(),
    };
    let fields = ["game", "round", "key", "player", "text", "say", "scores", "out", "why", "force"];
    let pair = |rng: &mut Rng| format!("{}={}", rng.choice(fields).unwrap(), noise(rng));
    let body: Vec<_> = (0..rng.usize(..6)).map(|_| pair(rng)).collect();
    let origin = match rng.bool() {
        true => format!("Origin: http://{}\r\n", phone.address()),
        false => format!("Origin: {}\r\n", noise(rng)),
    };
    match rng.u8(..8) {
        // What does not end is one of the slow ones.
        0 => noise(rng) + "\r\n\r\n",
        _ => phone.request(method, &path, &origin, &body.join("&")),
    }
}

fn random_requests(count: usize) {
    let (env, served) = table("");
    let before = journal_rows(&env.db());
    let mut rng = Rng::with_seed(count as u64);
    let (phone, stranger) = (served.phone(), served.stranger());
    for nth in 0..count {
        let from = if rng.bool() { &phone } else { &stranger };
        let request = random_request(from, &mut rng);
        let reply = from.send(&request);
        assert!(reply.status < 500, "{nth}: {} of {request:?}", reply.status);
        for content in ["root:x", "SQLite format"] {
            assert!(!reply.body.contains(content), "{nth}: {request:?}");
        }
    }
    assert_eq!(served.phone().get("/").status, 200);
    assert_eq!(journal_rows(&env.db()), before);
    env.assert_intact();
}

runs! {
    random_requests_change_nothing_and_read_no_file: random_requests(300);
    ten_thousand_random_requests_change_nothing_and_read_no_file: random_requests(10_000), "long";
}

#[test]
fn a_slow_head_and_a_slow_body_are_cut_off() {
    let (_env, served) = table("");
    let phone = served.phone();
    let body = phone.request("POST", "/enter", "Content-Length: 1000\r\n", "");
    let body = body.replace("Content-Length: 0\r\n", "");
    let wait = |slow: &str, most| {
        let mut stream = TcpStream::connect(served.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(90))).unwrap();
        stream.write_all(slow.as_bytes()).unwrap();
        let start = Instant::now();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(start.elapsed() < Duration::from_secs(most), "{slow:?}: {:?}", start.elapsed());
        assert!(!String::from_utf8_lossy(&answer).contains(" 200 "), "{slow:?}");
    };
    thread::scope(|scope| {
        for (slow, most) in [("GET / HTTP/1.1\r\nHost: ", 30), ("", 30), (&*body, 60)] {
            scope.spawn(move || wait(slow, most));
        }
    });
    assert_eq!(served.phone().get("/").status, 200);
}

fn many_connections(count: usize) {
    let (_env, served) = table("");
    let mut phone = served.phone();
    let start = Instant::now();
    let idle: Vec<_> = (0..count).filter_map(|_| TcpStream::connect(served.address).ok()).collect();
    assert!(idle.len() > 200, "{}", idle.len());
    // Who is there already is served as soon as those are cut off who say nothing.
    while phone.send(&phone.request("GET", "/", "", "")).status != 200 {
        assert!(start.elapsed() < Duration::from_secs(60));
        thread::sleep(Duration::from_millis(50));
    }
    drop(idle);
    assert_eq!(phone.get("/").status, 200);
}

runs! {
    too_many_connections_are_closed_and_the_table_goes_on: many_connections(300);
    a_thousand_connections_are_closed_and_the_table_goes_on: many_connections(1000), "long";
}

#[test]
fn two_servers_on_one_database_record_a_round_once() {
    let (env, one) = table("");
    let two = Served::start(&env, "");
    let (mut first, mut second) = (one.phone(), two.phone());
    for (phone, scores) in [(&mut first, ["20", "out"]), (&mut second, ["20", "out"])] {
        enter(phone, "Ann", scores[0]);
        enter(phone, "Bob", scores[1]);
    }
    // The last of both comes at the same time.
    let sheet = first.get("/");
    let [path, other] = [page_of(&sheet, "Cat"), page_of(&second.get("/"), "Cat")];
    let fields = |phone: &mut Phone, path: &str| {
        let page = phone.get(path);
        ["game", "round", "key", "player"].map(|name| (name, page.field("score", name)))
    };
    let (one_fields, two_fields) = (fields(&mut first, &path), fields(&mut second, &other));
    let send = |mut phone: Phone, fields: [(&'static str, String); 4]| {
        thread::spawn(move || {
            let mut fields: Vec<_> =
                fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            fields.push(("text", "25"));
            phone.post("/enter", &fields).status
        })
    };
    let sent = [send(first.clone(), one_fields), send(second, two_fields)];
    let statuses = sent.map(|sent| sent.join().unwrap());
    assert!(statuses.contains(&303), "{statuses:?}");
    assert!(statuses.iter().all(|&status| status < 500), "{statuses:?}");
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 2);
    assert!(first.get("/").text().contains("Round 3: deal 5"));
    env.assert_intact();
}

/// Kills the server at random moments while a round is entered. What was acknowledged
/// as saved is there, and nothing is there that was not sent.
fn kills(count: usize) {
    let env = TestEnv::new();
    env.ok("new Ann Bob Cat");
    let mut rng = Rng::with_seed(count as u64);
    let mut games = 1;
    let (mut saved, mut acknowledged) = (0, 0);
    for nth in 0..count {
        let mut served = Served::start(&env, "");
        let mut phone = served.phone();
        enter(&mut phone, "Ann", "20");
        enter(&mut phone, "Bob", "out");
        let round = env.json("board")["rounds"].as_array().unwrap().len() + 1;
        let page = phone.get(&page_of(&phone.clone().get("/"), "Cat"));
        let values = ["game", "round", "key", "player"].map(|name| page.field("score", name));
        let points = (25 + nth % 9).to_string();
        let sender = thread::spawn(move || {
            let fields = ["game", "round", "key", "player"].into_iter();
            let mut fields: Vec<_> = fields.zip(values.iter().map(String::as_str)).collect();
            fields.push(("text", &points));
            phone.post("/enter", &fields).status
        });
        thread::sleep(Duration::from_micros(rng.u64(..30_000)));
        served.kill();
        let status = sender.join().unwrap();
        let rounds = env.json("board")["rounds"].as_array().unwrap().clone();
        let is_saved = rounds.len() == round;
        assert!(is_saved || rounds.len() + 1 == round, "{nth}: {} of {round}", rounds.len());
        assert!(is_saved || status != 303, "{nth}: acknowledged and lost");
        if is_saved {
            let points = |seat: usize| rounds[round - 1]["scores"][seat]["score"].as_u64();
            assert_eq!([points(0), points(1)], [Some(20), Some(0)], "{nth}");
        }
        saved += usize::from(is_saved);
        acknowledged += usize::from(status == 303);
        if is_saved && round == 11 {
            env.ok("new Ann Bob Cat");
            games += 1;
        }
    }
    println!("{count} kills in {games} games: {saved} rounds saved, {acknowledged} acknowledged");
    env.assert_intact();
}

runs! {
    a_server_that_is_killed_loses_nothing_that_it_acknowledged: kills(6);
    a_server_that_is_killed_two_hundred_times_loses_nothing_that_it_acknowledged: kills(200),
        "long";
}

/// Eight phones enter while so many watch; returns the longest time from the sending of
/// a score to the last phone that is told of it, and the memory of the server in kB.
fn load(watchers: usize, rounds: usize) -> (Duration, u64) {
    let env = TestEnv::new();
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"];
    env.ok(&format!("new {}", names.join(" ")));
    let served = Served::start(&env, "");
    let (told, heard) = channel();
    for watcher in 0..watchers {
        let (mut watch, told) = (served.phone().watch(), told.clone());
        thread::spawn(move || {
            while let Some(()) = watch.try_next() {
                let _ = told.send((watcher, Instant::now()));
            }
        });
    }
    let mut phones: Vec<_> = (0..8).map(|_| served.phone()).collect();
    let mut longest = Duration::ZERO;
    for round in 0..rounds {
        for (seat, name) in names.iter().enumerate() {
            let score = match seat == round % names.len() {
                true => "out".to_owned(),
                false => (20 + 2 * seat + round).to_string(),
            };
            // What was told of before has arrived.
            thread::sleep(Duration::from_millis(300));
            while heard.try_recv().is_ok() {}
            // The eighth enters what the others have missed.
            let phone = if (round + seat) % 8 == 7 { 7 } else { seat };
            let start = Instant::now();
            enter(&mut phones[phone], name, &score);
            let mut missing: HashSet<usize> = (0..watchers).collect();
            while !missing.is_empty() {
                let (watcher, at) = heard.recv_timeout(Duration::from_secs(30)).unwrap();
                if missing.remove(&watcher) {
                    longest = longest.max(at - start);
                }
            }
        }
    }
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), rounds);
    (longest, served.memory())
}

#[test]
#[ignore = "long"]
fn fifty_phones_watch_and_eight_enter() {
    let (longest, memory) = load(50, 5);
    println!("50 watch and 8 enter: told within {longest:?}, memory {memory} kB at most");
    assert!(memory < 50_000, "{memory} kB");
    assert!(longest < Duration::from_secs(1), "{longest:?}");
}
