import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { ReportActions } from './ReportActions.tsx';

const filter = { year: 2026, date: null, area: null };
const unchanged = { id: 1, at: '2026-11-01T09:00:00Z', changes: [], figures: [] };
const changed = { ...unchanged, changes: [{ contractId: 7, number: '2026-0042', difference: 500 }] };

/** What was kept of the report before, and how often it was kept since. */
let server: { kept: object | null; times: number };

beforeEach(() => {
  server = { kept: null, times: 0 };
  answerCalls(({ url }) => {
    if (url.endsWith('/keep')) {
      server.times += 1;
      return json({ id: 2, kind: 'year', title: 'Året i tal 2026', filter, by: 'Bo', at: unchanged.at, url: '/fil' });
    }
    if (!url.startsWith('/api/reports/year')) return undefined;
    return json({
      title: 'Året i tal 2026',
      filter,
      figures: [],
      tables: [],
      charts: [],
      notes: [],
      kept: server.kept,
    });
  });
});

const save = async (kept: object | null) => {
  server.kept = kept;
  await renderInApp(<ReportActions kind="year" filter={filter} />);
  await page.getByRole('button', { name: 'Gem rapporten' }).click();
};

it.each([
  ['for the first time', null],
  ['where nothing has changed since', unchanged],
])('keeps a report %s without a question', async (_, kept) => {
  await save(kept);
  await expect.element(page.getByText('Året i tal 2026 blev gemt!')).toBeVisible();
  expect(server.times).toBe(1);
});

it('asks where what has changed since the last one would not be shown any more', async () => {
  await save(changed);
  const question = page.getByRole('dialog', { name: 'Sammenlign fra i dag i stedet?' });
  await expect.element(question.getByText(/siden du gemte den 01-11-2026\./)).toBeVisible();
  await question.getByRole('button', { name: 'Fortryd' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.times).toBe(0);
  await page.getByRole('button', { name: 'Gem rapporten' }).click();
  await question.getByRole('button', { name: 'Gem rapporten' }).click();
  await expect.element(page.getByText('Året i tal 2026 blev gemt!')).toBeVisible();
  expect(server.times).toBe(1);
});
