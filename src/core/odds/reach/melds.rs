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

/// What melds may be, by the rules and together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// The cards of all melds.
    pub(super) size: u8,
    /// The most wilds of a meld, and the fewest naturals.
    pub(super) most_wilds: u8,
    pub(super) naturals: u8,
    pub(super) distinct_suits: bool,
    /// The highest place of a run.
    pub(super) highest: usize,
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

    /// Returns them in any order as one number, with a place and with what else matters:
    /// counts below 16, and aces by suit.
    pub(super) fn key(&self, place: usize, counts: &[u8], low_aces: &[u8; 5]) -> u128 {
        let mut sorted = *self;
        let runs = sorted.all_mut();
        runs.sort_unstable();
        let mut key = place as u128;
        let mut add = |bits: u32, value: u8| key = key << bits | u128::from(value);
        for run in runs {
            add(3, run.suit + 1);
            add(4, run.cards);
            add(5, run.wilds);
            add(2, run.naturals);
            add(1, run.ends_wild.into());
        }
        counts.iter().for_each(|&count| add(4, count));
        low_aces.iter().for_each(|&aces| add(3, aces));
        key
    }
}

impl Limits {
    /// Returns `true` if another run can begin beside these, with so many cards in all.
    pub(super) fn may_begin_run(&self, runs: &Runs, cards: u8) -> bool {
        cards + 3 <= self.size && runs.all().len() < usize::from(self.size / 3)
    }

    /// Returns `true` if several books of a rank may hold what one cannot.
    pub(super) fn divides_books(&self) -> bool {
        self.distinct_suits || (1..self.size).contains(&self.most_wilds)
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
        let counts =
            [self.cards, self.wilds.min(most_wilds), self.spare, self.own_held, self.own_drawn];
        self.runs.key(place, &counts, &self.low_aces)
    }
}
