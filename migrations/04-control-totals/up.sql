-- A checksum of each row cannot tell that a row is gone. What a table holds in
-- all is written down here by every command, and compared by what reads it.
CREATE TABLE control_totals (
    name  TEXT    PRIMARY KEY,                     -- journal
    count INTEGER NOT NULL,                        -- rows
    sum   INTEGER NOT NULL                         -- of their checksums
) STRICT, WITHOUT ROWID;
INSERT INTO control_totals (name, count, sum) VALUES ('journal', 0, 0);
