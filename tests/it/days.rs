//! Days as people say them, wherever one is taken; it is Saturday 2026-11-21.

use crate::env::{TestEnv, message};

/// Starts a game on a day and returns its date.
#[track_caller]
fn check_game(day: &str, expect: &str) {
    let env = TestEnv::new();
    let game = env.json(&["new", "Ann", "Bob", "--date", day]);
    assert_eq!(game["game"]["date"], expect, "{day}");
}

#[test]
fn a_game_is_dated_as_people_say_it() {
    check_game("today", "2026-11-21");
    check_game("yesterday", "2026-11-20");
    check_game("monday", "2026-11-16");
    check_game("last week", "2026-11-14");
    check_game("14.11.2026", "2026-11-14");
    check_game("14/11", "2026-11-14");
    check_game("14 nov", "2026-11-14");
}

#[test]
fn a_day_that_can_be_read_in_two_ways_is_noted() {
    let check = |day: &str, expect: &str| {
        let output = TestEnv::new().run(&["new", "Ann", "Bob", "--date", day]);
        let note = format!("note: `{day}` was read as {expect} ");
        assert_eq!(message(&output).contains("was read as"), !expect.is_empty());
        assert!(expect.is_empty() || message(&output).contains(&note), "{output:?}");
    };
    check("3/4", "Friday 2026-04-03");
    check("3/4/2026", "Friday 2026-04-03");
    check("last week", "Saturday 2026-11-14");
    check("14.11.2026", "");
    check("yesterday", "");
}

#[test]
fn every_command_that_takes_a_day_takes_it_as_people_say_it() {
    let env = TestEnv::new();
    for day in ["2026-11-08", "2026-11-10", "2026-11-20", "2026-11-21"] {
        env.ok(&format!("new Ann Bob --date {day}"));
        for _ in 0..11 {
            env.ok("score 0 13");
        }
    }
    let dates = |args: &[&str]| {
        let games = env.json(args);
        let games = games["games"].as_array().unwrap().iter();
        let dates: Vec<_> =
            games.map(|game| game["date"].as_str().unwrap()[8..].to_owned()).collect();
        dates.join(" ")
    };
    assert_eq!(dates(&["games", "--since", "monday"]), "21 20");
    assert_eq!(dates(&["games", "--since", "last week"]), "21 20 10");
    assert_eq!(dates(&["games", "--until", "last week"]), "10 08");
    assert_eq!(dates(&["games", "--since", "last week", "--until", "last week"]), "10");
    assert_eq!(dates(&["games", "--since", "20.11.", "--until", "20/11"]), "20");
    assert_eq!(dates(&["games", "before", "sunday"]), "10 08");
    assert_eq!(dates(&["games", "before sunday"]), "10 08");
    assert_eq!(dates(&["games", "after", "last", "week"]), "21 20");
    assert_eq!(dates(&["games", "until", "10/11"]), "10 08");
    assert_eq!(dates(&["games", "since", "10 nov"]), "21 20 10");
    assert_eq!(dates(&["games", "between", "monday", "and", "friday"]), "20");
    assert_eq!(dates(&["games", "from", "10/11", "to", "20/11"]), "20 10");
    assert_eq!(dates(&["games", "i", "går"]), "20");
    assert_eq!(dates(&["games", "Ann", "sidste", "uge"]), "10");
    assert_eq!(dates(&["games", "eilen"]), "20");
    assert_eq!(dates(&["games", "ennen", "sunnuntaita"]), "10 08");
    assert_eq!(dates(&["games", "i", "gaer"]), "20");
    assert_eq!(dates(&["--lang", "da", "games", "efter", "sidste", "uge"]), "21 20");
    let standings = env.json(&["standings", "after", "march"]);
    assert_eq!(standings["selection"]["since"], "2026-04-01", "{standings}");
    let output = env.run("standings before november");
    let note = "note: `before november` was read as Saturday 2026-10-31";
    assert!(message(&output).contains(note), "{output:?}");
    let standings = env.json(&["standings", "--since", "yesterday"]);
    assert_eq!(standings["selection"]["since"], "2026-11-20", "{standings}");
    assert!(env.ok("stats Ann --since yesterday").contains("2 games"));
    assert!(env.ok("report night yesterday").contains("2026-11-20"));
    assert!(env.ok(&["report", "night", "10 nov"]).contains("2026-11-10"));
    env.ok("league add Tuesday --season Autumn=1.9.2026..31.12.2026");
    assert!(env.ok("league show Tuesday").contains("2026-09-01 to 2026-12-31"));
    let board = env.run(&["board", "--as-of", "yesterday 20:15", "--game", "1"]);
    assert!(message(&board).contains("the state at 2026-11-20 20:15"));
    env.ok(&["export", "--since", "last week", "week.jsonl"]);
}

#[test]
fn a_day_to_come_is_warned_of_where_nobody_can_be_asked() {
    let env = TestEnv::new();
    let output = env.run("new Ann Bob --date 2026-12-24");
    assert!(output.status.success());
    assert!(
        message(&output).contains(
            "warning: Thursday 2026-12-24 is in the future; if that is a mistake, `crowns undo` \
             takes it back"
        ),
        "{output:?}"
    );
}

#[test]
fn what_is_no_day_is_refused_with_the_forms_that_are() {
    let error = TestEnv::new().error("games --since whenever");
    assert!(error.contains("write a date such"), "{error}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_day_to_come_is_asked_back_on_a_terminal() {
    let env = TestEnv::new();
    let shown = env.in_terminal("new Ann Bob --date 2026-12-24", "n\n", &[]);
    let question = "Thursday 2026-12-24 is in the future. Is that right?";
    assert!(shown.text.contains(question), "{}", shown.text);
    assert_eq!(shown.status, Some(1), "{}", shown.text);
    assert!(env.ok("games").is_empty());
    let shown = env.in_terminal("new Ann Bob --date 2026-12-24", "y\n", &[]);
    assert_eq!(shown.status, Some(0), "{}", shown.text);
}

/// Plays a game whose first and last event are at these times.
fn play(env: &TestEnv, start: &str, end: &str) {
    env.ok_at(start, "new Ann Bob");
    for _ in 0..11 {
        env.ok_at(end, "score 0 13");
    }
}

#[test]
fn a_night_goes_on_until_5_in_the_morning() {
    let env = TestEnv::new();
    play(&env, "2026-11-20T21:00:00Z", "2026-11-20T22:00:00Z");
    play(&env, "2026-11-21T00:30:00Z", "2026-11-21T01:10:00Z");
    let games = |arguments: &str| {
        let output = env.run(arguments);
        let text = String::from_utf8(output.stdout.clone()).unwrap();
        let games = text.lines().filter_map(|line| line.strip_prefix("Game "));
        let games: Vec<_> = games.filter_map(|line| line.split(':').next()).collect();
        let left_out =
            message(&output).contains("game 2 started after midnight and counts for the");
        (games.join(" "), left_out)
    };
    let both = || ("1 2".to_owned(), false);
    assert_eq!(games("report night yesterday"), both());
    assert_eq!(games("who won"), ("1 2".to_owned(), true));
    play(&env, "2026-11-21T05:00:00Z", "2026-11-21T06:00:00Z");
    assert_eq!(games("report night yesterday"), both());
    assert_eq!(games("report night today"), ("3".to_owned(), true));
    // A list is by days, and says what else is of the night.
    let listed = |arguments: &str| {
        let output = env.run(arguments);
        let text = String::from_utf8(output.stdout.clone()).unwrap();
        let late = "game 2 started after midnight, on 2026-11-21, and is left out";
        (text.matches("2026-11-2").count(), message(&output).contains(late))
    };
    for arguments in ["games last night", "games yesterday", "games --until yesterday"] {
        assert_eq!(listed(arguments), (1, true), "{arguments}");
    }
    // So does all that counts games.
    for command in ["standings", "stats", "stats ann", "records", "report standings"] {
        for days in ["last night", "yesterday", "--until yesterday", "before today"] {
            assert!(listed(&format!("{command} {days}")).1, "{command} {days}");
        }
        assert!(!listed(command).1, "{command}");
    }
    for command in ["games", "standings", "stats", "report standings"] {
        let told = message(&env.run(&format!("{command} today")));
        assert!(told.contains("game 2 started after midnight and counts for the"), "{told}");
    }
    assert!(!message(&env.run("standings yesterday --json")).contains("left out"));
    for arguments in ["games today", "games", "games --since yesterday --until today"] {
        assert!(!listed(arguments).1, "{arguments}");
    }
}

#[test]
fn a_game_after_midnight_without_an_evening_is_of_its_day() {
    let env = TestEnv::new();
    play(&env, "2026-11-21T00:30:00Z", "2026-11-21T01:10:00Z");
    assert!(env.ok("report night").starts_with("Five Crowns on Saturday 2026-11-21, 1 game"));
}

#[test]
fn before_morning_the_evening_goes_on() {
    let env = TestEnv::new();
    play(&env, "2026-11-20T23:00:00Z", "2026-11-21T00:15:00Z");
    let night = "2026-11-21T00:20:00Z";
    let evening = "Five Crowns on Friday 2026-11-20, 1 game";
    for line in [
        "tonight",
        "won tonight",
        "who won tonight",
        "who won tonight?",
        "report tonight",
        "report night this evening",
        "won yesterday",
        "won last night",
        // No game of today is finished.
        "won today",
        "report today",
        "won 21/11",
    ] {
        assert!(env.ok_at(night, line).starts_with(evening), "{line}");
    }
    assert!(env.ok_at(night, "games tonight").contains("2026-11-20"));
    assert!(env.ok_at(night, "standings tonight").contains("Ann"));
    let output = env.command("won today").env("CROWNS_NOW", night).output().unwrap();
    let note = "note: `today` was read as Friday 2026-11-20";
    assert!(message(&output).contains(note), "{output:?}");
    env.ok_at(night, "new Cat Dan --date tonight");
    assert!(env.ok("game show 2").contains("2026-11-20"));
    // In the morning it is over.
    for line in ["won tonight", "won today", "tonight", "report today"] {
        let output = env.command(line).env("CROWNS_NOW", "2026-11-21T05:00:00Z").output().unwrap();
        assert!(message(&output).contains("no game was finished on 2026-11-21"), "{line}");
    }
    // A game that was begun and finished after midnight is of today, if of no evening.
    let env = TestEnv::new();
    play(&env, "2026-11-21T00:10:00Z", "2026-11-21T01:00:00Z");
    let today = "Five Crowns on Saturday 2026-11-21, 1 game";
    assert!(env.ok_at("2026-11-21T01:10:00Z", "won today").starts_with(today));
}

#[test]
fn who_won_in_a_period_of_several_nights_is_its_standings() {
    let env = TestEnv::new();
    for day in ["2026-10-30", "2026-11-18", "2026-11-20"] {
        env.ok(&format!("new Ann Bob --date {day} --league Club"));
        for _ in 0..11 {
            env.ok("score 0 13");
        }
    }
    let standings = env.ok("report 2026");
    for line in ["won 2026", "winners 2026", "report night 2026", "who won in 2026?", "2026"] {
        assert_eq!(env.ok(line), standings, "{line}");
    }
    assert_eq!(env.ok("who won in november"), env.ok("report november"));
    assert_eq!(env.ok("won this week"), env.ok("report this week"));
    let of_league = env.ok("report standings --league Club --since 2026-11-01");
    let of_league = of_league.lines().find(|line| line.contains("Ann"));
    let won = env.ok("won november --league Club");
    assert!(won.lines().any(|line| Some(line) == of_league), "{won}");
    // One night is told as one.
    for line in ["won october", "report night october", "who won in october"] {
        assert!(env.ok(line).starts_with("Five Crowns on Friday 2026-10-30"), "{line}");
    }
}
