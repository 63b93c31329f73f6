//! A scoresheet as JSON, for all commands that show or change a game.

use chrono::NaiveDate;
use serde::Serialize;

use super::line;
use crate::game::{
    GameId, LeagueRef, PlayedRound, PlayerRef, RoundSetup, Scoresheet, Stay, TotalsRow,
};
use crate::rules::Ruleset;

/// Writes a scoresheet.
pub fn scoresheet(sheet: &Scoresheet) -> String {
    line(SheetShape::of(sheet))
}

#[derive(Serialize)]
pub(super) struct SheetShape<'a> {
    game: GameShape<'a>,
    players: Vec<SeatShape>,
    rounds: Vec<RoundShape>,
    next: Option<NextShape>,
}

impl<'a> SheetShape<'a> {
    pub(super) fn of(sheet: &'a Scoresheet) -> Self {
        Self {
            game: GameShape::of(sheet),
            players: seats(sheet),
            rounds: sheet
                .rows()
                .map(|row| RoundShape::of(&row, sheet))
                .collect(),
            next: sheet.next().map(|setup| NextShape::of(&setup, sheet)),
        }
    }
}

/// A game without its players and rounds.
#[derive(Serialize)]
pub(super) struct GameShape<'a> {
    pub(super) number: u32,
    pub(super) uuid: GameId,
    pub(super) date: NaiveDate,
    pub(super) state: &'static str,
    pub(super) short: bool,
    pub(super) ruleset: &'a Ruleset,
    pub(super) league: Option<LeagueRef>,
    pub(super) venue: Option<&'a str>,
    pub(super) note: Option<&'a str>,
}

impl<'a> GameShape<'a> {
    pub(super) fn of(sheet: &'a Scoresheet) -> Self {
        let league = sheet.league.map(|uuid| LeagueRef {
            name: sheet
                .league_name
                .clone()
                .unwrap_or_else(|| uuid.to_string()),
            uuid,
        });
        Self {
            number: sheet.number,
            uuid: sheet.id,
            date: sheet.date,
            state: sheet.state().name(),
            short: sheet.is_short(),
            ruleset: &sheet.ruleset,
            league,
            venue: sheet.place.as_deref(),
            note: sheet.note.as_deref(),
        }
    }
}

/// A player with the result so far.
#[derive(Serialize)]
pub(super) struct ResultShape {
    #[serde(flatten)]
    pub(super) player: PlayerRef,
    pub(super) total: i32,
    pub(super) place: Option<u32>,
    pub(super) won: bool,
}

#[derive(Serialize)]
struct SeatShape {
    #[serde(flatten)]
    result: ResultShape,
    left: bool,
    stays: Vec<Stay>,
}

/// Returns the players of a game with their results, by seat.
pub(super) fn results(sheet: &Scoresheet) -> Vec<ResultShape> {
    let winners = sheet.winners();
    let mut standings = sheet.standings();
    standings.sort_by_key(|standing| standing.seat);
    let result = |standing: crate::game::SeatStanding| ResultShape {
        player: PlayerRef::from(&sheet.seats[standing.seat]),
        total: standing.total,
        place: standing.place.and_then(|place| place.try_into().ok()),
        won: winners.contains(&standing.seat),
    };
    standings.into_iter().map(result).collect()
}

fn seats(sheet: &Scoresheet) -> Vec<SeatShape> {
    let seat = |(result, seat): (ResultShape, &crate::game::Seat)| SeatShape {
        result,
        left: seat.is_left(),
        stays: seat.stays.clone(),
    };
    results(sheet)
        .into_iter()
        .zip(&sheet.seats)
        .map(seat)
        .collect()
}

#[derive(Serialize)]
struct RoundShape {
    #[serde(flatten)]
    setup: NextShape,
    went_out: Option<PlayerRef>,
    scores: Vec<ScoreShape>,
}

impl RoundShape {
    fn of(row: &TotalsRow, sheet: &Scoresheet) -> Self {
        let scores = (0..).zip(&row.scores).zip(&row.totals);
        let score = |((seat, mark), total): ((usize, &Option<_>), &Option<i32>)| {
            let mark: &crate::game::SeatScore = mark.as_ref()?;
            Some(ScoreShape {
                player: PlayerRef::from(&sheet.seats[seat]),
                score: mark.points,
                total: *total,
            })
        };
        Self {
            setup: NextShape {
                round: row.number,
                dealt: row.round.dealt(),
                wild: row.round.wild().text(),
                dealer: PlayerRef::from(&sheet.seats[row.dealer]),
            },
            went_out: row.out.map(|seat| PlayerRef::from(&sheet.seats[seat])),
            scores: scores.filter_map(score).collect(),
        }
    }
}

#[derive(Serialize)]
struct ScoreShape {
    #[serde(flatten)]
    player: PlayerRef,
    score: Option<i32>,
    total: Option<i32>,
}

#[derive(Serialize)]
struct NextShape {
    round: u8,
    dealt: usize,
    wild: &'static str,
    dealer: PlayerRef,
}

impl NextShape {
    fn of(setup: &RoundSetup, sheet: &Scoresheet) -> Self {
        Self {
            round: setup.number,
            dealt: setup.round.dealt(),
            wild: setup.round.wild().text(),
            dealer: PlayerRef::from(&sheet.seats[setup.dealer]),
        }
    }
}

/// One version of the scores of a round, where two devices entered different
/// ones.
#[derive(Serialize)]
pub(super) struct PlayedShape {
    scores: Vec<EventScore>,
    went_out: Option<PlayerRef>,
}

impl PlayedShape {
    pub(super) fn of(played: &PlayedRound, sheet: &Scoresheet) -> Self {
        let score = |(&seat, mark): (&usize, &crate::game::SeatScore)| EventScore {
            player: PlayerRef::from(&sheet.seats[seat]),
            score: mark.points,
        };
        Self {
            scores: played.scores.iter().map(score).collect(),
            went_out: played.out.map(|seat| PlayerRef::from(&sheet.seats[seat])),
        }
    }
}

/// The score of a player as it was entered, without a total.
#[derive(Serialize)]
pub(super) struct EventScore {
    #[serde(flatten)]
    pub(super) player: PlayerRef,
    pub(super) score: Option<i32>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;

    #[test]
    fn players_are_in_the_order_of_their_seats_and_named_alike() {
        const BOB: &str = r#"{"name":"Bob","uuid":"00000000-0000-0000-0000-000000000001""#;
        const ANN: &str = r#"{"name":"Ann","uuid":"00000000-0000-0000-0000-000000000002""#;
        let table = GameBuilder::named(&["Bob", "Ann"], &[]).scored(&["out 13"]);
        let stays = r#""stays":[{"from_round":1,"start_total":0,"left_before_round":null}]"#;
        let parts = [
            r#"{"version":1,"game":{"number":12,"uuid":"00000000-0000-0000-0000-000000000000","#,
            r#""date":"2026-11-21","state":"open","short":false,"#,
            r#""ruleset":{"name":"official","knobs":{}},"league":null,"venue":null,"note":null},"#,
            r#""players":["#,
            &format!(r#"{BOB},"total":0,"place":1,"won":false,"left":false,{stays}}},"#),
            &format!(r#"{ANN},"total":13,"place":2,"won":false,"left":false,{stays}}}],"#),
            r#""rounds":[{"round":1,"dealt":3,"wild":"3","#,
            &format!(r#""dealer":{BOB}}},"went_out":{BOB}}},"#),
            &format!(r#""scores":[{BOB},"score":0,"total":0}},{ANN},"score":13,"total":13}}]}}],"#),
            &format!(r#""next":{{"round":2,"dealt":4,"wild":"4","dealer":{ANN}}}}}}}"#),
        ];
        assert_eq!(scoresheet(&table.sheet()), parts.concat() + "\n");
        let finished = scoresheet(&table.scored(&["0 13"; 10]).sheet());
        assert!(finished.ends_with(",\"next\":null}\n"), "{finished}");
        assert_eq!(finished.matches(r#""won":true"#).count(), 1);
    }

    #[test]
    fn a_player_who_left_is_told_apart() {
        let table = GameBuilder::named(&["Bob", "Ann"], &[]).scored(&["out 13"]);
        let mut table = table;
        table.record(table.sheet().leave(1).unwrap());
        let json = scoresheet(&table.scored(&["0"]).sheet());
        let left = r#""total":13,"place":null,"won":false,"left":true,"stays":[{"from_round":1,"start_total":0,"left_before_round":2}]"#;
        assert!(json.contains(left), "{json}");
    }
}
