ALTER TABLE "company" ADD COLUMN "account_advertisement" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_tickets" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_catering" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "account_travel" text;