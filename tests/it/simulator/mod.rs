//! Random programs of 3 to 17 devices that play, correct, undo, run tournaments
//! and exchange what they know, against a plain model. What fails is shrunk to the
//! few steps that it takes.
//!
//! `program` has the steps, `model` what should be known and shown, `station` a device
//! with what the model knows of it, `places` the directories between devices,
//! `world` what each step does to all of these.
//!
//! After each step, the devices that it touched have exactly the events that they
//! should have, at the times and in the order that they should, show what the plain
//! fold of these gives, and have a cache that says the same as the journal. In the end
//! all exchange all.

mod model;
mod places;
mod program;
mod station;
mod world;

use std::fmt::Write as _;
use std::ops::Range;

use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest};

use self::program::{Program, Step};
use self::world::World;
use crate::merge::cases;

struct Simulator;

impl StateMachineTest for Simulator {
    type SystemUnderTest = World;
    type Reference = Program;

    fn init_test(program: &Program) -> World {
        World::new(program)
    }

    fn apply(mut world: World, _: &Program, step: Step) -> World {
        world.run(&step);
        if let Some(device) = step.changes() {
            world.check(device);
        }
        world
    }

    fn teardown(mut world: World, _: Program) {
        world.meet();
    }
}

/// Runs the programs of some seeds. The first that fails is shrunk and printed.
fn simulate(seeds: Range<u64>) {
    for seed in seeds {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let config = Config {
            cases: 1,
            max_shrink_iters: 10_000,
            failure_persistence: None,
            ..Config::default()
        };
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        let mut runner = TestRunner::new_with_rng(config.clone(), rng);
        let programs = Program::sequential_strategy(1..80);
        let ran = runner.run(&programs, |(program, steps, seen)| {
            Simulator::test_sequential(config.clone(), program, steps, seen);
            Ok(())
        });
        let Err(TestError::Fail(why, (program, steps, _))) = ran else {
            ran.unwrap();
            continue;
        };
        let mut told = format!("seed {seed}, {} steps, {:?}:\n", steps.len(), program.place);
        for (nth, step) in steps.iter().enumerate() {
            writeln!(told, "{:3} {step:?}", nth + 1).unwrap();
        }
        panic!("{told}{why}");
    }
}

/// Returns so many seeds, from `CROWNS_FROM` on.
fn seeds(usual: u32, from: u64) -> Range<u64> {
    let set = std::env::var("CROWNS_FROM").ok();
    let from = set.map_or(from, |set| set.parse().unwrap());
    from..from + u64::from(cases(usual))
}

runs! {
    devices_do_what_the_model_does: simulate(seeds(6, 0));
    devices_do_what_the_model_does_for_long: simulate(seeds(2000, 1000)), "two thousand programs";
}
