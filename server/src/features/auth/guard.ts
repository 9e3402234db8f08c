import { hasRole, type Right } from '@sponsorat/api';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import { lookups } from '../../lib/db/lookups.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { isApiPath, isOutsidePath } from '../../lib/http/paths.ts';
import { forbidden, notLoggedIn, passwordNotChanged, secondFactorNotSetUp, wrongXsrf } from '../../lib/problem.ts';
import { findSessionUsers, type SessionUser } from '../users/sessions.store.ts';
import type { CookieJar } from './cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route that declares none does not start. */
    right?: Right;
    /** Answered also while a password that an Admin set must be changed first. */
    beforePasswordChange?: true | undefined;
    /** Answered also while a second factor that is demanded must be set up first. */
    beforeSecondFactor?: true | undefined;
    /** A page that the browser opens itself: without a session it is sent to the login. */
    page?: boolean;
    /** A file of the web app, the same for everybody: caches keep it, so that it brings nobody a cookie. */
    isFile?: true;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** True where parts of the request were still under way when its session was looked up. */
    isIncomplete: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What no route serves: under /api it needs a session like the rest, so that nobody learns what there is. */
const rightOf = (request: FastifyRequest): Right =>
  request.routeOptions.config.right ?? (isApiPath(request.url) && !isOutsidePath(request.url) ? 'Bruger' : 'public');

const wantsPage = (request: FastifyRequest): boolean =>
  request.routeOptions.config.page === true && (request.headers.accept ?? '').includes('text/html');

type FindUser = (sessionId: string) => Promise<SessionUser | null>;

const actorOf = async (read: FindUser, cookies: CookieJar, request: FastifyRequest): Promise<Actor | null> => {
  const sessionId = cookies.sessionId(request);
  if (!sessionId) return null;
  const user = await read(sessionId);
  return user && { ...user, sessionId, address: request.ip, requestId: request.id };
};

/** Throws 403 for a role that the call is not for, and for what must be done first: a change of password, a second factor. */
const checkRights = ({ routeOptions }: FastifyRequest, actor: Actor, right: Right): void => {
  if (!hasRole(actor.roles, right)) throw forbidden();
  const { beforePasswordChange, beforeSecondFactor } = routeOptions.config;
  if (actor.mustChangePassword && !beforePasswordChange) throw passwordNotChanged();
  if (actor.mustSetUpSecondFactor && !beforePasswordChange && !beforeSecondFactor) throw secondFactorNotSetUp();
};

/**
 * Checks every request before its body is read: session (401), XSRF (403), right (403), in this order. A body may take
 * minutes to arrive, so where it does, session and right are checked again before it is used. Returns the lookup of a
 * session, which the readiness check uses too.
 */
export const guard = (app: FastifyInstance, { db, clock }: AppDeps, cookies: CookieJar): FindUser => {
  // Looked up for every request, so that a lockout and a logout act at once.
  const read = lookups((sessionIds: readonly string[]) => findSessionUsers(db, sessionIds, clock.now()));
  app.decorateRequest('actor', null);
  app.decorateRequest('isIncomplete', false);
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const undeclared = routes.find((route) => !route.config?.right);
    if (undeclared) throw new Error(`The route ${undeclared.method} ${undeclared.url} declares no right`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const right = rightOf(request);
    // Nobody is logged in there, so that no cookie could be abused.
    if (right === 'public' && isOutsidePath(request.url)) return;
    if (request.method === 'GET' && !request.routeOptions.config.isFile) cookies.offerXsrf(request, reply);
    if (right !== 'public') {
      request.actor = await actorOf(read, cookies, request);
      if (!request.actor && wantsPage(request)) return reply.redirect('/login');
      if (!request.actor) throw notLoggedIn();
      // Who it was can be looked up by whoever may: the log has the number alone.
      reply.log = request.log = request.log.child({ userId: request.actor.id });
      request.isIncomplete = !SAFE.has(request.method) && !request.raw.complete;
    }
    if (!SAFE.has(request.method) && !cookies.hasXsrf(request)) throw wrongXsrf();
    if (request.actor) checkRights(request, request.actor, right);
  });
  app.addHook('preHandler', async (request) => {
    if (!request.isIncomplete) return;
    request.actor = await actorOf(read, cookies, request);
    if (!request.actor) throw notLoggedIn();
    checkRights(request, request.actor, rightOf(request));
  });
  return read;
};
