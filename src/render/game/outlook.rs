//! What a game comes to: what is next, or who has won.

use super::board::board;
use crate::game::{GameState, RoundSetup, Scoresheet};
use crate::render::plot::chart;
use crate::render::style::TextStyle;
use crate::render::text::{and, finish, plural, points, rules, seat_names, shown, wrap};
use crate::rules::{Round, Tie};

/// Names a game that is about to start, and what is next.
pub fn started(sheet: &Scoresheet, look: TextStyle) -> String {
    let names: Vec<_> = seat_names(sheet).iter().map(|name| shown(name)).collect();
    let league = sheet.league_name.as_ref();
    let league = league.map_or(String::new(), |name| format!(", league {}", shown(name)));
    let number = sheet.number;
    let (names, rules) = (and(&names), shown(&rules(&sheet.ruleset)));
    let game = format!("Game {number}: {names}, {rules}{league}");
    finish(&[game, outlook(sheet)].map(|line| wrap("", "", &line, look.width)))
}

/// Says who has sat down and with how many points, and what is next.
pub fn joined(sheet: &Scoresheet, seat: usize, why: &str, look: TextStyle) -> String {
    came_or_went(sheet, seat, "joins", why, look)
}

/// Says who has got up and with how many points, and what is next.
pub fn left(sheet: &Scoresheet, seat: usize, look: TextStyle) -> String {
    came_or_went(sheet, seat, "leaves", "", look)
}

fn came_or_went(sheet: &Scoresheet, seat: usize, what: &str, why: &str, look: TextStyle) -> String {
    let name = shown(&seat_names(sheet)[seat]);
    let points = points(sheet.total(seat));
    let number = sheet.number;
    let line = format!("{name} {what} game {number} with {points}{why}");
    finish(&[line, outlook(sheet)].map(|line| wrap("", "", &line, look.width)))
}

/// Writes the board, and below it what is next or how the game has ended.
pub fn scoresheet(sheet: &Scoresheet, look: TextStyle) -> String {
    let outlook = wrap("", "", &outlook(sheet), look.width);
    format!("{}\n{outlook}\n", board(sheet, look))
}

/// Writes the same, and below it the running totals as lines.
pub fn scoresheet_and_chart(sheet: &Scoresheet, look: TextStyle) -> String {
    format!("{}\n{}", scoresheet(sheet, look), chart(sheet, look))
}

/// Says what is next, or how the game has ended, as one or more sentences.
pub fn outlook(sheet: &Scoresheet) -> String {
    match sheet.state() {
        GameState::Open => next_line(sheet),
        _ => result(sheet),
    }
}

/// Says what is to be dealt next, who deals and who starts; nothing where the
/// game is not open.
///
/// `Round 5: deal 7, 7s wild, Cat deals, Ann starts`
pub fn next_line(sheet: &Scoresheet) -> String {
    let turn = sheet.next();
    turn.map_or_else(String::new, |turn| turn_line(sheet, &turn))
}

/// Says what is dealt in a round, who deals and who starts.
pub fn turn_line(sheet: &Scoresheet, turn: &RoundSetup) -> String {
    let name = names(sheet);
    let round = if turn.number > Round::LAST.number() {
        let tied: Vec<_> = turn.playing.iter().map(|&seat| name(seat)).collect();
        format!("Round {}, for the tie of {}", turn.number, and(&tied))
    } else {
        format!("Round {}", turn.number)
    };
    let wild = plural(turn.round.wild());
    let dealt = turn.round.dealt();
    let who = match turn.playing.len() {
        1 => String::new(),
        _ => format!(
            ", {} deals, {} starts",
            name(turn.dealer),
            name(turn.starter)
        ),
    };
    format!("{round}: deal {dealt}, {wild} wild{who}")
}

/// Says who has won, or what else became of the game; nothing while it is
/// open.
pub fn result(sheet: &Scoresheet) -> String {
    match sheet.state() {
        GameState::Open => String::new(),
        GameState::Deleted => "The game is deleted".into(),
        GameState::Abandoned => format!("The game was abandoned {}", after(sheet)),
        GameState::Finished if sheet.played.is_empty() => {
            "The game was ended before its first round".into()
        }
        GameState::Finished if sheet.is_short() => format!(
            "{}; the game was ended {}, and counts in no standings",
            winners(sheet),
            after(sheet)
        ),
        GameState::Finished => winners(sheet),
    }
}

fn after(sheet: &Scoresheet) -> String {
    let last = Round::LAST.number();
    match sheet.played.range(..=last).count() {
        0 => "before its first round".into(),
        rounds => format!("after {rounds} of {last} rounds"),
    }
}

fn winners(sheet: &Scoresheet) -> String {
    let name = names(sheet);
    let seats = sheet.winners();
    let winners: Vec<_> = seats.iter().map(|&seat| name(seat)).collect();
    let Some(&first) = seats.first() else {
        return "Nobody has won".into();
    };
    let total = points(sheet.total(first));
    if seats.len() > 1 {
        return format!("{} share the win with {total} each", and(&winners));
    }
    if sheet.seats.len() == 1 {
        return format!("{} ends with {total}", winners[0]);
    }
    let level = |seat: &usize| {
        let seated = !sheet.seats[*seat].is_left();
        *seat != first && seated && sheet.total(*seat) == sheet.total(first)
    };
    let level: Vec<_> = (0..sheet.seats.len()).filter(level).map(&name).collect();
    if level.is_empty() {
        return format!("{} wins with {total}", winners[0]);
    }
    let why = match sheet.ruleset.tie() {
        Tie::MostOut => "having gone out in more rounds",
        Tie::ExtraRound | Tie::Shared => "having been lower in the round for the tie",
    };
    let level = and(&level);
    format!(
        "{} wins with {total}, level with {level}, {why}",
        winners[0]
    )
}

fn names(sheet: &Scoresheet) -> impl Fn(usize) -> String + use<> {
    let names = seat_names(sheet);
    move |seat| shown(&names[seat])
}
