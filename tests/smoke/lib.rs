//! The tests of `it` that tell most on another platform, for the program that
//! `CROWNS_PROGRAM` names when they are built. They need a fifth of the crates.

#![cfg(test)]
#![allow(dead_code, reason = "`env` has more than these tests need")]

const PROGRAM: &str = env!("CROWNS_PROGRAM");

#[macro_use]
#[path = "../it/runs.rs"]
mod runs;

#[path = "../it/durable.rs"]
mod durable;
#[path = "../it/env.rs"]
mod env;
#[path = "../it/platforms.rs"]
mod platforms;
#[path = "../it/serve/ports.rs"]
mod ports;
#[path = "../it/serve/phone.rs"]
mod serve;
