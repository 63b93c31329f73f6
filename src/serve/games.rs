//! The database, what the phones have entered, and what is done for them.
//!
//! What is read here is read in short transactions: whoever records beside it waits
//! for milliseconds at most.

use std::collections::BTreeMap;
use std::path::PathBuf;

use chrono::{DateTime, Utc};

use super::entered::{EnteredRound, EnteredScore};
use super::host::{Host, Refusal, Result};
use super::request::{Phone, SentForms};
use crate::game::{
    CommandId, GameId, GameSummary, LookupError, PlayError, RoundCorrection, RoundEntry,
    RoundSetup, ScoreArgsError, ScoredRound, Scoresheet, TypedRound,
};
use crate::messages::{Message, Messages, RequestError, Step};
use crate::render::{self, TextStyle};
use crate::store::{
    FileId, GameKey, JournalEnd, Lookup, Reader, Sharing, Store, StoreError, Typist, UndoReport,
    Writer,
};

/// A game as it was read, and the others that are open.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) sheet: Option<Scoresheet>,
    pub(super) open: Vec<GameSummary>,
    end: JournalEnd,
}

/// What was done here for a phone and may be undone.
#[derive(Debug, Clone, Copy)]
pub(super) struct Done {
    pub(super) command: CommandId,
    game: GameId,
    pub(super) round: u8,
    pub(super) is_correction: bool,
}

/// The most phones of which something is remembered.
const REMEMBERED: usize = 1000;

pub(super) struct Games {
    pub(super) store: Store,
    file: Option<FileId>,
    path: PathBuf,
    /// What the screen of `crowns play` is told.
    shared: Sharing,
    /// What was typed on the screen of `crowns play` when it was looked at last.
    screen: Option<TypedRound>,
    /// The version of the database when it was looked at last.
    version: Option<u32>,
    /// What was entered for a round of a game.
    entered: BTreeMap<(GameId, u8), Vec<EnteredScore>>,
    done: Vec<Done>,
    pub(super) sent: SentForms,
    /// What a phone is told with the next page.
    pub(super) notices: BTreeMap<Phone, String>,
    /// The game that a phone has looked at last where several are open.
    chosen: BTreeMap<Phone, GameId>,
}

impl Games {
    pub(super) fn open(host: &dyn Host) -> Result<Self, String> {
        Ok(Self {
            store: host.open()?,
            shared: Typist::Phones.share(host.file()),
            file: FileId::of(host.file()),
            path: host.file().to_owned(),
            screen: None,
            version: None,
            entered: BTreeMap::new(),
            done: Vec::new(),
            sent: SentForms::default(),
            notices: BTreeMap::new(),
            chosen: BTreeMap::new(),
        })
    }

    /// Returns `true` if somebody else has changed the database since this was asked last.
    pub(super) fn look(&mut self, host: &dyn Host) -> Result<bool, String> {
        let file = FileId::of(&self.path);
        if file.is_some() && file != self.file {
            // Another database is in its place, as after a restore.
            self.store = host.open()?;
            (self.file, self.version) = (file, None);
        }
        // Busy: somebody is writing, so that there is more to see later.
        let version = self.store.data_version().map_err(|error| error.to_string())?;
        let has_changed = version.is_some() && version != self.version;
        self.version = version.or(self.version);
        let screen = Typist::Screen.typed(&self.path);
        let has_typed = screen != self.screen;
        self.screen = screen;
        Ok(has_changed || has_typed)
    }

    /// Returns the path of the sheet of a game: the start if it shows that game to all.
    pub(super) fn home(&self, game: Option<&str>) -> String {
        let usual = self.store.read().and_then(|reader| usual(&reader, &reader.open_games()?));
        let usual = usual.ok().flatten().map(|sheet| sheet.id);
        let game = game.and_then(|game| game.parse().ok()).map(GameId);
        match game.filter(|&game| usual != Some(game)) {
            Some(game) => format!("/?game={game}"),
            None => "/".to_owned(),
        }
    }

    /// Reads the game that is named, else the only open one, else the one played last;
    /// of several open ones that which the phone has looked at last.
    pub(super) fn seen_by(
        &mut self,
        phone: &Phone,
        named: Option<&str>,
        words: &Messages,
    ) -> Result<Seen> {
        let mut seen = self.seen(named, words)?;
        let is_open = |id: GameId| seen.open.iter().any(|game| game.details.id == id);
        match &seen.sheet {
            Some(sheet) if is_open(sheet.id) => remember(&mut self.chosen, phone, sheet.id),
            None if let Some(&id) = self.chosen.get(phone)
                && is_open(id) =>
            {
                seen = self.seen(Some(&id.to_string()), words)?;
            }
            _ => {}
        }
        Ok(seen)
    }

    /// Reads the game that is named, else the only open one, else the one played last.
    /// What was entered for a round that is recorded meanwhile is dropped.
    pub(super) fn seen(&mut self, named: Option<&str>, words: &Messages) -> Result<Seen> {
        let reader = self.store.read()?;
        let end = reader.journal_end()?;
        let open = reader.open_games()?;
        let sheet = match named {
            Some(name) => {
                let key = GameKey::parse(name).map(|key| reader.find_game(key)).transpose()?;
                let unknown = || LookupError::NoGame(name.to_owned()).text(words);
                let Some(Lookup::One(id)) = key else { return Err(unknown().into()) };
                reader.game(id)?
            }
            None => usual(&reader, &open)?,
        };
        if let Some(sheet) = &sheet {
            let next = sheet.next();
            let is_next = |round| next.as_ref().is_some_and(|turn| turn.number == round);
            self.entered.retain(|&(game, round), _| game != sheet.id || is_next(round));
            if let (Some(turn), Some(typed)) = (next, Typist::Screen.typed(&self.path)) {
                let mut entered = self.entered(sheet, turn);
                entered.put_screen(&typed);
                self.entered.insert((sheet.id, entered.turn.number), entered.scores);
            }
        }
        Ok(Seen { sheet, open, end })
    }

    pub(super) fn entered<'s>(&self, sheet: &'s Scoresheet, turn: RoundSetup) -> EnteredRound<'s> {
        let scores = self.entered.get(&(sheet.id, turn.number)).cloned().unwrap_or_default();
        EnteredRound { sheet, turn, scores }
    }

    /// Shows to all what was entered for the next round of a game.
    pub(super) fn set_entered(&mut self, entered: &EnteredRound<'_>) {
        self.shared.set(Some(&entered.of_phones()));
        let round = (entered.sheet.id, entered.turn.number);
        self.entered.insert(round, entered.scores.clone());
    }

    /// Records a round, as `crowns score` does: should somebody else have changed the
    /// game since it was read, the scores follow their players.
    pub(super) fn score(
        &mut self,
        seen: &Seen,
        round: RoundEntry,
        now: DateTime<Utc>,
        words: &Messages,
    ) -> Result<String> {
        let (after, round) = self.change(seen, now, words, false, |before, sheet| {
            let round = round.reseated(before, sheet);
            let round = round.ok_or_else(|| ScoreArgsError::TableChanged.text(words))?;
            sheet.score(round).map_err(|error| error.text(words))
        })?;
        self.entered.retain(|(game, _), _| *game != after.id);
        self.shared.set(None);
        Ok(words.serve_saved(&render::round_scores(&after, round, words)))
    }

    /// Records a correction, as `crowns fix` does.
    pub(super) fn correct(
        &mut self,
        seen: &Seen,
        fix: RoundCorrection,
        now: DateTime<Utc>,
        style: TextStyle,
    ) -> Result<String> {
        let words = style.words();
        let (after, round) = self.change(seen, now, words, true, |before, sheet| {
            if sheet.seats != before.seats {
                return Err(ScoreArgsError::TableChanged.text(words));
            }
            sheet.correct(fix).map_err(|error: PlayError| error.text(words))
        })?;
        let before = seen.sheet.as_ref();
        let mut said = before
            .map_or_else(String::new, |before| render::corrected(before, &after, round, style));
        if let Some(table) = &after.tournament
            && let Some(stored) = self.store.read()?.tournament(table.tournament.uuid)?
            && let Some(displaced) = render::displaced(&stored, words)
        {
            said += &displaced;
        }
        Ok(said)
    }

    /// Records one event of a game in one command, and remembers the command.
    fn change(
        &mut self,
        seen: &Seen,
        now: DateTime<Utc>,
        words: &Messages,
        is_correction: bool,
        event: impl FnOnce(&Scoresheet, &Scoresheet) -> Result<ScoredRound, String>,
    ) -> Result<(Scoresheet, u8)> {
        let no_game = || words.no_open_game_here();
        let before = seen.sheet.as_ref().ok_or_else(no_game)?;
        let (after, done) = self.store.command(now, |tx: &mut Writer<'_>| {
            let sheet = tx.game_since(seen.end, before)?.ok_or_else(no_game)?;
            let scored = event(before, &sheet)?;
            let after = tx.record(sheet.id, &scored.event).map_err(|error| error.text(words))?;
            Ok::<_, Refusal>((
                after,
                Done { command: tx.command(), game: sheet.id, round: scored.round, is_correction },
            ))
        })?;
        self.done.push(done);
        Ok((after, done.round))
    }

    /// Returns what was done here last, if it was done to this game and can be undone:
    /// nothing else was done on this device since.
    pub(super) fn to_undo(&self, game: GameId, now: DateTime<Utc>) -> Result<Option<Done>> {
        let last = self.done.last().filter(|done| done.game == game);
        let Some(&done) = last else { return Ok(None) };
        let next = self.store.next_undo(now)?;
        Ok(next.filter(|next| next.command == done.command).map(|_| done))
    }

    /// Undoes the command that was shown, if it is what was done here last, and returns
    /// what that was.
    pub(super) fn undo(
        &mut self,
        command: &str,
        now: DateTime<Utc>,
        style: TextStyle,
    ) -> Result<String> {
        let words = style.words();
        let overtaken = || RequestError::UndoOvertaken.text(words);
        let last = self.done.last().filter(|done| done.command.to_string() == command);
        let done = last.ok_or_else(overtaken)?;
        let undone = self.store.undo_command(done.command, now)?;
        let UndoReport { events, .. } = undone.ok_or_else(overtaken)?;
        self.done.pop();
        let names = self.store.read()?.names(&events)?;
        Ok(render::stepped(Step::Undo, &events, &names, style))
    }

    pub(super) fn notify(&mut self, phone: &Phone, said: String) {
        remember(&mut self.notices, phone, said);
    }
}

fn remember<T>(of_phones: &mut BTreeMap<Phone, T>, phone: &Phone, value: T) {
    if of_phones.len() > REMEMBERED {
        of_phones.clear();
    }
    of_phones.insert(phone.clone(), value);
}

/// Reads the game that is shown where none is named: the only open one, else the one
/// played last; `None` if several are open.
fn usual(reader: &Reader<'_>, open: &[GameSummary]) -> Result<Option<Scoresheet>, StoreError> {
    match open {
        [one] => reader.game(one.details.id),
        [] => reader.last_played(),
        _ => Ok(None),
    }
}
