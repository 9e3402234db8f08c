import type { ReportChart } from '@sponsorat/api';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { clubIn, ok } from '../sponsorships/sponsorships.testing.ts';
import { chartBlocks } from './pdf/charts.ts';

const test = await openTestApp();
const { north, south } = test.ids;

const noteOf = async (areaId: number, name: string, values: { date: string; text: string; report?: boolean }) => {
  const { id } = await clubIn(test, areaId, { name });
  ok(await test.admin.post(`/api/sponsorships/${id}/notes/update`, values));
  return id;
};
const pdfOf = async (query: string, client: TestClient = test.admin) => {
  const bytes = new Uint8Array((await client.get(`/print-report?${query}`)).bytes);
  const pictures = Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1;
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pictures };
};

describe('the stories of a year', () => {
  it('are the notes that are marked, in the order of their days, with their clubs', async () => {
    await noteOf(north, 'Anden IF', { date: '2026-05-02', text: 'Hallen blev åbnet.', report: true });
    await noteOf(north, 'Første IF', { date: '2026-01-01', text: 'Bolde til alle.', report: true });
    await noteOf(north, 'Stille IF', { date: '2026-03-01', text: 'Kun for os.' });
    await noteOf(north, 'Gamle IF', { date: '2025-12-31', text: 'Sidste års stævne.', report: true });
    const { text } = await pdfOf('kind=year&year=2026');
    expect(text).toMatch(
      /Årets historier Første IF 01\. januar 2026 Bolde til alle\. Anden IF 02\. maj 2026 Hallen blev åbnet\./,
    );
    expect(text).not.toMatch(/Kun for os|Sidste års stævne/);
    expect((await pdfOf('kind=year&year=2025')).text).toContain('Gamle IF 31. december 2025 Sidste års stævne.');
    expect((await pdfOf('kind=year&year=2030')).text).not.toContain('Årets historier');
    expect((await pdfOf('kind=budget&year=2026')).text).not.toContain('Årets historier');
  });

  it('are of the areas that are asked for, and seen', async () => {
    await noteOf(south, 'Syd IF', { date: '2026-04-01', text: 'Sommerlejr i syd.', report: true });
    expect((await pdfOf('kind=year&year=2026')).text).toContain('Sommerlejr i syd.');
    expect((await pdfOf(`kind=year&year=2026&area=${north}`)).text).not.toContain('Sommerlejr i syd.');
    expect((await pdfOf('kind=year&year=2026', test.user)).text).not.toContain('Sommerlejr i syd.');
  });

  it('have the logo of the club', async () => {
    const of = 'kind=year&year=2024';
    const id = await noteOf(north, 'Logo IF', { date: '2024-05-05', text: 'Med mærke.', report: true });
    const { pictures } = await pdfOf(of);
    const logo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    ok(await test.admin.upload(`/api/sponsorships/${id}/logo`, logo));
    expect((await pdfOf(of)).pictures).toBeGreaterThan(pictures);
  });
});

describe('a chart in the PDF', () => {
  const chart = (type: ReportChart['type'], values: number[]): ReportChart => ({
    type,
    title: 'Formål',
    labels: values.map(String),
    series: [{ name: '2026', values }],
  });

  it('has its ring where it stands: a path is drawn from the corner of the page', () => {
    for (const values of [[1, 0, 2], [5]]) {
      const drawing = JSON.stringify(chartBlocks(chart('doughnut', values)));
      expect(drawing.split('"polyline"')).toHaveLength(1 + values.filter((value) => value > 0).length);
      expect(drawing).not.toContain('"path"');
    }
  });

  it.each(['line', 'bar', 'doughnut'] as const)('is none where its %s has nothing to show', (type) => {
    expect(chartBlocks(chart(type, [0, 0]))).toEqual([]);
    expect(chartBlocks(chart(type, []))).toEqual([]);
    expect(chartBlocks(chart(type, [0, 1]))).not.toEqual([]);
  });
});
