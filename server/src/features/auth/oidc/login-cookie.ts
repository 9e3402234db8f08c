import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Clock, MINUTE } from '../../../lib/clock.ts';
import type { Config } from '../../../lib/config.ts';
import { isHttps } from '../../../lib/http/security-headers.ts';
import type { Cipher } from '../../../lib/secret-key.ts';

const PURPOSE = 'oidc-login';
const LIFETIME = 10 * MINUTE;

const held = z.object({
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go once logged in. */
  place: z.string(),
  until: z.number(),
});
type LoginState = z.infer<typeof held>;

/** The cookie of a log-in that is under way at the bank's login: ten minutes, encrypted, read by nobody else. */
export const loginCookie = (config: Pick<Config, 'publicUrl'>, cipher: Cipher, clock: Clock) => {
  const settingsOf = (request: FastifyRequest) => {
    const secure = isHttps(request, config);
    const name = secure ? '__Host-sponsorat-oidc' : 'sponsorat-oidc';
    return { name, options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const };
  };
  return {
    set: (request: FastifyRequest, reply: FastifyReply, begun: Omit<LoginState, 'until'>): void => {
      const { name, options } = settingsOf(request);
      const text = JSON.stringify({ ...begun, until: clock.now().getTime() + LIFETIME });
      reply.setCookie(name, cipher.encrypt(PURPOSE, text), { ...options, maxAge: LIFETIME / 1_000 });
    },
    /** What it holds, and its end: an answer is taken once. Null where there is none that holds. */
    take: (request: FastifyRequest, reply: FastifyReply): LoginState | null => {
      const { name, options } = settingsOf(request);
      reply.clearCookie(name, options);
      const text = cipher.decrypt(PURPOSE, request.cookies[name] ?? '');
      if (text === null) return null;
      const login = held.parse(JSON.parse(text));
      return login.until > clock.now().getTime() ? login : null;
    },
  };
};
