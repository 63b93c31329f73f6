-- Tournaments, a row each: what their list reads. Their tables are games.
CREATE TABLE tournaments (
    id         BLOB    PRIMARY KEY,
    name       TEXT    NOT NULL,
    date       TEXT    NOT NULL,                   -- YYYY-MM-DD
    created    INTEGER NOT NULL,                   -- ms of UTC
    games      INTEGER NOT NULL,                   -- without the final
    players    INTEGER NOT NULL,                   -- who have not left
    events     INTEGER NOT NULL,                   -- those that it is folded from
    events_sum INTEGER NOT NULL,                   -- of their checksums
    crc        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
