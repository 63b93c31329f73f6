use super::English;
use crate::words::JournalWords;

impl JournalWords for English {}
