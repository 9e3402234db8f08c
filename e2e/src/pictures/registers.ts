import { textbox } from '../support/fields.ts';
import { button, dialog, formStates, missing, registerStates } from './common.ts';
import type { Path, Screen } from './state.ts';

type Register = {
  name: string;
  /** Of its list and, with an id behind it, of its records. */
  path: string;
  record: Path;
  call: string;
  firstHint: string;
  create: string;
  remove: string;
  /** The field that must be filled in. */
  field: string;
};

const registers: Register[] = [
  {
    name: 'areas',
    path: '/settings/areas',
    record: ({ area }) => `/settings/areas/${area}`,
    call: '/api/settings/areas',
    create: 'Opret område',
    remove: 'Slet område',
    field: 'Navn',
    firstHint: 'Opret det første område. Brugere ser sponsoraterne i deres egne områder.',
  },
  {
    name: 'categories',
    path: '/settings/categories',
    record: ({ category }) => `/settings/categories/${category}`,
    call: '/api/settings/categories',
    create: 'Opret kategori',
    remove: 'Slet kategori',
    field: 'Navn',
    firstHint: 'Opret den første kategori. Kategorier inddeler sponsorater og aftaler.',
  },
  {
    name: 'updates',
    path: '/settings/updates',
    record: ({ update }) => `/settings/updates/${update}`,
    call: '/api/settings/updates',
    create: 'Opret opdatering',
    remove: 'Slet opdatering',
    field: 'Titel',
    firstHint: 'Opret den første opdatering. Den vises for alle på overblikket.',
  },
  {
    name: 'templates',
    path: '/settings/templates',
    record: ({ template }) => `/settings/templates/${template}`,
    call: '/api/settings/templates',
    create: 'Opret skabelon',
    remove: 'Slet skabelon',
    field: 'Navn',
    firstHint: 'Opret den første skabelon, eller gem en aftale, der ligner, som skabelon fra aftalens side.',
  },
  {
    name: 'product-categories',
    path: '/categories',
    record: ({ productCategory }) => `/categories/${productCategory}`,
    call: '/api/products/categories',
    create: 'Opret produktkategori',
    remove: 'Slet kategori',
    field: 'Navn',
    firstHint: 'Opret den første produktkategori. Derefter kan du oprette produkter i den.',
  },
  {
    name: 'products',
    path: '/products',
    record: ({ product }) => `/products/${product}`,
    call: '/api/products',
    create: 'Opret produkt',
    remove: 'Slet produkt',
    field: 'Internt navn',
    firstHint: 'Opret det første produkt. Derefter kan det vælges i aftaler.',
  },
];

const screensOf = ({ name, path, record, call, firstHint, create, remove, field }: Register): Screen[] => [
  {
    name,
    path,
    route: `_app${path}/index`,
    states: registerStates({ path, call: `POST ${call}`, firstHint, usedByCall: `GET ${call}/:id/used-by` }),
  },
  {
    name: `${name}-record`,
    path: record,
    route: `_app${path}/$id`,
    states: [
      ...formStates({
        path: record,
        create: { path: `${path}/create`, title: create },
        remove,
        get: `GET ${call}/:id`,
        saveCall: `POST ${call}/update`,
        change: (page) => textbox(page, field).fill('Et nyt navn'),
        clear: (page) => textbox(page, field).fill(''),
        loaded: (page) => button(page, remove),
      }),
      missing((id) => `${path}/${id}`),
    ],
  },
];

const extra: Record<string, Screen['states']> = {
  'products-record': [
    {
      name: 'icons',
      act: (page) => page.getByRole('button', { name: /^Ikon: / }).click(),
      shows: (page) => page.getByRole('dialog', { name: 'Ikoner' }),
    },
    {
      name: 'category-open',
      act: (page) => page.getByRole('combobox', { name: 'Kategori' }).click(),
      shows: (page) => page.getByRole('option'),
    },
  ],
  'updates-record': [
    {
      name: 'link',
      act: (page) => page.getByRole('button', { name: 'Link (Ctrl+K)' }).click(),
      shows: (page) => dialog(page).getByRole('button', { name: 'Indsæt link' }),
    },
  ],
  products: [
    {
      name: 'filter-open',
      act: (page) => page.getByRole('combobox', { name: 'Kategori' }).click(),
      shows: (page) => page.getByRole('option'),
      widths: [1400, 1920],
    },
  ],
};

/** The lists and records of what the rest is made of. */
export const registerScreens: readonly Screen[] = registers
  .flatMap(screensOf)
  .map((screen) => ({ ...screen, states: [...screen.states, ...(extra[screen.name] ?? [])] }));
