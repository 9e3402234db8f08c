import type { Proof } from '@sponsorat/api';

type Product = { id: number; name: string };
export type ProofGroup = {
  /** The product, by its item; null for those of former agreements. */
  product: Product | null;
  months: { month: string; proofs: Proof[] }[];
};

/** A month as it is named in the gallery: "november 2026". */
const monthOf = (day: string): string =>
  new Date(day).toLocaleDateString('da-DK', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Proofs by product and month, in the products' order and the newest month first; a product without any is left out.
 * What the active agreement does not have comes last, together.
 */
export const groupProofs = (proofs: readonly Proof[], products: readonly Product[]): ProofGroup[] => {
  const byItem = Map.groupBy(proofs, ({ itemId }) => products.find(({ id }) => id === itemId) ?? null);
  return [...products, null].flatMap((product) => {
    const own = byItem.get(product) ?? [];
    if (own.length === 0) return [];
    const months = [...Map.groupBy(own, ({ date }) => date.slice(0, 7)).values()];
    return [{ product, months: months.map((some) => ({ month: monthOf(some[0]?.date ?? ''), proofs: some })) }];
  });
};
