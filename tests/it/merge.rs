//! Journals that meet: what is refused changes nothing, what is not is folded as the
//! journal says, and nothing panics. Programs of many devices are in `simulator`.
//!
//! `PROPTEST_CASES` sets how many damaged files there are; the million is
//! `cargo test --test it merge:: -- --ignored`.

mod tournament;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use crowns::game::{
    AggregateKind, DeviceId, GameEdits, GameEvent, GameId, LeagueTerms, Name, NewGame, PlayError,
    PlayerId, RankingMethod, RoundCorrection, RoundEntry, ScoreEntry, Scoresheet, Solitaire,
    SolitaireEvent, SolitaireState, deal,
};
use crowns::render;
use crowns::rules::Ruleset;
use crowns::store::{
    ExportReader, GameFilter, IdGenerator, JournalLine, MergeOptions, MergeReport, PageRequest,
    ParseExportError, Store, StoreError, WriteError,
};
use proptest::prelude::*;
use uuid::Uuid;

pub(crate) use self::tournament::{Direct, direct};
use crate::env::TestEnv;

/// A device with a database and a clock of its own.
pub(crate) struct Device {
    pub(crate) env: TestEnv,
    pub(crate) store: Store,
    pub(crate) id: DeviceId,
    pub(crate) now: DateTime<Utc>,
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    WriteError(#[from] WriteError),
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// Picks one of those that there are.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pick(pub(crate) usize);

impl Pick {
    pub(crate) fn get<T>(self, all: &[T]) -> &T {
        &all[self.0 % all.len()]
    }
}

/// Something that a table does. It picks a game or a player of those
/// that the device knows.
#[derive(Debug, Clone)]
pub(crate) enum Deed {
    /// Two devices may pick one name.
    Add(u8),
    Rename(Pick, u8),
    Merge(Pick, Pick),
    Retire(Pick),
    League(u8),
    /// Known players, and somebody new in the same command.
    Start(Pick, usize, Option<u8>),
    Score(Pick, Vec<i32>),
    /// An open round, whichever: two devices may score it both.
    ScoreAny(Pick, u8, Vec<i32>),
    RoundCorrection(Pick, Pick, i32),
    Join(Pick, Pick),
    /// Every seat moves on by one, and another player deals first.
    Reseat(Pick),
    Leave(Pick, Pick),
    Finish(Pick),
    Delete(Pick),
    Resume(Pick),
    Move(Pick, Option<Pick>),
    Deal(u8),
    /// The next card to a pile, which throws it.
    Draw(Pick, Pick),
    AbandonSolitaire(Pick),
    Direct(Direct),
    Undo,
    Redo,
}

/// What is handed over.
#[derive(Debug, Clone)]
pub(crate) enum Part {
    Whole,
    Game(Pick),
    Player(Pick),
    League(Pick),
}

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000 + seconds, 0).unwrap()
}

fn name(number: u8) -> Name {
    Name::new(&format!("Player {}", char::from(b'a' + number))).unwrap()
}

impl Device {
    /// The clocks of the devices differ by minutes.
    pub(crate) fn new(number: usize) -> Self {
        let env = TestEnv::new();
        let id = DeviceId(Uuid::from_u128(number as u128 + 1));
        let ids = IdGenerator::seeded(number as u64 + 1);
        Self {
            store: Store::open(&env.db(), id, ids, DateTime::UNIX_EPOCH).unwrap(),
            env,
            id,
            now: at(300 * number as i64),
        }
    }

    pub(crate) fn games(&self) -> Vec<GameId> {
        let filter = GameFilter::default();
        let page = PageRequest::first(1000);
        let games = self.store.read().unwrap().games(filter, page).unwrap().items;
        games.into_iter().map(|game| game.details.id).collect()
    }

    pub(crate) fn game(&self, index: &Pick) -> Option<Scoresheet> {
        let games = self.games();
        let id = (!games.is_empty()).then(|| *index.get(&games))?;
        self.store.read().unwrap().game(id).unwrap()
    }

    fn player(&self, index: &Pick) -> Option<PlayerId> {
        let players = self.store.read().unwrap().players().unwrap();
        (!players.is_empty()).then(|| index.get(&players).id)
    }

    /// Does something; what cannot be done as things stand does nothing.
    pub(crate) fn act(&mut self, deed: &Deed) -> Option<()> {
        self.now += TimeDelta::seconds(7);
        let now = self.now;
        let done: Result<(), Fault> = match deed {
            Deed::Add(number) => self.store.command(now, |tx| {
                tx.add_player(&name(*number))?;
                Ok(())
            }),
            Deed::Rename(player, to) => {
                let player = self.player(player)?;
                self.store.command(now, |tx| Ok(tx.rename_player(player, &name(*to))?))
            }
            Deed::Merge(from, into) => {
                let (from, into) = (self.player(from)?, self.player(into)?);
                self.store.command(now, |tx| Ok(tx.merge_players(from, into)?))
            }
            Deed::Retire(player) => {
                let player = self.player(player)?;
                self.store.command(now, |tx| Ok(tx.set_player_retired(player, true)?))
            }
            Deed::League(number) => self.store.command(now, |tx| {
                let name = Name::new(&format!("League {number}")).unwrap();
                tx.add_league(&name, LeagueTerms::default())?;
                Ok(())
            }),
            Deed::Start(first, most, new) => self.start(first, *most, *new),
            Deed::Score(game, points) => self.score(&self.game(game)?.id, None, points),
            Deed::ScoreAny(game, round, points) => {
                self.score(&self.game(game)?.id, Some(*round), points)
            }
            Deed::RoundCorrection(game, round, points) => {
                let sheet = self.game(game)?;
                let rounds: Vec<_> = sheet.played.keys().copied().collect();
                let round = (!rounds.is_empty()).then(|| *round.get(&rounds))?;
                let seat = *sheet.played[&round].scores.keys().next()?;
                self.record(&sheet, |sheet| {
                    let fix = RoundCorrection {
                        round,
                        entries: vec![(seat, ScoreEntry::Points(*points))],
                        force: true,
                        ..RoundCorrection::default()
                    };
                    Ok(sheet.correct(fix)?.event)
                })
            }
            Deed::Join(game, player) => {
                let (sheet, player) = (self.game(game)?, self.player(player)?);
                self.record(&sheet, |sheet| Ok(sheet.join(player, "somebody", None)?.0))
            }
            Deed::Reseat(game) => {
                let sheet = self.game(game)?;
                let mut seats: Vec<_> = sheet.seats.iter().map(|seat| seat.player).collect();
                let dealer = Some(seats[0]);
                seats.rotate_left(1);
                let edit = GameEdits { seats: Some(seats), dealer, ..GameEdits::default() };
                self.record(&sheet, |sheet| sheet.edit(edit))
            }
            Deed::Leave(game, seat) => {
                let sheet = self.game(game)?;
                let seat = seat.0 % sheet.seats.len();
                self.record(&sheet, |sheet| sheet.leave(seat))
            }
            Deed::Resume(game) => {
                self.record(&self.game(game)?, |sheet| Ok(sheet.resume()?.swap_remove(0)))
            }
            Deed::Finish(game) => self.record(&self.game(game)?, Scoresheet::finish),
            Deed::Delete(game) => self.record(&self.game(game)?, |sheet| sheet.delete(None)),
            Deed::Move(game, to) => {
                let sheet = self.game(game)?;
                let leagues = self.store.read().unwrap().leagues().unwrap();
                let to = to.as_ref().filter(|_| !leagues.is_empty());
                let league = to.map(|to| to.get(&leagues).id);
                let was = sheet.league.as_ref().map(|league| league.uuid);
                self.record(&sheet, |_| Ok(GameEvent::GameMoved { league, was }))
            }
            Deed::Deal(seed) => {
                let start = deal(&Ruleset::official(), true, (*seed).into());
                let started = SolitaireEvent::SolitaireStarted(start);
                self.store.command(now, |tx| {
                    tx.begin_solitaire(&started)?;
                    Ok(())
                })
            }
            Deed::Draw(game, pile) => {
                let game = self.solitaire(game)?;
                let board = game.board.as_ref().unwrap();
                let open: Vec<_> = board.open().map(|pile| pile.round).collect();
                let (card, pile) = (board.next_card()?, *pile.get(&open));
                let played = board.play(card, pile, Some(card)).unwrap();
                self.record_solitaire(&game, &SolitaireEvent::SolitairePlayed(played.play))
            }
            Deed::AbandonSolitaire(game) => {
                let game = self.solitaire(game)?;
                self.record_solitaire(&game, &SolitaireEvent::SolitaireAbandoned {})
            }
            Deed::Direct(deed) => self.direct(deed)?,
            Deed::Undo => self.store.undo(now).map(|_| ()).map_err(Fault::from),
            Deed::Redo => self.store.redo(now).map(|_| ()).map_err(Fault::from),
        };
        match done {
            Err(Fault::Store(error)) => panic!("{deed:?}: {error}"),
            _ => Some(()),
        }
    }

    fn start(&mut self, first: &Pick, most: usize, new: Option<u8>) -> Result<(), Fault> {
        let now = self.now;
        let date = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        self.store.command(now, |tx| {
            let known = tx.players()?;
            let mut seats: Vec<_> = match known.is_empty() {
                true => Vec::new(),
                false => (0..most.min(known.len()))
                    .map(|on| known[(first.0 % known.len() + on) % known.len()].id)
                    .collect(),
            };
            if let Some(number) = new {
                seats.push(tx.add_player(&name(number))?);
            }
            tx.start_game(NewGame::new(seats, Ruleset::official(), date))?;
            Ok(())
        })
    }

    fn score(&mut self, game: &GameId, round: Option<u8>, points: &[i32]) -> Result<(), Fault> {
        let Some(sheet) = self.store.read().unwrap().game(*game).unwrap() else {
            return Ok(());
        };
        self.record(&sheet, |sheet| {
            let turn = sheet.due(round)?;
            let out = turn.playing.first().map(|&seat| (seat, ScoreEntry::WentOut));
            let others = turn.playing.iter().skip(1).zip(points);
            let others = others.map(|(&seat, &points)| (seat, ScoreEntry::Points(points)));
            let scored = sheet.score(RoundEntry {
                round: Some(turn.number),
                entries: out.into_iter().chain(others).collect(),
                out: None,
                force: true,
                exact: false,
            });
            Ok(scored?.event)
        })
    }

    pub(crate) fn record(
        &mut self,
        sheet: &Scoresheet,
        event: impl FnOnce(&Scoresheet) -> Result<GameEvent, PlayError>,
    ) -> Result<(), Fault> {
        let now = self.now;
        self.store.command(now, |tx| {
            let event = event(sheet)?;
            tx.record(sheet.id, &event)?;
            Ok(())
        })
    }

    fn solitaire(&self, index: &Pick) -> Option<Solitaire> {
        let reader = self.store.read().unwrap();
        let mut games = reader.solitaire_games().unwrap();
        games.retain(|game| game.state == SolitaireState::Open);
        let id = (!games.is_empty()).then(|| index.get(&games).id)?;
        reader.solitaire(id).unwrap()
    }

    fn record_solitaire(&mut self, game: &Solitaire, event: &SolitaireEvent) -> Result<(), Fault> {
        self.store.command(self.now, |tx| {
            tx.record_solitaire(game.id, event)?;
            Ok(())
        })
    }

    pub(crate) fn slice(&self, part: &Part) -> GameFilter {
        let mut slice = GameFilter::default();
        match part {
            Part::Whole => {}
            Part::Game(game) => slice.game = self.game(game).map(|sheet| sheet.id),
            Part::Player(player) => slice.player = self.player(player),
            Part::League(league) => {
                let leagues = self.store.read().unwrap().leagues().unwrap();
                slice.league = (!leagues.is_empty()).then(|| league.get(&leagues).id);
            }
        }
        slice
    }

    pub(crate) fn export(&self, slice: &GameFilter) -> Vec<u8> {
        let mut out = Vec::new();
        let reader = self.store.read().unwrap();
        reader.export(slice, Some(self.id), self.now, &mut out, &mut |_, _| {}).unwrap();
        out
    }

    pub(crate) fn import(
        &mut self,
        file: &[u8],
        join_names: bool,
    ) -> Result<MergeReport, ParseExportError> {
        ExportReader::open(file)?.check()?;
        let taking =
            MergeOptions { now: self.now, join_names, skip_refused: false, dry_run: false };
        self.store.merge_with(ExportReader::open(file)?, taking)
    }

    /// Returns all that can be seen: players, leagues, tournaments and the board
    /// of each game, deleted ones too.
    pub(crate) fn boards(&mut self) -> Vec<String> {
        assert!(self.store.verify().unwrap());
        let reader = self.store.read().unwrap();
        let mut boards = vec![
            format!("{:?}", reader.players().unwrap()),
            format!("{:?}", reader.leagues().unwrap()),
        ];
        for game in reader.solitaire_games().unwrap() {
            boards.push(format!("{:?}", reader.solitaire(game.id).unwrap().unwrap()));
        }
        for summary in reader.tournaments().unwrap() {
            let tournament = reader.tournament(summary.tournament.uuid).unwrap();
            boards.push(format!("{summary:?} {tournament:?}"));
        }
        let deleted =
            GameFilter { state: Some(crowns::game::GameState::Deleted), ..GameFilter::default() };
        let page = PageRequest::first(1000);
        for filter in [GameFilter::default(), deleted] {
            for game in reader.games(filter, page).unwrap().items {
                let sheet = reader.game(game.details.id).unwrap().unwrap();
                boards.push(format!("{game:?}"));
                boards.push(render::json::scoresheet(&sheet));
                boards.push(render::scoresheet(&sheet, render::TextStyle::PLAIN));
            }
        }
        boards
    }
}

/// Returns `PROPTEST_CASES`, or so many where it is not set.
pub(crate) fn cases(usual: u32) -> u32 {
    let set = std::env::var("PROPTEST_CASES").ok();
    set.and_then(|set| set.parse().ok()).unwrap_or(usual)
}

/// Returns an export without its head.
fn lines(file: &[u8]) -> String {
    let text = std::str::from_utf8(file).unwrap();
    text.split_once('\n').unwrap().1.to_owned()
}

/// A device with two games and some of everything, and its journal.
fn evening() -> (Device, Vec<JournalLine>) {
    let mut device = Device::new(0);
    let index = || Pick(0);
    for deed in [
        Deed::Add(0),
        Deed::Add(1),
        Deed::League(0),
        Deed::Start(index(), 2, Some(2)),
        Deed::Score(index(), vec![12, 20, 30]),
        Deed::Score(index(), vec![15, 21, 31]),
        Deed::RoundCorrection(index(), index(), 17),
        Deed::Undo,
        Deed::Redo,
        Deed::Move(index(), Some(index())),
        Deed::Start(index(), 3, None),
        Deed::Rename(index(), 7),
        Deed::Undo,
    ] {
        device.act(&deed).unwrap();
    }
    let file = device.export(&GameFilter::default());
    let lines = ExportReader::open(&file[..]).unwrap();
    let lines = lines.collect::<Result<_, _>>().unwrap();
    (device, lines)
}

#[test]
fn lines_in_any_order_make_the_same_boards_in_one_merge() {
    let mut device = Device::new(0);
    for deed in [
        Deed::Add(0),
        Deed::Start(Pick(0), 1, Some(1)),
        Deed::Score(Pick(0), vec![12]),
        Deed::RoundCorrection(Pick(0), Pick(0), 17),
        Deed::Score(Pick(0), vec![15]),
        Deed::Start(Pick(0), 2, None),
        Deed::Score(Pick(0), vec![20]),
        Deed::Undo,
        Deed::Rename(Pick(0), 7),
    ] {
        device.act(&deed).unwrap();
    }
    let file = device.export(&GameFilter::default());
    let lines = ExportReader::open(&file[..]).unwrap();
    let lines: Vec<_> = lines.collect::<Result<_, _>>().unwrap();
    let boards = device.boards();
    let check = |lines: Vec<JournalLine>| {
        let mut other = Device::new(1);
        let merged = other.store.merge(lines);
        assert_eq!(merged.unwrap().changed, 0);
        assert_eq!(other.boards(), boards);
    };
    check(lines.iter().rev().cloned().collect());
    for one in 0..lines.len() {
        for other in 0..one {
            let mut swapped = lines.clone();
            swapped.swap(one, other);
            check(swapped);
        }
    }
}

#[test]
fn many_games_that_are_played_at_once_arrive_whole() {
    let mut device = Device::new(0);
    for deed in [Deed::Add(0), Deed::Add(1), Deed::Add(2)] {
        device.act(&deed).unwrap();
    }
    const GAMES: usize = 70;
    for _ in 0..GAMES {
        device.act(&Deed::Start(Pick(0), 3, None)).unwrap();
    }
    for round in 1..=2 {
        for game in 0..GAMES {
            let points = vec![10 + round, 20, 30];
            device.act(&Deed::ScoreAny(Pick(game), round as u8, points)).unwrap();
        }
    }
    device.act(&Deed::Undo).unwrap();
    let file = device.export(&GameFilter::default());
    let mut other = Device::new(1);
    let merged = other.import(&file, false).unwrap();
    assert_eq!((merged.begun(AggregateKind::Game), merged.changed), (GAMES as u64, 0));
    assert_eq!(other.boards(), device.boards());
    assert_eq!(other.import(&file, false).unwrap().new, 0);
}

/// Takes lines in and returns why they are refused.
fn refused(device: &mut Device, lines: impl IntoIterator<Item = JournalLine>) -> String {
    let before = device.export(&GameFilter::default());
    let error = device.store.merge(lines).expect_err("the lines are refused");
    assert_eq!(device.export(&GameFilter::default()), before);
    assert!(device.store.verify().unwrap());
    match error {
        ParseExportError::Line { line, why } => format!("{}: {why}", line - 1),
        error => panic!("{error}"),
    }
}

fn uuid(number: u128) -> Uuid {
    Uuid::from_u128(number)
}

pub(crate) fn line(number: u128, kind: &str, aggregate: Uuid, event: &str) -> JournalLine {
    JournalLine {
        id: uuid(number),
        command: uuid(number + 1000),
        time: 1_790_000_000_000,
        device: uuid(9),
        kind: kind.to_owned(),
        aggregate,
        event: event.to_owned(),
    }
}

pub(crate) fn revocation(number: u128, kind: &str, target: Uuid) -> JournalLine {
    let event = format!(r#"{{"kind":"{kind}","command":"{target}"}}"#);
    line(number, "command", target, &event)
}

#[test]
fn a_line_that_contradicts_the_journal_is_refused() {
    let (mut device, lines) = evening();
    let altered = JournalLine {
        event: r#"{"kind":"player_added","name":"Zed"}"#.to_owned(),
        ..lines[0].clone()
    };
    let id = altered.id;
    let told = refused(&mut device, [lines[1].clone(), altered]);
    assert_eq!(
        told,
        format!("2: event {id} already exists with other content; one of the two was altered")
    );
}

#[test]
fn lines_that_no_version_writes_are_refused_with_their_number() {
    let mut device = Device::new(0);
    let added = r#"{"kind":"player_added","name":"Ann"}"#;
    let good = line(1, "player", uuid(1), added);
    let mut check = |bad: JournalLine, expect: &str| {
        assert_eq!(refused(&mut device, [good.clone(), bad]), expect);
    };
    check(
        line(2, "club", uuid(2), added),
        "2: an event belongs to a game, player, league, ruleset, solitaire, tournament or command, not to `club`",
    );
    check(
        line(2, "player", uuid(2), r#"{"kind":"player_added"}"#),
        "2: malformed event `player_added`",
    );
    check(
        line(2, "player", uuid(2), r#"{"kind":"x","name":"A","kind":"player_added"}"#),
        "2: malformed: `kind` appears twice at line 1 column 45",
    );
    check(
        JournalLine { time: i64::MAX, ..line(2, "player", uuid(2), added) },
        "2: the time must be from 1970 to 9999, not 9223372036854775807 ms",
    );
    check(
        JournalLine { command: uuid(1001), device: uuid(8), ..line(2, "player", uuid(2), added) },
        "2: command 00000000-0000-0000-0000-0000000003e9 already exists with \
         another time or device",
    );
    check(
        JournalLine { aggregate: uuid(3), ..revocation(2, "undone", uuid(1001)) },
        "2: the undo or redo names a different command",
    );
    check(
        revocation(2, "redone", uuid(1001)),
        "2: command 00000000-0000-0000-0000-0000000003ea undoes or redoes a command that it \
         cannot apply to",
    );
}

#[test]
fn undos_in_a_circle_are_refused_whichever_comes_first() {
    let one = revocation(1, "undone", uuid(1002));
    let other = revocation(2, "undone", uuid(1001));
    for [first, second] in [[one.clone(), other.clone()], [other, one]] {
        let mut device = Device::new(0);
        let alone = device.store.merge([first]);
        assert_eq!(alone.unwrap().new, 1);
        assert!(
            refused(&mut device, [second])
                .contains("undoes or redoes a command that it cannot apply to")
        );
    }
}

#[test]
fn events_of_a_newer_version_are_stored_and_exported() {
    let mut device = Device::new(0);
    let blessed = line(1, "game", uuid(1), r#"{"kind":"game_blessed","name":5}"#);
    let merged = device.store.merge([blessed]).unwrap();
    assert_eq!(merged.unknown["game_blessed"], 1);
    let file = device.export(&GameFilter::default());
    assert!(lines(&file).contains("game_blessed"));
    assert!(device.store.verify().unwrap());
}

/// As a version without `language` reads the league of one that has it.
#[test]
fn what_a_league_agreed_on_in_a_newer_version_is_passed_over_and_exported() {
    let mut device = Device::new(0);
    let added = r#"{"kind":"league_added","name":"Club","terms":{"by":"wins","color":"red"}}"#;
    let added = line(1, "league", uuid(1), added);
    device.store.merge([added]).unwrap();
    let terms = &device.store.read().unwrap().leagues().unwrap()[0].terms;
    assert_eq!(terms.by, Some(RankingMethod::Wins));
    let file = device.export(&GameFilter::default());
    assert!(lines(&file).contains(r#""color":"red""#));
    assert!(device.store.verify().unwrap());
}

#[test]
fn an_undo_that_arrives_before_its_command_counts_once_that_arrives() {
    let (_, lines) = evening();
    let mut backwards = Device::new(1);
    for line in lines.iter().rev() {
        let one = [line.clone()];
        backwards.store.merge(one).unwrap();
        assert!(backwards.store.verify().unwrap());
    }
    let (mut device, _) = evening();
    assert_eq!(backwards.boards(), device.boards());
}

#[test]
fn a_partial_export_has_what_its_game_needs_and_the_whole_may_follow() {
    let (mut device, _) = evening();
    let game = *device.games().last().unwrap();
    let slice = GameFilter { game: Some(game), ..GameFilter::default() };
    let mut other = Device::new(1);
    other.import(&device.export(&slice), false).unwrap();
    let sheet = |device: &Device| {
        let sheet = device.store.read().unwrap().game(game).unwrap().unwrap();
        render::json::scoresheet(&sheet)
    };
    assert_eq!(sheet(&other), sheet(&device));
    other.import(&device.export(&GameFilter::default()), false).unwrap();
    assert_eq!(other.boards(), device.boards());
}

#[test]
fn a_dry_run_reports_the_same_and_stores_nothing() {
    let (device, _) = evening();
    let file = device.export(&GameFilter::default());
    let mut other = Device::new(1);
    let taking =
        |dry_run| MergeOptions { now: at(0), join_names: true, skip_refused: false, dry_run };
    let lines = || ExportReader::open(&file[..]).unwrap();
    let dry = other.store.merge_with(lines(), taking(true)).unwrap();
    assert_eq!(other.games(), []);
    let kept = other.store.merge_with(lines(), taking(false)).unwrap();
    assert_eq!(dry, kept);
    assert_eq!(other.games().len(), 2);
}

#[test]
fn players_with_the_same_name_are_joined_alike_on_every_device() {
    let mut one = Device::new(0);
    let mut other = Device::new(1);
    for device in [&mut one, &mut other] {
        device.act(&Deed::Start(Pick(0), 0, Some(0))).unwrap();
    }
    let files = [&one, &other].map(|device| device.export(&GameFilter::default()));
    let told = one.import(&files[1], false).unwrap();
    assert_eq!(told.namesakes[0].len(), 2);
    let joined = one.import(&files[1], true).unwrap();
    assert_eq!(joined.joined, ["Player a"]);
    other.import(&files[0], true).unwrap();
    let files = [&one, &other].map(|device| device.export(&GameFilter::default()));
    one.import(&files[1], false).unwrap();
    other.import(&files[0], false).unwrap();
    assert_eq!(one.boards(), other.boards());
    assert_eq!(one.store.read().unwrap().players().unwrap().len(), 1);
}

#[test]
fn two_players_merged_into_each_other_are_one_player() {
    let mut one = Device::new(0);
    one.act(&Deed::Add(0)).unwrap();
    one.act(&Deed::Add(1)).unwrap();
    let mut other = Device::new(1);
    other.import(&one.export(&GameFilter::default()), false).unwrap();
    one.act(&Deed::Merge(Pick(0), Pick(1))).unwrap();
    other.act(&Deed::Merge(Pick(1), Pick(0))).unwrap();
    other.import(&one.export(&GameFilter::default()), false).unwrap();
    assert_eq!(other.store.read().unwrap().players().unwrap().len(), 1);
}

/// What is done to a file on its way.
#[derive(Debug, Clone)]
enum Harm {
    Flip(usize, u8),
    Cut(usize),
    Drop(usize, usize),
    Insert(usize, Vec<u8>),
    /// A number or a word of an event, with all checksums made good.
    Forge(usize, &'static str, String),
}

fn harm() -> impl Strategy<Value = Harm> {
    let values = prop_oneof![
        any::<i64>().prop_map(|number| number.to_string()),
        Just("null".to_owned()),
        Just("{}".to_owned()),
        Just("[]".to_owned()),
        Just("\"\"".to_owned()),
        Just("1e400".to_owned()),
        Just("\"00000000-0000-0000-0000-000000000001\"".to_owned()),
        Just("\"game_started\"".to_owned()),
        "\"[a-z\\\\u0-9]{0,8}\"",
    ];
    let keys = prop::sample::select(vec![
        "kind",
        "number",
        "round",
        "points",
        "name",
        "player",
        "into",
        "command",
        "date",
        "seats",
        "dealer",
        "total",
        "time",
        "aggregate",
        "device",
        "out",
        "scores",
        "league",
        "id",
        "event",
    ]);
    prop_oneof![
        1 => (any::<usize>(), 1u8..).prop_map(|(at, by)| Harm::Flip(at, by)),
        1 => any::<usize>().prop_map(Harm::Cut),
        1 => (any::<usize>(), 1usize..300).prop_map(|(at, many)| Harm::Drop(at, many)),
        1 => (any::<usize>(), prop::collection::vec(any::<u8>(), 1..20))
            .prop_map(|(at, bytes)| Harm::Insert(at, bytes)),
        6 => (any::<usize>(), keys, values).prop_map(|(at, key, value)| Harm::Forge(at, key, value)),
    ]
}

fn harmed(file: &[u8], harm: &Harm) -> Vec<u8> {
    let mut file = file.to_vec();
    let length = file.len();
    match harm {
        Harm::Flip(at, by) => file[at % length] ^= by,
        Harm::Cut(at) => file.truncate(at % length),
        Harm::Drop(at, many) => {
            let at = at % length;
            file.drain(at..(at + many).min(length));
        }
        Harm::Insert(at, bytes) => {
            let at = at % length;
            file.splice(at..at, bytes.iter().copied());
        }
        Harm::Forge(at, key, value) => return forged(&file, *at, key, value),
    }
    file
}

/// Puts another value to one of the places where a key stands.
fn forged(file: &[u8], at: usize, key: &str, value: &str) -> Vec<u8> {
    let text = std::str::from_utf8(file).unwrap_or_default();
    let Some((_, lines)) = text.split_once('\n') else {
        return file.to_vec();
    };
    let key = format!("\"{key}\":");
    let places: Vec<_> = lines.match_indices(&key).map(|(at, _)| at).collect();
    let Some(start) = (!places.is_empty()).then(|| places[at % places.len()] + key.len()) else {
        return file.to_vec();
    };
    let old = &lines[start..];
    let mut values = serde_json::Deserializer::from_str(old).into_iter::<serde_json::Value>();
    let Some(Ok(_)) = values.next() else {
        return file.to_vec();
    };
    let end = start + values.byte_offset();
    sealed(&format!("{}{value}{}", &lines[..start], &lines[end..]))
}

/// Writes an export with these lines, with good checksums.
pub(crate) fn sealed(lines: &str) -> Vec<u8> {
    let seal = |object: &str| {
        let crc = crc32fast::hash(object.as_bytes());
        format!("{object},\"crc\":\"{crc:08x}\"}}\n")
    };
    let object = |line: &str| match line.rsplit_once(",\"crc\"") {
        Some((object, _)) => object.to_owned(),
        None => line.strip_suffix('}').unwrap_or(line).to_owned(),
    };
    let lines: Vec<_> = lines.lines().map(|line| seal(&object(line))).collect();
    let all = lines.concat();
    let sum = crc32fast::hash(all.as_bytes());
    let head = format!(
        r#"{{"crowns":"journal","version":1,"device":null,"made":"2026-11-21T19:30:00Z","lines":{},"checksum":"crc32:{sum:08x}""#,
        lines.len()
    );
    (seal(&head) + &all).into_bytes()
}

/// Takes harmed files in. What is refused changes nothing; what is not is
/// folded as the journal says, and can be read, written, undone and merged.
struct Sink {
    device: Device,
    file: Vec<u8>,
    whole: String,
}

impl Sink {
    fn new() -> Self {
        let (device, _) = evening();
        let file = device.export(&GameFilter::default());
        Self { device: Device::new(1), whole: String::new(), file }
    }

    fn take(&mut self, bytes: &[u8]) {
        match self.device.import(bytes, false) {
            Err(ParseExportError::Store(error)) => panic!("{error}"),
            Err(_) => {
                let now = lines(&self.device.export(&GameFilter::default()));
                assert!(now == self.whole, "a refused file changed something");
            }
            Ok(_) => {
                self.device.boards();
                for deed in [
                    Deed::Start(Pick(0), 3, None),
                    Deed::Score(Pick(0), vec![12, 13, 14]),
                    Deed::Undo,
                    Deed::Redo,
                ] {
                    self.device.act(&deed);
                }
                let page = crowns::store::PageRequest::first(100);
                let reader = self.device.store.read().unwrap();
                let entries = reader.log(Default::default(), page).unwrap();
                reader.names(&entries.items).unwrap();
                drop(reader);
                self.device.boards();
                // The next starts afresh, with the same ids.
                self.device = Device::new(1);
            }
        }
    }
}

fn abuse(cases: u32) {
    let mut sink = Sink::new();
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    let sink = std::cell::RefCell::new(&mut sink);
    let harms = prop::collection::vec(harm(), 1..3);
    let ran = runner.run(&harms, |harms| {
        let mut sink = sink.borrow_mut();
        let mut file = sink.file.clone();
        for harm in &harms {
            file = match file.is_empty() {
                true => file,
                false => harmed(&file, harm),
            };
        }
        sink.take(&file);
        Ok(())
    });
    ran.unwrap();
}

runs! {
    a_damaged_export_is_refused_whole_or_imported_correctly: abuse(cases(300));
    a_million_damaged_exports_are_refused_whole_or_imported_correctly: abuse(1_000_000),
        "a million files";
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_are_no_export(bytes: Vec<u8>) {
        let read = ExportReader::open(&bytes[..]).and_then(ExportReader::check);
        prop_assert!(read.is_err());
    }
}

#[test]
fn a_redone_game_gives_its_number_to_one_that_was_started_in_between() {
    let mut devices: Vec<_> = (0..2).map(Device::new).collect();
    let [other, here] = &mut devices[..] else { unreachable!() };
    here.act(&Deed::Start(Pick(0), 1, Some(0)));
    here.act(&Deed::Undo);
    other.import(&here.export(&GameFilter::default()), false).unwrap();
    here.act(&Deed::Redo);
    other.act(&Deed::Start(Pick(0), 1, Some(1)));
    let report = here.import(&other.export(&GameFilter::default()), false);
    let moved = &report.unwrap().moved;
    assert_eq!(moved.len(), 1);
    assert_eq!((moved[0].old_number, moved[0].number), (1, 2));
    assert!(moved[0].ours);
    other.import(&here.export(&GameFilter::default()), false).unwrap();
    assert_eq!(here.boards(), other.boards());
}
