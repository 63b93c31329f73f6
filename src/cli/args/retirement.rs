//! `retire` and `return`, of players and leagues.

use crate::words::RequestError;

/// Returns an error if there is nothing to change about a player or league.
pub(crate) fn check(name: &str, is_retired: bool, retire: bool) -> Result<(), RequestError> {
    match (is_retired, retire) {
        (true, true) => Err(RequestError::AlreadyRetired(name.to_owned())),
        (false, false) => Err(RequestError::NotRetired(name.to_owned())),
        (true, false) | (false, true) => Ok(()),
    }
}
