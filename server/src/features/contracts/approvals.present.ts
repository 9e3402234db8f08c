import type { Approval } from '@sponsorat/api';
import type { ApprovalRow } from './approvals.store.ts';

const notAsked = {
  state: 'none',
  requestedBy: null,
  requestedAt: null,
  approver: null,
  approverId: null,
  note: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  conflict: null,
} as const;

/** What is asked about an agreement, and whether its reader needs somebody else to lock it. */
export const presentApproval = (row: ApprovalRow | undefined, needed: boolean): Approval => {
  if (!row) return { ...notAsked, needed };
  const { contractId: _contract, requestedById: _asker, ...shown } = row;
  return {
    ...shown,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    needed,
  };
};
