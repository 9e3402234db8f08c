import { addDays } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { today } from '../../lib/clock.ts';
import { once } from '../../testing/once.ts';
import { signedPdf } from '../contracts/contracts.testing.ts';
import { sweepMails } from '../mails/mails.store.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from '../tasks/tasks.testing.ts';
import { ANNA, BENT, openSigningTests } from './signings.testing.ts';

const test = await openSigningTests();
const HOUR = 3_600_000;
/** A sending for all that is refused. */
const sharedSending = once(() => test.sendNew());
const sharedAgreement = once(() => test.awaiting());

describe('an agreement that is sent', () => {
  it('goes to each signer with a link of their own, in the sender’s words', async () => {
    const contract = await test.sendNew();
    expect(contract).toMatchObject({
      status: 'Afventer',
      signing: {
        state: 'Sendt',
        signed: 0,
        of: 2,
        deadline: '2026-07-15',
        sentBy: 'Anna Admin',
        upload: null,
        signers: [
          { ...ANNA, state: 'Sendt', reason: null, mail: 'Venter' },
          { ...BENT, state: 'Sendt' },
        ],
      },
    });
    const mail = await test.newestTo(ANNA.email);
    expect(mail.subject).toBe(
      `Aftale ${contract.number} med ${(await test.visit(await test.tokenOf(ANNA.email))).body.club}`,
    );
    expect(mail.text).toContain('Kære Åse Ørsted\n\nSkriv under senest den 15. juli 2026.');
    expect(mail.replyTo?.[0]?.address).toBe('anna@bank.dk');
    expect(mail.html).toContain('href="http://sponsorat.test/underskriv/');
    expect(await test.tokenOf(ANNA.email)).not.toBe(await test.tokenOf(BENT.email));
    expect((await test.get(contract.id)).signing?.signers[0]?.mail).toBe('Sendt');
  });

  it('says that its mail was sent when that is long gone from the outbox', async () => {
    const contract = await test.sendNew();
    await test.newestTo(ANNA.email);
    await sweepMails(test.db, new Date(test.clock.now().getTime() + 366 * 24 * HOUR));
    expect((await test.db.execute(sql`select from mails where status = 'Sendt'`)).rows).toEqual([]);
    expect((await test.get(contract.id)).signing?.signers).toMatchObject([
      { ...ANNA, state: 'Sendt', mail: 'Sendt' },
      { ...BENT, state: 'Sendt', mail: 'Sendt' },
    ]);
  });

  it('sends a copy without a link to the sender who wants one', async () => {
    await test.sendNew({ copy: true });
    const { subject, text, html } = await test.newestTo('anna@bank.dk');
    expect(subject).toMatch(/^Kopi: Aftale/);
    expect(text).toContain(`${BENT.name}, ${BENT.email}`);
    expect(text).toContain(`Kære ${ANNA.name} og ${BENT.name}`);
    expect(`${text}${html}`).not.toContain('underskriv/');
  });

  it.each([
    ['nobody', { signers: [] }, 'signers'],
    [
      'six',
      { signers: Array.from({ length: 6 }, (_, index) => ({ name: 'A', email: `a${index}@klub.dk` })) },
      'signers',
    ],
    ['one address twice, in another case', { signers: [ANNA, { ...BENT, email: 'AASE@klub.dk' }] }, 'signers.1.email'],
    ['no address', { signers: [{ name: 'A', email: 'klub' }] }, 'signers.0.email'],
    ['a deadline today', { deadline: '2026-06-15' }, 'deadline'],
    ['a deadline in 91 days', { deadline: '2026-09-14' }, 'deadline'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['a subject of 201 letters', { subject: 'x'.repeat(201) }, 'subject'],
    ['no text', { text: '' }, 'text'],
  ])('is not sent to %s', async (_, values, name) => {
    const contract = await sharedAgreement();
    const answer = await test.call(contract, 'send', test.sending(values));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([name]);
    expect((await test.get(contract.id)).signing).toBeNull();
  });

  it('is not sent while the bank signs on paper alone; what was sent before is signed all the same', async () => {
    const isEnabled = (value: boolean) =>
      test.admin.post('/api/settings/rules/update', { key: 'signing.enabled', validFrom: today(test.clock), value });
    await test.sendNew();
    const link = await test.tokenOf(ANNA.email);
    const contract = await test.awaiting();
    ok(await isEnabled(false));
    const answer = await test.call(contract, 'send', test.sending());
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Banken underskriver kun på papir/) },
    });
    const proposal = await test.admin.get(`/api/sponsorships/contracts/${contract.id}/signing-proposal`);
    expect(ok(proposal)).toMatchObject({ obstacle: answer.body.message });
    expect((await test.visit(link)).status).toBe(200);
    ok(await isEnabled(true));
    ok(await test.call(contract, 'send', test.sending()));
  });

  it('is known to go to a colleague, whatever the case of the address: the dialog warns, and the log tells', async () => {
    const contract = await test.awaiting();
    const proposal = ok(await test.user.get(`/api/sponsorships/contracts/${contract.id}/signing-proposal`));
    // Dorte has another area: Bo is not told of her.
    expect(proposal.colleagues.toSorted()).toEqual(['anna@bank.dk', 'bo@bank.dk']);
    const signers = [ANNA, { name: 'Bo Bruger', email: 'Bo@Bank.dk' }];
    const sent = ok(await test.call(contract, 'send', test.sending({ signers })));
    const newestLine = async () => {
      const log = ok(await test.admin.post('/api/log', { filter: { sponsorship: contract.sponsorshipId } }));
      return log.Result[0].Text;
    };
    expect(await newestLine()).toContain('hos Åse Ørsted og Bo Bruger (Bo Bruger med en kollegas adresse).');
    const change = { signerId: sent.signing.signers[0].id, name: 'Dorte', email: 'dorte@bank.dk' };
    ok(await test.call(contract, 'signer', change));
    expect(await newestLine()).toContain('til Dorte (Dorte med en kollegas adresse).');
  });

  it('may have a deadline of tomorrow, and of 90 days', async () => {
    for (const deadline of ['2026-06-16', '2026-09-13'])
      expect((await test.sendNew({ deadline })).signing?.deadline).toBe(deadline);
  });

  it('is sent once by twenty who send it at once', async () => {
    const contract = await test.awaiting();
    const before = (await test.mailsTo(ANNA.email)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.call(contract, 'send', test.sending())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await test.mailsTo(ANNA.email)).length).toBe(before + 1);
  });

  it.each(['Kladde', 'Godkendt'] as const)('is not sent from %s', async (status) => {
    const { sponsorshipId } = await test.awaiting();
    const contract =
      status === 'Kladde' ? await test.agreements.draft(sponsorshipId) : await test.agreements.approved(sponsorshipId);
    expect((await test.call(contract, 'send', test.sending())).status).toBe(409);
  });
});

describe('how far a sending has come', () => {
  it('stands on the club, and is what its task says, until the day after its deadline', async () => {
    const { sponsorshipId: club } = await test.sendNew({ deadline: '2026-07-05' });
    const { sentAt, ...sent } = ok(await test.admin.get(`/api/sponsorships/${club}`)).pending.signing;
    expect(sent).toEqual({ state: 'Sendt', signed: 0, of: 2, deadline: '2026-07-05' });
    expect(sentAt).toBe(test.clock.now().toISOString());
    await test.signAs(BENT.email);
    const one = () => tasksAs(test.admin).one(club, 'awaiting');
    const text = /^Sendt 15-06-2026 · 1 af 2 har underskrevet · frist 05-07-2026$/;
    await test.later(20 * 24 * HOUR);
    const remindFrom = new Date(Date.parse(sentAt) + 24 * HOUR).toISOString();
    expect(await one()).toMatchObject({ Text: expect.stringMatching(text), Signing: { state: 'Sendt', remindFrom } });
    await test.later(24 * HOUR);
    expect(await one()).toMatchObject({ Text: 'Venter på underskrift, sendt 15-06-2026', Signing: null });
    expect(ok(await test.admin.get(`/api/sponsorships/${club}`)).pending.signing).toBeNull();
  });

  it('is what its task says and is found by as soon as somebody signs, sends a copy, or it is taken back', async () => {
    const contract = await test.sendNew();
    const { sponsorshipId: sponsorship } = contract;
    await test.later(15 * 24 * HOUR);
    const says = async (text: string) => {
      expect(await tasksAs(test.admin).one(sponsorship, 'awaiting')).toMatchObject({
        Text: expect.stringContaining(text),
      });
      expect(await tasksAs(test.admin).list({ sponsorship, search: text })).toHaveLength(1);
    };
    await says('0 af 2 har underskrevet');
    ok(await test.signAs(BENT.email));
    await says('1 af 2 har underskrevet');
    expect(await tasksAs(test.admin).list({ sponsorship, search: '0 af 2' })).toEqual([]);
    ok(await test.visitor().upload(test.path(await test.tokenOf(ANNA.email), 'upload'), signedPdf()));
    await says('Klubben har sendt en underskrevet kopi');
    ok(await test.call(contract, 'cancel-signing'));
    await says('Venter på underskrift');
  });

  it('is that the club has sent a copy, which nobody is reminded of', async () => {
    const { sponsorshipId: club } = await test.sendNew();
    ok(await test.visitor().upload(test.path(await test.tokenOf(ANNA.email), 'upload'), signedPdf()));
    expect(ok(await test.admin.get(`/api/sponsorships/${club}`)).pending.signing.state).toBe('Modtaget');
    await test.later(15 * 24 * HOUR);
    const told = { Text: 'Klubben har sendt en underskrevet kopi', Signing: { state: 'Modtaget', remindFrom: null } };
    expect(await tasksAs(test.admin).one(club, 'awaiting')).toMatchObject(told);
  });
});

describe('a signer', () => {
  it('is reminded with the same link, at the earliest after 24 hours', async () => {
    const contract = await test.sendNew();
    const [signer] = contract.signing?.signers ?? [];
    const token = await test.tokenOf(ANNA.email);
    const remind = () => test.call(contract, 'remind', { signerId: signer?.id });
    await test.later(24 * HOUR - 1);
    expect((await remind()).status).toBe(409);
    await test.later(1);
    expect((await remind()).status).toBe(200);
    expect((await remind()).status).toBe(409);
    expect((await test.newestTo(ANNA.email)).subject).toMatch(/^Påmindelse: /);
    expect(await test.tokenOf(ANNA.email)).toBe(token);
  });

  it('who is corrected gets another link, also where only the name changed, and the old one and its code are dead', async () => {
    const contract = await test.sendNew();
    const [signer] = contract.signing?.signers ?? [];
    const old = await test.tokenOf(ANNA.email);
    const code = await test.codeFor(ANNA.email, old);
    ok(await test.call(contract, 'signer', { signerId: signer?.id, name: 'Åse Holm', email: ANNA.email }));
    const token = await test.tokenOf(ANNA.email);
    expect(token).not.toBe(old);
    expect((await test.visit(old)).status).toBe(404);
    expect((await test.sign(old, code)).status).toBe(404);
    expect((await test.sign(token, code)).body.fields).toHaveProperty('code');
    expect((await test.visit(token)).body.signer.name).toBe('Åse Holm');
  });

  it('is not given the address of another signer', async () => {
    const contract = await test.sendNew();
    const [signer] = contract.signing?.signers ?? [];
    const answer = await test.call(contract, 'signer', { signerId: signer?.id, name: 'Åse', email: 'BENT@klub.dk' });
    expect(answer).toMatchObject({ status: 422, body: { fields: { email: expect.any(String) } } });
  });

  it('of another sending is not there', async () => {
    const [one, other] = [await test.sendNew(), await test.sendNew()];
    const signerId = other.signing?.signers[0]?.id;
    expect((await test.call(one, 'remind', { signerId })).status).toBe(404);
    expect((await test.call(one, 'signer', { signerId, ...ANNA })).status).toBe(404);
  });

  it('who has signed is neither reminded nor corrected', async () => {
    const contract = await test.sendNew();
    const signerId = contract.signing?.signers[0]?.id;
    ok(await test.signAs(ANNA.email));
    await test.later(25 * HOUR);
    expect((await test.call(contract, 'remind', { signerId })).status).toBe(409);
    expect((await test.call(contract, 'signer', { signerId, ...ANNA })).status).toBe(409);
  });
});

describe('a sending that is open', () => {
  it('is cancelled: its links die, and the signers are told', async () => {
    const contract = await test.sendNew();
    const token = await test.tokenOf(ANNA.email);
    expect(ok(await test.call(contract, 'cancel-signing')).signing.state).toBe('Annulleret');
    expect((await test.visit(token)).status).toBe(404);
    expect((await test.newestTo(ANNA.email)).subject).toContain('trukket tilbage');
    expect((await test.call(contract, 'cancel-signing')).status).toBe(409);
  });

  it.each(['edit', 'delete'])('ends by %s, and the signers are told', async (action) => {
    const contract = await test.sendNew();
    const token = await test.tokenOf(BENT.email);
    expect((await test.call(contract, action)).status).toBeLessThan(300);
    expect((await test.visit(token)).status).toBe(404);
    expect((await test.newestTo(BENT.email)).subject).toContain('trukket tilbage');
  });

  it('ends by an upload of the bank, and nobody is told', async () => {
    const contract = await test.sendNew();
    const token = await test.tokenOf(BENT.email);
    const mails = (await test.mailsTo(BENT.email)).length;
    expect(ok(await test.agreements.upload(contract.id))).toMatchObject({
      status: 'Godkendt',
      signing: { state: 'Annulleret' },
    });
    expect((await test.visit(token)).status).toBe(404);
    expect((await test.mailsTo(BENT.email)).length).toBe(mails);
  });

  it('is not sent a second time', async () => {
    const contract = await test.sendNew();
    expect((await test.call(contract, 'send', test.sending())).status).toBe(409);
  });

  it.each(['send', 'remind', 'signer', 'cancel-signing', 'accept-upload', 'reject-upload'])(
    'lies in its area: %s is not there for others',
    async (action) => {
      const contract = await sharedSending();
      const body = { ...test.sending(), signerId: contract.signing?.signers[0]?.id, ...ANNA, reason: 'x' };
      expect((await test.call(contract, action, body, test.other)).status).toBe(404);
      expect((await test.get(contract.id)).signing).toEqual(contract.signing);
    },
  );
});

describe('a copy on paper', () => {
  const sharedLink = once(() => test.sendToBoth());
  const pdf = signedPdf('på papir');
  const receiveCopy = async () => {
    const contract = await test.sendNew();
    const token = await test.tokenOf(ANNA.email);
    const answer = await test.visitor().upload(test.path(token, 'upload'), pdf);
    return { contract, token, answer };
  };

  it('waits for the bank, and meanwhile nobody signs, declines or sends another', async () => {
    const { contract, token, answer } = await receiveCopy();
    expect(answer).toMatchObject({ status: 200, body: { state: 'Modtaget' } });
    const other = await test.tokenOf(BENT.email);
    for (const link of [token, other]) {
      expect((await test.act(link, 'code')).status).toBe(409);
      expect((await test.sign(link, '123456')).status).toBe(409);
      expect((await test.act(link, 'decline', { reason: 'Nej' })).status).toBe(409);
      expect((await test.visitor().upload(test.path(link, 'upload'), pdf)).status).toBe(409);
    }
    const signerId = contract.signing?.signers[0]?.id;
    for (const action of ['remind', 'signer'])
      expect((await test.call(contract, action, { signerId, ...ANNA })).status).toBe(409);
  });

  it('is a file of the bank: whoever has the area fetches it', async () => {
    const { contract } = await receiveCopy();
    const url = (await test.get(contract.id)).signing?.upload ?? '';
    expect((await test.user.get(url)).bytes.equals(pdf)).toBe(true);
    expect((await test.other.get(url)).status).toBe(404);
    expect((await test.anonymous().get(url)).status).toBe(401);
  });

  it('is accepted once by ten who accept it at once, as it came', async () => {
    const { contract } = await receiveCopy();
    const answers = await Promise.all(Array.from({ length: 10 }, () => test.call(contract, 'accept-upload')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    const after = await test.get(contract.id);
    expect(after).toMatchObject({
      status: 'Godkendt',
      approvedBy: 'Anna Admin',
      signing: { state: 'Underskrevet', upload: null },
    });
    expect((await test.admin.get(after.signedDocument ?? '')).bytes.equals(pdf)).toBe(true);
    expect(ok(await test.admin.get(`/api/sponsorships/contracts/${contract.id}/documents`))).toHaveLength(1);
  });

  it('is rejected with a reason, which its sender gets, and can be sent again', async () => {
    const { contract, token } = await receiveCopy();
    expect((await test.call(contract, 'reject-upload', { reason: '' })).status).toBe(422);
    expect(ok(await test.call(contract, 'reject-upload', { reason: 'Side 2 mangler' })).signing).toMatchObject({
      state: 'Sendt',
      upload: null,
    });
    const mail = await test.newestTo(ANNA.email);
    expect(mail.text).toContain('Side 2 mangler');
    expect(mail.text).toContain(`/underskriv/${token}`);
    expect((await test.call(contract, 'accept-upload')).status).toBe(409);
    expect((await test.visitor().upload(test.path(token, 'upload'), pdf)).status).toBe(200);
  });

  it.each([
    ['a text', Buffer.from('hej'), 415],
    ['HTML that calls itself a PDF', Buffer.from('<html>%PDF-1.7'), 415],
    ['a PNG that is none', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]), 415],
    ['nothing', Buffer.alloc(0), 422],
  ])('is not %s', async (_, bytes, status) => {
    const { contract, anna } = await sharedLink();
    expect((await test.visitor().upload(test.path(anna, 'upload'), bytes)).status).toBe(status);
    expect((await test.get(contract.id)).signing?.state).toBe('Sendt');
  });
});

describe('a deadline', () => {
  it('that has passed is ended by whoever sends the agreement anew', async () => {
    const contract = await test.sendNew({ deadline: addDays(today(test.clock), 1) });
    await test.later(3 * 24 * HOUR);
    ok(await test.call(contract, 'send', test.sending(), test.user));
    const { rows } = await test.db.execute(
      sql`select sent_by, outcome, ended_by from signings where contract_id = ${contract.id} order by id`,
    );
    expect(rows).toEqual([
      { sent_by: 'Anna Admin', outcome: 'Annulleret', ended_by: 'Bo Bruger' },
      { sent_by: 'Bo Bruger', outcome: null, ended_by: null },
    ]);
  });

  it('counts to its end in Copenhagen; then it is sent again, and the links of before are dead', async () => {
    const deadline = addDays(today(test.clock), 1);
    const contract = await test.sendNew({ deadline });
    const old = await test.tokenOf(ANNA.email);
    const end = Date.parse(`${deadline}T22:00:00Z`) - test.clock.now().getTime();
    await test.later(end - 60_000);
    expect((await test.visit(old)).status).toBe(200);
    await test.later(60_000);
    expect((await test.visit(old)).status).toBe(404);
    expect((await test.get(contract.id)).signing?.state).toBe('Udløbet');
    expect((await test.call(contract, 'cancel-signing')).status).toBe(409);
    expect(ok(await test.call(contract, 'send', test.sending())).signing.state).toBe('Sendt');
    expect((await test.visit(old)).status).toBe(404);
    expect((await test.visit(await test.tokenOf(ANNA.email))).status).toBe(200);
  });
});

describe('the task of an agreement that awaits signature', () => {
  it('waits from when its signers were last written to', async () => {
    const contract = await test.sendNew();
    const tasks = async () =>
      ok(await test.admin.post('/api/tasks', { filter: { kind: 'awaiting' }, perPage: 100 })).Result.filter(
        ({ Path }: { Path: string }) => Path.includes(`/${contract.id}`),
      );
    await test.later(10 * 24 * HOUR);
    ok(await test.call(contract, 'remind', { signerId: contract.signing?.signers[0]?.id }));
    await test.later(13 * 24 * HOUR);
    expect(await tasks()).toEqual([]);
    await test.later(24 * HOUR);
    expect(await tasks()).toHaveLength(1);
  });

  it.each(['remind', 'signer', 'reject-upload'])('waits from the mail of %s', async (action) => {
    const contract = await test.sendNew();
    await test.later(2 * 24 * HOUR);
    const copy = signedPdf('på papir');
    if (action === 'reject-upload')
      expect((await test.visitor().upload(test.path(await test.tokenOf(ANNA.email), 'upload'), copy)).status).toBe(200);
    const signerId = contract.signing?.signers[0]?.id;
    ok(await test.call(contract, action, { signerId, ...ANNA, reason: 'Side 2 mangler' }));
    const { rows } = await test.db.execute(sql`
      select c.sent_at = s.mailed_at as "isNoted", m.id is not null as "isMailed", m."to"
      from contracts c, signers s left join mails m on m.id = s.mail_id and m.created_at = s.mailed_at
      where c.id = ${contract.id} and s.id = ${signerId}`);
    expect(rows).toEqual([{ isNoted: true, isMailed: true, to: ANNA.email }]);
  });
});
