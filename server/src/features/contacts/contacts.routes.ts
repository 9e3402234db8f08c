import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { recordRoutes } from '../sponsorships/record-routes.ts';
import { contactDefinition } from './contacts.usecases.ts';

export const contactsRoutes = (app: FastifyInstance, deps: AppDeps): void =>
  recordRoutes(app, deps, api.contacts, contactDefinition);
