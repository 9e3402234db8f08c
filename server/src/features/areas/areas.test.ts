import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const save = (values: object) => test.admin.post('/api/settings/areas/update', { name: 'Vest', ...values });

describe('an area’s zip code', () => {
  it.each(['100', '0999', ' 8000 '])('may be %j', async (zipCode) => {
    expect(ok(await save({ zipCode })).zipCode).toBe(zipCode.trim());
  });

  it.each(['12', '12345', 'DK-8000', '80 00', '800O', '٨٠٠٠'])('may not be %j', async (zipCode) => {
    const fields = { zipCode: 'Postnr. skal bestå af 3 eller 4 cifre' };
    expect(await save({ zipCode })).toMatchObject({ status: 422, body: { fields } });
  });

  it('is no number', async () => {
    expect((await save({ zipCode: 8000 })).status).toBe(422);
  });
});

describe('an area', () => {
  it('can be chosen for a sponsorship as soon as it is made', async () => {
    const { id } = ok(await save({ name: 'Østersøen' }));
    expect(ok(await test.admin.get('/api/sponsorships/user-areas'))).toContainEqual({ id, name: 'Østersøen' });
    expect((await test.admin.delete(`/api/settings/areas/${id}`)).status).toBe(204);
  });

  it('that only a user has is in use', async () => {
    const { id } = ok(await save({ name: 'Kun bruger' }));
    const userId = await test.fixtures.user({ name: 'Åge', email: 'aage@bank.dk', areaIds: [id] });
    const usedBy = [{ kind: 'user', id: userId, name: 'Åge' }];
    const refused = await test.admin.delete(`/api/settings/areas/${id}`);
    expect(refused).toMatchObject({ status: 409, body: { usedBy, usedByTotal: 1 } });
    expect(refused.body.message).toBe('Området er i brug og kan ikke slettes: Åge.');
  });
});
