-- How far the change log no longer reaches back: the last transaction whose entries were removed from it. A server that
-- has not read as far reads everything anew (docs/sponsorship-index.md).
CREATE TABLE sponsorship_changes_removed (up_to xid8 NOT NULL);--> statement-breakpoint
INSERT INTO sponsorship_changes_removed VALUES ('0');--> statement-breakpoint
CREATE FUNCTION note_removed_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sponsorship_changes_removed SET up_to = greatest(up_to, last.xid)
    FROM (SELECT max(xid) AS xid FROM removed WHERE xid < pg_snapshot_xmax(pg_current_snapshot())) last
    WHERE last.xid > up_to;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION note_all_changes_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sponsorship_changes_removed SET up_to = pg_snapshot_xmax(pg_current_snapshot());
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER changes_removed AFTER DELETE ON sponsorship_changes REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_removed_changes();--> statement-breakpoint
CREATE TRIGGER all_changes_removed AFTER TRUNCATE ON sponsorship_changes
  FOR EACH STATEMENT EXECUTE FUNCTION note_all_changes_removed();
