import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUrls } from './lib/db/data-source.ts';
import { sharedRole } from './lib/start-failures.ts';
import { appProcess } from './testing/app-process.ts';
import { openTestDatabase } from './testing/database.ts';
import { runProgram } from './testing/program.ts';
import { certificateFile, startSmtpServer } from './testing/smtp.ts';

const script = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
const migrate = (environment: Record<string, string>) =>
  runProgram([script, 'server/src/run-migrations.ts'], environment);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase('template1');
});
afterAll(() => database.close());

const asBoth = ({ url, ownerUrl }: DatabaseUrls) => ({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl });

describe('npm run migrate', () => {
  it('brings an empty database to this release as its owner, so that the app starts as a role that owns nothing', async () => {
    const asApp = { DATABASE_URL: database.url };
    expect(await migrate(asApp)).toEqual({
      code: 1,
      out: '',
      err: 'Brugeren i MIGRATION_DATABASE_URL, eller uden den i DATABASE_URL, må ikke lave og ændre tabeller i databasen: gør den til ejer af databasen og dens tabeller.',
    });
    const migrated = { code: 0, out: 'Databasen passer nu til denne udgave.', err: '' };
    expect(await migrate(asBoth(database))).toEqual(migrated);
    expect(await migrate(asBoth(database))).toEqual(migrated);

    const app = await appProcess(asApp);
    await app.start();
    expect(app.said()).not.toContain('Advarsel');
    expect((await database.db.execute(sql`select email from users`)).rows).toEqual([]);
    await app.stop();
  });
});

describe('a start', () => {
  it('warns where the app works as the role that owns the tables', async () => {
    const app = await appProcess({ DATABASE_URL: database.ownerUrl });
    await app.start();
    expect(app.said()).toContain(`${sharedRole}\n`);
    await app.stop();
  });

  it('says why the mail server refuses it, without the password, and nothing where it does not', async () => {
    const smtp = await startSmtpServer(undefined, { tls: 'starttls', login: { user: 'bank', pass: 'den-rigtige' } });
    const start = async (pass: string, certificate: Record<string, string> = {}) => {
      const mail = { SMTP_URL: smtp.urlOf(pass), MAIL_FROM: 'post@bank.test', PUBLIC_URL: 'http://localhost' };
      const app = await appProcess({ ...asBoth(database), ...mail, ...certificate });
      await app.start();
      const lines = () => app.said().split('\n');
      return { stop: app.stop, said: () => lines().filter((line) => /Mailserveren|den-/.test(line)) };
    };
    const expectRefusal = async ({ stop, said }: Awaited<ReturnType<typeof start>>, why: string) => {
      const line = `Advarsel: Mailserveren i SMTP_URL tager ikke imod: »${why}« E-mails venter, til den gør.`;
      await expect.poll(said, { timeout: 10_000 }).toEqual([line]);
      await stop();
    };
    const trusted = { NODE_EXTRA_CA_CERTS: fileURLToPath(certificateFile) };
    const advice = 'if the root CA is installed locally, try running Node.js with --use-system-ca';
    await expectRefusal(await start('den-rigtige'), `self-signed certificate; ${advice}`);
    expect(smtp.tried).toEqual([]);
    await expectRefusal(await start('den-forkerte', trusted), 'Invalid login: 535 Wrong password');
    const { stop, said } = await start('den-rigtige', trusted);
    await expect.poll(() => smtp.tried, { timeout: 10_000 }).toEqual(['bank:den-forkerte', 'bank:den-rigtige']);
    await stop();
    expect(said()).toEqual([]);
    await smtp.close();
  });

  it('on the database of a newer release ends with the reason', async () => {
    await database.asOwner(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    );
    const app = await appProcess(asBoth(database));
    const reason = /^Databasen hører til en nyere udgave af Sponsorat end denne: /m;
    await expect(app.start().finally(app.stop)).rejects.toThrow(reason);
  });
});
