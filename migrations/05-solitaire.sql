-- Games of solitaire, a row each: what their list and statistics read.
CREATE TABLE solitaire (
    id         BLOB    PRIMARY KEY,
    started    INTEGER NOT NULL,                   -- ms of UTC
    ended      INTEGER,                            -- ms of UTC, of games that are over
    origin     TEXT    NOT NULL CHECK (origin IN ('dealt', 'table', 'away')),
    state      TEXT    NOT NULL CHECK (state IN ('open', 'won', 'lost')),
    closed     INTEGER NOT NULL,                   -- piles
    points     INTEGER,                            -- of the open piles, if they were counted
    events     INTEGER NOT NULL,                   -- those that it is folded from
    events_sum INTEGER NOT NULL,                   -- of their checksums
    crc        INTEGER NOT NULL,
    CHECK ((state = 'open') = (ended IS NULL))
) STRICT, WITHOUT ROWID;
