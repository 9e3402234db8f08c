CREATE TABLE "payments_start" (
	"id" integer PRIMARY KEY NOT NULL,
	"since" date NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "payments_start_is_one" CHECK ("payments_start"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "contract_rates" ADD COLUMN "paid" numeric(14, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_rates" ADD COLUMN "registered" numeric(14, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_rates" ADD CONSTRAINT "contract_rates_registered" CHECK ("contract_rates"."registered" between "contract_rates"."paid" and "contract_rates"."amount");--> statement-breakpoint
INSERT INTO "payments_start" ("id", "since") VALUES (1, (now() at time zone 'Europe/Copenhagen')::date);
