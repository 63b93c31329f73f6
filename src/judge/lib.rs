//! The pages of `crowns serve` that need no game, as a module of WebAssembly:
//! `docs/judge.md` describes the page that it is a part of.
//!
//! The page writes a text where [`input`] says, calls [`load`] or [`answer`], and reads
//! the answer of so many bytes as [`length`] says. It is loaded with the texts of a
//! language before it answers in this language.

#![cfg(target_family = "wasm")]

mod page;

use std::sync::{Mutex, MutexGuard, PoisonError};

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<String> = Mutex::new(String::new());

/// Returns the place for an input of so many bytes, in UTF-8.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn input(bytes: usize) -> *mut u8 {
    let mut input = locked(&INPUT);
    input.resize(bytes, 0);
    input.as_mut_ptr()
}

/// Takes the texts of a language: its tag, messages, rulings and what people ask, with a
/// zero between them.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn load() {
    page::load(&String::from_utf8_lossy(&locked(&INPUT)));
}

/// Answers a request: the language, the path and each field, a line each. Returns where
/// the answer is, in UTF-8.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    let mut answer = locked(&ANSWER);
    *answer = page::answer(&String::from_utf8_lossy(&locked(&INPUT)));
    answer.as_ptr()
}

/// Returns the bytes of the last answer.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    locked(&ANSWER).len()
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
