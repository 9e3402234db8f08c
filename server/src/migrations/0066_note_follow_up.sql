ALTER TABLE "notes" ADD COLUMN "follow_up_id" integer;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_follow_up_id_tasks_id_fk" FOREIGN KEY ("follow_up_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_follow_up" ON "notes" USING btree ("follow_up_id");