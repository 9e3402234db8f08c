import type { AttentionItem } from '@sponsorat/api';
import { activeOf, inDanish, percent, seen, utilizationOf, type View } from './dashboard.expected.testing.ts';
import type { Fixture, FixtureContract, FixtureSponsorship } from './dashboard.fixture.testing.ts';

/** So many days later, by the calendar. */
const later = (day: string, days: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
};

/** The day on a calendar in Denmark. */
const dayOf = (instant: number): string => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Copenhagen' }).format(instant).split('/');
  return parts.reverse().join('-');
};

type Reason = Pick<AttentionItem, 'kind' | 'dueDate' | 'since' | 'utilization'>;

const ofActive = (club: FixtureSponsorship, active: FixtureContract, day: string): Reason[] => {
  const { renegotiation, endDate } = active;
  const nothing = { since: null, utilization: null };
  const isFollowed = club.contracts.some((other) => other.startDate > active.startDate && other.endDate > endDate);
  const used = percent(utilizationOf(active));
  const reasons: Reason[] = [];
  if (renegotiation !== null && later(renegotiation, -90) <= day && !isFollowed)
    reasons.push({ ...nothing, kind: 'renegotiation', dueDate: renegotiation });
  if (used !== null && used < 50 && later(endDate, -120) <= day)
    reasons.push({ ...nothing, kind: 'lowUse', dueDate: endDate, utilization: used });
  return reasons;
};

const ofUnfinished = ({ status, touchedAt }: FixtureContract, day: string): Reason[] => {
  if (status === 'Godkendt') return [];
  const since = dayOf(touchedAt);
  const dueDate = later(since, 14);
  const kind = status === 'Kladde' ? 'draft' : 'awaiting';
  return dueDate <= day ? [{ kind, dueDate, since, utilization: null }] : [];
};

/** What one would find that must be acted on, going through all clubs; the fifty most urgent. */
export const expectedAttention = (fixture: Fixture, view: View, who: { asker: number; mine: boolean }, count = 50) => {
  const rows = seen(fixture, view).flatMap((club) => {
    const active = activeOf(club, view.day);
    return club.contracts.flatMap((contract) =>
      [...(contract === active ? ofActive(club, active, view.day) : []), ...ofUnfinished(contract, view.day)].map(
        (reason): AttentionItem => ({
          ...{ ...reason, contractId: contract.id, sponsorshipId: club.id, name: club.name, logo: club.logo },
          ...{ userId: club.userId, userName: fixture.users.get(club.userId) as string, userPicture: null },
        }),
      ),
    );
  });
  const order = ['renegotiation', 'awaiting', 'draft', 'lowUse'];
  rows.sort(
    (a, b) =>
      a.dueDate.localeCompare(b.dueDate) ||
      inDanish.compare(a.name, b.name) ||
      a.contractId - b.contractId ||
      order.indexOf(a.kind) - order.indexOf(b.kind),
  );
  const own = rows.filter(({ userId }) => userId === who.asker);
  return { mine: own.length, all: rows.length, items: (who.mine ? own : rows).slice(0, count) };
};
