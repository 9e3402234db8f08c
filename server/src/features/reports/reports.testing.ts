import type { Report, ReportTable } from '@sponsorat/api';
import readXlsx from 'read-excel-file/node';
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
  ...['Bogføring', 'Periodisering', 'Betalinger', 'Moms og fradrag', 'Moms og fradrag pr. område'],
  ...['Moms og fradrag pr. del', 'Om udtrækket'],
];
