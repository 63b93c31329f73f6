//! The running totals of a game as lines: who led when, and by how much.
//!
//! Low is good, so the fewest points are on top. This module reads the lines
//! from the scoresheet; its submodules draw them in a terminal and as SVG.

mod svg;
mod terminal;

use super::range;
use crate::game::Scoresheet;
use crate::render::text::harmless;
use crate::rules::Round;

pub(crate) use svg::chart_svg;
pub use terminal::{chart, chart_in_rows};

#[derive(Debug)]
struct Line {
    /// The seat, which selects the color and the mark.
    seat: usize,
    name: String,
    /// Rounds and the totals after them, a list for each stay at the table.
    stretches: Vec<Vec<(u8, i32)>>,
    total: i32,
    left: bool,
}

impl Line {
    fn points(&self) -> impl Iterator<Item = (u8, i32)> {
        self.stretches.iter().flatten().copied()
    }
}

/// Returns the lines of those who have played, the fewest points first, those
/// who left last, then in the order of the seats.
fn lines(sheet: &Scoresheet) -> Vec<Line> {
    let names = sheet.seat_names();
    let rounds = sheet.played.range(..=Round::LAST.number());
    let rounds: Vec<_> = rounds.map(|(&round, _)| round).collect();
    let line = |(seat, name): (usize, &String)| {
        let seated = |&round: &u8| sheet.seats[seat].sits_in(round);
        let stretches = rounds.chunk_by(|one, next| seated(one) == seated(next));
        let total = |&round: &u8| Some((round, sheet.total_after(seat, round)?));
        let stretches = stretches.filter(|rounds| seated(&rounds[0]));
        let stretches: Vec<Vec<_>> =
            stretches.map(|rounds| rounds.iter().filter_map(total).collect()).collect();
        let &(_, total) = stretches.last()?.last()?;
        Some(Line {
            seat,
            name: harmless(name),
            stretches,
            total,
            left: sheet.seats[seat].is_left(),
        })
    };
    let mut lines: Vec<_> = names.iter().enumerate().filter_map(line).collect();
    lines.sort_by_key(|line| (line.left, line.total, line.seat));
    lines
}

/// The range from the best to the worst total, in points.
#[derive(Debug, Clone, Copy)]
struct Extent {
    best: f64,
    worst: f64,
}

impl Extent {
    /// Every line starts near zero, so zero is always included.
    fn new(lines: &[Line]) -> Self {
        let totals = lines.iter().flat_map(Line::points).map(|(_, total)| f64::from(total));
        let (best, worst) = range(totals, (0.0, 0.0));
        Self { best, worst: worst.max(best + 10.0) }
    }

    /// Returns how far down a total is: 0 for the best, 1 for the worst.
    fn depth(self, total: f64) -> f64 {
        (total - self.best) / (self.worst - self.best)
    }
}

/// Moves labels apart, in their order and as little as needed, so that all are
/// at least a gap apart and none is beyond the last position.
fn apart(wanted: &[i32], gap: i32, last: i32) -> Vec<i32> {
    let mut places: Vec<i32> = Vec::new();
    for &place in wanted {
        let free = places.last().map_or(place, |before| before + gap);
        places.push(place.max(free));
    }
    let mut most = last;
    for place in places.iter_mut().rev() {
        *place = most.min(*place);
        most = *place - gap;
    }
    places
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::fixture::GameBuilder;
    use crate::messages::Language;
    use crate::render::fixture::{check_color, check_picture, check_pictures};
    use crate::render::plot::{Page, ticks};
    use crate::render::text::{TextStyle, columns};

    const FOUR: [&str; 4] = ["Ann", "Bob", "Cat", "Dan"];

    fn game() -> GameBuilder {
        GameBuilder::named(&FOUR, &[]).play(
            "out 13 5 8; 20 out 13 7; 3 14 out 25; out 9 21 30; 12 out 33 4; out 25 8 19; \
             41 12 out 8; 9 out 17 33; out 6 44 20; 25 31 out 12; out 10 8 14",
        )
    }

    /// A game that Dan joins in round 3 and Bob leaves before round 5.
    fn coming_and_going() -> GameBuilder {
        let mut table = GameBuilder::seated("Ann, Bob, Cat; out 13 30; 8 out 21");
        table.names.push("Dan".into());
        table.play("D joins; 25 out 9 14; 5 12 out 40; Bob leaves; out 19 3; 13 out 5")
    }

    fn negative() -> GameBuilder {
        let table = GameBuilder::named(&FOUR[..2], &["go_out_bonus=-25"]);
        table.scored(&["out 13", "out 21", "30 out", "out 9"])
    }

    fn crowd() -> GameBuilder {
        let foxes = "🦊".repeat(10);
        let names = "'; DROP TABLE, שרה, דוד המלך, FOXES, Ze\u{335}e\u{335}, 李小龍, \
                     Maximiliane-Theodora, Hal, Ida, Jon, Kim, Lou, Mia, <script>";
        let names = names.replace("FOXES", &foxes);
        let names: Vec<_> = names.split(", ").collect();
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

    #[test]
    fn charts_are_as_stored() {
        let cases = [
            ("the fewest points are on top", game(), style(80, false)),
            ("on a terminal lines have finer dots", game(), style(80, true)),
            ("a narrow page has all that matters", game(), style(40, false)),
            ("a narrow page has all that matters", game(), style(20, false)),
            ("a wide page is not stretched further than it helps", game(), style(100, false)),
            ("one player has a line too", GameBuilder::seated("Ann; 12; 0; 30"), style(60, false)),
            ("fourteen players of any name are told apart", crowd(), style(80, true)),
            ("lines begin and end with who comes and goes", coming_and_going(), style(80, false)),
            ("totals below zero are above the axis", negative(), style(60, false)),
            (
                "one round is a column of letters",
                GameBuilder::seated("Ann, Bob, Cat, Dan; out 13 5 5"),
                style(60, false),
            ),
        ];
        let charts = cases.map(|(what, table, style)| {
            let chart = chart(&table.sheet(), style);
            assert!(chart.lines().count() <= 16, "{chart}");
            (what, chart)
        });
        check_pictures(include_str!("../../../../tests/pictures/charts.txt"), charts);
    }

    #[test]
    fn the_documents_show_the_chart_as_it_is_drawn() {
        let page = include_str!("../../../../docs/reports.md");
        let chart = chart(&game().sheet(), style(80, false));
        assert!(page.contains(chart.trim_end()), "{chart}");
    }

    #[test]
    fn before_the_first_round_there_is_no_line() {
        let chart = chart(&GameBuilder::named(&FOUR, &[]).sheet(), style(80, false));
        assert_eq!(chart, "The chart starts with the first scored round\n");
    }

    #[test]
    fn who_comes_back_has_a_line_with_a_gap() {
        let table = "Ann, Bob, Cat; out 13 30; Ann leaves; out 9; A joins 17; 3 out 5";
        let lines = lines(&GameBuilder::seated(table).sheet());
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
    fn color_changes_no_column() {
        for table in [game(), crowd(), coming_and_going()] {
            check_color(style(80, true), |style| chart(&table.sheet(), style));
        }
    }

    #[test]
    fn no_line_is_wider_than_the_page() {
        for table in [game(), crowd(), coming_and_going(), negative()] {
            for width in 0..=120 {
                for signs in [false, true] {
                    let chart = chart(&table.sheet(), style(width, signs));
                    let fits = |line: &str| columns(line) <= width.max(20);
                    assert!(chart.lines().all(fits), "{width} {signs}\n{chart}");
                }
            }
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
            let svg = chart_svg(Page::Wide, &sheet, Language::English);
            prop_assert_eq!(svg, chart_svg(Page::Wide, &sheet, Language::English));
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
        let check = |best, worst, expect: &[f64]| assert_eq!(ticks(best, worst), expect);
        check(0.0, 10.0, &[0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
        check(0.0, 230.0, &[0.0, 50.0, 100.0, 150.0, 200.0]);
        check(-35.0, 40.0, &[-20.0, 0.0, 20.0, 40.0]);
        check(0.0, 0.3, &[0.0, 0.1, 0.2, 0.3]);
        check(0.0, f64::from(i32::MAX), &[0.0, 0.5e9, 1e9, 1.5e9, 2e9]);
    }

    #[test]
    fn the_picture_of_a_game_is_always_the_same() {
        let check = |stored: &str, table: GameBuilder| {
            check_picture(stored, &chart_svg(Page::Wide, &table.sheet(), Language::English));
        };
        check(include_str!("../../../../tests/svg/four.svg"), game());
        check(include_str!("../../../../tests/svg/crowd.svg"), crowd());
        check(include_str!("../../../../tests/svg/coming-and-going.svg"), coming_and_going());
    }

    #[test]
    fn pictures_without_lines_or_of_few_are_drawn() {
        for (table, description) in [
            (GameBuilder::named(&FOUR, &[]), "No round is scored yet"),
            (GameBuilder::seated("Ann; 12"), "Ann 12 points"),
            (negative(), "Ann -45 points and Bob 18 points"),
        ] {
            let svg = chart_svg(Page::Wide, &table.sheet(), Language::English);
            assert!(svg.contains(&format!("{description}</desc>")), "{svg}");
            assert!(svg.ends_with("</svg>\n"), "{svg}");
        }
    }

    #[test]
    fn names_are_inert_in_a_picture() {
        let names = ["<script>", "\"&'", "stroke-width=\"1001\"", "]]>", "\u{ffff}a"];
        let sheet = GameBuilder::named(&names, &[]).scored(&["out 5 9 13 17"]).sheet();
        let svg = chart_svg(Page::Wide, &sheet, Language::English);
        assert!(!svg.contains("<script"), "{svg}");
        assert_eq!(svg.matches("&lt;script&gt;").count(), 2, "{svg}");
        assert!(svg.contains("&quot;&amp;&apos; 5\n"), "{svg}");
        assert!(svg.contains("stroke-width=&quot;1001&quot;"), "{svg}");
        assert!(!svg.contains('\u{ffff}'), "{svg}");
    }

    #[test]
    fn a_caption_is_not_wider_than_a_phone_in_any_language() {
        let caption = |language| {
            let svg = chart_svg(Page::Phone, &game().sheet(), language);
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
}
