use super::English;
use crate::words::HandWords;

impl HandWords for English {}
