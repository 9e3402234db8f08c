CREATE INDEX "sponsorships_lower_name" ON "sponsorships" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "sponsorships_cvr" ON "sponsorships" USING btree ("cvr");--> statement-breakpoint
-- As in 0003: finding users is right without the extension, and faster with it.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX users_searched ON users
      USING gin ((lower(name collate danish) || E'\n' || lower(email collate danish)) gin_trgm_ops) WITH (fastupdate = off);
  END IF;
END
$$;
