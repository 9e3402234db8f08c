import type { Note } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { followUpOf } from './notes.rules.ts';

const noteOf = (text: string): Note => ({
  id: 3,
  version: 1,
  sponsorshipId: 7,
  contractId: 4,
  kind: 'Møde',
  date: '2026-11-26',
  text,
  pinned: false,
  report: false,
  by: 'Bo Bruger',
  at: '2026-11-26T08:00:00Z',
});

it('a short note is the task', () => {
  expect(followUpOf(noteOf('Ring om bolde'), '2026-12-03', 2)).toEqual({
    id: null,
    version: null,
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
  expect(followUpOf(noteOf(lines), '2026-12-03', 2)).toMatchObject({ title: 'Ring om bolde', note: lines });
  const long = 'bold '.repeat(80).trim();
  const { title, note } = followUpOf(noteOf(long), '2026-12-03', 2);
  expect(title).toMatch(/^bold .*bold…$/);
  expect(title.length).toBeLessThanOrEqual(200);
  expect(note).toBe(long);
});
