//! The result of a sync as JSON.

use super::import::counts;
use super::{line, object};
use crate::store::SyncReport;

/// Writes what was sent and what came in; `target` is the path or URL.
pub fn sync(report: &SyncReport, target: &str) -> String {
    line(object! {
        target,
        sent_event_count: report.sent,
        sent_segment_count: report.segments,
        left_out_event_count: report.left_out,
        replaced_segment_count: report.replaced,
        received: counts(&report.received),
        passed_over: report.passed_over,
        clocks: report.clocks,
        renewal: report.renewed,
        unsent_because: report.unsent.as_ref().map(ToString::to_string),
        unreached_because: report.unreached,
    })
}
