import type { Contract } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Answer } from '../../testing/client.ts';
import { signedPdf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { ANNA, BENT, openSigningTests } from './signings.testing.ts';

const test = await openSigningTests();

type Sending = { contract: Contract; link: string; code: string };
/** A sending to two, who were written to two days ago; Åse has a code that is good. */
const makeSending = async (): Promise<Sending> => {
  const contract = await test.sendNew();
  await test.db.execute(sql`update signers set mailed_at = mailed_at - interval '2 days'
    where signing_id = (select id from signings where contract_id = ${contract.id})`);
  const link = await test.tokenOf(ANNA.email);
  return { contract, link, code: await test.codeFor(ANNA.email, link) };
};
const sign = ({ link, code }: Sending) => test.sign(link, code);
const sendCopy = (link: string) => test.visitor().upload(test.path(link, 'upload'), signedPdf());
const ofBank =
  (action: string) =>
  ({ contract }: Sending): Promise<Answer> => {
    const signerId = contract.signing?.signers[0]?.id;
    return test.call(contract, action, { ...test.sending(), signerId, ...ANNA, reason: 'Side 2 mangler' });
  };

/** What is done by Åse, or by the bank about her. */
const acts: [name: string, act: (sending: Sending) => Promise<Answer>][] = [
  ['read', ({ link }) => test.visit(link)],
  ['pdf', ({ link }) => test.visitor().get(test.path(link, 'pdf'))],
  ['code', ({ link }) => test.act(link, 'code')],
  ['sign', sign],
  ['decline', ({ link }) => test.act(link, 'decline', { reason: 'Nej' })],
  ['upload', ({ link }) => sendCopy(link)],
  ...['send', 'remind', 'signer', 'cancel-signing', 'accept-upload', 'reject-upload'].map(
    (action) => [action, ofBank(action)] as [string, ReturnType<typeof ofBank>],
  ),
];

const cancel = async ({ contract }: Sending) => ok(await test.call(contract, 'cancel-signing'));
const all = (status: number, count: number): number[] => Array<number>(count).fill(status);

// How each state comes about, and what each act is answered in it.
it.each<[state: string, bring: (sending: Sending) => Promise<unknown>, club: number[], bank: number[]]>([
  ['is out', async () => {}, [200, 200, 204, 200, 200, 200], [409, 200, 200, 200, 409, 409]],
  [
    'has her signature alone',
    async (sending) => ok(await sign(sending)),
    [200, 200, 409, 409, 409, 409],
    [409, 409, 409, 200, 409, 409],
  ],
  [
    'has come back on paper',
    async () => ok(await sendCopy(await test.tokenOf(BENT.email))),
    [200, 200, 409, 409, 409, 409],
    [409, 409, 409, 200, 200, 200],
  ],
  [
    'is signed by all',
    async (sending) => [ok(await sign(sending)), ok(await test.signAs(BENT.email))],
    [200, 200, 409, 409, 409, 409],
    all(409, 6),
  ],
  [
    'is declined',
    async () => ok(await test.act(await test.tokenOf(BENT.email), 'decline', { reason: 'Nej' })),
    [200, 200, 409, 409, 409, 409],
    [200, 409, 409, 409, 409, 409],
  ],
  ['is cancelled', cancel, all(404, 6), [200, 409, 409, 409, 409, 409]],
  [
    'is past its deadline',
    ({ contract }) =>
      test.db.execute(sql`update signings set deadline = '2026-06-14' where contract_id = ${contract.id}`),
    all(404, 6),
    [200, 409, 409, 409, 409, 409],
  ],
  [
    'was sent anew',
    async (sending) => {
      await cancel(sending);
      ok(await test.call(sending.contract, 'send', test.sending()));
    },
    all(404, 6),
    [409, 404, 404, 200, 409, 409],
  ],
  ['is of an agreement that was deleted', ({ contract }) => test.call(contract, 'delete'), all(404, 6), all(404, 6)],
])('every act on a sending that %s is done, refused or not there', async (_, bring, club, bank) => {
  const make = async () => {
    const sending = await makeSending();
    await bring(sending);
    return sending;
  };
  let sending = await make();
  const answered: [name: string, status: number][] = [];
  for (const [name, act] of acts) {
    const { status } = await act(sending);
    answered.push([name, status]);
    const isChanged = status < 300 && name !== 'read' && name !== 'pdf';
    if (isChanged) sending = await make();
  }
  expect(answered).toEqual(acts.map(([name], at) => [name, [...club, ...bank][at]]));
});
