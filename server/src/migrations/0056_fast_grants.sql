DROP INDEX "grants_host";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("title"), '') || E'\n' || coalesce(folded("venue"), '')) STORED;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("recipient_name"), '') || E'\n' || coalesce(folded("company"), '') || E'\n' || coalesce(folded("email"), '') || E'\n' || coalesce(folded("purpose"), '')) STORED;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("name"), '') || E'\n' || coalesce(folded("short_name"), '')) STORED;--> statement-breakpoint
CREATE INDEX "grants_host" ON "grants" USING btree ("host_user_id","state","event_id","given_on","quantity");--> statement-breakpoint
-- Lists of events and grants are remembered until something changes: whatever their rows say notes its sponsorship
-- (docs/sponsorship-index.md).
CREATE TRIGGER events_added AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION note_grants();--> statement-breakpoint
CREATE FUNCTION note_removed_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) VALUES (OLD.sponsorship_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER events_removed AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION note_removed_event();--> statement-breakpoint
CREATE FUNCTION note_item_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT c.sponsorship_id FROM contract_items i JOIN contracts c ON c.id = i.contract_id WHERE i.id = NEW.item_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER item_tickets_changed AFTER INSERT OR UPDATE ON item_tickets FOR EACH ROW EXECUTE FUNCTION note_item_tickets();--> statement-breakpoint
CREATE FUNCTION note_host() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) SELECT DISTINCT sponsorship_id FROM grants WHERE host_user_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER host_renamed AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_host();--> statement-breakpoint
-- A draft says what its products are called now.
CREATE FUNCTION note_given_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT DISTINCT g.sponsorship_id FROM contract_items i JOIN grants g ON g.item_id = i.id
    WHERE i.product_id = NEW.id AND i.frozen IS NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER given_product_renamed AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.name, OLD.product_title) IS DISTINCT FROM (NEW.name, NEW.product_title)) EXECUTE FUNCTION note_given_product();
