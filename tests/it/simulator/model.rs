//! What should be known and shown: plain loops over the events, without a cache
//! and without SQL.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use crowns::game::{
    Event, GameEvent, GameState, PlayerEvent, PlayerScore, RESEATED, Revocation, Scoresheet,
    WentOut,
};
use crowns::store::JournalLine;
use uuid::Uuid;

/// An event that somebody has recorded.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) line: JournalLine,
    pub(super) effect: Effect,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Effect {
    PlayerAdded(String),
    PlayerRenamed(String),
    PlayerMerged(Uuid),
    Started(Vec<Uuid>),
    /// A version of a round, and the commands whose versions it replaces; a
    /// score replaces none, and a correction of nothing does not count.
    Entered {
        round: u8,
        version: Version,
        replaces: Option<BTreeSet<Uuid>>,
    },
    Joined {
        player: Uuid,
        from: u8,
        total: i32,
    },
    StartCorrected {
        player: Uuid,
        from: u8,
        total: i32,
    },
    Left {
        player: Uuid,
        from: u8,
    },
    Declared(Option<GameState>),
    Reseated,
    Undone(Uuid),
    Redone(Uuid),
    /// Nothing that the model has.
    Other,
}

/// The points of each player in a round, and who went out.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Version {
    pub(super) points: BTreeMap<Uuid, Option<i32>>,
    pub(super) out: Option<Uuid>,
}

/// What a device should show.
#[derive(Debug, Default)]
pub(super) struct Model {
    pub(super) players: BTreeMap<Uuid, Player>,
    pub(super) games: BTreeMap<Uuid, Game>,
}

#[derive(Debug, Default)]
pub(super) struct Player {
    pub(super) name: String,
    merged_into: Option<Uuid>,
}

#[derive(Debug, Default)]
pub(super) struct Game {
    /// From which round on each player sat there, with which total, each time.
    pub(super) seats: BTreeMap<Uuid, Vec<Stay>>,
    /// The versions of each round that nobody has replaced: the last one stands.
    pub(super) rounds: BTreeMap<u8, Vec<(Uuid, Version)>>,
    /// All that were entered.
    entered: Vec<(u8, Uuid, Version)>,
    declared: Option<GameState>,
    is_reseated: bool,
}

#[derive(Debug)]
pub(super) struct Stay {
    from: u8,
    total: i32,
    has_left: bool,
}

impl Entry {
    pub(super) fn new(line: JournalLine) -> Self {
        let effect = match line.check().unwrap() {
            Event::Player(event) => of_player(event),
            Event::Game(event) => of_game(event),
            Event::Revocation(Revocation::Undone { command }) => Effect::Undone(command.0),
            Event::Revocation(Revocation::Redone { command }) => Effect::Redone(command.0),
            _ => Effect::Other,
        };
        Self { line, effect }
    }

    /// Returns `true` if it changes something, and does not undo or redo.
    pub(super) fn is_change(&self) -> bool {
        !matches!(self.effect, Effect::Undone(_) | Effect::Redone(_))
    }
}

fn of_player(event: PlayerEvent) -> Effect {
    match event {
        PlayerEvent::PlayerAdded { name } => Effect::PlayerAdded(name),
        PlayerEvent::PlayerRenamed { name, .. } => Effect::PlayerRenamed(name),
        PlayerEvent::PlayerMerged { into } => Effect::PlayerMerged(into.0),
        _ => Effect::Other,
    }
}

fn of_game(event: GameEvent) -> Effect {
    match event {
        GameEvent::GameStarted(start) => {
            Effect::Started(start.seats.into_iter().map(|player| player.0).collect())
        }
        GameEvent::RoundScored(score) => Effect::Entered {
            round: score.round,
            version: Version::new(&score.scores, score.out),
            replaces: None,
        },
        GameEvent::ScoreCorrected(fix) => Effect::Entered {
            round: fix.round,
            version: Version::new(&fix.scores, fix.out.unwrap()),
            replaces: Some(fix.replaces.into_iter().map(|command| command.0).collect()),
        },
        GameEvent::PlayerJoined { player, from_round: from, total } => {
            Effect::Joined { player: player.0, from, total }
        }
        GameEvent::StartCorrected { player, from_round: from, total, .. } => {
            Effect::StartCorrected { player: player.0, from, total }
        }
        GameEvent::PlayerLeft { player, from_round: from } => {
            Effect::Left { player: player.0, from }
        }
        GameEvent::GameFinished {} => Effect::Declared(Some(GameState::Finished)),
        GameEvent::GameDeleted { why } if why.as_deref() == Some(RESEATED) => Effect::Reseated,
        GameEvent::GameDeleted { .. } => Effect::Declared(Some(GameState::Deleted)),
        GameEvent::GameResumed {} => Effect::Declared(None),
        _ => Effect::Other,
    }
}

impl Version {
    fn new(scores: &[PlayerScore], out: WentOut) -> Self {
        let points = scores.iter().map(|score| (score.player.0, score.points));
        let out = match out {
            WentOut::Player(player) => Some(player.0),
            WentOut::Unknown => None,
        };
        Self { points: points.collect(), out }
    }

    /// Returns this version as somebody corrects it who enters points of players,
    /// and perhaps who went out.
    pub(super) fn corrected(&self, entered: &BTreeMap<Uuid, i32>, out: Option<Uuid>) -> Self {
        let mut points = self.points.clone();
        points.extend(entered.iter().map(|(&player, &points)| (player, Some(points))));
        points.extend(out.map(|player| (player, Some(0))));
        let zeros: Vec<_> = points.iter().filter(|(_, points)| **points == Some(0)).collect();
        let only = match zeros[..] {
            [(&player, _)] => Some(player),
            _ => None,
        };
        let stays = self.out.filter(|out| points[out] == Some(0));
        Self { out: out.or(stays).or(only), points }
    }
}

/// Returns the commands that do not count: those undone by an undo that was not
/// redone.
pub(super) fn revoked<'a>(entries: impl Iterator<Item = &'a Entry> + Clone) -> BTreeSet<Uuid> {
    let redone: BTreeSet<_> = entries
        .clone()
        .filter_map(|entry| match entry.effect {
            Effect::Redone(undo) => Some(undo),
            _ => None,
        })
        .collect();
    let undone = entries.filter_map(|entry| match entry.effect {
        Effect::Undone(change) if !redone.contains(&entry.line.command) => Some(change),
        _ => None,
    });
    undone.collect::<BTreeSet<_>>().into_iter().chain(redone.iter().copied()).collect()
}

/// Returns what does not count of what was undone: not the first start of a game of
/// which a round counts and that nobody else started, nor who was added for it.
fn lost<'a>(entries: impl Iterator<Item = &'a Entry> + Clone) -> BTreeSet<Uuid> {
    let revoked = revoked(entries.clone());
    let is_revoked = |entry: &Entry| revoked.contains(&entry.line.command);
    let mut lost: BTreeSet<_> =
        entries.clone().filter(|entry| is_revoked(entry)).map(|entry| entry.line.id).collect();
    let scored = |entry: &&Entry| {
        matches!(entry.effect, Effect::Entered { replaces: None, .. }) && !is_revoked(entry)
    };
    let games: BTreeSet<_> = entries.clone().filter(scored).map(|one| one.line.aggregate).collect();
    let mut upheld = BTreeSet::new();
    for game in games {
        let starts = entries.clone().filter(|entry| {
            entry.line.aggregate == game && matches!(entry.effect, Effect::Started(_))
        });
        let mut starts: Vec<_> = starts.collect();
        starts.sort_by_key(|entry| (entry.line.time, entry.line.id));
        if let Some(first) = starts.first().filter(|_| starts.iter().all(|one| is_revoked(one))) {
            lost.remove(&first.line.id);
            upheld.insert((game, first.line.command));
        }
    }
    // Nobody misses a game that was deleted.
    let counted = |game: Uuid| {
        let events = entries.clone().filter(|one| one.line.aggregate == game);
        Model::fold(events.filter(|one| !lost.contains(&one.line.id)).collect())
    };
    upheld.retain(|(game, _)| counted(*game).games[game].state() != GameState::Deleted);
    for entry in entries.clone() {
        let is_game = matches!(entry.line.kind.as_str(), "game");
        if !is_game && upheld.iter().any(|(_, command)| *command == entry.line.command) {
            lost.remove(&entry.line.id);
        }
    }
    // Whom another device has seated, or merged another into, stays.
    let counting = || entries.clone().filter(|one| !lost.contains(&one.line.id));
    let games = Model::fold(counting().collect()).games;
    let seats = |game: &Uuid, player: &Uuid| {
        let game = games.get(game).filter(|game| game.state() != GameState::Deleted);
        game.is_some_and(|game| game.seats.contains_key(player))
    };
    let uses = |entry: &Entry, added: &Entry| {
        let player = added.line.aggregate;
        let merges = matches!(entry.effect, Effect::PlayerMerged(into) if into == player);
        entry.line.device != added.line.device
            && (merges && !revoked.contains(&entry.line.command)
                || seats(&entry.line.aggregate, &player)
                    && entry.line.event.contains(&player.to_string()))
    };
    let is_used = |added: &&Entry| {
        matches!(added.effect, Effect::PlayerAdded(_))
            && entries.clone().any(|entry| uses(entry, added))
    };
    let used: Vec<_> = entries.clone().filter(is_used).map(|added| added.line.id).collect();
    for id in used {
        lost.remove(&id);
    }
    lost
}

impl Model {
    /// Adds up the events that a device has.
    pub(super) fn of<'a>(entries: impl Iterator<Item = &'a Entry> + Clone) -> Self {
        let lost = lost(entries.clone());
        Self::fold(entries.filter(|entry| !lost.contains(&entry.line.id)).collect())
    }

    /// Adds up events that count.
    fn fold(mut counted: Vec<&Entry>) -> Self {
        let begins =
            |entry: &Entry| matches!(entry.effect, Effect::PlayerAdded(_) | Effect::Started(_));
        counted.sort_by_key(|entry| (!begins(entry), entry.line.time, entry.line.id));
        let mut model = Self::default();
        for entry in counted {
            model.apply(entry);
        }
        model
    }

    fn apply(&mut self, entry: &Entry) {
        let id = entry.line.aggregate;
        match &entry.effect {
            Effect::PlayerAdded(name) => {
                let player = Player { name: name.clone(), merged_into: None };
                self.players.entry(id).or_insert(player);
            }
            Effect::Started(seats) => {
                let game = self.games.entry(id).or_default();
                if game.seats.is_empty() {
                    seats.iter().for_each(|&player| game.sit(player, 1, 0));
                }
            }
            effect => {
                if let Some(player) = self.players.get_mut(&id) {
                    player.apply(effect);
                }
                if let Some(game) = self.games.get_mut(&id) {
                    game.apply(effect, entry.line.command);
                }
            }
        }
    }

    /// Returns whom a player counts for. Of those who were merged in a circle that
    /// is the one with the lowest id.
    pub(super) fn holder(&self, player: Uuid) -> Uuid {
        let next = |id: &Uuid| self.players.get(id)?.merged_into;
        let mut seen = vec![player];
        while let Some(into) = next(&seen[seen.len() - 1]) {
            if let Some(at) = seen.iter().position(|&one| one == into) {
                return seen[at..].iter().copied().min().unwrap();
            }
            seen.push(into);
        }
        seen[seen.len() - 1]
    }

    /// Returns the players that are not merged into others, with their names.
    pub(super) fn own_players(&self) -> BTreeMap<Uuid, &str> {
        let own = self.players.iter().filter(|(id, _)| self.holder(**id) == **id);
        own.map(|(&id, player)| (id, player.name.as_str())).collect()
    }
}

impl Player {
    fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::PlayerRenamed(name) => self.name.clone_from(name),
            Effect::PlayerMerged(into) => self.merged_into = Some(*into),
            _ => {}
        }
    }
}

impl Game {
    fn sit(&mut self, player: Uuid, from: u8, total: i32) {
        let stay = Stay { from, total, has_left: false };
        self.seats.entry(player).or_default().push(stay);
    }

    fn apply(&mut self, effect: &Effect, command: Uuid) {
        match effect {
            Effect::Entered { round, version, replaces } => {
                self.enter(*round, version, replaces.as_ref(), command);
            }
            Effect::Joined { player, from, total } => {
                let is_there = self.seats.get(player).and_then(|stays| stays.last());
                if is_there.is_none_or(|stay| stay.has_left) {
                    self.sit(*player, *from, *total);
                }
            }
            Effect::StartCorrected { player, from, total } => {
                let mut stays = self.seats.get_mut(player).into_iter().flatten();
                if let Some(stay) = stays.find(|stay| stay.from == *from) {
                    stay.total = *total;
                }
            }
            Effect::Left { player, .. } => {
                // Who has points in the last round has not left.
                let is_done = self.has_points(11, *player);
                if let Some(stay) = self.seats.get_mut(player).and_then(|stays| stays.last_mut()) {
                    stay.has_left = !is_done;
                }
            }
            Effect::Declared(state) => {
                self.declared = *state;
                self.is_reseated &= state.is_some();
            }
            Effect::Reseated => self.is_reseated = true,
            _ => {}
        }
    }

    fn enter(
        &mut self,
        round: u8,
        version: &Version,
        replaces: Option<&BTreeSet<Uuid>>,
        command: Uuid,
    ) {
        for &player in version.points.keys() {
            if !self.seats.contains_key(&player) {
                self.sit(player, round, 0);
            }
        }
        let shown = self.rounds.entry(round).or_default();
        if replaces.is_some() && shown.is_empty() {
            self.rounds.remove(&round);
            return;
        }
        let named = self.entered.iter().filter(|(of, command, _)| {
            *of == round && replaces.is_some_and(|replaces| replaces.contains(command))
        });
        let replaced: Vec<_> = named.map(|(_, _, old)| old).chain(iter::once(version)).collect();
        shown.retain(|(_, old)| !replaced.contains(&old));
        shown.push((command, version.clone()));
        self.entered.push((round, command, version.clone()));
        if round == 11 {
            for (player, stays) in &mut self.seats {
                let points = version.points.get(player).copied().flatten();
                if let (Some(_), Some(stay)) = (points, stays.last_mut()) {
                    stay.has_left = false;
                }
            }
        }
    }

    fn has_points(&self, round: u8, player: Uuid) -> bool {
        let stands = self.rounds.get(&round).and_then(|versions| versions.last());
        stands.is_some_and(|(_, version)| version.points.get(&player).copied().flatten().is_some())
    }

    pub(super) fn state(&self) -> GameState {
        let is_complete = (1..=11).all(|round| self.rounds.contains_key(&round));
        match self.declared {
            Some(state) => state,
            None if self.is_reseated && self.rounds.is_empty() => GameState::Deleted,
            None if is_complete => GameState::Finished,
            None => GameState::Open,
        }
    }

    fn totals(&self) -> BTreeMap<Uuid, i32> {
        let total = |(&player, stays): (&Uuid, &Vec<Stay>)| {
            let stay = stays.iter().rev().find(|stay| stay.from <= 11);
            let stands = |from| self.rounds.range(from..=11).filter_map(|(_, all)| all.last());
            let points = |from| stands(from).filter_map(|(_, one)| *one.points.get(&player)?);
            (player, stay.map_or(0, |stay| stay.total + points(stay.from).sum::<i32>()))
        };
        self.seats.iter().map(total).collect()
    }

    /// Compares a game with its sheet.
    #[track_caller]
    pub(super) fn check(&self, model: &Model, sheet: &Scoresheet) {
        let player = |seat: usize| sheet.seats[seat].player.0;
        let version = |round: &crowns::game::PlayedRound| Version {
            points: (round.scores.iter())
                .map(|(&seat, score)| (player(seat), score.points))
                .collect(),
            out: round.out.map(player),
        };
        let stand: BTreeMap<_, _> =
            sheet.played.iter().map(|(&round, played)| (round, version(played))).collect();
        let expected = self.rounds.iter().filter_map(|(&round, all)| Some((round, all.last()?)));
        assert_eq!(stand, expected.map(|(round, (_, one))| (round, one.clone())).collect());
        let beside: BTreeSet<_> =
            sheet.conflicts.iter().map(|one| (one.round, version(&one.earlier))).collect();
        let expected = self.rounds.iter().flat_map(|(&round, all)| {
            all.iter().rev().skip(1).map(move |(_, one)| (round, one.clone()))
        });
        assert_eq!(beside, expected.collect(), "versions beside those that stand");
        assert_eq!(sheet.state(), self.state());
        let seats = 0..sheet.seats.len();
        let totals = seats.map(|seat| (player(seat), sheet.total(seat)));
        assert_eq!(totals.collect::<BTreeMap<_, _>>(), self.totals());
        for seat in &sheet.seats {
            assert_eq!(seat.counts_for.uuid.0, model.holder(seat.player.0));
        }
    }
}
