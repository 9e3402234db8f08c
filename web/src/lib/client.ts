import type { AnswerOf, EndpointDefinition, ParamsOf, QueryOf, RequestOf } from '@sponsorat/api';
import { apiError, retryAfterSeconds } from './errors.ts';
import { type IncomingResponse, type OutgoingRequest, send } from './transport.ts';

// biome-ignore lint/performance/noBarrelFile: who calls also catches; the errors are part of what a caller needs
export { ApiError, ConnectionError, errorWords } from './errors.ts';

type Scalar = string | number | boolean | null | undefined;
type Values<T> = { [K in keyof T]: string | number };
type When<E, K extends string, Yes> = E extends Record<K, unknown> ? Yes : { [P in K]?: never };

type Params<E extends EndpointDefinition> = [keyof ParamsOf<E>] extends [never]
  ? { params?: never }
  : { params: Values<ParamsOf<E>> };

/** What a call of this endpoint needs: exactly the parts that the endpoint has. */
type CallOptions<E extends EndpointDefinition> = Params<E> &
  When<E, 'query', { query?: { [K in keyof QueryOf<E>]?: Scalar } }> &
  When<E, 'body', { body: RequestOf<E> }> &
  When<E, 'upload', { file: Blob | readonly Blob[]; onProgress?: (share: number) => void }> & {
    signal?: AbortSignal;
    /** A 401 is an answer here, not the end of a session. */
    anonymous?: boolean;
  };

type Rest<E extends EndpointDefinition> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

// One loose reading of what CallOptions types strictly, for the code that does not know the endpoint.
type Parts = {
  params?: Record<string, string | number>;
  query?: Record<string, Scalar>;
  body?: unknown;
  file?: Blob | readonly Blob[];
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  anonymous?: boolean;
};

let sessionEnded = (): void => {};
/** Says what happens when a call learns that the session is over. */
export const whenSessionEnds = (handler: () => void): void => {
  sessionEnded = handler;
};

/** The path of a call with its parameters and query in place. */
export const urlOf = (
  path: string,
  params: Record<string, string | number> = {},
  query: Record<string, Scalar> = {},
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value != null) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

/** The value of a readable cookie. */
export const cookieValue = (cookies: string, name: string): string | undefined => {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie && decodeURIComponent(cookie.slice(name.length + 1));
};

const xsrfToken = () => cookieValue(document.cookie, 'XSRF-TOKEN');
const accept = { accept: 'application/json' };

// Any GET renews the cookie, also one that answers 401.
const renewXsrf = () => send({ method: 'GET', url: '/api/user', headers: accept });

const bodyOf = ({ body, file }: Parts): Pick<OutgoingRequest, 'body'> => {
  if (file) {
    const form = new FormData();
    for (const one of [file].flat()) form.append('model', one);
    return { body: form };
  }
  return body === undefined ? {} : { body: JSON.stringify(body) };
};

const deliver = async (definition: EndpointDefinition, parts: Parts): Promise<IncomingResponse> => {
  const { method } = definition;
  const url = urlOf(definition.path, parts.params, parts.query);
  const { body } = bodyOf(parts);
  const { signal, onProgress } = parts;
  if (method === 'GET') return send({ method, url, headers: accept, signal });

  if (!xsrfToken()) await renewXsrf();
  const attempt = (token: string | undefined) => {
    const headers: Record<string, string> = { ...accept };
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    if (token) headers['x-xsrf-token'] = token;
    return send({ method, url, headers, body, signal, onProgress });
  };
  const used = xsrfToken();
  const answer = await attempt(used);
  if (answer.status !== 403) return answer;
  // The token may have been that of an earlier session: only a new one is worth another try.
  await renewXsrf();
  const renewed = xsrfToken();
  return renewed === used ? answer : attempt(renewed);
};

const answerTo = async (definition: EndpointDefinition, parts: Parts): Promise<IncomingResponse> => {
  const answer = await deliver(definition, parts);
  if (answer.status === 401 && !parts.anonymous) sessionEnded();
  if (answer.status >= 400) {
    throw apiError(answer.status, answer.text, retryAfterSeconds(answer.header('retry-after'), Date.now()));
  }
  return answer;
};

const contentOf = <T>(answer: IncomingResponse): T => {
  if (answer.status === 204) return undefined as T;
  try {
    return JSON.parse(answer.text) as T;
  } catch {
    throw apiError(502, answer.text);
  }
};

/**
 * Calls an endpoint and answers what it answers. Throws ApiError for every answer of 400 and over, and
 * ConnectionError where none came.
 */
export const call = async <E extends EndpointDefinition>(definition: E, ...rest: Rest<E>): Promise<AnswerOf<E>> =>
  contentOf(await answerTo(definition, (rest[0] ?? {}) as Parts));

/** Calls an endpoint that answers a page of a list: its rows, and how many there are in all. */
export const callPage = async <E extends EndpointDefinition>(
  definition: E,
  ...rest: Rest<E>
): Promise<{ rows: AnswerOf<E>; total: number }> => {
  const answer = await answerTo(definition, (rest[0] ?? {}) as Parts);
  return { rows: contentOf(answer), total: Number(answer.header('x-total-count')) };
};
