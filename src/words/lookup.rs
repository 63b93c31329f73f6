use super::Hint;
use crate::game::SeatNotFound;
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
