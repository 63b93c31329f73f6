//! Tables that have begun on one device while the director seats them otherwise.

use super::Device;
use crate::env::message;

/// A tournament of eight at two tables that is started, and a laptop at each
/// table that knows of it.
pub(super) struct Hall {
    shared: tempfile::TempDir,
    pub(super) director: Device,
    pub(super) laptops: [Device; 2],
}

impl Hall {
    pub(super) fn open() -> Self {
        let hall = Self::new();
        hall.director.ok("tournament seat");
        hall.sync(&hall.director);
        for laptop in &hall.laptops {
            hall.sync(laptop);
        }
        hall
    }

    /// One of which no game is started yet.
    pub(super) fn new() -> Self {
        let hall = Self {
            shared: tempfile::tempdir().unwrap(),
            director: Device::new(0),
            laptops: [Device::new(1), Device::new(2)],
        };
        let players = "Ann Bob Cat Dan Eve Finn Gus Hal";
        hall.director.ok(&format!("tournament new Open --games 2 --tables 2 --seed 1 {players}"));
        hall.sync(&hall.director);
        for laptop in &hall.laptops {
            hall.sync(laptop);
        }
        hall
    }

    pub(super) fn sync(&self, device: &Device) -> String {
        device.ok(&format!("sync {}", self.shared.path().display()))
    }

    /// Returns who sits at a table of game 1.
    pub(super) fn seats(&self, device: &Device, table: usize) -> Vec<String> {
        let show = device.json("tournament show");
        let players = &show["games"][0]["tables"][table - 1]["players"];
        let names = players.as_array().unwrap().iter();
        let names = names.map(|player| player["name"].as_str().unwrap().to_owned());
        names.collect()
    }
}

/// Returns why a command is refused.
pub(super) fn refused(device: &Device, command: &str) -> String {
    let output = device.env.run(command);
    assert_eq!(output.status.code(), Some(2), "{command}: {output:?}");
    message(&output)
}

#[test]
fn a_table_that_has_begun_keeps_its_seats_when_a_swap_comes_in() {
    let hall = Hall::open();
    let [one, two] = &hall.laptops;
    let seats = hall.seats(one, 1);
    let others = hall.seats(one, 2);
    one.ok("score --table 1 --force 0 12 20 30");
    hall.director.ok(&format!("tournament swap {} {}", seats[0], others[0]));
    hall.sync(&hall.director);
    let told = hall.sync(one);
    assert!(told.contains("Table 1 of game 1 has scored a round and keeps its seats"), "{told}");
    one.ok("score --table 1 --force 0 12 20 30");
    let sheet = one.table(1, 1);
    assert_eq!(sheet.played.len(), 2);
    assert_eq!(sheet.seats[0].name(), seats[0]);
    // Who follows the director's seats is told too.
    let told = hall.sync(two);
    assert!(told.contains("Table 2 of game 1"), "{told}");
    let error = refused(two, "score --table 2 --force 0 12 20 30");
    assert!(error.contains("`crowns tournament seat 1`"), "{error}");
    assert!(error.contains("`crowns game delete "), "{error}");
    two.ok("tournament seat 1");
    two.ok("score --table 2 --force 0 12 20 30");
    for device in [one, two, &hall.director, one] {
        hall.sync(device);
    }
    for device in [&hall.director, one, two] {
        assert_eq!(hall.seats(device, 1), seats);
        assert_eq!(hall.seats(device, 2), others);
        let [one, two] = [1, 2].map(|table| device.table(1, table));
        assert_eq!((one.played.len(), two.played.len()), (2, 1));
        assert!(device.store().verify().unwrap());
    }
}

/// Tables 1 and 2 have begun by seats that contradict each other: the first by those
/// before a swap, the second by those after it. Returns who sat first before.
fn contested(hall: &Hall) -> [String; 2] {
    let [one, two] = &hall.laptops;
    let first = [1, 2].map(|table| hall.seats(one, table).remove(0));
    one.ok("score --table 1 --force 0 12 20 30");
    hall.director.ok(&format!("tournament swap {} {}", first[0], first[1]));
    hall.sync(&hall.director);
    let told = hall.sync(two);
    assert!(told.contains("Table 2 of game 1 now seats "), "{told}");
    two.ok("score --table 2 --force 0 13 21 31");
    for device in [one, two, &hall.director, one] {
        hall.sync(device);
    }
    first
}

#[test]
fn tables_begun_by_seats_that_contradict_each_other_wait_until_one_is_chosen() {
    for chosen in [1, 2] {
        let hall = Hall::open();
        let first = contested(&hall);
        let all = [&hall.director, &hall.laptops[0], &hall.laptops[1]];
        let [one, two] = [1, 2].map(|table| {
            let error = refused(all[table], &format!("score --table {table} 0 13 13 13"));
            error.split_once("hint: run `crowns ").unwrap().1.to_owned()
        });
        // To keep the seats before, to keep those after.
        let commands: Vec<_> = one.split('`').collect();
        let [before, after] = [commands[0], commands[2].trim_start_matches("crowns ")];
        assert!(two.contains("to keep the old seats"), "{two}");
        let choice = [before, after][chosen - 1];
        assert!(choice.starts_with("game delete "), "{one}");
        all[1].ok(choice);
        for device in [all[1], all[2], all[0], all[1]] {
            hall.sync(device);
        }
        let sits = [&first[chosen - 1], &first[2 - chosen]];
        for device in all {
            for (table, sits) in [(1, sits[0]), (2, sits[1])] {
                assert_eq!(&hall.seats(device, table)[0], sits);
            }
            let rounds = device.table(1, chosen as u16).played.len();
            assert_eq!(rounds, 1);
            assert!(device.store().verify().unwrap());
        }
    }
}

#[test]
fn who_loses_a_seat_to_a_table_that_had_begun_finds_another() {
    let hall = Hall::open();
    let [one, two] = &hall.laptops;
    // Whichever table takes the late-comer, both have begun but for the director.
    hall.director.ok("tournament late Zoe --new-player");
    let table = (1..=2).find(|&table| hall.seats(&hall.director, table).len() == 5);
    let table = table.unwrap();
    let keeper = &hall.laptops[table - 1];
    keeper.ok(&format!("score --table {table} --force 0 12 20 30"));
    hall.sync(keeper);
    hall.sync(&hall.director);
    let shown = hall.director.ok("tournament show");
    assert!(shown.contains("`crowns tournament late Zoe`"), "{shown}");
    hall.director.ok("tournament late Zoe");
    assert_eq!(hall.seats(&hall.director, 3 - table).len(), 5);
    assert!(!hall.director.ok("tournament show").contains("late Zoe"));
    for device in [&hall.director, one, two] {
        hall.sync(device);
    }
    keeper.ok(&format!("score --table {table} --force 0 12 20 30"));
    assert_eq!(keeper.table(1, table as u16).played.len(), 2);
}

#[test]
fn who_left_a_table_that_had_begun_leaves_it_when_told_again() {
    let hall = Hall::open();
    let [one, _] = &hall.laptops;
    let leaves = hall.seats(one, 1).remove(1);
    hall.director.ok(&format!("tournament leave {leaves}"));
    one.ok("score --table 1 --force 0 12 20 30");
    hall.sync(one);
    hall.sync(&hall.director);
    let again = format!("tournament leave {leaves}");
    let shown = hall.director.ok("tournament show");
    assert!(shown.contains(&format!("`crowns {again}`")), "{shown}");
    hall.director.ok(&again);
    assert!(!hall.director.ok("tournament show").contains(&again));
    assert!(refused(&hall.director, &again).contains("already left"));
    hall.sync(&hall.director);
    hall.sync(one);
    one.ok("score --table 1 --force 0 20 30");
    assert_eq!(one.table(1, 1).played[&2].scores.len(), 3);
}

#[test]
fn a_table_that_was_held_starts_before_the_next_game() {
    let hall = Hall::open();
    let [one, two] = &hall.laptops;
    let first = [1, 2].map(|table| hall.seats(one, table).remove(0));
    one.ok("score --table 1 --force 0 12 20 30");
    hall.director.ok(&format!("tournament swap {} {}", first[0], first[1]));
    for device in [one, &hall.director, two] {
        hall.sync(device);
    }
    let shown = hall.director.ok("tournament show");
    let next = "Next: `crowns tournament seat 1` starts table 2 of game 1";
    assert!(shown.contains(next), "{shown}");
    one.ok(&format!("game finish {}", one.table(1, 1).number));
    hall.sync(one);
    hall.sync(&hall.director);
    let error = refused(&hall.director, "tournament cut 3");
    assert!(error.contains("`crowns tournament seat 1`"), "{error}");
    let seated = hall.director.ok("tournament seat");
    assert!(seated.contains("Game 1 of 2"), "{seated}");
    assert_eq!(hall.director.table(1, 2).played.len(), 0);
    let seated = hall.director.ok("tournament seat");
    assert!(seated.contains("Game 2 of 2") && seated.contains("1 table of game 1"), "{seated}");
}

#[test]
fn a_table_whose_game_was_deleted_holds_up_no_other_game() {
    let hall = Hall::open();
    let deletes = hall.director.table(1, 2).number;
    hall.director.ok(&format!("game delete {deletes}"));
    assert!(hall.director.ok("tournament seat").contains("Game 2 of 2"));
}

#[test]
fn a_contested_table_waits_and_the_command_that_settles_it_is_named() {
    let hall = Hall::open();
    contested(&hall);
    let shown = hall.director.ok("tournament show");
    assert_eq!(shown.matches(" on hold ").count(), 2, "{shown}");
    let next = "Next: `crowns board --table 1/1` shows how to settle table 1 of game 1";
    assert!(shown.contains(next), "{shown}");
}

#[test]
fn a_game_that_is_void_leads_to_the_table_as_it_is_seated_now() {
    let hall = Hall::open();
    let [one, _] = &hall.laptops;
    let first = [1, 2].map(|table| hall.seats(one, table).remove(0));
    hall.director.ok(&format!("tournament swap {} {}", first[0], first[1]));
    hall.sync(&hall.director);
    hall.sync(one);
    let error = refused(one, "score --game 1 0 12 20 30");
    assert!(error.contains("game 1 is void: table 1 of game 1 was reseated"), "{error}");
    assert!(error.contains("`crowns board --table 1/1`"), "{error}");
    // Who has that game open goes on with the one that takes its place.
    let output = one.env.with_input("play --plain 1", "0 12 20 30\ny\nq\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(one.table(1, 1).played.len(), 1, "{said}");
    assert!(one.table(1, 1).seats[0].name() == first[1], "{said}");
}
