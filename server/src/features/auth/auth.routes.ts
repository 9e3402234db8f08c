import { api, errorBodySchema } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { redirect, refusalSchemas } from '../../lib/http/statuses.ts';
import { forbidden, passwordsOff } from '../../lib/problem.ts';
import { findCompany } from '../company/company.store.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { findSessionUsers } from '../users/sessions.store.ts';
import { findUserPicture, isResponsible } from '../users/users.store.ts';
import { logIn, logOut } from './auth.usecases.ts';
import type { CookieJar } from './cookies.ts';
import { changeOwnPassword } from './own-password.usecases.ts';
import { hasSecondFactor } from './second-factor.store.ts';

const REFUSED = 'E-mail eller adgangskode er forkert.';

export const authRoutes = (app: FastifyInstance, deps: AppDeps, cookies: CookieJar): void => {
  const { config } = deps;
  route(app, api.auth.loginOptions, async () => ({
    passwordLogin: config.passwordLogin,
    bankAccount: config.oidc && { name: (await findCompany(deps.db)).name || null },
    ...(config.demoData && { isDemo: true as const }),
  }));

  route(app, api.auth.login, async ({ input, request, reply }) => {
    if (config.passwordLogin === 'off') throw passwordsOff();
    const { email, password, remember } = input.value();
    const admitsRefusalFrom = (address: string) => app.admitsRefusalFrom(address);
    const session = await logIn(
      { ...deps, admitsRefusalFrom },
      {
        email,
        password,
        remember,
        address: request.ip,
        requestId: request.id,
        oldSessionId: cookies.sessionId(request),
      },
    );
    if (!session) return { succeeded: false, message: REFUSED };
    if (session.secondFactor) {
      cookies.beginPending(request, reply, session.token);
      return { succeeded: false, secondFactor: true as const };
    }
    cookies.begin(request, reply, session.token, remember);
    return {
      succeeded: true,
      ...(session.mustChangePassword && { mustChangePassword: true as const }),
      ...(session.mustSetUpSecondFactor && { mustSetUpSecondFactor: true as const }),
    };
  });

  route(app, api.auth.currentUser, async ({ actor }) => {
    const rules = await findRulesOn(deps.db, today(deps.clock));
    return {
      id: actor.id,
      name: actor.name,
      email: actor.email,
      picture: await findUserPicture(deps.db, actor.id),
      roles: [...actor.roles],
      ...((await isResponsible(deps.db, actor.id)) && { isResponsible: true as const }),
      ...(actor.mustChangePassword && { mustChangePassword: true as const }),
      ...((await hasSecondFactor(deps.db, actor.id)) && { secondFactor: true as const }),
      ...(actor.mustSetUpSecondFactor && { mustSetUpSecondFactor: true as const }),
      ...(!rules['signing.enabled'] && { onPaper: true as const }),
      ...(rules['approval.enabled'] && { approval: true as const }),
    };
  });

  route(app, api.profile.password, ({ actor, input }) => changeOwnPassword(deps, actor, input));

  const schema = {
    summary: 'Log ud',
    response: {
      302: redirect('Til login'),
      403: errorBodySchema.describe('Kaldt fra et andet websted'),
      ...refusalSchemas({ method: 'GET', right: 'public' }),
    },
  };
  app.get('/logout', { config: { right: 'public' }, schema }, async (request, reply) => {
    // Another site's picture or link must not be able to log people out.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw forbidden();
    const sessionId = cookies.sessionId(request);
    if (sessionId) {
      const users = await findSessionUsers(deps.db, [sessionId], deps.clock.now());
      await logOut(deps, sessionId, users.get(sessionId) ?? null, { address: request.ip, requestId: request.id });
    }
    cookies.end(request, reply);
    return reply.redirect('/login');
  });
};
