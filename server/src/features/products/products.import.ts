import { type descriptionTypes, productInputSchema, yesNoText } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { defineImport } from '../../lib/imports/define-import.ts';
import { namedOnce, twoExamples } from '../../lib/imports/examples.rules.ts';
import { idField, textField } from '../../lib/imports/fields.rules.ts';
import type { Found, ImportField, Values } from '../../lib/imports/import-kind.ts';
import { foldedCase } from '../../lib/imports/names.rules.ts';
import { NameFinder } from '../../lib/imports/references.rules.ts';
import { writeResource } from '../../lib/resource/resource.usecases.ts';
import { cellText, decimalIn, partsOf, yesNoIn } from '../../lib/spreadsheet/cell-values.rules.ts';
import { listProductCategories } from '../product-categories/product-categories.store.ts';
import { listProducts, type ProductRecord, productResource } from './products.store.ts';

/** How a description is asked for, as a file says it. */
export const descriptionNames: Record<(typeof descriptionTypes)[number], string> = {
  none: 'Ingen',
  text: 'Kort tekst',
  textarea: 'Lang tekst',
};

const placeOf = (name: unknown, categoryId: unknown): string => `${categoryId} ${foldedCase(String(name ?? ''))}`;

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

const flag = (field: string, label: string): Field => ({
  field,
  label,
  comment: 'Ja eller Nej.',
  examples: ['Nej', 'Nej'],
  read: yesNoIn,
});

const fields: readonly Field[] = [
  idField,
  textField('name', 'Internt navn', {
    required: true,
    also: ['Navn', 'Produkt', 'Produktnavn'],
    comment: 'Navnet, som banken bruger.',
    examples: ['Eksempel: Bandereklame', 'Eksempel: Sæsonkort'],
  }),
  textField('productTitle', 'Produkttitel', {
    also: ['Titel'],
    comment: 'Navnet, som klubben ser.',
    examples: ['Reklame ved banen', 'Sæsonkort'],
  }),
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
  {
    field: 'sort',
    label: 'Sortering',
    comment: 'Et tal. Produkter vises efter det.',
    examples: ['1', '2,5'],
    read: decimalIn,
  },
  textField('icon', 'Ikon', { comment: 'Navnet på et af ikonerne.' }),
  flag('hasCheckbox', 'Afkrydsning'),
  flag('hasAmount', 'Antal'),
  textField('amountLabel', 'Tekst ved antal', { comment: 'Hvad der spørges om.' }),
  textField('amountUnit', 'Enhed for antal', { comment: 'For eksempel stk.' }),
  flag('hasValue', 'Værdi'),
  textField('valueLabel', 'Tekst ved værdi', { comment: 'Hvad der spørges om.' }),
  textField('valueUnit', 'Enhed for værdi', { comment: 'For eksempel kr.' }),
  flag('hasAddOns', 'Tilvalg'),
  textField('addOnsLabel', 'Tekst ved tilvalg', { comment: 'Hvad der spørges om.' }),
  {
    field: 'addOnValues',
    label: 'Valgmuligheder',
    comment: 'Adskilt af komma eller semikolon.',
    examples: ['', ''],
    read: (cell) => ({ value: partsOf(cell) }),
  },
  flag('isTicket', 'Billet'),
  flag('isUtilization', 'Udnyttelse'),
  flag('hasTvAngle', 'TV-vinkel'),
  flag('hasCatering', 'Forplejning'),
  flag('hasMatch', 'Kamp'),
  flag('hasPool', 'Pulje'),
  flag('hasSeason', 'Sæson'),
  {
    field: 'descriptionType',
    label: 'Beskrivelse',
    comment: 'Ingen, Kort tekst eller Lang tekst.',
    examples: ['Ingen', 'Ingen'],
    read: (cell) => {
      const found = Object.entries(descriptionNames).find(
        ([, name]) => foldedCase(name) === foldedCase(cellText(cell)),
      );
      return found ? { value: found[0] } : { problem: 'Skriv Ingen, Kort tekst eller Lang tekst' };
    },
  },
  textField('descriptionLabel', 'Tekst ved beskrivelse', { comment: 'Hvad der spørges om.' }),
];

const settle = (given: Values): { values: Values; errors: string[] } => {
  const { category, ...values } = given;
  return { values: 'category' in given ? { ...values, categoryId: category } : values, errors: [] };
};

const find = ({ name, categoryId }: Values, { byPlace }: KnownProducts): Found<ProductRecord> => {
  const found = typeof categoryId === 'number' ? (byPlace.get(placeOf(name, categoryId)) ?? []) : [];
  const candidates = found.map((record) => ({ record, why: 'Samme navn og kategori' }));
  return { record: found.length === 1 ? (found[0] ?? null) : null, isDoubt: found.length > 1, candidates };
};

const shown = (key: string, value: unknown, { categories }: KnownProducts): string | null => {
  if (value === null || value === undefined) return null;
  if (key === 'categoryId') return categories.get(value)?.name ?? null;
  if (key === 'descriptionType') return Object.entries(descriptionNames).find(([type]) => type === value)?.[1] ?? null;
  if (typeof value === 'boolean') return yesNoText(value);
  return Array.isArray(value) ? value.join(', ') || null : String(value).replace('.', ',');
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
  shown,
  save: async (tx: Connection, deps: Deps, actor, { input }) => {
    const { id } = await writeResource(tx, productResource, deps, actor, new Input(input, productInputSchema));
    return id;
  },
});
