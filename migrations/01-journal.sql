-- `CROW`: by this a file is known to be a crowns database.
PRAGMA application_id = 0x43524F57;

-- The truth. All else below is a projection of it and can be rebuilt.
CREATE TABLE journal (
    id             BLOB    NOT NULL UNIQUE CHECK (length(id) = 16),        -- UUIDv7
    command        BLOB    NOT NULL CHECK (length(command) = 16),
    time           INTEGER NOT NULL,                                       -- ms of UTC
    device         BLOB    NOT NULL CHECK (length(device) = 16),
    aggregate_kind TEXT    NOT NULL,   -- game, player, league, ruleset; command: an undo or a redo of it
    aggregate      BLOB    NOT NULL CHECK (length(aggregate) = 16),
    event          TEXT    NOT NULL CHECK (json_valid(event))
) STRICT;
CREATE INDEX journal_by_aggregate ON journal (aggregate, time, id);
CREATE INDEX journal_by_time ON journal (time, id);
CREATE INDEX journal_by_command ON journal (command);

CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
-- INSERT OR REPLACE deletes without the trigger above.
CREATE TRIGGER journal_is_not_replaced BEFORE INSERT ON journal
WHEN EXISTS (SELECT 1 FROM journal WHERE id = new.id OR rowid = new.rowid)
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;

-- Commands, and whether they count. An undo targets a change, a redo an undo.
CREATE TABLE commands (
    id      BLOB    PRIMARY KEY,
    time    INTEGER NOT NULL,
    device  BLOB    NOT NULL,
    role    TEXT    NOT NULL CHECK (role IN ('change', 'undo', 'redo')),
    target  BLOB,
    revoked INTEGER NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX commands_in_turn ON commands (device, role, revoked, time, id);
CREATE INDEX commands_by_target ON commands (target) WHERE target IS NOT NULL;

-- The numbers that games are called by, of games undone too.
CREATE TABLE numbers (
    number INTEGER PRIMARY KEY,
    game   BLOB    NOT NULL UNIQUE
) STRICT;

CREATE TABLE players (
    id          BLOB    PRIMARY KEY,
    name        TEXT    NOT NULL,
    key         TEXT    NOT NULL,                  -- the name without case
    retired     INTEGER NOT NULL CHECK (retired IN (0, 1)),
    merged_into BLOB
) STRICT, WITHOUT ROWID;
-- Not unique: two devices may have added one name before they met.
CREATE INDEX players_by_key ON players (key);
CREATE INDEX players_by_merge ON players (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE leagues (
    id      BLOB    PRIMARY KEY,
    name    TEXT    NOT NULL,
    key     TEXT    NOT NULL,
    retired INTEGER NOT NULL CHECK (retired IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX leagues_by_key ON leagues (key);

CREATE TABLE rulesets (
    id      BLOB    PRIMARY KEY,
    name    TEXT    NOT NULL,
    key     TEXT    NOT NULL,
    retired INTEGER NOT NULL CHECK (retired IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX rulesets_by_key ON rulesets (key);

CREATE TABLE games (
    id        BLOB    PRIMARY KEY,
    state     TEXT    NOT NULL CHECK (state IN ('open', 'finished', 'abandoned', 'deleted')),
    short     INTEGER NOT NULL CHECK (short IN (0, 1)),
    ruleset   TEXT    NOT NULL,
    league    BLOB,
    date      TEXT    NOT NULL,                    -- YYYY-MM-DD
    place     TEXT,
    note      TEXT,
    rounds    INTEGER NOT NULL,                    -- scored so far
    conflicts INTEGER NOT NULL,
    started   INTEGER NOT NULL,                    -- ms of UTC
    changed   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX games_by_date ON games (date, started, id);
CREATE INDEX games_by_state ON games (state, date, started, id);
CREATE INDEX games_by_league ON games (league, date, started, id) WHERE league IS NOT NULL;
CREATE INDEX games_by_start ON games (started, id);

CREATE TABLE seats (
    game      BLOB    NOT NULL REFERENCES games ON DELETE CASCADE,
    seat      INTEGER NOT NULL,                    -- from 0, to the left
    player    BLOB    NOT NULL,                    -- as the events name them
    holder    BLOB    NOT NULL,                    -- whom they count for, after merges
    total     INTEGER NOT NULL,
    place     INTEGER,                             -- none for who left early
    won       INTEGER NOT NULL CHECK (won IN (0, 1)),
    times_out INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX seats_by_holder ON seats (holder, game);

CREATE TABLE scores (
    game   BLOB    NOT NULL,
    round  INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    points INTEGER,                                -- none where not played
    out    INTEGER NOT NULL CHECK (out IN (0, 1)),
    PRIMARY KEY (game, round, seat),
    FOREIGN KEY (game, seat) REFERENCES seats ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
-- The foreign key of scores is looked up by game and seat.
CREATE INDEX scores_by_seat ON scores (game, seat);
