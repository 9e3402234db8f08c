import type { Clock } from '../platform/clock.ts';
import type { PooledDatabase } from '../platform/database.ts';
import { batches } from '../platform/live/batch.ts';
import { findSessionUsers, type SessionUser } from './sessions.store.ts';

type Asked = { sessionId: string; found: (user: SessionUser | null) => void; failed: (error: unknown) => void };

/**
 * Looks up whose session it is, those of many requests at once. Nothing is remembered: each is looked up after its
 * request came, so that a lockout and a logout act at once.
 */
export const sessionReader = (db: PooledDatabase, clock: Clock) => {
  const lookups = batches<Asked>(async (asked) => {
    try {
      const users = await findSessionUsers(db, [...new Set(asked.map(({ sessionId }) => sessionId))], clock.now());
      for (const { sessionId, found } of asked) found(users.get(sessionId) ?? null);
    } catch (error) {
      for (const { failed } of asked) failed(error);
    }
  });
  return (sessionId: string): Promise<SessionUser | null> =>
    new Promise((found, failed) => {
      lookups.add({ sessionId, found, failed });
    });
};
export type SessionReader = ReturnType<typeof sessionReader>;
