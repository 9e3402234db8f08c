import { api, type Notification, notificationTitles } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { countUnread, listNotifications, markRead, type NotificationRecord } from './notifications.store.ts';

const presentNotification = ({ id, kind, text, path, at, readAt }: NotificationRecord): Notification => ({
  id,
  kind,
  title: notificationTitles[kind],
  text,
  path,
  at: at.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

export const notificationsRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const calls = api.notifications;
  route(app, calls.list, async ({ actor, query }) => {
    const onlyUnread = query().unread === 'true';
    return {
      unread: await countUnread(db, actor),
      items: (await listNotifications(db, actor, onlyUnread)).map(presentNotification),
    };
  });
  route(app, calls.read, async ({ actor, input }) => {
    await markRead(db, actor, input.value(), clock.now());
    return { unread: await countUnread(db, actor) };
  });
};
