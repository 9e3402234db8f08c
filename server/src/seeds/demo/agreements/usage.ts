import { addDays, daysBetween, type IsoDate } from '@sponsorat/api';
import type { UsageEntry } from '../../steps/agreement-steps.ts';
import { randomOf } from '../../steps/random.ts';
import { inTheOffice } from '../calendar.ts';
import { type ProductKey, type ProductPlan, productPlans } from '../products.ts';
import type { Pick } from './packages.ts';
import type { Recipe } from './recipe.ts';
import { usageNotes } from './texts.ts';

/** Each band with room to both sides, so that rounding never lifts an agreement out of it. */
const bands = { high: [0.79, 0.96], middle: [0.54, 0.71], low: [0.12, 0.44] } as const;

type TrackedProduct = { product: ProductKey; amount: number; used: number };

/** How much of each tracked product is used, so that their mean comes close to the target. */
const usedOf = (picks: readonly Pick[], target: number, random: () => number): TrackedProduct[] => {
  const tracked = picks.flatMap(({ product, amount = 0 }) => {
    const { isUtilization }: ProductPlan = productPlans[product];
    return isUtilization && amount > 0 ? [{ product, amount }] : [];
  });
  // The small amounts first: what they miss of the target, the larger ones make up for.
  let owed = 0;
  return tracked
    .toSorted((a, b) => a.amount - b.amount)
    .map(({ product, amount }, index) => {
      const spread = index === tracked.length - 1 ? 0 : (random() - 0.5) * 0.3;
      const wish = target + owed + spread;
      const used = Math.max(0, Math.min(amount, Math.round(wish * amount)));
      owed += target - used / amount;
      return { product, amount, used };
    });
};

/** The savings that led to what is used, spread over the days between two dates, with a note here and there. */
const entriesOf = (
  { product, used }: TrackedProduct,
  { from, to }: { from: IsoDate; to: IsoDate },
  random: () => number,
  productId: number,
): UsageEntry[] => {
  const count = Math.min(used, used >= 8 && random() < 0.4 ? 3 : 1);
  const days = daysBetween(from, to);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.4 + random() * 0.5) / count;
    const note = random() < 0.75 ? (usageNotes[product]?.[i] ?? null) : null;
    const at = inTheOffice(addDays(from, Math.floor(days * share)), 20 + Math.floor(random() * 380));
    return { at, productId, used: Math.round((used * (i + 1)) / count), note };
  });
};

/** What was saved of an agreement's use while it was the active one. */
export const usageOf = (
  key: string,
  picks: readonly Pick[],
  { used }: Recipe,
  active: { from: IsoDate; to: IsoDate },
  product: (key: ProductKey) => number,
): UsageEntry[] => {
  if (!used) return [];
  const random = randomOf(key);
  const days = { from: addDays(active.from, 7), to: active.to };
  const [least, most] = bands[used];
  return usedOf(picks, least + random() * (most - least), random).flatMap((tracked) =>
    entriesOf(tracked, days, random, product(tracked.product)),
  );
};
