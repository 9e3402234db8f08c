import type { Contract } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { blankSelection } from '../../../domain/product/selection.rules.ts';
import { contractOf } from '../../../testing/contract.ts';
import { remarksOf } from './remarks.rules.ts';

const rate = (amount: number) => ({
  id: 1,
  amount,
  dueDate: '2026-03-01',
  paid: 0,
  rest: amount,
  waiting: 0,
  status: 'Ikke underskrevet' as const,
});
const draft = (part: Partial<Contract> = {}): Contract =>
  contractOf({ products: [{ ...blankSelection(1), selected: true }], rates: [rate(9000)], ...part });

it.each<[string, Partial<Contract>, object[]]>([
  ['nothing, where all adds up', { rates: [rate(4000), rate(5000)], valueOfTickets: 100 }, []],
  ['nothing of shares that are not used', { valueOfTickets: null }, []],
  ['no rates', { rates: [] }, [{ kind: 'noRates', step: 1 }]],
  ['no rates of what costs nothing', { rates: [], sponsorshipAmount: 0 }, []],
  ['rates that pay less', { rates: [rate(8999.99)] }, [{ kind: 'rates', step: 1, over: false }]],
  ['rates that pay more', { rates: [rate(9000.01)] }, [{ kind: 'rates', step: 1, over: true }]],
  ['rates of one year of several', { endDate: '2027-12-31', rates: [rate(9000)] }, []],
  ['shares that are not all', { valueOfTickets: 60 }, [{ kind: 'shares', step: 1, sum: 60 }]],
  ['no products', { products: [blankSelection(1)] }, [{ kind: 'products', step: 2 }]],
  ['no products of a simple one', { simple: true, products: [] }, []],
])('says of a draft: %s', (_, part, remarks) => {
  expect(remarksOf(draft(part), [])).toEqual(remarks);
});

describe('what looks left from another period', () => {
  const due = (...days: string[]) => ({ rates: days.map((dueDate) => ({ ...rate(4500), dueDate })) });
  const period = { startDate: '2027-01-01', endDate: '2030-12-31' };
  const years = { from: '2027', to: '2030' };

  it.each<[string, Partial<Contract>, object[]]>([
    ['both in the last', due('2030-02-01', '2030-08-01'), [{ kind: 'oneYear', step: 1, year: '2030', ...years }]],
    ['in two', due('2029-02-01', '2030-08-01'), []],
    ['one alone', { sponsorshipAmount: 4500, ...due('2030-02-01') }, []],
    ['a season that lies in two years', { endDate: '2027-12-31', ...due('2027-02-01', '2027-08-01') }, []],
    ['a year over two', { startDate: '2027-07-01', endDate: '2028-06-30', ...due('2027-08-01', '2027-11-01') }, []],
  ])('rates by the years of the agreement: %s', (_, part, remarks) => {
    expect(remarksOf(draft({ ...period, ...part }), [])).toEqual(remarks);
  });

  const far = (count: number) => [{ kind: 'farRates', step: 1, count, from: '2027', to: '2027' }];
  it.each<[string, string[], object[]]>([
    ['years before', ['2024-05-01', '2027-08-01'], far(1)],
    ['years before and after', ['2025-12-31', '2029-01-01'], far(2)],
    ['at most a year before and after', ['2026-01-01', '2028-12-31'], []],
    ['the only one, years before', ['2019-05-01'], far(1)],
  ])('rates that are due far outside of the agreement: %s', (_, days, remarks) => {
    const rates = days.map((dueDate) => ({ ...rate(9000 / days.length), dueDate }));
    expect(remarksOf(draft({ ...period, endDate: '2027-12-31', rates }), [])).toEqual(remarks);
  });

  it.each([
    ['2025', true],
    ['2025/26', true],
    ['25/26', true],
    ['2031', true],
    ['2026/27', false],
    ['2026-27', false],
    ['26/27', false],
    ['2028', false],
    ['Hele sæsonen', false],
    ['12 kampe', false],
    [null, false],
  ])('a season by the years of the agreement: %s', (season, isOutside) => {
    const products = [1, 2].map((id) => ({ ...blankSelection(id), selected: true, season }));
    const left = { ...blankSelection(3), season: '2020' };
    const seasons = { kind: 'seasons', step: 2, seasons: [season], ids: [1, 2], ...years };
    expect(remarksOf(draft({ ...period, products: [...products, left] }), [])).toEqual(isOutside ? [seasons] : []);
  });
});

it('says which approved agreements its period overlaps', () => {
  const other = draft({
    id: 8,
    number: '2025-0001',
    status: 'Godkendt',
    startDate: '2025-07-01',
    endDate: '2026-01-01',
  });
  const waiting = { ...other, id: 9, status: 'Afventer' as const };
  expect(remarksOf(draft(), [draft(), other, waiting])).toEqual([{ kind: 'overlap', step: 1, numbers: ['2025-0001'] }]);
});

describe('a renewal', () => {
  const selections = (...ids: number[]) => ids.map((id) => ({ ...blankSelection(id), selected: true }));
  const old = draft({
    id: 3,
    number: '2024-0003',
    status: 'Godkendt',
    startDate: '2024-01-01',
    endDate: '2025-12-31',
    rates: [rate(9000)],
    products: selections(1, 2, 3),
  });
  const renewal = (part: Partial<Contract>) => remarksOf(draft({ renewsId: old.id, ...part }), [old]);
  const from = old.number;

  it('that has rates and all products again has nothing to say', () => {
    expect(renewal({ rates: [rate(9000)], products: selections(3, 2, 1, 4) })).toEqual([]);
    expect(renewal({ rates: [rate(9000)], products: old.products })).toEqual([]);
  });

  it('says that it has no rates, where what it renews had some', () => {
    expect(renewal({ rates: [], products: selections(1, 2, 3) })).toEqual([{ kind: 'missingRates', step: 1, from }]);
  });

  it('says which products it has no longer', () => {
    const left = { ...blankSelection(2), selected: false };
    expect(renewal({ rates: [rate(9000)], products: [...selections(1), left] })).toEqual([
      { kind: 'missingProducts', step: 2, from, ids: [2, 3] },
    ]);
  });

  it('that has none at all says so once', () => {
    expect(renewal({ rates: [rate(9000)], products: [] })).toEqual([
      { kind: 'missingProducts', step: 2, from, ids: [1, 2, 3] },
    ]);
  });

  it('is compared with nothing where the other is not known', () => {
    expect(remarksOf(draft({ renewsId: 99 }), [old])).toEqual([]);
  });
});
