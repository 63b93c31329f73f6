//! `crowns serve`: pages, entering a round from phones, and who may.

mod answers;
mod attacks;
mod corrections;
#[cfg(unix)]
mod evening;
mod phone;
mod ports;
#[cfg(unix)]
mod scripts;
mod sends;

use std::io::Write;
use std::process::{Child, ChildStdin, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

pub(crate) use self::phone::{Phone, Reply, Served, enter_row};
use crate::env::TestEnv;

/// Returns an environment with a game of three, one round scored, and its server.
fn table(options: &str) -> (TestEnv, Served) {
    let env = TestEnv::new();
    env.ok("new Ann Bob Cat");
    env.ok("score out 13 37");
    let served = Served::start(&env, options);
    (env, served)
}

/// Returns the path of the page on which the score of a player is entered.
fn page_of(sheet: &Reply, name: &str) -> String {
    let links = sheet.body.split("<a class=\"seat").skip(1);
    let mut links = links.filter(|link| link.contains(&format!("<bdi>{name}</bdi>")));
    let link = links.next().expect(name);
    let path = link.split_once("href=\"").unwrap().1.split('"').next().unwrap();
    path.replace("&amp;", "&")
}

/// Enters a score as a tap on a name and a button do.
fn enter(phone: &mut Phone, name: &str, text: &str) -> Reply {
    enter_with(phone, name, text, &[])
}

fn enter_with(phone: &mut Phone, name: &str, text: &str, more: &[(&str, &str)]) -> Reply {
    let sheet = phone.get("/");
    let page = phone.get(&page_of(&sheet, name));
    let field = |name| page.field("score", name);
    let (game, round, key) = (field("game"), field("round"), field("key"));
    let player = field("player");
    let mut fields = vec![("game", &*game), ("round", &*round), ("key", &*key)];
    fields.extend([("player", &*player), ("text", text)]);
    fields.extend(more);
    phone.post("/enter", &fields)
}

/// Sends the form that saves the round.
fn save(phone: &mut Phone, more: &[(&str, &str)]) -> Reply {
    let sheet = phone.get("/");
    let values = ["game", "round", "key", "scores"].map(|name| (name, sheet.field("save", name)));
    let mut fields: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.extend(more);
    phone.post("/record", &fields)
}

/// Returns what the journal says was done, the last first.
fn log(env: &TestEnv) -> Vec<String> {
    env.ok("log").lines().map(|line| line.chars().skip(18).collect()).collect()
}

#[test]
fn nobody_gets_in_without_the_link() {
    let (_env, served) = table("");
    let mut stranger = served.stranger();
    for path in ["/", "/enter", "/fix", "/events", "/?k=", "/?k=0123", "/nothing"] {
        let reply = stranger.get(path);
        assert_eq!(reply.status, 403, "{path}");
        assert!(!reply.body.contains("Ann"), "{path}");
    }
    let secret = served.links[0].split("k=").nth(1).unwrap().to_owned();
    assert_eq!(secret.len(), 32);
    let almost = secret.replace(&secret[..1], if secret.starts_with('0') { "1" } else { "0" });
    assert_eq!(stranger.get(&format!("/?k={almost}")).status, 403);
    for path in ["/enter", "/record", "/fix", "/undo", "/pin"] {
        assert_eq!(stranger.post(path, &[]).status, 403, "{path}");
    }
    let mut phone = served.phone();
    let reply = phone.get("/");
    assert_eq!(reply.status, 200);
    assert!(reply.text().contains("Round 2: deal 4, 4s wild"), "{}", reply.text());
    assert!(!format!("{}{}", reply.head, reply.body).contains(&secret));
}

#[test]
fn cookies_and_headers_keep_the_secret_and_scripts_of_others_out() {
    let (_env, served) = table("");
    let path = &served.links[0][served.links[0].find("/?").unwrap()..];
    let reply = served.stranger().get(path);
    assert_eq!((reply.status, reply.header("location")), (303, "/"));
    assert_eq!(reply.header("referrer-policy"), "no-referrer");
    let cookies = reply.head.lines().filter(|line| line.starts_with("set-cookie: "));
    for cookie in cookies {
        assert!(cookie.contains("; HttpOnly; SameSite=Lax;"), "{cookie}");
    }
    let reply = served.phone().get("/");
    let policy = reply.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(reply.header("referrer-policy"), "same-origin");
    assert_eq!(reply.header("cache-control"), "no-store");
    // Without encryption a browser complains about it.
    assert_eq!(reply.header("cross-origin-opener-policy"), "");
    assert!(!reply.body.contains(" style=") && !reply.body.contains(" onclick="));
}

#[test]
fn another_host_and_another_site_are_refused() {
    let (env, served) = table("");
    let phone = served.phone();
    let before = log(&env);
    for host in ["evil.example", "127.0.0.1", "127.0.0.2:7455", "localhost", "::1"] {
        let request = phone.request("GET", "/", &format!("Host: {host}\r\n"), "");
        assert_eq!(phone.send(&request).status, 421, "{host}");
    }
    let twice = format!("Host: {0}\r\nHost: {0}\r\n", served.address);
    let reply = phone.send(&phone.request("GET", "/", &twice, ""));
    assert!([400, 421].contains(&reply.status), "{}", reply.status);
    let local = format!("Host: localhost:{}\r\n", served.address.port());
    assert_eq!(phone.send(&phone.request("GET", "/", &local, "")).status, 200);
    let foreign = ["", "Origin: null\r\n", "Origin: http://evil.example\r\n"];
    for origin in foreign {
        let request = phone.request("POST", "/undo", origin, "");
        assert_eq!(phone.send(&request).status, 403, "{origin}");
    }
    let other_port = "Origin: http://127.0.0.1:1\r\n";
    assert_eq!(phone.send(&phone.request("POST", "/undo", other_port, "")).status, 403);
    assert_eq!(log(&env), before);
}

#[test]
fn what_is_too_large_or_no_form_is_refused() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let before = log(&env);
    let long = "9".repeat(70_000);
    assert_eq!(phone.post("/enter", &[("text", &long)]).status, 413);
    let head = format!("X-Long: {long}\r\n");
    assert_eq!(phone.send(&phone.request("GET", "/", &head, "")).status, 431);
    assert!([400, 431].contains(&phone.send("no request\r\n\r\n").status));
    assert_eq!(phone.get("/../../etc/passwd").status, 404);
    assert_eq!(phone.get("/crowns.db").status, 404);
    assert_eq!(log(&env), before);
    assert_eq!(phone.get("/").status, 200);
}

#[test]
fn a_round_that_phones_enter_is_what_score_records() {
    let (env, served) = table("");
    let beside = env.copied();
    let mut phones = [served.phone(), served.phone(), served.phone()];
    assert_eq!(enter(&mut phones[0], "Ann", "QH").status, 303);
    let sheet = phones[1].get("/");
    assert!(sheet.text().contains("Ann Q"), "{}", sheet.text());
    assert!(sheet.text().contains("Still missing: Bob and Cat"), "{}", sheet.text());
    assert_eq!(log(&env).len(), log(&beside).len());
    enter(&mut phones[1], "Bob", "out");
    assert!(phones[2].get("/").text().contains("Still missing: Cat"));
    let last = enter(&mut phones[2], "Cat", "10+15");
    assert_eq!(last.status, 303);
    let sheet = phones[2].get("/");
    assert!(sheet.text().contains("Saved round 2: Ann 12, Bob 0x, Cat 25"), "{}", sheet.text());
    assert!(sheet.text().contains("Round 3: deal 5"), "{}", sheet.text());
    // What was said is said once.
    assert!(!phones[2].get("/").text().contains("Saved"));
    beside.ok("score QH out 10+15");
    assert_eq!(log(&env), log(&beside));
    assert_eq!(env.json("board")["rounds"], beside.json("board")["rounds"]);
    // One command.
    assert!(env.ok("undo").contains("undid: round 2"));
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 1);
    env.assert_intact();
}

#[test]
fn one_phone_enters_the_whole_round() {
    let (env, served) = table("");
    let mut phone = served.phone();
    assert!(phone.get("/").text().contains("Tap a name to enter a score Whole round"));
    let reply = enter_row(&mut phone, "ann 12, bob 0, cat 25");
    assert_eq!(reply.status, 303, "{}", reply.text());
    assert!(phone.get("/").text().contains("Saved round 2: Ann 12, Bob 0x, Cat 25"));
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 2);
}

#[test]
fn the_field_of_one_player_takes_no_row() {
    let (env, served) = table("");
    let mut phone = served.phone();
    for row in ["13 20 25", "ann 12, bob 0, cat 25"] {
        let reply = enter(&mut phone, "Bob", row);
        assert_eq!(reply.status, 422, "{row}: {}", reply.text());
        assert!(phone.get("/").text().contains("Tap a name"), "{row}: {}", phone.get("/").text());
    }
    let reply = enter(&mut phone, "Bob", "12 0 25");
    let hint = "Only the score of Bob is entered here; for a row of scores, tap “Whole round”";
    assert!(reply.text().contains(hint), "{}", reply.text());
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 1);
    // Where the whole round is entered, one score is none.
    assert_eq!(enter_row(&mut phone, "12").status, 422);
    assert!(phone.get("/").text().contains("Tap a name"));
}

#[test]
fn what_was_typed_for_a_round_that_is_saved_is_gone_in_the_next() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let page = phone.get(&page_of(&phone.clone().get("/"), "Ann"));
    let values = ["game", "round", "key", "player"].map(|name| (name, page.field("score", name)));
    let mut fields: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("text", "31"));
    env.ok("score 20 out 25");
    let reply = phone.post("/enter", &fields);
    assert_eq!(reply.status, 422);
    assert!(reply.text().contains("Round 2 is already scored: Ann 20"), "{}", reply.text());
    assert_eq!(reply.field("score", "round"), "3");
    assert_eq!(reply.field("score", "text"), "");
}

#[test]
fn what_is_sent_twice_is_done_once() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let sheet = phone.get("/");
    let page = phone.get(&page_of(&sheet, "Ann"));
    let (game, key) = (page.field("score", "game"), page.field("score", "key"));
    let row = [("game", &*game), ("round", "2"), ("key", &*key), ("text", "20 out 25")];
    assert!(phone.post_and_follow("/enter", &row).text().contains("Saved round 2"));
    let count = log(&env).len();
    // The answer was lost, and the phone sends it again.
    assert!(phone.post_and_follow("/enter", &row).text().contains("Saved round 2"));
    let other = [("game", &*game), ("round", "2"), ("key", "another"), ("text", "20 out 25")];
    let reply = phone.post("/enter", &other);
    assert_eq!(reply.status, 422);
    assert!(reply.text().contains("Round 2 is already scored: Ann 20"), "{}", reply.text());
    assert_eq!(log(&env).len(), count);
}

#[test]
fn two_who_enter_the_same_seat_see_both() {
    let (env, served) = table("");
    let (mut one, mut other) = (served.phone(), served.phone());
    enter(&mut one, "Ann", "12");
    enter(&mut other, "Ann", "21");
    enter(&mut one, "Bob", "out");
    enter(&mut one, "Cat", "25");
    for phone in [&mut one, &mut other] {
        let text = phone.get("/").text();
        assert!(text.contains("Different scores for Ann"), "{text}");
        assert!(text.contains("Ann 12 / 21"), "{text}");
    }
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 1);
    // A score that cannot be is none of them.
    let reply = enter(&mut other, "Ann", "999");
    assert_eq!(reply.status, 422);
    assert!(reply.text().contains("999 is too high for Ann"), "{}", reply.text());
    assert!(one.get("/").text().contains("Ann 12 / 21"));
    let reply = enter_with(&mut other, "Ann", "21", &[("settle", "1")]);
    assert_eq!(reply.status, 303);
    assert!(other.get("/").text().contains("Saved round 2: Ann 21, Bob 0x, Cat 25"));
}

#[test]
fn the_same_score_from_two_phones_is_no_dispute() {
    let (_env, served) = table("");
    let (mut one, mut other) = (served.phone(), served.phone());
    enter(&mut one, "Ann", "12");
    enter(&mut other, "Ann", "12");
    // Cards in another order, and of who has 0 that they went out.
    enter(&mut one, "Bob", "K 5 6 7");
    enter(&mut other, "Bob", "5 7 6 K");
    enter(&mut one, "Cat", "out");
    enter(&mut other, "Cat", "0");
    let text = one.get("/").text();
    assert!(text.contains("Saved round 2: Ann 12, Bob 31, Cat 0x"), "{text}");
}

#[test]
fn the_score_of_a_player_is_said_in_many_ways_but_added_to_none() {
    let (_env, served) = table("");
    let mut phone = served.phone();
    for said in ["I had 16", "i got 16", "me: 16", "had 16", "took 16", "ann has 16", "oops 16"] {
        enter(&mut phone, "Ann", "13");
        assert_eq!(enter(&mut phone, "Ann", said).status, 303, "{said}");
        let text = phone.get("/").text();
        assert!(text.contains("Ann 16 "), "{said}: {text}");
    }
    for said in ["+5", "ann +5"] {
        let reply = enter(&mut phone, "Ann", said);
        assert_eq!(reply.status, 422, "{said}");
        assert!(reply.text().contains("16+5"), "{}", reply.text());
    }
    assert_eq!(enter(&mut phone, "Ann", &"K ".repeat(3000)).status, 422);
    // A row corrects what was entered, and the rest are those without a score.
    enter_row(&mut phone, "oops ann 13");
    assert!(phone.get("/").text().contains("Ann 13 "));
    assert_eq!(enter_row(&mut phone, "ann +7").status, 422);
    enter(&mut phone, "Bob", "I'm out");
    assert_eq!(enter_row(&mut phone, "rest 25").status, 303);
    let text = phone.get("/").text();
    assert!(text.contains("Saved round 2: Ann 13, Bob 0x, Cat 25"), "{text}");
}

#[test]
fn a_score_that_cannot_be_is_refused_and_can_be_insisted_on() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let reply = enter(&mut phone, "Ann", "2");
    assert_eq!(reply.status, 422);
    assert!(reply.text().contains("Ann cannot have 2"), "{}", reply.text());
    assert!(!reply.text().contains("Enter anyway"), "{}", reply.text());
    let reply = enter(&mut phone, "Ann", "300");
    assert_eq!(reply.status, 422);
    assert!(reply.text().contains("Enter anyway"), "{}", reply.text());
    assert!(reply.body.contains("name=\"text\" value=\"300\""), "{}", reply.body);
    // The Enter key presses the first button, which asks once more.
    let [enter_it, insist] =
        ["class=\"main\"", "name=\"force\""].map(|part| reply.body.find(part).unwrap());
    assert!(enter_it < insist, "{}", reply.body);
    let reply = enter(&mut phone, "Ann", "2O");
    assert_eq!(reply.status, 422);
    assert!(reply.body.contains("name=\"say\" value=\"20\""), "{}", reply.body);
    assert_eq!(enter(&mut phone, "Ann", "1H").status, 422);
    assert!(phone.get("/").text().contains("Tap a name"));
    assert_eq!(enter_with(&mut phone, "Ann", "300", &[("force", "1")]).status, 303);
    enter(&mut phone, "Bob", "out");
    enter(&mut phone, "Cat", "25");
    // It is asked once more, with the others to see it.
    let reply = save(&mut phone, &[]);
    assert_eq!(reply.status, 303, "{}", reply.text());
    assert!(env.ok("board").contains("300    300"), "{}", env.ok("board"));
}

#[test]
fn what_is_odd_about_a_round_is_asked_before_it_is_saved() {
    let (env, served) = table("");
    let (mut one, mut other) = (served.phone(), served.phone());
    enter(&mut one, "Ann", "0");
    enter(&mut one, "Bob", "0");
    enter(&mut one, "Cat", "25");
    let text = other.get("/").text();
    assert!(text.contains("All scores are in Who went out?"), "{text}");
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 1);
    // A score that comes meanwhile is not saved unseen.
    let sheet = other.get("/");
    let values = ["game", "round", "key", "scores"].map(|name| (name, sheet.field("save", name)));
    enter_with(&mut one, "Cat", "26", &[("settle", "1")]);
    let fields: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let reply = other.post("/record", &fields);
    assert_eq!(reply.status, 409);
    assert!(reply.text().contains("The scores have changed in the meantime"), "{}", reply.text());
    let bob = page_of(&other.get("/"), "Bob");
    let bob = bob.split("player=").nth(1).unwrap().to_owned();
    assert_eq!(save(&mut other, &[("out", &bob)]).status, 303);
    assert!(other.get("/").text().contains("Ann 0, Bob 0x, Cat 26"));
    let doubted = env.json("board");
    assert_eq!(doubted["rounds"].as_array().unwrap().len(), 2);
}

#[test]
fn a_round_is_not_saved_while_a_score_is_missing() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let sheet = phone.get("/");
    let page = phone.get(&page_of(&sheet, "Ann"));
    let game = page.field("score", "game");
    enter(&mut phone, "Ann", "12");
    let fields = [("game", &*game), ("round", "2"), ("key", "1"), ("scores", "12")];
    let reply = phone.post("/record", &fields);
    assert_eq!(reply.status, 409);
    assert!(reply.text().contains("Still missing: Bob and Cat"), "{}", reply.text());
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 1);
}

#[test]
fn a_correction_has_a_reason_and_is_undone_here() {
    let (env, served) = table("");
    let mut phone = served.phone();
    assert!(!phone.get("/").body.contains("id=\"undo\""));
    let page = phone.get("/fix");
    let (game, key) = (page.field("score", "game"), page.field("score", "key"));
    let bob = &*corrections::player(&page, "Bob");
    let fields =
        [("game", &*game), ("round", "1"), ("key", &*key), ("player", bob), ("text", "23")];
    let refused = phone.post("/fix", &[&fields[..4], &[("text", "400")]].concat());
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("Enter anyway"), "{}", refused.text());
    let nobody = [&fields[..3], &[("player", "nobody"), ("text", "23")]].concat();
    assert_eq!(phone.post("/fix", &nobody).status, 422);
    let reply = phone.post_and_follow("/fix", &[&fields[..], &[("why", "misread")]].concat());
    assert!(reply.text().contains("Bob had 13, now has 23"), "{}", reply.text());
    assert!(log(&env).iter().any(|line| line.contains("misread")), "{:?}", log(&env));
    let undo = phone.get("/");
    assert!(undo.text().contains("Undo the correction of round 1"), "{}", undo.text());
    let reply = sends::undo(&mut phone, &undo);
    let reply = phone.get(reply.header("location"));
    assert!(reply.text().contains("Undid: "), "{}", reply.text());
    assert!(env.ok("board").contains("13     13"), "{}", env.ok("board"));
}

#[test]
fn what_was_done_elsewhere_is_not_undone_here() {
    let (env, served) = table("");
    let mut phone = served.phone();
    assert_eq!(phone.post("/undo", &[]).status, 409);
    enter_row(&mut phone, "20 out 25");
    assert!(phone.get("/").body.contains("id=\"undo\""));
    env.ok("score 20 out 26");
    assert!(!phone.get("/").body.contains("id=\"undo\""));
    assert_eq!(phone.post("/undo", &[]).status, 409);
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 3);
}

#[test]
fn a_read_only_link_shows_and_changes_nothing() {
    let (env, served) = table("--read-only");
    let mut reader = served.phone_with(&served.links[1]);
    let mut writer = served.phone();
    let before = log(&env);
    enter(&mut writer, "Ann", "12");
    let sheet = reader.get("/");
    assert!(sheet.text().contains("Ann 12"), "{}", sheet.text());
    assert!(!sheet.body.contains("href=\"/enter") && !sheet.body.contains("<form"));
    for path in ["/enter", &page_of(&writer.get("/"), "Ann"), "/fix"] {
        let page = reader.get(path);
        assert_eq!(page.status, 403, "{path}");
        assert!(page.text().contains("only shows the game"), "{}", page.text());
        assert!(!page.body.contains("<form"), "{}", page.body);
    }
    for path in ["/enter", "/record", "/fix", "/undo"] {
        let reply = reader.post(path, &[("text", "20 out 25"), ("round", "2")]);
        assert_eq!(reply.status, 403, "{path}");
    }
    assert_eq!(log(&env), before);
}

#[test]
fn a_pin_is_asked_for_besides_the_link() {
    let (_env, served) = table("--pin 4711");
    let mut phone = served.phone();
    for path in ["/", "/enter", "/events"] {
        let reply = phone.get(path);
        assert_eq!(reply.status, 401, "{path}");
        assert!(!reply.body.contains("Ann"));
    }
    assert_eq!(phone.post("/undo", &[]).status, 401);
    assert_eq!(phone.post("/pin", &[("pin", "4712")]).status, 401);
    let reply = phone.post_and_follow("/pin", &[("pin", "4711")]);
    assert!(reply.text().contains("Round 2"), "{}", reply.text());
    assert_eq!(served.stranger().post("/pin", &[("pin", "4711")]).status, 403);
    // Who guesses is stopped.
    let mut other = served.phone();
    let statuses: Vec<_> =
        (0..12).map(|pin| other.post("/pin", &[("pin", &format!("{pin:04}"))]).status).collect();
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    assert_eq!(other.post("/pin", &[("pin", "4711")]).status, 429);
    assert_eq!(phone.get("/").status, 200);
}

#[test]
fn names_are_text() {
    let env = TestEnv::new();
    let name = "<script>alert(1)</script>";
    env.ok(&["new", "--yes", "--new-player", name, "A\"b'>c"]);
    let served = Served::start(&env, "");
    let mut phone = served.phone();
    let sheet = phone.get("/");
    assert!(sheet.body.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{}", sheet.body);
    let reply = enter(&mut phone, "A&quot;b'&gt;c", "<img src=x onerror=1>\u{7}\u{202e}");
    assert_eq!(reply.status, 422);
    for page in [&sheet.body, &reply.body] {
        assert!(!page.contains(name) && !page.contains("<img"), "{page}");
    }
}

#[test]
fn phones_are_told_of_a_change_within_a_second() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let mut watch = phone.watch();
    enter(&mut phone, "Ann", "12");
    let (_, taken) = watch.next();
    assert!(taken < Duration::from_secs(1), "{taken:?}");
    // The command itself takes its time.
    env.ok("score 20 out 25");
    let (_, taken) = watch.next();
    assert!(taken < Duration::from_secs(1), "{taken:?}");
    let text = phone.get("/").text();
    assert!(text.contains("Round 3: deal 5") && text.contains("Tap a name"), "{text}");
}

#[test]
fn a_server_that_is_started_again_goes_on() {
    let (env, mut served) = table("");
    let mut phone = served.phone();
    enter(&mut phone, "Ann", "12");
    let boot = |page: &Reply| page.body.split("data-boot=\"").nth(1).unwrap()[..32].to_owned();
    let before = boot(&phone.get("/"));
    served.kill();
    let again = Served::start_at(&env, served.address.port(), "");
    assert_eq!(again.links, served.links);
    let page = phone.get("/");
    assert_eq!(page.status, 200);
    // What nobody has saved is lost, and the phone sees that it is another run.
    assert!(page.text().contains("Tap a name"), "{}", page.text());
    assert_ne!(boot(&page), before);
    let other = Served::start(&env, "--new-link");
    assert_ne!(other.links[0].split('=').nth(1), again.links[0].split('=').nth(1));
}

#[test]
fn pages_speak_the_language_of_the_phone() {
    let (_env, served) = table("");
    let mut phone = served.phone();
    phone.language = "da-DK,da;q=0.9,en;q=0.8";
    let sheet = phone.get("/");
    assert!(sheet.body.contains("<html lang=\"da\""), "{}", sheet.body);
    assert!(sheet.text().contains("Ret en omgang"), "{}", sheet.text());
    let mut stranger = served.stranger();
    stranger.language = "fi";
    assert!(stranger.get("/").text().contains("Linkki ei kelpaa"));
}

#[test]
fn a_hand_a_lay_down_and_a_rule_are_answered_as_by_their_commands() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let answer = |page: &Reply| {
        let (_, text) =
            page.body.split_once("<pre class=\"on-phone\" id=\"answer\">").expect("an answer");
        text.split("</pre>").next().unwrap().replace("&amp;", "&")
    };
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let page = phone.get("/hand?cards=7D+9D+JOKER+QS&round=1");
    let expect = env.run("check --round 1 7D 9D JOKER QS --color always");
    let expect = String::from_utf8(expect.stdout).unwrap();
    let plain = anstream_free(&expect);
    assert!(words(&plain).contains(&words(&answer(&page))), "{}\n{plain}", answer(&page));
    // Without a round it is the next one.
    assert!(answer(&phone.get("/hand?cards=7D+8D+9D+4S")).contains("4"));
    let page = phone.get("/melds?cards=7D+8D+9D+/+discard+QS&round=1");
    assert!(answer(&page).contains("7♦ 8♦ 9♦"), "{}", answer(&page));
    let page = phone.get("/odds?cards=7C+7D+9H&round=1");
    let expect = env.run("odds --round 1 7C 7D 9H --color always");
    let plain = anstream_free(&String::from_utf8(expect.stdout).unwrap());
    let plain = words(&plain).replace(", seed 1", "");
    assert!(words(&plain).contains(&words(&answer(&page))), "{}\n{plain}", answer(&page));
    let page = phone.get("/rules?q=can+a+meld+be+all+jokers");
    let (_, text) = page.body.split_once("id=\"answer\"").expect("an answer");
    let question = "<h2>May a meld consist of nothing but wilds?</h2>";
    assert!(text.split_once('>').unwrap().1.starts_with(question), "{text}");
    assert!(phone.get("/rules?q=xyzzy").body.contains("role=\"alert\""));
    assert!(phone.get("/rules").body.contains("href=\"/rules?q="));
    for path in ["/hand?cards=1H", "/melds?cards=%22", "/hand?cards=%00&round=99"] {
        assert_eq!(phone.get(path).status, 200, "{path}");
    }
    // The pad marks what is wild.
    let pad = phone.get("/hand?round=5").body;
    assert!(pad.contains("<button class=\"wild\" type=\"button\" data-rank=\"7\">"), "{pad}");
}

/// Returns text without the codes of colors.
fn anstream_free(text: &str) -> String {
    let mut plain = String::new();
    let mut parts = text.split("\u{1b}[");
    plain += parts.next().unwrap_or_default();
    for part in parts {
        plain += part.split_once('m').map_or("", |(_, text)| text);
    }
    plain
}

#[test]
fn standings_the_night_games_and_the_tournament_have_their_pages() {
    let env = TestEnv::with_games(1);
    let served = Served::start(&env, "");
    let mut phone = served.phone();
    let standings = phone.get("/standings");
    let text = standings.text();
    assert!(text.contains("Ann") && text.contains("Standings"), "{text}");
    let night = phone.get("/night");
    let text = night.text();
    assert!(text.contains("Bob wins") || text.contains("Bob"), "{text}");
    let games = phone.get("/games");
    assert!(games.body.contains("href=\"/?game=1\""), "{}", games.body);
    let old = phone.get("/?game=1");
    assert!(old.text().contains("Scoresheet of game 1"), "{}", old.text());
    let none = phone.get("/tournament");
    assert_eq!(none.status, 200);
    assert!(none.body.contains("role=\"alert\""), "{}", none.body);
    assert!(phone.get("/?game=99").text().contains("There is no game `99`"));
    env.ok("tournament new Cup Ann Bob Cat Dan Eve Fay --tables 2 --games 2");
    let tournament = phone.get("/tournament");
    // A browser takes no style that is written into a page.
    for page in [&standings, &night, &tournament] {
        assert!(!page.body.contains(" style="), "{}", page.body);
    }
    let text = tournament.text();
    for part in ["Cup", "Table 1", "Fay"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn of_several_open_games_one_is_chosen() {
    let (env, served) = table("");
    env.ok("new Dan Eve");
    let mut phone = served.phone();
    let page = phone.get("/");
    assert!(page.body.contains("href=\"/?game=2\""), "{}", page.body);
    let sheet = phone.get("/?game=2");
    let page = phone.get(&page_of(&sheet, "Dan"));
    let (game, key) = (page.field("score", "game"), page.field("score", "key"));
    let row = [("game", &*game), ("round", "1"), ("key", &*key), ("text", "20 out")];
    let sheet = phone.post_and_follow("/enter", &row);
    assert!(sheet.text().contains("Saved round 1: Dan 20, Eve 0x"), "{}", sheet.text());
    assert!(sheet.text().contains("Scoresheet of game 2"), "{}", sheet.text());
}

/// Starts `crowns play`, types 12 for Ann, and waits until a phone shows it.
fn play_with_a_score(env: &TestEnv, phone: &mut Phone) -> (Child, ChildStdin) {
    let mut play = env.command("play --plain").stdin(Stdio::piped()).spawn().unwrap();
    let mut lines = play.stdin.take().unwrap();
    lines.write_all(b"12\n").unwrap();
    let start = Instant::now();
    while !phone.get("/").text().contains("Ann 12") {
        assert!(start.elapsed() < Duration::from_secs(30), "{}", phone.get("/").text());
        sleep(Duration::from_millis(50));
    }
    (play, lines)
}

#[test]
fn the_screen_of_the_laptop_and_phones_see_what_the_others_type() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let start = Instant::now();
    let (play, mut lines) = play_with_a_score(&env, &mut phone);
    assert!(phone.get("/").text().contains("Still missing: Bob and Cat"));
    enter(&mut phone, "Bob", "out");
    // Enter shows that, and asks for Cat.
    lines.write_all(b"\n25\n").unwrap();
    while env.json("board")["rounds"].as_array().unwrap().len() < 2 {
        assert!(start.elapsed() < Duration::from_secs(60));
        sleep(Duration::from_millis(50));
        let _ = lines.write_all(b"y\n");
    }
    assert!(phone.get("/").text().contains("Round 3: deal 5"));
    assert!(env.ok("board").contains("12     12"), "{}", env.ok("board"));
    drop(lines);
    let said = String::from_utf8(play.wait_with_output().unwrap().stdout).unwrap();
    assert!(said.contains("On the phones: Bob out"), "{said}");
    drop(served);
    // What was typed is nowhere any more.
    assert!(!env.path("crowns.db-screen").exists());
}

#[test]
fn a_score_of_a_phone_that_another_replaces_is_told() {
    let (env, served) = table("");
    enter(&mut served.phone(), "Ann", "7");
    enter(&mut served.phone(), "Bob", "out");
    let output = env.command("score 5 out 25").output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && told.contains("Ann has 5 here, but 7 on a phone"), "{told}");
    assert!(!told.contains("Bob has"), "{told}");
}

#[test]
fn a_tap_chooses_between_the_score_of_a_phone_and_that_of_the_screen() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let (mut play, lines) = play_with_a_score(&env, &mut phone);
    enter(&mut phone, "Ann", "20");
    assert!(phone.get("/").text().contains("Different scores for Ann"));
    enter_with(&mut phone, "Ann", "20", &[("settle", "1")]);
    let text = phone.get("/").text();
    assert!(text.contains("Ann 20 ") && !text.contains("Different"), "{text}");
    enter(&mut phone, "Bob", "out");
    enter(&mut phone, "Cat", "25");
    assert!(phone.get("/").text().contains("Saved round 2: Ann 20, Bob 0x, Cat 25"));
    drop(lines);
    play.wait().unwrap();
}

/// What was typed is nowhere once all have ended, and counts for nothing once the server
/// was killed.
#[cfg(unix)]
#[test]
fn what_a_killed_server_leaves_counts_for_nothing_and_goes_away() {
    let (env, mut served) = table("");
    enter(&mut served.phone(), "Bob", "out");
    let left = || env.path("crowns.db-phones").exists();
    served.kill();
    assert!(left());
    let mut play = env.command("play --plain").stdin(Stdio::piped()).spawn().unwrap();
    play.stdin.take().unwrap().write_all(b"\n").unwrap();
    let said = String::from_utf8(play.wait_with_output().unwrap().stdout).unwrap();
    assert!(said.contains("Round 2") && !said.contains("On the phones"), "{said}");
    assert!(left() && !env.path("crowns.db-screen").exists());
    served = Served::start(&env, "");
    served.phone();
    served.stop();
    let names = std::fs::read_dir(env.folder()).unwrap().map(|entry| entry.unwrap().file_name());
    let beside: Vec<_> =
        names.filter(|name| name.to_string_lossy().starts_with("crowns.db-")).collect();
    assert!(beside.is_empty(), "{beside:?}");
}

#[test]
fn an_address_without_a_network_is_refused() {
    let (env, served) = table("");
    let message = env.error(&format!("serve --port {}", served.address.port()));
    assert!(message.contains("another server may be running"), "{message}");
    let message = env.error("serve --lan 203.0.113.7");
    assert!(message.contains("this machine has another address"), "{message}");
    let lan = Served::start(&env, "--lan=127.0.0.1");
    assert_eq!(lan.phone().get("/").status, 200);
    for pin in ["1", "12a4", "1234567890123"] {
        assert!(env.error(&format!("serve --pin {pin}")).contains("4 to 12 digits"));
    }
}
