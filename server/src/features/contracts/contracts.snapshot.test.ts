import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { agreementsOf } from './contracts.testing.ts';

const test = await openTestApp();

it('a contract is read as one save left it, also while another is under way', async () => {
  const agreements = agreementsOf(test);
  const { id: sponsorshipId } = await makeSponsorship(test);
  const rates = (amount: number) => [1, 2, 3].map(() => ({ amount, dueDate: '2026-06-01' }));
  const { id } = await agreements.draft(sponsorshipId, { sponsorshipAmount: 1, rates: rates(1) });
  let saving = true;
  const save = async () => {
    for (let amount = 2; amount <= 15; amount += 1)
      await agreements.call(sponsorshipId, 'update', { id, sponsorshipAmount: amount, rates: rates(amount) });
    saving = false;
  };
  const watch = async (read: () => Promise<{ sponsorshipAmount: number | null; rates: { amount: number }[] }>) => {
    while (saving) {
      const { sponsorshipAmount, rates } = await read();
      expect(rates.map((rate) => rate.amount)).toEqual([sponsorshipAmount, sponsorshipAmount, sponsorshipAmount]);
    }
  };
  const first = async () => {
    const [contract] = await agreements.list(sponsorshipId);
    if (!contract) throw new Error('The contract is not listed');
    return contract;
  };
  await Promise.all([save(), watch(() => agreements.get(id)), watch(() => agreements.get(id)), watch(first)]);
});
