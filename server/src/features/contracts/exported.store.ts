import { type ContractExportRequest, type IsoDate, shownStatus } from '@sponsorat/api';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { foldedSql, inOrderOf, orderOf, searchedFor } from '../../lib/resource/lists.ts';
import { activeContractOf, utilizationOf, wholePercent } from '../sponsorships/active-contract.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { amountOf } from './amount.sql.ts';
import { contracts } from './contracts.table.ts';

const idRow = z.object({ id: z.number() });

/** The ids of all agreements that the actor sees and a filter lets through, by number. */
export const findExportedContractIds = async (
  db: Connection,
  actor: Actor,
  { filter, sort }: Pick<ContractExportRequest, 'filter' | 'sort'>,
): Promise<number[]> => {
  const { status, area, user, category, from, to } = filter;
  const search = filter.search?.trim();
  const lines = foldedSql(sql`concat_ws(E'\\n', c.number, c.external_number, s.name, s.short_name, u.name)`);
  const conditions = [
    inScope(actor, sql`s.area_id`),
    ...(status ? [sql`c.status = ${status}`] : []),
    ...(area === undefined ? [] : [sql`s.area_id = ${area}`]),
    ...(user === undefined ? [] : [sql`s.user_id = ${user}`]),
    ...(category === undefined ? [] : [sql`(s.category_id = ${category} or c.category_id = ${category})`]),
    ...(from ? [sql`c.end_date >= ${from}::date`] : []),
    ...(to ? [sql`c.start_date <= ${to}::date`] : []),
    ...(search ? [searchedFor(search, lines)] : []),
  ];
  const rows = await rowsOf(
    db,
    idRow,
    sql`select c.id from contracts c join sponsorships s on s.id = c.sponsorship_id join users u on u.id = s.user_id
      where ${sql.join(conditions, sql` and `)} ${orderOf({ Number: sql`c.number` }, sort, sql`c.id`)}`,
  );
  return rows.map(({ id }) => id);
};

const text = z.string().nullable();
const number = z.coerce.number().nullable();

const rowSchema = z.object({
  id: z.number(),
  name: z.string(),
  area: z.string(),
  costCenter: z.string().nullable(),
  userName: z.string(),
  userEmail: z.string(),
  isActive: z.boolean(),
  category: text,
  /** By what they are called today. */
  additionalCategories: z.array(z.string()),
  total: number,
  rateCount: z.number(),
  utilization: number,
  renews: text,
});

/** Agreements with the sponsorship of each, in this order. */
export const findExportedContracts = async (db: Connection, ids: readonly number[], today: IsoDate) => {
  const day = sql`${today}::date`;
  const computed = await rowsOf(
    db,
    rowSchema,
    sql`select c.id, s.name, r.name as area, r.cost_center as "costCenter", u.name as "userName", u.email as "userEmail",
        coalesce(c.id = (select a.id from (${activeContractOf(sql`s.id`, day)}) a), false) as "isActive",
        case when c.frozen is null then k.name else c.frozen_category_name end as category,
        array(select a.name from contract_categories f join categories a on a.id = f.category_id
          where f.contract_id = c.id order by a.id) as "additionalCategories",
        ${amountOf} as total, (select count(*) from contract_rates n where n.contract_id = c.id) as "rateCount",
        ${wholePercent(sql`used.percent`)} as utilization,
        (select p.number from contracts p where p.id = c.renews_id) as renews
      from contracts c
      join sponsorships s on s.id = c.sponsorship_id
      join areas r on r.id = s.area_id
      join users u on u.id = s.user_id
      left join categories k on k.id = c.category_id
      left join lateral (${utilizationOf(sql`c.id`)}) used (percent) on true
      where c.id = any(${sql.param([...ids])}::int[])`,
  );
  const { frozen: _frozen, ...columns } = getTableColumns(contracts);
  const rows = await db
    .select(columns)
    .from(contracts)
    .where(inArray(contracts.id, [...ids]));
  return inOrderOf(ids, rows, computed).map((row) => ({
    ...row,
    shown: row.isActive ? 'Aktiv' : shownStatus(row, today),
  }));
};
export type ExportedContract = Awaited<ReturnType<typeof findExportedContracts>>[number];
