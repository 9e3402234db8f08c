import { expect, it } from 'vitest';
import { linesAnHour, RefusalLimit } from './refusal-limit.rules.ts';

const HOUR = 3_600_000;
const at = (milliseconds: number) => new Date(Date.parse('2026-06-15T10:00:00Z') + milliseconds);
const bo = { actor: { id: 7, name: 'Bo Bruger' }, address: '10.8.0.1' };
const from = (address: string) => ({ actor: null, address });

const countAdmitted = (limit: RefusalLimit, times: number, refused: Parameters<RefusalLimit['admits']>[0]): number =>
  Array.from({ length: times }, () => limit.admits(refused, at(0))).filter(Boolean).length;

it('lets a user have so many lines an hour, from whatever address, and counts the rest', () => {
  const limit = new RefusalLimit();
  expect(countAdmitted(limit, 1_200, bo)).toBe(linesAnHour.user);
  expect(limit.admits({ ...bo, address: '10.8.0.2' }, at(HOUR - 1))).toBe(false);
  expect(limit.end(at(HOUR - 1))).toEqual([]);
  expect(limit.end(at(HOUR))).toEqual([{ refused: bo, count: 201, from: at(0), to: at(HOUR) }]);
  expect(limit.admits(bo, at(HOUR))).toBe(true);
});

it('lets an address without a user have fewer, and all of them together not endlessly many', () => {
  const limit = new RefusalLimit();
  expect(countAdmitted(limit, 150, from('10.8.1.1'))).toBe(linesAnHour.address);
  const others = Array.from({ length: 2_000 }, (_, n) => limit.admits(from(`10.9.${n >> 8}.${n & 255}`), at(0)));
  expect(others.filter(Boolean)).toHaveLength(linesAnHour.addresses - 150);
  expect(countAdmitted(limit, 1, bo)).toBe(1);
  const ended = limit.end(at(0), true);
  expect(ended.map(({ refused, count }) => [refused?.address, count])).toEqual([
    [undefined, 1_150],
    ['10.8.1.1', 50],
  ]);
  expect(limit.end(at(0), true)).toEqual([]);
});

it('counts what nobody had the time to look at', () => {
  const limit = new RefusalLimit();
  limit.leaveOut(bo, at(0));
  limit.leaveOut(from('10.8.1.1'), at(0));
  expect(limit.end(at(HOUR)).map(({ refused, count }) => [refused, count])).toEqual([
    [bo, 1],
    [null, 1],
  ]);
});
