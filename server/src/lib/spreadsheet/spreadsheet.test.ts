import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import readXlsx from 'read-excel-file/node';
import sax from 'sax';
import { describe, expect, it, vi } from 'vitest';
import type { CellValue, Column, Rows } from './cells.ts';
import { writeCsv } from './csv.ts';
import { writeXlsx } from './xlsx.ts';
import { Zip } from './zip.ts';

const columns: Column[] = [
  { heading: 'Id', type: 'whole', width: 8 },
  { heading: 'Navn', type: 'text', width: 30 },
  { heading: 'CVR', type: 'text', width: 10 },
  { heading: 'Beløb', type: 'money', width: 12 },
  { heading: 'Udnyttet', type: 'percent', width: 10 },
  { heading: 'Slut', type: 'date', width: 12 },
  { heading: 'Ændret', type: 'instant', width: 18 },
];
const row: CellValue[] = [
  7,
  'Æblehavens "Boldklub" & <Venner>',
  '01234567',
  50000.5,
  35,
  '2026-12-31',
  '2026-07-01T22:30:15Z',
];

const sheetsOf = async (rows: Rows) => {
  const about = { name: 'Om udtrækket', columns: columns.slice(1, 2), rows: [['hvad']] };
  const file = await buffer(writeXlsx([{ name: 'Liste', columns, rows }, about]));
  return readXlsx(file, { trim: false });
};
/** The attributes of each tag in a part of a workbook, with the text inside. */
const tagsOf = async (zip: Zip, part: string): Promise<Record<string, string>[]> => {
  const tags: Record<string, string>[] = [];
  const parser = sax.parser(true);
  const open: Record<string, string>[] = [];
  parser.onopentag = ({ attributes }) => {
    const tag = { ...(attributes as Record<string, string>), text: '' };
    tags.push(tag);
    open.push(tag);
  };
  parser.ontext = (text) => {
    for (const tag of open) tag.text += text;
  };
  parser.onclosetag = () => void open.pop();
  parser.write((await buffer(zip.read(part))).toString()).close();
  return tags;
};
const linesOf = async (rows: Rows) => (await buffer(writeCsv(columns, rows))).toString().split('\r\n');

describe('an Excel file', () => {
  it('gives each cell back as what it is: numbers, days, whole letters, and zeros at the front', async () => {
    const [list, about] = await sheetsOf([row]);
    expect(list).toEqual({
      sheet: 'Liste',
      data: [
        columns.map(({ heading }) => heading),
        [7, row[1], '01234567', 50000.5, 0.35, new Date('2026-12-31'), new Date('2026-07-02T00:30:15Z')],
      ],
    });
    expect(about).toEqual({ sheet: 'Om udtrækket', data: [['Navn'], ['hvad']] });
  });

  it.each([
    [0, '0', '0 %'],
    [35, '0.35', '0 %'],
    [100, '1', '0 %'],
    [2.5, '0.025', '0.0## %'],
    [0.125, '0.00125', '0.0## %'],
  ])('shows %s percent with its decimals, and without where it is whole', async (percent, text, format) => {
    const zip = await Zip.open(await buffer(writeXlsx([{ name: 'Liste', columns, rows: [row.with(4, percent)] }])));
    // How a cell is shown is what its style says, which the reader of the other tests leaves out.
    const [cells, styles] = [await tagsOf(zip, 'xl/worksheets/sheet1.xml'), await tagsOf(zip, 'xl/styles.xml')];
    const cell = cells.find(({ r }) => r === 'E2');
    const { numFmtId } = styles.filter(({ xfId }) => xfId !== undefined)[Number(cell?.s)] ?? {};
    const style = styles.find((tag) => tag.numFmtId === numFmtId && tag.formatCode !== undefined);
    expect([cell?.text, style?.formatCode]).toEqual([text, format]);
  });

  it('has what its rows come to below them, where a filter or a new order leaves it', async () => {
    const file = await buffer(writeXlsx([{ name: 'Liste', columns, rows: [row, row], total: [null, 'I alt'] }]));
    const [list] = await readXlsx(file);
    expect(list?.data[3]?.slice(0, 2)).toEqual([null, 'I alt']);
    const cells = await tagsOf(await Zip.open(file), 'xl/worksheets/sheet1.xml');
    expect(cells.find(({ ref }) => ref?.startsWith('A1:'))?.ref).toBe('A1:G3');
  });

  it('shortens what is too long for a cell between two characters', async () => {
    const [list] = await sheetsOf([[1, `${'a'.repeat(32_765)}😀😀`]]);
    expect(list?.data[1]?.[1]).toBe(`${'a'.repeat(32_765)}…`);
  });

  it('leaves text that looks like a formula, a code of a letter or a mark of XML as it is', async () => {
    const texts = ['=1+1', '+45 12', '-x', '@a', '\tx', '_x0041_', ' to  mellemrum ', 'a\nb', '😀', '&amp;<b>'];
    const [list] = await sheetsOf(texts.map((value) => [1, value]));
    expect(list?.data.slice(1).map((cells) => cells[1])).toEqual(texts.map((value) => value));
  });

  it('is read by whoever writes no text that XML has no way to write, or one longer than Excel takes', async () => {
    const [list] = await sheetsOf([
      [1, 'a\u0000b\u001fc\ud800'],
      [2, 'x'.repeat(40_000)],
    ]);
    expect(list?.data[1]?.[1]).toBe('abc\ufffd');
    expect(list?.data[2]?.[1]).toBe(`${'x'.repeat(32_766)}…`);
  });

  it('keeps every text of whatever letters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc
            .string({ unit: 'grapheme', minLength: 1 })
            .filter((value) => value.trim() === value && !/[\p{C}]/u.test(value)),
        ),
        async (values) => {
          const [list] = await sheetsOf(values.map((value) => [1, value]));
          expect(list?.data.slice(1).map((cells) => cells[1])).toEqual(values);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('without rows has its headings', async () => {
    const [list] = await sheetsOf([]);
    expect(list?.data).toEqual([columns.map(({ heading }) => heading)]);
  });

  it('whose rows fail is refused, and its reader told', async () => {
    async function* failing() {
      yield row;
      throw new Error('The database is gone');
    }
    await expect(sheetsOf(failing())).rejects.toThrow('The database is gone');
  });
});

describe('a CSV file', () => {
  it('is what Danish Excel reads', async () => {
    const lines = await linesOf([row, [8, null, '', -1, 12.5, null, null]]);
    expect(lines).toEqual([
      '\uFEFFId;Navn;CVR;Beløb;Udnyttet;Slut;Ændret',
      '7;"Æblehavens ""Boldklub"" & <Venner>";01234567;50000,50;35;31-12-2026;02-07-2026 00:30',
      '8;;;-1,00;12,5;;',
      'I alt 2 rækker',
      '',
    ]);
  });

  it('has no cell that is a formula, and no line that a text breaks', async () => {
    const texts = ['=1+1', '+45 12', '-x', '@a', '\tx', '\rx', 'a\nb', 'a;b'];
    const all = await buffer(
      writeCsv(
        columns.slice(1, 2),
        texts.map((value) => [value]),
      ),
    );
    expect(all.toString()).toBe(
      '\uFEFFNavn\r\n\'=1+1\r\n\'+45 12\r\n\'-x\r\n\'@a\r\n\'\tx\r\n"\'\rx"\r\n"a\nb"\r\n"a;b"\r\nI alt 8 rækker\r\n',
    );
  });

  it('without rows says so', async () => {
    expect(await linesOf([])).toEqual(['\uFEFFId;Navn;CVR;Beløb;Udnyttet;Slut;Ændret', 'I alt 0 rækker', '']);
  });
});

describe.each(['xlsx', 'csv'])('whoever stops reading the %s', (kind) => {
  it('has the rows stop as well', async () => {
    const ended = vi.fn();
    async function* endless() {
      try {
        for (let id = 0; ; id += 1) {
          if (id % 100 === 0) await new Promise(setImmediate);
          yield [id, `Klub ${Math.random()}`];
        }
      } finally {
        ended();
      }
    }
    const file =
      kind === 'csv' ? writeCsv(columns, endless()) : writeXlsx([{ name: 'Liste', columns, rows: endless() }]);
    let read = 0;
    for await (const piece of file) {
      read += piece.length;
      if (read > 100_000) break;
    }
    await expect.poll(() => ended.mock.calls).toHaveLength(1);
  });
});
