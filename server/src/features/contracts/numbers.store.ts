import { sql } from 'drizzle-orm';
import { type Connection, oneRow } from '../../lib/db/database.ts';
import { contractNumbers } from './contracts.table.ts';

/** Takes the numbers of so many contracts: the next ones of the year, in sequence, also where two ask at once. */
export const nextContractNumbers = async (tx: Connection, year: number, count: number): Promise<string[]> => {
  const { last } = await oneRow(
    tx
      .insert(contractNumbers)
      .values({ year, last: count })
      .onConflictDoUpdate({ target: contractNumbers.year, set: { last: sql`${contractNumbers.last} + ${count}` } })
      .returning({ last: contractNumbers.last }),
  );
  const before = last - count;
  return Array.from({ length: count }, (_, at) => `${year}-${String(before + at + 1).padStart(4, '0')}`);
};

/** Takes the number of one contract. */
export const nextContractNumber = async (tx: Connection, year: number): Promise<string> => {
  const [number] = await nextContractNumbers(tx, year, 1);
  if (number === undefined) throw new Error('No contract number was given');
  return number;
};
