import type { LogRow } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const fetchFile = (query: string) => test.admin.get(`/api/log/file?${query}`);
const log = async (filter: object = {}): Promise<LogRow[]> =>
  ok(await test.admin.post('/api/log', { filter, perPage: 100 })).Result;
const csvLines = (bytes: Buffer) => bytes.toString('utf8').split('\r\n');

beforeAll(async () => {
  for (const name of ['=1+1', '+45 12', '-5', '@SUM(A1)', 'Æble; "sød"\nog rød']) await makeSponsorship(test, { name });
});

describe('the log as a file', () => {
  it('is a CSV that Excel opens rightly, with every line, and says at its end how many', async () => {
    const rows = await log();
    const { status, headers, bytes } = await fetchFile('format=csv');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Log 2026-06-15.csv"; filename*=UTF-8''Log%202026-06-15.csv`,
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csvLines(bytes);
    expect(lines[0]).toBe(
      '\u{FEFF}Id;Tidspunkt;Bruger;Handling;Type;Post;Post-id;Sponsorat-id;Beskrivelse;Ændringer;Adresse;Forespørgsel',
    );
    expect(lines.at(-2)).toBe(`I alt ${rows.length} rækker`);
    expect(lines[1]?.split(';').slice(0, 5)).toEqual([
      String(rows[0]?.Id),
      '15-06-2026 12:00:00',
      'Anna Admin',
      'Oprettet',
      'Sponsorat',
    ]);
    expect(lines.slice(1, -2).map((line) => Number(line.split(';')[0]))).toEqual(rows.map(({ Id }) => Id));
  });

  it('holds no cell that a spreadsheet takes for a formula', async () => {
    const text = (await fetchFile('format=csv')).bytes.toString('utf8');
    for (const name of ["'=1+1", "'+45 12", "'-5", "'@SUM(A1)"]) expect(text).toContain(`;Sponsorat;${name};`);
    expect(text).toContain('"Æble; ""sød""\nog rød"');
    expect(text).not.toMatch(/(^|;)[=+\-@]/m);
  });

  it('is JSON line by line, the same rows as the list', async () => {
    const rows = await log();
    const { headers, bytes } = await fetchFile('format=jsonl');
    expect(headers['content-type']).toBe('application/jsonl; charset=utf-8');
    const lines = bytes.toString('utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
  });

  it('is of the asked days, and of none an empty file that says so', async () => {
    const total = (await log({ to: '2026-06-15' })).length;
    expect(csvLines((await fetchFile('format=csv&from=2026-06-15&to=2026-06-15')).bytes).at(-2)).toBe(
      `I alt ${total} rækker`,
    );
    expect(csvLines((await fetchFile('format=csv&from=2031-01-01')).bytes).slice(1)).toEqual(['I alt 0 rækker', '']);
  });

  it('is itself a line of the log, with what was asked for', async () => {
    const rows = (await log()).length;
    await fetchFile('format=jsonl&from=2026-06-01');
    expect((await log())[0]).toMatchObject({
      Action: 'export',
      Kind: 'log',
      Text: 'Anna Admin hentede loggen som JSONL.',
      Changes: [
        { label: 'Format', after: 'jsonl' },
        { label: 'Fra', after: '01-06-2026' },
        { label: 'Rækker', after: String(rows) },
      ],
    });
  });

  it.each(['', 'format=xlsx', 'format=csv&from=i-gaar'])('is refused for %j, and leaves no line', async (query) => {
    const before = (await log()).length;
    expect((await fetchFile(query)).status).toBe(422);
    expect((await log()).length).toBe(before);
  });

  it('holds far more lines than are read at once', async () => {
    await test.db.execute(sql`insert into audit_log (at, action, entity)
      select '2020-01-01T12:00:00Z'::timestamptz + n * interval '1 second', 'update', 'company'
      from generate_series(1, 1200) n`);
    const lines = csvLines((await fetchFile('format=csv&to=2020-12-31')).bytes);
    expect(lines.at(-2)).toBe('I alt 1200 rækker');
    const ids = lines.slice(1, -2).map((line) => Number(line.split(';')[0]));
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    expect(ids).toHaveLength(1200);
  });
});
