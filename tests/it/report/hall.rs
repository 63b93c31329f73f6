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

/// Returns the cells of words that do not begin where their heading does.
const MISPLACED: &str = "
    return [...document.querySelectorAll('table .text')]
        .filter((one) => getComputedStyle(one).textAlign !== 'start')
        .map((one) => one.textContent)";

#[test]
fn words_in_tables_begin_where_their_headings_do() {
    let Some(driver) = Driver::start() else { return };
    let env = TestEnv::with_games(12);
    env.ok("report site pages");
    let page = driver.open((1200, 800), "en");
    for name in ["games", "records"] {
        page.go(&format!("file://{}", env.path(&format!("pages/{name}.html")).display()));
        let count = page.run("return document.querySelectorAll('td.text').length");
        assert!(count.as_u64() > Some(2), "{name}: {count}");
        assert_eq!(page.run(MISPLACED), json!([]), "{name}");
    }
}

#[test]
fn the_page_of_a_player_prints_on_one_sheet() {
    let Some(driver) = Driver::start() else { return };
    let env = TestEnv::with_games(12);
    env.ok("report player Ann --output player.html");
    let page = driver.open((1200, 800), "en");
    page.go(&format!("file://{}", env.path("player.html").display()));
    assert_eq!(page.printed_pages(), 1);
    assert_eq!(page.run("return document.querySelectorAll('.pair section').length"), json!(4));
}

#[test]
fn a_sheet_fits_a_phone_or_says_that_it_does_not() {
    let Some(driver) = Driver::start() else { return };
    let phone = driver.open((390, 844), "en");
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve"];
    let unseen = "
        const box = document.querySelector('.wide:has(tfoot)');
        const hint = box.previousElementSibling;
        return [box.scrollWidth > box.clientWidth, hint !== null && hint.matches('.on-phone')]";
    let places = "
        const box = document.querySelector('section .wide');
        return box.scrollWidth - box.clientWidth";
    for scores in [["0", "13", "21", "34", "42"], ["0", "103", "111", "106", "112"]] {
        for players in 3..=names.len() {
            let env = TestEnv::new();
            env.ok(&format!("new {}", names[..players].join(" ")));
            for _ in 1..=11 {
                env.ok(&format!("score --force {}", scores[..players].join(" ")));
            }
            for language in ["en", "da", "sv", "nb", "fi", "is"] {
                env.ok(&format!("report game 1 --lang {language} --output sheet.html"));
                phone.go(&format!("file://{}", env.path("sheet.html").display()));
                phone.wait("document.querySelector('section .wide')");
                let shown = phone.run(unseen);
                let named = format!("{players} players in {language}, {scores:?}: {shown}");
                assert!(shown != json!([true, false]), "{named}");
                // Four with the scores of an evening have space.
                let is_usual = players <= 4 && scores[1] == "13";
                assert!(!is_usual || shown == json!([false, false]), "{named}");
                assert_eq!(phone.run(places), json!(0), "{named}: the places");
            }
        }
    }
}

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
