CREATE TABLE "signers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"signing_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"link_count" integer DEFAULT 0 NOT NULL,
	"token_hash" text,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	"mail_id" integer,
	"opened_at" timestamp (3) with time zone,
	"signed_at" timestamp (3) with time zone,
	"signed_name" text,
	"title" text,
	"address" text,
	"declined_at" timestamp (3) with time zone,
	"reason" text,
	"code_hash" text,
	"code_at" timestamp (3) with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "signers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "signers_signed_is_whole" CHECK (("signers"."signed_at" is null) = ("signers"."signed_name" is null))
);
--> statement-breakpoint
CREATE TABLE "signing_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"signing_id" integer NOT NULL,
	"signer_id" integer,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"address" text,
	"agent" text
);
--> statement-breakpoint
CREATE TABLE "signings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"deadline" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" text NOT NULL,
	"sent_by_user_id" integer,
	"sender_email" text NOT NULL,
	"upload_file_id" integer,
	"upload_signer_id" integer,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "signings_outcome_known" CHECK ("signings"."outcome" in ('Underskrevet', 'Afvist', 'Annulleret')),
	CONSTRAINT "signings_end" CHECK (("signings"."outcome" is null) = ("signings"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "signing_subject" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "signing_text" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signers" ADD CONSTRAINT "signers_signing_id_signings_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."signings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signers" ADD CONSTRAINT "signers_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_events" ADD CONSTRAINT "signing_events_signing_id_signings_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."signings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_events" ADD CONSTRAINT "signing_events_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_sent_by_user_id_users_id_fk" FOREIGN KEY ("sent_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_upload_file_id_files_id_fk" FOREIGN KEY ("upload_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signers_email" ON "signers" USING btree ("signing_id",lower("email"));--> statement-breakpoint
CREATE INDEX "signing_events_signing" ON "signing_events" USING btree ("signing_id","id");--> statement-breakpoint
CREATE INDEX "signing_events_signer" ON "signing_events" USING btree ("signer_id","kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "signings_open" ON "signings" USING btree ("contract_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "signings_contract" ON "signings" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "signings_upload" ON "signings" USING btree ("upload_file_id") WHERE upload_file_id is not null;