//! What a scoresheet says, before it is drawn: its cells, and the scores that each player
//! needs in the last round.

use crate::game::{PointsNeeded, Scoresheet, SeatStanding};
use crate::messages::Messages;
use crate::render::table::Link;
use crate::render::text::{
    TextStyle, columns, fit, harmless, isolated, score, shown, to_left, wrap,
};
use crate::rules::Round;

pub(crate) struct SheetCells {
    pub(crate) leads: Vec<bool>,
    pub(crate) rows: Vec<SheetRow>,
    pub(crate) totals: Vec<i32>,
    pub(crate) places: Vec<String>,
}

/// A round that is scored, or the next one.
pub(crate) struct SheetRow {
    pub(crate) number: u8,
    pub(crate) round: Round,
    pub(crate) cells: Vec<SheetCell>,
}

#[derive(Debug, Default, Clone)]
pub(crate) struct SheetCell {
    pub(crate) deals: bool,
    /// The points; `Some(None)` for who did not play.
    pub(crate) points: Option<Option<i32>>,
    pub(crate) out: bool,
    /// The running total, which a round that settles a tie has not.
    pub(crate) total: Option<i32>,
}

impl SheetRow {
    /// Returns the rounds that are scored.
    pub(crate) fn scored(sheet: &Scoresheet) -> impl Iterator<Item = Self> {
        sheet.played.iter().map(|(&number, played)| {
            let turn = sheet.turn(number);
            let settles_tie = number > Round::LAST.number();
            let has_total = |seat: usize| sheet.seats[seat].sits_in(number) && !settles_tie;
            let cells = (0..sheet.seats.len()).map(|seat| SheetCell {
                deals: turn.dealer == seat,
                points: played.scores.get(&seat).map(|score| score.points),
                out: played.out == Some(seat),
                total: sheet.total_after(seat, number).filter(|_| has_total(seat)),
            });
            Self { number, round: turn.round, cells: cells.collect() }
        })
    }
}

impl SheetCell {
    pub(crate) fn points(&self) -> String {
        self.points.map_or_else(String::new, score)
    }

    pub(crate) fn total(&self) -> String {
        self.total.map_or_else(String::new, |total| total.to_string())
    }
}

impl SheetCells {
    /// Returns the cells of a sheet with its places, or with those that it would have.
    pub(crate) fn new(
        sheet: &Scoresheet,
        standings: &[SeatStanding],
        leaders: &[usize],
        words: &Messages,
    ) -> Self {
        let seats = sheet.seats.len();
        let mut rows: Vec<_> = SheetRow::scored(sheet).collect();
        if let Some(turn) = sheet.next() {
            let mut cells = vec![SheetCell::default(); seats];
            cells[turn.dealer].deals = true;
            rows.push(SheetRow { number: turn.number, round: turn.round, cells });
            rows.sort_by_key(|row| row.number);
        }
        let mut places = vec![String::new(); seats];
        for standing in standings {
            places[standing.seat] = match standing.place {
                Some(place) => words.ordinal(place),
                None => words.no_place().to_owned(),
            };
        }
        Self {
            leads: (0..seats).map(|seat| leaders.contains(&seat)).collect(),
            rows,
            totals: (0..seats).map(|seat| sheet.total(seat)).collect(),
            places,
        }
    }
}

/// Returns the rules of a game, and the league and the table of a tournament that it belongs
/// to, with what they link to.
pub(crate) fn rules_league_and_table(
    sheet: &Scoresheet,
    words: &Messages,
) -> impl Iterator<Item = (String, Option<Link>)> {
    let rules = (shown(&words.ruleset(&sheet.ruleset)), None);
    let league = sheet.league.as_ref();
    let league = league.map(|league| (words.in_league(&shown(&league.name)), None));
    let table = sheet.tournament.as_ref().map(|table| {
        let of_tournament = words.table_of_tournament(&shown(&table.tournament.name), table);
        (of_tournament, Some(Link::Tournament(table.tournament.uuid)))
    });
    [rules].into_iter().chain(league).chain(table)
}

const WIDEST: usize = 14;

/// The fewest columns for what a player needs beside the name.
const NARROWEST: usize = 24;

const MAX_NAMED: usize = 3;

/// Writes a line per player, those nearest to the win first; none unless round 11 is next.
pub(crate) fn needs(sheet: &Scoresheet, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let mut needs = sheet.needs();
    needs.sort_by_key(|need| need.behind);
    if needs.is_empty() {
        return Vec::new();
    }
    let short = |name: &String| isolated(&fit(&harmless(name), WIDEST, style));
    let names: Vec<_> = sheet.seat_names().iter().map(short).collect();
    let widest = needs.iter().map(|need| columns(&names[need.seat])).max().unwrap_or_default();
    let is_narrow = style.width < widest + 4 + NARROWEST;
    let line = |need: &PointsNeeded| {
        let name = &names[need.seat];
        let (first, next) = match is_narrow {
            true => (format!("  {name}: "), "    ".to_owned()),
            false => (format!("  {}  ", to_left(name, widest)), " ".repeat(widest + 4)),
        };
        let rivals = rivals(sheet, &needs, need.seat, &names, words);
        wrap(&first, &next, &words.need(need, &rivals), style.width)
    };
    let title = style.wrap(words.needs());
    let lines = needs.iter().map(line);
    std::iter::once(title).chain(lines).collect()
}

fn rivals(
    sheet: &Scoresheet,
    needs: &[PointsNeeded],
    seat: usize,
    names: &[String],
    words: &Messages,
) -> String {
    let others = || needs.iter().map(|need| need.seat).filter(|&o| o != seat);
    let lowest = others().map(|other| sheet.total(other)).min().unwrap_or_default();
    let rivals = others().filter(|&other| sheet.total(other) == lowest);
    let rivals: Vec<_> = rivals.map(|other| names[other].clone()).collect();
    match rivals.len() {
        ..=MAX_NAMED => words.and(&rivals),
        many => words.rivals(many, lowest),
    }
}
