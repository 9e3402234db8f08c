CREATE TABLE "contract_approvals" (
	"contract_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_id" integer,
	"approver" text NOT NULL,
	"approver_id" integer,
	"note" text,
	"conflict" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "contract_approvals_state_known" CHECK ("contract_approvals"."state" in ('requested', 'granted', 'declined')),
	CONSTRAINT "contract_approvals_decided" CHECK (("contract_approvals"."state" = 'requested') = ("contract_approvals"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "task_marks" DROP CONSTRAINT "task_marks_kind";--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "saved_by_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approval_limit" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "contract_approvals" ADD CONSTRAINT "contract_approvals_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_approvals" ADD CONSTRAINT "contract_approvals_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_approvals" ADD CONSTRAINT "contract_approvals_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_approvals_approver" ON "contract_approvals" USING btree ("approver_id") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "contract_approvals_requested" ON "contract_approvals" USING btree ("requested_by_id") WHERE state = 'requested';--> statement-breakpoint
ALTER TABLE "task_marks" ADD CONSTRAINT "task_marks_kind" CHECK ("task_marks"."kind" in ('renegotiation', 'expiry', 'renewal', 'rate', 'approve', 'approval', 'draft', 'awaiting', 'hospitality', 'delivery', 'kyc', 'manual'));--> statement-breakpoint
-- Who has saved the drafts that there are, as far as the log knows.
UPDATE contracts c SET saved_by_ids = s.ids FROM (
  SELECT l.entity_id, array_agg(DISTINCT l.actor_id) AS ids FROM audit_log l
  WHERE l.entity = 'contract' AND l.action IN ('create', 'update', 'copy', 'renew') AND l.actor_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM audit_log r WHERE r.entity = 'contract' AND r.entity_id = l.entity_id
      AND r.action = 'reopen' AND r.id > l.id)
  GROUP BY l.entity_id) s
WHERE s.entity_id = c.id AND c.status = 'Kladde';
