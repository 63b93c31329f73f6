//! Scoresheets of a tournament on paper, to write on.

use maud::{Markup, html};

use super::page::{PageView, page};
use super::seats::SeatLists;
use crate::game::RankingMethod;
use crate::messages::{Label, Language, Messages};
use crate::render::text::{harmless, shown};
use crate::rules::Round;

impl SeatLists<'_> {
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
                            (words.game_on_paper(&shown(self.tournament), &game.heading(words), Some(number)))
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
