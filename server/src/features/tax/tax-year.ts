import {
  foldLetters,
  oreToKroner,
  type TaxRequest,
  type TaxRow,
  type TaxTotals,
  type TaxWarningCode,
  taxParts,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { sliceOf } from '../../lib/resource/lists.ts';
import type { MemoryTable } from '../sponsorship-index/change-follower.ts';
import { type Fields, type Filters, inDanish, SortedTable } from '../sponsorship-index/sorted-table.ts';
import { scopeFilter } from '../sponsorship-index/summaries.ts';
import { hasArea } from '../sponsorships/sponsorships.scope.ts';
import type { TaxOfContract } from './contract-tax.ts';
import { PartSums } from './part-sums.ts';
import type { TaxedAgreement } from './tax.store.ts';

/** An agreement with its tax of a year, as a list shows it. */
export type TaxedRow = Pick<TaxedAgreement, 'contractId' | 'number' | 'sponsorshipId' | 'name' | 'areaId' | 'area'> & {
  source: TaxOfContract['source'];
  sums: PartSums;
  warnings: readonly TaxWarningCode[];
  /** What of it goes to tickets that nobody has registered, in øre. */
  unregistered: number;
};

/** What a list keeps of an agreement. */
export const taxedRowOf = (agreement: TaxedAgreement, { source, parts, warnings }: TaxOfContract): TaxedRow => {
  const { contractId, number, sponsorshipId, name, areaId, area } = agreement;
  const tickets = parts.find(({ part }) => part === 'Billetter')?.split ?? [];
  return {
    contractId,
    number,
    sponsorshipId,
    name,
    areaId,
    area,
    source,
    sums: PartSums.of(parts),
    warnings: warnings.map(({ code }) => code),
    unregistered: Number(tickets.find(({ type }) => type === null)?.cost ?? 0n),
  };
};

const knowledge = { invoice: 'known', club: 'estimated', unknown: 'unknown' } as const;
/** How the VAT of an agreement is known. */
export const knowledgeOf = ({ source }: Pick<TaxedRow, 'source'>) => knowledge[source];

/** What somebody should find out, in the order of a day's work, with the øre that follow from it. */
const worklist: readonly [TaxWarningCode, (row: TaxedRow) => number][] = [
  ['vat-unknown', ({ sums }) => sums.amountOf()],
  ['not-itemised', ({ sums }) => sums.amountOf()],
  ['tickets-unregistered', ({ unregistered }) => unregistered],
  ['shares', ({ sums }) => sums.amountOf('Ufordelt')],
];

const fields: Fields<TaxedRow, TaxRequest['sort']['field']> = {
  ContractId: ({ contractId }) => contractId,
  Number: ({ number }) => number,
  SponsorshipId: ({ sponsorshipId }) => sponsorshipId,
  Name: ({ name }) => name,
  Area: ({ area }) => area,
  Amount: ({ sums }) => sums.amountOf(),
  Vat: ({ sums }) => sums.total().vat,
  VatDeductible: ({ sums }) => sums.total().vatDeductible,
  Cost: ({ sums }) => sums.total().cost,
  Deductible: ({ sums }) => sums.total().deductible,
  NotDeductible: ({ sums }) => sums.total().notDeductible,
  Knowledge: ({ source }) => source,
  Warnings: ({ warnings }) => warnings.join(' '),
};

/** As the list shows it, in kroner. */
export const presentRow = (row: TaxedRow): TaxRow => {
  const { contractId, number, sponsorshipId, name, area, sums, warnings } = row;
  const { amount, vat, vatDeductible, cost, deductible, notDeductible } = sums.total();
  return {
    ContractId: contractId,
    Number: number,
    SponsorshipId: sponsorshipId,
    Name: name,
    Area: area,
    Amount: amount,
    Vat: vat,
    VatDeductible: vatDeductible,
    Cost: cost,
    Deductible: deductible,
    NotDeductible: notDeductible,
    Knowledge: knowledgeOf(row),
    Warnings: [...warnings],
  };
};

type Work = { agreements: number; clubs: number; ore: number };
type AreaTotals = Pick<TaxedRow, 'areaId' | 'area'> & { sums: PartSums; work: ReadonlyMap<TaxWarningCode, Work> };

/** What an area's agreements come to. */
const totalsOf = (rows: readonly TaxedRow[]): AreaTotals => {
  const sums = new PartSums();
  for (const row of rows) sums.add(row.sums);
  const workOf = ([warning, atStake]: (typeof worklist)[number]): [TaxWarningCode, Work] => {
    const those = rows.filter(({ warnings }) => warnings.includes(warning));
    const clubs = new Set(those.map(({ sponsorshipId }) => sponsorshipId)).size;
    return [warning, { agreements: those.length, clubs, ore: those.reduce((sum, row) => sum + atStake(row), 0) }];
  };
  return { areaId: rows[0]?.areaId ?? 0, area: rows[0]?.area ?? '', sums, work: new Map(worklist.map(workOf)) };
};

/** What is to be found out in some areas: a club lies in one of them. */
const sumOfWork = (areas: readonly AreaTotals[], warning: TaxWarningCode): TaxTotals['worklist'][number] => {
  const sum = (key: keyof Work) => areas.reduce((all, { work }) => all + (work.get(warning)?.[key] ?? 0), 0);
  return { warning, agreements: sum('agreements'), clubs: sum('clubs'), amount: oreToKroner(BigInt(sum('ore'))) };
};

/** The tax of all approved agreements of a year that cost something in it. */
export class TaxYear implements MemoryTable<TaxedRow> {
  readonly #rows = new SortedTable<TaxedRow, TaxRequest['sort']['field']>(
    fields,
    (one, other) => one.contractId - other.contractId,
  );
  #areas = new Map<number, AreaTotals>();
  #isSummed = false;

  get size(): number {
    return this.#rows.size;
  }

  replace(sponsorshipIds: readonly number[], rows: readonly TaxedRow[]): void {
    this.#isSummed = false;
    const before = sponsorshipIds.flatMap((id) => this.#rows.get(id) ?? []);
    for (const { areaId } of [...before, ...rows]) this.#areas.delete(areaId);
    this.#rows.remove(sponsorshipIds);
    for (const row of rows)
      if (row.sums.amountOf() !== 0)
        this.#rows.add(row.sponsorshipId, row, foldLetters(`${row.number} ${row.name} ${row.area}`));
  }

  #seen(actor: Actor, areaId: number | undefined): Filters<TaxedRow> {
    return {
      ...scopeFilter(actor),
      ...(areaId !== undefined && { [`area ${areaId}`]: (row: TaxedRow) => row.areaId === areaId }),
    };
  }

  /** Those rows that the actor sees and a request asks for, and how many they are in all. */
  page(actor: Actor, request: TaxRequest): { rows: TaxedRow[]; total: number } {
    const { area, vat, warning, search } = request.filter;
    const filters: Filters<TaxedRow> = {
      ...this.#seen(actor, area),
      ...(vat && { [`vat ${vat}`]: (row) => knowledgeOf(row) === vat }),
      ...(warning && { [`warning ${warning}`]: ({ warnings }) => warnings.includes(warning) }),
    };
    return this.#rows.page({ filters, search, sort: request.sort, ...sliceOf(request) });
  }

  /** What the agreements that the actor sees come to, in all or in one area. */
  totals(actor: Actor, areaId: number | undefined): Omit<TaxTotals, 'year'> {
    const areas = this.#summedAreas().filter(
      (one) => hasArea(actor, one.areaId) && (areaId === undefined || one.areaId === areaId),
    );
    const all = new PartSums();
    for (const { sums } of areas) all.add(sums);
    const { agreements, amount } = sumOfWork(areas, 'vat-unknown');
    return {
      total: all.total(),
      areas: areas.map(({ areaId: id, area, sums }) => ({ areaId: id, area, ...sums.total() })),
      parts: taxParts.map((part) => ({ part, ...all.part(part) })),
      unknown: { agreements, amount },
      worklist: worklist.map(([warning]) => sumOfWork(areas, warning)).filter((work) => work.agreements > 0),
    };
  }

  /** Each area's totals, by name: those of which something has changed are added up anew. */
  #summedAreas(): readonly AreaTotals[] {
    if (this.#isSummed) return [...this.#areas.values()];
    const others = this.#rows.rows().filter(({ areaId }) => !this.#areas.has(areaId));
    const all = [...this.#areas.values(), ...[...Map.groupBy(others, ({ areaId }) => areaId).values()].map(totalsOf)];
    this.#areas = new Map(
      all.toSorted((one, other) => inDanish(one.area, other.area)).map((area) => [area.areaId, area]),
    );
    this.#isSummed = true;
    return [...this.#areas.values()];
  }
}
