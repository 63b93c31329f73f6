//! Long lists in tables beside each other, so that a page takes them.

use maud::{Markup, html};

use super::page::PageView;

/// How many lines a column has, and how many columns are beside each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Columns {
    lines: usize,
    beside: usize,
}

/// Lays out a list of names with a few figures.
pub(super) fn of_names(lines: usize, view: PageView) -> Columns {
    match view.kiosk {
        true => Columns::beside(lines, 20, 5),
        false => Columns::beside(lines, 54, 3),
    }
}

/// Lays out a list of names with many figures on paper, few in a hall.
pub(super) fn of_standings(lines: usize, view: PageView) -> Columns {
    match view.kiosk {
        true => Columns::beside(lines, 20, 4),
        false => Columns::beside(lines, 50, 2),
    }
}

impl Columns {
    /// Puts as many columns beside each other as a page of so many lines needs,
    /// all of them about equally long; more lines need more pages.
    fn beside(lines: usize, of_page: usize, most: usize) -> Self {
        let beside = lines.div_ceil(of_page).clamp(1, most);
        let of_page = of_page.min(lines.div_ceil(beside)).max(1);
        Self {
            lines: of_page,
            beside,
        }
    }

    /// Returns `true` if there is more than one beside each other.
    pub(super) const fn are_beside(self) -> bool {
        self.beside > 1
    }
}

/// Writes the items of a list in tables beside each other, on as many pages as
/// they need.
pub(super) fn side_by_side<T>(
    items: &[T],
    columns: Columns,
    table: impl Fn(&[T]) -> Markup,
) -> Markup {
    let Columns { lines, beside } = columns;
    html! {
        @for page in items.chunks(lines * beside) {
            div.beside style={ "--lines:" (lines) ";--beside:" (beside) } {
                @for items in page.chunks(lines) { (table(items)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAPER: PageView = PageView {
        kiosk: false,
        refresh: None,
    };

    fn check(columns: Columns, lines: usize, beside: usize) {
        assert_eq!(columns, Columns { lines, beside });
    }

    #[test]
    fn columns_are_equally_long_and_a_page_has_a_few() {
        check(of_names(80, PAPER), 40, 2);
        check(of_names(54, PAPER), 54, 1);
        check(of_names(500, PAPER), 54, 3);
        check(of_names(0, PAPER), 1, 1);
        let hall = PageView {
            kiosk: true,
            ..PAPER
        };
        check(of_names(80, hall), 20, 4);
        check(of_standings(81, hall), 20, 4);
    }

    #[test]
    fn what_a_page_does_not_take_is_on_the_next() {
        let items: Vec<u32> = (0..7).collect();
        let columns = Columns {
            lines: 2,
            beside: 2,
        };
        let page = side_by_side(&items, columns, |items| html! { table { (items.len()) } });
        let page = page.into_string();
        assert_eq!(page.matches("<div").count(), 2);
        assert!(
            page.ends_with("<table>2</table><table>1</table></div>"),
            "{page}"
        );
    }
}
