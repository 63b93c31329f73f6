//! Lists that are shown a page at a time.

use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::render::Part;

/// How many entries a page has.
const SIZE: u32 = 20;

/// The page of a long list.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Page {
    /// Which page, 1 with the newest
    #[arg(long = "page", value_name = "N", default_value_t = 1, hide_default_value = true,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    number: u32,
}

impl Page {
    /// Returns how many entries have to be read from the newest on, to know
    /// the page and whether there is another.
    pub(crate) fn reach(&self) -> u32 {
        self.number * SIZE + 1
    }

    /// Cuts the page out of what was read.
    pub(crate) fn of<T>(&self, read: Vec<T>) -> Part<T> {
        let more = read.len() > (self.number * SIZE) as usize;
        let before = (self.number - 1) * SIZE;
        let items = read.into_iter().skip(before as usize);
        Part {
            items: items.take(SIZE as usize).collect(),
            number: self.number,
            more,
        }
    }
}

/// Prints a page; says on standard error that it is empty, or how to see
/// more.
pub(crate) fn show<T>(part: &Part<T>, json: bool, what: &str, text: &str) -> Result<Outcome> {
    if json || !part.items.is_empty() {
        print(text)?;
    }
    if part.items.is_empty() && part.number > 1 {
        anstream::eprintln!("there is no page {}", part.number);
    } else if part.items.is_empty() {
        anstream::eprintln!("no {what} found");
    } else if part.more && !json {
        anstream::eprintln!("\nthere are more: add `--page {}`", part.number + 1);
    }
    Ok(Outcome::Yes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(number: u32, there: u32, expect: (Option<u32>, usize, bool)) {
        let page = Page { number };
        let part = page.of((0..there.min(page.reach())).collect());
        let got = (part.items.first().copied(), part.items.len(), part.more);
        assert_eq!(got, expect);
    }

    #[test]
    fn a_page_has_twenty_entries_and_knows_of_the_next() {
        check(1, 0, (None, 0, false));
        check(1, 20, (Some(0), 20, false));
        check(1, 21, (Some(0), 20, true));
        check(2, 21, (Some(20), 1, false));
        check(3, 21, (None, 0, false));
    }
}
