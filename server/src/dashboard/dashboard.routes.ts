import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { route } from '../platform/http/route.ts';
import { findOverview } from './dashboard.store.ts';

export const dashboardRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  route(app, api.dashboard.overview, ({ actor }) => findOverview(db, actor, today(clock)));
};
