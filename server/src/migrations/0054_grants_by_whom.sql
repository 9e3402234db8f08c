ALTER TABLE "grants" ADD COLUMN "saved_by_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approves_guests" boolean DEFAULT false NOT NULL;