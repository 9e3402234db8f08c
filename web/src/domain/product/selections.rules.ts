import { productTitle, type Selection } from '@sponsorat/api';
import { blankSelection, isChosen, isFilled, type ProductShape } from './selection.rules.ts';

/** The fields' values of some products: what the agreement holds of each, else nothing. */
export const selectionsOf = (products: readonly { id: number }[], stored: readonly Selection[]): Selection[] => {
  const byId = new Map(stored.map((selection) => [selection.productId, selection]));
  return products.map(({ id }) => byId.get(id) ?? blankSelection(id));
};

/**
 * The whole list that a save sends: the other steps' products as they are stored, and of this step's what is chosen,
 * what holds something, and what was there before, so that nothing vanishes unsaid.
 */
export const sentSelections = (
  products: ReadonlyMap<number, ProductShape>,
  own: readonly Selection[],
  stored: readonly Selection[],
): Selection[] => {
  const ownIds = new Set(own.map(({ productId }) => productId));
  const storedIds = new Set(stored.map(({ productId }) => productId));
  const others = stored.filter(({ productId }) => !ownIds.has(productId));
  const chosen = own.flatMap((selection) => {
    const product = products.get(selection.productId);
    if (!product) return [selection];
    const sent = { ...selection, selected: isChosen(product, selection) };
    const matters = sent.selected || isFilled(product, sent) || storedIds.has(sent.productId);
    return matters ? [sent] : [];
  });
  return [...others, ...chosen];
};

const AT_PRODUCT = /^products\.(\d+)\.(.+)$/;

type IdentifiedProduct = ProductShape & { id: number };

/** Says what a refusal is about: a step shows many products, and each has an amount. */
const withProduct = (message: string, product: IdentifiedProduct | undefined, shortName: string): string =>
  product ? `${productTitle(product, shortName)}: ${message}` : message;

/**
 * What the server said of the list that was sent, by the fields of this step: `products.7.amount` was the third of
 * its own. A product of another step leaves its message at the whole list.
 */
export const ownFields = (
  fields: Readonly<Record<string, string>>,
  sent: readonly Selection[],
  own: readonly Selection[],
  products: ReadonlyMap<number, IdentifiedProduct>,
  shortName: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, index, rest] = AT_PRODUCT.exec(path) ?? [];
      if (index === undefined) return [path, message];
      const productId = sent[Number(index)]?.productId;
      const at = own.findIndex((selection) => selection.productId === productId);
      const text = withProduct(message, products.get(productId ?? 0), shortName);
      return at < 0 ? ['products', text] : [`products.${at}.${rest}`, text];
    }),
  );
