import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Author } from '../actor.ts';
import { audit } from '../audit/audit.store.ts';
import type { Clock } from '../clock.ts';
import { type Connection, rowsOf } from '../db/database.ts';
import { notify } from '../notifications/notify.ts';

const returnedRow = z.object({
  contractId: z.number(),
  sponsorshipId: z.number(),
  number: z.string(),
  club: z.string(),
  approver: z.string(),
  askerId: z.number().nullable(),
});

/** Whose questions, or of which sponsorship; of whoever leaves the bank all of them. */
type Which = { approverId: number; isLeaving?: boolean } | { sponsorshipId: number };

const isAbout = (which: Which): SQL =>
  'approverId' in which ? sql`a.approver_id = ${which.approverId}` : sql`s.id = ${which.sponsorshipId}`;

/**
 * Takes back what was asked of somebody who can no longer answer, because the account, the access or the area is gone,
 * and rings at the bell of whoever asked.
 */
export const returnApprovals = async (tx: Connection, clock: Clock, author: Author, which: Which): Promise<void> => {
  const isLeaving = 'isLeaving' in which && which.isLeaving === true;
  const returned = await rowsOf(
    tx,
    returnedRow,
    sql`
    with gone as (
      delete from contract_approvals a using contracts c, sponsorships s
      where c.id = a.contract_id and s.id = c.sponsorship_id and a.state = 'requested' and ${isAbout(which)}
        and (${isLeaving} or not exists (select from users u join user_areas x on x.user_id = u.id
          where u.id = a.approver_id and not u.locked_out and x.area_id = s.area_id))
      returning a.contract_id, c.number, c.sponsorship_id, s.name, a.approver, a.requested_by_id)
    update contracts n set version = n.version + 1 from gone where n.id = gone.contract_id
    returning n.id as "contractId", gone.sponsorship_id as "sponsorshipId", gone.number, gone.name as club,
      gone.approver, gone.requested_by_id as "askerId"`,
  );
  for (const { contractId, sponsorshipId, number, club, approver, askerId } of returned) {
    const subject = { entity: 'contract', entityId: contractId, sponsorshipId } as const;
    await audit(tx, clock, author, { action: 'lose-approver', ...subject, after: { number, approver } });
    const text = `${approver} kan ikke længere godkende ${club}, aftale ${number}. Spørg en anden.`;
    const path = `/sponsorships/${sponsorshipId}/${contractId}`;
    const news = { kind: 'approval-back', text, path, sponsorshipId } as const;
    if (askerId !== null) await notify(tx, clock, null, [askerId], news);
  }
};
