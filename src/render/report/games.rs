//! The list of games as a page of a site.

use maud::html;

use super::page::{PageView, page, wide};
use crate::game::GameSummary;
use crate::league::GameSelection;
use crate::messages::{Label, Language};
use crate::render::league::{games_table, selected};

/// Writes a page that lists games.
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
    page(title, &html! { (body) }, view, words)
}
