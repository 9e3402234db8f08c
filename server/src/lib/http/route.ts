import type { AnswerOf, BodyOf, EndpointDefinition, ParamsOf, QueryOf } from '@sponsorat/api';
import { field, read } from '@sponsorat/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { invalid, notFound, notLoggedIn } from '../problem.ts';
import { Input, UNREADABLE } from './input.ts';
import { PackedRows } from './packed-rows.ts';
import { refusalSchemas, securityOf } from './statuses.ts';
import { type FilesInput, readUpload } from './upload.ts';

type RouteInput<E extends EndpointDefinition> = {
  /** Whoever asks; a public call has none. */
  actor: E['right'] extends 'public' ? null : Actor;
  params: ParamsOf<E>;
  /** Throws 422. */
  query: () => QueryOf<E>;
  input: Input<BodyOf<E>>;
  file: E extends { upload: unknown } ? FilesInput : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

type PackedRowsOf<A> = A extends (infer T)[] ? PackedRows<T> : never;

const nothing = z.object({});
/** Only for the document of the calls: what is sent is read part by part. */
const uploadBody = z.object({ model: z.file() });

/** The schema of what stands in a path: the ids of records where the call says no more of it; undefined where nothing does. */
const paramsOf = ({ path, params }: EndpointDefinition): z.ZodObject | undefined => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return (
    params ?? (names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, field.pathId]))) : undefined)
  );
};

type Asked = Pick<EndpointDefinition, 'right' | 'query'> & { params?: z.ZodObject | undefined };

const readParams = (endpoint: Asked, request: FastifyRequest) => {
  const result = read(endpoint.params ?? nothing, request.params ?? {});
  if (!result.ok) throw notFound();
  return result.value;
};

const readQuery = (endpoint: Asked, request: FastifyRequest) => {
  const result = read(endpoint.query ?? nothing, request.query ?? {});
  if (!result.ok) throw invalid(result.fields);
  return result.value;
};

const bodyOf = (request: FastifyRequest): unknown => (request.isMultipart() ? UNREADABLE : request.body);

const present = <T>(value: T | null): T => {
  if (value === null) throw notLoggedIn();
  return value;
};

/** Who asks, and for what. Throws 401 and 404. */
export const readCall = (endpoint: Asked, request: FastifyRequest) => ({
  actor: endpoint.right === 'public' ? null : present(request.actor),
  params: readParams(endpoint, request),
  query: () => readQuery(endpoint, request),
});

/** Serves one endpoint of the api: reads what it declares, hands it over, answers 200 with a body or 204 without. */
export const route = <const E extends EndpointDefinition>(
  app: FastifyInstance,
  endpoint: E,
  handler: (given: RouteInput<E>) => Promise<AnswerOf<E> | PackedRowsOf<AnswerOf<E>>>,
): void => {
  const { method, path, right, reads, summary, query, body, output, upload, limit } = endpoint;
  const params = paramsOf(endpoint);
  const { beforePasswordChange, beforeSecondFactor } = endpoint;
  app.route({
    method,
    url: path,
    config: { right, reads, limit: limit ?? (upload && 'upload'), beforePasswordChange, beforeSecondFactor },
    schema: {
      summary,
      security: securityOf(endpoint),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(upload && { consumes: ['multipart/form-data'], body: uploadBody }),
      response: { ...(output ? { 200: output } : { 204: z.undefined() }), ...refusalSchemas({ ...endpoint, params }) },
    },
    ...(upload && {
      // Before the app's own hooks of the handler, which run when all of a request has arrived.
      preValidation: async (request: FastifyRequest) => {
        request.uploaded = await readUpload(request, upload);
      },
    }),
    handler: async (request, reply) => {
      // A body that cannot be read (400) is said before an id that names nothing (404).
      const input = new Input(upload ? undefined : bodyOf(request), body ?? nothing);
      const given = { ...readCall({ ...endpoint, params }, request), input, file: request.uploaded, request, reply };
      const answer = await handler(given as unknown as RouteInput<E>);
      if (answer instanceof PackedRows) return answer.sendBy(request, reply);
      if (output) return answer;
      return reply.code(204).send();
    },
  });
};
