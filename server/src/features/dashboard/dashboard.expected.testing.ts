import type { Fixture, FixtureContract, FixtureSponsorship } from './dashboard.fixture.testing.ts';

/*
 * Every figure as a person would work it out with all of it before them: one pass over plain data, whole øre, whole
 * fractions. It knows nothing of how the server counts.
 */

type Fraction = { over: bigint; under: bigint };

const greatestCommon = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommon(b, a % b));

const mean = (fractions: Fraction[]): Fraction | null => {
  if (fractions.length === 0) return null;
  let sum: Fraction = { over: 0n, under: 1n };
  for (const { over, under } of fractions) {
    const next = { over: sum.over * under + over * sum.under, under: sum.under * under };
    const common = greatestCommon(next.over, next.under);
    sum = { over: next.over / common, under: next.under / common };
  }
  return { over: sum.over, under: sum.under * BigInt(fractions.length) };
};

export const percent = (fraction: Fraction | null): number | null =>
  fraction && Number((200n * fraction.over + fraction.under) / (2n * fraction.under));

export const kroner = (ore: bigint): number => Number(`${ore / 100n}.${String(ore % 100n).padStart(2, '0')}`);

/** The agreement that counts on a day: of several the one that began last, of those the one approved last. */
export const activeOf = (club: FixtureSponsorship, day: string): FixtureContract | null => {
  let active: FixtureContract | null = null;
  for (const contract of club.contracts) {
    if (contract.status !== 'Godkendt' || contract.startDate > day || contract.endDate < day) continue;
    const isLater = active && contract.startDate > active.startDate;
    const isApprovedLater = active?.startDate === contract.startDate && contract.approvedAt > active.approvedAt;
    if (!active || isLater || isApprovedLater) active = contract;
  }
  return active;
};

export const utilizationOf = (contract: FixtureContract | null): Fraction | null => {
  const shares: Fraction[] = [];
  for (const { selected, isUtilization, amount, used } of contract?.items ?? [])
    if (selected && isUtilization && amount) shares.push({ over: BigInt(used), under: BigInt(amount) });
  return mean(shares);
};

export const hasTickets = (contract: FixtureContract | null): boolean =>
  contract?.items.some((item) => item.selected && item.isTicket) ?? false;

/** Who asks: the areas that they see, and the day it is. */
export type View = { areas: number[]; day: string };

export const visibleTo = (fixture: Fixture, { areas }: View) =>
  fixture.sponsorships.filter(({ areaId }) => areas.includes(areaId));

export const expectedOverview = (fixture: Fixture, view: View) => {
  const active = visibleTo(fixture, view).flatMap((club) => activeOf(club, view.day) ?? []);
  const used = active.flatMap((contract) => utilizationOf(contract) ?? []);
  return {
    sum: kroner(active.reduce((sum, { ore }) => sum + ore, 0n)),
    contracts: active.length,
    bigContracts: active.filter(({ ore }) => ore > 5_000_000n).length,
    hasTickets: active.filter(hasTickets).length,
    utilization: percent(mean(used)),
  };
};

export const expectedLatest = (fixture: Fixture, view: View) => {
  const all = visibleTo(fixture, view).flatMap((club) => club.contracts.map((contract) => ({ club, contract })));
  const approved = all.filter(({ contract }) => contract.status === 'Godkendt');
  approved.sort((a, b) => b.contract.approvedAt - a.contract.approvedAt);
  return approved.slice(0, 5).map(({ club, contract }) => ({
    id: contract.id,
    name: club.name,
    logo: club.logo,
    startDate: contract.startDate,
    sponsorshipId: club.id,
  }));
};

export const inDanish = new Intl.Collator('da');

export const expectedCategories = (fixture: Fixture, view: View) => {
  const active = visibleTo(fixture, view).flatMap((club) => {
    const contract = activeOf(club, view.day);
    return contract ? [{ areaId: club.areaId, ...contract }] : [];
  });
  const withCounts = <T extends object>(group: T, of: typeof active) => ({
    ...group,
    count: of.length,
    sum: kroner(of.reduce((sum, { ore }) => sum + ore, 0n)),
  });
  const names = [...new Set(active.map(({ category }) => category))];
  const countOf = (name: string) => active.filter(({ category }) => category === name).length;
  names.sort((a, b) => countOf(b) - countOf(a) || inDanish.compare(a, b));
  const inCategories = (some: string[]) => active.filter(({ category }) => some.includes(category));
  const categories = names.map((name) => withCounts({ name }, inCategories([name])));
  const chart = categories.slice(0, 8);
  if (names.length > 8) chart.push(withCounts({ name: 'Øvrige' }, inCategories(names.slice(8))));
  const areas = [...new Set(active.map(({ areaId }) => areaId))].map((id) =>
    withCounts(
      { id, name: fixture.areaNames.get(id) },
      active.filter(({ areaId }) => areaId === id),
    ),
  );
  areas.sort((a, b) => b.sum - a.sum || a.id - b.id);
  return { categories, chart, areas };
};
