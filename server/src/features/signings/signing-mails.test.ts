import { expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { ANNA, BENT, openSigningTests } from './signings.testing.ts';

const GONE = 'flyttet@klub.dk';
const test = await openSigningTests((to) => (to === GONE ? { code: 550, says: 'Ukendt modtager' } : 'takes'));
const mailsOf = async (id: number) => (await test.get(id)).signing?.signers.map(({ mail }) => mail);

it('a sending while the mail server is away waits, is said to wait, and arrives with a link that signs', async () => {
  const contract = await test.awaiting();
  await test.send();
  await test.smtp.close();
  ok(await test.call(contract, 'send', test.sending({ signers: [ANNA] })));
  await test.send();
  expect(await mailsOf(contract.id)).toEqual(['Venter']);
  await test.smtp.open();
  test.clock.moveBy(60_000);
  ok(await test.signAs(ANNA.email));
  expect(await test.get(contract.id)).toMatchObject({ status: 'Godkendt', signing: { signers: [{ mail: 'Sendt' }] } });
});

it('a mail that bounced is never said to be sent', async () => {
  const { id } = await test.sendNew({ signers: [{ ...ANNA, email: GONE }, BENT] });
  await test.send();
  expect(await mailsOf(id)).toEqual(['Fejlet', 'Sendt']);
});
