import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@sponsorat/embedded-postgres';
import { removeDatabase } from '@sponsorat/embedded-postgres/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../lib/db/database.ts';
import { openTestApp } from '../../testing/app.ts';
import { runProgram } from '../../testing/program.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { createAdmin } from './create-admin.usecases.ts';

const test = await openTestApp();

const password = 'en-god-og-lang-kode';
const refusal = (given: { name?: string; email?: string; password?: string }): Promise<string> =>
  createAdmin(test.deps, { name: 'Eva Ny', email: 'eva@bank.dk', password, ...given }).then(
    () => 'taken',
    (error: Error) => error.message,
  );

/** Runs the command as an administrator would, with only what is given in its environment. */
const run = (environment: Record<string, string>) =>
  runProgram([fileURLToPath(new URL('create-admin.ts', import.meta.url))], environment);
const eva = { ADMIN_NAME: 'Eva Ø', ADMIN_EMAIL: 'eva.oe@bank.dk', ADMIN_PASSWORD: password };

describe('createAdmin', () => {
  it('makes an Admin of every area, who can log in, with an audit line that holds no secret', async () => {
    const lines = await auditOf(test, () =>
      createAdmin(test.deps, { name: ' Ida Æ ', email: ' Ida@Bank.dk ', password }),
    );
    const { north, south } = test.ids;
    const after = { name: 'Ida Æ', email: 'Ida@Bank.dk', roles: ['Admin'], areaIds: [north, south] };
    expect(lines).toEqual([
      {
        action: 'create',
        entity: 'user',
        entityId: expect.any(Number),
        actorName: 'Serverens kommandolinje',
        before: null,
        after,
      },
    ]);
    const client = test.anonymous('10.8.0.1');
    expect((await client.logIn('ida@bank.dk', password)).body).toEqual({ succeeded: true });
    expect((await client.get('/api/user')).body).toMatchObject({ name: 'Ida Æ', roles: ['Admin'] });
    const { rows } = await test.db.execute(sql`
      select array_agg(area_id order by area_id) as areas from user_areas where user_id = ${lines[0]?.entityId}`);
    expect(rows).toEqual([{ areas: [north, south] }]);
  });

  it.each([
    [{ name: ' ' }, 'Navn skal udfyldes.'],
    [{ email: 'eva' }, 'E-mail skal være en gyldig e-mail.'],
    [{ name: '', email: '' }, 'Navn skal udfyldes, og E-mail skal udfyldes.'],
    [{ password: 'kort' }, 'Adgangskode skal være på mindst 12 tegn.'],
    [{ password: 'x'.repeat(129) }, 'Adgangskode må højst være på 128 tegn.'],
    [{ password: 'Password1234' }, 'Adgangskode er for almindelig. Vælg en, som andre ikke gætter.'],
    [
      { email: 'eva.nymand@bank.dk', password: 'eva.nymand@bank.dk' },
      'Adgangskode må ikke være din e-mail eller dit navn.',
    ],
    [
      { email: 'BO@bank.dk' },
      'Der er allerede en bruger med e-mailen BO@bank.dk: vælg en anden, eller log ind med den.',
    ],
  ])('refuses %o in one sentence, and makes nobody', async (given, sentence) => {
    const lines = await auditOf(test, async () => expect(await refusal(given)).toBe(sentence));
    expect(lines).toEqual([]);
  });

  it('makes one of two that are made at once with the same e-mail', async () => {
    const both = await Promise.all([refusal({ email: 'to@bank.dk' }), refusal({ email: 'TO@bank.dk' })]);
    expect(both.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(both.filter((outcome) => outcome.startsWith('Der er allerede en bruger'))).toHaveLength(1);
  });
});

describe('npm run admin:create', () => {
  it('works on the database of DATABASE_URL, and refuses in one sentence', async () => {
    const environment = { ...eva, DATABASE_URL: test.databaseUrl };
    expect(await run(environment)).toEqual({
      code: 0,
      out: 'Eva Ø er nu Admin og kan logge ind med eva.oe@bank.dk.',
      err: '',
    });
    expect(await run(environment)).toEqual({
      code: 1,
      out: '',
      err: 'Der er allerede en bruger med e-mailen eva.oe@bank.dk: vælg en anden, eller log ind med den.',
    });
    expect(await run({ DATABASE_URL: test.databaseUrl, ADMIN_NAME: 'Eva' })).toMatchObject({
      code: 1,
      err: 'Angiv ADMIN_NAME, ADMIN_EMAIL og ADMIN_PASSWORD, eller kør kommandoen i en terminal.',
    });
  });

  it("works on the app's own database, stopped as well as running", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sponsorat-test-æ '));
    await chmod(dataDir, 0o711);
    expect(await run({ ...eva, DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' });
    const running = await startEmbeddedPostgres({ name: 'sponsorat', dataDir, log: () => {}, durable: false });
    try {
      const second = await run({ ...eva, ADMIN_EMAIL: 'anden@bank.dk', DATA_DIR: dataDir });
      expect(second).toMatchObject({ code: 0, err: '' });
      const { db, close } = openDatabase(running.url, () => {});
      const { rows } = await db.execute(sql`select email from users order by id`);
      await close();
      expect(rows).toEqual([{ email: 'eva.oe@bank.dk' }, { email: 'anden@bank.dk' }]);
    } finally {
      await running.stop();
      await removeDatabase(dataDir);
    }
  });
});
