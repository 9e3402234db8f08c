import { createHash } from 'node:crypto';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { connectionSettings } from '../../lib/db/pool.ts';
import { BackupRefusal, copyEnd, copyLine, endLine, headerLine, sequenceLine } from './backup-file.ts';
import { lastMigrationOf, quoteIdentifier, sequencesOf, type Table, tablesOf } from './catalog.sql.ts';

// A copy takes as long as it takes: whoever started it sees that it works, and can stop it.
const unlimited = { connect: 15_000, statement: 0, lock: 0, idleInTransaction: 0, answer: 0 };

/** A connection of its own for copying. A lost one fails the statement that is under way. */
export const connectToCopy = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client(connectionSettings(url, unlimited));
  client.on('error', () => {});
  await client.connect();
  return client;
};

const nothingThere = () => new BackupRefusal('Databasen er tom: der er intet at tage en sikkerhedskopi af.');

const rowsOf = (client: pg.Client, { name, columns }: Table) =>
  client.query(to(`copy ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')}) to stdout`));

async function* partsOf(client: pg.Client, takenAt: Date, counted: (rows: Record<string, number>) => void) {
  const names = await tablesOf(client);
  if (names.length === 0) throw nothingThere();
  await client.query('begin isolation level repeatable read read only');
  // Before the transaction's first read, which is the moment of the copy: no migration changes a table after it.
  await client.query(`lock table ${names.map(({ name }) => quoteIdentifier(name)).join(', ')} in access share mode`);
  const tables = await tablesOf(client);
  const migration = await lastMigrationOf(client);
  if (migration === null) throw nothingThere();
  yield headerLine({ format: 1, takenAt: takenAt.toISOString(), migration });
  const rows: Record<string, number> = {};
  for (const table of tables) {
    yield copyLine(table.name, table.columns);
    const copy = rowsOf(client, table);
    yield* copy;
    yield copyEnd;
    rows[table.name] = copy.rowCount;
  }
  for (const { name, value, isCalled } of await sequencesOf(client)) yield sequenceLine(name, value, isCalled);
  counted(rows);
}

/**
 * Everything that the database holds at one moment, whatever is saved meanwhile, as the text of a backup. `counted` is
 * told how many rows each table has. Throws BackupRefusal where there is nothing.
 */
export async function* readForBackup(
  url: string,
  takenAt: Date,
  counted: (rows: Record<string, number>) => void,
): AsyncGenerator<Buffer> {
  const client = await connectToCopy(url);
  const hash = createHash('sha256');
  let rows: Record<string, number> = {};
  const count = (counts: Record<string, number>) => {
    rows = counts;
  };
  try {
    for await (const part of partsOf(client, takenAt, count)) {
      const bytes = Buffer.from(part);
      hash.update(bytes);
      yield bytes;
    }
    yield Buffer.from(endLine({ sha256: hash.digest('hex'), rows }));
    counted(rows);
  } finally {
    await client.end();
  }
}
