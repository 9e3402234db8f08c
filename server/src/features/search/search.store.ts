import type { IsoDate } from '@sponsorat/api';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { danish, rankOf, searchedFor } from '../../lib/resource/lists.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { files } from '../files/files.table.ts';
import { productCategories } from '../product-categories/product-categories.table.ts';
import { products } from '../products/products.table.ts';
import { activeContractOf } from '../sponsorships/active-contract.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { users } from '../users/users.table.ts';

const total = sql<number>`count(*) over ()`;
/** The one of an index (migration 0016). */
const searchedUser = sql`(lower(${users.name} collate danish) || E'\\n' || lower(${users.email} collate danish))`;

/** Agreements that the actor sees, by number or by id, with whose they are. */
export const findContracts = (
  db: Connection,
  actor: Actor,
  by: { numbers: readonly string[] } | { ids: readonly number[] },
  today: IsoDate,
) =>
  db
    .select({
      id: contracts.id,
      number: contracts.number,
      sponsorshipId: contracts.sponsorshipId,
      sponsorship: sponsorships.name,
      logo: { id: files.id, sha256: files.sha256 },
      status: contracts.status,
      startDate: contracts.startDate,
      isActive: sql<boolean>`coalesce(${contracts.id} = (select a.id from (${activeContractOf(sql`${contracts.sponsorshipId}`, today)}) a), false)`,
    })
    .from(contracts)
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .leftJoin(files, eq(files.id, sponsorships.logoFileId))
    .where(
      and(
        'ids' in by ? inArray(contracts.id, [...by.ids]) : inArray(contracts.number, [...by.numbers]),
        inScope(actor, sql`${sponsorships.areaId}`),
      ),
    );
export type FoundContract = Awaited<ReturnType<typeof findContracts>>[number];

const selectProducts = (db: Connection, where: SQL) =>
  db
    .select({
      id: products.id,
      name: products.name,
      category: productCategories.name,
      section: productCategories.section,
      total,
    })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(where);
export type FoundProduct = Awaited<ReturnType<typeof selectProducts>>[number];

/** Products by their texts, the best first; each says how many there are. */
export const searchProducts = (db: Connection, sought: string, limit: number) =>
  selectProducts(db, searchedFor(sought, sql`${products.searched}`))
    .orderBy(rankOf(sought, sql`${products.searched}`), danish(sql`${products.name}`), products.id)
    .limit(limit);
export const findProductsById = (db: Connection, ids: readonly number[]) =>
  selectProducts(db, inArray(products.id, [...ids]));

const selectUsers = (db: Connection, where: SQL) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      lockedOut: users.lockedOut,
      picture: { id: files.id, sha256: files.sha256 },
      total,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.pictureFileId))
    .where(where);
export type FoundUser = Awaited<ReturnType<typeof selectUsers>>[number];

/** Users by name and e-mail, the best first; each says how many there are. */
export const searchUsers = (db: Connection, sought: string, limit: number) =>
  selectUsers(db, searchedFor(sought, searchedUser))
    .orderBy(rankOf(sought, searchedUser), danish(sql`${users.name}`), users.id)
    .limit(limit);
export const findUsersById = (db: Connection, ids: readonly number[]) => selectUsers(db, inArray(users.id, [...ids]));
