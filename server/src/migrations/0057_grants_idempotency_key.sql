ALTER TABLE "grants" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_idempotency_key" ON "grants" USING btree ("idempotency_key");