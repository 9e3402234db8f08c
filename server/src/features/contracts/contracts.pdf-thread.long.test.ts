import { beforeAll, describe, expect, it } from 'vitest';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { agreementValues, makeProducts, openContractTests, selection } from './contracts.testing.ts';
import { readAll } from './pdf/pdf.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();
let products: object[];
beforeAll(async () => {
  const fields = { hasAmount: true, descriptionType: 'textarea' as const };
  const made = await makeProducts(
    test,
    'Hospitality',
    Array.from({ length: 40 }, () => fields),
  );
  products = made.map((id) => selection(id, { amount: 3, description: 'Pladser ved midterlinjen. '.repeat(30) }));
});

/**
 * The longest that another call waited while `act` ran, as a share of the time that `act` took. A document that is made
 * where calls are answered stops them for half of its time and more.
 */
const longestWait = async (act: Promise<unknown>): Promise<number> => {
  let running = true;
  const done = act.finally(() => {
    running = false;
  });
  const start = performance.now();
  let longest = 0;
  while (running) {
    const startedAt = performance.now();
    ok(await test.user.get('/api/user'));
    longest = Math.max(longest, performance.now() - startedAt);
  }
  await done;
  return longest / (performance.now() - start);
};

describe('while the PDF of a large agreement is made', () => {
  it('others are answered: the draft is printed beside them', async () => {
    const { id } = await agreements.draft(sponsorship, { products });
    // The thread starts with the first document.
    const { status } = await test.admin.get(`/print-contract?id=${id}`);
    expect(status).toBe(200);
    expect(await longestWait(test.admin.get(`/print-contract?id=${id}`))).toBeLessThan(0.4);
  });

  it('as many confirm as the database takes calls, and others are answered', async () => {
    const drafts = await Promise.all(Array.from({ length: 12 }, () => agreements.draft(sponsorship, { products })));
    const confirms = drafts.map(({ id }) => agreements.call(sponsorship, 'confirm', { id }));
    expect(await longestWait(Promise.all(confirms))).toBeLessThan(0.4);
    for (const { status } of await Promise.all(confirms)) expect(status).toBe(200);
  });

  it('the draft may be saved: what is confirmed is what was saved last', async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      const { id } = await agreements.draft(sponsorship, { products });
      const confirming = agreements.call(sponsorship, 'confirm', { id });
      let saved = '';
      for (let n = 1; ; n += 1) {
        const exclusivity = `Udgave ${n} af teksten.`;
        const { status } = await agreements.call(sponsorship, 'update', { id, exclusivity });
        if (status !== 200) break;
        saved = exclusivity;
        // One who saves again and again would never let it be confirmed.
        if (n === 2) break;
      }
      const confirmed = ok(await confirming);
      expect(confirmed).toMatchObject({ status: 'Afventer', exclusivity: saved });
      expect(await readAll((await test.admin.get(`/print-contract?id=${id}`)).bytes)).toContain(saved);
      const terms = ok(await test.admin.get(`/api/sponsorships/contracts/${id}/terms`));
      expect(terms.exclusivity).toBe(saved);
    }
  });

  it('a save that came first is told to who confirms the version before it', async () => {
    const { id, version } = await agreements.draft(sponsorship, { products });
    const confirming = agreements.call(sponsorship, 'confirm', { id, version });
    const saved = await agreements.call(sponsorship, 'update', { id, exclusivity: 'Nyere' }, test.user);
    expect(saved.status).toBe(200);
    expect(await confirming).toMatchObject({ status: 409, body: { by: 'Bo Bruger' } });
    expect(await agreements.get(id)).toMatchObject({ status: 'Kladde', exclusivity: 'Nyere' });
  });

  it('a club that gets another name has it in what is confirmed', async () => {
    const club = await makeSponsorship(test);
    const { id } = await agreements.draft(club.id, { products });
    const confirming = agreements.call(club.id, 'confirm', { id });
    ok(await test.admin.post('/api/sponsorships/update', { ...club, name: 'Omdøbt Boldklub' }));
    ok(await confirming);
    const text = await readAll((await test.admin.get(`/print-contract?id=${id}`)).bytes);
    const terms = ok(await test.admin.get(`/api/sponsorships/contracts/${id}/terms`));
    expect(text).toContain(`For ${terms.club.name}`);
    expect(terms.club.name).toBe('Omdøbt Boldklub');
  });

  it('simple agreements that are made at once get numbers without a gap', async () => {
    const make = () => agreements.call(sponsorship, 'confirm-simple', agreementValues(test));
    const made = (await Promise.all(Array.from({ length: 8 }, make))).map(ok);
    const numbers = made.map(({ number }) => Number(number.slice(5))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, n) => (numbers[0] as number) + n));
    for (const { id, number } of made)
      expect(await readAll((await test.admin.get(`/print-contract?id=${id}`)).bytes)).toContain(`Aftalenr. ${number}`);
  });
});
