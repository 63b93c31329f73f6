//! The seats of a tournament on paper, by name and by table, and scoresheets to write on.

use std::iter;

use maud::{Markup, html};

use super::columns::{self, Columns, side_by_side};
use super::page::{PageView, page};
use crate::game::{RankingMethod, name_order};
use crate::messages::{Label, Language, Messages};
use crate::render::table::heading_letters;
use crate::render::text::{columns as width_of, harmless, shown};
use crate::rules::Round;

#[derive(Debug, Clone, Copy)]
pub struct SeatLists<'a> {
    pub tournament: &'a str,
    pub games: &'a [ListedGame],
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedGame {
    /// The number of the game, from 1; `None` for the final.
    pub game: Option<u8>,
    /// The names at each table, from table 1, in the order of their seats; the first deals first.
    pub tables: Vec<Vec<String>>,
}

/// The most tables that fit a page in larger letters.
const FEW: usize = 24;

impl SeatLists<'_> {
    /// Writes a page that lists the players by name, with their table in each game.
    pub fn by_name(&self, view: PageView<'_>, language: Language) -> String {
        let words = language.words();
        let names = self.names();
        let [sign, deals] = words.dealer_sign();
        let rows = |names: &[&str]| {
            html! {
                table {
                    thead {
                        tr {
                            th.text scope="col" { (words.page_heading(Label::Player)) }
                            @for game in self.games {
                                th scope="col" { (game.heading(words)) }
                            }
                        }
                    }
                    tbody {
                        @for name in names {
                            tr {
                                th.text scope="row" { bdi { (harmless(name)) } }
                                @for game in self.games {
                                    td {
                                        @if let Some((table, seat)) = game.seat_of(name) {
                                            @if seat == 0 { abbr title=(deals) { (sign) } " " }
                                            (table)
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        };
        let headings = self.games.iter().map(|game| game.heading(words));
        let tables = headings.map(|heading| heading_letters(&heading).max("d 16".len()));
        let letters: Vec<usize> = iter::once(longest(&names)).chain(tables).collect();
        let body = html! {
            p.soft { (words.seats_caption(sign)) }
            (side_by_side(&names, columns::for_names(names.len(), &letters, view), rows))
        };
        let title = words.seats_by_name(&shown(self.tournament));
        page(&title, &body, view, words)
    }

    /// Writes a page for each game that lists its tables, with the players in
    /// the order of their seats.
    pub fn by_table(&self, view: PageView<'_>, language: Language) -> String {
        let words = language.words();
        let [sign, deals] = words.dealer_sign();
        let body = html! {
            @for game in self.games {
                section.paper {
                    h2 { (words.game_on_paper(&shown(self.tournament), &game.heading(words), None)) }
                    p.soft { (sign) " " (deals) }
                    div.tables.few[game.tables.len() <= FEW] style=[view.kiosk.then(|| game.layout().style()).flatten()] {
                        (game.cards(words))
                    }
                }
            }
        };
        let title = words.seats_by_table(&shown(self.tournament));
        page(&title, &body, view, words)
    }

    /// Writes a page for each table of each game: its players, the wild rank and
    /// the dealer of each round, and blank cells.
    pub fn scoresheets(&self, language: Language) -> String {
        let words = language.words();
        let [sign, _] = words.dealer_sign();
        let body = html! {
            @for game in self.games {
                @for (number, players) in (1..).zip(&game.tables) {
                    section.paper.to-fill {
                        h2 {
                            (words.game_on_paper(&shown(self.tournament), &game.heading(words), game.game.and(Some(number))))
                        }
                        p.soft { (words.blank_scoresheet_note(sign)) }
                        (sheet(players, words))
                        p.signed { (words.score_keeper()) ":" }
                    }
                }
            }
        };
        let title = words.blank_scoresheets(&shown(self.tournament));
        page(&title, &body, PageView::default(), words)
    }

    fn names(&self) -> Vec<&str> {
        let tables = self.games.iter().flat_map(|game| &game.tables);
        let mut names: Vec<&str> = tables.flatten().map(String::as_str).collect();
        names.sort_by_cached_key(|name| (name_order(name), *name));
        names.dedup();
        names
    }
}

impl ListedGame {
    pub(super) fn heading(&self, words: &Messages) -> String {
        words.tournament_game(self.game)
    }

    /// Returns the table of a player, from 1, and the seat there.
    fn seat_of(&self, name: &str) -> Option<(usize, usize)> {
        let mut tables = (1..).zip(&self.tables);
        tables.find_map(|(table, players)| {
            Some((table, players.iter().position(|player| player == name)?))
        })
    }

    fn layout(&self) -> Columns {
        let seats = self.tables.iter().map(Vec::len).max();
        let names: Vec<_> = self.tables.iter().flatten().collect();
        columns::for_cards(self.tables.len(), seats.unwrap_or_default(), longest(&names))
    }

    fn cards(&self, words: &Messages) -> Markup {
        let [sign, deals] = words.dealer_sign();
        html! {
            @for (number, players) in (1..).zip(&self.tables) {
                div.card {
                    h3 { (words.table_number(number)) }
                    ol {
                        @for (seat, name) in players.iter().enumerate() {
                            li {
                                bdi { (harmless(name)) }
                                @if seat == 0 { "\u{a0}" abbr title=(deals) { (sign) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn longest(names: &[impl AsRef<str>]) -> usize {
    names.iter().map(|name| width_of(name.as_ref())).max().unwrap_or_default()
}

/// Writes the rounds as rows, and two blank cells per player: points and total.
fn sheet(players: &[String], words: &Messages) -> Markup {
    let heading = |label| words.page_heading(label);
    let [sign, deals] = words.dealer_sign();
    let deals_in =
        |round: Round, seat: usize| (usize::from(round.number()) - 1) % players.len() == seat;
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (heading(Label::Round)) }
                    th scope="col" { (heading(Label::Wild)) }
                    @for name in players {
                        th.name scope="colgroup" colspan="2" { bdi { (harmless(name)) } }
                    }
                }
            }
            tbody {
                @for round in Round::all() {
                    tr {
                        th scope="row" { (round.number()) }
                        td { (round.wild().text()) }
                        @for seat in 0..players.len() {
                            td.points { @if deals_in(round, seat) { abbr title=(deals) { (sign) } } }
                            td {}
                        }
                    }
                }
            }
            tfoot {
                @for label in [Label::Method(RankingMethod::Total), Label::Place] {
                    tr {
                        th scope="row" colspan="2" { (heading(label)) }
                        @for _ in players { td.points colspan="2" {} }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    fn lists() -> SeatLists<'static> {
        static GAMES: LazyLock<Vec<ListedGame>> = LazyLock::new(|| {
            let table = |names: &str| names.split(' ').map(str::to_owned).collect();
            let first = vec![table("Zoë Ann <Bob>"), table("Cat Dan Eve")];
            let last = vec![table("Ann Zoë Fay")];
            vec![
                ListedGame { game: Some(1), tables: first },
                ListedGame { game: None, tables: last },
            ]
        });
        SeatLists { tournament: "Open", games: &GAMES }
    }

    /// Returns the text of each element of a kind, without what is inside it.
    fn texts(page: &str, element: &str) -> Vec<String> {
        let open = format!("<{element}");
        let parts = page.split(&open).skip(1);
        let inside = parts.filter_map(|part| {
            let (inside, _) = part.split_once(&format!("</{element}>"))?;
            let mut text = String::new();
            for piece in inside.split('<') {
                text += piece.split_once('>').map_or("", |(_, text)| text);
            }
            Some(text)
        });
        inside.collect()
    }

    #[test]
    fn players_are_listed_by_name_with_their_table_in_each_game() {
        let page = lists().by_name(PageView::default(), Language::English);
        let caption = "<p class=\"soft\">Number of the table in each game; d deals first</p>";
        assert!(page.contains(caption), "{page}");
        assert_eq!(
            texts(&page, "tr"),
            [
                "PlayerGame 1Final",
                "&lt;Bob&gt;1",
                "Ann1d 1",
                "Catd 2",
                "Dan2",
                "Eve2",
                "Fay1",
                "Zoëd 11",
            ]
        );
    }

    #[test]
    fn each_game_has_a_page_of_its_tables_in_the_order_of_seats() {
        let page = lists().by_table(PageView::default(), Language::English);
        assert_eq!(texts(&page, "h2"), ["Open, game 1", "Open, final"]);
        assert_eq!(texts(&page, "h3"), ["Table 1", "Table 2", "Table 1"]);
        assert_eq!(texts(&page, "li")[..4], ["Zoë\u{a0}d", "Ann", "&lt;Bob&gt;", "Cat\u{a0}d"]);
        assert!(page.contains("<p class=\"soft\">d deals</p>"));
    }

    #[test]
    fn a_scoresheet_to_fill_has_the_wild_and_the_dealer_of_each_round() {
        let page = lists().scoresheets(Language::English);
        assert_eq!(
            texts(&page, "h2"),
            ["Open, game 1, table 1", "Open, game 1, table 2", "Open, final"]
        );
        let rows = texts(&page, "tr");
        assert_eq!(rows[0], "RoundWildZoëAnn&lt;Bob&gt;");
        assert_eq!(rows[1..3], ["13d", "24d"]);
        assert_eq!(rows[11..14], ["11Kd", "Total", "Place"]);
        // The dealer's sign moves on by a player each round.
        let signs = page.match_indices("<abbr").count();
        assert_eq!(signs, 3 * 11);
    }

    #[test]
    fn a_page_for_a_hall_loads_itself_again() {
        let view = PageView { kiosk: true, refresh: Some(5), ..PageView::default() };
        let page = lists().by_name(view, Language::English);
        assert!(page.contains("<html class=\"kiosk\""));
        assert!(page.contains("<meta http-equiv=\"refresh\" content=\"5\">"));
        assert!(!page.contains("<script"));
        // Seven names of up to 5 letters, and their tables in two games.
        let style = "<div class=\"beside\" style=\"--lines:4;--beside:2;--wide:11.2\">";
        assert!(page.contains(style), "{page}");
        let tables = lists().by_table(view, Language::English);
        let style = "<div class=\"tables few\" style=\"--lines:7;--beside:2;--wide:7.2\">";
        assert!(tables.contains(style), "{tables}");
    }
}
