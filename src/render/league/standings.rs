//! Standings for people, with where each figure comes from.

use std::collections::HashMap;

use super::selection::GameSelection;
use crate::game::{PlayerId, RankingMethod};
use crate::league::{CountedGame, PlayerTotals, Ranking, Standing};
use crate::render::plot::{Good, sparkline};
use crate::render::style::TextStyle;
use crate::render::table::{ALWAYS, Column, lines};
use crate::render::text::{finish, harmless, shown, wrap};
use crate::store::NameDirectory;

/// Standings, and which games they count.
#[derive(Debug, Clone, Copy)]
pub struct StandingsPage<'a> {
    /// The games that count.
    pub choice: &'a GameSelection,
    /// How players are ranked.
    pub ranking: &'a Ranking,
    /// The players, the best first.
    pub standings: &'a [Standing],
    /// What they are called.
    pub names: &'a HashMap<PlayerId, String>,
}

impl StandingsPage<'_> {
    /// Returns what a player is called.
    pub fn name(&self, player: PlayerId) -> String {
        let name = self.names.get(&player).cloned();
        name.unwrap_or_else(|| player.to_string())
    }

    /// Says whose standings these are: `League Tuesday, season Autumn`.
    pub fn title(&self) -> String {
        self.choice.title()
    }

    /// Says in a few sentences how the players are ranked.
    pub fn rules(&self) -> Vec<String> {
        let ranking = self.ranking;
        let mut rules = vec![format!("Ranked by {}", meaning(ranking.by))];
        if !ranking.tie_break.is_empty() {
            let names = ranking.tie_break.iter().map(|&method| meaning(method));
            let names: Vec<_> = names.collect();
            rules.push(format!("Ties are broken by {}", names.join(", then by ")));
        }
        match ranking.drop_worst {
            0 => {}
            1 => rules.push("The worst game of each player is left out".to_owned()),
            worst => rules.push(format!(
                "The {worst} worst games of each player are left out"
            )),
        }
        rules
    }

    /// Says how players are ranked, and what is odd about some.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = self.rules();
        let any = |odd: fn(&Standing) -> bool| self.standings.iter().any(odd);
        if any(|standing| standing.place.is_none()) {
            let least = self.ranking.min_games;
            notes.push(format!(
                "A player without a place has played fewer than {least} games"
            ));
        }
        if any(|standing| standing.sum.shared_wins > 0) {
            notes.push("Wins 5/2: of five wins two were shared".to_owned());
        }
        notes
    }
}

/// Writes standings, a line a player. What does not fit into the page goes,
/// the least telling figures first.
pub fn standings(page: &StandingsPage<'_>, look: TextStyle) -> String {
    let mut text = vec![wrap("", "", &page.title(), look.width), String::new()];
    if page.standings.is_empty() {
        text.push("No finished game counts here yet".to_owned());
        return finish(&text);
    }
    text.extend(lines(columns(page, look), look));
    text.push(String::new());
    let mut notes = page.notes();
    notes.push("`crowns standings --explain NAME` shows where a line comes from".to_owned());
    text.extend(notes.iter().map(|note| wrap("", "  ", note, look.width)));
    finish(&text)
}

fn columns(page: &StandingsPage<'_>, look: TextStyle) -> Vec<Column> {
    let figures =
        |heading, method: Option<RankingMethod>, wanted, cell: &dyn Fn(&Standing) -> String| {
            let counts = method.is_some_and(|method| method == page.ranking.by);
            Column {
                heading,
                names: false,
                wanted: if counts { ALWAYS } else { wanted },
                cells: page.standings.iter().map(cell).collect(),
            }
        };
    let of = |method: RankingMethod| move |standing: &Standing| figure(standing, method);
    let only = |method: RankingMethod| {
        // Only where it ranks: what it says the others say better.
        move |standing: &Standing| match page.ranking.by == method {
            true => figure(standing, method),
            false => String::new(),
        }
    };
    let moved = page
        .standings
        .iter()
        .any(|standing| standing.change.is_some());
    let change = |standing: &Standing| match (standing.place, standing.change) {
        (Some(_), None) if moved => "new".to_owned(),
        (_, Some(0)) => "=".to_owned(),
        (_, Some(change)) => format!("{change:+}"),
        _ => String::new(),
    };
    let good = match page.ranking.by.low_is_good() {
        true => Good::Low,
        false => Good::High,
    };
    vec![
        figures("#", None, ALWAYS, &|standing| match standing.place {
            Some(place) => place.to_string(),
            None => "-".to_owned(),
        }),
        figures("", None, 40, &change),
        Column {
            heading: "player",
            names: true,
            wanted: ALWAYS,
            cells: page
                .standings
                .iter()
                .map(|standing| harmless(&page.name(standing.player)))
                .collect(),
        },
        figures(
            "points",
            Some(RankingMethod::Points),
            0,
            &only(RankingMethod::Points),
        ),
        figures(
            "total",
            Some(RankingMethod::Total),
            0,
            &only(RankingMethod::Total),
        ),
        figures("games", None, 90, &|standing| standing.games.to_string()),
        figures("wins", Some(RankingMethod::Wins), 80, &|standing| {
            wins(&standing.sum)
        }),
        figures(
            "beaten",
            Some(RankingMethod::Beaten),
            85,
            &of(RankingMethod::Beaten),
        ),
        figures(
            "average",
            Some(RankingMethod::Average),
            75,
            &of(RankingMethod::Average),
        ),
        figures(
            "round",
            Some(RankingMethod::PerRound),
            30,
            &of(RankingMethod::PerRound),
        ),
        figures("out", None, 50, &|standing| {
            share(standing.sum.out_rate(), 0)
        }),
        figures("best", None, 25, &|standing| standing.sum.best.to_string()),
        figures("worst", None, 20, &|standing| {
            standing.sum.worst.to_string()
        }),
        figures(
            "rating",
            Some(RankingMethod::Rating),
            70,
            &of(RankingMethod::Rating),
        ),
        figures("trend", None, 60, &|standing| trend(standing, good, look)),
    ]
}

/// Draws where a player goes: so many days say it, and leave room for the rest.
pub(crate) fn trend(standing: &Standing, good: Good, look: TextStyle) -> String {
    const DAYS: usize = 6;
    let days = standing.trend.len().saturating_sub(DAYS);
    sparkline(&standing.trend[days..], good, look)
}

/// Writes the figure of a method: `62.5%`, `143.2`, `5`.
pub(crate) fn figure(standing: &Standing, method: RankingMethod) -> String {
    let sum = &standing.sum;
    match method {
        RankingMethod::Rating => format!("{:.1}", standing.rating.ordinal()),
        RankingMethod::Beaten => share(sum.figure(method), 1),
        RankingMethod::Wins => wins(sum),
        RankingMethod::Total => sum.total.to_string(),
        RankingMethod::Average | RankingMethod::PerRound | RankingMethod::Points => {
            let figure = sum.figure(method);
            figure.map_or("-".to_owned(), |figure| format!("{figure:.1}"))
        }
    }
}

pub(crate) fn wins(sum: &PlayerTotals) -> String {
    match sum.shared_wins {
        0 => sum.wins.to_string(),
        shared => format!("{}/{shared}", sum.wins),
    }
}

pub(crate) fn share(share: Option<f64>, digits: usize) -> String {
    share.map_or("-".to_owned(), |share| {
        format!("{:.digits$}%", 100.0 * share)
    })
}

/// Says what a method ranks by.
fn meaning(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "the share of opponents beaten, a tie counting half",
        RankingMethod::Average => "the average of the final totals, the lowest first",
        RankingMethod::PerRound => "the points a round played, the fewest first",
        RankingMethod::Points => {
            "points for places: 100 for the first of a table, 0 for the last, evenly between"
        }
        RankingMethod::Wins => "games won, alone or with others",
        RankingMethod::Total => "the sum of the final totals, the lowest first",
        RankingMethod::Rating => "rating: the skill that is almost sure, mu less three sigma",
    }
}

/// Writes where the figures of one player come from: each game with what it
/// adds, and the sums. Games come with whether they count.
pub fn explained(
    page: &StandingsPage<'_>,
    standing: &Standing,
    games: &[(CountedGame, bool)],
    numbers: &NameDirectory,
    look: TextStyle,
) -> String {
    let name = shown(&page.name(standing.player));
    let place = match standing.place {
        Some(place) => format!("place {place} of {}", page.standings.len()),
        None => "without a place".to_owned(),
    };
    let title = format!("{}: {name}, {place}", page.title());
    let mut text = vec![wrap("", "", &title, look.width), String::new()];
    text.extend(lines(game_columns(games, numbers), look));
    text.push(String::new());
    text.extend(
        sums(standing)
            .map(|(label, sum)| wrap(&format!("{label:<8}  "), "          ", &sum, look.width)),
    );
    text.push(String::new());
    text.extend(
        page.rules()
            .iter()
            .map(|rule| wrap("", "  ", rule, look.width)),
    );
    finish(&text)
}

fn game_columns(games: &[(CountedGame, bool)], numbers: &NameDirectory) -> Vec<Column> {
    let figures = |heading, wanted, cell: &dyn Fn(&CountedGame) -> String| Column {
        heading,
        names: false,
        wanted,
        cells: games.iter().map(|(game, _)| cell(game)).collect(),
    };
    let number = |game: &CountedGame| numbers.game(game.game).to_string();
    let place = |game: &CountedGame| match game.sharing {
        1 => format!("{} of {}", game.place, game.players),
        _ => format!("{}= of {}", game.place, game.players),
    };
    vec![
        figures("game", ALWAYS, &number),
        figures("date", 80, &|game| game.date.to_string()),
        figures("place", ALWAYS, &place),
        figures("beaten", 90, &|game| {
            format!("{} of {}", halves(game.beaten_twice()), game.players - 1)
        }),
        figures("points", 60, &|game| {
            let parts = game.place_parts() as f64 / crate::league::PLACE_PARTS as f64;
            format!("{:.1}", 100.0 * parts)
        }),
        figures("total", 85, &|game| game.total.to_string()),
        figures("scored", 40, &|game| {
            format!("{} in {}", game.points, game.rounds)
        }),
        figures("out", 50, &|game| game.times_out.to_string()),
        figures("rating", 70, &|game| {
            format!("{:.2}", game.rating.ordinal())
        }),
        Column {
            heading: "",
            names: false,
            wanted: ALWAYS,
            cells: games
                .iter()
                .map(|(_, counts)| if *counts { "" } else { "left out" }.to_owned())
                .collect(),
        },
    ]
}

fn sums(standing: &Standing) -> impl Iterator<Item = (&'static str, String)> {
    let sum = standing.sum;
    let rating = standing.rating;
    let figure = |method| sum.figure(method).unwrap_or_default();
    let wins = match sum.shared_wins {
        0 => String::new(),
        shared => format!(", {shared} of them shared"),
    };
    let games = match standing.games {
        1 => "1 game".to_owned(),
        games => format!("{games} games"),
    };
    let left_out = standing.games - sum.games as usize;
    let left_out = match left_out {
        0 => String::new(),
        out => format!(", {out} left out"),
    };
    [
        ("games", format!("{games}{left_out}")),
        ("wins", format!("{}{wins}", sum.wins)),
        (
            "beaten",
            format!(
                "{} of {} opponents = {}",
                halves(sum.beaten_twice),
                sum.faced,
                share(sum.figure(RankingMethod::Beaten), 1)
            ),
        ),
        (
            "average",
            format!(
                "{} / {} = {:.1}",
                sum.total,
                sum.games,
                figure(RankingMethod::Average)
            ),
        ),
        (
            "round",
            format!(
                "{} points / {} rounds = {:.1}",
                sum.points,
                sum.rounds,
                figure(RankingMethod::PerRound)
            ),
        ),
        (
            "points",
            format!("{:.1} for places", figure(RankingMethod::Points)),
        ),
        (
            "out",
            format!(
                "{} of {} rounds = {}",
                sum.times_out,
                sum.rounds,
                share(sum.out_rate(), 0)
            ),
        ),
        (
            "rating",
            format!(
                "{:.2} - 3 x {:.2} = {:.2}",
                rating.mu,
                rating.sigma,
                rating.ordinal()
            ),
        ),
    ]
    .into_iter()
}

/// Writes half of a number: `2`, `2.5`.
fn halves(twice: u32) -> String {
    match twice % 2 {
        0 => (twice / 2).to_string(),
        _ => format!("{}.5", twice / 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::LeagueSettings;
    use crate::league::fixture::{game, player, total};
    use crate::league::{Ranking, Standings};
    use crate::render::text::columns as width_of;

    fn shown_at(width: usize) -> String {
        let ranking = Ranking::of(&LeagueSettings::default());
        let mut counted = Standings::new(ranking.clone());
        counted.add(&game(1, [total(100), total(-5), total(300)]));
        counted.add(&game(2, [total(90), total(120), total(110)]));
        let ranked = counted.rank();
        let names = ["Ann", "Bartholomew the Second", "Cat"];
        let names = names.iter().zip(0..);
        let names = names.map(|(name, number)| (player(number), (*name).to_owned()));
        let look = TextStyle {
            width,
            ..TextStyle::PLAIN
        };
        let page = StandingsPage {
            choice: &GameSelection::default(),
            ranking: &ranking,
            standings: &ranked,
            names: &names.collect(),
        };
        standings(&page, look)
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
