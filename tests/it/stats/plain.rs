//! What the figures are, in plain loops over raw scores. It uses nothing of
//! what it is compared with.

use crate::seeded::{End, Raw, RawGame, RawSeat};

/// Games in a row, with the numbers of the first and the last.
pub(crate) type Span = (u32, u32, u32);

/// The games that count, in order.
pub(crate) struct Plain {
    pub(crate) games: Vec<RawGame>,
}

/// A game of two.
pub(crate) struct Meeting {
    pub(crate) number: u32,
    pub(crate) totals: [i32; 2],
    pub(crate) places: [u32; 2],
    pub(crate) scores: [Option<[i32; 2]>; 11],
}

#[derive(Default)]
pub(crate) struct Table {
    pub(crate) places: Vec<i32>,
    pub(crate) wins: u32,
    pub(crate) beaten: f64,
    pub(crate) faced: f64,
}

/// One who holds a record.
#[derive(Clone)]
pub(crate) struct Held {
    pub(crate) value: i32,
    pub(crate) player: usize,
    pub(crate) seconds: Vec<usize>,
    pub(crate) round: Option<usize>,
    pub(crate) first: (u32, String),
    pub(crate) last: (u32, String),
}

pub(crate) fn average(numbers: &[i32]) -> Option<f64> {
    let sum: f64 = numbers.iter().map(|&number| f64::from(number)).sum();
    (!numbers.is_empty()).then(|| sum / numbers.len() as f64)
}

/// Of a sample.
pub(crate) fn deviation(numbers: &[i32]) -> Option<f64> {
    let mean = average(numbers)?;
    let squares = numbers.iter().map(|&n| (f64::from(n) - mean).powi(2));
    let squares: f64 = squares.sum();
    (numbers.len() > 1).then(|| (squares / (numbers.len() - 1) as f64).sqrt())
}

/// Those who stayed.
fn stayed(game: &RawGame) -> Vec<&RawSeat> {
    game.seats.iter().filter(|seat| !seat.left).collect()
}

fn seat(game: &RawGame, player: usize) -> &RawSeat {
    game.seats.iter().find(|seat| seat.player == player).unwrap()
}

fn total(game: &RawGame, player: usize) -> i32 {
    let seat = seat(game, player);
    let mut total = seat.start;
    for round in 0..11 {
        total += seat.scores[round].unwrap_or(0);
    }
    total
}

/// The total after round 9.
fn total_before(seat: &RawSeat) -> i32 {
    let mut total = seat.start;
    for round in 0..9 {
        total += seat.scores[round].unwrap_or(0);
    }
    total
}

fn place(game: &RawGame, player: usize) -> u32 {
    let own = total(game, player);
    let mut place = 1;
    for other in stayed(game) {
        if total(game, other.player) < own {
            place += 1;
        }
    }
    place
}

fn named(game: &RawGame) -> (u32, String) {
    (game.number, game.date.to_string())
}

impl Plain {
    pub(crate) fn new(raw: &Raw, short: bool, in_league: bool) -> Self {
        let counts = |game: &&RawGame| {
            let ended = game.end == End::Finished || (short && game.end == End::Short);
            ended && stayed(game).len() >= 2 && (game.in_league || !in_league)
        };
        Self { games: raw.games.iter().filter(counts).cloned().collect() }
    }

    /// The games that a player played to the end.
    pub(crate) fn player(&self, player: usize) -> Vec<&RawGame> {
        let there = |game: &&RawGame| stayed(game).iter().any(|seat| seat.player == player);
        self.games.iter().filter(there).collect()
    }

    pub(crate) fn in_place(&self, who: usize, wanted: u32) -> u32 {
        let games = self.player(who);
        games.iter().filter(|game| place(game, who) == wanted).count() as u32
    }

    pub(crate) fn wins(&self, who: usize) -> u32 {
        self.in_place(who, 1)
    }

    pub(crate) fn shared_wins(&self, who: usize) -> u32 {
        let mut shared = 0;
        for game in self.player(who) {
            let winners = stayed(game).iter().filter(|seat| place(game, seat.player) == 1).count();
            if place(game, who) == 1 && winners > 1 {
                shared += 1;
            }
        }
        shared
    }

    pub(crate) fn totals(&self, who: usize) -> Vec<i32> {
        let games = self.player(who);
        games.iter().map(|game| total(game, who)).collect()
    }

    /// The scores of one round, or of all.
    pub(crate) fn scores(&self, who: usize, round: Option<usize>) -> Vec<i32> {
        let mut scores = Vec::new();
        for game in self.player(who) {
            for played in 0..11 {
                if round.is_none_or(|round| round == played) {
                    scores.extend(seat(game, who).scores[played]);
                }
            }
        }
        scores
    }

    /// The scores of the others where the player played the round.
    pub(crate) fn table(&self, who: usize, round: usize) -> Vec<i32> {
        let mut scores = Vec::new();
        for game in self.player(who) {
            if seat(game, who).scores[round].is_none() {
                continue;
            }
            for other in &game.seats {
                if other.player != who {
                    scores.extend(other.scores[round]);
                }
            }
        }
        scores
    }

    pub(crate) fn out(&self, who: usize, round: usize) -> u32 {
        let games = self.player(who);
        games.iter().filter(|game| seat(game, who).out[round]).count() as u32
    }

    /// The most or fewest points of a round: where first, and how often.
    pub(crate) fn round(&self, who: usize, most: bool) -> Option<(i32, u32, Option<usize>, u32)> {
        let scores = self.scores(who, None);
        let value = if most { scores.iter().max() } else { scores.iter().min() };
        let value = *value?;
        let times = scores.iter().filter(|&&points| points == value).count() as u32;
        for game in self.player(who) {
            for round in 0..11 {
                if seat(game, who).scores[round] == Some(value) {
                    return Some((value, game.number, Some(round + 1), times));
                }
            }
        }
        None
    }

    /// The same of a game.
    pub(crate) fn total(&self, who: usize, most: bool) -> Option<(i32, u32, Option<usize>, u32)> {
        let totals = self.totals(who);
        let value = if most { totals.iter().max() } else { totals.iter().min() };
        let value = *value?;
        let times = totals.iter().filter(|&&points| points == value).count() as u32;
        let games = self.player(who);
        let first = games.iter().find(|game| total(game, who) == value)?;
        Some((value, first.number, None, times))
    }

    /// All games in a row that were won, or were not; the last one may go on.
    fn spans(&self, who: usize, won: bool) -> (Vec<(u32, &RawGame, &RawGame)>, bool) {
        let games = self.player(who);
        let fits = |index: usize| (place(games[index], who) == 1) == won;
        let mut spans = Vec::new();
        let mut start = 0;
        while start < games.len() {
            let mut end = start;
            while end < games.len() && fits(end) {
                end += 1;
            }
            if end > start {
                spans.push(((end - start) as u32, games[start], games[end - 1]));
            }
            start = end.max(start) + 1;
        }
        let goes_on = !games.is_empty() && fits(games.len() - 1);
        (spans, goes_on)
    }

    /// The longest, of several the first, and the current one.
    pub(crate) fn streak(&self, who: usize, won: bool) -> (Option<Span>, Option<Span>) {
        let (spans, goes_on) = self.spans(who, won);
        let numbers =
            |&(games, first, last): &(u32, &RawGame, &RawGame)| (games, first.number, last.number);
        let longest = spans.iter().map(|span| span.0).max();
        let longest = spans.iter().find(|span| Some(span.0) == longest);
        let current = spans.last().filter(|_| goes_on);
        (longest.map(numbers), current.map(numbers))
    }

    pub(crate) fn at_table(&self, who: usize, size: usize) -> Table {
        let mut table = Table::default();
        for game in self.player(who) {
            if game.seats.len() != size {
                continue;
            }
            let own = place(game, who);
            table.places.push(own as i32);
            table.wins += u32::from(own == 1);
            for other in stayed(game) {
                if other.player == who {
                    continue;
                }
                let theirs = place(game, other.player);
                table.faced += 1.0;
                if theirs > own {
                    table.beaten += 1.0;
                } else if theirs == own {
                    table.beaten += 0.5;
                }
            }
        }
        table
    }

    /// How often ahead, equal and behind, and the games.
    pub(crate) fn against(&self, who: usize, other: usize) -> ([u32; 3], Vec<Meeting>) {
        let (mut counts, mut meetings) = ([0; 3], Vec::new());
        for game in self.player(who) {
            if !stayed(game).iter().any(|seat| seat.player == other) {
                continue;
            }
            let totals = [who, other].map(|player| total(game, player));
            let outcome = totals[0].cmp(&totals[1]) as i8 + 1;
            counts[outcome as usize] += 1;
            let mut scores = [None; 11];
            for (round, both) in scores.iter_mut().enumerate() {
                if let [Some(one), Some(two)] =
                    [who, other].map(|player| seat(game, player).scores[round])
                {
                    *both = Some([one, two]);
                }
            }
            meetings.push(Meeting {
                number: game.number,
                totals,
                places: [who, other].map(|player| place(game, player)),
                scores,
            });
        }
        (counts, meetings)
    }

    /// The places after round 9 and at the end, of games that went on.
    fn change(game: &RawGame, who: usize) -> Option<(u32, u32)> {
        let seats = stayed(game);
        let goes_on = |seat: &&RawSeat| seat.scores[9].is_some() || seat.scores[10].is_some();
        if !seats.iter().any(goes_on) {
            return None;
        }
        let own = total_before(seat(game, who));
        let mut from = 1;
        for other in seats {
            if total_before(other) < own {
                from += 1;
            }
        }
        Some((from, place(game, who)))
    }

    /// The places gained in each game, and the first best one.
    pub(crate) fn comebacks(&self, who: usize) -> (Vec<i32>, Option<(u32, u32, u32)>) {
        let (mut all, mut best, mut most) = (Vec::new(), None, 0);
        for game in self.player(who) {
            let Some((from, to)) = Self::change(game, who) else {
                continue;
            };
            let gained = from as i32 - to as i32;
            all.push(gained);
            if gained > most {
                most = gained;
                best = Some((from, to, game.number));
            }
        }
        (all, best)
    }

    /// All who hold a record.
    pub(crate) fn record(&self, kind: &str) -> Vec<Held> {
        let lowest = ["lowest-total", "lowest-win", "closest-finish"].contains(&kind);
        let all = match kind {
            "win-streak" | "drought" | "most-games" => self.over_games(kind),
            _ => self.games.iter().flat_map(|game| of_game(game, kind)).collect(),
        };
        let values = all.iter().map(|held: &Held| held.value);
        let best = if lowest { values.min() } else { values.max() };
        let best = best.filter(|&best| best != 0 || lowest);
        all.into_iter().filter(|held| Some(held.value) == best).collect()
    }

    fn over_games(&self, kind: &str) -> Vec<Held> {
        let mut all = Vec::new();
        for player in 0..16 {
            let mut held = |games: u32, first: &RawGame, last: &RawGame| {
                all.push(Held {
                    value: games as i32,
                    player,
                    seconds: Vec::new(),
                    round: None,
                    first: named(first),
                    last: named(last),
                });
            };
            if kind == "most-games" {
                let games = self.player(player);
                held(games.len() as u32, games[0], games[games.len() - 1]);
            } else {
                for (games, first, last) in self.spans(player, kind == "win-streak").0 {
                    held(games, first, last);
                }
            }
        }
        all
    }
}

/// What each who stayed did in a game.
fn of_game(game: &RawGame, kind: &str) -> Vec<Held> {
    let mut all = Vec::new();
    for seat in stayed(game) {
        let player = seat.player;
        let mut held = |value: i32, round: Option<usize>, seconds: Vec<usize>| {
            all.push(Held { value, player, seconds, round, first: named(game), last: named(game) });
        };
        let (own, won) = (total(game, player), place(game, player) == 1);
        match kind {
            "lowest-total" | "highest-total" => held(own, None, Vec::new()),
            "lowest-win" | "highest-win" if won => held(own, None, Vec::new()),
            "biggest-margin" | "closest-finish" if won => {
                let others = || stayed(game).into_iter().filter(|seat| seat.player != player);
                let second = others().map(|seat| total(game, seat.player)).min().unwrap();
                let seconds = others().filter(|seat| total(game, seat.player) == second);
                let seconds = seconds.map(|seat| seat.player).collect();
                if second > own {
                    held(second - own, None, seconds);
                }
            }
            "biggest-round" => {
                for round in 0..11 {
                    if let Some(points) = seat.scores[round] {
                        held(points, Some(round + 1), Vec::new());
                    }
                }
            }
            "most-out" => {
                let out = seat.out.iter().filter(|&&out| out).count();
                held(out as i32, None, Vec::new());
            }
            "most-zeros" => {
                let mut most = 0;
                for start in 0..11 {
                    let row = seat.scores[start..].iter().take_while(|&&p| p == Some(0));
                    most = most.max(row.count());
                }
                held(most as i32, None, Vec::new());
            }
            "comeback" => {
                if let Some((from, to)) = Plain::change(game, player) {
                    held(from as i32 - to as i32, None, Vec::new());
                }
            }
            _ => {}
        }
    }
    all
}
