//! Reports bear any name: pages and tables stay whole, and nothing in them
//! runs, fetches or counts.

mod hall;
mod site;

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use crowns::game::{GameEvent, Name};
use crowns::store::WriteError;
use html5ever::tendril::TendrilSink;
use html5ever::{ParseOpts, parse_document};
use markup5ever_rcdom::{Handle, NodeData, RcDom};

use crate::env::TestEnv;
use crate::journal_rows::add_league;
use crate::seeded::Recipe;

/// Names that would do harm if they could.
const NAMES: [&str; 7] = [
    "<script>alert(1)</script>",
    "=HYPERLINK(\"http://x\",\"y\")",
    "\"><img src=x onerror=alert(1)>",
    "שרה לוי",
    "🦊 Fox",
    "a|b *c* _d_ `e` #f",
    "</style></title>&lt;&#60;",
];

const NOTE: &str = "-1+1;=cmd|' /C calc'!A0 <b onclick=x()>";

/// A file with games of long ago, for there to be records, and two nights of
/// late: one game, then two.
struct Club(TestEnv);

/// Made once: all tests but read it.
static CLUB: LazyLock<Club> = LazyLock::new(Club::new);

impl Club {
    fn new() -> Self {
        let club = Self(TestEnv::lasting("report-club"));
        add_league(&mut club.0.store(), Recipe::plain(12));
        // Older databases have such names; a new player cannot have them all.
        let first_night = "2026-11-14T19:00:00Z".parse().unwrap();
        let added = club.0.store().command(first_night, |tx| {
            for name in NAMES {
                tx.add_player(&Name::new(name).unwrap())?;
            }
            Ok::<_, WriteError>(())
        });
        added.unwrap();
        club.game("2026-11-14T19:30:00Z", &NAMES[..3]);
        club.game("2026-11-21T19:30:00Z", &NAMES);
        club.game("2026-11-21T21:30:00Z", &NAMES[1..5]);
        club
    }

    fn game(&self, now: &str, names: &[&str]) {
        let note = format!("--note={NOTE}");
        let mut new = vec!["new", &note, "--place", "@home", "--"];
        new.extend(names);
        self.run(now, &new);
        for round in 0..11 {
            let points = |seat: usize| match seat == round % names.len() {
                true => "out".to_owned(),
                false => (seat * 3 + round + names.len()).to_string(),
            };
            let points: Vec<_> = (0..names.len()).map(points).collect();
            let mut score = vec!["score", "--force"];
            score.extend(points.iter().map(String::as_str));
            self.run(now, &score);
        }
    }

    fn run(&self, now: &str, args: &[&str]) -> String {
        self.0.ok_at(now, args)
    }

    /// Writes every report in a form.
    fn reports(&self, form: &str) -> Vec<(String, String)> {
        let reports: [&[&str]; 6] = [
            &["game", "13"],
            &["game", "14"],
            &["night"],
            &["night", "2026-11-14"],
            &["standings", "--since", "2026-11-01"],
            &["standings", "--since", "2026-11-01", "--by", "points"],
        ];
        let report = |args: &&[&str]| {
            let all: Vec<_> = ["report"].iter().chain(*args).chain([&form]).copied().collect();
            (args.join(" "), self.run("2026-11-22T10:00:00Z", &all))
        };
        reports.iter().map(report).collect()
    }
}

#[test]
fn pages_are_well_formed() {
    for (report, html) in CLUB.reports("--html") {
        let dom = parsed(&html);
        let errors = dom.errors.borrow();
        assert!(errors.is_empty(), "{report}: {errors:?}");
        assert!(html.starts_with("<!DOCTYPE html><html lang=\"en\">"));
        for name in ["meta", "title", "h1", "caption", "svg", "desc", "main"] {
            assert!(count(&dom.document, name) > 0, "{report} has no {name}");
        }
    }
}

#[test]
fn pages_run_nothing_and_need_nothing_from_elsewhere() {
    for (report, html) in CLUB.reports("--html") {
        let dom = parsed(&html);
        each(&dom.document, &mut |name, attributes| {
            let barred =
                ["script", "img", "link", "iframe", "object", "embed", "a", "form", "b", "base"];
            assert!(!barred.contains(&name), "{report} has <{name}>");
            for (attribute, value) in attributes {
                let fetches = ["src", "href", "srcset", "action", "data", "xlink:href"];
                assert!(
                    !fetches.contains(&attribute.as_str()) && !attribute.starts_with("on"),
                    "{report}: <{name} {attribute}={value}>"
                );
                assert!(!value.contains("url("), "{report}: {value}");
            }
        });
        let style = html.split_once("<style>").unwrap().1;
        let style = style.split_once("</style>").unwrap().0;
        assert!(!style.contains("url(") && !style.contains("@import"));
    }
}

#[test]
fn pages_have_headers_for_their_cells_and_words_for_their_pictures() {
    for (report, html) in CLUB.reports("--html") {
        let dom = parsed(&html);
        let tables = count(&dom.document, "table");
        assert!(tables > 0);
        assert_eq!(count(&dom.document, "caption"), tables, "{report}");
        each(&dom.document, &mut |name, attributes| {
            let has = |name: &str| attributes.iter().any(|(attribute, _)| attribute == name);
            if name == "th" {
                assert!(has("scope"), "{report}: a heading of nothing");
            }
            if name == "svg" {
                assert!(has("role"), "{report}: a picture without a role");
            }
        });
        let pictures = count(&dom.document, "svg");
        assert_eq!(count(&dom.document, "desc"), pictures, "{report}");
    }
}

#[test]
fn rows_of_a_table_have_the_same_number_of_cells() {
    for (report, html) in CLUB.reports("--html") {
        let dom = parsed(&html);
        let mut bodies = Vec::new();
        find(&dom.document, "tbody", &mut bodies);
        find(&dom.document, "tfoot", &mut bodies);
        assert!(!bodies.is_empty());
        let mut tables = Vec::new();
        find(&dom.document, "table", &mut tables);
        for table in tables {
            let mut rows = Vec::new();
            find(&table, "tr", &mut rows);
            // What a heading of two rows takes is in its first.
            let widths: Vec<_> = rows.iter().map(width).collect();
            let same = widths.iter().filter(|&&width| width == widths[0]).count();
            let spanned = usize::from(html.contains("rowspan"));
            assert!(same >= widths.len() - spanned, "{report}: {widths:?}");
        }
    }
}

#[test]
fn pages_show_names_unchanged() {
    let reports = CLUB.reports("--html");
    assert!(reports[0].1.contains("Records broken"));
    let (_, html) = &reports[1];
    let text = text_of(&parsed(html).document);
    for name in NAMES {
        assert!(text.contains(name), "{name}");
    }
    assert!(text.contains(NOTE));
}

#[test]
fn the_same_database_gives_the_same_bytes() {
    for form in ["--text", "--md", "--csv", "--svg", "--html"] {
        assert_eq!(CLUB.reports(form), CLUB.reports(form), "{form}");
    }
}

#[test]
fn tables_read_back_with_safe_cells() {
    for (report, csv) in CLUB.reports("--csv") {
        let mut reader = csv::Reader::from_reader(csv.as_bytes());
        let columns = reader.headers().unwrap().clone();
        let player = columns.iter().position(|name| name == "player").unwrap();
        let rows: Vec<_> = reader.records().map(|row| row.unwrap()).collect();
        assert!(!rows.is_empty());
        for row in &rows {
            assert_eq!(row.len(), columns.len(), "{report}");
            let name = row[player].strip_prefix('\'').unwrap_or(&row[player]);
            assert!(NAMES.contains(&name), "{report}: {name}");
            for cell in row {
                let number = cell.parse::<f64>().is_ok();
                assert!(number || !cell.starts_with(['=', '+', '-', '@']), "{report}: {cell}");
            }
        }
        assert_eq!(csv.matches("\r\n").count(), rows.len() + 1, "{report}");
    }
}

#[test]
fn the_totals_of_a_table_are_those_of_the_scores() {
    let csv = CLUB.run("2026-11-22T10:00:00Z", &["report", "game", "14", "--csv"]);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let mut totals = [0; 7];
    for row in reader.deserialize() {
        let (row,): (std::collections::HashMap<String, String>,) = (row.unwrap(),);
        let number = |name: &str| row[name].parse::<i32>().unwrap();
        let seat = number("seat") as usize - 1;
        totals[seat] += number("points");
        assert_eq!(number("total"), totals[seat]);
    }
    assert!(totals.iter().all(|&total| total > 0));
}

#[test]
fn markdown_tables_have_rows_of_the_same_length() {
    for (report, markdown) in CLUB.reports("--md") {
        let rows = markdown.lines().filter(|line| line.starts_with('|'));
        let cells: Vec<_> = rows.map(|row| row.replace("\\|", "").matches('|').count()).collect();
        assert!(cells.len() > 4);
        assert!(cells.iter().all(|&count| count == cells[0]), "{report}");
        assert!(!markdown.replace("\\<", "").contains('<'), "{report}");
    }
}

#[test]
fn pictures_are_well_formed() {
    for (report, svg) in CLUB.reports("--svg") {
        let dom = parsed(&format!("<!DOCTYPE html><title>x</title>{svg}"));
        assert!(dom.errors.borrow().is_empty(), "{report}");
        assert_eq!(count(&dom.document, "script"), 0);
    }
}

#[test]
fn a_day_without_games_names_the_nearest_day_with_games() {
    for (day, nearest) in
        [("2026-11-17", "2026-11-14"), ("2026-11-18", "2026-11-21"), ("2030-01-01", "2026-11-21")]
    {
        let mut report = CLUB.0.command(&["report", "night", day]);
        let output = report.env("CROWNS_NOW", "2026-11-22T10:00:00Z").output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2));
        let hint = format!("`crowns report night {nearest}`");
        assert!(complaint.contains(&hint), "{complaint}");
    }
}

/// Earlier versions finished games in which nobody had a score.
#[test]
fn a_game_that_nobody_played_has_no_winner_in_the_report_of_a_night() {
    let env = TestEnv::with_games(1);
    env.ok("new Nell Otto");
    let mut store = env.store();
    let now = chrono::DateTime::from_timestamp(1_795_290_000, 0).unwrap();
    let unplayed = store.read().unwrap().open_games().unwrap()[0].details.id;
    store.command(now, |tx| tx.record(unplayed, &GameEvent::GameFinished {})).unwrap();
    drop(store);
    for form in ["", " --md", " --html", " --csv"] {
        let night = env.ok(&format!("report night{form}"));
        assert!(!night.contains("Nell"), "{night}");
    }
    let game = env.ok("report game last");
    assert!(game.contains("It ended before its first round"), "{game}");
    assert!(!env.ok("games").contains("Nell won"));
}

#[test]
fn a_file_is_replaced_only_when_all_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("night.html");
    let path = file.to_str().unwrap();
    fs::write(&file, "old").unwrap();
    for (args, begins) in [
        (vec!["report", "night", "--output", path], "<!DOCTYPE html>"),
        (vec!["report", "night", "--csv", "-o", path], "game,uuid,"),
        (vec!["report", "game", "13", "--text", "-o", path], "Game 13,"),
    ] {
        assert_eq!(CLUB.run("2026-11-22T10:00:00Z", &args), "");
        let written = fs::read_to_string(&file).unwrap();
        assert!(written.starts_with(begins), "{written}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn behind_a_link_the_file_is_written_and_others_may_read_it() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("site")).unwrap();
    symlink(path("site/night.md"), path("link.md")).unwrap();
    fs::write(path("site/night.md"), "").unwrap();
    let link = path("link.md");
    let report = ["report", "night", "--output", link.to_str().unwrap()];
    CLUB.run("2026-11-22T10:00:00Z", &report);
    assert!(link.is_symlink());
    let text = fs::read_to_string(path("site/night.md")).unwrap();
    assert!(text.starts_with("## "), "{text}");
    let fresh = path("fresh.md");
    let report = ["report", "night", "--output", fresh.to_str().unwrap()];
    CLUB.run("2026-11-22T10:00:00Z", &report);
    let mode = fs::metadata(&fresh).unwrap().permissions().mode();
    let usual = fs::File::create(path("usual")).unwrap();
    let usual = usual.metadata().unwrap().permissions().mode();
    assert_eq!(mode, usual);
}

#[test]
fn colours_can_be_told_from_what_is_behind_them() {
    let style = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/render/report/page.css");
    let style = fs::read_to_string(style).unwrap();
    let blocks: Vec<_> = style.split(":root {").skip(1).collect();
    assert_eq!(blocks.len(), 3, "light, dark and print");
    for block in blocks {
        let color = |name: &str| {
            let (_, after) = block.split_once(&format!("--{name}: #")).unwrap();
            u32::from_str_radix(&after[..6], 16).unwrap()
        };
        for ink in ["ink", "soft", "good"] {
            for behind in ["paper", "band", "good-band"] {
                let contrast = contrast(color(ink), color(behind));
                assert!(contrast >= 4.5, "{ink} on {behind}: {contrast:.1}");
            }
        }
    }
}

/// The contrast of two colours. Source: WCAG 2.1, "contrast ratio".
fn contrast(one: u32, other: u32) -> f64 {
    let channel = |color: u32, shift: u32| {
        let part = f64::from(color >> shift & 0xff) / 255.0;
        match part <= 0.04045 {
            true => part / 12.92,
            false => ((part + 0.055) / 1.055).powf(2.4),
        }
    };
    let light = |color| {
        0.2126 * channel(color, 16) + 0.7152 * channel(color, 8) + 0.0722 * channel(color, 0)
    };
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn parsed(html: &str) -> RcDom {
    parse_document(RcDom::default(), ParseOpts::default()).one(html)
}

/// Goes through all elements with their attributes.
fn each(node: &Handle, visit: &mut impl FnMut(&str, &[(String, String)])) {
    if let NodeData::Element { name, attrs, .. } = &node.data {
        let attributes: Vec<_> = attrs
            .borrow()
            .iter()
            .map(|attribute| (attribute.name.local.to_string(), attribute.value.to_string()))
            .collect();
        visit(&name.local, &attributes);
    }
    for child in node.children.borrow().iter() {
        each(child, visit);
    }
}

fn count(node: &Handle, wanted: &str) -> usize {
    let mut count = 0;
    each(node, &mut |name, _| count += usize::from(name == wanted));
    count
}

fn find(node: &Handle, wanted: &str, found: &mut Vec<Handle>) {
    if matches!(&node.data, NodeData::Element { name, .. } if &*name.local == wanted) {
        found.push(node.clone());
    }
    for child in node.children.borrow().iter() {
        find(child, wanted, found);
    }
}

/// Returns how many columns the cells of a row take.
fn width(row: &Handle) -> usize {
    let mut columns = 0;
    each(row, &mut |name, attributes| {
        if name == "th" || name == "td" {
            let span = attributes.iter().find(|(name, _)| name == "colspan");
            columns += span.map_or(1, |(_, span)| span.parse().unwrap());
        }
    });
    columns
}

fn text_of(node: &Handle) -> String {
    let own = match &node.data {
        NodeData::Text { contents } => contents.borrow().to_string(),
        _ => String::new(),
    };
    let children = node.children.borrow();
    own + &children.iter().map(text_of).collect::<String>()
}

#[test]
fn pages_fit_a_phone() {
    for (report, html) in CLUB.reports("--html") {
        assert!(
            html.contains(
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
            )
        );
        let style = html.split_once("<style>").unwrap().1;
        let style = style.split_once("</style>").unwrap().0;
        for rule in [
            ".wide { overflow-x: auto;",
            ".on-phone .crowns-chart { min-width: 0; width: 100%; }",
            ".on-phone { display: none; }",
            // With these a sheet of four has room on 390 pixels.
            "table { font-size: .8rem; }",
            "th, td { padding-inline: .14rem; }",
            "thead th.name { max-width: 4.6rem; }",
            // A4 is used to its width, with larger letters.
            "@page { size: A4; margin: 10mm; }",
            ".wide > table:not(.crowded) { font-size: 10.5pt; }",
        ] {
            assert!(style.contains(rule), "{report}: no {rule}");
        }
        let body = parsed(&html);
        let mut tables = Vec::new();
        find(&body.document, "table", &mut tables);
        for table in &tables {
            let parent = table.parent.take().and_then(|parent| parent.upgrade());
            assert_eq!(class_of(&parent.unwrap()), "wide", "{report}");
            let mut rows = Vec::new();
            find(table, "tr", &mut rows);
            // A sheet of four has ten columns.
            let is_wide = rows.iter().any(|row| count(row, "td") + count(row, "th") > 10);
            assert!(!is_wide || html.contains("scroll sideways"), "{report}");
        }
        let mut pictures = Vec::new();
        find(&body.document, "svg", &mut pictures);
        let widths: Vec<u32> = pictures.iter().map(picture_width).collect();
        assert!(
            widths.chunks(2).all(|pair| pair[1] <= 400 && pair[1] < pair[0]),
            "{report}: {widths:?}"
        );
    }
}

#[test]
fn the_winner_and_the_final_total_stand_out() {
    let (_, html) = &CLUB.reports("--html")[0];
    let page = parsed(html);
    let mut feet = Vec::new();
    find(&page.document, "tfoot", &mut feet);
    let mut rows = Vec::new();
    find(&feet[0], "tr", &mut rows);
    assert_eq!(class_of(&rows[0]), "totals");
    assert!(text_of(&rows[0]).starts_with("Total"), "{html}");
    let mut cells = Vec::new();
    find(&rows[0], "td", &mut cells);
    let totals = cells.iter().map(|cell| text_of(cell).parse::<i32>().unwrap());
    let lowest = totals.min().unwrap();
    for cell in &cells {
        let has_won = text_of(cell).parse::<i32>().unwrap() == lowest;
        assert_eq!(class_of(cell) == "won", has_won, "{}", text_of(cell));
    }
}

fn attribute(node: &Handle, wanted: &str) -> String {
    let NodeData::Element { attrs, .. } = &node.data else {
        return String::new();
    };
    let attributes = attrs.borrow();
    let found = attributes.iter().find(|one| *one.name.local == *wanted);
    found.map_or_else(String::new, |one| one.value.to_string())
}

fn class_of(node: &Handle) -> String {
    attribute(node, "class")
}

fn picture_width(svg: &Handle) -> u32 {
    let view = attribute(svg, "viewBox");
    view.split(' ').nth(2).unwrap().parse().unwrap()
}

#[test]
fn a_night_tells_what_changed_in_the_standings_and_how_long_games_took() {
    let env = TestEnv::new();
    let play = |day: u8, hour: u8, ann_wins: bool| {
        for minutes in [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 70] {
            let now = format!("2026-11-{day}T{}:{:02}:00Z", hour + minutes / 60, minutes % 60);
            let other = 20 + minutes / 5;
            env.ok_at(
                &now,
                &match (minutes, ann_wins) {
                    (0, _) => "new Ann Bob".to_owned(),
                    (_, true) => format!("score out {other}"),
                    (_, false) => format!("score {other} out"),
                },
            );
        }
    };
    play(19, 19, true);
    play(20, 19, false);
    play(20, 21, false);
    let told = env.ok("report night 2026-11-20");
    assert!(told.contains("Time played: game 2: 70 min, game 3: 70 min\n"), "{told}");
    assert!(told.contains("Standings changed: Bob 1st, was 2nd; Ann 2nd, was 1st\n"), "{told}");
    let first = env.ok("report night 2026-11-19");
    assert!(!first.contains("Standings changed"), "{first}");
    assert!(first.contains("Time played: 70 min\n"), "{first}");
    env.ok("result Ann 100 Bob 120");
    let stats = env.ok("stats Ann");
    assert!(stats.contains("time played    70 min on average, 3 games\n"), "{stats}");
    assert_eq!(env.json("stats Ann")["average_minutes"], 70.0);
    let link = env.ok("game show 2 --bgstats");
    assert!(link.starts_with("https://app.bgstatsapp.com/createPlay.html?data=%7B"), "{link}");
    assert!(link.contains("durationMin%22%3A70"), "{link}");
    env.ok("new Ann Bob");
    assert!(env.error("game show --bgstats").contains("game 5 is not finished"));
}
