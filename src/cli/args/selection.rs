//! Which games an answer is about: options or words for a league, a season, days, players.
//!
//! Each word, or several together, must have one meaning: `standings Tuesday`,
//! `games march 2024`, `stats Ann vs Mary Lou`. A full name counts before a day
//! that is called the same, and that of a player before that of a league.

use std::cmp::Reverse;
use std::collections::HashSet;

use chrono::{DateTime, Local, NaiveDate, Utc};

use crate::cli::args::time::{DayArg, PeriodArg, not_a_day};
use crate::cli::context::is_night;
use crate::cli::prelude::*;
use crate::cli::ui::terminal::note_once;
use crate::game::{
    InvalidDay, LeagueRef, Season, TypedPeriod, find_name, is_between_names, name_key,
};
use crate::league::GameSelection;
use crate::messages::quoted;
use crate::store::Player;

/// The games that count; without any of these, all that are finished.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct SelectionArgs {
    /// A league, or a period such as 2024, "march 2024" or yesterday
    #[arg(value_name = "WHICH")]
    words: Vec<String>,

    /// Only games of this league
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Only games of this season of the league, or of a year or month
    #[arg(long, value_name = "SEASON", conflicts_with_all = ["since", "until"])]
    season: Option<String>,

    #[command(flatten)]
    days: DaysArgs,

    /// Only games with this many players
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// Include games that were finished early
    #[arg(long)]
    short: bool,
}

/// `--since` and `--until`.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct DaysArgs {
    /// Only games on this day or later
    #[arg(long, value_name = "DAY")]
    since: Option<DayArg>,
    /// Only games on this day or earlier
    #[arg(long, value_name = "DAY")]
    until: Option<DayArg>,
}

impl DaysArgs {
    pub(crate) const fn are_given(&self) -> bool {
        self.since.is_some() || self.until.is_some()
    }
}

/// The games that were selected.
#[derive(Debug, Clone, Default)]
pub(crate) struct Selection {
    pub(crate) filter: GameFilter,
    pub(crate) league: Option<League>,
    pub(crate) choice: GameSelection,
    /// The players who were named.
    pub(crate) players: Vec<Player>,
}

impl Selection {
    /// Selects games of a league, or of all.
    pub(crate) fn new(choice: GameSelection, league: Option<League>) -> Self {
        let filter = GameFilter {
            league: league.as_ref().map(|league| league.id),
            since: choice.since,
            until: choice.until,
            players: choice.player_count,
            short: (!choice.include_short).then_some(false),
            ..GameFilter::COMPLETE
        };
        let choice = GameSelection { league: league.as_ref().map(LeagueRef::from), ..choice };
        Self { filter, league, choice, players: Vec::new() }
    }
}

impl SelectionArgs {
    /// Selects by words and by a league alone.
    pub(crate) fn of_words(words: &[String], league: Option<&League>) -> Self {
        let league = league.map(|league| league.name.clone());
        Self { words: words.to_vec(), league, ..Self::default() }
    }

    /// Finds the player whose name these words and the first of the selection are, and
    /// the games that the others select.
    pub(crate) fn find_of_player(
        &self,
        name: &str,
        reader: &Reader<'_>,
        context: &Context,
    ) -> Result<(Player, Selection)> {
        let (player, words) = lookup::of_words(reader, name, &self.words, lookup::player)?;
        let rest = Self { words: words.to_vec(), ..self.clone() };
        Ok((player, rest.find(reader, context, 0)?))
    }

    /// Finds the league, the season, and so many players at the most.
    pub(crate) fn find(
        &self,
        reader: &Reader<'_>,
        context: &Context,
        players: usize,
    ) -> Result<Selection> {
        let allowed = Allowed {
            players,
            league: self.league.is_none(),
            period: !self.days.are_given() && self.season.is_none(),
        };
        let (league, words) = match &self.league {
            Some(name) => {
                let (league, words) = lookup::of_words(reader, name, &self.words, lookup::league)?;
                (Some(league), words)
            }
            None => (None, self.words.as_slice()),
        };
        let which = find_words(words, allowed, reader, context.words())?;
        let (since, until) = which.days(&self.days, context)?;
        let league = league.or(which.league);
        let season = match (&self.season, &league) {
            (Some(name), Some(league)) => Some(match find_season(league, name) {
                Ok(season) => season,
                Err(error) => period_called(name, context)?.ok_or(error)?,
            }),
            (Some(name), None) => match period_called(name, context)? {
                None => return Err(RequestError::SeasonWithoutLeague(name.clone()).into()),
                period => period,
            },
            (None, _) => None,
        };
        let since = since.or(season.as_ref().map(|season| season.from));
        let until = until.or(season.as_ref().map(|season| season.until));
        let choice = GameSelection {
            season,
            since,
            until,
            player_count: self.players,
            include_short: self.short,
            ..GameSelection::default()
        };
        let selection = Selection { players: which.players, ..Selection::new(choice, league) };
        let player = selection.players.first().map(|player| player.id);
        note_late_games(GameFilter { player, ..selection.filter }, reader, context)?;
        Ok(selection)
    }

    /// Takes the method of a ranking out of the words: `by wins`, `sorted by rating`.
    pub(crate) fn take_method(&mut self) -> Option<String> {
        const BEFORE: [&str; 3] = ["ordered", "ranked", "sorted"];
        let by = self.words.iter().position(|word| word.eq_ignore_ascii_case("by"))?;
        let method = self.words.get(by + 1)?.clone();
        let is_before = |word: &String| BEFORE.contains(&&*word.to_lowercase());
        let start = self.words[..by].iter().rposition(is_before).filter(|at| at + 1 == by);
        self.words.drain(start.unwrap_or(by)..by + 2);
        Some(method)
    }
}

/// Notes which games of the last evening are left out, as they were begun after midnight, and
/// which of the first day go on an evening before it.
pub(crate) fn note_late_games(
    filter: GameFilter,
    reader: &Reader<'_>,
    context: &Context,
) -> Result<()> {
    let of_day = |day| reader.starts(&GameFilter { since: Some(day), until: Some(day), ..filter });
    let late = |evening: Option<NaiveDate>| {
        let days = evening.filter(|_| !context.json).and_then(|day| Some((day, day.succ_opt()?)));
        let Some((evening, next)) = days else { return Ok(None) };
        let late = of_day(next)?.into_iter().filter(|(_, started)| is_at_night(next, *started));
        let numbers: Vec<_> = late.map(|(number, _)| number).collect();
        let is_late = |(_, started): &(u32, DateTime<Utc>)| is_at_night(evening, *started);
        let goes_on = !numbers.is_empty() && !of_day(evening)?.iter().all(is_late);
        Ok::<_, Failure>(goes_on.then_some((numbers, evening, next)))
    };
    let words = context.words();
    if let Some((numbers, _, next)) = late(filter.until)? {
        note_once(&words.late_games_left_out(&numbers, next));
    }
    if let Some((numbers, evening, _)) = late(filter.since.and_then(|day| day.pred_opt()))? {
        note_once(&words.night_goes_on(&numbers, evening));
    }
    Ok(())
}

/// Returns `true` if a game was begun on its day before 5 in the morning.
pub(crate) fn is_after_midnight(sheet: &Scoresheet) -> bool {
    is_at_night(sheet.date, sheet.started)
}

fn is_at_night(day: NaiveDate, started: DateTime<Utc>) -> bool {
    let started = started.with_timezone(&Local);
    started.date_naive() == day && is_night(started)
}

/// Returns a year, a month or another period as a season.
fn period_called(name: &str, context: &Context) -> Result<Option<Season>> {
    let period = name.parse::<PeriodArg>().ok();
    match period.and_then(|period| Some((period.since?, period.until?))) {
        None => Ok(None),
        Some((since, until)) => Ok(Some(Season {
            name: name.to_owned(),
            from: since.first(context)?,
            until: until.last(context)?,
        })),
    }
}

/// Returns the season of a league by its name, or by the start of it.
pub(crate) fn find_season(league: &League, name: &str) -> Result<Season> {
    let names: Vec<_> = league.seasons.iter().map(|season| season.name.as_str()).collect();
    match find_name(&names, name).as_slice() {
        [one] => Ok(league.seasons[*one].clone()),
        _ => Err(LookupError::NoSeason {
            name: name.to_owned(),
            league: league.name.clone(),
            names: names.into_iter().map(str::to_owned).collect(),
        }
        .into()),
    }
}

/// What words may stand for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Allowed {
    /// How many players.
    pub(crate) players: usize,
    pub(crate) league: bool,
    pub(crate) period: bool,
}

/// What words stand for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Which {
    pub(crate) players: Vec<Player>,
    pub(crate) league: Option<League>,
    pub(crate) period: Option<PeriodArg>,
    /// How many of them are neither full names nor said in one way only.
    doubts: usize,
}

/// Words before a player, a league or a period, besides those between names.
const CONNECTORS: [&str; 3] = ["in", "of", "for"];

/// Words that select nothing, unless somebody is called so.
const FILLERS: &str = "all overall everyone everything total top best games game ever so far \
    often times we have play played there are";

/// Finds what words stand for; where another meaning was less likely, a note says
/// how they were read. Fails for the first word that is nothing.
pub(crate) fn find_words(
    words: &[String],
    allowed: Allowed,
    reader: &Reader<'_>,
    texts: &Messages,
) -> Result<Which> {
    let is_connector = |word: &&str| {
        let word = word.to_lowercase();
        CONNECTORS.contains(&word.as_str()) || is_between_names(&word)
    };
    let words: Vec<_> = words.iter().map(|word| word.trim()).collect();
    let words: Vec<_> = words.into_iter().filter(|word| !is_connector(word)).collect();
    let mut found = Vec::new();
    search_words(&words, allowed, &Which::default(), reader, &mut found)?;
    if found.is_empty() {
        let is_said = |word: &&str| !FILLERS.split(' ').any(|one| one == word.to_lowercase());
        let words: Vec<_> = words.iter().copied().filter(is_said).collect();
        search_words(&words, allowed, &Which::default(), reader, &mut found)?;
    }
    if found.iter().any(|which| !which.is_one_player_twice()) {
        found.retain(|which| !which.is_one_player_twice());
    }
    found.sort_by_key(|which| (which.doubts, Reverse(which.players.len())));
    let mut seen = HashSet::new();
    found.retain(|which| seen.insert(which.arguments()));
    let text = words.join(" ");
    match found.as_slice() {
        [] => return Err(nothing(&words, allowed, reader, texts)),
        [one, other, ..] if one.doubts == other.doubts => {
            let readings = [one.written(), other.written()];
            match one.players.len() {
                count if !one.is_whole() || count == other.players.len() => {
                    let meanings = vec![one.arguments(), other.arguments()];
                    let two =
                        RequestError::TwoMeanings { text: text.clone(), readings: readings.into() };
                    return Err(Failure::from(two).one_of_meanings(&text, meanings));
                }
                // Only an option says which league is meant.
                1 => note_once(&texts.words_not_read_as(&text, &readings[0], &readings[1])),
                _ => {}
            }
        }
        [one, _, ..] if one.written() != text => {
            note_once(&texts.words_read_as(&text, &one.written()));
        }
        // A player is called like the league.
        [one]
            if allowed.players > 0
                && let Some(league) = &one.league
                && let Lookup::One(_) = reader.find_player(&league.name)? =>
        {
            note_once(&texts.words_read_as(&text, &one.written()));
        }
        _ => {}
    }
    Ok(found.remove(0))
}

/// Collects the ways to read words.
fn search_words(
    words: &[&str],
    allowed: Allowed,
    before: &Which,
    reader: &Reader<'_>,
    found: &mut Vec<Which>,
) -> Result<()> {
    if words.is_empty() {
        found.push(before.clone());
        return Ok(());
    }
    for len in 1..=words.len() {
        let (text, rest) = (words[..len].join(" "), &words[len..]);
        let doubt = |name: &str| usize::from(name_key(name) != name_key(&text));
        let with = |doubts| Which { doubts: before.doubts + doubts, ..before.clone() };
        let mut readings = Vec::new();
        if before.players.len() < allowed.players
            && let Lookup::One(player) = reader.find_player(&text)?
        {
            let mut which = with(doubt(&player.name));
            which.players.push(player);
            readings.push(which);
        }
        if allowed.league
            && before.league.is_none()
            && let Lookup::One(league) = reader.find_league(&text)?
        {
            let which = with(doubt(&league.name));
            readings.push(Which { league: Some(league), ..which });
        }
        if allowed.period
            && before.period.is_none()
            && let Ok(period) = text.parse()
        {
            readings.push(Which { period: Some(period), ..with(1) });
        }
        for which in readings {
            search_words(rest, allowed, &which, reader, found)?;
        }
    }
    Ok(())
}

/// Returns why words have no meaning: the first that has none alone.
fn nothing(words: &[&str], allowed: Allowed, reader: &Reader<'_>, texts: &Messages) -> Failure {
    if allowed.period
        && let Some(failure) = no_period(words)
    {
        return failure;
    }
    let reads = |word: &str| {
        let player = lookup::player(reader, word).map(drop);
        let league = || lookup::league(reader, word).map(drop);
        match (allowed.players, allowed.league) {
            // A player is no league.
            (0, true) => league().map_err(|error| match lookup::player(reader, word) {
                Ok(player) => error.hint(texts.see_player(&player.name)),
                Err(_) => error,
            }),
            (0, false) => player,
            (_, true) => player.or_else(|error| league().map_err(|_| error)),
            (_, false) => player,
        }
    };
    let is_period = |word: &str| allowed.period && word.parse::<PeriodArg>().is_ok();
    let mut words = words.iter().filter(|word| !is_period(word));
    let too_many = RequestError::TooManyWords { players: allowed.players };
    words.find_map(|word| reads(word).err()).unwrap_or_else(|| too_many.into())
}

/// Returns why words are no period, if they begin like one or are a day that is in no calendar.
fn no_period(words: &[&str]) -> Option<Failure> {
    const LONGEST: usize = 3;
    let is_in_no_calendar = |text: &String| matches!(text.parse::<PeriodArg>(), Err(error) if error == InvalidDay::NotInCalendar);
    let mut texts = (1..=LONGEST).flat_map(|len| words.windows(len)).map(|words| words.join(" "));
    if let Some(text) = texts.find(is_in_no_calendar) {
        return Some(Failure::new(format!("{}: `{text}`", InvalidDay::NotInCalendar)));
    }
    let first = words.iter().position(|word| TypedPeriod::begins_with(word))?;
    let text = words[first..].join(" ");
    text.parse::<PeriodArg>().is_err().then(|| not_a_day(&text))
}

impl Which {
    /// Returns the days of `--since` and `--until`, of the period where they are not given.
    pub(crate) fn days(
        &self,
        days: &DaysArgs,
        context: &Context,
    ) -> Result<(Option<NaiveDate>, Option<NaiveDate>)> {
        let period = self.period.as_ref();
        let since = days.since.as_ref().or(period.and_then(|period| period.since.as_ref()));
        let until = days.until.as_ref().or(period.and_then(|period| period.until.as_ref()));
        let since = since.map(|day| day.first(context)).transpose()?;
        let until = until.map(|day| day.last(context)).transpose()?;
        match (since, until) {
            (Some(since), Some(until)) if since > until => {
                Err(RequestError::FirstDayAfterLast { since, until }.into())
            }
            days => Ok(days),
        }
    }

    /// Returns `true` if all names in it are typed in full.
    const fn is_whole(&self) -> bool {
        self.doubts == self.period.is_some() as usize
    }

    fn is_one_player_twice(&self) -> bool {
        matches!(self.players.as_slice(), [one, other] if one.id == other.id)
    }

    /// Returns what the words stand for as arguments that say the same.
    fn arguments(&self) -> Vec<String> {
        let players = self.players.iter().map(|player| player.name.clone());
        let league = self.league.iter();
        let league = league.flat_map(|league| ["--league".to_owned(), league.name.clone()]);
        let period = self.period.iter().flat_map(PeriodArg::arguments);
        players.chain(league).chain(period).collect()
    }

    /// Returns the same as they are typed.
    fn written(&self) -> String {
        let written = |arg: &String| if arg.starts_with("--") { arg.clone() } else { quoted(arg) };
        self.arguments().iter().map(written).collect::<Vec<_>>().join(" ")
    }
}
