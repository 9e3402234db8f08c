import type { IsoDate } from '@sponsorat/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { clubDocuments } from '../documents/documents.table.ts';
import { files } from '../files/files.table.ts';
import { productCategories } from '../product-categories/product-categories.table.ts';
import { products } from '../products/products.table.ts';
import { isActiveContract } from '../sponsorships/active-contract.sql.ts';
import { contacts } from '../sponsorships/contacts.table.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { users } from '../users/users.table.ts';
import { findBest, type SearchQuery, type SearchSource } from './candidates.sql.ts';

type SearchedTable = PgTable & { id: PgColumn; searched: PgColumn };

const searchedIn = (table: SearchedTable, name: PgColumn): SearchSource => ({
  from: sql`${table}`,
  id: sql`${table.id}`,
  searched: sql`${table.searched}`,
  name: sql`${name}`,
});

/** Of the many that hang on sponsorships, those of the sponsorships that the actor sees. */
const ofSponsorships = (
  table: SearchedTable & { sponsorshipId: PgColumn },
  name: PgColumn,
  actor: Actor,
): SearchSource => ({
  ...searchedIn(table, name),
  hasParts: true,
  scope: isAdmin(actor)
    ? undefined
    : sql`exists (select from ${sponsorships} where ${sponsorships.id} = ${table.sponsorshipId}
        and ${inScope(actor, sql`${sponsorships.areaId}`)})`,
});

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
      isActive: isActiveContract(sql`${contracts}`, today),
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

/** Products by id, with what is said of a hit. */
export const findProductsById = (db: Connection, ids: readonly number[]) =>
  db
    .select({
      id: products.id,
      name: products.name,
      category: productCategories.name,
      section: productCategories.section,
    })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(inArray(products.id, [...ids]));
export type FoundProduct = Awaited<ReturnType<typeof findProductsById>>[number];

/** The best products by their texts. */
export const searchProducts = (db: Connection, query: SearchQuery) =>
  findBest(db, searchedIn(products, products.name), query);

/** Users by id, with what is said of a hit. */
export const findUsersById = (db: Connection, ids: readonly number[]) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      lockedOut: users.lockedOut,
      picture: { id: files.id, sha256: files.sha256 },
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.pictureFileId))
    .where(inArray(users.id, [...ids]));
export type FoundUser = Awaited<ReturnType<typeof findUsersById>>[number];

/** The best users by name and e-mail. */
export const searchUsers = (db: Connection, query: SearchQuery) => findBest(db, searchedIn(users, users.name), query);

/** The primary contacts of sponsorships, by their ids. */
export const findPrimaryContacts = (db: Connection, sponsorshipIds: readonly number[]) =>
  db
    .select({ id: contacts.id, sponsorshipId: contacts.sponsorshipId })
    .from(contacts)
    .where(and(inArray(contacts.sponsorshipId, [...sponsorshipIds]), eq(contacts.primary, true)));

/** Contacts by id, with the sponsorship of each. */
export const findContactsById = (db: Connection, ids: readonly number[]) =>
  db
    .select({
      id: contacts.id,
      name: contacts.name,
      email: contacts.email,
      phone: contacts.phone,
      sponsorshipId: contacts.sponsorshipId,
      sponsorship: sponsorships.name,
    })
    .from(contacts)
    .innerJoin(sponsorships, eq(sponsorships.id, contacts.sponsorshipId))
    .where(inArray(contacts.id, [...ids]));
export type FoundContact = Awaited<ReturnType<typeof findContactsById>>[number];

/** The best contacts that are not primary, of sponsorships that the actor sees. */
export const searchOtherContacts = (db: Connection, actor: Actor, query: SearchQuery) =>
  findBest(db, { ...ofSponsorships(contacts, contacts.name, actor), only: sql`not ${contacts.primary}` }, query);

/** Documents by id, with the sponsorship of each. */
export const findDocumentsById = (db: Connection, ids: readonly number[]) =>
  db
    .select({
      id: clubDocuments.id,
      title: clubDocuments.title,
      kind: clubDocuments.kind,
      sponsorshipId: sponsorships.id,
      sponsorship: sponsorships.name,
    })
    .from(clubDocuments)
    .innerJoin(sponsorships, eq(sponsorships.id, clubDocuments.sponsorshipId))
    .where(inArray(clubDocuments.id, [...ids]));
export type FoundDocument = Awaited<ReturnType<typeof findDocumentsById>>[number];

/** The best documents by their titles, of sponsorships that the actor sees. */
export const searchDocuments = (db: Connection, actor: Actor, query: SearchQuery) =>
  findBest(
    db,
    { ...ofSponsorships(clubDocuments, clubDocuments.title, actor), only: sql`${clubDocuments.removedAt} is null` },
    query,
  );
