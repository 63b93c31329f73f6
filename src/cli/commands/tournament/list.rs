//! `crowns tournament list`.

use crate::cli::args::json::JsonArg;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::render;

pub(super) fn run(json: JsonArg, context: &Context) -> Result<Outcome> {
    let tournaments = context.open_to_show()?.read()?.tournaments()?;
    json.print(
        || render::json::tournaments(&tournaments),
        || render::tournaments(&tournaments, context.style),
    )
}
