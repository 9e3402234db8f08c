-- A text as every search compares it, see api/src/folded.ts: in small letters, without accents, æ, ø and å spelled out.
-- Its body is bound when it is made, so that a restore finds the collation whatever the search path.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN case when octet_length($1) = length($1) then lower($1 collate danish) collate "C" else
  regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(replace(
      translate(lower(normalize($1, NFC) collate danish), 'ðđłıς', 'ddliσ'),
      'æ', 'ae'), 'ä', 'ae'), 'ø', 'oe'), 'ö', 'oe'), 'å', 'aa'), 'ß', 'ss'), 'œ', 'oe') collate "C", NFD),
    U&'[\0300-\036f]', '', 'g') end;--> statement-breakpoint
-- What trigrams do not find: letters, each two that follow each other, '^' with what each word begins with, '=' with each line.
CREATE FUNCTION searched_parts(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN string_to_array($1, null)
  || string_to_array(regexp_replace($1, '(..)', '\1' || chr(1), 'g'), chr(1))
  || string_to_array(regexp_replace(substr($1, 2), '(..)', '\1' || chr(1), 'g'), chr(1))
  || string_to_array(regexp_replace($1, '[^[:alnum:]]*([[:alnum:]])([[:alnum:]]?)[[:alnum:]]*[^[:alnum:]]*',
    '^\1' || chr(1) || '^\1\2' || chr(1), 'g'), chr(1))
  || string_to_array('=' || replace($1, chr(10), chr(10) || '='), chr(10));--> statement-breakpoint
ALTER TABLE "areas" drop column "searched";--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("name"), '') || E'\n' || coalesce(folded("address"), '') || E'\n' || coalesce(folded("zip_code"), '') || E'\n' || coalesce(folded("city"), '')) STORED;--> statement-breakpoint
ALTER TABLE "categories" drop column "searched";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("name"), '')) STORED;--> statement-breakpoint
ALTER TABLE "contacts" drop column "searched";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("name"), '') || E'\n' || coalesce(folded("email"), '') || E'\n' || coalesce(folded("phone"), '') || E'\n' || coalesce(regexp_replace("phone", '[^0-9]', '', 'g'), '')) STORED;--> statement-breakpoint
ALTER TABLE "club_documents" drop column "searched";--> statement-breakpoint
ALTER TABLE "club_documents" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("title"), '')) STORED;--> statement-breakpoint
ALTER TABLE "payments" drop column "searched";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("invoice_number"), '') || E'\n' || coalesce(folded("reference"), '')) STORED;--> statement-breakpoint
ALTER TABLE "product_categories" drop column "searched";--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("name"), '') || E'\n' || coalesce(folded("section"), '')) STORED;--> statement-breakpoint
ALTER TABLE "products" drop column "searched";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("name"), '') || E'\n' || coalesce(folded("product_title"), '')) STORED;--> statement-breakpoint
ALTER TABLE "templates" drop column "searched";--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("name"), '') || E'\n' || coalesce(folded("description"), '')) STORED;--> statement-breakpoint
ALTER TABLE "updates" drop column "searched";--> statement-breakpoint
ALTER TABLE "updates" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("title"), '')) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(folded("name"), '') || E'\n' || coalesce(folded("email"), '')) STORED;--> statement-breakpoint
CREATE INDEX "contacts_parts" ON "contacts" USING gin (searched_parts(searched)) WHERE not is_primary;--> statement-breakpoint
CREATE INDEX "club_documents_parts" ON "club_documents" USING gin (searched_parts(searched)) WHERE removed_at is null;--> statement-breakpoint
DO $$
DECLARE
  listed text;
BEGIN
  -- Finding users was by an index of an expression; the others' indexes went with their columns.
  DROP INDEX IF EXISTS users_searched;
  -- As in 0003: a search is right without the extension, and faster with it.
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    FOREACH listed IN ARRAY ARRAY['areas', 'categories', 'payments', 'product_categories', 'products', 'updates', 'users'] LOOP
      EXECUTE format('CREATE INDEX %I ON %I USING gin (searched gin_trgm_ops) WITH (fastupdate = off)', listed || '_searched', listed);
    END LOOP;
    CREATE INDEX contacts_searched ON contacts USING gin (searched gin_trgm_ops) WHERE not is_primary;
    CREATE INDEX club_documents_searched ON club_documents USING gin (searched gin_trgm_ops) WHERE removed_at is null;
  END IF;
END
$$;
