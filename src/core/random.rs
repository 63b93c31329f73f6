//! Random numbers from a seed, the same on every machine and in every version.
//!
//! The generator is SplitMix64: 64 bits of state, written down here and in
//! `docs/random.md`, because a crate may change what its shuffle returns for a
//! seed. Not for secrets.
//!
//! Knows nothing of what it is used for.

/// A sequence of random numbers that its seed determines.
///
/// ```
/// use crowns_core::random::Random;
///
/// let mut cards = [1, 2, 3, 4, 5, 6, 7];
/// Random::new(42).shuffle(&mut cards);
/// assert_eq!(cards, [3, 4, 7, 5, 2, 1, 6]);
/// ```
#[derive(Debug, Clone)]
pub struct Random {
    state: u64,
}

impl Random {
    /// Starts the sequence of a seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// Returns the next number, each of the 2⁶⁴ equally likely.
    ///
    /// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number
    /// generators", 2014, with the constants of Vigna's `splitmix64.c`.
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number from 0 up to `bound`, without it, each equally likely.
    ///
    /// The upper half of the product of `bound` and the next number; a product whose
    /// lower half is under 2⁶⁴ mod `bound` is dropped and the next number taken. Source:
    /// Lemire, "Fast random integer generation in an interval", 2019.
    ///
    /// # Panics
    ///
    /// With a bound of 0: there is no number below it.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "there is no number below 0");
        let bound = bound as u64;
        loop {
            let product = u128::from(self.next_u64()) * u128::from(bound);
            if product as u64 >= bound.wrapping_neg() % bound {
                return (product >> 64) as usize;
            }
        }
    }

    /// Puts items into a random order, each order equally likely.
    ///
    /// From the last place down to the second, the item there is swapped with
    /// that of a random place up to it, itself included. Source: Durstenfeld's
    /// form of the Fisher–Yates shuffle, 1964.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_published_numbers() {
        let first = |seed: u64| {
            let mut random = Random::new(seed);
            [(); 5].map(|()| random.next_u64())
        };
        assert_eq!(
            first(1_234_567),
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
        assert_eq!(first(0)[0], 0xe220_a839_7b1d_cdaf);
    }

    #[test]
    fn a_seed_gives_these_numbers_below_a_bound_and_this_order_for_ever() {
        let mut random = Random::new(42);
        assert_eq!([(); 8].map(|()| random.below(6)), [4, 0, 1, 2, 0, 5, 1, 4]);
        let mut order: Vec<u8> = (0..12).collect();
        Random::new(7).shuffle(&mut order);
        assert_eq!(order, [8, 7, 11, 10, 6, 2, 1, 3, 5, 9, 0, 4]);
    }

    #[test]
    fn each_number_below_a_bound_is_equally_likely() {
        let mut random = Random::new(1);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[random.below(6)] += 1;
        }
        // Chi-squared with 5 degrees of freedom is above 20.5 once in 1,000.
        let far: f64 = counts.map(|n| (f64::from(n) - 1e4).powi(2) / 1e4).iter().sum();
        assert!(far < 20.5, "{counts:?}");
    }

    #[test]
    fn each_order_is_equally_likely() {
        let mut random = Random::new(2);
        let mut counts = std::collections::BTreeMap::<_, u32>::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            random.shuffle(&mut items);
            *counts.entry(items).or_default() += 1;
        }
        assert_eq!(counts.len(), 24);
        // Chi-squared with 23 degrees of freedom is above 49.7 once in 1,000.
        let far: f64 = counts.values().map(|&n| (f64::from(n) - 1e3).powi(2) / 1e3).sum();
        assert!(far < 49.7, "{counts:?}");
    }

    #[cfg(target_pointer_width = "64")]
    #[test]
    fn a_number_that_would_favor_some_is_dropped() {
        // Three quarters of 2⁶⁴: a quarter of the numbers is dropped.
        let bound = 3_usize << 62;
        let (mut all, mut kept) = (Random::new(3), Random::new(3));
        let taken: Vec<usize> = (0..1_000).map(|_| kept.below(bound)).collect();
        let used = (1..).find(|_| {
            all.next_u64();
            all.state == kept.state
        });
        let used: u32 = used.unwrap();
        assert!((1_280..1_390).contains(&used), "{used}");
        let low = taken.iter().filter(|&&n| n < bound / 3).count();
        assert!((280..390).contains(&low), "{low}");
    }
}
