import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { CookieJar } from './cookies.ts';
import {
  beginOwnSecondFactor,
  confirmOwnSecondFactor,
  removeOwnSecondFactor,
  resetSecondFactor,
  showSecondFactor,
} from './second-factor.usecases.ts';
import { finishLogin } from './second-step.usecases.ts';

const OVER = 'Der gik for lang tid, eller dit login er ændret i mellemtiden. Skriv din adgangskode igen.';

export const secondFactorRoutes = (app: FastifyInstance, deps: AppDeps, cookies: CookieJar): void => {
  const calls = api.secondFactor;
  route(app, calls.logIn, async ({ input, request, reply }) => {
    const outcome = await finishLogin(deps, {
      pendingId: cookies.pendingId(request),
      code: input.value().code,
      address: request.ip,
      requestId: request.id,
      oldSessionId: cookies.sessionId(request),
    });
    if (outcome.kind === 'wrong') return { succeeded: false, message: outcome.message };
    cookies.endPending(request, reply);
    if (outcome.kind === 'over') return { succeeded: false, message: OVER, startOver: true as const };
    const { token, remember, mustChangePassword, recoveryCodesLeft } = outcome;
    cookies.begin(request, reply, token, remember);
    return {
      succeeded: true,
      ...(recoveryCodesLeft !== undefined && { recoveryCodesLeft }),
      ...(mustChangePassword && { mustChangePassword }),
    };
  });

  route(app, calls.get, ({ actor }) => showSecondFactor(deps, actor));
  route(app, calls.begin, ({ actor }) => beginOwnSecondFactor(deps, actor));
  route(app, calls.confirm, ({ actor, input }) => confirmOwnSecondFactor(deps, actor, input));
  route(app, calls.remove, ({ actor, input }) => removeOwnSecondFactor(deps, actor, input));
  route(app, calls.reset, ({ actor, params }) => resetSecondFactor(deps, actor, params.id));
};
