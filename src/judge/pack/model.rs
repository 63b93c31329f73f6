//! Guesses the next bit of a text or of a module of WebAssembly by what came before it:
//! each of several contexts guesses, and a small network that learns from each bit weighs
//! the guesses. What came after guesses like the result corrects it. All numbers are
//! integers, so that both sides guess the same.

use crate::instructions::Place;

/// Bytes, words and instructions before the next byte, each a hash.
const CONTEXTS: usize = 15;

/// Two guesses for each context, one of the repeat, and a constant.
const INPUTS: usize = 2 * CONTEXTS + 2;

/// Sets of weights: by the bits of the byte, by the last byte and the one before it, by the
/// place, and by how much is repeated.
const SETS: [usize; 5] = [256, 256, 256, Place::KINDS, (MOST + 1) * Place::PARTS * 8];

/// Guesses between which the corrections of others lie.
const STEPS: usize = 33;

/// A bucket of slots for each half of a byte after a context: one for each beginning. The
/// contexts share the buckets.
const BUCKETS: usize = 1 << 20;

/// How many bytes must be the same for a repeat.
const LEAST: usize = 8;

/// As many bytes that are the same are as good as more.
const MOST: usize = 31;

/// How many places are remembered that may be repeated.
const PLACES: usize = 1 << 18;

const HALF: u16 = 1 << 15;

/// How far a chance moves after 0 to 7 bits that are known, in parts of 128.
const AFTER_BITS: [i32; 8] = [113, 72, 52, 42, 34, 28, 19, 6];

type Inputs = [i32; INPUTS];

pub(crate) struct Model {
    pub(crate) bytes: Vec<u8>,
    /// The bits of the next byte that are known, and those of its half, after a one.
    partial: usize,
    nibble: usize,
    place: Place,
    words: [u32; 2],
    contexts: [u32; CONTEXTS],
    slots: [usize; CONTEXTS],
    /// What came in each slot, up to seven bits after a one, and the chance of a one.
    histories: Vec<u8>,
    chances: Vec<u16>,
    /// The chance of a one after each history, for each context.
    after_history: Vec<[u16; 256]>,
    repeat: Repeat,
    /// The chance that a bit is as it was before, by how much is the same.
    after_repeat: [u16; MOST + 1],
    inputs: Inputs,
    weights: [Vec<Inputs>; SETS.len()],
    sets: [usize; SETS.len()],
    guesses: [i32; SETS.len()],
    stretched: Vec<i16>,
    /// The chance of a one after each step of guesses, by the last byte and the bits of
    /// this one, and the one that is nearest to the guess.
    corrected: Vec<u16>,
    nearest: usize,
}

impl Model {
    pub(crate) fn new() -> Self {
        let after = |history: u32| {
            let (bits, ones) = (history.max(1).ilog2(), history.max(1).count_ones() - 1);
            ((5 * ones + 2) * u32::from(u16::MAX) / (5 * bits + 4)) as u16
        };
        let mut stretched = vec![2047; 4096];
        for x in (-2047..=2047i16).rev() {
            stretched[..=squash(x.into()) as usize].fill(x);
        }
        let steps: [_; STEPS] = std::array::from_fn(|step| step as i32 * 128 - 2048);
        let mut model = Self {
            bytes: Vec::new(),
            partial: 1,
            nibble: 1,
            place: Place::default(),
            words: [0; 2],
            contexts: [0; CONTEXTS],
            slots: [0; CONTEXTS],
            histories: vec![0; BUCKETS * 16],
            chances: vec![HALF; BUCKETS * 16],
            after_history: vec![std::array::from_fn(|history| after(history as u32)); CONTEXTS],
            inputs: [0; INPUTS],
            repeat: Repeat::new(),
            after_repeat: [u16::MAX - 2000; _],
            weights: SETS.map(|sets| vec![[4_500; INPUTS]; sets]),
            sets: [0; _],
            guesses: [0; _],
            stretched,
            corrected: steps.map(|odds| (squash(odds) * 16) as u16).repeat(1 << 16),
            nearest: 0,
        };
        model.begin_byte();
        model
    }

    /// Guesses how likely the next bit is a one, of 65,536.
    pub(crate) fn guess(&mut self) -> u32 {
        let table = &self.stretched;
        let stretched = |chance: u16| i32::from(table[usize::from(chance >> 4)]);
        for (context, &slot) in self.slots.iter().enumerate() {
            let slot = slot + self.nibble;
            let history = usize::from(self.histories[slot]);
            let known = i32::from(history > 0);
            self.inputs[2 * context] = known * stretched(self.after_history[context][history]);
            self.inputs[2 * context + 1] = known * stretched(self.chances[slot]);
        }
        let expected = self.repeat.expected(&self.bytes, self.partial);
        let same = expected.map_or(0, |_| self.repeat.same);
        let repeated = stretched(self.after_repeat[same]);
        self.inputs[2 * CONTEXTS] =
            expected.map_or(0, |bit| if bit { repeated } else { -repeated });
        self.inputs[2 * CONTEXTS + 1] = 400;
        let of_repeat = (same * Place::PARTS + self.place.part as usize) * 8;
        let bits = self.partial.ilog2() as usize;
        let of_place = self.place.kind(self.last(1));
        let [last, before] = [1, 2].map(|back| self.last(back).into());
        self.sets = [self.partial, last, before, of_place, of_repeat + bits];
        for (at, guess) in self.guesses.iter_mut().enumerate() {
            let weights = &self.weights[at][self.sets[at]];
            let weighed =
                self.inputs.iter().zip(weights).map(|(input, weight)| (input * weight) >> 16);
            *guess = weighed.sum::<i32>().clamp(-2047, 2047);
        }
        let guess = self.guesses.iter().sum::<i32>() / SETS.len() as i32;
        let (step, rest) = ((guess + 2048) as usize / 128, (guess + 2048) % 128);
        let first = (usize::from(self.last(1)) * 256 + self.partial) * STEPS + step;
        self.nearest = first + usize::from(rest >= 64);
        let [low, high] = [0, 1].map(|next| i32::from(self.corrected[first + next]));
        let corrected = (low * (128 - rest) + high * rest) / 128;
        ((squash(guess) * 16 + 3 * corrected) / 4).clamp(16, 65_520) as u32
    }

    pub(crate) fn learn(&mut self, bit: bool) {
        if let Some(expected) = self.repeat.expected(&self.bytes, self.partial) {
            adjust(&mut self.after_repeat[self.repeat.same], bit == expected, 2);
        }
        adjust(&mut self.corrected[self.nearest], bit, 2);
        for at in 0..SETS.len() {
            let error = ((i32::from(bit) << 12) - squash(self.guesses[at])) * 6;
            let weights = &mut self.weights[at][self.sets[at]];
            for (weight, input) in weights.iter_mut().zip(&self.inputs) {
                *weight += (input * error + (1 << 13)) >> 14;
            }
        }
        for (context, &slot) in self.slots.iter().enumerate() {
            let slot = slot + self.nibble;
            let history = &mut self.histories[slot];
            adjust(&mut self.after_history[context][usize::from(*history)], bit, 1);
            let seen = (*history).max(1).ilog2() as usize;
            adjust(&mut self.chances[slot], bit, AFTER_BITS[seen]);
            let longer = (u32::from((*history).max(1)) << 1) | u32::from(bit);
            *history = longer as u8 | if longer < 256 { 0 } else { 128 };
        }
        self.partial = (self.partial << 1) | usize::from(bit);
        self.nibble = (self.nibble << 1) | usize::from(bit);
        if self.partial > 255 {
            self.bytes.push(self.partial as u8);
            self.partial = 1;
            self.begin_byte();
        } else if self.nibble > 15 {
            self.begin_nibble();
        }
    }

    /// Returns the byte so many before the next one, from 1.
    fn last(&self, back: usize) -> u8 {
        let at = self.bytes.len().checked_sub(back);
        at.map_or(0, |at| self.bytes[at])
    }

    fn begin_byte(&mut self) {
        let byte = self.last(1);
        if !self.bytes.is_empty() {
            self.place.pass(byte);
            self.repeat.begin_byte(&self.bytes);
        }
        if byte.is_ascii_alphabetic() || byte > 127 {
            self.words[0] = hash(self.words[0], byte.into());
        } else if self.words[0] != 0 {
            self.words = [0, self.words[0]];
        }
        let last = u32::from_be_bytes([4, 3, 2, 1].map(|back| self.last(back)));
        let older = u32::from_be_bytes([8, 7, 6, 5].map(|back| self.last(back)));
        let [word, last_word] = self.words;
        let (state, opcodes) = (self.place.state(), self.place.opcodes);
        self.contexts = [
            0,
            last & 0xff,
            last & 0xffff,
            last & 0xff_ffff,
            last,
            hash(last, older & 0xff),
            hash(word, last & 0xff),
            hash(word, last_word),
            hash(opcodes & 0xff, state),
            hash(opcodes & 0xffff, state),
            hash(opcodes & 0xff_ffff, state),
            hash(opcodes, state),
            hash(opcodes.rotate_left(3), hash(state, last & 0xffff)),
            last & 0xff00,
            last & 0xff_ff00,
        ];
        for (number, context) in self.contexts.iter_mut().enumerate() {
            *context = hash(*context, number as u32 + 1);
        }
        self.begin_nibble();
    }

    fn begin_nibble(&mut self) {
        self.nibble = 1;
        for (slot, context) in self.slots.iter_mut().zip(self.contexts) {
            let hash = hash(context, self.partial as u32);
            let check = (hash >> 24) as u8;
            let first = hash as usize % BUCKETS;
            let [one, other] = [first, first ^ 1].map(|bucket| bucket * 16);
            let seen = |slot: usize| self.histories[slot + 1];
            let found = [one, other].into_iter().find(|&slot| self.histories[slot] == check);
            *slot = found.unwrap_or(if seen(one) <= seen(other) { one } else { other });
            if found.is_none() {
                self.histories[*slot..*slot + 16].fill(0);
                self.chances[*slot..*slot + 16].fill(HALF);
                self.histories[*slot] = check;
            }
        }
    }
}

/// The latest place that began like the next byte.
struct Repeat {
    /// Where the next byte was, and how many bytes before it are the same, at most
    /// [`MOST`]; zero if there is no such place.
    at: usize,
    same: usize,
    /// The latest place after bytes of a hash.
    latest: Vec<u32>,
}

impl Repeat {
    fn new() -> Self {
        Self { at: 0, same: 0, latest: vec![0; PLACES] }
    }

    /// Returns the next bit as it was before; `partial` has the bits of the byte that are
    /// known, after a one.
    fn expected(&self, bytes: &[u8], partial: usize) -> Option<bool> {
        let byte = bytes.get(self.at).filter(|_| self.same > 0)?;
        let (byte, left) = (usize::from(*byte) | 256, 8 - partial.ilog2());
        (byte >> left == partial).then_some(byte >> (left - 1) & 1 == 1)
    }

    fn begin_byte(&mut self, bytes: &[u8]) {
        let end = bytes.len();
        let is_repeated = self.same > 0 && bytes[self.at] == bytes[end - 1];
        (self.at, self.same) =
            if is_repeated { (self.at + 1, (self.same + 1).min(MOST)) } else { (0, 0) };
        let Some(last) = bytes.last_chunk::<LEAST>() else { return };
        let slot = last.iter().fold(0, |all, &byte| hash(all, byte.into())) as usize % PLACES;
        if self.same == 0 {
            self.at = self.latest[slot] as usize;
            let pairs = bytes[..self.at].iter().rev().zip(bytes.iter().rev());
            let same = pairs.take(MOST).take_while(|(one, other)| one == other).count();
            self.same = if same < LEAST { 0 } else { same };
        }
        self.latest[slot] = end as u32;
    }
}

/// Moves a chance so many of 128 parts of the way to a bit.
fn adjust(chance: &mut u16, bit: bool, parts: i32) {
    let way = if bit { i32::from(u16::MAX - *chance) } else { -i32::from(*chance) };
    *chance = (i32::from(*chance) + way * parts / 128) as u16;
}

/// Returns the chance, of 4,096, whose logarithmic odds are so many of 256.
fn squash(odds: i32) -> i32 {
    const AT: [i32; 33] = [
        1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994,
        3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
    ];
    let odds = odds.clamp(-2047, 2047) + 2048;
    let (at, rest) = (odds as usize / 128, odds % 128);
    (AT[at] * (128 - rest) + AT[at + 1] * rest + 64) / 128
}

fn hash(one: u32, other: u32) -> u32 {
    let hash = one.wrapping_mul(0x2f0b_4c47) ^ other.wrapping_mul(0x9e37_79b1).rotate_left(13);
    hash ^ (hash >> 15)
}
