import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, expect, it } from 'vitest';
import type { Actor } from '../../lib/actor.ts';
import { openPool, requestLimits } from '../../lib/db/pool.ts';
import type { ImportDefinition } from '../../lib/imports/define-import.ts';
import type { RowPlan } from '../../lib/imports/row-plan.ts';
import { openTestApp } from '../../testing/app.ts';
import { findImport } from './imports.store.ts';
import { csvOf, importsOf } from './imports.testing.ts';
import { listRows } from './rows.store.ts';
import { planRows } from './rows.usecases.ts';

const RESTS = 50;
const ROW = 10;

const test = await openTestApp();
const pool = openPool(test.databaseUrl, { ...requestLimits, idleInTransaction: RESTS }, () => {});
afterAll(() => pool.end());

const actor: Actor = {
  id: test.ids.adminId,
  name: 'Anna Admin',
  email: 'anna@bank.dk',
  roles: ['Admin'],
  areaIds: [],
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  sessionId: '',
  address: '',
  requestId: '',
};
const plan: RowPlan = {
  label: '',
  action: 'skip',
  recordId: null,
  candidates: [],
  changes: [],
  errors: [],
  problems: [],
  keys: [],
  values: {},
  input: {},
};
/** A kind whose rows take long to be looked through. */
const slow: ImportDefinition = {
  fields: [],
  examples: async () => [],
  open: async () => ({
    plan: () => {
      const end = performance.now() + ROW;
      while (performance.now() < end);
      return plan;
    },
    names: () => null,
    end: async () => {},
    begin: async () => {},
    save: async () => 0,
  }),
};

it('takes rows that are looked through for longer than a transaction may rest', async () => {
  const rows = Array.from({ length: (4 * RESTS) / ROW }, (_, at) => [`Klub ${at}`]);
  const { id } = await importsOf(test.admin, 'sponsorships').start(csvOf(['Navn'], rows));
  await drizzle({ client: pool }).transaction(async (tx) => {
    const record = await findImport(tx, id, test.clock.now());
    if (!record) throw new Error('The import is gone');
    const input = { definition: slow, record, rows: await listRows(tx, id), isRun: false };
    const { planned } = await planRows(tx, test.deps, actor, input);
    expect(planned).toHaveLength(rows.length);
    expect((await tx.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
