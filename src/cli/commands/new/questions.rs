//! Asks for the players, the dealer and the rules of a new game.

use crate::cli::prelude::*;
use crate::game::{Name, Scoresheet, StartError, TypedNames, nearest_names, same_name};
use crate::messages::Message;
use crate::store::ReadStore;

/// Who plays, who deals and by which rules.
pub(super) struct Answers {
    pub(super) players: Vec<String>,
    /// Whether names that are similar to existing ones are new.
    pub(super) accept_similar: bool,
    /// `None` if it was not asked for.
    pub(super) dealer: Option<String>,
    /// `None` if it was not asked for.
    pub(super) rules: Option<String>,
}

/// What to ask, and what is known.
pub(super) struct Questions<'a> {
    /// The names of all players.
    pub(super) existing: &'a [String],
    pub(super) last: Option<&'a Scoresheet>,
    pub(super) asks_dealer: bool,
    pub(super) asks_rules: bool,
    pub(super) default_rules: &'a str,
    pub(super) store: &'a ReadStore,
    pub(super) words: &'static Messages,
}

impl Questions<'_> {
    /// Asks for the players, offering those of the last game, the dealer and the
    /// rules.
    pub(super) fn ask(&self, prompt: &mut impl Prompt) -> Result<Answers> {
        let words = self.words;
        let last = self.last.map(last_players).unwrap_or_default();
        let (players, accept_similar) = ask_players(prompt, &last, self.existing, words)?;
        let next = self.last.filter(|_| players == last);
        let next = next.and_then(|last| Some(last.seats[last.next_first_dealer()?].name()));
        let default = next.unwrap_or(&players[0]);
        let dealer = match self.asks_dealer && players.len() > 1 {
            true => Some(ask_dealer(prompt, &players, default, words)?),
            false => None,
        };
        let rules = if self.asks_rules { Some(self.ask_rules(prompt)?) } else { None };
        Ok(Answers { players, accept_similar, dealer, rules })
    }

    fn ask_rules(&self, prompt: &mut impl Prompt) -> Result<String> {
        let words = self.words;
        let find = |name: &str| lookup::ruleset(&self.store.read()?, name);
        let answer = prompt.ask(&Question {
            label: &words.which_rules(self.default_rules),
            help: words.which_rules_help(),
            check: &|answer| match answer {
                "" => Ok(()),
                name => find(name).map(drop).map_err(|failure| failure.message(words)),
            },
        })?;
        Ok(if answer.is_empty() { self.default_rules.to_owned() } else { answer })
    }
}

/// Returns the players who are still at the table of a game.
pub(super) fn last_players(last: &Scoresheet) -> Vec<String> {
    let name = |seat: usize| last.seats[seat].name().to_owned();
    last.seated().into_iter().map(name).collect()
}

/// Asks for the players; Enter takes the last ones. A name that is similar to an
/// existing one is asked back; returns whether it is new all the same.
fn ask_players(
    prompt: &mut impl Prompt,
    last: &[String],
    existing: &[String],
    words: &Messages,
) -> Result<(Vec<String>, bool)> {
    let is_known = |name: &str| existing.iter().any(|other| same_name(other, name));
    let read = |answer: &str| match answer {
        "" => last.to_vec(),
        answer => TypedNames::read(&[answer.to_owned()], is_known).names,
    };
    loop {
        let answer = prompt.ask(&Question {
            label: &words.which_players(last),
            help: words.which_players_help(),
            check: &|answer| check_names(&read(answer), is_known, words),
        })?;
        let names = read(&answer);
        let near = |name: &&String| !is_known(name) && !near(name, existing).is_empty();
        let Some(name) = names.iter().find(near) else {
            return Ok((names, false));
        };
        let question = words.is_new_player(name, &self::near(name, existing));
        if prompt.confirm(&question, false, words)? {
            return Ok((names, true));
        }
    }
}

fn near(name: &str, existing: &[String]) -> Vec<String> {
    let near = nearest_names(name, existing.iter().map(String::as_str));
    near.into_iter().map(str::to_owned).collect()
}

fn check_names(
    names: &[String],
    is_known: impl Fn(&str) -> bool,
    words: &Messages,
) -> Result<(), String> {
    if names.is_empty() {
        return Err(StartError::NoPlayers.text(words));
    }
    for name in names.iter().filter(|name| !is_known(name)) {
        Name::new_player(name).map_err(|error| error.text(words))?;
    }
    Ok(())
}

fn ask_dealer(
    prompt: &mut impl Prompt,
    players: &[String],
    default: &str,
    words: &Messages,
) -> Result<String> {
    let read = |answer: &str| match answer {
        "" => Ok(default.to_owned()),
        answer => match lookup::among(players, answer) {
            Ok(Some(seat)) => Ok(players[seat].clone()),
            Ok(None) => Err(LookupError::DealerNotPlaying(answer.to_owned())),
            Err(error) => Err(error),
        },
    };
    let answer = prompt.ask(&Question {
        label: &words.who_deals(default),
        help: words.who_deals_help(),
        check: &|answer| read(answer).map(drop).map_err(|error| error.text(words)),
    })?;
    Ok(read(&answer)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::ui::prompt::Script;
    use crate::messages::Language;

    /// Asks for players where Gran, Tom and Mary Lou are known; returns them
    /// and what was asked and refused.
    fn players(answers: &str) -> (String, Vec<String>) {
        let existing = ["Gran", "Tom", "Mary Lou"].map(str::to_owned);
        let mut script = Script::new(answers);
        let (names, _) =
            ask_players(&mut script, &existing[..2], &existing, Language::English.words()).unwrap();
        let names = names.join("|");
        (names, script.notes)
    }

    #[test]
    fn the_last_players_are_offered_in_brackets_and_others_may_be_typed() {
        let (names, notes) = players("Gran Tom and Mary Lou");
        assert_eq!(names, "Gran|Tom|Mary Lou");
        assert_eq!(notes, ["Players? [Gran, Tom]"]);
        assert_eq!(players("").0, "Gran|Tom");
        assert_eq!(players("Gran, Zoe Ann, Tom").0, "Gran|Zoe Ann|Tom");
    }

    #[test]
    fn what_is_no_name_or_nearly_another_is_asked_back() {
        let (names, notes) = players("Gran 12/Grna Tom/no/Gran Tom");
        assert_eq!(names, "Gran|Tom");
        assert_eq!(
            notes,
            [
                "Players? [Gran, Tom]",
                "error: `12` is not a name but a score or a keyword",
                "Players? [Gran, Tom]",
                "There is no player `Grna`; did you mean `Gran`? Add Grna as a new player? [y/N]",
                "Players? [Gran, Tom]",
            ]
        );
        assert_eq!(players("Grna Tom/yes").0, "Grna|Tom");
    }

    #[test]
    fn the_dealer_is_one_of_the_players() {
        let players = ["Gran", "Tom"].map(str::to_owned);
        let mut script = Script::new("zoe/t/");
        let dealer = ask_dealer(&mut script, &players, "Gran", Language::English.words()).unwrap();
        assert_eq!(dealer, "Tom");
        assert_eq!(script.notes[1], "error: the dealer must be one of the players, not `zoe`");
        let mut script = Script::new("");
        assert_eq!(
            ask_dealer(&mut script, &players, "Gran", Language::English.words()).unwrap(),
            "Gran"
        );
    }
}
