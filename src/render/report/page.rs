//! The frame of an HTML page: one file with its style, without scripts or external
//! resources; long lists in columns beside each other; the broken records in each format;
//! and the pages of a site that list games and records.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::game::{GameSummary, PlayerRef};
use crate::league::{BrokenRecord, GameSelection, Record, Records};
use crate::messages::{Label, Language, Messages, ReportPart};
use crate::render::league::{games_table, record_table, selected};
use crate::render::plot::{Page, SCALES};
use crate::render::table::{Links, escaped};
use crate::render::text::shown;

/// Prevents a browser from running or fetching anything.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE: &str = include_str!("page.css");

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PageView<'a> {
    /// In letters that can be read across a hall.
    pub kiosk: bool,
    /// The seconds after which a browser loads the page again.
    pub refresh: Option<u32>,
    /// Only the heading and what follows it, to be put into another page.
    pub part: bool,
    /// The other pages, if it is one of a site.
    pub links: Links<'a>,
}

/// Writes a page with a title, which is also its heading, and a body. Names in
/// the title must already be harmless.
pub(super) fn page(title: &str, body: &Markup, view: PageView<'_>, words: &Messages) -> String {
    let inside = html! { h1 { (title) } (body) };
    if view.part {
        return inside.into_string();
    }
    let page = html! {
        (DOCTYPE)
        html class=[view.kiosk.then_some("kiosk")] lang=(words.html_language()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @if let Some(seconds) = view.refresh {
                    meta http-equiv="refresh" content=(seconds);
                }
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body class=[view.links.is_in_site().then_some("site")] {
                (menu(view.links))
                main { (inside) }
                footer { (words.page_footer()) }
            }
        }
    };
    page.into_string() + "\n"
}

fn menu(links: Links<'_>) -> Markup {
    html! {
        @if links.is_in_site() {
            nav {
                @for (label, file, is_own) in links.menu() {
                    a href=(file) aria-current=[is_own.then_some("page")] { bdi { (label) } }
                }
            }
        }
    }
}

/// Wraps content that may be wider than a phone in a box that scrolls by touch and by keyboard.
pub(super) fn wide(label: &str, inside: &Markup) -> Markup {
    html! {
        div.wide role="region" tabindex="0" aria-label=(label) { (inside) }
    }
}

/// Wraps content that is wider than a phone, and says so on one.
pub(super) fn scrolled(label: &str, inside: &Markup, words: &Messages) -> Markup {
    html! {
        p.soft.on-phone { (words.scrolls()) }
        (wide(label, inside))
    }
}

/// Embeds a picture that this program has drawn for each page, one for a wide
/// one and one for a phone; the style shows one of them.
pub(super) fn picture(label: &str, draw: impl Fn(Page) -> String) -> Markup {
    let drawn = |page| PreEscaped(draw(page).replacen(SCALES, "", 1));
    html! {
        div.on-wide { (wide(label, &html! { figure { (drawn(Page::Wide)) } })) }
        figure.on-phone { (drawn(Page::Phone)) }
    }
}

/// Writes labels with their texts as a list; names must already be harmless.
pub(super) fn labelled(lines: &[(&str, String)]) -> Markup {
    html! {
        dl {
            @for (label, text) in lines {
                div { dt { (label) } dd { (text) } }
            }
        }
    }
}

pub(super) fn records(lines: &[(&str, String)], words: &Messages) -> Markup {
    html! {
        @if !lines.is_empty() {
            section {
                h2 { (words.report_part(ReportPart::RecordsBroken)) }
                (labelled(lines))
            }
        }
    }
}

pub(super) fn markdown_records(lines: &[(&str, String)], words: &Messages) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let heading = words.report_part(ReportPart::RecordsBroken);
    format!("\n### {heading}\n\n{}", markdown_list(lines))
}

pub(super) fn markdown_list(lines: &[(&str, String)]) -> String {
    let line = |(label, text): &(&str, String)| format!("- **{label}:** {}\n", escaped(text));
    lines.iter().map(line).collect()
}

/// The most holders of a record that are named; more are only counted.
const NAMED: usize = 3;

/// Returns the name of each record, and who broke it: `Lowest total`, `Ann,
/// 85 points; previously Bob, 92 points on 2026-10-03`.
pub(super) fn broken(all: &[BrokenRecord], words: &Messages) -> Vec<(&'static str, String)> {
    let line = |broken: &BrokenRecord| {
        let now = (&*holders(&broken.players, words), broken.value);
        let was = (&*holders(&broken.old_players, words), broken.old_value);
        let text = words.broken_record(broken.kind, now, was, broken.old_date);
        (words.record(broken.kind), text)
    };
    all.iter().map(line).collect()
}

fn holders(players: &[PlayerRef], words: &Messages) -> String {
    if players.len() > NAMED {
        return words.players(players.len());
    }
    let names = players.iter().map(|player| shown(&player.name));
    words.and(&names.collect::<Vec<_>>())
}

/// How many lines a column has, how many columns are beside each other, and how
/// wide each is in a hall, in the size of its letters.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Columns {
    lines: usize,
    beside: usize,
    wide: f64,
    /// Whether the page has no styles of its own.
    part: bool,
}

/// Lays out a list of names with a few figures; `letters` are those of the widest
/// cell in each of its columns.
pub(super) fn for_names(lines: usize, letters: &[usize], view: PageView<'_>) -> Columns {
    Columns::of(lines, letters, 54, 3, view)
}

/// Lays out a list of names with many figures on paper, few in a hall.
pub(super) fn for_standings(lines: usize, letters: &[usize], view: PageView<'_>) -> Columns {
    Columns::of(lines, letters, 50, 2, view)
}

/// Lays out cards of tables with so many seats in a hall; the lines are those of
/// all cards below each other.
pub(super) fn for_cards(cards: usize, seats: usize, letters: usize) -> Columns {
    const MOST: usize = 8;
    let card = 1.25 * seats as f64 + 2.4;
    let wide = 0.53 * letters.min(LONG) as f64 + 4.6;
    let high = |beside| cards.div_ceil(beside) as f64 * card;
    let beside = with_largest_letters(MOST, wide, high);
    Columns { lines: high(beside).ceil() as usize, beside, wide, part: false }
}

/// The letters of a name that its column is wide enough for; a longer one is cut if
/// no space is left.
const LONG: usize = 30;

/// Returns how many columns of a width, each of them as high as a function says, are beside each
/// other where letters are the largest on a screen of 16 to 9; the fewest of these.
fn with_largest_letters(most: usize, wide: f64, high: impl Fn(usize) -> f64) -> usize {
    // Parts of the width of the screen that the heading and the edges leave.
    const HEIGHT: f64 = 0.47;
    const WIDTH: f64 = 0.97;
    let size = |beside: usize| (HEIGHT / high(beside)).min(WIDTH / (beside as f64 * wide));
    (1..=most).rev().max_by(|&one, &other| size(one).total_cmp(&size(other))).unwrap_or(1)
}

impl Columns {
    /// Fills a screen in a hall, else pages of so many lines and at most so many columns.
    fn of(
        lines: usize,
        letters: &[usize],
        of_page: usize,
        most: usize,
        view: PageView<'_>,
    ) -> Self {
        let columns = match view.kiosk {
            true => Self::in_hall(lines, letters),
            false => Self::beside(lines, of_page, most),
        };
        Self { part: view.part, ..columns }
    }

    /// Puts as many columns beside each other as leave the letters the largest.
    fn in_hall(lines: usize, letters: &[usize]) -> Self {
        const LINES: usize = 30;
        const MOST: usize = 6;
        let cell = |&letters: &usize| 0.65 * letters.min(LONG) as f64 + 0.7;
        let wide = letters.iter().map(cell).sum();
        let lines = lines.clamp(1, LINES * MOST);
        let high = |beside| match lines.div_ceil(beside) {
            lines @ ..=LINES => 1.52 * (lines + 1) as f64,
            _ => f64::INFINITY,
        };
        let beside = with_largest_letters(MOST, wide, high);
        Self { lines: lines.div_ceil(beside), beside, wide, part: false }
    }

    /// Puts as many columns beside each other as a page of so many lines needs,
    /// all of them about equally long; more lines need more pages.
    fn beside(lines: usize, of_page: usize, most: usize) -> Self {
        let beside = lines.div_ceil(of_page).clamp(1, most);
        let of_page = of_page.min(lines.div_ceil(beside)).max(1);
        Self { lines: of_page, beside, wide: 0.0, part: false }
    }

    /// Returns the style of the element around them, `None` where there may be none.
    pub(super) fn style(self) -> Option<String> {
        let Self { lines, beside, wide, part } = self;
        (!part).then(|| format!("--lines:{lines};--beside:{beside};--wide:{wide:.1}"))
    }

    pub(super) const fn are_beside(self) -> bool {
        self.beside > 1
    }
}

/// Writes the items of a list in tables beside each other, on as many pages as they need.
pub(super) fn side_by_side<T>(
    items: &[T],
    columns: Columns,
    table: impl Fn(&[T]) -> Markup,
) -> Markup {
    let Columns { lines, beside, .. } = columns;
    html! {
        @for page in items.chunks(lines * beside) {
            div.beside style=[columns.style()] {
                @for items in page.chunks(lines) { (table(items)) }
            }
        }
    }
}

pub fn games_page(
    games: &[GameSummary],
    selection: &GameSelection,
    view: PageView<'_>,
    language: Language,
) -> String {
    let words = language.words();
    let title = words.page_heading(Label::Games);
    let table = games_table(games, language).front(&["date", "game", "winners", "winning_total"]);
    let caption = words.selection(&selected(selection));
    let body = wide(title, &table.html(&caption, view.links, words));
    page(title, &body, view, words)
}

pub fn records_page(
    records: &[Record],
    counted: u32,
    selection: &GameSelection,
    view: PageView<'_>,
    language: Language,
) -> String {
    let words = language.words();
    let title = words.report_part(ReportPart::Records);
    let selected = selected(selection);
    let body = html! {
        @if counted < Records::MIN_GAMES {
            p { (words.too_few_for_records(counted, Records::MIN_GAMES, &selected)) }
        } @else {
            @let caption = words.records_title(counted, &selected);
            (wide(title, &record_table(records, words).html(&caption, view.links, words)))
        }
    };
    page(title, &body, view, words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(columns: Columns, lines: usize, beside: usize) {
        assert_eq!((columns.lines, columns.beside), (lines, beside));
    }

    #[test]
    fn columns_are_equally_long_and_a_page_has_a_few() {
        check(for_names(80, &[], PageView::default()), 40, 2);
        check(for_names(54, &[], PageView::default()), 54, 1);
        check(for_names(500, &[], PageView::default()), 54, 3);
        check(for_names(0, &[], PageView::default()), 1, 1);
    }

    #[test]
    fn in_a_hall_letters_are_as_large_as_the_space_allows() {
        let hall = PageView { kiosk: true, ..PageView::default() };
        check(for_names(0, &[5, 4], hall), 1, 1);
        check(for_names(12, &[24, 4], hall), 6, 2);
        check(for_names(12, &[30, 4, 4, 4, 4], hall), 12, 1);
        check(for_names(80, &[12, 4], hall), 16, 5);
        // Long names leave space for fewer, a few that are very long do not.
        check(for_standings(80, &[4, 30, 6], hall), 27, 3);
        check(for_standings(80, &[4, 40, 6], hall), 27, 3);
        check(for_names(500, &[12, 4], hall), 30, 6);
        check(for_cards(2, 6, 20), 10, 2);
        check(for_cards(2, 6, 40), 20, 1);
        check(for_cards(16, 5, 24), 35, 4);
    }

    #[test]
    fn what_a_page_does_not_take_is_on_the_next() {
        let items: Vec<u32> = (0..7).collect();
        let columns = Columns { lines: 2, beside: 2, wide: 0.0, part: false };
        let page = side_by_side(&items, columns, |items| html! { table { (items.len()) } });
        let page = page.into_string();
        assert_eq!(page.matches("<div").count(), 2);
        assert!(page.ends_with("<table>2</table><table>1</table></div>"), "{page}");
    }
}
