import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';

const returnedRow = z.object({
  contractId: z.number(),
  sponsorshipId: z.number(),
  number: z.string(),
  club: z.string(),
  approver: z.string(),
  askerId: z.number().nullable(),
});

/** Of whom: a user, somebody who is no user any more (null), or whoever was asked about a sponsorship. */
export type Which = { approverId: number | null } | { sponsorshipId: number };

const isAbout = (which: Which): SQL =>
  'approverId' in which
    ? sql`a.approver_id is not distinct from ${which.approverId}::int`
    : sql`s.id = ${which.sponsorshipId}`;

/** Forgets what was asked of somebody who can no longer answer: what it was about, and who asked. */
export const takeBackApprovals = (tx: Connection, which: Which) =>
  rowsOf(
    tx,
    returnedRow,
    sql`
    with gone as (
      delete from contract_approvals a using contracts c, sponsorships s
      where c.id = a.contract_id and s.id = c.sponsorship_id and a.state = 'requested' and ${isAbout(which)}
        and not exists (select from users u join user_areas x on x.user_id = u.id
          where u.id = a.approver_id and not u.locked_out and x.area_id = s.area_id)
      returning a.contract_id, c.number, c.sponsorship_id, s.name, a.approver, a.requested_by_id)
    update contracts n set version = n.version + 1 from gone where n.id = gone.contract_id
    returning n.id as "contractId", gone.sponsorship_id as "sponsorshipId", gone.number, gone.name as club,
      gone.approver, gone.requested_by_id as "askerId"`,
  );
