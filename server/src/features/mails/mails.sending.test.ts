import type { Notification } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/fixtures.ts';
import type { Manner } from '../../testing/smtp.ts';
import { addFile } from '../files/files.store.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { retryDelays } from './mails.rules.ts';
import { openMailApp } from './mails.testing.ts';

// A machine that does much else takes its time.
const PATIENCE = { timeout: 10_000 };
/** What hangs hangs for good. */
const IMPATIENT = 100;

const manners = new Map<string, Manner>();
const met = new Set<string>();
const test = await openMailApp((to) => {
  met.add(to);
  return manners.get(to) ?? 'takes';
});
afterEach(() => {
  manners.clear();
  test.smtp.received.length = 0;
});

const rowOf = async (to: string) => (await test.rows({ search: to }))[0];
/** Until it is sent: the database lets go of the locks of a node that died a moment later. */
const sendAgain = (to: string) => test.send().then(() => rowOf(to));
const mailsTo = (to: string) => test.smtp.received.filter((mail) => mail.to?.[0]?.address === to);

describe('a mail', () => {
  it('arrives as it was made, with æøå, from the bank, and says that a machine sent it', async () => {
    await test.queue('arne@klub.dk', {
      subject: 'Aftalen med Ærø Bådklub er klar',
      blocks: [
        { paragraph: 'Kære Åse\nHer er <aftalen> & mere.' },
        { heading: 'Næste skridt' },
        { button: 'Læs', url: 'http://sponsorat.test/x?a=1&b=2' },
      ],
      replyTo: 'bo@bank.dk',
    });
    await test.send();
    const [mail] = mailsTo('arne@klub.dk');
    expect(mail).toMatchObject({
      subject: 'Aftalen med Ærø Bådklub er klar',
      from: { name: 'Sponsorat', address: 'sponsorat@bank.test' },
      replyTo: [{ address: 'bo@bank.dk' }],
    });
    expect(mail?.text).toContain('Kære Åse\nHer er <aftalen> & mere.');
    expect(mail?.text).toContain('Læs:\nhttp://sponsorat.test/x?a=1&b=2');
    expect(mail?.html).toContain('Kære Åse<br>Her er &lt;aftalen&gt; &amp; mere.');
    expect(mail?.html).not.toMatch(/<img|https?:\/\/(?!sponsorat\.test)/);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(await rowOf('arne@klub.dk')).toMatchObject({ Status: 'Sendt', Tries: 1, Error: null });
  });

  it('has no further heading, whatever stands in its subject or in a name', async () => {
    await test.queue('bo@klub.dk', { subject: 'Hej\r\nBcc: alle@klub.dk\r\n\r\nTekst' });
    await test.send();
    const [mail] = mailsTo('bo@klub.dk');
    expect(mail?.subject).toBe('Hej Bcc: alle@klub.dk Tekst');
    expect([mail?.bcc, mailsTo('alle@klub.dk')]).toEqual([undefined, []]);
  });

  it('brings its files along', async () => {
    const bytes = Buffer.from('%PDF-1.7 æ');
    const file = await test.db.transaction((tx) =>
      addFile(
        tx,
        { kind: 'signed-document', name: 'Aftale Ærø.pdf', type: 'application/pdf', bytes },
        test.clock.now(),
      ),
    );
    await test.queue('fil@klub.dk', { fileIds: [file.id] });
    await test.send();
    const [attached] = mailsTo('fil@klub.dk')[0]?.attachments ?? [];
    expect(attached).toMatchObject({ filename: 'Aftale Ærø.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(bytes);
  });

  it('is made once of each key', async () => {
    expect(await test.queue('ci@klub.dk', { dedupeKey: 'digest:1:2026-06-15' })).not.toBeNull();
    expect(await test.queue('ci@klub.dk', { dedupeKey: 'digest:1:2026-06-15' })).toBeNull();
    await test.send();
    expect(mailsTo('ci@klub.dk')).toHaveLength(1);
  });

  it('leaves only with the change that it tells of', async () => {
    const change = test.db.transaction(async (tx) => {
      await test.queueIn(tx, 'di@klub.dk');
      throw new Error('undone');
    });
    await expect(change).rejects.toThrow('undone');
    await test.send();
    expect(mailsTo('di@klub.dk')).toEqual([]);
  });
});

describe('a mail that does not arrive', () => {
  it('is refused for good by a 5xx, with the server’s words', async () => {
    manners.set('vaek@klub.dk', { code: 550, says: 'No such mailbox here' });
    await test.queue('vaek@klub.dk');
    await test.send();
    expect(await rowOf('vaek@klub.dk')).toMatchObject({
      Status: 'Fejlet',
      Tries: 1,
      Error: expect.stringContaining('No such mailbox here'),
    });
    test.clock.moveBy(48 * 3_600_000);
    await test.send();
    expect(await rowOf('vaek@klub.dk')).toMatchObject({ Tries: 1 });
  });

  it('rings at the bells of Admins and of whoever caused it, once it has failed', async () => {
    const { adminId, userId } = test.ids;
    const bells = { 'anna@bank.dk': test.admin, 'bo@bank.dk': test.user, 'dorte@bank.dk': test.other };
    // A session does not outlive the days that other tests wait.
    for (const [email, client] of Object.entries(bells)) await client.logIn(email, PASSWORD);
    const rung = async (to: string) => {
      const all = Object.entries(bells).map(async ([email, client]) => {
        const items: Notification[] = ok(await client.get('/api/notifications')).items;
        const news = items.filter(({ text }) => text === `»Emne« til ${to}`);
        return news.map(({ kind, path }) => [email, kind, path]);
      });
      return (await Promise.all(all)).flat();
    };
    const failed = ['anna@bank.dk', 'mail-failed', '/settings/mails?status=Fejlet'];
    for (const to of ['vaek1@klub.dk', 'vaek2@klub.dk']) manners.set(to, { code: 550, says: 'Nobody' });
    await test.queue('vaek1@klub.dk', { byUserId: userId, path: '/sponsorships/7' });
    await test.queue('vaek2@klub.dk', { byUserId: adminId });
    await test.queue('naaet@klub.dk', { byUserId: userId });
    await test.send();
    expect(await rung('vaek1@klub.dk')).toEqual([failed, ['bo@bank.dk', 'mail-failed', '/sponsorships/7']]);
    expect(await rung('vaek2@klub.dk')).toEqual([failed]);
    expect(await rung('naaet@klub.dk')).toEqual([]);
    expect(await rowOf('vaek1@klub.dk')).toMatchObject({ Status: 'Fejlet' });
  });

  it.each<[string, Manner]>([
    ['a 4xx', { code: 451, says: 'Try again later' }],
    ['a connection that breaks', 'hangs up'],
  ])('is tried again after %s, ever later, and fails after a day and more', async (_why, manner) => {
    const to = `senere${Math.random()}@klub.dk`;
    manners.set(to, manner);
    await test.queue(to);
    for (const [at, delay] of retryDelays.entries()) {
      await test.send();
      expect(await rowOf(to)).toMatchObject({ Status: 'Venter', Tries: at + 1 });
      test.clock.moveBy(delay - 1);
      await test.send();
      expect(await rowOf(to)).toMatchObject({ Tries: at + 1 });
      test.clock.moveBy(1);
    }
    await test.send();
    expect(await rowOf(to)).toMatchObject({ Status: 'Fejlet', Tries: retryDelays.length + 1 });
  });

  it('waits while the server is away, and arrives when it is back', async () => {
    await test.smtp.close();
    for (const at of [1, 2, 3]) await test.queue(`venter${at}@klub.dk`);
    await test.send();
    expect(await test.rows({ status: 'Venter', search: 'venter' })).toHaveLength(3);
    await test.smtp.open();
    test.clock.moveBy(3_600_000);
    await test.send();
    expect(await test.rows({ status: 'Sendt', search: 'venter' })).toHaveLength(3);
    expect(test.smtp.received).toHaveLength(3);
  });

  it('holds up no other while the server hangs', async () => {
    manners.set('haenger@klub.dk', 'hangs');
    await test.queue('haenger@klub.dk');
    for (let at = 0; at < 30; at++) await test.queue(`hurtig${at}@klub.dk`);
    const node = test.startNode(IMPATIENT);
    await node.round();
    await expect.poll(() => test.rows({ status: 'Sendt', search: 'hurtig' }), PATIENCE).toHaveLength(30);
    expect(await rowOf('haenger@klub.dk')).toMatchObject({ Status: 'Sender' });
    // A further round does not take it a second time.
    await node.round();
    expect(await rowOf('haenger@klub.dk')).toMatchObject({ Status: 'Sender', Tries: 1 });
    await node.end();
    manners.clear();
    // Were it left, it would arrive among the mails of the next test.
    await expect.poll(() => sendAgain('haenger@klub.dk'), PATIENCE).toMatchObject({ Status: 'Sendt' });
  });
});

describe('several nodes', () => {
  it('send each mail once', async () => {
    const nodes = [test.startNode(), test.startNode(), test.startNode()];
    for (let at = 0; at < 60; at++) await test.queue(`node${at}@klub.dk`);
    await Promise.all(nodes.map((node) => node.round()));
    await expect.poll(() => test.rows({ status: 'Sendt', search: 'node' }), PATIENCE).toHaveLength(60);
    const addresses = test.smtp.received.map((mail) => mail.to?.[0]?.address);
    expect(new Set(addresses).size).toBe(60);
    expect(addresses).toHaveLength(60);
    for (const node of nodes) await node.end();
  });

  it('take up what a node that died had in its hands, as the same mail', async () => {
    manners.set('doed@klub.dk', 'hangs');
    await test.queue('doed@klub.dk');
    const dying = test.startNode(IMPATIENT);
    await dying.round();
    await expect.poll(() => met.has('doed@klub.dk')).toBe(true);
    expect(await rowOf('doed@klub.dk')).toMatchObject({ Status: 'Sender', Tries: 1 });
    manners.clear();
    await test.send();
    expect(mailsTo('doed@klub.dk')).toEqual([]);
    // Its connection is closed, as that of a process that is killed.
    await dying.end();
    await expect.poll(() => sendAgain('doed@klub.dk'), PATIENCE).toMatchObject({ Status: 'Sendt', Tries: 2 });
    expect(mailsTo('doed@klub.dk')).toHaveLength(1);
  });
});

describe('a node whose connection to the database is lost', () => {
  it('goes on by another one, though a mail hangs in its hands', async () => {
    manners.set('tabt@klub.dk', 'hangs');
    await test.queue('tabt@klub.dk');
    const node = test.startNode(IMPATIENT);
    await node.round();
    await expect.poll(() => met.has('tabt@klub.dk')).toBe(true);
    await test.db.execute(sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`);
    await test.queue('bagefter@klub.dk');
    await node.round().catch(() => {});
    await node.round();
    await expect.poll(() => rowOf('bagefter@klub.dk')).toMatchObject({ Status: 'Sendt', Tries: 1 });
    await node.end();
    manners.clear();
    await test.send();
  });
});

describe('a link that signs', () => {
  beforeAll(() => test.admin.logIn('anna@bank.dk', PASSWORD));

  const link = 'http://sponsorat.test/underskriv/?a=hemmelig&b="hemmelig"';
  it('is sent, and shown to nobody', async () => {
    const id = await test.queue('ea@klub.dk', { blocks: [{ button: 'Underskriv', url: link }], secrets: [link] });
    const readMail = async () => ok(await test.admin.get(`/api/mails/${id}`));
    expect(JSON.stringify(await readMail())).not.toContain('hemmelig');
    expect((await readMail()).text).toContain('•');
    await test.send();
    const [mail] = mailsTo('ea@klub.dk');
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(link.replace('&', '&amp;').replaceAll('"', '&quot;'));
    expect(JSON.stringify(await readMail())).not.toContain('hemmelig');
    const { rows } = await test.asOwner(test.rowById(id));
    expect(JSON.stringify(rows)).not.toContain('hemmelig');
  });
});
