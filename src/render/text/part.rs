/// A part of a long list, the newest first.
#[derive(Debug, Clone)]
pub struct Part<T> {
    /// What is in it.
    pub items: Vec<T>,
    /// Which part it is, counted from 1.
    pub number: u32,
    /// Whether there are further ones.
    pub more: bool,
}
