CREATE TABLE "evaluations" (
	"contract_id" integer PRIMARY KEY NOT NULL,
	"exposure" smallint,
	"relation" smallint,
	"delivery" smallint,
	"local" smallint,
	"recommendation" text,
	"text" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "evaluations_exposure" CHECK ("evaluations"."exposure" between 1 and 5),
	CONSTRAINT "evaluations_relation" CHECK ("evaluations"."relation" between 1 and 5),
	CONSTRAINT "evaluations_delivery" CHECK ("evaluations"."delivery" between 1 and 5),
	CONSTRAINT "evaluations_local" CHECK ("evaluations"."local" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" integer NOT NULL,
	"rate_id" integer,
	"amount" numeric(14, 2) NOT NULL,
	"paid_on" date,
	"reference" text,
	"invoice_number" text,
	"invoice_date" date,
	"vat_amount" numeric(14, 2),
	"itemised" boolean,
	"invoice_file_id" integer,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_vat" CHECK ("payments"."vat_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "task_marks" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"due_date" date NOT NULL,
	"sponsorship_id" integer NOT NULL,
	"state" text,
	"until" date,
	"assignee_id" integer,
	"note" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "task_marks_kind_record_id_due_date_pk" PRIMARY KEY("kind","record_id","due_date"),
	CONSTRAINT "task_marks_kind" CHECK ("task_marks"."kind" in ('renegotiation', 'expiry', 'renewal', 'rate', 'draft', 'awaiting', 'hospitality', 'delivery', 'manual')),
	CONSTRAINT "task_marks_snoozed" CHECK ((coalesce("task_marks"."state", '') = 'snoozed') = ("task_marks"."until" is not null))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sponsorship_id" integer NOT NULL,
	"contract_id" integer,
	"title" text NOT NULL,
	"note" text,
	"due_date" date NOT NULL,
	"assignee_id" integer,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_rates" DROP CONSTRAINT "contract_rates_contract_id_position_pk";--> statement-breakpoint
ALTER TABLE "contract_rates" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "contract_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "renews_id" integer;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_rate_id_contract_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."contract_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_file_id_files_id_fk" FOREIGN KEY ("invoice_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_marks" ADD CONSTRAINT "task_marks_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_marks" ADD CONSTRAINT "task_marks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_contract" ON "payments" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "payments_rate" ON "payments" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_on");--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_file_id");--> statement-breakpoint
CREATE INDEX "task_marks_sponsorship" ON "task_marks" USING btree ("sponsorship_id");--> statement-breakpoint
CREATE INDEX "task_marks_assignee" ON "task_marks" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "tasks_sponsorship" ON "tasks" USING btree ("sponsorship_id");--> statement-breakpoint
CREATE INDEX "tasks_contract" ON "tasks" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("due_date") WHERE done_at is null;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_renews_id_contracts_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_rates_due" ON "contract_rates" USING btree ("due_date");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_renews" ON "contracts" USING btree ("renews_id");--> statement-breakpoint
ALTER TABLE "contract_rates" ADD CONSTRAINT "contract_rates_position" UNIQUE("contract_id","position");