use super::English;
use crate::words::DialogueWords;

impl DialogueWords for English {}
