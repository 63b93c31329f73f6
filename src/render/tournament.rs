//! A tournament: its tables as its director sees them, and its standings as text and as a table.

use crate::game::RankingMethod;
use crate::messages::{DirectorColumn, Label, Messages};
use crate::render::league::{csv_name, ranking_notes, total_figure};
use crate::render::table::{Cell, Column, Link, Rows, Table};
use crate::render::text::{TextStyle, finish, shown, wrap};
use crate::seating::SeatingQuality;
use crate::store::TournamentSummary;
use crate::tournament::{
    METHODS, StoredTournament, TableStatus, TournamentStanding, TournamentStandings,
};

/// Returns that players of the final have no place in it by the present standings.
pub fn displaced(stored: &StoredTournament, words: &Messages) -> Option<String> {
    let names: Vec<_> =
        stored.displaced_finalists().into_iter().map(|player| shown(&player.name)).collect();
    let (has_begun, tournament) = (stored.final_has_begun(), stored.name_for_commands());
    (!names.is_empty()).then(|| words.displaced_finalists(&names, has_begun, tournament))
}

#[derive(Debug, Clone, Copy)]
pub struct TournamentPage<'a> {
    pub name: &'a str,
    pub progress: Option<Progress>,
    pub standings: &'a TournamentStandings,
}

/// How many tables of the latest game are finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The game, from 1; `None` for the final.
    pub game: Option<u8>,
    pub finished: usize,
    pub tables: usize,
}

impl TournamentPage<'_> {
    pub(crate) fn title(&self, words: &Messages) -> String {
        words.tournament_title(&shown(self.name))
    }

    /// Returns how far the tournament is, or who has won it.
    pub(crate) fn progress(&self, words: &Messages) -> Option<String> {
        let is_winner = |player: &&TournamentStanding| player.final_place == Some(1);
        let winners = self.standings.players.iter().filter(is_winner);
        let winners: Vec<_> = winners.map(|player| shown(&player.player.name)).collect();
        if !winners.is_empty() {
            return Some(words.tournament_winner(&winners));
        }
        let progress = self.progress?;
        let game = words.tournament_game(progress.game);
        Some(words.tables_finished(&game, progress.finished, progress.tables))
    }

    pub(crate) fn warning(&self, words: &Messages) -> Option<String> {
        self.standings.unequal_tables.map(|sizes| words.unequal_tables(sizes))
    }

    /// Returns the ranking in sentences, and notes on unusual lines.
    pub(crate) fn notes(&self, words: &Messages) -> Vec<String> {
        let TournamentStandings { ranking, players, .. } = self.standings;
        let any = |unusual: fn(&TournamentStanding) -> bool| players.iter().any(unusual);
        let has_unplaced = any(|standing| standing.place.is_none());
        let has_shared = any(|standing| standing.sum.shared_wins > 0);
        let mut notes = ranking_notes(ranking, has_unplaced, has_shared, words);
        if any(|standing| standing.final_place.is_some()) {
            notes.insert(0, words.final_first().to_owned());
        }
        notes
    }
}

/// Writes a game of a tournament, table by table, and what comes next.
pub fn tournament(
    stored: &StoredTournament,
    number: u8,
    quality: SeatingQuality,
    style: TextStyle,
) -> String {
    let mut text = heading(stored, quality, style);
    text.push(String::new());
    text.extend(game(stored, number, style));
    text.extend(next(stored, style));
    finish(&text)
}

/// Writes that a tournament goes on, how far it is and what comes next.
pub fn open_tournament(stored: &StoredTournament, style: TextStyle) -> String {
    let words = style.words();
    let name = shown(&stored.tournament.start.name);
    let game = stored.current().or(stored.games.first());
    let progress = game.map(|game| words.game_progress(stored, game));
    let open = words.open_tournament(&name, stored.name_for_commands());
    let lines = [open].into_iter().chain(progress);
    let mut text: Vec<_> = lines.map(|line| style.hang(&line)).collect();
    text.extend(next(stored, style));
    finish(&text)
}

pub fn tournament_change(
    stored: &StoredTournament,
    done: &[String],
    number: u8,
    style: TextStyle,
) -> String {
    let mut text: Vec<_> = done.iter().map(|done| style.wrap(done)).collect();
    if !done.is_empty() {
        text.push(String::new());
    }
    text.extend(game(stored, number, style));
    text.extend(next(stored, style));
    finish(&text)
}

pub fn seating_quality(
    stored: &StoredTournament,
    quality: SeatingQuality,
    style: TextStyle,
) -> String {
    finish(&heading(stored, quality, style))
}

fn heading(stored: &StoredTournament, quality: SeatingQuality, style: TextStyle) -> Vec<String> {
    let start = &stored.tournament.start;
    let name = shown(&start.name);
    let words = style.words();
    let title = words.tournament_heading(&name, &words.ruleset(&start.ruleset), stored);
    let mut text = vec![style.hang(&title)];
    let lines = words.seating_quality(&quality).into_iter();
    text.extend(lines.map(|line| wrap("  ", "  ", &line, style.width)));
    text
}

fn game(stored: &StoredTournament, number: u8, style: TextStyle) -> Vec<String> {
    let Some(game) = stored.game(number) else { return Vec::new() };
    let waits = |table: &TableStatus| stored.is_contested(number, table.table);
    let words = style.words();
    let title = words.game_progress(stored, game);
    let mut text = vec![style.hang(&title)];
    let column = |label| Column::figures(words.label(label));
    let number = |table: &TableStatus| {
        Cell::or_empty(table.game.as_ref().map(|game| game.result.game.number))
    };
    let table = Column::figures(words.director_column(DirectorColumn::Table));
    let mut rows = Rows::new(&game.tables).with(table, |table| u32::from(table.table).into());
    if game.is_started() {
        rows = rows.with(column(Label::Game), number).with(column(Label::State).left(), |table| {
            words.table_state(table, waits(table)).into()
        });
    }
    let rows = rows.with(column(Label::Players).wrapped(), |table| {
        Cell::names(table.players.iter().map(|player| &*player.name))
    });
    text.extend(rows.table().lines(style));
    text
}

fn next(stored: &StoredTournament, style: TextStyle) -> Vec<String> {
    let next = style.words().tournament_next(stored);
    let next = next.map(|next| [String::new(), style.wrap(&next.write(style.db))]);
    next.into_iter().flatten().collect()
}

pub fn tournaments(tournaments: &[TournamentSummary], style: TextStyle) -> String {
    let words = style.words();
    if tournaments.is_empty() {
        return style.wrap(words.no_tournaments()) + "\n";
    }
    let column = |label| Column::figures(words.label(label));
    let name = Column::figures(words.director_column(DirectorColumn::Tournament));
    let table = Rows::new(tournaments)
        .with(name.cut(), |one| Cell::name(&one.tournament.name))
        .with(column(Label::Date), |one| one.date.into())
        .with(column(Label::Games), |one| one.game_count.into())
        .with(column(Label::Players), |one| one.player_count.into());
    table.table().text(style)
}

/// Writes the standings of a tournament, a line per player. On a narrow page the
/// least important columns are dropped first.
pub fn tournament_standings(page: &TournamentPage<'_>, style: TextStyle) -> String {
    let words = style.words();
    let lead = [Some(page.title(words)), page.progress(words)].into_iter().flatten();
    let mut text: Vec<_> = lead.map(|line| style.wrap(&line)).collect();
    text.push(String::new());
    let standings = page.standings;
    if standings.players.is_empty() {
        text.push(words.no_standings().to_owned());
        return finish(&text);
    }
    let table = tournament_table(standings, style);
    text.extend(table.lines(style));
    text.push(String::new());
    let notes = page.warning(words).into_iter().chain(page.notes(words));
    text.extend(notes.map(|note| style.hang(&note)));
    finish(&text)
}

/// Returns standings as a table, a row per player, the figure that ranks beside the name.
///
/// In CSV `place` is empty for a player without enough games, `final` the place in the final, and
/// `left` 1 for who has left the tournament. `beaten` is a share from 0 to 1.
pub fn tournament_table(standings: &TournamentStandings, style: TextStyle) -> Table {
    rows(standings, &standings.players, style)
}

pub(crate) fn rows(
    standings: &TournamentStandings,
    players: &[TournamentStanding],
    style: TextStyle,
) -> Table {
    let by = standings.ranking.by;
    let any = |unusual: fn(&TournamentStanding) -> bool| standings.players.iter().any(unusual);
    let words = style.words();
    let headed =
        |name, label| Column::new(name).text(words.label(label)).page(words.page_heading(label));
    let final_place = match any(|player| player.final_place.is_some()) {
        true => {
            let heading = words.tournament_game(None);
            Column::new("final").text(heading.to_lowercase()).page(heading)
        }
        false => Column::new("final"),
    };
    let left = match any(|player| player.left) {
        true => Column::new("left").text("").page(""),
        false => Column::new("left"),
    };
    let rows = Rows::new(players)
        .with(headed("place", Label::Rank), |row| row.place.into())
        .with(headed("player", Label::Player).cut(), |row| {
            let player = Link::Player(row.player.uuid);
            Cell::name(&*row.player.name).linked(player).strong_if(row.place == Some(1))
        })
        .with(final_place, |row| row.final_place.into())
        .with(headed("games", Label::Games), |row| row.game_count.into());
    let mut priority = 80;
    let rows = METHODS.into_iter().fold(rows, |rows, method| {
        priority -= 10;
        let column = headed(csv_name(method), Label::Method(method));
        let column = if method == by { column } else { column.priority(priority) };
        rows.with(column, move |row| {
            let leads = row.place == Some(1) && row.final_place.is_none() && method == by;
            total_figure(&row.sum, method).strong_if(leads)
        })
    });
    let wins = headed("wins", Label::Method(RankingMethod::Wins)).priority(30);
    rows.with(wins, |row| total_figure(&row.sum, RankingMethod::Wins))
        .with(Column::new("shared_wins"), |row| row.sum.shared_wins.into())
        .with(left, |row| {
            let shown = if row.left { words.left_tournament() } else { "" };
            Cell::from(row.left).shown_as(shown)
        })
        .table()
        .front(&["place", "player", "final", csv_name(by)])
}
