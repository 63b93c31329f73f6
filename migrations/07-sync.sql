-- What `sync` has exchanged. Neither the journal nor folded from it: it is
-- true of this file only, and without it everything is exchanged once more.

-- The ids that this database has written under on a device in place of the
-- one in the file `device`. Without a last row: the one that it has now.
CREATE TABLE sync_devices (
    device   BLOB    PRIMARY KEY,
    home     BLOB    NOT NULL,                     -- the id in the file `device`
    last_row INTEGER                               -- of the journal, written as this device
) STRICT, WITHOUT ROWID;

CREATE TABLE sync_targets (
    id       INTEGER PRIMARY KEY,
    target   TEXT    NOT NULL UNIQUE,              -- absolute path or URL
    used     INTEGER NOT NULL,                     -- the largest is of the last one
    sent     INTEGER NOT NULL,                     -- every row of the journal up to it is there
    position INTEGER NOT NULL                      -- the transaction read up to, of a server
) STRICT;

-- Rows after the last one sent that are there, too: they came from there.
CREATE TABLE sync_received (
    target    INTEGER NOT NULL REFERENCES sync_targets,
    first_row INTEGER NOT NULL,
    last_row  INTEGER NOT NULL,
    PRIMARY KEY (target, first_row)
) STRICT, WITHOUT ROWID;

-- Segments written, with the rows that they hold, and segments read. A device
-- gives no number twice, wherever it writes.
CREATE TABLE sync_segments (
    target    INTEGER NOT NULL REFERENCES sync_targets,
    device    BLOB    NOT NULL,
    number    INTEGER NOT NULL,
    size      INTEGER,                             -- in bytes; none until it is written
    crc       INTEGER,                             -- CRC-32 of the file
    head      INTEGER,                             -- CRC-32 of its first line
    first_row INTEGER,                             -- of the journal; none of what was read
    last_row  INTEGER,
    made      INTEGER,                             -- ms of UTC, as its header has it
    PRIMARY KEY (target, device, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX sync_segments_by_device ON sync_segments (device, number);

-- Events of a server that were refused, and are tried again.
CREATE TABLE sync_refused (
    target   INTEGER NOT NULL REFERENCES sync_targets,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (target, sequence)
) STRICT, WITHOUT ROWID;
