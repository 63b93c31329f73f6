//! Corrections from phones: what is asked, what is said, where it leads.

use super::{Phone, Reply, Served, log, table};
use crate::crossings::crossed;
use crate::env::TestEnv;

/// Returns what stands for a player in the form of a correction.
pub(super) fn player(page: &Reply, name: &str) -> String {
    let before = page.body.split(&format!("<bdi>{name}</bdi>")).next().unwrap();
    let value = before.rsplit("name=\"player\" value=\"").next().unwrap();
    value.split('"').next().unwrap().to_owned()
}

fn correct(
    phone: &mut Phone,
    path: &str,
    (name, text): (&str, &str),
    more: &[(&str, &str)],
) -> Reply {
    let page = phone.get(path);
    let values = ["game", "round", "key"].map(|name| (name, page.field("score", name)));
    let player = player(&page, name);
    let mut fields: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.extend([("player", &*player), ("text", text)]);
    fields.extend(more);
    phone.post("/fix", &fields)
}

#[test]
fn an_odd_correction_is_asked_about_first() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let before = log(&env);
    let odd = [
        ("Bob", "7", "Bob cannot have exactly 7 points"),
        ("Bob", "90", "a hand of 3 cards costs at most 75"),
        ("Bob", "-", "Bob had 13, now did not play"),
        ("Ann", "20", "Nobody went out in round 1"),
    ];
    for (name, text, asked) in odd {
        let reply = correct(&mut phone, "/fix", (name, text), &[]);
        assert_eq!(reply.status, 422, "{text}: {}", reply.text());
        assert!(reply.text().contains(asked), "{text}: {}", reply.text());
        assert!(reply.text().contains("Enter anyway"), "{text}: {}", reply.text());
        assert!(!reply.text().contains("crowns "), "{text}: {}", reply.text());
    }
    let row = correct(&mut phone, "/fix", ("Bob", "12 13 0"), &[]).text();
    assert!(row.contains("Only the score of Bob is corrected here"), "{row}");
    assert!(!row.contains("Whole round"), "{row}");
    assert_eq!(log(&env), before);
    // What a button said is sent again with the answer.
    let absent = correct(&mut phone, "/fix", ("Bob", ""), &[("say", "-")]);
    assert!(absent.body.contains("name=\"text\" value=\"-\""), "{}", absent.body);
    for (name, text, _) in odd {
        let reply = correct(&mut phone, "/fix", (name, text), &[("force", "1")]);
        assert_eq!(reply.status, 303, "{text}: {}", reply.text());
    }
    // What is not odd is recorded at once.
    assert_eq!(correct(&mut phone, "/fix", ("Bob", "15"), &[("force", "1")]).status, 303);
    assert_eq!(correct(&mut phone, "/fix", ("Ann", "0"), &[]).status, 303);
    assert_eq!(correct(&mut phone, "/fix", ("Bob", "13"), &[]).status, 303);
    assert!(phone.get("/").text().contains("Bob had 15, now has 13"));
}

#[test]
fn a_correction_that_takes_a_finalist_out_says_so() {
    let env = TestEnv::new();
    env.ok("tournament new Cup --games 1 --tables 1 --cut 3 --seed 7 Ann Bob Cat Dan");
    env.ok("tournament seat");
    for _ in 0..11 {
        env.ok("score 0 13 21 34 --force");
    }
    let names = env.json("board --game 1")["players"].clone();
    let name = names[2]["name"].as_str().unwrap().to_owned();
    env.ok("tournament cut");
    let served = Served::start(&env, "");
    let mut phone = served.phone();
    let path = "/fix?game=1&round=11";
    let reply = correct(&mut phone, path, (&name, "300"), &[("force", "1")]);
    assert_eq!(reply.status, 303, "{}", reply.text());
    let text = phone.get("/?game=1").text();
    assert!(text.contains(&format!("{name} no longer has a place in the final")), "{text}");
    assert!(!text.contains("crowns "), "{text}");
}

#[test]
fn after_a_correction_of_another_game_that_game_is_shown() {
    let (env, served) = table("");
    env.ok("game finish 1");
    env.ok("new Dan Eve");
    let mut phone = served.phone();
    let reply = correct(&mut phone, "/fix?game=1", ("Bob", "23"), &[]);
    assert_eq!(reply.status, 303, "{}", reply.text());
    let text = phone.get(reply.header("location")).text();
    assert!(text.contains("Bob had 13, now has 23"), "{text}");
    assert!(text.contains("Scoresheet of game 1"), "{text}");
    // That of the game that everybody sees leads to its usual place.
    env.ok("score 0 20");
    let reply = correct(&mut phone, "/fix?game=2", ("Eve", "23"), &[]);
    assert_eq!(reply.header("location"), "/");
}

#[test]
fn a_round_that_was_scored_twice_is_said_and_settled_here() {
    let [one, other] = crossed();
    one.ok(["import", other.path("other.jsonl").to_str().unwrap()].as_slice());
    let served = Served::start(&one, "");
    let mut phone = served.phone();
    let twice = "Round 1 was scored twice; earlier as Ann 13, Bob 0, Cat 20";
    for path in ["/", "/fix"] {
        let text = phone.get(path).text();
        assert!(text.contains(twice), "{path}: {text}");
    }
    let reply = correct(&mut phone, "/fix", ("Bob", "44"), &[]);
    assert_eq!(reply.status, 303, "{}", reply.text());
    let text = phone.get("/").text();
    assert!(text.contains("Round 1 stays as it is") && !text.contains("twice"), "{text}");
}

#[test]
fn the_form_of_a_correction_asks_whose_score_it_is_then_the_score_then_why() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let page = phone.get("/fix");
    assert!(!page.body.contains(" checked"), "{}", page.body);
    let places = ["name=\"player\"", "The right score", "name=\"text\"", "Why?", "name=\"why\""];
    let places = places.map(|part| page.body.find(part).expect(part));
    assert!(places.is_sorted(), "{places:?}");
    let fields = ["game", "round", "key"].map(|name| (name, page.field("score", name)));
    let mut fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("text", "23"));
    let before = log(&env);
    let reply = phone.post("/fix", &fields);
    assert_eq!(reply.status, 422);
    assert!(reply.text().contains("Tap a name"), "{}", reply.text());
    assert_eq!(log(&env), before);
}
