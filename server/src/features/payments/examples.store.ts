import { type IsoDate, oreToKroner, shortDate, toOre, withOre } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import type { Examples } from '../../lib/imports/examples.rules.ts';

const rowSchema = z.object({ number: z.string(), dueDate: z.string().nullable(), rest: z.string().nullable() });
const kronerText = (ore: bigint): string => withOre(oreToKroner(ore));

/** Two payments that can be made: of rates that lack something, else beside the rates of signed agreements. */
export const examplePayments = async (db: Connection): Promise<Examples> => {
  const rates = await rowsOf(
    db,
    rowSchema,
    sql`select c.number, r.due_date::text as "dueDate", (r.amount - r.registered)::text as rest
      from contract_rates r join contracts c on c.id = r.contract_id
      where c.status = 'Godkendt' and r.paid < r.amount and r.registered < r.amount order by r.due_date, r.id limit 2`,
  );
  const beside = await rowsOf(
    db,
    rowSchema,
    sql`select number, null as "dueDate", null as rest from contracts where status = 'Godkendt' order by id limit 2`,
  );
  const [first, second = first] = beside;
  const rows = [rates[0] ?? first, rates[1] ?? second].filter((row) => row !== undefined);
  return rows.map(({ number, dueDate, rest }, at) => ({
    // The number names the agreement.
    number,
    sponsorship: '',
    cvr: '',
    startDate: '',
    dueDate: dueDate ? shortDate(dueDate as IsoDate) : '',
    // A fifth of what is paid is moms.
    ...(rest && { amount: kronerText(toOre(rest)), vatAmount: at === 0 ? kronerText(toOre(rest) / 5n) : '' }),
  }));
};
