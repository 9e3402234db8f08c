CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dedupe_key" text,
	"to" text NOT NULL,
	"to_user_id" integer,
	"by_user_id" integer,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"secrets" text[] DEFAULT '{}' NOT NULL,
	"file_ids" integer[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"error" text,
	"message_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"searched" text GENERATED ALWAYS AS (coalesce(folded("to"), '') || E'\n' || coalesce(folded("subject"), '')) STORED,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('Venter', 'Sender', 'Sendt', 'Fejlet', 'Slået fra'))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_to_send" ON "mails" USING btree ("next_try_at") WHERE "mails"."status" in ('Venter', 'Sender');--> statement-breakpoint
CREATE INDEX "mails_in_order" ON "mails" USING btree ("created_at","id");