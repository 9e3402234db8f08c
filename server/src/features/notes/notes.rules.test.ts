import { expect, it } from 'vitest';
import { followUpOf } from './notes.rules.ts';

const taskOf = (text: string) => followUpOf({ sponsorshipId: 7, contractId: 4, assigneeId: 2, text }, '2026-12-03');

it('a short note is the task', () => {
  expect(taskOf('Ring om bolde')).toEqual({
    sponsorshipId: 7,
    contractId: 4,
    title: 'Ring om bolde',
    note: null,
    dueDate: '2026-12-03',
    assigneeId: 2,
  });
});

it('of a long one the task has the first line as its subject, and all of it as its note', () => {
  const lines = 'Ring om bolde\nDe vil have tyve.';
  expect(taskOf(lines)).toMatchObject({ title: 'Ring om bolde', note: lines });
  const long = 'bold '.repeat(80).trim();
  const { title, note } = taskOf(long);
  expect(title).toMatch(/^bold .*bold…$/);
  expect(title.length).toBeLessThanOrEqual(200);
  expect(note).toBe(long);
});

it('a subject is counted as one reads it, and ends with no half of a sign', () => {
  expect(taskOf('🏆'.repeat(200)).title).toBe('🏆'.repeat(200));
  expect(taskOf('🏆'.repeat(201)).title).toBe(`${'🏆'.repeat(199)}…`);
});
