-- Searching is right without the extension, and faster with it: a database that lacks it, or lets nobody add it,
-- does without.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not to be had (%): searches read every row', SQLERRM;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  listed text;
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    FOREACH listed IN ARRAY ARRAY['areas', 'categories', 'product_categories', 'products', 'updates'] LOOP
      EXECUTE format('CREATE INDEX %I ON %I USING gin (searched gin_trgm_ops) WITH (fastupdate = off)', listed || '_searched', listed);
    END LOOP;
  END IF;
END
$$;
