//! What a module of WebAssembly shares with the page: the page writes a text where
//! [`input`] says, calls a function that answers it, and reads so many bytes as [`length`]
//! says from where that function returns.

use std::sync::{Mutex, MutexGuard, PoisonError};

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static OUTPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Returns the place for an input of so many bytes.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn input(bytes: usize) -> *mut u8 {
    let mut input = locked(&INPUT);
    input.resize(bytes, 0);
    input.as_mut_ptr()
}

/// Returns the bytes of the last output.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    locked(&OUTPUT).len()
}

/// Answers the input. Returns where the output is.
pub(crate) fn answered(answer: impl FnOnce(&[u8]) -> Vec<u8>) -> *const u8 {
    let mut output = locked(&OUTPUT);
    *output = answer(&locked(&INPUT));
    output.as_ptr()
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
