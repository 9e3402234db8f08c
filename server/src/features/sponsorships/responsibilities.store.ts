import type { IsoDate, Responsibility } from '@sponsorat/api';
import { attentionSchema, limits, responsibilitySchema } from '@sponsorat/api';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, countRows, rowsOf } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import { danish } from '../../lib/resource/lists.ts';
import { activeContractOf, hasExpired, statusOfRank, statusRank } from './active-contract.sql.ts';
import { inScope } from './sponsorships.scope.ts';
import { sponsorships } from './sponsorships.table.ts';

/* What users are responsible for. */

const ranked = { statusRank: z.number().nullable() };
const rowSchema = responsibilitySchema.omit({ status: true }).extend(ranked);
const withoutSchema = attentionSchema.shape.withoutResponsible.element.omit({ status: true }).extend(ranked);

/** A row with the status that its rank stands for. */
const withStatus = <R extends { statusRank: number | null }>({ statusRank: rank, ...row }: R) => ({
  ...row,
  status: statusOfRank(rank),
});

/** The sponsorships that a user is responsible for with area and status, as the actor sees them, by area and name. */
export const listResponsibilities = async (
  db: Connection,
  actor: Actor,
  userId: number,
  today: IsoDate,
): Promise<Responsibility[]> => {
  const statement = sql`
    select s.id, s.name, s.area_id as "areaId", o.name as area, ${statusRank(today, hasExpired(today))} as "statusRank"
    from sponsorships s
    join areas o on o.id = s.area_id
    left join lateral (${activeContractOf(sql`s.id`, today)}) a on true
    where s.user_id = ${userId} and ${inScope(actor, sql`s.area_id`)}
    order by ${danish(sql`o.name`)}, ${danish(sql`s.name`)}, s.id`;
  const rows = await rowsOf(db, rowSchema, statement);
  return rows.map(withStatus);
};

/**
 * Sponsorships whose responsible user is locked out or has lost the area, the first by area and name, and how many there
 * are.
 */
export const listWithoutResponsible = async (db: Connection, today: IsoDate) => {
  const without = sql`from sponsorships s
    join areas o on o.id = s.area_id
    join users u on u.id = s.user_id
    where u.locked_out or not exists (select from user_areas a where a.user_id = s.user_id and a.area_id = s.area_id)`;
  const rows = await rowsOf(
    db,
    withoutSchema,
    sql`
    select s.*, ${statusRank(today, hasExpired(today))} as "statusRank" from (
      select s.id, s.name, s.area_id as "areaId", o.name as area, s.user_id as "userId", u.name as "userName" ${without}
      order by ${danish(sql`o.name`)}, ${danish(sql`s.name`)}, s.id limit ${limits.perPage}) s
    left join lateral (${activeContractOf(sql`s.id`, today)}) a on true
    order by ${danish(sql`s.area`)}, ${danish(sql`s.name`)}, s.id`,
  );
  return { rows: rows.map(withStatus), total: await countRows(db, without) };
};

/** What a user is responsible for in these areas, locked in their order until the transaction ends. */
export const lockResponsibilities = async (
  tx: Connection,
  actor: Actor,
  userId: number,
  areaIds: number[],
): Promise<{ id: number; name: string; areaId: number }[]> =>
  tx
    .select({ id: sponsorships.id, name: sponsorships.name, areaId: sponsorships.areaId })
    .from(sponsorships)
    .where(
      and(
        eq(sponsorships.userId, userId),
        inArray(sponsorships.areaId, areaIds),
        inScope(actor, sql`${sponsorships.areaId}`),
      ),
    )
    .orderBy(asc(sponsorships.id))
    .for('update');

/** Makes a user responsible for sponsorships that are locked, and raises their versions. */
export const setResponsible = async (
  tx: Connection,
  ids: number[],
  userId: number,
  { by, at }: Save,
): Promise<void> => {
  await tx
    .update(sponsorships)
    .set({ userId, version: sql`${sponsorships.version} + 1`, updatedBy: by, updatedAt: at })
    .where(inArray(sponsorships.id, ids));
};

/** Who is responsible for a sponsorship; null where nobody is, or there is no such. */
export const findResponsible = async (db: Connection, sponsorshipId: number): Promise<number | null> => {
  const [row] = await db
    .select({ userId: sponsorships.userId })
    .from(sponsorships)
    .where(eq(sponsorships.id, sponsorshipId));
  return row?.userId ?? null;
};
