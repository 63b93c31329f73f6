-- What all migrations make of an empty file, to the letter: a new database is made by
-- it at once. A test compares the two.

-- `CROW`: by this a file is known to be a crowns database.
PRAGMA application_id = 0x43524F57;

-- The truth; all else follows from it, but for what sync keeps of its targets.
CREATE TABLE journal (
    id             BLOB    NOT NULL UNIQUE CHECK (length(id) = 16),        -- UUIDv7
    command        BLOB    NOT NULL CHECK (length(command) = 16),
    time           INTEGER NOT NULL,                                       -- ms of UTC
    device         BLOB    NOT NULL CHECK (length(device) = 16),
    aggregate_kind TEXT    NOT NULL,   -- game, player, league, ruleset; command: an undo or a redo of it
    aggregate      BLOB    NOT NULL CHECK (length(aggregate) = 16),
    event          TEXT    NOT NULL CHECK (json_valid(event))
, crc INTEGER) STRICT;
CREATE INDEX journal_by_aggregate ON journal (aggregate, time, id);
CREATE INDEX journal_by_time ON journal (time, id);
CREATE INDEX journal_by_command ON journal (command);
-- The rows that are folded at each run.
CREATE INDEX journal_of_others ON journal (aggregate_kind, time, id)
    WHERE aggregate_kind <> 'game';

CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal WHEN old.crc IS NOT NULL
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
-- INSERT OR REPLACE deletes without the trigger above.
CREATE TRIGGER journal_is_not_replaced BEFORE INSERT ON journal
WHEN EXISTS (SELECT 1 FROM journal WHERE id = new.id OR rowid = new.rowid)
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;

-- What the journal holds in all, and what it holds of each kind but games.
CREATE TABLE control_totals (
    name  TEXT    PRIMARY KEY,                     -- journal
    count INTEGER NOT NULL,                        -- rows
    sum   INTEGER NOT NULL                         -- of their checksums
) STRICT, WITHOUT ROWID;
INSERT INTO control_totals (name, count, sum) VALUES ('journal', 0, 0);

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

CREATE TABLE sync_received (
    target    INTEGER NOT NULL REFERENCES sync_targets,
    first_row INTEGER NOT NULL,
    last_row  INTEGER NOT NULL,
    PRIMARY KEY (target, first_row)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE sync_refused (
    target   INTEGER NOT NULL REFERENCES sync_targets,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (target, sequence)
) STRICT, WITHOUT ROWID;

-- A row a game, undone ones too. The rows are in the order of their days: a scan
-- of the table, which needs no index, answers every question about many games.
CREATE TABLE game_cache (
    day        INTEGER NOT NULL,                   -- since 0000-12-31; 0 if undone
    started    INTEGER NOT NULL,                   -- ms of UTC; 0 if undone
    game       BLOB    NOT NULL UNIQUE,
    number     INTEGER NOT NULL,                   -- that it is called by
    state      TEXT,                               -- none if undone
    events     INTEGER NOT NULL,                   -- those that it is folded from
    events_sum INTEGER NOT NULL,                   -- of their checksums
    summary    BLOB    NOT NULL,                   -- see src/store/state/game_row.rs
    crc        INTEGER NOT NULL,                   -- CRC-32 of the row
    PRIMARY KEY (day, started, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_cache_open ON game_cache (started, game) WHERE state = 'open';
CREATE INDEX game_cache_by_number ON game_cache (number);

-- One line: the control total of the journal that the cache is true for, and the
-- totals of its rows.
CREATE TABLE game_cache_end (
    events     INTEGER NOT NULL,
    events_sum INTEGER NOT NULL,
    rows       INTEGER NOT NULL,
    rows_sum   INTEGER NOT NULL,
    open       INTEGER NOT NULL,                   -- rows of open games
    open_sum   INTEGER NOT NULL
) STRICT;
