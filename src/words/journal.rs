/// The history of a game and of the database.
pub trait JournalWords {}
