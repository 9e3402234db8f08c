import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { pageOf } from '../../lib/http/pages.ts';
import { route } from '../../lib/http/route.ts';
import { recordRoutes } from '../sponsorships/record-routes.ts';
import { listRecords } from '../sponsorships/records.usecases.ts';
import { addDocument, documentDefinition, removedDefinition } from './documents.usecases.ts';
import { undeleteDocument } from './removal.usecases.ts';

export const documentsRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const calls = api.documents;
  recordRoutes(app, deps, calls, documentDefinition);
  route(app, calls.removed, ({ actor, params, query, reply }) =>
    listRecords(removedDefinition, deps, actor, params.id, query).then(pageOf(reply)),
  );
  route(app, calls.upload, ({ actor, params, file, query }) => addDocument(deps, actor, params.id, { file, query }));
  route(app, calls.undelete, ({ actor, params }) => undeleteDocument(deps, actor, params));
};
