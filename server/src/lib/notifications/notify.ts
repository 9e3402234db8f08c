import type { NotificationKind } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Author } from '../actor.ts';
import type { Clock } from '../clock.ts';
import { type Connection, listOf } from '../db/database.ts';

type News = {
  kind: NotificationKind;
  /** What has happened, in a sentence that says who did it. */
  text: string;
  /** The page that it leads to. */
  path: string;
  /** The sponsorship that the text names: whoever may no longer see it does not see this either. */
  sponsorshipId?: number | null;
};

/**
 * The statement that rings at the bells of users: never at that of whoever did it, nor at those of users who are locked
 * out. Without an actor the app itself did it.
 */
export const newsTo = (
  userIds: readonly number[],
  { kind, text, path, sponsorshipId = null }: News,
  { actor, now }: { actor: Pick<Author, 'id'> | null; now: Date },
): SQL => sql`
  insert into notifications (user_id, kind, text, path, sponsorship_id, at)
  select u.id, ${kind}, ${text}, ${path}, ${sponsorshipId}::int, ${now.toISOString()}::timestamptz from users u
  where u.id = any(${listOf(userIds, 'int')}) and not u.locked_out and u.id is distinct from ${actor?.id ?? null}::int`;

/** Rings at the bells of users, in the transaction of what somebody has done: at the bells of others. */
export const notify = async (
  tx: Connection,
  clock: Clock,
  actor: Pick<Author, 'id'> | null,
  userIds: readonly number[],
  news: News,
): Promise<void> => {
  if (userIds.length > 0) await tx.execute(newsTo(userIds, news, { actor, now: clock.now() }));
};
