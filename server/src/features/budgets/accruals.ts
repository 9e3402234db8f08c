import { type AccrualRow, accruedBy, type IsoDate, type Ore, oreToKroner } from '@sponsorat/api';
import type { AgreementTerms } from './agreements.store.ts';

type AccrualSums = Record<'accrued' | 'paid' | 'prepaid' | 'owed', Ore>;
type Place = { name: string; costCenter: string | null };

/** What agreements have cost and what was paid of them by a day, an agreement at a time, and what that comes to in øre. */
export type Accruals = { rows: AccrualRow[]; sums: AccrualSums };
export type AreaAccruals = ReturnType<typeof noAccruals>;

const noSums = (): AccrualSums => ({ accrued: 0n, paid: 0n, prepaid: 0n, owed: 0n });
const addTo = (sums: AccrualSums, more: AccrualSums): void => {
  sums.accrued += more.accrued;
  sums.paid += more.paid;
  sums.prepaid += more.prepaid;
  sums.owed += more.owed;
};

/** Adds agreements up, one at a time; those that have neither cost anything nor were paid for are no rows. */
export const noAccruals = () => {
  const rows: AccrualRow[] = [];
  const sums = noSums();
  return {
    rows,
    sums,
    add: (agreement: AgreementTerms, { day, paid, place }: { day: IsoDate; paid: Ore; place: Place }): void => {
      const accrued = agreement.status === 'Godkendt' ? accruedBy(agreement, day) : 0n;
      if (accrued === 0n && paid === 0n) return;
      const [prepaid, owed] = paid > accrued ? [paid - accrued, 0n] : [0n, accrued - paid];
      addTo(sums, { accrued, paid, prepaid, owed });
      const { contractId, number, sponsorshipId, name } = agreement;
      rows.push({
        ...{ contractId, number, sponsorshipId, name, area: place.name, costCenter: place.costCenter },
        ...{ accrued: oreToKroner(accrued), paid: oreToKroner(paid) },
        ...{ prepaid: oreToKroner(prepaid), owed: oreToKroner(owed) },
      });
    },
  };
};

/** Those of several areas, in the order of the agreements. */
export const sumAccruals = (areas: readonly Accruals[]): Accruals => {
  const sums = noSums();
  for (const area of areas) addTo(sums, area.sums);
  return { rows: areas.flatMap(({ rows }) => rows).sort((one, other) => one.contractId - other.contractId), sums };
};
