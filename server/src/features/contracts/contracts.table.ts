import { type AgreementTerms, contractStatuses } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idColumn, instant, money, versionColumns } from '../../lib/db/columns.ts';
import { categories } from '../categories/categories.table.ts';
import { files } from '../files/files.table.ts';
import { products } from '../products/products.table.ts';
import { placeColumns, placedAs, sponsorships } from '../sponsorships/sponsorships.table.ts';
import type { GoneProduct } from '../templates/fill.rules.ts';
import { templates } from '../templates/templates.table.ts';
import { termsColumns } from '../templates/terms.table.ts';
import type { FrozenProduct } from './terms.rules.ts';

const terms = termsColumns();

export const contracts = pgTable(
  'contracts',
  {
    id: idColumn(),
    number: text('number').notNull().unique(),
    sponsorshipId: integer('sponsorship_id')
      .notNull()
      .references(() => sponsorships.id),
    /** The agreement of the same sponsorship that it follows; each is followed by one at most. */
    renewsId: integer('renews_id').references((): AnyPgColumn => contracts.id, { onDelete: 'set null' }),
    /** The template that it began with. */
    templateId: integer('template_id').references(() => templates.id, { onDelete: 'set null' }),
    /** Products of that template that were gone by then: news until somebody has saved the products. */
    goneProducts: jsonb('gone_products').$type<GoneProduct[]>(),
    simple: boolean('simple').notNull().default(false),
    /** The number that an older paper carries: no part of what the agreement says, so it is never frozen. */
    externalNumber: text('external_number'),
    status: text('status', { enum: contractStatuses }).notNull(),
    startDate: date('start_date'),
    endDate: date('end_date'),
    renegotiation: date('renegotiation'),
    ...terms,
    sponsorPaysPrints: terms.sponsorPaysPrints.default(false),
    /** The agreement as it was confirmed; null while it is a draft, which reads live. */
    frozen: jsonb('frozen').$type<AgreementTerms>(),
    frozenCategoryName: text('frozen_category_name').generatedAlwaysAs(sql`frozen ->> 'categoryName'`),
    agreementFileId: integer('agreement_file_id').references(() => files.id),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: text('confirmed_by'),
    /** When its signers were last written to; null while it is not out for signature. */
    sentAt: instant('sent_at'),
    approvedAt: instant('approved_at'),
    approvedBy: text('approved_by'),
    /** When a file brought it; null where it was made here. */
    importedAt: instant('imported_at'),
    /** The days that the bank and then both had settled it on paper, as the file that brought it says. */
    confirmedOn: date('confirmed_on'),
    signedOn: date('signed_on'),
    /** Null where it was made before that was stored, and the log no longer knows. */
    createdAt: instant('created_at'),
    createdBy: text('created_by'),
    /** Who has saved the draft since it was made or reopened: under four eyes none of them allows it. */
    savedByIds: integer('saved_by_ids').array().notNull().default(sql`'{}'`),
    ...versionColumns(),
  },
  (table) => [
    index('contracts_sponsorship').on(table.sponsorshipId, table.id, table.status),
    index('contracts_category').on(table.categoryId),
    index('contracts_template').on(table.templateId),
    index('contracts_external_number').on(sql`lower(${table.externalNumber})`).where(sql`external_number is not null`),
    uniqueIndex('contracts_renews').on(table.renewsId),
    index('contracts_ends').on(table.endDate, table.renegotiation).where(sql`status = 'Godkendt'`),
    index('contracts_to_pay')
      .on(table.id, table.endDate, table.sponsorshipId)
      .where(sql`status = 'Godkendt' and sponsorship_amount > 0`),
    index('contracts_renegotiated').on(table.renegotiation).where(sql`status = 'Godkendt'`),
    index('contracts_unfinished').on(table.status, table.id).where(sql`status <> 'Godkendt'`),
    index('contracts_approved').on(table.sponsorshipId, table.startDate, table.endDate).where(sql`status = 'Godkendt'`),
    check('contracts_status_known', sql`${table.status} in ('Kladde', 'Afventer', 'Godkendt')`),
    check('contracts_period', sql`${table.endDate} >= ${table.startDate}`),
    check('contracts_amount', sql`${table.sponsorshipAmount} >= 0`),
    check(
      'contracts_confirmed_is_whole',
      sql`${table.status} = 'Kladde' or (${table.frozen} is not null and ${table.agreementFileId} is not null
        and ${table.confirmedAt} is not null and ${table.categoryId} is not null and ${table.startDate} is not null
        and ${table.endDate} is not null and ${table.sponsorshipAmount} is not null)`,
    ),
    check('contracts_approved_has_time', sql`(${table.status} = 'Godkendt') = (${table.approvedAt} is not null)`),
  ],
);

const contractId = () =>
  integer('contract_id')
    .notNull()
    .references(() => contracts.id, { onDelete: 'cascade' });

export const contractCategories = pgTable(
  'contract_categories',
  {
    contractId: contractId(),
    position: integer('position').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.position] }),
    index('contract_categories_category').on(table.categoryId),
  ],
);

/** What is paid of a contract, and when it falls due. A rate stays itself through edits: payments are made on it. */
export const contractRates = pgTable(
  'contract_rates',
  {
    id: idColumn(),
    contractId: contractId(),
    position: integer('position').notNull(),
    amount: money('amount').notNull(),
    /** Null only in a draft that a template began without a start. */
    dueDate: date('due_date'),
    /** What has been paid of it: the sum of its payments, saved with each of them. */
    paid: money('paid').notNull().default(sql`'0'`),
    /** What has been paid and invoiced of it. It never exceeds the rate, whoever registers at the same moment. */
    registered: money('registered').notNull().default(sql`'0'`),
    ...placeColumns(),
  },
  (table) => [
    placedAs('contract_rates_place', table),
    unique('contract_rates_position').on(table.contractId, table.position),
    index('contract_rates_first').on(table.contractId).where(sql`position = 0`),
    // They hold all that lists of rates are counted and added up by, so that their rows need not be read for it.
    index('contract_rates_due').on(
      table.dueDate,
      table.id,
      table.contractId,
      table.sponsorshipId,
      table.areaId,
      table.amount,
      table.paid,
      table.registered,
    ),
    index('contract_rates_area').on(
      table.areaId,
      table.dueDate,
      table.id,
      table.contractId,
      table.amount,
      table.paid,
      table.registered,
    ),
    index('contract_rates_paid').on(table.areaId, table.contractId).where(sql`paid >= amount`),
    index('contract_rates_sponsorship').on(
      table.sponsorshipId,
      table.dueDate,
      table.id,
      table.contractId,
      table.amount,
      table.paid,
      table.registered,
    ),
    index('contract_rates_unpaid')
      .on(table.dueDate, table.id, table.contractId, table.areaId, table.amount, table.paid)
      .where(sql`paid < amount`),
    index('contract_rates_area_unpaid')
      .on(table.areaId, table.dueDate, table.id, table.contractId, table.amount, table.paid)
      .where(sql`paid < amount`),
    check('contract_rates_amount', sql`${table.amount} >= 0`),
    check('contract_rates_registered', sql`${table.registered} between ${table.paid} and ${table.amount}`),
  ],
);

/** Products of a contract. Usage belongs to the item and survives an edit that keeps the product. */
export const contractItems = pgTable(
  'contract_items',
  {
    id: idColumn(),
    contractId: contractId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    position: integer('position').notNull(),
    selected: boolean('selected').notNull(),
    amount: integer('amount'),
    value: money('value'),
    addOns: text('add_ons').array().notNull().default(sql`'{}'`),
    match: text('match'),
    pool: text('pool'),
    season: text('season'),
    catering: boolean('catering').notNull(),
    tvAngle: boolean('tv_angle').notNull(),
    description: text('description'),
    used: integer('used').notNull().default(0),
    public: boolean('public').notNull().default(false),
    /** The product as it was when the contract was confirmed; null in a draft. */
    frozen: jsonb('frozen').$type<FrozenProduct>(),
    section: text('section').generatedAlwaysAs(sql`frozen ->> 'section'`),
    isTicket: boolean('is_ticket').generatedAlwaysAs(sql`(frozen ->> 'isTicket')::boolean`),
    isUtilization: boolean('is_utilization').generatedAlwaysAs(sql`(frozen ->> 'isUtilization')::boolean`),
  },
  (table) => [
    index('contract_items_contract').on(table.contractId),
    index('contract_items_product').on(table.productId),
    index('contract_items_left').on(table.contractId).where(sql`selected and is_utilization and used < amount`),
    index('contract_items_tickets').on(table.contractId).where(sql`is_ticket and selected and amount > 0`),
    check('contract_items_amount', sql`${table.amount} >= 0`),
    check('contract_items_used', sql`${table.used} >= 0 and (${table.used} = 0 or ${table.used} <= ${table.amount})`),
  ],
);

/** The last contract number given in a year. */
export const contractNumbers = pgTable('contract_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** Signed copies, also the removed ones: the archive outlives its contract. */
export const signedDocuments = pgTable(
  'signed_documents',
  {
    id: idColumn(),
    contractId: integer('contract_id').references(() => contracts.id, { onDelete: 'set null' }),
    contractNumber: text('contract_number').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    external: boolean('external').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    reason: text('reason'),
  },
  (table) => [
    index('signed_documents_contract').on(table.contractId),
    index('signed_documents_file').on(table.fileId),
    index('signed_documents_uploaded').on(table.uploadedAt, table.contractId),
  ],
);
