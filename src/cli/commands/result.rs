//! `crowns result`: a game of which only the totals are known.

use crate::cli::args::members::{
    GameLeagueArgs, confirm_alone, must_be_no_option, not_a_name, with_new_players,
};
use crate::cli::args::rules::RulesetArgs;
use crate::cli::args::time::{day_played, warn_of_day_to_come};
use crate::cli::prelude::*;
use crate::game::{NewGame, ScoreEntry, ScoreEntryError, TypedDay, is_between_names, is_link};

/// Record the totals of a game without its rounds
///
/// The game counts in standings, ratings and records of totals, and is left out of figures about
/// rounds. `crowns game resume` reopens it to enter its rounds.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns result Ann 120 Bob 98
  crowns result Ann 120 \"Mary Lou\" 98 --date 2019-04-03 --league Club")]
pub(crate) struct Args {
    /// Name and total of each player
    #[arg(value_name = "PLAYER TOTAL", required = true, allow_negative_numbers = true)]
    words: Vec<String>,

    /// Date of the game, such as yesterday or 21/11 [default: today]
    #[arg(long, value_name = "DAY")]
    date: Option<DayArg>,

    #[command(flatten)]
    league: GameLeagueArgs,

    /// Where the game was played
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,

    /// Note to show with the scoresheet
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,

    #[command(flatten)]
    rules: RulesetArgs,

    /// Record a game of one without asking
    #[arg(long)]
    yes: bool,

    #[command(flatten)]
    new_players: NewPlayerArgs,
}

/// No ruleset makes fewer points impossible.
const USUAL: i32 = 500;

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let words = context.words();
    let (names, totals) = args.names_and_totals(&context.open_read_only()?.read()?, words)?;
    let date = day_played(args.date.as_ref(), context)?.ok_or(RequestError::Cancelled)?;
    if !confirm_alone(&names, args.yes, "result Ann 120 Bob 98", context)? {
        return Err(RequestError::Cancelled.into());
    }
    let venue = input::line("--place", args.place.as_deref())?;
    let text = input::line("--note", args.note.as_deref())?;
    let ruleset = args.rules.ruleset(context)?;
    let (sheet, (players, notes), is_new_league, same) =
        context.open()?.command(context.now()?, |tx| {
            let (names, notes) = args.new_players.full_names(tx, &names, words)?;
            let players = args.new_players.find_or_add(tx, &names)?;
            let (league, is_new_league) = args.league.find_or_add(tx, &context.settings)?;
            let seats = players.iter().map(|player| player.id).collect();
            let mut played: Vec<_> = players.iter().map(|player| player.id).zip(&totals).collect();
            played.sort_unstable();
            let mut same = None;
            tx.each_sheet_on(date, |sheet| {
                let totals: Vec<_> = (0..sheet.seats.len()).map(|seat| sheet.total(seat)).collect();
                let players = sheet.seats.iter().map(|seat| seat.counts_for.uuid);
                let mut other: Vec<_> = players.zip(&totals).collect();
                other.sort_unstable();
                if other == played {
                    same = Some(sheet.number);
                }
            })?;
            let started = tx.start_game(NewGame {
                league,
                venue,
                note: text,
                ..NewGame::new(seats, ruleset, date)
            })?;
            let sheet = tx.game(started)?.expect("the game was just started");
            let sheet = tx.record(started, &sheet.record_result(&totals)?)?;
            Ok::<_, Failure>((sheet, (players, notes), is_new_league, same))
        })?;
    notes.iter().for_each(|taken| note(taken));
    note_new_players(&players, words);
    if let (Some(league), true) = (&sheet.league, is_new_league) {
        note(&words.new_league(&league.name));
    }
    if let Some(other) = same {
        note(&words.same_result(sheet.number, other));
    }
    warn_of_day_to_come(date, context)?;
    for (seat, &total) in totals.iter().enumerate() {
        let name = sheet.seats[seat].name();
        match total {
            0 => warn(&words.zero_total(name)),
            USUAL.. if total > sheet.highest_total() => {
                warn(&words.high_total(name, total, sheet.highest_total()));
            }
            _ => {}
        }
    }
    context.print(|| json::scoresheet(&sheet), |style| render::scoresheet(&sheet, style))
}

impl Args {
    /// Reads the arguments, and refuses other words among them.
    fn names_and_totals(
        &self,
        reader: &Reader<'_>,
        words: &Messages,
    ) -> Result<(Vec<String>, Vec<i32>)> {
        if !self.new_players.new_player {
            must_be_no_other_words(&self.words, reader, words)?;
        }
        let (names, totals) = names_and_totals(&self.words)?;
        for name in &names {
            if let Lookup::None { .. } = reader.find_player(name)? {
                check_new_name(name)?;
            }
        }
        Ok((names, totals))
    }
}

/// Stand after a total.
const AFTER: [&str; 4] = ["and", "&", "points", "pts"];

/// Reads names, each with a total after it: `Ann 120 Mary Lou 98`, `Ann=120`, `Ann got
/// 120 and Bob 98 points`.
pub(crate) fn names_and_totals(words: &[String]) -> Result<(Vec<String>, Vec<i32>)> {
    if let Some(read) = names_before_totals(&words.join(" ")) {
        return read;
    }
    let text = words.join(" ").replace([',', ';', '=', ':'], " ");
    let (mut names, mut totals, mut name) = (Vec::new(), Vec::new(), Vec::new());
    let mut all = text.split_whitespace().peekable();
    while let Some(word) = all.next() {
        let is_after = AFTER.iter().any(|after| word.eq_ignore_ascii_case(after));
        // Kim Won and Ann With are names.
        let is_between = word == word.to_lowercase() && (is_link(word) || word == "won");
        match total(word) {
            _ if name.is_empty() && !names.is_empty() && is_after => {}
            // `Dora won Ann 120` has no total of Dora.
            _ if word == "won"
                && !name.is_empty()
                && all.peek().is_some_and(|next| is_name(next)) =>
            {
                return Err(RequestError::ResultArgs.into());
            }
            _ if !name.is_empty() && is_between => {}
            Some(total) if !name.is_empty() => {
                names.push(name.join(" "));
                totals.push(total);
                name.clear();
            }
            Some(_) => return Err(RequestError::ResultArgs.into()),
            None => name.push(word),
        }
    }
    if name.is_empty() && !names.is_empty() {
        return Ok((names, totals));
    }
    let name = name.join(" ");
    check_new_name(&name)?;
    Err(RequestError::NameWithoutTotal(name).into())
}

fn is_name(word: &str) -> bool {
    total(word).is_none() && !is_link(word) && word.starts_with(char::is_uppercase)
}

/// Reads names, and the totals after them: `Ann beat Bob 98 to 120`, `Ann, Bob 98-120`. Who
/// beats others has less.
fn names_before_totals(text: &str) -> Option<Result<(Vec<String>, Vec<i32>)>> {
    const BEATS: [&str; 4] = ["beat", "beats", "defeated", "defeats"];
    const BETWEEN: [&str; 8] = ["to", "-", "–", ":", "and", "&", "vs", "points"];
    let text = text.replace([',', ';'], " , ");
    let words: Vec<_> = text.split_whitespace().collect();
    let totals = |word: &str| {
        let parts: Option<Vec<i32>> = word.split(['-', '–', ':']).map(total).collect();
        parts.or_else(|| Some(vec![total(word)?]))
    };
    let (named, rest) = words.split_at(words.iter().position(|word| totals(word).is_some())?);
    let is_total = |word: &&&str| **word != "," && !BETWEEN.contains(*word);
    let totals: Option<Vec<_>> = rest.iter().filter(is_total).map(|word| totals(word)).collect();
    let totals = totals?.concat();
    let is_beat = |word: &&str| BEATS.contains(word);
    let is_between = |word: &str| BEATS.contains(&word) || is_between_names(word) || word == ",";
    let names = named.split(|word| is_between(word));
    let names: Vec<_> =
        names.map(|words| words.join(" ").trim_end_matches(" won").to_owned()).collect();
    let is_of_all = names.len() > 1 && names.len() == totals.len();
    let (is_beaten, first) = (named.iter().any(is_beat), *totals.first()?);
    (is_of_all && !names.iter().any(String::is_empty)).then(|| match totals[1..].iter().min() {
        Some(&least) if is_beaten && least <= first => Err(RequestError::ResultArgs.into()),
        _ => Ok((names, totals)),
    })
}

/// Reads a total: `120`, a sum such as `60+60`, or one as in a sentence: `120.`, `120pts`.
fn total(word: &str) -> Option<i32> {
    let word = word.trim_end_matches(['.', '!']);
    let points = AFTER.iter().find_map(|unit| word.strip_suffix(unit));
    let word =
        points.filter(|points| points.ends_with(|c: char| c.is_ascii_digit())).unwrap_or(word);
    match word.parse() {
        Ok(total) => Some(total),
        Err(_) => match read(word) {
            Ok(ScoreEntry::Points(total)) if word.contains('+') => Some(total),
            _ => None,
        },
    }
}

fn read(word: &str) -> Result<ScoreEntry, ScoreEntryError> {
    ScoreEntry::read_typed(word, Ruleset::official().in_round(Round::LAST))
}

/// Refuses a day, a league or a ruleset among names and totals: `yesterday: ann 98, bob 120`.
fn must_be_no_other_words(args: &[String], reader: &Reader<'_>, words: &Messages) -> Result<()> {
    let players = reader.players()?;
    let is_player = |word: &str| players.iter().any(|player| same_name(&player.name, word));
    let is_known = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_digit()) && word.parse::<f64>().is_ok()
            || total(word).is_some()
            || is_player(word)
    };
    let typed = args.iter().flat_map(|arg| arg.split_whitespace());
    let typed: Vec<_> =
        typed.map(|word| word.trim_end_matches([':', ',', ';']).to_owned()).collect();
    let are_names = |typed: &[String]| names_and_totals(typed).is_ok();
    let without_day = |(start, end): (usize, usize)| {
        let before = typed[..start].iter().rev().take_while(|word| is_before_day(word)).count();
        let others = [&typed[..start - before], &typed[end..]].concat();
        // Of `Ann 20 May 20` May is the other player.
        let is_game = names_and_totals(&others).is_ok_and(|(names, _)| names.len() > 1);
        is_game.then(|| (typed[start..end].join(" "), others))
    };
    if let Some((day, others)) = day_with_number(&typed, is_player).and_then(without_day) {
        let meant = Command::new("result").args(others).option("--date", &day);
        let typed = are_names(&typed).then(|| with_new_players("result", &typed));
        return Err(not_a_name(day, meant, typed, words));
    }
    must_be_no_option("result", &typed, is_known, are_names, reader, words)
}

/// Returns `true` for a word that leads to a day: `on jan 5`.
fn is_before_day(word: &str) -> bool {
    ["on", "the", "date", "den"].contains(&word)
}

/// Finds a day with a number that would be a total: `Ann 100 Bob 120 jan 5`, `2 days ago`. It
/// stands first or after a total: `Ann 20 jan 100` has none.
fn day_with_number(typed: &[String], is_player: impl Fn(&str) -> bool) -> Option<(usize, usize)> {
    const LONGEST: usize = 4;
    let is_number = |word: &String| total(word).is_some();
    let is_start = |&start: &usize| {
        let before = typed[..start].last();
        before.is_none_or(|before| is_number(before) || is_before_day(before))
    };
    let is_day = |&(start, end): &(usize, usize)| {
        let words = &typed[start..end];
        words.iter().any(is_number)
            && !words.iter().all(is_number)
            && !words.iter().any(|word| is_player(word))
            && TypedDay::is_surely(&words.join(" "))
    };
    (0..typed.len()).filter(is_start).find_map(|start| {
        let ends = (start + 2..=typed.len().min(start + LONGEST)).rev();
        ends.map(|end| (start, end)).find(is_day)
    })
}

/// Refuses a new name with a word that was meant as a total: `Ann 1o8 Bob`, `Ann - Bob`.
fn check_new_name(name: &str) -> Result<()> {
    // In capitals it is part of a name: Malcolm X.
    let is_score = |word: &str| {
        let is_of_points = |score| !matches!(score, ScoreEntry::Cards(_) | ScoreEntry::Ranks(_));
        word == word.to_lowercase() && read(word).is_ok_and(is_of_points)
    };
    let is_total = |word: &&str| is_score(word) || word.contains(|c: char| c.is_ascii_digit());
    let Some(word) = name.split_whitespace().find(is_total) else { return Ok(()) };
    Err(match read(word) {
        Err(slip @ ScoreEntryError::Slip { .. }) => slip.into(),
        _ => RequestError::NoTotal(word.to_owned()).into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    #[test]
    fn results_of_players_who_are_new_are_read() {
        check_read(include_str!("../../../tests/typed/results.txt"), |_, typed| {
            let words: Vec<_> = typed.split(' ').map(str::to_owned).collect();
            let read = names_and_totals(&words).and_then(|(names, totals)| {
                names.iter().try_for_each(|name| check_new_name(name))?;
                let totals =
                    names.iter().zip(totals).map(|(name, total)| format!("{name} {total}"));
                Ok(totals.collect::<Vec<_>>().join(", "))
            });
            read.unwrap_or_else(|failure| failure.message(Language::English.words()))
        });
    }
}
