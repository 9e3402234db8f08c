import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../lib/config.ts';
import { isHttps } from '../../lib/http/security-headers.ts';
import { CODE_WAITS, lifetimeOf } from '../users/lifetimes.rules.ts';
import { sessionIdOf } from '../users/sessions.store.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'x-xsrf-token';

/** For what no script reads. */
const hidden = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
const prefix = (secure: boolean) => (secure ? '__Host-' : '');
const sessionCookie = (secure: boolean) => `${prefix(secure)}sponsorat`;
/** Of a login whose password was right, and which waits for its code. */
const pendingCookie = (secure: boolean) => `${prefix(secure)}sponsorat-code`;

/** Reads and writes the cookies: the session's, the XSRF token that is bound to it, and that of a login under way. */
export const cookieJar = (config: Pick<Config, 'publicUrl'>, key: Buffer) => {
  const sessionToken = (request: FastifyRequest): string | null =>
    request.cookies[sessionCookie(isHttps(request, config))] ?? null;

  const signature = (nonce: string, session: string | null) =>
    createHmac('sha256', key)
      .update(`${nonce}.${session ? sessionIdOf(session) : 'anonymous'}`)
      .digest('base64url');

  const isValid = (token: string | undefined, session: string | null): token is string => {
    const [nonce, sent] = token?.split('.') ?? [];
    if (!nonce || !sent) return false;
    const expected = Buffer.from(signature(nonce, session));
    const actual = Buffer.from(sent);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  };

  const setXsrf = (request: FastifyRequest, reply: FastifyReply, session: string | null) => {
    const nonce = randomBytes(16).toString('base64url');
    reply.setCookie(XSRF_COOKIE, `${nonce}.${signature(nonce, session)}`, {
      path: '/',
      sameSite: 'lax',
      secure: isHttps(request, config),
      maxAge: lifetimeOf(true).absolute / 1000,
    });
  };

  return {
    /** The session's id that the request claims; null without the cookie. */
    sessionId: (request: FastifyRequest): string | null => {
      const token = sessionToken(request);
      return token ? sessionIdOf(token) : null;
    },
    /** True where the header repeats the cookie, and both belong to this session. */
    hasXsrf: (request: FastifyRequest): boolean => {
      const cookie = request.cookies[XSRF_COOKIE];
      return isValid(cookie, sessionToken(request)) && request.headers[XSRF_HEADER] === cookie;
    },
    /** Sets the XSRF cookie where the client has none that holds. */
    offerXsrf: (request: FastifyRequest, reply: FastifyReply): void => {
      const session = sessionToken(request);
      if (!isValid(request.cookies[XSRF_COOKIE], session)) setXsrf(request, reply, session);
    },
    begin: (request: FastifyRequest, reply: FastifyReply, token: string, remember: boolean): void => {
      const secure = isHttps(request, config);
      reply.setCookie(sessionCookie(secure), token, {
        ...hidden,
        secure,
        ...(remember && { maxAge: lifetimeOf(true).absolute / 1000 }),
      });
      setXsrf(request, reply, token);
    },
    /** The id of the login under way that the request claims; null without the cookie. */
    pendingId: (request: FastifyRequest): string | null => {
      const token = request.cookies[pendingCookie(isHttps(request, config))];
      return token ? sessionIdOf(token) : null;
    },
    beginPending: (request: FastifyRequest, reply: FastifyReply, token: string): void => {
      const secure = isHttps(request, config);
      const lifetime = { maxAge: CODE_WAITS / 1000 };
      reply.setCookie(pendingCookie(secure), token, { ...hidden, secure, ...lifetime });
    },
    endPending: (request: FastifyRequest, reply: FastifyReply): void => {
      const secure = isHttps(request, config);
      reply.clearCookie(pendingCookie(secure), { ...hidden, secure });
    },
    end: (request: FastifyRequest, reply: FastifyReply): void => {
      const secure = isHttps(request, config);
      reply.clearCookie(sessionCookie(secure), { ...hidden, secure });
      setXsrf(request, reply, null);
    },
  };
};
export type CookieJar = ReturnType<typeof cookieJar>;
