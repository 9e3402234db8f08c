import type { Signing } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import {
  leadingOf,
  lifeOf,
  mostPressing,
  nextActionOf,
  nextDateOf,
  nextRate,
  passedPercent,
  phaseOf,
} from './life.rules.ts';

const today = '2026-06-15';
const agreement = (part: object = {}) => ({
  id: 1,
  number: '2026-0001',
  status: 'Godkendt' as const,
  isActive: true,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  renegotiation: null as string | null,
  renewFrom: null as string | null,
  successorId: null as number | null,
  signing: null as Signing | null,
  category: 1,
  sponsorshipAmount: 1000,
  rates: [],
  ...part,
});
const draft = (part: object = {}) => agreement({ status: 'Kladde', isActive: false, ...part });

describe('the phase of an agreement', () => {
  it.each([
    ['draft', draft()],
    ['awaiting', agreement({ status: 'Afventer', isActive: false })],
    ['coming', agreement({ isActive: false, startDate: '2026-06-16' })],
    ['active', agreement({ startDate: '2026-06-15' })],
    ['active', agreement({ endDate: '2026-06-15' })],
    ['ended', agreement({ isActive: false, endDate: '2026-06-14' })],
    // What was fetched before midnight still says that it is active.
    ['ended', agreement({ endDate: '2026-06-14' })],
    ['replaced', agreement({ isActive: false })],
    ['replaced', agreement({ isActive: false, startDate: '2026-06-15', endDate: '2026-06-15' })],
  ] as const)('%s', (phase, contract) => {
    expect(phaseOf(contract, today)).toBe(phase);
  });
});

describe('the steps of its life', () => {
  const by = {
    createdAt: '2026-01-02T08:00:00Z',
    createdBy: 'Mette',
    confirmedAt: '2026-01-03T08:00:00Z',
    confirmedBy: 'Søren',
    approvedAt: '2026-01-04T08:00:00Z',
    approvedBy: 'Line',
    importedAt: null as string | null,
    confirmedOn: null as string | null,
    signedOn: null as string | null,
    startDate: '2026-01-01',
  };
  const blank = { confirmedAt: null, confirmedBy: null, approvedAt: null, approvedBy: null };

  it('of a draft: made, by whom and when, and all else to come', () => {
    expect(lifeOf({ ...by, ...blank }, 'draft')).toEqual([
      { name: 'draft', state: 'current', at: by.createdAt, by: 'Mette', imported: false },
      { name: 'awaiting', state: 'ahead', at: null, by: null, imported: false },
      { name: 'approved', state: 'ahead', at: null, by: null, imported: false },
      { name: 'active', state: 'ahead', at: null, by: null, imported: false },
    ]);
  });

  it.each([
    ['awaiting', ['done', 'current', 'ahead', 'ahead']],
    ['coming', ['done', 'done', 'current', 'ahead']],
    ['active', ['done', 'done', 'done', 'current']],
    ['ended', ['done', 'done', 'done', 'current']],
    ['replaced', ['done', 'done', 'done', 'current']],
  ] as const)('of one that is %s', (phase, states) => {
    expect(lifeOf(by, phase).map(({ state }) => state)).toEqual(states);
    expect(lifeOf(by, phase)[2]).toMatchObject({ at: by.approvedAt, by: 'Line' });
  });

  describe('where a file brought it', () => {
    const came = { ...by, importedAt: by.confirmedAt, createdAt: by.confirmedAt };
    const [day, brought] = [by.confirmedAt, { at: by.confirmedAt, imported: true }];
    const steps = (contract: typeof by) => lifeOf(contract, 'active').slice(0, 3);

    it('are on the days of the old paper, where the file has them', () => {
      expect(steps({ ...came, confirmedOn: '2024-03-10', signedOn: '2024-03-15' })).toMatchObject([
        brought,
        { at: '2024-03-10', by: null, imported: false },
        { at: '2024-03-15', by: null, imported: false },
      ]);
    });

    it('are imported where it has none, also what was signed before and uploaded later', () => {
      const unnamed = { ...brought, by: null };
      expect(steps(came)).toMatchObject([
        { ...brought, by: 'Mette' },
        unnamed,
        { at: by.approvedAt, by: null, imported: true },
      ]);
    });

    it('are those of here where it begins later, or was confirmed anew', () => {
      const later = steps({ ...came, startDate: '2026-01-04' });
      expect(later).toMatchObject([brought, brought, { at: by.approvedAt, by: 'Line', imported: false }]);
      const anew = { ...by, importedAt: '2026-01-02T08:00:00Z' };
      expect(steps(anew).map(({ imported }) => imported)).toEqual([true, false, false]);
      expect(steps(anew)[1]).toMatchObject({ at: day, by: 'Søren' });
    });
  });
});

const rate = (dueDate: string | null, rest = 500, id = 1) => ({ id, dueDate, rest });

it.each([
  ['the first by date, whatever their order', [rate('2026-12-01'), rate('2026-07-01')], '2026-07-01'],
  ['one whose day has passed is still to be paid', [rate('2026-06-14'), rate('2026-09-01')], '2026-06-14'],
  ['what is paid is over', [rate('2026-06-14', 0), rate('2026-09-01')], '2026-09-01'],
  ['none is left', [rate('2026-06-14', 0)], undefined],
  ['there are none', [], undefined],
  ['one without a day is none', [rate(null)], undefined],
])('the next rate: %s', (_, rates, next) => {
  expect(nextRate(rates)?.dueDate).toBe(next);
});

it.each([
  ['2025-12-31', 0],
  ['2026-01-01', 0],
  ['2026-07-02', 50],
  ['2026-12-31', 100],
  ['2027-05-01', 100],
])('of the period so much has passed on %s: %s %%', (day, percent) => {
  expect(passedPercent(agreement(), day)).toBe(percent);
});

it('nothing is known to have passed of a period without an end', () => {
  expect(passedPercent({ startDate: '2026-01-01', endDate: null }, today)).toBeNull();
});

describe('the date that comes next', () => {
  const next = (part: object) => nextDateOf(agreement(part), today);

  it('is the nearest of a rate, the beginning, the renegotiation and the end', () => {
    expect(next({})).toEqual({ of: 'end', date: '2026-12-31' });
    expect(next({ renegotiation: '2026-10-01' })).toEqual({ of: 'renegotiation', date: '2026-10-01' });
    expect(next({ startDate: '2026-08-01' })).toEqual({ of: 'start', date: '2026-08-01' });
    expect(next({ rates: [rate('2026-09-01')] })).toEqual({ of: 'rate', date: '2026-09-01', amount: 500 });
  });

  it('is a rate that is late, or a renegotiation that nothing has come of, but no other day that has passed', () => {
    const renegotiation = '2026-06-14';
    expect(next({ renegotiation })).toEqual({ of: 'renegotiation', date: renegotiation });
    expect(next({ renegotiation, successorId: 2 })).toEqual({ of: 'end', date: '2026-12-31' });
    expect(next({ renegotiation, isActive: false })).toEqual({ of: 'end', date: '2026-12-31' });
    expect(next({ rates: [rate('2026-05-01', 200)] })).toEqual({ of: 'rate', date: '2026-05-01', amount: 200 });
    expect(next({ endDate: '2026-06-14' })).toBeUndefined();
  });
});

describe('what to do next', () => {
  const next = (contract: ReturnType<typeof agreement>, others: ReturnType<typeof agreement>[] = [], tracked = true) =>
    nextActionOf(contract, { all: [contract, ...others], tracked, today });
  const other = (part: object) => agreement({ id: 2, number: '2026-0002', ...part });

  it('a draft is filled in, then confirmed; one that awaits is signed', () => {
    expect(next(draft({ category: null }))).toEqual({ kind: 'continue' });
    expect(next(draft())).toEqual({ kind: 'confirm' });
    expect(next(agreement({ status: 'Afventer', isActive: false }))).toEqual({ kind: 'upload' });
  });

  it.each([
    ['Sendt', 'signing'],
    ['Modtaget', 'received'],
    ['Udløbet', 'upload'],
    ['Afvist', 'upload'],
  ] as const)('one whose sending is %s: %s', (state, kind) => {
    const signing = { state, signed: 0, of: 1, deadline: today, sentAt: '', sentBy: '', signers: [], upload: null };
    expect(next(agreement({ status: 'Afventer', isActive: false, signing }))).toEqual({ kind });
  });

  it.each([
    ['is late', '2026-05-01', 'pay'],
    ['is due in fourteen days', '2026-06-29', 'pay'],
    ['is due later', '2026-06-30', 'usage'],
  ])('a rate of a signed one is paid where it %s', (_, day, kind) => {
    expect(next(agreement({ rates: [rate(day, 500, 7)] }))).toEqual(kind === 'pay' ? { kind, rateId: 7 } : { kind });
    expect(next(agreement({ rates: [rate(day, 0)] }))).toEqual({ kind: 'usage' });
    expect(next(agreement({ status: 'Afventer', isActive: false, rates: [rate(day)] }))).toEqual({ kind: 'upload' });
  });

  it('one that should have been renegotiated is renewed, before it is paid what is not due as long', () => {
    const overdue = { renegotiation: '2026-06-01', renewFrom: '2026-03-03' };
    expect(next(agreement({ ...overdue, rates: [rate('2026-06-20')] }))).toEqual({ kind: 'renew' });
    expect(next(agreement({ ...overdue, rates: [rate('2026-05-20')] }))).toMatchObject({ kind: 'pay' });
    expect(next(agreement({ ...overdue, successorId: 2, rates: [rate('2026-06-20')] }))).toMatchObject({ kind: 'pay' });
    const dueToday = { ...overdue, renegotiation: today };
    expect(next(agreement({ ...dueToday, rates: [rate('2026-06-20')] }))).toMatchObject({ kind: 'pay' });
  });

  it('one that is to come waits for its first day', () => {
    const coming = agreement({ isActive: false, startDate: '2027-01-01', endDate: '2027-12-31' });
    expect(next(coming)).toEqual({ kind: 'wait', for: 'start', date: '2027-01-01' });
  });

  it('an active one is used; without anything to use it waits for its renegotiation, else its end', () => {
    expect(next(agreement())).toEqual({ kind: 'usage' });
    const later = { renegotiation: '2026-10-01' };
    expect(next(agreement(later), [], false)).toEqual({ kind: 'wait', for: 'renegotiation', date: '2026-10-01' });
    expect(next(agreement(), [], false)).toEqual({ kind: 'wait', for: 'end', date: '2026-12-31' });
  });

  it.each([
    ['the bank’s rule asks for it from tomorrow', '2026-06-16', 'usage'],
    ['the bank’s rule asks for it from today', '2026-06-15', 'renew'],
    ['no day asks for it', null, 'usage'],
  ])('an active one is renewed in time: %s', (_, renewFrom, kind) => {
    expect(next(agreement({ renewFrom, endDate: '2026-06-20' })).kind).toBe(kind);
  });

  it('an active one that is followed already leads there', () => {
    const due = agreement({ renewFrom: '2026-06-01', successorId: 2 });
    const follower = draft({ id: 2, number: '2026-0002', startDate: null, endDate: null });
    expect(next(due, [follower])).toEqual({ kind: 'see', contract: follower });
    expect(next({ ...due, successorId: null }, [follower])).toEqual({ kind: 'renew' });
  });

  it('one that ended is renewed, unless something has come after it', () => {
    const ended = agreement({ isActive: false, startDate: '2025-01-01', endDate: '2025-12-31' });
    expect(next(ended)).toEqual({ kind: 'renew' });
    const active = other({});
    expect(next(ended, [active])).toEqual({ kind: 'see', contract: active });
    const coming = other({ isActive: false, startDate: '2026-07-01' });
    expect(next({ ...ended, successorId: 2 }, [coming])).toEqual({ kind: 'see', contract: coming });
  });

  it('one that another took the place of leads there', () => {
    const active = other({ startDate: '2026-03-01' });
    expect(next(agreement({ isActive: false }), [active])).toEqual({ kind: 'see', contract: active });
  });
});

describe('of the agreements that a sponsorship is about, one is the next to act on', () => {
  const pressing = (...all: ReturnType<typeof agreement>[]) => mostPressing(leadingOf(all, today), { all, today })?.id;

  it('the active one where it is due for renewal, also beside a draft that begins earlier', () => {
    const due = agreement({ renewFrom: '2026-06-01' });
    expect(pressing(due, draft({ id: 2, startDate: '2025-06-01' }))).toBe(1);
    // What is made to follow it comes before it.
    expect(pressing({ ...due, successorId: 2 }, draft({ id: 2, startDate: '2027-01-01' }))).toBe(2);
  });

  it('what is under way, else; none where all wait', () => {
    expect(pressing(agreement(), draft({ id: 2 }))).toBe(2);
    expect(pressing(agreement(), agreement({ id: 2, status: 'Afventer', isActive: false }))).toBe(2);
    expect(pressing(agreement())).toBeUndefined();
  });
});

it('a sponsorship is about its active agreement, and what is under way, the most urgent first', () => {
  const ids = (...all: ReturnType<typeof agreement>[]) => leadingOf(all, today).map(({ id }) => id);
  const active = agreement();
  const waiting = agreement({ id: 2, status: 'Afventer', isActive: false });
  const coming = agreement({ id: 3, isActive: false, startDate: '2027-01-01', endDate: '2027-12-31' });
  const ended = agreement({ id: 4, isActive: false, endDate: '2026-06-14' });
  const written = draft({ id: 5 });
  expect(ids(written, coming, waiting, active, ended)).toEqual([1, 2]);
  expect(ids(written, coming, active)).toEqual([1, 3]);
  expect(ids(written, ended)).toEqual([5]);
  expect(ids(ended)).toEqual([]);
});
