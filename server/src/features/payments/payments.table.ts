import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, money, versionColumns } from '../../lib/db/columns.ts';
import { searchedColumn } from '../../lib/resource/lists.columns.ts';
import { contractRates, contracts } from '../contracts/contracts.table.ts';
import { files } from '../files/files.table.ts';
import { placeColumns, placedAs } from '../sponsorships/sponsorships.table.ts';

/** What the bank has paid on an agreement, or has an invoice for: one without a date of payment waits. */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    contractId: integer('contract_id')
      .notNull()
      .references(() => contracts.id),
    rateId: integer('rate_id').references(() => contractRates.id),
    amount: money('amount').notNull(),
    paidOn: date('paid_on'),
    reference: text('reference'),
    invoiceNumber: text('invoice_number'),
    invoiceDate: date('invoice_date'),
    /** Of the amount. */
    vatAmount: money('vat_amount'),
    /** Whether the invoice prices advertisement, tickets, catering and travel apart; null where nobody said. */
    itemised: boolean('itemised'),
    invoiceFileId: integer('invoice_file_id').references(() => files.id),
    note: text('note'),
    /** When it was registered, and by whom: of an invoice that waited, that it was paid. */
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    ...versionColumns(),
    ...placeColumns(),
    searched: searchedColumn(['invoice_number', 'reference']),
  },
  (table) => [
    placedAs('payments_place', table),
    index('payments_sponsorship').on(table.sponsorshipId),
    index('payments_contract').on(table.contractId),
    index('payments_rate').on(table.rateId),
    index('payments_paid').on(table.paidOn, table.contractId, table.areaId, table.amount),
    index('payments_invoice').on(table.invoiceFileId),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_vat', sql`${table.vatAmount} >= 0`),
  ],
);

/**
 * What happened before payments were registered here: one row. It is asked once whether the rates due until then are
 * paid; `since` is the day on which the database learnt of payments.
 */
export const paymentsStart = pgTable(
  'payments_start',
  {
    id: integer('id').primaryKey(),
    since: date('since').notNull(),
    /** Null until an Admin has answered. */
    answeredAt: instant('answered_at'),
  },
  (table) => [check('payments_start_is_one', sql`${table.id} = 1`)],
);
