import type { AnswerOf, BodyOf, EndpointDefinition, ParamsOf, QueryOf } from '@sponsorat/api';
import { field, read } from '@sponsorat/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { invalid, notFound, notLoggedIn } from '../problem.ts';
import { Input, UNREADABLE } from './input.ts';
import { PackedRows } from './packed-rows.ts';
import { fileAnswer, refusalSchemas, securityOf } from './statuses.ts';
import { type FilesInput, readUpload } from './upload.ts';

/** A call, or an address at which a file of one of these types is. */
export type RouteDefinition = EndpointDefinition & { types?: readonly string[] };

export type RouteInput<E extends RouteDefinition> = {
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
type Answer<E extends RouteDefinition> = E extends { types: unknown }
  ? FastifyReply
  : AnswerOf<E> | PackedRowsOf<AnswerOf<E>>;

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

const readParams = (schema: z.ZodObject | undefined, request: FastifyRequest) => {
  const result = read(schema ?? nothing, request.params ?? {});
  if (!result.ok) throw notFound();
  return result.value;
};

const readQuery = (endpoint: EndpointDefinition, request: FastifyRequest) => {
  const result = read(endpoint.query ?? nothing, request.query ?? {});
  if (!result.ok) throw invalid(result.fields);
  return result.value;
};

const bodyOf = (request: FastifyRequest): unknown => (request.isMultipart() ? UNREADABLE : request.body);

const present = <T>(value: T | null): T => {
  if (value === null) throw notLoggedIn();
  return value;
};

/** Serves one call: reads what it declares, hands it over, answers 200 with a body or 204 without. */
export const route = <const E extends RouteDefinition>(
  app: FastifyInstance,
  endpoint: E,
  handler: (given: RouteInput<E>) => Promise<Answer<E>>,
): void => {
  const { method, path, right, reads, summary, query, body, output, upload, limit } = endpoint;
  const params = paramsOf(endpoint);
  const { beforePasswordChange, beforeSecondFactor, types } = endpoint;
  const answered = output ?? (types && fileAnswer(...types));
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
      response: {
        ...(answered ? { 200: answered } : { 204: z.undefined() }),
        ...refusalSchemas({ ...endpoint, params }),
      },
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
      const given = {
        actor: right === 'public' ? null : present(request.actor),
        params: readParams(params, request),
        query: () => readQuery(endpoint, request),
        input,
        file: request.uploaded,
        request,
        reply,
      };
      const answer: unknown = await handler(given as unknown as RouteInput<E>);
      if (answer instanceof PackedRows) return answer.sendBy(request, reply);
      if (answered) return answer;
      return reply.code(204).send();
    },
  });
};
