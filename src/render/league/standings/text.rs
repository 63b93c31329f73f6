//! Standings as text.

use super::page::StandingsPage;
use super::table::{csv_name, standings_table};
use crate::game::RankingMethod;
use crate::render::style::TextStyle;
use crate::render::text::{finish, wrap};

/// Writes standings, a line per player. On a narrow page the least important
/// columns are dropped first.
pub fn standings(page: &StandingsPage<'_>, style: TextStyle) -> String {
    let words = style.words();
    let title = page.title(words);
    let mut text = vec![wrap("", "", &title, style.width), String::new()];
    if page.standings.is_empty() {
        text.push(words.no_standings().to_owned());
        return finish(&text);
    }
    let first: &[_] = match page.ranking.by {
        by @ (RankingMethod::Points | RankingMethod::Total) => {
            &["place", "change", "player", csv_name(by)]
        }
        _ => &["place", "change", "player"],
    };
    text.extend(standings_table(page, style).front(first).lines(style));
    if page.more > 0 {
        text.push(words.and_more(page.more));
    }
    text.push(String::new());
    let mut notes = page.notes(words);
    notes.push(words.explain_hint().to_owned());
    text.extend(notes.iter().map(|note| wrap("", "  ", note, style.width)));
    finish(&text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::LeagueTerms;
    use crate::league::fixture::{game, renamed, total};
    use crate::league::{Ranking, Standings};
    use crate::render::league::GameSelection;
    use crate::render::text::columns as width_of;

    fn shown_at(width: usize) -> String {
        let ranking = Ranking::of(&LeagueTerms::default());
        let mut counted = Standings::new(ranking.clone());
        let games = vec![
            game(1, [total(100), total(-5), total(300)]),
            game(2, [total(90), total(120), total(110)]),
        ];
        let games = renamed(games, 1, "Bartholomew the Second");
        games.iter().for_each(|game| counted.add(game));
        let ranked = counted.rank();
        let style = TextStyle {
            width,
            ..TextStyle::PLAIN
        };
        let page = StandingsPage {
            selection: &GameSelection::default(),
            ranking: &ranking,
            standings: &ranked,
            more: 0,
        };
        standings(&page, style)
    }

    #[test]
    fn twenty_columns_show_who_leads_and_by_what() {
        let text = shown_at(20);
        let table: Vec<_> = text.lines().skip(2).take(4).collect();
        assert_eq!(
            table,
            [
                "# player      beaten",
                "1 Ann          75.0%",
                "2 Bartholome~  50.0%",
                "3 Cat          25.0%"
            ]
        );
    }

    #[test]
    fn no_line_is_wider_than_the_page() {
        for width in 20..=120 {
            for line in shown_at(width).lines() {
                assert!(width_of(line) <= width, "{width}: {line}");
            }
        }
    }
}
