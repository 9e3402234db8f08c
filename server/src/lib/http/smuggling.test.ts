import { describe, expect, it } from 'vitest';
import { agreementsOf, agreementValues } from '../../features/contracts/contracts.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../../features/sponsorships/sponsorships.testing.ts';
import { userValues } from '../../features/users/users.testing.ts';
import { openTestApp } from '../../testing/app.ts';

const test = await openTestApp();
const agreements = agreementsOf(test);

/** What no form sends and only the server decides, by the names that calls and columns have for it. */
const smuggled = {
  roles: ['Admin'],
  lockedOut: true,
  areaIds: [test.ids.north, test.ids.south],
  passwordHash: 'x',
  pictureFileId: 1,
  status: 'Godkendt',
  isActive: true,
  simple: true,
  number: '2000-0001',
  sponsorshipId: 1,
  logoFileId: 1,
  approvedBy: 'Ingen',
  approvedAt: '2026-01-01',
  confirmedBy: 'Ingen',
  frozen: {},
  agreementFileId: 1,
  updatedBy: 'Ingen',
  createDate: '2000-01-01',
  createdAt: '2000-01-01',
  logo: '/x',
  picture: '/x',
};

/** A save with and without all that; what it answers must be the same but for what every save raises. */
const expectUnmoved = async (save: (values: object) => Promise<object>, own: object) => {
  const { version: _before, ...before } = (await save(own)) as { version?: number };
  const { version: _after, ...after } = (await save({ ...smuggled, ...own })) as { version?: number };
  expect(after).toEqual(before);
};

const saving = (url: string) => async (values: object) => ok(await test.admin.post(url, values));

describe('a field that a call does not name is not taken in', () => {
  it('by one’s own profile', async () => {
    await expectUnmoved(async (values) => ok(await test.user.post('/api/user', values)), { name: 'Bo Bruger' });
    expect((await test.user.get('/api/users')).status).toBe(403);
  });

  it('by a user, who is locked out by a call of its own', async () => {
    const values = userValues(test);
    const { id } = ok(await test.admin.post('/api/users/update', values));
    await expectUnmoved(saving('/api/users/update'), { ...values, id });
  });

  it('by a sponsorship', async () => {
    const { id } = await makeSponsorship(test);
    await expectUnmoved(saving('/api/sponsorships/update'), sponsorshipValues(test, { id }));
  });

  it('by a draft, which only its transitions move', async () => {
    const { id: sponsorship } = await makeSponsorship(test);
    const { id } = await agreements.draft(sponsorship);
    await expectUnmoved(
      saving(`/api/sponsorships/${sponsorship}/update`),
      agreementValues(test, { id, simple: false }),
    );
  });

  it('by an update', async () => {
    const values = { title: 'Nyt', description: '<p>Hej</p>' };
    const { id } = ok(await test.admin.post('/api/settings/updates/update', values));
    await expectUnmoved(saving('/api/settings/updates/update'), { ...values, id });
  });

  it('by the bank', () => expectUnmoved(saving('/api/settings'), { name: 'Ærø Bank' }));
});
