import { type ContractExportRequest, type IsoDate, shownStatus } from '@sponsorat/api';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, findIds } from '../../lib/db/database.ts';
import { foldedSql, inOrderOf, orderOf, searchedFor } from '../../lib/resource/lists.ts';
import { areas } from '../areas/areas.table.ts';
import { categories } from '../categories/categories.table.ts';
import { activeContractOf, utilizationOf, wholePercent } from '../sponsorships/active-contract.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { users } from '../users/users.table.ts';
import { amountOf } from './amount.sql.ts';
import { contracts } from './contracts.table.ts';

/** The ids of all agreements that the actor sees and a filter lets through, by number. */
export const findExportedContractIds = (
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
  return findIds(
    db,
    sql`select c.id from contracts c join sponsorships s on s.id = c.sponsorship_id join users u on u.id = s.user_id
      where ${sql.join(conditions, sql` and `)} ${orderOf({ Number: sql`c.number` }, sort, sql`c.id`)}`,
  );
};

/** Agreements with the sponsorship of each, in this order. */
export const findExportedContracts = async (db: Connection, ids: readonly number[], today: IsoDate) => {
  const c = alias(contracts, 'c');
  const { frozen: _frozen, ...columns } = getTableColumns(c);
  const rows = await db
    .select({
      ...columns,
      name: sponsorships.name,
      area: areas.name,
      costCenter: areas.costCenter,
      userName: users.name,
      userEmail: users.email,
      isActive: sql<boolean>`coalesce(c.id = (select a.id from (${activeContractOf(sql`c.sponsorship_id`, sql`${today}::date`)}) a), false)`,
      category: sql<string | null>`case when c.frozen is null then ${categories.name} else c.frozen_category_name end`,
      /** By what they are called today. */
      additionalCategories: sql<string[]>`array(select a.name from contract_categories f
        join categories a on a.id = f.category_id where f.contract_id = c.id order by a.id)`,
      total: sql<number | null>`${amountOf}::float8`,
      rateCount: sql<number>`(select count(*) from contract_rates n where n.contract_id = c.id)`,
      utilization: sql<number | null>`${wholePercent(sql`(${utilizationOf(sql`c.id`)})`)}::float8`,
      renews: sql<string | null>`(select p.number from contracts p where p.id = c.renews_id)`,
    })
    .from(c)
    .innerJoin(sponsorships, eq(sponsorships.id, c.sponsorshipId))
    .innerJoin(areas, eq(areas.id, sponsorships.areaId))
    .innerJoin(users, eq(users.id, sponsorships.userId))
    .leftJoin(categories, eq(categories.id, c.categoryId))
    .where(inArray(c.id, [...ids]));
  return inOrderOf(ids, rows, rows).map((row) => ({
    ...row,
    shown: row.isActive ? 'Aktiv' : shownStatus(row, today),
  }));
};
export type ExportedContract = Awaited<ReturnType<typeof findExportedContracts>>[number];
