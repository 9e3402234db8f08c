CREATE INDEX "signed_documents_uploaded" ON "signed_documents" USING btree ("uploaded_at","contract_id");--> statement-breakpoint
-- As in 0025, but not where many payments are made at once of rates that say themselves where they lie.
DROP TRIGGER payments_placed ON payments;--> statement-breakpoint
CREATE TRIGGER payments_placed BEFORE INSERT ON payments
  FOR EACH ROW WHEN (NEW.sponsorship_id IS NULL OR NEW.area_id IS NULL) EXECUTE FUNCTION place_by_contract();
