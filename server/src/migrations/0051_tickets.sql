CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sponsorship_id" integer NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"time" text,
	"venue" text,
	"kind" text NOT NULL,
	"season" text,
	"return_by" date,
	"cancelled" boolean DEFAULT false NOT NULL,
	"note" text,
	"uid" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "events_return" CHECK ("events"."return_by" <= "events"."date")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"event_id" integer,
	"sponsorship_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_type" text NOT NULL,
	"company" text,
	"email" text,
	"phone" text,
	"host_user_id" integer,
	"purpose" text,
	"companions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"returned_from" text,
	"attended" integer,
	"given_on" date NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_id" integer,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "grants_quantity" CHECK ("grants"."quantity" between 1 and 99),
	CONSTRAINT "grants_attended" CHECK ("grants"."attended" between 0 and "grants"."quantity")
);
--> statement-breakpoint
CREATE TABLE "item_tickets" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"unit_value" numeric(14, 2),
	"includes_travel" boolean DEFAULT false NOT NULL,
	"used_before" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "item_tickets_value" CHECK ("item_tickets"."unit_value" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_item_id_contract_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."contract_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_host_user_id_users_id_fk" FOREIGN KEY ("host_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_place" FOREIGN KEY ("sponsorship_id","area_id") REFERENCES "public"."sponsorships"("id","area_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "item_tickets" ADD CONSTRAINT "item_tickets_item_id_contract_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."contract_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "events_title" ON "events" USING btree ("sponsorship_id","date",lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "events_uid" ON "events" USING btree ("sponsorship_id","uid");--> statement-breakpoint
CREATE INDEX "events_date" ON "events" USING btree ("date");--> statement-breakpoint
CREATE INDEX "grants_item" ON "grants" USING btree ("item_id","event_id","state","quantity");--> statement-breakpoint
CREATE INDEX "grants_event" ON "grants" USING btree ("event_id","item_id","state","quantity");--> statement-breakpoint
CREATE INDEX "grants_sponsorship" ON "grants" USING btree ("sponsorship_id");--> statement-breakpoint
CREATE INDEX "grants_area" ON "grants" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "grants_email" ON "grants" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "grants_recipient" ON "grants" USING btree (lower("recipient_name"));--> statement-breakpoint
CREATE INDEX "grants_host" ON "grants" USING btree ("host_user_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('assigned', 'approval-asked', 'approval-granted', 'approval-declined', 'approval-back', 'signed', 'declined', 'received', 'mail-failed', 'area-taken', 'import-done', 'event-changed', 'ticket-asked', 'ticket-answered'));