import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { paymentsOf, rate } from './payments.testing.ts';

const test = await openTestApp();
const { agreements, pay, of, approved } = paymentsOf(test);

const two = [rate(100, '2026-06-01'), rate(200.5, '2026-07-01')];
const register = (items: readonly object[], values: object = {}, client = test.admin) =>
  client.post('/api/payments/register-many', { items, paidOn: '2026-06-03', ...values });
const itemsOf = ({ rates }: { rates: readonly { id: number; rest: number }[] }) =>
  rates.map(({ id, rest }) => ({ rateId: id, amount: rest }));

it('registers payments on rates of several agreements, each with its line in the log', async () => {
  const { contract } = await approved(two);
  const { contract: other } = await approved([rate(7, '2026-06-01')]);
  const items = [...itemsOf(contract), ...itemsOf(other)];
  expect(ok(await register(items, { reference: 'Bilag 9' }))).toEqual({ done: 3, refused: [] });
  expect(await of(contract.id)).toMatchObject([
    { amount: 200.5 },
    { amount: 100, paidOn: '2026-06-03', reference: 'Bilag 9' },
  ]);
  expect((await agreements.get(other.id)).rates).toMatchObject([{ paid: 7, rest: 0, status: 'Betalt' }]);
  const [{ id } = { id: 0 }] = await of(other.id);
  const { rows } = await test.db.execute(
    sql`select action, actor_id from audit_log where entity = 'payment' and entity_id = ${id}`,
  );
  expect(rows).toEqual([{ action: 'create', actor_id: expect.any(Number) }]);
  expect(await brokenInvariants(test.db)).toEqual([]);
});

it('says of each that is refused why, and registers the others', async () => {
  const { contract } = await approved(two);
  const { contract: invoiced } = await approved([rate(50, '2026-06-01')]);
  await pay(invoiced, 0, { amount: 50, paidOn: null });
  const unsigned = await agreements.awaiting((await approved([])).sponsorship.id, { rates: [rate(5, '2026-06-01')] });
  const [first, second] = contract.rates;
  const items = [
    { rateId: first?.id, amount: 100.01 },
    { rateId: second?.id, amount: 200.5 },
    { rateId: second?.id, amount: 0.01 },
    { rateId: invoiced.rates[0]?.id, amount: 50 },
    { rateId: unsigned.rates[0]?.id, amount: 5 },
    { rateId: 999_999, amount: 5 },
    { rateId: first?.id, amount: 0 },
  ];
  const whole = 'Hele raten er allerede betalt eller faktureret.';
  expect(ok(await register(items))).toEqual({
    done: 1,
    refused: [
      { rateId: first?.id, message: 'Raten mangler kun 100 kr.' },
      { rateId: second?.id, message: whole },
      { rateId: invoiced.rates[0]?.id, message: whole },
      { rateId: unsigned.rates[0]?.id, message: expect.stringContaining('Aftalen har ikke været godkendt.') },
      { rateId: 999_999, message: 'Raten findes ikke længere, eller du har ikke adgang til den.' },
      { rateId: first?.id, message: 'Beløb skal være mindst 0,01.' },
    ],
  });
  expect(await of(contract.id)).toMatchObject([{ amount: 200.5, rateId: second?.id }]);
});

it('tells nobody of rates that they do not see', async () => {
  const { contract } = await approved(two, {}, { areaId: test.ids.south, userId: test.ids.otherId });
  const items = itemsOf(contract);
  const gone = 'Raten findes ikke længere, eller du har ikke adgang til den.';
  expect(ok(await register(items, {}, test.user))).toEqual({
    done: 0,
    refused: items.map(({ rateId }) => ({ rateId, message: gone })),
  });
  expect(await of(contract.id)).toEqual([]);
});

it('registers a rate once, however often it is asked for at the same moment', async () => {
  const { contract } = await approved(two);
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(itemsOf(contract))));
  expect(answers.reduce((sum, answer) => sum + ok(answer).done, 0)).toBe(2);
  expect(await of(contract.id)).toHaveLength(2);
});

it.each([
  [{ items: [] }, ['items']],
  [{ items: Array.from({ length: 501 }, () => ({ rateId: 1, amount: 1 })) }, ['items']],
  [{ items: [{ rateId: 0, amount: 1 }] }, ['items.0.rateId']],
  [{ items: [{ rateId: 1, amount: '1' }] }, ['items.0.amount']],
  [{ paidOn: null }, ['paidOn']],
  [{ paidOn: '2026-02-30' }, ['paidOn']],
  [{ reference: 'x'.repeat(101) }, ['reference']],
])('refuses all of %o', async (wrong, fields) => {
  const answer = await register([{ rateId: 1, amount: 1 }], wrong);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields)).toEqual(fields);
});
