use uuid::{Builder, Uuid};

/// Generates ids from the system's random numbers or from a seed.
#[derive(Debug, Clone)]
pub struct IdGenerator {
    seed: Option<u64>,
}

impl IdGenerator {
    pub const fn random() -> Self {
        Self { seed: None }
    }

    /// Generates ids from a seed and their times, the same ones in each run.
    pub const fn seeded(seed: u64) -> Self {
        Self { seed: Some(seed) }
    }

    /// Generates a UUIDv7 of a time, in milliseconds of UTC. Those of one time
    /// are in the order of their counter, from 0 to 4095 (RFC 9562, 6.2).
    pub(in crate::store) fn make(&mut self, time: i64, counter: u16) -> Uuid {
        let mut bytes = [0; 10];
        bytes[..2].copy_from_slice(&counter.to_be_bytes());
        bytes[2..].copy_from_slice(&self.draw(time, counter).to_be_bytes());
        let millis = u64::try_from(time).unwrap_or_default();
        Builder::from_unix_timestamp_millis(millis, &bytes).into_uuid()
    }

    fn draw(&mut self, time: i64, counter: u16) -> u64 {
        let Some(seed) = self.seed else {
            return Uuid::new_v4().as_u64_pair().1;
        };
        // SplitMix64 of the seed, the time and the counter.
        let mut z = seed
            .wrapping_add((time as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .wrapping_add(u64::from(counter).wrapping_mul(0xd1b5_4a32_d192_ed03));
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_sort_by_time_and_then_by_counter() {
        let mut ids = IdGenerator::random();
        let made: Vec<_> = [(1, 0), (1, 1), (1, 300), (2, 0)]
            .map(|(time, counter)| ids.make(time, counter))
            .into();
        assert!(made.is_sorted());
        assert_eq!(made[0].get_version_num(), 7);
    }

    #[test]
    fn the_same_seed_generates_the_same_ids() {
        assert_eq!(IdGenerator::seeded(7).make(5, 1), IdGenerator::seeded(7).make(5, 1));
        assert_ne!(IdGenerator::seeded(7).make(5, 1), IdGenerator::seeded(8).make(5, 1));
        assert_ne!(IdGenerator::random().make(5, 1), IdGenerator::random().make(5, 1));
    }
}
