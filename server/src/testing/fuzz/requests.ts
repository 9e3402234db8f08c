import { generateSync } from 'json-schema-faker';
import type { Answer, TestClient } from '../client.ts';
import { type RouteRequest, sendRequest } from '../route-table.ts';
import type { documentOf } from './document.ts';
import { oddBodies, oddFiles, oddIds, oddQueries } from './values.ts';

const everyKind = ['as it is', 'changed', 'made up', 'elsewhere', 'unreadable'] as const;
type Kind = (typeof everyKind)[number];
/** The ways to ask a route, the commoner ones more than once. */
export const kinds: Kind[] = [...everyKind, 'as it is', 'changed', 'changed', 'made up'];

/** How a request is made of one that succeeds. */
export type Plan = { kind: Kind; seed: number; pick: number; changes: [number, unknown][] };

const ID = /\d{7,}/;

const pathsOf = (value: unknown, at: string[] = []): string[][] => {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]));
  return at.length > 0 ? [at, ...inside] : inside;
};

const change = (body: object, path: string[], value: unknown): void => {
  let at = body as Record<string, unknown>;
  for (const key of path.slice(0, -1)) {
    const next = at[key];
    if (typeof next !== 'object' || next === null) return;
    at = next as Record<string, unknown>;
  }
  at[path.at(-1) as string] = value;
};

const withQuery = (url: string, query: string): string => `${url}${url.includes('?') ? '&' : '?'}${query}`;

const pickFrom = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;

/** Makes requests of one that succeeds; `spare` are ids that there are and that nothing else needs. */
export const requestsFor = (document: ReturnType<typeof documentOf>, spare: readonly number[]) => {
  const changeRequest = (request: RouteRequest, { changes, pick }: Plan): RouteRequest => {
    if (request.file)
      return { ...request, file: { ...request.file, bytes: pickFrom(oddFiles(request.file.bytes), pick) } };
    if (!request.body) return { ...request, url: withQuery(request.url, pickFrom(oddQueries, pick)) };
    const body = structuredClone(request.body);
    const paths = [...pathsOf(body), ['id'], ['version'], ['constructor'], ['roles'], ['lockedOut'], ['status']];
    for (const [which, value] of changes)
      change(body, pickFrom(paths, which), which % 5 === 0 ? pickFrom(spare, which) : value);
    return { ...request, body };
  };

  const madeUp = (name: string, request: RouteRequest, { seed, pick }: Plan): RouteRequest => {
    const schema = document.bodySchemaOf(name);
    if (!schema || !request.body) return { ...request, url: request.url.replace(ID, String(pickFrom(spare, pick))) };
    const made = generateSync(schema, { seed, optionalsProbability: 0.6, maxItems: 3, maxLength: 40 });
    // Half of them are about what there is.
    const id = 'id' in request.body && pick % 2 === 0 ? { id: request.body.id, version: null } : {};
    return { ...request, body: Object.assign({}, made, id) };
  };

  const elsewhere = (request: RouteRequest, { pick }: Plan): RouteRequest => {
    if (!ID.test(request.url)) return { ...request, url: withQuery(request.url, pickFrom(oddQueries, pick)) };
    const at = Math.floor(pick / 2);
    const id = pick % 2 === 0 ? encodeURIComponent(pickFrom(oddIds, at)) : String(pickFrom(spare, at));
    return { ...request, url: request.url.replace(ID, id) };
  };

  const makeRequest = (name: string, request: RouteRequest, plan: Plan): RouteRequest => {
    if (plan.kind === 'changed') return changeRequest(request, plan);
    if (plan.kind === 'made up') return madeUp(name, request, plan);
    return plan.kind === 'as it is' ? request : elsewhere(request, plan);
  };

  return {
    /** Sends what the plan makes of a request that succeeds; `sent` is its body, where that is an object. */
    send: async (
      client: TestClient,
      name: string,
      request: RouteRequest,
      plan: Plan,
    ): Promise<{ answer: Answer; sent?: object | undefined }> => {
      const method = name.split(' ')[0] as string;
      if (plan.kind === 'unreadable' && method !== 'GET') {
        const { payload, type } = pickFrom(oddBodies, plan.pick);
        return {
          answer: await client.send(method as 'POST', request.url, { payload, headers: { 'content-type': type } }),
        };
      }
      const sent = makeRequest(name, request, plan);
      return { answer: await sendRequest(client, method, sent), sent: sent.body };
    },
  };
};
