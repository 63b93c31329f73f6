//! The `crowns` command; see the library for everything it does.

use std::process::ExitCode;

fn main() -> ExitCode {
    crowns::cli::run()
}
