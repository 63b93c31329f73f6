-- SQLite does not see a digit that changes inside an event; a checksum of each
-- row does. The program fills in those of the rows that are there.
ALTER TABLE journal ADD COLUMN crc INTEGER;        -- CRC-32, see src/store/journal/line.rs
DROP TRIGGER journal_is_not_changed;
CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal WHEN old.crc IS NOT NULL
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;

-- The same of what standings read; the rows are made anew from the journal.
DROP TABLE seats;

CREATE TABLE seats (
    game   BLOB    NOT NULL REFERENCES games ON DELETE CASCADE,
    seat   INTEGER NOT NULL,                       -- from 0, to the left
    player BLOB    NOT NULL,                       -- as the events name them
    holder BLOB    NOT NULL,                       -- whom they count for, after merges
    total  INTEGER NOT NULL,
    place  INTEGER,                                -- none for who left early
    won    INTEGER NOT NULL CHECK (won IN (0, 1)),
    out    INTEGER NOT NULL,                       -- bit n-1 is set: went out in round n
    scores TEXT    NOT NULL,                       -- of rounds 1 to 11, `-` where not played
    crc    INTEGER NOT NULL,                       -- CRC-32, see src/store/results.rs
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX seats_by_holder ON seats (holder, game);
