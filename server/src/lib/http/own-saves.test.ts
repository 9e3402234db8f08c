import { describe, expect, it } from 'vitest';
import { ok } from '../../features/sponsorships/sponsorships.testing.ts';
import { openTestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';

const test = await openTestApp();
const { admin, ids, fixtures, clock } = test;

const at = (minute: number) => clock.moveTo(`2026-06-15T10:${String(minute).padStart(2, '0')}:00.000Z`);
const save = (area: object, client = admin) => client.post('/api/settings/areas/update', area);

describe('a save that came first', () => {
  it('is one’s own where one saved it oneself, and not where somebody of the same name did', async () => {
    await fixtures.user({ name: 'Anna Admin', email: 'anna2@bank.dk', roles: ['Admin'], areaIds: [ids.north] });
    const namesake = new TestClient(test.app);
    await namesake.logIn('anna2@bank.dk', PASSWORD);

    at(1);
    const made = ok(await save({ name: 'Øst', address: 'Vej 1', zipCode: '9000', city: 'Aalborg' }));
    at(2);
    const mine = ok(await save({ ...made, name: 'Østen' }));
    at(3);
    expect((await save(made)).body).toMatchObject({ by: 'Anna Admin', byId: ids.adminId });
    at(4);
    ok(await save({ ...mine, name: 'Østlandet' }, namesake));
    at(5);
    const refused = await save({ ...mine, name: 'Sønden' });
    expect(refused).toMatchObject({ status: 409, body: { by: 'Anna Admin', at: '2026-06-15T10:04:00.000Z' } });
    expect(refused.body).not.toHaveProperty('byId');
  });
});
