//! The columns of the standings of a tournament, for every format.

use crate::game::RankingMethod;
use crate::messages::Label;
use crate::render::league::{csv_name, total_figure};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, Table};
use crate::tournament::{METHODS, TournamentStanding, TournamentStandings};

/// Returns standings as a table, a row per player, the figure that ranks beside
/// the name.
///
/// In CSV `place` is empty for a player without enough games, `final` the place
/// in the final, and `left` 1 for who has left the tournament. `beaten` is a
/// share from 0 to 1.
pub fn tournament_table(standings: &TournamentStandings, style: TextStyle) -> Table {
    rows(standings, &standings.players, style)
}

/// Returns the rows of some of the players, with the columns of all.
pub(crate) fn rows(
    standings: &TournamentStandings,
    players: &[TournamentStanding],
    style: TextStyle,
) -> Table {
    let by = standings.ranking.by;
    let any = |unusual: fn(&TournamentStanding) -> bool| standings.players.iter().any(unusual);
    let words = style.words();
    let headed = |name, label| {
        let column = Column::new(name).text(words.label(label));
        column.page(words.page_heading(label))
    };
    let final_place = match any(|player| player.final_place.is_some()) {
        true => {
            let heading = words.tournament_game(None);
            let column = Column::new("final").text(heading.to_lowercase());
            column.page(heading)
        }
        false => Column::new("final"),
    };
    let left = match any(|player| player.left) {
        true => Column::new("left").text("").page(""),
        false => Column::new("left"),
    };
    let rows = Rows::of(players)
        .with(headed("place", Label::Rank), |row| row.place.into())
        .with(headed("player", Label::Player).cut(), |row| {
            Cell::Name(row.player.name.to_string()).strong_if(row.place == Some(1))
        })
        .with(final_place, |row| row.final_place.into())
        .with(headed("games", Label::Games), |row| row.game_count.into());
    let mut priority = 80;
    let rows = METHODS.into_iter().fold(rows, |rows, method| {
        priority -= 10;
        let column = headed(csv_name(method), Label::Method(method));
        let column = if method == by {
            column
        } else {
            column.priority(priority)
        };
        rows.with(column, move |row| {
            let leads = row.place == Some(1) && method == by;
            total_figure(&row.sum, method).strong_if(leads)
        })
    });
    let wins = headed("wins", Label::Method(RankingMethod::Wins)).priority(30);
    rows.with(wins, |row| total_figure(&row.sum, RankingMethod::Wins))
        .with(Column::new("shared_wins"), |row| row.sum.shared_wins.into())
        .with(left, |row| {
            let shown = if row.left {
                words.left_tournament()
            } else {
                ""
            };
            Cell::from(row.left).shown_as(shown)
        })
        .table()
        .front(&["place", "player", "final", csv_name(by)])
}
