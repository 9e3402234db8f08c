import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { pageOf } from '../../lib/http/pages.ts';
import { route } from '../../lib/http/route.ts';
import { getNotes, removeNote, saveNote } from './notes.usecases.ts';

export const notesRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const calls = api.notes;
  route(app, calls.list, ({ actor, params, query, reply }) =>
    getNotes(deps, actor, params.id, query).then(pageOf(reply)),
  );
  route(app, calls.save, ({ actor, params, input }) => saveNote(deps, actor, params.id, input));
  route(app, calls.remove, ({ actor, params }) => removeNote(deps, actor, params));
};
