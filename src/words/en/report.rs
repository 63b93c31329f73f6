use super::English;
use crate::words::ReportWords;

impl ReportWords for English {}
