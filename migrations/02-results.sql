-- Standings read a hundred thousand games: a row a seat with all of its
-- scores, and an index that holds what tells whether a game counts.
DROP TABLE scores;
DROP TABLE seats;
DROP TABLE games;

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
    ended     INTEGER,                             -- ms of UTC, of finished games
    changed   INTEGER NOT NULL,
    CHECK ((state = 'finished') = (ended IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX games_by_date ON games (date, started, id);
CREATE INDEX games_by_state ON games (state, date, started, id);
CREATE INDEX games_by_league ON games (league, date, started, id) WHERE league IS NOT NULL;
CREATE INDEX games_by_start ON games (started, id);
CREATE INDEX results ON games (date, ended, id, short) WHERE ended IS NOT NULL;
CREATE INDEX results_by_league ON games (league, date, ended, id, short)
    WHERE ended IS NOT NULL AND league IS NOT NULL;

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
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX seats_by_holder ON seats (holder, game);
