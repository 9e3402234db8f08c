import { describe, expect, it } from 'vitest';
import { mayApprove, needsApproval } from './approvals.rules.ts';

const rules = { fourEyes: false, over: 10_000 };
const mandate = { limit: 50_000, hasSaved: true };
const fourEyes = { ...rules, fourEyes: true };
const needs = (amount: number, more: Partial<typeof mandate> = {}, by = rules, hasPost = false) =>
  needsApproval({ amount, hasPost }, { ...mandate, ...more }, by);

describe('somebody else', () => {
  it('is needed above one’s own limit, by an øre', () => {
    expect([49_999.99, 50_000, 50_000.01].map((amount) => needs(amount))).toEqual([false, false, true]);
  });

  it('is needed without a limit above what is free, by an øre', () => {
    const without = (amount: number) =>
      needsApproval({ amount, hasPost: false }, { limit: null, hasSaved: false }, rules);
    expect([9_999.99, 10_000, 10_000.01].map(without)).toEqual([false, false, true]);
    expect(needsApproval({ amount: 0, hasPost: false }, { limit: null, hasSaved: false }, { ...rules, over: 0 })).toBe(
      false,
    );
  });

  it('is needed for what one saved under four eyes, but not for what is free', () => {
    expect(needs(20_000, {}, fourEyes)).toBe(true);
    expect(needs(20_000, { hasSaved: false }, fourEyes)).toBe(false);
    expect(needs(10_000, {}, fourEyes)).toBe(false);
  });

  it('is needed by whoever has a post in the club, whatever the amount', () => {
    expect(needs(1, {}, rules, true)).toBe(true);
  });
});

describe('who may be asked', () => {
  const may = (amount: number, more: object = {}, by = rules) =>
    mayApprove(amount, { ...mandate, isAsker: false, ...more }, by);

  it('has a limit of at least the amount', () => {
    expect([49_999.99, 50_000, 50_000.01].map((amount) => may(amount))).toEqual([true, true, false]);
    expect(may(1, { limit: null })).toBe(false);
    expect(may(0, { limit: 0 })).toBe(true);
  });

  it('is not who asks, nor under four eyes who saved it', () => {
    expect(may(1, { isAsker: true })).toBe(false);
    expect(may(1, {}, fourEyes)).toBe(false);
    expect(may(1, { hasSaved: false }, fourEyes)).toBe(true);
  });
});
