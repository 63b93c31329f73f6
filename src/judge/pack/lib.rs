//! Packs texts and modules of WebAssembly: a third smaller than gzip does, and a hundred
//! times as slow.
//!
//! Each bit is guessed from what came before it, and written in as little as it is a
//! surprise ([context mixing](https://en.wikipedia.org/wiki/Context_mixing)). This is the
//! same in both directions, so that one model serves `examples/judge-page.rs`, which
//! packs, and the page, which unpacks.

mod instructions;
#[cfg(target_family = "wasm")]
pub mod memory;
mod model;

use model::Model;

/// Packs bytes.
///
/// # Examples
///
/// ```
/// let text = "three of a kind, and three of another kind".repeat(20);
/// let packed = crowns_pack::pack(text.as_bytes());
/// assert!(packed.len() < text.len() / 10);
/// assert_eq!(crowns_pack::unpack(&packed), text.as_bytes());
/// ```
pub fn pack(bytes: &[u8]) -> Vec<u8> {
    let mut packed = (bytes.len() as u32).to_be_bytes().to_vec();
    let mut model = Model::new();
    let mut range = Range::ALL;
    for byte in bytes {
        for place in (0..8).rev() {
            let bit = byte >> place & 1 == 1;
            range.narrow(model.guess(), bit);
            model.learn(bit);
            while let Some(byte) = range.take_byte() {
                packed.push(byte);
            }
        }
    }
    packed.extend(range.low.to_be_bytes());
    packed
}

/// Unpacks what [`pack`] has packed.
pub fn unpack(packed: &[u8]) -> Vec<u8> {
    let mut packed = packed.iter().copied();
    let mut read = |number: u32| (number << 8) | u32::from(packed.next().unwrap_or_default());
    let length = (0..4).fold(0, |number, _| read(number)) as usize;
    let mut now = (0..4).fold(0, |number, _| read(number));
    let mut model = Model::new();
    let mut range = Range::ALL;
    while model.bytes.len() < length {
        let guess = model.guess();
        let bit = now <= range.middle(guess);
        range.narrow(guess, bit);
        model.learn(bit);
        while range.take_byte().is_some() {
            now = read(now);
        }
    }
    model.bytes
}

/// Unpacks what the page has packed.
#[cfg(target_family = "wasm")]
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(export_name = "unpack")]
pub extern "C" fn unpack_input() -> *const u8 {
    memory::answered(unpack)
}

/// The numbers that begin with what is packed.
struct Range {
    low: u32,
    high: u32,
}

impl Range {
    const ALL: Self = Self { low: 0, high: u32::MAX };

    /// Returns the last number of a one, whose chance is of 65,536.
    fn middle(&self, chance: u32) -> u32 {
        self.low + ((u64::from(self.high - self.low) * u64::from(chance)) >> 16) as u32
    }

    /// Leaves the numbers of a bit.
    fn narrow(&mut self, chance: u32, bit: bool) {
        let middle = self.middle(chance);
        if bit { self.high = middle } else { self.low = middle + 1 }
    }

    /// Takes the first byte off, if all numbers begin with it.
    fn take_byte(&mut self) -> Option<u8> {
        let [first, ..] = self.low.to_be_bytes();
        (first == self.high.to_be_bytes()[0]).then(|| {
            self.low <<= 8;
            self.high = (self.high << 8) | 255;
            first
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: &[u8]) {
        assert!(unpack(&pack(bytes)) == bytes, "{} bytes", bytes.len());
    }

    #[test]
    fn what_was_packed_is_unpacked() {
        check(b"");
        check(b"a");
        check(&[0; 1000]);
        check(&[255; 1000]);
        check(include_bytes!("model.rs"));
        check("æøå, þú og ég".repeat(100).as_bytes());
    }

    #[test]
    fn what_is_no_module_is_packed_too() {
        // Each byte after the start of the instructions of a module.
        let start = b"\0asm\x01\0\0\0\x0a\xff\xff\xff\xff\x0f\x01\x10\0";
        let all = (0..=255).flat_map(|byte| [byte, byte, 0, byte, 0x0b, 0x0b, 0x0b, byte, 255]);
        check(&start.iter().copied().chain(all).collect::<Vec<_>>());
        let mut noise = 1u32;
        let noise = (0..5000).map(|_| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (noise >> 24) as u8
        });
        check(&start.iter().copied().chain(noise).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_cut_off_is_unpacked_to_something_as_long() {
        let packed = pack(include_bytes!("lib.rs"));
        let length = include_bytes!("lib.rs").len();
        assert_eq!(unpack(&packed[..packed.len() / 2]).len(), length);
        assert_eq!(unpack(&[]), []);
    }
}
