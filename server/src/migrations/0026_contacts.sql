CREATE TABLE "contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sponsorship_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"email" text,
	"phone" text,
	"is_primary" boolean DEFAULT false NOT NULL,
	"note" text,
	"active_to" date,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_sponsorship" ON "contacts" USING btree ("sponsorship_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_primary" ON "contacts" USING btree ("sponsorship_id") WHERE is_primary;--> statement-breakpoint
-- Whom a sponsorship names already becomes its primary contact, called by e-mail or phone where there is no name.
INSERT INTO contacts (sponsorship_id, name, email, phone, is_primary, updated_at, updated_by)
SELECT id, coalesce(contact, contact_email, contact_phone), contact_email, contact_phone, true, updated_at, updated_by
FROM sponsorships WHERE coalesce(contact, contact_email, contact_phone) IS NOT NULL;
