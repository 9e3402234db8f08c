import { errorBodySchema } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';

type Operation = { responses?: Record<string, { content?: Record<string, unknown> }> };
type Document = { paths?: Record<string, Record<string, Operation>> };

const isPage = (type: string): boolean => type.startsWith('text/html');

const isErrorBody = (payload: unknown): boolean =>
  typeof payload === 'string' && errorBodySchema.loose().safeParse(JSON.parse(payload)).success;

const documents = new Map<string, Document>();

/** The app's document, written once in a run for all apps that have the same routes: it takes longer than most tests. */
const documentOf = (app: FastifyInstance): Document => {
  const routes = app.printRoutes({ commonPrefix: false });
  const document = documents.get(routes) ?? (app.swagger() as Document);
  documents.set(routes, document);
  return document;
};

/** Collects, as they come, the answers that the app's OpenAPI document does not name. */
export const answersBesideTheDocument = (app: FastifyInstance): Set<string> => {
  const paths = new Set<string>();
  let document: Document | undefined;
  app.addHook('onSend', async ({ routeOptions, method }, reply, payload) => {
    const { statusCode } = reply;
    document ??= documentOf(app);
    const path = (routeOptions.url ?? '').replaceAll(/:(\w+)/g, '{$1}');
    const operations = document.paths?.[path];
    if (!operations) return;
    const operation = operations[method === 'HEAD' ? 'get' : method.toLowerCase()];
    const response = operation?.responses?.[statusCode];
    if (!response) paths.add(`${method} ${path} ${statusCode}`);
    else if (response.content?.['text/html'] && isPage(String(reply.getHeader('content-type')))) return;
    else if (statusCode >= 400 && method !== 'HEAD' && !isErrorBody(payload))
      paths.add(`${method} ${path} ${statusCode}: the body is another`);
  });
  return paths;
};
