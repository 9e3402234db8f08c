import { describe, expect, it } from 'vitest';
import { matchRates } from './rates.rules.ts';

const rate = (amount: number, dueDate: string, id?: number) => ({ amount, dueDate, ...(id && { id }) });
const stored = [
  { id: 1, amount: 100, dueDate: '2026-01-01', registered: 0n },
  { id: 2, amount: 100, dueDate: '2026-01-01', registered: 5000n },
  { id: 3, amount: 200.5, dueDate: '2026-07-01', registered: 0n },
];

describe('a sent rate', () => {
  it('is the one that it names, whatever else changed', () => {
    expect(matchRates(stored, [rate(7, '2027-01-01', 3), rate(100, '2026-01-01', 2)])).toEqual([3, 2]);
  });

  it('without an id is one of the same day and amount, each once', () => {
    const sent = [rate(200.5, '2026-07-01'), rate(100, '2026-01-01'), rate(100, '2026-01-01')];
    expect(matchRates(stored, sent)).toEqual([3, 1, 2]);
    expect(matchRates(stored, [...sent, rate(100, '2026-01-01')])).toEqual([3, 1, 2, null]);
  });

  it('without an id is rather one with a payment than one without', () => {
    expect(matchRates(stored, [rate(100, '2026-01-01')])).toEqual([2]);
  });

  it('leaves the one that another names', () => {
    expect(matchRates(stored, [rate(100, '2026-01-01'), rate(100, '2026-01-01', 1)])).toEqual([2, 1]);
    expect(matchRates(stored, [rate(100, '2026-01-01', 2), rate(100, '2026-01-01')])).toEqual([2, 1]);
  });

  it('is new where nothing is like it, and where its id is of another agreement or came twice', () => {
    expect(matchRates(stored, [rate(200.51, '2026-07-01'), rate(200.5, '2026-07-02')])).toEqual([null, null]);
    expect(matchRates(stored, [rate(5, '2026-01-01', 99), rate(6, '2026-01-01', 1), rate(7, '2026-01-01', 1)])).toEqual(
      [null, 1, null],
    );
  });
});
