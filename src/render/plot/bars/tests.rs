use super::super::picture::Page;
use super::super::sparkline::Better;
use super::*;
use crate::game::RankingMethod;
use crate::messages::{Label, Language};
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

fn check(rows: &[Bar], style: TextStyle, expect: &str) {
    let text = bars("", rows, style).join("\n");
    let expect = expect.trim_start_matches('\n');
    assert_eq!(text, expect, "\n{text}");
    for line in text.lines() {
        assert!(columns(line) <= style.width.max(40), "{line}");
    }
}

#[test]
fn a_bar_stands_beside_the_mark_of_the_table() {
    check(
        &profile(),
        TextStyle::PLAIN,
        "
                                                               # average | table
1, 3s     #######   |                                                4.0     6.5
2, 4s     #############|                                             8.3     8.3
3, 5s     ##############|########                                   14.0     9.0
4, 6s                        |                                         -    12.0
5, 7s                              |                                 0.0    15.5
11, Kings #######################################|############      31.0    24.0",
    );
    let style = TextStyle { signs: true, width: 50, color: false, ..TextStyle::PLAIN };
    check(
        &profile(),
        style,
        "
                                 █ average ┃ table
1, 3s     ███ ┃                        4.0     6.5
2, 4s     █████┃                       8.3     8.3
3, 5s     █████┃████                  14.0     9.0
4, 6s             ┃                      -    12.0
5, 7s               ┃                  0.0    15.5
11, Kings ████████████████┃█████      31.0    24.0",
    );
}

#[test]
fn averages_below_zero_go_to_the_left() {
    let rows = [bar("1", -5.0, 10.0), bar("2", 10.0, -5.0), bar("3", -0.04, 0.0)];
    check(
        &rows,
        TextStyle { width: 40, ..TextStyle::PLAIN },
        "
                       # average | table
1 #######            |      -5.0    10.0
2 |      #############      10.0    -5.0
3       |                    0.0     0.0",
    );
}

#[test]
fn rows_without_numbers_are_empty_and_none_is_nothing() {
    let rows = [bar("שרה", None, None), bar("2", 0.0, f64::NAN)];
    check(
        &rows,
        TextStyle { width: 20, ..TextStyle::PLAIN },
        "
                       # average | table
\u{2068}שרה\u{2069}                            -       -
2                            0.0       -",
    );
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
    crate::render::fixture::assert_same_picture(
        include_str!("../../../../tests/svg/profile.svg"),
        &svg,
    );
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
