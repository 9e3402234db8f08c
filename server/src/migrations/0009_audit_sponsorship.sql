ALTER TABLE "audit_log" ADD COLUMN "sponsorship_id" integer;--> statement-breakpoint
-- The trigger is off for this one statement and on again in the same transaction: the log stays append-only.
ALTER TABLE audit_log DISABLE TRIGGER audit_log_rows_stay;--> statement-breakpoint
-- What the records still say, and what the lines say of records that are gone: each state of an agreement names its
-- sponsorship and its items.
WITH states AS (
  SELECT state FROM audit_log, LATERAL (VALUES (before), (after)) AS said (state)
  WHERE entity = 'contract' AND jsonb_typeof(state -> 'sponsorshipId') = 'number'
), agreements AS (
  SELECT DISTINCT (state ->> 'id')::integer AS id, state ->> 'number' AS number, (state ->> 'sponsorshipId')::integer AS sponsorship_id FROM states
  UNION SELECT id, number, sponsorship_id FROM contracts
), records AS (
  SELECT 'contract' AS entity, id AS entity_id, sponsorship_id FROM agreements
  UNION SELECT 'sponsorship', entity_id, entity_id FROM audit_log WHERE entity = 'sponsorship'
  UNION SELECT 'item', i.id, c.sponsorship_id FROM contract_items i JOIN contracts c ON c.id = i.contract_id
  UNION SELECT 'item', (item ->> 'id')::integer, (state ->> 'sponsorshipId')::integer
    FROM states, jsonb_array_elements(state -> 'items') AS items (item)
  UNION SELECT 'file', d.file_id, a.sponsorship_id FROM signed_documents d JOIN agreements a ON a.number = d.contract_number
)
UPDATE audit_log SET sponsorship_id = records.sponsorship_id FROM records
  WHERE audit_log.entity = records.entity AND audit_log.entity_id = records.entity_id;--> statement-breakpoint
ALTER TABLE audit_log ENABLE TRIGGER audit_log_rows_stay;--> statement-breakpoint
CREATE INDEX "audit_log_sponsorship" ON "audit_log" USING btree ("sponsorship_id","id");
