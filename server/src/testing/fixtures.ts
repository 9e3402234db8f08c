import type { Role } from '@sponsorat/api';
import { areas } from '../features/areas/areas.table.ts';
import { categories } from '../features/categories/categories.table.ts';
import { productCategories } from '../features/product-categories/product-categories.table.ts';
import { products } from '../features/products/products.table.ts';
import { userAreas, users } from '../features/users/users.table.ts';
import type { Database } from '../lib/db/database.ts';
import { hashLike } from '../lib/passwords.ts';

export const PASSWORD = 'en-lang-adgangskode-til-test';
// The cost stands in the hash: what the tests' users log in with is checked at argon2's least, some hundred times in a run.
const LEAST_COST = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
let passwordHash: Promise<string> | undefined;

type NewProduct = Partial<Omit<typeof products.$inferInsert, 'id'>> & { name: string; categoryId: number };

/** Writes what a test needs beside what it tests, straight into the database. */
export const fixturesOf = (db: Database) => ({
  area: async (name: string): Promise<number> => {
    const [row] = await db.insert(areas).values({ name }).returning();
    return row?.id as number;
  },
  category: async (name: string): Promise<number> => {
    const [row] = await db.insert(categories).values({ name }).returning();
    return row?.id as number;
  },
  user: async (user: {
    name: string;
    email: string;
    roles?: Role[];
    areaIds?: number[];
    lockedOut?: boolean;
    approvalLimit?: number;
    approvesGuests?: boolean;
  }) => {
    passwordHash ??= hashLike(PASSWORD, LEAST_COST);
    const { areaIds = [], roles = ['Bruger'], ...values } = user;
    const [row] = await db
      .insert(users)
      .values({ ...values, roles, passwordHash: await passwordHash })
      .returning();
    const userId = row?.id as number;
    for (const areaId of areaIds) await db.insert(userAreas).values({ userId, areaId });
    return userId;
  },
  productCategory: async (
    name: string,
    section: 'Eksponering' | 'Hospitality' | 'Aktivering',
    sort = 1,
  ): Promise<number> => {
    const [row] = await db.insert(productCategories).values({ name, section, sort }).returning();
    return row?.id as number;
  },
  product: async (product: NewProduct): Promise<number> => {
    const [row] = await db.insert(products).values(product).returning();
    return row?.id as number;
  },
});
