//! `retire` and `return`, of players and leagues.

use crate::game::Membership;
use crate::messages::RequestError;

/// Returns the membership to set, or an error if there is nothing to change
/// about a player or league.
pub(crate) fn change(
    name: &str,
    is_retired: bool,
    retire: bool,
) -> Result<Membership, RequestError> {
    match (is_retired, retire) {
        (true, true) => Err(RequestError::AlreadyRetired(name.to_owned())),
        (false, false) => Err(RequestError::NotRetired(name.to_owned())),
        (false, true) => Ok(Membership::Retired),
        (true, false) => Ok(Membership::Active),
    }
}
