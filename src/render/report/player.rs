//! The report on a player: figures, opponents, records and the last games.

use maud::html;

use super::Report;
use super::page::{PageView, labelled, markdown_list, page, picture, wide};
use crate::game::{PlayerRef, RankingMethod};
use crate::league::{CountedGame, GameSelection, Record, Stats};
use crate::messages::{Label, Language, Messages, ReportPart, Section};
use crate::render::json;
use crate::render::league::{
    beats, by_table, has_thin, opponent_table, overall, record_table, round_bars, stats, title,
};
use crate::render::plot::{Page, averages_svg};
use crate::render::table::{Cell, Column, Link, Rows, Table, escaped};
use crate::render::text::TextStyle;

#[derive(Debug)]
pub struct PlayerReport<'a> {
    pub stats: &'a Stats,
    pub selection: &'a GameSelection,
    pub records: &'a [Record],
    /// The games that count, in the order in which they ended.
    pub games: &'a [CountedGame],
}

/// The most games that are listed; CSV and JSON have all.
const LAST: usize = 10;

impl Report for PlayerReport<'_> {
    fn text(&self, style: TextStyle) -> String {
        let mut text = stats(self.stats, self.selection, style);
        for (heading, table) in self.lists(style.language) {
            let lines = table.indent(2).text(style);
            text += &format!("\n{}\n{lines}", style.wrap(heading));
        }
        text
    }

    fn markdown(&self, language: Language) -> String {
        let words = language.words();
        let mut text = format!("## {}\n\n", escaped(&self.title(words)));
        if self.stats.game_count == 0 {
            return text;
        }
        text += &markdown_list(&self.overall(language));
        let lists = self.lists(language);
        for (heading, table) in self.figures(language).into_iter().chain(lists) {
            text += &format!("\n### {}\n\n{}", escaped(heading), table.markdown(words));
        }
        for note in self.notes(words) {
            text += &format!("\n{}\n", escaped(&note));
        }
        text
    }

    fn json(&self) -> String {
        json::player_report(self.stats, self.selection, self.records, self.games)
    }

    fn csv(&self) -> String {
        games_table(self.games, Language::default()).csv()
    }

    fn svg(&self, language: Language) -> String {
        self.drawn(Page::Wide, language)
    }

    fn html(&self, view: PageView<'_>, language: Language) -> String {
        let words = language.words();
        // On paper beside each other, so that all is on one page.
        let beside = |tables: &mut dyn Iterator<Item = (&str, Table)>| {
            html! {
                div.pair {
                    @for (heading, table) in tables {
                        section {
                            h2 { (heading) }
                            (wide(heading, &table.html("", view.links, words)))
                        }
                    }
                }
            }
        };
        let body = html! {
            @if self.stats.game_count > 0 {
                (labelled(&self.overall(language)))
                (beside(&mut self.lists(language).into_iter().rev()))
                @let by_round = words.section(Section::ByRound);
                section {
                    h2 { (by_round) }
                    (picture(by_round, |page| self.drawn(page, language)))
                }
                (beside(&mut self.figures(language).into_iter()))
                @for note in self.notes(words) { p.soft { (note) } }
            }
        };
        page(&self.title(words), &body, view, words)
    }
}

impl PlayerReport<'_> {
    fn title(&self, words: &Messages) -> String {
        title(self.stats, self.selection, words)
    }

    fn overall(&self, language: Language) -> Vec<(&'static str, String)> {
        overall(self.stats, TextStyle { signs: true, language, ..TextStyle::PLAIN })
    }

    fn figures(&self, language: Language) -> Vec<(&'static str, Table)> {
        let words = language.words();
        let name = |player: &PlayerRef| Cell::name(&*player.name).linked(Link::Player(player.uuid));
        let opponents = opponent_table(&self.stats.opponents(), name, words);
        [(Section::ByOpponent, opponents), (Section::ByTable, by_table(self.stats, words))]
            .map(|(section, table)| (words.section(section), table))
            .into()
    }

    fn lists(&self, language: Language) -> Vec<(&'static str, Table)> {
        let words = language.words();
        let from = self.games.len().saturating_sub(LAST);
        let last: Vec<_> = self.games[from..].iter().rev().cloned().collect();
        let records = (!self.records.is_empty())
            .then(|| (words.report_part(ReportPart::Records), record_table(self.records, words)));
        let games = (!last.is_empty())
            .then(|| (words.section(Section::LastGames), games_table(&last, language)));
        records.into_iter().chain(games).collect()
    }

    fn notes(&self, words: &Messages) -> Vec<String> {
        let thin = has_thin(self.stats).then(|| words.thin_legend().to_owned());
        beats(self.stats, words).into_iter().chain(thin).collect()
    }

    fn drawn(&self, page: Page, language: Language) -> String {
        let words = language.words();
        averages_svg(&self.title(words), &round_bars(self.stats, words), page, language)
    }
}

/// Returns games of a player as a table, a row each.
///
/// In CSV `won` and `shared` are 1 or 0; `players` is the number of players who stayed to the end,
/// `out` that of the rounds that the player went out in; empty if only the totals are known.
fn games_table(games: &[CountedGame], language: Language) -> Table {
    let words = language.words();
    let headed =
        |name, label| Column::new(name).text(words.label(label)).page(words.page_heading(label));
    Rows::new(games)
        .with(headed("date", Label::Date).left(), |game| {
            Cell::from(game.game.date).linked(Link::NightOf(game.game.uuid))
        })
        .with(headed("game", Label::Game), |game| {
            Cell::from(game.game.number).linked(Link::Game(game.game.uuid))
        })
        .with(Column::new("uuid"), |game| game.game.uuid.to_string().into())
        .with(headed("players", Label::Players), |game| game.player_count.into())
        .with(headed("place", Label::Place), |game| Cell::from(game.place).strong_if(game.won))
        .with(Column::new("shared"), |game| game.shared.into())
        .with(Column::new("won"), |game| game.won.into())
        .with(headed("total", Label::Method(RankingMethod::Total)), |game| {
            Cell::from(game.total).strong_if(game.won)
        })
        .with(headed("out", Label::WentOut), |game| match game.round_count {
            // Only the totals are known.
            0 => Cell::EMPTY,
            _ => game.times_out.into(),
        })
        .table()
}
