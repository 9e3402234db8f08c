import type { Author } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { type Clock, today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { takeBackApprovals, type Which } from './approvals.store.ts';

/**
 * Takes back what was asked of somebody who can no longer answer, because the account, the access or the area is gone,
 * and rings at the bell of whoever asked; without a word while the bank asks for no approvals.
 */
export const returnApprovals = async (tx: Connection, clock: Clock, author: Author, which: Which): Promise<void> => {
  const returned = await takeBackApprovals(tx, which);
  if (returned.length === 0 || !(await findRulesOn(tx, today(clock)))['approval.enabled']) return;
  for (const { contractId, sponsorshipId, number, club, approver, askerId } of returned) {
    const subject = { entity: 'contract', entityId: contractId, sponsorshipId } as const;
    await audit(tx, clock, author, { action: 'lose-approver', ...subject, after: { number, approver } });
    const text = `${approver} kan ikke længere godkende ${club}, aftale ${number}. Spørg en anden.`;
    const path = `/sponsorships/${sponsorshipId}/${contractId}`;
    const news = { kind: 'approval-back', text, path, sponsorshipId } as const;
    if (askerId !== null) await notify(tx, clock, null, [askerId], news);
  }
};
