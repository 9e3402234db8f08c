import { type descriptionTypes, productInputSchema } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { defineImport } from '../../lib/imports/define-import.ts';
import { namedOnce, twoExamples } from '../../lib/imports/examples.rules.ts';
import { idField } from '../../lib/imports/fields.rules.ts';
import { formFields } from '../../lib/imports/form-fields.rules.ts';
import type { ImportField, RecordMatch, Values } from '../../lib/imports/import-kind.ts';
import { foldCase } from '../../lib/imports/names.rules.ts';
import { NameFinder } from '../../lib/imports/references.rules.ts';
import { writeResource } from '../../lib/resource/resource.usecases.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import { listProductCategories } from '../product-categories/product-categories.store.ts';
import { listProducts, type ProductRecord, productResource } from './products.store.ts';

/** How a description is asked for, as a file says it. */
export const descriptionNames: Record<(typeof descriptionTypes)[number], string> = {
  none: 'Ingen',
  text: 'Kort tekst',
  textarea: 'Lang tekst',
};

const placeOf = (name: unknown, categoryId: unknown): string => `${categoryId} ${foldCase(String(name ?? ''))}`;

const loadKnown = async (tx: Connection) => {
  const all = await listProducts(tx);
  return {
    records: new Map(all.map((one) => [one.id, one])),
    byPlace: Map.groupBy(all, ({ name, categoryId }) => placeOf(name, categoryId)),
    categories: new NameFinder('Kategorien', await listProductCategories(tx)),
  };
};
type KnownProducts = Awaited<ReturnType<typeof loadKnown>>;
type Field = ImportField<KnownProducts>;

const fields: readonly Field[] = [
  idField,
  ...formFields<KnownProducts>(productInputSchema, {
    name: {
      also: ['Navn', 'Produkt', 'Produktnavn'],
      comment: 'Navnet, som banken bruger.',
      examples: ['Eksempel: Bandereklame', 'Eksempel: Sæsonkort'],
    },
    icon: { comment: 'Navnet på et af ikonerne.' },
    categoryId: [
      {
        field: 'category',
        label: 'Kategori',
        required: true,
        also: ['Produktkategori'],
        comment: 'En af produktkategorierne.',
        examples: ['Skilte', 'Billetter'],
        read: (cell, { categories }) => categories.id(cell),
        names: ({ categories }) => categories,
      },
    ],
    sort: { comment: 'Et tal. Produkter vises efter det.', examples: ['1', '2,5'] },
    productTitle: {
      also: ['Titel'],
      comment: 'Navnet, som klubben ser.',
      examples: ['Reklame ved banen', 'Sæsonkort'],
    },
    amountLabel: { comment: 'Hvad der spørges om.' },
    amountUnit: { comment: 'F.eks. stk.' },
    valueLabel: { comment: 'Hvad der spørges om.' },
    valueUnit: { comment: 'F.eks. kr.' },
    addOnsLabel: { comment: 'Hvad der spørges om.' },
    // The form calls it as it calls the flag.
    addOnValues: { label: 'Valgmuligheder' },
    descriptionLabel: { comment: 'Hvad der spørges om.' },
    descriptionType: {
      comment: 'Ingen, Kort tekst eller Lang tekst.',
      examples: ['Ingen', 'Ingen'],
      read: (cell) => {
        const match = Object.entries(descriptionNames).find(([, name]) => foldCase(name) === foldCase(cellText(cell)));
        return match ? { value: match[0] } : { problem: 'Skriv Ingen, Kort tekst eller Lang tekst' };
      },
    },
  }),
];

const settle = (given: Values): { values: Values; errors: string[] } => {
  const { category, ...values } = given;
  return { values: 'category' in given ? { ...values, categoryId: category } : values, errors: [] };
};

const find = ({ name, categoryId }: Values, { byPlace }: KnownProducts): RecordMatch<ProductRecord> => {
  const matches = typeof categoryId === 'number' ? (byPlace.get(placeOf(name, categoryId)) ?? []) : [];
  const candidates = matches.map((record) => ({ record, why: 'Samme navn og kategori' }));
  return { record: matches.length === 1 ? (matches[0] ?? null) : null, isDoubt: matches.length > 1, candidates };
};

/** Products: by Id, else by name and category. */
export const productsImport = defineImport({
  a: 'et produkt',
  fields,
  examples: async (db) => {
    const categories = namedOnce(await listProductCategories(db));
    return twoExamples(categories, categories, ({ name }) => ({ category: name }));
  },
  load: loadKnown,
  schema: productInputSchema,
  valuesOf: (record: ProductRecord) => ({ ...record }),
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => `/products/${id}`,
  labelOf: ({ name }) => (typeof name === 'string' ? name : ''),
  settle,
  find,
  keysOf: ({ name, categoryId }) => {
    const keys = typeof categoryId === 'number' ? [placeOf(name, categoryId)] : [];
    return { sought: keys, left: keys };
  },
  // That its category is there was seen when its name was found.
  check: () => ({}),
  shown: (key, value) =>
    key === 'descriptionType' ? descriptionNames[value as keyof typeof descriptionNames] : undefined,
  references: ({ categories }) => ({ 'product-category': categories }),
  save: async (tx: Connection, deps: Deps, actor, { input }) => {
    const { id } = await writeResource(tx, productResource, deps, actor, new Input(input, productInputSchema));
    return id;
  },
});
