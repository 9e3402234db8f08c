import {
  type AddedProducts,
  type ChangedProduct,
  type Product,
  type ProductCategory,
  productTitle,
  sections,
} from '@sponsorat/api';
import type { GoneProduct } from '../templates/fill.rules.ts';
import { askedChanges, type PlacedProduct, textChanges } from './changes.fields.rules.ts';
import type { ContractItem } from './contracts.store.ts';

/** Products in their order, and the categories that they stand in. */
export type Catalogue = { products: readonly Product[]; categories: ReadonlyMap<number, ProductCategory> };
/** What products and categories were, as far as they have changed. */
export type PastCatalogue = {
  products: ReadonlyMap<number, Product>;
  categories: ReadonlyMap<number, ProductCategory>;
};

const LAST = Number.MAX_SAFE_INTEGER;

const bySectionAndOrder = ({ products, categories }: Catalogue): { product: Product; category: ProductCategory }[] =>
  products
    .flatMap((product) => {
      const category = categories.get(product.categoryId);
      return category ? [{ product, category }] : [];
    })
    .sort(
      (a, b) =>
        sections.indexOf(a.category.section) - sections.indexOf(b.category.section) ||
        a.category.sort - b.category.sort ||
        a.category.id - b.category.id ||
        (a.product.sort ?? LAST) - (b.product.sort ?? LAST) ||
        a.product.id - b.product.id,
    );

/**
 * What has become of the products of a draft. A change that was undone says nothing, and neither does the order.
 * What the agreement loses comes first.
 */
export const changedProducts = (
  items: readonly ContractItem[],
  now: Catalogue,
  past: PastCatalogue,
  shortName: string,
): ChangedProduct[] =>
  bySectionAndOrder(now).flatMap(({ product, category }) => {
    const item = items.find(({ productId }) => productId === product.id);
    if (!item) return [];
    const old = past.products.get(product.id) ?? product;
    // A category that nobody has changed since is as it was.
    const oldCategory = past.categories.get(old.categoryId) ?? now.categories.get(old.categoryId) ?? category;
    const was: PlacedProduct = { ...old, category: oldCategory };
    const pair = { was, is: { ...product, category }, shortName };
    const changes = [...askedChanges(pair, item), ...textChanges(pair)];
    if (changes.length === 0) return [];
    const title = productTitle(product, shortName);
    return [{ productId: product.id, product: title, section: category.section, changes }];
  });

/** Products of its template that a draft had to begin without. */
export const goneProducts = (gone: readonly GoneProduct[]): ChangedProduct[] =>
  gone.map(({ productId, name, section }) => ({
    productId,
    product: name,
    section,
    changes: [{ kind: 'gone', field: 'productId', label: 'Produkt', before: name, after: null }],
  }));

/** Products that were added, by section, but for those that the draft has already. */
export const addedProducts = (
  items: readonly ContractItem[],
  now: Catalogue,
  made: ReadonlySet<number>,
  shortName: string,
): AddedProducts[] => {
  const chosen = new Set(items.map(({ productId }) => productId));
  const added = bySectionAndOrder(now).filter(({ product }) => made.has(product.id) && !chosen.has(product.id));
  return sections.flatMap((section) => {
    const own = added.filter(({ category }) => category.section === section);
    const products = own.map(({ product }) => productTitle(product, shortName));
    return products.length > 0 ? [{ section, products }] : [];
  });
};
