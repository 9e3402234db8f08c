import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../lib/db/columns.ts';
import { users } from '../users/users.table.ts';
import { contracts } from './contracts.table.ts';

const userId = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** Whether somebody else allows an agreement: the last question, and its answer. None is asked without a row. */
export const contractApprovals = pgTable(
  'contract_approvals',
  {
    contractId: integer('contract_id')
      .primaryKey()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['requested', 'granted', 'declined'] }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedById: userId('requested_by_id'),
    approver: text('approver').notNull(),
    approverId: userId('approver_id'),
    note: text('note'),
    /** The post in the club that whoever asked has; empty for none. */
    conflict: text('conflict').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    reason: text('reason'),
  },
  (table) => [
    index('contract_approvals_approver').on(table.approverId).where(sql`state = 'requested'`),
    index('contract_approvals_requested').on(table.requestedById).where(sql`state = 'requested'`),
    check('contract_approvals_state_known', sql`${table.state} in ('requested', 'granted', 'declined')`),
    check('contract_approvals_decided', sql`(${table.state} = 'requested') = (${table.decidedAt} is null)`),
  ],
);
