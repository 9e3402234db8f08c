import { describe, expect, it } from 'vitest';
import { missingForConfirm, shownStatus } from './contracts.rules.ts';

describe('the status that is shown', () => {
  it.each([
    ['Kladde', false, '2026-01-01', 'Kladde'],
    ['Afventer', false, '2020-01-01', 'Afventer'],
    ['Afventer', false, '2026-01-01', 'Afventer'],
    ['Godkendt', true, '2026-01-01', 'Godkendt'],
    ['Godkendt', false, '2026-06-16', 'Kommende'],
    ['Godkendt', false, '2027-01-01', 'Kommende'],
    ['Godkendt', false, '2026-06-15', 'Udløbet'],
    ['Godkendt', false, '2026-01-01', 'Udløbet'],
    ['Godkendt', false, '2020-01-01', 'Udløbet'],
  ] as const)('of %s (active: %s, from %s) is %s', (status, isActive, startDate, shown) => {
    expect(shownStatus({ status, isActive, startDate }, '2026-06-15')).toBe(shown);
  });
});

describe('what confirming needs', () => {
  it('is step 1', () => {
    expect(
      missingForConfirm({ category: null, startDate: null, endDate: undefined, sponsorshipAmount: null, rates: [] }),
    ).toEqual({
      category: 'Kategori skal udfyldes',
      startDate: 'Startdato skal udfyldes',
      endDate: 'Slutdato skal udfyldes',
      sponsorshipAmount: 'Årligt beløb skal udfyldes',
    });
  });
  it('is a day for each rate', () => {
    const whole = { category: 1, startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 10 };
    const rates = [{ dueDate: '2026-01-01' }, { dueDate: null }];
    expect(missingForConfirm({ ...whole, rates })).toEqual({ 'rates.1.dueDate': 'Forfaldsdato skal udfyldes' });
  });
  it('is nothing more: an amount of 0 is an amount', () => {
    const whole = { category: 1, startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 0, rates: [] };
    expect(missingForConfirm(whole)).toEqual({});
  });
});
