import { budgetExportRequest, budgetFigureKeys, budgetFigures, yearOf } from '@sponsorat/api';
import { type ColumnOf, defineExport, inBatches } from '../../lib/exports/list-export.ts';
import { findBudgetRows } from './read-budget.usecases.ts';

type ExportedBudget = Awaited<ReturnType<typeof findBudgetRows>>[number] & { year: number };

/** The budget of a year, a row an area, as the page has it. */
export const budgetExport = defineExport({
  forBooks: true,
  request: budgetExportRequest,
  find: async ({ tx, actor, today }, { filter, sort }) => {
    const year = filter.year ?? yearOf(today);
    const found = await findBudgetRows(tx, actor, year, today);
    const rows = (sort.dir === 'desc' ? found.toReversed() : found).map((row) => ({ ...row, year }));
    return { total: rows.length, batches: inBatches(rows, (some) => some) };
  },
  columns: [
    ['Id', 'whole', 8, ({ id }) => id],
    ['År', 'whole', 8, ({ year }) => year],
    ['Område', 'text', 18, ({ area }) => area],
    ['Omkostningssted', 'text', 18, ({ costCenter }) => costCenter],
    ['Budget', 'money', 16, ({ budget }) => budget],
    ...budgetFigureKeys.map((key): ColumnOf<ExportedBudget> => [budgetFigures[key], 'money', 20, (row) => row[key]]),
    ['Fri', 'money', 16, ({ free }) => free],
    ['Note', 'text', 40, ({ note }) => note],
  ],
});
