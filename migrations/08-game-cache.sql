-- What follows from the journal is folded at each run, but for games. Of these
-- one table holds what lists and standings read; if anything of it does not fit
-- the journal, it is not believed and made anew.
DROP TABLE seats;
DROP TABLE games;
DROP TABLE players;
DROP TABLE leagues;
DROP TABLE rulesets;
DROP TABLE solitaire;
DROP TABLE tournaments;
DROP TABLE numbers;
DROP TABLE commands;
DROP TABLE projection_totals;

-- The rows of the journal that are folded at each run. Their control totals have
-- the names of their kinds.
CREATE INDEX journal_of_others ON journal (aggregate_kind, time, id)
    WHERE aggregate_kind <> 'game';
INSERT INTO control_totals (name, count, sum)
SELECT aggregate_kind, count(*), sum(crc) FROM journal
WHERE aggregate_kind <> 'game'
    AND rowid <= (SELECT count FROM control_totals WHERE name = 'journal')
GROUP BY aggregate_kind;

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
