import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue, Column } from './cells.ts';
import { writeCsv } from './csv.ts';
import { type ReadCell, UnreadableFile } from './read-cells.ts';
import { readSheet } from './read-sheet.ts';
import { rowsXml, workbookOf, zipOf } from './workbook.testing.ts';
import { writeXlsx } from './xlsx.ts';
import { showsDay } from './xlsx-parts.ts';
import { dayOfSerial } from './xlsx-reader.ts';

const isHeading = (heading: string) => ['Navn', 'CVR', 'Beløb', 'By'].includes(heading);
const read = async (bytes: Buffer) => (await readSheet(bytes, isHeading)).sheet;
const readText = (text: string, encoding: BufferEncoding = 'utf8') => read(Buffer.from(text, encoding));
const cellsOf = async (bytes: Buffer | Promise<Buffer>) => (await read(await bytes)).rows.map(({ cells }) => cells);
const refusal = async (bytes: Buffer | Promise<Buffer>) => {
  const error = await read(await bytes).catch((caught: unknown) => caught);
  return error instanceof UnreadableFile ? 'unreadable' : (error as { status?: number }).status;
};

const columns: Column[] = [
  { heading: 'Navn', type: 'text', width: 30 },
  { heading: 'Beløb', type: 'money', width: 12 },
  { heading: 'Slut', type: 'date', width: 12 },
];
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((value) => value.trim())
  .filter((value) => value !== '' && !/[\p{C}]/u.test(value) && !value.startsWith("'"));
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const rows = fc.array(
  fc.tuple(
    text,
    fc.integer({ min: 0, max: 1e11 }).map((ore) => ore / 100),
    day,
  ),
  {
    minLength: 1,
    maxLength: 20,
  },
);

describe('what our own lists are', () => {
  it('is read back from Excel, whatever stands in them', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const file = writeXlsx([{ name: 'Liste', columns, rows: given as CellValue[][] }]);
        const expected = given.map(([name, amount, date]): ReadCell[] => [name, amount, { day: date }]);
        expect(await cellsOf(buffer(file))).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('is read back from CSV, without the apostrophes and the last line', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const read = await cellsOf(buffer(writeCsv(columns, given as CellValue[][])));
        expect(read.map(([name]) => name)).toEqual(given.map(([name]) => name));
      }),
      { numRuns: 50 },
    );
    expect(await cellsOf(Buffer.from('Navn;By\r\nI alt 2 rækker;\r\nA;B\r\nI alt 1 rækker\r\n'))).toEqual([
      ['I alt 2 rækker', null],
      ['A', 'B'],
    ]);
  });

  it('is read without the sums below it', async () => {
    const read = await cellsOf(Buffer.from('Navn;Beløb\nA;5.000\nB;2.500,50\n\nI alt;7.500,50\n'));
    expect(read).toEqual([
      ['A', '5.000'],
      ['B', '2.500,50'],
    ]);
  });
});

describe('a workbook of Excel', () => {
  const cells = async (xml: string, more: Parameters<typeof workbookOf>[1] = {}) =>
    (await cellsOf(zipOf(workbookOf(`${rowsXml([['Navn', 'CVR', 'Beløb']])}<row>${xml}</row>`, more))))[0];

  it('is read from its first sheet, whatever that is called, by shared texts', async () => {
    const texts = ['<t>Æble</t>', '<r><t>Bold</t></r><r><t>klub</t></r><rPh><t>nej</t></rPh>', '<t>a_x000D_b</t>'];
    const xml = '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c>';
    expect(await cells(xml, { texts })).toEqual(['Æble', 'Boldklub', 'a\rb']);
  });

  it('has formulas as they were computed, yes and no, and faults', async () => {
    expect(await cells('<c><f>1+1</f><v>2</v></c><c t="str"><f>A1</f><v>x</v></c><c t="b"><v>1</v></c>')).toEqual([
      2,
      'x',
      true,
    ]);
    expect(await cells('<c t="e"><v>#REF!</v></c>')).toEqual(['#REF!', null, null]);
  });

  it('has days by their format, also of a Mac', async () => {
    const formats = ['dd\\-mm\\-yyyy', '#,##0.00\\ &quot;dage&quot;', 'hh:mm'];
    const xml = '<c s="1"><v>46022</v></c><c s="2"><v>46022.75</v></c><c s="3"><v>46022</v></c>';
    expect(await cells(xml, { formats })).toEqual([{ day: '2025-12-31' }, { day: '2025-12-31' }, 46_022]);
    expect(await cells('<c s="4"><v>0.5</v></c>', { formats })).toEqual([0.5, null, null]);
    expect(await cells('<c s="1"><v>44560</v></c>', { is1904: true })).toEqual([{ day: '2025-12-31' }, null, null]);
    expect([1, 59, 61, -1, 9e9].map((serial) => dayOfSerial(serial, false))).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-03-01',
      null,
      null,
    ]);
    expect(['[$-406]d. mmmm yyyy', 'mmm', 'mm:ss', 'General', '[h]:mm', '0.00E+00'].map(showsDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('has texts without NUL, whole, and no days that there are not', async () => {
    expect(await cells('<c t="inlineStr"><is><t>a_x0000_b</t></is></c>')).toEqual(['ab', null, null]);
    expect(await cells('<c t="inlineStr"><is><t>_xD83D__xDE00_</t></is></c>')).toEqual(['😀', null, null]);
    const long = `${'a'.repeat(10_099)}😀😀`;
    expect(await cells(`<c t="inlineStr"><is><t>${long}</t></is></c>`)).toEqual([long.slice(0, -2), null, null]);
    expect(await cells('<c t="d"><v>2026-02-31</v></c><c t="d"><v>2026-02-28T10:00</v></c>')).toEqual([
      '2026-02-31',
      { day: '2026-02-28' },
      null,
    ]);
  });

  it('has its cells where they stand, and rows by their number', async () => {
    const xml = `<row r="3"><c r="B3" t="str"><v>Navn</v></c><c r="D3" t="str"><v>CVR</v></c></row>
      <row r="4"/><row r="7"><c r="D7"><v>12</v></c><c r="E7" t="str"><v> x </v></c></row>`;
    expect(await read(await zipOf(workbookOf(xml)))).toEqual({
      headings: ['Navn', 'CVR', 'Kolonne E'],
      rows: [{ row: 7, cells: [null, 12, 'x'] }],
    });
  });

  it('has what stands in cells that are merged downwards in each row that they cover', async () => {
    const rowsOfMerge = async (rows: string[][], refs: string[]) => {
      const parts = workbookOf(rowsXml(rows));
      const at = 'xl/worksheets/sheet2.xml';
      const merges = refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
      const sheet = String(parts[at]).replace('</sheetData>', `</sheetData><mergeCells>${merges}</mergeCells>`);
      return cellsOf(zipOf({ ...parts, [at]: sheet }));
    };
    const rows = [
      ['Navn', 'Område', 'By'],
      ['A', 'Nord', 'x'],
      ['B', '', 'y'],
      ['C', '', ''],
      ['D', '', 'z'],
    ];
    expect(await rowsOfMerge(rows, ['B2:B4', 'C3:C4', 'A1:C1', 'A2:B2', 'x', ''])).toEqual([
      ['A', 'Nord', 'x'],
      ['B', 'Nord', 'y'],
      ['C', 'Nord', 'y'],
      ['D', null, 'z'],
    ]);
    const all = [...rows.slice(0, 2), ...Array.from({ length: 4_000 }, (_, at) => [`Klub ${at}`, '', ''])];
    const covered = await rowsOfMerge(
      all,
      Array<string[]>(50_000).fill(['A1:XFD1048576', 'B2:C1048576', 'B2:B9']).flat(),
    );
    expect(covered).toHaveLength(4_001);
    expect(covered.at(-1)).toEqual(['Klub 3999', 'Nord', null]);
    const long = [['Navn', 'By'], ['A', 'x'.repeat(10_000)], ...Array.from({ length: 4_000 }, () => ['B', ''])];
    await expect(rowsOfMerge(long, ['B2:B5000'])).rejects.toMatchObject({ status: 422 });
  });

  it('may name its tags in full', async () => {
    const parts = workbookOf('');
    const sheet =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="str"><x:v>Navn</x:v></x:c></x:row><x:row><x:c t="inlineStr"><x:is><x:t>A</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
    expect(await cellsOf(zipOf({ ...parts, 'xl/worksheets/sheet2.xml': sheet }))).toEqual([['A']]);
  });
});

describe('a CSV file', () => {
  it('is of Windows where it is no UTF-8', async () => {
    expect(await readText('Navn;By\r\n\u00C6ble;\u00D8rsted \u00E5\r\n', 'latin1')).toEqual({
      headings: ['Navn', 'By'],
      rows: [{ row: 2, cells: ['Æble', 'Ørsted å'] }],
    });
    expect((await read(Buffer.from([0x4e, 0x0a, 0x80, 0x0a]))).rows[0]?.cells).toEqual(['€']);
    expect((await readText('\uFEFFNavn\nÆ')).rows[0]?.cells).toEqual(['Æ']);
    expect((await readText('\uFEFFNavn\tBy\nÆ\tB', 'utf16le')).rows[0]?.cells).toEqual(['Æ', 'B']);
  });

  it('is cut where most headings are known, however few rows there are', async () => {
    expect((await readText('Navn,CVR,"Beløb; netto"\nA,1,"5;6;7;8"')).rows[0]?.cells).toEqual(['A', '1', '5;6;7;8']);
    expect((await readText('Navn;"a,b,c,d,e"\nA;B')).headings).toEqual(['Navn', 'a,b,c,d,e']);
    expect((await readText('Navn\tCVR\nA\tB')).rows[0]?.cells).toEqual(['A', 'B']);
  });

  it('has its rows by the number that Excel gives them', async () => {
    const { rows: found } = await readText('\nNavn;By\nA;"b\nc"\n\n;\nD;E\n');
    expect(found).toEqual([
      { row: 3, cells: ['A', 'b\nc'] },
      { row: 6, cells: ['D', 'E'] },
    ]);
  });

  it('has no apostrophe before what could be a formula, and all others', async () => {
    const { rows: found } = await readText("Navn\n'=1+1\n'+45\n'-x\n'@a\n'71 Boldklub\n=1");
    expect(found.map(({ cells }) => cells[0])).toEqual(['=1+1', '+45', '-x', '@a', "'71 Boldklub", '=1']);
  });

  it('has headings that are each there once', async () => {
    expect((await readText('Navn;;navn;Navn (2);;\nA;B;C;D;;')).headings).toEqual([
      'Navn',
      'Kolonne B',
      'navn (2)',
      'Navn (2) (2)',
    ]);
  });
});

describe('a CSV file with long texts', () => {
  // As a list with long descriptions has them: a cut of the first characters falls into a quoted field.
  const long = fc.string({
    unit: fc.oneof(
      { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 200, maxLength: 400 }) },
      fc.constantFrom('\n', '\r\n', '"', ';', ',', '\t', '😀', '""', '";"'),
    ),
    maxLength: 30,
  });
  const whole = (value: string) => {
    const stored = value.replaceAll(/\p{Cc}/gu, (letter) => ('\n\r\t'.includes(letter) ? letter : ''));
    return stored.toWellFormed().slice(0, 10_000).toWellFormed().trim() || 'x';
  };

  it('is cut by its delimiter, whatever they say', async () => {
    const given = fc.array(fc.tuple(long.map(whole), long.map(whole)), { minLength: 1, maxLength: 6 });
    const texts: Column[] = ['Navn', 'Særlige aftaler'].map((heading) => ({ heading, type: 'text', width: 20 }));
    await fc.assert(
      fc.asyncProperty(given, async (rows) => {
        expect(await cellsOf(buffer(writeCsv(texts, rows)))).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  });

  it('has the apostrophes that were there before a formula', async () => {
    const texts: Column[] = [{ heading: 'Navn', type: 'text', width: 20 }];
    const given = ["'=1", "''+1", '=1', "'71"].map((value) => [value]);
    expect(await cellsOf(buffer(writeCsv(texts, given)))).toEqual(given);
  });

  it('has a delimiter that is guessed from whole rows', async () => {
    const file = `Navn;By\n"${'a,"" \n'.repeat(4_000)}";B\n`;
    expect((await readText(file)).headings).toEqual(['Navn', 'By']);
  });

  it('may begin with PK', async () =>
    expect((await readText('PK;Navn\n1;A')).rows).toEqual([{ row: 2, cells: ['1', 'A'] }]));
});

describe('headings', () => {
  const sheet = [
    ['Sponsorater 2026'],
    ['Sidst rettet af Åse', '', '31-12-2025'],
    ['Navn', 'CVR', 'By'],
    ['Æble IF', '12345678', 'Skjern'],
  ];
  const found = { headings: ['Navn', 'CVR', 'By'], rows: [{ row: 6, cells: ['Æble IF', '12345678', 'Skjern'] }] };

  it('may stand below a title and what else is written over them', async () => {
    const [title, edited, headings, club] = sheet.map((cells) => rowsXml([cells]).replace(/^<row>/, ''));
    const xml = `<row r="1">${title}<row r="3">${edited}<row r="5">${headings}<row r="6">${club}`;
    expect(await read(await zipOf(workbookOf(xml)))).toEqual(found);
    const [a, b, c, d] = sheet.map((cells) => cells.join(';'));
    expect(await readText([a, '', `${b};;;;`, '', c, d].join('\n'))).toEqual(found);
    // A comma in the title is no delimiter.
    expect((await readText(`Klubber, byer, beløb, alt, 2026\n${c}\n${d}`)).headings).toEqual(found.headings);
  });

  it('are the first row where no other near it has two that are known, and more', async () => {
    expect((await readText('Klub;Sted\nNavn;Skjern')).headings).toEqual(['Klub', 'Sted']);
    expect((await readText('Navn;By\nCVR;Navn')).headings).toEqual(['Navn', 'By']);
    const far = ['Klub;By;Sted', ...Array.from({ length: 20 }, () => 'A;B;C'), 'Navn;By;CVR'];
    expect((await readText(far.join('\n'))).headings).toEqual(['Klub', 'By', 'Sted']);
  });
});

describe('what is refused', () => {
  const many = (count: number, cell: string) => Array.from({ length: count }, () => cell);

  it('has more than 5 000 rows or 60 columns', async () => {
    expect(await refusal(Buffer.from(['Navn', ...many(5_001, 'A')].join('\n')))).toBe(422);
    expect((await readText(['Navn', ...many(5_000, 'A')].join('\n'))).rows).toHaveLength(5_000);
    expect(await refusal(Buffer.from(`${many(61, 'Navn').join(';')}\nA`))).toBe(422);
    expect((await readText(`${many(60, 'Navn').join(';')}\nA`)).headings).toHaveLength(60);
    const rows = [['Navn'], ...many(5_001, 'A').map((cell) => [cell])];
    expect(await refusal(zipOf(workbookOf(rowsXml(rows))))).toBe(422);
    expect(await refusal(Buffer.from(['Klubber', 'Navn;By', ...many(5_001, 'A')].join('\n')))).toBe(422);
    expect(await refusal(zipOf(workbookOf(rowsXml([many(61, 'Navn'), ['A']]))))).toBe(422);
  });

  it('has more text than a file of its size can', async () => {
    const shared = `<t>${'x'.repeat(10_000)}</t>`;
    const row = `<row>${many(50, '<c t="s"><v>0</v></c>').join('')}</row>`;
    expect(await refusal(zipOf(workbookOf(many(60, row).join(''), { texts: [shared] })))).toBe(422);
  });

  it.each([
    ['nested deeper than a workbook', '<a>'.repeat(1_000_000)],
    ['more tags than a workbook has', '<a/>'.repeat(4_100_000)],
    ['a tag with more attributes', `<a ${Array.from({ length: 100_000 }, (_, at) => `b${at}="1"`).join(' ')}/>`],
  ])('is %s', async (_, xml) => {
    const file = zipOf({ ...workbookOf(''), 'xl/worksheets/sheet2.xml': `<worksheet>${xml}` });
    expect(await refusal(file)).toBe(422);
  });

  it.each([
    ...['2.5', '3000000000', 'Infinity', '-1', '0', '', 'x', '1048577'].map((r) => [`row ${r}`, `<row r="${r}">`]),
    ['row 1 twice', '<row r="1">'],
  ])('has %s', async (_, row) => {
    const cell = '<c t="str"><v>A</v></c></row>';
    expect(await refusal(zipOf(workbookOf(`<row r="1">${cell}${row}${cell}`)))).toBe(422);
  });

  it.each(['_xD83D_', 'a_xDE00_b'])('has half a character: %s', async (text) => {
    const error = await read(await zipOf(workbookOf(rowsXml([['Navn'], [text]])))).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ body: { fields: { model: expect.stringContaining('Celle A2') } } });
  });

  it('has macros', async () => {
    const parts = workbookOf(rowsXml([['Navn'], ['A']]));
    expect(await refusal(zipOf({ ...parts, 'xl/vbaProject.bin': 'x' }))).toBe(415);
    const types = String(parts['[Content_Types].xml']).replace(
      'openxmlformats-officedocument.spreadsheetml.sheet.main',
      'ms-excel.sheet.macroEnabled.main',
    );
    expect(await refusal(zipOf({ ...parts, '[Content_Types].xml': types }))).toBe(415);
  });

  it.each([
    ['another zip', zipOf({ 'a.txt': 'x' })],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a page', Buffer.from('<html>')],
  ])('is %s', async (_, bytes) => expect(await refusal(bytes)).toBe(415));

  it('is broken', async () => {
    const whole = await zipOf(workbookOf(rowsXml([['Navn'], ['A']])));
    expect(await refusal(whole.subarray(0, whole.length - 30))).toBe('unreadable');
    expect(await refusal(zipOf({ ...workbookOf(''), 'xl/worksheets/sheet2.xml': '<worksheet><a' }))).toBe('unreadable');
    const doctype = '<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet>&b;</worksheet>';
    expect(await refusal(zipOf({ ...workbookOf(''), 'xl/worksheets/sheet2.xml': doctype }))).toBe('unreadable');
    expect(await refusal(zipOf(workbookOf('')))).toBe('unreadable');
    expect(await refusal(Buffer.from('Navn;By\n'))).toBe('unreadable');
    expect(await refusal(Buffer.from('Navn\n"aldrig lukket'))).toBe('unreadable');
  });
});

describe('a workbook with several sheets', () => {
  const text = (heading: string): Column => ({ heading, type: 'text', width: 12 });
  const sheet = (name: string, headings: string[], cells: string[]) => ({
    name,
    columns: headings.map(text),
    rows: [cells],
  });
  const sheets = [
    sheet('Om arket', ['Hvem', 'Navn'], ['Bo', 'Anna']),
    sheet('Klubber', ['Navn', 'CVR', 'Andet'], ['Vejle IF', '12345678', '']),
    sheet('Penge', ['Navn', 'Beløb'], ['Vejle IF', '5.000']),
  ];
  const workbook = (of = sheets) => buffer(writeXlsx(of));

  it('is read from the one with most headings that are expected, on a tie from the first', async () => {
    const { name, sheets: all, ...read } = await readSheet(await workbook(), isHeading);
    expect([name, read.sheet.rows[0]?.cells]).toEqual(['Klubber', ['Vejle IF', '12345678', null]]);
    expect(all).toEqual([
      { name: 'Om arket', headings: ['Hvem', 'Navn'] },
      { name: 'Klubber', headings: ['Navn', 'CVR', 'Andet'] },
      { name: 'Penge', headings: ['Navn', 'Beløb'] },
    ]);
    expect((await readSheet(await workbook(), (heading) => heading === 'Beløb')).name).toBe('Penge');
    expect((await readSheet(await workbook(), () => false)).name).toBe('Om arket');
  });

  it('is read from the one that is wanted', async () => {
    expect((await readSheet(await workbook(), isHeading, 'Penge')).sheet.rows[0]?.cells).toEqual(['Vejle IF', '5.000']);
    await expect(readSheet(await workbook(), isHeading, 'Borte')).rejects.toMatchObject({ status: 422 });
  });

  it('may have others that could not be read themselves', async () => {
    const wide = sheet(
      'Bred',
      Array.from({ length: 61 }, (_, at) => `H${at}`),
      Array(61).fill('x'),
    );
    const long = { ...sheet('Lang', ['Navn'], []), rows: Array.from({ length: 5_001 }, () => ['x']) };
    const { name, sheets: all } = await readSheet(await workbook([wide, long, ...sheets]), isHeading);
    expect([name, all.length]).toEqual(['Klubber', 5]);
    await expect(readSheet(await workbook([wide, long, ...sheets]), isHeading, 'Lang')).rejects.toMatchObject({
      status: 422,
    });
  });
});
