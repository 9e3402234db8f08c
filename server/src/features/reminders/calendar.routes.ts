import { api } from '@sponsorat/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../../lib/deps.ts';
import { sha256 } from '../../lib/hash.ts';
import { route } from '../../lib/http/route.ts';
import { fileAnswer, redirect, refusalSchemas } from '../../lib/http/statuses.ts';
import { visitLimit } from '../../lib/http/visit-limit.ts';
import { notFound, unreadableRequest } from '../../lib/problem.ts';
import type { TaskIndex } from '../tasks/task-index.ts';
import { FRESH_FOR } from './calendar.rules.ts';
import { makeCalendar, readCalendar, removeCalendar } from './calendar.usecases.ts';

/** How often an address may be asked for in an hour. */
const AN_HOUR = 60;
const params = z.object({ token: z.string() });

/** Where the app is, as its users know it. */
const baseOf = ({ config }: AppDeps, request: FastifyRequest): URL => {
  const base = config.publicUrl ?? URL.parse(`${request.protocol}://${request.host}`);
  if (!base) throw unreadableRequest();
  return base;
};

export const calendarRoutes = (app: FastifyInstance, deps: AppDeps, index: TaskIndex): void => {
  const calls = api.reminders;
  const limit = visitLimit(AN_HOUR, deps.clock);
  route(app, calls.makeCalendar, async ({ actor, request }) => {
    const base = baseOf(deps, request);
    return { url: new URL(`/calendar/${await makeCalendar(deps, actor)}.ics`, base).href };
  });
  route(app, calls.removeCalendar, ({ actor }) => removeCalendar(deps, actor));
  const schema = {
    summary: 'En brugers frister som kalender, ved den adresse, som kun brugeren har fået',
    security: [],
    params,
    response: {
      200: fileAnswer('text/calendar'),
      304: redirect('Uændret'),
      ...refusalSchemas({ method: 'GET', right: 'public', refusals: [404, 429] }),
    },
  };
  app.get('/calendar/:token.ics', { config: { right: 'public' }, schema }, async (request, reply) => {
    const { token } = params.parse(request.params);
    limit.count(sha256(token));
    const text = await readCalendar(deps, index, token, baseOf(deps, request));
    if (text === null) throw notFound();
    const etag = `"${sha256(text)}"`;
    reply.header('etag', etag).header('cache-control', `private, max-age=${FRESH_FOR}`);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
};
