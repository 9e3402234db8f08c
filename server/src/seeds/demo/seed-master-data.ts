import { addDays, type IsoDate } from '@sponsorat/api';
import { selectionInput } from '@sponsorat/api/contracts/contracts.schemas.ts';
import { areas as areasTable } from '../../features/areas/areas.table.ts';
import { categories } from '../../features/categories/categories.table.ts';
import { company } from '../../features/company/company.table.ts';
import { addFile } from '../../features/files/files.store.ts';
import { productCategories as productCategoriesTable } from '../../features/product-categories/product-categories.table.ts';
import { products } from '../../features/products/products.table.ts';
import { templates as templatesTable } from '../../features/templates/templates.table.ts';
import { updates as updatesTable } from '../../features/updates/updates.table.ts';
import { userAreas, users } from '../../features/users/users.table.ts';
import { oneRow } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { hashPassword } from '../../lib/passwords.ts';
import { demoLogins, demoPassword } from '../demo-accounts.ts';
import type { Person } from '../steps/timeline.ts';
import { type Catalogue, selection } from './agreements/fields.ts';
import { type PackageName, packages } from './agreements/packages.ts';
import { exclusivity, specialAgreements } from './agreements/texts.ts';
import { type AreaName, areas, bank, type CategoryName, type Kind, kinds, sports } from './bank.ts';
import { inTheOffice } from './calendar.ts';
import type { InJson } from './in-json.ts';
import { type PersonName, type PersonPlan, people } from './people.ts';
import { pictureOf } from './pictures.ts';
import { type ProductKey, type ProductPlan, productCategories, productKeys, productPlans } from './products.ts';
import data from './templates.json' with { type: 'json' };
import { updates } from './updates.ts';

type TemplatePlan = {
  /** The package whose products and shares it has. */
  package: PackageName;
  name: string;
  description: string;
  active: boolean;
  kind: Kind;
  months: number;
  annual: number;
  rates: readonly { percent: number; month: number }[];
  exclusive: keyof typeof exclusivity;
  special: keyof typeof specialAgreements;
};

const plans: readonly InJson<TemplatePlan>[] = data;
/** The templates of the demo: what most agreements with clubs of a kind begin with, and one that is out of use. */
const templatePlans = plans as readonly TemplatePlan[];

type SaveStamp = { updatedAt: Date; updatedBy: string };

const finder =
  <K extends string, V>(kind: string, entries: readonly (readonly [K, V])[]) =>
  (key: K): V => {
    const value = new Map(entries).get(key);
    if (value === undefined) throw new Error(`The demo has no ${kind} ${key}`);
    return value;
  };

const idsOf = <N extends string>(rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }): [N, number] => [name as N, id]);

/** The bank with its logo. */
export const seedBank = async ({ db, clock }: Deps, saved: SaveStamp): Promise<void> => {
  const bytes = await pictureOf('logos/fjordbanken.svg');
  const logo = await addFile(db, { kind: 'company-logo', name: 'logo.png', type: 'image/png', bytes }, clock.now());
  await db.update(company).set({ ...bank, logoFileId: logo.id, ...saved });
};

export const seedAreas = async ({ db }: Deps, saved: SaveStamp): Promise<(name: AreaName) => number> => {
  const rows = await db
    .insert(areasTable)
    .values(areas.map((area) => ({ ...area, ...saved })))
    .returning();
  return finder('area', idsOf<AreaName>(rows));
};

/** The demo's people, of whom only the logins have a password. */
export const seedPeople = async (
  { db, clock }: Deps,
  area: (name: AreaName) => number,
  saved: SaveStamp,
): Promise<(name: PersonName) => Person> => {
  const [passwordHash, ...pictures] = await Promise.all([
    hashPassword(demoPassword),
    ...people.map(({ picture }: PersonPlan) => (picture ? pictureOf(`portraits/${picture}`) : null)),
  ]);
  const seeded: [PersonName, Person][] = [];
  for (const [index, person] of people.entries()) {
    const { name, email, phoneNumber, role, approvalLimit }: PersonPlan = person;
    const bytes = pictures[index];
    const file = { kind: 'user-picture', name: 'billede.png', type: 'image/png' } as const;
    const pictureFileId = bytes ? (await addFile(db, { ...file, bytes }, clock.now())).id : null;
    const mayLogIn = demoLogins.some((login) => login.email === email);
    const account = {
      name,
      email,
      phoneNumber,
      roles: [role],
      approvalLimit: approvalLimit ?? null,
      pictureFileId,
      ...saved,
    };
    const values = { ...account, passwordHash: mayLogIn ? passwordHash : null };
    const { id } = await oneRow(db.insert(users).values(values).returning());
    const areaIds = person.areas.map(area);
    await db.insert(userAreas).values(areaIds.map((areaId) => ({ userId: id, areaId })));
    seeded.push([person.name, { id, name, email, roles: [role], areaIds }]);
  }
  return finder('person', seeded);
};

/** Sponsor categories, product categories and products. */
export const seedCatalogue = async ({ db }: Deps, saved: SaveStamp): Promise<Omit<Catalogue, 'template'>> => {
  const names = [
    ...sports.map((name) => ({ name, use: 'Klubber' as const, ...saved })),
    ...kinds.map((name) => ({ name, use: 'Aftaler' as const, ...saved })),
  ];
  const made = await db.insert(categories).values(names).returning();
  const groups = await db
    .insert(productCategoriesTable)
    .values(productCategories.map((group) => ({ ...group, ...saved })))
    .returning();
  const group = finder('product category', idsOf(groups));
  const rows = productKeys.map((key, index) => {
    const { category, addOnValues = [], ...product }: ProductPlan = productPlans[key];
    const place = { categoryId: group(category), sort: (index + 1) * 10 };
    return { ...product, ...place, addOnValues: [...addOnValues], ...saved };
  });
  const inserted = await db.insert(products).values(rows).returning();
  const ids = productKeys.map((key, index): [ProductKey, number] => [key, inserted[index]?.id ?? 0]);
  return {
    category: finder('category', idsOf<CategoryName>(made)),
    product: finder('product', ids),
  };
};

/** The templates, by the package that each has. */
export const seedTemplates = async (
  { db }: Deps,
  { category, product }: Omit<Catalogue, 'template'>,
  saved: SaveStamp,
): Promise<Catalogue['template']> => {
  const sectionOf = new Map(productCategories.map(({ name, section }) => [name, section]));
  const rows = templatePlans.map(({ package: key, name, description, active, ...plan }) => {
    const { picks, shares, sponsorPaysPrints } = packages[key];
    const [advertisement, tickets, catering, travel] = shares;
    const products = picks.map((pick) => {
      const { name: internal, productTitle, category: group }: ProductPlan = productPlans[pick.product];
      return {
        ...selectionInput.parse(selection(pick, null, product)),
        name: productTitle ?? internal,
        section: sectionOf.get(group) ?? 'Eksponering',
      };
    });
    return {
      name,
      description,
      active,
      categoryId: category(plan.kind),
      months: plan.months,
      sponsorshipAmount: plan.annual,
      sponsorPaysPrints,
      valueOfAdvertisement: advertisement ?? null,
      valueOfTickets: tickets ?? null,
      valueOfCatering: catering ?? null,
      valueOfTravel: travel ?? null,
      exclusivity: exclusivity[plan.exclusive],
      specialAgreements: specialAgreements[plan.special],
      rates: [...plan.rates],
      products,
      ...saved,
    };
  });
  const made = await db.insert(templatesTable).values(rows).returning({ id: templatesTable.id });
  const ids = new Map<PackageName, number>();
  for (const [at, plan] of templatePlans.entries()) {
    const id = made[at]?.id;
    if (plan.active && id !== undefined) ids.set(plan.package, id);
  }
  return (name) => ids.get(name);
};

export const seedUpdates = async ({ db }: Deps, today: IsoDate, updatedBy: string): Promise<void> => {
  const rows = updates.toReversed().map(({ daysAgo, title, description }, index) => {
    const createDate = inTheOffice(addDays(today, -daysAgo), 95 + index * 41);
    return { title, description, createDate, updatedAt: createDate, updatedBy };
  });
  await db.insert(updatesTable).values(rows);
};
