import { type EndpointDefinition, errorBodySchema } from '@sponsorat/api';
import { z } from 'zod';

type Call = Omit<EndpointDefinition, 'path' | 'summary' | 'output'>;

const descriptions: Record<number, string> = {
  400: 'Forespørgslen kan ikke læses',
  401: 'Ikke logget ind',
  403: 'Ingen ret til kaldet, eller XSRF-beviset mangler',
  404: 'Findes ikke',
  409: 'Tilstanden forbyder det, eller en anden har gemt først',
  413: 'For stor',
  415: 'En type, der ikke tages imod',
  422: 'Et felt overholder ikke sin regel',
  429: 'For mange forsøg, eller for meget på én gang; se Retry-After',
  500: 'En fejl hos os, med et nummer',
  503: 'Databasen kan ikke nås',
};

const refusalsOf = ({ beforePasswordChange, refusals = [], ...call }: Call): number[] => {
  const { method, reads, right, params, query, body, upload, limit } = call;
  const isRead = method === 'GET' || reads;
  const isForAll = right === 'public' || (right === 'Bruger' && beforePasswordChange);
  return [
    ...(right !== 'public' ? [401] : []),
    ...(method !== 'GET' || !isForAll ? [403] : []),
    // Whatever is sent is read, also where the call needs nothing of it.
    ...(method !== 'GET' ? [400, 413, 415] : []),
    ...(params ? [404] : []),
    // What two save at the same moment may collide, whatever it is.
    ...(isRead ? [] : [409]),
    ...(query || body || upload ? [422] : []),
    ...(right !== 'public' || limit || upload ? [429] : []),
    ...refusals,
    500,
    503,
  ];
};

/** The refusals that a call may answer with, as schemas of its route: by what it declares, and what every call may meet. */
export const refusalSchemas = (call: Call) => {
  const statuses = [...new Set(refusalsOf(call))].sort((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => [status, errorBodySchema.describe(descriptions[status] ?? String(status))]),
  );
};

const session = { session: [] };

/** Which proofs a call asks for: a session, and where it changes something the token against forged requests. */
export const securityOf = ({ method, right }: Call): Record<string, string[]>[] => {
  const proofs = { ...(right !== 'public' && session), ...(method !== 'GET' && { xsrf: [] }) };
  return Object.keys(proofs).length > 0 ? [proofs] : [];
};

/** The proofs themselves, for the document of the calls. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sponsorat',
    description: 'Sat af login; bag https med præfikset __Host-',
  },
  xsrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN', description: 'Værdien af cookien XSRF-TOKEN' },
} as const;

/** How the document shows an answer that is a file of one of these types. */
export const fileAnswer = (...types: readonly string[]) => ({
  description: 'Filen',
  content: Object.fromEntries(types.map((type) => [type, { schema: z.file() }])),
});

/** How the document shows that a browser is sent on. */
export const redirect = (description: string) => z.undefined().describe(description);
