ALTER TABLE "categories" ADD COLUMN "use" text DEFAULT 'Begge' NOT NULL;--> statement-breakpoint
CREATE INDEX "categories_by_use" ON "categories" USING btree ("use" collate danish,"id");