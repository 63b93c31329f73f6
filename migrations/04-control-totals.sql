-- A checksum of each row cannot tell that a row is gone. What a table holds in
-- all is written down here by every command, and compared by what reads it.
CREATE TABLE control_totals (
    name  TEXT    PRIMARY KEY,                     -- journal
    count INTEGER NOT NULL,                        -- rows
    sum   INTEGER NOT NULL                         -- of their checksums
) STRICT, WITHOUT ROWID;
INSERT INTO control_totals (name, count, sum) VALUES ('journal', 0, 0);

-- The same of the projections, which are rebuilt from the journal.
CREATE TABLE projection_totals (
    name  TEXT    PRIMARY KEY,                     -- games, open, players, leagues, rulesets
    count INTEGER NOT NULL,
    sum   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

DROP TABLE players;
DROP TABLE leagues;
DROP TABLE rulesets;
DROP TABLE seats;
DROP TABLE games;

CREATE TABLE players (
    id          BLOB    PRIMARY KEY,
    name        TEXT    NOT NULL,
    key         TEXT    NOT NULL,                  -- the name without case
    retired     INTEGER NOT NULL CHECK (retired IN (0, 1)),
    merged_into BLOB,
    crc         INTEGER NOT NULL                   -- CRC-32, see src/store/projection/checked.rs
) STRICT, WITHOUT ROWID;
-- Not unique: two devices may have added one name before they met.
CREATE INDEX players_by_key ON players (key);
CREATE INDEX players_by_merge ON players (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE leagues (
    id         BLOB    PRIMARY KEY,
    name       TEXT    NOT NULL,
    key        TEXT    NOT NULL,
    retired    INTEGER NOT NULL CHECK (retired IN (0, 1)),
    events     INTEGER NOT NULL,                   -- those that it is folded from
    events_sum INTEGER NOT NULL,                   -- of their checksums
    crc        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE rulesets (
    id         BLOB    PRIMARY KEY,
    name       TEXT    NOT NULL,
    key        TEXT    NOT NULL,
    retired    INTEGER NOT NULL CHECK (retired IN (0, 1)),
    events     INTEGER NOT NULL,
    events_sum INTEGER NOT NULL,
    crc        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A row has all that listings and standings read of a game, its seats too, so
-- that one checksum covers it. The rows are in the order of their days: a scan
-- of the table, which needs no index, answers every question about many games.
CREATE TABLE games (
    date       TEXT    NOT NULL,                   -- YYYY-MM-DD
    started    INTEGER NOT NULL,                   -- ms of UTC
    id         BLOB    NOT NULL UNIQUE,
    number     INTEGER NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('open', 'finished', 'abandoned', 'deleted')),
    short      INTEGER NOT NULL CHECK (short IN (0, 1)),
    ended      INTEGER,                            -- ms of UTC, of finished games
    league     BLOB,
    rounds     INTEGER NOT NULL,                   -- scored so far
    conflicts  INTEGER NOT NULL,
    events     INTEGER NOT NULL,                   -- those that it is folded from
    events_sum INTEGER NOT NULL,                   -- of their checksums
    seats      BLOB    NOT NULL,                   -- see src/store/projection/seats.rs
    ruleset    TEXT    NOT NULL,
    place      TEXT,
    note       TEXT,
    crc        INTEGER NOT NULL,
    PRIMARY KEY (date, started, id),
    CHECK ((state = 'finished') = (ended IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX games_open ON games (started, id) WHERE state = 'open';

-- Whose games are projected again when players are merged.
CREATE TABLE seats (
    game   BLOB    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,                       -- from 0, to the left
    player BLOB    NOT NULL,                       -- as the events name them
    holder BLOB    NOT NULL,                       -- whom they count for, after merges
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX seats_by_holder ON seats (holder, game);
