import { shareFields } from '@sponsorat/api';

export type Shares = Record<(typeof shareFields)[number], number | null>;

/** What the shares come to in percent, to two decimals; null while none is filled in. */
export const sumOfShares = (shares: Shares): number | null => {
  const filled = shareFields.map((key) => shares[key]).filter((share) => share !== null && Number.isFinite(share));
  if (filled.length === 0) return null;
  return filled.reduce<number>((sum, share) => sum + Math.round((share ?? 0) * 100), 0) / 100;
};
