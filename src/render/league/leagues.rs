//! Leagues and players as text: settings and seasons, the games of a player, and records.

use std::mem;

use super::games::selected;
use super::stats::overall;
use crate::game::{GameState, GameSummary, League, LeagueTerms, RankingMethod, Season};
use crate::league::{GameSelection, Record, RecordHolder, RecordKind, Records, Stats};
use crate::messages::{Label, Messages};
use crate::render::table::{Cell, Column, Link, Rows, Table};
use crate::render::text::{TextStyle, finish, shown};
use crate::store::{Player, PlayerOverview};

/// Writes settings in one line: `texas rules, by points, 5 games needed for a place`;
/// empty if there are none.
pub(crate) fn settings(settings: &LeagueTerms, words: &Messages) -> String {
    let ruleset = settings.ruleset.as_ref();
    let ruleset = ruleset.map(|ruleset| shown(&words.ruleset(ruleset)));
    words.league_settings(ruleset.as_deref(), settings)
}

/// Writes a season: `Autumn, 2026-09-01 to 2026-12-31`.
pub(crate) fn season(season: &Season, words: &Messages) -> String {
    words.season(&shown(&season.name), season)
}

pub fn leagues(leagues: &[League], style: TextStyle) -> String {
    if leagues.is_empty() {
        return style.wrap(style.words().no_leagues()) + "\n";
    }
    leagues.iter().map(|stored| league(stored, None, style)).collect()
}

/// Writes a league: its settings, its seasons, and the number of its games if it is given.
pub fn league(league: &League, games: Option<usize>, style: TextStyle) -> String {
    let words = style.words();
    let agreed = match settings(&league.terms, words) {
        agreed if agreed.is_empty() => words.default_settings().to_owned(),
        agreed => agreed,
    };
    let seasons = league.seasons.iter().map(|stored| (Label::Season, season(stored, words)));
    let games = games.map(|games| (Label::Games, games.to_string()));
    let rows = [(Label::Agreed, agreed)].into_iter().chain(seasons).chain(games);
    let rows = Table::labelled(rows.map(|(label, text)| (words.label(label), text)));
    let title = words.league(&shown(&league.name), league.retired);
    style.hang(&title) + "\n" + &rows.indent(2).text(style)
}

/// Writes players with what they have played, a line each; empty if there are none.
pub fn players(players: &[PlayerOverview], style: TextStyle) -> String {
    if players.is_empty() {
        return String::new();
    }
    // Scripts read the names, which are cut and wrapped only on a narrow screen.
    let width = if style.width < TextStyle::PLAIN.width { style.width } else { usize::MAX };
    let style = TextStyle { width, ..style };
    let words = style.words();
    let column = |label| Column::figures(words.label(label));
    Rows::new(players)
        .with(column(Label::Player).left(), |one| Cell::name(&one.player.name))
        .with(Column::figures("").left(), |one| {
            Cell::or_empty(one.player.retired.then(|| words.retired()))
        })
        .with(column(Label::Games), |one| one.games.into())
        .with(column(Label::LastDay).left().priority(1), |one| Cell::or_empty(one.last_day))
        .with(column(Label::Leagues).left().priority(1), |one| Cell::names(&one.leagues))
        .with(column(Label::LooksLike).left().priority(1), |one| Cell::names(&one.looks_like))
        .table()
        .text(style)
}

/// Writes the page of a player: what they have played, the figures of finished games,
/// games, and a note if there are `more`.
pub fn player(
    overview: &PlayerOverview,
    stats: &Stats,
    games: &[GameSummary],
    more: bool,
    style: TextStyle,
) -> String {
    let words = style.words();
    let player = &overview.player;
    let title = words.player(&shown(&player.name), player.retired);
    let mut lines = vec![title, String::new()];
    if games.is_empty() {
        lines.push(words.no_games().to_owned());
        return finish(&lines);
    }
    let leagues: Vec<_> = overview.leagues.iter().map(|name| shown(name)).collect();
    let played = [
        (Label::Games, Some(overview.games.to_string())),
        (Label::LastDay, overview.last_day.map(|day| day.to_string())),
        (Label::Leagues, Some(leagues.join(", ")).filter(|leagues| !leagues.is_empty())),
    ];
    let played = played.into_iter().filter_map(|(label, text)| Some((words.label(label), text?)));
    let figures = Some(stats).filter(|stats| stats.game_count > 0);
    let figures = figures.into_iter().flat_map(|stats| overall(stats, style));
    let figures: Vec<_> = played.chain(figures).collect();
    lines.extend(Table::labelled(figures).indent(2).lines(style));
    lines.push(String::new());
    lines.extend(games_of(player, games, words).lines(style));
    if more {
        let note = words.latest_games_note();
        lines.extend([String::new(), style.wrap(note)]);
    }
    finish(&lines)
}

fn games_of(player: &Player, games: &[GameSummary], words: &Messages) -> Table {
    let column = |label| Column::figures(words.label(label));
    let seat = |game: &GameSummary| {
        let mut seats = game.players.iter();
        seats.find(|seat| seat.player.uuid == player.id).cloned()
    };
    let place =
        |game: &GameSummary| match (game.details.state, seat(game).and_then(|seat| seat.place)) {
            (GameState::Finished, place) => {
                words.place_or_left(place.map(|place| place as usize)).into()
            }
            (state, _) => words.state(state).into(),
        };
    let others = |game: &GameSummary| {
        let others = game.players.iter().filter(|seat| seat.player.uuid != player.id);
        let others: Vec<_> = others.map(|other| shown(&other.player.name)).collect();
        if others.is_empty() { words.nobody().into() } else { words.and(&others).into() }
    };

    Rows::new(games)
        .with(column(Label::Game), |game| game.details.number.into())
        .with(column(Label::Date).left(), |game| game.details.date.into())
        .with(column(Label::Place).left(), place)
        .with(column(Label::Method(RankingMethod::Total)), |game| {
            Cell::or_empty(seat(game).map(|seat| seat.total))
        })
        .with(column(Label::With).wrapped(), others)
        .table()
        .indent(1)
}

const HOLDERS: usize = 3;

/// Writes the records of `counted` games with their holders, at most the first three of each.
pub fn records(
    records: &[Record],
    counted: u32,
    choice: &GameSelection,
    style: TextStyle,
) -> String {
    let (words, selected) = (style.words(), selected(choice));
    if counted < Records::MIN_GAMES {
        let need = words.too_few_for_records(counted, Records::MIN_GAMES, &selected);
        let more = words.how_to_select_more(&selected).to_owned();
        return finish(&[need, more].map(|text| style.wrap(&text)));
    }
    let title = words.records_title(counted, &selected);
    let mut lines = vec![style.wrap(&title), String::new()];
    lines.extend(record_table(records, words).indent(2).lines(style));
    finish(&lines)
}

/// Returns records as a table: the name, the value, and a row for each of the first holders.
pub(crate) fn record_table(records: &[Record], words: &Messages) -> Table {
    let mut rows = Vec::new();
    for record in records {
        let Record { kind, value, holders } = record;
        let held = |holder: &RecordHolder| {
            Cell::from(held(*kind, holder, words)).linked(Link::Game(holder.last.uuid))
        };
        let more = holders.len().saturating_sub(HOLDERS);
        let more = (more > 0).then(|| words.and_more(more).into());
        let mut head = [words.record(*kind).into(), words.record_value(*kind, *value).into()];
        for holder in holders.iter().take(HOLDERS).map(held).chain(more) {
            let [name, value] = mem::replace(&mut head, [Cell::EMPTY, Cell::EMPTY]);
            rows.push(vec![name, value, holder]);
        }
    }
    let text = || Column::figures("").left();
    Table::new(vec![text(), text(), text().wrapped()], rows)
}

/// Writes the holder of a record and the game: `Ann over Bob, game 12, 2026-11-21`.
fn held(kind: RecordKind, holder: &RecordHolder, words: &Messages) -> String {
    let over: Vec<_> = holder.over.iter().map(|second| shown(&second.name)).collect();
    let round = holder.round.filter(|_| kind == RecordKind::BiggestRound);
    let games = words.game_span(holder.first, holder.last);
    words.record_holder(&shown(&holder.player.name), &over, round, &games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::fixture::{player, when};
    use crate::messages::Language;

    #[test]
    fn a_player_is_the_first_holder_of_what_the_player_shares() {
        let holder = |name| RecordHolder {
            player: player(name),
            over: Vec::new(),
            round: None,
            first: when(1),
            last: when(1),
        };
        let mut shared = Record {
            kind: RecordKind::MostGames,
            value: 1,
            holders: ["Ann", "Bob", "Cat", "Dan"].map(holder).into(),
        };
        assert!(shared.is_led_by(player("Dan").uuid));
        let text =
            record_table(&[shared.clone()], Language::English.words()).text(TextStyle::PLAIN);
        assert!(text.contains("Dan, ") && text.contains("Ann, "), "{text}");
        assert!(!shared.is_led_by(player("Eve").uuid));
    }

    #[test]
    fn a_record_that_many_share_names_the_first_of_them() {
        let holder = |number| RecordHolder {
            player: player("Ann"),
            over: vec![player("Bob"), player("Cat")],
            round: None,
            first: when(number),
            last: when(number),
        };
        let held = Record {
            kind: RecordKind::ClosestFinish,
            value: 1,
            holders: (1..=5).map(holder).collect(),
        };
        let stored = [held];
        let write = |width| {
            let style = TextStyle { width, ..TextStyle::PLAIN };
            records(&stored, 10, &GameSelection::default(), style)
        };
        assert_eq!(
            write(80),
            "Records of 10 games\n\n  \
             Closest win  1 point  Ann over Bob and Cat, game 1, 2026-01-02\n                        \
             Ann over Bob and Cat, game 2, 2026-01-03\n                        \
             Ann over Bob and Cat, game 3, 2026-01-04\n                        \
             and 2 more\n"
        );
        let narrow = write(30);
        let start = "Records of 10 games\n\n  Closest win: 1 point, Ann\n    over Bob and Cat, game 1,\n    2026-01-02\n    Ann over Bob and Cat, game\n";
        assert!(narrow.starts_with(start), "{narrow}");
    }
}
