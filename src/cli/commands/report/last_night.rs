//! The last night, for the phones.

use chrono::Days;

use super::night::{last_day, night_of, with_report};
use crate::cli::prelude::*;
use crate::messages::Language;
use crate::render::report::{PageView, Report};

/// Returns the page of the last night, or of the games of today so far.
pub(crate) fn last_page(
    reader: &Reader<'_>,
    view: PageView<'_>,
    language: Language,
) -> Result<String> {
    let day = last_day(reader, None)?;
    let mut night = night_of(reader, day, None)?;
    if night.games.is_empty() {
        night = night_of(reader, day - Days::new(1), None)?;
    }
    with_report(reader, day, None, &night.games, |report| Ok(report.html(view, language)))
}
