//! `crowns export`: the journal, or a part of it, for another device.

use std::ffi::OsStr;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::{fs, slice};

use crate::cli::args::output;
use crate::cli::prelude::*;
use crate::render::{counted, games_table, scores_table, standings_table};
use crate::store::{Access, ExportError, ExportSummary, Overwrite, Progress, resolve_own_link};

/// Export games for another device, or as CSV
///
/// `crowns import` reads the export on the other device. An export of some games
/// includes the players, leagues and rulesets that they need.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns export club.jsonl
  crowns export --game last tonight.jsonl
  crowns export --league Tuesday | ssh laptop crowns import -
  crowns export --csv scores scores.csv")]
pub(crate) struct Args {
    /// File to write; `-` or none for standard output
    file: Option<PathBuf>,

    /// Only this game: its number, `last` or the start of its UUID
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// Only games of this league
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Only games with this player
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,

    /// Only games on this day or later
    #[arg(long, value_name = "DAY")]
    since: Option<DayArg>,

    /// Write a CSV table for a spreadsheet instead
    #[arg(long, value_name = "TABLE")]
    csv: Option<CsvTable>,

    /// Replace an existing file
    #[arg(long)]
    force: bool,

    /// Write a summary of the export to standard output as JSON
    #[arg(long, requires = "file")]
    json: bool,
}

/// How much was exported: the games and events of the journal, or the games or players of a table.
struct Exported {
    table: Option<CsvTable>,
    counted: u64,
    events: u64,
}

impl Exported {
    fn text(&self) -> String {
        match self.table {
            None => {
                format!("{} and {}", counted(self.counted, "game"), counted(self.events, "event"))
            }
            Some(CsvTable::Standings) => counted(self.counted, "player"),
            Some(_) => counted(self.counted, "game"),
        }
    }

    fn json(&self, file: &Path) -> String {
        let count = Some(self.counted);
        match self.table {
            None => json::export(file, self.counted, self.events),
            Some(of @ CsvTable::Standings) => json::export_table(file, &of.name(), None, count),
            Some(of) => json::export_table(file, &of.name(), count, None),
        }
    }
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    if let (Some(_), Some(game)) = (args.csv, &args.game) {
        let report = Command::new("report game").arg(game).switch("--csv");
        let hint = Hint::run(report, "for its scores");
        return Err(Failure::new("`--csv` writes a table of several games, not of one").hint(hint));
    }
    match (args.csv, &args.file) {
        (None, Some(file)) => args.must_be_no_table(file)?,
        (Some(_), Some(file)) => args.must_be_no_workbook(file)?,
        (_, None) => {}
    }
    let store = context.open_read_only()?;
    // An empty export could be mistaken for a copy of the games.
    if !context.exists()? {
        return Err(StoreError::NoFile { path: context.file()? }.into());
    }
    context.warn_of_clock(store.read())?;
    args.must_be_no_selection(store.read()?)?;
    let Some(file) = args.file.as_deref().filter(|file| *file != Path::new("-")) else {
        if args.json {
            fail!("`--json` needs a file to export to: the JSON goes to standard output");
        }
        let shown = !io::stdout().is_terminal();
        let mut out = BufWriter::new(io::stdout().lock());
        let exported = args.write(&store, context, &mut out, "the answer", shown)?;
        note(&format!("{} in the export", exported.text()));
        return Ok(Outcome::Yes);
    };
    let exported = args.write_file(&store, context, file)?;
    context.done.set(Some("the export was written"));
    note(&format!("{} in `{}`", exported.text(), file.display()));
    if args.json {
        print(exported.json(file))?;
    }
    Ok(Outcome::Yes)
}

impl Args {
    /// Refuses a league, a player or a day in the place of a file to which all games would be
    /// written.
    fn must_be_no_selection(&self, reader: Reader<'_>) -> Result<()> {
        let selects = [&self.game, &self.league, &self.player].iter().any(|one| one.is_some());
        let Some(word) = self.file.as_deref().and_then(Path::to_str) else { return Ok(()) };
        if selects || self.since.is_some() || self.force || word.contains(['.', '/', '\\', '-']) {
            return Ok(());
        }
        let option = match () {
            () if word == "last" => "--game",
            () if matches!(reader.find_league(word)?, Lookup::One(_)) => "--league",
            () if matches!(reader.find_player(word)?, Lookup::One(_)) => "--player",
            () if word.parse::<DayArg>().is_ok() => "--since",
            () => return Ok(()),
        };
        let export = Command::new("export").option(option, word).arg(format!("{word}.jsonl"));
        let failure = Failure::new(format!("all games would be written to a file called `{word}`"));
        let hint = Hint::run(export, "for only those games; for a file of that name, type ");
        Err(failure.hint(hint.text(format!("`./{word}`"))))
    }

    /// Writes the export to a file, completely or not at all.
    fn write_file(&self, store: &ReadStore, context: &Context, file: &Path) -> Result<Exported> {
        let cannot = || format!("cannot write `{}`", file.display());
        let file = &resolve_own_link(file)?;
        if file.is_dir() {
            return Err(io::Error::from(io::ErrorKind::IsADirectory)).about(cannot);
        }
        if file.metadata().is_ok_and(|there| !there.is_file()) {
            let why = "not a regular file; use `crowns export > FILE` to write to one";
            return Err(Failure::new(why)).about(cannot);
        }
        if !self.force && fs::symlink_metadata(file).is_ok() {
            return Err(self.exists(file));
        }
        let new = output::create(file, Access::Private).about(cannot)?;
        let mut out = BufWriter::new(new.open().about(cannot)?);
        let name = format!("`{}`", file.display());
        let exported = self.write(store, context, &mut out, &name, true)?;
        drop(out);
        let overwrite = if self.force { Overwrite::Allowed } else { Overwrite::Never };
        match new.commit(overwrite) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(self.exists(file)),
            done => done.map(|()| exported).about(cannot),
        }
    }

    /// Writes what is asked for to `out`, called `name` in errors. Returns how much that is.
    fn write(
        &self,
        store: &ReadStore,
        context: &Context,
        out: &mut dyn Write,
        name: &str,
        shown: bool,
    ) -> Result<Exported> {
        let reader = store.read()?;
        let league = lookup::optional(&reader, self.league.as_deref(), lookup::league)?;
        let filter = self.filter(&reader, league.as_ref(), context)?;
        let cannot = || format!("cannot write {name}");
        if let Some(table) = self.csv {
            let mut put = |text: String| out.write_all(text.as_bytes()).about(cannot);
            let written = write_table(table, &reader, &filter, league, &mut put)?;
            out.flush().about(cannot)?;
            return Ok(Exported { table: Some(table), counted: written, events: 0 });
        }
        let (device, now) = (context.device()?, context.now()?);
        let mut export = |step: Progress<'_>| reader.export(&filter, device, now, out, step);
        let exported = if shown { with_progress(export) } else { export(&mut |_, _| {}) };
        let exported = exported.map_err(|error| match error {
            ExportError::Write(error) => Failure::from(error).about(cannot()),
            ExportError::Store(error) => error.into(),
        })?;
        let ExportSummary { lines, games, left_out } = exported;
        if left_out > 0 {
            warn(&format!(
                "left out {} that other devices refuse: dated more than a day ahead of the clock of \
                 this device, or the start of a game with an impossible number",
                counted(left_out, "event")
            ));
        }
        Ok(Exported { table: None, counted: games, events: lines })
    }

    fn filter(
        &self,
        reader: &Reader<'_>,
        league: Option<&League>,
        context: &Context,
    ) -> Result<GameFilter> {
        let player = lookup::optional(reader, self.player.as_deref(), lookup::player)?;
        Ok(GameFilter {
            game: lookup::optional(reader, self.game.as_deref(), lookup::game)?,
            league: league.map(|league| league.id),
            player: player.map(|player| player.id),
            since: self.since.as_ref().map(|day| day.first(context)).transpose()?,
            ..GameFilter::default()
        })
    }

    /// Returns the command with what is selected, for a hint.
    fn again(&self) -> Command {
        let since = self.since.as_ref().map(|day| &day.text);
        let csv = self.csv.map(CsvTable::name);
        let given = [
            ("--csv", csv.as_ref()),
            ("--game", self.game.as_ref()),
            ("--league", self.league.as_ref()),
            ("--player", self.player.as_ref()),
            ("--since", since),
        ];
        let given = given.into_iter().filter_map(|(option, value)| Some((option, value?)));
        let export = given
            .fold(Command::new("export"), |export, (option, value)| export.option(option, value));
        if self.json { export.switch("--json") } else { export }
    }

    /// Refuses a file that was probably meant as a table for a spreadsheet: `csv`, `standings`,
    /// `games.xlsx`.
    fn must_be_no_table(&self, file: &Path) -> Result<()> {
        const FORMATS: [&str; 7] = ["csv", "tsv", "excel", "xls", "xlsx", "ods", "spreadsheet"];
        let word = |text: Option<&OsStr>| text.and_then(OsStr::to_str).map(str::to_lowercase);
        let is_format = |text: &str| FORMATS.contains(&text);
        let is_bare = file.parent() == Some(Path::new("")) && file.extension().is_none();
        let name = word(file.file_stem()).unwrap_or_default();
        let table = CsvTable::from_str(&name, true).ok();
        let is_table = is_bare && (is_format(&name) || table.is_some());
        if !is_table && !word(file.extension()).is_some_and(|extension| is_format(&extension)) {
            return Ok(());
        }
        let failure = Failure::new(format!(
            "`{}` looks like a table, but this writes an export for another device",
            file.display()
        ));
        if let Some(game) = &self.game {
            let report = Command::new("report game").arg(game).switch("--csv");
            return Err(failure.run(report, "for its scores"));
        }
        let table = table.unwrap_or(CsvTable::Scores).name();
        let name = if is_format(&name) { table.clone() } else { name };
        let csv = self.again().option("--csv", table);
        let csv = csv.path(&file.with_file_name(name).with_extension("csv"));
        Err(failure.run(csv, "to write a table for a spreadsheet"))
    }

    /// Refuses a file that a spreadsheet would not open as the table that it is: `games.xlsx`.
    fn must_be_no_workbook(&self, file: &Path) -> Result<()> {
        let ending = file.extension().and_then(OsStr::to_str).map(str::to_lowercase);
        let is_workbook = |ending: &&str| ["xls", "xlsx", "ods", "numbers"].contains(ending);
        let Some(ending) = ending.as_deref().filter(is_workbook) else { return Ok(()) };
        let csv = self.again().path(&file.with_extension("csv"));
        let failure = Failure::new(format!("a table cannot be written as `.{ending}`"));
        Err(failure.run(csv, "to write one that a spreadsheet opens"))
    }

    /// Returns the failure for a file that is there already and was not to be replaced.
    fn exists(&self, file: &Path) -> Failure {
        let force = self.again().switch("--force").path(file);
        Failure::new(format!("`{}` already exists", file.display())).run(force, "to replace it")
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum CsvTable {
    /// A row per game
    Games,
    /// A row per player and round
    Scores,
    /// A row per player
    Standings,
}

impl CsvTable {
    fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

/// Writes a table of the games of a filter. Returns the number of games in it, or
/// of players in standings.
pub(crate) fn write_table(
    table: CsvTable,
    reader: &Reader<'_>,
    filter: &GameFilter,
    league: Option<League>,
    put: &mut dyn FnMut(String) -> Result<()>,
) -> Result<u64> {
    match table {
        CsvTable::Games => {
            // No heading of the table is written.
            let language = Language::default();
            put(games_table(&[], language).csv())?;
            let mut games = 0;
            reader.each_game(*filter, |game| {
                games += 1;
                put(games_table(slice::from_ref(&game), language).csv_rows())
            })?;
            Ok(games)
        }
        CsvTable::Scores => {
            put(scores_table(&[]).csv())?;
            let mut games = 0;
            reader.each_game(*filter, |game| {
                let rows = scores_table(reader.game(game.details.id)?.as_slice()).csv_rows();
                games += u64::from(!rows.is_empty());
                put(rows)
            })?;
            Ok(games)
        }
        CsvTable::Standings => {
            let since = GameSelection { since: filter.since, ..GameSelection::default() };
            let mut selection = Selection::new(since, league);
            selection.filter.player = filter.player;
            let ranked = RankedStandings::count(reader, &selection, &RankingArgs::default())?;
            put(standings_table(&ranked.page(&selection), TextStyle::PLAIN).csv())?;
            Ok(ranked.standings.len() as u64)
        }
    }
}
