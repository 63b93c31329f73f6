//! The result of a sync as text: what was sent, what came in, and what was
//! passed over.

use super::import::{details, wrapped};
use crate::render::style::TextStyle;
use crate::render::text::{counted, shown};
use crate::store::{PassedOver, SkewedClock, SyncReport, UnnamedClub};

/// Writes what was sent and what came in; `target` is the path or URL.
pub fn synced(report: &SyncReport, target: &str, style: TextStyle) -> String {
    let target = shown(target);
    let mut lines = vec![match report.sent {
        0 if report.unsent.is_some() => format!("Sent nothing to `{target}`"),
        0 => format!("Nothing to send to `{target}`"),
        sent => format!("Sent {} to `{target}`", counted(sent, "event")),
    }];
    if report.replaced > 0 {
        let segments = counted(report.replaced, "segment");
        let were = if report.replaced == 1 { "was" } else { "were" };
        lines.push(format!("Sent {segments} again that {were} missing or damaged"));
    }
    let received = &report.received;
    match received.new {
        0 => lines.push("Received nothing new".to_owned()),
        new => {
            lines.push(format!("Received {}", counted(new, "event")));
            lines.extend(details(received, false));
        }
    }
    if !report.passed_over.is_empty() {
        let files = counted(report.passed_over.len() as u64, "file");
        lines.push(format!("Passed over {files}:"));
        let passed_over = report.passed_over.iter();
        lines.extend(passed_over.map(|file| format!("  {}: {}", file_name(file), file.why)));
    }
    wrapped(&lines, style)
}

/// Returns the name of a file, and of the device in whose directory it is.
fn file_name(passed_over: &PassedOver) -> String {
    let file = &passed_over.file;
    match (&passed_over.device_name, file.split_once(['/', '\\'])) {
        (Some(device), Some((_, file))) => format!("{} of {}", shown(file), shown(device)),
        _ => shown(file),
    }
}

/// Returns warnings about this device and the others.
pub fn sync_warnings(report: &SyncReport) -> Vec<String> {
    let mut warnings = Vec::new();
    if report.renewed.is_some() {
        warnings.push(
            "another copy of this database writes as the same device; this one has an \
             identifier of its own from now on"
                .to_owned(),
        );
    }
    if report.joined {
        warnings.push(
            "this device and the others had no event in common: their games are together from \
             now on"
                .to_owned(),
        );
    }
    if report.left_out > 0 {
        warnings.push(format!(
            "left out {} that other devices refuse: the start of a game with an impossible number",
            counted(report.left_out, "event")
        ));
    }
    if let Some(why) = &report.unreached {
        warnings.push(format!(
            "the remote could not be reached; what was written is committed, and the next sync \
             pushes it: {why}"
        ));
    }
    if let Some(UnnamedClub { club, others }) = &report.unnamed_club {
        warnings.push(format!(
            "the URL names no club, so this is `{club}`; the login is in `{}`, too: name it as in \
             `?options=-c%20crowns.club%3D{}`",
            others.join("`, `"),
            others[0]
        ));
    }
    warnings.extend(report.clocks.iter().map(clock));
    warnings
}

fn clock(clock: &SkewedClock) -> String {
    let span = span(clock.seconds_ahead.unsigned_abs());
    let whose = match &clock.device_name {
        Some(name) => shown(name),
        None => "the server".to_owned(),
    };
    match clock.seconds_ahead.is_positive() {
        true => format!("the clock of {whose} is {span} ahead of this one's"),
        false => format!("the clock of {whose} is {span} behind"),
    }
}

/// Writes a time in days, hours or minutes, two at least.
fn span(seconds: u64) -> String {
    let minutes = seconds / 60;
    match (minutes / (24 * 60), minutes / 60) {
        (days @ 2.., _) => counted(days, "day"),
        (_, hours @ 2..) => counted(hours, "hour"),
        _ => counted(minutes, "minute"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_off_by_days_or_hours_where_it_is() {
        let check = |minutes: u64, expect: &str| assert_eq!(span(60 * minutes + 59), expect);
        check(2, "2 minutes");
        check(119, "119 minutes");
        check(120, "2 hours");
        check(47 * 60, "47 hours");
        check(48 * 60, "2 days");
        check(400 * 24 * 60, "400 days");
    }
}
