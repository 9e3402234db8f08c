import { amountText, type Product, type Selection, withClubName } from '@sponsorat/api';
import { texts } from './texts.ts';

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

/** The fields of a product, in the order that the agreement names them. */
const detailKeys = [
  'amount',
  'value',
  'match',
  'pool',
  'season',
  'addOns',
  'description',
  'tvAngle',
  'catering',
] as const;
export type DetailKey = (typeof detailKeys)[number];

/** The field that stands in a product's own row: how many, else what it is worth. */
export const rowField = ({ hasAmount, hasValue }: ProductShape): 'amount' | 'value' | null => {
  if (hasAmount) return 'amount';
  return hasValue ? 'value' : null;
};

/** The fields of a product that its row has no room for. */
export const furtherFields = (product: ProductShape): DetailKey[] =>
  detailKeys.filter((key) => key !== rowField(product) && asksFor[key](product));

const asksFor: Record<DetailKey, (product: ProductShape) => boolean> = {
  amount: ({ hasAmount }) => hasAmount,
  value: ({ hasValue }) => hasValue,
  match: ({ hasMatch }) => hasMatch,
  pool: ({ hasPool }) => hasPool,
  season: ({ hasSeason }) => hasSeason,
  addOns: ({ hasAddOns }) => hasAddOns,
  description: ({ descriptionType }) => descriptionType !== 'none',
  tvAngle: ({ hasTvAngle }) => hasTvAngle,
  catering: ({ hasCatering }) => hasCatering,
};

/** What a product's fields are called for a club, and the units of those that have one. */
export const labelsOf = (product: ProductShape, shortName: string) => {
  const text = (own: string | null, otherwise: string) => withClubName(own ?? otherwise, shortName);
  return {
    amount: text(product.amountLabel, texts.amount),
    amountUnit: withClubName(product.amountUnit, shortName) || undefined,
    value: text(product.valueLabel, texts.value),
    valueUnit: text(product.valueUnit, texts.valueUnit),
    addOns: text(product.addOnsLabel, texts.addOns),
    description: text(product.descriptionLabel, texts.description),
    match: texts.match,
    pool: texts.pool,
    season: texts.season,
    tvAngle: texts.tvAngle,
    catering: texts.catering,
  };
};

const isNumber = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** What stands in the fields that a row has no room for, in a few words: "Kamp: Pokal", "TV-vinkel". */
export const furtherValues = (product: ProductShape, selection: Selection, shortName: string): string[] => {
  const labels = labelsOf(product, shortName);
  return furtherFields(product).flatMap((key) => {
    if (key === 'tvAngle' || key === 'catering') return selection[key] ? [labels[key]] : [];
    if (key === 'addOns')
      return selection.addOns.length > 0 ? [`${labels.addOns}: ${selection.addOns.join(', ')}`] : [];
    const value = selection[key];
    const said = typeof value === 'string' ? value.trim() : null;
    if (said) return [`${labels[key]}: ${said}`];
    if (key !== 'value' || !isNumber(selection.value)) return [];
    return [`${labels.value}: ${[amountText(selection.value), labels.valueUnit].filter(Boolean).join(' ')}`];
  });
};

/** What is chosen of some products: how many, what they are worth in kroner, and how many tickets are among them. */
export type SelectionSum = { count: number; value: number; tickets: number };

type CountableProduct = ProductShape & Pick<Product, 'id' | 'isTicket'>;

const isKroner = ({ valueUnit }: ProductShape): boolean =>
  valueUnit === null || /^(kr\.?|dkk|kroner)$/i.test(valueUnit.trim());

/** Sums up what is chosen. Values in another unit than kroner are no part of the sum. */
export const sumChosen = (products: readonly CountableProduct[], selections: readonly Selection[]): SelectionSum => {
  const byId = new Map(products.map((product) => [product.id, product]));
  let [count, ore, tickets] = [0, 0, 0];
  for (const selection of selections) {
    const product = byId.get(selection.productId);
    if (!product || !isChosen(product, selection)) continue;
    count += 1;
    if (product.hasValue && isKroner(product) && isNumber(selection.value)) ore += Math.round(selection.value * 100);
    if (product.hasAmount && product.isTicket && isNumber(selection.amount)) tickets += selection.amount;
  }
  return { count, value: ore / 100, tickets };
};
