//! One game: its board, the next turn or the result, the effect of a change, and
//! warnings about a round that was recorded anyway.

mod board;
mod cells;

use std::collections::BTreeMap;

use crate::cards::{CalledCard, Card};
use crate::game::{
    GameEdits, GameState, PlayerId, PricedCards, PricedRanks, RoundSetup, RowError, ScoreEntry,
    ScoreWarning, Scoresheet, StartReason, TypedScore, is_one_of, rounds_named,
};
use crate::messages::{Command, Message, Messages, ScoreWarningContext};
use crate::render::plot::chart;
use crate::render::text::{
    OUT_SIGN, Page, TextStyle, capitalized, card, finish, shown, shown_names,
};
use crate::rules::rulings::Answer;
use crate::rules::{Round, RoundRules, Ruleset};

pub use board::{board, scored_twice};
pub(crate) use board::{joined_and_left, played_scores};
pub(crate) use cells::{SheetCell, SheetCells, SheetRow, needs, rules_league_and_table};

/// Writes the players and rules of a game that starts, and the next turn.
pub fn started(sheet: &Scoresheet, style: TextStyle) -> String {
    let words = style.words();
    let about: Vec<_> = rules_league_and_table(sheet, words).map(|(part, _)| part).collect();
    let game = words.game_started(sheet.number, &shown_names(sheet), &about);
    finish(&[game, outlook(sheet, words)].map(|line| style.wrap(&line)))
}

/// Writes who joins with how many points and why so many, and the scoresheet.
pub fn joined(sheet: &Scoresheet, seats: &[(usize, StartReason)], style: TextStyle) -> String {
    let names = shown_names(sheet);
    let joins = |&(seat, reason): &(usize, StartReason)| {
        let start = match (reason, sheet.seats[seat].stays.last()) {
            (StartReason::Corrected, Some(stay)) => stay.start_total,
            // Rounds that are scored already count too.
            _ => sheet.total(seat),
        };
        style.words().joins(&names[seat], sheet.number, start, reason)
    };
    lines_and_sheet(seats.iter().map(joins), sheet, style)
}

pub fn left(sheet: &Scoresheet, seats: &[usize], style: TextStyle) -> String {
    let names = shown_names(sheet);
    let leaves =
        |&seat: &usize| style.words().leaves(&names[seat], sheet.number, sheet.total(seat));
    lines_and_sheet(seats.iter().map(leaves), sheet, style)
}

fn lines_and_sheet(
    lines: impl Iterator<Item = String>,
    sheet: &Scoresheet,
    style: TextStyle,
) -> String {
    let lines = lines.map(|line| style.wrap(&line) + "\n");
    format!("{}\n{}", lines.collect::<String>(), scoresheet(sheet, style))
}

pub fn scoresheet(sheet: &Scoresheet, style: TextStyle) -> String {
    let outlook = style.wrap(&outlook(sheet, style.words()));
    format!("{}\n{outlook}\n", board(sheet, style))
}

/// Writes the board and the outlook, and below them the chart of running totals.
pub fn scoresheet_and_chart(sheet: &Scoresheet, style: TextStyle) -> String {
    let sheet_and_result = scoresheet(sheet, style);
    match sheet.has_only_totals() {
        true => sheet_and_result,
        false => format!("{sheet_and_result}\n{}", chart(sheet, style)),
    }
}

/// Returns the next turn or the result, as one or more sentences.
pub fn outlook(sheet: &Scoresheet, words: &Messages) -> String {
    match sheet.state() {
        GameState::Open => next_line(sheet, words),
        _ => result(sheet, words),
    }
}

/// Says for which players phones have other scores than these, by seat.
pub(crate) fn phones_differ<'a>(
    sheet: &Scoresheet,
    scores: impl IntoIterator<Item = (usize, &'a ScoreEntry)>,
    phones: &BTreeMap<PlayerId, Vec<TypedScore>>,
    words: &Messages,
) -> Vec<String> {
    let names = shown_names(sheet);
    let points = |entry: &ScoreEntry| entry.points(&sheet.ruleset);
    let differs = |(seat, here): (usize, &ScoreEntry)| {
        let phones = phones.get(&sheet.seats[seat].player)?.iter().map(|phone| &phone.score);
        let others = phones.filter(|phone| points(here) != points(phone));
        let others: Vec<_> = others.map(ToString::to_string).collect();
        let differs = !others.is_empty();
        differs.then(|| words.phone_differs(&names[seat], &here.to_string(), &others.join(" / ")))
    };
    scores.into_iter().filter_map(differs).collect()
}

/// Returns who leads or has won and the totals of the others at the table; `None`
/// before the first score, and of a game that was not played to its end.
pub fn standing(sheet: &Scoresheet, words: &Messages) -> Option<String> {
    let names = shown_names(sheet);
    let standings = sheet.standings().into_iter().filter(|one| one.place.is_some());
    let (leaders, others): (Vec<_>, Vec<_>) = standings.partition(|one| one.place == Some(1));
    let best = leaders.first().filter(|_| !sheet.played.is_empty())?.total;
    let leaders: Vec<_> = leaders.iter().map(|one| names[one.seat].clone()).collect();
    let others = others.iter().map(|one| format!("{} {}", names[one.seat], one.total));
    let others: Vec<_> = others.collect();
    let begins_with_name = |text: &str| names.iter().any(|name| text.starts_with(name.as_str()));
    let leader = match sheet.state() {
        GameState::Open => words.leader_on_screen(&leaders, best),
        GameState::Finished if !sheet.is_short() => result(sheet, words),
        _ => return None,
    };
    let leader = if begins_with_name(&leader) { leader } else { capitalized(&leader) };
    Some(if others.is_empty() { leader } else { words.leader_then(&leader, &others) })
}

/// Returns the next turn: what is dealt, who deals and who starts; empty if the game is not open.
///
/// `Round 5: deal 7, 7s wild, Cat deals, Ann starts`
pub fn next_line(sheet: &Scoresheet, words: &Messages) -> String {
    let turn = sheet.next();
    turn.map_or_else(String::new, |turn| turn_line(sheet, &turn, words))
}

/// Writes what is dealt and who deals in the rounds that a question about the wilds or the
/// dealer is about, with an empty line after them; nothing for others.
pub fn rounds_asked(
    sheet: Option<&Scoresheet>,
    question: &str,
    answer: &Answer<'_>,
    style: TextStyle,
) -> String {
    let words = style.words();
    let english = words.card_names().to_notation(question);
    let is_said = |word: &str| is_one_of("wild|wilds", word.trim_end_matches('?'));
    let asks_of_wilds = answer.is_about("wilds") || english.split_whitespace().any(is_said);
    let lines: String = match sheet {
        _ if !asks_of_wilds && !answer.is_about("dealer") => String::new(),
        Some(sheet) => {
            let line = |turn| style.hang(&turn_line(sheet, turn, words)) + "\n";
            sheet.rounds_asked(&english).iter().map(line).collect()
        }
        None if !asks_of_wilds => String::new(),
        None => {
            let official = Ruleset::official();
            let line = |round| {
                let rules = official.in_round(round);
                style.hang(&words.round_header(rules, &words.ruleset(&official))) + "\n"
            };
            rounds_named(&english).unwrap_or_default().into_iter().map(line).collect()
        }
    };
    if lines.is_empty() { lines } else { lines + "\n" }
}

pub fn turn_line(sheet: &Scoresheet, turn: &RoundSetup, words: &Messages) -> String {
    words.turn(turn, &shown_names(sheet))
}

/// Returns who has won, or how else the game ended; empty while it is open.
pub fn result(sheet: &Scoresheet, words: &Messages) -> String {
    let rounds = || sheet.played.range(..=Round::LAST.number()).count();
    match sheet.state() {
        GameState::Open => String::new(),
        GameState::Deleted => words.game_deleted().to_owned(),
        GameState::Abandoned => words.game_abandoned(rounds()),
        GameState::Finished if sheet.has_only_totals() => words.only_totals(&winners(sheet, words)),
        GameState::Finished if sheet.played.is_empty() => words.finished_unplayed().to_owned(),
        GameState::Finished if sheet.is_short() => {
            let winners = winners(sheet, words);
            // A table of one player counts nowhere.
            match sheet.tournament.as_ref().filter(|_| sheet.seated().len() > 1) {
                None => words.finished_early(&winners, rounds()),
                Some(table) => {
                    let tournament = shown(&table.tournament.name);
                    words.table_finished_early(&winners, rounds(), &tournament)
                }
            }
        }
        GameState::Finished => winners(sheet, words),
    }
}

fn winners(sheet: &Scoresheet, words: &Messages) -> String {
    let names = shown_names(sheet);
    let seats = sheet.winners();
    let winners: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
    let (Some(&first), Some(winner)) = (seats.first(), winners.first()) else {
        return words.nobody_won().to_owned();
    };
    let total = sheet.total(first);
    if seats.len() > 1 {
        return words.share_win(&winners, total);
    }
    if sheet.seats.len() == 1 {
        return words.played_alone(winner, total);
    }
    let is_level =
        |&seat: &usize| seat != first && !sheet.seats[seat].is_left() && sheet.total(seat) == total;
    let level = (0..names.len()).filter(is_level).map(|seat| names[seat].clone());
    match level.collect::<Vec<_>>().as_slice() {
        [] => words.wins(winner, total),
        level => words.wins_tie(winner, total, level, sheet.ruleset.tie()),
    }
}

/// Writes the points of a player's typed cards: a whole hand with its melds, or
/// cards left with their sum.
pub fn priced(name: &str, priced: &PricedCards, rules: RoundRules<'_>, style: TextStyle) -> String {
    let words = style.words();
    let page = Page::for_hand(rules, style);
    let cost = words.cards_cost(&shown(name), priced.points.into());
    let cards = match priced.whole {
        true => page.arrangement(&priced.arrangement),
        false => vec![page.summed(words.cards_left(), &priced.cards)],
    };
    finish(&[vec![page.text(&cost)], cards].concat())
}

/// Writes the points of a player's cards left, of which only the ranks were typed.
pub fn priced_ranks(
    name: &str,
    priced: &PricedRanks,
    rules: RoundRules<'_>,
    style: TextStyle,
) -> String {
    let words = style.words();
    let page = Page::for_hand(rules, style);
    finish(&[
        page.text(&words.cards_cost(&shown(name), priced.points().into())),
        page.sum(words.cards_left(), &called(priced, style), &priced.values),
    ])
}

fn called(priced: &PricedRanks, style: TextStyle) -> String {
    let text = |called: &CalledCard| match *called {
        CalledCard::Card(Card::Joker) => "JK".to_owned(),
        CalledCard::Card(suited) => card(suited, style),
        CalledCard::Rank(rank) => rank.text().to_owned(),
    };
    priced.ranks.iter().map(text).collect::<Vec<_>>().join(" ")
}

/// Writes what cards left cost, of which only the ranks were typed.
pub fn ranks_left(priced: &PricedRanks, rules: RoundRules<'_>, style: TextStyle) -> String {
    let words = style.words();
    let page = Page::for_hand(rules, style);
    let mut lines = vec![page.header(), words.cards_left_cost(priced.points().into())];
    if !priced.ranks.is_empty() {
        lines.push(page.sum(words.cards_left(), &called(priced, style), &priced.values));
    }
    lines.extend(priced.book.map(|rank| page.note(&words.left_holds_book(rank))));
    finish(&lines)
}

/// Writes the scores of a round in one line: `round 5: Ann 0x, Bob 12`; empty if it is not scored.
pub fn round_scores(sheet: &Scoresheet, round: u8, words: &Messages) -> String {
    let scores = scores(sheet, round);
    scores.map_or_else(String::new, |scores| words.round_scores(round, &scores))
}

pub fn entered(sheet: &Scoresheet, round: u8, style: TextStyle) -> String {
    let scores = scores(sheet, round).unwrap_or_default();
    style.hang(&style.words().round_entered(round, &scores)) + "\n"
}

fn scores(sheet: &Scoresheet, round: u8) -> Option<String> {
    Some(played_scores(sheet, sheet.played.get(&round)?, OUT_SIGN))
}

/// Writes the changes of a correction: old and new scores with the totals, and who went out.
pub fn corrected(before: &Scoresheet, after: &Scoresheet, round: u8, style: TextStyle) -> String {
    let lines = corrections(before, after, round, style.words());
    lines.iter().map(|line| style.hang(line) + "\n").collect()
}

/// Returns what a correction of a round has changed, a line for each player.
pub(crate) fn corrections(
    before: &Scoresheet,
    after: &Scoresheet,
    round: u8,
    words: &Messages,
) -> Vec<String> {
    let (Some(was), Some(is)) = (before.played.get(&round), after.played.get(&round)) else {
        return Vec::new();
    };
    let names = after.seat_names();
    let name = |seat: usize| shown(&names[seat]);
    let mut lines = Vec::new();
    for (&seat, new) in &is.scores {
        let old = was.scores.get(&seat);
        if old == Some(new) {
            continue;
        }
        let old = old.and_then(|old| old.points);
        let mut line = words.correction(round, &name(seat), old, new.points);
        let (old, new) = (before.total(seat), after.total(seat));
        if old != new {
            line = words.corrected_total(&line, old, new);
        }
        lines.push(line);
    }
    if was.out != is.out {
        let (old, new) = (was.out.map(name), is.out.map(name));
        lines.push(words.corrected_out(round, old.as_deref(), new.as_deref()));
    }
    if lines.is_empty() {
        lines.push(words.confirmed(round));
    }
    lines
}

pub fn edited(edits: &GameEdits, sheet: &Scoresheet, style: TextStyle) -> String {
    let words = style.words();
    let names = shown_names(sheet);
    let name = |player: PlayerId| {
        let seat = sheet.seat_of(player);
        seat.map(|seat| names[seat].clone()).unwrap_or_default()
    };
    let changes = words.game_changes(edits, name, shown).join("; ");
    let line = style.hang(&words.game_edited(sheet.number, &changes));
    format!("{line}\n\n{}", scoresheet(sheet, style))
}

pub fn row_error(sheet: &Scoresheet, error: RowError, words: &Messages) -> String {
    match error {
        RowError::Args(error) => error.text(words),
        RowError::Seat(error) => error.text(words),
        RowError::Score { seat, error } => {
            let text = error.text(words).replace('\n', "; ");
            format!("{}: {text}", shown(&sheet.seat_name(seat)))
        }
        // The readings are asked about.
        RowError::Ambiguous(_) => String::new(),
    }
}

/// Writes a warning about a round.
///
/// `named` is the game if the suggested command has to name it.
pub fn warning(
    sheet: &Scoresheet,
    round: u8,
    warning: &ScoreWarning,
    named: Option<u32>,
    words: &Messages,
) -> String {
    let names = sheet.seat_names();
    // Only an open game is found without its number by who joins.
    let is_over = sheet.state() != GameState::Open;
    let joins_over = is_over && matches!(warning, ScoreWarning::LateStart { .. });
    let named = named.or(joins_over.then_some(sheet.number));
    let command = command(round, warning, &names, named);
    let names: Vec<_> = names.iter().map(|name| shown(name)).collect();
    let context = ScoreWarningContext {
        round,
        dealt: sheet.turn(round).round.dealt(),
        bonus: sheet.ruleset.go_out_bonus().into(),
        names: &names,
        command: &command.map(|command| command.line(None)).unwrap_or_default(),
    };
    words.score_warning(warning, &context)
}

/// Returns the command that puts right what a warning is about, if there is one.
fn command(
    round: u8,
    warning: &ScoreWarning,
    names: &[String],
    named: Option<u32>,
) -> Option<Command> {
    let fix = |seat: usize, score: &str| {
        Command::new("fix").arg(round).arg(format!("{}={score}", names[seat]))
    };
    let command = match warning {
        ScoreWarning::WhoWentOut { seats, .. } => fix(*seats.first()?, "out"),
        ScoreWarning::TakenAsOut { seat } => fix(*seat, "0"),
        ScoreWarning::StillZero { seat } => fix(*seat, "SCORE"),
        ScoreWarning::LateStart { seat, now, .. } => {
            Command::new("join").arg(&names[*seat]).option("--score", now)
        }
        _ => return None,
    };
    Some(match named {
        Some(game) => command.option("--game", game),
        None => command,
    })
}
