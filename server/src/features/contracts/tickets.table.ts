import { eventKinds, grantStates, recipientTypes, ticketModes } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instant, money, versionColumns } from '../../lib/db/columns.ts';
import { searchedColumn } from '../../lib/resource/lists.columns.ts';
import { placedAs, sponsorships } from '../sponsorships/sponsorships.table.ts';
import { users } from '../users/users.table.ts';
import { contractItems } from './contracts.table.ts';

/** What a club invites to: matches, concerts, meetings. */
export const events = pgTable(
  'events',
  {
    id: idColumn(),
    sponsorshipId: integer('sponsorship_id')
      .notNull()
      .references(() => sponsorships.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    date: date('date').notNull(),
    time: text('time'),
    venue: text('venue'),
    kind: text('kind', { enum: eventKinds }).notNull(),
    season: text('season'),
    returnBy: date('return_by'),
    cancelled: boolean('cancelled').notNull().default(false),
    note: text('note'),
    /** What a calendar calls it, by which a match that moves is known again. */
    uid: text('uid'),
    ...versionColumns(),
    searched: searchedColumn(['title', 'venue']),
  },
  (table) => [
    uniqueIndex('events_title').on(table.sponsorshipId, table.date, sql`lower(${table.title})`),
    uniqueIndex('events_uid').on(table.sponsorshipId, table.uid),
    index('events_date').on(table.date),
    check('events_return', sql`${table.returnBy} <= ${table.date}`),
  ],
);

/** What the tickets of an item are, where that was said or any were given. */
export const itemTickets = pgTable(
  'item_tickets',
  {
    itemId: integer('item_id')
      .primaryKey()
      .references(() => contractItems.id, { onDelete: 'cascade' }),
    mode: text('mode', { enum: ticketModes }).notNull(),
    unitValue: money('unit_value'),
    includesTravel: boolean('includes_travel').notNull().default(false),
    /** How many of a pool were used before the first was given here; null until then. */
    usedBefore: integer('used_before'),
    ...versionColumns(),
  },
  (table) => [check('item_tickets_value', sql`${table.unitValue} >= 0`)],
);

export type Companion = { name: string; type: (typeof recipientTypes)[number] };

/** Who got tickets, or wishes for some: of an item, for an event or out of a pool. */
export const grants = pgTable(
  'grants',
  {
    id: idColumn(),
    itemId: integer('item_id')
      .notNull()
      .references(() => contractItems.id),
    eventId: integer('event_id').references(() => events.id),
    sponsorshipId: integer('sponsorship_id').notNull(),
    areaId: integer('area_id').notNull(),
    quantity: integer('quantity').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientType: text('recipient_type', { enum: recipientTypes }).notNull(),
    company: text('company'),
    email: text('email'),
    phone: text('phone'),
    hostUserId: integer('host_user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose'),
    companions: jsonb('companions').$type<Companion[]>().notNull().default([]),
    state: text('state', { enum: grantStates }).notNull(),
    /** What it was before it was given back. */
    returnedFrom: text('returned_from', { enum: grantStates }),
    attended: integer('attended'),
    /** The day it was given, which counts where there is no event. */
    givenOn: date('given_on').notNull(),
    /** The day it was handed out by a step of its own. */
    handedOutOn: date('handed_out_on'),
    /** Who has said what it is: where it needs a second person, none of them is that. */
    savedByIds: integer('saved_by_ids').array().notNull().default(sql`'{}'`),
    requestedBy: text('requested_by').notNull(),
    requestedById: integer('requested_by_id').references(() => users.id, { onDelete: 'set null' }),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    decision: text('decision'),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Of what saved it last, by which it is known again when its answer was lost. */
    idempotencyKey: text('idempotency_key'),
    ...versionColumns(),
    searched: searchedColumn(['recipient_name', 'company', 'email', 'purpose']),
  },
  (table) => [
    placedAs('grants_place', table),
    uniqueIndex('grants_idempotency_key').on(table.idempotencyKey),
    index('grants_item').on(table.itemId, table.eventId, table.state, table.quantity),
    index('grants_event').on(table.eventId, table.itemId, table.state, table.quantity),
    index('grants_sponsorship').on(table.sponsorshipId),
    index('grants_area').on(table.areaId),
    index('grants_email').on(sql`lower(${table.email})`),
    index('grants_recipient').on(sql`lower(${table.recipientName})`),
    index('grants_host').on(table.hostUserId, table.state, table.eventId, table.givenOn, table.quantity),
    check('grants_quantity', sql`${table.quantity} between 1 and 99`),
    check('grants_attended', sql`${table.attended} between 0 and ${table.quantity}`),
  ],
);
