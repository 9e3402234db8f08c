import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { rememberUntilChange } from './remembered.ts';
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
