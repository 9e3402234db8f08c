DROP INDEX "contract_rates_unpaid";--> statement-breakpoint
DROP INDEX "contract_rates_area_unpaid";--> statement-breakpoint
CREATE INDEX "contract_rates_unpaid" ON "contract_rates" USING btree ("due_date","id","contract_id","area_id","amount","paid") WHERE paid < amount;--> statement-breakpoint
CREATE INDEX "contract_rates_area_unpaid" ON "contract_rates" USING btree ("area_id","due_date","id","contract_id","amount","paid") WHERE paid < amount;