import type { FieldErrors } from '@sponsorat/api';

type Stored = { productId: number; used: number };
type Sent = { productId: number; selected: boolean; amount: number | null };

/** Danish messages for products that are there twice, by path. */
export const repeatedProducts = (items: readonly Sent[]): FieldErrors => {
  const fields: FieldErrors = {};
  const seen = new Set<number>();
  for (const [index, { productId }] of items.entries()) {
    if (seen.has(productId)) fields[`products.${index}.productId`] = 'Produkt kan kun vælges én gang';
    seen.add(productId);
  }
  return fields;
};

/** Danish messages for what usage forbids: removing a used product, or lowering its amount under what is used. */
export const usageProblems = (before: readonly Stored[], items: readonly Sent[]): FieldErrors => {
  const fields: FieldErrors = {};
  for (const { productId, used } of before) {
    if (used === 0) continue;
    const index = items.findIndex((item) => item.productId === productId);
    const item = items[index];
    if (!item) fields.products = 'Produkter, der er brugt, kan ikke fjernes';
    else if (!item.selected) fields[`products.${index}.selected`] = 'Produkt er brugt og kan ikke fravælges';
    else if ((item.amount ?? 0) < used)
      fields[`products.${index}.amount`] = `Antal må ikke være mindre end det, der er brugt (${used})`;
  }
  return fields;
};
