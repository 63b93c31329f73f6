use super::Messages;

/// Keys of the screen and what they do.
impl Messages {
    /// Returns the letters of the menu and what they do.
    pub fn menu_entries(&self) -> [(&'static str, &'static str); 6] {
        [
            ("n", "screen-menu-new"),
            ("r", "screen-menu-rematch"),
            ("j", "screen-menu-join"),
            ("l", "screen-menu-leave"),
            ("f", "screen-menu-finish"),
            ("s", "screen-menu-solitaire"),
        ]
        .map(|(key, does)| (key, self.plain(does)))
    }

    /// Returns the keys for the last line, those used most first: the last are left
    /// out where they do not fit.
    pub fn screen_keys(&self, keys: ScreenKeys) -> Vec<(String, &'static str)> {
        let (yes, no) = (self.yes()[0], self.no()[0]);
        let enter_no = format!("Enter {no}");
        let keys: &[(&str, &'static str)] = match keys {
            ScreenKeys::Score => &[
                ("?", "screen-key-keys"),
                ("c", "screen-key-check"),
                ("o", "screen-key-odds"),
                ("j", "screen-key-judge"),
                ("r", "screen-key-rules"),
                ("u", "screen-key-undo"),
                ("↑", "screen-key-fix"),
                ("m", "screen-key-menu"),
                ("q", "screen-key-quit-score"),
                ("l", "screen-key-log"),
                ("g", "screen-key-chart"),
            ],
            ScreenKeys::Over => &[
                ("m", "screen-key-new-game"),
                ("g", "screen-key-chart"),
                ("l", "screen-key-log"),
                ("r", "screen-key-rules"),
                ("u", "screen-key-undo"),
                ("↑", "screen-key-fix"),
                ("?", "screen-key-keys"),
                ("q", "screen-key-quit"),
            ],
            ScreenKeys::Cell => &[
                ("Enter", "screen-key-correct"),
                ("←↑↓→", "screen-key-another-cell"),
                ("Esc", "screen-key-back"),
            ],
            ScreenKeys::Save => &[
                ("Enter", "screen-key-save"),
                ("←", "screen-key-back"),
                (no, "screen-key-drop"),
                ("Esc", "screen-key-back"),
            ],
            ScreenKeys::SaveDoubted => &[
                (yes, "screen-key-save"),
                ("←", "screen-key-back"),
                (&enter_no, "screen-key-drop"),
            ],
            ScreenKeys::Refused => {
                &[("↑", "screen-key-edit"), ("?", "screen-key-help"), ("Esc", "screen-key-back")]
            }
            ScreenKeys::YesNo => {
                &[(yes, "screen-key-yes"), (no, "screen-key-no"), ("Esc", "screen-key-back")]
            }
            ScreenKeys::Moved => &[(yes, "screen-key-use-it"), (no, "screen-key-drop-it")],
            ScreenKeys::Reading => &[("1 2 3", "screen-key-choose"), ("Esc", "screen-key-back")],
            ScreenKeys::Question => &[
                ("Enter", "screen-key-answer"),
                ("?", "screen-key-help"),
                ("Esc", "screen-key-back"),
            ],
            ScreenKeys::Check => &[
                ("Enter", "screen-key-take-over"),
                ("Tab", "screen-key-next-player"),
                ("Esc", "screen-key-back"),
            ],
            ScreenKeys::Panel => &[("PgUp PgDn", "screen-key-scroll"), ("Esc", "screen-key-back")],
            ScreenKeys::Menu => &[
                ("n", "screen-key-new"),
                ("r", "screen-key-rematch"),
                ("j", "screen-key-join"),
                ("l", "screen-key-leave"),
                ("f", "screen-key-finish"),
                ("Esc", "screen-key-back"),
                ("s", "screen-key-solitaire"),
            ],
        };
        let entry = |&(key, does): &(&str, &'static str)| (key.to_owned(), self.plain(does));
        keys.iter().map(entry).collect()
    }

    /// Names the arrow keys together, left, right and up, where signs cannot be
    /// shown.
    pub fn arrow_keys(&self) -> [&'static str; 4] {
        ["screen-arrows", "screen-left", "screen-right", "screen-up"].map(|id| self.plain(id))
    }

    /// Returns all keys and what they do.
    pub fn all_screen_keys(&self) -> [(&'static str, &'static str); 27] {
        let space = self.plain("screen-space");
        [
            ("12 Enter", "screen-all-score"),
            ("12 0 37 5", "screen-all-round"),
            ("tom 12", "screen-all-named-score"),
            ("tom", "screen-all-name"),
            ("out, x", "screen-all-out"),
            ("-", "screen-all-not-played"),
            ("KH,5D 8,K", "screen-all-cards"),
            ("undo, join Jo", "screen-all-commands"),
            ("← →", "screen-all-another-answer"),
            ("↑", "screen-all-correct"),
            ("Ctrl-F", "screen-all-force"),
            ("Ctrl-T", "screen-all-totals"),
            ("? F1", "screen-all-help"),
            ("c F2", "screen-all-check"),
            ("j F3", "screen-all-judge"),
            ("g F4", "screen-all-chart"),
            ("l F5", "screen-all-log"),
            ("r F6", "screen-all-rules"),
            ("m F7", "screen-all-menu"),
            ("o F8", "screen-all-odds"),
            ("u U Enter", "screen-all-undo"),
            ("PgUp PgDn", "screen-all-scroll"),
            ("Esc", "screen-all-escape"),
            ("Ctrl-Z", "screen-all-suspend"),
            ("q Ctrl-C", "screen-all-quit"),
            ("> d * -", "screen-all-sheet"),
            (space, "screen-all-text"),
        ]
        .map(|(key, does)| (key, self.plain(does)))
    }
}

/// What is asked, as far as other keys serve it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum ScreenKeys {
    Score,
    Over,
    Cell,
    Save,
    SaveDoubted,
    Refused,
    YesNo,
    Moved,
    Reading,
    Question,
    Check,
    Panel,
    Menu,
}
