/// The dialogue of `crowns score`.
pub trait DialogueWords {}
