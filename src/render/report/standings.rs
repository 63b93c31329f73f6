//! The reports on standings, and on those of a tournament.

use maud::{Markup, html};

use super::Report;
use super::columns::{self, side_by_side};
use super::page::{PageView, page, picture, scrolled, wide};
use crate::game::RankingMethod;
use crate::league::Standing;
use crate::messages::{Label, Language, Messages, ReportPart};
use crate::render::ask::on_page;
use crate::render::json;
use crate::render::league::{
    StandingsPage, csv_name, figure, good, standings, standings_table, total_figure,
};
use crate::render::plot::{Bar, Page, figures_svg};
use crate::render::table::{Link, Links, Table, escaped};
use crate::render::text::TextStyle;
use crate::render::tournament::{TournamentPage, rows, tournament_standings, tournament_table};
use crate::tournament::{StoredTournament, TableStatus, TournamentStanding};

#[derive(Debug)]
pub struct StandingsReport<'a> {
    pub page: StandingsPage<'a>,
}

impl Report for StandingsReport<'_> {
    fn text(&self, style: TextStyle) -> String {
        standings(&self.page, style)
    }

    fn json(&self) -> String {
        json::line(self.page)
    }

    fn markdown(&self, language: Language) -> String {
        let (page, words) = (&self.page, language.words());
        let table = (!page.standings.is_empty()).then(|| table(page, language));
        markdown(&title(page, words), table, page.notes(words), words)
    }

    fn csv(&self) -> String {
        standings_table(&self.page, TextStyle::PLAIN).csv()
    }

    fn svg(&self, language: Language) -> String {
        self.drawn(Page::Wide, language)
    }

    fn html(&self, view: PageView<'_>, language: Language) -> String {
        let words = language.words();
        let is_empty = self.page.standings.is_empty();
        let body = html! {
            @if view.kiosk && !is_empty {
                (self.in_hall(view, language))
            } @else {
                (standings_html(&self.page, view.links, language))
            }
            @if !view.kiosk && !is_empty {
                section {
                    h2 { (words.report_part(ReportPart::Picture)) }
                    (picture(words.report_part(ReportPart::StandingsChart), |page| self.drawn(page, language)))
                }
            }
        };
        page(&title(&self.page, words), &body, view, words)
    }
}

impl StandingsReport<'_> {
    /// Writes a few figures in letters as large as the screen has space for.
    fn in_hall(&self, view: PageView<'_>, language: Language) -> Markup {
        let (page, words) = (self.page, language.words());
        let by = csv_name(page.ranking.by);
        let some = |standings: &[Standing]| {
            let table = table(&StandingsPage { standings, ..page }, language);
            table.select(&[&["place", "player", by], &others(&["games", "wins"], by)[..]].concat())
        };
        let letters = some(page.standings).letters(words);
        let columns = columns::for_standings(page.standings.len(), &letters, view);
        let table = |standings: &[Standing]| some(standings).html("", view.links, words);
        let tables = side_by_side(page.standings, columns, table);
        wide(words.report_part(ReportPart::Standings), &tables)
    }

    fn drawn(&self, screen: Page, language: Language) -> String {
        let page = &self.page;
        let by = page.ranking.by;
        let figure = |standing: &Standing| figure(standing, by).number();
        let known: Vec<_> = page.standings.iter().filter_map(figure).collect();
        let mean = known.iter().sum::<f64>() / known.len() as f64;
        let bars = page.standings.iter().map(|standing| Bar {
            label: standing.player.name.to_string(),
            own: figure(standing),
            table: (!known.is_empty()).then_some(mean),
        });
        let words = language.words();
        let percent = if by == RankingMethod::Beaten { " %" } else { "" };
        let heading = words.label(Label::Method(by)).to_owned() + percent;
        let bars: Vec<_> = bars.collect();
        figures_svg(&title(page, words), &heading, good(by), &bars, screen, language)
    }
}

/// Returns the columns that are shown beside the one that ranks.
fn others(columns: &[&'static str], by: &str) -> Vec<&'static str> {
    columns.iter().copied().filter(|name| *name != by).collect()
}

/// Writes a heading, a table, and notes; if there is no table, only that nobody has a place.
fn markdown(
    title: &str,
    table: Option<Table>,
    notes: impl IntoIterator<Item = String>,
    words: &Messages,
) -> String {
    let heading = format!("## {}\n\n", escaped(title));
    let Some(table) = table else { return heading + words.no_standings() + "\n" };
    let notes = notes.into_iter().map(|note| format!("- {}\n", escaped(&note)));
    format!("{heading}{}\n{}", table.markdown(words), notes.collect::<String>())
}

pub(super) fn standings_html(
    page: &StandingsPage<'_>,
    links: Links<'_>,
    language: Language,
) -> Markup {
    let words = language.words();
    let name = words.report_part(ReportPart::Standings);
    html! {
        @if page.standings.is_empty() {
            p { (words.no_standings()) }
        } @else {
            (scrolled(name, &table(page, language).html(&page.title(words), links, words), words))
            @for note in page.notes(words) { p.soft { (note) } }
        }
    }
}

fn title(page: &StandingsPage<'_>, words: &Messages) -> String {
    words.standings_title(&page.title(words))
}

/// Returns the columns of a page; the figure that ranks comes early, so that a
/// phone shows it without scrolling.
fn table(page: &StandingsPage<'_>, language: Language) -> Table {
    let style = TextStyle { signs: true, language, ..TextStyle::PLAIN };
    standings_table(page, style).front(&["place", "player", csv_name(page.ranking.by)])
}

/// The columns beside the figure that ranks, if tables stand beside each other.
const NARROW: [&str; 6] = ["final", "games", "beaten", "points", "total", "left"];

#[derive(Debug)]
pub struct TournamentReport<'a> {
    pub stored: &'a StoredTournament,
    pub page: TournamentPage<'a>,
}

impl Report for TournamentReport<'_> {
    fn text(&self, style: TextStyle) -> String {
        tournament_standings(&self.page, style)
    }

    fn markdown(&self, language: Language) -> String {
        let (page, words) = (&self.page, language.words());
        let is_empty = page.standings.players.is_empty();
        let table = (!is_empty).then(|| tournament_table(page.standings, style(language)));
        let notes = page.warning(words).into_iter().chain(page.notes(words));
        markdown(&page.title(words), table, notes, words)
    }

    fn json(&self) -> String {
        json::tournament_standings(self.stored, self.page.standings)
    }

    fn csv(&self) -> String {
        tournament_table(self.page.standings, TextStyle::PLAIN).csv()
    }

    fn svg(&self, language: Language) -> String {
        let (page, words) = (&self.page, language.words());
        let by = page.standings.ranking.by;
        let bars = page.standings.players.iter().map(|player| Bar {
            label: player.player.name.to_string(),
            own: total_figure(&player.sum, by).number(),
            table: None,
        });
        let bars: Vec<_> = bars.collect();
        let (title, heading) = (page.title(words), words.label(Label::Method(by)));
        figures_svg(&title, heading, good(by), &bars, Page::Wide, language)
    }

    fn html(&self, view: PageView<'_>, language: Language) -> String {
        let words = language.words();
        let body = html! {
            (self.page.body(view, language))
            @if view.links.is_in_site() { (self.tables(view.links, words)) }
        };
        page(&self.page.title(words), &body, view, words)
    }
}

impl TournamentReport<'_> {
    fn tables(&self, links: Links<'_>, words: &Messages) -> Markup {
        let game = |table: &TableStatus| {
            let number = html! { (words.table_number(usize::from(table.table))) };
            match &table.game {
                Some(game) => links.link(Link::Game(game.result.game.uuid), number),
                None => number,
            }
        };
        let last = self.stored.tournament.final_game();
        html! {
            @for played in self.stored.games.iter().filter(|game| game.is_started()) {
                section {
                    h2 { (words.tournament_game((played.number < last).then_some(played.number))) }
                    ul.menu { @for table in &played.tables { li { (game(table)) } } }
                }
            }
        }
    }
}

const fn style(language: Language) -> TextStyle {
    TextStyle { language, ..TextStyle::PLAIN }
}

impl TournamentPage<'_> {
    /// Writes a page with the standings; in a hall only places, names and the figures that decide.
    pub fn html(&self, view: PageView<'_>, language: Language) -> String {
        let words = language.words();
        page(&self.title(words), &self.body(view, language), view, words)
    }

    fn body(&self, view: PageView<'_>, language: Language) -> Markup {
        let words = language.words();
        let players = &self.standings.players;
        let by = csv_name(self.standings.ranking.by);
        let (first, more) = match view.kiosk {
            true => ("final", self.standings.deciding().into_iter().map(csv_name).collect()),
            false => (by, others(&NARROW, by)),
        };
        let narrow = [&["place", "player", first], &more[..]].concat();
        let all = |players: &[TournamentStanding]| rows(self.standings, players, style(language));
        let letters = all(players).select(&narrow).letters(words);
        let columns = columns::for_standings(players.len(), &letters, view);
        let table = |players: &[TournamentStanding]| match view.kiosk || columns.are_beside() {
            true => all(players).select(&narrow).html("", view.links, words),
            false => all(players).html("", view.links, words),
        };
        let shown = || {
            let label = words.report_part(ReportPart::Standings);
            let tables = side_by_side(players, columns, table);
            match columns.are_beside() {
                true => wide(label, &tables),
                false => scrolled(label, &tables, words),
            }
        };
        html! {
            @if let Some(progress) = self.progress(words) { p.result { (progress) } }
            @if players.is_empty() {
                p { (words.no_standings()) }
            } @else {
                (shown())
                @if let Some(warning) = self.warning(words) { p { (on_page(&warning)) } }
                @if !view.kiosk {
                    @for note in self.notes(words) { p.soft { (note) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::RankingMethod;
    use crate::league::fixture::game;
    use crate::render::tournament::Progress;
    use crate::tournament::{TableResult, TournamentResults};

    /// Ranks the games of two tables of three, and checks what a page has.
    fn check(by: RankingMethod, view: PageView<'_>, has: &[&str], lacks: &[&str]) {
        let tables = [1, 2].map(|table| TableResult {
            game: table as u8,
            table,
            result: game(table.into(), "Ann 90, Bob 120, Cat 150"),
        });
        let standings = TournamentResults {
            by,
            tables: &tables,
            finale: None,
            left: &[tables[0].result.seats[1].player.uuid],
        }
        .standings();
        let progress = Progress { game: Some(2), finished: 1, tables: 2 };
        let page = TournamentPage { name: "Open", progress: Some(progress), standings: &standings };
        let text = page.html(view, Language::English);
        for part in has {
            assert!(text.contains(part), "{part}: {text}");
        }
        for part in lacks {
            assert!(!text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn a_page_has_all_figures_and_one_for_a_hall_those_that_decide() {
        let figures = ["Game 2: 1 of 2 tables finished", "100.0%", ">100.0<", "180", ">left<"];
        check(RankingMethod::Beaten, PageView::default(), &figures, &[]);
        let hall = PageView { kiosk: true, ..PageView::default() };
        check(RankingMethod::Beaten, hall, &figures[..3], &figures[3..]);
    }

    #[test]
    fn a_page_says_that_totals_are_not_comparable_and_names_no_option() {
        let results = [game(1, "Ann 90, Bob 120, Cat 150"), game(2, "Ann 80, Bob 90")];
        let tables: Vec<_> = (1..)
            .zip(results)
            .map(|(table, result)| TableResult { game: 1, table, result })
            .collect();
        let by = RankingMethod::Total;
        let results = TournamentResults { by, tables: &tables, finale: None, left: &[] };
        let standings = results.standings();
        let page = TournamentPage { name: "Open", progress: None, standings: &standings };
        for &language in Language::ALL {
            let body = page.body(PageView::default(), language).into_string();
            assert!(body.contains("103, 122, 136"), "{body}");
            assert!(!body.contains('`') && !body.contains("--by"), "{body}");
        }
    }
}
