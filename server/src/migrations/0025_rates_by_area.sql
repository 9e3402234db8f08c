DROP INDEX "contract_rates_due";--> statement-breakpoint
DROP INDEX "contract_rates_unpaid";--> statement-breakpoint
DROP INDEX "payments_paid";--> statement-breakpoint
ALTER TABLE "contract_rates" ADD COLUMN "sponsorship_id" integer;--> statement-breakpoint
ALTER TABLE "contract_rates" ADD COLUMN "area_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sponsorship_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "area_id" integer;--> statement-breakpoint
-- Nothing that is shown changes by it: the change log need not name every sponsorship.
ALTER TABLE "contract_rates" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "payments" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "contract_rates" r SET sponsorship_id = s.id, area_id = s.area_id
  FROM contracts c JOIN sponsorships s ON s.id = c.sponsorship_id WHERE c.id = r.contract_id;--> statement-breakpoint
UPDATE "payments" p SET sponsorship_id = s.id, area_id = s.area_id
  FROM contracts c JOIN sponsorships s ON s.id = c.sponsorship_id WHERE c.id = p.contract_id;--> statement-breakpoint
ALTER TABLE "contract_rates" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "payments" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "contract_rates" ALTER COLUMN "sponsorship_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_rates" ALTER COLUMN "area_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "sponsorship_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "area_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_with_area" UNIQUE("id","area_id");--> statement-breakpoint
ALTER TABLE "contract_rates" ADD CONSTRAINT "contract_rates_place" FOREIGN KEY ("sponsorship_id","area_id") REFERENCES "public"."sponsorships"("id","area_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_place" FOREIGN KEY ("sponsorship_id","area_id") REFERENCES "public"."sponsorships"("id","area_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
-- A node of the release before does not name them when it saves. Later the foreign keys keep them right.
CREATE FUNCTION place_by_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.id, s.area_id INTO NEW.sponsorship_id, NEW.area_id
    FROM contracts c JOIN sponsorships s ON s.id = c.sponsorship_id WHERE c.id = NEW.contract_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER contract_rates_placed BEFORE INSERT ON contract_rates
  FOR EACH ROW EXECUTE FUNCTION place_by_contract();--> statement-breakpoint
CREATE TRIGGER payments_placed BEFORE INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION place_by_contract();--> statement-breakpoint
CREATE INDEX "contract_rates_first" ON "contract_rates" USING btree ("contract_id") WHERE position = 0;--> statement-breakpoint
CREATE INDEX "contract_rates_paid" ON "contract_rates" USING btree ("area_id","contract_id") WHERE paid >= amount;--> statement-breakpoint
CREATE INDEX "contract_rates_area" ON "contract_rates" USING btree ("area_id","due_date","id","contract_id","amount","paid","registered");--> statement-breakpoint
CREATE INDEX "contract_rates_sponsorship" ON "contract_rates" USING btree ("sponsorship_id","due_date","id","contract_id","amount","paid","registered");--> statement-breakpoint
CREATE INDEX "contract_rates_area_unpaid" ON "contract_rates" USING btree ("area_id","due_date","id","contract_id","amount","registered") WHERE paid < amount;--> statement-breakpoint
CREATE INDEX "payments_sponsorship" ON "payments" USING btree ("sponsorship_id");--> statement-breakpoint
CREATE INDEX "sponsorships_in_danish" ON "sponsorships" USING btree (name collate danish,"id","area_id");--> statement-breakpoint
CREATE INDEX "contract_rates_due" ON "contract_rates" USING btree ("due_date","id","contract_id","sponsorship_id","area_id","amount","paid","registered");--> statement-breakpoint
CREATE INDEX "contract_rates_unpaid" ON "contract_rates" USING btree ("due_date","id","contract_id","area_id","amount","registered") WHERE paid < amount;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_on","contract_id","area_id","amount");--> statement-breakpoint
CREATE INDEX "contracts_to_pay" ON "contracts" USING btree ("id","end_date","sponsorship_id") WHERE status = 'Godkendt' and sponsorship_amount > 0;
