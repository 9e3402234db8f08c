import { api, type EventListRequest } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { rememberList } from '../sponsorship-index/remembered-list.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { findEventPage, findEventRows } from './events.store.ts';
import { readEvent, removeEvent, saveEvent } from './events.usecases.ts';

export const eventsRoutes = (app: FastifyInstance, deps: AppDeps, index: SponsorshipIndex): void => {
  const calls = api.events;
  const listEvents = rememberList(deps, index, async (tx, actor, request: EventListRequest) => {
    const { ids, total } = await findEventPage(tx, actor, request);
    return { rows: await findEventRows(tx, ids), total };
  });
  route(app, calls.list, ({ actor, input }) => listEvents(actor, input.value(), null));
  route(app, calls.get, ({ actor, params }) => readEvent(deps, actor, params.id));
  route(app, calls.save, ({ actor, input }) => saveEvent(deps, actor, input));
  route(app, calls.remove, ({ actor, params }) => removeEvent(deps, actor, params.id));
};
