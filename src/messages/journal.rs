//! The log, and what `undo` and `redo` did.

use serde_json::Value;
use uuid::Uuid;

use super::Messages;
use crate::game::{
    AggregateKind, Correction, Event, GameEvent, GameId, LeagueEvent, LeagueId, LeagueTerms,
    LogEntry, NameDirectory, PlayerEvent, PlayerId, PlayerScore, Revocation, RoundScore,
    RulesetEvent, SolitaireEvent, TournamentEvent, WentOut,
};
use crate::rules::Ruleset;

messages! { words:
    event_because(event: &str, reason: &str) = "journal-because";
    /// The event says it in English: [`RESEATED`](crate::game::RESEATED).
    reseated() = "journal-reseated";
    undone() = "journal-undone";
    games_imported(games: usize, rounds: usize) = "journal-imported";
    more_events(events: usize) = "journal-more-events";
    state_at(time: &str, future: bool) = "journal-state-at";
    undid_or_redid(step: Step) => match step { Step::Undo => "journal-undid", Step::Redo => "journal-redid" };
    nothing_to_step(step: Step) => match step {
        Step::Undo => "journal-nothing-to-undo",
        Step::Redo => "journal-nothing-to-redo",
    };
    how_to_step_back(step: Step) => match step {
        Step::Undo => "journal-how-to-redo",
        Step::Redo => "journal-how-to-undo",
    };
}

impl Messages {
    /// Returns what happened: `round 3 of game 12: Ann 0, Bob 12`.
    pub fn event(&self, entry: &LogEntry, names: &EventNames<'_>) -> String {
        let subject = self.event_subject(entry, names);
        match &entry.event {
            None => say!(self, "journal-newer"),
            Some(Event::Game(event)) => self.game_event(event, &subject, names),
            Some(Event::Player(event)) => self.player_event(event, &subject, names),
            Some(Event::League(event)) => self.league_event(event, &subject, names),
            Some(Event::Ruleset(event)) => self.ruleset_event(event, &subject, names),
            Some(Event::Solitaire(event)) => self.solitaire_event(event, &subject, names),
            Some(Event::Tournament(event)) => self.tournament_event(event, &subject, names),
            Some(Event::Revocation(revocation)) => self.revocation_event(*revocation, names),
        }
    }

    /// Completes the phrase for a correction that was undone by the scores that
    /// hold again.
    pub fn undone_correction(
        &self,
        phrase: &str,
        correction: &Correction,
        names: &EventNames<'_>,
    ) -> String {
        match correction.changes().1 {
            was if was.is_empty() => phrase.to_owned(),
            was => say!(self, "journal-holds-again", phrase, scores = names.scores(was)),
        }
    }

    /// Names the subject of an event: `game 12`, `player Ann`.
    fn event_subject(&self, entry: &LogEntry, names: &EventNames<'_>) -> String {
        let id = entry.aggregate;
        match entry.kind {
            Some(AggregateKind::Game) => {
                say!(self, "journal-game", game = names.game(GameId(id)))
            }
            Some(AggregateKind::Player) => say!(self, "journal-player", name = names.name(id)),
            Some(AggregateKind::League) => self.league_of_event(Some(LeagueId(id)), names),
            Some(AggregateKind::Ruleset) => {
                say!(self, "journal-ruleset", name = names.name(id))
            }
            Some(AggregateKind::Solitaire) => say!(self, "journal-solitaire"),
            Some(AggregateKind::Tournament) => {
                say!(self, "journal-tournament", name = names.name(id))
            }
            Some(AggregateKind::Command) | None => say!(self, "journal-command"),
        }
    }

    fn league_of_event(&self, league: Option<LeagueId>, names: &EventNames<'_>) -> String {
        match league {
            Some(league) => say!(self, "journal-league", name = names.name(league.0)),
            None => say!(self, "journal-no-league"),
        }
    }

    fn player_event(&self, event: &PlayerEvent, player: &str, names: &EventNames<'_>) -> String {
        by_variant!(say self, event, PlayerEvent {
            PlayerAdded { name } = "journal-player-added" { name = names.text(name) };
            PlayerRenamed { name, was } = "journal-player-renamed" {
                old = names.text(was), new = names.text(name)
            };
            PlayerMerged { into } = "journal-player-merged" { player, into = names.name(into.0) };
            PlayerRetired {} = "journal-player-retired" { player };
            PlayerReturned {} = "journal-player-returned" { player };
            PlayerDeleted {} = "journal-player-deleted" { player };
            Unknown(value) => self.unknown_event(player, value, names);
        })
    }

    fn league_event(&self, event: &LeagueEvent, league: &str, names: &EventNames<'_>) -> String {
        by_variant!(say self, event, LeagueEvent {
            LeagueAdded { name, terms } => {
                let added = say!(self, "journal-league-added", name = names.text(name));
                match self.settings_of_event(terms, names).as_str() {
                    "" => added,
                    settings => format!("{added}: {settings}"),
                }
            };
            LeagueEdited { name, was } = "journal-league-renamed" {
                old = names.text(was), new = names.text(name)
            };
            LeagueTermsChanged { terms, were: _ } = "journal-league-settings" {
                league, settings = self.settings_of_event(terms, names)
            };
            LeagueSeasonSet { season, was: _ } = "journal-season" {
                league, season = self.season(&names.text(&season.name), season)
            };
            LeagueSeasonDropped { season } = "journal-season-dropped" {
                league, season = names.text(&season.name)
            };
            LeagueRetired {} = "journal-league-retired" { league };
            LeagueReturned {} = "journal-league-returned" { league };
            Unknown(value) => self.unknown_event(league, value, names);
        })
    }

    fn settings_of_event(&self, settings: &LeagueTerms, names: &EventNames<'_>) -> String {
        let ruleset = settings.ruleset.as_ref();
        let ruleset = ruleset.map(|ruleset| names.text(&self.ruleset(ruleset)));
        self.league_settings(ruleset.as_deref(), settings)
    }

    fn ruleset_event(&self, event: &RulesetEvent, ruleset: &str, names: &EventNames<'_>) -> String {
        by_variant!(say self, event, RulesetEvent {
            RulesetAdded { ruleset } = "journal-ruleset-added" {
                name = names.text(ruleset.name()), rules = self.differences(ruleset)
            };
            RulesetRetired {} = "journal-ruleset-retired" { ruleset };
            Unknown(value) => self.unknown_event(ruleset, value, names);
        })
    }

    fn solitaire_event(
        &self,
        event: &SolitaireEvent,
        solitaire: &str,
        names: &EventNames<'_>,
    ) -> String {
        by_variant!(say self, event, SolitaireEvent {
            SolitaireStarted(start) => {
                let seed = start.seed.map(|seed| seed.to_string());
                say!(self, "journal-solitaire-started", seed)
                    + &self.other_rules(&start.ruleset, names)
            };
            SolitairePlayed(play) = "journal-solitaire-played" {
                draw = play.draw, card = play.card, pile = play.pile, discard = play.discard,
                closed = play.closed
            };
            SolitaireAbandoned {} = "journal-solitaire-abandoned";
            SolitaireRecorded(score) = "journal-solitaire-recorded" {
                piles = score.closed, points = score.left.map(|left| self.points(left.into()))
            };
            Unknown(value) => self.unknown_event(solitaire, value, names);
        })
    }

    fn tournament_event(
        &self,
        event: &TournamentEvent,
        tournament: &str,
        names: &EventNames<'_>,
    ) -> String {
        by_variant!(say self, event, TournamentEvent {
            TournamentCreated(start) = "journal-tournament-created" {
                name = names.text(&start.name), games = start.games, players = start.players.len()
            };
            TournamentSeated { game, tables } = "journal-seats" {
                game, tournament, tables = tables.len()
            };
            TournamentSwapped { game, players, tables: _ } => {
                let [one, other] = players.map(|player| names.name(player.0));
                say!(self, "journal-swapped", one, other, game, tournament)
            };
            TournamentJoined { player, from_game } = "journal-joined-tournament" {
                name = names.name(player.0), tournament, game = from_game
            };
            TournamentLeft { player, from_game } = "journal-left-tournament" {
                name = names.name(player.0), tournament, game = from_game
            };
            TournamentCut { players } = "journal-final" {
                tournament, players = names.players(players)
            };
            Unknown(value) => self.unknown_event(tournament, value, names);
        })
    }

    fn game_event(&self, event: &GameEvent, game: &str, names: &EventNames<'_>) -> String {
        by_variant!(say self, event, GameEvent {
            GameStarted(start) => {
                let league = start.league.map(|league| names.name(league.0));
                let league = league.map(|league| say!(self, "journal-in-league", league));
                say!(self, "journal-game-started", game, players = names.players(&start.seats))
                    + &self.other_rules(&start.ruleset, names)
                    + &league.unwrap_or_default()
            };
            RoundScored(score) = "journal-round-scored" {
                round = score.round, game, scores = self.scores_of_event(score, names),
                forced = score.forced
            };
            ScoreCorrected(correction) = "journal-round-corrected" {
                round = correction.round, game,
                change = self.correction_of_event(correction, names), forced = correction.forced
            };
            PlayerJoined { player, from_round: round, total } = "journal-joined" {
                name = names.name(player.0), game, round, points = self.points(*total)
            };
            StartCorrected { player, from_round: round, total, was } = "journal-joined-otherwise" {
                name = names.name(player.0), game, round, points = self.points(*total), was
            };
            GameEdited { now, were } => {
                let [old, new] = [were, now].map(|edits| {
                    self.game_changes(edits, |id| names.name(id.0), |text| names.text(text))
                });
                let change = |(index, new): (usize, &String)| match old.get(index) {
                    Some(old) => format!("{old} -> {new}"),
                    None => new.clone(),
                };
                let changes: Vec<_> = new.iter().enumerate().map(change).collect();
                say!(self, "journal-edited", game, changes = changes.join("; "))
            };
            PlayerLeft { player, from_round } = "journal-left" {
                name = names.name(player.0), game, round = from_round
            };
            ResultRecorded { totals, why: _ } = "journal-result" {
                game, scores = names.scores(totals)
            };
            GameFinished {} = "journal-finished" { game };
            GameAbandoned { why: _ } = "journal-abandoned" { game };
            GameResumed {} = "journal-resumed" { game };
            GameMoved { league, was } => {
                let [from, to] = [was, league].map(|&league| self.league_of_event(league, names));
                say!(self, "journal-moved", game, from, to)
            };
            GameDeleted { why: _ } = "journal-deleted" { game };
            Unknown(value) => self.unknown_event(game, value, names);
        })
    }

    /// Names rules that are not the official ones, as the end of a list.
    fn other_rules(&self, ruleset: &Ruleset, names: &EventNames<'_>) -> String {
        match ruleset.name() {
            name if name == Ruleset::official().name() => String::new(),
            name => say!(self, "journal-with-rules", name = names.text(name)),
        }
    }

    /// Writes the scores of a round, and who went out unless that is the only zero.
    fn scores_of_event(&self, score: &RoundScore, names: &EventNames<'_>) -> String {
        let zeros = score.scores.iter().filter(|score| score.points == Some(0));
        let zeros: Vec<_> = zeros.map(|score| score.player).collect();
        let points = names.scores(&score.scores);
        match score.out {
            WentOut::Player(out) if zeros != [out] => {
                format!("{points}, {}", self.went_out_of_round(score.out, names))
            }
            _ => points,
        }
    }

    /// Writes what a correction changed, and who went out if a zero came or went,
    /// or nothing else did.
    fn correction_of_event(&self, correction: &Correction, names: &EventNames<'_>) -> String {
        let (now, was) = correction.changes();
        let is_zero = |score: &&&PlayerScore| score.points == Some(0);
        let about_out = now.is_empty() || now.iter().chain(&was).any(|score| is_zero(&score));
        let change =
            (!now.is_empty()).then(|| format!("{} -> {}", names.scores(was), names.scores(now)));
        let out = correction.out.filter(|_| about_out);
        let out = out.map(|out| self.went_out_of_round(out, names));
        change.into_iter().chain(out).collect::<Vec<_>>().join(", ")
    }

    fn went_out_of_round(&self, out: WentOut, names: &EventNames<'_>) -> String {
        match out {
            WentOut::Unknown => say!(self, "journal-out-unknown"),
            WentOut::Player(out) => say!(self, "journal-went-out", name = names.name(out.0)),
        }
    }

    fn unknown_event(&self, subject: &str, value: &Value, names: &EventNames<'_>) -> String {
        say!(self, "journal-unknown", subject, kind = names.kind(value))
    }

    fn revocation_event(&self, revocation: Revocation, names: &EventNames<'_>) -> String {
        let step = match revocation {
            Revocation::Undone { .. } => Step::Undo,
            Revocation::Redone { .. } => Step::Redo,
        };
        let change = names.directory.change(revocation).iter();
        let events: Vec<_> = change.map(|entry| self.event(entry, names)).collect();
        format!("{}: {}", self.undid_or_redid(step), events.join("; "))
    }
}

/// A step back or forward in the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumIter)]
pub enum Step {
    Undo,
    Redo,
}

/// The names that events mention, ready to print.
#[derive(Debug, Clone, Copy)]
pub struct EventNames<'a> {
    pub directory: &'a NameDirectory,
    /// Makes a name ready to print.
    pub printable: fn(&str) -> String,
}

impl EventNames<'_> {
    pub fn game(&self, id: GameId) -> u32 {
        self.directory.game(id)
    }

    /// Returns the name of a player, a league, a ruleset or a tournament.
    pub fn name(&self, id: Uuid) -> String {
        self.text(&self.directory.name(id))
    }

    /// Writes the names of players: `Ann, Bob, Cat`.
    fn players(&self, players: &[PlayerId]) -> String {
        players.iter().map(|&player| self.name(player.0)).collect::<Vec<_>>().join(", ")
    }

    /// Writes scores: `Ann 0, Bob 12, Cat -`.
    fn scores<'a>(&self, scores: impl IntoIterator<Item = &'a PlayerScore>) -> String {
        let score = |score: &PlayerScore| {
            let points = score.points.map(|points| points.to_string());
            let points = points.as_deref().unwrap_or("-");
            format!("{} {points}", self.name(score.player.0))
        };
        scores.into_iter().map(score).collect::<Vec<_>>().join(", ")
    }

    /// Names the kind of an event that is not known, as what begins a list:
    /// `` `game_paused`,  ``. Empty if the event has none.
    fn kind(&self, event: &Value) -> String {
        const LONGEST: usize = 40;
        match &event["kind"] {
            Value::String(kind) => {
                let kind: String = kind.chars().take(LONGEST).collect();
                format!("`{}`, ", self.text(&kind))
            }
            _ => String::new(),
        }
    }

    fn text(&self, text: &str) -> String {
        (self.printable)(text)
    }
}
