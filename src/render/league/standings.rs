//! Standings as text, as a table, and explained for one player.

use serde::Serialize;

use super::games::selected;
use crate::game::RankingMethod;
use crate::league::{CountedGame, GameSelection, PlayerTotals, Ranking, Standing};
use crate::messages::{Label, Messages, Wins};
use crate::render::plot::{Better, sparkline};
use crate::render::table::{Cell, Column, Link, Rows, Table};
use crate::render::text::{TextStyle, finish, shown};

/// Standings with the selection of games and the ranking behind them.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct StandingsPage<'a> {
    pub selection: &'a GameSelection,
    pub ranking: &'a Ranking,
    #[serde(rename = "players")]
    pub standings: &'a [Standing],
    /// The number of players after them, who are not listed.
    #[serde(skip)]
    pub more: usize,
}

#[derive(Debug, Clone, Serialize)]
pub struct Explanation<'a> {
    pub selection: &'a GameSelection,
    pub ranking: &'a Ranking,
    #[serde(skip)]
    pub players: usize,
    #[serde(rename = "player")]
    pub standing: &'a Standing,
    pub games: Vec<CountedGame>,
}

impl StandingsPage<'_> {
    /// Returns the title: `League Tuesday, season Autumn`.
    pub fn title(&self, words: &Messages) -> String {
        words.selection(&selected(self.selection))
    }

    /// Returns the ranking in sentences, and notes on unusual lines.
    pub fn notes(&self, words: &Messages) -> Vec<String> {
        let any = |unusual: fn(&Standing) -> bool| self.standings.iter().any(unusual);
        let few = |standing: &Standing| standing.game_count < self.ranking.min_games;
        let has_unplaced = self.standings.iter().any(few);
        let has_shared = any(|standing| standing.sum.shared_wins > 0);
        ranking_notes(self.ranking, has_unplaced, has_shared, words)
    }
}

/// Returns the ranking in sentences, and notes on who has no place and on shared wins.
pub(crate) fn ranking_notes(
    ranking: &Ranking,
    has_unplaced: bool,
    has_shared: bool,
    words: &Messages,
) -> Vec<String> {
    let unplaced = has_unplaced.then(|| words.no_place_note(ranking.min_games));
    let shared = has_shared.then(|| words.shared_wins_note().to_owned());
    words.ranking(ranking).into_iter().chain(unplaced).chain(shared).collect()
}

/// Writes standings, a line per player. On a narrow page the least important
/// columns are dropped first.
pub fn standings(page: &StandingsPage<'_>, style: TextStyle) -> String {
    let words = style.words();
    let title = page.title(words);
    let mut text = vec![style.wrap(&title), String::new()];
    if page.standings.is_empty() {
        let min_games = page.ranking.min_games;
        text.push(match page.more > 0 && min_games > 1 {
            true => style.wrap(&words.no_place_note(min_games)),
            false => words.no_standings().to_owned(),
        });
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
    text.extend(notes.iter().map(|note| style.hang(note)));
    finish(&text)
}

/// Returns standings as a table, a row per player.
///
/// In CSV `place` is empty for a player without enough games. `counted` is the number of games
/// that are not dropped, on which the figures after it are based, except for the rating. `beaten`
/// and `out_rate` are shares from 0 to 1. `rating` is `rating_mu` less three `rating_sigma`,
/// `change` the places gained on the last day.
pub fn standings_table(page: &StandingsPage<'_>, style: TextStyle) -> Table {
    let by = page.ranking.by;
    let words = style.words();
    let headed =
        |name, label| Column::new(name).text(words.label(label)).page(words.page_heading(label));
    let ranking = |method, priority| {
        let name = csv_name(method);
        match method {
            // The figure that ranks is never dropped.
            _ if method == by => headed(name, Label::Method(method)),
            // The other figures show the same more clearly.
            RankingMethod::Points | RankingMethod::Total => Column::new(name),
            _ => headed(name, Label::Method(method)).priority(priority),
        }
    };
    let is_ranked_before = page.standings.iter().any(|standing| standing.place_change.is_some());
    let change = |standing: &Standing| {
        let shown = match (standing.place, standing.place_change) {
            (Some(_), None) if is_ranked_before => words.new_in_standings().to_owned(),
            (_, Some(0)) => "=".to_owned(),
            (_, Some(change)) => format!("{change:+}"),
            _ => String::new(),
        };
        Cell::from(standing.place_change).shown_as(shown)
    };
    let figure = |row: &Standing, method| {
        let leads = row.place == Some(1) && method == by;
        figure(row, method).strong_if(leads)
    };
    // Where worst games are dropped, fewer games count than were played.
    let counted = match page.ranking.drop_worst {
        0 => Column::new("counted"),
        _ => headed("counted", Label::Counted).priority(88),
    };
    let decimal = |number| Cell::decimal(Some(number), 1);
    Rows::new(page.standings)
        .with(headed("place", Label::Rank), |row| row.place.into())
        .with(headed("player", Label::Player).cut(), |row| {
            let leads = row.place == Some(1);
            let player = Link::Player(row.player.uuid);
            Cell::name(&*row.player.name).linked(player).strong_if(leads)
        })
        .with(headed("games", Label::Games).priority(90), |row| row.game_count.into())
        .with(counted, |row| row.sum.games.into())
        .with(ranking(RankingMethod::Wins, 80), |row| figure(row, RankingMethod::Wins))
        .with(Column::new("shared_wins"), |row| row.sum.shared_wins.into())
        .with(ranking(RankingMethod::Beaten, 85), |row| figure(row, RankingMethod::Beaten))
        .with(ranking(RankingMethod::Average, 75), |row| figure(row, RankingMethod::Average))
        .with(ranking(RankingMethod::PerRound, 30), |row| figure(row, RankingMethod::PerRound))
        .with(ranking(RankingMethod::Points, 0), |row| figure(row, RankingMethod::Points))
        .with(ranking(RankingMethod::Total, 0), |row| figure(row, RankingMethod::Total))
        .with(headed("out_rate", Label::Out).priority(50), |row| {
            Cell::percent(row.sum.out_rate(), 0)
        })
        .with(headed("best", Label::Best).priority(25), |row| row.sum.best.into())
        .with(headed("worst", Label::Worst).priority(20), |row| row.sum.worst.into())
        .with(ranking(RankingMethod::Rating, 70), |row| figure(row, RankingMethod::Rating))
        .with(Column::new("rating_mu"), |row| decimal(row.rating.mu))
        .with(Column::new("rating_sigma"), |row| decimal(row.rating.sigma))
        .with(Column::new("change").text("").priority(40), change)
        .with(headed("trend", Label::Trend).priority(60).without_csv(), |row| {
            trend(row, by, style).into()
        })
        .table()
}

pub(crate) fn csv_name(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::PerRound => "per_round",
        method => method.name(),
    }
}

/// Draws the trend of a player over a few days, to leave space for the figures.
fn trend(standing: &Standing, by: RankingMethod, style: TextStyle) -> String {
    const DAYS: usize = 6;
    let days = standing.trend.len().saturating_sub(DAYS);
    sparkline(&standing.trend[days..], good(by), style)
}

pub(crate) fn good(by: RankingMethod) -> Better {
    if by.lower_is_better() { Better::Lower } else { Better::Higher }
}

/// Returns the figure of a method: `62.5%`, `143.2`, `5`.
pub(crate) fn figure(standing: &Standing, method: RankingMethod) -> Cell {
    match method {
        RankingMethod::Rating => Cell::decimal(Some(standing.rating.ordinal()), 1),
        method => total_figure(&standing.sum, method),
    }
}

/// Returns the figure of a method for games added up; none for a rating.
pub(crate) fn total_figure(sum: &PlayerTotals, method: RankingMethod) -> Cell {
    match method {
        RankingMethod::Beaten => Cell::percent(sum.figure(method), 1),
        RankingMethod::Wins if sum.shared_wins > 0 => {
            Cell::from(sum.wins).shown_as(format!("{}/{}", sum.wins, sum.shared_wins))
        }
        RankingMethod::Wins => sum.wins.into(),
        RankingMethod::Total => sum.total.into(),
        RankingMethod::Average
        | RankingMethod::PerRound
        | RankingMethod::Points
        | RankingMethod::Rating => Cell::decimal(sum.figure(method), 1),
    }
}

/// Writes the games behind the standing of a player, each with what it adds, and the sums.
pub fn explained(explanation: &Explanation<'_>, style: TextStyle) -> String {
    let words = style.words();
    let standing = explanation.standing;
    let (name, place) = (shown(&standing.player.name), standing.place);
    let selected = selected(explanation.selection);
    let title = words.explained(&selected, &name, place, explanation.players);
    let mut text = vec![style.wrap(&title), String::new()];
    let by = explanation.ranking.by;
    text.extend(game_table(&explanation.games, by, words).lines(style));
    text.push(String::new());
    text.extend(Table::labelled(sums(standing, words)).lines(style));
    text.push(String::new());
    text.extend(words.ranking(explanation.ranking).iter().map(|rule| style.hang(rule)));
    finish(&text)
}

/// Writes the games; the column of the figure that ranks is never dropped.
fn game_table(games: &[CountedGame], by: RankingMethod, words: &Messages) -> Table {
    let column = |label| Column::figures(words.label(label));
    let adds_to = |methods: &[RankingMethod], column: Column, priority| match methods.contains(&by)
    {
        true => column,
        false => column.priority(priority),
    };
    let figure = |method, priority| {
        let column = column(Label::Method(method));
        adds_to(&[method], column, priority)
    };
    let total = column(Label::Method(RankingMethod::Total));
    let totals = [RankingMethod::Total, RankingMethod::Average];
    let scored = column(Label::Scored);
    Rows::new(games)
        .with(column(Label::Game), |game| game.game.number.into())
        .with(column(Label::Date).priority(80), |game| game.game.date.into())
        .with(column(Label::Place), |game| {
            let place = words.place_in_game(game.place, game.shared);
            words.part_of(&place, game.player_count).into()
        })
        .with(figure(RankingMethod::Beaten, 90), |game| {
            let beaten = halves(game.beaten.twice, words);
            words.part_of(&beaten, game.beaten.faced).into()
        })
        .with(figure(RankingMethod::Points, 60), |game| Cell::decimal(Some(game.place_points()), 1))
        .with(adds_to(&totals, total, 85), |game| game.total.into())
        .with(adds_to(&[RankingMethod::PerRound], scored, 40), |game| {
            words.points_in_rounds(game.round_points, game.round_count).into()
        })
        .with(column(Label::Out).priority(50), |game| game.times_out.into())
        .with(figure(RankingMethod::Rating, 70), |game| {
            Cell::decimal(Some(game.rating.ordinal()), 2)
        })
        .with(Column::figures(""), |game| Cell::or_empty((!game.counted).then(|| words.left_out())))
        .table()
}

fn sums(standing: &Standing, words: &Messages) -> Vec<(&'static str, String)> {
    let Standing { sum, rating, .. } = standing;
    let figure = |method| total_figure(sum, method).text(words);
    let method = |method, text: String| (words.label(Label::Method(method)), text);
    let wins = Wins { won: sum.wins, shared: sum.shared_wins };
    let left_out = standing.game_count - sum.games as usize;
    let beaten = words.opponents_beaten(&halves(sum.beaten.twice, words), sum.beaten.faced);
    let [share, average, per_round, points_each] = [
        RankingMethod::Beaten,
        RankingMethod::Average,
        RankingMethod::PerRound,
        RankingMethod::Points,
    ]
    .map(figure);
    let over_rounds = words.points_over_rounds(sum.points, sum.rounds);
    let points = Cell::decimal(Some(sum.place_points()), 1).text(words);
    let out = words.out_of_rounds(sum.times_out, sum.rounds);
    let out_rate = Cell::percent(sum.out_rate(), 0).text(words);
    let [mu, sigma, ordinal] =
        [rating.mu, rating.sigma, rating.ordinal()].map(|number| words.decimal(number, 2));
    vec![
        (words.label(Label::Games), words.games_left_out(standing.game_count, left_out)),
        method(RankingMethod::Wins, words.shared_wins(wins)),
        method(RankingMethod::Beaten, format!("{beaten} = {share}")),
        method(RankingMethod::Average, format!("{} / {} = {average}", sum.total, sum.games)),
        method(RankingMethod::PerRound, format!("{over_rounds} = {per_round}")),
        method(RankingMethod::Points, format!("{points} / {} = {points_each}", sum.games)),
        (words.label(Label::Out), format!("{out} = {out_rate}")),
        method(RankingMethod::Rating, format!("{mu} - 3 x {sigma} = {ordinal}")),
    ]
}

/// Writes half of a number: `2`, `2.5`.
fn halves(twice: u32, words: &Messages) -> String {
    words.decimal(f64::from(twice) / 2.0, (twice % 2) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::LeagueTerms;
    use crate::league::fixture::{games, renamed};
    use crate::league::{GameResult, Ranking, Standings};
    use crate::render::table::read_csv;
    use crate::render::text::columns as width_of;

    /// Ranks the players of games, and writes the standings.
    fn written(games: &[GameResult], write: impl Fn(&StandingsPage<'_>) -> String) -> String {
        let ranking = &Ranking::from_terms(&LeagueTerms::default());
        let mut counted = Standings::new(ranking.clone());
        games.iter().for_each(|game| counted.add(game));
        let selection = &GameSelection::default();
        write(&StandingsPage { selection, ranking, standings: &counted.rank(), more: 0 })
    }

    fn shown_at(width: usize) -> String {
        let style = TextStyle { width, ..TextStyle::PLAIN };
        let games = games("Ann 100, Bob -5, Cat 300; Ann 90, Bob 120, Cat 110");
        let games = renamed(games, "Bob", "Bartholomew the Second");
        written(&games, |page| standings(page, style))
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

    #[test]
    fn a_player_is_a_row_the_best_first() {
        let games = games("Ann 100: -, Bob -5: -, Cat 300: -");
        let csv = |page: &StandingsPage<'_>| standings_table(page, TextStyle::PLAIN).csv();
        let rows = read_csv(&written(&renamed(games, "Ann", "=Ann")[..1], csv));
        let row = |index: usize| rows[index][..13].join(" ");
        assert_eq!(row(1), "1 Bob 1 1 1 0 1 -5  100 -5  -5");
        assert_eq!(row(2), "2 '=Ann 1 1 0 0 0.5 100  50 100  100");
        assert_eq!(rows[3].len(), rows[0].len());
    }
}
