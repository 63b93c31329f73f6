use super::super::Better;
use super::super::picture::Page;
use super::*;
use crate::game::RankingMethod;
use crate::messages::{Label, Language};
use crate::render::fixture::{check_picture, check_pictures};
use crate::render::text::columns;

fn bar(label: &str, own: impl Into<Option<f64>>, table: impl Into<Option<f64>>) -> Bar {
    Bar { label: label.to_owned(), own: own.into(), table: table.into() }
}

fn profile() -> Vec<Bar> {
    vec![
        bar("1, 3s", 4.0, 6.5),
        bar("2, 4s", 8.25, 8.25),
        bar("3, 5s", 14.0, 9.0),
        bar("4, 6s", None, 12.0),
        bar("5, 7s", 0.0, 15.5),
        bar("11, Kings", 31.0, 24.04),
    ]
}

#[test]
fn bars_are_as_stored() {
    let style = |signs, width| TextStyle { signs, width, ..TextStyle::PLAIN };
    let below = [bar("1", -5.0, 10.0), bar("2", 10.0, -5.0), bar("3", -0.04, 0.0)];
    let empty = [bar("שרה", None, None), bar("2", 0.0, f64::NAN)];
    let cases = [
        ("a bar stands beside the mark of the table", &profile()[..], style(false, 80)),
        ("on a terminal it has signs", &profile(), style(true, 50)),
        ("averages below zero go to the left", &below, style(false, 40)),
        ("rows without numbers are empty", &empty, style(false, 20)),
    ];
    let pictures = cases.map(|(what, rows, style)| {
        let lines = bars("", rows, style);
        let fits = |line: &String| columns(line) <= style.width.max(40);
        assert!(lines.iter().all(fits), "{lines:#?}");
        (what, lines.join("\n") + "\n")
    });
    check_pictures(include_str!("../../../../tests/pictures/bars.txt"), pictures);
    assert_eq!(bars("", &[], TextStyle::PLAIN), Vec::<String>::new());
}

#[test]
fn color_changes_no_column() {
    let style = TextStyle { signs: true, color: true, width: 80, ..TextStyle::PLAIN };
    let colored = bars("", &profile(), style);
    let plain = bars("", &profile(), TextStyle { color: false, ..style });
    for (colored, plain) in colored.iter().zip(&plain) {
        assert_eq!(&anstream::adapter::strip_str(colored).to_string(), plain);
    }
    assert!(colored[1].contains("\u{1b}[32m"), "{}", colored[1]);
    assert!(colored[3].contains("\u{1b}[31m"), "{}", colored[3]);
    assert!(!colored[4].contains('\u{1b}'), "{}", colored[4]);
}

#[test]
fn the_picture_of_a_profile_is_always_the_same() {
    let svg = bars_svg("Ann, by round", &profile(), Language::English);
    assert_eq!(svg, bars_svg("Ann, by round", &profile(), Language::English));
    check_picture(include_str!("../../../../tests/svg/profile.svg"), &svg);
}

#[test]
fn names_are_inert_in_a_picture() {
    let svg = bars_svg("<script>", &[bar("<b>&", 1.0, None)], Language::English);
    assert!(svg.contains("<title>&lt;script&gt;</title>"), "{svg}");
    assert!(svg.contains("&lt;b&gt;&amp;"), "{svg}");
    assert!(!svg.contains("<script") && !svg.contains("<b>"), "{svg}");
    assert!(bars_svg("", &[], Language::English).ends_with("</svg>\n"));
}

#[test]
fn the_mark_of_the_mean_stands_between_the_headings() {
    for &language in Language::ALL {
        let words = language.words();
        let own = words.label(Label::Method(RankingMethod::Beaten));
        let svg = figures_svg("", own, Better::Higher, &profile(), Page::Phone, language);
        let headings = |text: &str| {
            let end = svg.find(&format!("\n{text}\n")).expect("the heading");
            number_after(&svg[svg[..end].rfind("<text").unwrap()..], "x=\"")
        };
        let mark = &svg[svg.find("stroke-width=\"4\"").expect("a mark")..];
        let mark = number_after(mark, "points=\"");
        let (own, table) = (headings(own), headings(words.bars(Bars::Mean)));
        assert!(own < mark && mark < table, "{language:?}: {own} {mark} {table}");
    }
}

/// Returns the number that follows the first such text.
fn number_after(svg: &str, before: &str) -> i32 {
    let text = &svg[svg.find(before).expect(before) + before.len()..];
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap();
    text[..digits].parse().unwrap()
}
