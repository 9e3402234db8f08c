import { errorBodySchema } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';

type Operation = { responses?: Record<string, { content?: Record<string, unknown> }> };
type Document = { paths?: Record<string, Record<string, Operation>> };

const isPage = (type: string): boolean => type.startsWith('text/html');

const isErrorBody = (payload: unknown): boolean =>
  typeof payload === 'string' && errorBodySchema.loose().safeParse(JSON.parse(payload)).success;

/** Collects, as they come, the answers that the app's OpenAPI document does not name. */
export const answersBesideTheDocument = (app: FastifyInstance): Set<string> => {
  const found = new Set<string>();
  app.addHook('onSend', async ({ routeOptions, method }, reply, payload) => {
    const { statusCode } = reply;
    const { paths } = app.swagger() as Document;
    const path = (routeOptions.url ?? '').replaceAll(/:(\w+)/g, '{$1}');
    const operations = paths?.[path];
    if (!operations) return;
    const operation = operations[method === 'HEAD' ? 'get' : method.toLowerCase()];
    const response = operation?.responses?.[statusCode];
    if (!response) found.add(`${method} ${path} ${statusCode}`);
    else if (response.content?.['text/html'] && isPage(String(reply.getHeader('content-type')))) return;
    else if (statusCode >= 400 && method !== 'HEAD' && !isErrorBody(payload))
      found.add(`${method} ${path} ${statusCode}: the body is another`);
  });
  return found;
};
