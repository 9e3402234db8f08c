import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActiveBasis, activeContract, missingForConfirm, shownStatus } from './contracts.rules.ts';
import { contractStatuses } from './transitions.rules.ts';

const contract = (id: number, values: Partial<ActiveBasis> = {}): ActiveBasis => ({
  id,
  status: 'Godkendt',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  approvedAt: '2026-01-01T08:00:00.000Z',
  ...values,
});
const activeOf = (contracts: ActiveBasis[], today = '2026-06-15') => activeContract(contracts, today)?.id ?? null;

describe('the active contract', () => {
  it.each([
    ['2025-12-31', null],
    ['2026-01-01', 1],
    ['2026-12-31', 1],
    ['2027-01-01', null],
  ])('on %s is %s: the first and the last day count', (today, id) => {
    expect(activeOf([contract(1)], today)).toBe(id);
  });

  it('is approved, and has its dates', () => {
    expect(activeOf([contract(1, { status: 'Afventer' }), contract(2, { status: 'Kladde' })])).toBeNull();
    expect(activeOf([contract(1, { startDate: null }), contract(2, { endDate: null })])).toBeNull();
    expect(activeOf([])).toBeNull();
  });

  it('is the one with the later start', () => {
    const later = contract(1, { startDate: '2026-02-01', approvedAt: '2025-01-01T00:00:00.000Z' });
    expect(activeOf([later, contract(2)])).toBe(1);
    expect(activeOf([contract(2), later])).toBe(1);
    expect(activeOf([later, contract(2)], '2026-01-15')).toBe(2);
  });

  it('is, of the same start, the one approved last, and then the newest', () => {
    const last = contract(1, { approvedAt: '2026-01-01T08:00:00.001Z' });
    expect(activeOf([last, contract(2)])).toBe(1);
    expect(activeOf([contract(2), last])).toBe(1);
    expect(activeOf([contract(10), contract(9)])).toBe(10);
  });

  it('does not depend on the order in which they come', () => {
    const many = fc.array(
      fc.record({
        status: fc.constantFrom(...contractStatuses),
        startDate: fc.constantFrom('2026-01-01', '2026-02-01', '2026-07-01', null),
        endDate: fc.constantFrom('2026-03-01', '2026-12-31'),
        approvedAt: fc.constantFrom('2026-01-01T08:00:00.000Z', '2026-01-02T08:00:00.000Z'),
      }),
    );
    fc.assert(
      fc.property(many, fc.infiniteStream(fc.nat()), (values, order) => {
        const contracts = values.map((value, index) => contract(index + 1, value));
        const shuffled = contracts
          .map((one) => ({ one, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(activeOf(shuffled)).toBe(activeOf(contracts));
      }),
    );
  });
});

describe('the status that is shown', () => {
  it.each([
    ['Kladde', false, '2026-01-01', 'Kladde'],
    ['Afventer', false, '2020-01-01', 'Afventer'],
    ['Godkendt', true, '2026-01-01', 'Godkendt'],
    ['Godkendt', false, '2026-06-16', 'Kommende'],
    ['Godkendt', false, '2026-06-15', 'Udløbet'],
    ['Godkendt', false, '2020-01-01', 'Udløbet'],
  ] as const)('of %s (active: %s, from %s) is %s', (status, isActive, startDate, shown) => {
    expect(shownStatus({ status, isActive, startDate }, '2026-06-15')).toBe(shown);
  });
});

describe('what confirming needs', () => {
  it('is step 1', () => {
    expect(missingForConfirm({ category: null, startDate: null, endDate: undefined, sponsorshipAmount: null })).toEqual(
      {
        category: 'Kategori skal udfyldes',
        startDate: 'Startdato skal udfyldes',
        endDate: 'Slutdato skal udfyldes',
        sponsorshipAmount: 'Årligt beløb skal udfyldes',
      },
    );
  });
  it('is nothing more: an amount of 0 is an amount', () => {
    const whole = { category: 1, startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 0 };
    expect(missingForConfirm(whole)).toEqual({});
  });
});
