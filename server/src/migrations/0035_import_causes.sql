ALTER TABLE "import_rows" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "defaults" jsonb DEFAULT '{}'::jsonb NOT NULL;