import { type UsedByAnswer, usedBySchema } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../db/database.ts';

/*
 * Each kind of thing that may refer to a resource, as a query of kind, id, name and the sponsorship and contract whose
 * page it is on. `where` names it by the alias that it is given.
 */

/** What has a page and a name of its own. */
const byName = (kind: string, table: string, alias: string) => {
  const select = `select '${kind}' as kind, ${alias}.id, ${alias}.name, null::int as "sponsorshipId", null::int as "contractId"
    from ${table} ${alias} where`;
  return (where: SQL): SQL => sql`${sql.raw(select)} ${where}`;
};

export const sponsorshipsWhere = byName('sponsorship', 'sponsorships', 's');
export const productsWhere = byName('product', 'products', 'p');
export const templatesWhere = byName('template', 'templates', 't');
export const usersWhere = byName('user', 'users', 'u');

/** Contracts `c`, by their number and club. */
export const contractsWhere = (where: SQL): SQL =>
  sql`select 'contract' as kind, c.id, c.number || ' ' || s.name as name, s.id as "sponsorshipId", null::int as "contractId"
    from contracts c join sponsorships s on s.id = c.sponsorship_id where ${where}`;

/** Payments `p`, by their invoice or the agreement that they are made on. */
export const paymentsWhere = (where: SQL): SQL =>
  sql`select 'payment' as kind, p.id, coalesce('Faktura ' || p.invoice_number, 'Betaling på ' || c.number)
      || coalesce(' betalt ' || to_char(p.paid_on, 'DD-MM-YYYY'), '') as name,
      c.sponsorship_id as "sponsorshipId", c.id as "contractId"
    from payments p join contracts c on c.id = p.contract_id where ${where}`;

/** Budgets `b`, by their year. */
export const budgetsWhere = (where: SQL): SQL =>
  sql`select 'budget' as kind, b.id, 'Budget ' || b.year as name, null::int as "sponsorshipId", null::int as "contractId"
    from budgets b where ${where}`;

/** Grants of tickets `g`, by who got them and how many. */
export const grantsWhere = (where: SQL): SQL =>
  sql`select 'grant' as kind, g.id, g.recipient_name || ' (' || g.quantity || ')' as name,
      g.sponsorship_id as "sponsorshipId", null::int as "contractId" from grants g where ${where}`;

const SHOWN = 10;

/** The first three names, and how many more there are. */
export const namesInUse = ({ usedBy, usedByTotal }: UsedByAnswer): string => {
  const names = usedBy.slice(0, 3).map(({ name }) => name);
  return usedByTotal > names.length ? `${names.join(', ')} og ${usedByTotal - names.length} mere` : names.join(', ');
};

const foundRow = usedBySchema.extend({
  sponsorshipId: z.number().nullable(),
  contractId: z.number().nullable(),
  total: z.number(),
});

/** The first ten of what these queries find, by kind and name, and how many there are in all. */
export const findUsedBy = async (tx: Connection, queries: SQL[]): Promise<UsedByAnswer> => {
  if (queries.length === 0) return { usedBy: [], usedByTotal: 0 };
  const rows = await rowsOf(
    tx,
    foundRow,
    sql`with found as (${sql.join(queries, sql` union all `)})
    select *, count(*) over () as total from found order by kind, name collate danish, id limit ${SHOWN}`,
  );
  return {
    usedBy: rows.map(({ kind, id, name, sponsorshipId, contractId }) => ({
      kind,
      id,
      name,
      ...(sponsorshipId && { sponsorshipId }),
      ...(contractId && { contractId }),
    })),
    usedByTotal: rows[0]?.total ?? 0,
  };
};
