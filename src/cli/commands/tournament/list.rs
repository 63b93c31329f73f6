//! `crowns tournament list`.

use crate::cli::prelude::*;

pub(super) fn run(json: JsonArg, context: &Context) -> Result<Outcome> {
    let tournaments = context.open_to_show()?.read()?.tournaments()?;
    json.print(
        || render::json::tournaments(&tournaments),
        || render::tournaments(&tournaments, context.style),
    )
}
