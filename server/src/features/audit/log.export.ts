import { auditActionNames, auditKindNames, logRequest } from '@sponsorat/api';
import { defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { presentLog } from './audit.present.ts';
import { findLogIds, findLogLines } from './log.store.ts';
import { changeText, nameIn } from './log-file.rules.ts';

export const logExport = defineExport({
  request: logRequest,
  find: async ({ tx }, request) => {
    const { ids, total } = await findLogIds(tx, wholeList(request));
    return { total, batches: inBatches(ids, async (some) => presentLog(tx, await findLogLines(tx, some))) };
  },
  columns: [
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
  ],
});
