ALTER TABLE "task_marks" DROP CONSTRAINT "task_marks_kind";--> statement-breakpoint
ALTER TABLE "sponsorships" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "task_marks" ADD CONSTRAINT "task_marks_kind" CHECK ("task_marks"."kind" in ('renegotiation', 'expiry', 'renewal', 'rate', 'draft', 'awaiting', 'hospitality', 'delivery', 'kyc', 'manual'));