//! What the page calls: it writes what is packed where [`input`] says, calls
//! [`unpack`], and reads so many bytes as [`length`] says.

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

/// Unpacks the input. Returns where the output is.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn unpack() -> *const u8 {
    let mut output = locked(&OUTPUT);
    *output = crate::unpack(&locked(&INPUT));
    output.as_ptr()
}

/// Returns the bytes of the output.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    locked(&OUTPUT).len()
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
