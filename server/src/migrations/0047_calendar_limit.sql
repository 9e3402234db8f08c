ALTER TABLE "calendars" DROP COLUMN "counted_from";--> statement-breakpoint
ALTER TABLE "calendars" DROP COLUMN "requests";