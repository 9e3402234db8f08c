ALTER TABLE "contracts" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "created_by" text;--> statement-breakpoint
-- Who made those that there are is known from the log alone; a name that was erased there stays unknown.
-- Nothing that the index of sponsorships shows changes by it.
ALTER TABLE contracts DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE contracts SET created_at = made.at, created_by = actor.after ->> 'name'
FROM (
  SELECT DISTINCT ON (entity_id) id, entity_id, at FROM audit_log
  WHERE entity = 'contract' AND (action IN ('create', 'copy') OR (action = 'confirm' AND before IS NULL))
  ORDER BY entity_id, id
) AS made
LEFT JOIN audit_values AS actor ON actor.audit_id = made.id AND actor.field = 'actor'
WHERE made.entity_id = contracts.id;--> statement-breakpoint
ALTER TABLE contracts ENABLE TRIGGER USER;
