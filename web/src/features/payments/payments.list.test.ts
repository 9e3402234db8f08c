import { describe, expect, it } from 'vitest';
import { changed, readListSearch } from '../../ui/list/listSearch.ts';
import { rateList, readRate, yearShown, yearsOffered } from './payments.list.ts';
import { paymentsBody, ratesQuery } from './payments.queries.ts';

const read = (raw: Record<string, unknown>) => readListSearch(rateList, raw);

describe('the address of the list of rates', () => {
  it('asks for a month of a year, and for no month without one', () => {
    expect(read({ year: 2026, month: 11 })).toEqual({ year: 2026, month: 11 });
    expect(read({ month: 11 })).toEqual({});
    expect(changed(rateList, { year: 2026, month: 11 }, { year: undefined })).toEqual({});
  });

  it('leaves out months and years that there are not, and statuses that no rate has', () => {
    expect(read({ year: 2026, month: 13 })).toEqual({ year: 2026 });
    expect(read({ year: 26, month: 0, status: 'Aktiv' })).toEqual({});
    expect(read({ year: 3000 })).toEqual({});
    expect(read({ status: 'Overskredet', sponsorship: 7 })).toEqual({ status: 'Overskredet', sponsorship: 7 });
  });

  it('asks for a file of all payments, unless somebody chose of which rates', () => {
    expect(paymentsBody(read({ area: 3 })).filter).toMatchObject({ area: 3, open: undefined, status: undefined });
    expect(paymentsBody(read({ status: 'open' })).filter).toMatchObject({ open: true });
    expect(paymentsBody(read({ status: 'Overskredet' })).filter).toMatchObject({ status: 'Overskredet' });
  });

  it('does not hold which rate somebody came for', () => {
    expect(read({ rate: 118, year: 2026 })).toEqual({ year: 2026 });
    expect([readRate(118), readRate('118'), readRate('x'), readRate(0), readRate(undefined)]).toEqual([
      ...[118, 118],
      ...[undefined, undefined, undefined],
    ]);
  });
});

it('begins with what is to be paid, the nearest first, and shows all of a search, a year or a club', () => {
  const filterOf = (search: object) => ratesQuery(search).queryKey.at(-1);
  expect(filterOf({})).toMatchObject({ sort: { field: 'DueDate', dir: 'asc' }, filter: { open: true } });
  expect(filterOf({ area: 2 })).toMatchObject({ filter: { open: true, area: 2 } });
  for (const search of [{ search: 'F-7' }, { year: 2026, month: 3 }, { sponsorship: 4 }, { status: 'all' }])
    expect(filterOf(search)).toMatchObject({ filter: { open: undefined, status: undefined } });
  expect(filterOf({ status: 'Betalt' })).toMatchObject({ filter: { open: undefined, status: 'Betalt' } });
  expect(filterOf({ status: 'open', year: 2026 })).toMatchObject({ filter: { open: true, year: 2026 } });
});

it('shows the months of the year that is asked for, else of this one', () => {
  expect(yearShown({ year: 2019 })).toBe(2019);
  expect(yearsOffered()).toContain(yearShown({}));
});
