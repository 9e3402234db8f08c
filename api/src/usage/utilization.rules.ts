/** An item as utilization counts it. */
export type TrackedItem = { isUtilization: boolean; amount: number | null; used: number };

/** True where use is tracked: the product says so, and there is an amount over 0. */
export const isTracked = (item: TrackedItem): boolean => item.isUtilization && item.amount !== null && item.amount > 0;

/** True where not all of it is used yet. */
export const hasSomeLeft = ({ used, amount }: Pick<TrackedItem, 'used' | 'amount'>): boolean => used < (amount ?? 0);

/**
 * The mean of used ÷ amount over the tracked items, in percent, rounded half up to a whole number; null where
 * nothing is tracked. Computed in whole numbers, so that a half is a half.
 */
export const utilizationPercent = (items: readonly TrackedItem[]): number | null => {
  const tracked = items.filter(isTracked);
  if (tracked.length === 0) return null;
  let numerator = 0n;
  let denominator = 1n;
  for (const item of tracked) {
    const amount = BigInt(item.amount as number);
    numerator = numerator * amount + BigInt(item.used) * denominator;
    denominator *= amount;
  }
  denominator *= BigInt(tracked.length);
  return Number((200n * numerator + denominator) / (2n * denominator));
};
