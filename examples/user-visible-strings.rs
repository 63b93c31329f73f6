//! Lists every string of the program that a user can read, with its place.
//!
//! ```sh
//! cargo run --example user-visible-strings
//! ```

#![allow(clippy::print_stdout, reason = "an example talks")]

#[path = "../tests/it/sources.rs"]
mod sources;
#[path = "../tests/it/visible.rs"]
mod visible;

fn main() {
    let mut count = 0;
    for source in sources::Source::program() {
        for string in visible::visible_strings(&source) {
            let text = string.text.replace('\n', "\\n");
            println!("src/{}:{}: {text}", source.path, string.line);
            count += 1;
        }
    }
    println!("{count} strings");
}
