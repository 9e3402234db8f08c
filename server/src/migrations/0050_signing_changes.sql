-- What a task says of a sending for signature, and whose an approval is, are noted as well: whatever they follow from
-- notes its sponsorship (docs/sponsorship-index.md).
CREATE FUNCTION note_signing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) SELECT sponsorship_id FROM contracts WHERE id = NEW.contract_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER signings_changed AFTER INSERT OR UPDATE ON signings FOR EACH ROW EXECUTE FUNCTION note_signing();--> statement-breakpoint
CREATE FUNCTION note_signer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT c.sponsorship_id FROM signings s JOIN contracts c ON c.id = s.contract_id WHERE s.id = NEW.signing_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER signers_changed AFTER UPDATE ON signers FOR EACH ROW
  WHEN (OLD.signed_at IS DISTINCT FROM NEW.signed_at OR OLD.mailed_at IS DISTINCT FROM NEW.mailed_at)
  EXECUTE FUNCTION note_signer();--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT id FROM sponsorships WHERE user_id = NEW.id
    UNION SELECT sponsorship_id FROM tasks WHERE assignee_id = NEW.id
    UNION SELECT sponsorship_id FROM task_marks WHERE assignee_id = NEW.id
    UNION SELECT c.sponsorship_id FROM contract_approvals q JOIN contracts c ON c.id = q.contract_id
      WHERE q.state = 'requested' AND (q.approver_id = NEW.id OR q.requested_by_id = NEW.id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_user_areas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT t.sponsorship_id FROM changed u JOIN tasks t ON t.assignee_id = u.user_id
    UNION SELECT m.sponsorship_id FROM changed u JOIN task_marks m ON m.assignee_id = u.user_id
    UNION SELECT c.sponsorship_id FROM changed u
      JOIN contract_approvals q ON q.state = 'requested' AND (q.approver_id = u.user_id OR q.requested_by_id = u.user_id)
      JOIN contracts c ON c.id = q.contract_id;
  RETURN NULL;
END
$$;
