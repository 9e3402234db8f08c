import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMailer } from '../../lib/smtp.ts';
import { startTestApp } from '../../testing/app.ts';
import { certificateFile, type Guard, startSmtpServer } from '../../testing/smtp.ts';
import { openSender } from './mails.sender.ts';
import { listMails } from './mails.store.ts';
import { mailConfig } from './mails.testing.ts';
import { queueMail } from './mails.usecases.ts';

const login = { user: 'sponsorat', pass: 'hem"melig:æ%' };
const ordinary = getCACertificates('default');
const trust = () => setDefaultCACertificates([...ordinary, readFileSync(certificateFile, 'utf8')]);

const ends: (() => Promise<void>)[] = [];
let app: Awaited<ReturnType<typeof startTestApp>>;
afterAll(() => app?.close());
beforeEach(trust);
afterEach(async () => {
  setDefaultCACertificates(ordinary);
  for (const end of ends.splice(0)) await end();
});

/** What a start hears of a server, what becomes of a mail that goes by it, and what the server got. */
const goBy = async (guard: Guard, urlFor = (smtp: Awaited<ReturnType<typeof startSmtpServer>>) => smtp.urlOf()) => {
  const smtp = await startSmtpServer(undefined, guard);
  ends.push(smtp.close);
  const config = mailConfig(urlFor(smtp));
  app ??= await startTestApp(null, config);
  const onError = vi.fn();
  const mailer = openMailer(config.mail);
  const { round, stop } = openSender({ db: app.deps.db.background, clock: app.clock, mailer, onError });
  const id = await app.db.transaction((tx) =>
    queueMail(tx, app.deps, { to: 'arne@klub.dk', subject: 'Emne', blocks: [{ paragraph: 'Tekst' }], foot: 'Derfor.' }),
  );
  await round();
  await stop();
  const request = { filter: {}, sort: { field: 'Id', dir: 'desc' }, page: 1, perPage: 100 } as const;
  const row = (await listMails(app.db, request)).rows.find(({ Id }) => Id === id);
  expect(onError).not.toHaveBeenCalled();
  return { smtp, row, problem: await mailer.check() };
};

const waits = (error: RegExp) => ({ Status: 'Venter', Tries: 1, Error: expect.stringMatching(error) });

describe.each(['starttls', 'implicit'] as const)('a server that wants %s and a password', (tls) => {
  it('gets mails encrypted and logged in', async () => {
    const { smtp, row, problem } = await goBy({ tls, login });
    expect([row?.Status, problem]).toEqual(['Sendt', null]);
    expect(smtp.received).toMatchObject([{ subject: 'Emne', isEncrypted: true, user: login.user }]);
  });

  it('that takes another password lets mails wait, says so, and is repeated without the password', async () => {
    const wrong = 'forkert-kode';
    const coded = Buffer.from(`\0${login.user}\0${wrong}`).toString('base64');
    const says = `${wrong} (${coded}) is wrong`;
    const { smtp, row, problem } = await goBy({ tls, login, says }, ({ urlOf }) => urlOf(wrong));
    expect(smtp.tried).toContain(`${login.user}:${wrong}`);
    expect(row).toMatchObject(waits(/^Invalid login: 535 • \(•\) is wrong$/));
    expect(problem).toBe(row?.Error);
    expect(smtp.received).toEqual([]);
  });

  it('is told no password and gets no mail where nobody trusts its certificate', async () => {
    setDefaultCACertificates(ordinary);
    const { smtp, row, problem } = await goBy({ tls, login });
    expect(row).toMatchObject(waits(/^self-signed certificate/));
    expect(problem).toBe(row?.Error);
    expect([smtp.received, smtp.tried]).toEqual([[], []]);
  });

  it('is told no password and gets no mail by a name that its certificate does not have', async () => {
    const another = ({ urlOf }: { urlOf: () => string }) => urlOf().replace('localhost', '127.0.0.1');
    const { smtp, row } = await goBy({ tls, login }, another);
    expect(row).toMatchObject(waits(/does not match certificate's altnames/));
    expect([smtp.received, smtp.tried]).toEqual([[], []]);
  });
});

it('a server that was to speak TLS and does not is told no password and gets no mail', async () => {
  const bare = ({ port }: { port: number }) => `smtp://sponsorat:kode@localhost:${port}`;
  const { smtp, row } = await goBy({ tls: 'none', login }, bare);
  expect(row).toMatchObject(waits(/STARTTLS/));
  expect([smtp.received, smtp.tried]).toEqual([[], []]);
});
