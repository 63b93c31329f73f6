//! Writes games of solitaire.

use super::error::WriteError;
use super::writer::Writer;
use crate::game::{AggregateKind, Solitaire, SolitaireEvent, SolitaireId};

impl Writer<'_> {
    /// Begins a game of solitaire, or records one that was played away, and
    /// returns it.
    pub fn begin_solitaire(&mut self, event: &SolitaireEvent) -> Result<Solitaire, WriteError> {
        let id = SolitaireId(self.new_id());
        self.record_solitaire(id, event)
    }

    /// Records what happened to a game of solitaire, and returns it as it is
    /// now.
    pub fn record_solitaire(
        &mut self,
        id: SolitaireId,
        event: &SolitaireEvent,
    ) -> Result<Solitaire, WriteError> {
        self.append(AggregateKind::Solitaire, id.0, event)?;
        let missing = WriteError::Missing { what: "game of solitaire", id: id.0 };
        self.solitaire(id)?.ok_or(missing)
    }
}
