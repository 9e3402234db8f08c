import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship, ok } from './sponsorships.testing.ts';

const test = await openTestApp();
const { south, otherId } = test.ids;
const foreign = { areaId: south, userId: otherId };
const own = await makeSponsorship(test, { name: 'Ærø Boldklub', cvr: '12345678' });
const other = await makeSponsorship(test, { name: 'ÆRØ boldklub', ...foreign });
const sameCvr = await makeSponsorship(test, { name: 'ÆB', cvr: '12345678', ...foreign });
await makeSponsorship(test, { name: 'Ærø Boldklub 2' });

const find = async (query: Record<string, string>, client = test.user) =>
  ok(await client.get(`/api/sponsorships/duplicates?${new URLSearchParams(query)}`));
const inNorth = { area: 'Nord', userName: 'Bo Bruger' };
const elsewhere = { name: null, area: null, userName: null, id: null };

describe('sponsorships that are there already', () => {
  it('have the same name, whatever the case and the spaces around it', async () => {
    expect(await find({ name: ' ærø BOLDKLUB ' })).toEqual([
      { name: 'Ærø Boldklub', ...inNorth, id: own.id },
      elsewhere,
    ]);
    expect(await find({ name: 'Ærø' })).toEqual([]);
    expect(await find({ name: '%' })).toEqual([]);
  });

  it('have the same CVR', async () => {
    expect(await find({ cvr: '12345678' })).toEqual([{ name: 'Ærø Boldklub', ...inNorth, id: own.id }, elsewhere]);
    expect(await find({ cvr: '1234' })).toEqual([]);
  });

  it('have one or the other', async () => {
    const duplicates = await find({ name: 'ÆRØ BOLDKLUB', cvr: '12345678' });
    expect(duplicates.map(({ id }: { id: number | null }) => id)).toEqual([own.id, null]);
  });

  it('lead an Admin to those of every area', async () => {
    const ids = (await find({ name: 'ÆRØ BOLDKLUB', cvr: '12345678' }, test.admin)).map(({ id }: { id: number }) => id);
    expect(ids.toSorted()).toEqual([own.id, other.id, sameCvr.id].toSorted());
  });

  it('are none where nothing is asked for, though many have no CVR', async () => {
    expect(await find({})).toEqual([]);
    expect(await find({ name: '', cvr: '' })).toEqual([]);
  });

  it('are ten at most, own ones first', async () => {
    for (let made = 0; made < 11; made += 1) await makeSponsorship(test, { name: 'Mange', ...foreign });
    const { id } = await makeSponsorship(test, { name: 'Mange' });
    const duplicates = await find({ name: 'Mange' });
    expect(duplicates).toEqual([{ name: 'Mange', ...inNorth, id }, elsewhere]);
    for (let made = 0; made < 10; made += 1) await makeSponsorship(test, { name: 'Mange' });
    expect((await find({ name: 'Mange' })).map((one: { area: string }) => one.area)).toEqual(Array(10).fill('Nord'));
  });
});
