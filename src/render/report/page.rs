//! The frame of an HTML page: one file with its style, without scripts or external
//! resources; the broken records in each format; and the pages of a site that list games
//! and records.

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
                @if view.links.is_in_site() {
                    nav {
                        @for (label, file, is_own) in view.links.menu() {
                            a href=(file) aria-current=[is_own.then_some("page")] {
                                bdi { (label) }
                            }
                        }
                    }
                }
                main { (inside) }
                footer { (words.page_footer()) }
            }
        }
    };
    page.into_string() + "\n"
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
    let holders = |players: &[PlayerRef]| match players.len() {
        ..=NAMED => words.and(&players.iter().map(|one| shown(&one.name)).collect::<Vec<_>>()),
        many => words.players(many),
    };
    let line = |broken: &BrokenRecord| {
        let now = (&*holders(&broken.players), broken.value);
        let was = (&*holders(&broken.old_players), broken.old_value);
        let text = words.broken_record(broken.kind, now, was, broken.old_date);
        (words.record(broken.kind), text)
    };
    all.iter().map(line).collect()
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
