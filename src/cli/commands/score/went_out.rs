//! Asks who went out, where several players have no points.

use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::prompt::{Prompt, Question, is_back};
use crate::game::Scoresheet;
use crate::messages::{Message, Messages};
use crate::render::{seat_names, shown};

/// The answer to who went out.
pub(crate) enum WentOutAnswer {
    Seat(usize),
    NobodyKnows,
    /// The previous answer must be corrected first.
    Back,
}

/// Asks which of several players went out.
pub(crate) fn who_went_out(
    prompt: &mut impl Prompt,
    sheet: &Scoresheet,
    seats: &[usize],
    may_go_back: bool,
    words: &Messages,
) -> Result<WentOutAnswer> {
    let names = seat_names(sheet);
    let names: Vec<_> = seats.iter().map(|&seat| shown(&names[seat])).collect();
    let read = |answer: &str| match answer.trim() {
        "-" => Ok(WentOutAnswer::NobodyKnows),
        "" => Err(words.who_may_have_gone_out(&names)),
        answer if may_go_back && is_back(answer, words) => Ok(WentOutAnswer::Back),
        answer => match sheet.find_seat(answer) {
            Ok(seat) if seats.contains(&seat) => Ok(WentOutAnswer::Seat(seat)),
            Ok(_) => Err(words.who_may_have_gone_out(&names)),
            Err(error) => Err(error.text(words)),
        },
    };
    let answer = prompt.ask(&Question {
        label: words.who_went_out(),
        help: &words.who_went_out_help(&names, may_go_back),
        check: &|answer| read(answer).map(drop),
    })?;
    read(&answer).map_err(Failure::new)
}
