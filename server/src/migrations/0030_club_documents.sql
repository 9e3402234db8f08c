CREATE TABLE "club_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sponsorship_id" integer,
	"contract_id" integer,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"file_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "club_documents_removed" CHECK ("club_documents"."sponsorship_id" is not null or "club_documents"."removed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "club_documents" ADD CONSTRAINT "club_documents_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_documents" ADD CONSTRAINT "club_documents_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_documents" ADD CONSTRAINT "club_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_documents_sponsorship" ON "club_documents" USING btree ("sponsorship_id");--> statement-breakpoint
CREATE INDEX "club_documents_contract" ON "club_documents" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "club_documents_file" ON "club_documents" USING btree ("file_id");