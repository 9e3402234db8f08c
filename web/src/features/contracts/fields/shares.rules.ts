/** The four shares of an agreement's value, by the fields that hold them. */
export const shareKeys = ['valueOfAdvertisement', 'valueOfTickets', 'valueOfCatering', 'valueOfTravel'] as const;
export type Shares = Record<(typeof shareKeys)[number], number | null>;

/** What the shares come to in percent, to two decimals; null while none is filled in. */
export const sumOfShares = (shares: Shares): number | null => {
  const filled = shareKeys.map((key) => shares[key]).filter((share) => share !== null && Number.isFinite(share));
  if (filled.length === 0) return null;
  return filled.reduce<number>((sum, share) => sum + Math.round((share ?? 0) * 100), 0) / 100;
};
