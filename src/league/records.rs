//! The best, the worst and the longest of all games.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::{GameResult, SeatResult, Span, When};
use crate::game::PlayerId;

/// Something that there is a record of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Feat {
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
    /// shared win has no second, and 0 is a tie that a rule of the house
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

/// The best there is, and all who hold it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Points, rounds, games or places.
    pub value: i32,
    /// Who holds it, in the order in which it was reached.
    pub holders: Vec<Holder>,
}

/// One who holds a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// The player.
    pub player: PlayerId,
    /// Those who came second, of a margin.
    pub seconds: Vec<PlayerId>,
    /// The round, where it is about one.
    pub round: Option<u8>,
    /// The first game, or the only one.
    pub first: When,
    /// The last game, which is the first but for streaks and most games.
    pub last: When,
}

/// The records of many games, a fold over finished games in their order.
///
/// A game counts where two at least stayed to the end, and for those who
/// stayed: what one did who left early is no record.
#[derive(Debug, Clone, Default)]
pub struct Records {
    games: u32,
    best: [Option<Record>; Feat::ALL.len()],
    players: HashMap<PlayerId, Player>,
}

/// What runs through the games of one player.
#[derive(Debug, Clone, Default)]
struct Player {
    games: Option<Span>,
    wins: Option<Span>,
    drought: Option<Span>,
}

impl Feat {
    /// All of them, in the order of reading.
    pub const ALL: [Self; 13] = [
        Self::LowestTotal,
        Self::HighestTotal,
        Self::LowestWin,
        Self::HighestWin,
        Self::BiggestMargin,
        Self::ClosestFinish,
        Self::BiggestRound,
        Self::MostOut,
        Self::MostZeros,
        Self::WinStreak,
        Self::Drought,
        Self::Comeback,
        Self::MostGames,
    ];

    /// Returns its name: `biggest-margin`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LowestTotal => "lowest-total",
            Self::HighestTotal => "highest-total",
            Self::LowestWin => "lowest-win",
            Self::HighestWin => "highest-win",
            Self::BiggestMargin => "biggest-margin",
            Self::ClosestFinish => "closest-finish",
            Self::BiggestRound => "biggest-round",
            Self::MostOut => "most-out",
            Self::MostZeros => "most-zeros",
            Self::WinStreak => "win-streak",
            Self::Drought => "drought",
            Self::Comeback => "comeback",
            Self::MostGames => "most-games",
        }
    }

    /// Says which of two values is the record.
    const fn better(self) -> Ordering {
        match self {
            Self::LowestTotal | Self::LowestWin | Self::ClosestFinish => Ordering::Less,
            _ => Ordering::Greater,
        }
    }
}

impl Holder {
    fn of(player: PlayerId, when: When) -> Self {
        Self {
            player,
            seconds: Vec::new(),
            round: None,
            first: when,
            last: when,
        }
    }

    fn over(player: PlayerId, span: Span) -> Self {
        Self {
            first: span.first,
            ..Self::of(player, span.last)
        }
    }
}

impl Records {
    /// The fewest games that have records.
    pub const LEAST: u32 = 10;

    /// Returns how many games count.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Returns how many games are missing for there to be records.
    pub const fn missing(&self) -> u32 {
        Self::LEAST.saturating_sub(self.games)
    }

    /// Takes in the next game, if it counts.
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
            let holder = || Holder::of(seat.player, when);
            self.offer(Feat::Comeback, comeback.gained(), holder);
        }
    }

    /// Returns the records that there are; none while games are missing.
    pub fn finish(mut self) -> Vec<(Feat, Record)> {
        if self.missing() > 0 {
            return Vec::new();
        }
        let mut most: Vec<_> = self.players.drain().collect();
        most.sort_by_key(|&(id, _)| id);
        for (player, games) in most {
            if let Some(span) = games.games {
                let games = span.games as i32;
                self.offer(Feat::MostGames, games, || Holder::over(player, span));
            }
        }
        let feats = Feat::ALL.into_iter().zip(self.best);
        let kept = feats.filter_map(|(feat, record)| Some((feat, record?)));
        kept.collect()
    }

    fn add_seat(&mut self, seat: &SeatResult, when: When) {
        let holder = || Holder::of(seat.player, when);
        self.offer(Feat::LowestTotal, seat.total, holder);
        self.offer(Feat::HighestTotal, seat.total, holder);
        if seat.won {
            self.offer(Feat::LowestWin, seat.total, holder);
            self.offer(Feat::HighestWin, seat.total, holder);
        }
        let out = seat.times_out() as i32;
        if out > 0 {
            self.offer(Feat::MostOut, out, holder);
        }
    }

    fn add_rounds(&mut self, seat: &SeatResult, when: When) {
        let (mut row, mut longest) = (0, 0);
        for (number, points) in (1..).zip(&seat.scores) {
            row = if *points == Some(0) { row + 1 } else { 0 };
            longest = longest.max(row);
            if let Some(points) = points {
                self.offer(Feat::BiggestRound, *points, || Holder {
                    round: Some(number),
                    ..Holder::of(seat.player, when)
                });
            }
        }
        if longest > 0 {
            let holder = || Holder::of(seat.player, when);
            self.offer(Feat::MostZeros, longest, holder);
        }
    }

    fn add_to_player(&mut self, seat: &SeatResult, when: When) {
        let player = self.players.entry(seat.player).or_default();
        Span::grow(&mut player.games, when);
        let (feat, span) = match seat.won {
            true => {
                player.drought = None;
                (Feat::WinStreak, Span::grow(&mut player.wins, when))
            }
            false => {
                player.wins = None;
                (Feat::Drought, Span::grow(&mut player.drought, when))
            }
        };
        let holder = || Holder::over(seat.player, span);
        self.offer(feat, span.games as i32, holder);
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
            Holder {
                seconds: seconds.map(|seat| seat.player).collect(),
                ..Holder::of(winner.player, game.when())
            }
        };
        self.offer(Feat::BiggestMargin, margin, holder);
        self.offer(Feat::ClosestFinish, margin, holder);
    }

    /// Keeps a value that is the best so far; its holder is made only then.
    fn offer(&mut self, feat: Feat, value: i32, holder: impl FnOnce() -> Holder) {
        match &mut self.best[feat as usize] {
            Some(record) if record.value == value => record.holders.push(holder()),
            Some(record) if value.cmp(&record.value) != feat.better() => {}
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
