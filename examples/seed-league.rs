//! Writes a seeded league to a new file, to try things on and to measure:
//!
//! ```sh
//! cargo run --release --example seed-league -- 100000 league.db
//! ```

#![allow(clippy::print_stdout, reason = "an example talks")]

#[path = "../tests/it/seeded.rs"]
mod seeded;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use crowns::game::DeviceId;
use crowns::store::{IdGenerator, Store};
use uuid::Uuid;

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let games = args.next().context("say how many games, such as 1000")?;
    let games: usize = games.parse().context("games are counted by a number")?;
    let file = args
        .next()
        .map_or_else(|| Path::new("target").join(format!("league-{games}.db")), PathBuf::from);
    if file.exists() {
        bail!("`{}` is there already", file.display());
    }
    let mut lines = Vec::new();
    seeded::league(seeded::Recipe::plain(games), |line| lines.push(line));
    let mut store = Store::open(
        &file,
        DeviceId(Uuid::from_u128(1)),
        IdGenerator::random(),
        chrono::DateTime::UNIX_EPOCH,
    )?;
    store.merge(lines)?;
    println!("{games} games in {}", file.display());
    Ok(())
}
