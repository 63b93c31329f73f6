//! The pages of a site: which there are, and what is on each.
//!
//! The games are read once; figures are counted as far as the day that a page is
//! about, in the order of days. Scoresheets are read for each page.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::super::night::Night;
use super::JUDGE;
use crate::cli::args::selection::is_after_midnight;
use crate::cli::args::tournament::{TournamentByArg, tournament_page};
use crate::cli::prelude::*;
use crate::game::{GameSummary, TournamentId};
use crate::league::{
    AllStats, BrokenRecord, GameResult, Ranking, Record, Records, Standings, Stats,
};
use crate::messages::{Label, ReportPart};
use crate::render::report::{
    GameReport, NightReport, PageView, PlayerReport, Report, StandingsReport, TournamentReport,
    games_page, records_page,
};
use crate::render::{Link, Links, Site};

/// All that the pages are made of.
pub(super) struct Pages<'a> {
    reader: &'a Reader<'a>,
    language: Language,
    selection: Selection,
    ranking: Ranking,
    /// The games that have a page, the latest first.
    games: Vec<GameSummary>,
    /// The games that count, in the order in which they ended.
    results: Vec<GameResult>,
    players: Vec<Stats>,
    nights: BTreeMap<NaiveDate, Vec<GameId>>,
    tournaments: Vec<StoredTournament>,
    site: Site,
}

const INDEX: &str = "index.html";
const GAMES: &str = "games.html";
const RECORDS: &str = "records.html";

impl<'a> Pages<'a> {
    /// Reads the games of a league, or all. The menu can lead to [`JUDGE`].
    pub(super) fn of(
        reader: &'a Reader<'a>,
        league: Option<League>,
        has_judge: bool,
        context: &Context,
    ) -> Result<Self> {
        let language = context.report_style(league.as_ref()).language;
        let selection = Selection::new(GameSelection::default(), league);
        let mut results = Vec::new();
        reader.results(&selection.filter, |game| results.push(game.clone()))?;
        let mut players = AllStats::default();
        results.iter().for_each(|game| players.add(game));
        let filter = GameFilter { league: selection.filter.league, ..GameFilter::default() };
        let mut games = reader.games(filter, PageRequest::ALL)?.items;
        games.retain(|game| matches!(game.details.state, GameState::Open | GameState::Finished));
        let mut pages = Self {
            reader,
            language,
            ranking: RankingArgs::default().ranking(&selection)?,
            selection,
            nights: nights(reader, &games)?,
            tournaments: tournaments(reader, &games)?,
            games,
            results,
            players: players.finish(),
            site: Site::default(),
        };
        pages.site = pages.named();
        if has_judge {
            let label = language.words().report_part(ReportPart::Judge).to_owned();
            pages.site.menu.push((label, JUDGE[0].to_owned()));
        }
        Ok(pages)
    }

    fn named(&self) -> Site {
        let words = self.language.words();
        let mut menu =
            vec![(words.report_part(ReportPart::Standings).to_owned(), INDEX.to_owned())];
        menu.extend(self.seasons().into_iter().map(|(file, season)| (shown(&season), file)));
        menu.push((words.page_heading(Label::Games).to_owned(), GAMES.to_owned()));
        menu.push((words.report_part(ReportPart::Records).to_owned(), RECORDS.to_owned()));
        menu.extend(
            self.tournaments
                .iter()
                .map(|one| (shown(&one.tournament.start.name), tournament_file(one.tournament.id))),
        );
        let games = self.games.iter().map(|game| {
            (Link::Game(game.details.id), format!("game-{}.html", game.details.number))
        });
        let nights = self.nights.iter().flat_map(|(date, games)| {
            games.iter().map(|game| (Link::NightOf(*game), night_file(*date)))
        });
        let players = self.players.iter().map(|stats| {
            let player = stats.player.uuid;
            (Link::Player(player), format!("player-{player}.html"))
        });
        let tournaments = self.tournaments.iter().map(|one| one.tournament.id);
        let tournaments = tournaments.map(|id| (Link::Tournament(id), tournament_file(id)));
        Site { menu, files: games.chain(nights).chain(players).chain(tournaments).collect() }
    }

    /// Returns the files and the names of the seasons.
    fn seasons(&self) -> Vec<(String, String)> {
        let league = self.selection.league.iter();
        let seasons = (1..).zip(league.flat_map(|league| &league.seasons));
        seasons.map(|(nth, season)| (format!("season-{nth}.html"), season.name.clone())).collect()
    }

    pub(super) fn files(&self) -> BTreeSet<&str> {
        let menu = self.site.menu.iter().map(|(_, file)| file.as_str());
        menu.chain(self.site.files.values().map(String::as_str)).collect()
    }

    /// Gives each page to a function, those that others link to first.
    pub(super) fn write(&self, mut put: impl FnMut(&str, String) -> Result<()>) -> Result<()> {
        self.write_games(&mut put)?;
        self.write_nights(&mut put)?;
        let mut all = Count::new(self);
        all.count(|_| true);
        let counted = all.records.games();
        let records = all.records.finish();
        self.write_players(&all.standings, &records, &mut put)?;
        for stored in &self.tournaments {
            let standings = TournamentByArg::default().standings(stored);
            let page = tournament_page(stored, &standings);
            let file = tournament_file(stored.tournament.id);
            put(&file, self.html(&file, &TournamentReport { stored, page }))?;
        }
        let choice = &self.selection.choice;
        let page = games_page(&self.games, choice, self.view(GAMES), self.language);
        put(GAMES, page)?;
        let page = records_page(&records, counted, choice, self.view(RECORDS), self.language);
        put(RECORDS, page)?;
        self.write_seasons(&mut put)?;
        let ranked = RankedStandings::new(all.standings);
        let page = ranked.page(&self.selection);
        put(INDEX, self.html(INDEX, &StandingsReport { page }))
    }

    fn view<'v>(&'v self, file: &'v str) -> PageView<'v> {
        PageView { links: Links::of_page(&self.site, file), ..PageView::default() }
    }

    fn html(&self, file: &str, report: &impl Report) -> String {
        report.html(self.view(file), self.language)
    }

    fn write_games(&self, put: &mut impl FnMut(&str, String) -> Result<()>) -> Result<()> {
        let mut broken: HashMap<GameId, Vec<BrokenRecord>> = HashMap::new();
        let mut before = Records::default();
        for game in &self.results {
            broken.insert(game.game.uuid, before.broken_by([game]));
            before.add(game);
        }
        for game in &self.games {
            let id = game.details.id;
            let Some(sheet) = self.reader.game(id)? else { continue };
            let broken = broken.get(&id).map(Vec::as_slice).unwrap_or_default();
            let file = &self.site.files[&Link::Game(id)];
            put(file, self.html(file, &GameReport { sheet: &sheet, broken }))?;
        }
        Ok(())
    }

    fn write_nights(&self, put: &mut impl FnMut(&str, String) -> Result<()>) -> Result<()> {
        let mut before = Count::new(self);
        let mut until = Count::new(self);
        for (&date, games) in &self.nights {
            let mut sheets = Vec::new();
            for game in games {
                sheets.extend(self.reader.game(*game)?);
            }
            before.count(|day| day < date);
            let last = sheets.iter().map(|sheet| sheet.date).max().unwrap_or(date);
            until.count(|day| day <= last);
            let choice = GameSelection { until: Some(last), ..GameSelection::default() };
            let selection = Selection::new(choice, self.selection.league.clone());
            let standings = RankedStandings::new(until.standings.clone());
            let whole = sheets.iter().filter(|sheet| !sheet.is_short());
            let whole: Vec<_> = whole.filter_map(GameResult::from_sheet).collect();
            let report = NightReport {
                date,
                league: self.selection.league.as_ref().map(|league| league.name.as_str()),
                sheets: &sheets,
                standings: standings.page(&selection),
                before: &before.standings.rank(),
                broken: &before.records.broken_by(&whole),
            };
            let file = night_file(date);
            put(&file, self.html(&file, &report))?;
        }
        Ok(())
    }

    fn write_players(
        &self,
        standings: &Standings,
        records: &[Record],
        put: &mut impl FnMut(&str, String) -> Result<()>,
    ) -> Result<()> {
        for stats in &self.players {
            let player = stats.player.uuid;
            let mut held = records.to_vec();
            held.retain_mut(|record| record.is_led_by(player));
            let report = PlayerReport {
                stats,
                selection: &self.selection.choice,
                records: &held,
                games: &standings.games(player),
            };
            let file = &self.site.files[&Link::Player(player)];
            put(file, self.html(file, &report))?;
        }
        Ok(())
    }

    fn write_seasons(&self, put: &mut impl FnMut(&str, String) -> Result<()>) -> Result<()> {
        let seasons = self.selection.league.iter().flat_map(|league| &league.seasons);
        for (season, (file, _)) in seasons.zip(self.seasons()) {
            let choice = GameSelection {
                since: Some(season.from),
                until: Some(season.until),
                season: Some(season.clone()),
                ..GameSelection::default()
            };
            let selection = Selection::new(choice, self.selection.league.clone());
            let mut counted = Standings::new(self.ranking.clone());
            let is_in = |game: &&GameResult| {
                game.game.date.is_some_and(|day| (season.from..=season.until).contains(&day))
            };
            self.results.iter().filter(is_in).for_each(|game| counted.add(game));
            let ranked = RankedStandings::new(counted);
            let page = ranked.page(&selection);
            put(&file, self.html(&file, &StandingsReport { page }))?;
        }
        Ok(())
    }
}

/// Standings and records of the games up to a day.
struct Count<'a> {
    rest: &'a [GameResult],
    standings: Standings,
    records: Records,
}

impl<'a> Count<'a> {
    fn new(pages: &'a Pages<'_>) -> Self {
        let standings = Standings::new(pages.ranking.clone());
        Self { rest: &pages.results, standings, records: Records::default() }
    }

    /// Adds the next games whose days are accepted.
    fn count(&mut self, accepts: impl Fn(NaiveDate) -> bool) {
        while let [game, rest @ ..] = self.rest
            && game.game.date.is_none_or(&accepts)
        {
            self.standings.add(game);
            self.records.add(game);
            self.rest = rest;
        }
    }
}

/// Returns the nights with the games that were finished on them, in the order in which they ended.
fn nights(reader: &Reader<'_>, games: &[GameSummary]) -> Result<BTreeMap<NaiveDate, Vec<GameId>>> {
    let mut days: BTreeMap<NaiveDate, Vec<_>> = BTreeMap::new();
    for game in games.iter().filter(|game| game.details.state == GameState::Finished) {
        let sheet = reader.game(game.details.id)?.filter(Scoresheet::has_scores);
        if let Some(sheet) = sheet {
            let played = (sheet.ended, sheet.id, is_after_midnight(&sheet));
            days.entry(sheet.date).or_default().push(played);
        }
    }
    days.values_mut().for_each(|games| games.sort_by_key(|(ended, id, _)| (*ended, id.0)));
    let mut nights = BTreeMap::new();
    for &date in days.keys() {
        let day = |date| Ok(days.get(&date).cloned().unwrap_or_default());
        let night = Night::of(date, day, |&(.., is_late)| is_late)?;
        if !night.games.is_empty() {
            nights.insert(date, night.games.iter().map(|&(_, id, _)| id).collect());
        }
    }
    Ok(nights)
}

/// Returns the tournaments of games, the latest first.
fn tournaments(reader: &Reader<'_>, games: &[GameSummary]) -> Result<Vec<StoredTournament>> {
    let mut seen = HashSet::new();
    let tables = games.iter().filter_map(|game| game.details.tournament.as_ref());
    let ids = tables.map(|table| table.tournament.uuid).filter(|id| seen.insert(*id));
    Ok(ids.filter_map(|id| reader.tournament(id).transpose()).collect::<Result<_, _>>()?)
}

fn night_file(date: NaiveDate) -> String {
    format!("night-{date}.html")
}

fn tournament_file(tournament: TournamentId) -> String {
    format!("tournament-{tournament}.html")
}
