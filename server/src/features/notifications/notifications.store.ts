import { NOTIFICATION_DAYS, NOTIFICATIONS_SHOWN, type ReadInput } from '@sponsorat/api';
import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import { DAY } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import { foldedSql, searchedFor } from '../../lib/resource/lists.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { users } from '../users/users.table.ts';
import { notifications } from './notifications.table.ts';

export type NotificationRecord = typeof notifications.$inferSelect;

/** The actor's own, of sponsorships that they see. */
const ownOf = (actor: Actor): SQL | undefined =>
  and(
    eq(notifications.userId, actor.id),
    sql`(${notifications.sponsorshipId} is null or exists (select from sponsorships s
      where s.id = ${notifications.sponsorshipId} and ${inScope(actor, sql`s.area_id`)}))`,
  );

/** How many the actor has not read. */
export const countUnread = (db: Connection, actor: Actor): Promise<number> =>
  db.$count(notifications, and(ownOf(actor), isNull(notifications.readAt)));

/** The newest of the actor's, or of those that they have not read. */
export const listNotifications = (db: Connection, actor: Actor, onlyUnread: boolean): Promise<NotificationRecord[]> =>
  db
    .select()
    .from(notifications)
    .where(and(ownOf(actor), onlyUnread ? isNull(notifications.readAt) : undefined))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(NOTIFICATIONS_SHOWN);

const LARGEST_ID = 2_147_483_647;
const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= LARGEST_ID;

/** Notes that the actor has read some of theirs, or all. Others' and those that are gone are passed over. */
export const markRead = async (tx: Connection, actor: Actor, { ids }: ReadInput, now: Date): Promise<void> => {
  const these = ids && inArray(notifications.id, ids.filter(isId));
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(ownOf(actor), isNull(notifications.readAt), these));
};

const KEPT = NOTIFICATION_DAYS * DAY;

/** Removes what has been there long enough. */
export const sweepNotifications = async (db: Connection, now: Date): Promise<void> => {
  await db.delete(notifications).where(lt(notifications.at, new Date(now.getTime() - KEPT)));
};

/** When what has rung goes by itself. */
export const goneAt = ({ at }: Pick<NotificationRecord, 'at'>): Date => new Date(at.getTime() + KEPT);

/** What has rung at somebody's bell, or names them, oldest first: for whoever must say what is stored of a person. */
export const findNotificationsOf = (db: Connection, text: string) => {
  const { id, at, userId } = notifications;
  return db
    .select({ id, at, userName: users.name })
    .from(notifications)
    .innerJoin(users, eq(users.id, userId))
    .where(searchedFor(text, foldedSql(sql`concat_ws(E'\n', ${users.name}, ${users.email}, ${notifications.text})`)))
    .orderBy(asc(id));
};
