use super::{Command, Hint, quoted};
use crate::game::{SeatNotFound, name_key, unmarked};
use crate::store::LookupError;

subject! {
/// Names, numbers and days that stand for nothing, or for more than one thing.
pub trait LookupWords {
    /// Returns what was named and is not there, or not unique.
    fn lookup_error(&self, error: &LookupError) -> String;

    /// Returns how to name it, or how to find what there is.
    fn lookup_error_hint(&self, error: &LookupError) -> Option<Hint>;

    /// Returns that a name is not that of one seat.
    fn seat_not_found(&self, error: &SeatNotFound) -> String;

    /// Returns how to name the seat.
    fn seat_not_found_hint(&self, error: &SeatNotFound) -> Option<Hint>;
}
}

/// Returns how to write the first of several names that are alike, and the command
/// that makes one player of the first two; `None` if these differ.
pub(super) fn namesakes(names: &[String]) -> Option<(String, Command)> {
    let [one, other, ..] = names else {
        return None;
    };
    let are_alike = name_key(unmarked(one)) == name_key(unmarked(other));
    are_alike.then(|| {
        let merge = Command::new("player merge").arg(other).arg(one);
        (quoted(one), merge)
    })
}
