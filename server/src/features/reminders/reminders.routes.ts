import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { TaskIndex } from '../tasks/task-index.ts';
import { changeReminders, getReminders, sendOwnDigest } from './reminders.usecases.ts';

export const remindersRoutes = (app: FastifyInstance, deps: AppDeps, index: TaskIndex): void => {
  const calls = api.reminders;
  route(app, calls.get, ({ actor }) => getReminders(deps, actor));
  route(app, calls.save, ({ actor, input }) => changeReminders(deps, actor, input));
  route(app, calls.test, ({ actor }) => sendOwnDigest(deps, index, actor));
};
