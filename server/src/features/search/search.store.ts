import type { IsoDate } from '@sponsorat/api';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { danish, rankOf, searchedFor } from '../../lib/resource/lists.ts';
import { contacts } from '../contacts/contacts.table.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { clubDocuments } from '../documents/documents.table.ts';
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
      externalNumber: contracts.externalNumber,
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

/** The primary contacts of sponsorships, by their ids. */
export const findPrimaryContacts = (db: Connection, sponsorshipIds: readonly number[]) =>
  db
    .select({ id: contacts.id, sponsorshipId: contacts.sponsorshipId })
    .from(contacts)
    .where(and(inArray(contacts.sponsorshipId, [...sponsorshipIds]), eq(contacts.primary, true)));

type Asked = { sought: string; phone: string | null; limit: number };

/** Contacts that are not primary, of sponsorships that the actor sees, the best first; each says how many there are. */
export const searchOtherContacts = (db: Connection, actor: Actor, { sought, phone, limit }: Asked) => {
  const rank = rankOf(sought, sql`${contacts.searched}`);
  return db
    .select({
      id: contacts.id,
      name: contacts.name,
      email: contacts.email,
      phone: contacts.phone,
      sponsorshipId: contacts.sponsorshipId,
      sponsorship: sponsorships.name,
      rank: sql<number>`${rank}`,
      total,
    })
    .from(contacts)
    .innerJoin(sponsorships, eq(sponsorships.id, contacts.sponsorshipId))
    .where(
      and(
        sql`not ${contacts.primary}`,
        or(
          searchedFor(sought, sql`${contacts.searched}`),
          phone === null ? undefined : searchedFor(phone, sql`${contacts.searched}`),
        ),
        inScope(actor, sql`${sponsorships.areaId}`),
      ),
    )
    .orderBy(rank, danish(sql`${contacts.name}`), contacts.id)
    .limit(limit);
};
export type FoundContact = Awaited<ReturnType<typeof searchOtherContacts>>[number];

/** Documents by their titles, of sponsorships that the actor sees, the best first; each says how many there are. */
export const searchDocuments = (db: Connection, actor: Actor, sought: string, limit: number) =>
  db
    .select({
      id: clubDocuments.id,
      title: clubDocuments.title,
      kind: clubDocuments.kind,
      sponsorshipId: sponsorships.id,
      sponsorship: sponsorships.name,
      total,
    })
    .from(clubDocuments)
    .innerJoin(sponsorships, eq(sponsorships.id, clubDocuments.sponsorshipId))
    .where(
      and(
        isNull(clubDocuments.removedAt),
        searchedFor(sought, sql`${clubDocuments.searched}`),
        inScope(actor, sql`${sponsorships.areaId}`),
      ),
    )
    .orderBy(rankOf(sought, sql`${clubDocuments.searched}`), danish(sql`${clubDocuments.title}`), clubDocuments.id)
    .limit(limit);
export type FoundDocument = Awaited<ReturnType<typeof searchDocuments>>[number];
