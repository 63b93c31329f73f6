//! Records: the best, the worst and the longest of all games; and those that were broken.

use std::cmp::Ordering;
use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;
use strum::{EnumCount, EnumIter, IntoStaticStr};

use super::{GameResult, GameSpan, SeatResult};
use crate::game::{GameRef, PlayerId, PlayerRef, Scoresheet, name_order};

/// What a record is about, in the order of listings.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumIter, IntoStaticStr, Serialize,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum RecordKind {
    LowestTotal,
    HighestTotal,
    /// The lowest total that won, alone or with others.
    LowestWin,
    /// The highest total that won, alone or with others.
    HighestWin,
    /// The most points from the winner to the second, in games that one
    /// player won alone.
    BiggestMargin,
    /// The fewest points from the winner to the second, in the same games: a
    /// shared win has no second, and 0 is a tie that a custom rule
    /// broke.
    ClosestFinish,
    BiggestRound,
    /// The most rounds of a game that a player is known to have gone out in.
    MostOut,
    /// The most rounds in a row with 0 points in one game; a missed round
    /// ends the row.
    MostZeros,
    /// The most games of a player won in a row, alone or with others.
    WinStreak,
    /// The most games of a player in a row without a win.
    Drought,
    /// The most places gained from after round 9 to the end.
    Comeback,
    MostGames,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Record {
    #[serde(rename = "record")]
    pub kind: RecordKind,
    /// Points, rounds, games or places.
    pub value: i32,
    /// Its holders, in the order in which they reached it.
    pub holders: Vec<RecordHolder>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RecordHolder {
    #[serde(flatten)]
    pub player: PlayerRef,
    /// The players who came second, if it is a margin.
    pub over: Vec<PlayerRef>,
    pub round: Option<u8>,
    /// The first game, or the only one.
    pub first: GameRef,
    /// The last game, the same as the first except for streaks and most games.
    pub last: GameRef,
}

/// The records of many games, a fold over finished games in their order.
///
/// A game counts if at least two players stayed to the end, and only for those
/// who stayed.
#[derive(Debug, Clone, Default)]
pub struct Records {
    games: u32,
    best: [Option<Record>; RecordKind::COUNT],
    players: HashMap<PlayerId, Spans>,
}

#[derive(Debug, Clone, Default)]
struct Spans {
    player: PlayerRef,
    games: Option<GameSpan>,
    wins: Option<GameSpan>,
    drought: Option<GameSpan>,
}

impl RecordKind {
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns which of two values is the record.
    const fn better(self) -> Ordering {
        match self {
            Self::LowestTotal | Self::LowestWin | Self::ClosestFinish => Ordering::Less,
            _ => Ordering::Greater,
        }
    }
}

impl Record {
    /// Returns `true` if a player holds it, alone or with others, of whom the player is then
    /// the first.
    pub fn is_led_by(&mut self, player: PlayerId) -> bool {
        self.holders.sort_by_key(|holder| holder.player.uuid != player);
        self.holders.first().is_some_and(|holder| holder.player.uuid == player)
    }

    /// Returns its holders, each once, in the order in which they reached it.
    pub(super) fn players(&self) -> Vec<PlayerRef> {
        let mut players: Vec<PlayerRef> = Vec::new();
        for RecordHolder { player, .. } in &self.holders {
            if players.iter().all(|other| other.uuid != player.uuid) {
                players.push(player.clone());
            }
        }
        players
    }
}

impl RecordHolder {
    fn new(player: &PlayerRef, game: GameRef) -> Self {
        Self { player: player.clone(), over: Vec::new(), round: None, first: game, last: game }
    }

    fn for_span(player: &PlayerRef, span: GameSpan) -> Self {
        Self { first: span.first, ..Self::new(player, span.last) }
    }
}

impl Records {
    /// The fewest games that there are records of.
    pub const MIN_GAMES: u32 = 10;

    pub const fn games(&self) -> u32 {
        self.games
    }

    pub const fn missing(&self) -> u32 {
        Self::MIN_GAMES.saturating_sub(self.games)
    }

    pub fn add(&mut self, game: &GameResult) {
        if !game.is_contest() {
            return;
        }
        self.games += 1;
        for (seat, _) in game.ranked() {
            self.add_seat(seat, game.game);
            self.add_rounds(seat, game.game);
            self.add_to_player(seat, game.game);
        }
        self.add_margin(game);
        for (seat, comeback) in game.comebacks().filter(|(_, change)| change.gained() > 0) {
            let holder = || RecordHolder::new(&seat.player, game.game);
            self.offer(RecordKind::Comeback, comeback.gained(), holder);
        }
    }

    /// Returns the records; none while there are too few games.
    pub fn finish(mut self) -> Vec<Record> {
        if self.missing() > 0 {
            return Vec::new();
        }
        let mut players: Vec<_> = self.players.drain().collect();
        players.sort_by_cached_key(|(id, one)| (name_order(&one.player.name), *id));
        for (_, player) in players {
            if let Some(span) = player.games {
                let games = span.game_count as i32;
                self.offer(RecordKind::MostGames, games, || {
                    RecordHolder::for_span(&player.player, span)
                });
            }
        }
        self.best.into_iter().flatten().collect()
    }

    fn add_seat(&mut self, seat: &SeatResult, game: GameRef) {
        let holder = || RecordHolder::new(&seat.player, game);
        self.offer(RecordKind::LowestTotal, seat.total, holder);
        self.offer(RecordKind::HighestTotal, seat.total, holder);
        if seat.won {
            self.offer(RecordKind::LowestWin, seat.total, holder);
            self.offer(RecordKind::HighestWin, seat.total, holder);
        }
        let out = seat.times_out() as i32;
        if out > 0 {
            self.offer(RecordKind::MostOut, out, holder);
        }
    }

    fn add_rounds(&mut self, seat: &SeatResult, game: GameRef) {
        let (mut row, mut longest) = (0, 0);
        for (number, points) in (1..).zip(&seat.scores) {
            row = if *points == Some(0) { row + 1 } else { 0 };
            longest = longest.max(row);
            if let Some(points) = points {
                self.offer(RecordKind::BiggestRound, *points, || RecordHolder {
                    round: Some(number),
                    ..RecordHolder::new(&seat.player, game)
                });
            }
        }
        if longest > 0 {
            let holder = || RecordHolder::new(&seat.player, game);
            self.offer(RecordKind::MostZeros, longest, holder);
        }
    }

    fn add_to_player(&mut self, seat: &SeatResult, game: GameRef) {
        let spans = || Spans { player: seat.player.clone(), ..Spans::default() };
        let player = self.players.entry(seat.player.uuid).or_insert_with(spans);
        GameSpan::grow(&mut player.games, game);
        let (kind, span) = match seat.won {
            true => {
                player.drought = None;
                (RecordKind::WinStreak, GameSpan::grow(&mut player.wins, game))
            }
            false => {
                player.wins = None;
                (RecordKind::Drought, GameSpan::grow(&mut player.drought, game))
            }
        };
        let holder = || RecordHolder::for_span(&seat.player, span);
        self.offer(kind, span.game_count as i32, holder);
    }

    fn add_margin(&mut self, game: &GameResult) {
        let mut winners = game.ranked().filter(|(seat, _)| seat.won);
        let (Some((winner, _)), None) = (winners.next(), winners.next()) else { return };
        let others = || game.ranked().map(|(seat, _)| seat).filter(|seat| !seat.won);
        let Some(second) = others().map(|seat| seat.total).min() else { return };
        let margin = second.saturating_sub(winner.total);
        let holder = || {
            let seconds = others().filter(|seat| seat.total == second);
            RecordHolder {
                over: seconds.map(|seat| seat.player.clone()).collect(),
                ..RecordHolder::new(&winner.player, game.game)
            }
        };
        self.offer(RecordKind::BiggestMargin, margin, holder);
        self.offer(RecordKind::ClosestFinish, margin, holder);
    }

    /// Stores a value if it is the best so far; only then makes its holder.
    fn offer(&mut self, kind: RecordKind, value: i32, holder: impl FnOnce() -> RecordHolder) {
        match &mut self.best[kind as usize] {
            Some(record) if record.value == value => record.holders.push(holder()),
            Some(record) if value.cmp(&record.value) != kind.better() => {}
            best => {
                *best = Some(Record { kind, value, holders: vec![holder()] });
            }
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BrokenRecord {
    #[serde(rename = "record")]
    pub kind: RecordKind,
    /// Points, rounds, games or places.
    pub value: i32,
    pub old_value: i32,
    pub players: Vec<PlayerRef>,
    #[serde(skip)]
    pub old_players: Vec<PlayerRef>,
    /// The day on which it was last reached before.
    #[serde(skip)]
    pub old_date: Option<NaiveDate>,
}

impl Records {
    /// Returns the records that further games break, in the order of
    /// [`RecordKind`]; equalling a record does not break it.
    ///
    /// Omitted are the kinds that grow by themselves, games and droughts, and
    /// the lowest total to win, which would repeat the lowest total.
    pub fn broken_by<'a>(
        &self,
        games: impl IntoIterator<Item = &'a GameResult>,
    ) -> Vec<BrokenRecord> {
        let mut after = self.clone();
        for game in games {
            after.add(game);
        }
        let before = self.clone().finish();
        let broken = |now: Record| {
            let was = before.iter().find(|was| was.kind == now.kind)?;
            (now.value != was.value).then(|| BrokenRecord {
                kind: now.kind,
                value: now.value,
                old_value: was.value,
                players: now.players(),
                old_players: was.players(),
                old_date: was.holders.last().and_then(|holder| holder.last.date),
            })
        };
        let reported = |record: &Record| {
            !matches!(
                record.kind,
                RecordKind::LowestWin | RecordKind::Drought | RecordKind::MostGames
            )
        };
        after.finish().into_iter().filter(reported).filter_map(broken).collect()
    }
}

/// Finds the records that some games broke, given the games before them.
#[derive(Debug, Clone)]
pub struct BrokenRecords {
    games: Vec<GameResult>,
    before: Records,
    /// Whether the first of the games was reached.
    reached: bool,
}

impl BrokenRecords {
    /// Takes the games in the order in which they ended. A game that was ended
    /// early breaks no record.
    pub fn by<'a>(sheets: impl IntoIterator<Item = &'a Scoresheet>) -> Self {
        let complete = sheets.into_iter().filter(|sheet| !sheet.is_short());
        Self::new(complete.filter_map(GameResult::from_sheet).collect())
    }

    pub(super) fn new(games: Vec<GameResult>) -> Self {
        Self { games, before: Records::default(), reached: false }
    }

    /// Returns `true` if none of the games can break a record.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Counts a game that ended before them; from the first of them on, games
    /// are ignored. Games come in the order in which they ended.
    pub fn add_earlier(&mut self, game: &GameResult) {
        self.reached |= self.games.iter().any(|own| own.game.uuid == game.game.uuid);
        if !self.reached {
            self.before.add(game);
        }
    }

    pub fn finish(self) -> Vec<BrokenRecord> {
        self.before.broken_by(&self.games)
    }
}
