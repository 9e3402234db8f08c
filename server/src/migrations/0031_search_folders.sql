ALTER TABLE "contacts" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower("name" collate danish) || E'\n' || coalesce(lower("email" collate danish), '') || E'\n' || coalesce(lower("phone" collate danish), '')
        || E'\n' || coalesce(regexp_replace("phone", '[^0-9]', '', 'g'), '')) STORED;--> statement-breakpoint
ALTER TABLE "club_documents" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(lower("title" collate danish), '')) STORED;--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX "contacts_searched" ON "contacts" USING gin (searched gin_trgm_ops) WHERE not is_primary;
    CREATE INDEX "club_documents_searched" ON "club_documents" USING gin (searched gin_trgm_ops) WHERE removed_at is null;
  END IF;
END
$$;
