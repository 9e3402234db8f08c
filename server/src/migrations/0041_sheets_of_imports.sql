ALTER TABLE "imports" ADD COLUMN "sheet" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;