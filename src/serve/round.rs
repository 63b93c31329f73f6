//! A round that phones enter: what comes is checked as on the screen of the laptop,
//! and the last one records it.

use chrono::{DateTime, Utc};

use super::drafts::Drafts;
use super::games::{Games, Result, Seen, Trouble};
use super::visitor::Phone;
use crate::game::{
    Entries, PlayError, PlayerId, Review, RoundEntry, RoundSetup, RowError, ScoreArgsError,
    ScoreEntry, ScoreEntryError, Scoresheet,
};
use crate::messages::{Message, Messages};
use crate::render::{self, seat_names, shown};

/// What a phone sends of a round.
#[derive(Debug)]
pub(super) struct Typed {
    pub(super) round: u8,
    /// Whose score it is; empty for a row of all scores.
    pub(super) player: String,
    pub(super) text: String,
    /// Whether the score is right though it is implausible.
    pub(super) force: bool,
    /// Whether what other phones say of the player is dropped.
    pub(super) settles: bool,
}

/// What came of what a phone has sent.
#[derive(Debug)]
pub(super) enum Entered {
    /// It is there for all to see.
    Taken,
    /// It was the last one: the round is recorded.
    Recorded(String),
    Refused(Refusal),
}

/// Why a score is not taken, and what may be done about it.
#[derive(Debug, Default, Clone)]
pub(super) struct Refusal {
    pub(super) why: String,
    /// Whether the phone may insist.
    pub(super) can_force: bool,
    /// What may be meant, as it is typed.
    pub(super) meant: Vec<String>,
}

impl From<Trouble> for Refusal {
    fn from(Trouble(why): Trouble) -> Self {
        Self { why, ..Self::default() }
    }
}

/// Returns the round of a game that is due, if it is the one that was typed for.
pub(super) fn due(sheet: &Scoresheet, round: u8, words: &Messages) -> Result<RoundSetup> {
    sheet.due(Some(round)).map_err(|error| Trouble(error.text(words)))
}

/// Takes what a phone has typed for a round; if all scores are there and nothing is to
/// be asked, records it.
pub(super) fn enter(
    games: &mut Games,
    seen: &Seen,
    typed: &Typed,
    phone: &Phone,
    now: DateTime<Utc>,
    words: &Messages,
) -> Result<Entered> {
    let Some(sheet) = &seen.sheet else {
        return Err(Trouble(words.no_open_game_here().to_owned()));
    };
    let turn = due(sheet, typed.round, words)?;
    let mut drafts = games.drafts(sheet, &turn);
    match read(sheet, &turn, typed, words) {
        Ok(scores) => {
            for (seat, score) in scores {
                let player = sheet.seats[seat].player;
                if typed.settles {
                    drafts.drop_all(player);
                }
                drafts.put(player, phone, score, typed.force);
            }
        }
        Err(refusal) => return Ok(Entered::Refused(refusal)),
    }
    if let Err(refusal) = check(sheet, &turn, &drafts, words) {
        return Ok(Entered::Refused(refusal));
    }
    games.set_drafts(sheet, &turn, drafts.clone());
    match complete(sheet, &turn, &drafts, now) {
        Some((round, review)) if review.asks_nothing() => {
            games.score(seen, round, now, words).map(Entered::Recorded)
        }
        _ => Ok(Entered::Taken),
    }
}

/// Drops what was entered for a player, if it is still what was shown.
pub(super) fn clear(
    games: &mut Games,
    seen: &Seen,
    round: u8,
    player: &str,
    shown: &str,
    words: &Messages,
) -> Result<()> {
    let Some(sheet) = &seen.sheet else {
        return Err(Trouble(words.no_open_game_here().to_owned()));
    };
    let turn = due(sheet, round, words)?;
    let mut drafts = games.drafts(sheet, &turn);
    let player = sheet.seats[seat_of(sheet, player, words)?].player;
    if drafts.typed(player) != shown {
        return Err(Trouble(words.serve_changed().to_owned()));
    }
    drafts.drop_all(player);
    games.set_drafts(sheet, &turn, drafts);
    Ok(())
}

/// Reads what was typed as scores by seat: the score of the player who is named, else
/// those of all.
fn read(
    sheet: &Scoresheet,
    turn: &RoundSetup,
    typed: &Typed,
    words: &Messages,
) -> Result<Entries, Refusal> {
    if !typed.player.is_empty() {
        let (seat, score) = read_one(sheet, turn, &typed.player, &typed.text, words)?;
        let is_playing = turn.playing.contains(&seat);
        let changed = || Trouble(ScoreArgsError::TableChanged.text(words));
        return Ok(is_playing.then(|| vec![(seat, score)]).ok_or_else(changed)?);
    }
    let line = sheet.in_notation(typed.text.trim(), words.card_names());
    match sheet.read_row(turn, &[line.into_owned()]) {
        Ok(scores) => Ok(scores),
        Err(RowError::Score { error: ScoreEntryError::Slip { text, meant }, .. }) => {
            Err(Refusal { why: words.slip(&text, &meant), meant: vec![meant], can_force: false })
        }
        Err(RowError::Ambiguous(readings)) => {
            let readings = readings.iter().map(|reading| words.row_text(&reading.text));
            let readings = words.or(&readings.collect::<Vec<_>>());
            Err(Trouble(format!("{} {readings}", words.which_reading())).into())
        }
        Err(error) => Err(Trouble(render::row_error(sheet, error, words)).into()),
    }
}

fn seat_of(sheet: &Scoresheet, player: &str, words: &Messages) -> Result<usize> {
    let player = player.parse().ok().map(PlayerId);
    let seat = player.and_then(|player| sheet.seat_of(player));
    seat.ok_or_else(|| Trouble(ScoreArgsError::TableChanged.text(words)))
}

/// Reads the score of a player, who may be named; a row is none.
pub(super) fn read_one(
    sheet: &Scoresheet,
    turn: &RoundSetup,
    player: &str,
    text: &str,
    words: &Messages,
) -> Result<(usize, ScoreEntry), Refusal> {
    if player.is_empty() {
        return Err(Trouble(words.serve_choose().to_owned()).into());
    }
    let seat = seat_of(sheet, player, words)?;
    let text = text.trim();
    let said = text.strip_prefix("I ").or_else(|| text.strip_prefix("i ")).unwrap_or(text);
    let line = sheet.in_notation(said, words.card_names());
    let rules = sheet.ruleset.in_round(turn.round);
    match ScoreEntry::read_typed(&line, rules) {
        Ok(score) => Ok((seat, score)),
        Err(ScoreEntryError::Slip { text, meant }) => {
            Err(Refusal { why: words.slip(&text, &meant), meant: vec![meant], can_force: false })
        }
        Err(error) if text.is_empty() => Err(Trouble(error.text(words)).into()),
        Err(error) => {
            // The name stands before the score or behind it.
            let behind = line.rsplit_once(' ').and_then(|(score, name)| {
                Some((sheet.find_seat(name).ok()?, ScoreEntry::read_typed(score, rules).ok()?))
            });
            let line = [line.into_owned()];
            let read = match behind {
                Some(one) => Ok(vec![one]),
                None => {
                    let named = sheet.read_corrections(turn, &line);
                    named.or_else(|_| sheet.read_row(turn, &line))
                }
            };
            match read {
                Ok(mut one) if one.len() == 1 && one[0].0 == seat => Ok(one.remove(0)),
                Ok(_) | Err(RowError::Ambiguous(_)) => {
                    Err(Trouble(words.serve_one_score(&name(sheet, seat))).into())
                }
                Err(_) => Err(Trouble(error.text(words)).into()),
            }
        }
    }
}

/// Checks what is there of a round, as far as it is.
fn check(
    sheet: &Scoresheet,
    turn: &RoundSetup,
    drafts: &Drafts,
    words: &Messages,
) -> Result<(), Refusal> {
    // Who is not to be seen yet does not play.
    match drafts.entry(sheet, turn).with(Entries::new(), false, sheet, turn) {
        Ok(_) => Ok(()),
        Err(error) => Err(Refusal {
            can_force: matches!(error, PlayError::ImplausibleScore(_)),
            why: error.text(words),
            meant: Vec::new(),
        }),
    }
}

/// Returns the seats that nobody has entered a score for.
pub(super) fn missing<'a>(
    sheet: &'a Scoresheet,
    turn: &'a RoundSetup,
    drafts: &'a Drafts,
) -> impl Iterator<Item = usize> + 'a {
    let is_missing = |seat: &usize| drafts.of(sheet.seats[*seat].player).is_empty();
    turn.playing.iter().copied().filter(is_missing)
}

/// Returns the seats on whose score phones differ.
pub(super) fn disputed<'a>(
    sheet: &'a Scoresheet,
    turn: &'a RoundSetup,
    drafts: &'a Drafts,
) -> impl Iterator<Item = usize> + 'a {
    let is_disputed = |seat: &usize| drafts.of(sheet.seats[*seat].player).len() > 1;
    turn.playing.iter().copied().filter(is_disputed)
}

/// Returns the round once every score is there, with what is to be asked about it.
pub(super) fn complete(
    sheet: &Scoresheet,
    turn: &RoundSetup,
    drafts: &Drafts,
    now: DateTime<Utc>,
) -> Option<(RoundEntry, Review)> {
    let is_open = |&seat: &usize| drafts.of(sheet.seats[seat].player).len() != 1;
    if turn.playing.iter().any(is_open) {
        return None;
    }
    let entry = drafts.entry(sheet, turn);
    let scored = entry.score(sheet, turn).ok()?;
    Some((entry.round(sheet, turn).ok()?, entry.review(sheet, &scored, now)))
}

/// Records a round that was shown as these scores.
pub(super) fn record(
    games: &mut Games,
    seen: &Seen,
    round: u8,
    shown_as: &str,
    out: &str,
    now: DateTime<Utc>,
    words: &Messages,
) -> Result<String> {
    let Some(sheet) = &seen.sheet else {
        return Err(Trouble(words.no_open_game_here().to_owned()));
    };
    let turn = due(sheet, round, words)?;
    let drafts = games.drafts(sheet, &turn);
    let missing: Vec<_> = missing(sheet, &turn, &drafts).map(|seat| name(sheet, seat)).collect();
    if !missing.is_empty() {
        return Err(Trouble(words.serve_missing(&missing)));
    }
    let Some((entry, _)) = complete(sheet, &turn, &drafts, now) else {
        let disputed: Vec<_> =
            disputed(sheet, &turn, &drafts).map(|seat| name(sheet, seat)).collect();
        return Err(Trouble(words.serve_disputed(&disputed)));
    };
    // Another score came while somebody looked at the question.
    if drafts.entry(sheet, &turn).as_row() != shown_as {
        return Err(Trouble(words.serve_changed().to_owned()));
    }
    let is_out = |&seat: &usize| sheet.seats[seat].player.to_string() == out;
    let out = turn.playing.iter().copied().find(is_out);
    games.score(seen, RoundEntry { out, ..entry }, now, words)
}

/// Says that a player did not play a round, instead of the score that stands.
pub(super) fn misses(sheet: &Scoresheet, round: u8, seat: usize, words: &Messages) -> String {
    let scored = sheet.played.get(&round).and_then(|played| played.scores.get(&seat));
    words.correction(round, &name(sheet, seat), scored.and_then(|scored| scored.points), None)
}

pub(super) fn name(sheet: &Scoresheet, seat: usize) -> String {
    shown(&seat_names(sheet)[seat])
}
