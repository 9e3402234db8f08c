import { safeRedirect } from '@sponsorat/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../../../lib/deps.ts';
import { describeError } from '../../../lib/http/error-log.ts';
import { errorPage, pageRefusals } from '../../../lib/http/error-page.ts';
import { redirect } from '../../../lib/http/statuses.ts';
import { Problem } from '../../../lib/problem.ts';
import type { CookieJar } from '../cookies.ts';
import { loginCookie } from './login-cookie.ts';
import { logInFromDirectory } from './oidc.usecases.ts';
import { notSetUp, notTrusted } from './problems.ts';
import { oidcProvider } from './provider.ts';
import { useLoginOnce } from './used-logins.store.ts';

const CALLBACK = '/login/oidc/callback';
// A cookie of some 4 kB is all that a browser keeps.
const LONGEST_PLACE = 1_000;

const beginQuery = z.object({ redirect: z.string().optional() });

const placeIn = (query: unknown): string => {
  const place = safeRedirect(beginQuery.safeParse(query).data?.redirect);
  return place !== undefined && place.length <= LONGEST_PLACE ? place : '/';
};

const settingUp = ({ config, cipher, clock }: AppDeps) => {
  const { oidc, publicUrl } = config;
  if (!oidc || !publicUrl || !cipher) return null;
  return {
    provider: oidcProvider(oidc, new URL(CALLBACK, publicUrl), clock),
    cookie: loginCookie(config, cipher, clock),
  };
};

/** A page for the user, and for the operator why the bank's login could not be used or believed. */
const tellFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof Problem && error.cause) {
    const { error: told } = error.cause as { error?: unknown };
    const answered = typeof told === 'string' ? told : undefined;
    request.log.warn({ error: describeError(error.cause), answered }, 'a log-in with the bank account failed');
  }
  return errorPage(error, request, reply);
};

/** The way to the bank's login and back. The browser opens both itself, so that what goes wrong is told as a page. */
export const oidcRoutes = (app: FastifyInstance, deps: AppDeps, cookies: CookieJar): void => {
  const setUp = settingUp(deps);
  const shared = { config: { right: 'public' } as const, exposeHeadRoute: false, errorHandler: tellFailure };
  const refusals = { 404: 'Bankens login er ikke slået til', 503: 'Bankens login eller databasen svarer ikke' };

  const beginSchema = {
    summary: 'Log ind med bankens konto: til bankens login',
    querystring: beginQuery,
    response: { 302: redirect('Til bankens login'), ...pageRefusals(refusals) },
  };
  app.get('/login/oidc', { ...shared, schema: beginSchema }, async (request, reply) => {
    if (!setUp) throw notSetUp();
    const { url, begun } = await setUp.provider.begin();
    setUp.cookie.set(request, reply, { ...begun, place: placeIn(request.query) });
    return reply.redirect(url.href);
  });

  const callbackSchema = {
    summary: 'Log ind med bankens konto: tilbage fra bankens login',
    response: {
      302: redirect('Derhen, hvor login begyndte'),
      ...pageRefusals({
        401: 'Svaret kan ikke bekræftes: forfalsket, brugt, for gammelt eller fra et andet sted',
        403: 'Ingen adgang, eller afvist af bankens login',
        ...refusals,
      }),
    },
  };
  app.get(CALLBACK, { ...shared, schema: callbackSchema }, async (request, reply) => {
    if (!setUp) throw notSetUp();
    const begun = setUp.cookie.take(request, reply);
    if (!begun || !(await useLoginOnce(deps.db, begun, deps.clock.now()))) throw notTrusted();
    const person = await setUp.provider.finish(`?${request.url.split('?').slice(1).join('?')}`, begun);
    const oldSessionId = cookies.sessionId(request);
    const { token } = await logInFromDirectory(deps, person, {
      address: request.ip,
      requestId: request.id,
      oldSessionId,
    });
    cookies.begin(request, reply, token, false);
    return reply.redirect(begun.place);
  });
};
