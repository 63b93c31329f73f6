//! What the director undoes while tables play on other devices: a round keeps its
//! table.

use super::Device;
use super::begun::{Hall, refused};

impl Hall {
    /// The first table scores a round, in the order of its seats; returns their names.
    fn begin(&self, table: &Device) -> Vec<String> {
        let seats = self.seats(table, 1);
        let points: Vec<_> = (0..seats.len()).map(|seat| (seat * 6).to_string()).collect();
        table.ok(&format!("score --table 1 --force {}", points.join(" ")));
        seats
    }

    /// The director undoes the last command before the round of the first table
    /// arrives; checks that all devices have it where its keeper saw it.
    #[track_caller]
    fn undo_meanwhile(&self, expect: &str) {
        let [one, two] = &self.laptops;
        let seats = self.begin(one);
        self.director.ok("undo --yes");
        self.sync(&self.director);
        let told = [self.sync(one), self.sync(&self.director)].concat();
        assert!(told.contains(expect), "{told}");
        self.sync(two);
        for device in [&self.director, one, two] {
            assert_eq!(self.seats(device, 1), seats);
            let sheet = device.table(1, 1);
            assert_eq!(sheet.played.len(), 1, "{sheet:?}");
            let points: Vec<_> = (0..seats.len()).map(|seat| sheet.total(seat)).collect();
            assert!(points.iter().eq([0, 6, 12, 18, 24].iter().take(seats.len())), "{points:?}");
            assert!(device.store().verify().unwrap());
            let names = device.ok("player list");
            assert!(seats.iter().all(|name| names.contains(name)), "{names}");
        }
        // The next round goes on there.
        let points: Vec<_> = (0..seats.len()).map(|seat| (seat * 6).to_string()).collect();
        one.ok(&format!("score --table 1 --force {}", points.join(" ")));
        assert_eq!(one.table(1, 1).played.len(), 2);
    }
}

const GOES_ON: &str = "Game 1 continues although its start was undone";

#[test]
fn a_swap_that_is_undone_keeps_a_table_that_has_begun() {
    let hall = Hall::open();
    let first = [1, 2].map(|table| hall.seats(&hall.director, table).remove(0));
    hall.director.ok(&format!("tournament swap {} {}", first[0], first[1]));
    hall.sync(&hall.director);
    for laptop in &hall.laptops {
        hall.sync(laptop);
    }
    hall.undo_meanwhile("continues although its start was undone");
    // The other table of the swap starts by the command that is named.
    let two = &hall.laptops[1];
    let error = refused(two, "score --table 2 --force 0 12 20 30");
    assert!(error.contains("`crowns tournament seat 1`"), "{error}");
    two.ok("tournament seat 1");
    two.ok("score --table 2 --force 0 12 20 30");
    for device in [two, &hall.director, &hall.laptops[0]] {
        hall.sync(device);
    }
    for device in [&hall.director, &hall.laptops[0], two] {
        assert_eq!(hall.seats(device, 2)[0], first[0]);
        assert_eq!(device.json("games --state open")["games"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn a_start_that_is_undone_keeps_a_table_that_has_begun() {
    let hall = Hall::open();
    hall.undo_meanwhile(GOES_ON);
    hall.director.ok("tournament seat 1");
    assert_eq!(hall.director.table(1, 1).played.len(), 1);
    let left = hall.seats(&hall.director, 1).remove(1);
    hall.director.ok(&format!("tournament leave {left}"));
    assert_eq!(hall.director.table(1, 1).played.len(), 1);
}

#[test]
fn who_came_late_and_was_undone_stays_at_a_table_that_has_begun() {
    let hall = Hall::open();
    hall.director.ok("tournament late Zoe --new-player");
    let sits = |table| hall.seats(&hall.director, table).contains(&"Zoe".to_owned());
    if !sits(1) {
        let other = hall.seats(&hall.director, 1).remove(0);
        hall.director.ok("undo --yes");
        hall.director.ok(&format!("tournament leave {other}"));
        hall.director.ok("tournament late Zoe --new-player");
    }
    assert!(sits(1));
    hall.sync(&hall.director);
    for laptop in &hall.laptops {
        hall.sync(laptop);
    }
    hall.undo_meanwhile("continues although its start was undone");
    let show = hall.director.json("tournament show");
    let players = show["players"].as_array().unwrap();
    assert!(players.iter().any(|player| player["name"] == "Zoe"), "{show}");
}

#[test]
fn a_tournament_that_is_undone_goes_on_where_a_table_has_begun() {
    let hall = Hall::new();
    hall.laptops[0].ok("tournament seat");
    hall.sync(&hall.laptops[0]);
    hall.undo_meanwhile("1 undo or redo");
}

#[test]
fn a_final_that_is_undone_goes_on_once_it_has_begun() {
    let hall = Hall::open();
    let [one, _] = &hall.laptops;
    for game in 1..=2 {
        for table in 1..=2 {
            one.ok(&format!("score --table {game}/{table} --force 0 12 20 30"));
            one.ok(&format!("game finish {}", one.table(game, table).number));
        }
        if game == 1 {
            one.ok("tournament seat");
        }
    }
    hall.sync(one);
    hall.sync(&hall.director);
    hall.director.ok("tournament cut 3 --with Gus");
    hall.sync(&hall.director);
    hall.sync(one);
    one.ok("score --table 3/1 --force 0 12 20");
    hall.director.ok("undo --yes");
    for device in [&hall.director, one, &hall.director] {
        hall.sync(device);
    }
    for device in [&hall.director, one] {
        assert_eq!(device.table(3, 1).played.len(), 1);
        assert!(device.store().verify().unwrap());
    }
}

#[test]
fn a_game_that_is_undone_goes_on_where_another_device_has_scored() {
    let hall = Hall::open();
    let [one, two] = &hall.laptops;
    let number = two.json("new Xaver Yvonne Wim")["game"]["number"].as_u64().unwrap();
    hall.sync(two);
    hall.sync(one);
    one.ok(&format!("score --game {number} 0 12 20"));
    two.ok("undo --yes");
    hall.sync(two);
    hall.sync(one);
    let told = hall.sync(two);
    assert!(told.contains("continues although its start was undone"), "{told}");
    for device in [one, two] {
        let board = device.ok(&format!("board --game {number}"));
        assert!(["Xaver", "Yvonne", "Wim"].iter().all(|name| board.contains(name)), "{board}");
        assert!(device.store().verify().unwrap());
        device.ok(&format!("score --game {number} 0 12 20"));
        assert!(device.ok("player list").contains("Wim"));
        assert_eq!(device.ok("games").matches("Wim").count(), 1);
        device.ok("undo");
    }
    // Without its only round nothing keeps it.
    one.ok("undo");
    hall.sync(one);
    hall.sync(two);
    for device in [one, two] {
        assert!(!device.ok("games").contains("Wim"));
        assert!(device.store().verify().unwrap());
    }
}

#[test]
fn a_command_is_not_undone_once_its_rounds_are_known() {
    let hall = Hall::open();
    let [one, _] = &hall.laptops;
    hall.begin(one);
    hall.sync(one);
    hall.sync(&hall.director);
    for undo in ["undo", "undo --yes"] {
        let error = refused(&hall.director, undo);
        assert!(error.contains("cannot be undone: game 1 has rounds"), "{error}");
        assert!(error.contains("`crowns game delete 1`"), "{error}");
    }
    // What changes other tables only is undone.
    let seats = hall.seats(&hall.director, 2);
    hall.director.ok(&format!("tournament swap {} {}", seats[0], seats[1]));
    assert_ne!(hall.seats(&hall.director, 2), seats);
    hall.director.ok("undo --yes");
    assert_eq!(hall.seats(&hall.director, 2), seats);
    assert_eq!(hall.director.table(1, 1).played.len(), 1);
}
