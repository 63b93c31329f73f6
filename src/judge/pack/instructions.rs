//! Where a byte is among the instructions of a module of WebAssembly.
//!
//! Source: the binary format, <https://webassembly.github.io/spec/core/binary/>. What is no
//! such module has places too, which mean nothing.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// The head of the module, or a section without instructions.
    Other,
    SectionId,
    SectionSize,
    FunctionCount,
    FunctionSize,
    /// How many groups of local variables a function has.
    LocalGroups,
    LocalCount,
    LocalType,
    Opcode,
    /// A number that an instruction has.
    Number,
    Constant,
    /// How many numbers an instruction has.
    NumberCount,
}

#[derive(Debug)]
pub(crate) struct Place {
    /// What the next byte is.
    pub(crate) part: Part,
    /// The last four opcodes of the function, the last one lowest.
    pub(crate) opcodes: u32,
    /// The number that is read, and its bytes so far.
    value: u32,
    read: u32,
    /// Numbers, bytes or groups of locals that are still to come.
    left: u32,
    /// Blocks that are open in the function, and functions that are still to end.
    depth: u32,
    functions: u32,
}

const CODE: u32 = 10;

/// The bytes before the first section.
const HEAD: u32 = 8;

impl Default for Place {
    fn default() -> Self {
        let (opcodes, value, read, depth, functions) = (0, 0, 0, 0, 0);
        Self { part: Part::Other, opcodes, value, read, left: HEAD, depth, functions }
    }
}

impl Place {
    pub(crate) const KINDS: usize = 3 * 256;

    pub(crate) const PARTS: usize = Part::NumberCount as usize + 1;

    /// Returns the kind of the place: by the opcode among instructions, else by the last
    /// byte.
    pub(crate) fn kind(&self, last: u8) -> usize {
        let [.., opcode] = self.opcodes.to_be_bytes();
        match self.part {
            Part::Opcode => opcode.into(),
            Part::Number | Part::Constant | Part::NumberCount => 256 + usize::from(opcode),
            _ => 512 + usize::from(last),
        }
    }

    /// Returns a number for what the next byte is, and what comes with it.
    pub(crate) fn state(&self) -> u32 {
        let left = if self.part == Part::Other { 0 } else { self.left };
        self.part as u32 | (self.read.min(3) << 4) | (left << 6)
    }

    pub(crate) fn pass(&mut self, byte: u8) {
        match self.part {
            Part::SectionId => {
                self.left = byte.into();
                self.begin(Part::SectionSize);
            }
            Part::Opcode => self.begin_instruction(byte),
            Part::Other => self.end_one(Part::Other, Part::SectionId),
            Part::Constant => self.end_one(Part::Constant, Part::Opcode),
            Part::LocalType => self.end_one(Part::LocalCount, Part::Opcode),
            _ => {
                self.value |= u32::from(byte & 127).wrapping_shl(7 * self.read);
                self.read = self.read.wrapping_add(1);
                if byte < 128 {
                    self.end_number();
                }
            }
        }
    }

    fn begin(&mut self, part: Part) {
        (self.part, self.value, self.read) = (part, 0, 0);
    }

    /// Ends one of several, which more or what is after them follows.
    fn end_one(&mut self, more: Part, after: Part) {
        self.left = self.left.saturating_sub(1);
        self.begin(if self.left > 0 { more } else { after });
    }

    fn end_number(&mut self) {
        let value = self.value;
        match self.part {
            Part::SectionSize if self.left == CODE => self.begin(Part::FunctionCount),
            Part::SectionSize => self.begin_some(value, Part::Other, Part::SectionId),
            Part::FunctionCount => {
                self.functions = value;
                self.begin(Part::FunctionSize);
            }
            Part::FunctionSize => {
                (self.opcodes, self.depth) = (0, 1);
                self.begin(Part::LocalGroups);
            }
            Part::LocalGroups => self.begin_some(value, Part::LocalCount, Part::Opcode),
            Part::LocalCount => self.begin(Part::LocalType),
            Part::NumberCount => {
                self.begin_some(value.saturating_add(1), Part::Number, Part::Opcode)
            }
            _ => self.end_one(Part::Number, Part::Opcode),
        }
    }

    fn begin_some(&mut self, count: u32, some: Part, none: Part) {
        self.left = count;
        self.begin(if count > 0 { some } else { none });
    }

    fn begin_instruction(&mut self, opcode: u8) {
        self.opcodes = (self.opcodes << 8) | u32::from(opcode);
        match opcode {
            // Blocks.
            0x02..=0x04 => {
                self.depth = self.depth.saturating_add(1);
                self.begin_some(1, Part::Number, Part::Opcode);
            }
            0x0b => {
                self.depth = self.depth.saturating_sub(1);
                if self.depth == 0 {
                    self.functions = self.functions.saturating_sub(1);
                    let is_last = self.functions == 0;
                    self.begin(if is_last { Part::SectionId } else { Part::FunctionSize });
                }
            }
            0x0e => self.begin(Part::NumberCount),
            // Branches, calls, variables, constants.
            0x0c | 0x0d | 0x10 | 0x20..=0x26 | 0x3f..=0x42 => {
                self.begin_some(1, Part::Number, Part::Opcode);
            }
            // Memory.
            0x11 | 0x28..=0x3e => self.begin_some(2, Part::Number, Part::Opcode),
            // Copies and fills of memory: the second half of the opcode, and two places.
            0xfc => self.begin_some(3, Part::Number, Part::Opcode),
            0x43 => self.begin_some(4, Part::Constant, Part::Opcode),
            0x44 => self.begin_some(8, Part::Constant, Part::Opcode),
            _ => {}
        }
    }
}
