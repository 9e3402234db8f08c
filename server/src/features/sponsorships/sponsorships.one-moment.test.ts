import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship, ok } from './sponsorships.testing.ts';

const test = await openTestApp();

it('the rows of a list and their total are of one moment', async () => {
  const club = await makeSponsorship(test, { userId: test.ids.adminId });
  let version = club.version;
  let reading = true;
  const moving = async () => {
    for (let turn = 0; reading; turn += 1) {
      const areaId = turn % 2 ? test.ids.north : test.ids.south;
      const saved = ok(await test.admin.post('/api/sponsorships/update', { ...club, areaId, version }));
      version = saved.version;
    }
  };
  const mixed: object[] = [];
  const read = async () => {
    for (let turn = 0; turn < 400; turn += 1) {
      const { Result, Total } = ok(await test.user.post('/api/sponsorships'));
      if (Result.length !== Total) mixed.push({ turn, rows: Result.length, Total });
    }
    reading = false;
  };
  await Promise.all([moving(), read()]);
  expect(mixed).toEqual([]);
});
