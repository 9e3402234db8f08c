import type { ReportContent } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { mapRows, table } from './report-parts.ts';
import { reportSheets } from './report-sheets.ts';

const sheetOf = (one: ReturnType<typeof table>) => {
  const rest: Omit<ReportContent, 'tables'> = {
    title: 'Til økonomi',
    figures: [],
    charts: [],
    notes: [],
    filter: { year: 2026, date: null, area: null },
  };
  const [sheet] = reportSheets({ ...rest, tables: [one] });
  return { rows: [...((sheet?.rows ?? []) as Iterable<unknown[]>)], total: sheet?.total };
};
const numbers = Array.from({ length: 1_002 }, (_, at) => at);
const columns = [['id', 'Id', 'whole', (id: number) => id]] as const;

it('a table tells a thousand rows and how many more there are, and its sheet has them all with the total', () => {
  const one = table<number>({ key: 'ids', title: 'Id', columns, rows: mapRows(numbers, (id) => id * 2), total: 7 });
  expect([one.rows.length, one.rows.at(-1), one.more]).toEqual([1_000, [1_998], 2]);
  expect(sheetOf(one)).toEqual({ rows: numbers.map((id) => [id * 2]), total: [7] });
});

it('a sheet says how many more there are where nobody has their names', () => {
  const one = table<number>({ key: 'ids', title: 'Id', columns, rows: [1, 2] });
  expect(sheetOf({ ...one, more: 5 }).rows).toEqual([[1], [2], ['… og 5 mere']]);
});
