-- Makes the table that `crowns sync postgres://…` uses. Run it once, as the owner
-- of an empty database of PostgreSQL 13 or later:
--
--   psql "postgres://owner@db.example.org/crowns" -f postgres.sql
--
-- A club is a role. Who belongs to it reads and adds the events of that club and no
-- others:
--
--   CREATE ROLE tuesday IN ROLE crowns;                     -- the club
--   CREATE ROLE ann LOGIN PASSWORD '…' IN ROLE tuesday;     -- a member
--
--   crowns sync "postgres://ann@db.example.org/crowns?options=-c%20crowns.club%3Dtuesday"
--
-- Without the option, a login is a club of its own name. Nobody but the owner can
-- change or delete what was added. After a dump was restored into another server,
-- let all devices read it again from the start:
--
--   UPDATE crowns_journal SET txid = pg_current_xact_id();

BEGIN;

DO $$ BEGIN
    CREATE ROLE crowns NOLOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

-- The club of this session.
CREATE FUNCTION crowns_club() RETURNS name STABLE LANGUAGE sql AS
    $$ SELECT coalesce(nullif(current_setting('crowns.club', true), ''), current_user)::name $$;

-- One row per event. The transaction that added it tells readers which rows are
-- complete: those of all transactions before the oldest that is still going on.
CREATE TABLE crowns_journal (
    id       uuid   NOT NULL,
    txid     xid8   NOT NULL DEFAULT pg_current_xact_id(),
    sequence bigint NOT NULL GENERATED ALWAYS AS IDENTITY UNIQUE,
    club     name   NOT NULL DEFAULT crowns_club(),
    device   uuid   NOT NULL,
    line     text   NOT NULL CHECK (octet_length(line) <= 1048576),
    PRIMARY KEY (club, id)
);
CREATE INDEX crowns_journal_in_order ON crowns_journal (club, txid, sequence);

ALTER TABLE crowns_journal ENABLE ROW LEVEL SECURITY;
CREATE POLICY crowns_members ON crowns_journal
    USING (club IN (SELECT rolname FROM pg_roles WHERE pg_has_role(oid, 'MEMBER')))
    WITH CHECK (club IN (SELECT rolname FROM pg_roles WHERE pg_has_role(oid, 'MEMBER')));

REVOKE ALL ON crowns_journal FROM PUBLIC;
GRANT SELECT, INSERT (id, device, line) ON crowns_journal TO crowns;

COMMIT;
