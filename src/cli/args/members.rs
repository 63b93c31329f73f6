//! `--league`, `--new-league` and `--new-player`: leagues and players of games, existing
//! or added; and which of them are retired.

use crate::cli::prelude::*;
use crate::cli::settings::Settings;
use crate::game::{
    AtRandom, LeagueId, TypedDay, asks_at_random, ends_in_score, find_name, name_doubt, name_key,
    same_name,
};
use crate::store::{NewPlayerError, SeatedPlayer};

/// The league of a game that is recorded.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct GameLeagueArgs {
    /// League of the game; added if it does not exist
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Leave the game out of the league that `crowns config` names
    #[arg(long, conflicts_with = "league")]
    no_league: bool,

    #[command(flatten)]
    new_league: NewLeagueArgs,
}

/// `--new-league`: whether a name similar to an existing one may be new.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct NewLeagueArgs {
    /// Accept a new league whose name is similar to an existing one
    #[arg(long)]
    pub(crate) new_league: bool,
}

impl GameLeagueArgs {
    /// Returns `true` if an option names the league, or says that there is none.
    pub(crate) const fn is_given(&self) -> bool {
        self.league.is_some() || self.no_league
    }

    /// Returns `true` if the game gets a league, of an option or of the settings.
    pub(crate) fn is_named(&self, settings: &Settings) -> bool {
        !self.no_league && (self.league.is_some() || settings.get(Key::League).is_some())
    }

    /// Returns the league of the option, else of the settings, and `true` if it was
    /// added because it did not exist.
    pub(crate) fn find_or_add(
        &self,
        tx: &mut Writer<'_>,
        settings: &Settings,
    ) -> Result<(Option<LeagueId>, bool)> {
        let accept = self.new_league.new_league;
        let (league, is_new) = match (&self.league, settings.get(Key::League)) {
            (Some(name), _) => tx.find_or_add_league(name, accept)?,
            (None, Some(name)) if !self.no_league => {
                let renamed = tx.league_renamed(name)?;
                let name = renamed.as_deref().unwrap_or(name);
                tx.find_or_add_league(name, accept).about(|| settings.place(Key::League))?
            }
            _ => return Ok((None, false)),
        };
        Ok((Some(league), is_new))
    }
}

/// `--new-player`: whether a name similar to an existing one may be new.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct NewPlayerArgs {
    /// Accept new players whose names are similar to existing ones, end in a
    /// number, or have a word such as `with` or `friday`
    #[arg(long)]
    pub(crate) new_player: bool,
}

impl NewPlayerArgs {
    /// Reads names; those that are said to be new lose no word.
    pub(crate) fn read(self, args: &[String], is_known: impl Fn(&str) -> bool) -> TypedNames {
        match self.new_player {
            true => TypedNames::read_all(args, is_known),
            false => TypedNames::read(args, is_known),
        }
    }

    /// Returns names with the full ones of players for those that only they have, or that
    /// only theirs begin with: `Oma` for Oma Ruth; and notes that say so.
    pub(crate) fn full_names(
        self,
        tx: &Writer<'_>,
        names: &[String],
        words: &Messages,
    ) -> Result<(Vec<String>, Vec<String>)> {
        let players = tx.players()?;
        let players = players.iter().filter(|player| !player.retired);
        let known: Vec<_> = players.map(|player| player.name.as_str()).collect();
        let (mut full, mut notes) = (Vec::new(), Vec::new());
        for typed in names {
            let found = find_name(&known, typed);
            let found: Vec<_> = found.into_iter().map(|index| known[index]).collect();
            match found.as_slice() {
                _ if self.new_player => full.push(typed.clone()),
                [one] if !same_name(one, typed) => {
                    notes.push(words.taken_for(typed, one));
                    full.push((*one).to_owned());
                }
                [] | [_] => full.push(typed.clone()),
                several => {
                    let near = several.iter().map(|name| (*name).to_owned()).collect();
                    return Err(NewPlayerError::NearMisses(vec![(typed.clone(), near)]).into());
                }
            }
        }
        Ok((full, notes))
    }

    /// Returns the players of full names, and adds those that do not exist.
    pub(crate) fn find_or_add(
        self,
        tx: &mut Writer<'_>,
        names: &[String],
    ) -> Result<Vec<SeatedPlayer>, NewPlayerError> {
        let existing = tx.players()?;
        let players = tx.find_or_add_players(names, self.new_player)?;
        let new = players.iter().filter(|player| player.is_new && !self.new_player);
        for name in new.map(|player| player.name.clone()) {
            match name_doubt(&name, existing.iter().map(|player| player.name.as_str())) {
                _ if ends_in_score(&name) => return Err(NewPlayerError::NameAndScore(name)),
                None => {}
                Some(near) if near.is_empty() => return Err(NewPlayerError::NoName(name)),
                Some(near) => {
                    let near = near.into_iter().map(str::to_owned).collect();
                    return Err(NewPlayerError::NearMisses(vec![(name, near)]));
                }
            }
        }
        Ok(players)
    }
}

/// Refuses a day, a ruleset, a league or `shuffle` among the names of new players, which
/// options of a command take. The hint has `--new-player` where all names `may_be_meant`.
pub(crate) fn must_be_no_option(
    command: &'static str,
    names: &[String],
    is_known: impl Fn(&str) -> bool,
    may_be_meant: impl Fn(&[String]) -> bool,
    reader: &Reader<'_>,
    language: &Messages,
) -> Result<()> {
    const LONGEST: usize = 3;
    const BEFORE: [&str; 12] =
        ["on", "in", "by", "for", "with", "under", "using", "at", "the", "date", "rules", "league"];
    const AFTER: [&str; 4] = ["game", "league", "rules", "ruleset"];
    let option = |text: &str, is_of_league: bool| {
        let league = || reader.find_league(text).ok()?.one();
        let is_league = || league().is_some_and(|one| name_key(&one.name) == name_key(text));
        match TypedDay::is_surely(text) {
            _ if command == "new"
                && let Some(drawn) = asks_at_random(text) =>
            {
                Some(if drawn == AtRandom::Dealer { "--dealer" } else { "--shuffle" })
            }
            is_day if is_of_league && is_day || is_league() => Some("--league"),
            true => Some("--date"),
            false => lookup::ruleset(reader, text).is_ok().then_some("--rules"),
        }
    };
    let is_of = |list: &[&str], word: &String| list.contains(&word.as_str()) && !is_known(word);
    for len in (1..=LONGEST).rev() {
        for (start, words) in names.windows(len).enumerate() {
            let text = words.join(" ");
            let is_other = is_of(&BEFORE, &words[0]) || is_of(&AFTER, &words[len - 1]);
            if is_other || words.iter().any(|word| is_known(word)) {
                continue;
            }
            let (players, others) = (&names[..start], &names[start + len..]);
            let before = players.iter().rev().take_while(|word| is_of(&BEFORE, word)).count();
            let after = others.iter().take_while(|word| is_of(&AFTER, word)).count();
            let (players, before) = players.split_at(players.len() - before);
            let (after, others) = others.split_at(after);
            let is_of_league = before.iter().chain(after).any(|word| word == "league");
            let Some(option) = option(&text, is_of_league) else { continue };
            let others = [players, others].concat();
            // `Ann 100 Bob 110` without Ann, who has the name of a league.
            if !may_be_meant(&others) {
                continue;
            }
            let meant = Command::new(command).args(&others);
            let meant = match option {
                "--shuffle" => meant.switch(option),
                "--dealer" => meant.option(option, "random"),
                _ => meant.option(option, &text),
            };
            let typed = may_be_meant(names).then(|| with_new_players(command, names));
            return Err(not_a_name(text, meant, typed, language));
        }
    }
    Ok(())
}

/// Returns the command that takes all names for those of new players.
pub(crate) fn with_new_players(command: &'static str, names: &[String]) -> Command {
    Command::new(command).args(names).switch("--new-player")
}

/// Returns the failure of a text that is no name, with the command that is meant, and the one as
/// it was typed if that may be meant.
pub(crate) fn not_a_name(
    text: String,
    meant: Command,
    typed: Option<Command>,
    words: &Messages,
) -> Failure {
    let hint = match typed {
        Some(typed) => words.not_this_player(&text, meant, typed),
        None => words.run_for(true, meant, &[]),
    };
    Failure::from(LookupError::NoPlayer { name: text, near: Vec::new() }).hint(hint)
}

/// Asks whether a single player is meant to play alone; true for several.
pub(crate) fn confirm_alone(
    names: &[String],
    yes: bool,
    example: &'static str,
    context: &Context,
) -> Result<bool> {
    let ([name], false) = (names, yes) else { return Ok(true) };
    let Some(mut terminal) = context.terminal()? else {
        let command = Command::new(example);
        return Err(RequestError::PlaysAlone { name: name.clone(), command }.into());
    };
    let words = context.words();
    terminal.confirm(&words.play_alone(name), false, words)
}

/// Prints a note about players who are new.
pub(crate) fn note_new_players(seats: &[SeatedPlayer], words: &Messages) {
    let new = seats.iter().filter(|seat| seat.is_new);
    let new: Vec<_> = new.map(|seat| seat.name.clone()).collect();
    if !new.is_empty() {
        note(&words.new_players(&new));
    }
}

/// Returns an error if a player or league is retired, or in use, already.
pub(crate) fn check_retired(name: &str, is: bool, becomes: bool) -> Result<(), RequestError> {
    let name = name.to_owned();
    match (is, becomes) {
        (true, true) => Err(RequestError::AlreadyRetired(name)),
        (false, false) => Err(RequestError::NotRetired(name)),
        _ => Ok(()),
    }
}
