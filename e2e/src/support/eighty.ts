import type { Locator, Page } from '@playwright/test';
import { callerOf } from './caller.ts';
import { productMakerOf } from './make.ts';
import { admin, test as base } from './test.ts';

const LONGEST = 200;

/** A text of exactly as many characters as a field takes, with letters and a sign that not every font has. */
export const longest = (beginning: string): string =>
  `${beginning} – Ærø, Ålbæk og Østerlars 🏆 `
    .padEnd(LONGEST, 'æøå ')
    .slice(0, LONGEST - 1)
    .concat('.');

/** A kind of product: what it asks for, and whether a checkbox or what is filled in puts it in an agreement. */
const kinds: { hasCheckbox?: boolean; field?: RegExp; values: object }[] = [
  { hasCheckbox: true, values: {} },
  { hasCheckbox: true, field: /^Antal/, values: { hasAmount: true, amountUnit: 'stk.', isUtilization: true } },
  { field: /^Antal/, values: { hasAmount: true, hasValue: true, amountUnit: 'stk.' } },
  { hasCheckbox: true, field: /^Værdi/, values: { hasValue: true } },
  {
    hasCheckbox: true,
    field: /^Beskrivelse/,
    values: { hasAddOns: true, addOnValues: ['Lys'], descriptionType: 'text' },
  },
  { field: /^Antal/, values: { hasAmount: true, hasSeason: true, isTicket: true } },
  { hasCheckbox: true, field: /^Kamp/, values: { hasMatch: true, hasPool: true, hasTvAngle: true, hasCatering: true } },
  { field: /^Beskrivelse/, values: { descriptionType: 'textarea' } },
];

/** One of the eighty: what it is called in the agreement, and the field that a journey fills in. */
export type Ware = { title: string; section: string; hasCheckbox: boolean; field: RegExp | undefined };

const categories = ['Eksponering', 'Hospitality', 'Aktivering'].flatMap((section) =>
  ['på stadion', 'i hallen'].map((place) => ({ section, name: `${section} ${place}` })),
);
const COUNT = 80;

const fill = async (maker: ReturnType<typeof productMakerOf>): Promise<Ware[]> => {
  const wares: Ware[] = [];
  for (const [at, { section, name }] of categories.entries()) {
    const category = await maker.category(name, { section, sort: at + 1 });
    const until = Math.ceil(((at + 1) * COUNT) / categories.length);
    while (wares.length < until) {
      const number = wares.length + 1;
      const { values, field, hasCheckbox = false } = kinds[number % kinds.length] ?? { values: {} };
      // The first of each section has the longest name that there is.
      const title =
        wares.length === 0 || wares.at(-1)?.section !== section ? longest(`Vare ${number}`) : `Vare ${number}`;
      await maker.product('Vare', category.id, { ...values, hasCheckbox, productTitle: title, sort: number });
      wares.push({ title, section, hasCheckbox, field });
    }
  }
  return wares;
};

/** Journeys through an agreement with eighty products. They have an app of their own: no other meets its products. */
export const test = base.extend<object, { wares: Ware[] }>({
  wares: [
    async ({ app, sessionOf, playwright }, use) => {
      const request = await playwright.request.newContext({ storageState: await sessionOf(admin) });
      await use(await fill(productMakerOf(callerOf(request, app.base))));
      await request.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** The short name that the journeys' clubs go by. */
export const shortName = 'ÆØÅ';

export const waresOf = (wares: readonly Ware[], section: string): Ware[] =>
  wares.filter((ware) => ware.section === section);

export const titlesOf = (wares: readonly Ware[]): string[] => wares.map(({ title }) => title);

export const wareCalled = (wares: readonly Ware[], title: string): Ware => {
  const match = wares.find((ware) => ware.title === title);
  if (!match) throw new Error(`No product is called ${title}`);
  return match;
};

/** What is written in the field of one of them: words, or a number. */
export const textFor = ({ field }: Ware, number: number): string =>
  /Kamp|Beskrivelse/.test(String(field)) ? `Tavle ${number} 🏅` : String(number + 1);

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Gem og fortsæt' });

export const stepHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** The fields of one product in its step. */
export const groupOf = (page: Page, { title }: Ware): Locator => page.getByRole('group', { name: title, exact: true });

/** Opens the fields of a product that its row has no room for. */
export const moreOf = (group: Locator): Locator => group.getByRole('button', { name: /^(Flere felter|Felter): / });

/** The products that an agreement names, in the order in which it does. */
export const namedIn = (page: Page): Locator =>
  page.getByRole('table', { name: /^Produkter i / }).locator('tbody th[scope="row"]');
