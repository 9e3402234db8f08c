import { contractStatus } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { conflict } from '../../lib/problem.ts';
import { contractsWhere, findUsedBy } from '../../lib/resource/in-use.sql.ts';

type Link = { id: number; sponsorshipId: number; successorId: number | null };

/**
 * Locks an approved agreement of a sponsorship that another may renew, until the transaction ends. False where there is
 * none, and where it is the other one itself or comes after it in the chain.
 */
export const lockRenewable = async (tx: Connection, { id, sponsorshipId, successorId }: Link): Promise<boolean> => {
  const locked = await tx.execute(sql`select from contracts c
    where c.id = ${id} and c.sponsorship_id = ${sponsorshipId} and c.status = ${contractStatus.approved} for update`);
  if (locked.rows.length === 0) return false;
  const chain = await tx.execute(sql`with recursive chain as (
      select c.id, c.renews_id from contracts c where c.id = ${id}
      union select c.id, c.renews_id from contracts c join chain on c.id = chain.renews_id)
    select from chain where chain.id = ${successorId}`);
  return chain.rows.length === 0;
};

/** Refuses to renew an agreement that another one renews. Throws 409, which names it. */
export const checkFree = async (tx: Connection, id: number): Promise<void> => {
  const usedBy = await findUsedBy(tx, [contractsWhere(sql`c.renews_id = ${id}`)]);
  const [successor] = usedBy.usedBy;
  if (successor) throw conflict(`Aftalen er allerede fornyet med aftale ${successor.name}.`, usedBy);
};
