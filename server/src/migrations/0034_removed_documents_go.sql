-- The one way in which a document of a club goes for good: it was removed before, and its file goes with it. It works with
-- the rights of the tables' owner, whatever the caller's search path.
CREATE FUNCTION delete_removed_documents(removed_until timestamptz, most integer)
RETURNS TABLE (id integer, sponsorship_id integer, kind text, title text)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (
    DELETE FROM public.club_documents d WHERE d.id IN (
      SELECT e.id FROM public.club_documents e WHERE e.removed_at <= $1
      ORDER BY e.removed_at LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING d.id, d.sponsorship_id, d.kind, d.title, d.file_id
  ), emptied AS (
    DELETE FROM public.files f WHERE f.id IN (SELECT gone.file_id FROM gone) AND NOT EXISTS (
      SELECT FROM public.club_documents o WHERE o.file_id = f.id AND o.id NOT IN (SELECT gone.id FROM gone))
  )
  SELECT gone.id, gone.sponsorship_id, gone.kind, gone.title FROM gone
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION delete_removed_documents FROM public;
