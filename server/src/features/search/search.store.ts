import type { IsoDate } from '@sponsorat/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { firstLine, searchedFor } from '../../lib/resource/lists.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { events, grants } from '../contracts/tickets.table.ts';
import { clubDocuments } from '../documents/documents.table.ts';
import { files } from '../files/files.table.ts';
import { person } from '../grants/recipients.store.ts';
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

/** Events by id, with the sponsorship of each. */
export const findEventsById = (db: Connection, ids: readonly number[]) =>
  db
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      time: events.time,
      cancelled: events.cancelled,
      sponsorship: sponsorships.name,
    })
    .from(events)
    .innerJoin(sponsorships, eq(sponsorships.id, events.sponsorshipId))
    .where(inArray(events.id, [...ids]));
export type FoundEvent = Awaited<ReturnType<typeof findEventsById>>[number];

/** The best events by their titles, of sponsorships that the actor sees. */
export const searchEvents = (db: Connection, actor: Actor, query: SearchQuery) =>
  findBest(
    db,
    {
      ...ofSponsorships(events, events.title, actor),
      // Where they are is no name of theirs.
      searched: firstLine(sql`${events.searched}`),
      hasParts: false,
    },
    query,
  );

/** Who got or wishes for tickets, each by one of their grants. */
export const findRecipientsById = (db: Connection, ids: readonly number[]) =>
  db
    .select({ id: grants.id, name: grants.recipientName, company: grants.company, email: grants.email })
    .from(grants)
    .where(inArray(grants.id, [...ids]));
export type FoundRecipient = Awaited<ReturnType<typeof findRecipientsById>>[number];

/** The best recipients by name, each once, of grants that the actor sees. */
export const searchRecipients = (db: Connection, actor: Actor, query: SearchQuery) => {
  const name = firstLine(sql`g.searched`);
  const people = sql`(select distinct on (${person}) g.id, g.recipient_name as name, ${name} as searched
    from grants g where ${inScope(actor, sql`g.area_id`)} and ${searchedFor(query.sought, name)}
    order by ${person}, g.id desc) people`;
  return findBest(
    db,
    { from: people, id: sql`people.id`, searched: sql`people.searched`, name: sql`people.name` },
    query,
  );
};
