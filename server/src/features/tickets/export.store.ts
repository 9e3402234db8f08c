import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';

const rowSchema = z.object({
  id: z.number(),
  area: z.string(),
  number: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
export type TicketAgreement = z.infer<typeof rowSchema>;

/** Which agreements tickets come from, by the tickets' ids; nothing of those in areas that the actor does not have. */
export const findTicketAgreements = async (
  db: Connection,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, TicketAgreement>> => {
  const rows = await rowsOf(
    db,
    rowSchema,
    sql`select i.id, r.name as area, c.number, c.start_date::text as "startDate", c.end_date::text as "endDate"
      from contract_items i
      join contracts c on c.id = i.contract_id
      join sponsorships s on s.id = c.sponsorship_id
      join areas r on r.id = s.area_id
      where i.id = any(${sql.param([...ids])}::int[]) and ${inScope(actor, sql`s.area_id`)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};
