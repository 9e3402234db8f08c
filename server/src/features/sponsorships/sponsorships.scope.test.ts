import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from './sponsorships.testing.ts';

const test = await openTestApp();
const [seats = 0] = await makeProducts(test, 'Hospitality', [{ isUtilization: true, isTicket: true }]);
const make = async (values: object = {}) => {
  const { id } = await makeSponsorship(test, values);
  const contract = await agreementsOf(test).approved(id, { products: [selection(seats, { amount: 5 })] });
  const [item] = ok(await test.admin.get(`/api/sponsorships/${id}/hospitality`));
  return { sponsorship: id, contract: contract.id, item: item.id as number };
};
const own = await make();
const another = await make();
await make({ areaId: test.ids.south, userId: test.ids.otherId });

describe('a contract or an item of another sponsorship', () => {
  it.each([
    'update',
    'confirm',
    'confirm-simple',
    'copy',
    'delete-file',
    'edit',
    'delete',
    'save-utilization',
    'save-public',
  ])('is not there for %s, not even for an Admin', async (name) => {
    const body = name.startsWith('save-') ? { id: another.item, used: 1, public: true } : { id: another.contract };
    expect((await test.admin.post(`/api/sponsorships/${own.sponsorship}/${name}`, body)).status).toBe(404);
  });

  it('has no history there', async () => {
    const answer = await test.admin.get(`/api/sponsorships/${own.sponsorship}/usage/${another.item}`);
    expect(answer.status).toBe(404);
  });
});

describe('what is answered from memory', () => {
  it('is of the asker’s areas, whoever asked the same right before', async () => {
    const clubs = { admin: 3, user: 2, other: 1 };
    for (const order of [['admin', 'user', 'other'] as const, ['other', 'user', 'admin'] as const]) {
      // Whatever was answered before the change is not answered again.
      await makeSponsorship(test, { id: own.sponsorship });
      for (const who of order) {
        expect([who, ok(await test[who].post('/api/sponsorships')).Total]).toEqual([who, clubs[who]]);
        expect([who, ok(await test[who].post('/api/tickets')).Total]).toEqual([who, clubs[who]]);
        expect([who, ok(await test[who].get('/api/dashboard/overview')).contracts]).toEqual([who, clubs[who]]);
      }
    }
  });
});
