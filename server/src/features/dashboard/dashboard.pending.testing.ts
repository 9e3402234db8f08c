import type { FixtureContract, FixtureSponsorship } from './dashboard.fixture.testing.ts';

/** What may be under way, in the order in which one of them is shown. */
export const PENDING = ['Afventer', 'Kommende', 'Kladde'] as const;

/** What an agreement is called while it is under way on a day; null where it is active, or past. */
export const pendingAs = ({ status, startDate }: FixtureContract, day: string) => {
  if (status !== 'Godkendt') return status;
  return startDate > day ? 'Kommende' : null;
};

const inCopenhagen = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/** The day since when a draft lies as it was saved, or an agreement awaits its signature. */
const sinceOf = ({ status, touchedAt }: FixtureContract): string | null =>
  status === 'Godkendt' ? null : inCopenhagen.format(touchedAt);

/** What is under way beside the active agreement: of the first kind that there is, the one that begins first. */
export const pendingOf = (club: FixtureSponsorship, day: string) => {
  for (const kind of PENDING) {
    const [first] = club.contracts
      .filter((contract) => pendingAs(contract, day) === kind)
      .sort((a, b) => Number(a.startDate > b.startDate) - Number(a.startDate < b.startDate) || a.id - b.id);
    if (first) return { Pending: kind, PendingDate: first.startDate, PendingSince: sinceOf(first) };
  }
  return { Pending: null, PendingDate: null, PendingSince: null };
};
