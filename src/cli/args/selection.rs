//! Which games an answer is about: options or words for a league, a season, days, players.

use super::time::{DaysArgs, PeriodArg};
use super::which::{Allowed, find_words};
use crate::cli::context::is_night;
use crate::cli::prelude::*;
use crate::game::{LeagueRef, Season, find_name};

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
        // After `--league`, the words may be one of its seasons.
        let text = words.join(" ");
        let may_be_season =
            allowed.period && !text.is_empty() && text.parse::<PeriodArg>().is_err();
        let season = match league.as_ref().filter(|_| may_be_season) {
            Some(league) => season_if_any(league, &text)?,
            None => None,
        };
        let words = if season.is_some() { &[] } else { words };
        let which = find_words(words, allowed, reader, context.words())?;
        let (since, until) = self.days.or(which.period.as_ref(), context)?;
        let league = league.or(which.league);
        let said = season.or(which.season);
        let season = match (&self.season, &league) {
            (Some(name), Some(league)) => Some(match find_season(league, name) {
                Ok(season) => season,
                Err(error) => period_called(name, context)?.ok_or(error)?,
            }),
            (Some(name), None) => match period_called(name, context)? {
                None => return Err(RequestError::SeasonWithoutLeague(name.clone()).into()),
                period => period,
            },
            (None, _) => said,
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
        let (by, method) = self.take_after("by", |method| Some(method.to_owned()))?;
        let is_before = |word: &String| BEFORE.contains(&&*word.to_lowercase());
        if let Some(before) = by.checked_sub(1).filter(|&at| is_before(&self.words[at])) {
            self.words.remove(before);
        }
        Some(method)
    }

    /// Takes how many places are listed out of the words: `top 3`.
    pub(crate) fn take_top(&mut self) -> Option<u32> {
        let read = |count: &str| count.parse().ok().filter(|&count| count > 0);
        self.take_after("top", read).map(|(_, count)| count)
    }

    /// Takes a word and the one after it out of the words, if that can be read; returns where
    /// they were, and what was read.
    fn take_after<T>(
        &mut self,
        word: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<(usize, T)> {
        let is_pair = |pair: &[String]| pair[0].eq_ignore_ascii_case(word);
        let at = self.words.windows(2).position(is_pair)?;
        let read = read(&self.words[at + 1])?;
        self.words.drain(at..at + 2);
        Some((at, read))
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
    let Ok(period) = name.parse::<PeriodArg>() else { return Ok(None) };
    let days = period.days(context)?;
    Ok(days.map(|(from, until)| Season { name: name.to_owned(), from, until }))
}

/// Returns the season of a league that a text names; `None` if it names none.
pub(super) fn season_if_any(league: &League, text: &str) -> Result<Option<Season>, LookupError> {
    match find_season(league, text) {
        Err(LookupError::NoSeason { .. }) => Ok(None),
        found => found.map(Some),
    }
}

/// Returns the season of a league by its name, or by the start of it.
pub(crate) fn find_season(league: &League, name: &str) -> Result<Season, LookupError> {
    let names: Vec<_> = league.seasons.iter().map(|season| season.name.as_str()).collect();
    let exact = names.iter().position(|season| *season == name.trim());
    // Of `Season 2` and `2025/26`, 2 is the first.
    let has_word = |at: &usize| {
        let mut words = names[*at].split([' ', '-', '/']);
        words.any(|word| word == name.trim())
    };
    let of_word: Vec<_> = (0..names.len()).filter(has_word).collect();
    let found = match exact {
        Some(at) => vec![at],
        None if of_word.is_empty() => find_name(&names, name),
        None => of_word,
    };
    match found.as_slice() {
        [one] => Ok(league.seasons[*one].clone()),
        [_, _, ..] => Err(LookupError::SeveralSeasons {
            name: name.to_owned(),
            names: found.into_iter().map(|at| names[at].to_owned()).collect(),
        }),
        [] => Err(LookupError::NoSeason {
            name: name.to_owned(),
            league: league.name.clone(),
            names: names.into_iter().map(str::to_owned).collect(),
        }),
    }
}
