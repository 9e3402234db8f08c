import type { Readable } from 'node:stream';
import {
  type Accounts,
  accountKeys,
  accountsInputSchema,
  type ExportFormat,
  type ExportList,
  exportFormats,
  exportLimits,
  exportLists,
  labelOf,
  longInstantText,
  numberText,
  officeTypes,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { streamSnapshot } from '../../lib/db/row-stream.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { aboutSheet, type ListExport, TwoMoments } from '../../lib/exports/list-export.ts';
import { invalid } from '../../lib/problem.ts';
import type { ListRequest } from '../../lib/resource/list.store.ts';
import type { CellValue } from '../../lib/spreadsheet/cells.ts';
import { writeCsv } from '../../lib/spreadsheet/csv.ts';
import { writeXlsx } from '../../lib/spreadsheet/xlsx.ts';
import { accountsOf, findCompany } from '../company/company.store.ts';
import { nameOfFiltered } from './exports.store.ts';
import { filterWords } from './filter-words.ts';

type ExportRequest = { list: ExportList; format: ExportFormat; request: ListRequest };

const types: Record<ExportFormat, string> = {
  xlsx: officeTypes.xlsx,
  csv: 'text/csv; charset=utf-8',
};

const refuseTooMany = (total: number): void => {
  if (total <= exportLimits.rows) return;
  const [count, most] = [numberText(total), numberText(exportLimits.rows)];
  throw invalid({ request: `Listen har ${count} rækker, og en fil kan højst have ${most}. Vælg et filter` });
};

/** The accounts that the bank has said, as lines of a sheet. */
const accountLines = (accounts: Accounts): [label: string, account: string][] =>
  accountKeys.flatMap((key): [string, string][] => {
    const account = accounts[key];
    return account === null ? [] : [[labelOf(accountsInputSchema.shape[key]) ?? key, account]];
  });

const MOST_TRIES = 20;

/** Reads a list as one moment has it: memory and database anew where something was saved between the two. */
const readRows = async (deps: AppDeps, actor: Actor, list: ListExport, { list: name, request }: ExportRequest) => {
  for (let tries = 1; ; tries += 1)
    try {
      return await streamSnapshot(deps.db.downloads, async (tx) => {
        const { total, batches } = await list.find({ tx, actor, today: today(deps.clock) }, request);
        refuseTooMany(total);
        const accounts = list.forBooks ? accountLines(accountsOf(await findCompany(tx))) : [];
        const filter = await filterWords(exportLists[name], request.filter, (kind, id) =>
          nameOfFiltered(tx, actor, kind, id),
        );
        return { head: { total, filter, accounts }, batches };
      });
    } catch (error) {
      if (!(error instanceof TwoMoments) || tries === MOST_TRIES) throw error;
    }
};

async function* rowsIn(batches: AsyncIterable<CellValue[][]>): AsyncGenerator<CellValue[]> {
  for await (const rows of batches) yield* rows;
}

/**
 * A list as a file that is written while it is sent: all rows that the filter lets through, in the list's order, of one
 * moment. That it was fetched is a line of the log. Destroying `rows` ends the reading, which also ends where anything
 * fails. `address` is that of the app.
 */
export const exportList = async (
  deps: AppDeps,
  actor: Actor,
  list: ListExport,
  wanted: ExportRequest,
  address: URL,
): Promise<{ type: string; name: string; content: Readable; rows: Readable }> => {
  const { db, clock } = deps;
  const { name, path } = exportLists[wanted.list];
  const { head, batches } = await readRows(deps, actor, list, wanted);
  const { total, filter, accounts } = head;
  const write = (): Readable => {
    const rows = rowsIn(batches);
    if (wanted.format === 'csv') return writeCsv(list.columns, rows);
    const about = aboutSheet([
      ['Liste', name],
      ['Filter', filter ?? 'Ingen'],
      ['Hentet af', actor.name],
      ['Hentet', longInstantText(clock.now())],
      ['Rækker', numberText(total)],
      ['Adresse', new URL(path, address).href],
      ...accounts,
    ]);
    return writeXlsx([{ name, columns: list.columns, rows }, about]);
  };
  try {
    const content = write();
    await audit(db, clock, actor, {
      action: 'export',
      entity: 'list',
      entityId: null,
      after: { list: name, format: exportFormats[wanted.format], filter, rows: total },
    });
    return { type: types[wanted.format], name: `${name} ${today(clock)}.${wanted.format}`, content, rows: batches };
  } catch (error) {
    batches.destroy();
    throw error;
  }
};
