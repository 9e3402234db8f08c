import { Readable } from 'node:stream';
import { instantText, type LogFileQuery, type LogRow } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { type ColumnOf, cellsOf } from '../../lib/exports/list-export.ts';
import { writeCsv } from '../../lib/spreadsheet/csv.ts';
import { presentLog } from './audit.present.ts';
import { logColumns } from './log.export.ts';
import { measureLog, readLog } from './log.store.ts';

/** A CSV says the second of each line, too. */
const csvColumns = logColumns.map(
  (column): ColumnOf<LogRow> =>
    column[1] === 'instant' ? [column[0], 'text', column[2], ({ At }) => instantText(At)] : column,
);

const headings = csvColumns.map(([heading, type, width]) => ({ heading, type, width }));

async function* cellsIn(batches: AsyncIterable<LogRow[]>) {
  for await (const rows of cellsOf(batches, csvColumns)) yield* rows;
}
async function* jsonLines(batches: AsyncIterable<LogRow[]>) {
  for await (const rows of batches) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** What each format makes of the rows. */
const formats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: (batches: AsyncIterable<LogRow[]>) => writeCsv(headings, cellsIn(batches)),
  },
  jsonl: {
    type: 'application/jsonl; charset=utf-8',
    write: (batches: AsyncIterable<LogRow[]>) => Readable.from(jsonLines(batches)),
  },
};

/** The log of a period as a file that is made while it is sent. That it was asked for is a line of the log too. */
export const exportLog = async ({ db, clock }: Deps, actor: Actor, { format, from, to }: LogFileQuery) => {
  const { type, write } = formats[format];
  const period = { from, to };
  const { rows, lastId } = await measureLog(db, period);
  await audit(db, clock, actor, {
    action: 'export',
    entity: 'log',
    entityId: null,
    after: { format, from: from ?? null, to: to ?? null, rows },
  });
  async function* batches() {
    for await (const lines of readLog(db, period, lastId)) yield await presentLog(db, lines);
  }
  return { type, name: `Log ${today(clock)}.${format}`, content: write(batches()) };
};
