CREATE TABLE "deleted_drafts" (
	"contract_id" integer PRIMARY KEY NOT NULL,
	"sponsorship_id" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"rows" jsonb
);
--> statement-breakpoint
ALTER TABLE "deleted_drafts" ADD CONSTRAINT "deleted_drafts_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE cascade ON UPDATE no action;