//! Carries out what the screen asks for, in the database; odds are worked out in a thread of their
//! own, so that it does not wait.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use std::{io, slice, thread};

use crate::cli::args::rules::RulesetArgs;
use crate::cli::args::tournament::must_join;
use crate::cli::commands::{fix, new};
use crate::cli::prelude::*;
use crate::game::{GameEvent, RoundCorrection, RoundEntry, ScoreArgsError, TypedRound};
use crate::messages::{MessageLabel, Step};
use crate::odds::Answer;
use crate::render::ask::OddsRequest;
use crate::screen::{Effect, Message, NewTable, State};
use crate::store::{FileId, JournalEnd, Sharing, Typist, UndoReport};

/// The database of an evening, and the game that is played.
pub(super) struct Session<'a> {
    pub(super) context: &'a Context,
    pub(super) store: Store,
    pub(super) game: Option<GameId>,
    pub(super) odds: OddsWorker,
    /// What reads the arguments of commands if these can ask at the terminal.
    pub(super) asks: Option<clap::Command>,
    /// Whether there is no screen, whose keys could be named.
    pub(super) in_lines: bool,
    /// What the screen shows, and where the journal ended when it was read.
    pub(super) seen: Option<(Scoresheet, JournalEnd)>,
    version: u32,
    /// What phones had entered when the screen was told.
    phones: Option<TypedRound>,
    /// What phones were told of the screen.
    shared: Option<TypedRound>,
    /// What tells them, if there are any.
    sharing: Option<Sharing>,
    /// The file that the store has open.
    file: Option<FileId>,
    /// Why the database could not be read when it was looked at last.
    trouble: Option<String>,
}

impl<'a> Session<'a> {
    pub(super) fn new(context: &'a Context, store: Store, game: Option<GameId>) -> Result<Self> {
        Ok(Self {
            context,
            store,
            game,
            odds: OddsWorker::start().about(|| "cannot work out odds")?,
            asks: None,
            in_lines: false,
            seen: None,
            version: 0,
            phones: None,
            shared: None,
            sharing: None,
            file: FileId::of(&context.file()?),
            trouble: None,
        })
    }

    pub(super) fn state(&mut self) -> Result<State> {
        self.version = self.store.data_version()?.unwrap_or(self.version);
        self.phones = None;
        let reader = self.store.read()?;
        let end = reader.journal_end()?;
        let mut sheet = if let Some(id) = self.game { reader.game(id)? } else { None };
        if sheet.is_none()
            && let [open] = reader.open_games()?.as_slice()
        {
            sheet = reader.game(open.details.id)?;
        }
        if let Some(void) = &sheet
            && let Some(instead) = reader.seated_instead(void)?
        {
            sheet = Some(instead);
        }
        self.game = sheet.as_ref().map(|sheet| sheet.id);
        self.seen = sheet.clone().map(|sheet| (sheet, end));
        let players = reader.players()?.into_iter();
        let known = players.map(|player| player.name).collect();
        Ok(State { sheet, known, former: reader.former_names()? })
    }

    /// Looks up who would play again after the last game; nobody if it cannot be read.
    pub(super) fn last_table(&self) -> Message {
        let last = self.store.read().and_then(|reader| reader.last_played()).unwrap_or_default();
        Message::LastTable(last.as_ref().and_then(NewTable::after))
    }

    /// Returns what the screen is told if somebody else has changed the database,
    /// or if it cannot be read any more.
    pub(super) fn look(&mut self) -> Option<Message> {
        let (message, trouble) = match self.changed() {
            Ok(state) => (state.map(|state| Message::Changed(Box::new(state))), None),
            Err(failure) => {
                let why = self.why(&failure);
                // The same trouble is told once.
                let is_new = self.trouble.as_ref() != Some(&why);
                (is_new.then(|| Message::Refused(why.clone())), Some(why))
            }
        };
        self.trouble = trouble;
        message.or_else(|| self.phones())
    }

    /// Returns what the screen is told if something else is entered on phones.
    fn phones(&mut self) -> Option<Message> {
        let phones = Typist::Phones.typed(&self.context.file().ok()?);
        (phones != self.phones).then(|| {
            self.phones.clone_from(&phones);
            Message::Phones(phones)
        })
    }

    /// Tells phones what is typed on the screen, if there are any.
    pub(super) fn share(&mut self, typed: Option<TypedRound>) {
        let Ok(file) = self.context.file() else { return };
        let is_known = typed == self.shared && typed.is_some() == self.sharing.is_some();
        if is_known || typed.is_some() && !Typist::Phones.is_shared(&file) {
            return;
        }
        match &typed {
            Some(_) => {
                self.sharing.get_or_insert_with(|| Typist::Screen.share(&file)).set(typed.as_ref());
            }
            None => self.sharing = None,
        }
        self.shared = typed;
    }

    /// Returns the file of the database; an error if it was there and is not any more.
    pub(super) fn file(&self) -> Result<Option<FileId>> {
        let path = self.context.file()?;
        match FileId::of(&path) {
            None if self.file.is_some() => Err(StoreError::Gone { path }.into()),
            file => Ok(file),
        }
    }

    fn changed(&mut self) -> Result<Option<State>> {
        let file = self.file()?;
        if file.is_some() && file != self.file {
            // Another database is in its place, as after a restore.
            self.store = self.context.open_silently()?;
            self.file = file;
            return self.state().map(Some);
        }
        // Busy: somebody is writing, so that there is more to see later.
        match self.store.data_version()? {
            Some(version) if version != self.version => self.state().map(Some),
            _ => Ok(None),
        }
    }

    /// Carries out an effect, and returns what the screen is told.
    pub(super) fn run(&mut self, effect: Effect) -> Vec<Message> {
        self.carry_out(effect).unwrap_or_else(|failure| vec![self.refused(&failure)])
    }

    fn carry_out(&mut self, effect: Effect) -> Result<Vec<Message>> {
        match effect {
            Effect::Odds(request) => {
                self.odds.ask(*request);
                return Ok(Vec::new());
            }
            Effect::ReadLog => return Ok(vec![Message::Log(self.log()?)]),
            Effect::Run(arguments) => return Ok(self.run_command(&arguments, &mut |_| Ok(false))),
            _ => {}
        }
        self.file()?;
        if matches!(effect, Effect::Undo)
            && let Some(question) = self.doubt_undo()?
        {
            return Ok(vec![question]);
        }
        let scored = matches!(effect, Effect::Score(_));
        let done = self.change(effect);
        Ok(match (done, self.state().map(Box::new)) {
            (Ok(said), Ok(state)) => vec![Message::Done { state, said, scored }],
            // The game as it is now may be why it was refused.
            (Err(failure), Ok(state)) => vec![Message::Changed(state), self.refused(&failure)],
            (Err(failure), Err(_)) | (Ok(_), Err(failure)) => return Err(failure),
        })
    }

    /// Returns what the screen is told after solitaire, which has written to the database too.
    pub(super) fn after_solitaire(&mut self, played: Result<()>) -> Vec<Message> {
        let state = self.state().map(|state| Message::Changed(Box::new(state)));
        let failed = played.err().into_iter();
        let mut messages: Vec<_> = failed.map(|failure| self.refused(&failure)).collect();
        messages.extend(state.ok());
        messages
    }

    pub(super) fn refused(&self, failure: &Failure) -> Message {
        Message::Refused(self.why(failure))
    }

    fn why(&self, failure: &Failure) -> String {
        failure.in_one_line(self.context.words())
    }

    /// Changes the database, and returns what was done.
    fn change(&mut self, effect: Effect) -> Result<String> {
        let now = self.context.now()?;
        Ok(match effect {
            Effect::Score(round) => self.score(round, now)?,
            Effect::Correct(fix) => self.correct(fix, now)?,
            Effect::Undo => self.stepped(Step::Undo, |store| store.undo(now))?,
            Effect::UndoCommand(command) => {
                let undone =
                    self.store.undo_command(command, now)?.ok_or(RequestError::UndoOvertaken)?;
                self.stepped(Step::Undo, |_| Ok(Some(undone)))?
            }
            Effect::Redo => self.stepped(Step::Redo, |store| store.redo(now))?,
            Effect::Start(table) => self.start(table, now)?,
            Effect::Open(name) => {
                let game = lookup::game(&self.store.read()?, &name)?;
                self.game = Some(game);
                let sheet = lookup::known(self.store.read()?.game(game)?, game)?;
                self.context.words().game_heading(sheet.number, sheet.state(), sheet.is_short())
            }
            Effect::Rematch => {
                self.begin(new::Args { same: true, after: self.game, ..Default::default() }, now)?
            }
            Effect::Join { name, total, accept_similar } => {
                self.join(&name, total, accept_similar, now)?
            }
            Effect::Leave { seat } => {
                let sheet = self.record(now, |sheet| Ok(sheet.leave(seat)?))?;
                first_line(&render::left(&sheet, &[seat], self.style())) + &self.new_dealer(&sheet)
            }
            Effect::Finish => {
                let sheet = self.record(now, |sheet| Ok(sheet.finish()?))?;
                render::result(&sheet, self.context.words())
            }
            Effect::ReadLog
            | Effect::Odds(_)
            | Effect::Run(_)
            | Effect::Solitaire
            | Effect::Redraw
            | Effect::Suspend
            | Effect::Quit => String::new(),
        })
    }

    fn style(&self) -> TextStyle {
        TextStyle { width: usize::MAX, ..self.context.style }
    }

    /// Records a round, as `crowns score` does: should somebody else have changed
    /// the game since it was read, the scores follow their players.
    fn score(&mut self, round: RoundEntry, now: DateTime<Utc>) -> Result<String> {
        let (before, end) = self.seen()?;
        let after = self.store.command(now, |tx| {
            let sheet = lookup::known(tx.game_since(end, &before)?, before.id)?;
            let round = round.reseated(&before, &sheet).ok_or(ScoreArgsError::TableChanged)?;
            let scored = sheet.score(round)?;
            let after = tx.record(sheet.id, &scored.event)?;
            Ok::<_, Failure>(render::round_scores(&after, scored.round, self.context.words()))
        })?;
        Ok(self.context.words().round_saved(&after))
    }

    fn correct(&mut self, correction: RoundCorrection, now: DateTime<Utc>) -> Result<String> {
        let (before, end) = self.seen()?;
        let round = correction.round;
        let (_, after) = fix::record(&mut self.store, now, (&before, end), correction)?;
        Ok(render::corrected(&before, &after, round, self.style()))
    }

    /// Returns the question that is asked before the last command is undone, if
    /// it started a game or imported some.
    fn doubt_undo(&self) -> Result<Option<Message>> {
        let next = self.store.next_undo(self.context.now()?)?;
        if let Some(next) = next.as_ref().filter(|next| !next.played.is_empty()) {
            return Err(fix::not_undoable(next).into());
        }
        let Some(next) = next.filter(fix::starts_game) else { return Ok(None) };
        let words = self.context.words();
        let what = fix::games_of(&next, &self.store, words)?;
        Ok(Some(Message::Confirm(words.undo_game(&what), Effect::UndoCommand(next.command))))
    }

    fn stepped(
        &mut self,
        step: Step,
        run: impl FnOnce(&mut Store) -> Result<Option<UndoReport>, StoreError>,
    ) -> Result<String> {
        let words = self.context.words();
        let Some(UndoReport { events, .. }) = run(&mut self.store)? else {
            return Ok(words.nothing_to_step(step).to_owned());
        };
        let names = self.store.read()?.names(&events)?;
        let done = render::stepped(step, &events, &names, self.style());
        let back =
            if self.in_lines { words.how_to_step_back(step) } else { words.key_to_step_back(step) };
        Ok(format!("{}; {back}", done.trim_end()))
    }

    fn start(&mut self, table: NewTable, now: DateTime<Utc>) -> Result<String> {
        let NewTable { players, dealer, rules, accept_similar } = table;
        let given = |text: String| Some(text).filter(|text| !text.is_empty());
        let args = new::Args {
            players,
            dealer: given(dealer),
            rules: RulesetArgs { name: given(rules), ..Default::default() },
            yes: true,
            new_players: NewPlayerArgs { new_player: accept_similar },
            ..Default::default()
        };
        self.begin(args, now)
    }

    /// Starts a game as `crowns new` does with such arguments.
    fn begin(&mut self, args: new::Args, now: DateTime<Utc>) -> Result<String> {
        let today = self.context.today()?;
        let settings = &self.context.settings;
        let started = self.store.command(now, |tx| new::start(tx, args, today, settings))?;
        let sheet = started.sheet;
        self.game = Some(sheet.id);
        let started = first_line(&render::started(&sheet, self.style()));
        let words = self.context.words();
        Ok(match new::back_up(self.context, now) {
            Ok(()) => started,
            Err(error) => {
                let why = words.no_backup(&error.message(words));
                format!("{started}\n{}", MessageLabel::Warning.before(&why, words))
            }
        })
    }

    fn join(
        &mut self,
        name: &str,
        total: Option<i32>,
        accept_similar: bool,
        now: DateTime<Utc>,
    ) -> Result<String> {
        let (before, _) = self.seen()?;
        let name = name.to_owned();
        let (sheet, seat, reason) = self.store.command(now, |tx| {
            let sheet = lookup::known(tx.game(before.id)?, before.id)?;
            let players = tx.find_or_add_players(slice::from_ref(&name), accept_similar)?;
            must_join(tx, &sheet, &players[0], self.context.words())?;
            let (event, reason) = sheet.join(players[0].id, &players[0].name, total)?;
            let sheet = tx.record(sheet.id, &event)?;
            let seat = sheet.seat_of(players[0].id).expect("the player just joined");
            Ok::<_, Failure>((sheet, seat, reason))
        })?;
        let joined = first_line(&render::joined(&sheet, &[(seat, reason)], self.style()));
        Ok(joined + &self.new_dealer(&sheet))
    }

    /// Returns who deals next, if that is another than before a change of the seats.
    fn new_dealer(&self, after: &Scoresheet) -> String {
        let dealer = |sheet: &Scoresheet| {
            let turn = sheet.next()?;
            Some((turn.number, sheet.seats[turn.dealer].name().to_owned()))
        };
        let before = self.seen.as_ref().and_then(|(sheet, _)| dealer(sheet));
        match dealer(after) {
            after if after == before => String::new(),
            Some((round, name)) => self.context.words().deal_passes(round, &render::shown(&name)),
            None => String::new(),
        }
    }

    /// Records an event of the game on the screen.
    fn record(
        &mut self,
        now: DateTime<Utc>,
        event: impl FnOnce(&Scoresheet) -> Result<GameEvent>,
    ) -> Result<Scoresheet> {
        let (before, _) = self.seen()?;
        self.store.command(now, |tx| {
            let sheet = lookup::known(tx.game(before.id)?, before.id)?;
            Ok(tx.record(sheet.id, &event(&sheet)?)?)
        })
    }

    fn seen(&self) -> Result<(Scoresheet, JournalEnd)> {
        Ok(self.seen.clone().ok_or(LookupError::NoOpenGame)?)
    }

    fn log(&self) -> Result<String> {
        let reader = self.store.read()?;
        let filter = GameFilter { game: self.game, ..GameFilter::default() };
        let page = reader.log(filter, PageRequest::first(LOG_ENTRIES))?;
        Ok(render::log(&page, &reader.names(&page.items)?, &Local, self.style()))
    }
}

/// The most entries of the log that are shown.
const LOG_ENTRIES: u32 = 200;

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

/// How often an answer is looked for while one is to come.
const SOON: Duration = Duration::from_millis(20);

/// The thread that works out odds, and what is expected of it.
pub(super) struct OddsWorker {
    requests: Sender<OddsRequest>,
    answers: Receiver<(OddsRequest, Option<Answer>)>,
    /// What was asked last, until it is answered.
    pending: Option<OddsRequest>,
}

impl OddsWorker {
    /// Starts the thread, which ends with the process.
    pub(super) fn start() -> io::Result<Self> {
        let (requests, asked) = channel::<OddsRequest>();
        let (tell, answers) = channel();
        let work = move || {
            while let Ok(request) = asked.recv() {
                // What was asked before is not wanted any more.
                let request = asked.try_iter().last().unwrap_or(request);
                let answer = request.answer();
                if tell.send((request, answer)).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new().name("odds".to_owned()).spawn(work)?;
        Ok(Self { requests, answers, pending: None })
    }

    pub(super) fn ask(&mut self, request: OddsRequest) {
        self.pending = self.requests.send(request.clone()).ok().map(|()| request);
    }

    /// Returns how long to wait for a key: an answer that is to come is shown soon.
    pub(super) fn wait(&self, usual: Duration) -> Duration {
        if self.pending.is_some() { SOON } else { usual }
    }

    /// Returns the answer to what was asked last, once, if it is there.
    pub(super) fn answer(&mut self) -> Option<Message> {
        let pending = self.pending.as_ref()?;
        let (request, answer) = self.answers.try_iter().find(|(request, _)| request == pending)?;
        self.pending = None;
        Some(Message::Odds(Box::new(request), answer))
    }
}
