import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { Problem, type RefusalLog } from '../../../lib/problem.ts';

/* Why somebody is not logged in with the bank's account, as a page tells it. */

const refusedLogin = (userId: number | null, email: string | null): RefusalLog => ({
  line: { action: 'login-refused', entity: 'user', entityId: userId, after: { email, bankAccount: true } },
});

const because = (cause: unknown, ...told: ConstructorParameters<typeof Problem>): Problem =>
  Object.assign(new Problem(...told), { cause });

/** What came back is not the answer to a log-in that this browser began, or was not made by the bank's login. */
export const notTrusted = (cause?: unknown) =>
  because(
    cause,
    401,
    {
      error: 'Login kunne ikke bekræftes',
      message: 'Svaret fra bankens login kunne ikke bekræftes, eller det er for gammelt. Log ind igen.',
    },
    {},
    refusedLogin(null, null),
  );

/** The bank's login says no. */
const loginRefusal = () =>
  new Problem(
    403,
    { error: 'Du blev ikke logget ind', message: 'Bankens login afviste dig, eller du afbrød. Prøv igen.' },
    {},
    refusedLogin(null, null),
  );

/** Known to the bank, but not let in here. */
export const noAccess = (bank: string | null, userId: number | null, email: string | null) =>
  new Problem(
    403,
    {
      error: 'Ingen adgang',
      message: `Du har ikke adgang. Spørg en administrator af Sponsorat${bank ? ` i ${bank}` : ''}.`,
    },
    {},
    refusedLogin(userId, email),
  );

export const notSetUp = () =>
  new Problem(404, {
    error: 'Ikke fundet',
    message: 'Her kan du ikke logge ind med bankens konto. Log ind med e-mail og adgangskode.',
  });

/** The bank's login does not answer, or not as it should. */
export const unavailable = (cause?: unknown) =>
  because(cause, 503, {
    error: 'Bankens login svarer ikke',
    message: 'Bankens login kan ikke bruges lige nu. Prøv igen om lidt, eller spørg en administrator.',
  });

const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

const isAway = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  // What fetch throws where nobody answers is a TypeError without a code.
  return (error instanceof TypeError && code === undefined) || AWAY.has(String(code));
};

/** What a log-in is answered that the library could not finish. */
export const problemOfLogin = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied' ? loginRefusal() : unavailable(error);
  // A code that was used, or is none. Anything else that the token endpoint refuses is a matter of the configuration.
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant' ? notTrusted(error) : unavailable(error);
  if (error instanceof WWWAuthenticateChallengeError || isAway(error)) return unavailable(error);
  return notTrusted(error);
};
