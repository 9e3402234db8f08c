-- Every transaction that changes how a sponsorship stands leaves its mark here, whoever writes: so each server can
-- tell, before it answers, what has changed since it last looked (docs/decisions/0010-standings-in-memory.md).
CREATE TABLE sponsorship_changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  sponsorship_id integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);--> statement-breakpoint
CREATE INDEX sponsorship_changes_xid ON sponsorship_changes (xid);--> statement-breakpoint
CREATE INDEX sponsorship_changes_at ON sponsorship_changes (at);--> statement-breakpoint
CREATE FUNCTION note_sponsorships() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) SELECT id FROM changed;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION note_contracts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) SELECT DISTINCT sponsorship_id FROM changed;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION note_contract_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT DISTINCT c.sponsorship_id FROM changed i JOIN contracts c ON c.id = i.contract_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION note_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) SELECT id FROM sponsorships WHERE category_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION note_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) SELECT id FROM sponsorships WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  noted text;
BEGIN
  FOREACH noted IN ARRAY ARRAY['sponsorships', 'contracts', 'contract_items'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_inserted AFTER INSERT ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_%1$s()', noted);
    EXECUTE format('CREATE TRIGGER %1$s_updated AFTER UPDATE ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_%1$s()', noted);
    EXECUTE format('CREATE TRIGGER %1$s_deleted AFTER DELETE ON %1$s REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_%1$s()', noted);
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER category_renamed AFTER UPDATE ON categories FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_category();--> statement-breakpoint
CREATE TRIGGER user_shown_otherwise AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.picture_file_id IS DISTINCT FROM NEW.picture_file_id)
  EXECUTE FUNCTION note_user();
