CREATE TABLE "used_logins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_logins_expiry" ON "used_logins" USING btree ("expires_at");