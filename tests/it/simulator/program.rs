//! A program: what devices do, one after another, and where they exchange it.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest_state_machine::ReferenceStateMachine;

use crate::merge::{Deed, Part, Pick, direct};

/// Something that happens on a device, or between two.
#[derive(Debug, Clone)]
pub(super) enum Step {
    Do(usize, Deed),
    /// A game of some known players and so many new ones.
    Start {
        on: usize,
        game: u8,
        first: Pick,
        known: usize,
        new: u8,
    },
    /// A round, the next one if it is not said; the first to play goes out.
    Score {
        on: usize,
        game: u8,
        round: Option<u8>,
        points: Vec<i32>,
    },
    /// Some points of a round by seat, and perhaps who went out.
    Correct {
        on: usize,
        game: u8,
        round: Pick,
        points: Vec<(usize, i32)>,
        out: Option<usize>,
    },
    Undo(usize),
    Redo(usize),
    /// An export is imported.
    Hand {
        from: usize,
        to: usize,
        part: Part,
        delivery: Delivery,
    },
    Sync(usize),
    /// A sync is killed before it has merged what it has read.
    Kill(usize),
    /// What was written to the directory of one device reaches that of another.
    Carry {
        from: usize,
        to: usize,
        delivery: Delivery,
    },
    /// The clock of a device is so far off from now on, in seconds, or says 1970.
    Clock(usize, Option<i64>),
    /// One device becomes a copy of another, as a laptop that was cloned.
    Copy {
        from: usize,
        to: usize,
    },
    Save(usize),
    /// What was saved takes the place of the database.
    Restore(usize),
}

impl Step {
    /// Returns the device whose database changes.
    pub(super) fn changes(&self) -> Option<usize> {
        match *self {
            Self::Do(on, _) | Self::Start { on, .. } | Self::Score { on, .. } => Some(on),
            Self::Correct { on, .. } | Self::Undo(on) | Self::Redo(on) => Some(on),
            Self::Hand { to, .. } | Self::Copy { to, .. } => Some(to),
            Self::Sync(on) | Self::Kill(on) | Self::Restore(on) => Some(on),
            Self::Carry { .. } | Self::Clock(..) | Self::Save(_) => None,
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Delivery {
    Whole,
    Twice,
    /// Only so many thousandths of the file.
    Cut(usize),
    /// Under a name for which it is passed over; of an export, players of one name
    /// are joined.
    Renamed,
}

impl Delivery {
    fn is_whole(self) -> bool {
        matches!(self, Self::Whole | Self::Twice)
    }
}

/// What devices exchange through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Shared,
    Replicas,
    Git,
}

/// What a program has most of.
#[derive(Debug, Clone, Copy)]
enum Focus {
    Everything,
    /// Three devices score and correct one game.
    Scores,
    Tournaments,
    /// Three devices take back and repeat what they do.
    Undo,
    /// Three devices each have a directory, between which most is carried.
    Files,
}

/// What the next step of a program depends on.
#[derive(Debug, Clone)]
pub(super) struct Program {
    pub(super) place: Place,
    pub(super) devices: usize,
    focus: Focus,
    games: BTreeSet<u8>,
    /// The games that most likely each device and directory knows, for most of what is
    /// done to a game is to be done where it is known.
    known: BTreeMap<Holder, BTreeSet<u8>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Holder {
    Device(usize),
    /// That of a device, or that of all.
    Directory(Option<usize>),
}

impl Program {
    fn directory(&self, device: usize) -> Holder {
        Holder::Directory((self.place == Place::Replicas).then_some(device))
    }

    fn spread(&mut self, from: Holder, to: Holder) {
        let games = self.known.get(&from).cloned().unwrap_or_default();
        self.known.entry(to).or_default().extend(games);
    }

    /// Returns devices with the games that they know.
    fn places_at_tables(&self) -> Vec<(usize, u8)> {
        let of_device = |(holder, games): (&Holder, &BTreeSet<u8>)| match *holder {
            Holder::Device(device) => games.iter().map(|&game| (device, game)).collect(),
            Holder::Directory(_) => Vec::new(),
        };
        self.known.iter().flat_map(of_device).collect()
    }
}

fn pick() -> impl Strategy<Value = Pick> {
    any::<usize>().prop_map(Pick)
}

fn points() -> impl Strategy<Value = Vec<i32>> {
    prop::collection::vec(4..60, 8)
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        2 => (0u8..6).prop_map(Deed::Add),
        2 => (pick(), 0u8..9).prop_map(|(player, name)| Deed::Rename(player, name)),
        2 => (pick(), pick()).prop_map(|(from, into)| Deed::Merge(from, into)),
        1 => pick().prop_map(Deed::Retire),
        1 => (0u8..2).prop_map(Deed::League),
        1 => (pick(), pick()).prop_map(|(game, player)| Deed::Join(game, player)),
        1 => (pick(), pick()).prop_map(|(game, seat)| Deed::Leave(game, seat)),
        2 => (pick(), 1u8..4, points()).prop_map(|(game, round, p)| Deed::ScoreAny(game, round, p)),
        1 => pick().prop_map(Deed::Reseat),
        1 => pick().prop_map(Deed::Finish),
        1 => pick().prop_map(Deed::Delete),
        1 => pick().prop_map(Deed::Resume),
        1 => (pick(), prop::option::of(pick())).prop_map(|(game, to)| Deed::Move(game, to)),
        1 => (0u8..9).prop_map(Deed::Deal),
        2 => (pick(), pick()).prop_map(|(game, pile)| Deed::Draw(game, pile)),
        1 => pick().prop_map(Deed::AbandonSolitaire),
    ]
}

fn delivery() -> impl Strategy<Value = Delivery> {
    prop_oneof![
        6 => Just(Delivery::Whole),
        1 => Just(Delivery::Twice),
        3 => (0usize..1000).prop_map(Delivery::Cut),
        1 => Just(Delivery::Renamed),
    ]
}

impl ReferenceStateMachine for Program {
    type State = Self;
    type Transition = Step;

    fn init_state() -> BoxedStrategy<Self> {
        let place = prop_oneof![
            4 => Just(Place::Shared),
            4 => Just(Place::Replicas),
            1 => Just(Place::Git),
        ];
        let focus = prop_oneof![
            2 => Just(Focus::Everything),
            2 => Just(Focus::Scores),
            1 => Just(Focus::Tournaments),
            2 => Just(Focus::Undo),
            2 => Just(Focus::Files),
        ];
        // A clone for each of many would take longer than all else.
        let most = |place| if place == Place::Git { 4 } else { 17 };
        let program = move |(place, focus, devices): (_, _, usize)| Self {
            place: if let Focus::Files = focus { Place::Replicas } else { place },
            focus,
            devices: match focus {
                Focus::Everything | Focus::Tournaments => devices.min(most(place)),
                Focus::Scores | Focus::Undo | Focus::Files => 3,
            },
            games: BTreeSet::new(),
            known: BTreeMap::new(),
        };
        (place, focus, 3usize..=17).prop_map(program).boxed()
    }

    fn transitions(state: &Self) -> BoxedStrategy<Step> {
        let devices = state.devices;
        // Three of them have most to do with each other.
        let device = || prop_oneof![3 => 0..3usize, 1 => 0..devices];
        let start = (device(), any::<u8>(), pick(), 0usize..3, 1u8..4);
        let start = start.prop_map(|(on, game, first, known, new)| Step::Start {
            on,
            game,
            first,
            known,
            new,
        });
        let tables = state.places_at_tables();
        if tables.is_empty() {
            return start.boxed();
        }
        let table = || prop::sample::select(tables.clone());
        let [deeds, directing, scores, undos, hands, syncs, carries] = match state.focus {
            Focus::Everything => [4, 2, 10, 2, 5, 5, 3],
            Focus::Scores => [1, 1, 30, 2, 15, 5, 3],
            Focus::Tournaments => [2, 12, 6, 2, 8, 5, 3],
            Focus::Undo => [4, 1, 8, 8, 4, 4, 2],
            Focus::Files => [1, 1, 8, 1, 1, 12, 16],
        };
        let part = prop_oneof![
            8 => Just(Part::Whole),
            3 => pick().prop_map(Part::Game),
            1 => pick().prop_map(Part::Player),
            1 => pick().prop_map(Part::League),
        ];
        let round = prop::option::weighted(0.3, 1u8..4);
        let entries = prop::collection::vec((0usize..4, 3..60), 1..3);
        const DAY: i64 = 24 * 60 * 60;
        let off = prop_oneof![
            8 => (-600i64..600).prop_map(Some),
            1 => Just(Some(-2 * DAY)),
            1 => Just(Some(2 * DAY)),
            1 => Just(Some(400 * DAY)),
            1 => Just(None),
        ];
        prop_oneof![
            deeds => (device(), deed()).prop_map(|(on, deed)| Step::Do(on, deed)),
            directing => (device(), direct()).prop_map(|(on, deed)| Step::Do(on, Deed::Direct(deed))),
            1 => start,
            scores => (table(), round, points())
                .prop_map(|((on, game), round, points)| Step::Score { on, game, round, points }),
            scores => (table(), pick(), entries, prop::option::weighted(0.3, 0usize..4)).prop_map(
                |((on, game), round, points, out)| Step::Correct { on, game, round, points, out }
            ),
            undos => device().prop_map(Step::Undo),
            undos => device().prop_map(Step::Redo),
            hands => (device(), device(), part, delivery()).prop_map(
                |(from, to, part, delivery)| Step::Hand { from, to, part, delivery }
            ),
            syncs => device().prop_map(Step::Sync),
            1 => device().prop_map(Step::Kill),
            carries => (device(), device(), delivery())
                .prop_map(|(from, to, delivery)| Step::Carry { from, to, delivery }),
            1 => (device(), off).prop_map(|(on, off)| Step::Clock(on, off)),
            1 => (device(), device()).prop_map(|(from, to)| Step::Copy { from, to }),
            1 => device().prop_map(Step::Save),
            1 => device().prop_map(Step::Restore),
        ]
        .boxed()
    }

    fn preconditions(state: &Self, step: &Step) -> bool {
        match step {
            Step::Start { game, .. } => !state.games.contains(game),
            Step::Score { game, .. } | Step::Correct { game, .. } => state.games.contains(game),
            Step::Hand { from, to, .. } => from != to,
            Step::Carry { from, to, .. } => from != to && state.place == Place::Replicas,
            // Copies that write files of one name are in `sync::folder`.
            Step::Copy { from, to } => from != to && state.place != Place::Replicas,
            _ => true,
        }
    }

    fn apply(mut state: Self, step: &Step) -> Self {
        match *step {
            Step::Start { on, game, .. } => {
                state.games.insert(game);
                state.known.entry(Holder::Device(on)).or_default().insert(game);
            }
            Step::Hand { from, to, delivery, .. } if delivery.is_whole() => {
                state.spread(Holder::Device(from), Holder::Device(to));
            }
            Step::Sync(on) => {
                let directory = state.directory(on);
                state.spread(Holder::Device(on), directory);
                state.spread(directory, Holder::Device(on));
            }
            Step::Carry { from, to, delivery } if delivery.is_whole() => {
                state.spread(state.directory(from), state.directory(to));
            }
            _ => {}
        }
        state
    }
}
