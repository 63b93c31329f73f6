//! A director's commands on one device.

use std::collections::BTreeMap;
use std::fs;

use fastrand::Rng;
use serde_json::Value;

use super::Device;
use crate::env::TestEnv;

/// Eight players at two tables.
fn club(options: &str) -> TestEnv {
    let env = TestEnv::new();
    let players = "Ann Bob Cat Dan Eve Finn Gus Hal";
    env.ok(&format!(
        "tournament new Club --tables 2 --seed 7 {options} {players}"
    ));
    env
}

#[test]
fn papers_name_everybody_where_they_sit() {
    let env = club("--games 2");
    env.ok("tournament seat");
    let page = |what: &str| {
        env.ok(&format!("tournament print {what} --output paper.html"));
        let page = fs::read_to_string(env.path("paper.html")).unwrap();
        assert!(page.ends_with("</html>\n") && !page.contains("<script"));
        page
    };
    let names = page("names");
    for name in ["Ann", "Bob", "Cat", "Dan", "Eve", "Finn", "Gus", "Hal"] {
        assert_eq!(names.matches(&format!(">{name}<")).count(), 1, "{name}");
    }
    assert!(names.contains(">Game 1<") && names.contains(">Game 2<"));
    assert!(page("names 2").contains(">Game 2<") && !page("names 2").contains(">Game 1<"));
    // Each game has a heading, each table one below.
    assert!(page("tables").contains("Club, game 1"));
    assert_eq!(page("tables 2").matches("<h3").count(), 2);
    assert!(page("tables 2").contains("Club, game 2"));
    let sheets = page("scoresheets 2");
    assert!(sheets.contains("Club, game 2, table 1") && sheets.contains("Club, game 2, table 2"));
    assert!(page("standings").contains("Club: standings"));
    let hall = page("tables --kiosk --refresh 7");
    assert!(hall.contains("class=\"kiosk\"") && hall.contains("content=\"7\""));
    let error = env.error("tournament print scoresheets --kiosk");
    assert!(error.contains("are for paper"), "{error}");
}

#[test]
fn papers_are_of_the_first_game_that_is_not_finished() {
    let env = club("--games 2");
    env.ok("tournament seat");
    for table in 1..=2 {
        for _ in 0..11 {
            env.ok(&format!("score --table 1/{table} 0 13 21 34"));
        }
    }
    assert!(env.ok("tournament print tables").contains("Club, game 2"));
}

/// Lets all who play at a table finish its game with totals in the order of the
/// seats, of which some are equal.
fn finish(env: &TestEnv, table: &str, scores: &str) {
    for _ in 0..11 {
        env.ok(&format!("score --table {table} {scores} --force"));
    }
}

#[test]
fn of_those_who_are_equal_the_official_names_who_plays_the_final() {
    let env = club("--games 1 --cut 3");
    env.ok("tournament seat");
    // At each table the second and the third share a place.
    finish(&env, "1/1", "0 13 13 34");
    finish(&env, "1/2", "0 13 13 34");
    let error = env.error("tournament cut");
    let tied: Vec<_> = error.split(['`', ',', ' ', '\n']).collect();
    let show = env.json("tournament show");
    let names = |table: usize| -> Vec<String> {
        let players = show["games"][0]["tables"][table]["players"].as_array();
        let names = players.unwrap().iter();
        names
            .map(|player| player["name"].as_str().unwrap().to_owned())
            .collect()
    };
    let (one, other) = (names(0), names(1));
    for name in [&one[1], &one[2], &other[1], &other[2]] {
        assert!(tied.contains(&name.as_str()), "{name}: {error}");
    }
    assert!(error.contains("1 chair left"), "{error}");
    assert!(error.contains("--with"), "{error}");
    // Neither too many nor one who is not among them.
    let both = format!("tournament cut --with {} --with {}", one[1], other[1]);
    assert!(env.error(&both).contains("1 chair left"));
    let first = env.error(&format!("tournament cut --with {}", one[0]));
    assert!(first.contains(&one[0]), "{first}");
    env.ok(&format!("tournament cut --with {}", other[2]));
    let show = env.json("tournament show");
    let finale = &show["games"][1]["tables"][0]["players"];
    let mut names: Vec<_> = finale.as_array().unwrap().iter().collect();
    names.sort_by_key(|player| player["name"].as_str());
    let mut expect = [&one[0], &other[0], &other[2]];
    expect.sort();
    for (player, name) in names.iter().zip(expect) {
        assert_eq!(player["name"], name.as_str());
    }
    assert!(env.error("tournament cut").contains("the final"));
}

#[test]
fn who_left_is_not_cut_and_who_returns_plays_again() {
    let env = club("--games 2 --cut 3");
    env.ok("tournament seat");
    finish(&env, "1/1", "0 13 21 34");
    finish(&env, "1/2", "0 13 21 34");
    let best = env.json("tournament standings")["players"][0]["name"].clone();
    let best = best.as_str().unwrap();
    env.ok(&format!("tournament leave {best}"));
    let show = env.json("tournament show");
    assert!(!show["games"][1].to_string().contains(best), "{show}");
    assert!(show["games"][0].to_string().contains(best), "{show}");
    env.ok(&format!("tournament late {best}"));
    let show = env.json("tournament show");
    assert!(show["games"][1].to_string().contains(best), "{show}");
    env.ok(&format!("tournament leave {best}"));
    env.ok("tournament seat");
    for table in ["2/1", "2/2"] {
        let chairs = env.json("tournament show")["games"][1]["tables"][usize::from(table == "2/2")]
            ["players"]
            .as_array()
            .unwrap()
            .len();
        finish(&env, table, ["0 13 21", "0 13 21 34"][chairs - 3]);
    }
    env.ok("tournament cut");
    let show = env.json("tournament show");
    assert!(!show["games"][2].to_string().contains(best), "{show}");
}

/// A table that has begun: the game that is played there, and who plays.
type Begun = BTreeMap<(usize, u64), (Value, Vec<String>)>;

fn begun(show: &Value) -> Begun {
    let mut begun = Begun::new();
    for (game, seated) in show["games"].as_array().unwrap().iter().enumerate() {
        for table in seated["tables"].as_array().unwrap() {
            if table["round_count"].as_u64() > Some(0) {
                let players = table["players"].as_array().unwrap().iter();
                let names = players.map(|player| player["name"].as_str().unwrap().to_owned());
                let number = table["table"].as_u64().unwrap();
                begun.insert((game, number), (table["game"].clone(), names.collect()));
            }
        }
    }
    begun
}

/// Lets players come and go while tables begin, one after another.
fn come_and_go(seed: u64) {
    let mut rng = Rng::with_seed(seed);
    let device = Device::new(0);
    device.ok("tournament new Open --games 2 --tables 3 --seed 7 Ab Bo Cy Di Ed Fi Gu Ha Io Jo Ka");
    device.ok("tournament seat");
    let mut random = crowns::random::Random::new(seed);
    let mut before = Begun::new();
    for step in 0..20 {
        let show = device.json("tournament show");
        let mut gone = None;
        match rng.u8(..8) {
            0..3 => _ = device.ok(&format!("tournament late Late{step}x --new-player")),
            3..5 => {
                let players = show["players"].as_array().unwrap();
                let name = players[rng.usize(..players.len())]["name"]
                    .as_str()
                    .unwrap();
                device.ok(&format!("tournament leave {name}"));
                gone = Some(name.to_owned());
            }
            5 if step > 10 => _ = device.env.run("tournament seat"),
            _ => {
                let game = u8::from(show["games"][1]["started"] == true);
                let tables = show["games"][usize::from(game)]["tables"].as_array();
                let table = rng.usize(..tables.unwrap().len()) as u16 + 1;
                let sheet = device.table(game + 1, table);
                if sheet.next().is_some() {
                    let round = sheet.played.len() as u8 + 1;
                    device.score(sheet.id, round..=round, &mut random);
                }
            }
        }
        let after = begun(&device.json("tournament show"));
        for (table, (game, players)) in &before {
            let stays = |name: &&String| gone.as_ref() != Some(*name);
            let players: Vec<_> = players.iter().filter(stays).cloned().collect();
            let now = &after[table];
            assert_eq!(&now.0, game, "seed {seed}, step {step}");
            // The last two of a table have nobody to leave it to.
            let is_same = now.1 == players || players.len() < 2;
            assert!(is_same, "seed {seed}, step {step}: {now:?}, {players:?}");
        }
        before = after;
    }
    assert_eq!(device.store().verify().unwrap(), []);
}

#[test]
fn late_and_leaving_players_never_move_a_game_that_began() {
    (0..2).for_each(come_and_go);
}
