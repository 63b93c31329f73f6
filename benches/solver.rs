//! Times the solver.
fn main() {}
