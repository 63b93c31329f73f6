//! `crowns tournament new`, a tournament with the seats of all games.

use std::collections::HashSet;
use std::fs;
use std::ops::RangeInclusive;

use super::cut::must_fit;
use super::seats::seat_from;
use crate::cli::args::rules::RulesetArgs;
use crate::cli::args::tournament::{TournamentByArg, find_player};
use crate::cli::prelude::*;
use crate::game::{PlayerId, TableCount, TournamentStart};
use crate::seating::{SeatingError, SeatingRequest};
use crate::store::{Heading, SeatedPlayer, decode_text};
use crate::tournament::{FAIR, UnequalTables};

/// Create a tournament and seat all of its games
///
/// Everybody plays every game. Pairs to keep apart do not meet, and as few
/// pairs as possible meet twice. Unknown names are added as new players.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns tournament new \"Spring Open\" --games 3 --cut 7 names.txt
  crowns tournament new Club --games 2 --tables 2 Ann Bob Cat Dan Eve Finn Gus
  crowns tournament new Club --games 5 --apart \"Ann Bob\" --seed 7 names.txt")]
#[command(mut_arg("by", |arg| arg.help(
    "Ranking method: beaten, points, average (or mean) or total [default: beaten]"
)))]
pub(super) struct Args {
    /// Name, 1 to 40 characters
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

/// Parses the sizes of tables: `4..6`, `4-6`, `4 to 6`, `4,6`, or `5`.
fn size(text: &str) -> Result<RangeInclusive<u8>, &'static str> {
    let mut separators = ["..", "-", "–", "to", ","].into_iter();
    let sizes = separators.find_map(|separator| text.split_once(separator));
    let (least, most) = sizes.unwrap_or((text, text));
    let size = |text: &str| text.trim().trim_start_matches('=').parse::<u8>().ok();
    let sizes = size(least).zip(size(most)).filter(|(least, most)| least <= most);
    let sizes = sizes.filter(|&(least, most)| {
        usize::from(least) >= SeatingRequest::MIN_TABLE
            && usize::from(most) <= SeatingRequest::MAX_TABLE
    });
    sizes.map(|(least, most)| least..=most).ok_or("sizes are from 3 to 8, such as 4..6")
}

pub(super) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let name = Name::new(&args.name)?;
    let ruleset = args.rules.ruleset(context)?;
    let names = names(&args.players, args.new_players, context)?;
    let date = context.today()?;
    let (stored, players) = context.open()?.command(context.now()?, |tx| {
        let is_name = |player: &Player| name_key(&player.name) == name_key(name.as_str());
        if tx.players()?.iter().any(is_name) {
            let (games, others) = (args.games, args.players.clone());
            return Err(
                TournamentError::NameOfPlayer { name: args.name.clone(), games, others }.into()
            );
        }
        if let Some(found) = tx.tournament_of_name(name.as_str())? {
            return Err(TournamentError::NameTaken(found.name).into());
        }
        let players = args.new_players.find_or_add(tx, &names)?;
        let id = tx.create_tournament(args.start(&name, &players, ruleset, date)?)?;
        seat_from(tx, &tx.known_tournament(id)?, 1, None)?;
        Ok::<_, Failure>((tx.known_tournament(id)?, players))
    })?;
    let words = context.words();
    note_new_players(&players, words);
    if let Some(unequal) = unequal_tables(&stored) {
        warn(&words.unequal_tables(unequal));
    }
    let quality = super::quality_of(&stored);
    context.print(
        || json::tournament(&stored, quality),
        |style| render::tournament(&stored, 1, quality, style),
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
            apart: self.pairs(&named)?,
        })
    }

    /// Returns each pair to keep apart once.
    fn pairs(&self, players: &[PlayerRef]) -> Result<Vec<[PlayerId; 2]>> {
        let mut pairs = Vec::new();
        for text in &self.apart {
            let [one, other] = pair(text, players)?;
            if !pairs.contains(&[one, other]) && !pairs.contains(&[other, one]) {
                pairs.push([one, other]);
            }
        }
        Ok(pairs)
    }

    /// Returns how many tables there are, if so many players and the rules allow that.
    fn table_count(&self, players: usize, ruleset: &Ruleset) -> Result<TableCount> {
        if let Some(cut) = self.cut {
            must_fit(cut, players, ruleset, false)?;
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
            return Err(SeatingError::Tables { players, tables: count }.into());
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
        let (text, guessed) = decode_text(&bytes)
            .map_err(|problem| Failure::new(format!("cannot read `{file}`: {problem}")))?;
        guessed.into_iter().for_each(note);
        let names = listed(&text, file)?;
        if let Some(at) = unticked(&text) {
            note(&format!("line {at} of `{file}` has an empty box, and is read like the others"));
        }
        return Ok(names);
    }
    if let Some(file) = args.iter().find(|arg| Path::new(arg).is_file()) {
        let hint = Hint::new("name the players, or one file of their names");
        return Err(Failure::new(format!("`{file}` is a file")).hint(hint));
    }
    let players = context.open_read_only()?.read()?.players()?;
    let known: HashSet<_> = players.iter().map(|player| name_key(&player.name)).collect();
    Ok(new.read(args, |name| known.contains(&name_key(name))).names)
}

/// Returns the line of the first name with an empty box where others have a ticked one.
fn unticked(text: &str) -> Option<usize> {
    let has = |line: &str, boxes: [&str; 3]| {
        let line = line.trim_start_matches(['-', '*', '•', ' ', '\t']);
        boxes.iter().any(|one| line.starts_with(one))
    };
    let is_ticked = |line: &str| has(&line.to_lowercase(), ["[x]", "(x)", "☑"]);
    let empty = text.lines().position(|line| has(line, ["[ ]", "( )", "☐"]))?;
    text.lines().any(is_ticked).then_some(empty + 1)
}

/// Reads the names in a file, a line each, without headings, numbers, quotes and marks.
fn listed(text: &str, file: &str) -> Result<Vec<String>> {
    let is_comment = |line: &str| {
        line.strip_prefix('#').is_some_and(|of| !of.starts_with(|c: char| c.is_ascii_digit()))
    };
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !is_comment(line));
    // No name ends so.
    let mut lines: Vec<(usize, &str)> = lines.filter(|(_, line)| !line.ends_with(':')).collect();
    let is_heading =
        |line: &str| line.split('\t').any(|cell| Heading::of(cell) == Some(Heading::Player));
    if lines.len() > 1 && is_heading(plain(lines[0].1)) {
        lines.remove(0);
    }
    let refused =
        |error: String| Failure::new(error).hint(Hint::new("write the names, one per line"));
    let listing =
        |(at, line): &(usize, &str)| Some((*at, line.chars().find(|c| [',', ';'].contains(c))?));
    if let Some((at, separator)) = lines.iter().find_map(listing) {
        let is_no_name = "which is not allowed in a name";
        return Err(refused(format!("line {at} of `{file}` has `{separator}`, {is_no_name}")));
    }
    if lines.is_empty() {
        return Err(refused(format!("`{file}` has no names")));
    }
    let numbered = lines.iter().filter(|(_, line)| without_number(plain(line)).is_some());
    // A late name may be added to a list of numbers; a number in another list is of a name.
    let is_numbered = numbered.count() * 2 > lines.len();
    let mut names = Vec::new();
    for (at, line) in &lines {
        let line = plain(line);
        let name = without_number(line).filter(|_| is_numbered).unwrap_or(line);
        // Of a table that was copied: the first name and the last.
        let name = name.replace('\t', " ");
        Name::new_player(&name).about(|| format!("line {at} of `{file}`"))?;
        if !name.contains(char::is_alphabetic) {
            return Err(refused(format!("line {at} of `{file}` has no letters: `{name}`")));
        }
        names.push(name);
    }
    Ok(names)
}

/// Returns a line of a list without its number: `1. Ann`, `(1) Ann`, `01 Ann`, `#1 Ann`.
fn without_number(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(['(', '[', '#']);
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let name = rest.strip_prefix(['.', ')', ']', ':', '/', 'º']).unwrap_or(rest);
    let is_apart = name.len() < rest.len() || name.starts_with(char::is_whitespace);
    (is_apart && rest.len() < line.len()).then(|| plain(name))
}

/// Returns a line without the marks before it and the quotes around it: `- Ann`, `[x] Ann`,
/// `✅ Ann`, `"Ann"`.
fn plain(line: &str) -> &str {
    const QUOTES: [char; 10] = ['"', '\'', '“', '”', '„', '‘', '’', '‚', '«', '»'];
    let is_mark = |word: &str| {
        !word.contains(char::is_alphanumeric) || matches!(word, "[x]" | "[X]" | "(x)" | "(X)")
    };
    let mut line = line.trim();
    while let Some((word, rest)) = line.split_once(char::is_whitespace)
        && is_mark(word)
    {
        line = rest.trim_start();
    }
    let quoted = line.strip_prefix(QUOTES).and_then(|line| line.strip_suffix(QUOTES));
    quoted.map_or(line, str::trim)
}

/// Reads two players of the tournament: `Ann Bob`, `Mary Lou, Bob`.
fn pair(text: &str, players: &[PlayerRef]) -> Result<[PlayerId; 2]> {
    let all: Vec<_> = players.iter().collect();
    let keys: Vec<_> = players.iter().map(|player| name_key(&player.name)).collect();
    let typed = TypedNames::read(&[text.to_owned()], |name| keys.contains(&name_key(name)));
    match typed.names.iter().map(|name| find_player(&all, name)).collect::<Result<Vec<_>>>()?[..] {
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
    use crate::game::fixture::check_read;

    #[test]
    fn names_are_listed_a_line_each() {
        check_read(include_str!("../../../../tests/typed/lists.txt"), |_, typed| {
            match listed(typed, "names.txt") {
                Ok(names) => names.join(", "),
                Err(failure) => failure.message(Language::English.words()),
            }
        });
    }

    #[test]
    fn an_empty_box_is_told_beside_ticked_ones() {
        for (text, line) in [
            ("[x] Ann\n[ ] Bob\n[x] Cat", Some(2)),
            ("- [X] Ann\n\n- [ ] Bob", Some(3)),
            ("☑ Ann\n☐ Bob", Some(2)),
            ("[ ] Ann\n[ ] Bob", None),
            ("[x] Ann\nBob", None),
        ] {
            assert_eq!(unticked(text), line, "{text}");
        }
    }
}
