//! Any bytes as a spreadsheet.
#![no_main]

use crowns::store::{ReadOptions, read_spreadsheet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for results in [false, true] {
        _ = read_spreadsheet(bytes, &ReadOptions { results, ..ReadOptions::default() });
    }
});
