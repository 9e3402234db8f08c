import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { agreementValues, auditOf, openContractTests, signedPdf } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();
/** Three who may have a few uploads each under way. */
let clients: TestClient[];
beforeAll(async () => {
  const email = 'carla@bank.dk';
  await test.fixtures.user({ name: 'Carla Bruger', email, areaIds: [test.ids.north] });
  const third = test.anonymous();
  await third.logIn(email, PASSWORD);
  clients = [test.admin, test.user, third];
});

const twenty = (act: (n: number) => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, (_, n) => act(n)));
const count = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;
/** On a busy machine some wait in vain for the others, and are told so: they are sent again, and none may be saved twice. */
const again = (act: () => Promise<Answer>) => {
  const send = async (): Promise<Answer> => {
    const answer = await act();
    return String(answer.body.message).endsWith('Prøv igen om lidt.') ? send() : answer;
  };
  return send;
};
const files = async (kind: string) => (await test.db.execute(sql`select from files where kind = ${kind}`)).rows.length;

/** Of twenty at once one has its way, the others are told that it is not the time. */
const hasOneEffect = async (act: (n: number) => Promise<Answer>) => {
  const lines = await auditOf(test, async () => {
    const answers = await twenty(act);
    expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19]);
  });
  expect(lines).toHaveLength(1);
};

describe('twenty at once', () => {
  it('confirm one agreement once', async () => {
    const { id } = await agreements.draft(sponsorship);
    const before = await files('agreement');
    await hasOneEffect(() => agreements.call(sponsorship, 'confirm', { id }));
    expect(await agreements.get(id)).toMatchObject({ status: 'Afventer', version: 2 });
    expect(await files('agreement')).toBe(before + 1);
  });

  it('upload one document, and it is the one that was answered', async () => {
    const { id } = await agreements.awaiting(sponsorship);
    const before = await files('signed-document');
    let url = '';
    let winner = '';
    await hasOneEffect(async (n) => {
      const client = clients[n % clients.length] as TestClient;
      const answer = await agreements.upload(id, { client, bytes: signedPdf(`nr. ${n}`) });
      if (answer.status === 200) [url, winner] = [answer.body.signedDocument, `nr. ${n}`];
      return answer;
    });
    expect(await files('signed-document')).toBe(before + 1);
    expect((await agreements.get(id)).signedDocument).toBe(url);
    expect((await test.admin.get(url)).bytes.equals(signedPdf(winner))).toBe(true);
  });

  it('edit and delete-file archive one document', async () => {
    const { id } = await agreements.approved(sponsorship);
    await hasOneEffect((n) => agreements.call(sponsorship, n % 2 ? 'edit' : 'delete-file', { id }));
    expect((await agreements.get(id)).status).toBe('Kladde');
    expect((await test.admin.get(`/api/sponsorships/contracts/${id}/documents`)).body).toHaveLength(1);
  });

  it('copy into twenty drafts, none lost, each with its own number', async () => {
    const { id } = await agreements.approved(sponsorship);
    const answers = await twenty(again(() => agreements.call(sponsorship, 'copy', { id })));
    expect(count(answers, 200)).toBe(20);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(20);
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(20);
    for (const { body } of answers) expect(body).toMatchObject({ status: 'Kladde', startDate: '2027-01-01' });
  });

  it('save a draft of one version once', async () => {
    const { id, version } = await agreements.draft(sponsorship);
    await hasOneEffect((n) => agreements.call(sponsorship, 'update', { id, version, exclusivity: `Nr. ${n}` }));
    expect((await agreements.get(id)).version).toBe(version + 1);
  });

  it('save a draft without a version one after the other', async () => {
    const { id, version } = await agreements.draft(sponsorship);
    const rates = [{ amount: 1, dueDate: '2026-01-01' }];
    const answers = await twenty(again(() => agreements.call(sponsorship, 'update', { id, rates })));
    expect(count(answers, 200)).toBe(20);
    expect(await agreements.get(id)).toMatchObject({ version: version + 20, rates });
  });

  it('make twenty simple agreements', async () => {
    const { id } = await makeSponsorship(test);
    const answers = await twenty(again(() => agreements.call(id, 'confirm-simple', agreementValues(test))));
    expect(count(answers, 200)).toBe(20);
    expect(await agreements.list(id)).toHaveLength(20);
  });

  it('delete one agreement once', async () => {
    const { id } = await agreements.awaiting(sponsorship);
    const lines = await auditOf(test, async () => {
      const answers = await twenty(() => agreements.call(sponsorship, 'delete', { id }));
      expect([count(answers, 204), count(answers, 404)]).toEqual([1, 19]);
    });
    expect(lines).toHaveLength(1);
  });
});
