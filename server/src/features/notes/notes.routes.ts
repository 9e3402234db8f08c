import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { recordRoutes } from '../sponsorships/record-routes.ts';
import { noteDefinition } from './notes.usecases.ts';

export const notesRoutes = (app: FastifyInstance, deps: AppDeps): void =>
  recordRoutes(app, deps, api.notes, noteDefinition);
