import { asWords, defineList, filterBy } from '@sponsorat/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListSearch, listBody, readListSearch, sortedBy, withChanges, withoutFilters } from './listSearch.ts';

const { search, category, area, user } = filterBy;
const definition = defineList({
  sort: ['Status', 'Name', 'Sum'],
  filters: {
    category,
    status: filterBy.word('Status', asWords(['active', 'expired'])),
    area,
    contract: filterBy.word('Aftale', asWords(['big', 'tickets'])),
    search,
  },
});
const read = (raw: Record<string, unknown>) => readListSearch(definition, raw);

describe('the address of a list', () => {
  it('leaves the defaults out', () => {
    expect(read({})).toEqual({});
    expect(read({ sort: 'Status', dir: 'asc', page: 1, perPage: 10, search: '' })).toEqual({});
  });

  it('reads a number as the text that was typed', () => {
    expect(read({ search: 123 })).toEqual({ search: '123' });
    expect(read({ search: true })).toEqual({ search: 'true' });
    expect(read({ search: 0 })).toEqual({ search: '0' });
  });

  it('falls back to the default for what makes no sense', () => {
    expect(
      read({
        sort: 'Password',
        dir: 'up',
        page: 0,
        perPage: 11,
        status: 'lost',
        category: 'x',
        area: -1,
        contract: 'small',
      }),
    ).toEqual({});
    expect(read({ page: 1.5, perPage: '1e1', search: { a: 1 }, category: [1], sort: null })).toEqual({});
    expect(read({ page: '3', category: '7' })).toEqual({ page: 3, category: 7 });
  });

  it('ignores a filter that the list lacks', () => {
    const others = { category: 3, status: 'active', area: 2, contract: 'big' };
    expect(readListSearch({ ...definition, filters: { search } }, { ...others, search: 'a' })).toEqual({ search: 'a' });
  });

  it('reads its own writing', () => {
    const search: fc.Arbitrary<ListSearch<typeof definition>> = fc.record(
      {
        search: fc.string({ minLength: 1, maxLength: 20 }),
        category: fc.integer({ min: 1 }),
        status: fc.constantFrom('active', 'expired'),
        contract: fc.constantFrom('big', 'tickets'),
        sort: fc.constantFrom('Name', 'Sum'),
        dir: fc.constant('desc' as const),
        page: fc.integer({ min: 2 }),
        perPage: fc.constantFrom(25, 50, 100),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(search, (value) => {
        expect(read(value)).toEqual(value);
      }),
    );
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('search', 'sort', 'dir', 'page', 'perPage', 'area', 'contract'), fc.anything()),
        (raw) => {
          expect(read(read(raw))).toEqual(read(raw));
        },
      ),
    );
  });
});

describe('what is asked of the server', () => {
  it('is the defaults where nothing is said', () => {
    expect(listBody(definition, {})).toEqual({
      filter: {},
      sort: { field: 'Status', dir: 'asc' },
      page: 1,
      perPage: 10,
    });
  });

  it('follows the address', () => {
    expect(
      listBody(definition, { search: 'æ', contract: 'big', sort: 'Sum', dir: 'desc', page: 3, perPage: 25 }),
    ).toEqual({
      filter: { search: 'æ', contract: 'big' },
      sort: { field: 'Sum', dir: 'desc' },
      page: 3,
      perPage: 25,
    });
  });
});

describe('changes', () => {
  it('go back to the first page, but for another page', () => {
    expect(withChanges(definition, { page: 4 }, { search: 'a' })).toEqual({ search: 'a' });
    expect(withChanges(definition, { page: 4, search: 'a' }, { page: 5 })).toEqual({ page: 5, search: 'a' });
    expect(sortedBy(definition, { page: 4 }, 'Name')).toEqual({ sort: 'Name' });
  });

  it('sort ascending first, then the other way and back', () => {
    expect(sortedBy(definition, {}, 'Status')).toEqual({ dir: 'desc' });
    expect(sortedBy(definition, { dir: 'desc' }, 'Status')).toEqual({});
    expect(sortedBy(definition, { sort: 'Sum', dir: 'desc' }, 'Name')).toEqual({ sort: 'Name' });
  });

  it('clear every filter and keep the sorting', () => {
    expect(
      withoutFilters(definition, { search: 'a', area: 1, contract: 'big', page: 2, sort: 'Sum', perPage: 25 }),
    ).toEqual({
      sort: 'Sum',
      perPage: 25,
    });
  });
});

describe('a list whose newest comes first', () => {
  const log = defineList({
    sort: ['At'],
    defaultDir: 'desc',
    filters: {
      user,
      action: filterBy.word('Handling', asWords(['update'])),
      kind: filterBy.word('Type', asWords(['user'])),
      ...filterBy.period('Periode'),
    },
  });

  it('is asked for so without a word in its address, and turns round at a click', () => {
    expect(listBody(log, {}).sort).toEqual({ field: 'At', dir: 'desc' });
    expect(readListSearch(log, { dir: 'desc' })).toEqual({});
    expect(sortedBy(log, {}, 'At')).toEqual({ dir: 'asc' });
    expect(sortedBy(log, { dir: 'asc' }, 'At')).toEqual({});
  });

  it('reads who, what and when, and leaves out what it does not know', () => {
    const whole: ListSearch<typeof log> = {
      user: 7,
      action: 'update',
      kind: 'user',
      from: '2026-01-01',
      to: '2026-01-31',
    };
    expect(readListSearch(log, whole)).toEqual(whole);
    expect(listBody(log, whole).filter).toEqual(whole);
    expect(readListSearch(log, { user: 'x', action: 'fly', kind: 7, from: '2026-02-30', to: 'nu' })).toEqual({});
  });
});

it('a list of tasks reads whose they are, when they are due and of which sponsorship', () => {
  const tasks = defineList({
    sort: ['DueDate'],
    filters: {
      owner: { by: 'word or id', label: 'Ansvarlig', words: asWords(['all', 'none']) },
      when: filterBy.word('Frist', asWords(['overdue', 'week'])),
      sponsorship: filterBy.sponsorship,
    },
  });
  const readTasks = (raw: Record<string, unknown>) => readListSearch(tasks, raw);
  for (const owner of ['all', 'none', '7']) expect(readTasks({ owner })).toEqual({ owner });
  expect(readTasks({ owner: 7, when: 'week', sponsorship: '12' })).toEqual({
    owner: '7',
    when: 'week',
    sponsorship: 12,
  });
  expect(readTasks({ owner: 'mine', when: 'later', sponsorship: 'x' })).toEqual({});
  for (const owner of ['0', '-1', '1e3', 'ALL', ' 7']) expect(readTasks({ owner })).toEqual({});
});
