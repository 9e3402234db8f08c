import { rateList } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { readListSearch, withChanges } from '../../ui/list/listSearch.ts';
import { paymentsBody, ratesQuery } from './payments.queries.ts';
import { readRate, yearShown } from './rateSearch.ts';

const read = (raw: Record<string, unknown>) => readListSearch(rateList, raw);

describe('the address of the list of rates', () => {
  it('asks for the days of a period, of which one may be left out', () => {
    const days = { from: '2026-11-01', to: '2026-11-30' };
    expect(read(days)).toEqual(days);
    expect(read({ from: days.from })).toEqual({ from: days.from });
    expect(withChanges(rateList, days, { from: undefined })).toEqual({ to: days.to });
    expect(ratesQuery(days).queryKey.at(-1)).toMatchObject({ filter: days });
  });

  it('leaves out days that there are not, and statuses that no rate has', () => {
    expect(read({ from: '2026-02-30', to: 2026, status: 'Aktiv' })).toEqual({});
    expect(read({ status: 'Overskredet', sponsorship: 7 })).toEqual({ status: 'Overskredet', sponsorship: 7 });
  });

  it('asks for a file of all payments, unless somebody chose of which rates', () => {
    expect(paymentsBody(read({ area: 3 })).filter).toMatchObject({ area: 3, open: undefined, status: undefined });
    expect(paymentsBody(read({ status: 'open' })).filter).toMatchObject({ open: true });
    expect(paymentsBody(read({ status: 'Overskredet' })).filter).toMatchObject({ status: 'Overskredet' });
  });

  it('does not hold which rate somebody came for', () => {
    expect(read({ rate: 118, area: 2 })).toEqual({ area: 2 });
    expect([readRate(118), readRate('118'), readRate('x'), readRate(0), readRate(undefined)]).toEqual([
      118,
      118,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('begins with what is to be paid, the nearest first, and shows all of a search, of some days or of a club', () => {
  const filterOf = (search: object) => ratesQuery(search).queryKey.at(-1);
  expect(filterOf({})).toMatchObject({ sort: { field: 'DueDate', dir: 'asc' }, filter: { open: true } });
  expect(filterOf({ area: 2 })).toMatchObject({ filter: { open: true, area: 2 } });
  for (const search of [
    { search: 'F-7' },
    { from: '2026-03-01', to: '2026-03-31' },
    { sponsorship: 4 },
    { status: 'all' },
  ])
    expect(filterOf(search)).toMatchObject({ filter: { open: undefined, status: undefined } });
  expect(filterOf({ status: 'Betalt' })).toMatchObject({ filter: { open: undefined, status: 'Betalt' } });
  expect(filterOf({ status: 'open', to: '2026-03-31' })).toMatchObject({ filter: { open: true, to: '2026-03-31' } });
});

it('shows the months of the year that is asked for, else of this one', () => {
  expect(yearShown({ from: '2019-12-31', to: '2020-06-01' })).toBe(2019);
  expect(yearShown({ to: '2020-06-01' })).toBe(2020);
  expect(yearShown({})).toBe(new Date().getFullYear());
});
