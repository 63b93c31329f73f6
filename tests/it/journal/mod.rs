//! The store against a simple model: whatever is done, undone and redone,
//! totals are what the model says, the cache is what the journal says,
//! and a look back shows what was seen then.

mod bench;
mod model;

use proptest::prelude::*;

use self::bench::Bench;
use self::model::{Command, Model, commands};

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn the_store_agrees_with_the_model(commands in commands()) {
        let mut bench = Bench::new();
        for command in &commands {
            bench.run(command);
            bench.check();
            bench.remember();
        }
        bench.store.rebuild().unwrap();
        bench.check();

        let last = bench.model.clone();
        let depth = bench.past.len();
        for _ in 0..=depth {
            bench.run(&Command::Undo);
        }
        assert_eq!(bench.model, Model::default());
        bench.check();
        for _ in 0..depth {
            bench.run(&Command::Redo);
        }
        assert_eq!(bench.model, last);
        bench.check();
        bench.look_back();
    }
}
