//! The scores of the next round, seat by seat or as a row.

use chrono::{DateTime, Utc};

use super::{correct, keys, said};
use crate::game::{
    Entries, PlayError, RoundDraft, RoundSetup, RowError, ScoreEntry, ScoreEntryError,
    ScoreWarning, Scoresheet, SeatNotFound,
};
use crate::messages::{Message, quoted};
use crate::render::{self, shown};
use crate::screen::message::Key;
use crate::screen::model::Model;
use crate::screen::question::{Panel, Question};

pub(super) fn press(model: &mut Model, key: Key, now: DateTime<Utc>) {
    model.insists = false;
    let was_emptied = std::mem::take(&mut model.is_emptied);
    let line = &model.top().line;
    let is_at_end = line.before_cursor() == line.text();
    let is_unchanged = line.text() == correct::answered(model);
    match key {
        Key::Enter if was_emptied && clear(model) => {}
        Key::Enter => submit(model, now),
        Key::Tab => keys::complete(model, true),
        Key::BackTab => keys::complete(model, false),
        Key::Up if is_unchanged || model.line().is_empty() => correct::select_last(model),
        Key::Left if model.line().before_cursor().is_empty() => correct::previous(model),
        Key::Right if is_unchanged && is_at_end => correct::next(model),
        Key::Esc => model.line().clear(),
        Key::Ctrl('f') if model.line().is_empty() => {}
        Key::Ctrl('f') => {
            model.insists = true;
            submit(model, now);
        }
        Key::Ctrl('t') => {
            model.entry.totals = !model.entry.totals;
            match falling_total(model) {
                Some(error) => {
                    model.entry.totals = false;
                    model.refuse_line(error.text(model.words()));
                }
                None => model.note(model.words().totals_switched(model.entry.totals)),
            }
        }
        key => {
            let had_text = !model.line().is_empty();
            model.edit(key);
            model.is_emptied = had_text && model.line().is_empty();
        }
    }
}

/// Returns the error for a score that would be a total, and less than the one before.
fn falling_total(model: &Model) -> Option<PlayError> {
    let (sheet, turn) = (model.sheet.as_ref()?, model.turn().filter(|_| model.entry.totals)?);
    turn.playing.iter().find_map(|&seat| {
        let least = i32::from(sheet.ruleset.go_out_bonus());
        let points = model.entry.points(sheet, &turn, seat).filter(|points| *points < least)?;
        let (name, before) = (model.name(seat), sheet.total_before(seat, turn.number));
        Some(PlayError::TotalFalls { name, before, now: before + points })
    })
}

/// Takes back the last score of the round that is being entered, and asks for it; returns
/// `false` if there is none.
pub(super) fn take_back(model: &mut Model) -> bool {
    let Some(last) = model.entry.last_answered() else { return false };
    model.entry.index = last;
    model.line().clear();
    clear(model)
}

/// Takes back the score of the player who is asked for; returns `false` if there is none.
fn clear(model: &mut Model) -> bool {
    let (Some(seat), Some(_)) = (model.asked_seat(), model.entry.take_back()) else { return false };
    let name = model.name(seat);
    model.note(model.words().score_cleared(&name));
    true
}

/// Takes the line as the answer for the player who is asked for, or as a row.
pub(super) fn submit(model: &mut Model, now: DateTime<Utc>) {
    // A row, or the cards of a player, may be quoted as for a shell.
    let quoted = model.top().line.text().trim().to_owned();
    let line = quoted.replace('"', "").trim().to_owned();
    let (Some(sheet), Some(turn)) = (model.sheet.clone(), model.turn()) else { return };
    if line.is_empty() {
        return match model.answer() {
            Some(_) => advance(model, now),
            None => model.note(help(model, turn.playing.len())),
        };
    }
    let words = model.words();
    if words.back().contains(&line.to_lowercase().as_str()) {
        model.line().clear();
        return correct::previous(model);
    }
    let typed = line;
    let line = sheet.in_notation(&typed, words.card_names());
    let unread = if quoted == typed { &*line } else { &*quoted };
    match model.entry.read(unread, &sheet, &turn) {
        Ok(scores) => take(model, scores, now),
        Err(RowError::Score { error: ScoreEntryError::Slip { text, meant }, .. }) => {
            model.ask(Question::Slip { text, meant });
        }
        Err(RowError::Ambiguous(readings)) => model.ask(Question::Reading(readings)),
        Err(_) if let Some(place) = correct::named(&line, &sheet, &turn) => {
            correct::go_to(model, place);
        }
        Err(_) if let Some(seat) = sheet.said_to_deal(&typed, &words.deals_said()) => {
            tell_dealer(model, &turn, seat);
        }
        Err(_)
            if let Some((command, name)) =
                sheet.comes_or_goes(&typed, &words.joins_said(), &words.leaves_said()) =>
        {
            let command = format!("{} {}", words.command_in_words(command), shown(&name));
            model.refuse_line(words.type_command(&command));
        }
        Err(error)
            if is_unknown(&error)
                && let Some(why) = said::no_command(model, &typed) =>
        {
            model.refuse_line(why);
        }
        Err(error) => {
            let error = match words.is_yes_or_no(&typed) {
                true => RowError::Score {
                    seat: turn.playing[model.entry.index],
                    error: ScoreEntryError::Unreadable { text: typed.clone(), nearest: None },
                },
                false => sheet.as_typed(error, &typed, words.card_names()),
            };
            let why = render::row_error(&sheet, error, words);
            model.refuse_line(match said::may_ask(model, &typed) {
                true => words.or_asks(&why),
                false => why,
            });
        }
    }
}

/// Returns `true` if a line begins with what is nobody's name and no score, nor near to one.
fn is_unknown(error: &RowError) -> bool {
    match error {
        RowError::Seat(SeatNotFound::None { near, .. }) => near.is_empty(),
        RowError::Score { error: ScoreEntryError::Unreadable { nearest, .. }, .. } => {
            nearest.is_none()
        }
        _ => false,
    }
}

/// Says who deals, as somebody is said to; before the first score also how to begin with
/// another dealer.
fn tell_dealer(model: &mut Model, turn: &RoundSetup, said: usize) {
    let words = model.words();
    let dealer = model.name(turn.dealer);
    if said == turn.dealer {
        model.line().clear();
        return model.note(words.deals_now(&dealer, turn.number));
    }
    let names: Vec<_> = turn.playing.iter().map(|&seat| quoted(&model.name(seat))).collect();
    let command = format!("new {} --dealer {}", names.join(" "), quoted(&model.name(said)));
    model.refuse_line(match turn.number {
        1 => words.deals_first(&dealer, &command),
        round => words.deals_now(&dealer, round),
    });
}

/// Returns what can be typed, with an example for a table of so many.
fn help(model: &Model, players: usize) -> String {
    const SCORES: [&str; 7] = ["0", "13", "37", "20", "18", "24", "31"];
    let row: Vec<_> = SCORES.into_iter().cycle().take(players).collect();
    model.words().entry_help(&row.join(" "), players > 1, model.entry.totals, model.is_plain)
}

/// Takes scores if the round can have them, and asks for the next.
pub(super) fn take(model: &mut Model, scores: Entries, now: DateTime<Utc>) {
    let taken = with(model, &scores);
    model.insists = false;
    let entry = match taken {
        Some(Ok(entry)) => entry,
        Some(Err(why)) => return model.refuse_line(why),
        None => return,
    };
    let asked = model.asked_seat();
    let mut all = scores.iter();
    // `done` may have meant the evening.
    let is_told = model.is_plain
        && all.any(|(seat, score)| Some(*seat) != asked || *score == ScoreEntry::WentOut);
    model.entry = entry;
    model.notices.clear();
    // What a command told may hide the sheet.
    if model.top().panel == Panel::Output {
        model.top_mut().panel = Panel::Next;
    }
    advance(model, now);
    // What is not seen is heard, if somebody else has the score.
    if is_told && matches!(model.top().question, Question::Score) {
        let score = |(seat, score): &(usize, ScoreEntry)| {
            format!("{}: {}", model.name(*seat), model.words().score_said(score))
        };
        let scores: Vec<_> = scores.iter().map(score).collect();
        model.note(scores.join(", "));
    }
}

/// Returns the round that is being entered with some scores, or why it cannot have them.
pub(super) fn with(model: &Model, scores: &Entries) -> Option<Result<RoundDraft, String>> {
    let (sheet, turn) = (model.sheet.as_ref()?, model.turn()?);
    let entry = model.entry.with(scores.clone(), model.insists, sheet, &turn);
    Some(entry.map_err(|error| refusal(sheet, &turn, error, model)))
}

fn advance(model: &mut Model, now: DateTime<Utc>) {
    model.line().clear();
    match model.entry.next_open(model.entry.index) {
        Some(index) => model.entry.index = index,
        None => review(model, now),
    }
}

/// Asks who went out where that is not clear, and whether to save the round.
fn review(model: &mut Model, now: DateTime<Utc>) {
    let (Some(sheet), Some(turn)) = (&model.sheet, model.turn()) else { return };
    let scored = match model.entry.score(sheet, &turn) {
        Ok(scored) => scored,
        Err(error) => {
            let why = refusal(sheet, &turn, error, model);
            return model.refuse(why);
        }
    };
    if let Some(seats) = scored.several_zeros() {
        return model.ask(Question::WentOut(seats.to_vec()));
    }
    ask_to_save(model, now);
}

pub(super) fn ask_to_save(model: &mut Model, now: DateTime<Utc>) {
    let (Some(sheet), Some(turn)) = (&model.sheet, model.turn()) else { return };
    let Ok(scored) = model.entry.score(sheet, &turn) else { return };
    let words = model.words();
    let review = model.entry.review(sheet, &scored, now);
    let doubt = words.doubt_of(&review);
    let text = |warning: &ScoreWarning| match warning {
        ScoreWarning::LikeTotals if model.is_plain => words.like_totals_in_lines(scored.round),
        ScoreWarning::LikeTotals => words.like_totals(scored.round),
        warning => render::warning(sheet, scored.round, warning, None, words),
    };
    let warnings = review.warnings.iter().map(text).chain(model.phones_differ());
    model.warn(warnings.collect());
    model.note_entered();
    // The round is to be seen, which the keys may hide.
    if matches!(model.top().panel, Panel::Keys) {
        model.top_mut().panel = Panel::Next;
    }
    model.ask(Question::Save { doubt, held: String::new() });
}

fn refusal(sheet: &Scoresheet, turn: &RoundSetup, error: PlayError, model: &Model) -> String {
    let words = model.words();
    let PlayError::ImplausibleScore(why) = &error else { return error.text(words) };
    let mut text = error.text(words);
    if let Some((seat, points)) = sheet.refused(why).filter(|_| model.entry.totals) {
        let before = sheet.total_before(seat, turn.number);
        text = format!("{}: {text}", words.after_total(before + points, before));
    }
    model.force(&text)
}

/// Takes the line as the cards left of the player who is asked for.
pub(super) fn take_as_one(model: &mut Model, now: DateTime<Utc>) {
    let (Some(sheet), Some(turn)) = (&model.sheet, model.turn()) else { return };
    let rules = sheet.ruleset.in_round(turn.round);
    let line = sheet.in_notation(model.top().line.text(), model.words().card_names());
    if let Ok(score) = ScoreEntry::read_typed(&line, rules) {
        let seat = turn.playing[model.entry.index];
        take(model, vec![(seat, score)], now);
    }
}
