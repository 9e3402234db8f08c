CREATE TABLE "proof_files" (
	"proof_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file_id" integer NOT NULL,
	"small_file_id" integer,
	CONSTRAINT "proof_files_proof_id_position_pk" PRIMARY KEY("proof_id","position")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sponsorship_id" integer,
	"item_id" integer,
	"usage_id" integer,
	"date" date NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "proofs_removed" CHECK ("proofs"."removed_at" is not null or ("proofs"."sponsorship_id" is not null and "proofs"."item_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "task_marks" DROP CONSTRAINT "task_marks_kind";--> statement-breakpoint
ALTER TABLE "proof_files" ADD CONSTRAINT "proof_files_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_files" ADD CONSTRAINT "proof_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_files" ADD CONSTRAINT "proof_files_small_file_id_files_id_fk" FOREIGN KEY ("small_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_item_id_contract_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."contract_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_usage_id_usage_entries_id_fk" FOREIGN KEY ("usage_id") REFERENCES "public"."usage_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_files_file" ON "proof_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "proof_files_small" ON "proof_files" USING btree ("small_file_id");--> statement-breakpoint
CREATE INDEX "proofs_sponsorship" ON "proofs" USING btree ("sponsorship_id");--> statement-breakpoint
CREATE INDEX "proofs_item" ON "proofs" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "proofs_usage" ON "proofs" USING btree ("usage_id");--> statement-breakpoint
ALTER TABLE "task_marks" ADD CONSTRAINT "task_marks_kind" CHECK ("task_marks"."kind" in ('renegotiation', 'expiry', 'renewal', 'rate', 'approve', 'approval', 'draft', 'awaiting', 'hospitality', 'delivery', 'proof', 'kyc', 'manual'));--> statement-breakpoint
-- Tasks ask whether something was proven: whatever they follow from notes its sponsorship (docs/sponsorship-index.md).
CREATE FUNCTION note_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) VALUES (NEW.sponsorship_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER proofs_changed AFTER INSERT OR UPDATE ON proofs FOR EACH ROW
  WHEN (NEW.sponsorship_id IS NOT NULL) EXECUTE FUNCTION note_proof();
