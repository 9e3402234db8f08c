import type { AttentionItem } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { reasonOf } from './attention.ts';

const item = (values: Partial<AttentionItem>): AttentionItem => ({
  ...{ kind: 'renegotiation', dueDate: '2026-06-15', since: null, contractId: 1, sponsorshipId: 1, name: 'Fur' },
  ...{ logo: null, utilization: null, userId: 1, userName: 'Bo', userPicture: null },
  ...values,
});
const said = (values: Partial<AttentionItem>, today = '2026-06-15') => {
  const { said: reason, day, isLate } = reasonOf(item(values), today);
  return [reason, day, isLate];
};

describe('why something must be acted on', () => {
  it.each([
    ['2026-06-11', 'Skulle genforhandles for 4 dage siden', true],
    ['2026-06-14', 'Skulle genforhandles i går', true],
    ['2026-06-15', 'Skal genforhandles i dag', false],
    ['2026-06-16', 'Skal genforhandles i morgen', false],
    ['2026-06-27', 'Skal genforhandles om 12 dage', false],
  ])('is a renegotiation on %s: %s', (dueDate, reason, isLate) => {
    expect(said({ dueDate })).toEqual([reason, dueDate.split('-').reverse().join('-'), isLate]);
  });

  it('is how long it has waited, since when', () => {
    const waited = { dueDate: '2026-06-06', since: '2026-05-23' };
    expect(said({ ...waited, kind: 'awaiting' })).toEqual([
      'Har afventet underskrift i 23 dage',
      'siden 23-05-2026',
      true,
    ]);
    expect(said({ ...waited, kind: 'draft' })).toEqual([
      'Kladden har ligget stille i 23 dage',
      'siden 23-05-2026',
      true,
    ]);
  });

  it('is how little is used, and when the agreement ends', () => {
    const low = { kind: 'lowUse', utilization: 28 } as const;
    expect(said({ ...low, dueDate: '2026-07-25' })).toEqual(['28 % udnyttet, slutter om 40 dage', '25-07-2026', false]);
    expect(said(low)).toEqual(['28 % udnyttet, slutter i dag', '15-06-2026', false]);
  });

  it('counts days of the calendar where the clocks change', () => {
    expect(said({ dueDate: '2026-10-25' }, '2026-10-24')[0]).toBe('Skal genforhandles i morgen');
    expect(said({ dueDate: '2026-03-28' }, '2026-03-29')[0]).toBe('Skulle genforhandles i går');
  });
});
