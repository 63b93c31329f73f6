//! The result of a sync as JSON.

use super::import::counts;
use super::{line, object};
use crate::store::{SyncReport, without_passwords};

/// Writes what was sent and what came in; `target` is the path or URL.
pub fn sync(report: &SyncReport, target: &str) -> String {
    let unsent = report.unsent.as_ref();
    let unsent = unsent.map(|why| without_passwords(&why.to_string()));
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
        unsent_because: unsent,
        unreached_because: report.unreached.as_deref().map(without_passwords),
    })
}
