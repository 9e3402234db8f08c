import { expect } from 'vitest';
import {
  activeOf,
  hasTickets,
  inDanish,
  kroner,
  percent,
  utilizationOf,
  type View,
  visibleTo,
} from './dashboard.expected.testing.ts';
import type { Fixture, FixtureContract, FixtureItem, FixtureSponsorship } from './dashboard.fixture.testing.ts';
import { PENDING, pendingAs, pendingOf } from './dashboard.pending.testing.ts';

/* The rows of the lists as a person would work them out, as `dashboard.expected.testing.ts` does the figures. */

const statusOf = (club: FixtureSponsorship, day: string) => {
  const active = activeOf(club, day);
  if (active) return active.renegotiation !== null && active.renegotiation <= day ? 'Genforhandling' : 'Aktiv';
  return club.contracts.some(({ status, endDate }) => status === 'Godkendt' && endDate < day) ? 'Udløbet' : null;
};

const mentions = (texts: (string | null | undefined)[], search: string): boolean =>
  texts.some((text) => text?.toLowerCase().includes(search.trim().toLowerCase()));

/** Where a search finds a club, unless that stands on its row. */
const matchOf = (fixture: Fixture, club: FixtureSponsorship, active: FixtureContract | null, search: string) => {
  const onTheRow = [
    club.name,
    fixture.categories.get(club.categoryId),
    active?.category,
    fixture.users.get(club.userId),
  ];
  if (!search || mentions(onTheRow, search)) return null;
  for (const field of ['shortName', 'cvr', 'city', 'contact', 'contactEmail'] as const)
    if (mentions([club[field]], search)) return { field, text: club[field] };
  const number = club.contracts.map((contract) => contract.number).find((each) => mentions([each], search));
  return number ? { field: 'number', text: expect.stringContaining(search) } : null;
};

export const expectedRow = (fixture: Fixture, club: FixtureSponsorship, day: string, search = '') => {
  const active = activeOf(club, day);
  return {
    Id: club.id,
    Name: club.name,
    Logo: club.logo,
    SponsorCategory: fixture.categories.get(club.categoryId) as string,
    Category: active?.category ?? null,
    Sum: kroner(active?.ore ?? 0n),
    Renegotiation: active?.renegotiation ?? null,
    Utilization: percent(utilizationOf(active)),
    Status: statusOf(club, day),
    ...pendingOf(club, day),
    UserName: fixture.users.get(club.userId) as string,
    UserPicture: null,
    Deletable: club.contracts.every(({ status }) => status === 'Kladde'),
    Match: matchOf(fixture, club, active, search),
  };
};

export type Filter = {
  category?: number;
  area?: number;
  user?: number;
  status?: string;
  contract?: string;
  contractCategory?: string;
  search?: string;
};
export type Sort = { field: string; dir: 'asc' | 'desc' };

const STATUSES: Record<string, string> = { active: 'Aktiv', renegotiation: 'Genforhandling', expired: 'Udløbet' };
const KINDS: Record<string, string> = { awaiting: 'Afventer', coming: 'Kommende', draft: 'Kladde' };

const holds = (club: FixtureSponsorship, wanted: string, day: string): boolean => {
  const active = activeOf(club, day);
  if (KINDS[wanted]) return club.contracts.some((contract) => pendingAs(contract, day) === KINDS[wanted]);
  if (wanted === 'big') return (active?.ore ?? 0n) > 5_000_000n;
  if (wanted === 'tickets') return hasTickets(active);
  if (wanted === 'tracked') return utilizationOf(active) !== null;
  return active !== null;
};

const isInCategory = (
  club: FixtureSponsorship,
  active: FixtureContract | null,
  category: number | undefined,
): boolean => category === undefined || club.categoryId === category || active?.categoryId === category;

const matches = (fixture: Fixture, club: FixtureSponsorship, filter: Filter, day: string): boolean => {
  const active = activeOf(club, day);
  const { name, shortName, city, contact, contactEmail, cvr, contracts } = club;
  const texts = [name, shortName, city, contact, contactEmail, cvr, ...contracts.map(({ number }) => number)];
  texts.push(
    fixture.categories.get(club.categoryId) ?? null,
    active?.category ?? null,
    fixture.users.get(club.userId) ?? null,
  );
  if (!isInCategory(club, active, filter.category)) return false;
  if (filter.contractCategory && active?.category !== filter.contractCategory) return false;
  if (filter.area !== undefined && club.areaId !== filter.area) return false;
  if (filter.user !== undefined && club.userId !== filter.user) return false;
  if (filter.status && statusOf(club, day) !== (STATUSES[filter.status] ?? null)) return false;
  if (filter.contract && !holds(club, filter.contract, day)) return false;
  return !filter.search || mentions(texts, filter.search);
};

const ranks: Record<string, readonly unknown[]> = {
  Status: ['Aktiv', 'Genforhandling', 'Udløbet'],
  Pending: PENDING,
};

/** Puts rows in the order of a column: what has no value last either way, ties by id. */
const inOrder = <R extends { Id: number }>(rows: R[], { field, dir }: Sort): R[] => {
  const keyOf = (row: R): unknown => {
    const value = row[field as keyof R];
    return value !== null && ranks[field] ? ranks[field].indexOf(value) : value;
  };
  return rows.sort((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a.Id - b.Id;
    const order =
      typeof left === 'string' ? inDanish.compare(left, String(right)) : Number(left) - Number(right as number);
    return (dir === 'asc' ? order : -order) || a.Id - b.Id;
  });
};

/** All rows of the list of sponsorships. */
export const expectedList = (
  fixture: Fixture,
  view: View,
  filter: Filter = {},
  sort: Sort = { field: 'Status', dir: 'asc' },
) =>
  inOrder(
    visibleTo(fixture, view)
      .filter((club) => matches(fixture, club, filter, view.day))
      .map((club) => expectedRow(fixture, club, view.day, filter.search)),
    sort,
  );

const isForEveryone = (item: FixtureItem): boolean => item.public && item.section === 'Hospitality';

/** All rows of the list of tickets. */
export const expectedTickets = (
  fixture: Fixture,
  view: View,
  filter: Filter = {},
  sort: Sort = { field: 'Sort', dir: 'asc' },
) => {
  const rows = [];
  for (const club of fixture.sponsorships) {
    const isOwn = view.areas.includes(club.areaId);
    if (!isInCategory(club, activeOf(club, view.day), filter.category)) continue;
    if (filter.area !== undefined && club.areaId !== filter.area) continue;
    for (const item of activeOf(club, view.day)?.items ?? []) {
      if (!item.selected || !item.isTicket || !item.amount || !(isOwn || isForEveryone(item))) continue;
      const userName = fixture.users.get(club.userId) as string;
      if (filter.search && !mentions([club.name, item.name, userName], filter.search)) continue;
      rows.push({
        Id: item.id,
        SponsorshipId: isOwn ? club.id : null,
        Name: club.name,
        Logo: club.logo,
        Product: item.name,
        Amount: item.amount,
        UserEmail: club.contactEmail,
        UserName: userName,
        UserPicture: null,
        Public: item.public,
        Mode: 'pulje',
        HasEvents: false,
        Sort: item.sort,
        Used: item.isUtilization ? item.used : null,
      });
    }
  }
  return inOrder(rows, sort);
};
