ALTER TABLE "contracts" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "confirmed_on" date;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "signed_on" date;