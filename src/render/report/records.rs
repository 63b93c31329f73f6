//! The records as a page of a site.

use maud::html;

use super::page::{PageView, page, wide};
use crate::league::{GameSelection, Record, Records};
use crate::messages::{Language, ReportPart};
use crate::render::league::{record_table, selected};

/// Writes a page of the records of `counted` games with their holders.
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
