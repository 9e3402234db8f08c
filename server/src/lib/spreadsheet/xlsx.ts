import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { DAY } from '../clock.ts';
import { type CellType, type CellValue, type Column, inPieces, type Rows } from './cells.ts';
import { commentParts, commentReference, commentTypes } from './xlsx-comments.ts';
import { escapeXml } from './xml.ts';

/** `total` is what the rows come to: it stands below them, and is not filtered with them. */
export type Sheet = { name: string; columns: Column[]; rows: Rows; total?: CellValue[] | null };

// A cell's style is a number: its place in the list of formats below, after the heading's.
const HEADING = 1;
const FORMATS: Record<CellType, { style: number; format?: string }> = {
  text: { style: 0 },
  decimal: { style: 0 },
  whole: { style: 2, format: '0' },
  money: { style: 3, format: '#,##0.00' },
  percent: { style: 4, format: '0 %' },
  date: { style: 5, format: 'dd-mm-yyyy' },
  instant: { style: 6, format: 'dd-mm-yyyy hh:mm' },
};
// Of a percent that is not whole, 2.5 %: rounded it would read 3 %.
const PART = { style: 7, format: '0.0## %' };

// Excel refuses a file with a longer cell.
const LONGEST_CELL = 32_767;
const HALF_AT_END = /[\ud800-\udbff]$/;
// What Excel counts from: day 1 is 1 January 1900, and it takes that year for a leap year.
const DAY_ZERO = Date.UTC(1899, 11, 30);

const copenhagen = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant's date and time of day in Copenhagen, as Excel counts days. */
const serialOfInstant = (instant: string): number =>
  (Date.parse(`${copenhagen.format(new Date(instant)).replace(' ', 'T')}Z`) - DAY_ZERO) / DAY;

const serialOfDate = (date: string): number => {
  const days = (Date.parse(`${date}T00:00:00Z`) - DAY_ZERO) / DAY;
  // Before the day that Excel believes in, 29 February 1900, its numbers are one less.
  return days > 60 ? days : days - 1;
};

const shorten = (text: string): string =>
  text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1).replace(HALF_AT_END, '')}…` : text;

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(shorten(text))}</t></is></c>`;

const numberOf = (value: string | number, type: CellType): number => {
  if (type === 'date') return serialOfDate(String(value));
  if (type === 'instant') return serialOfInstant(String(value));
  return type === 'percent' ? Number(value) / 100 : Number(value);
};

const cell = (at: string, value: CellValue | undefined, type: CellType): string => {
  if (value === null || value === undefined || value === '') return '';
  const isPart = type === 'percent' && !Number.isInteger(Number(value));
  const { style } = isPart ? PART : FORMATS[type];
  if (type === 'text') return textCell(at, String(value), style);
  return `<c r="${at}" s="${style}"><v>${numberOf(value, type)}</v></c>`;
};

const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const hasComments = (sheet: Sheet | undefined): sheet is Sheet =>
  Boolean(sheet?.columns.some(({ comment }) => comment));

const commentsOf = ({ columns }: Sheet) =>
  columns.flatMap(({ comment }, column) => (comment ? [{ at: `${columnName(column)}1`, column, text: comment }] : []));

const contentTypes = (sheets: Sheet[]): string => {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return [
    `${XML}<Types xmlns="${PACKAGE}/content-types">`,
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    `<Default Extension="xml" ContentType="application/xml"/>`,
    `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>`,
    ...sheets.map(
      (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
    ),
    // Only a file's first sheet has comments.
    ...(hasComments(sheets[0]) ? [commentTypes(1)] : []),
    '</Types>',
  ].join('');
};

const rootRelations = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbook = (sheets: Sheet[]): string =>
  [
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>`,
    ...sheets.map(
      ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    ),
    '</sheets></workbook>',
  ].join('');

const workbookRelations = (sheets: Sheet[]): string =>
  [
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">`,
    ...sheets.map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    ),
    `<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/>`,
    '</Relationships>',
  ].join('');

const styles = (): string => {
  // The numbers below 164 are formats of Excel's own.
  const own = [...Object.values(FORMATS), PART].flatMap(({ style, format }) =>
    format ? [{ id: 163 + style, format }] : [],
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
  return [
    `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">`,
    ...own.map(({ id, format }) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(format)}"/>`),
    '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${own.length + 2}">${plain}`,
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    ...own.map(({ id }) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`),
    '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
};

async function* sheetXml({ columns, rows, total }: Sheet, isCommented: boolean): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`;
  yield '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>';
  for (const [index, { width }] of columns.entries())
    yield `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  const names = columns.map((_, index) => columnName(index));
  const headings = columns.map(({ heading }, index) => textCell(`${names[index]}1`, heading, HEADING));
  yield `</cols><sheetData><row r="1">${headings.join('')}</row>`;
  const rowAt = (at: number, row: readonly CellValue[]): string =>
    `<row r="${at}">${columns.map(({ type }, index) => cell(`${names[index]}${at}`, row[index], type)).join('')}</row>`;
  let last = 1;
  for await (const row of rows) {
    last += 1;
    yield rowAt(last, row);
  }
  if (total) yield rowAt(last + 1, total);
  yield `</sheetData><autoFilter ref="A1:${names.at(-1)}${last}"/>${isCommented ? commentReference : ''}</worksheet>`;
}

/**
 * An Excel workbook of the sheets, each with a bold heading that stays in view and a filter, written as it is read: the
 * rows are asked for as the reader takes the bytes. Where the rows fail, the stream does, and the file lacks its
 * directory, so that Excel refuses it. Texts are cells of text: `=1+1` is shown, not computed.
 */
export const writeXlsx = (sheets: Sheet[]): Readable => {
  const zip = new ZipFile();
  const written = new PassThrough();
  // Each sheet waits for its end.
  written.setMaxListeners(sheets.length + 10);
  zip.outputStream.pipe(written);
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path);
  add('[Content_Types].xml', contentTypes(sheets));
  add('_rels/.rels', rootRelations);
  add('xl/workbook.xml', workbook(sheets));
  add('xl/_rels/workbook.xml.rels', workbookRelations(sheets));
  add('xl/styles.xml', styles());
  const [first] = sheets;
  if (hasComments(first)) for (const [path, xml] of Object.entries(commentParts(1, commentsOf(first)))) add(path, xml);
  for (const [index, sheet] of sheets.entries())
    zip.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, (given) => {
      // The zip does not look at what becomes of its streams.
      if (written.destroyed) return;
      const source = Readable.from(inPieces(sheetXml(sheet, index === 0 && hasComments(sheet))), { objectMode: false });
      source.once('error', (error) => written.destroy(error));
      written.once('close', () => source.destroy());
      given(null, source);
    });
  zip.end();
  return written;
};
