//! `crowns tournament new`: a tournament, with the seats of all games.

use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use chrono::NaiveDate;

use super::cut::must_fit;
use super::seats::seat_from;
use crate::cli::args::members::{NewPlayerArgs, note_new_players};
use crate::cli::args::rules::RulesetArgs;
use crate::cli::args::tournament::{TournamentByArg, find_player};
use crate::cli::prelude::*;
use crate::game::{
    Name, PlayerId, PlayerRef, RankingMethod, TableCount, TournamentStart, TypedNames, name_key,
};
use crate::messages::{Hint, TournamentError};
use crate::rules::Ruleset;
use crate::seating::{SeatingError, SeatingRequest};
use crate::store::{Lookup, SeatedPlayer};
use crate::tournament::{FAIR, StoredTournament, UnequalTables};

/// Create a tournament and seat all of its games
///
/// Everybody plays every game. Pairs to keep apart do not meet, and as few
/// players as possible meet twice. Unknown names are added as new players.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns tournament new \"Spring Open\" --games 3 --cut 7 names.txt
  crowns tournament new Club --games 2 --tables 2 Ann Bob Cat Dan Eve Finn Gus
  crowns tournament new Club --games 5 --apart \"Ann Bob\" --seed 7 names.txt")]
pub(super) struct Args {
    /// Name, 1 to 40 characters
    #[arg(value_name = "NAME")]
    name: String,

    /// Players, or one file with their names, one per line
    #[arg(value_name = "PLAYER|FILE", required = true)]
    players: Vec<String>,

    /// Games that everybody plays, not counting a final
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=100))]
    games: u8,

    /// Tables in each game
    #[arg(long, value_name = "T", conflicts_with = "size",
          value_parser = clap::value_parser!(u16).range(1..))]
    tables: Option<u16>,

    /// Players at a table [default: 4..6]
    #[arg(long, value_name = "LEAST..MOST", value_parser = size)]
    size: Option<RangeInclusive<u8>>,

    /// Number of players in a final
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..))]
    cut: Option<u8>,

    #[command(flatten)]
    by: TournamentByArg,

    #[command(flatten)]
    rules: RulesetArgs,

    /// Seed of the seating
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Two players not to meet, such as "Ann Bob"; may be repeated
    #[arg(long, value_name = "PLAYERS")]
    apart: Vec<String>,

    #[command(flatten)]
    new_players: NewPlayerArgs,
}

/// Parses the sizes of tables: `4..6`, or `5`.
fn size(text: &str) -> Result<RangeInclusive<u8>, &'static str> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    let size = |text: &str| text.trim().trim_start_matches('=').parse::<u8>().ok();
    let sizes = size(least).zip(size(most)).filter(|(least, most)| least <= most);
    let sizes = sizes.filter(|&(least, most)| {
        usize::from(least) >= SeatingRequest::MIN_TABLE
            && usize::from(most) <= SeatingRequest::MAX_TABLE
    });
    sizes.map(|(least, most)| least..=most).ok_or("sizes are from 3 to 8, such as 4..6")
}

pub(super) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let name = Name::new(&args.name)?;
    let ruleset = args.rules.ruleset(context)?;
    let names = names(&args.players, args.new_players, context)?;
    let date = context.today()?;
    let (stored, players) = context.open()?.command(context.now()?, |tx| {
        if let Lookup::One(found) = tx.find_tournament(name.as_str())?
            && name_key(&found.name) == name.key()
        {
            return Err(TournamentError::NameTaken(found.name).into());
        }
        let players = args.new_players.find_or_add(tx, &names)?;
        let start = args.start(&name, &players, ruleset, date)?;
        let id = tx.create_tournament(start)?;
        seat_from(tx, &tx.known_tournament(id)?, 1, None)?;
        Ok::<_, Failure>((tx.known_tournament(id)?, players))
    })?;
    let words = context.style.words();
    note_new_players(&players, words);
    if let Some(unequal) = unequal_tables(&stored) {
        warn(&words.unequal_tables(unequal));
    }
    let quality = super::show::quality_of(&stored);
    context.print(
        || render::json::tournament(&stored, quality),
        |style| render::tournament(&stored, 1, quality, context.db.as_deref(), style),
    )
}

impl Args {
    fn start(
        &self,
        name: &Name,
        players: &[SeatedPlayer],
        ruleset: Ruleset,
        date: NaiveDate,
    ) -> Result<TournamentStart> {
        let named = players.iter().map(|player| PlayerRef::new(player.name.as_str(), player.id));
        let named: Vec<_> = named.collect();
        let apart = self.apart.iter().map(|text| pair(text, &named));
        Ok(TournamentStart {
            name: name.as_str().to_owned(),
            date,
            games: self.games,
            tables: self.table_count(players.len(), &ruleset)?,
            cut: self.cut,
            by: self.by.by.unwrap_or(RankingMethod::Beaten),
            ruleset,
            seed: self.seed.unwrap_or_else(input::random_seed),
            players: players.iter().map(|player| player.id).collect(),
            apart: apart.collect::<Result<_>>()?,
        })
    }

    /// Returns how many tables there are, if so many players and the rules allow
    /// that.
    fn table_count(&self, players: usize, ruleset: &Ruleset) -> Result<TableCount> {
        if let Some(cut) = self.cut {
            must_fit(cut, players, ruleset)?;
        }
        let Some(tables) = self.tables else {
            let (least, most) = self.size.clone().unwrap_or(4..=6).into_inner();
            if self.size.is_some() {
                crate::seating::tables_for(players, least.into()..=most.into())?;
            }
            return Ok(TableCount::Size { least, most });
        };
        let count = usize::from(tables);
        let sizes = SeatingRequest::MIN_TABLE..=SeatingRequest::MAX_TABLE;
        if !(sizes.contains(&(players / count)) && sizes.contains(&players.div_ceil(count))) {
            let tables = count;
            return Err(SeatingError::Tables { players, tables }.into());
        }
        Ok(TableCount::Tables(tables))
    }
}

/// Returns the names of the players, from the lines of a file if one is named.
fn names(args: &[String], new: NewPlayerArgs, context: &Context) -> Result<Vec<String>> {
    if let [file] = args
        && (Path::new(file).is_file() || !file.contains([',', ';', ' ']))
    {
        let bytes =
            fs::read(file).map_err(|error| input::cannot_read(&format!("`{file}`"), error))?;
        return listed(input::text(&bytes, &format!("`{file}`"))?, file);
    }
    let players = context.open_read_only()?.read()?.players()?;
    let known: std::collections::HashSet<_> =
        players.iter().map(|player| name_key(&player.name)).collect();
    Ok(new.read(args, |name| known.contains(&name_key(name))).names)
}

/// Reads the names in a file, a line each; a list that is numbered loses its numbers.
fn listed(text: &str, file: &str) -> Result<Vec<String>> {
    let lines = text.lines().map(str::trim);
    let lines = (1..).zip(lines);
    let mut lines: Vec<(usize, &str)> =
        lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).collect();
    // A heading, as no name ends so.
    if lines.first().is_some_and(|(_, line)| line.ends_with(':')) {
        lines.remove(0);
    }
    let listing = |(at, line): &(usize, &str)| {
        let separator = line.chars().find(|c| [',', ';'].contains(c))?;
        Some((*at, separator))
    };
    if let Some((at, separator)) = lines.iter().find_map(listing) {
        let error =
            format!("line {at} of `{file}` has `{separator}`, which is not allowed in a name");
        return Err(Failure::new(error).hint(Hint::new("write the names, one per line")));
    }
    if lines.is_empty() {
        let error = format!("`{file}` has no names");
        return Err(Failure::new(error).hint(Hint::new("write the names, one per line")));
    }
    let numbered: Option<Vec<_>> = lines.iter().map(|(_, line)| numbered(line)).collect();
    // Some lists have the number 1 on each line.
    let is_list = |lines: &Vec<(u32, &str)>| {
        let counts = |step: u32| (0..).zip(lines).all(|(at, (number, _))| *number == 1 + step * at);
        counts(1) || counts(0)
    };
    let names: Vec<_> = match numbered.filter(is_list) {
        Some(lines) => lines.into_iter().map(|(_, name)| name).collect(),
        None => lines.iter().map(|(_, line)| without_bullet(line)).collect(),
    };
    for ((at, _), name) in lines.iter().zip(&names) {
        Name::new_player(name).about(|| format!("line {at} of `{file}`"))?;
    }
    Ok(names.into_iter().map(str::to_owned).collect())
}

/// Splits the number off that begins a line of a list: `1. Ann`, `(1) Ann`, `01 Ann`.
fn numbered(line: &str) -> Option<(u32, &str)> {
    let line = line.trim_start_matches(['(', '[']);
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at(digits);
    let name = rest.strip_prefix(['.', ')', ']', ':', '/', 'º']).unwrap_or(rest);
    let is_apart = name.len() < rest.len() || name.starts_with(char::is_whitespace);
    is_apart.then(|| Some((number.parse().ok()?, without_bullet(name.trim()))))?
}

/// Returns a line of a list without the sign before it: `- Ann`, `• Ann`.
fn without_bullet(line: &str) -> &str {
    let rest = line.strip_prefix(['-', '–', '*', '•', '·']);
    rest.filter(|rest| rest.starts_with(char::is_whitespace)).map_or(line, str::trim_start)
}

/// Reads two players of the tournament: `Ann Bob`, `Mary Lou, Bob`.
fn pair(text: &str, players: &[PlayerRef]) -> Result<[PlayerId; 2]> {
    let all: Vec<_> = players.iter().collect();
    let keys: Vec<_> = players.iter().map(|player| name_key(&player.name)).collect();
    let typed = TypedNames::read(&[text.to_owned()], |name| keys.contains(&name_key(name)));
    let found = typed.names.iter().map(|name| find_player(&all, name));
    match found.collect::<Result<Vec<_>>>()?[..] {
        [one, other] if one != other => Ok([players[one].uuid, players[other].uuid]),
        _ => Err(TournamentError::NoPair(text.to_owned()).into()),
    }
}

/// Returns the sizes of tables that differ if the method is not fair then.
fn unequal_tables(stored: &StoredTournament) -> Option<UnequalTables> {
    let sizes = stored.games.first()?.tables.iter().map(|table| table.players.len());
    let (smallest, largest) = (sizes.clone().min()?, sizes.max()?);
    let is_unfair = smallest < largest && !FAIR.contains(&stored.tournament.start.by);
    is_unfair.then_some(UnequalTables { smallest, largest })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn names_are_listed_a_line_each_with_or_without_numbers() {
        let check = |text: &str, expect: &[&str]| {
            assert_eq!(listed(text, "names.txt").unwrap(), expect, "{text}");
        };
        check("Ann\n\n# late\n Mary Lou \n", &["Ann", "Mary Lou"]);
        check("1. Ann\n2. Mary Lou\n", &["Ann", "Mary Lou"]);
        check("1) Ann\n# two\n2) Bob", &["Ann", "Bob"]);
        check("1 Ann\n2\tBob\n3:Cat", &["Ann", "Bob", "Cat"]);
        check("7 Dwarfs\nBob", &["7 Dwarfs", "Bob"]);
        check("1st Ann\n2nd Bob", &["1st Ann", "2nd Bob"]);
        check("Players:\n1. Ann\n2. Bob", &["Ann", "Bob"]);
        check("(1) Ann\n(2) Bob", &["Ann", "Bob"]);
        check("[1] Ann\n[2] Bob", &["Ann", "Bob"]);
        check("01 Ann\n02 Bob", &["Ann", "Bob"]);
        check("1/ Ann\n2/ Bob", &["Ann", "Bob"]);
        check("1º Ann\n2º Bob", &["Ann", "Bob"]);
        check("1 - Ann\n2 - Bob", &["Ann", "Bob"]);
        check("1. Ann\n1. Bob", &["Ann", "Bob"]);
        check("* Ann\n• Bob\nCat\n- Dan", &["Ann", "Bob", "Cat", "Dan"]);
        check("7 Dwarfs\n8 Bits", &["7 Dwarfs", "8 Bits"]);
        let error = listed("# nobody\n", "names.txt").unwrap_err();
        assert_eq!(error.message(Language::English.words()), "`names.txt` has no names");
    }

    #[test]
    fn commas_between_names_are_refused() {
        let error = listed("Ann\n\nBob; Cat", "names.txt").unwrap_err();
        assert_eq!(
            error.message(Language::English.words()),
            "line 3 of `names.txt` has `;`, which is not allowed in a name"
        );
        let error = listed("Ann\n\nBob=1", "names.txt").unwrap_err();
        let message = error.message(Language::English.words());
        assert!(
            message.starts_with("line 3 of `names.txt`: a name cannot contain `=`"),
            "{message}"
        );
    }
}
