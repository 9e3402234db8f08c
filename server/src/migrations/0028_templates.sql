CREATE TABLE "templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text,
	"active" boolean NOT NULL,
	"category_id" integer,
	"months" integer,
	"sponsorship_amount" numeric(14, 2),
	"sponsor_pays_prints" boolean NOT NULL,
	"value_of_advertisement" numeric,
	"value_of_tickets" numeric,
	"value_of_catering" numeric,
	"value_of_travel" numeric,
	"exclusivity" text,
	"special_agreements" text,
	"rates" jsonb NOT NULL,
	"products" jsonb NOT NULL,
	"searched" text GENERATED ALWAYS AS (coalesce(lower("name" collate danish), '') || E'\n' || coalesce(lower("description" collate danish), '')) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "templates_months" CHECK ("templates"."months" > 0),
	CONSTRAINT "templates_amount" CHECK ("templates"."sponsorship_amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "contract_rates" ALTER COLUMN "due_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "template_id" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "gone_products" jsonb;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "templates_by_name" ON "templates" USING btree ("name" collate danish,"id");--> statement-breakpoint
CREATE INDEX "templates_by_description" ON "templates" USING btree ("description" collate danish,"id");--> statement-breakpoint
CREATE INDEX "templates_by_description_desc" ON "templates" USING btree ("description" collate danish desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "templates_by_active" ON "templates" USING btree ("active","id");--> statement-breakpoint
CREATE INDEX "templates_category" ON "templates" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_template" ON "contracts" USING btree ("template_id");