import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { openMailApp } from './mails.testing.ts';

const test = await openMailApp();
const list = async (body: object = {}) => ok(await test.admin.post('/api/mails', body));
const subjects = async (body: object = {}) =>
  (await list(body)).Result.map(({ Subject }: { Subject: string }) => Subject);

beforeAll(async () => {
  await test.queue('ane@klub.dk', { subject: 'Æbler' });
  test.clock.moveBy(1_000);
  await test.queue('zoe@klub.dk', { subject: 'Bananer' });
  await test.send();
  test.clock.moveBy(1_000);
  await test.queue('bo@klub.dk', { subject: 'Citroner' });
});

describe('the outbox', () => {
  it('is listed, the newest first', async () => {
    const [first, ...others] = (await list()).Result;
    expect(first).toEqual({
      Id: expect.any(Number),
      CreatedAt: test.clock.now().toISOString(),
      To: 'bo@klub.dk',
      Subject: 'Citroner',
      Status: 'Venter',
      Tries: 0,
      Error: null,
      SentAt: null,
    });
    expect(others.map(({ Subject }: { Subject: string }) => Subject)).toEqual(['Bananer', 'Æbler']);
  });

  it('is sorted, filtered and searched, in recipients and subjects alone', async () => {
    expect(await subjects({ sort: { field: 'Subject', dir: 'asc' } })).toEqual(['Bananer', 'Citroner', 'Æbler']);
    expect(await subjects({ sort: { field: 'To', dir: 'desc' } })).toEqual(['Bananer', 'Citroner', 'Æbler']);
    expect(await subjects({ filter: { status: 'Sendt' } })).toEqual(['Bananer', 'Æbler']);
    expect(await subjects({ filter: { search: 'ZOE@' } })).toEqual(['Bananer']);
    expect(await subjects({ filter: { search: 'æb' } })).toEqual(['Æbler']);
    expect(await subjects({ filter: { search: 'Tekst' } })).toEqual([]);
    expect((await test.admin.post('/api/mails', { filter: { status: 'Væk' } })).status).toBe(422);
  });

  it('shows a mail as it is sent, which the log tells', async () => {
    const [{ Id }] = (await list()).Result;
    const lines = await auditOf(test, async () => {
      const mail = ok(await test.admin.get(`/api/mails/${Id}`));
      expect(mail).toMatchObject({ Id, Subject: 'Citroner', text: expect.stringContaining('Tekst') });
      expect(mail.html).toContain('<h1');
    });
    expect(lines).toMatchObject([{ action: 'open', entity: 'mail', entityId: Id }]);
    expect((await test.admin.get('/api/mails/999999')).status).toBe(404);
  });

  it('is an Admin’s alone', async () => {
    const [{ Id }] = (await list()).Result;
    const calls = [
      test.user.post('/api/mails', {}),
      test.user.get(`/api/mails/${Id}`),
      test.user.post(`/api/mails/${Id}/retry`),
      test.user.post('/api/mails/test', { to: 'bo@bank.dk' }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(403);
  });
});

describe('trying again', () => {
  it('sends one that waits at once, however often it is asked for', async () => {
    const id = await test.queue('ti@klub.dk');
    await test.smtp.close();
    await test.send();
    await test.smtp.open();
    const answers = await Promise.all(Array.from({ length: 10 }, () => test.admin.post(`/api/mails/${id}/retry`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await test.send();
    expect(test.smtp.received.filter(({ to }) => to?.[0]?.address === 'ti@klub.dk')).toHaveLength(1);
    expect(await test.rows({ search: 'ti@klub.dk' })).toMatchObject([{ Status: 'Sendt', Tries: 2 }]);
    expect(await test.admin.post(`/api/mails/${id}/retry`)).toMatchObject({
      status: 409,
      body: { message: 'E-mailen er sendt.' },
    });
  });
});

describe('the test', () => {
  it('is a mail to one address', async () => {
    const row = ok(await test.admin.post('/api/mails/test', { to: ' chef@bank.dk ' }));
    expect(row).toMatchObject({ To: 'chef@bank.dk', Subject: 'Prøve fra Sponsorat', Status: 'Venter' });
    await test.send();
    expect(test.smtp.received.at(-1)).toMatchObject({
      subject: 'Prøve fra Sponsorat',
      to: [{ address: 'chef@bank.dk' }],
    });
  });

  it.each(['', 'chef', 'a@bank.dk, b@bank.dk', 'a@bank.dk\r\nBcc: b@bank.dk', 'Chef <a@bank.dk>'])(
    'refuses %j',
    async (to) => {
      const answer = await test.admin.post('/api/mails/test', { to });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['to']]);
    },
  );
});
