//! Words that say which games an answer is about: a league, a period, players.
//!
//! Each word, or several together, must have one meaning: `standings Tuesday`,
//! `games march 2024`, `stats Ann vs Mary Lou`. A full name counts before a day
//! that is called the same.

use crate::cli::args::day::DayArg;
use crate::cli::args::lookup;
use crate::cli::ui::failure::Result;
use crate::cli::ui::messages::note_once;
use crate::game::name_key;
use crate::messages::{Messages, RequestError, quoted};
use crate::store::{Lookup, Player, Reader, StoredLeague};

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
    pub(crate) league: Option<StoredLeague>,
    pub(crate) period: Option<DayArg>,
    /// How many of them are neither full names nor said in one way only.
    doubts: usize,
}

/// Words between names.
const CONNECTORS: [&str; 7] = ["vs", "vs.", "versus", "against", "and", "&", "in"];

/// Finds what words stand for; where another meaning was less likely, a note says
/// how they were read.
///
/// # Errors
///
/// [`RequestError::TwoMeanings`], and a failure for the first word that is nothing.
pub(crate) fn find(
    words: &[String],
    allowed: Allowed,
    reader: &Reader<'_>,
    texts: &Messages,
) -> Result<Which> {
    let is_connector = |word: &&str| CONNECTORS.contains(&word.to_lowercase().as_str());
    let words: Vec<_> = words.iter().map(|word| word.trim()).collect();
    let words: Vec<_> = words.into_iter().filter(|word| !is_connector(word)).collect();
    let mut found = Vec::new();
    search(&words, allowed, &Which::default(), reader, &mut found)?;
    found.sort_by_key(|which| which.doubts);
    let text = words.join(" ");
    match found.as_slice() {
        [] => return Err(nothing(&words, allowed, reader)),
        [one, other, ..] if one.doubts == other.doubts => {
            let readings = [one.written(), other.written()].into();
            return Err(RequestError::TwoMeanings { text, readings }.into());
        }
        [one, _, ..] => note_once(&texts.words_read_as(&text, &one.written())),
        [_] => {}
    }
    Ok(found.remove(0))
}

/// Collects the ways to read words.
fn search(
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
        if before.players.len() < allowed.players
            && let Lookup::One(player) = reader.find_player(&text)?
        {
            let mut which = before.clone();
            which.doubts += doubt(&player.name);
            which.players.push(player);
            search(rest, allowed, &which, reader, found)?;
        }
        if allowed.league
            && before.league.is_none()
            && let Lookup::One(league) = reader.find_league(&text)?
        {
            let mut which = before.clone();
            which.doubts += doubt(&league.name);
            which.league = Some(league);
            search(rest, allowed, &which, reader, found)?;
        }
        if allowed.period
            && before.period.is_none()
            && let Ok(period) = text.parse()
        {
            let mut which = before.clone();
            which.doubts += 1;
            which.period = Some(period);
            search(rest, allowed, &which, reader, found)?;
        }
    }
    Ok(())
}

/// Returns why words have no meaning: the first that has none alone.
fn nothing(
    words: &[&str],
    allowed: Allowed,
    reader: &Reader<'_>,
) -> crate::cli::ui::failure::Failure {
    let reads = |word: &str| {
        let player = lookup::player(reader, word).map(drop);
        let league = || lookup::league(reader, word).map(drop);
        match (allowed.players, allowed.league) {
            (0, true) => league(),
            (0, false) => player,
            (_, true) => player.or_else(|error| league().map_err(|_| error)),
            (_, false) => player,
        }
    };
    let is_period = |word: &str| allowed.period && word.parse::<DayArg>().is_ok();
    let mut words = words.iter().filter(|word| !is_period(word));
    words.find_map(|word| reads(word).err()).unwrap_or_else(|| RequestError::TooManyWords.into())
}

impl Which {
    /// Returns what the words stand for as options that say the same.
    fn written(&self) -> String {
        let players = self.players.iter().map(|player| quoted(&player.name));
        let league = self.league.iter();
        let league = league.map(|league| format!("--league {}", quoted(&league.name)));
        let period = self.period.iter().map(|period| {
            let day = quoted(period.text());
            format!("--since {day} --until {day}")
        });
        players.chain(league).chain(period).collect::<Vec<_>>().join(" ")
    }
}
