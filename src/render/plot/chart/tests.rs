use proptest::prelude::*;

use super::*;
use crate::game::fixture::GameBuilder;
use crate::messages::Language;
use crate::render::fixture::assert_same_picture;
use crate::render::plot::{Page, ticks};
use crate::render::style::TextStyle;
use crate::render::text::columns;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cat", "Dan"];

/// A whole game of four.
fn game() -> GameBuilder {
    GameBuilder::named(&FOUR, &[]).scored(&[
        "out 13 5 8",
        "20 out 13 7",
        "3 14 out 25",
        "out 9 21 30",
        "12 out 33 4",
        "out 25 8 19",
        "41 12 out 8",
        "9 out 17 33",
        "out 6 44 20",
        "25 31 out 12",
        "out 10 8 14",
    ])
}

/// A game that Dan joins in round 3 and Bob leaves before round 5.
fn coming_and_going() -> GameBuilder {
    let mut table = GameBuilder::named(&FOUR[..3], &[]).scored(&["out 13 30", "8 out 21"]);
    table.names.push("Dan".into());
    table.join('D', None).unwrap();
    let mut table = table.scored(&["25 out 9 14", "5 12 out 40"]);
    let left = table.sheet().leave(1).unwrap();
    table.record(left);
    table.scored(&["out 19 3", "13 out 5"])
}

fn negative() -> GameBuilder {
    let table = GameBuilder::named(&FOUR[..2], &["go_out_bonus=-25"]);
    table.scored(&["out 13", "out 21", "30 out", "out 9"])
}

fn crowd() -> GameBuilder {
    let names = [
        "'; DROP TABLE",
        "שרה",
        "דוד המלך",
        "🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊",
        "Ze\u{335}e\u{335}",
        "李小龍",
        "Maximiliane-Theodora",
        "Hal",
        "Ida",
        "Jon",
        "Kim",
        "Lou",
        "Mia",
        "<script>",
    ];
    let table = GameBuilder::named(&names, &["games_combined=2"]);
    table.scored(&[
        "out 5 9 13 17 21 25 29 33 37 41 45 49 53",
        "40 38 out 34 32 30 28 26 24 22 20 18 16 14",
        "3 60 7 out 80 9 11 50 44 12 6 30 20 10",
    ])
}

fn style(width: usize, signs: bool) -> TextStyle {
    TextStyle { signs, width, color: false, ..TextStyle::PLAIN }
}

fn check(table: &GameBuilder, style: TextStyle, expect: &str) {
    let chart = chart(&table.sheet(), style);
    let expect = expect.trim_start_matches('\n').trim_end();
    assert_eq!(chart.trim_end(), expect, "\n{chart}");
    assert!(chart.lines().count() <= 16);
}

#[test]
fn the_fewest_points_are_on_top() {
    check(
        &game(),
        style(80, false),
        "
Totals by round, fewest on top
  0 +ACD
    |B..ABCD....AC.....A..
    |         ..BD....BC....AB.....A
 50 +              ...   ...   ...  ..
    |                 .D..  .C..  .B.....B.....B..
    |                     ...D.....C....AC.....A....AB.
100 +                           ...D.....D. ...C       ...
    |                                      ...  ..        AB....AB A Ann 110
    |                                         .D....               B Bob 120
150 +                                             ..CD.....C.....C C Cat 149
    |                                                   ...D..
    |                                                         ...D D Dan 180
     1     2     3     4     5     6     7     8     9     10    11",
    );
}

#[test]
fn the_documents_show_the_chart_as_it_is_drawn() {
    let page = include_str!("../../../../docs/reports.md");
    let chart = chart(&game().sheet(), style(80, false));
    assert!(page.contains(chart.trim_end()), "{chart}");
}

#[test]
fn on_a_terminal_lines_have_finer_dots() {
    check(
        &game(),
        style(80, true),
        "
Totals by round, fewest on top
  0 ┤ABCD⣀⣀B
    │    ACD⠻⢗⡶ABC⡤⣤⠤⠤⠤A⣀⣀
    │         ⠈⠑⠢D⡈⠉⠉⠑BC⠒⠒⠛⠛AB⢖⡒⠒⠒⠒A⡀
 50 ┤             ⠈⠒⢄⡀  ⠉⠢⣀    ⠈⠒⠤⣀ ⠈⠢⣀
    │                ⠈⠒D⠤⠤⣀⣑CD⡀    B⠒⠒⠤⠵⣄B⣀⣀⣀⣀⣀B⡀
    │                         ⠉⠛⠭⢕⡒C⠒⠒⠒⠒AC⠵⢖⣒⠢⠤A⠬⠭⠭⠵AB⣄
100 ┤                             ⠈D⠑⠒⠒⠢⠤D   ⠉⠑C⡀     ⠈⠙⠦⣄
    │                                     ⠉⠢⣀   ⠈⠢⡀       AB⠲⠶⠶⢖AB A Ann 110
    │                                        ⠑⠤D  ⠈⠢⡀              B Bob 120
150 ┤                                           ⠉⠒⠤⢄⡈C⠒⠒⠒⠒⠒C⠢⠤⠤⢄⣀C C Cat 149
    │                                               ⠈D⠒⠒⠤⠤⣀D
    │                                                       ⠉⠑⠒⠤⢄D D Dan 180
     1     2     3     4     5     6     7     8     9     10    11",
    );
}

#[test]
fn a_narrow_page_has_all_that_matters() {
    check(
        &game(),
        style(40, false),
        "
Totals by round, fewest on top, * many
  0 +*
    |B.*.*.A
    |   .*.*.*.A
 50 +     . . . .
    |      D C B.B.B
    |       .D.C.*.A.*
100 +         .D.D.C  .
    |             . .  *.* A Ann 110
    |              D.      B Bob 120
150 +               .*.C.C C Cat 149
    |                 .D
    |                   .D D Dan 180
     1   3   5   7   9   11",
    );
    check(
        &game(),
        style(20, false),
        "
Totals by round,
fewest on top, *
many
  0 +*
    |B**A
    |  ***A
 50 +   ...
    |   DCBBB
    |    DC*A*
100 +     DDC .
    |       . ** A
    |       D.   B
150 +        *CC C
    |         D
    |          D D
     1    6    11",
    );
}

#[test]
fn a_wide_page_is_not_stretched_further_than_it_helps() {
    check(
        &game(),
        style(100, false),
        "
Totals by round, fewest on top
  0 +ACD.
    |B....ABCD......AC.......A...
    |            ...BD......BC......AB.......A.
 50 +                  ....    ....    ....    ..
    |                      ..D...  ..C...  ..B.......B.......B...
    |                            ....D.......C......AC.......A......AB.
100 +                                    ....D.......D.  ....C.        ....
    |                                                  ....    ..          .AB......AB A Ann 110
    |                                                      ..D......                   B Bob 120
150 +                                                            ...CD.......C.......C C Cat 149
    |                                                                    ....D...
    |                                                                            ....D D Dan 180
     1       2       3       4       5       6       7       8       9       10      11",
    );
}

#[test]
fn one_player_has_a_line_too() {
    check(
        &GameBuilder::named(&["Ann"], &[]).scored(&["12", "0", "30"]),
        style(60, false),
        "
Totals by round, fewest on top
 0 +
   |
   |
10 +A...A
   |     .
20 +     .
   |      .
   |      .
30 +       .
   |       .
40 +        .
   |        A A Ann 42
    1   2   3   4   5   6   7   8   9   10  11",
    );
}

#[test]
fn fourteen_players_of_any_name_are_told_apart() {
    check(
        &crowd(),
        style(80, true),
        "
Totals by round, fewest on top, * many
  0 ┤DA          B \u{2068}דוד המלך\u{2069}           16
    │BCZ⠉⠉B⠒⠢⠤⢄B D '; DROP TABLE      43
    │EM⡻⡄        C 🦊🦊🦊🦊🦊🦊🦊🦊…  47
    │IH⢷⡝⣆       E 李小龍             60
    │KJL⣿DA⠒⠢⠤⠤D M Maximiliane-Theo…  64
 50 ┤SF⢷⢿⣿*⣍⠉⠉⠉C K Kim                67
    │⠈⠑KJLI⣽⡛⠳EM J Jon                71
    │    SF⢷⣫⡙KJ S <script>           77
    │      ⠈⣿⣮⢕S F Mia                85
    │       ⢱⢻⣆F L Lou                93
100 ┤        ⡇LI I Ida               101
    │        ⠸AH A \u{2068}שרה\u{2069}               103
    │         ⢣  H Hal               105
    │         ⠘Z Z Ze̵e̵               129
     1    2    3    4    5    6    7    8    9    10   11",
    );
}

#[test]
fn lines_begin_and_end_with_who_comes_and_goes() {
    check(
        &coming_and_going(),
        style(80, false),
        "
Totals by round, fewest on top
  0 +A..
    |B...AB....B..
 20 +       ..    ..B
    |C.       .A..
 40 +  ..         ..A....A..
    |    .C..               ..A A Ann  51
 60 +        .CD....C.
    |           .     ..
 80 +            ..     .C....C C Cat  79
    |              .
100 +               D..
    |                  ..D....D D Dan 113
                                B Bob  25 left
     1    2    3    4    5    6    7    8    9    10   11",
    );
}

#[test]
fn totals_below_zero_are_above_the_axis() {
    check(
        &negative(),
        style(60, false),
        "
Totals by round, fewest on top
    |    A
-40 +   . .      A A Ann -45
    | ..   .    .
    |A      . ..
-20 +        A
    |
    |
  0 +
    |B       B.
 20 + .     .  ..B B Bob  18
    |  .. ..
    |    B
     1   2   3   4   5   6   7   8   9   10  11",
    );
}

#[test]
fn one_round_is_a_column_of_letters() {
    check(
        &GameBuilder::named(&FOUR, &[]).scored(&["out 13 5 5"]),
        style(60, false),
        "
Totals by round, fewest on top
 0 +A   A Ann  0
   |
   |
   |
 5 +CD  C Cat  5
   |    D Dan  5
   |
   |
10 +
   |
   |
   |B   B Bob 13
    1   2   3   4   5   6   7   8   9   10  11",
    );
}

#[test]
fn before_the_first_round_there_is_no_line() {
    let expect = "The chart starts with the first scored round";
    check(&GameBuilder::named(&FOUR, &[]), style(80, false), expect);
}

#[test]
fn who_comes_back_has_a_line_with_a_gap() {
    let mut table = GameBuilder::named(&FOUR[..3], &[]).scored(&["out 13 30"]);
    let left = table.sheet().leave(0).unwrap();
    table.record(left);
    let mut table = table.scored(&["out 9"]);
    table.join('A', Some(17)).unwrap();
    let sheet = table.scored(&["3 out 5"]).sheet();
    let lines = lines(&sheet);
    let ann = lines.iter().find(|line| line.seat == 0).unwrap();
    assert_eq!(ann.stretches, [vec![(1, 0)], vec![(3, 20)]]);
    assert!(!ann.left);
}

#[test]
fn rounds_that_settle_a_tie_are_not_drawn() {
    let rounds = [&["out 13 20"; 10][..], &["130 out 20", "20 out"]].concat();
    let table = GameBuilder::named(&FOUR[..3], &["tie=extra-round"]).scored(&rounds);
    let lines = lines(&table.sheet());
    assert!(lines.iter().all(|line| line.points().count() == 11));
}

#[test]
fn colour_changes_no_column() {
    for table in [game(), crowd(), coming_and_going()] {
        let plain = style(80, true);
        let colored = chart(&table.sheet(), TextStyle { color: true, ..plain });
        let stripped = anstream::adapter::strip_str(&colored).to_string();
        assert_ne!(stripped, colored);
        assert_eq!(stripped, chart(&table.sheet(), plain));
    }
}

#[test]
fn no_line_is_wider_than_the_page() {
    for table in [game(), crowd(), coming_and_going(), negative()] {
        for width in 0..=120 {
            for signs in [false, true] {
                fits(&table.sheet(), style(width, signs));
            }
        }
    }
}

fn fits(sheet: &Scoresheet, style: TextStyle) {
    let chart = chart(sheet, style);
    for line in chart.lines() {
        assert!(columns(line) <= style.width.max(20), "{style:?}: {line}\n{chart}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_game_fits_any_page(
        rounds in prop::collection::vec(prop::collection::vec(0_i32..3000, 5), 0..12),
        width in 20_usize..=100,
        signs: bool,
        color: bool,
    ) {
        let rounds: Vec<_> = rounds.iter().map(|scores| {
            scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
        }).collect();
        let rounds: Vec<_> = rounds.iter().take(11).map(String::as_str).collect();
        let table = GameBuilder::named(&["Ann", "שרה", "🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊", "李小龍", "Zoe"], &[]);
        let sheet = table.scored(&rounds).sheet();
        let chart = chart(&sheet, TextStyle { signs, color, width, ..TextStyle::PLAIN });
        for line in anstream::adapter::strip_str(&chart).to_string().lines() {
            prop_assert!(columns(line) <= width, "{}", chart);
        }
        let svg = chart_svg(&sheet, Language::English);
        prop_assert_eq!(svg, chart_svg(&sheet, Language::English));
    }
}

#[test]
fn labels_move_apart_no_further_than_it_takes() {
    let check = |wanted: &[i32], expect: &[i32]| assert_eq!(apart(wanted, 2, 10), expect);
    check(&[0, 5, 10], &[0, 5, 10]);
    check(&[0, 0, 1], &[0, 2, 4]);
    check(&[9, 10, 10], &[6, 8, 10]);
    check(&[], &[]);
}

#[test]
fn the_axis_has_round_totals() {
    let check = |best, worst, expect: &[f64]| assert_eq!(ticks(best, worst, 6), expect);
    check(0.0, 10.0, &[0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
    check(0.0, 230.0, &[0.0, 50.0, 100.0, 150.0, 200.0]);
    check(-35.0, 40.0, &[-20.0, 0.0, 20.0, 40.0]);
    check(0.0, 0.3, &[0.0, 0.1, 0.2, 0.3]);
    check(0.0, f64::from(i32::MAX), &[0.0, 0.5e9, 1e9, 1.5e9, 2e9]);
}

#[test]
fn the_picture_of_a_game_is_always_the_same() {
    let svg = chart_svg(&game().sheet(), Language::English);
    assert_eq!(svg, chart_svg(&game().sheet(), Language::English));
    assert_same_picture(include_str!("../../../../tests/svg/four.svg"), &svg);
    assert_same_picture(
        include_str!("../../../../tests/svg/crowd.svg"),
        &chart_svg(&crowd().sheet(), Language::English),
    );
    assert_same_picture(
        include_str!("../../../../tests/svg/coming-and-going.svg"),
        &chart_svg(&coming_and_going().sheet(), Language::English),
    );
}

#[test]
fn a_picture_scales_and_follows_the_page() {
    let svg = chart_svg(&crowd().sheet(), Language::English);
    let (head, shapes) = svg.split_once(">\n").unwrap();
    assert!(head.contains("viewBox=\"0 0 ") && head.contains("role=\"img\""));
    assert!(shapes.starts_with("<title>Game 12: totals after each round</title>\n<desc>"));
    assert!(shapes.contains("fill=\"currentColor\""));
    assert!(shapes.contains("stroke-dasharray"));
    // Said once for all texts, so that a page can say otherwise.
    assert!(!shapes.contains("font-size"), "{shapes}");
}

#[test]
fn pictures_without_lines_or_of_few_are_drawn() {
    for (table, description) in [
        (GameBuilder::named(&FOUR, &[]), "No round is scored yet"),
        (GameBuilder::named(&["Ann"], &[]).scored(&["12"]), "Ann 12 points"),
        (negative(), "Ann -45 points and Bob 18 points"),
    ] {
        let svg = chart_svg(&table.sheet(), Language::English);
        assert!(svg.contains(&format!("{description}</desc>")), "{svg}");
        assert!(svg.ends_with("</svg>\n"), "{svg}");
    }
}

#[test]
fn names_are_inert_in_a_picture() {
    let names = ["<script>", "\"&'", "stroke-width=\"1001\"", "]]>", "\u{ffff}a"];
    let svg = chart_svg(
        &GameBuilder::named(&names, &[]).scored(&["out 5 9 13 17"]).sheet(),
        Language::English,
    );
    assert!(!svg.contains("<script"), "{svg}");
    assert_eq!(svg.matches("&lt;script&gt;").count(), 2, "{svg}");
    assert!(svg.contains("&quot;&amp;&apos; 5\n"), "{svg}");
    assert!(svg.contains("stroke-width=&quot;1001&quot;"), "{svg}");
    assert!(!svg.contains('\u{ffff}'), "{svg}");
}

#[test]
fn a_caption_is_not_wider_than_a_phone_in_any_language() {
    let caption = |language| {
        let svg = svg::chart_svg_for(Page::Phone, &game().sheet(), language);
        let texts = svg.split("<text x=\"10\" ").skip(1);
        let text = |text: &str| {
            let (_, text) = text.split_once('>').unwrap();
            text.split_once("</text>").unwrap().0.trim().to_owned()
        };
        texts.map(text).collect::<Vec<_>>()
    };
    for &language in Language::ALL {
        let lines = caption(language);
        assert_eq!(lines.len(), 1, "{language:?}: {lines:?}");
    }
    let longer = caption(Language::PseudoLocale);
    assert_eq!(longer.len(), 2, "{longer:?}");
    assert!(longer.iter().all(|line| columns(line) <= 56), "{longer:?}");
}
