//! Pages with twelve long names, in a real Chromium: on the screen of a hall all is seen at
//! once and no name is cut; on a phone they leave space for the rest.

use serde_json::json;

use crate::browser::Driver;
use crate::env::TestEnv;

const NAMES: [&str; 12] = [
    "Bartholomew Featherstonehaugh",
    "Wilhelmina Ostergaard-Nielsen",
    "Maximiliana von Hohenberg",
    "Christopher Abercrombie",
    "Guðmundur Þorsteinsson",
    "Anneliese Schwarzenberger",
    "Konstantinos Papadopoulos",
    "Élisabeth Rochefoucauld",
    "Zebediah Worthington III",
    "Marguerite Delacroix-Blanc",
    "Oluwaseun Adebayo-Williams",
    "Siobhán O'Shaughnessy",
];

/// Returns what of a page is not on the screen: its pixels beside and below, and the names
/// that are cut.
const UNSEEN: &str = "
    const page = document.documentElement;
    const cut = [...document.querySelectorAll('tbody th')].filter((one) => one.scrollWidth > one.clientWidth);
    return [
        Math.max(page.scrollWidth - innerWidth, 0), Math.max(page.scrollHeight - innerHeight, 0),
        ...cut.map((one) => one.textContent),
    ]";

#[test]
fn twelve_long_names_leave_space_for_the_rest() {
    let Some(driver) = Driver::start() else { return };
    let env = TestEnv::new();
    env.ok(&[&["new", "--games-combined=2"], &NAMES[..]].concat());
    for _ in 1..=11 {
        env.ok("score --force 0 13 21 34 5 17 25 8 42 11 29 7");
    }
    let players = ["tournament", "new", "Open", "--games=3", "--tables=3", "--seed=7"];
    env.ok(&[&players, &NAMES[..]].concat());
    let hall = driver.open((1920, 1080), "en");
    let pages = ["report game 1", "report standings", "tournament print names"];
    for page in pages {
        env.ok(&format!("{page} --kiosk --output hall.html"));
        hall.go(&format!("file://{}", env.path("hall.html").display()));
        assert_eq!(hall.run(UNSEEN), json!([0, 0]), "{page}");
    }
    let phone = driver.open((390, 844), "en");
    env.ok("report game 1 --output game.html");
    phone.go(&format!("file://{}", env.path("game.html").display()));
    phone.picture(None, "game");
    let sheet = "return document.querySelector('table').getBoundingClientRect().top";
    assert!(phone.run(sheet).as_f64().unwrap() < 300.0, "the sheet begins too far below");
}
