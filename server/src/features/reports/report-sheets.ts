import { type CellFormat, figureColumns, type ReportTable } from '@sponsorat/api';
import type { CellType, CellValue, Column } from '../../lib/spreadsheet/cells.ts';
import type { Sheet } from '../../lib/spreadsheet/xlsx.ts';
import type { WholeReport, WholeTable } from './report-parts.ts';

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

function* rowsOf({ rows, more, everyRow }: WholeTable): Generator<CellValue[]> {
  yield* everyRow;
  const left = rows.length + more - everyRow.length;
  if (left > 0) yield [`… og ${left} mere`];
}

const sheetOfFigures = ({ figures, filter }: WholeReport): Sheet[] => {
  if (figures.length === 0 || filter.year === null) return [];
  const columns = figureColumns(figures, filter.year);
  return [
    {
      name: 'Tal',
      columns: [
        { heading: 'Tal', type: 'text', width: 34 },
        { heading: 'Enhed', type: 'text', width: 8 },
        ...columns.map(({ heading }): Column => ({ heading, type: 'decimal', width: 16 })),
      ],
      rows: figures.map((figure) => [figure.label, figure.unit, ...columns.map(({ value }) => value(figure))]),
    },
  ];
};

/** A report as the sheets of a workbook: its figures and each of its tables, numbers as numbers. */
export const reportSheets = (content: WholeReport): Sheet[] => [
  ...sheetOfFigures(content),
  ...content.tables.map((table) => ({
    name: table.title.slice(0, LONGEST_NAME),
    columns: columnsOf(table),
    rows: rowsOf(table),
    total: table.total,
  })),
];
