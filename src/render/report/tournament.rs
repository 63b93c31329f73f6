//! The page of the standings of a tournament.

use maud::html;

use super::columns::{self, side_by_side};
use super::page::{PageView, page, wide};
use crate::render::league::csv_name;
use crate::render::style::TextStyle;
use crate::render::tournament::{TournamentPage, rows};
use crate::tournament::TournamentStanding;
use crate::words::{Language, ReportPart};

/// The columns beside the figure that ranks, if tables stand beside each other.
const NARROW: [&str; 6] = ["final", "games", "beaten", "points", "total", "left"];

impl TournamentPage<'_> {
    /// Writes a page with the standings; in a hall only places, names and the
    /// figure that ranks.
    pub fn html(&self, view: PageView, language: Language) -> String {
        let words = language.words();
        let players = &self.standings.players;
        let by = csv_name(self.standings.ranking.by);
        let style = TextStyle {
            language,
            ..TextStyle::PLAIN
        };
        let columns = columns::of_standings(players.len(), view);
        let mut narrow = vec!["place", "player", by];
        if !view.kiosk {
            narrow.extend(NARROW.into_iter().filter(|name| *name != by));
        }
        let table = |players: &[TournamentStanding]| {
            let table = rows(self.standings, players, style);
            match view.kiosk || columns.are_beside() {
                true => table.select(&narrow).html(""),
                false => table.html(""),
            }
        };
        let body = html! {
            @if let Some(progress) = self.progress(words) { p.result { (progress) } }
            @if players.is_empty() {
                p { (words.no_standings()) }
            } @else {
                (wide(words.report_part(ReportPart::Standings), &side_by_side(players, columns, table)))
                @if let Some(warning) = self.warning(words) { p { (warning) } }
                @if !view.kiosk {
                    @for note in self.notes(words) { p.soft { (note) } }
                }
            }
        };
        page(&self.title(words), &body, view, words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::RankingMethod;
    use crate::league::fixture::{game, total};
    use crate::render::tournament::{Progress, tournament_standings};
    use crate::tournament::{TableResult, TournamentResults};

    /// Ranks the games of two tables of three, and checks what a page has.
    fn check(
        by: RankingMethod,
        view: PageView,
        write: impl Fn(&TournamentPage<'_>, PageView) -> String,
        has: &[&str],
        lacks: &[&str],
    ) {
        let tables = [1, 2].map(|table| TableResult {
            game: table as u8,
            table,
            result: game(table.into(), [total(90), total(120), total(150)]),
        });
        let standings = TournamentResults {
            by,
            tables: &tables,
            finale: None,
            left: &[tables[0].result.seats[1].player.uuid],
        }
        .standings();
        let progress = Progress {
            game: Some(2),
            finished: 1,
            tables: 2,
        };
        let page = TournamentPage {
            name: "Open",
            progress: Some(progress),
            standings: &standings,
        };
        let text = write(&page, view);
        for part in has {
            assert!(text.contains(part), "{part}: {text}");
        }
        for part in lacks {
            assert!(!text.contains(part), "{part}: {text}");
        }
    }

    fn html(page: &TournamentPage<'_>, view: PageView) -> String {
        page.html(view, Language::English)
    }

    #[test]
    fn a_page_has_all_figures_and_one_for_a_hall_that_which_ranks() {
        let figures = [
            "Game 2: 1 of 2 tables finished",
            "100.0%",
            "200.0",
            "180",
            ">left<",
        ];
        check(
            RankingMethod::Beaten,
            PageView::default(),
            html,
            &figures,
            &[],
        );
        let hall = PageView {
            kiosk: true,
            refresh: None,
        };
        check(
            RankingMethod::Beaten,
            hall,
            html,
            &figures[..2],
            &figures[2..],
        );
    }

    #[test]
    fn text_has_the_same_and_the_rules() {
        let text = |page: &TournamentPage<'_>, _| tournament_standings(page, TextStyle::PLAIN);
        let has = ["Open: standings\nGame 2", "1  Ann", "left", "Ranked by"];
        check(
            RankingMethod::Points,
            PageView::default(),
            text,
            &has,
            &["not comparable"],
        );
    }
}
