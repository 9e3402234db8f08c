CREATE INDEX "contracts_renegotiated" ON "contracts" USING btree ("renegotiation") WHERE status = 'Godkendt';--> statement-breakpoint
-- Tasks are followed by the change log as well: whatever one follows from notes its sponsorship
-- (docs/sponsorship-index.md). One that moves to another sponsorship notes both.
CREATE FUNCTION note_contract_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT DISTINCT c.sponsorship_id FROM changed r JOIN contracts c ON c.id = r.contract_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION note_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) SELECT DISTINCT sponsorship_id FROM changed;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION note_user_areas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT t.sponsorship_id FROM changed u JOIN tasks t ON t.assignee_id = u.user_id
    UNION SELECT m.sponsorship_id FROM changed u JOIN task_marks m ON m.assignee_id = u.user_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  noted text[];
BEGIN
  FOREACH noted SLICE 1 IN ARRAY ARRAY[
    ['contract_rates', 'note_contract_rates'], ['tasks', 'note_tasks'], ['task_marks', 'note_tasks'],
    ['user_areas', 'note_user_areas']
  ] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_inserted AFTER INSERT ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', noted[1], noted[2]);
    EXECUTE format('CREATE TRIGGER %1$s_updated AFTER UPDATE ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', noted[1], noted[2]);
    EXECUTE format('CREATE TRIGGER %1$s_deleted AFTER DELETE ON %1$s REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', noted[1], noted[2]);
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER tasks_moved AFTER UPDATE ON tasks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_tasks();--> statement-breakpoint
CREATE TRIGGER task_marks_moved AFTER UPDATE ON task_marks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_tasks();--> statement-breakpoint
CREATE FUNCTION note_area() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id) SELECT id FROM sponsorships WHERE area_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER area_renamed AFTER UPDATE ON areas FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_area();--> statement-breakpoint
-- Who is to act on a task, and whether they can, is shown of it as well.
CREATE OR REPLACE FUNCTION note_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sponsorship_changes (sponsorship_id)
    SELECT id FROM sponsorships WHERE user_id = NEW.id
    UNION SELECT sponsorship_id FROM tasks WHERE assignee_id = NEW.id
    UNION SELECT sponsorship_id FROM task_marks WHERE assignee_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER user_shown_otherwise ON users;--> statement-breakpoint
CREATE TRIGGER user_shown_otherwise AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.picture_file_id IS DISTINCT FROM NEW.picture_file_id
    OR OLD.locked_out IS DISTINCT FROM NEW.locked_out)
  EXECUTE FUNCTION note_user();
