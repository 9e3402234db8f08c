import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@sponsorat/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailure } from '../db/failures.ts';
import { conflict, notFound, Problem, tooLarge, unreadableRequest, wrongType } from '../problem.ts';
import { describeError } from './error-log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that only reads. */
    reads?: true | undefined;
  }
  interface FastifyRequest {
    /** What the request was refused with, or failed with. */
    problem: Problem | null;
  }
}

const inside = (requestId: string) =>
  new Problem(500, {
    error: 'Noget gik galt',
    message: 'Der skete en fejl i systemet. Prøv igen, eller giv en administrator fejlnummeret.',
    requestId,
  });

const unavailable = (requestId: string) =>
  new Problem(
    503,
    {
      error: 'Ikke tilgængelig',
      message: 'Der er ikke forbindelse til databasen lige nu. Prøv igen om lidt.',
      requestId,
    },
    { 'retry-after': '5' },
  );

// Without a hint to try again: the same sent twice might be saved twice.
const commitUnknown = (requestId: string) =>
  new Problem(503, {
    error: 'Måske gemt',
    message:
      'Forbindelsen til databasen blev afbrudt, mens der blev gemt. Se efter, om det er gemt, før du prøver igen.',
    requestId,
  });

const collision = () =>
  conflict('En anden har i mellemtiden ændret eller slettet noget, der hører med. Genindlæs siden, og prøv igen.');

/** What somebody waited for in vain: an import may hold it until all its rows are saved. */
const busy = (url: string) => {
  const club = url.startsWith('/api/sponsorships') ? 'Klubben' : 'Det, du vil gemme,';
  const what = url.startsWith('/api/user') ? 'Brugeren' : club;
  return conflict(`${what} er ved at blive importeret eller gemt af en anden. Prøv igen om lidt.`);
};

const problemOf = (error: FastifyError, request: FastifyRequest): Problem => {
  if (error instanceof Problem) return error;
  if (error.statusCode === 413) return tooLarge(request.routeOptions.bodyLimit ?? 0);
  if (error.statusCode === 415) return wrongType();
  if (error.statusCode === 404) return notFound();
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return unreadableRequest();
  const failure = databaseFailure(error);
  if (failure === 'collision') {
    request.log.warn({ error: describeError(error) }, 'request collided with another');
    return collision();
  }
  // Who only reads waits for no row: a whole table is locked then, and nothing can be served.
  if (failure === 'locked' && request.method !== 'GET' && !request.routeOptions.config.reads) {
    request.log.warn({ error: describeError(error) }, 'request waited for a lock');
    return busy(request.url);
  }
  request.log.error({ error: describeError(error) }, 'request failed');
  if (failure === 'unknown') return commitUnknown(request.id);
  return failure === null ? inside(request.id) : unavailable(request.id);
};

/** Answers whatever went wrong: with the error body of the api, or with what `show` makes of it. */
export const sendProblem = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  show?: (body: ErrorBody) => string,
) => {
  const problem = problemOf(error, request);
  request.problem = problem;
  reply.code(problem.status).headers(problem.headers);
  if (show) return reply.send(show(problem.body));
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(problem.body);
};

/** Turns whatever goes wrong into the error body of the api. */
export const answerFailures = (app: FastifyInstance): void => {
  app.decorateRequest('problem', null);
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(error, request, reply));
};

/** Answers what is no HTTP that can be read, in the api's own words: no request was made of it, so no hook sees it. */
export const answerBrokenRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
  const status = statusOf[error.code ?? ''] ?? 400;
  const body = JSON.stringify(unreadableRequest().body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
