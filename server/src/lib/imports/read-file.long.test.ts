import { expect, it } from 'vitest';
import { rowsXml, workbookOf, zipOf } from '../spreadsheet/workbook.testing.ts';
import { fileReader, readFile } from './read-file.ts';

const fields = [{ field: 'name', label: 'Navn', also: ['Klub'] }];
const csv = (text: string) => Buffer.from(text);
const thread = { threads: 1, megabytes: 256, longest: 20_000 };

it('reads what is sent, and says what is wrong with it', async () => {
  const sheet = { headings: ['Klub'], rows: [{ row: 2, cells: ['A'] }] };
  const first = (name: string | null) => ({ name, headings: ['Klub'] });
  expect(await readFile(csv('Klub\nA'), fields)).toEqual({ sheet, name: null, sheets: [first(null)] });
  expect(await readFile(await zipOf(workbookOf(rowsXml([['Klub'], ['A']]))), fields)).toEqual({
    sheet,
    name: 'Et',
    sheets: [first('Et'), { name: 'To', headings: ['Andet ark'] }],
  });
  await expect(readFile(csv('Navn'), fields)).rejects.toMatchObject({
    message: expect.stringContaining('ingen rækker'),
  });
  await expect(readFile(csv('%PDF-1.7'), fields)).rejects.toMatchObject({ status: 415 });
});

it('reads without keeping those waiting who ask for something else', async () => {
  const reading = readFile(csv(`Navn;CVR${'\n'.repeat(4_900_000)}`), fields).catch(() => 'refused');
  const turns = await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, 1, 'a turn'))]);
  expect(turns).toBe('a turn');
  expect(await reading).toBe('refused');
});

it('refuses a calendar that takes more time than there is, too', async () => {
  const line = `SUMMARY${';A=1'.repeat(1_000_000)}:Kamp`;
  const file = csv(`BEGIN:VCALENDAR\nBEGIN:VEVENT\n${line}\nEND:VEVENT\nEND:VCALENDAR`);
  await expect(fileReader({ ...thread, longest: 1_000 })(file, fields)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching('for tung'),
  });
});

it.each([
  ['time', { ...thread, longest: 1 }],
  ['memory', { ...thread, megabytes: 24 }],
])('refuses a file that takes more %s than there is', async (_, limits) => {
  const texts = Array.from({ length: 900_000 }, (_, at) => `<t>klub nr. ${at}</t>`);
  const file = await zipOf(workbookOf(rowsXml([['Navn'], ['A']]), { texts }));
  await expect(fileReader(limits)(file, fields)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching('for tung'),
  });
});
