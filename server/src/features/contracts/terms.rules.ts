import {
  amountText,
  formValues,
  numberText,
  productSchema,
  productTitle,
  type Section,
  sections,
  unitOf,
  withClubName,
  withOre,
  yesNoText,
} from '@sponsorat/api';
import type { z } from 'zod';
import type { ProductWithCategory } from '../products/products.store.ts';
import type { ContractItem } from './contracts.store.ts';
import type { PdfProduct, PdfSection } from './pdf/document.ts';

const frozenFields = productSchema.omit({ id: true, version: true, addOnValues: true, productTitle: true });

/** A product as an agreement was confirmed with it: texts with the club's name in them, section and flags. */
export type FrozenProduct = z.infer<typeof frozenFields> & { section: Section };

/** A product as an agreement with this club says it: every text with the club's short name for {name}. */
export const freezeProduct = (product: ProductWithCategory, shortName: string): FrozenProduct => {
  const text = (value: string | null) => withClubName(value, shortName);
  return {
    ...formValues(frozenFields, product),
    name: productTitle(product, shortName),
    amountLabel: text(product.amountLabel),
    amountUnit: text(product.amountUnit),
    valueLabel: text(product.valueLabel),
    valueUnit: text(product.valueUnit),
    addOnsLabel: text(product.addOnsLabel),
    descriptionLabel: text(product.descriptionLabel),
    section: product.category.section,
  };
};

const withUnit = (value: string, unit: string | null) => (unit ? `${value} ${unit}` : value);

/** A product by what it asks for in an agreement. */
type ProductParts = Omit<FrozenProduct, 'section' | 'name' | 'icon' | 'categoryId' | 'sort'>;

export type AgreedPart = { field: string; label: string; value: string | null };

/** What a product asks for in an agreement, and what was agreed of it, a value in a form; null where nothing was. */
export const agreedOf = (item: ContractItem, product: ProductParts, valueText = amountText): AgreedPart[] => {
  const candidates: [asked: boolean, field: string, label: string, value: string | null][] = [
    [
      product.hasAmount,
      'amount',
      product.amountLabel ?? 'Antal',
      item.amount === null
        ? null
        : withUnit(numberText(item.amount), product.amountUnit && unitOf(item.amount, product.amountUnit)),
    ],
    [
      product.hasValue,
      'value',
      product.valueLabel ?? 'Værdi',
      item.value === null ? null : withUnit(valueText(item.value), product.valueUnit ?? 'kr.'),
    ],
    [product.hasAddOns, 'addOns', product.addOnsLabel ?? 'Tilvalg', item.addOns.join(', ') || null],
    [product.hasMatch, 'match', 'Kamp', item.match],
    [product.hasPool, 'pool', 'Pulje', item.pool],
    [product.hasSeason, 'season', 'Sæson', item.season],
    [product.hasTvAngle, 'tvAngle', 'TV-vinkel', yesNoText(item.tvAngle)],
    [product.hasCatering, 'catering', 'Forplejning', yesNoText(item.catering)],
    [product.descriptionType !== 'none', 'description', product.descriptionLabel ?? 'Beskrivelse', item.description],
  ];
  return candidates.flatMap(([isRequired, field, label, value]) => (isRequired ? [{ field, label, value }] : []));
};

const pdfProduct = (item: ContractItem, product: FrozenProduct): PdfProduct => {
  // A document has øre in all of its amounts.
  const agreed = agreedOf(item, product, withOre);
  const isLong = (field: string) => field === 'description' && product.descriptionType === 'textarea';
  const long = agreed.find(({ field }) => isLong(field));
  return {
    title: product.name,
    details: agreed.flatMap(({ field, label, value }) => (isLong(field) || value === null ? [] : [{ label, value }])),
    description: long?.value ?? null,
    descriptionLabel: long?.value ? long.label : null,
  };
};

/** The selected products of an agreement, by section and product category, each in its own order. */
export const pdfSections = (
  items: readonly ContractItem[],
  products: ReadonlyMap<number, ProductWithCategory>,
  shortName: string,
): PdfSection[] => {
  const chosen = items.flatMap((item) => {
    const product = products.get(item.productId);
    return item.selected && product ? [{ item, product }] : [];
  });
  const order = (sort: number | null) => sort ?? Number.MAX_SAFE_INTEGER;
  chosen.sort(
    (a, b) =>
      a.product.category.sort - b.product.category.sort ||
      a.product.categoryId - b.product.categoryId ||
      order(a.product.sort) - order(b.product.sort) ||
      a.product.id - b.product.id,
  );
  return sections.flatMap((name) => {
    const ofSection = chosen.filter(({ product }) => product.category.section === name);
    const byCategory = Map.groupBy(ofSection, ({ product }) => product.categoryId);
    if (ofSection.length === 0) return [];
    const categories = [...byCategory.values()].map((group) => ({
      name: group[0]?.product.category.name ?? '',
      products: group.map(({ item, product }) => pdfProduct(item, freezeProduct(product, shortName))),
    }));
    return [{ name, categories }];
  });
};
