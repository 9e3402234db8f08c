CREATE TABLE "audit_values" (
	"audit_id" bigint NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed" boolean NOT NULL,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "audit_values_audit_id_field_pk" PRIMARY KEY("audit_id","field"),
	CONSTRAINT "audit_values_erased_are_gone" CHECK ("audit_values"."erased_at" is null or ("audit_values"."before" is null and "audit_values"."after" is null))
);
--> statement-breakpoint
-- What was erased stays in no dead row for long: vacuum comes for the first one.
ALTER TABLE audit_values SET (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);--> statement-breakpoint
-- What says something of a person, kind by kind, as `lib/audit/personal.rules.ts` does from now on.
CREATE TEMPORARY TABLE personal ON COMMIT DROP AS
  SELECT entity, field FROM (VALUES
    ('sponsorship', array['contact', 'contactEmail', 'contactPhone', 'address', 'facebook', 'instagram']),
    ('contract', array['frozen', 'exclusivity', 'specialAgreements', 'reason']),
    ('item', array['note']),
    ('user', array['name', 'email', 'phoneNumber'])
  ) AS kinds (entity, fields), unnest(fields) AS field;--> statement-breakpoint
INSERT INTO audit_values (audit_id, field, before, after, changed)
  SELECT l.id, p.field, said.before, said.after, said.before IS DISTINCT FROM said.after
  FROM audit_log l JOIN personal p USING (entity),
    LATERAL (SELECT nullif(l.before -> p.field, 'null') AS before, nullif(l.after -> p.field, 'null') AS after) said
  WHERE said.before IS NOT NULL OR said.after IS NOT NULL;--> statement-breakpoint
INSERT INTO audit_values (audit_id, field, after, changed)
  SELECT id, 'actor', jsonb_strip_nulls(jsonb_build_object('name', actor_name, 'address', address)), true FROM audit_log;--> statement-breakpoint
-- The trigger is off for this one statement and on again in the same transaction: the log stays append-only.
ALTER TABLE audit_log DISABLE TRIGGER audit_log_rows_stay;--> statement-breakpoint
WITH gone AS (
  SELECT id, array['updatedBy', 'confirmedBy', 'approvedBy', 'searched']
    || array(SELECT field FROM personal p WHERE p.entity = l.entity) AS keys
  FROM audit_log l
)
UPDATE audit_log SET
    before = CASE jsonb_typeof(before) WHEN 'object' THEN before - keys ELSE before END,
    after = CASE jsonb_typeof(after) WHEN 'object' THEN after - keys ELSE after END
  FROM gone WHERE gone.id = audit_log.id AND (before ?| keys OR after ?| keys);--> statement-breakpoint
ALTER TABLE audit_log ENABLE TRIGGER audit_log_rows_stay;--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "actor_name";--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "audit_values" ADD CONSTRAINT "audit_values_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Nobody changes or removes a value, but for erasing it.
CREATE TRIGGER audit_values_stay BEFORE UPDATE ON audit_values FOR EACH ROW
  WHEN (OLD.erased_at IS NOT NULL OR NEW.erased_at IS NULL
    OR (NEW.audit_id, NEW.field, NEW.changed) IS DISTINCT FROM (OLD.audit_id, OLD.field, OLD.changed))
  EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_values_rows_stay BEFORE DELETE ON audit_values
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_values_all_stay BEFORE TRUNCATE ON audit_values
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- A value comes with its line: nobody makes an old line say something else. The owner restores backups.
CREATE FUNCTION refuse_late_audit_value() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID) = current_user
    OR NEW.audit_id = currval('public.audit_log_id_seq') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a value is added with its line';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_values_come_with_line BEFORE INSERT ON audit_values
  FOR EACH ROW EXECUTE FUNCTION refuse_late_audit_value();--> statement-breakpoint
-- The one way to erase: with a reason, and with a line that says who erased what, but not what it said. It works with the
-- rights of the tables' owner, whatever the caller's search path.
CREATE FUNCTION erase_audit_values(
  items jsonb, erased_at timestamptz, actor_id integer, actor_name text, address text, request_id text, reason text
) RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (
    UPDATE public.audit_values v SET before = NULL, after = NULL, erased_at = $2
    FROM (SELECT DISTINCT "auditId", field FROM jsonb_to_recordset($1) AS listed ("auditId" bigint, field text)) asked
    WHERE v.audit_id = asked."auditId" AND v.field = asked.field AND v.erased_at IS NULL
      AND btrim($4) <> '' AND btrim($7) <> ''
    RETURNING v.audit_id, v.field
  ), told AS (
    SELECT count(*)::integer AS erased, jsonb_agg(
      jsonb_build_object('auditId', l.id, 'kind', l.entity, 'field', gone.field) ORDER BY l.id, gone.field) AS what
    FROM gone JOIN public.audit_log l ON l.id = gone.audit_id
  ), line AS (
    INSERT INTO public.audit_log (at, actor_id, action, entity, after, request_id)
    SELECT $2, $3, 'erase', 'log', jsonb_build_object('values', what), $6 FROM told WHERE erased > 0
    RETURNING id
  ), said AS (
    INSERT INTO public.audit_values (audit_id, field, after, changed)
    SELECT line.id, field, value, true FROM line, (VALUES
      ('actor', jsonb_strip_nulls(jsonb_build_object('name', $4, 'address', $5))), ('reason', to_jsonb($7))
    ) AS spoken (field, value)
  )
  SELECT erased FROM told
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_audit_values FROM public;
