CREATE TABLE "kept_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" integer,
	"date" date,
	"area_id" integer,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"amounts" jsonb NOT NULL,
	"file_id" integer NOT NULL,
	"user_id" integer,
	"kept_by" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_reports" ADD CONSTRAINT "kept_reports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_reports" ADD CONSTRAINT "kept_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_reports_user" ON "kept_reports" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "kept_reports_file" ON "kept_reports" USING btree ("file_id");