//! `--page N`: long lists are shown a page at a time.

use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::messages;
use crate::cli::ui::terminal::print;
use crate::messages::Listed;
use crate::store::{Page, PageRequest};

/// Entries on a page.
const SIZE: u32 = 20;

/// `--page N`.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct PageArgs {
    /// Page to show; page 1 has the newest entries
    #[arg(long = "page", value_name = "N", default_value_t = 1, hide_default_value = true,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    number: u32,
}

impl PageArgs {
    /// Returns what to ask the store for.
    pub(crate) fn request(&self) -> PageRequest {
        PageRequest { number: self.number, size: SIZE }
    }
}

/// Prints a page; a message on standard error says if it is empty, unless
/// the database is missing, or how to see more.
pub(crate) fn show<T>(
    page: &Page<T>,
    json: bool,
    what: Listed,
    text: &str,
    context: &Context,
) -> Result<Outcome> {
    let words = context.style.words();
    if json || !page.items.is_empty() {
        print(text)?;
    }
    if page.items.is_empty() && page.number > 1 {
        messages::print_line(&words.no_page(page.number));
        return Ok(Outcome::No);
    } else if page.items.is_empty() && !context.notes_missing()? {
        messages::print_line(words.nothing_found(what));
    } else if page.more && !json {
        messages::print_line(&format!("\n{}", words.next_page(page.number + 1)));
    }
    Ok(Outcome::Yes)
}
