import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { readSnapshot } from '../../lib/db/database.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { findEventPage, findEventRows } from './events.store.ts';
import { readEvent, removeEvent, saveEvent } from './events.usecases.ts';

export const eventsRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const calls = api.events;
  route(app, calls.list, ({ actor, input }) => {
    const request = input.value();
    return readSnapshot(deps.db, async (tx) => {
      const { ids, total } = await findEventPage(tx, actor, request);
      return listAnswerOf(await findEventRows(tx, ids), total, request);
    });
  });
  route(app, calls.get, ({ actor, params }) => readEvent(deps, actor, params.id));
  route(app, calls.save, ({ actor, input }) => saveEvent(deps, actor, input));
  route(app, calls.remove, ({ actor, params }) => removeEvent(deps, actor, params.id));
};
