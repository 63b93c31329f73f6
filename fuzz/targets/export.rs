//! Any lines as those of an export, with the right checksums: it is merged whole or
//! refused, and afterwards the cache says what the journal says.
#![no_main]

use chrono::DateTime;
use crowns::game::DeviceId;
use crowns::store::{ExportReader, IdGenerator, MergeOptions, Store};
use libfuzzer_sys::fuzz_target;
use uuid::Uuid;

fn sealed(object: &str) -> String {
    let object = object.strip_suffix('}').unwrap_or(object);
    format!("{object},\"crc\":\"{:08x}\"}}\n", crc32fast::hash(object.as_bytes()))
}

fuzz_target!(|text: &str| {
    _ = ExportReader::open(text.as_bytes()).map(ExportReader::check);
    let lines: Vec<String> = text.lines().take(50).map(sealed).collect();
    let body = lines.concat();
    let header = format!(
        r#"{{"crowns":"journal","version":2,"device":null,"made":"2026-11-21T00:00:00Z","lines":{},"checksum":"crc32:{:08x}"}}"#,
        lines.len(),
        crc32fast::hash(body.as_bytes()),
    );
    let file = sealed(&header) + &body;
    let folder = tempfile::tempdir_in("/dev/shm").unwrap();
    let now = DateTime::from_timestamp(1_795_000_000, 0).unwrap();
    let (device, ids) = (DeviceId(Uuid::from_u128(1)), IdGenerator::seeded(1));
    let mut store = Store::open(&folder.path().join("crowns.db"), device, ids, now).unwrap();
    for skip_refused in [false, true] {
        let Ok(reader) = ExportReader::open(file.as_bytes()) else { return };
        let reader = reader.skipping_refused(skip_refused);
        let options = MergeOptions { now, join_names: true, skip_refused, dry_run: false };
        _ = store.merge_with(reader, options);
        assert!(store.verify().unwrap());
    }
});
