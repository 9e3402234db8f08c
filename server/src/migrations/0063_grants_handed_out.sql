ALTER TABLE "grants" ADD COLUMN "handed_out_on" date;--> statement-breakpoint
-- Of what was handed out before, the day that it was given is the nearest that is known.
UPDATE "grants" SET "handed_out_on" = "given_on" WHERE "state" = 'Udleveret' AND "event_id" IS NULL;
