import type { Product, Selection } from '@sponsorat/api';

/** What of a product decides its fields and whether it counts as chosen. */
export type ProductShape = Pick<
  Product,
  | 'name'
  | 'icon'
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

/** True for a product that asks for more than whether it is chosen. */
export const hasDetails = (product: ProductShape): boolean =>
  product.hasAmount ||
  product.hasValue ||
  product.hasAddOns ||
  product.hasMatch ||
  product.hasPool ||
  product.hasSeason ||
  product.hasTvAngle ||
  product.hasCatering ||
  product.descriptionType !== 'none';
