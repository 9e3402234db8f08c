CREATE TABLE "login_failure_shares" (
	"address" text NOT NULL,
	"account" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "login_failure_shares_address_account_pk" PRIMARY KEY("address","account")
);
--> statement-breakpoint
ALTER TABLE "login_failure_shares" ADD CONSTRAINT "login_failure_shares_address_login_failures_key_fk" FOREIGN KEY ("address") REFERENCES "public"."login_failures"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_at");