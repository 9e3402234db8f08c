import { signingOutcomes } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../../lib/db/columns.ts';
import { files } from '../files/files.table.ts';
import { mails } from '../mails/mails.table.ts';
import { users } from '../users/users.table.ts';
import { contracts } from './contracts.table.ts';

const outcomeList = sql.raw(signingOutcomes.map((outcome) => `'${outcome}'`).join(', '));

/** Sendings of agreements for signature: each of the very PDF that was frozen, named by its hash. */
export const signings = pgTable(
  'signings',
  {
    id: idColumn(),
    contractId: integer('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** Of the frozen PDF, as hexadecimal digits. */
    sha256: text('sha256').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    deadline: date('deadline').notNull(),
    sentAt: instant('sent_at').notNull(),
    sentBy: text('sent_by').notNull(),
    /** Who is answered, and told; null once their account is gone. */
    sentByUserId: integer('sent_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    senderEmail: text('sender_email').notNull(),
    /** The copy that the club has sent back, and who of its signers sent it. */
    uploadFileId: integer('upload_file_id').references(() => files.id),
    uploadSignerId: integer('upload_signer_id'),
    outcome: text('outcome', { enum: signingOutcomes }),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [
    uniqueIndex('signings_open').on(table.contractId).where(sql`outcome is null`),
    index('signings_contract').on(table.contractId, table.id),
    index('signings_upload').on(table.uploadFileId).where(sql`upload_file_id is not null`),
    check('signings_outcome_known', sql`${table.outcome} in (${outcomeList})`),
    check('signings_end', sql`(${table.outcome} is null) = (${table.endedAt} is null)`),
  ],
);

const signingId = () =>
  integer('signing_id')
    .notNull()
    .references(() => signings.id, { onDelete: 'cascade' });

/** Who signs an agreement for the club. */
export const signers = pgTable(
  'signers',
  {
    id: idColumn(),
    signingId: signingId(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** How often the link was replaced: part of what it is made of. */
    linkCount: integer('link_count').notNull().default(0),
    /** Of the link's token; null only while the row is made. */
    tokenHash: text('token_hash').unique(),
    /** When a mail with the link was sent last, and which one. */
    mailedAt: instant('mailed_at').notNull(),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    openedAt: instant('opened_at'),
    signedAt: instant('signed_at'),
    /** As the signer wrote them. */
    signedName: text('signed_name'),
    title: text('title'),
    /** From where the signature came. */
    address: text('address'),
    declinedAt: instant('declined_at'),
    reason: text('reason'),
    codeHash: text('code_hash'),
    codeAt: instant('code_at'),
    codeTries: integer('code_tries').notNull().default(0),
  },
  (table) => [
    uniqueIndex('signers_email').on(table.signingId, sql`lower(${table.email})`),
    check('signers_signed_is_whole', sql`(${table.signedAt} is null) = (${table.signedName} is null)`),
  ],
);

export const signingEventKinds = [
  ...(['sent', 'opened', 'code', 'wrong-code', 'signed', 'declined', 'uploaded', 'rejected'] as const),
  ...(['reminded', 'changed', 'approved', 'cancelled'] as const),
] as const;
export type SigningEventKind = (typeof signingEventKinds)[number];

/** What happened to a sending, and from where. Lines are added, never changed. */
export const signingEvents = pgTable(
  'signing_events',
  {
    id: idColumn(),
    signingId: signingId(),
    signerId: integer('signer_id').references(() => signers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: signingEventKinds }).notNull(),
    at: instant('at').notNull(),
    address: text('address'),
    agent: text('agent'),
  },
  (table) => [
    index('signing_events_signing').on(table.signingId, table.id),
    index('signing_events_signer').on(table.signerId, table.kind, table.at),
  ],
);
