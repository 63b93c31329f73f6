//! Records: the best, the worst and the longest of all games.

use std::cmp::Ordering;
use std::collections::HashMap;

use strum::{EnumCount, EnumIter, IntoEnumIterator, IntoStaticStr};

use super::{DatedGame, GameResult, GameSpan, SeatResult};
use crate::game::PlayerId;

/// What a record is about, in the order of listings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RecordKind {
    /// The lowest final total.
    LowestTotal,
    /// The highest final total.
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
    /// The most points of one round.
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
    /// The most games of a player.
    MostGames,
}

/// A record and its holders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Points, rounds, games or places.
    pub value: i32,
    /// Its holders, in the order in which they reached it.
    pub holders: Vec<RecordHolder>,
}

/// A holder of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordHolder {
    /// The player.
    pub player: PlayerId,
    /// The players who came second, if it is a margin.
    pub seconds: Vec<PlayerId>,
    /// The round, if it is about one.
    pub round: Option<u8>,
    /// The first game, or the only one.
    pub first: DatedGame,
    /// The last game, the same as the first except for streaks and most games.
    pub last: DatedGame,
}

/// The records of many games, a fold over finished games in their order.
///
/// A game counts if at least two players stayed to the end, and only for those
/// who stayed.
#[derive(Debug, Clone, Default)]
pub struct Records {
    games: u32,
    best: [Option<Record>; RecordKind::COUNT],
    players: HashMap<PlayerId, Player>,
}

/// The current spans of games of a player.
#[derive(Debug, Clone, Default)]
struct Player {
    games: Option<GameSpan>,
    wins: Option<GameSpan>,
    drought: Option<GameSpan>,
}

impl RecordKind {
    /// Returns its name: `biggest-margin`.
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

impl RecordHolder {
    fn of(player: PlayerId, when: DatedGame) -> Self {
        Self {
            player,
            seconds: Vec::new(),
            round: None,
            first: when,
            last: when,
        }
    }

    fn over(player: PlayerId, span: GameSpan) -> Self {
        Self {
            first: span.first,
            ..Self::of(player, span.last)
        }
    }
}

impl Records {
    /// The fewest games that there are records of.
    pub const LEAST: u32 = 10;

    /// Returns how many games count.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Returns how many more games are needed before there are records.
    pub const fn missing(&self) -> u32 {
        Self::LEAST.saturating_sub(self.games)
    }

    /// Adds the next game, if it counts.
    pub fn add(&mut self, game: &GameResult) {
        if !game.is_contest() {
            return;
        }
        self.games += 1;
        let when = game.when();
        for (seat, _) in game.ranked() {
            self.add_seat(seat, when);
            self.add_rounds(seat, when);
            self.add_to_player(seat, when);
        }
        self.add_margin(game);
        for (seat, comeback) in game.comebacks().filter(|(_, change)| change.gained() > 0) {
            let holder = || RecordHolder::of(seat.player, when);
            self.offer(RecordKind::Comeback, comeback.gained(), holder);
        }
    }

    /// Returns the records; none while there are too few games.
    pub fn finish(mut self) -> Vec<(RecordKind, Record)> {
        if self.missing() > 0 {
            return Vec::new();
        }
        let mut most: Vec<_> = self.players.drain().collect();
        most.sort_by_key(|&(id, _)| id);
        for (player, games) in most {
            if let Some(span) = games.games {
                let games = span.games as i32;
                self.offer(RecordKind::MostGames, games, || {
                    RecordHolder::over(player, span)
                });
            }
        }
        let kinds = RecordKind::iter().zip(self.best);
        let held = kinds.filter_map(|(kind, record)| Some((kind, record?)));
        held.collect()
    }

    fn add_seat(&mut self, seat: &SeatResult, when: DatedGame) {
        let holder = || RecordHolder::of(seat.player, when);
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

    fn add_rounds(&mut self, seat: &SeatResult, when: DatedGame) {
        let (mut row, mut longest) = (0, 0);
        for (number, points) in (1..).zip(&seat.scores) {
            row = if *points == Some(0) { row + 1 } else { 0 };
            longest = longest.max(row);
            if let Some(points) = points {
                self.offer(RecordKind::BiggestRound, *points, || RecordHolder {
                    round: Some(number),
                    ..RecordHolder::of(seat.player, when)
                });
            }
        }
        if longest > 0 {
            let holder = || RecordHolder::of(seat.player, when);
            self.offer(RecordKind::MostZeros, longest, holder);
        }
    }

    fn add_to_player(&mut self, seat: &SeatResult, when: DatedGame) {
        let player = self.players.entry(seat.player).or_default();
        GameSpan::grow(&mut player.games, when);
        let (kind, span) = match seat.won {
            true => {
                player.drought = None;
                (
                    RecordKind::WinStreak,
                    GameSpan::grow(&mut player.wins, when),
                )
            }
            false => {
                player.wins = None;
                (
                    RecordKind::Drought,
                    GameSpan::grow(&mut player.drought, when),
                )
            }
        };
        let holder = || RecordHolder::over(seat.player, span);
        self.offer(kind, span.games as i32, holder);
    }

    fn add_margin(&mut self, game: &GameResult) {
        let mut winners = game.ranked().filter(|(seat, _)| seat.won);
        let (Some((winner, _)), None) = (winners.next(), winners.next()) else {
            return;
        };
        let others = || game.ranked().map(|(seat, _)| seat).filter(|seat| !seat.won);
        let Some(second) = others().map(|seat| seat.total).min() else {
            return;
        };
        let margin = second.saturating_sub(winner.total);
        let holder = || {
            let seconds = others().filter(|seat| seat.total == second);
            RecordHolder {
                seconds: seconds.map(|seat| seat.player).collect(),
                ..RecordHolder::of(winner.player, game.when())
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
                *best = Some(Record {
                    value,
                    holders: vec![holder()],
                });
            }
        }
    }
}

#[cfg(test)]
mod tests;
