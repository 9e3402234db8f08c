import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';

/** What stays as an agreement is deleted, and by which column it was tied to it. */
const ties = { club_documents: 'contract_id', contracts: 'renews_id', notes: 'contract_id', tasks: 'contract_id' };
export const tiedTables = Object.keys(ties);

/** The ids of what is tied to an agreement, by table. */
export type TiedIds = Record<string, number[]>;

const idsSchema = z.object({ table: z.string(), ids: z.array(z.number()) });

/** What is tied to an agreement that is locked: nothing more is, until the transaction ends. */
export const findTied = async (tx: Connection, contractId: number): Promise<TiedIds> => {
  const parts = Object.entries(ties).map(
    ([table, column]) => sql`select ${table}::text as "table", array_agg(id order by id) as ids
      from ${sql.identifier(table)} where ${sql.identifier(column)} = ${contractId} having count(*) > 0`,
  );
  const rows = await rowsOf(tx, idsSchema, sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ table, ids }) => [table, ids]));
};

/** Ties to an agreement that is back what its deletion untied, but for what is gone, or of another agreement now. */
export const tieAgain = async (
  tx: Connection,
  { id, sponsorshipId }: { id: number; sponsorshipId: number },
  tied: TiedIds,
): Promise<void> => {
  for (const [table, column] of Object.entries(ties)) {
    const [name, tie, ids] = [sql.identifier(table), sql.identifier(column), tied[table] ?? []];
    if (ids.length > 0)
      await tx.execute(sql`update ${name} set ${tie} = ${id}
        where id = any(${sql.param(ids)}::int[]) and ${tie} is null and sponsorship_id = ${sponsorshipId}`);
  }
};
