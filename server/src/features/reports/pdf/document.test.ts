import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import makeReport from './document.ts';

it('a long table has its headings on each page, and each page its number', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`Klub nr. ${at}`, at]);
  const columns = [
    { key: 'name', label: 'Sponsorat', format: 'text' as const },
    { key: 'amount', label: 'Beløb', format: 'money' as const },
  ];
  const bytes = await makeReport({
    content: {
      title: 'Til økonomi',
      figures: [],
      charts: [],
      notes: [],
      filter: { year: 2026, date: null, area: null },
      tables: [{ key: 'clubs', title: 'Klubber', columns, rows, total: null, more: 0 }],
    },
    stories: [],
    bank: { name: 'Fjordbanken', sender: [] },
    printedOn: '2026-06-15',
    logos: { bank: null, club: null },
  });
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page.replaceAll(/\s+/g, ' ')).toContain('Sponsorat Beløb');
    expect(page).toContain(`Side ${at + 1} af ${pages.length}`);
  }
});
