import { api } from '@sponsorat/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { fileAnswer, redirect, refusalSchemas } from '../../lib/http/statuses.ts';
import { malformed, notFound, Problem } from '../../lib/problem.ts';
import type { TaskIndex } from '../tasks/task-index.ts';
import { FRESH_FOR } from './calendar.rules.ts';
import { hashOf } from './calendar.store.ts';
import { makeCalendar, readCalendar, removeCalendar } from './calendar.usecases.ts';

const params = z.object({ token: z.string() });

/** Where the app is, as its users know it. */
const baseOf = ({ config }: AppDeps, request: FastifyRequest): URL => {
  const base = config.publicUrl ?? URL.parse(`${request.protocol}://${request.host}`);
  if (!base) throw malformed();
  return base;
};

const askedTooOften = (until: Date, now: Date): Problem =>
  new Problem(
    429,
    { error: 'For mange gange', message: 'Kalenderen er hentet for mange gange den sidste time. Prøv igen senere.' },
    { 'retry-after': String(Math.ceil((until.getTime() - now.getTime()) / 1_000)) },
  );

export const calendarRoutes = (app: FastifyInstance, deps: AppDeps, index: TaskIndex): void => {
  const calls = api.reminders;
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
    const answer = await readCalendar(deps, index, token, baseOf(deps, request));
    if (!answer) throw notFound();
    if (answer.waitUntil) throw askedTooOften(answer.waitUntil, deps.clock.now());
    const etag = `"${hashOf(answer.text)}"`;
    reply.header('etag', etag).header('cache-control', `private, max-age=${FRESH_FOR}`);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(answer.text);
  });
};
