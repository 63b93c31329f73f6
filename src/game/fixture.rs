//! Games for unit tests: scores are read as text, and the state is shown as
//! text. And tables of cases.

mod tables;

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

use super::*;
use crate::rules::Ruleset;

pub(crate) use tables::{check_arguments, check_read, check_table, matches, otherwise};

/// Builds a game event by event, the player of seat 0 being `A`.
#[derive(Clone)]
pub(crate) struct GameBuilder {
    /// By seat; a player without a name here is named by a letter.
    pub(crate) names: Vec<String>,
    events: Vec<Recorded<GameEvent>>,
    /// Events that were made elsewhere, by the names that a table gives them.
    held: HashMap<String, GameEvent>,
}

impl GameBuilder {
    /// Seats as many players as there are letters; the first deals.
    pub(crate) fn new(letters: &str, varied: &[&str]) -> Self {
        Self::start(Vec::new(), letters.chars().map(player).collect(), varied)
    }

    /// Seats players of these names; the first deals.
    pub(crate) fn named(names: &[&str], varied: &[&str]) -> Self {
        let seats = (0..names.len()).map(seated).collect();
        let names = names.iter().map(|&name| name.to_owned()).collect();
        Self::start(names, seats, varied)
    }

    /// Seats players after five rounds, `Gran, Tom`, or after other steps of [`Self::play`],
    /// `Gran, Tom; out 20; Tom leaves`.
    pub(crate) fn seated(players: &str) -> Self {
        let five = format!("out{} x5", " 12".repeat(players.matches(", ").count()));
        let (names, steps) = players.split_once(';').unwrap_or((players, &five));
        let table = Self::named(&names.split(", ").collect::<Vec<_>>(), &[]);
        if steps.is_empty() { table } else { table.play(steps.trim()) }
    }

    fn start(names: Vec<String>, seats: Vec<PlayerId>, varied: &[&str]) -> Self {
        let ruleset = Ruleset::official().with(varied.iter().copied()).unwrap();
        let game = NewGame::new(seats, ruleset, NaiveDate::from_ymd_opt(2026, 11, 21).unwrap());
        let mut builder = Self { names, events: Vec::new(), held: HashMap::new() };
        builder.record(game.start(12).unwrap());
        builder
    }

    fn name(&self, player: PlayerId) -> String {
        let seat = seat(player);
        let letter = || ('A'..).nth(seat).unwrap().to_string();
        self.names.get(seat).cloned().unwrap_or_else(letter)
    }

    pub(crate) fn record(&mut self, event: GameEvent) {
        self.record_on(0, event);
    }

    /// Records an event on another device than that of number 0.
    pub(crate) fn record_on(&mut self, device: u128, event: GameEvent) {
        let n = self.events.len() as u128 + 1;
        self.events
            .push(Recorded { device: DeviceId(Uuid::from_u128(device)), ..record(n, event) });
    }

    pub(crate) fn sheet(&self) -> Scoresheet {
        let mut sheet = Scoresheet::fold(Uuid::nil(), self.events.clone()).unwrap();
        sheet.name_seats(|player| PlayerRef::new(self.name(player), player));
        sheet
    }

    /// Scores the next round: `12 out 0`, by seat of those who play.
    pub(crate) fn score(&mut self, scores: &str) -> Result<Vec<ScoreWarning>, PlayError> {
        self.enter(self.draft(scores))
    }

    fn enter(&mut self, entry: RoundEntry) -> Result<Vec<ScoreWarning>, PlayError> {
        let scored = self.sheet().score(entry)?;
        self.record(scored.event);
        Ok(scored.warnings)
    }

    pub(super) fn draft(&self, scores: &str) -> RoundEntry {
        let sheet = self.sheet();
        let turn = sheet.next();
        let seats = turn.as_ref().map_or(vec![0, 1, 2], |turn| turn.playing.clone());
        let round = turn.map_or(crate::rules::Round::LAST, |turn| turn.round);
        let read = |text| ScoreEntry::read_typed(text, sheet.ruleset.in_round(round)).unwrap();
        RoundEntry {
            entries: seats.into_iter().zip(scores.split(' ').map(read)).collect(),
            ..RoundEntry::default()
        }
    }

    /// Scores the next rounds, each `out 12 30`, even with scores that earlier
    /// versions recorded and no cards can have.
    pub(crate) fn scored(mut self, rounds: &[&str]) -> Self {
        for scores in rounds {
            let entry = RoundEntry { force: true, ..self.draft(scores) };
            let sheet = self.sheet();
            let event = match sheet.score(entry.clone()) {
                Ok(scored) => scored.event,
                Err(PlayError::ImpossibleScore(_)) => forced(&sheet, &entry),
                Err(error) => panic!("{error}"),
            };
            self.record(event);
        }
        self
    }

    /// Plays on, in steps parted by `; `.
    pub(crate) fn play(mut self, steps: &str) -> Self {
        for step in steps.split("; ") {
            self.step(step).unwrap();
        }
        self
    }

    /// Takes a step: `new`, the scores of a round, `12 out x10` for ten alike, `round 3 12 out`,
    /// `A out: 0 0` where that is said apart, `force 151 out`, `exact 0 13`; `C joins`,
    /// `C joins 40`, `B leaves`, `fix 3 A 31`, `force fix 3 A 151`, `totals 12 0`, `seats BA`,
    /// `dealer B`, `place Gran's`, `result 120 98`, `nobody plays`, `finish`, `resume`, `abandon`,
    /// `delete` or `reseated`, or an event as JSON.
    ///
    /// The event of `x := fix 3 A 31`, or of the last step of `x := D joins & 12 out`, is made on
    /// another device that shows this game, of `old x := …` by an earlier version. It is
    /// recorded by `x`, or as of a device by `1: x`.
    pub(super) fn step(&mut self, step: &str) -> Result<Vec<ScoreWarning>, PlayError> {
        if let Some((name, steps)) = step.split_once(" := ") {
            let (event, warnings) = self.made_elsewhere(steps)?;
            match name.strip_prefix("old ") {
                Some(name) => self.held.insert(name.to_owned(), of_earlier_version(event)),
                None => self.held.insert(name.to_owned(), event),
            };
            return Ok(warnings);
        }
        if step.starts_with('{') {
            self.record(GameEvent::read(&in_json(step)).unwrap());
            return Ok(Vec::new());
        }
        let (device, name) = step.split_once(": ").unwrap_or(("0", step));
        if let Some(event) = self.held.get(name).cloned() {
            self.record_on(device.parse().unwrap(), event);
            return Ok(Vec::new());
        }
        let sheet = self.sheet();
        let seat = |who: &str| sheet.find_seat(who).unwrap();
        let draft = |scores: &[&str]| self.draft(&scores.join(" "));
        let (force, step) = match step.strip_prefix("force ") {
            Some(step) => (true, step),
            None => (false, step),
        };
        let event = match step.split(' ').collect::<Vec<_>>().as_slice() {
            ["new"] => return Ok(Vec::new()),
            ["finish"] => sheet.finish()?,
            ["resume"] => {
                let events = sheet.resume()?;
                events.into_iter().for_each(|event| self.record(event));
                return Ok(Vec::new());
            }
            ["abandon"] => sheet.abandon(None)?,
            ["delete"] => sheet.delete(None)?,
            ["reseated"] => GameEvent::GameDeleted { why: Some(RESEATED.to_owned()) },
            ["result", totals @ ..] => {
                let totals: Vec<_> = totals.iter().map(|total| total.parse().unwrap()).collect();
                sheet.record_result(&totals)?
            }
            // As earlier versions recorded it.
            ["nobody", "plays"] => forced(&sheet, &draft(&vec!["-"; sheet.seats.len()])),
            ["seats", order] => {
                let seats = Some(order.chars().map(player).collect());
                sheet.edit(GameEdits { seats, ..GameEdits::default() })?
            }
            ["dealer", who] => {
                let dealer = Some(sheet.seats[seat(who)].player);
                sheet.edit(GameEdits { dealer, ..GameEdits::default() })?
            }
            ["place", place @ ..] => {
                let venue = Some(place.join(" "));
                sheet.edit(GameEdits { venue, ..GameEdits::default() })?
            }
            ["totals", totals @ ..] => {
                let number = sheet.next().unwrap().number;
                let entry = sheet.round_entry(number, draft(totals).entries, true, false)?;
                return self.enter(entry);
            }
            ["exact", scores @ ..] => {
                return self.enter(RoundEntry { exact: true, ..draft(scores) });
            }
            ["round", round, scores @ ..] => {
                let round = Some(round.parse().unwrap());
                return self.enter(RoundEntry { round, ..draft(scores) });
            }
            [who, "out:", scores @ ..] => {
                return self.enter(RoundEntry { out: Some(seat(who)), ..draft(scores) });
            }
            [who, "leaves"] => sheet.leave(seat(who))?,
            [who, "joins", total @ ..] => {
                let total = total.first().map(|total| total.parse().unwrap());
                return self.join(who.parse().unwrap(), total).map(|()| Vec::new());
            }
            ["fix", round, scores @ ..] => {
                let entry = |pair: &[&str]| {
                    let score = match pair[1] {
                        "out" => ScoreEntry::WentOut,
                        "-" => ScoreEntry::Absent,
                        points => ScoreEntry::Points(points.parse().unwrap()),
                    };
                    (seat(pair[0]), score)
                };
                let fixed = sheet.correct(RoundCorrection {
                    round: round.parse().unwrap(),
                    entries: scores.chunks(2).map(entry).collect(),
                    why: Some("misread".to_owned()),
                    force,
                })?;
                self.record(fixed.event);
                return Ok(fixed.warnings);
            }
            _ => {
                let (scores, times) = step.rsplit_once(" x").unwrap_or((step, "1"));
                let enter = |_| self.enter(RoundEntry { force, ..self.draft(scores) });
                return (0..times.parse().unwrap()).map(enter).last().unwrap();
            }
        };
        self.record(event);
        Ok(Vec::new())
    }

    pub(super) fn held(&self, name: &str) -> GameEvent {
        self.held[name].clone()
    }

    /// Returns the event of the last of some steps, which are not taken here.
    fn made_elsewhere(&self, steps: &str) -> Result<(GameEvent, Vec<ScoreWarning>), PlayError> {
        let mut elsewhere = self.clone();
        let mut warnings = Vec::new();
        for step in steps.split(" & ") {
            warnings = elsewhere.step(step)?;
        }
        Ok((elsewhere.events.pop().unwrap().event, warnings))
    }

    /// Adds a player from the next round on, or corrects the total of one.
    pub(crate) fn join(&mut self, letter: char, total: Option<i32>) -> Result<(), PlayError> {
        let player = player(letter);
        self.sheet().join(player, &self.name(player), total).map(|(event, _)| self.record(event))
    }

    /// Writes places and totals: `1 B 0, 2 A 12`.
    pub(super) fn places(&self) -> String {
        let sheet = self.sheet();
        let standing = |s: SeatStanding| {
            let place = s.place.map_or("-".to_owned(), |place| place.to_string());
            format!("{place} {} {}", sheet.seats[s.seat].name(), s.total)
        };
        joined(sheet.standings().into_iter().map(standing), ", ")
    }

    /// Writes what is next: `round 2, B deals, C starts, ABC play`.
    pub(super) fn next(&self) -> String {
        let sheet = self.sheet();
        let name = |seat: usize| sheet.seats[seat].name();
        sheet.next().map_or("nothing".to_owned(), |turn| {
            let playing: String = turn.playing.iter().map(|&seat| name(seat)).collect();
            let (dealer, starter) = (name(turn.dealer), name(turn.starter));
            format!("round {}, {dealer} deals, {starter} starts, {playing} play", turn.number)
        })
    }
}

/// Returns a correction as earlier versions recorded it: only what changes, and who went out only
/// if that is among it.
fn of_earlier_version(event: GameEvent) -> GameEvent {
    let GameEvent::ScoreCorrected(mut correction) = event else { panic!("{event:?}") };
    let (now, was) = correction.changes();
    let (now, was): (Vec<_>, Vec<_>) =
        (now.into_iter().cloned().collect(), was.into_iter().cloned().collect());
    let out = |of: PlayerId| now.iter().any(|score| score.player == of && score.points == Some(0));
    correction.out = correction.out.filter(|out_now| match out_now {
        WentOut::Player(player) => out(*player),
        WentOut::Unknown => true,
    });
    (correction.scores, correction.was) = (now, was);
    correction.replaces.clear();
    GameEvent::ScoreCorrected(correction)
}

/// Returns the event of scores that are not checked.
fn forced(sheet: &Scoresheet, entry: &RoundEntry) -> GameEvent {
    let player = |seat: usize| sheet.seats[seat].player;
    let score = |(seat, entry): &(usize, ScoreEntry)| PlayerScore {
        player: player(*seat),
        points: entry.points(&sheet.ruleset),
        cards: None,
    };
    let mut entries = entry.entries.iter();
    let out = entries.find(|(_, entry)| *entry == ScoreEntry::WentOut);
    GameEvent::RoundScored(RoundScore {
        round: sheet.next().unwrap().number,
        scores: entry.entries.iter().map(score).collect(),
        out: out.map_or(WentOut::Unknown, |&(seat, _)| WentOut::Player(player(seat))),
        forced: true,
    })
}

/// Records events one after the other, all by one device.
pub(crate) fn recorded<E>(events: impl IntoIterator<Item = E>) -> Vec<Recorded<E>> {
    (1..).zip(events).map(|(n, event)| record(n, event)).collect()
}

fn record<E>(n: u128, event: E) -> Recorded<E> {
    Recorded {
        id: EventId(Uuid::from_u128(n)),
        command: CommandId(Uuid::from_u128(n)),
        time: DateTime::<Utc>::from_timestamp_millis(n as i64).unwrap(),
        device: DeviceId(Uuid::nil()),
        event,
    }
}

pub(crate) fn player(letter: char) -> PlayerId {
    seated(letter as usize - 'A' as usize)
}

pub(crate) fn seated(seat: usize) -> PlayerId {
    PlayerId(Uuid::from_u128(seat as u128 + 1))
}

/// Writes players by their letters: `ABC`.
pub(super) fn letters(players: &[PlayerId]) -> String {
    players.iter().map(|id| ('A'..).nth(seat(*id)).unwrap()).collect()
}

fn seat(player: PlayerId) -> usize {
    player.0.as_u128() as usize - 1
}

/// Writes scores by seat, cards with their points: `Gran 12, Tom 8 K (33)`. What begins with `!`
/// is an error, and with `?` the ways to read a row.
pub(crate) fn written(sheet: &Scoresheet, read: Result<Entries, RowError>) -> String {
    let names = sheet.seat_names();
    let score = |(seat, entry): &(usize, ScoreEntry)| match entry {
        ScoreEntry::Cards(_) | ScoreEntry::Ranks(_) => {
            format!("{} {entry} ({})", names[*seat], entry.points(&sheet.ruleset).unwrap())
        }
        _ => format!("{} {entry}", names[*seat]),
    };
    match read {
        Ok(mut entries) => {
            entries.sort_by_key(|(seat, _)| *seat);
            joined(entries.iter().map(score), ", ")
        }
        Err(RowError::Args(error)) => format!("! {error}"),
        Err(RowError::Seat(error)) => format!("! {error}"),
        Err(RowError::Score { seat, error }) => format!("! {}: {error}", names[seat]),
        Err(RowError::Ambiguous(readings)) => {
            let readings = readings.into_iter().map(|reading| reading.text).collect();
            let asked = ScoreArgsError::Ambiguous { readings }.to_string();
            asked.replace("these scores can be read as", "?")
        }
    }
}

/// Writes JSON in which a letter is a player, and `RULES` are those of a game.
pub(super) fn in_json(text: &str) -> String {
    let added = RulesetEvent::RulesetAdded { ruleset: Ruleset::texas() };
    let added = serde_json::to_string(&added).unwrap();
    let rules = added.split_once("\"ruleset\":").unwrap().1.strip_suffix('}').unwrap();
    ('A'..='Z').fold(text.replace("RULES", rules), |json, letter| {
        json.replace(&format!("\"{letter}\""), &format!("\"{}\"", player(letter)))
    })
}
