import { type ExportFormat, type ExportList, exportPath } from '@sponsorat/api';
import readXlsx from 'read-excel-file/node';
import type { Answer, TestClient } from '../../testing/client.ts';

type Cell = string | number | boolean | Date | null;
export type Sheet = { headings: Cell[]; rows: Cell[][]; about: Map<Cell, Cell> };

export const fetchFile = (
  client: TestClient,
  list: ExportList,
  format: ExportFormat,
  request: object = {},
): Promise<Answer> => client.get(exportPath(list, format, request));

/** A list as Excel, read by a library that has nothing to do with the writing one. */
export const fetchSheet = async (client: TestClient, list: ExportList, request: object = {}): Promise<Sheet> => {
  const { status, bytes } = await fetchFile(client, list, 'xlsx', request);
  if (status !== 200) throw new Error(`${status} ${bytes}`);
  const [first, second] = await readXlsx(bytes, { trim: false });
  const [headings = [], ...rows] = (first?.data ?? []) as Cell[][];
  return { headings, rows, about: new Map((second?.data ?? []).slice(1) as [Cell, Cell][]) };
};

/** The lines of a list as CSV, cut at its semicolons, without the heading and the last line. */
export const fetchLines = async (client: TestClient, list: ExportList, request: object = {}): Promise<string[][]> => {
  const { status, bytes } = await fetchFile(client, list, 'csv', request);
  if (status !== 200) throw new Error(`${status} ${bytes}`);
  const lines = bytes.toString().split('\r\n');
  return lines.slice(1, -2).map((line) => line.split(';'));
};

/** The first column: the ids, in the file's order. */
export const idsIn = ({ rows }: Sheet): Cell[] => rows.map(([id]) => id ?? null);
