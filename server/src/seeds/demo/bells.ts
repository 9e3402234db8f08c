import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { notifications } from '../../features/notifications/notifications.table.ts';
import { HOUR } from '../../lib/clock.ts';
import { rowsOf } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { demoLogins } from '../demo-accounts.ts';

/** How long ago each has rung; the older half has been read. */
const ago = [1, 3, 26, 50, 120].map((hours) => hours * HOUR);
const READ_BEFORE = 40 * HOUR;

const clubSchema = z.object({ id: z.number(), name: z.string(), contractId: z.number(), number: z.string() });

/** What the demo's users hear of as they log in: five each, of clubs that they see. */
export const ringBells = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now().getTime();
  await db.delete(notifications);
  for (const { email } of demoLogins) {
    const colleague = demoLogins.find((one) => one.email !== email)?.name;
    const clubs = await rowsOf(
      db,
      clubSchema,
      sql`select s.id, s.name, c.id as "contractId", c.number from users u
        join user_areas a on a.user_id = u.id join sponsorships s on s.area_id = a.area_id
        join lateral (select * from contracts c where c.sponsorship_id = s.id and c.status = 'Godkendt'
          order by c.approved_at desc limit 1) c on true
        where u.email = ${email} order by (s.user_id = u.id) desc, c.approved_at desc limit ${ago.length}`,
    );
    const [user] = await rowsOf(db, z.object({ id: z.number() }), sql`select id from users where email = ${email}`);
    for (const [at, { id, name, contractId, number }] of clubs.entries()) {
      const isSigned = at % 2 === 1;
      const news = isSigned
        ? { kind: 'signed' as const, text: `${name} har underskrevet aftale ${number}` }
        : { kind: 'assigned' as const, text: `${colleague} har gjort dig ansvarlig for ${name}` };
      const path = isSigned ? `/sponsorships/${id}/${contractId}` : `/sponsorships/${id}`;
      const then = { now: () => new Date(now - (ago[at] ?? 0)) };
      await notify(db, then, null, user ? [user.id] : [], { ...news, path, sponsorshipId: id });
    }
  }
  await db
    .update(notifications)
    .set({ readAt: new Date(now) })
    .where(sql`at < ${new Date(now - READ_BEFORE)}`);
};
