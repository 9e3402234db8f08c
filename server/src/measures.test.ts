import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { openIndexes } from './indexes.ts';
import { openDatabase } from './lib/db/database.ts';
import { openTestApp } from './testing/app.ts';
import { TestClient } from './testing/client.ts';
import { PASSWORD } from './testing/fixtures.ts';

const metricsToken = 'et-langt-token-til-test';
const test = await openTestApp();
const indexes = openIndexes(test.deps.db);
const app = await createApp(test.deps, { metricsToken, indexes, lateJobs: () => ({ mail: 0 }) });
afterAll(() => app.close());

const client = new TestClient(app);
const scrape = async (from = client): Promise<string> => {
  const { status, body, headers } = await from.get('/metrics', { authorization: `Bearer ${metricsToken}` });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  return body;
};
const measureOf = (text: string, line: string): number | undefined => {
  const match = text.split('\n').find((one) => one.startsWith(`${line} `));
  return match === undefined ? undefined : Number(match.slice(line.length));
};

describe('/metrics', () => {
  it('is not there without a token of its own', async () => {
    const authorization = 'Bearer ';
    expect((await test.anonymous().get('/metrics', { authorization })).status).toBe(404);
  });

  it.each(['', 'Bearer', 'Bearer ', `Bearer ${metricsToken}x`, metricsToken, `Basic ${metricsToken}`])(
    'answers nobody who brings »%s«',
    async (authorization) => {
      const { status, body, headers } = await client.get('/metrics', { authorization });
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(JSON.stringify(body)).not.toContain('sponsorat_');
    },
  );

  it('counts requests by the route that is declared, never by the address that was asked', async () => {
    const user = new TestClient(app);
    await user.logIn('bo@bank.dk', PASSWORD);
    await user.get('/api/sponsorships/4711?search=Jens');
    await user.get('/api/findes/Jens');
    const text = await scrape();
    expect(
      measureOf(text, 'sponsorat_http_requests_total{method="GET",route="/api/sponsorships/:id",status="404"}'),
    ).toBe(1);
    expect(measureOf(text, 'sponsorat_http_requests_total{method="POST",route="/api/login",status="200"}')).toBe(1);
    expect(text).toMatch(/sponsorat_http_request_seconds_bucket\{le="0\.5",method="POST",route="\/api\/login"\}/);
    expect(text).not.toMatch(/4711|Jens|findes|bo@bank|Bo Bruger|127\.0\.0\.1/);
  });

  it('says how the process, its connections, sessions, throttle, index and PDFs are', async () => {
    for (let i = 0; i < 8; i++) await new TestClient(app, '10.9.9.9').logIn('dorte@bank.dk', 'forkert-adgangskode');
    await test.anonymous().logIn('bo@bank.dk', PASSWORD, true);
    const kept = ['sponsorships', 'tasks'] as const;
    const empty = await scrape();
    expect(measureOf(empty, 'sponsorat_sponsorship_index_age_seconds{of="sponsorships"}')).toBeUndefined();
    for (const of of kept) await indexes[of].read('2026-06-15', () => {});
    const text = await scrape();
    expect(measureOf(text, 'sponsorat_sessions{kind="plain"}')).toBe(4);
    expect(measureOf(text, 'sponsorat_sessions{kind="remembered"}')).toBe(1);
    expect(measureOf(text, 'sponsorat_login_waiting{kind="account"}')).toBe(1);
    expect(measureOf(text, 'sponsorat_login_waiting{kind="address"}')).toBe(0);
    for (const of of kept) {
      expect(measureOf(text, `sponsorat_sponsorship_index_rows{of="${of}"}`)).toBe(0);
      expect(measureOf(text, `sponsorat_sponsorship_index_age_seconds{of="${of}"}`)).toBeGreaterThan(0);
    }
    expect(measureOf(text, 'sponsorat_database_connections{pool="requests"}')).toBeGreaterThan(0);
    expect(measureOf(text, 'sponsorat_database_waiting{pool="requests"}')).toBe(0);
    expect(measureOf(text, 'sponsorat_pdf_queue{state="waiting"}')).toBe(0);
    expect(measureOf(text, 'sponsorat_mails_waiting{status="Venter"}')).toBe(0);
    expect(measureOf(text, 'sponsorat_mails_failed{status="Fejlet"}')).toBe(0);
    expect(measureOf(text, 'sponsorat_jobs_late{job="mail"}')).toBe(0);
    expect(measureOf(text, 'sponsorat_unread_measures')).toBe(0);
    expect(measureOf(text, 'nodejs_eventloop_lag_p99_seconds')).toEqual(expect.any(Number));
  });

  it('has every measure, with every label, that the alerts ask for', async () => {
    const alerts = await readFile(new URL('../../deploy/alerts.yml', import.meta.url), 'utf8');
    const expressions = [...alerts.matchAll(/expr: (.*)/g)].map(([, expression = '']) => expression);
    expect(expressions).toHaveLength(alerts.split('- alert: ').length - 1);
    await client.get('/api/user');
    const lines = (await scrape()).split('\n');
    for (const expression of expressions) {
      // Prometheus itself says whether there was an answer, and adds the job.
      const selectors = [...expression.matchAll(/\b((?:up|sponsorat|nodejs|process)\w*)\b(?:\{([^}]*)\})?/g)];
      expect(selectors, expression).not.toEqual([]);
      for (const [, name, labels = ''] of selectors.filter(([, metric]) => metric !== 'up')) {
        const wanted = [...labels.matchAll(/(\w+)(=~|!~|!=|=)("[^"]*")/g)]
          .filter(([, label]) => label !== 'job')
          .map(([, label, how, value]) => (how === '=' ? `${label}=${value}` : `${label}="`));
        const samples = lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
        const fitting = samples.filter((line) => wanted.every((part) => line.includes(part)));
        expect(fitting, `${name}{${labels}}`).not.toEqual([]);
      }
    }
  });

  it('answers without a database too, and says that something is missing', async () => {
    const { db, close } = openDatabase(test.databaseUrl, () => {});
    const lonely = await createApp({ ...test.deps, db }, { metricsToken });
    await close();
    const text = await scrape(new TestClient(lonely));
    expect(measureOf(text, 'sponsorat_unread_measures')).toBe(4);
    expect(measureOf(text, 'sponsorat_sessions{kind="plain"}')).toBeUndefined();
    expect(measureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    await lonely.close();
  });
});
