//! Rows and columns of text.

mod columns;
mod grid;

pub(super) use columns::{ALWAYS, Column, lines};
pub(super) use grid::{grid, is_thin, labelled, legend, mean, percent, short_name};
