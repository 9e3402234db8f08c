import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { rememberByArea, rememberUntilChange } from './answer-cache.ts';
import { SponsorshipIndex } from './sponsorship-index.ts';

const test = await openTestApp();
const { id } = await makeSponsorship(test, { name: 'Ærø Sejlklub' });
const DAY = '2026-06-15';

/** Answers with how many times it was asked. */
const countingAnswers = (most?: number) => {
  const remembered = rememberUntilChange<number>(new SponsorshipIndex(test.db), { most });
  let count = 0;
  return { ask: (question: object = {}, day = DAY) => remembered(day, question, async () => (count += 1)) };
};

it('is asked once until something changes, whoever changed it', async () => {
  const { ask } = countingAnswers();
  expect([await ask(), await ask(), await ask({ other: 1 }), await ask()]).toEqual([1, 1, 2, 1]);
  await test.db.execute(sql`update sponsorships set city = 'Marstal' where id = ${id}`);
  expect([await ask(), await ask()]).toEqual([3, 3]);
});

it('is remembered also where as many are as there may be', async () => {
  const { ask } = countingAnswers(2);
  expect([await ask(), await ask({ other: 1 }), await ask(), await ask({ other: 1 })]).toEqual([1, 2, 1, 2]);
  expect([await ask({ third: 1 }), await ask({ third: 1 }), await ask()]).toEqual([3, 3, 4]);
});

it('is another answer on another day', async () => {
  const { ask } = countingAnswers();
  expect([await ask({}, DAY), await ask({}, '2026-06-16'), await ask({}, DAY)]).toEqual([1, 2, 1]);
});

it('is waited for by all who ask meanwhile, but not by who asks after a change', async () => {
  const remembered = rememberUntilChange<string>(new SponsorshipIndex(test.db));
  const slow = Promise.withResolvers<string>();
  const first = remembered(DAY, {}, () => slow.promise);
  const second = remembered(DAY, {}, async () => 'asked anew');
  await remembered(DAY, { other: 1 }, async () => 'other');
  await test.db.execute(sql`update sponsorships set city = 'Søby' where id = ${id}`);
  expect(await remembered(DAY, {}, async () => 'after')).toBe('after');
  slow.resolve('before');
  expect(await Promise.all([first, second])).toEqual(['before', 'before']);
  expect(await remembered(DAY, {}, async () => 'later')).toBe('after');
});

it('is not remembered where it failed', async () => {
  const remembered = rememberUntilChange<string>(new SponsorshipIndex(test.db));
  await expect(remembered(DAY, {}, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await remembered(DAY, {}, async () => 'answer')).toBe('answer');
});

describe('by area', () => {
  const { north, south } = test.ids;
  /** Answers with the areas that were asked for together. */
  const openAreas = (most?: number) => {
    const remembered = rememberByArea<string>(new SponsorshipIndex(test.db), { most });
    const asked: (readonly number[])[] = [];
    const ask = (areaIds: readonly number[], question: unknown = 1) =>
      remembered(DAY, question, areaIds, async (stale) => {
        asked.push(stale);
        return new Map(stale.map((areaId) => [areaId, `${areaId} of ${asked.length}`]));
      });
    return { ask, asked };
  };

  it('only the area in which something changed is asked for anew, whoever changed it', async () => {
    const { ask, asked } = openAreas();
    expect(await ask([north, south])).toEqual([`${north} of 1`, `${south} of 1`]);
    expect(await ask([south])).toEqual([`${south} of 1`]);
    await test.db.execute(sql`update sponsorships set city = 'Rudkøbing' where id = ${id}`);
    expect(await ask([north, south])).toEqual([`${north} of 2`, `${south} of 1`]);
    expect(asked).toEqual([[north, south], [north]]);
  });

  it('both areas are, where something moves from one to the other, and where it goes away', async () => {
    const { ask, asked } = openAreas();
    const moved = await makeSponsorship(test, { name: 'Marstal Roklub' });
    await ask([north, south]);
    await test.db.execute(sql`update sponsorships set area_id = ${south} where id = ${moved.id}`);
    await ask([north, south]);
    await test.db.execute(sql`delete from sponsorships where id = ${moved.id}`);
    await ask([north, south]);
    expect(asked).toEqual([[north, south], [north, south], [south]]);
  });

  it('what failed is asked for again, and no more questions are kept than there may be', async () => {
    const remembered = rememberByArea<string>(new SponsorshipIndex(test.db));
    await expect(remembered(DAY, 1, [north], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await remembered(DAY, 1, [north], async () => new Map([[north, 'answer']]))).toEqual(['answer']);
    const { ask, asked } = openAreas(1);
    for (const question of [1, 1, 2, 1]) await ask([north], question);
    expect(asked).toHaveLength(3);
  });

  it('of no area nothing is asked', async () => {
    const { ask, asked } = openAreas();
    expect([await ask([]), asked]).toEqual([[], []]);
  });
});
