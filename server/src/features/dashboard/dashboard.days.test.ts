import { describe, expect, it } from 'vitest';
import { START } from '../../testing/app.ts';
import { asOf } from '../sponsorships/sponsorships.testing.ts';
import { expectFigures, openFixture } from './dashboard.ask.testing.ts';
import { expectedOverview } from './dashboard.expected.testing.ts';
import { expectedList } from './lists.expected.testing.ts';

const { test, fixture, askers } = await openFixture();

/**
 * Midnight in Copenhagen: the last day before it, the first day after it, and the instant. On every one of these days
 * an agreement of the fixture begins, comes up for renegotiation or ends, or did so the day before.
 */
const midnights: [string, string, string][] = [
  ['2026-06-15', '2026-06-16', '2026-06-15T22:00:00Z'],
  ['2028-02-29', '2028-03-01', '2028-02-29T23:00:00Z'],
  ['2025-12-31', '2026-01-01', '2025-12-31T23:00:00Z'],
  ['2026-06-16', '2026-06-17', '2026-06-16T22:00:00Z'],
  ['2026-03-28', '2026-03-29', '2026-03-28T23:00:00Z'],
  // The shortest day of the year, and the longest.
  ['2026-03-29', '2026-03-30', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-26', '2026-10-25T23:00:00Z'],
  ['2026-06-14', '2026-06-15', '2026-06-14T22:00:00Z'],
  ['2026-10-24', '2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-06-30', '2026-07-01', '2026-06-30T22:00:00Z'],
  ['2026-12-31', '2027-01-01', '2026-12-31T23:00:00Z'],
  ['2026-06-13', '2026-06-14', '2026-06-13T22:00:00Z'],
];

const secondBefore = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();

describe('with the clock moved back and forth, not the data', () => {
  it.each(midnights)('the figures of %s end with that day, and those of %s begin', async (before, after, midnight) => {
    await asOf(test, secondBefore(midnight), async () => {
      await expectFigures(fixture, askers, before);
      test.clock.moveTo(midnight);
      await expectFigures(fixture, askers, after);
    });
  });

  it('are today’s when it is today again', () =>
    asOf(test, START.toISOString(), () => expectFigures(fixture, askers, '2026-06-15')));

  it('differ from each of these days to the next, but for the two on which nothing happens', () => {
    const figures = (day: string) => {
      const view = { areas: fixture.areas, day };
      return JSON.stringify([expectedOverview(fixture, view), expectedList(fixture, view)]);
    };
    const quiet = midnights.filter(([before, after]) => figures(before) === figures(after));
    expect(quiet.map(([, after]) => after)).toEqual(['2026-06-17', '2026-03-30']);
  });
});
