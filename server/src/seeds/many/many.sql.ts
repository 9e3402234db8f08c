import { type SQL, sql } from 'drizzle-orm';
import { addFile } from '../../features/files/files.store.ts';
import type { Database } from '../../lib/db/database.ts';

/** Stands in one row of each table, and nowhere else. */
export const NEEDLE = 'Nålestak';
/** What the seeded users log in with. */
export const PASSWORD = 'en-lang-adgangskode-til-maaling';

const words = 'Ærø Øster Aalborg Ålsgårde bueskytter Vinkel Havn Skov Zoo Munkebjerg Fælled Rønne Kløver Æble'.split(
  ' ',
);
const word = (seed: SQL): SQL => sql`(${sql.param(words)}::text[])[1 + abs(hashint4(${seed})) % ${words.length}]`;

/** A text of two words and a number, another one in nearly every row `n`. */
export const text = (kind: string): SQL =>
  sql`${word(sql`n`)} || ' ' || ${word(sql`n * 31 + ${kind.length}`)} || ${kind}::text || ' ' || abs(hashint4(n)) % 1000`;

/** The same for a name, which no two rows share; that of the middle row ends with NEEDLE. */
export const names = (kind: string): SQL =>
  sql`${word(sql`n * 17`)} ||' ' || ${kind}::text || ' ' || n || case when n = (max(n) over () + 1) / 2 then ${` ${NEEDLE}`}::text else '' end`;

/** The sections in turn. */
export const sections: SQL = sql`(array['Eksponering', 'Hospitality', 'Aktivering'])[1 + n % 3]`;

/** The id of some row of another table: ids begin with 1 and have no holes in a table that was just filled. */
export const someone = (table: string, seed: SQL): SQL =>
  sql`(1 + abs(hashint4((${seed})::int)) % (select count(*) from ${sql.identifier(table)})::int)`;

/** The day of an instant. */
export const dayOf = (now: Date): SQL => sql`${now.toISOString().slice(0, 10)}::date`;

/** The one file that all agreements share. */
export const agreementFile = (db: Database, now: Date) =>
  addFile(db, { kind: 'agreement', name: 'Aftale.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }, now);

/** The numbers from 1, a row `n` each. */
export const rows = (count: number): SQL => sql`generate_series(1, ${count}::int) n`;
