import { taskPeriodOf as periodOf, type TaskRow, taskKinds } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { actKindOf, canBeDone, sectionsOf, snoozeDays, titleOf } from './tasks.rules.ts';

describe('the heading of a due date', () => {
  // A Wednesday.
  const today = '2026-11-25';
  it.each([
    ['2025-12-31', 'overdue'],
    ['2026-11-24', 'overdue'],
    ['2026-11-25', 'week'],
    ['2026-11-29', 'week'],
    ['2026-11-30', 'month'],
    ['2026-12-25', 'month'],
    ['2026-12-26', 'later'],
  ])('%s is %s', (day, period) => {
    expect(periodOf(day, today)).toBe(period);
  });

  it('ends the week on Sunday, also on a Sunday, and where the clocks change', () => {
    expect(periodOf('2026-11-29', '2026-11-29')).toBe('week');
    expect(periodOf('2026-11-30', '2026-11-29')).toBe('month');
    expect(periodOf('2026-10-25', '2026-10-19')).toBe('week');
    expect(periodOf('2027-04-28', '2027-03-29')).toBe('month');
    expect(periodOf('2027-04-29', '2027-03-29')).toBe('later');
  });

  const taskOf = (DueDate: string, values: Partial<TaskRow> = {}) =>
    ({ Key: DueDate, Kind: 'delivery', State: 'open', SponsorshipId: 1, UserId: 2, DueDate, ...values }) as TaskRow;

  it('groups what came, in the order of the headings, without empty ones', () => {
    const tasks = ['2026-11-20', '2026-11-24', '2026-11-25', '2027-01-01'].map((day, at) =>
      taskOf(day, { SponsorshipId: at }),
    );
    const found = sectionsOf(tasks, today).map(({ period, rows }) => [period, rows.map(({ first }) => first)]);
    expect(found).toEqual([
      ['overdue', tasks.slice(0, 2)],
      ['week', tasks.slice(2, 3)],
      ['later', tasks.slice(3)],
    ]);
    expect(sectionsOf([], today)).toEqual([]);
  });

  it('a club, a reason and a person have one row under a heading; an own task, and what was decided about, its own', () => {
    const [first, second] = [taskOf('2026-12-30', { Text: 'Bander' }), taskOf('2026-12-31')];
    const others = [
      taskOf('2026-12-30', { Kind: 'hospitality' }),
      taskOf('2026-12-30', { SponsorshipId: 3 }),
      taskOf('2026-12-30', { UserId: 4 }),
      taskOf('2026-12-30', { Kind: 'manual', Key: 'a' }),
      taskOf('2026-12-30', { Kind: 'manual', Key: 'b' }),
      taskOf('2026-12-30', { State: 'snoozed', Key: 'c' }),
    ];
    const [{ rows } = { rows: [] }] = sectionsOf([first, ...others, second], '2026-11-25');
    expect(rows.map(({ tasks }) => tasks)).toEqual([[first, second], ...others.map((task) => [task])]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect([titleOf([first]), titleOf([first, second])]).toEqual(['Bander', '2 leverancer er bagud']);
    for (const Kind of taskKinds) expect(titleOf([taskOf('', { Kind }), taskOf('', { Kind })])).toMatch(/^2 /);
    // Under another heading it is another row.
    const [week, later] = sectionsOf([taskOf('2026-11-25'), second], '2026-11-25').flatMap((section) => section.rows);
    expect(week?.key).not.toBe(later?.key);
  });
});

it('only what does not end by itself or with money can be said to be done', () => {
  expect(taskKinds.filter(canBeDone)).toEqual([
    'renegotiation',
    'expiry',
    'hospitality',
    'delivery',
    'proof',
    'manual',
  ]);
});

it('a task is put off until tomorrow, Monday, a week or a month later, whichever day is not named yet', () => {
  const days = (today: string) => snoozeDays(today).map(({ name, day }) => `${name} ${day}`);
  expect(days('2026-11-25')).toEqual([
    'tomorrow 2026-11-26',
    'monday 2026-11-30',
    'week 2026-12-02',
    'month 2026-12-25',
  ]);
  expect(days('2026-12-31')).toEqual([
    'tomorrow 2027-01-01',
    'monday 2027-01-04',
    'week 2027-01-07',
    'month 2027-01-31',
  ]);
  // On a Sunday Monday is tomorrow, on a Monday the next one is a week on.
  expect(days('2027-01-31')).toEqual(['tomorrow 2027-02-01', 'week 2027-02-07', 'month 2027-02-28']);
  expect(days('2027-02-01')).toEqual(['tomorrow 2027-02-02', 'week 2027-02-08', 'month 2027-03-01']);
});

it('a renewal that awaits its signature is signed as every agreement is; a draft of one is gone on with', () => {
  expect(actKindOf({ Kind: 'renewal', ContractStatus: 'Afventer' })).toBe('awaiting');
  expect(actKindOf({ Kind: 'renewal', ContractStatus: 'Kladde' })).toBe('renewal');
  expect(actKindOf({ Kind: 'rate', ContractStatus: 'Afventer' })).toBe('rate');
});
