CREATE TABLE "budgets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area_id" integer,
	"year" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "budgets_year_area" UNIQUE NULLS NOT DISTINCT("year","area_id"),
	CONSTRAINT "budgets_amount" CHECK ("budgets"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "cost_center" text;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;