//! `crowns import --csv`: games from a spreadsheet.

use std::io::{self, Read};
use std::path::Path;

use chrono::{Local, NaiveDate};

use crate::cli::args::input;
use crate::cli::args::lookup;
use crate::cli::args::new_league::NewLeagueArgs;
use crate::cli::args::new_players::{NewPlayerArgs, SeatedPlayer, note_new_players};
use crate::cli::args::parse;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::scoresheets::{self, Cell, Sheet, Spot};
use crate::cli::ui::failure::{About, Failure, Result, fail};
use crate::cli::ui::messages::{note, warn};
use crate::cli::ui::terminal::print;
use crate::game::{
    GameState, NewGame, PlayError, PlayerId, RoundEntry, ScoreEntry, ScoredRound, Scoresheet,
    name_key,
};
use crate::render::{self, counted};
use crate::rules::{Round, Ruleset};
use crate::store::{GameFilter, PageRequest, Writer};
use crate::words::English;

/// What a spreadsheet does not say.
#[derive(Debug, Default, clap::Args)]
pub(super) struct Spreadsheet {
    /// Ruleset of its games [default: official]
    #[arg(long, value_name = "NAME", requires = "csv")]
    pub(super) rules: Option<String>,

    /// Day of games without one [default: today]
    #[arg(long, value_name = "DAY", value_parser = parse::day, requires = "csv")]
    pub(super) date: Option<NaiveDate>,

    /// League of games without one; added if it does not exist
    #[arg(long, value_name = "LEAGUE", requires = "csv")]
    pub(super) league: Option<String>,

    /// Accept new players whose names are similar to existing ones
    #[arg(long, requires = "csv")]
    pub(super) new_player: bool,

    /// Accept new leagues whose names are similar to existing ones
    #[arg(long, requires = "csv")]
    pub(super) new_league: bool,

    /// Accept implausible scores
    #[arg(long, requires = "csv")]
    pub(super) force: bool,
}

/// How to import, apart from what the spreadsheet says.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mode {
    pub(super) dry_run: bool,
    pub(super) json: bool,
}

/// The most bytes of a spreadsheet: some ten thousand games.
const MOST_BYTES: u64 = 64 << 20;

/// Why nothing was written.
enum NotKept {
    DryRun,
    Failed(Failure),
}

impl<E: Into<Failure>> From<E> for NotKept {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// What became of the games of a file.
#[derive(Default)]
pub(super) struct Report {
    sheets: Vec<Scoresheet>,
    sitters: Vec<SeatedPlayer>,
    new_leagues: Vec<String>,
    /// The numbers of games that were here already.
    known: Vec<u32>,
    warnings: Vec<String>,
}

/// Imports the scoresheets of a file.
pub(super) fn run(
    file: &Path,
    args: &Spreadsheet,
    mode: Mode,
    context: &Context,
) -> Result<Outcome> {
    let (name, bytes) = bytes(file)?;
    let rejected = || format!("cannot import {name}");
    let sheets = scoresheets::read(&bytes).map_err(|error| Failure::new(error.to_string()));
    let sheets = sheets.about(rejected)?;
    if sheets.is_empty() {
        fail!("there are no scores in {name}");
    }
    let now = context.now()?;
    let today = now.with_timezone(&Local).date_naive();
    let mut report = Report::default();
    let kept = context.store()?.command(now, |tx| {
        take_in(tx, &sheets, args, today, &mut report)?;
        match mode.dry_run {
            true => Err(NotKept::DryRun),
            false => Ok(()),
        }
    });
    if let Err(NotKept::Failed(failure)) = kept {
        return Err(failure.about(rejected()));
    }
    report.tell(mode, context)?;
    Ok(Outcome::Yes)
}

/// Writes all games of a file, and reports what became of them.
pub(super) fn take_in(
    tx: &mut Writer<'_>,
    sheets: &[Sheet],
    args: &Spreadsheet,
    today: NaiveDate,
    report: &mut Report,
) -> Result<()> {
    let mut take = Take {
        tx,
        args,
        today,
        report,
    };
    take.players(sheets)?;
    sheets.iter().try_for_each(|sheet| take.game(sheet))
}

fn bytes(file: &Path) -> Result<(String, Vec<u8>)> {
    let (name, file) = input::open(file)?;
    let input: Box<dyn Read> = match file {
        None => Box::new(io::stdin()),
        Some(file) => Box::new(file),
    };
    let mut bytes = Vec::new();
    let read = input.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.about(|| format!("cannot read {name}"))?;
    if bytes.len() as u64 > MOST_BYTES {
        fail!("{name} is too long for scoresheets: more than 64 MiB");
    }
    Ok((name, bytes))
}

/// The number of a round, and what each seat has in it.
type Scores = (u8, Vec<(usize, ScoreEntry)>);

/// Games on their way into the journal, all by one command.
struct Take<'a, 'tx> {
    tx: &'a mut Writer<'tx>,
    args: &'a Spreadsheet,
    today: NaiveDate,
    report: &'a mut Report,
}

impl Take<'_, '_> {
    /// Finds all players, each where the file first names them, and adds
    /// those who are new.
    fn players(&mut self, sheets: &[Sheet]) -> Result<()> {
        for player in sheets.iter().flat_map(|sheet| &sheet.players) {
            let key = name_key(&player.text);
            let seated = |sitter: &SeatedPlayer| name_key(&sitter.name) == key;
            if !self.report.sitters.iter().any(seated) {
                let names = [player.text.clone()];
                let new_player = self.args.new_player;
                let sitter = NewPlayerArgs { new_player }.find_or_add(self.tx, &names);
                let sitter = sitter.about(|| player.at.to_string())?;
                self.report.sitters.extend(sitter);
            }
        }
        Ok(())
    }

    fn player(&self, cell: &Cell) -> Result<PlayerId> {
        let mut sitters = self.report.sitters.iter();
        let sitter = sitters.find(|sitter| same(&sitter.name, &cell.text));
        sitter
            .map(|sitter| sitter.id)
            .ok_or_else(|| Failure::new(format!("`{}` is not seated", cell.text)))
    }

    fn game(&mut self, sheet: &Sheet) -> Result<()> {
        let begins = || format!("line {}", sheet.line);
        let rules = match &self.args.rules {
            Some(name) => lookup::ruleset(self.tx, name)?,
            None => Ruleset::official(),
        };
        let seats: Vec<_> = sheet
            .players
            .iter()
            .map(|player| self.player(player))
            .collect::<Result<_>>()?;
        let date = sheet.date.or(self.args.date).unwrap_or(self.today);
        let entries = entries(sheet, &rules)?;
        if let Some(number) = self.known(sheet, (&seats, date), &entries, &rules)? {
            self.report.known.push(number);
            return Ok(());
        }
        let league = match (&sheet.league, &self.args.league) {
            (Some(cell), _) => Some(self.league(&cell.text).about(|| cell.at.to_string())?),
            (None, Some(name)) => Some(self.league(&name.clone())?),
            (None, None) => None,
        };
        let place = match &sheet.place {
            Some(cell) => {
                let place = parse::line("place", &cell.text);
                Some(place.about(|| cell.at.to_string())?)
            }
            None => None,
        };
        let game = self
            .tx
            .start_game(NewGame {
                seats,
                dealer: None,
                ruleset: rules,
                league,
                date,
                place,
                note: None,
            })
            .about(begins)?;
        let started = self.tx.game(game)?;
        let mut now = started.expect("the game was just started");
        for (round, entries) in entries {
            let scored = self.score(&now, sheet, round, entries)?;
            now = self.tx.record(game, &scored.event)?;
            let line = sheet.spot(round, None).line;
            let odd = scored.warnings.iter();
            self.report.warnings.extend(odd.map(|odd| {
                let odd = render::warning(&now, round, odd, Some(now.number), &English);
                format!("line {line}: {odd}")
            }));
        }
        check_totals(sheet, &now)?;
        if now.state() == GameState::Open {
            now = self.tx.record(game, &now.finish()?)?;
        }
        self.report.sheets.push(now);
        Ok(())
    }

    fn league(&mut self, name: &str) -> Result<crate::game::LeagueId> {
        let new_league = self.args.new_league;
        let (league, is_new) = NewLeagueArgs { new_league }.find_or_add(self.tx, name)?;
        if is_new {
            self.report.new_leagues.push(name.to_owned());
        }
        Ok(league)
    }

    fn score(
        &self,
        game: &Scoresheet,
        sheet: &Sheet,
        round: u8,
        entries: Vec<(usize, ScoreEntry)>,
    ) -> Result<ScoredRound> {
        let scores = &sheet.rounds[&round];
        let mut all_out = scores.iter().filter(|(_, score)| score.out);
        let out = all_out.next();
        if let (Some((&one, _)), Some((&other, score))) = (out, all_out.next()) {
            let name = |seat: usize| game.seats[seat].name.clone();
            let (one, other) = (name(one), name(other));
            let line = score.points.at.line;
            let error = Failure::from(PlayError::TwoOut { one, other });
            return Err(error.about(format!("line {line}, column `out`")));
        }
        let draft = RoundEntry {
            round: Some(round),
            entries,
            out: out.map(|(&seat, _)| seat),
            force: self.args.force,
        };
        game.score(draft).map_err(|error| {
            let seat = match &error {
                PlayError::ImplausibleScore(odd) => {
                    let mut seats = game.seats.iter();
                    seats.position(|seat| seat.name == odd.name())
                }
                _ => None,
            };
            let spot = sheet.spot(round, seat);
            match seat {
                Some(_) => Failure::from(error).about(spot.to_string()),
                None => Failure::from(error).about(format!("line {}", spot.line)),
            }
        })
    }

    /// Returns the number of a game of the same day, players and scores.
    fn known(
        &self,
        own: &Sheet,
        (seats, date): (&[PlayerId], NaiveDate),
        entries: &[Scores],
        rules: &Ruleset,
    ) -> Result<Option<u32>> {
        let filter = GameFilter {
            since: Some(date),
            until: Some(date),
            ..GameFilter::default()
        };
        for game in self.tx.games(filter, PageRequest::ALL)?.items {
            let there = |player| game.seats.iter().any(|seat| seat.player == player);
            let of_file = |taken: &Scoresheet| taken.id == game.id;
            if own.is_told_apart && self.report.sheets.iter().any(of_file) {
                continue;
            }
            if game.seats.len() != seats.len()
                || game.rounds as usize != entries.len()
                || !seats.iter().all(|&player| there(player))
            {
                continue;
            }
            let Some(sheet) = self.tx.game(game.id)? else {
                continue;
            };
            let same = |(round, entries): &Scores| {
                sheet.played.get(round).is_some_and(|played| {
                    entries.iter().all(|(seat, entry)| {
                        let mark = sheet
                            .seat_of(seats[*seat])
                            .and_then(|seat| played.scores.get(&seat));
                        mark.and_then(|mark| mark.points) == points(entry, rules)
                    })
                })
            };
            if entries.iter().all(same) {
                return Ok(Some(game.number));
            }
        }
        Ok(None)
    }
}

impl Sheet {
    /// Returns where a round stands, or the score of one player in it.
    fn spot(&self, round: u8, seat: Option<usize>) -> Spot {
        let scores = &self.rounds[&round];
        let score = seat.and_then(|seat| scores.get(&seat));
        let score = score.or_else(|| scores.values().next());
        score.map_or_else(
            || Spot {
                line: self.line,
                column: "round".to_owned(),
            },
            |score| score.points.at.clone(),
        )
    }
}

fn same(one: &str, other: &str) -> bool {
    name_key(one) == name_key(other)
}

/// Reads all scores of a game; who has none in a round did not play it.
fn entries(sheet: &Sheet, rules: &Ruleset) -> Result<Vec<Scores>> {
    let mut rounds = Vec::new();
    for (&number, scores) in &sheet.rounds {
        let round = Round::new(number).unwrap_or(Round::LAST);
        let mut entries = Vec::new();
        for seat in 0..sheet.players.len() {
            entries.push(match scores.get(&seat) {
                None => (seat, ScoreEntry::Absent),
                Some(score) => {
                    let Cell { text, at } = &score.points;
                    let entry = ScoreEntry::read(text, rules.in_round(round));
                    (seat, entry.about(|| at.to_string())?)
                }
            });
        }
        rounds.push((number, entries));
    }
    Ok(rounds)
}

fn points(entry: &ScoreEntry, rules: &Ruleset) -> Option<i32> {
    match entry {
        ScoreEntry::Absent => None,
        ScoreEntry::WentOut => Some(rules.go_out_bonus().into()),
        ScoreEntry::Points(points) => Some(*points),
        ScoreEntry::Cards(priced) => Some(priced.points.into()),
    }
}

/// Compares the totals that a sheet has with what its rounds add up to.
fn check_totals(sheet: &Sheet, game: &Scoresheet) -> Result<()> {
    for (&seat, Cell { text, at }) in &sheet.totals {
        let total = game.total(seat);
        if text.parse() != Ok(total) {
            fail!("{at}: the rounds add up to {total}, not `{text}`; correct one of them");
        }
    }
    Ok(())
}

impl Report {
    /// How many warnings are told.
    const MOST: usize = 10;

    fn tell(&self, mode: Mode, context: &Context) -> Result<()> {
        note_new_players(&self.sitters);
        for league in &self.new_leagues {
            note(&format!("{league} is a new league"));
        }
        for warning in self.warnings.iter().take(Self::MOST) {
            warn(warning);
        }
        if self.warnings.len() > Self::MOST {
            let more = (self.warnings.len() - Self::MOST) as u64;
            warn(&format!("{} more like these", counted(more, "warning")));
        }
        for number in &self.known {
            note(&format!(
                "game {number} has the same day, players and scores as one of the file, which \
                 was passed over"
            ));
        }
        print(match mode.json {
            true => render::json::import_csv(&self.sheets, mode.dry_run),
            false => render::sheets_taken(&self.sheets, mode.dry_run, context.style),
        })
    }
}
