import { historyRequest, logRequest } from '@sponsorat/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../lib/db/database.ts';
import { seedMany } from '../../seeds/many/seed-lists.ts';
import { seedLog } from '../../seeds/many/seed-log.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { listLogLines, listSponsorshipLines } from './log.store.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const database = await openTestDatabase();
const owner = openDatabase(database.ownerUrl, () => {});
beforeAll(async () => {
  await seedMany(owner.db.background, { count: 400, now: NOW });
  await seedLog(owner.db.background, { count: 20_000, now: NOW });
});
afterAll(async () => {
  await owner.close();
  await database.close();
});

type Statement = { text: string; values: unknown[] };

/** How PostgreSQL finds what is asked for while `act` runs. */
const plansOf = async (act: () => Promise<unknown>): Promise<string[]> => {
  const { $client } = database.db;
  const statements: Statement[] = [];
  const query = $client.query.bind($client) as (...args: unknown[]) => unknown;
  Object.assign($client, {
    query: (statement: { text: string }, values: unknown[]) => {
      statements.push({ text: statement.text, values });
      return query(statement, values);
    },
  });
  await act().finally(() => Object.assign($client, { query }));
  const plans = [];
  for (const { text, values } of statements) {
    const { rows } = await $client.query(`explain ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
};

const log = (request: object) => listLogLines(database.db, logRequest.parse({ perPage: 25, ...request }));

describe('the log, where there are many lines, is not read through for a page', () => {
  it.each([
    ['of all', {}],
    ['far away', { page: 700 }],
    ['from its other end', { sort: { field: 'At', dir: 'asc' } }],
    ['of a user', { filter: { user: 7 } }],
    ['of an action', { filter: { action: 'confirm' } }],
    ['of a kind', { filter: { kind: 'product' } }],
    ['of a record', { filter: { kind: 'contract', record: 77 } }],
    ['of a month', { filter: { from: '2026-05-01', to: '2026-05-31' } }],
    ['of a club', { filter: { search: 'Klub 300' } }],
    ['of a common word', { filter: { search: 'klub' } }],
    ['of one letter', { filter: { search: 'e' } }],
    ['of a person', { filter: { search: 'Bruger 77' } }],
    ['of nobody', { filter: { search: 'findes ikke' } }],
  ])('%s', async (_what, request) => {
    const plans = await plansOf(() => log(request));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (audit_log|audit_values)/);
  });

  it('of a sponsorship’s history', async () => {
    const plans = await plansOf(() => listSponsorshipLines(database.db, 7, historyRequest.parse({})));
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (audit_log|audit_values)/);
  });
});

describe('a search finds the same lines', () => {
  it.each(['Klub 3', 'klub', 'Bruger 77', 'før 7'])('of few records and of many: %s', async (search) => {
    const { total, lines } = await log({ filter: { search } });
    const { rows } = await database.db.$client.query(
      `with people as (select id from users where name ilike $1), clubs as (select id from sponsorships where name ilike $1),
        former as (select entity, entity_id from audit_log where former_name ilike $1)
      select id from audit_log l where actor_id in (table people) or sponsorship_id in (table clubs)
        or sponsorship_id in (select entity_id from former where entity = 'sponsorship')
        or (entity, entity_id) in (table former) or entity = 'user' and entity_id in (table people)
        or entity = 'product' and entity_id in (select id from products where name ilike $1)
      order by at desc, id desc`,
      [`%${search}%`],
    );
    expect(total).toBe(rows.length);
    expect(lines.map(({ id }) => id)).toEqual(rows.slice(0, 25).map(({ id }) => Number(id)));
  });
});
