//! The scoresheet as JSON, in a shape of version 1.

use serde::{Serialize, Serializer};
use uuid::Uuid;

use crate::game::{Scoresheet, TotalsRow};
use crate::render::json;
use crate::render::text::seat_names;

/// Writes a scoresheet: `version`, `game`, `uuid`, `state`, `ruleset`,
/// `league`, `date`, `place`, `note`, `players` in the order of their seats,
/// `rounds`, `totals`, `next` and `winners`.
///
/// A round's `scores` name those who were to play it, with null for one who
/// did not; its `totals` those who had sat down by then. `out` is null where
/// nobody said, `next` where the game is not open, `league`, `place` and
/// `note` where it has none.
pub fn board_json(sheet: &Scoresheet) -> String {
    let names = seat_names(sheet);
    let name = |seat: usize| names[seat].as_str();
    let rounds = sheet.rows().map(|row| Round::of(&row, &names));
    let next = sheet.next().map(|turn| Next {
        round: turn.number,
        dealt: turn.round.dealt(),
        wild: turn.round.wild().text(),
        dealer: name(turn.dealer),
    });
    json::line(&Board {
        version: 1,
        game: sheet.number,
        uuid: sheet.id.0,
        state: sheet.state().word(),
        ruleset: sheet.ruleset.name(),
        league: sheet.league_name.as_deref(),
        date: sheet.date.to_string(),
        place: sheet.place.as_deref(),
        note: sheet.note.as_deref(),
        players: &names,
        rounds: rounds.collect(),
        totals: ByName(
            (0..names.len())
                .map(|s| (name(s), sheet.total(s)))
                .collect(),
        ),
        next,
        winners: sheet.winners().into_iter().map(name).collect(),
    })
}

#[derive(Serialize)]
struct Board<'a> {
    version: u8,
    game: u32,
    uuid: Uuid,
    state: &'static str,
    ruleset: &'a str,
    league: Option<&'a str>,
    date: String,
    place: Option<&'a str>,
    note: Option<&'a str>,
    players: &'a [String],
    rounds: Vec<Round<'a>>,
    totals: ByName<'a, i32>,
    next: Option<Next<'a>>,
    winners: Vec<&'a str>,
}

#[derive(Serialize)]
struct Round<'a> {
    round: u8,
    dealt: usize,
    wild: &'static str,
    dealer: &'a str,
    out: Option<&'a str>,
    scores: ByName<'a, Option<i32>>,
    totals: ByName<'a, i32>,
}

impl<'a> Round<'a> {
    fn of(row: &TotalsRow, names: &'a [String]) -> Self {
        let seats = || names.iter().map(String::as_str);
        let scores = seats().zip(&row.marks);
        let totals = seats().zip(&row.totals);
        Self {
            round: row.number,
            dealt: row.round.dealt(),
            wild: row.round.wild().text(),
            dealer: &names[row.dealer],
            out: row.out.map(|seat| names[seat].as_str()),
            scores: ByName(
                scores
                    .filter_map(|(name, mark)| Some((name, mark.as_ref()?.points)))
                    .collect(),
            ),
            totals: ByName(
                totals
                    .filter_map(|(name, total)| Some((name, (*total)?)))
                    .collect(),
            ),
        }
    }
}

#[derive(Serialize)]
struct Next<'a> {
    round: u8,
    dealt: usize,
    wild: &'static str,
    dealer: &'a str,
}

/// An object with a field a player, in the order of the seats.
pub(crate) struct ByName<'a, T>(pub(crate) Vec<(&'a str, T)>);

impl<T: Serialize> Serialize for ByName<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
