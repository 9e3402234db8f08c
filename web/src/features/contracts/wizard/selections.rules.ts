import { type Product, productTitle, type Selection } from '@sponsorat/api';

/** What of a product decides its fields and whether it counts as chosen. */
export type ProductShape = Pick<
  Product,
  | 'name'
  | 'productTitle'
  | 'hasCheckbox'
  | 'hasValue'
  | 'hasAmount'
  | 'hasAddOns'
  | 'amountLabel'
  | 'amountUnit'
  | 'valueLabel'
  | 'valueUnit'
  | 'addOnsLabel'
  | 'addOnValues'
  | 'hasTvAngle'
  | 'hasCatering'
  | 'hasMatch'
  | 'hasPool'
  | 'hasSeason'
  | 'descriptionLabel'
  | 'descriptionType'
>;

/** Nothing chosen of a product. */
export const blankSelection = (productId: number): Selection => ({
  productId,
  selected: false,
  amount: null,
  value: null,
  addOns: [],
  match: null,
  pool: null,
  season: null,
  catering: false,
  tvAngle: false,
  description: null,
});

const isText = (value: string | null): boolean => value !== null && value.trim() !== '';

/** True where something stands in one of the fields that the product has. */
export const isFilled = (product: ProductShape, selection: Selection): boolean =>
  (product.hasAmount && selection.amount !== null) ||
  (product.hasValue && selection.value !== null) ||
  (product.hasAddOns && selection.addOns.length > 0) ||
  (product.hasMatch && isText(selection.match)) ||
  (product.hasPool && isText(selection.pool)) ||
  (product.hasSeason && isText(selection.season)) ||
  (product.hasTvAngle && selection.tvAngle) ||
  (product.hasCatering && selection.catering) ||
  (product.descriptionType !== 'none' && isText(selection.description));

/** A product with a checkbox is in the agreement once it is ticked, any other once something is filled in. */
export const isChosen = (product: ProductShape, selection: Selection): boolean =>
  product.hasCheckbox ? selection.selected : isFilled(product, selection);

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
  const kept = own.flatMap((selection) => {
    const product = products.get(selection.productId);
    if (!product) return [selection];
    const sent = { ...selection, selected: isChosen(product, selection) };
    const matters = sent.selected || isFilled(product, sent) || storedIds.has(sent.productId);
    return matters ? [sent] : [];
  });
  return [...others, ...kept];
};

const AT_PRODUCT = /^products\.(\d+)\.(.+)$/;

type Named = ProductShape & { id: number };

/** Says what a refusal is about: a step shows many products, and each has an amount. */
const named = (message: string, product: Named | undefined, shortName: string): string =>
  product ? `${productTitle(product, shortName)}: ${message}` : message;

/**
 * What the server said of the list that was sent, by the fields of this step: `products.7.amount` was the third of
 * its own. A product of another step leaves its message at the whole list.
 */
export const ownFields = (
  fields: Readonly<Record<string, string>>,
  sent: readonly Selection[],
  own: readonly Selection[],
  products: ReadonlyMap<number, Named>,
  shortName: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, index, rest] = AT_PRODUCT.exec(path) ?? [];
      if (index === undefined) return [path, message];
      const productId = sent[Number(index)]?.productId;
      const at = own.findIndex((selection) => selection.productId === productId);
      const words = named(message, products.get(productId ?? 0), shortName);
      return at < 0 ? ['products', words] : [`products.${at}.${rest}`, words];
    }),
  );
