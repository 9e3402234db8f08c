import type { Contract, IsoDate, SponsorshipStatus } from '@sponsorat/api';

type Basis = Pick<Contract, 'status' | 'isActive' | 'endDate' | 'renegotiation'>;

/** A sponsorship's status as its agreements make it on a day; null where it has none that counts. */
export const statusOf = (contracts: readonly Basis[], today: IsoDate): SponsorshipStatus | null => {
  const active = contracts.find(({ isActive }) => isActive);
  if (active) return active.renegotiation !== null && active.renegotiation <= today ? 'Genforhandling' : 'Aktiv';
  const isPast = ({ status, endDate }: Basis) => status === 'Godkendt' && endDate !== null && endDate < today;
  return contracts.some(isPast) ? 'Udløbet' : null;
};

/** True where nothing but drafts would be lost with the sponsorship. */
export const mayRemove = (contracts: readonly Pick<Contract, 'status'>[]): boolean =>
  contracts.every(({ status }) => status === 'Kladde');
