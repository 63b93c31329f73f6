//! The pages of `crowns serve` that need no game, as a module of WebAssembly:
//! `docs/judge.md` describes the page that it is a part of.
//!
//! It is loaded with the texts of a language before it answers in this language.

#![cfg(target_family = "wasm")]

#[path = "pack/memory.rs"]
pub mod memory;
mod page;

/// Takes the texts of a language, in UTF-8: its tag, messages, rulings and what people
/// ask, with a zero between them. Answers nothing.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn load() -> *const u8 {
    memory::answered(|texts| {
        page::load(&String::from_utf8_lossy(texts));
        Vec::new()
    })
}

/// Answers a request, in UTF-8: the language, the path and each field, a line each.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    memory::answered(|request| page::answer(&String::from_utf8_lossy(request)).into_bytes())
}
