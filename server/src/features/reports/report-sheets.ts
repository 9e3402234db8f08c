import { type CellFormat, changeOf, type ReportContent, type ReportTable } from '@sponsorat/api';
import type { CellType, CellValue, Column } from '../../lib/spreadsheet/cells.ts';
import type { Sheet } from '../../lib/spreadsheet/xlsx.ts';

const types: Record<CellFormat, [type: CellType, width: number]> = {
  text: ['text', 28],
  money: ['money', 16],
  kroner: ['money', 16],
  percent: ['percent', 12],
  whole: ['whole', 8],
  date: ['date', 12],
};

// Excel takes no longer name.
const LONGEST_NAME = 31;

const columnsOf = ({ columns }: ReportTable): Column[] =>
  columns.map(({ label, format }) => {
    const [type, width] = types[format];
    return { heading: label, type, width: Math.max(width, label.length + 2) };
  });

const leftOut = (more: number): CellValue[][] => (more > 0 ? [[`… og ${more} mere`]] : []);

const figureColumns: Column[] = [
  { heading: 'Tal', type: 'text', width: 34 },
  { heading: 'Enhed', type: 'text', width: 8 },
  { heading: 'I år', type: 'decimal', width: 16 },
  { heading: 'Sidste år', type: 'decimal', width: 16 },
  { heading: 'Ændring', type: 'decimal', width: 16 },
  { heading: 'Budget', type: 'decimal', width: 16 },
];

/** A report as the sheets of a workbook: its figures and each of its tables, numbers as numbers. */
export const reportSheets = ({ figures, tables }: ReportContent): Sheet[] => [
  ...(figures.length > 0
    ? [
        {
          name: 'Tal',
          columns: figureColumns,
          rows: figures.map(({ label, unit, value, before, budget }) => {
            const change = changeOf(value, before);
            return [label, unit, value, before, change, budget];
          }),
        },
      ]
    : []),
  ...tables.map((table) => ({
    name: table.title.slice(0, LONGEST_NAME),
    columns: columnsOf(table),
    rows: [...table.rows, ...leftOut(table.more), ...(table.total ? [table.total] : [])],
  })),
];
