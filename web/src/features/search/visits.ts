import { MOST_VISITED, type Visit, type VisitedKind, visitedKinds } from '@sponsorat/api';
import { readStored, writeStored } from '../../lib/storage.ts';

type Match = { routeId: string; params: object; status: string };

const RECORDS: readonly { route: string; kind: VisitedKind; param: string }[] = [
  // The innermost first: an agreement is shown inside its sponsorship.
  { route: '/_app/sponsorships/$id/$contract', kind: 'contract', param: 'contract' },
  { route: '/_app/sponsorships/$id', kind: 'sponsorship', param: 'id' },
  { route: '/_app/products/$id', kind: 'product', param: 'id' },
  { route: '/_app/users/$id', kind: 'user', param: 'id' },
];

/** The record that the matched routes show; null while it loads, where it is not there, and for pages of none. */
export const recordShown = (matches: readonly Match[]): Visit | null => {
  if (matches.some(({ status }) => status !== 'success')) return null;
  for (const { route, kind, param } of RECORDS) {
    const match = matches.find(({ routeId }) => routeId === route);
    if (!match) continue;
    const id = Number((match.params as Record<string, string>)[param]);
    return Number.isInteger(id) && id > 0 ? { kind, id } : null;
  }
  return null;
};

const isSame = (one: Visit, other: Visit): boolean => one.kind === other.kind && one.id === other.id;

/** The visits with one more, the latest first, each record once. */
export const withVisit = (visits: readonly Visit[], visit: Visit): Visit[] =>
  [visit, ...visits.filter((one) => !isSame(one, visit))].slice(0, MOST_VISITED);

/** The visits as an address names them. */
export const recordsOf = (visits: readonly Visit[]): string => visits.map(({ kind, id }) => `${kind}-${id}`).join(',');

// Ids only, a list for each user: whoever shares the browser is shown nobody else's, and reads no names.
const keyOf = (userId: number): string => `sponsorat.visited.${userId}`;

const isVisit = (value: unknown): value is Visit => {
  const { kind, id } = (value ?? {}) as Partial<Visit>;
  return visitedKinds.some((one) => one === kind) && Number.isInteger(id);
};

/** What a user has visited in this browser, the latest first. */
export const readVisits = (userId: number): Visit[] => {
  const stored = readStored('local', keyOf(userId));
  return Array.isArray(stored) ? stored.filter(isVisit).slice(0, MOST_VISITED) : [];
};

/** Remembers them in this browser. */
export const storeVisits = (userId: number, visits: readonly Visit[]): void => {
  const bare = visits.map(({ kind, id }) => ({ kind, id }));
  writeStored('local', keyOf(userId), bare);
};
