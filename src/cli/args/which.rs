//! What words stand for: players, a league, a period.
//!
//! Each word, or several together, must have one meaning: `standings Tuesday`,
//! `games march 2024`, `stats Ann vs Mary Lou`. A full name counts before a day
//! that is called the same, and that of a player before that of a league.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::selection::{find_season, season_if_any};
use super::time::{PeriodArg, not_a_day};
use crate::cli::prelude::*;
use crate::game::{InvalidDay, Season, TypedPeriod, is_between_names, unmarked};

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
    /// Of the league, after it.
    pub(crate) season: Option<Season>,
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
        let is_said = |said: &str| words.iter().any(|word| word.eq_ignore_ascii_case(said));
        let (league, player) = (is_said("league"), is_said("player"));
        let is_kept = |word: &&str| {
            let word = word.to_lowercase();
            word != "league" && word != "player" && FILLERS.split(' ').all(|one| one != word)
        };
        let words: Vec<_> = words.iter().copied().filter(is_kept).collect();
        search_words(&words, allowed, &Which::default(), reader, &mut found)?;
        // These two say what the words beside them name.
        found.retain(|which| !league || which.league.is_some());
        found.retain(|which| !player || !which.players.is_empty());
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
        if allowed.league && before.league.is_none() {
            let leagues = match reader.find_league(&text)? {
                Lookup::One(league) => vec![league],
                Lookup::Several(leagues) => leagues,
                Lookup::None { .. } => Vec::new(),
            };
            let is_only = leagues.len() == 1;
            for league in leagues {
                // Two devices may have given one name to two.
                let which = with(doubt(unmarked(&league.name)));
                if is_only || which.doubts == before.doubts {
                    readings.push(Which { league: Some(league), ..which });
                }
            }
        }
        let may_be_period = allowed.period && before.period.is_none() && before.season.is_none();
        if may_be_period && let Ok(period) = text.parse() {
            readings.push(Which { period: Some(period), ..with(1) });
        }
        if may_be_period
            && let Some(league) = &before.league
            && let Ok(season) = find_season(league, &text)
            // The beginning of its name is not taken for it where it is a period.
            && (doubt(&season.name) == 0 || text.parse::<PeriodArg>().is_err())
        {
            let which = with(doubt(&season.name));
            readings.push(Which { season: Some(season), ..which });
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
            (_, true) => player.or_else(|error| league().map_err(|_| error)),
            (_, false) => player,
        }
    };
    let several = (1..words.len()).filter(|_| allowed.league && allowed.period).find_map(|at| {
        let (league, season) = words.split_at(at);
        let league = reader.find_league(&league.join(" ")).ok()?.one()?;
        season_if_any(&league, &season.join(" ")).err()
    });
    if let Some(several) = several {
        return several.into();
    }
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
    /// Returns `true` if all names in it are typed in full.
    const fn is_whole(&self) -> bool {
        self.doubts == self.period.is_some() as usize
    }

    fn is_one_player_twice(&self) -> bool {
        matches!(self.players.as_slice(), [one, other] if one.id == other.id)
    }

    /// Returns what the words stand for as arguments that say the same.
    fn arguments(&self) -> Vec<String> {
        let option = |option: &str, name: &String| [option.to_owned(), name.clone()];
        let players = self.players.iter().map(|player| player.name.clone());
        let league = self.league.iter().flat_map(|league| option("--league", &league.name));
        let season = self.season.iter().flat_map(|season| option("--season", &season.name));
        players
            .chain(league)
            .chain(season)
            .chain(self.period.iter().flat_map(PeriodArg::arguments))
            .collect()
    }

    /// Returns the same as they are typed.
    fn written(&self) -> String {
        let written = |arg: &String| if arg.starts_with("--") { arg.clone() } else { quoted(arg) };
        self.arguments().iter().map(written).collect::<Vec<_>>().join(" ")
    }
}
