import { z } from 'zod';
import { notificationKinds } from './notifications.kinds.ts';

/** So many at most are said to be read at once. */
const READ_AT_ONCE = 1_000;

const notificationSchema = z.object({
  id: z.number(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** Where it leads. */
  path: z.string(),
  at: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.output<typeof notificationSchema>;

export const notificationQuery = z.object({
  /** Only those that nobody has read. */
  unread: z.enum(['true', 'false']).optional().meta({ label: 'Ulæste' }),
});

const unread = z.number();
/** How many the user has not read, of all, and the newest. */
export const notificationsAnswer = z.object({ unread, items: z.array(notificationSchema) });
export const unreadAnswer = z.object({ unread });

/** Which ones are read now: these, or all. */
export const readInputSchema = z
  .object({
    ids: z.array(z.number()).max(READ_AT_ONCE).optional().meta({ label: 'Beskeder' }),
    all: z.literal(true).optional().meta({ label: 'Alle' }),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    path: ['ids'],
    message: 'Vælg enten nogle beskeder eller alle',
  });
export type ReadInput = z.output<typeof readInputSchema>;
