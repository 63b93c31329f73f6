//! A round that phones enter: what comes is checked as on the screen of the laptop,
//! and the last one records it.

use super::entered::EnteredRound;
use super::games::{Games, Seen};
use super::host::{Refusal, Result};
use super::server::Asked;
use crate::game::{
    Entries, PlayError, PlayerId, RoundDraft, RoundEntry, RoundSetup, RowError, ScoreArgsError,
    ScoreEntry, ScoreEntryError, Scoresheet, TypedScore,
};
use crate::messages::{Message, Messages};
use crate::render::{self, shown};

/// Returns the round that is due, if it is the one that was typed for.
fn due<'s>(asked: &Asked<'_>, games: &Games, seen: &'s Seen) -> Result<EnteredRound<'s>> {
    let words = asked.words();
    let sheet = seen.sheet.as_ref().ok_or_else(|| words.no_open_game_here())?;
    let turn = sheet.due(Some(asked.fields.number("round"))).map_err(|error| error.text(words))?;
    Ok(games.entered(sheet, turn))
}

/// Takes what a phone has typed for a round. If all scores are there and nothing is to
/// be asked, records it and says so.
pub(super) fn enter(asked: &Asked<'_>, games: &mut Games, seen: &Seen) -> Result<Option<String>> {
    let (fields, words) = (asked.fields, asked.words());
    let mut entered = due(asked, games, seen)?;
    let scores = read(asked, &entered)?;
    let force = fields.given("force").is_some();
    // Checked alone first: the round below leaves out a score on which phones differ.
    RoundDraft::for_turn(&entered.turn)
        .with(scores.clone(), force, entered.sheet, &entered.turn)
        .map_err(|error| refused(&error, words))?;
    let settles = fields.given("settle").is_some();
    for (seat, score) in scores {
        let answer = TypedScore { score, forced: force };
        entered.put(seat, &asked.visitor.phone, answer, settles);
    }
    // Who has no score yet counts as absent.
    let draft = entered.draft().with(Entries::new(), false, entered.sheet, &entered.turn);
    draft.map_err(|error| refused(&error, words))?;
    games.set_entered(&entered);
    match entered.complete(asked.now) {
        Some(Ok((round, review))) if review.asks_nothing() => {
            games.score(seen, round, asked.now, words).map(Some)
        }
        _ => Ok(None),
    }
}

/// Returns why a score is not taken; the phone may insist on an implausible one.
pub(super) fn refused(error: &PlayError, words: &Messages) -> Refusal {
    let can_force = matches!(error, PlayError::ImplausibleScore(_));
    Refusal { can_force, ..Refusal::from(error.text(words)) }
}

/// Drops what was entered for a player, if it is still what was shown.
pub(super) fn clear(asked: &Asked<'_>, games: &mut Games, seen: &Seen, shown: &str) -> Result<()> {
    let mut entered = due(asked, games, seen)?;
    let seat = named_seat(asked, entered.sheet)?;
    if entered.typed(seat) != shown {
        return Err(asked.words().serve_changed().into());
    }
    entered.remove(seat);
    games.set_entered(&entered);
    Ok(())
}

/// Reads what was typed as scores by seat: the score of the player who is named, else
/// those of all.
fn read(asked: &Asked<'_>, entered: &EnteredRound<'_>) -> Result<Entries> {
    let (words, EnteredRound { sheet, turn, .. }) = (asked.words(), entered);
    if asked.fields.given("player").is_some() {
        let (seat, score) =
            read_one(asked, sheet, turn, entered.draft(), Messages::serve_one_score)?;
        let is_playing = turn.playing.contains(&seat);
        return is_playing.then(|| vec![(seat, score)]).ok_or_else(|| table_changed(words));
    }
    let line = sheet.in_notation(typed_text(asked)?, words.card_names());
    match entered.draft().read_row(&line, sheet, turn) {
        Ok(scores) => Ok(scores),
        Err(RowError::Score { error: ScoreEntryError::Slip { text, meant }, .. }) => {
            Err(slip(&text, meant, words))
        }
        Err(RowError::Ambiguous(readings)) => {
            let readings = readings.iter().map(|reading| words.row_text(&reading.text));
            let readings = words.or(&readings.collect::<Vec<_>>());
            Err(format!("{} {readings}", words.which_reading()).into())
        }
        Err(error) => Err(render::row_error(sheet, error, words).into()),
    }
}

/// Returns what was typed, unless it is longer than any row.
fn typed_text<'a>(asked: &'a Asked<'_>) -> Result<&'a str> {
    let text = asked.score().trim();
    ScoreEntry::check_length(text).map_err(|error| error.text(asked.words()))?;
    Ok(text)
}

fn table_changed(words: &Messages) -> Refusal {
    ScoreArgsError::TableChanged.text(words).into()
}

/// Returns the seat of the player that is named, if it is one of these.
pub(super) fn chosen(sheet: &Scoresheet, seats: &[usize], player: &str) -> Option<usize> {
    let player = PlayerId(player.parse().ok()?);
    seats.iter().copied().find(|&seat| sheet.seats[seat].player == player)
}

fn slip(text: &str, meant: String, words: &Messages) -> Refusal {
    Refusal { why: words.slip(text, &meant), meant: vec![meant], can_force: false }
}

fn named_seat(asked: &Asked<'_>, sheet: &Scoresheet) -> Result<usize> {
    let player = asked.fields.text("player").parse().ok().map(PlayerId);
    let seat = player.and_then(|player| sheet.seat_of(player));
    seat.ok_or_else(|| table_changed(asked.words()))
}

/// Reads one score for the player who is chosen, and may be named; several are refused with
/// `only_one`.
pub(super) fn read_one(
    asked: &Asked<'_>,
    sheet: &Scoresheet,
    turn: &RoundSetup,
    mut draft: RoundDraft,
    only_one: fn(&Messages, &str) -> String,
) -> Result<(usize, ScoreEntry)> {
    let words = asked.words();
    if asked.fields.text("player").is_empty() {
        return Err(words.serve_choose().into());
    }
    let seat = named_seat(asked, sheet)?;
    let (text, names) = (typed_text(asked)?, words.card_names());
    let is_me = |word: &str| {
        let word = word.trim_end_matches([':', ',']).to_lowercase().replace('’', "'");
        ["i", "i'm"].contains(&&*word) || names.called(&word) == "me"
    };
    let said = text.split_once(' ').filter(|(word, _)| is_me(word)).map_or(text, |(_, said)| said);
    let line = sheet.in_notation(said, names);
    if let Some(place) = turn.playing.iter().position(|&other| other == seat) {
        draft.index = place;
        // `no, 13` corrects the score of this player.
        draft.order.push(place);
    }
    let one = |read: &Entries| matches!(read[..], [(of, _)] if of == seat);
    let of_seat = || {
        let named = format!("{} {line}", sheet.seat_name(seat));
        sheet.read_row(turn, &[named]).ok().filter(one)
    };
    let first = said.split([' ', ':', ',']).next().unwrap_or_default();
    let begins_with_name = first.chars().count() > 1 && sheet.find_seat(first) == Ok(seat);
    match draft.read(&line, sheet, turn) {
        Ok(mut read) if one(&read) => Ok(read.remove(0)),
        Err(RowError::Score { error: ScoreEntryError::Slip { text, meant }, .. }) => {
            Err(slip(&text, meant, words))
        }
        Err(error @ RowError::Args(ScoreArgsError::Adds { .. })) => {
            Err(render::row_error(sheet, error, words).into())
        }
        // Of `jack 8` the player may have 8, or a Jack and an 8.
        Err(error @ RowError::Ambiguous(_)) if begins_with_name => {
            Err(render::row_error(sheet, error, words).into())
        }
        // `had 16`, of who is chosen.
        _ if let Some(mut read) = of_seat() => Ok(read.remove(0)),
        Ok(_) | Err(RowError::Ambiguous(_)) => Err(only_one(words, &name(sheet, seat)).into()),
        Err(_) => match ScoreEntry::read_typed(&line, sheet.ruleset.in_round(turn.round)) {
            Ok(_) => Err(only_one(words, &name(sheet, seat)).into()),
            Err(error) => Err(error.text(words).into()),
        },
    }
}

pub(super) fn record(asked: &Asked<'_>, games: &mut Games, seen: &Seen) -> Result<String> {
    let words = asked.words();
    let entered = due(asked, games, seen)?;
    let EnteredRound { sheet, turn, .. } = &entered;
    let missing = names(sheet, &entered.missing());
    if !missing.is_empty() {
        return Err(words.serve_missing(&missing).into());
    }
    let Some(complete) = entered.complete(asked.now) else {
        return Err(words.serve_disputed(&names(sheet, &entered.disputed())).into());
    };
    let (entry, _) = complete.map_err(|error| refused(&error, words))?;
    // Another score came while somebody looked at the question.
    if entered.draft().as_row() != asked.fields.text("scores") {
        return Err(words.serve_changed().into());
    }
    let out = chosen(sheet, &turn.playing, asked.fields.text("out"));
    games.score(seen, RoundEntry { out, ..entry }, asked.now, words)
}

pub(super) fn names(sheet: &Scoresheet, seats: &[usize]) -> Vec<String> {
    seats.iter().map(|&seat| name(sheet, seat)).collect()
}

pub(super) fn name(sheet: &Scoresheet, seat: usize) -> String {
    shown(&sheet.seat_name(seat))
}
