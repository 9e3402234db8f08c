import {
  type AuditChange,
  auditActionNames,
  auditKindNames,
  erasedChange,
  type LogRow,
  logRequest,
} from '@sponsorat/api';
import { type ColumnOf, defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { presentLog } from './audit.present.ts';
import { findLines, findLogIds } from './log.store.ts';

/** A change in a cell. */
const changeText = (change: AuditChange): string =>
  erasedChange(change) ?? `${change.label}: ${change.before ?? '–'} → ${change.after ?? '–'}`;

const nameIn = (names: Record<string, string>, key: string): string => names[key] ?? key;

/** What a file says of each line. */
export const logColumns: readonly ColumnOf<LogRow>[] = [
  ['Id', 'whole', 10, ({ Id }) => Id],
  ['Tidspunkt', 'instant', 18, ({ At }) => At],
  ['Bruger', 'text', 24, ({ By }) => By],
  ['Handling', 'text', 20, ({ Action }) => nameIn(auditActionNames, Action)],
  ['Type', 'text', 16, ({ Kind }) => nameIn(auditKindNames, Kind)],
  ['Post', 'text', 30, ({ Label }) => Label],
  ['Post-id', 'whole', 10, ({ RecordId }) => RecordId],
  ['Sponsorat-id', 'whole', 13, ({ SponsorshipId }) => SponsorshipId],
  ['Beskrivelse', 'text', 60, ({ Text }) => Text],
  ['Ændringer', 'text', 60, ({ Changes }) => Changes.map(changeText).join(' | ')],
  ['Adresse', 'text', 16, ({ Address }) => Address],
  ['Forespørgsel', 'text', 38, ({ RequestId }) => RequestId],
];

export const logExport = defineExport({
  request: logRequest,
  find: async ({ tx }, request) => {
    const { ids, total } = await findLogIds(tx, wholeList(request));
    return { total, batches: inBatches(ids, async (some) => presentLog(tx, await findLines(tx, some))) };
  },
  columns: logColumns,
});
