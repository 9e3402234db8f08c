import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { getContacts, removeContact, saveContact } from './contacts.usecases.ts';

export const contactsRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const calls = api.contacts;
  route(app, calls.list, ({ actor, params }) => getContacts(deps, actor, params.id));
  route(app, calls.save, ({ actor, params, input }) => saveContact(deps, actor, params.id, input));
  route(app, calls.remove, ({ actor, params }) => removeContact(deps, actor, params));
};
