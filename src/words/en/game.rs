use super::English;
use crate::words::GameWords;

impl GameWords for English {}
