//! What was settled of the melds so far.

/// More runs than can be begun at once, each of three cards at least.
const MAX_RUNS: usize = 5;

/// A run that may go on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Run {
    pub(super) suit: u8,
    pub(super) cards: u8,
    pub(super) wilds: u8,
    pub(super) naturals: u8,
    /// Whether its last card is a wild, so that it must go on.
    pub(super) ends_wild: bool,
}

/// Runs that may go on, which are quick to copy.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Runs {
    runs: [Run; MAX_RUNS],
    count: usize,
}

/// All that matters of the melds that are settled up to a place.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Melds {
    pub(super) runs: Runs,
    /// All cards of them.
    pub(super) cards: u8,
    /// Those that are of the hand, but for wilds that are only counted.
    pub(super) held: u8,
    /// The wilds that are only counted.
    pub(super) wilds: u8,
    /// The cards of the wild rank that are naturals, of the hand and drawn.
    pub(super) own_held: u8,
    pub(super) own_drawn: u8,
    /// How many more wilds they can hold.
    pub(super) spare: u8,
    /// The aces that are in runs below the two, by suit.
    pub(super) low_aces: [u8; 5],
}

impl Run {
    pub(super) fn new(suit: u8) -> Self {
        Self { suit, ..Self::default() }
    }
}

impl Runs {
    pub(super) fn all(&self) -> &[Run] {
        &self.runs[..self.count]
    }

    pub(super) fn all_mut(&mut self) -> &mut [Run] {
        &mut self.runs[..self.count]
    }

    pub(super) fn last_mut(&mut self) -> &mut Run {
        &mut self.runs[self.count - 1]
    }

    pub(super) fn push(&mut self, run: Run) {
        self.runs[self.count] = run;
        self.count += 1;
    }
}

impl Melds {
    /// Returns how many cards the runs need at least to end.
    pub(super) fn owed(&self) -> u8 {
        let owed = |run: &Run| 3_u8.saturating_sub(run.cards).max(run.ends_wild.into());
        self.runs.all().iter().map(owed).sum()
    }

    /// Returns all but the cards of the hand as one number, with the place; so many
    /// wilds are like any more.
    pub(super) fn key(&self, place: usize, most_wilds: u8) -> u128 {
        let mut sorted = self.runs;
        let runs = sorted.all_mut();
        runs.sort_unstable();
        let mut key = place as u128;
        let mut add = |bits: u32, value: u8| key = key << bits | u128::from(value);
        for run in runs {
            add(3, run.suit + 1);
            add(4, run.cards);
            add(4, run.wilds);
            add(2, run.naturals);
            add(1, run.ends_wild.into());
        }
        let counts =
            [self.cards, self.wilds.min(most_wilds), self.spare, self.own_held, self.own_drawn];
        counts.into_iter().for_each(|count| add(4, count));
        self.low_aces.into_iter().for_each(|aces| add(3, aces));
        key
    }
}
