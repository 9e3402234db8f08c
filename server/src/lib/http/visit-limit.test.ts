import { describe, expect, it } from 'vitest';
import { visitLimit } from './visit-limit.ts';

const clockAt = (start: string) => {
  let time = Date.parse(start);
  return { now: () => new Date(time), moveBy: (milliseconds: number) => (time += milliseconds) };
};
const MINUTE = 60_000;

describe('a limit of visits', () => {
  it('lets so many an hour through, and says how long the next one waits', () => {
    const clock = clockAt('2026-06-15T10:00:00Z');
    const limit = visitLimit(2, clock);
    limit.count('a');
    clock.moveBy(20 * MINUTE);
    limit.count('a');
    expect(() => limit.count('a')).toThrow(
      expect.objectContaining({ status: 429, headers: { 'retry-after': String(40 * 60) } }),
    );
    clock.moveBy(40 * MINUTE);
    expect(() => limit.count('a')).not.toThrow();
  });

  it('counts each source by itself', () => {
    const limit = visitLimit(1, clockAt('2026-06-15T10:00:00Z'));
    limit.count('a');
    expect(() => limit.count('b')).not.toThrow();
    expect(() => limit.count('a')).toThrow();
  });
});
