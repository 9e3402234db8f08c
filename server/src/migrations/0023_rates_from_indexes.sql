DROP INDEX "contract_rates_due";--> statement-breakpoint
DROP INDEX "contract_rates_unpaid";--> statement-breakpoint
DROP INDEX "contracts_sponsorship";--> statement-breakpoint
DROP INDEX "contracts_unfinished";--> statement-breakpoint
DROP INDEX "payments_paid";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(lower("invoice_number" collate danish), '') || E'\n' || coalesce(lower("reference" collate danish), '')) STORED;--> statement-breakpoint
CREATE INDEX "contract_rates_due" ON "contract_rates" USING btree ("due_date","id","contract_id","amount","paid","registered");--> statement-breakpoint
CREATE INDEX "contract_rates_unpaid" ON "contract_rates" USING btree ("due_date","id","contract_id","amount","registered") WHERE paid < amount;--> statement-breakpoint
CREATE INDEX "contracts_sponsorship" ON "contracts" USING btree ("sponsorship_id","id","status");--> statement-breakpoint
CREATE INDEX "contracts_unfinished" ON "contracts" USING btree ("status","id") WHERE status <> 'Godkendt';--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_on","contract_id","amount");--> statement-breakpoint
-- As in 0003: finding invoices is right without the extension, and faster with it.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX payments_searched ON payments USING gin (searched gin_trgm_ops) WITH (fastupdate = off);
  END IF;
END
$$;--> statement-breakpoint
-- As in 0004: what was paid changes what is remembered of a sponsorship.
CREATE FUNCTION note_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT DISTINCT c.sponsorship_id FROM changed p JOIN contracts c ON c.id = p.contract_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER payments_inserted AFTER INSERT ON payments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_payments();--> statement-breakpoint
CREATE TRIGGER payments_updated AFTER UPDATE ON payments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_payments();--> statement-breakpoint
CREATE TRIGGER payments_deleted AFTER DELETE ON payments REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_payments();
