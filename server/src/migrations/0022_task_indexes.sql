CREATE INDEX "contract_items_left" ON "contract_items" USING btree ("contract_id") WHERE selected and is_utilization and used < amount;--> statement-breakpoint
CREATE INDEX "contract_rates_unpaid" ON "contract_rates" USING btree ("due_date") WHERE paid < amount;--> statement-breakpoint
CREATE INDEX "contracts_ends" ON "contracts" USING btree ("end_date","renegotiation") WHERE status = 'Godkendt';--> statement-breakpoint
CREATE INDEX "contracts_unfinished" ON "contracts" USING btree ("status") WHERE status <> 'Godkendt';