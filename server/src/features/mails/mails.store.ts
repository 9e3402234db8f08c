import type { MailListRequest, MailRow, MailStatus } from '@sponsorat/api';
import { and, asc, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { DAY } from '../../lib/clock.ts';
import { type Connection, first } from '../../lib/db/database.ts';
import { newsTo } from '../../lib/notifications/notify.ts';
import { listResources } from '../../lib/resource/list.store.ts';
import { foldedSql, searchedFor } from '../../lib/resource/lists.ts';
import { findAdminIds } from '../users/users.store.ts';
import { users } from '../users/users.table.ts';
import { newsOfFailure } from './mails.rules.ts';
import { mails } from './mails.table.ts';

export type MailRecord = typeof mails.$inferSelect;
export type NewMail = typeof mails.$inferInsert;

/** Adds a mail to the outbox, unless one of the same dedupe key is there; its id, or null. */
export const addMail = async (tx: Connection, mail: NewMail): Promise<number | null> => {
  const [row] = await tx.insert(mails).values(mail).onConflictDoNothing({ target: mails.dedupeKey }).returning();
  return row?.id ?? null;
};

export const listMails = (db: Connection, request: MailListRequest): Promise<{ rows: MailRow[]; total: number }> => {
  const { createdAt, to, subject, status, tries, error, sentAt } = mails;
  const row = { Id: mails.id, CreatedAt: createdAt, To: to, Subject: subject, Status: status };
  const definition = {
    table: mails,
    row: { ...row, Tries: tries, Error: error, SentAt: sentAt },
    filters: { status },
  };
  return listResources(db, definition, request);
};

export const findMail = (db: Connection, id: number): Promise<MailRecord | null> =>
  first(db.select().from(mails).where(eq(mails.id, id)));

/** A mail, locked until the transaction ends. */
export const lockMail = (tx: Connection, id: number): Promise<MailRecord | null> =>
  first(tx.select().from(mails).where(eq(mails.id, id)).for('update'));

/** A mail is due at once. */
export const makeDue = async (tx: Connection, id: number, now: Date): Promise<void> => {
  await tx.update(mails).set({ status: 'Venter', nextTryAt: now }).where(eq(mails.id, id));
};

const isDue = (now: Date): SQL | undefined =>
  // Of one that is being sent, the lock says whether its node is still at it.
  or(and(eq(mails.status, 'Venter'), lte(mails.nextTryAt, now)), eq(mails.status, 'Sender'));

/** The ids of mails that may be due, the longest waiting first; some may be in the hands of another node. */
export const findDueMails = async (db: Connection, now: Date, most: number): Promise<number[]> => {
  const rows = await db.select({ id: mails.id }).from(mails).where(isDue(now)).orderBy(mails.nextTryAt).limit(most);
  return rows.map(({ id }) => id);
};

/** Marks a mail as being sent, which counts as a try; null where somebody has sent it meanwhile. */
export const claimMail = (db: Connection, id: number, now: Date): Promise<MailRecord | null> =>
  first(
    db
      .update(mails)
      .set({ status: 'Sender', tries: sql`${mails.tries} + 1` })
      .where(and(eq(mails.id, id), isDue(now)))
      .returning(),
  );

export type Outcome = Pick<MailRecord, 'status' | 'error'> & Partial<Pick<MailRecord, 'sentAt' | 'nextTryAt'>>;
type SettledColumns = Outcome & Partial<Pick<MailRecord, 'text' | 'html' | 'secrets'>>;

const settling = (db: Connection, { id }: Pick<MailRecord, 'id'>, outcome: SettledColumns) =>
  db
    .update(mails)
    .set(outcome)
    .where(and(eq(mails.id, id), eq(mails.status, 'Sender')));

/** Says what became of a mail that was claimed. What nobody may see goes out of one that was sent. */
export const settleMail = async (
  db: Connection,
  mail: Pick<MailRecord, 'id'>,
  outcome: SettledColumns,
): Promise<void> => {
  await settling(db, mail, outcome);
};

/** Says of a mail that was claimed that it did not arrive, in one statement with who is told so: all of it is saved, or nothing. */
export const failMail = async (db: Connection, mail: MailRecord, outcome: Outcome, now: Date): Promise<void> => {
  const news = newsOfFailure(mail);
  const admins = await findAdminIds(db);
  const author = [mail.byUserId].filter((id) => id !== null && !admins.includes(id)) as number[];
  const by = { actor: null, now };
  await db.execute(sql`with settled as (${settling(db, mail, outcome).getSQL()}),
    told as (${newsTo(admins, news.admins, by)}) ${newsTo(author, news.author, by)}`);
};

/** How many mails have each of some statuses. */
export const countMails = async (db: Connection, ...statuses: MailStatus[]): Promise<Record<string, number>> => {
  const counted = statuses.map(async (status) => [status, await db.$count(mails, eq(mails.status, status))]);
  return Object.fromEntries(await Promise.all(counted));
};

const KEPT = 365 * DAY;

/** Removes what was sent so long ago that nobody asks for it any more; what did not arrive stays for somebody to act on. */
export const sweepMails = async (db: Connection, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - KEPT);
  // None is sent before it is made, and there is an index of when they were made.
  const isOld = and(lt(mails.createdAt, oldest), lt(mails.sentAt, oldest));
  const gone = db
    .delete(mails)
    .where(and(eq(mails.status, 'Sendt'), isOld))
    .returning({ id: mails.id, files: mails.fileIds });
  // A report that was attached is of nothing else.
  await db.execute(sql`with gone as ${gone}
    delete from files f where f.kind = 'report' and f.id in (select unnest(gone.file_ids) from gone)
      and not exists (select from mails m where f.id = any(m.file_ids) and m.id not in (select gone.id from gone))`);
};

/** When a mail goes by itself; null where it does not. */
export const goneAt = ({ status, sentAt }: Pick<MailRecord, 'status' | 'sentAt'>): Date | null =>
  status === 'Sendt' && sentAt ? new Date(sentAt.getTime() + KEPT) : null;

/** The mails to somebody, or that name them, oldest first: for whoever must say what is stored of a person. */
export const findMailsOf = (db: Connection, text: string) => {
  const { id, to, replyTo, subject, status, createdAt, sentAt } = mails;
  const all = sql`concat_ws(E'\n', ${to}, ${users.name}, ${users.email}, ${replyTo}, ${subject}, ${mails.text})`;
  return db
    .select({ id, to, status, createdAt, sentAt })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.toUserId))
    .where(searchedFor(text, foldedSql(all)))
    .orderBy(asc(id));
};
