import {
  cellText,
  danishDate,
  figureColumns,
  type ReportContent,
  type ReportFigure,
  type ReportTable,
} from '@sponsorat/api';
import type { Block, Definition } from 'pdfmake';
import { pageFrame } from '../../contracts/pdf/document.ts';
import { inFonts } from '../../contracts/pdf/fonts.ts';
import {
  columnWidths,
  contentWidth,
  figure,
  label,
  landscapeWidth,
  part,
  sizes,
  tableLayout,
} from '../../contracts/pdf/layout.ts';
import { letterhead } from '../../contracts/pdf/parties.ts';
import { print } from '../../contracts/pdf/worker.ts';
import { chartBlocks } from './charts.ts';

/** All that a report's PDF is made of. */
export type ReportDocument = {
  content: ReportContent;
  /** What is told of clubs, with their logos as data URLs. */
  stories: { club: string; date: string; text: string; logo: string | null }[];
  bank: { name: string; sender: string[] };
  printedOn: string;
  logos: { bank: string | null; club: string | null };
};

const t = {
  asOf: (day: string) => `Som det så ud den ${day}`,
  figures: 'Tal',
  unnamed: 'Tallet',
  none: 'Ingen.',
  stories: 'Årets historier',
  more: (count: number) => `… og ${count} mere`,
  printed: (day: string) => `Udskrevet ${day}`,
} as const;

/** A table with so many columns is set in small. */
const MANY_COLUMNS = 7;
const SMALL = 7.2;
const SHORT = 10;
/** About so high a row of it is, and a chart. */
const ROW_HEIGHT = 20;
const CHART_HEIGHT = 190;

const right = (text: string): Block => ({ ...label(text), alignment: 'right' });

const figuresTable = (figures: readonly ReportFigure[], year: number): Block => {
  const columns = figureColumns(figures, year);
  const rows = figures.map((one) => [{ text: inFonts(one.label) }, ...columns.map(({ text }) => figure(text(one)))]);
  const head = [label(t.unnamed), ...columns.map(({ heading }) => right(heading))];
  const widths = columnWidths(...columns.map(() => 74));
  return {
    table: { widths, body: [head, ...rows], headerRows: 1, dontBreakRows: true },
    layout: tableLayout,
  };
};

/** So wide a letter is, about, and a digit in bold, where a table is set in small and where it is not. */
const signWidths = { small: { letter: 4.1, digit: 4.6, least: 44 }, plain: { letter: 4.6, digit: 5.5, least: 74 } };

const DIGIT = /\d/;
const widthOfText = (text: string, { letter, digit }: { letter: number; digit: number }): number =>
  [...text].reduce((width, sign) => width + (DIGIT.test(sign) ? digit : letter), 0);

/** The width that a column needs, in which no word of its heading or of its texts is cut, and no figure. */
const leastWidth = ({ columns, rows, total }: ReportTable, at: number, isSmall: boolean): number => {
  const { label: name = '', format = 'text' } = columns[at] ?? {};
  const signs = isSmall ? signWidths.small : signWidths.plain;
  const cells = [...rows, ...(total ? [total] : [])].map((row) => row[at] ?? null);
  const widest = (texts: readonly string[]) => Math.ceil(Math.max(0, ...texts.map((text) => widthOfText(text, signs))));
  const words = (texts: readonly string[]) => widest(texts.flatMap((text) => text.split(' ')));
  if (format === 'text') return words([name, ...cells.map((cell) => String(cell ?? ''))]);
  return Math.max(signs.least, words([name]), widest(cells.map((cell) => cellText(format, cell))));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Between two columns, where a table is set in small and where it is not. */
const gutters = { small: 4, plain: 16 };

/** A text beside a figure, which ends where the text begins. */
const isBesideFigure = ({ columns }: ReportTable, at: number): boolean =>
  columns[at]?.format === 'text' && columns[at - 1] !== undefined && columns[at - 1]?.format !== 'text';
const BESIDE_FIGURE = 5;
const widthBetween = (table: ReportTable, isSmall: boolean): number => {
  const { columns } = table;
  if (!isSmall) return gutters.plain * (columns.length - 1);
  const beside = columns.filter((_, at) => isBesideFigure(table, at)).length;
  return gutters.small * columns.length + BESIDE_FIGURE * beside;
};
/** The width that a table needs. */
const roomOf = (table: ReportTable, isSmall: boolean): number =>
  widthBetween(table, isSmall) + sum(table.columns.map((_, at) => leastWidth(table, at, isSmall)));

/** Whether a table is set in small: it has many columns, or they have no room. */
const isSetSmall = (table: ReportTable, width: number): boolean =>
  table.columns.length >= MANY_COLUMNS || roomOf(table, false) > width;

/** What is left of the page is shared among columns of texts, by how long their texts are. */
const widthsOf = (table: ReportTable, width: number, isSmall: boolean): number[] => {
  const { columns, rows } = table;
  const least = columns.map((_, at) => leastWidth(table, at, isSmall));
  const lengths = columns.map(({ format }, at) =>
    format === 'text' ? Math.min(30, Math.max(4, ...rows.map((row) => String(row[at] ?? '').length))) : 0,
  );
  const rest = width - widthBetween(table, isSmall) - sum(least);
  const letters = sum(lengths);
  return least.map((one, at) => one + Math.floor((rest * (lengths[at] ?? 0)) / Math.max(1, letters)));
};

const tableBlocks = (table: ReportTable, width: number): Block[] => {
  const { columns, rows, total, more } = table;
  if (rows.length === 0) return [{ text: t.none }];
  const isSmall = isSetSmall(table, width);
  const cell = (at: number, value: ReportTable['rows'][number][number], nothing?: string): Block => {
    const format = columns[at]?.format ?? 'text';
    const text = value === null && nothing !== undefined ? nothing : cellText(format, value);
    return format === 'text' ? { text: inFonts(text) } : figure(text);
  };
  const row = (cells: ReportTable['rows'][number]): Block[] => cells.map((value, at) => cell(at, value));
  const head = columns.map(({ label: name, format }) => ({
    ...(format === 'text' ? label(name) : right(name)),
    ...(isSmall && { fontSize: SMALL }),
  }));
  const body = [
    head,
    ...rows.map(row),
    ...(total ? [total.map((value, at) => ({ ...cell(at, value, ''), bold: true }))] : []),
  ];
  const half = gutters.small / 2;
  const paddingLeft = (at: number) => half + (isBesideFigure(table, at) ? BESIDE_FIGURE : 0);
  const layout = isSmall ? { ...tableLayout, paddingLeft, paddingRight: () => half } : tableLayout;
  const widths = widthsOf(table, width, isSmall);
  return [
    {
      table: { widths, body, headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true },
      layout,
      ...(isSmall && { fontSize: SMALL }),
      // A short one stays on its page.
      ...(rows.length <= SHORT && { unbreakable: true }),
    },
    ...(more > 0 ? [{ ...label(t.more(more)), margin: [0, 4, 0, 0] } satisfies Block] : []),
  ];
};

const storyBlocks = (stories: ReportDocument['stories']): Block[] =>
  stories.map(({ club, date, text, logo }, at): Block => {
    const words: Block = {
      width: contentWidth - (logo ? 70 : 0),
      stack: [
        { text: inFonts(club), bold: true, fontSize: sizes.club },
        { ...label(danishDate(date)), margin: [0, 1, 0, 3] },
        { text: inFonts(text), lineHeight: 1.3 },
      ],
    };
    const picture: Block[] = logo ? [{ width: 54, image: `story-${at}`, fit: [54, 54] }] : [];
    return { columns: [...picture, words], columnGap: 16, margin: [0, 0, 0, 14] };
  });

/** A report as a document of pdfmake: its figures, each chart above the table of its values, the tables. */
const reportDocument = ({ content, stories, bank, printedOn, logos }: ReportDocument): Definition => {
  const { title, filter, figures, tables, charts, notes } = content;
  const day = danishDate(printedOn);
  // Where one has no room in small either, the page lies across.
  const landscape = tables.some((table) => roomOf(table, true) > contentWidth);
  const width = landscape ? landscapeWidth : contentWidth;
  const chartsOf = (name: string) => charts.filter((chart) => chart.title === name).flatMap(chartBlocks);
  const frame = pageFrame({
    title: `${title} – ${bank.name}`,
    header: title,
    footer: `${title} · ${t.printed(day)}`,
    author: bank.name,
    printedOn,
    logos,
    landscape,
  });
  const pictures = stories.flatMap(({ logo }, at) => (logo ? [[`story-${at}`, logo]] : []));
  return {
    ...frame,
    images: { ...frame.images, ...Object.fromEntries(pictures) },
    content: [
      letterhead({ bank: bank.name, sender: bank.sender }, logos.bank !== null, width),
      { text: inFonts(title), fontSize: sizes.title, bold: true, lineHeight: 1.05 },
      { ...label(t.asOf(day)), margin: [0, 4, 0, 0] },
      ...notes.map((note): Block => ({ text: inFonts(note), margin: [0, 6, 0, 0] })),
      ...(figures.length > 0 && filter.year !== null
        ? [part({ heading: t.figures, content: [figuresTable(figures, filter.year)], opening: 80 }, true)]
        : []),
      ...tables.map((table) => {
        const chart = chartsOf(table.title);
        // What cannot be broken is kept with its heading.
        const height = table.rows.length <= SHORT ? (table.rows.length + 2) * ROW_HEIGHT : 60;
        const opening = height + (chart.length > 0 ? CHART_HEIGHT : 0);
        const spaced: Block[] = chart.length > 0 ? [{ stack: chart, margin: [0, 0, 0, 8] }] : [];
        return part({ heading: table.title, content: [...spaced, ...tableBlocks(table, width)], opening }, true);
      }),
      ...(stories.length > 0 ? [part({ heading: t.stories, content: storyBlocks(stories), opening: 80 }, true)] : []),
    ],
  };
};

/** Makes one report. It runs on a thread of its own, and reads no clock. */
export default (report: ReportDocument) => print(reportDocument(report));
