//! Long lists in columns beside each other: on paper as many as a page needs, in a hall
//! as many as leave the letters the largest.

use maud::{Markup, html};

use super::page::PageView;

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

/// Returns how many columns of a width, each of them as high as a function says, are
/// beside each other where letters are the largest on a screen of 16 to 9; the fewest of
/// these.
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
