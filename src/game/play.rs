//! Scores a round, and corrects one.
//!
//! Each answers with the event to record, or with why not, and changes
//! nothing itself.

use std::collections::BTreeMap;

use thiserror::Error;

use super::entry::Entry;
use super::event::{Correction, GameEvent, Mark, Out, RoundScore};
use super::plausible::{self, Implausible, Warning};
use super::reachable::Reachable;
use super::sheet::{Scoresheet, SeatMark, State};
use super::start::StartError;
use super::table::{Turn, dealt_like};
use crate::cards::{Card, Hand};
use crate::rules::Round;

/// A round's scores as the table reads them out.
#[derive(Debug, Clone, Default)]
pub struct Draft {
    /// The number of the round; the next where nothing is said.
    pub round: Option<u8>,
    /// What was typed, by seat.
    pub entries: Vec<(usize, Entry)>,
    /// The seat that went out, if that is said apart from the entries.
    pub out: Option<usize>,
    /// Whether an implausible score is insisted on.
    pub force: bool,
}

/// A correction as the table reads it out.
#[derive(Debug, Clone, Default)]
pub struct Fix {
    /// The number of the round.
    pub round: u8,
    /// What was typed, by seat; the others stand.
    pub entries: Vec<(usize, Entry)>,
    /// Why.
    pub why: Option<String>,
    /// Whether an implausible score is insisted on.
    pub force: bool,
}

/// Scores that can be recorded.
#[derive(Debug, Clone, PartialEq)]
pub struct Scored {
    /// The event to record.
    pub event: GameEvent,
    /// The number of the round.
    pub round: u8,
    /// What is odd about it.
    pub warnings: Vec<Warning>,
}

/// Why the table cannot do that with its sheet.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum PlayError {
    #[error("game {game} is {}", .state.word())]
    NotOpen { game: u32, state: State },
    #[error("game {game} is open")]
    IsOpen { game: u32 },
    #[error("game {game} has no round {round}")]
    NoRound { game: u32, round: u8 },
    #[error("round {round} is already scored: {scores}")]
    AlreadyScored {
        game: u32,
        round: u8,
        scores: String,
    },
    #[error("round {round} is not scored yet")]
    NotScored { game: u32, round: u8 },
    #[error("round {round} needs a score for {}", .names.join(", "))]
    Missing { round: u8, names: Vec<String> },
    #[error("{name} does not play round {round}")]
    NotPlaying { round: u8, name: String },
    #[error("{name} is given two scores")]
    Twice { name: String },
    #[error("only one player goes out, not both {one} and {other}")]
    TwoOut { one: String, other: String },
    #[error("a total does not fall, {name} had {before} and now has {now}")]
    TotalFalls { name: String, before: i32, now: i32 },
    #[error(transparent)]
    Implausible(#[from] Implausible),
    #[error("round {round} stands like that already")]
    NothingNew { round: u8 },
    #[error("{name} is already at the table")]
    AtTable { name: String },
    #[error("{name} is not at the table")]
    NotAtTable { name: String },
    #[error("{name} is the last player at the table")]
    LastPlayer { name: String },
    #[error("nobody joins after round 11")]
    TooLate,
    #[error(transparent)]
    Table(#[from] StartError),
}

impl Scoresheet {
    /// Turns running totals, as paper pads have them, into points.
    ///
    /// # Errors
    ///
    /// [`PlayError::TotalFalls`] for a total below the one before; but who
    /// goes out may gain the bonus of the ruleset.
    pub fn from_totals(
        &self,
        round: u8,
        entries: Vec<(usize, Entry)>,
    ) -> Result<Vec<(usize, Entry)>, PlayError> {
        let points = |(seat, entry)| {
            let Entry::Points(now) = entry else {
                return Ok((seat, entry));
            };
            let before = self.total_before(seat, round);
            let points = now - before;
            if points < 0 && points != i32::from(self.ruleset.go_out_bonus()) {
                let name = self.name(seat);
                return Err(PlayError::TotalFalls { name, before, now });
            }
            Ok((seat, Entry::Points(points)))
        };
        entries.into_iter().map(points).collect()
    }

    /// Returns the round that is to be scored: the one that is named, or the
    /// next.
    ///
    /// # Errors
    ///
    /// [`PlayError`] where the round is scored already, in a finished game
    /// too, or not due, and where the game is not open.
    pub fn due(&self, round: Option<u8>) -> Result<Turn, PlayError> {
        let is_scored = round.is_some_and(|round| self.played.contains_key(&round));
        if !(is_scored && self.state() == State::Finished) {
            self.must_be_open()?;
        }
        Ok(self.turn(self.round_to_score(round)?))
    }

    /// Scores a round.
    ///
    /// Who went out is whoever is said to, or else the only one with the
    /// score of going out.
    ///
    /// # Errors
    ///
    /// [`PlayError`] where the game is not open, the round is scored already
    /// or not due, a seat lacks a score or has two, or a score is implausible
    /// and not insisted on.
    pub fn score(&self, draft: Draft) -> Result<Scored, PlayError> {
        let Turn {
            number, playing, ..
        } = self.due(draft.round)?;
        let mut entries = self.sort_out(number, draft.entries)?;
        let missing: Vec<_> = playing
            .iter()
            .filter(|seat| !entries.contains_key(seat))
            .map(|&seat| self.name(seat))
            .collect();
        if !missing.is_empty() {
            return Err(PlayError::Missing {
                round: number,
                names: missing,
            });
        }

        let said = self.said_out(&mut entries, draft.out)?;
        let mut warnings = Vec::new();
        let marks = self.marks(entries, &mut warnings);
        let out = said.or_else(|| self.only_out(&marks));
        let forced = self.weigh(number, &marks, out, draft.force, &mut warnings)?;
        self.weigh_round(number, &marks, out, &mut warnings);
        Ok(Scored {
            event: GameEvent::RoundScored(RoundScore {
                round: number,
                scores: self.to_event(&marks),
                out: self.out(out),
                forced,
            }),
            round: number,
            warnings,
        })
    }

    /// Corrects a scored round, of a finished game too.
    ///
    /// # Errors
    ///
    /// [`PlayError`] where the round is not scored, a seat has two scores or
    /// did not play, a score is implausible and not insisted on, or nothing
    /// would change.
    pub fn correct(&self, fix: Fix) -> Result<Scored, PlayError> {
        let number = fix.round;
        if !matches!(self.state(), State::Open | State::Finished) {
            self.must_be_open()?;
        }
        let played = match self.played.get(&number) {
            Some(played) => played,
            None => {
                self.round_to_score(Some(number))?;
                return Err(PlayError::NotScored {
                    game: self.number,
                    round: number,
                });
            }
        };
        let mut entries = self.sort_out(number, fix.entries)?;
        let said = self.said_out(&mut entries, None)?;
        let mut warnings = Vec::new();
        let changed = self.marks(entries, &mut warnings);
        let mut marks = played.marks.clone();
        marks.extend(changed.clone());

        let still_out = played.out.filter(|&seat| self.has_gone_out(&marks, seat));
        let out = said.or(still_out).or_else(|| self.only_out(&marks));
        if marks == played.marks && out == played.out {
            return Err(PlayError::NothingNew { round: number });
        }
        let forced = self.weigh(number, &changed, out, fix.force, &mut warnings)?;
        self.weigh_round(number, &marks, out, &mut warnings);
        let before = changed
            .keys()
            .filter_map(|seat| Some((*seat, played.marks.get(seat)?.clone())));
        Ok(Scored {
            event: GameEvent::ScoreCorrected(Correction {
                round: number,
                scores: self.to_event(&changed),
                was: self.to_event(&before.collect()),
                out: (out != played.out).then(|| self.out(out)),
                why: fix.why,
                forced,
            }),
            round: number,
            warnings,
        })
    }

    pub(super) fn must_be_open(&self) -> Result<(), PlayError> {
        let game = self.number;
        match self.state() {
            State::Open => Ok(()),
            state => Err(PlayError::NotOpen { game, state }),
        }
    }

    pub(super) fn name(&self, seat: usize) -> String {
        self.seats[seat].name.clone()
    }

    /// Any of the eleven rounds may be scored, but only the next of those
    /// that settle a tie.
    fn round_to_score(&self, round: Option<u8>) -> Result<u8, PlayError> {
        let next = self.next().map(|turn| turn.number);
        let no_round = |round| PlayError::NoRound {
            game: self.number,
            round,
        };
        let Some(round) = round else {
            return next.ok_or(no_round(0));
        };
        if let Some(played) = self.played.get(&round) {
            return Err(PlayError::AlreadyScored {
                game: self.number,
                round,
                scores: self.read_out(&played.marks),
            });
        }
        if Round::new(round).is_some() || next == Some(round) {
            return Ok(round);
        }
        Err(no_round(round))
    }

    /// Writes the scores of a round: `Ann 12, Bob 0, Cat -`.
    fn read_out(&self, marks: &BTreeMap<usize, SeatMark>) -> String {
        let one = |(&seat, mark): (&usize, &SeatMark)| {
            let points = mark
                .points
                .map_or("-".to_owned(), |points| points.to_string());
            format!("{} {points}", self.seats[seat].name)
        };
        marks.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn sort_out(
        &self,
        number: u8,
        entries: Vec<(usize, Entry)>,
    ) -> Result<BTreeMap<usize, Entry>, PlayError> {
        let playing = self.playing(number);
        let mut sorted = BTreeMap::new();
        for (seat, entry) in entries {
            let name = self.name(seat);
            if !playing.contains(&seat) {
                return Err(PlayError::NotPlaying {
                    round: number,
                    name,
                });
            }
            if sorted.insert(seat, entry).is_some() {
                return Err(PlayError::Twice { name });
            }
        }
        Ok(sorted)
    }

    /// Returns the seat that is said to have gone out.
    fn said_out(
        &self,
        entries: &mut BTreeMap<usize, Entry>,
        apart: Option<usize>,
    ) -> Result<Option<usize>, PlayError> {
        let mut said = apart;
        for (&seat, entry) in entries.iter() {
            if *entry != Entry::Out {
                continue;
            }
            if let Some(one) = said.replace(seat)
                && one != seat
            {
                return Err(PlayError::TwoOut {
                    one: self.name(one),
                    other: self.name(seat),
                });
            }
        }
        // A plain zero of the one who went out is the score of going out.
        if let Some(seat) = said
            && let Some(entry) = entries.get_mut(&seat)
            && *entry == Entry::Points(0)
        {
            *entry = Entry::Out;
        }
        Ok(said)
    }

    fn marks(
        &self,
        entries: BTreeMap<usize, Entry>,
        warnings: &mut Vec<Warning>,
    ) -> BTreeMap<usize, SeatMark> {
        let mut mark = |(seat, entry)| {
            let (points, cards) = match entry {
                Entry::Absent => (None, None),
                Entry::Out => (Some(i32::from(self.ruleset.go_out_bonus())), None),
                Entry::Points(points) => (Some(points), None),
                Entry::Cards(priced) => {
                    let points = i32::from(priced.points);
                    if !priced.whole && !priced.arrangement.melds.is_empty() {
                        warnings.push(Warning::HoldsMeld {
                            seat,
                            points,
                            best: i32::from(priced.arrangement.penalty),
                        });
                    }
                    (Some(points), Some(in_ascii(&priced.cards)))
                }
            };
            (seat, SeatMark { points, cards })
        };
        entries.into_iter().map(&mut mark).collect()
    }

    /// Returns the only seat with the score of going out.
    fn only_out(&self, marks: &BTreeMap<usize, SeatMark>) -> Option<usize> {
        let mut seats = marks.keys().filter(|seat| self.has_gone_out(marks, **seat));
        seats.next().filter(|_| seats.next().is_none()).copied()
    }

    fn has_gone_out(&self, marks: &BTreeMap<usize, SeatMark>, seat: usize) -> bool {
        let due = i32::from(self.ruleset.go_out_bonus());
        marks
            .get(&seat)
            .is_some_and(|mark| mark.points == Some(due))
    }

    /// Looks at each score by itself. Returns whether one is insisted on.
    fn weigh(
        &self,
        number: u8,
        marks: &BTreeMap<usize, SeatMark>,
        out: Option<usize>,
        force: bool,
        warnings: &mut Vec<Warning>,
    ) -> Result<bool, PlayError> {
        let round = dealt_like(number);
        let reachable = Reachable::new(round, &self.ruleset);
        let mut forced = false;
        for (&seat, mark) in marks {
            let Some(points) = mark.points else {
                continue;
            };
            let went_out = out == Some(seat);
            let name = &self.seats[seat].name;
            match plausible::refusal(name, points, went_out, (number, round), &self.ruleset) {
                Some(refusal) if !force => return Err(refusal.into()),
                Some(refusal) => {
                    forced = true;
                    warnings.push(Warning::Forced(refusal));
                }
                None => warnings.extend(plausible::oddity(seat, points, &reachable)),
            }
        }
        Ok(forced)
    }

    /// Looks at the scores of a round together.
    fn weigh_round(
        &self,
        number: u8,
        marks: &BTreeMap<usize, SeatMark>,
        out: Option<usize>,
        warnings: &mut Vec<Warning>,
    ) {
        let scored: Vec<_> = marks
            .iter()
            .filter_map(|(&seat, mark)| Some((seat, mark.points?)))
            .collect();
        let zeros: Vec<_> = scored
            .iter()
            .filter(|&&(seat, _)| self.has_gone_out(marks, seat))
            .map(|&(seat, _)| seat)
            .collect();
        if out.is_none() && zeros.is_empty() {
            warnings.push(Warning::NobodyOut);
        }
        if out.is_none() && zeros.len() > 1 {
            warnings.push(Warning::WhoWentOut { seats: zeros });
        }
        if scored.len() > 1 && scored.iter().all(|&(_, points)| points == 0) {
            warnings.push(Warning::AllZero);
        }
        let like_total = |&(seat, points): &(usize, i32)| {
            let before = self.total_before(seat, number);
            points > 0 && points >= before
        };
        let late = (4..=Round::LAST.number()).contains(&number);
        if late && !scored.is_empty() && scored.iter().all(like_total) {
            warnings.push(Warning::LikeTotals);
        }
    }

    /// Returns the points of a seat before a round: 0 before the first.
    fn total_before(&self, seat: usize, number: u8) -> i32 {
        let spell = self.seats[seat].spell(number);
        match spell {
            Some(spell) if spell.from < number => self.total_after(seat, number - 1),
            spell => spell.map(|spell| spell.total),
        }
        .unwrap_or_default()
    }

    fn to_event(&self, marks: &BTreeMap<usize, SeatMark>) -> Vec<Mark> {
        let mark = |(&seat, mark): (&usize, &SeatMark)| Mark {
            player: self.seats[seat].player,
            points: mark.points,
            cards: mark.cards.clone(),
        };
        marks.iter().map(mark).collect()
    }

    fn out(&self, seat: Option<usize>) -> Out {
        seat.map_or(Out::Unknown, |seat| Out::Player(self.seats[seat].player))
    }
}

fn in_ascii(cards: &[Card]) -> String {
    let hand: Hand = cards.iter().copied().collect();
    let words: Vec<_> = hand.cards().map(|card| card.to_string()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::fixture::Table;
    use super::*;

    /// Scores the next round of three and says what came of it.
    fn check(table: &Table, scores: &str, expect: &str) {
        let got = match table.sheet().score(table.draft(scores)) {
            Ok(scored) => format!("{:?}", scored.warnings),
            Err(error) => error.to_string(),
        };
        assert_eq!(got, expect, "{scores}");
    }

    fn out_of(scored: &Scored) -> Out {
        match &scored.event {
            GameEvent::RoundScored(score) => score.out,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn who_went_out_is_said_or_the_only_zero() {
        let table = Table::of("ABC", &[]);
        let sheet = table.sheet();
        let out = |scores| out_of(&sheet.score(table.draft(scores)).unwrap());
        let seat = |seat: usize| Out::Player(sheet.seats[seat].player);
        assert_eq!(out("13 out 20"), seat(1));
        assert_eq!(out("13 20 0"), seat(2));
        assert_eq!(out("0 out 20"), seat(1));
        assert_eq!(out("0 0 20"), Out::Unknown);
        assert_eq!(out("13 13 20"), Out::Unknown);
        let mut said = table.draft("0 0 20");
        said.out = Some(0);
        assert_eq!(out_of(&sheet.score(said).unwrap()), seat(0));
        check(
            &table,
            "out out 20",
            "only one player goes out, not both A and B",
        );
        let mut apart = table.draft("5 0 20");
        apart.out = Some(0);
        assert_eq!(
            sheet.score(apart).unwrap_err().to_string(),
            "A went out and so scores 0, not 5"
        );
    }

    #[test]
    fn the_bonus_of_going_out_is_scored() {
        let mut table = Table::of("ABC", &["go_out_bonus=-5"]);
        table.score("out 13 20").unwrap();
        table.score("-5 0 20").unwrap();
        assert_eq!(table.places(), "1 A -10, 2 B 13, 3 C 40");
        assert_eq!(table.sheet().played[&2].out, Some(0));
    }

    #[test]
    fn what_cannot_be_is_refused_unless_insisted_on() {
        let table = Table::of("ABC", &[]);
        check(
            &table,
            "151 out 20",
            "A cannot have 151 in round 1, 3 cards cost 150 at most",
        );
        check(
            &table,
            "2 out 20",
            "A cannot have 2, the cheapest card costs 3",
        );
        check(
            &table,
            "-4 out 20",
            "A cannot have -4, points are not negative",
        );
        let mut draft = table.draft("151 out 20");
        draft.force = true;
        let scored = table.sheet().score(draft).unwrap();
        assert!(matches!(scored.warnings[..], [Warning::Forced(_)]));
        assert!(matches!(scored.event, GameEvent::RoundScored(score) if score.forced));
    }

    #[test]
    fn what_is_odd_is_warned_of() {
        let table = Table::of("ABC", &[]);
        check(&table, "13 out 20", "[]");
        check(
            &table,
            "76 out 12",
            "[AboveLargest { seat: 0, points: 76, largest: 75 }, \
             Impossible { seat: 2, points: 12 }]",
        );
        check(&table, "13 20 20", "[NobodyOut]");
        check(&table, "0 0 20", "[WhoWentOut { seats: [0, 1] }]");
        check(&table, "0 out 0", "[AllZero]");
        // Three Jokers are no meld there.
        let table = Table::of("ABC", &["min_naturals=1", "go_out_bonus=-5"]);
        check(&table, "76 out 150", "[Impossible { seat: 0, points: 76 }]");
    }

    #[test]
    fn cards_are_kept_and_a_missed_meld_is_warned_of() {
        let mut table = Table::of("AB", &[]);
        table.score("20 out").unwrap();
        let scored = table.sheet().score(table.draft("9H,8H,7H out")).unwrap();
        let [
            Warning::HoldsMeld {
                best: 0,
                points: 24,
                ..
            },
        ] = scored.warnings[..]
        else {
            panic!("{scored:?}")
        };
        table.record(scored.event);
        let mark = &table.sheet().played[&2].marks[&0];
        assert_eq!(mark.cards.as_deref(), Some("7H 8H 9H"));
    }

    #[test]
    fn totals_typed_as_points_are_noticed() {
        let mut table = Table::of("AB", &[]);
        table.score_times(3, "20 30");
        check(&table, "60 90", "[NobodyOut, LikeTotals]");
        check(&table, "- -", "[NobodyOut]");
    }

    #[test]
    fn totals_turn_into_points() {
        let mut table = Table::of("ABC", &[]);
        table.score("13 out 20").unwrap();
        let sheet = table.sheet();
        let totals = |text| sheet.from_totals(2, table.draft(text).entries);
        let points = totals("20 out 20").unwrap();
        assert_eq!(points[0].1, Entry::Points(7));
        assert_eq!(points[1].1, Entry::Out);
        assert_eq!(points[2].1, Entry::Points(0));
        assert_eq!(
            totals("20 0 19").unwrap_err().to_string(),
            "a total does not fall, C had 20 and now has 19"
        );
    }

    #[test]
    fn everyone_who_plays_has_one_score() {
        let mut table = Table::of("ABC", &[]);
        check(&table, "13 out", "round 1 needs a score for C");
        let mut twice = table.draft("13 out 20");
        twice.entries.push((0, Entry::Points(5)));
        let error = table.sheet().score(twice).unwrap_err();
        assert_eq!(error.to_string(), "A is given two scores");
        table.record(table.sheet().leave(1).unwrap());
        let mut gone = table.draft("13 out");
        gone.entries.push((1, Entry::Points(5)));
        let error = table.sheet().score(gone).unwrap_err();
        assert_eq!(error.to_string(), "B does not play round 1");
    }

    #[test]
    fn a_round_is_scored_once_and_only_eleven_are() {
        let mut table = Table::of("ABC", &[]);
        let mut third = table.draft("13 out -");
        third.round = Some(3);
        let scored = table.sheet().score(third.clone()).unwrap();
        table.record(scored.event);
        let error = table.sheet().score(third).unwrap_err();
        assert_eq!(
            error.to_string(),
            "round 3 is already scored: A 13, B 0, C -"
        );
        let mut twelfth = table.draft("13 out -");
        twelfth.round = Some(12);
        let error = table.sheet().score(twelfth).unwrap_err();
        assert_eq!(error.to_string(), "game 12 has no round 12");
        table.score_times(10, "13 out 20");
        check(&table, "13 out 20", "game 12 is finished");
        let error = table.sheet().due(Some(3)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "round 3 is already scored: A 13, B 0, C -"
        );
    }

    /// Corrects a round and says what came of it.
    fn fix(table: &mut Table, round: u8, seat: usize, entry: Entry) -> String {
        let fix = Fix {
            round,
            entries: vec![(seat, entry)],
            why: Some("misread".to_owned()),
            force: false,
        };
        match table.sheet().correct(fix) {
            Ok(fixed) => {
                table.record(fixed.event);
                table.places()
            }
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn a_correction_changes_what_is_named_and_nothing_else() {
        let mut table = Table::of("ABC", &[]);
        table.score_times(11, "13 out 20");
        let fixed = fix(&mut table, 3, 0, Entry::Points(31));
        assert_eq!(fixed, "1 B 0, 2 A 161, 3 C 220");
        assert_eq!(table.sheet().played[&3].out, Some(1));
        let again = fix(&mut table, 3, 0, Entry::Points(31));
        assert_eq!(again, "round 3 stands like that already");
        assert_eq!(
            fix(&mut table, 12, 0, Entry::Out),
            "game 12 has no round 12"
        );
    }

    #[test]
    fn who_went_out_follows_a_correction() {
        let mut table = Table::of("ABC", &[]);
        table.score("13 out 20").unwrap();
        fix(&mut table, 1, 1, Entry::Points(40));
        assert_eq!(table.sheet().played[&1].out, None);
        fix(&mut table, 1, 2, Entry::Out);
        assert_eq!(table.sheet().played[&1].out, Some(2));
        assert_eq!(
            fix(&mut table, 2, 2, Entry::Out),
            "round 2 is not scored yet"
        );
    }
}
