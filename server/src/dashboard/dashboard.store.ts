import { BIG_CONTRACT_KRONER, type CategoryCount, type IsoDate, type Overview } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import type { Actor } from '../auth/actor.ts';
import type { Connection } from '../platform/database.ts';
import { danish } from '../platform/lists.ts';
import { activeContractOf, utilizationOf, wholePercent } from '../sponsorships/active-contract.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';

type Row = { sum: string; contracts: number; bigContracts: number; hasTickets: number; utilization: string | null };

/** The totals over the active contracts that the actor sees: kroner, counts, and whole percent. */
export const findOverview = async (db: Connection, actor: Actor, today: IsoDate): Promise<Overview> => {
  const { rows } = await db.execute<Row>(sql`
    select coalesce(sum(a.sponsorship_amount), 0) as sum, count(*) as contracts,
      count(*) filter (where a.sponsorship_amount > ${BIG_CONTRACT_KRONER}) as "bigContracts",
      count(*) filter (where exists (
        select from contract_items t where t.contract_id = a.id and t.selected and t.is_ticket)) as "hasTickets",
      ${wholePercent(sql`avg((${utilizationOf(sql`a.id`)}))`)} as utilization
    from sponsorships s join lateral (${activeContractOf(sql`s.id`, today)}) a on true
    where ${inScope(actor, sql`s.area_id`)}`);
  const row = rows[0] as Row;
  return { ...row, sum: Number(row.sum), utilization: row.utilization === null ? null : Number(row.utilization) };
};

export type LatestContractRow = {
  id: number;
  name: string;
  logoId: number | null;
  logoSha: string | null;
  startDate: IsoDate;
  sponsorshipId: number;
};

/** The contracts that the actor sees, the last approved first. */
export const findLatestContracts = async (db: Connection, actor: Actor, count: number) => {
  const { rows } = await db.execute<LatestContractRow>(sql`
    select c.id, s.name, l.id as "logoId", l.sha256 as "logoSha", c.start_date as "startDate", s.id as "sponsorshipId"
    from contracts c
    join sponsorships s on s.id = c.sponsorship_id
    left join files l on l.id = s.logo_file_id
    where c.status = 'Godkendt' and ${inScope(actor, sql`s.area_id`)}
    order by c.approved_at desc, c.id desc limit ${count}`);
  return rows;
};

/** The active contracts that the actor sees, counted by category, the largest first. */
export const countByCategory = async (db: Connection, actor: Actor, today: IsoDate): Promise<CategoryCount[]> => {
  const { rows } = await db.execute<CategoryCount>(sql`
    select a.frozen_category_name as name, count(*) as count
    from sponsorships s join lateral (${activeContractOf(sql`s.id`, today)}) a on true
    where ${inScope(actor, sql`s.area_id`)}
    group by 1 order by 2 desc, ${danish(sql`a.frozen_category_name`)}`);
  return rows;
};
