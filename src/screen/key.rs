/// A key as the table presses it, whatever the terminal sends for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Key {
    /// A character, in upper or lower case.
    Char(char),
    /// A letter together with Ctrl.
    Ctrl(char),
    /// A function key, from 1.
    F(u8),
    Enter,
    Esc,
    Tab,
    BackTab,
    Backspace,
    Delete,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
}
