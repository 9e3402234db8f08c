import {
  folded,
  oreToKroner,
  type TaxPart,
  type TaxRequest,
  type TaxRow,
  type TaxTotals,
  type TaxWarningCode,
  taxParts,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { sliceOf } from '../../lib/resource/lists.ts';
import { type Fields, type Filters, SortedTable } from '../sponsorship-index/sorted-table.ts';
import { hasArea, scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { addSums, type OreSums, presentSums, sumOf, type TaxOfContract } from './contract-tax.ts';
import type { TaxedAgreement } from './tax.store.ts';

/** An agreement that costs something in a year. */
export type TaxedRow = Pick<TaxedAgreement, 'contractId' | 'number' | 'sponsorshipId' | 'name' | 'areaId'> & {
  area: string;
  source: TaxOfContract['source'];
  sums: OreSums;
  warnings: readonly TaxWarningCode[];
  /** Of its cost, what tickets that nobody has registered come to, and what no share says. In øre. */
  unregistered: bigint;
  unallotted: bigint;
};

const knowledge = { invoice: 'known', club: 'estimated', unknown: 'unknown' } as const;
/** How the VAT of an agreement is known. */
export const knowledgeOf = ({ source }: Pick<TaxedRow, 'source'>) => knowledge[source];

/** What somebody should find out, in the order of a day's work, with the kroner that follow from it. */
const worklist: readonly [TaxWarningCode, (row: TaxedRow) => bigint][] = [
  ['vat-unknown', ({ sums }) => sums.amount],
  ['not-itemised', ({ sums }) => sums.amount],
  ['tickets-unregistered', ({ unregistered }) => unregistered],
  ['shares', ({ unallotted }) => unallotted],
];

const kroner = (ore: bigint | null) => (ore === null ? null : oreToKroner(ore));
const fields: Fields<TaxedRow, TaxRequest['sort']['field']> = {
  ContractId: ({ contractId }) => contractId,
  Number: ({ number }) => number,
  SponsorshipId: ({ sponsorshipId }) => sponsorshipId,
  Name: ({ name }) => name,
  Area: ({ area }) => area,
  Amount: ({ sums }) => kroner(sums.amount),
  Vat: ({ sums }) => kroner(sums.vat),
  VatDeductible: ({ sums }) => kroner(sums.vatDeductible),
  Cost: ({ sums }) => kroner(sums.cost),
  Deductible: ({ sums }) => kroner(sums.deductible),
  NotDeductible: ({ sums }) => kroner(sums.cost - sums.deductible),
  Warnings: ({ warnings }) => warnings.join(' '),
};

/** As the list shows it, in kroner. */
export const presentRow = ({ contractId, number, sponsorshipId, name, area, sums, warnings }: TaxedRow): TaxRow => {
  const { amount, vat, vatDeductible, cost, deductible, notDeductible } = presentSums(sums);
  return {
    ...{ ContractId: contractId, Number: number, SponsorshipId: sponsorshipId, Name: name, Area: area },
    ...{ Amount: amount, Vat: vat, VatDeductible: vatDeductible, Cost: cost },
    ...{ Deductible: deductible, NotDeductible: notDeductible, Warnings: [...warnings] },
  };
};

/** The tax of all approved agreements of a year that cost something in it, once for all who ask. */
export class TaxYear {
  readonly #rows = new SortedTable<TaxedRow, TaxRequest['sort']['field']>(
    fields,
    (one, other) => one.contractId - other.contractId,
  );
  /** What was asked of who sees which areas, which are few. */
  readonly #totals = new Map<string, Omit<TaxTotals, 'year'>>();
  /** The sums of each area's parts. */
  readonly #parts = new Map<number, Map<TaxPart, OreSums>>();

  add(agreement: TaxedAgreement, area: string, { source, parts, warnings }: TaxOfContract): void {
    const { contractId, number, sponsorshipId, name, areaId } = agreement;
    const sums = sumOf(parts);
    if (sums.amount === 0n) return;
    const tickets = parts.find(({ part }) => part === 'Billetter')?.split ?? [];
    const row = {
      ...{ contractId, number, sponsorshipId, name, areaId, area, source, sums },
      warnings: warnings.map(({ code }) => code),
      unregistered: tickets.find(({ type }) => type === null)?.cost ?? 0n,
      unallotted: parts.find(({ part }) => part === 'Ufordelt')?.cost ?? 0n,
    };
    this.#rows.add(sponsorshipId, row, folded(`${number} ${name} ${area}`));
    const ofArea = this.#parts.get(areaId) ?? new Map<TaxPart, OreSums>();
    this.#parts.set(areaId, ofArea);
    for (const { part, amount, vat, vatDeductible, cost, deductible } of parts) {
      const before = ofArea.get(part);
      const sum = { amount, vat, vatDeductible, cost, deductible };
      ofArea.set(part, before ? addSums(before, sum) : sum);
    }
  }

  #seen(actor: Actor, areaId: number | undefined): Filters<TaxedRow> {
    return {
      [`seen in ${scopeKey(actor)}`]: (row) => hasArea(actor, row.areaId),
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
    const key = `${scopeKey(actor)} ${areaId ?? ''}`;
    const totals = this.#totals.get(key) ?? this.#sum(actor, areaId);
    this.#totals.set(key, totals);
    return totals;
  }

  #sum(actor: Actor, areaId: number | undefined): Omit<TaxTotals, 'year'> {
    const rows: TaxedRow[] = [];
    this.#rows.visit({ filters: this.#seen(actor, areaId), sort: { field: 'Area', dir: 'asc' } }, (row) =>
      rows.push(row),
    );
    const byArea = Map.groupBy(rows, (row) => row.areaId);
    const unknown = rows.filter(({ source }) => source === 'unknown');
    const parts = taxParts.map((part) => ({
      part,
      ...presentSums(sumOf([...byArea.keys()].flatMap((id) => this.#parts.get(id)?.get(part) ?? []))),
    }));
    return {
      total: presentSums(sumOf(rows.map(({ sums }) => sums))),
      areas: [...byArea].map(([id, ofArea]) => ({
        areaId: id,
        area: ofArea[0]?.area ?? '',
        ...presentSums(sumOf(ofArea.map(({ sums }) => sums))),
      })),
      parts,
      unknown: { agreements: unknown.length, amount: oreToKroner(sumOf(unknown.map(({ sums }) => sums)).amount) },
      worklist: worklist.flatMap(([warning, atStake]) => {
        const those = rows.filter(({ warnings }) => warnings.includes(warning));
        if (those.length === 0) return [];
        return {
          warning,
          agreements: those.length,
          clubs: new Set(those.map(({ sponsorshipId }) => sponsorshipId)).size,
          amount: oreToKroner(those.reduce((sum, row) => sum + atStake(row), 0n)),
        };
      }),
    };
  }
}
