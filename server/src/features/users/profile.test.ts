import type { Profile } from '@sponsorat/api';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

describe('a profile', () => {
  it('is its own user, with the names of the areas', async () => {
    const { userId, north } = test.ids;
    const own = ok(await test.user.get('/api/user/profile'));
    expect(own).toEqual({
      id: userId,
      name: 'Bo Bruger',
      email: 'bo@bank.dk',
      phoneNumber: null,
      picture: null,
      version: 1,
      roles: ['Bruger'],
      areaIds: [north],
      areas: [{ id: north, name: 'Nord' }],
      lockedOut: false,
      responsibleFor: 0,
      secondFactor: false,
      hasPassword: true,
      approvesGuests: false,
      hasBankAccount: false,
    });
  });

  it('is told in short to every page', async () => {
    const { userId, adminId } = test.ids;
    const bo = { id: userId, name: 'Bo Bruger', email: 'bo@bank.dk', picture: null, roles: ['Bruger'] };
    expect(ok(await test.user.get('/api/user'))).toEqual(bo);
    expect(ok(await test.admin.get('/api/user'))).toMatchObject({ id: adminId, roles: ['Admin'] });
  });

  it('changes name and phone of its own user, and nothing else', async () => {
    const smuggled = { id: test.ids.adminId, roles: ['Admin'], areaIds: [test.ids.south], email: 'x@bank.dk' };
    const saved: Profile = ok(
      await test.user.post('/api/user', { ...smuggled, name: ' Bo B ', phoneNumber: '12 34 56 78' }),
    );
    expect(saved).toMatchObject({ id: test.ids.userId, name: 'Bo B', phoneNumber: '12 34 56 78', version: 2 });
    expect(saved).toMatchObject({ roles: ['Bruger'], areaIds: [test.ids.north], email: 'bo@bank.dk' });
    expect(ok(await test.user.get('/api/user')).name).toBe('Bo B');
    expect(ok(await test.user.get('/api/user/profile'))).toEqual(saved);
    expect((await test.user.post('/api/user', { version: 1, name: 'Sent' })).status).toBe(409);
    expect((await test.user.post('/api/user', {})).body.fields).toEqual({ name: 'Navn skal udfyldes' });
  });

  it('has a picture', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f566b' } })
      .png()
      .toBuffer();
    const { picture } = ok(await test.user.upload('/api/user/picture', png));
    expect(ok(await test.user.get('/api/user')).picture).toBe(picture);
  });
});
