//! A director's commands on one device.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fastrand::Rng;
use serde_json::Value;

use super::Device;
use crate::env::{TestEnv, on_one_line};

/// Eight players at two tables.
fn club(options: &str) -> TestEnv {
    let env = TestEnv::new();
    let players = "Ann Bob Cat Dan Eve Finn Gus Hal";
    env.ok(&format!("tournament new Club --tables 2 --seed 7 {options} {players}"));
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
        names.map(|player| player["name"].as_str().unwrap().to_owned()).collect()
    };
    let (one, other) = (names(0), names(1));
    for name in [&one[1], &one[2], &other[1], &other[2]] {
        assert!(tied.contains(&name.as_str()), "{name}: {error}");
    }
    assert!(error.contains("1 seat left"), "{error}");
    assert!(error.contains("--with"), "{error}");
    // Neither too many nor one who is not among them.
    let both = format!("tournament cut --with {} --with {}", one[1], other[1]);
    assert!(env.error(&both).contains("1 seat left"));
    let first = env.error(&format!("tournament cut --with {}", one[0]));
    assert!(first.contains(&format!("`{}` is already in the final", one[0])), "{first}");
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
fn a_table_that_is_finished_early_counts_in_its_tournament_and_says_so() {
    let env = club("--games 1");
    env.ok("tournament seat");
    env.ok("score --table 1 0 13 21 34 --force");
    let said = on_one_line(env.ok("game finish 1").as_bytes());
    let counts = "finished after 1 of 11 rounds, and counts only in the standings of Club";
    assert!(said.contains(counts), "{said}");
    assert!(env.ok("tournament show").contains("short 1/11"));
    let show = env.json("tournament show");
    assert_eq!(show["games"][0]["tables"][0]["short"], true);
    assert_eq!(show["games"][0]["tables"][1]["short"], false);
    let standings = env.json("tournament standings");
    assert_eq!(standings["players"].as_array().unwrap().len(), 4);
    assert!(env.ok("standings").contains("No finished game"));
    // An ordinary game says what it did.
    env.ok("new Ann Bob");
    env.ok("score --game 3 0 13 --force");
    let said = on_one_line(env.ok("game finish 3").as_bytes());
    assert!(said.contains("does not count in standings"), "{said}");
}

#[test]
fn a_table_that_nobody_is_left_at_is_abandoned_and_holds_up_no_cut() {
    let env = club("--games 1 --cut 2");
    env.ok("tournament seat");
    let show = env.json("tournament show");
    let names = |table: usize| -> Vec<String> {
        let players = show["games"][0]["tables"][table]["players"].as_array();
        let names = players.unwrap().iter();
        names.map(|player| player["name"].as_str().unwrap().to_owned()).collect()
    };
    finish(&env, "1/1", "0 13 21 34");
    let [others @ .., last] = &names(1)[..] else {
        panic!("nobody sits at table 2");
    };
    for name in others {
        let said = env.ok(&format!("tournament leave {name}"));
        assert!(!said.contains("Nobody is left"), "{said}");
    }
    assert!(env.error("tournament cut").contains("table 2 of game 1"));
    let said = env.ok(&format!("tournament leave {last}"));
    assert!(said.contains("Nobody is left at table 2 of game 1, so it was abandoned"), "{said}");
    assert!(env.ok("tournament show").contains("abandoned"));
    env.ok("tournament cut");
}

#[test]
fn the_only_table_of_the_final_is_named_the_final() {
    let env = club("--games 1 --cut 2");
    env.ok("tournament seat");
    assert!(env.ok("board --table 1/2").contains("Club, game 1, table 2\n"));
    finish(&env, "1/1", "0 13 21 34");
    finish(&env, "1/2", "0 13 21 34");
    env.ok("tournament cut");
    let finale =
        ["en final", "da finale", "sv final", "nb finale", "fi finaali", "is úrslitaleikur"];
    for (language, finale) in finale.map(|both| both.split_once(' ').unwrap()) {
        let named = format!("Club, {finale}");
        let board = env.ok(&format!("board --lang {language}"));
        assert!(board.contains(&format!("{named}\n")), "{board}");
        env.ok(&format!("report game --lang {language} --output game.html"));
        let page = fs::read_to_string(env.path("game.html")).unwrap();
        assert!(page.contains(&named), "{page}");
    }
    let table = &env.json("board")["game"]["tournament"];
    assert_eq!((&table["tournament_game"], &table["table"]), (&2.into(), &1.into()), "{table}");
}

#[test]
fn a_correction_that_takes_a_finalist_out_is_said_and_the_final_is_replaced_on_request() {
    let env = club("--games 1 --cut 2");
    env.ok("tournament seat");
    finish(&env, "1/1", "0 13 21 34");
    finish(&env, "1/2", "0 13 21 34");
    env.ok("tournament cut");
    let finalists = |show: &Value| show["games"][1]["tables"][0]["players"].clone();
    let before = finalists(&env.json("tournament show"));
    let said = |command: &str| {
        let output = env.run(command);
        assert!(output.status.success(), "{output:?}");
        on_one_line(&output.stderr)
    };
    let is_said = |text: &str| text.contains("no longer has a place in the final");
    for command in ["tournament show", "tournament standings", "tournament cut"] {
        assert!(!is_said(&said(command)), "{command}");
    }
    // The second of table 1 wins it, and the first is last.
    let show = env.json("tournament show");
    let at_table = &show["games"][0]["tables"][0]["players"];
    let [first, second] = [0, 1].map(|seat| at_table[seat]["name"].as_str().unwrap());
    let fixed = said(&format!("fix 11 {first}=400 {second}=out --game 1 --force"));
    assert!(is_said(&fixed) && fixed.contains(first), "{fixed}");
    assert!(fixed.contains("`crowns tournament cut` replaces the final"), "{fixed}");
    for command in ["tournament show", "tournament standings"] {
        assert!(is_said(&said(command)), "{command}");
    }
    let refused = env.error("tournament cut");
    assert!(refused.contains("cannot ask for confirmation"), "{refused}");
    assert!(refused.contains("--yes"), "{refused}");
    assert_eq!(finalists(&env.json("tournament show")), before);
    assert!(!is_said(&said("tournament cut --yes")));
    let after = finalists(&env.json("tournament show"));
    assert_ne!(after, before);
    assert!(after.to_string().contains(second), "{after}");
    // Once it has begun, nothing replaces it.
    env.ok("score --game 4 0 13 --force");
    let fixed = said(&format!("fix 11 {first}=out {second}=400 --game 1 --force"));
    assert!(is_said(&fixed) && fixed.contains("which has already scored a round"), "{fixed}");
    assert!(env.error("tournament cut --yes").contains("has already scored a round"));
}

#[test]
fn who_comes_and_goes_makes_printed_sheets_void_where_seats_have_changed() {
    let env = club("--games 3");
    env.ok("tournament seat");
    finish(&env, "1/1", "0 13 21 34");
    let said = on_one_line(env.ok("tournament late Ivy --new-player").as_bytes());
    let void = "Games 2 and 3 were reseated; their printed sheets are void";
    assert!(said.contains(void), "{said}");
    let said = on_one_line(env.ok("tournament leave Ivy").as_bytes());
    assert!(said.contains(void), "{said}");
    let show = env.json("tournament show");
    let tables = &show["games"][2]["tables"];
    let [one, other] = [0, 1].map(|table: usize| tables[table]["players"][0]["name"].clone());
    let (one, other) = (one.as_str().unwrap(), other.as_str().unwrap());
    let said = env.ok(&format!("tournament swap {one} {other} --in 3"));
    let void = "Game 3 was reseated; its printed sheets are void";
    assert!(on_one_line(said.as_bytes()).contains(void), "{said}");
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
                let name = players[rng.usize(..players.len())]["name"].as_str().unwrap();
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
    assert!(device.store().verify().unwrap());
}

#[test]
fn late_and_leaving_players_never_move_a_game_that_began() {
    (0..2).for_each(come_and_go);
}

#[test]
fn who_left_a_table_of_three_sits_nowhere_and_a_latecomer_takes_the_chair() {
    let env = TestEnv::new();
    env.ok("tournament new Cup --games 3 --tables 2 --seed 1 Ann Bob Cat Dan Eve Finn");
    env.ok("tournament seat");
    let tables = |env: &TestEnv, game: usize| -> Vec<BTreeSet<String>> {
        let show = env.json("tournament show");
        let tables = show["games"][game]["tables"].as_array().unwrap();
        let names = |table: &serde_json::Value| {
            let players = table["players"].as_array().unwrap();
            players.iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
        };
        tables.iter().map(names).collect()
    };
    env.ok("tournament leave Bob");
    env.ok("tournament swap Cat Eve");
    let after = tables(&env, 0);
    assert!(after.iter().all(|table| !table.contains("Bob")), "{after:?}");
    let said = env.ok("tournament late Gus --new-player");
    assert!(said.contains("Gus sits at table 2 of game 1"), "{said}");
    let after = tables(&env, 0);
    assert!(after.iter().all(|table| table.len() == 3 && !table.contains("Bob")), "{after:?}");
    // Five fit one table only, and six two again, as was asked for.
    env.ok("tournament leave Gus");
    assert_eq!(tables(&env, 1).len(), 1);
    env.ok("tournament late Bob");
    assert_eq!(tables(&env, 1).len(), 2);
}

#[test]
fn who_left_by_mistake_comes_back_while_no_final_has_begun() {
    let env = club("--games 1 --cut 3");
    env.ok("tournament seat");
    finish(&env, "1/1", "0 13 21 34");
    finish(&env, "1/2", "0 14 22 35");
    let show = env.json("tournament show");
    let best = show["games"][0]["tables"][0]["players"][0]["name"].as_str().unwrap().to_owned();
    let finalists = |env: &TestEnv| {
        let show = env.json("tournament show");
        let players = show["games"][1]["tables"][0]["players"].as_array().unwrap().clone();
        players.iter().any(|player| player["name"] == best.as_str())
    };
    env.ok(&format!("tournament leave {best}"));
    let error = env.error(&format!("tournament leave {best}"));
    assert!(error.contains(&format!("`crowns tournament late {best}`")), "{error}");
    let late = format!("tournament late {best}");
    let said = env.ok(&late);
    assert!(said.contains(&format!("{best} is back; all games have started")), "{said}");
    assert!(!env.ok("tournament standings").contains(" left"));
    env.ok("tournament cut");
    assert!(finalists(&env));
    // After the cut too.
    env.ok(&format!("tournament leave {best}"));
    env.ok(&late);
    assert!(!env.ok("tournament standings").contains(" left"));
    // The chair in the final is empty since then.
    env.ok("score --table 2/1 0 13");
    env.ok(&format!("tournament leave {best}"));
    assert!(env.error(&late).contains("all games have started"));
    assert!(env.error("tournament late Zoe --new-player").contains("all games have started"));
}

#[test]
fn a_table_where_one_is_left_is_ended_by_the_command_that_is_named() {
    let env = club("--games 1 --cut 3");
    env.ok("tournament seat");
    finish(&env, "1/1", "0 13 21 34");
    env.ok("score --table 1/2 0 13 21 34");
    let show = env.json("tournament show");
    let players = show["games"][0]["tables"][1]["players"].as_array().unwrap().clone();
    for player in &players[1..] {
        env.ok(&format!("tournament leave {}", player["name"].as_str().unwrap()));
    }
    let error = env.error("tournament cut");
    let (_, hint) = error.split_once("`crowns game finish ").unwrap();
    let number = hint.split('`').next().unwrap();
    env.ok(&format!("game finish {number}"));
    env.ok("tournament cut");
}

#[test]
fn names_and_exports_in_another_encoding_are_read_or_explained() {
    let env = TestEnv::new();
    let utf16 = |text: &str| -> Vec<u8> {
        let units = std::iter::once(0xfeff).chain(text.encode_utf16());
        units.flat_map(u16::to_le_bytes).collect()
    };
    fs::write(env.path("spreadsheet.txt"), b"J\xf6rn\r\nBob\r\nCat\r\n").unwrap();
    fs::write(env.path("editor.txt"), utf16("Name\r\nJörn\r\nBob\r\nCat\r\n")).unwrap();
    let new = |name: &str, file: &str| {
        env.ok(&["tournament", "new", name, "--games", "1", env.path(file).to_str().unwrap()])
    };
    assert!(new("One", "spreadsheet.txt").contains("3 players"));
    assert!(new("Two", "editor.txt").contains("Jörn"));
    assert_eq!(env.json("player list")["players"].as_array().unwrap().len(), 3);

    let export = env.ok("export");
    fs::write(env.path("all.jsonl"), utf16(&export)).unwrap();
    let error = env.error(&["import", env.path("all.jsonl").to_str().unwrap()]);
    assert!(error.contains("UTF-16") && error.contains("crowns export games.jsonl"), "{error}");
}
