import {
  cellText,
  figureColumns,
  type Report,
  type ReportCell,
  type ReportFilter,
  type ReportKind,
  type ReportTable,
  reportFilePath,
  reportPdfPath,
} from '@sponsorat/api';
import readXlsx from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

export const readReport = async (client: TestClient, kind: string, query = ''): Promise<Report> =>
  ok(await client.get(`/api/reports/${kind}?${query}`));

/** A report's figures by their keys: the value, and the year before's. */
export const figuresOf = ({ figures }: Report) =>
  Object.fromEntries(figures.map(({ key, value, before }) => [key, [value, before]]));

export const tableOf = ({ tables }: Report, key: string): ReportTable => {
  const found = tables.find((table) => table.key === key);
  if (!found) throw new Error(`The report has no table ${key}`);
  return found;
};

/** The sheets of a workbook by their names, read by a library that has nothing to do with the writing one. */
export const sheetsIn = async (bytes: Buffer) =>
  new Map((await readXlsx(bytes, { trim: false })).map(({ sheet, data }) => [sheet, data as unknown[][]]));

/** The sheets of økonomi's workbook. */
export const accountsSheets = [
  'Bogføring',
  'Udgift pr. konto',
  'Periodisering',
  'Betalinger',
  'Moms og fradrag',
  'Moms og fradrag pr. område',
  'Moms og fradrag pr. del',
  'Om udtrækket',
];

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');
/** The text of a PDF; a cell that has no room for a word breaks it. */
const textOf = async (pdf: Buffer): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};
const wordsIn = (cells: readonly ReportCell[]): string[] =>
  cells.flatMap((cell) => (typeof cell === 'string' ? cell.split(/[ -]/) : []));

const sheetCell = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? null);

/** The rows of a sheet as the table that it is of tells them: Excel has a percent as a part of one. */
const rowsIn = (sheet: unknown[][], { columns }: ReportTable): unknown[][] =>
  sheet.map((row) =>
    columns.map(({ format }, at) => {
      const value = sheetCell(row[at]);
      return format === 'percent' && typeof value === 'number' ? Math.round(value * 1000) / 10 : value;
    }),
  );

/** Expects the page, the Excel file and the PDF of a report to say the same, cell by cell. Gives how many cells they have. */
export const expectSameCells = async (client: TestClient, kind: ReportKind, filter: ReportFilter): Promise<number> => {
  const asked = Object.entries(filter).map(([key, value]) => `${key}=${value ?? ''}`);
  const report = await readReport(client, kind, asked.join('&'));
  expect(report.filter).toEqual(filter);
  const sheets = await sheetsIn((await client.get(reportFilePath(kind, filter))).bytes);
  const text = await textOf((await client.get(reportPdfPath(kind, filter))).bytes);
  const pdf = withoutSpaces(text);
  const columns = figureColumns(report.figures, filter.year ?? 0);
  const figures = report.figures.length > 0 ? ['Tal'] : [];
  expect([...sheets.keys()]).toEqual([...figures, ...report.tables.map(({ title }) => title), 'Om udtrækket']);
  if (report.figures.length > 0)
    expect(sheets.get('Tal')).toEqual([
      ['Tal', 'Enhed', ...columns.map(({ heading }) => heading)],
      ...report.figures.map((one) => [one.label, one.unit, ...columns.map(({ value }) => value(one))]),
    ]);
  for (const one of report.figures)
    expect(pdf).toContain(withoutSpaces([one.label, ...columns.map(({ text: write }) => write(one))].join('')));
  let cells = report.figures.length * columns.length;
  for (const table of report.tables) {
    const rows = [...table.rows, ...(table.total ? [table.total] : [])];
    const [headings, ...inSheet] = sheets.get(table.title) ?? [];
    expect(headings).toEqual(table.columns.map(({ label }) => label));
    expect(table.more).toBe(0);
    expect(rowsIn(inSheet, table)).toEqual(rows);
    for (const row of rows) {
      // Below a column that is not added up nothing stands.
      const writtenAs = (value: ReportCell, at: number): string =>
        row === table.total && value === null ? '' : cellText(table.columns[at]?.format ?? 'text', value);
      expect(pdf).toContain(withoutSpaces(row.map(writtenAs).join('')));
    }
    const words = rows.length > 0 ? table.columns.map(({ label }) => label).concat(rows.flatMap(wordsIn)) : [];
    expect({ table: table.title, broken: wordsIn(words).filter((word) => !text.includes(word)) }).toEqual({
      table: table.title,
      broken: [],
    });
    cells += rows.length * table.columns.length;
  }
  return cells;
};
