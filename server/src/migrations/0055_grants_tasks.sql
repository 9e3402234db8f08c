ALTER TABLE "task_marks" DROP CONSTRAINT "task_marks_kind";--> statement-breakpoint
ALTER TABLE "task_marks" ADD CONSTRAINT "task_marks_kind" CHECK ("task_marks"."kind" in ('renegotiation', 'expiry', 'renewal', 'rate', 'approve', 'approval', 'draft', 'awaiting', 'hospitality', 'delivery', 'proof', 'grants', 'kyc', 'manual'));--> statement-breakpoint
-- Tasks ask when tickets were given for: whatever they follow from notes its sponsorship (docs/sponsorship-index.md).
CREATE FUNCTION note_grants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) VALUES (NEW.sponsorship_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER grants_changed AFTER INSERT OR UPDATE ON grants FOR EACH ROW EXECUTE FUNCTION note_grants();--> statement-breakpoint
CREATE TRIGGER events_changed AFTER UPDATE ON events FOR EACH ROW EXECUTE FUNCTION note_grants();
