import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { pageOf } from '../../lib/http/pages.ts';
import { route } from '../../lib/http/route.ts';
import { addDocument, getDocuments, getRemovedDocuments, removeDocument, saveDocument } from './documents.usecases.ts';
import { undeleteDocument } from './undelete.usecases.ts';

export const documentsRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const calls = api.documents;
  route(app, calls.list, ({ actor, params, query, reply }) =>
    getDocuments(deps, actor, params.id, query).then(pageOf(reply)),
  );
  route(app, calls.removed, ({ actor, params, query, reply }) =>
    getRemovedDocuments(deps, actor, params.id, query).then(pageOf(reply)),
  );
  route(app, calls.upload, ({ actor, params, file, query }) => addDocument(deps, actor, params.id, { file, query }));
  route(app, calls.save, ({ actor, params, input }) => saveDocument(deps, actor, params.id, input));
  route(app, calls.remove, ({ actor, params }) => removeDocument(deps, actor, params));
  route(app, calls.undelete, ({ actor, params }) => undeleteDocument(deps, actor, params));
};
