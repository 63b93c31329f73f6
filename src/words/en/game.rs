use super::{English, and};
use crate::game::{InvalidName, Name, PlayError, StartError};
use crate::words::{GameWords, ScoreWords};

impl GameWords for English {
    fn invalid_name(&self, error: &InvalidName) -> String {
        match error {
            InvalidName::Empty => "a name needs a visible character".to_owned(),
            InvalidName::TooLong { start, characters } => format!(
                "a name has at most {} characters, `{start}…` has {characters}",
                Name::MAX_CHARACTERS
            ),
            InvalidName::TooHeavy { code_points } => format!(
                "a name has at most {} code points, not {code_points}",
                Name::MAX_CODE_POINTS
            ),
            InvalidName::Control { character } => format!(
                "a name cannot have control characters, such as `{}`",
                character.escape_unicode()
            ),
        }
    }

    fn start_error(&self, error: &StartError) -> String {
        match error {
            StartError::NoPlayers => "a game needs at least one player".to_owned(),
            StartError::NeedsTwoGames { players } => {
                format!("one game of cards serves at most 8 players, not {players}")
            }
            StartError::TooMany { most, players } => {
                format!("two games of cards serve at most {most} players, not {players}")
            }
            StartError::Twice { first, seat } => {
                format!("a player has one seat, but players {first} and {seat} are the same")
            }
            StartError::DealerAway => "the dealer must be one of the players".to_owned(),
        }
    }

    fn play_error(&self, error: &PlayError) -> String {
        match error {
            PlayError::NotOpen { game, state } | PlayError::Over { game, state } => {
                format!("game {game} is {}", state.word())
            }
            PlayError::IsOpen { game } => format!("game {game} is open"),
            PlayError::NoRound { game, round } => format!("game {game} has no round {round}"),
            PlayError::AlreadyScored { round, scores, .. } => {
                format!("round {round} is already scored: {scores}")
            }
            PlayError::NotScored { round, .. } => format!("round {round} is not scored yet"),
            PlayError::Missing { round, names } => {
                format!("round {round} needs a score for {}", and(names))
            }
            PlayError::NotPlaying { round, name } => {
                format!("{name} does not play round {round}")
            }
            PlayError::Twice { name } => format!("{name} has two scores"),
            PlayError::TwoOut { one, other } => {
                format!("only one player can go out, not both {one} and {other}")
            }
            PlayError::TotalFalls { name, before, now } => {
                format!("a total cannot fall: {name} had {before} and now has {now}")
            }
            PlayError::ImplausibleScore(score) => self.implausible_score(score),
            PlayError::NothingNew { round } => format!("round {round} already has these scores"),
            PlayError::AtTable { name } => format!("{name} is already at the table"),
            PlayError::NotAtTable { name } => format!("{name} is not at the table"),
            PlayError::LastPlayer { name } => format!("{name} is the last player at the table"),
            PlayError::TooLate => "no player can join after round 11".to_owned(),
            PlayError::Table(error) => self.start_error(error),
        }
    }
}
