#[path = "../benches/deals/mod.rs"]
mod deals;
use crowns::rules::*;
use crowns::solver;
use std::hint::black_box;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let kind = deals::Deal::ALL[a[1].parse::<usize>().unwrap()];
    let drawn = a[2] == "d";
    let n: usize = a[3].parse().unwrap();
    let rules = Ruleset::named(a.get(4).map_or("official", |s| s)).unwrap();
    let mut rng = fastrand::Rng::with_seed(7);
    let round = Round::new(11).unwrap();
    let hands: Vec<_> = (0..n)
        .map(|_| kind.hand(&mut rng, round, &rules, 13 + usize::from(drawn)))
        .collect();
    for _ in 0..3 {
        let t = Instant::now();
        for h in &hands {
            if drawn {
                black_box(solver::drawn(h, round, &rules)).unwrap();
            } else {
                black_box(solver::counting(h, round, &rules)).unwrap();
            }
        }
        println!("{:.3} us", t.elapsed().as_secs_f64() * 1e6 / n as f64);
    }
}
